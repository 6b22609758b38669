/* All that is true of a game of Pig. Private to this folder. */
#ifndef PIG_STATE_H
#define PIG_STATE_H

#include "games/pig/pig_view.h"

struct pig_state {
    struct lz_head head;
    struct pig_open open;
};

#endif
