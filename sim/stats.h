/* Counting and what may be said from it. Sums are whole numbers, so that any split of the work adds up alike; only the
   formulas at the end use fractions. */
#ifndef SIM_STATS_H
#define SIM_STATS_H

#include <stdint.h>

/* A sample by its sums. */
struct sim_sample {
    uint64_t n;
    int64_t sum;
    uint64_t squares;
    int64_t least, most;
};
void sim_sample_add(struct sim_sample *, int64_t value);
void sim_sample_merge(struct sim_sample *, const struct sim_sample *);
double sim_mean(const struct sim_sample *);
double sim_deviation(const struct sim_sample *); /* of one value, n - 1 below; 0 with fewer than two */
double sim_margin(const struct sim_sample *);    /* half the 95 % interval of the mean */

enum { SIM_WIN = 720720 }; /* a win divides evenly among up to sixteen winners */

/* A distribution over whole numbers, each value counted as itself as long as all lie within SIM_LOW..SIM_HIGH. A value
   beyond doubles the width of every step until it fits; so what is counted depends on the values alone, not on their
   order. */
enum { SIM_LOW = -512, SIM_HIGH = 1535, SIM_STEPS = SIM_HIGH - SIM_LOW + 1 };
struct sim_spread {
    uint32_t at[SIM_STEPS];
    uint32_t doubled; /* how often the width was */
};
void sim_spread_add(struct sim_spread *, int64_t value);
void sim_spread_merge(struct sim_spread *, const struct sim_spread *);
int64_t sim_spread_width(const struct sim_spread *);
int64_t sim_spread_value(const struct sim_spread *, int step); /* the least that is counted there */
uint64_t sim_spread_count(const struct sim_spread *);
/* The least value (or step, once they are wider than one) that at least `share` of the sample does not exceed. */
int64_t sim_quantile(const struct sim_spread *, double share);
/* The 95 % interval of the median, from the ranks. */
struct sim_range {
    int64_t least, most;
};
struct sim_range sim_median_range(const struct sim_spread *);

/* A share of n with its 95 % interval (Wilson's). */
struct sim_share {
    double share, least, most;
};
struct sim_share sim_share_of(double hits, uint64_t n);

/* Exact two-sided sign test: the chance of a split at least as uneven of that many fair coins. */
double sim_sign_test(uint64_t plus, uint64_t minus);

/* Evidence against a fair coin, honest at any moment one may care to look: the likelihood of the sequence under a
   coin of unknown bias (uniform) over that under a fair one. Under a fair coin it ever exceeds 1/p with a chance of at
   most p (Ville), so 1 / the greatest seen is a p value however often one looked. In logarithms. */
double sim_evidence(uint64_t plus, uint64_t minus);

#endif
