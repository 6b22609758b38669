/* The bot `random`: any legal move. It imagines a world from its view and samples there, for a state it never has. */
#include "bots/bot.h"

#include "core/bug.h"
#include "core/match.h"
#include "core/words/prose.h"
#include "core/rng.h"
#include "core/words/text.h"

enum { THINK = 1 }; /* purpose of chance */

struct random_memory {
    const struct lz_game *game;
    struct lz_rng rng;
    bool speaks;
};

static uint32_t memory(const struct lz_game *game) { return sizeof(struct random_memory); }
static uint32_t scratch(const struct lz_game *game) { return game->state_size; }

static void begin(void *memory, const struct lz_chair *chair) {
    *(struct random_memory *)memory = (struct random_memory){ .game = chair->game,
                                                              .rng = lz_rng_from(chair->key[0], chair->key[1]) };
}

/* Chance is forked by the step: a decision asked twice is answered alike. */
static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    struct random_memory *m = memory;
    const struct lz_seen *seen = lz_seen_of(asked->view);
    struct lz_rng rng = lz_fork(&m->rng, THINK, seen->step);
    m->game->imagine(m->game, asked->view, &rng, asked->scratch);
    if (!m->game->sample(m->game, asked->scratch, seen->seat, &rng, move))
        LZ_BUG("a bot was asked though its seat may not act");
    m->speaks = lz_move_spoken(m->game, move);
}

/* It has nothing to say, and says so. */
static void speak(void *memory, struct lz_writer *w) {
    if (((struct random_memory *)memory)->speaks)
        lz_put(w, "Hm.");
}

const struct lz_bot lz_bot_random = {
    .id = "random",
    .about = "plays any legal move",
    .memory = memory,
    .scratch = scratch,
    .begin = begin,
    .decide = decide,
    .speak = speak,
};
