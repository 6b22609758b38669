/* All that is true of a game of Lizards & Lies. Private to this folder. */
#ifndef LIES_STATE_H
#define LIES_STATE_H

#include "games/lies/lies_view.h"

struct lies_state {
    struct lz_head head;
    struct lies_open open;
    uint8_t hand[LIES_SEATS][LIES_DECK]; /* copies by kind */
    uint8_t deck[LIES_SEATS][LIES_DECK]; /* kinds; the top is the last of open.decks */
};

#endif
