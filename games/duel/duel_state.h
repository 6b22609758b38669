/* All that is true of a Duel. Private to this folder. */
#ifndef DUEL_STATE_H
#define DUEL_STATE_H

#include "games/duel/duel_view.h"

enum { DUEL_SET_ROOM = 1 << 14 };

struct duel_state {
    struct lz_head head;
    struct lz_notices notices;
    struct duel_open open;
    int16_t start[DUEL_SEATS];           /* the purses as they were dealt: DU-1.2 */
    struct duel_draft draft[DUEL_SEATS]; /* this round's choices, in no other seat's view: DU-2.3 */
};
_Static_assert(sizeof(struct duel_state) == 336, "a state has no holes");

/* duel_load.c */
bool duel_load(const struct lz_game *, struct lz_text file, void *room, struct lz_game *, struct lz_writer *trouble);

#endif
