/* The table of bots. */
#include "bots/bot.h"

#include "core/rng.h"
#include "core/words/text.h"

enum { BOTS = 1 }; /* purpose of the fork that keys the bots */

extern const struct lz_bot lz_bot_rummy_easy, lz_bot_rummy_normal, lz_bot_rummy_hard;
extern const struct lz_bot lz_bot_swamp_easy, lz_bot_swamp_normal, lz_bot_swamp_hard;
extern const struct lz_bot lz_bot_lies_greedy, lz_bot_lies_easy, lz_bot_lies_normal, lz_bot_lies_hard;
extern const struct lz_bot lz_bot_newspeak_guesser, lz_bot_newspeak_deaf, lz_bot_newspeak_mute;
extern const struct lz_bot lz_bot_newspeak_easy, lz_bot_newspeak_normal, lz_bot_newspeak_hard;

const struct lz_bot *const lz_bots[] = { &lz_bot_random,        &lz_bot_greedy,           &lz_bot_rummy,
                                         &lz_bot_rummy_easy,    &lz_bot_rummy_normal,     &lz_bot_rummy_hard,
                                         &lz_bot_swamp_easy,    &lz_bot_swamp_normal,     &lz_bot_swamp_hard,
                                         &lz_bot_lies_greedy,   &lz_bot_lies_easy,        &lz_bot_lies_normal,
                                         &lz_bot_lies_hard,     &lz_bot_newspeak_guesser, &lz_bot_newspeak_deaf,
                                         &lz_bot_newspeak_mute, &lz_bot_newspeak_easy,    &lz_bot_newspeak_normal,
                                         &lz_bot_newspeak_hard };
const uint32_t lz_bots_count = sizeof lz_bots / sizeof lz_bots[0];

/* It plays the game by name. */
static bool knows(const struct lz_bot *bot, const struct lz_game *game) {
    if (!bot->games)
        return false;
    struct lz_text ids = lz_span(bot->games);
    for (struct lz_text id = lz_take_word(&ids); id.len; id = lz_take_word(&ids))
        if (lz_text_is(id, game->id))
            return true;
    return false;
}

/* A bot for every game steps aside where another of its name knows the game. */
bool lz_bot_plays(const struct lz_bot *bot, const struct lz_game *game) {
    if (bot->games)
        return knows(bot, game);
    for (uint32_t i = 0; i < lz_bots_count; i++)
        if (lz_text_is(lz_span(bot->id), lz_bots[i]->id) && knows(lz_bots[i], game))
            return false;
    return true;
}

const struct lz_bot *lz_bot_by_id(struct lz_text id, const struct lz_game *game) {
    for (uint32_t i = 0; i < lz_bots_count; i++)
        if (lz_text_is(id, lz_bots[i]->id) && lz_bot_plays(lz_bots[i], game))
            return lz_bots[i];
    return NULL;
}

static bool no_bot(struct lz_text id, const struct lz_game *game, struct lz_writer *trouble) {
    if (!trouble)
        return false;
    lz_put(trouble, "there is no bot '");
    lz_put_text(trouble, id);
    lz_put(trouble, "' for ");
    lz_put(trouble, game->id);
    lz_put(trouble, "; the bots are:");
    for (uint32_t i = 0; i < lz_bots_count; i++)
        if (lz_bot_plays(lz_bots[i], game)) {
            lz_put_char(trouble, ' ');
            lz_put(trouble, lz_bots[i]->id);
        }
    return false;
}

static bool no_budget(struct lz_text name, struct lz_writer *trouble) {
    if (!trouble)
        return false;
    lz_put(trouble, "'");
    lz_put_text(trouble, name);
    lz_put(trouble, "': after the @ stands what a decision may cost in imagined moves, a number from 1 to ");
    lz_put_number(trouble, LZ_BOT_NODES_MOST);
    return false;
}

bool lz_player_read(struct lz_text name, const struct lz_game *game, struct lz_player *player,
                    struct lz_writer *trouble) {
    uint32_t cut = 0;
    int64_t nodes = 0;
    while (cut < name.len && name.at[cut] != '@')
        cut++;
    *player = (struct lz_player){ .bot = lz_bot_by_id((struct lz_text){ name.at, cut }, game) };
    if (!player->bot)
        return no_bot((struct lz_text){ name.at, cut }, game, trouble);
    if (cut < name.len &&
        !lz_read_number((struct lz_text){ name.at + cut + 1, name.len - cut - 1 }, 1, LZ_BOT_NODES_MOST, &nodes))
        return no_budget(name, trouble);
    player->nodes = (uint64_t)nodes;
    return true;
}

void lz_player_print(const struct lz_player *player, struct lz_writer *w) {
    lz_put(w, player->bot->id);
    if (!player->nodes)
        return;
    lz_put_char(w, '@');
    lz_put_number(w, (int64_t)player->nodes);
}

enum lz_level lz_bot_level(const struct lz_bot *bot) {
    static const char *const names[] = {
        [LZ_LEVEL_EASY] = "easy", [LZ_LEVEL_NORMAL] = "normal", [LZ_LEVEL_HARD] = "hard"
    };
    for (int level = LZ_LEVEL_EASY; level <= LZ_LEVEL_HARD; level++)
        if (lz_text_is(lz_span(bot->id), names[level]))
            return (enum lz_level)level;
    return LZ_LEVEL_NONE;
}

void lz_bot_key(const uint8_t seed[LZ_SEED], int seat, uint64_t key[2]) {
    uint64_t all[2];
    lz_fair_key(seed, lz_span("bots"), all);
    struct lz_rng rng = lz_rng_from(all[0], all[1]), own = lz_fork(&rng, BOTS, (uint64_t)seat);
    key[0] = own.key[0];
    key[1] = own.key[1];
}

uint32_t lz_bot_scratch(const struct lz_bot *bot, const struct lz_game *game) {
    return bot->scratch ? bot->scratch(game) : 0;
}

struct lz_text lz_bot_words(const struct lz_bot *bot, void *memory, struct lz_writer *room) {
    if (bot->speak)
        bot->speak(memory, room);
    return room->len ? (struct lz_text){ room->at, room->len } : (struct lz_text){ 0 };
}
