#include "server/post/report.h"

#include "core/bug.h"
#include "core/sheet.h"
#include "core/words/json.h"
#include "core/words/text.h"
#include "server/table/hall.h"

#include <stdlib.h>

enum { JSON = 4 << 20 };

/* The entry that opened the last turn; 0: none has run. */
static uint32_t find_turn(const struct lz_room *room, int seat) {
    for (uint32_t i = lz_room_count(room, seat); i; i--) {
        const struct lz_told *told = lz_room_told(room, seat, i);
        if (!told->back && lz_told_event(told) && told->event.kind == room->game->sheet->turned)
            return i;
    }
    return 0;
}

/* What the seat was told by the input that ran it. Free it. */
static struct lz_event *gather(const struct lz_room *room, int seat, uint32_t from, uint32_t *count) {
    uint32_t most = lz_room_count(room, seat), step = lz_room_told(room, seat, from)->step;
    struct lz_event *events = room->calls->room(NULL, (most - from + 1) * sizeof *events);
    *count = 0;
    for (uint32_t i = from; events && i <= most; i++) {
        const struct lz_told *told = lz_room_told(room, seat, i);
        if (!told->back && lz_told_event(told) && told->step == step)
            events[(*count)++] = told->event;
    }
    return events;
}

static void put_header(const struct table *table, struct lz_writer *w) {
    char name[40];
    struct lz_writer words = lz_writer_in(name, sizeof name);
    lz_put(&words, "table ");
    lz_put_number(&words, table->id);
    lz_json_open(w, "header", '{');
    lz_json_string(w, "game", name);
    lz_json_close(w, '}');
}

static bool put_json(struct table *table, int seat, uint32_t from, struct lz_writer *w) {
    struct lz_room *room = &table->room;
    uint32_t count;
    struct lz_event *events = gather(room, seat, from, &count);
    if (!events)
        return false;
    lz_assert(count && events[0].kind == room->game->sheet->turned);
    lz_json_open(w, NULL, '{');
    put_header(table, w);
    lz_json_key(w, "report");
    room->game->report(room->game, lz_room_view(room, seat), events, count, w);
    lz_json_key(w, "messages");
    bool well = lz_bag_turn_json(&table->bag, seat, (int32_t)events[0].arg[0], w);
    lz_json_close(w, '}');
    free(events);
    return well && !w->full;
}

enum lz_status report_put(struct table *table, int seat, struct lz_writer *w) {
    const struct lz_game *game = table->room.game;
    uint32_t from = game->sheet && game->report && table->hall->owes.report ? find_turn(&table->room, seat) : 0;
    char *json = from ? table->hall->calls->room(NULL, JSON) : NULL;
    if (!from)
        return LZ_REFUSED;
    if (!json)
        return LZ_FAILED;
    struct lz_writer made = lz_writer_in(json, JSON);
    bool well = put_json(table, seat, from, &made) && table->hall->owes.report((struct lz_text){ json, made.len }, w);
    free(json);
    return well ? LZ_OK : LZ_FAILED;
}
