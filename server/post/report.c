#include "server/post/report.h"

#include "core/bug.h"
#include "core/sheet.h"
#include "core/words/json.h"
#include "core/words/text.h"
#include "server/table/hall.h"

#include <stdlib.h>
#include <string.h>

enum { JSON = 4 << 20, HTML = 1 << 17, PICTURES = 420 << 10 /* bytes: with all else a mail stays under 1 MB */ };

/* The entry that opened that turn, REPORT_LAST: the last one; 0: it has not run, or was taken back. */
static uint32_t find_turn(const struct lz_room *room, int seat, int64_t turn) {
    for (uint32_t i = lz_room_count(room, seat); i; i--) {
        const struct lz_told *told = lz_room_told(room, seat, i);
        if (!told->back && lz_told_event(told) && told->event.kind == room->game->sheet->turned &&
            (turn == REPORT_LAST || told->event.arg[0] == turn))
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
    lz_json_string(w, "answer", "reply"); /* who answers the mail needs no password in it */
    lz_json_close(w, '}');
}

/* What the seat saw when the turn had run; NULL: out of memory, or a bug. Free it. */
static void *view_then(struct lz_room *room, int seat, uint32_t step) {
    const struct lz_game *game = room->game;
    void *state = room->calls->room(NULL, game->state_size), *view = room->calls->room(NULL, game->view_size);
    bool well = state && view && lz_room_at(room, step, state);
    if (well)
        game->view(game, state, seat, view);
    free(state);
    if (well)
        return view;
    free(view);
    return NULL;
}

static enum lz_status put_json(struct table *table, int seat, uint32_t from, struct lz_writer *w) {
    struct lz_room *room = &table->room;
    uint32_t count;
    struct lz_event *events = gather(room, seat, from, &count);
    bool last = from == find_turn(room, seat, REPORT_LAST); /* what has changed since is its own orders alone */
    void *then = events && !last ? view_then(room, seat, lz_room_told(room, seat, from)->step) : NULL;
    if (!events || (!last && !then)) {
        free(events);
        return LZ_FAILED;
    }
    lz_assert(count && events[0].kind == room->game->sheet->turned);
    lz_json_open(w, NULL, '{');
    put_header(table, w);
    lz_json_key(w, "report");
    room->game->report(room->game, last ? lz_room_view(room, seat) : then, events, count, w);
    lz_json_key(w, "messages");
    bool well = lz_bag_turn_json(&table->bag, seat, (int32_t)events[0].arg[0], w);
    lz_json_close(w, '}');
    free(events);
    free(then);
    return !well ? LZ_FAILED : w->full ? LZ_REFUSED : LZ_OK;
}

enum lz_status report_json(struct table *table, int seat, int64_t turn, struct lz_text *json) {
    const struct lz_game *game = table->room.game;
    uint32_t from = game->sheet && game->report ? find_turn(&table->room, seat, turn) : 0;
    char *room = from ? table->hall->calls->room(NULL, JSON) : NULL;
    *json = (struct lz_text){ 0 };
    if (!from)
        return LZ_REFUSED;
    if (!room)
        return LZ_FAILED;
    struct lz_writer made = lz_writer_in(room, JSON);
    enum lz_status status = put_json(table, seat, from, &made);
    if (status == LZ_OK)
        *json = (struct lz_text){ room, made.len };
    else
        free(room);
    return status;
}

enum lz_status report_put(struct table *table, int seat, int64_t turn, struct lz_writer *w) {
    struct lz_text json;
    enum lz_status status = table->hall->owes.report ? report_json(table, seat, turn, &json) : LZ_REFUSED;
    if (status != LZ_OK)
        return status;
    status = table->hall->owes.report(json, w);
    free((char *)json.at);
    return status;
}

/* As many of them as a mail may carry, the most telling first. */
struct gallery {
    struct table *table;
    struct telling_page *page;
    size_t bytes;
    bool short_of;
};

static void keep_picture(void *to, const char *name, struct lz_text png) {
    struct gallery *g = to;
    struct telling_page *page = g->page;
    if (page->pictures == TELLING_PICTURES || g->bytes + png.len > PICTURES)
        return;
    char *room = g->table->hall->calls->room(NULL, png.len);
    struct letter_picture *picture = &page->picture[page->pictures];
    struct lz_writer w = lz_writer_in(picture->name, sizeof picture->name);
    g->short_of |= !room;
    if (!room)
        return;
    memcpy(room, png.at, png.len);
    lz_put(&w, name);
    picture->png = (struct lz_text){ room, png.len };
    g->bytes += png.len;
    page->pictures++;
}

static enum lz_status draw_page(struct table *table, struct lz_text json, const struct lz_text around[2],
                                struct lz_text *html) {
    char *room = table->hall->calls->room(NULL, HTML);
    struct lz_writer w = room ? lz_writer_in(room, HTML) : (struct lz_writer){ 0 };
    enum lz_status status = room ? table->hall->owes.drawn(json, around, &w) : LZ_FAILED;
    if (status == LZ_OK)
        *html = (struct lz_text){ room, w.len };
    else
        free(room);
    return status;
}

enum lz_status report_drawn(struct table *table, int seat, const struct lz_text around[2], struct telling_page *page) {
    struct lz_text json;
    struct gallery gallery = { .table = table, .page = page };
    enum lz_status status = table->hall->owes.drawn ? report_json(table, seat, REPORT_LAST, &json) : LZ_REFUSED;
    *page = (struct telling_page){ 0 };
    if (status != LZ_OK)
        return status;
    status = draw_page(table, json, around, &page->html);
    if (status != LZ_FAILED && table->hall->owes.pictured &&
        (table->hall->owes.pictured(json, keep_picture, &gallery) == LZ_FAILED || gallery.short_of))
        status = LZ_FAILED;
    if (status == LZ_FAILED)
        telling_page_free(page);
    free((char *)json.at);
    return status;
}
