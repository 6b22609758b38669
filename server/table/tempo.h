/* Bots at a table where people talk by the game's clock take their time, and are asked again as it passes: one that had
   nothing to say may have something a few seconds later. How long each waits is drawn without regard to what it holds.
 */
#ifndef SERVER_TEMPO_H
#define SERVER_TEMPO_H

#include "host/room.h"

struct tempo {
    int64_t due[LZ_SEATS]; /* wall time at which the bot there is asked; 0: it is not */
    uint32_t draws;
};

bool tempo_on(const struct lz_room *); /* talk, and a clock that runs */
/* After whatever was done: who is to be asked, and when. `id` is the table's, for the draw. */
void tempo_settle(struct tempo *, const struct lz_room *, int64_t id, int64_t wall);
int64_t tempo_due(const struct tempo *, const struct lz_room *);            /* LZ_NEVER: nobody is */
int tempo_next(const struct tempo *, const struct lz_room *, int64_t wall); /* whose time has come; -1: nobody's */

#endif
