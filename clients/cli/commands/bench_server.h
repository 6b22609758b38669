/* `lizardry bench server`. */
#ifndef CLI_BENCH_SERVER_H
#define CLI_BENCH_SERVER_H

#include "sim/bench.h"

/* False: it could not be measured, and it has been said why. */
bool bench_server(const struct lz_game *, struct sim_bench *) LZ_MUST_CHECK;

#endif
