/* What is counted in games of swamp, for the study of its balance. */
#ifndef BALANCE_SWAMP_H
#define BALANCE_SWAMP_H

#include "studies/studies.h"
#include "games/swamp/swamp_view.h"

enum { TURNS = SW_LAST_TURN + 1, STARTS = SW_DEFAULTS + 1 /* 0: a design of one's own */ };
enum swamp_ending { ENDED_BY_POINTS, ENDED_ALONE, ENDED_WITH_NOBODY, ENDED_GIVEN_UP, ENDINGS };

/* Whole numbers of one width, so that two of these are added without looking at what they mean. */
struct swamp_counts {
    uint64_t clans, ended[ENDINGS];
    uint64_t took[STARTS], won[STARTS]; /* clans that began so; their wins, in parts of SIM_WIN */
    /* Gate, though a verb of its own, counts as CH. */
    uint64_t given[SW_ORDER_VERBS], done[SW_ORDER_VERBS], games_with[SW_ORDER_VERBS];
    uint64_t sung[SW_CHANTS], worked[SW_CHANTS], games_sung[SW_CHANTS]; /* ordered; with effect */
    uint64_t lost[SW_BANES], spies_lost[SW_BANES], den_starved, captives;
    uint64_t battles[SW_FIGHTS], homes_taken;
    uint64_t first_out[TURNS], outs[TURNS]; /* games in which the first clan was out in that turn; clans out in it */
    uint64_t running[TURNS], alive[TURNS];  /* games that saw that turn; clans in play after it, in all games */
    uint64_t scored[TURNS];                 /* games with a winner that saw the turn, and their points after it: */
    uint64_t winner[TURNS], rival[TURNS], median[TURNS];
};
_Static_assert(sizeof(struct swamp_counts) % sizeof(uint64_t) == 0, "counts have holes");

/* The game that is being played. */
struct swamp_now {
    uint8_t seats, turned, verb, chant;     /* turned: a turn has run, its points are not noted yet */
    uint8_t start[SW_CLANS], out[SW_CLANS]; /* the turn in which the clan went; 0: it is in play */
    uint16_t turn;
    uint32_t orders, chants; /* sets of those given and sung so far */
    int32_t points[TURNS][SW_CLANS];
};

struct swamp_tally {
    struct swamp_counts counts;
    struct sim_spread turns, score; /* of games; of their winners */
    struct swamp_now now;
};

void balance_swamp_write(const struct sim_findings *, struct sim_page *);

#endif
