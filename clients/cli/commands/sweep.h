/* `sim --sweep NAME=VALUES`: every combination of some values of some options, and of seats. */
#ifndef CLI_SWEEP_H
#define CLI_SWEEP_H

#include "core/lz.h"

enum {
    SWEEP_AXES = 6,
    SWEEP_VALUES = 64, /* of one axis */
    SWEEP_MOST = 1024, /* combinations */
    SWEEP_SEATS = -1   /* in place of an option */
};

struct sweep {
    const struct lz_game *game;
    int axes, all; /* all: combinations */
    struct sweep_axis {
        int option, count;
        int32_t value[SWEEP_VALUES];
    } axis[SWEEP_AXES];
};

/* Adds "target=50..200/50", "dealer=round,winner", "order=all" or "seats=2..4". False: `trouble` says what is wrong
   and what would be right. */
bool sweep_add(struct sweep *, const struct lz_game *, const char *words, struct lz_writer *trouble);

/* The i-th combination, the last axis turning quickest. */
void sweep_set(const struct sweep *, int i, struct lz_setup *);
/* What an axis is called; its value in that setup; and a value as a person writes it. */
const char *sweep_name(const struct sweep *, int axis);
int32_t sweep_value(const struct sweep *, int axis, const struct lz_setup *);
void sweep_print(const struct sweep *, int axis, int32_t value, struct lz_writer *);
bool sweep_words(const struct sweep *, int axis); /* its values are words */

/* The fewest and the most seats of any combination, `seats` being those of all where they are not swept. */
int sweep_seats_least(const struct sweep *, int seats);
int sweep_seats_most(const struct sweep *, int seats);

#endif
