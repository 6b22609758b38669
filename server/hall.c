/* Who is awake; what the loop does in one turn. */
#include "server/hall.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <stdlib.h>

static struct table **slot_of(const struct hall *hall, int64_t id) {
    uint64_t mixed = (uint64_t)id * 0x9e3779b97f4a7c15u;
    return (struct table **)&hall->slot[mixed >> 52];
}
_Static_assert(HALL_SLOTS == 1 << 12, "the upper 12 bits find a slot");

bool hall_open(struct hall *hall, struct lz_writer *trouble) {
    hall->writer = (struct writer){ .path = hall->path, .told = hall->call, .to = hall->to };
    hall->workers = (struct workers){ .path = hall->path, .told = hall->call, .to = hall->to };
    if (!writer_start(&hall->writer, trouble))
        return false;
    bool well = base_open(&hall->base, hall->path);
    if (!well)
        lz_put(trouble, hall->base.words);
    well = well && workers_start(&hall->workers, hall->threads, trouble);
    if (!well) {
        writer_stop(&hall->writer);
        base_close(&hall->base);
    }
    return well;
}

struct table *hall_awake(const struct hall *hall, int64_t id) {
    struct table *table = *slot_of(hall, id);
    while (table && table->id != id)
        table = table->next;
    return table;
}

struct table *hall_table(struct hall *hall, int64_t id) {
    struct table *table = hall_awake(hall, id);
    if (table)
        return table;
    table = table_new(hall, id);
    if (!table)
        return NULL;
    table->next = *slot_of(hall, id);
    *slot_of(hall, id) = table;
    hall->awake++;
    return table;
}

static void put_to_sleep(struct hall *hall, struct table *table) {
    struct table **at = slot_of(hall, table->id);
    int64_t due = table->open ? lz_room_due(&table->room) : LZ_NEVER;
    hall->alarm = due < hall->alarm ? due : hall->alarm;
    while (*at != table)
        at = &(*at)->next;
    *at = table->next;
    hall->awake--;
    table_free(table);
}

static struct table *longest_idle(const struct hall *hall) {
    struct table *idle = NULL;
    for (int i = 0; i < HALL_SLOTS; i++)
        for (struct table *table = hall->slot[i]; table; table = table->next)
            if (table_idle(table) && (!idle || table->touched < idle->touched))
                idle = table;
    return idle;
}

void hall_sleep(struct hall *hall, uint32_t most) {
    struct table *idle;
    while (hall->awake > most && (idle = longest_idle(hall)))
        put_to_sleep(hall, idle);
}

static void go_on(struct hall *hall) {
    for (struct table *next, *table = workers_take(&hall->workers); table; table = next) {
        next = table->line;
        table_back(table);
    }
    for (struct batch *next, *batch = writer_take(&hall->writer); batch; batch = next) {
        next = batch->next;
        batch->back(batch);
    }
}

/* Tables that sleep and whose time has come. They are read from the data base, a few at a time. */
static void ring(struct hall *hall, int64_t now) {
    struct base *base = &hall->base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_ALARMS, now, (struct lz_text){ 0 });
    while (base_next(base, ask) == LZ_OK) {
        int64_t id = sqlite3_column_int64(ask, 0);
        struct table *table = hall_awake(hall, id) ? NULL : hall_table(hall, id);
        struct job *job = table ? table_job(table, JOB_OPEN) : NULL;
        if (job)
            table_post(table, job);
    }
    base_done(ask);
    ask = base_asked(base, BASE_ASK_ALARM_AFTER, now, (struct lz_text){ 0 });
    bool more = base_next(base, ask) == LZ_OK && sqlite3_column_type(ask, 0) != SQLITE_NULL;
    hall->alarm = more ? sqlite3_column_int64(ask, 0) : LZ_NEVER;
    base_done(ask);
}

void hall_turn(struct hall *hall) {
    int64_t now = hall->wall(hall->to);
    go_on(hall);
    if (hall->alarm <= now)
        ring(hall, now);
    for (int i = 0; i < HALL_SLOTS; i++)
        for (struct table *table = hall->slot[i]; table; table = table->next)
            if (table_due(table) <= now)
                table_go(table);
}

int64_t hall_due(const struct hall *hall) {
    int64_t first = hall->alarm;
    for (int i = 0; i < HALL_SLOTS; i++)
        for (const struct table *table = hall->slot[i]; table; table = table->next) {
            int64_t due = table_due(table);
            first = due < first ? due : first;
        }
    return first;
}

void hall_close(struct hall *hall) {
    hall->closes = true;
    workers_stop(&hall->workers);
    go_on(hall); /* what workers have done goes to the writer, */
    writer_stop(&hall->writer);
    go_on(hall); /* and what is safe is told */
    for (int i = 0; i < HALL_SLOTS; i++)
        while (hall->slot[i]) {
            struct table *table = hall->slot[i];
            hall->slot[i] = table->next;
            table_end(table, "The server stops. Come again: nothing is lost.");
        }
    base_close(&hall->base);
}
