/* The machine's own speed, medians, and the list of measures. */
#include "sim/bench.h"

#include "core/bug.h"
#include "sim/bench_clock.h"

#include <stdlib.h>
#include <string.h>

enum { BLOCK = 1024, SORTED = 64 };
#define SORTS_S 0.03 /* of CPU time: a short run */

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double bench_median(double *got, int n) {
    qsort(got, (size_t)n, sizeof got[0], by_size);
    return got[n / 2];
}

bool sim_measure_met(const struct sim_measure *m) {
    double value = m->sorts > 0 ? m->sorts : m->value;
    return m->sense == SIM_AT_LEAST ? value >= m->goal : m->sense == SIM_AT_MOST ? value <= m->goal : true;
}

void sim_bench_put(struct sim_bench *bench, struct sim_measure measure) {
    lz_assert(bench->count < SIM_MEASURES);
    bench->at[bench->count++] = measure;
    if (bench->tell)
        bench->tell(&bench->at[bench->count - 1]);
}

static double draws_run(void) {
    uint64_t state = 1, sum = 0, n = 0;
    double begun = bench_now(), lasted;
    do {
        for (int i = 0; i < 100000; i++)
            sum += bench_chance(&state);
        n += 100000;
        lasted = bench_now() - begun;
    } while (lasted < BENCH_RUN_S);
    bench_used(&sum);
    return (double)n / lasted;
}

static double block_run(void) {
    static uint8_t from[BLOCK], to[4][BLOCK];
    double begun = bench_now(), lasted;
    uint64_t n = 0;
    do {
        for (int i = 0; i < 10000; i++) {
            memcpy(to[i & 3], from, BLOCK);
            bench_used(to);
        }
        n += 10000;
        lasted = bench_now() - begun;
    } while (lasted < BENCH_RUN_S);
    return 1e9 * lasted / (double)n;
}

/* Sixty-four random bytes by insertion: small memory, and branches that nobody foresees, as in rules. */
static void sort_some(uint64_t *state) {
    uint8_t at[SORTED];
    for (int i = 0; i < SORTED; i += 8) {
        uint64_t some = bench_chance(state);
        memcpy(at + i, &some, 8);
    }
    for (int i = 1; i < SORTED; i++) {
        uint8_t moved = at[i];
        int to = i;
        for (; to > 0 && at[to - 1] > moved; to--)
            at[to] = at[to - 1];
        at[to] = moved;
    }
    bench_used(at);
}

double bench_sort_s(void) {
    uint64_t state = 1, n = 0;
    double begun = bench_now(), lasted;
    do {
        for (int i = 0; i < 100; i++)
            sort_some(&state);
        n += 100;
        lasted = bench_now() - begun;
    } while (lasted < SORTS_S);
    return lasted / (double)n;
}

double sim_bench_sorts(double seconds) {
    double got[BENCH_RUNS];
    for (int i = 0; i < BENCH_RUNS; i++)
        got[i] = bench_sort_s();
    return seconds / bench_median(got, BENCH_RUNS);
}

static double sort_run(void) { return 1e9 * bench_sort_s(); }

static double median_plain(double (*run)(void)) {
    double got[BENCH_RUNS];
    for (int i = 0; i < BENCH_RUNS; i++)
        got[i] = run();
    return bench_median(got, BENCH_RUNS);
}

void sim_bench_machine(struct sim_bench *bench) {
    sim_bench_put(bench, (struct sim_measure){ "splitmix64", "draws/s", median_plain(draws_run), SIM_NO_GOAL, 0 });
    sim_bench_put(bench, (struct sim_measure){ "memcpy of 1 KB", "ns", median_plain(block_run), SIM_NO_GOAL, 0 });
    sim_bench_put(bench, (struct sim_measure){ "sort of 64 bytes", "ns", median_plain(sort_run), SIM_NO_GOAL, 0 });
}
