/* What is counted in games of Lizards & Lies, for the study of its balance. */
#ifndef BALANCE_LIES_H
#define BALANCE_LIES_H

#include "studies/studies.h"
#include "games/lies/lies_view.h"

/* A setting: scenario, seats and order. With the scenario the four orders of four seats, then the four matchups of two;
   the same eight without it. */
enum { TOLD = 2 * LIES_ORDERS, SETTINGS = 2 * TOLD, CARDS = LIES_ROLES * LIES_DECK };

/* Whole numbers of one width, so that two of these are added without looking at what they mean. */
struct lies_setting {
    uint64_t games, won[LIES_TEAMS], drawn;
    uint64_t points[LIES_TEAMS], bonus[LIES_TEAMS]; /* sums of totals, and of what the scenario gave */
    uint64_t nights[LIES_TEAMS];                    /* games in which it gave that team anything */
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
    struct sim_spread length[2][2];      /* decisions of games with the scenario, without; of two seats, of four */
    struct sim_spread lead[SETTINGS];    /* the Spreaders' points at the end less the Stoppers' */
    struct sim_spread largest[SETTINGS]; /* tokens of the larger theory at the end (LL-4.7) */
    struct lies_now now;
};

static inline bool lies_four(int setting) { return setting / LIES_ORDERS % 2 == 0; }
static inline bool lies_told(int setting) { return setting < TOLD; }

/* A page in the making. */
struct lies_desk {
    const struct sim_findings *f;
    struct sim_page *page;
    const struct lies_tally *tally;
};
static inline const struct lies_data *lies_desk_facts(const struct lies_desk *d) {
    return lies_facts(d->f->table->game);
}
static inline double lies_mean(uint64_t sum, uint64_t n) { return n ? (double)(int64_t)sum / (double)n : 0; }

void balance_lies_write(const struct sim_findings *, struct sim_page *);
void balance_lies_cards(const struct lies_desk *); /* balance_lies_cards.c */

#endif
