/* How a seat is called, and what it is asked. */
#ifndef LZ_ADDRESS_H
#define LZ_ADDRESS_H

#include "core/lz.h"

/* By the name the rules give it: "D1", "CT"; "#0" where they give none. */
void lz_seat_print(const struct lz_game *, const struct lz_setup *, int seat, struct lz_writer *);
/* The seat that the rules call so, in letters of any case; -1: none. */
int lz_seat_parse(const struct lz_game *, const struct lz_setup *, struct lz_text);

/* By the name its player has at this table, for the hook `table`; "#0" where there are none. */
void lz_put_seat(struct lz_writer *, const char *const *names, int seat);
/* The same after the name that the rules give it: "CT Anna", and "CT easy" of a player who is called "CT easy". */
void lz_put_seat_after(struct lz_writer *, const char *by_rules, const char *const *names, int seat);

/* What is asked of the view's seat, in the words of the game; of a game without them, its phase. */
void lz_ask_print(const struct lz_game *, const void *view, struct lz_writer *);
/* For the hook of a game of turns: true, after saying so, if nothing is asked of the view's seat. */
bool lz_ask_nothing(const void *view, struct lz_writer *);

/* A sentence with {holes}, each written by the row of its name, up to a row without one. */
struct lz_blank {
    const char *name;
    void (*put)(const void *from, struct lz_writer *);
};
void lz_put_filled(struct lz_writer *, const char *sentence, const struct lz_blank *, const void *from);

#endif
