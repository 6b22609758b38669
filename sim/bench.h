/* How quick is it? CPU time, medians of several runs; a calibration first, so that two machines can be compared. */
#ifndef SIM_BENCH_H
#define SIM_BENCH_H

#include "core/lz.h"

enum sim_sense { SIM_NO_GOAL, SIM_AT_LEAST, SIM_AT_MOST };
struct sim_measure {
    const char *what, *unit;
    double value;
    enum sim_sense sense;
    double goal;
};
enum { SIM_MEASURES = 32 };

struct sim_bench {
    double playout_goal; /* decisions a second, by how much a decision of the game does; 0: it has goals of its own */
    struct sim_measure at[SIM_MEASURES];
    uint32_t count;
};

/* Adds a measure and tells of it. */
void sim_bench_put(struct sim_bench *, void (*tell)(const struct sim_measure *), struct sim_measure);
bool sim_measure_met(const struct sim_measure *);

/* The machine alone. */
void sim_bench_machine(struct sim_bench *);
/* A game, at its fewest seats and usual options. `tell` is called with each measure as it is known; may be NULL.
   LZ_FAILED: no memory. */
enum lz_status sim_bench_game(const struct lz_game *, struct sim_bench *,
                              void (*tell)(const struct sim_measure *)) LZ_MUST_CHECK;

/* Calls of malloc, calloc, realloc and aligned_alloc by this thread so far, in code linked with sim_dep. */
uint64_t sim_allocations(void);

#endif
