/* The formulas: means, intervals, quantiles, the sign test and the sequential one. */
#include "sim/stats.h"

#include <math.h>

static const double z95 = 1.959963984540054;

void sim_sample_add(struct sim_sample *s, int64_t value) {
    if (s->n == 0 || value < s->least)
        s->least = value;
    if (s->n == 0 || value > s->most)
        s->most = value;
    s->n++;
    s->sum += value;
    s->squares += (uint64_t)(value * value);
}

void sim_sample_merge(struct sim_sample *s, const struct sim_sample *other) {
    if (other->n == 0)
        return;
    if (s->n == 0 || other->least < s->least)
        s->least = other->least;
    if (s->n == 0 || other->most > s->most)
        s->most = other->most;
    s->n += other->n;
    s->sum += other->sum;
    s->squares += other->squares;
}

double sim_mean(const struct sim_sample *s) { return s->n ? (double)s->sum / (double)s->n : 0; }

double sim_deviation(const struct sim_sample *s) {
    if (s->n < 2)
        return 0;
    double n = (double)s->n, mean = sim_mean(s);
    double variance = ((double)s->squares - n * mean * mean) / (n - 1);
    return variance > 0 ? sqrt(variance) : 0;
}

double sim_margin(const struct sim_sample *s) { return s->n ? z95 * sim_deviation(s) / sqrt((double)s->n) : 0; }

int64_t sim_spread_width(const struct sim_spread *spread) { return (int64_t)1 << spread->doubled; }

int64_t sim_spread_value(const struct sim_spread *spread, int step) {
    return (step + SIM_LOW) * sim_spread_width(spread);
}

/* Rounded down, below zero too: so a step of double width is two whole steps. */
static int64_t step_of(const struct sim_spread *spread, int64_t value) {
    int64_t width = sim_spread_width(spread);
    return (value >= 0 ? value / width : -((-value + width - 1) / width)) - SIM_LOW;
}

static void widen(struct sim_spread *spread) {
    struct sim_spread wide = { .doubled = spread->doubled + 1 };
    for (int i = 0; i < SIM_STEPS; i++)
        wide.at[step_of(&wide, sim_spread_value(spread, i))] += spread->at[i];
    *spread = wide;
}

static void add_many(struct sim_spread *spread, int64_t value, uint32_t n) {
    while (step_of(spread, value) < 0 || step_of(spread, value) >= SIM_STEPS)
        widen(spread);
    spread->at[step_of(spread, value)] += n;
}

void sim_spread_add(struct sim_spread *spread, int64_t value) { add_many(spread, value, 1); }

void sim_spread_merge(struct sim_spread *spread, const struct sim_spread *other) {
    while (spread->doubled < other->doubled)
        widen(spread);
    for (int i = 0; i < SIM_STEPS; i++)
        if (other->at[i])
            add_many(spread, sim_spread_value(other, i), other->at[i]);
}

uint64_t sim_spread_count(const struct sim_spread *spread) {
    uint64_t all = 0;
    for (int i = 0; i < SIM_STEPS; i++)
        all += spread->at[i];
    return all;
}

int64_t sim_quantile(const struct sim_spread *spread, double share) {
    uint64_t all = sim_spread_count(spread), seen = 0;
    for (int i = 0; i < SIM_STEPS; i++) {
        seen += spread->at[i];
        if (seen && (double)seen >= share * (double)all)
            return sim_spread_value(spread, i);
    }
    return 0;
}

struct sim_range sim_median_range(const struct sim_spread *spread) {
    uint64_t n = sim_spread_count(spread);
    double half = n ? z95 / 2 / sqrt((double)n) : 0, up = 0.5 + half + (n ? 1.0 / (double)n : 0);
    return (struct sim_range){ sim_quantile(spread, 0.5 - half), sim_quantile(spread, up < 1 ? up : 1) };
}

struct sim_share sim_share_of(double hits, uint64_t n) {
    if (n == 0)
        return (struct sim_share){ 0, 0, 1 };
    double all = (double)n, p = hits / all, zz = z95 * z95 / all;
    double middle = (p + zz / 2) / (1 + zz), half = z95 * sqrt(p * (1 - p) / all + zz / (4 * all)) / (1 + zz);
    return (struct sim_share){ p, middle - half, middle + half };
}

static double log_choose(uint64_t n, uint64_t k) {
    return lgamma((double)n + 1) - lgamma((double)k + 1) - lgamma((double)(n - k) + 1);
}

double sim_sign_test(uint64_t plus, uint64_t minus) {
    uint64_t n = plus + minus, few = plus < minus ? plus : minus;
    double p = 0;
    for (uint64_t k = 0; k <= few; k++)
        p += exp(log_choose(n, k) - (double)n * log(2));
    return p >= 0.5 ? 1 : 2 * p;
}

/* The integral of q^plus (1-q)^minus over 0..1 is 1 / ((n + 1) choose(n, plus)). */
double sim_evidence(uint64_t plus, uint64_t minus) {
    uint64_t n = plus + minus;
    return (double)n * log(2) - log((double)n + 1) - log_choose(n, plus);
}
