/* Playouts of the bot `rummy`: the hand played out in imagined worlds by its own judgement, for the few moves it
   likes best. */
#ifndef BOTS_RUMMY_SEARCH_H
#define BOTS_RUMMY_SEARCH_H

#include "bots/rummy/rummy_judge.h"
#include "core/rng.h"

enum { RUMMY_TRIED = 6 };

/* A move under trial: how it was judged and how it did, both against the move liked best. */
struct rummy_trial {
    uint32_t move;
    double judged, sum, squares;
};

/* Room for it all; the bot's memory holds it. */
struct rummy_search {
    const struct rummy_lore *lore;
    const void *view; /* of the seat that decides */
    uint64_t nodes;   /* imagined moves left */
    struct lz_rng *rng;
    uint8_t *world, *copy;
    struct rummy_view seen;
    double liked[LZ_MOVES];
    struct lz_move moves[LZ_MOVES];
    struct rummy_trial trial[RUMMY_TRIED]; /* the first is the move liked best */
    int trials;
    double worlds; /* in which they were played out */
};

/* One of the moves, `liked` being how they were judged and `best` the one liked best. Without nodes, that one. */
uint32_t rummy_search(struct rummy_search *, const struct lz_moves *, const double *liked, uint32_t best);

/* How much better than the move liked best, by both. */
double rummy_trial_value(const struct rummy_search *, const struct rummy_trial *);

#endif
