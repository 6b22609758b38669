/* A ladder: every bot of a game against every other, each deal twice with the camps swapped. Where a match tells most,
   the next are played. */
#ifndef SIM_LADDER_H
#define SIM_LADDER_H

#include "sim/crew.h"
#include "sim/match_run.h"
#include "sim/rating.h"

enum { SIM_RUNGS = SIM_RATED / 2, SIM_LADDER_BATCH = 8 };

struct sim_ladder {
    const struct sim_table *table; /* game, setup, nodes; bots are set here */
    struct lz_player entry[SIM_RUNGS];
    int entries; /* the first is the anchor */
    const uint8_t *base;
    uint64_t deals; /* in all; every pair meets on SIM_LADDER_BATCH of them at least */
    uint32_t threads;
    void (*tell)(void *to, uint64_t done, uint64_t all);
    void *tell_to;
};

struct sim_ladder_result {
    uint64_t deals[SIM_RUNGS][SIM_RUNGS]; /* on which the two met */
    double won[SIM_RUNGS][SIM_RUNGS];     /* matches of the one in the first camp against the other; a draw is half */
    struct sim_fit whole;                 /* a deal counts once, its two matches being alike */
    /* With sides: entry i on the first side is player i, on the second player `entries` + i. A ladder for each side,
       the anchor on the other side at 0. */
    bool sides;
    struct sim_fit side;
    struct lz_why why; /* of a setup the game refused */
};

/* The share of the wins of a against b, 0 to 1; half if they never met. */
double sim_ladder_share(const struct sim_ladder_result *, int a, int b);

/* As sim_run; the same on any number of threads. */
enum lz_status sim_ladder_play(const struct sim_ladder *, struct sim_ladder_result *) LZ_MUST_CHECK;

#endif
