/* Parley, a toy with what pig has not: sealed bids shown together and changed unnoticed, a clock that closes the round,
   talk whose text becomes an argument, and a notation with every kind of form. */
#ifndef TOY_H
#define TOY_H

#include "core/lz.h"

enum { TOY_SEATS = 4, TOY_ROUNDS = 3, TOY_ROUND_MS = 10000, TOY_NONE = -1 };
enum { TOY_BID, TOY_SAY, TOY_GIVE_TO, TOY_GIVE, TOY_LAY, TOY_PASS, TOY_SWAP, TOY_HEAP };
enum { TOY_LAID, TOY_SAID, TOY_SHOWN, TOY_WON, TOY_CLOSED, TOY_SAW };
enum { TOY_NOT_A_MOVE, TOY_1_1, TOY_1_2, TOY_1_3, TOY_1_4, TOY_1_5 };
enum { TOY_CALM, TOY_CROSS, TOY_GLAD };

struct toy_open {
    int16_t points[TOY_SEATS];
    int16_t shown[TOY_SEATS]; /* the bids of the last round */
    uint16_t said[4];         /* by mood */
    uint8_t round, rounds, laid, stuck;
    int32_t spare;
};
struct toy_state {
    struct lz_head head;
    struct toy_open open;
    int16_t bid[TOY_SEATS];
    struct lz_notices notices;
};
struct toy_view {
    struct lz_seen seen;
    struct toy_open open;
    int16_t mine;
    int16_t spare[3];
};

extern const struct lz_game toy_game;

#endif
