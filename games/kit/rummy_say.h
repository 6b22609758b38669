/* A sentence in the making: what its holes say. Between rummy_effect.c and rummy_say.c. */
#ifndef RUMMY_SAY_H
#define RUMMY_SAY_H

#include "core/words/address.h"
#include "games/kit/rummy_doors.h"

struct rummy_saying {
    const struct rummy_rules *r;
    const struct rummy_view *v;
    const struct lz_move *m;
    struct lz_effects *out;
    struct rummy_open after; /* what lies open once the certain part is done */
    int card, set, seat;     /* what the next sentence is about */
    int number, limit, lost;
};

extern const struct lz_blank rummy_blanks[];

static inline const struct rummy_words *rummy_words_of(const struct rummy_saying *t) { return t->r->words; }

#endif
