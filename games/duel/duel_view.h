/* What a seat may know of a Duel: its own purse and choice, what was shown, and the weapons of the set. */
#ifndef DUEL_VIEW_H
#define DUEL_VIEW_H

#include "core/lz.h"

enum { DUEL_SEATS = 4, DUEL_WEAPONS = 9, DUEL_PURSE = 12, DUEL_HIDDEN = -1 };

/* A set's part of the descriptor: lz_game.facts. */
struct duel_facts {
    uint64_t hash; /* of the file it came from */
    uint8_t weapons;
    uint16_t beats[DUEL_WEAPONS]; /* bit j: it beats weapon j */
};

struct duel_draft {
    int16_t stake;
    uint8_t weapon, laid; /* laid 0: no choice, and the rest is 0 */
};

struct duel_open {
    int32_t patience;          /* ms, or 0 */
    int16_t net[DUEL_SEATS];   /* coins won less coins lost */
    int16_t least[DUEL_SEATS]; /* coins that the seat has had at the beginning, at least: its stakes prove it */
    int16_t purse;
    uint8_t rounds, round;               /* round: from 1 */
    struct duel_draft shown[DUEL_SEATS]; /* the last round's */
};

struct duel_view {
    struct lz_seen seen;
    struct duel_open open;
    int16_t coins[DUEL_SEATS]; /* in the purses; DUEL_HIDDEN of others, until the match is over */
    struct duel_draft mine;
    uint32_t spare;
};

#endif
