/* A study: what many matches of a game add up to, as a page with plots. A game that has more to say than length, seats
   and points brings a part of its own: what it counts, how it writes that down, and what it measures in a bench. */
#ifndef SIM_STUDY_H
#define SIM_STUDY_H

#include "sim/bench.h"
#include "sim/page.h"
#include "sim/sim.h"

/* What a page is written from. */
struct sim_findings {
    const struct sim_table *table;
    const struct sim_sums *sums;
    const void *tally;            /* of the part's counter */
    const char *preset, *command; /* preset: NULL if there was none; command: what makes the page again */
    const char *version, *seed;
};

struct sim_study_game {
    const char *game, *preset, *bots, *seed; /* usual ones, where the call names none; each but the seed may be NULL */
    const struct sim_counter *counter;
    void (*write)(const struct sim_findings *, struct sim_page *);
    /* Tables that the study compares, each played as often as the call says: `vary` makes the i-th from the one called
       for. 0: that one alone. */
    int tables;
    void (*vary)(struct sim_table *, int i);
    const struct sim_ink *ink; /* of its plots; NULL: the plain one */
    /* For `bench`: sorts that a decision of random play may cost, 0 if that says nothing of this game; and measures
       of its own, false if there is no memory. */
    double playout_goal;
    double act_goal; /* acts of a hosted match per second */
    struct {
        int tables, seats, bots;
    } served; /* what of it a bench of the server keeps awake; none: nothing */
    bool (*bench)(struct sim_bench *);
};

extern const struct sim_study_game sim_study_plain; /* for every game: length, wins by seat, points */

void sim_study_write(const struct sim_findings *, struct sim_page *); /* its page */

/* Pieces that every page has. */
void sim_study_head(const struct sim_findings *, struct sim_page *); /* title, and who played how often */
void sim_study_foot(const struct sim_findings *, struct sim_page *); /* how to make the page again */
/* "5 %", "25 %" ... and the values, as a table; `what` heads its first column. */
void sim_study_quantiles(struct sim_page *, const char *what, const struct sim_spread *);

/* A wanted value or range and what was measured. Unsure: the 95 % interval reaches across the bound. */
enum sim_verdict { SIM_MET, SIM_MET_UNSURE, SIM_MISSED_UNSURE, SIM_MISSED };
extern const char *const sim_verdict_words[];
enum sim_verdict sim_judge(struct sim_share measured, double least, double most);

#endif
