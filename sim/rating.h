/* How strong players are, from who won how often against whom: Bradley and Terry's model, in which the odds of a match
   are the ratio of two strengths. */
#ifndef SIM_RATING_H
#define SIM_RATING_H

enum { SIM_RATED = 32 };

struct sim_bouts {
    int players;
    double won[SIM_RATED][SIM_RATED]; /* by the first against the second; a draw is half a win */
    double played[SIM_RATED][SIM_RATED];
};
struct sim_bout {
    int one, other;
    double won, played; /* by the one */
};
void sim_bouts_add(struct sim_bouts *, const struct sim_bout *);

/* In natural logarithms, the anchor at 0. Each pair that has met is taken to have drawn once more, so that who never
   lost is not infinitely strong. */
struct sim_fit {
    double strength[SIM_RATED];
    double spread[SIM_RATED][SIM_RATED]; /* covariances, from the curvature at the maximum */
};
void sim_rate(const struct sim_bouts *, int anchor, struct sim_fit *);

double sim_chance(const struct sim_fit *, int a, int b);   /* that a beats b */
double sim_variance(const struct sim_fit *, int a, int b); /* of the difference of their strengths */
double sim_elo(double strength);                           /* 400 for ten to one */

#endif
