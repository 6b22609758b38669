/* What those who talk at a table are told: where they are, what has happened, what has changed in their picture, what
   they are asked. */
#include "server/talk.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/json.h"
#include "core/words/text.h"
#include "host/changes.h"
#include "server/hall.h"

#include <stdlib.h>
#include <string.h>

/* ---- composing, by whoever has the table in hand */

static int log_of(int seat) { return seat == LZ_ONLOOKER ? LZ_SEATS : seat; }

static void put_seats(const struct lz_room *room, struct lz_writer *w) {
    lz_json_open(w, "seats", '[');
    for (int i = 0; i < room->record.setup.seats; i++) {
        const struct lz_holder *holder = &room->holder[i];
        lz_json_open(w, NULL, '{');
        lz_json_string(w, "name", holder->bot ? holder->bot->id : holder->label);
        lz_json_number(w, "side", lz_side_of(room->game, room->record.setup.seats, i));
        if (holder->bot)
            lz_json_bool(w, "bot", true);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

static void put_hello(const void *with, struct lz_writer *w) {
    const struct talk *talk = with;
    const struct lz_room *room = &talk->table->room;
    char tables[17];
    struct lz_writer hash = lz_writer_in(tables, sizeof tables);
    lz_put_hex(&hash, room->game->tables, 16);
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "hello", "lbp/1");
    lz_json_number(w, "table", talk->table->id);
    lz_json_string(w, "game", room->game->id);
    if (room->game->set)
        lz_json_string(w, "set", room->game->set);
    lz_json_string(w, "tables", tables);
    lz_json_number(w, "edition", room->record.setup.seats ? lz_room_head(room)->rules : 0);
    lz_json_number(w, "seat", talk->seat);
    put_seats(room, w);
    lz_json_number(w, "n", lz_room_count(room, talk->seat));
    voice_ways_json(talk, w);
    if (keeps_news(talk))
        keeps_json(talk, w);
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

struct news {
    struct talk *talk;
    struct lz_text changes; /* of the picture; empty: none */
};

static void put_news(const void *with, struct lz_writer *w) {
    const struct news *news = with;
    struct talk *talk = news->talk;
    const struct lz_room *room = &talk->table->room;
    lz_json_open(w, NULL, '{');
    lz_json_open(w, "news", '[');
    for (uint32_t i = talk->cursor + 1; i <= lz_room_count(room, talk->seat); i++)
        (talk->brief ? lz_room_told_json_short : lz_room_told_json)(room, talk->seat, i, w);
    lz_json_close(w, ']');
    if (talk->whole || news->changes.len) {
        lz_json_key(w, talk->whole ? "picture" : "changes");
        lz_json_raw(w, talk->whole ? scroll_text(&talk->table->shown[log_of(talk->seat)].text) : news->changes);
    }
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

static void put_decision(const void *with, struct lz_writer *w) {
    const struct talk *talk = with;
    lz_room_decision_json(&talk->table->room, talk->seat, w);
    lz_put_char(w, '\n');
}

/* {"over":{"won":[0],"points":[131,21]}} */
static void put_over(const void *with, struct lz_writer *w) {
    const struct talk *talk = with;
    const struct lz_room *room = &talk->table->room;
    const struct lz_head *head = lz_room_head(room);
    int32_t points[LZ_SEATS];
    room->game->score(room->game, room->state, points);
    lz_json_open(w, NULL, '{');
    lz_json_open(w, "over", '{');
    lz_json_open(w, "won", '[');
    for (int i = 0; i < head->seats; i++)
        if (lz_in(head->won, i))
            lz_json_number(w, NULL, i);
    lz_json_close(w, ']');
    lz_json_open(w, "points", '[');
    for (int i = 0; i < head->seats; i++)
        lz_json_number(w, NULL, points[i]);
    lz_json_close(w, ']');
    lz_json_close(w, '}');
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

static void tell(struct talk *talk, struct lz_text changes) {
    struct lz_room *room = &talk->table->room;
    uint32_t count = lz_room_count(room, talk->seat);
    bool well = true;
    if (!talk->greeted)
        well = scroll_put(&talk->out, put_hello, talk);
    if (!talk->greeted)
        keeps_told(talk);
    if (well && (talk->cursor < count || talk->whole || changes.len))
        well = scroll_put(&talk->out, put_news, &(struct news){ talk, changes });
    uint32_t decision = talk->seat == LZ_ONLOOKER ? 0 : lz_room_decision(room, talk->seat);
    if (well && talk->seat != LZ_ONLOOKER && (decision != talk->decision || !talk->asked))
        well = scroll_put(&talk->out, put_decision, talk);
    if (well && lz_room_head(room)->over && !talk->over)
        well = scroll_put(&talk->out, put_over, talk);
    talk->over = lz_room_head(room)->over;
    talk->greeted = talk->asked = true;
    talk->whole = false;
    talk->cursor = count;
    talk->decision = decision;
    talk->out.broken |= !well;
}

/* ---- pictures: one for all who talk for a seat */

struct showing {
    struct lz_room *room;
    int seat;
};

static void put_picture(const void *with, struct lz_writer *w) {
    const struct showing *showing = with;
    lz_room_show(showing->room, showing->seat, w);
}

struct change {
    struct lz_values values;
    struct lz_text old, new;
};

static void put_changes(const void *with, struct lz_writer *w) {
    const struct change *change = with;
    struct lz_values values = change->values;
    bool made = lz_changes(&values, change->old, change->new, w);
    lz_assert(made);
}

/* What has changed in the seat's picture since it was shown last, into `changes`. False: out of memory. */
static bool show(struct table *table, int seat, struct scroll *changes) {
    struct shown *shown = &table->shown[log_of(seat)];
    struct scroll text = { .calls = table->hall->calls };
    if (!scroll_put(&text, put_picture, &(struct showing){ &table->room, seat })) {
        scroll_free(&text);
        return false;
    }
    struct change change = { .old = scroll_text(&shown->text), .new = scroll_text(&text) };
    bool same = change.old.len == change.new.len &&lz_text_is(change.new, change.old.at ? change.old.at : "");
    bool well = true;
    if (change.old.len && !same) {
        uint32_t room = lz_values_most(change.old) + lz_values_most(change.new) + 1;
        change.values = (struct lz_values){ .at = table->hall->calls->room(NULL, room * sizeof(struct lz_value)),
                                            .room = room };
        well = change.values.at && scroll_put(changes, put_changes, &change);
        free(change.values.at);
    }
    scroll_free(&shown->text);
    shown->text = text;
    return well;
}

static void tell_seat(struct table *table, int seat) {
    struct scroll changes = { .calls = table->hall->calls };
    bool any = false, news = table->told != table->room.acts, well = true;
    for (struct talk *talk = table->talks; talk; talk = talk->next) {
        any |= talk->seat == seat;
        news |= talk->seat == seat && talk->whole;
    }
    if (any && !news)
        return;
    if (any)
        well = show(table, seat, &changes);
    for (struct talk *talk = table->talks; any && talk; talk = talk->next)
        if (talk->seat == seat) {
            tell(talk, scroll_text(&changes));
            talk->out.broken |= !well;
        }
    scroll_free(&changes);
    if (!any)
        scroll_free(&table->shown[log_of(seat)].text);
}

void talk_tell_all(struct table *table) {
    for (int i = 0; i < table->room.record.setup.seats; i++)
        tell_seat(table, i);
    tell_seat(table, LZ_ONLOOKER);
    keeps_tell_all(table);
    table->told = table->room.acts;
}

void talk_forget_all(struct table *table) {
    for (struct talk *talk = table->talks; talk; talk = talk->next) {
        scroll_empty(&talk->out);
        talk->cursor = talk->sent;
        talk->whole = true;
        talk->asked = talk->over = false;
        memset(talk->own, 0, sizeof talk->own);
    }
}

void talk_sit(struct talk *talk, uint32_t from) {
    struct table *table = talk->table;
    uint32_t count = table->open ? lz_room_count(&table->room, talk->seat) : 0;
    talk->cursor = talk->sent = from < count ? from : count;
    talk->whole = talk->sits = true;
    talk->next = table->talks;
    table->talks = talk;
}

/* ---- the loop's */

static void finish(struct talk *talk, const char *why) {
    struct talk **at = &talk->table->talks;
    while (talk->sits && *at != talk)
        at = &(*at)->next;
    if (talk->sits)
        *at = talk->next;
    scroll_free(&talk->out);
    talk->ended(talk, why);
}

/* The holder for whom it spoke has lost the seat, its other end has left, or memory was missing. NULL: none of these.
 */
static const char *over(const struct talk *talk) {
    const struct lz_room *room = &talk->table->room;
    if (talk->gone)
        return "";
    if (talk->out.broken)
        return "There is not enough memory: come again.";
    bool other = talk->seat != LZ_ONLOOKER && talk->holder && room->holder[talk->seat].number != talk->holder;
    return other ? "Somebody else has this seat now." : NULL;
}

void talk_send_all(struct table *table) {
    struct talk *next;
    for (struct talk *talk = table->talks; talk; talk = next) {
        const char *why = over(talk);
        next = talk->next;
        if (!why && talk->out.len)
            talk->send(talk, scroll_text(&talk->out));
        talk->sent = talk->cursor;
        if (why && !talk->jobs)
            finish(talk, why);
        else if (!why)
            scroll_empty(&talk->out);
    }
}

static bool post(struct talk *talk, struct job *job) {
    job->from = talk;
    talk->jobs++;
    table_post(talk->table, job);
    return true;
}

bool talk_begin(struct talk *talk, uint32_t from) {
    struct job *job = table_job(talk->table, JOB_OPEN);
    if (!job)
        return false;
    talk->out = (struct scroll){ .calls = talk->table->hall->calls };
    job->number = from;
    return post(talk, job);
}

bool talk_said(struct talk *talk, struct lz_text message) {
    struct job *job = table_job(talk->table, JOB_SAID);
    if (!job)
        return false;
    if (scroll_add(&job->text, message))
        return post(talk, job);
    free(job);
    return false;
}

/* Its jobs are done all the same: what was sent was sent. */
void talk_end(struct talk *talk) {
    talk->gone = true;
    if (!talk->jobs && talk->table->hand == TABLE_FREE)
        finish(talk, "");
}

void talk_end_all(struct table *table, const char *why) {
    struct talk *next;
    for (struct talk *talk = table->talks; talk; talk = next) {
        next = talk->next;
        finish(talk, talk->gone ? "" : why);
    }
}
