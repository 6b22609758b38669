/* The fit: each strength in turn is set to what its wins say, until nothing moves; the intervals follow from how sharp
   the maximum is. */
#include "sim/rating.h"

#include <math.h>
#include <string.h>

enum { ROUNDS = 2000 };

void sim_bouts_add(struct sim_bouts *b, const struct sim_bout *bout) {
    b->won[bout->one][bout->other] += bout->won;
    b->won[bout->other][bout->one] += bout->played - bout->won;
    b->played[bout->one][bout->other] += bout->played;
    b->played[bout->other][bout->one] += bout->played;
}

static double met(const struct sim_bouts *b, int i, int k) { return b->played[i][k] > 0 ? b->played[i][k] + 1 : 0; }

static double wins(const struct sim_bouts *b, int i) {
    double sum = 0;
    for (int k = 0; k < b->players; k++)
        sum += b->played[i][k] > 0 ? b->won[i][k] + 0.5 : 0;
    return sum;
}

/* Hunter's step: each strength is its wins over what it would be expected to have at strength one. */
static void climb(const struct sim_bouts *b, double *odds) {
    for (int i = 0; i < b->players; i++) {
        double expected = 0;
        for (int k = 0; k < b->players; k++)
            if (k != i)
                expected += met(b, i, k) / (odds[i] + odds[k]);
        if (expected > 0)
            odds[i] = wins(b, i) / expected;
    }
}

static void curvature(const struct sim_bouts *b, const struct sim_fit *fit, double h[SIM_RATED][SIM_RATED]) {
    memset(h, 0, sizeof(double[SIM_RATED][SIM_RATED]));
    for (int i = 0; i < b->players; i++)
        for (int k = 0; k < b->players; k++) {
            double p = sim_chance(fit, i, k), sharp = met(b, i, k) * p * (1 - p);
            h[i][i] += k == i ? 0 : sharp;
            h[i][k] -= k == i ? 0 : sharp;
        }
}

/* Gauss and Jordan, without the row and column of the anchor, which is known. */
static void invert(double h[SIM_RATED][SIM_RATED], int n, int anchor, double to[SIM_RATED][SIM_RATED]) {
    memset(to, 0, sizeof(double[SIM_RATED][SIM_RATED]));
    for (int i = 0; i < n; i++)
        to[i][i] = i != anchor;
    for (int c = 0; c < n; c++) {
        double pivot = h[c][c];
        if (c == anchor || pivot <= 0)
            continue;
        for (int k = 0; k < n; k++) {
            h[c][k] /= pivot;
            to[c][k] /= pivot;
        }
        for (int r = 0; r < n; r++) {
            double times = h[r][c];
            for (int k = 0; k < n && r != c && r != anchor; k++) {
                h[r][k] -= times * h[c][k];
                to[r][k] -= times * to[c][k];
            }
        }
    }
}

void sim_rate(const struct sim_bouts *b, int anchor, struct sim_fit *fit) {
    double odds[SIM_RATED], h[SIM_RATED][SIM_RATED];
    for (int i = 0; i < b->players; i++)
        odds[i] = 1;
    for (int round = 0; round < ROUNDS; round++)
        climb(b, odds);
    for (int i = 0; i < b->players; i++)
        fit->strength[i] = log(odds[i] / odds[anchor]);
    curvature(b, fit, h);
    for (int i = 0; i < b->players; i++)
        h[i][anchor] = h[anchor][i] = 0;
    invert(h, b->players, anchor, fit->spread);
}

double sim_chance(const struct sim_fit *fit, int a, int b) {
    return 1 / (1 + exp(fit->strength[b] - fit->strength[a]));
}

double sim_variance(const struct sim_fit *fit, int a, int b) {
    return fit->spread[a][a] + fit->spread[b][b] - 2 * fit->spread[a][b];
}

double sim_elo(double strength) { return strength * 400 / log(10); }
