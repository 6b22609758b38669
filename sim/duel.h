/* Is bot A better than bot B? Every deal is played twice with the seats swapped; the pair is the unit, for its two
   matches are not independent. A sequential test looks after every batch and stops when it knows. */
#ifndef SIM_DUEL_H
#define SIM_DUEL_H

#include "sim/crew.h"
#include "sim/match_run.h"
#include "sim/stats.h"

enum sim_verdict {
    SIM_UNKNOWN, /* the maximum was reached first */
    SIM_A_BETTER,
    SIM_B_BETTER,
    SIM_EVEN /* the 99.9 % interval of A's share of the wins lies within 2 % of one half */
};

struct sim_duel {
    const struct sim_table *table; /* game, setup, nodes; bots are set here */
    struct lz_player a, b;
    const uint8_t *base;
    uint64_t most;  /* pairs, at most */
    double certain; /* the p value at which it knows: 0.001 */
    uint32_t threads;
    bool sides; /* it must be better in either camp alone: the first side or the even seats, and the others */
    void (*tell)(void *to, uint64_t done, uint64_t all);
    void *tell_to;
};

/* A in one camp or in the other, compared with B there: both against B, on the same deals. */
struct sim_side {
    uint64_t plus, minus; /* deals on which A did better, and worse */
    double p, sign_p;
};

struct sim_duel_result {
    enum sim_verdict verdict;
    uint64_t pairs, plus, minus; /* pairs A won, and lost; the others were even */
    uint64_t wins[2], drawn;     /* matches */
    double share, margin;        /* A's share of the wins, and half its 95 % interval by pairs */
    struct sim_sample lead;      /* A's points less B's, best seat of each, sum of a pair */
    double p;                    /* honest however often one looked */
    double sign_p;               /* exact sign test of the pairs as if looked at once */
    struct sim_side side[2];     /* with `sides` */
    struct lz_why why;           /* of a setup the game refused */
};

/* As sim_run. */
enum lz_status sim_duel(const struct sim_duel *, struct sim_duel_result *) LZ_MUST_CHECK;

#endif
