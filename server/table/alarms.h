/* When each table that is awake has something to do: a heap, so that a turn of the loop costs what happened and not
   what exists. A table knows its own place in it. */
#ifndef SERVER_ALARMS_H
#define SERVER_ALARMS_H

#include "core/lz.h"

struct table;
struct lz_calls;
struct alarms {
    struct table **at;
    uint32_t count, room;
};

/* Room for one more table than have it now; the others below never fail. False: out of memory. */
bool alarms_reserve(struct alarms *, const struct lz_calls *, uint32_t tables) LZ_MUST_CHECK;
/* At wall time `due`; LZ_NEVER: not at all. */
void alarms_set(struct alarms *, struct table *, int64_t due);
struct table *alarms_first(const struct alarms *); /* NULL: none */

#endif
