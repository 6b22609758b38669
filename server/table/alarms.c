/* A binary heap whose tables know where they are. */
#include "server/table/alarms.h"

#include "core/bug.h"
#include "server/table/table.h"

bool alarms_reserve(struct alarms *alarms, const struct lz_calls *calls, uint32_t tables) {
    if (tables <= alarms->room)
        return true;
    uint32_t room = 2 * tables + 64;
    struct table **at = calls->room(alarms->at, room * sizeof(struct table *));
    if (!at)
        return false;
    alarms->at = at;
    alarms->room = room;
    return true;
}

static void put(struct alarms *alarms, struct table *table, uint32_t place) {
    lz_assert(place < alarms->count);
    alarms->at[place] = table;
    table->place = place;
}

/* To where none above is later and none below is earlier. */
static void settle(struct alarms *alarms, struct table *table, uint32_t place) {
    struct table **at = alarms->at;
    for (uint32_t above; place && at[above = (place - 1) / 2]->due > table->due; place = above)
        put(alarms, at[above], place);
    for (uint32_t below; (below = 2 * place + 1) < alarms->count; place = below) {
        if (below + 1 < alarms->count && at[below + 1]->due < at[below]->due)
            below++;
        if (at[below]->due >= table->due)
            break;
        put(alarms, at[below], place);
    }
    put(alarms, table, place);
}

static void take_out(struct alarms *alarms, struct table *table) {
    lz_assert(table->waits && table->place < alarms->count && alarms->at[table->place] == table);
    struct table *last = alarms->at[--alarms->count];
    table->waits = false;
    if (last != table)
        settle(alarms, last, table->place);
}

void alarms_set(struct alarms *alarms, struct table *table, int64_t due) {
    if (due == LZ_NEVER) {
        if (table->waits)
            take_out(alarms, table);
        return;
    }
    if (table->waits && table->due == due)
        return;
    if (!table->waits) {
        lz_assert(alarms->count < alarms->room);
        table->place = alarms->count++;
        table->waits = true;
    }
    table->due = due;
    settle(alarms, table, table->place);
}

struct table *alarms_first(const struct alarms *alarms) {
    lz_assert(!alarms->count || (alarms->at[0]->waits && !alarms->at[0]->place));
    return alarms->count ? alarms->at[0] : NULL;
}
