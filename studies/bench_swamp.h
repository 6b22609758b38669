/* Measures of swamp that no other game has: whole turns, reports, a game of sixteen bots. */
#ifndef BENCH_SWAMP_H
#define BENCH_SWAMP_H

#include "sim/bench.h"

/* False: no memory. */
bool bench_swamp(struct sim_bench *);

#endif
