/* The way out: whether the seat can be rid of its whole hand in this turn, and be the better for it. */
#ifndef BOTS_RUMMY_OUT_H
#define BOTS_RUMMY_OUT_H

#include "bots/rummy/rummy_judge.h"

/* So many moves of a turn follow one another at most, and so many are tried in all. */
enum { RUMMY_OUT_DEEP = 14, RUMMY_OUT_NODES = 300 };

struct rummy_out {
    const struct rummy_lore *lore;
    uint64_t nodes;  /* imagined moves left */
    uint8_t *states; /* room for RUMMY_OUT_DEEP; the first is a world of the seat that decides */
    uint32_t size;   /* of each */
    struct lz_move way[RUMMY_OUT_DEEP];
    struct {
        struct rummy_view seen;
        double liked[LZ_MOVES];
        struct lz_move moves[LZ_MOVES];
    } at[RUMMY_OUT_DEEP];
};

/* Fills `way` with moves after which the hand ends in the seat's favour; false if none were found. */
bool rummy_way_out(struct rummy_out *, int seat);

#endif
