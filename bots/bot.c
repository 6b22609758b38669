/* The table of bots. */
#include "bots/bot.h"

#include "core/rng.h"
#include "core/words/text.h"

enum { BOTS = 1 }; /* purpose of the fork that keys the bots */

extern const struct lz_bot lz_bot_swamp_easy, lz_bot_swamp_normal, lz_bot_swamp_hard;
extern const struct lz_bot lz_bot_lies_greedy, lz_bot_lies_easy, lz_bot_lies_normal, lz_bot_lies_hard;
extern const struct lz_bot lz_bot_newspeak_guesser, lz_bot_newspeak_deaf, lz_bot_newspeak_mute;
extern const struct lz_bot lz_bot_newspeak_easy, lz_bot_newspeak_normal, lz_bot_newspeak_hard;

const struct lz_bot *const lz_bots[] = { &lz_bot_random,        &lz_bot_greedy,           &lz_bot_rummy,
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
