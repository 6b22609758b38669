/* What those who talk at a table are told: where they are, what has happened, what has changed in their picture, what
   they are asked. */
#include "server/table/talk.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/seats.h"
#include "core/words/effect.h"
#include "core/words/json.h"
#include "core/words/text.h"
#include "host/picture/changes.h"
#include "server/table/hall.h"

#include <stdlib.h>
#include <string.h>

/* ---- composing, by whoever has the table in hand */

enum {
    SLACK = 1000,  /* by which a picture may grow, and what changes take, without being written twice */
    BRACKETS = 256 /* of a picture that are noted */
};

static int log_of(int seat) { return seat == LZ_ONLOOKER ? LZ_SEATS : seat; }

static struct shown *shown_of(const struct talk *talk) {
    return talk->alone ? &talk->alone->shown : &talk->table->shown[log_of(talk->seat)];
}

int64_t talk_wall(const struct talk *talk) {
    return talk->alone ? talk->alone->wall() : talk->table->hall->wall(talk->table->hall->to);
}

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

static uint32_t holders(const struct lz_room *room) {
    uint32_t sum = 0;
    for (int i = 0; i < room->record.setup.seats; i++)
        sum += room->holder[i].number;
    return sum;
}

static void put_new_seats(const void *with, struct lz_writer *w) {
    const struct talk *talk = with;
    lz_json_open(w, NULL, '{');
    put_seats(talk_room(talk), w);
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

static void put_hello(const void *with, struct lz_writer *w) {
    const struct talk *talk = with;
    const struct lz_room *room = talk_room(talk);
    char tables[17];
    struct lz_writer hash = lz_writer_in(tables, sizeof tables);
    lz_put_hex(&hash, room->game->tables, 16);
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "hello", "lbp/1");
    if (talk->table)
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

/* {"lost":{"from":13,"to":17}}: numbers that its other end has and the server does not. */
static void put_lost(const void *with, struct lz_writer *w) {
    const struct talk *talk = with;
    lz_json_open(w, NULL, '{');
    lz_json_open(w, "lost", '{');
    lz_json_number(w, "from", (int64_t)lz_room_count(talk_room(talk), talk->seat) + 1);
    lz_json_number(w, "to", talk->lost);
    lz_json_close(w, '}');
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

/* Entries of its log after that number. */
static void put_entries(const struct talk *talk, const char *key, uint32_t after, struct lz_writer *w) {
    const struct lz_room *room = talk_room(talk);
    lz_json_open(w, key, '[');
    for (uint32_t i = after + 1; i <= lz_room_count(room, talk->seat); i++)
        (talk->brief ? lz_room_told_json_short : lz_room_told_json)(room, talk->seat, i, w);
    lz_json_close(w, ']');
}

static void put_set(const char *key, lz_seats set, struct lz_writer *w) {
    lz_json_open(w, key, '[');
    for (int i = 0; i < LZ_SEATS; i++)
        if (lz_in(set, i))
            lz_json_number(w, NULL, i);
    lz_json_close(w, ']');
}

struct news {
    struct talk *talk;
    struct lz_text changes; /* of the picture; empty: none */
    lz_seats awaits;        /* as its seat sees it */
};

static void put_news(const void *with, struct lz_writer *w) {
    const struct news *news = with;
    struct talk *talk = news->talk;
    lz_json_open(w, NULL, '{');
    put_entries(talk, "news", talk->cursor, w);
    if (talk->views) {
        views_put(talk, w);
    } else if (talk->whole || news->changes.len) {
        lz_json_key(w, talk->whole ? "picture" : "changes");
        lz_json_raw(w, talk->whole ? scroll_text(&shown_of(talk)->text) : news->changes);
    }
    if (!talk->views && (talk->whole || news->awaits != talk->awaits))
        put_set("awaits", news->awaits, w);
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

static uint32_t decision_of(const struct talk *talk) {
    return talk->seat == LZ_ONLOOKER ? 0 : lz_room_decision(talk_room(talk), talk->seat);
}

static void put_decision(const void *with, struct lz_writer *w) {
    const struct talk *talk = with;
    lz_json_open(w, NULL, '{');
    lz_room_decision_put(talk_room(talk), talk->seat, w);
    if (talk->coach && decision_of(talk) && lz_room_may_hint(talk_room(talk), talk->seat)) {
        lz_json_key(w, "advice");
        lz_advice_json(talk_room(talk)->game, lz_room_view(talk_room(talk), talk->seat), w);
    }
    if (talk->history)
        put_entries(talk, "history", 0, w);
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

static void put_around(const void *with, struct lz_writer *w) {
    const struct talk *talk = with;
    lz_json_open(w, NULL, '{');
    lz_json_key(w, "around");
    lz_room_around_json(talk_room(talk), talk->seat, w);
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

/* Where the house has rules: clocks, who is away, what is asked; once, and whenever something of it has changed that
   this one may know. */
static bool tell_around(struct talk *talk) {
    uint32_t from = talk->out.len;
    if (!talk_room(talk)->house.on)
        return true;
    if (!scroll_put(&talk->out, put_around, talk))
        return false;
    uint64_t mark = lz_hash(talk->out.at + from, talk->out.len - from, 0) | 1;
    if (mark == talk->around)
        talk->out.len = from;
    talk->around = mark;
    return true;
}

/* {"over":{"won":[0],"points":[131,21]}} */
static void put_over(const void *with, struct lz_writer *w) {
    const struct talk *talk = with;
    const struct lz_room *room = talk_room(talk);
    const struct lz_head *head = lz_room_head(room);
    int32_t points[LZ_SEATS];
    room->game->score(room->game, room->state, points);
    lz_json_open(w, NULL, '{');
    lz_json_open(w, "over", '{');
    put_set("won", head->won, w);
    lz_json_open(w, "points", '[');
    for (int i = 0; i < head->seats; i++)
        lz_json_number(w, NULL, points[i]);
    lz_json_close(w, ']');
    if (!head->over)
        lz_json_bool(w, "stopped", true);
    lz_json_close(w, '}');
    voice_ways_json(talk, w);
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

/* Whom the game waits for, as its seat sees it; one that has the view has that, too. */
static lz_seats awaits_of(const struct talk *talk) {
    const struct lz_seen *seen = talk->views ? NULL : lz_room_view(talk_room(talk), talk->seat);
    return seen ? seen->wait : talk->awaits;
}

static bool tell_news(struct talk *talk, struct lz_text changes) {
    struct news news = { talk, changes, awaits_of(talk) };
    bool seen = talk->views ? views_look(talk) : changes.len || news.awaits != talk->awaits, well = true;
    if (talk->cursor < lz_room_count(talk_room(talk), talk->seat) || talk->whole || seen)
        well = scroll_put(&talk->out, put_news, &news);
    talk->awaits = news.awaits;
    if (talk->views)
        views_told(talk);
    return well;
}

static bool greet(struct talk *talk) {
    bool others = talk->greeted && talk->holders != holders(talk_room(talk));
    bool hello = talk->greeted || scroll_put(&talk->out, put_hello, talk);
    if (!talk->greeted)
        keeps_told(talk);
    return hello && (!others || scroll_put(&talk->out, put_new_seats, talk)) &&
           (!talk->lost || scroll_put(&talk->out, put_lost, talk));
}

bool talk_lost(const struct talk *talk) {
    const struct lz_room *room = talk_room(talk);
    return talk->seat != LZ_ONLOOKER && talk->holder && room->holder[talk->seat].number != talk->holder;
}

static void tell(struct talk *talk, struct lz_text changes) {
    struct lz_room *room = talk_room(talk);
    uint32_t count = lz_room_count(room, talk->seat);
    if (talk_lost(talk))
        return;
    lz_assert(talk->cursor <= count);
    bool well = greet(talk) && tell_news(talk, changes);
    well = well && tell_around(talk);
    uint32_t decision = decision_of(talk);
    if (well && talk->seat != LZ_ONLOOKER && (decision != talk->decision || !talk->asked))
        well = scroll_put(&talk->out, talk->views ? views_put_decision : put_decision, talk);
    if (well && lz_room_over(room) && !talk->over)
        well = scroll_put(&talk->out, put_over, talk);
    talk->over = lz_room_over(room);
    talk->greeted = talk->asked = true;
    talk->holders = holders(room);
    talk->whole = false;
    talk->cursor = count;
    talk->decision = decision;
    talk->out.broken |= !well;
}

/* ---- pictures: one for all who talk for a seat */

/* The first picture of a telling: what others have in common with it is neither written nor compared again. */
struct telling {
    struct lz_again again;
    struct lz_compared like;
    struct scroll old, changes; /* the picture before, and what has changed, while they are referred to */
};

struct showing {
    struct lz_room *room;
    int seat;
    struct lz_brackets *brackets;
    struct lz_again *again;
};

static void put_picture(const void *with, struct lz_writer *w) {
    const struct showing *showing = with;
    showing->brackets->count = showing->brackets->open = showing->brackets->missing = 0; /* it is asked again */
    w->brackets = showing->brackets;
    w->again = showing->again;
    lz_room_show(showing->room, showing->seat, w);
}

struct change {
    struct lz_charted old, new;
    struct lz_compared *like;
};

static void put_changes(const void *with, struct lz_writer *w) {
    const struct change *change = with;
    bool made = lz_changes_between(&change->old, &change->new, change->like, w);
    lz_assert(made);
}

static struct lz_charted charted(const struct shown *shown) {
    return (struct lz_charted){ scroll_text(&shown->text), (const struct lz_bracket *)(const void *)shown->chart.at,
                                shown->chart.len / sizeof(struct lz_bracket) };
}

void shown_free(struct shown *shown) {
    scroll_free(&shown->text);
    scroll_free(&shown->chart);
}

/* A picture without a chart is one that takes longer to compare. */
static void keep_chart(struct shown *shown, const struct lz_brackets *brackets) {
    struct lz_text list = { (const char *)brackets->list, brackets->count * (uint32_t)sizeof *brackets->list };
    lz_assert(!brackets->open && !brackets->missing); /* all that was opened is closed */
    scroll_empty(&shown->chart);
    if (!scroll_add(&shown->chart, list))
        scroll_empty(&shown->chart);
}

/* What the next seats may be shown from; `text` and its chart stay as long as the telling. */
static void keep_first(struct telling *telling, const struct shown *shown, const struct lz_brackets *brackets) {
    if (telling->again.made.len)
        return;
    telling->again.made = scroll_text(&shown->text);
    telling->again.list = brackets->count < brackets->room && shown->chart.len
                              ? (const struct lz_bracket *)(const void *)shown->chart.at
                              : NULL;
}

/* What has changed in the seat's picture since it was shown last, into `changes`. False: out of memory. */
static bool show(const struct talk *talk, struct telling *telling, struct scroll *changes) {
    struct shown *shown = shown_of(talk);
    struct lz_bracket list[BRACKETS];
    struct lz_brackets brackets = { .list = list, .room = BRACKETS };
    struct scroll text = { .calls = talk_room(talk)->calls };
    if (!scroll_reserve(&text, shown->text.len + SLACK) || !scroll_reserve(changes, SLACK) ||
        !scroll_put(&text, put_picture, &(struct showing){ talk_room(talk), talk->seat, &brackets, &telling->again })) {
        scroll_free(&text);
        return false;
    }
    struct change change = { charted(shown), { scroll_text(&text), list, brackets.count }, &telling->like };
    struct lz_text was = change.old.text, is = change.new.text;
    bool same = was.len == is.len && memcmp(was.at, is.at, is.len) == 0;
    bool well = !was.len || same || scroll_put(changes, put_changes, &change);
    lz_assert(!telling->old.at || telling->like.made);
    if (well && changes->len && !telling->like.made)
        telling->old = shown->text;
    else
        scroll_free(&shown->text);
    shown->text = text;
    keep_chart(shown, &brackets);
    keep_first(telling, shown, &brackets);
    return well;
}

/* Those of the first picture are referred to. */
static void keep_changes(struct telling *telling, struct scroll *changes) {
    bool first = telling->old.at && !telling->like.made;
    if (first)
        telling->changes = *changes;
    else
        scroll_free(changes);
    telling->like.made |= first;
}

static void tell_seat(struct table *table, int seat, struct telling *telling) {
    struct scroll changes = { .calls = table->hall->calls };
    const struct talk *any = NULL; /* who wants the picture */
    bool news = table->told != table->room.acts, well = true, heard = false;
    for (struct talk *talk = table->talks; talk; talk = talk->next) {
        bool here = talk->seat == seat && !talk->deaf;
        any = here && !talk->views ? talk : any;
        heard |= here;
        news |= here && (talk->whole || !talk->asked);
    }
    if (heard && !news)
        return;
    if (any)
        well = show(any, telling, &changes);
    for (struct talk *talk = table->talks; heard && talk; talk = talk->next)
        if (talk->seat == seat && !talk->deaf) {
            tell(talk, scroll_text(&changes));
            talk->out.broken |= !well;
        }
    keep_changes(telling, &changes);
    if (!any)
        shown_free(&table->shown[log_of(seat)]);
}

/* Its lists are large, and are filled before they are read. */
static void begin_telling(struct telling *telling) {
    telling->again.made = (struct lz_text){ 0 };
    telling->again.same = false;
    telling->like.count = 0;
    telling->like.made = false;
    telling->old = telling->changes = (struct scroll){ 0 };
}

static void end_telling(struct telling *telling) {
    scroll_free(&telling->old);
    scroll_free(&telling->changes);
}

void talk_tell_all(struct table *table) {
    lz_assert(table->open && table->hand != TABLE_WRITER);
    struct telling telling;
    begin_telling(&telling);
    for (int i = 0; i < table->room.record.setup.seats; i++)
        tell_seat(table, i, &telling);
    tell_seat(table, LZ_ONLOOKER, &telling);
    end_telling(&telling);
    for (struct talk *talk = table->talks; talk; talk = talk->next)
        (talk->row ? row_tell : keeps_tell)(talk);
    here_look(table);
    here_tell(table);
    table->told = table->room.acts;
}

void talk_tell_alone(struct talk *talk) {
    struct scroll changes = { .calls = talk_room(talk)->calls };
    struct telling telling;
    begin_telling(&telling);
    bool well = talk->views || show(talk, &telling, &changes);
    tell(talk, scroll_text(&changes));
    keeps_tell(talk);
    talk->out.broken |= !well;
    talk->sent = talk->cursor;
    talk->lost = 0;
    scroll_free(&changes);
    end_telling(&telling);
}

void talk_forget_all(struct table *table) {
    for (struct talk *talk = table->talks; talk; talk = talk->next) {
        scroll_empty(&talk->out);
        talk->cursor = talk->sent;
        talk->whole = true;
        talk->asked = talk->over = talk->greeted = false;
        talk->around = 0;
        talk->here_told = false;
        memset(talk->own, 0, sizeof talk->own);
        talk->team = 0;
    }
}

void talk_resume(struct talk *talk, uint32_t from) {
    bool open = talk->alone || talk->table->open;
    lz_assert(talk->alone || talk->table->hand != TABLE_WRITER);
    uint32_t count = open ? lz_room_count(talk_room(talk), talk->seat) : 0;
    talk->cursor = from < count ? from : count;
    talk->lost = from > count && from != TALK_NEW ? from : 0;
    talk->whole = talk->fresh = true;
    talk->asked = talk->over = false;
}

void talk_sit(struct talk *talk, uint32_t from) {
    struct table *table = talk->table;
    lz_assert(!talk->sits && talk->jobs); /* one of them brought it here */
    talk_resume(talk, from);
    talk->sent = talk->cursor;
    talk->sits = true;
    talk->next = table->talks;
    table->talks = talk;
}

/* ---- the loop's */

static void finish(struct talk *talk, const char *why) {
    struct talk **at = &talk->table->talks;
    lz_assert(!talk->jobs && talk->table->hand == TABLE_FREE);
    while (talk->sits && *at != talk)
        at = &(*at)->next;
    if (talk->sits)
        *at = talk->next;
    scroll_free(&talk->out);
    free(talk->views);
    talk->ended(talk, why); /* and is freed */
}

/* The holder for whom it spoke has lost the seat, its other end has left, or memory was missing. NULL: none of these.
 */
static const char *over(const struct talk *talk) {
    if (talk->gone)
        return "";
    if (talk->out.broken)
        return "There is not enough memory: come again.";
    return talk_lost(talk) ? "Somebody else has this seat now." : NULL;
}

/* Somebody has left, and nothing waits to be made safe: those who stay are told. */
static void tell_left(struct table *table) {
    struct talk *next;
    bool left;
    do {
        left = false;
        here_tell(table);
        for (struct talk *talk = table->talks; talk; talk = next) {
            next = talk->next;
            if (!talk->out.len || talk->gone || talk->out.broken)
                continue;
            talk->send(talk, scroll_text(&talk->out));
            scroll_free(&talk->out);
            if (talk->gone && !talk->jobs) {
                finish(talk, "");
                left = true;
            }
        }
    } while (left);
}

void talk_send_all(struct table *table) {
    struct talk *next;
    bool left = false;
    lz_assert(table->hand == TABLE_FREE && !table->tray.batch.rows); /* all that they are told is safe */
    for (struct talk *talk = table->talks; talk; talk = next) {
        const char *why = over(talk);
        next = talk->next;
        bool sends = talk->out.len && !talk->gone &&
                     !talk->out.broken; /* who has lost the seat has had an answer, no news */
        if (sends)
            talk->send(talk, scroll_text(&talk->out));
        talk->sent = talk->cursor;
        talk->lost = 0;
        if (sends && talk->fresh) /* a greeting is long, and most who are greeted are silent for long */
            scroll_free(&talk->out);
        else if (sends)
            scroll_empty(&talk->out);
        talk->fresh = talk->fresh && !sends;
        why = !why && talk->gone ? "" : why;
        if (why && !talk->jobs) {
            finish(talk, why);
            left = true;
        }
    }
    if (left)
        tell_left(table);
}

static bool post(struct talk *talk, struct job *job) {
    lz_assert(talk->send && talk->ended && talk->jobs < UINT32_MAX);
    job->from = talk;
    talk->jobs++;
    table_post(talk->table, job);
    return true;
}

bool talk_begin(struct talk *talk, uint32_t from) {
    lz_assert(!talk->sits && !talk->jobs && !talk->gone);
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
    struct table *table = talk->table;
    talk->gone = true;
    if (!talk->jobs && table->hand == TABLE_FREE) {
        finish(talk, "");
        tell_left(table);
        hall_note(table);
    }
}

void talk_end_all(struct table *table, const char *why) {
    struct talk *next;
    for (struct talk *talk = table->talks; talk; talk = next) {
        next = talk->next;
        finish(talk, talk->gone ? "" : why);
    }
}
