/* What is counted in games of Lizards & Lies, for the study of its balance. */
#ifndef BALANCE_LIES_H
#define BALANCE_LIES_H

#include "studies/studies.h"
#include "games/lies/lies_view.h"

/* A setting: seats and order. The four orders of four seats first, then the four matchups of two. */
enum { SETTINGS = 2 * LIES_ORDERS, CARDS = LIES_ROLES * LIES_DECK };

/* Whole numbers of one width, so that two of these are added without looking at what they mean. */
struct lies_setting {
    uint64_t games, won[LIES_TEAMS], drawn;
    uint64_t points[LIES_TEAMS], bonus[LIES_TEAMS]; /* sums of totals, and of what the scenario gave */
    uint64_t buys, aware_buys, doubles;             /* how often in all games */
    uint64_t by_buy, by_double; /* games won by no more than what Buy Ins, Double Downs brought their winners */
};

/* A kind of card: `half` are half wins of its team, so that a draw counts one. */
struct lies_use {
    uint64_t times;             /* played */
    uint64_t games[2], half[2]; /* games in which its seat did not play it, did */
};

struct lies_counts {
    struct lies_setting setting[SETTINGS];
    struct lies_use card[SETTINGS][CARDS];
};
_Static_assert(sizeof(struct lies_counts) % sizeof(uint64_t) == 0, "counts have holes");

/* The game that is being played: the board as its events told it, and what this turn owes to what. */
struct lies_now {
    const struct lies_data *facts;
    struct lies_open open;
    uint8_t setting, seats, turn;
    uint8_t buying, doubling; /* a Buy In, a repetition is going on: the points it began with are below */
    int16_t before_buy, before_double;
    int16_t turn_buy, turn_double; /* points of this turn's board that came by them */
    int16_t owed_buy, owed_double; /* and of what was scored */
    int16_t bonus[LIES_TEAMS];
    uint16_t times[CARDS];
};

struct lies_tally {
    struct lies_counts counts;
    struct sim_spread length[2], lead[2]; /* of games with two seats, with four: decisions, Spreaders' points ahead */
    struct lies_now now;
};

static inline bool lies_four(int setting) { return setting < LIES_ORDERS; }
void balance_lies_write(const struct sim_findings *, struct sim_page *);

#endif
