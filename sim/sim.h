/* n matches of one table over threads, added up. */
#ifndef SIM_SIM_H
#define SIM_SIM_H

#include "sim/crew.h"
#include "sim/match_run.h"
#include "sim/stats.h"

enum { SIM_AUDIT_EVERY = 100 };

/* A match worth looking at again: its number is also its seed (sim_seed). */
struct sim_odd {
    int64_t value;
    uint64_t match;
    bool some;
    uint8_t spare[7]; /* zero: sums are compared as bytes */
};

struct sim_seat {
    struct sim_sample points;
    struct sim_spread spread;
    uint64_t sole, shared; /* matches that its side won alone, and together with others: a draw */
    uint64_t wins;         /* both, in parts of SIM_WIN, a shared one divided by the sides that share it */
};

struct sim_sums {
    uint64_t matches, cut, shared, refused;
    struct sim_sample decisions, scorings, margin; /* margin: the winners' points less the best of the others' */
    struct sim_spread lengths, leads;              /* of decisions and margins */
    struct sim_seat seat[LZ_SEATS];
    struct sim_odd longest, highest, lowest, given_up;
    struct lz_why why; /* of a setup the game refused */
};

/* What a game counts of its own while the matches are played. A tally holds whole numbers, and `add` does not care for
   order, so any split over threads counts the same. Every function may be NULL. */
struct sim_counter {
    size_t size; /* of a tally; zeroed before the first match */
    void (*begin)(void *tally, const struct sim_table *);
    void (*event)(void *tally, const struct lz_event *); /* every event, whoever sees it */
    void (*moved)(void *tally, const struct lz_move *, const int32_t points[LZ_SEATS]); /* as in struct sim_watch */
    void (*end)(void *tally, const struct sim_outcome *);
    void (*add)(void *tally, const void *other);
};

struct sim_study {
    const struct sim_table *table;
    const uint8_t *base; /* the study's seed */
    uint64_t matches;
    uint32_t threads;
    void (*tell)(void *to, uint64_t done, uint64_t all);
    void *tell_to;
    const struct sim_counter *counter; /* or NULL */
    void *tally;                       /* of that size, zeroed: what was counted is added to it */
    /* Every match that was played, in the order of their numbers, from the calling thread; may be NULL. */
    void (*match)(void *to, uint64_t match, const struct sim_outcome *);
    void *match_to;
};

/* LZ_REFUSED: the game does not offer the setup, sums->why says which rule. LZ_FAILED: no memory. */
enum lz_status sim_run(const struct sim_study *, struct sim_sums *) LZ_MUST_CHECK;

#endif
