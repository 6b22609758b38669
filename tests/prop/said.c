/* said [TIMES [GAME]]: the leak property where bots play and speak, so that what they say is compared, too: whoever
   listens hears the same in every world it cannot tell from the true one. And what a bot does and says follows from
   its seat's knowledge: asked in a world imagined from its view it answers the same. Prints TAP, a case for each bot
   of each game. */
#include "bots/bot.h"
#include "tests/prop/prop.h"

#include "core/bug.h"
#include "core/games.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/verb.h"

#include <stdio.h>
#include <stdlib.h>

enum { NODES = 40, CAP = 60, LARGE = 8192 };

struct players {
    struct walk *walk;
    const struct lz_bot *bot;
    uint8_t *memory[LZ_SEATS], *other, *scratch;
    size_t size;
    uint32_t spoken;
    char words[2][LZ_SPEECH + 1];
};

static uint8_t *take(size_t size) {
    uint8_t *at = aligned_alloc(LZ_BOT_ALIGN, (size / LZ_BOT_ALIGN + 1) * LZ_BOT_ALIGN);
    lz_assert(at);
    return at;
}

static void hear(void *to, const struct lz_event *event) {
    struct players *p = to;
    for (int i = 0; i < p->walk->setup.seats; i++)
        if (lz_in(event->seen, i) && p->bot->notice)
            p->bot->notice(p->memory[i], event);
}

/* By the view of that state; the words into one of two places. */
static struct lz_text ask(struct players *p, void *memory, const void *state, struct lz_move *move) {
    struct walk *w = p->walk;
    int place = state != w->state, seat = move->seat;
    struct lz_writer words = lz_writer_in(p->words[place], sizeof p->words[place]);
    w->game->view(w->game, state, seat, w->view);
    p->bot->decide(memory, &(struct lz_asked){ .view = w->view, .nodes = NODES, .scratch = p->scratch }, move);
    return lz_bot_words(p->bot, memory, &words);
}

/* The same question in a world that it cannot tell from the true one. */
static void ask_elsewhere(struct players *p, const struct lz_input *in, int seat) {
    struct walk *w = p->walk;
    struct lz_move move = { .seat = (uint8_t)seat };
    w->game->view(w->game, w->state, seat, w->view);
    w->game->imagine(w->game, w->view, &w->rng, w->third);
    struct lz_text words = ask(p, p->other, w->third, &move);
    if (!lz_move_equal(&move, &in->move) || words.len != in->text.len ||
        (words.len && memcmp(words.at, in->text.at, words.len) != 0))
        LZ_BUG(walk_say(w, "is what a bot does that knows more than its seat", &in->move, seat));
}

static int next_seat(struct walk *w) {
    const struct lz_head *head = w->state;
    lz_seats may = lz_roll(&w->rng, 4) ? head->wait : head->may;
    may = may ? may : head->may;
    for (uint32_t n = lz_roll(&w->rng, (uint32_t)lz_seats_count(may)); n > 0; n--)
        may &= may - 1;
    return lz_first(may);
}

static bool move(void *player, struct walk *w, struct lz_input *in) {
    struct players *p = player;
    int seat = next_seat(w);
    in->move = (struct lz_move){ .seat = (uint8_t)seat };
    memcpy(p->other, p->memory[seat], p->size);
    in->text = ask(p, p->memory[seat], w->state, &in->move);
    ask_elsewhere(p, in, seat);
    p->spoken += in->text.len > 0;
    return in->move.verb != LZ_TICK; /* it has nothing to say: chance moves */
}

static const char *play(struct players *p, int seats, uint64_t seed) {
    struct walk *w = p->walk;
    struct lz_sink hears = { hear, p };
    walk_begin(w, seats, seed);
    for (int i = 0; i < seats; i++)
        p->bot->begin(p->memory[i], &(struct lz_chair){ w->game, i, { seed, (uint64_t)i }, NULL });
    if (!lz_begin(&w->match, &w->setup, &hears, NULL))
        LZ_BUG("the game was offered");
    w->cap = CAP;
    w->moves = move;
    w->player = p;
    w->hears = &hears;
    return prop_leak(w);
}

static int try_bot(const struct lz_game *game, const struct lz_bot *bot, uint32_t times, int number) {
    struct players p = { .walk = walk_new(game), .bot = bot, .size = bot->memory(game) };
    const char *wrong = NULL;
    p.scratch = take(lz_bot_scratch(bot, game));
    p.other = take(p.size);
    for (int i = 0; i < LZ_SEATS; i++)
        p.memory[i] = take(p.size);
    for (uint64_t seed = 1; seed <= 2 * times && !wrong; seed++)
        for (int seats = game->seats_least; seats <= game->seats_most && !wrong; seats++)
            if (walk_offers(p.walk, seats) && (game->state_size < LARGE || seats <= 3))
                wrong = play(&p, seats, seed);
    printf("%sok %d - %s %s: leak, %u speeches\n", wrong ? "not " : "", number, game->id, bot->id, p.spoken);
    if (wrong)
        printf("# %s\n", wrong);
    fflush(stdout);
    for (int i = 0; i < LZ_SEATS; i++)
        free(p.memory[i]);
    free(p.other), free(p.scratch);
    walk_free(p.walk);
    return wrong != NULL;
}

int main(int argc, char **argv) {
    int number = 0, failed = 0;
    for (uint32_t g = 0; g < lz_games_count; g++)
        for (uint32_t b = 0; b < lz_bots_count; b++)
            if (lz_bot_plays(lz_bots[b], lz_games[g]) && (argc < 3 || strcmp(argv[2], lz_games[g]->id) == 0))
                failed += try_bot(lz_games[g], lz_bots[b], argc > 1 ? (uint32_t)atoi(argv[1]) : 1, ++number);
    printf("1..%d\n", number);
    return failed != 0;
}
