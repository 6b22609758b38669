/* The bot `random`: any legal move. Where the host does not draw one for it, it imagines a world from its view and
   samples there, for a state it never has; the answer is the same. */
#include "bots/bot.h"

#include "core/bug.h"
#include "core/match.h"
#include "core/words/prose.h"
#include "core/rng.h"
#include "core/words/text.h"

enum { THINK = 1, WORLD }; /* purposes of chance */

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

static void sample(const struct random_memory *m, const struct lz_asked *asked, struct lz_rng *rng,
                   struct lz_move *move) {
    const struct lz_seen *seen = lz_seen_of(asked->view);
    struct lz_rng world = lz_fork(&m->rng, WORLD, seen->step);
    m->game->imagine(m->game, asked->view, &world, asked->scratch);
    if (!m->game->sample(m->game, asked->scratch, seen->seat, rng, move))
        LZ_BUG("a bot was asked though its seat may not act");
}

/* Chance is forked by the step: a decision asked twice is answered alike. */
static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    struct random_memory *m = memory;
    struct lz_rng rng = lz_fork(&m->rng, THINK, lz_seen_of(asked->view)->step);
    if (asked->any)
        asked->any(asked->host, &rng, move);
    else
        sample(m, asked, &rng, move);
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
