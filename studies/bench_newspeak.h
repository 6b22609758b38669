/* Measures of NewSpeak that no other game has: rounds of bots that talk. */
#ifndef BENCH_NEWSPEAK_H
#define BENCH_NEWSPEAK_H

#include "sim/bench.h"

/* False: no memory. */
bool bench_newspeak(struct sim_bench *);

#endif
