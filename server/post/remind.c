#include "server/post/remind.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "host/time/deadline.h"
#include "server/post/fold.h"
#include "server/post/tag.h"
#include "server/post/telling.h"
#include "server/table/hall.h"

#include <stdio.h>

enum { TEXT = 8000 };
enum { BEFORE = 1, OVERDUE = 2, KINDS };
static const int64_t day = 24LL * 3600 * 1000;

/* ---- when */

static bool is_late(const struct table *table, int seat) {
    const struct lz_room *room = &table->room;
    int64_t now = table->hall->wall(table->hall->to);
    return lz_in(table->owed.mailed, seat) && !room->holder[seat].bot && room->clock.on && room->clock.runs[seat] &&
           room->accord.away[seat] <= now;
}

/* Wall time from which on a stand-in orders for the seat. */
static int64_t ends(const struct lz_room *room, int seat, int64_t now) { return now + lz_room_clock(room, seat, now); }

/* Where the house has a date, orders are due at that, and the turn waits some time more. */
static int64_t due_of(const struct lz_room *room, int seat, int64_t now) {
    return room->clock.due ? room->clock.due : ends(room, seat, now);
}

/* A day before, or where there is less time, when a quarter of it is left. */
static int64_t begins(const struct lz_room *room, int seat, int64_t now) {
    int64_t due = due_of(room, seat, now), quarter = (due - room->clock.since[seat] - room->late) / 4;
    return due - (quarter < day ? quarter : day);
}

/* The next of the two that the seat has not had for what it is asked now; 0: there is none. */
static int next_of(const struct table *table, int seat, int64_t *at) {
    const struct lz_room *room = &table->room;
    const struct owed *owed = &table->owed;
    int64_t now = table->hall->wall(table->hall->to);
    int had = owed->reminded[seat] == owed->asked[seat] ? owed->reminds[seat] : 0;
    *at = LZ_NEVER;
    if (!is_late(table, seat) || !owed->asked[seat])
        return 0;
    bool dated = room->clock.due && ends(room, seat, now) > room->clock.due;
    if (had < BEFORE && now < due_of(room, seat, now)) {
        *at = begins(room, seat, now);
        return BEFORE;
    }
    if (had < OVERDUE && dated) {
        *at = room->clock.due;
        return OVERDUE;
    }
    return 0;
}

static bool reminds(const struct table *table) {
    const struct lz_room *room = &table->room;
    return table->hall->owes.box && table->open && room->game->sheet && !room->live && !room->paused &&
           !room->record.ended && !room->lost && !room->aside;
}

int64_t remind_due(const struct table *table) {
    int64_t first = LZ_NEVER, at;
    if (!reminds(table) || !table->owed.mailed)
        return LZ_NEVER;
    for (int i = 0; i < table->room.record.setup.seats; i++)
        if (next_of(table, i, &at) && at < first)
            first = at;
    return first;
}

/* ---- what */

static void put_moment(const struct lz_room *room, int64_t at, struct lz_writer *w) {
    lz_put_due(w, (struct lz_due){ at / 1000, room->clock.ahead }, "%A, %e %B, %H:%M");
    lz_put(w, room->clock.ahead ? " (the table's time)" : " (UTC)");
}

static void put_words(struct table *table, int seat, int what, struct lz_writer *w) {
    const struct lz_room *room = &table->room;
    int64_t now = table->hall->wall(table->hall->to);
    lz_put(w, room->game->title);
    lz_put(w, what == BEFORE ? ": your orders are missing. They are due on " : ": your orders are overdue since ");
    put_moment(room, due_of(room, seat, now), w);
    lz_put(w, what == BEFORE ? "." : ", and the turn waits for them.");
    lz_put(w, " If they have not come by ");
    put_moment(room, ends(room, seat, now), w);
    lz_put(w, ", a stand-in orders for you, this once.\n\n");
    fold(w, 0);
}

static bool add_mail(struct table *table, int seat, int what) {
    char text[TEXT], subject[120];
    struct lz_writer w = lz_writer_in(text, sizeof text);
    put_words(table, seat, what, &w);
    telling_brief(table, seat, &w);
    telling_foot(table, &w);
    snprintf(subject, sizeof subject, "%.60s: %s", table->room.game->title,
             what == BEFORE ? "your orders are missing" : "your orders are overdue");
    return telling_send(
        table, &(struct telling){
                   .seat = seat, .what = what == BEFORE ? 'b' : 'g', .subject = subject, .text = { text, w.len } });
}

bool remind_note(struct table *table) {
    struct owed *owed = &table->owed;
    int64_t now = table->hall->wall(table->hall->to), at;
    bool well = true;
    if (!reminds(table))
        return true;
    for (int i = 0; well && i < table->room.record.setup.seats; i++) {
        int what = next_of(table, i, &at);
        if (!what || at > now)
            continue;
        owed->reminded[i] = owed->asked[i];
        owed->reminds[i] = (uint8_t)what;
        well = add_mail(table, i, what);
    }
    return well;
}
