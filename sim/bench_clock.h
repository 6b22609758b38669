/* What the measurements share: CPU time of this thread, cheap chance, and a way to keep what the optimiser would
   drop. */
#ifndef SIM_BENCH_CLOCK_H
#define SIM_BENCH_CLOCK_H

#include <stdint.h>
#include <time.h>

enum { BENCH_RUNS = 5 };
#define BENCH_RUN_S 0.3 /* of CPU time, at least */

static inline double bench_now(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* splitmix64: picking a move must cost next to nothing. */
static inline uint64_t bench_chance(uint64_t *state) {
    uint64_t z = *state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

static inline void bench_used(const void *at) { __asm__ volatile("" : : "r"(at) : "memory"); }

/* The middle one; sorts them. */
double bench_median(double *got, int n);

/* Seconds that one sort of the yardstick takes, in a short run. */
double bench_sort_s(void);

#endif
