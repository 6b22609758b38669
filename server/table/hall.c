/* Who is awake; what the loop does in one turn. */
#include "server/table/hall.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <stdlib.h>

enum {
    RINGS = 32,      /* tables that are woken at once for what is due */
    RINGS_LEAST = 4, /* even when there is no memory for them */
    ANEW = 60 * 1000 /* ms after which one that could not be read is tried again */
};

static struct table **slot_of(const struct hall *hall, int64_t id) {
    uint64_t mixed = (uint64_t)id * 0x9e3779b97f4a7c15u;
    return (struct table **)&hall->slot[mixed >> 52];
}
_Static_assert(HALL_SLOTS == 1 << 12, "the upper 12 bits find a slot");

bool hall_open(struct hall *hall, struct lz_writer *trouble) {
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); /* nobody asks for the counts for which each allocation takes a lock */
    hall->anew = LZ_NEVER;
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
    lz_assert(id > 0 && !hall->closes);
    if (table)
        return table;
    table = alarms_reserve(&hall->alarms, hall->calls, hall->awake + 1) ? table_new(hall, id) : NULL;
    if (!table)
        return NULL;
    table->next = *slot_of(hall, id);
    *slot_of(hall, id) = table;
    hall->awake++;
    hall_note(table);
    return table;
}

void hall_tell(const struct table *table, enum hall_news news, const char *words) {
    const struct hall *hall = table->hall;
    if (hall->tell)
        hall->tell(hall->to, news, table, words);
}

/* ---- who is idle, longest first */

static void leave_idle(struct hall *hall, struct table *table) {
    if (!table->idle)
        return;
    lz_assert(hall->oldest && hall->newest);
    *(table->older ? &table->older->newer : &hall->oldest) = table->newer;
    *(table->newer ? &table->newer->older : &hall->newest) = table->older;
    table->idle = false;
}

/* One that is set aside goes first, whatever memory there is: it is of no use until it has been read again. */
static void join_idle(struct hall *hall, struct table *table) {
    lz_assert(table->hand == TABLE_FREE && !table->now);
    leave_idle(hall, table);
    table->older = table->aside ? NULL : hall->newest;
    table->newer = table->aside ? hall->oldest : NULL;
    *(table->older ? &table->older->newer : &hall->oldest) = table;
    *(table->newer ? &table->newer->older : &hall->newest) = table;
    table->idle = true;
}

/* ---- */

/* One of those that were woken has rung, or never will: the next may. */
static void note_rung(struct hall *hall, struct table *table) {
    if (!table->rung || table->hand != TABLE_FREE || table->first || table_due(table) <= hall->wall(hall->to))
        return;
    lz_assert(hall->rung > 0);
    table->rung = false;
    hall->rung--;
    if (hall->held)
        hall->alarm = 0;
}

void hall_note(struct table *table) {
    struct hall *hall = table->hall;
    int64_t now = hall->wall(hall->to), due = table_due(table);
    alarms_set(&hall->alarms, table, due > now ? due : now + 1); /* not taken up: memory is missing, or it closes */
    if (table_idle(table))
        join_idle(hall, table);
    else
        leave_idle(hall, table);
    note_rung(hall, table);
    if (table->hand != TABLE_FREE)
        return;
    size_t bytes = table_bytes(table);
    hall->bytes += bytes - table->bytes;
    table->bytes = bytes;
}

/* It is no more the hall's. */
static void forget(struct hall *hall, struct table *table) {
    struct table **at = slot_of(hall, table->id);
    lz_assert(table->hand == TABLE_FREE && hall->awake && hall->bytes >= table->bytes && hall->rung >= table->rung);
    while (*at != table)
        at = &(*at)->next;
    *at = table->next;
    leave_idle(hall, table);
    alarms_set(&hall->alarms, table, LZ_NEVER);
    hall->rung -= table->rung;
    hall->bytes -= table->bytes;
    hall->awake--;
}

static void try_anew(struct hall *hall) {
    if (hall->anew == LZ_NEVER)
        hall->anew = hall->wall(hall->to) + ANEW;
}

