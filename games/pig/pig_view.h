/* What a seat may know of a game of Pig: everything but the dice to come. */
#ifndef PIG_VIEW_H
#define PIG_VIEW_H

#include "core/lz.h"

enum { PIG_SEATS = 8 };

struct pig_open {
    uint32_t thrown;  /* dice so far */
    int32_t patience; /* ms, or 0 */
    int16_t points[PIG_SEATS];
    int16_t target, gathered;
    uint16_t rolls; /* of this turn */
    uint16_t spare;
};

struct pig_view {
    struct lz_seen seen;
    struct pig_open open;
};

#endif
