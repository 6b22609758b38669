/* What the unit tests of Lizards & Lies share: a game begun, played on, and a card by its id. */
#ifndef LIES_TEST_H
#define LIES_TEST_H

#include "core/bug.h"
#include "core/words/option.h"
#include "core/rng.h"
#include "core/seats.h"
#include "games/lies/lies.h"
#include "games/lies/lies_inner.h"

#include <string.h>

/* The built-in set, and a state to work on. */
#define WORK(s) (&(struct lies_work){ lies_facts(&lies_game), &(s), NULL })

static inline void begin(struct lies_state *s, int seats) {
    struct lz_setup setup = { .key = { 1, 2 }, .seats = (uint8_t)seats };
    lz_options_usual(&lies_game, &setup);
    lz_assert(lies_game.setup(&lies_game, s, &setup, NULL, NULL));
}

static inline void play_to(struct lies_state *s, int phase) {
    struct lz_rng rng = lz_rng_from(3, 4);
    struct lz_move move;
    while (s->head.phase != phase) {
        lz_assert(lies_game.sample(&lies_game, s, lz_first(s->head.may), &rng, &move));
        lies_game.apply(&lies_game, s, &move, NULL);
    }
}

static inline int kind_of(int role, const char *id) {
    for (int k = 0; k < lies_facts(&lies_game)->deck[role].kinds; k++)
        if (strcmp(lies_facts(&lies_game)->deck[role].card[k].id, id) == 0)
            return k;
    LZ_BUG("no such card of that role");
}

#endif
