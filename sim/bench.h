/* How quick is it? CPU time, medians of several runs. Machines differ, and so does one machine from minute to minute:
   goals are told in sorts, a yardstick that is run in turn with what is measured. */
#ifndef SIM_BENCH_H
#define SIM_BENCH_H

#include "core/lz.h"

enum sim_sense { SIM_NO_GOAL, SIM_AT_LEAST, SIM_AT_MOST };
struct sim_measure {
    const char *what, *unit;
    double value;
    enum sim_sense sense;
    double goal;
    double sorts; /* what one of them costs; if it is not 0, this is what the goal is about, and not the value */
};
enum { SIM_MEASURES = 32 };

struct sim_bench {
    void (*tell)(const struct sim_measure *); /* of each measure as it is known; may be NULL */
    double playout_goal; /* sorts that a decision of random play may cost; 0: the game has goals of its own */
    double act_goal;     /* acts of a hosted match per second; 0: no goal */
    struct sim_measure at[SIM_MEASURES];
    uint32_t count;
};

/* Adds a measure and tells of it. */
void sim_bench_put(struct sim_bench *, struct sim_measure);
bool sim_measure_met(const struct sim_measure *);

/* The machine alone. */
void sim_bench_machine(struct sim_bench *);
/* Sorts that so many seconds are worth now. */
double sim_bench_sorts(double seconds);
/* A game, at its fewest seats and usual options. LZ_FAILED: no memory. */
enum lz_status sim_bench_game(const struct lz_game *, struct sim_bench *) LZ_MUST_CHECK;

/* Its matches as `sim` plays them; and the same work by one thread and by two. */
enum lz_status sim_bench_matches(const struct lz_game *, struct sim_bench *) LZ_MUST_CHECK;

/* What it costs to say what moves will do, without what changes in the picture. */
enum lz_status sim_bench_effects(const struct lz_game *, struct sim_bench *) LZ_MUST_CHECK;

/* What it costs to answer a sheet of orders, of a game that has them. */
enum lz_status sim_bench_sheets(const struct lz_game *, struct sim_bench *) LZ_MUST_CHECK;

/* Its hosted matches: acts on a store in memory, pictures, what changed in them. */
enum lz_status sim_bench_host(const struct lz_game *, struct sim_bench *) LZ_MUST_CHECK;

/* Calls of malloc, calloc, realloc and aligned_alloc by this thread so far, in code linked with sim_dep. */
uint64_t sim_allocations(void);

#endif