static void put_to_sleep(struct hall *hall, struct table *table) {
    lz_assert(table_idle(table));
    if (table->talks && !table->aside) {
        table_doze(table);
        hall_note(table);
        return;
    }
    int64_t due = table->aside ? LZ_NEVER : table->open ? table_rings(table) : table->dozes;
    if (table->aside)
        try_anew(hall);
    if (due < hall->rung_alarm) {
        hall->rung_alarm = due;
        hall->rung_id = 0;
    }
    hall->alarm = due < hall->alarm ? due : hall->alarm;
    forget(hall, table);
    table_free(table);
}

void hall_sleep(struct hall *hall, size_t bytes) {
    while (hall->oldest && (hall->bytes > bytes || hall->oldest->aside))
        put_to_sleep(hall, hall->oldest);
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

/* May one more be woken? Time goes before memory: some always may. */
static bool may_wake(const struct hall *hall) {
    bool room = !hall->memory || hall->bytes < hall->memory;
    return hall->rung < (room ? RINGS : RINGS_LEAST);
}

static void wake(struct hall *hall, int64_t id) {
    if (hall_awake(hall, id))
        return;
    struct table *table = hall_table(hall, id);
    struct job *job = table ? table_job(table, JOB_OPEN) : NULL;
    if (!job) {
        try_anew(hall);
        return;
    }
    table->rung = true;
    hall->rung++;
    table_post(table, job);
}

/* Tables that sleep and whose time has come, in the order of their alarms, from where the last was. One that could not
   be read is not tried again with every other. */
static void ring(struct hall *hall, int64_t now) {
    struct base *base = &hall->base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_ALARMS, hall->rung_alarm, (struct lz_text){ 0 });
    enum lz_status status;
    hall->alarm = LZ_NEVER;
    hall->held = false;
    while ((status = base_next(base, ask)) == LZ_OK) {
        int64_t id = sqlite3_column_int64(ask, 0), alarm = sqlite3_column_int64(ask, 1);
        if (alarm == hall->rung_alarm && id <= hall->rung_id)
            continue;
        if (alarm > now) {
            hall->alarm = alarm;
            break;
        }
        hall->held = !may_wake(hall);
        if (hall->held)
            break;
        hall->rung_alarm = alarm;
        hall->rung_id = id;
        wake(hall, id);
    }
    base_done(ask);
    if (status == LZ_FAILED)
        hall->alarm = now + ANEW;
}

void hall_turn(struct hall *hall) {
    lz_assert(!hall->closes);
    int64_t now = hall->wall(hall->to);
    go_on(hall);
    if (hall->anew <= now) {
        hall->anew = LZ_NEVER;
        hall->rung_alarm = hall->rung_id = hall->alarm = 0;
    }
    if (hall->alarm <= now)
        ring(hall, now);
    for (struct table *table; (table = alarms_first(&hall->alarms)) && table->due <= now;)
        table_go(table);
    hall_sleep(hall, hall->memory ? hall->memory : SIZE_MAX);
}

int64_t hall_due(const struct hall *hall) {
    const struct table *first = alarms_first(&hall->alarms);
    int64_t due = hall->alarm < hall->anew ? hall->alarm : hall->anew;
    return first && first->due < due ? first->due : due;
}

/* The last to close a data base brings its log in, if it may write: the one file is then all there is. */
static void bring_in_log(const struct hall *hall) {
    struct base base;
    if (base_open_to_write(&base, hall->path))
        base_close(&base);
}

void hall_close(struct hall *hall) {
    lz_assert(!hall->closes);
    hall->closes = true;
    workers_stop(&hall->workers);
    go_on(hall); /* what workers have done goes to the writer, */
    writer_stop(&hall->writer);
    go_on(hall); /* and what is safe is told */
    for (int i = 0; i < HALL_SLOTS; i++)
        while (hall->slot[i]) {
            struct table *table = hall->slot[i];
            forget(hall, table);
            table_end(table, "The server stops. Come again: nothing is lost.");
        }
    base_close(&hall->base);
    bring_in_log(hall);
    free(hall->alarms.at);
}
