/* Sets of seats: each, count, next after. */
#ifndef LZ_SEATS_H
#define LZ_SEATS_H

#include "core/bug.h"
#include "core/lz.h"

static inline lz_seats lz_only(int seat) {
    lz_assert(seat >= 0 && seat <= LZ_CLOCK);
    return (lz_seats)1 << seat;
}
static inline lz_seats lz_all(int seats) {
    lz_assert(seats >= 0 && seats <= LZ_SEATS);
    return ((lz_seats)1 << seats) - 1;
}
/* Everybody at the table and whoever watches. */
static inline lz_seats lz_everyone(int seats) { return lz_all(seats) | lz_only(LZ_ONLOOKER); }
static inline bool lz_in(lz_seats set, int seat) {
    lz_assert(seat >= 0 && seat <= LZ_CLOCK);
    return (set >> seat) & 1;
}
static inline int lz_seats_count(lz_seats set) { return __builtin_popcount(set); }
static inline int lz_first(lz_seats set) { return set ? __builtin_ctz(set) : -1; }
static inline int lz_left_of(int seat, int seats) {
    lz_assert(seat >= 0 && seat < seats);
    return seat + 1 == seats ? 0 : seat + 1;
}

/* The first seat of the set met clockwise from `from`, itself included; -1 if the set is empty. */
static inline int lz_next_in(lz_seats set, int from, int seats) {
    for (int i = 0, seat = from; i < seats; i++, seat = lz_left_of(seat, seats))
        if (lz_in(set, seat))
            return seat;
    return -1;
}

#endif
