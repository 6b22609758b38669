/* n matches of one table over threads, added up. */
#ifndef SIM_SIM_H
#define SIM_SIM_H

#include "sim/crew.h"
#include "sim/match_run.h"
#include "sim/stats.h"

enum { SIM_AUDIT_EVERY = 100 };

/* A match worth looking at again: its number is also its seed (sim_seed). */
struct sim_odd {
    int64_t value;
    uint64_t match;
    bool some;
};

struct sim_seat {
    struct sim_sample points;
    struct sim_spread spread;
    uint64_t sole, shared; /* matches won alone, and together with others: partners, or a draw */
    uint64_t wins;         /* both, in parts of SIM_WIN, a shared one divided */
};

struct sim_sums {
    uint64_t matches, cut, shared, refused;
    struct sim_sample decisions, scorings, margin; /* margin: the winners' points less the best of the others' */
    struct sim_seat seat[LZ_SEATS];
    struct sim_odd longest, highest, lowest, given_up;
    struct lz_why why; /* of a setup the game refused */
};

struct sim_study {
    const struct sim_table *table;
    const uint8_t *base; /* the study's seed */
    uint64_t matches;
    uint32_t threads;
    void (*tell)(void *to, uint64_t done, uint64_t all);
    void *tell_to;
};

/* LZ_REFUSED: the game does not offer the setup, sums->why says which rule. LZ_FAILED: no memory. */
enum lz_status sim_run(const struct sim_study *, struct sim_sums *) LZ_MUST_CHECK;

#endif
