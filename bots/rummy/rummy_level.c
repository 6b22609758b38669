/* How people err: for a whole hand one is fond of some sets and cards and thinks little of others, and now and then
   does not see that a card could be laid. A loss is never taken for a gain, so no error is nonsense. */
#include "bots/rummy/rummy_level.h"

enum { TASTE = 11, EYES = 12 }; /* purposes of chance */

/* Measured so that each wins 60 to 85 of 100 matches against the one before, with 2, 3 and 4 seats in either game, with
   LZ_BOT_NODES; as partners with the nodes of `hard` that people play with: docs/words.md. */
const struct rummy_level rummy_easy = { .taste = 4, .clings = 10, .overlooks = 35, .paired = 0.5, .goes_out = true };
const struct rummy_level rummy_normal = { .taste = 2, .clings = 6, .overlooks = 12, .paired = 0.1, .goes_out = true };
const struct rummy_level rummy_hard = { .goes_out = true, .searches = true };
const struct rummy_level rummy_rummy = { .searches = true };

/* From -1 to 1, most of it near 0. */
static double swing(struct lz_rng *rng) { return ((double)lz_roll(rng, 1001) + (double)lz_roll(rng, 1001)) / 1000 - 1; }

/* What the move is about: a set, or a card. */
static uint64_t subject(const struct lz_move *m) {
    bool lays = m->verb == RUMMY_V_MELD || m->verb == RUMMY_V_ADD;
    return (uint64_t)(m->args ? (lays ? m->arg[0] : RUMMY_SETS + m->arg[0]) : RUMMY_SETS + RUMMY_IDS);
}

/* The same all hand long. */
static double fondness(const struct rummy_sight *s, const struct lz_rng *own, const struct lz_move *m) {
    struct lz_rng rng = lz_fork(own, TASTE, (uint64_t)s->open->round << 16 | subject(m));
    return swing(&rng);
}

/* As much more for x as less for -x. */
static double stretch(double x) { return x < 0 ? 1 / (1 - x) : 1 + x; }

/* The errors of this player at this table. */
static struct rummy_level level_at(const struct rummy_player *who, const struct rummy_sight *s) {
    struct rummy_level level = *who->level;
    if (!rummy_partners(s->deck, s->seats))
        return level;
    level.taste *= level.paired;
    level.clings *= level.paired;
    level.overlooks = (int)(level.overlooks * level.paired);
    return level;
}

static double mistaken(const struct rummy_level *level, double liked, double fond) {
    if (liked <= RUMMY_TURN_ENDS / 2)
        return liked + level->clings * fond;
    return liked > 0 ? liked * stretch(level->taste * fond) : liked;
}

uint32_t rummy_err(const struct rummy_player *who, const struct rummy_sight *s, const struct lz_moves *moves,
                   double *liked) {
    struct lz_rng eyes = lz_fork(&who->rng, EYES, s->view->seen.step);
    const struct rummy_level level = level_at(who, s);
    bool main = s->view->seen.phase == RUMMY_MAIN;
    uint32_t best = 0;
    for (uint32_t i = 0; i < moves->count; i++) {
        bool gain = main && liked[i] > 0;
        liked[i] = mistaken(&level, liked[i], fondness(s, &who->rng, &moves->at[i]));
        if (gain && (int)lz_roll(&eyes, 100) < level.overlooks)
            liked[i] += 2 * RUMMY_TURN_ENDS;
        if (liked[i] > liked[best])
            best = i;
    }
    return best;
}
