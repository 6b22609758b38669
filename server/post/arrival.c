#include "server/post/arrival.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "server/post/fold.h"
#include "server/post/reading.h"
#include "server/post/report.h"
#include "server/post/telling.h"
#include "server/table/hall.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { TEXT = 1 << 17 };
_Static_assert(ARRIVAL_HELD == 4, "as base_asks.def and base_changes.def have it");

struct base_row arrival_row(const struct arrival *a, enum arrival_fate fate, struct lz_text lines) {
    static const char *const dkim[] = { [INBOX_DKIM_UNSAID] = "0", [INBOX_DKIM_PASS] = "1", [INBOX_DKIM_FAIL] = "2" };
    return (struct base_row){ BASE_CAME,
                              { a->came, a->tag.table, a->tag.seat, fate },
                              { lz_span(a->mark), lines.at ? lines : lz_span(""), lz_span(dkim[a->mail.dkim]) } };
}

/* ---- whose it is */

struct owner {
    int64_t person;
    char address[INBOX_ADDRESS];
    bool good; /* the address has answered once */
};

/* LZ_REFUSED: whoever holds the seat has no address. */
static enum lz_status find_owner(struct table *table, int seat, struct owner *owner) {
    struct base *base = table->tray.base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_SEAT_MAIL, table->id, (struct lz_text){ 0 });
    enum lz_status status;
    *owner = (struct owner){ 0 };
    while ((status = base_next(base, ask)) == LZ_OK) {
        if (sqlite3_column_int(ask, 0) != seat)
            continue;
        struct lz_writer w = lz_writer_in(owner->address, sizeof owner->address);
        int state = sqlite3_column_int(ask, 3);
        lz_put_text(&w, base_text(ask, 2));
        owner->person = sqlite3_column_int64(ask, 1);
        owner->good = state == ADDRESS_GOOD || state == ADDRESS_STOPPED;
        break;
    }
    base_done(ask);
    return status;
}

static bool add(struct table *table, const struct base_row *row) { return batch_add(&table->tray.batch, row); }

static struct reading *begin(struct table *table, const struct arrival *a, const struct owner *owner) {
    struct reading *r = table->hall->calls->room(NULL, sizeof *r);
    lz_assert(owner->person && a->tag.seat < table->room.record.setup.seats);
    if (!r)
        return NULL;
    *r = (struct reading){ .table = table,
                           .arrival = a,
                           .seat = a->tag.seat,
                           .person = owner->person,
                           .came = a->came,
                           .heard = lz_room_count(&table->room, a->tag.seat),
                           .mark = a->mark };
    return r;
}

/* ---- the answer */

static void put_part(struct lz_writer *w, const char *head, const struct lz_writer *part) {
    if (!part->len)
        return;
    lz_put(w, head);
    uint32_t begun = w->len;
    lz_put_text(w, (struct lz_text){ part->at, part->len });
    lz_put(w, part->full ? "  ..\n\n" : "\n");
    fold(w, begun);
}

/* Of a program that answers whatever it gets nobody is rid, if each of its mails is answered. */
static void put_last(struct lz_writer *w, uint32_t left) {
    if (left == 1)
        lz_put(w, "You have sent many mails within an hour, and this is the last answer\n"
                  "of this hour. What you send still counts.\n\n");
}

/* False: out of memory. */
static bool put_report(struct reading *r, struct lz_writer *w) {
    uint32_t len = w->len;
    if (!r->reports)
        return true;
    enum lz_status status = report_put(r->table, r->seat, r->report, w);
    if (status == LZ_REFUSED) {
        w->len = len;
        lz_put(w, "REPORT: that turn has not run, or its report is too long for a mail.\n");
    }
    lz_put(w, "\n");
    return status != LZ_FAILED;
}

/* The mail that is answered brought the report of this turn, and nobody asks for it again. */
static bool has_report(const struct reading *r) {
    const struct lz_room *room = &r->table->room;
    return room->game->sheet && !r->status && r->arrival->tag.number == tag_number(room, r->seat);
}

/* What is asked now, and the table, or that nothing is; false: out of memory. */
static bool put_rest(struct reading *r, bool asked, struct lz_writer *w) {
    struct lz_room *room = &r->table->room;
    bool well = put_report(r, w);
    if (asked && has_report(r)) {
        telling_brief(r->table, r->seat, w);
        return well;
    }
    if (asked)
        return telling_asked(r->table, r->seat, w) && well;
    lz_put(w, lz_room_over(room) ? "The match is over.\n"
                                 : "Nothing is asked of you now: you are mailed when something is.\n");
    telling_table(r->table, r->seat, w);
    return well;
}

static const char *about(const struct reading *r, bool asked) {
    if (r->asks)
        return r->asks == 'r' ? "do you want to resign?" : "do you want to be mailed elsewhere?";
    return asked ? "it is your move" : "your mail";
}

static bool answer(struct reading *r) {
    struct table *table = r->table;
    struct lz_room *room = &table->room;
    uint32_t left;
    if (!telling_left(table, r->seat, &left))
        return false;
    if (!left)
        return true;
    char subject[120], *text = table->hall->calls->room(NULL, TEXT);
    if (!text)
        return false;
    struct lz_writer w = lz_writer_in(text, TEXT);
    put_last(&w, left);
    put_part(&w, "Not understood:\n", &r->unread);
    put_part(&w, "Your mail:\n", &r->told);
    telling_news(table, r->seat, r->heard, &w);
    bool asked = !lz_room_over(room) && lz_in(lz_room_head(room)->wait, r->seat);
    struct telling_page page = { 0 };
    bool well = !asked || has_report(r) || telling_drawn(table, r->seat, (struct lz_text){ text, w.len }, &page);
    well = put_rest(r, asked, &w) && well;
    telling_foot(table, &w);
    snprintf(subject, sizeof subject, "%.60s: %s", room->game->title, about(r, asked));
    struct telling telling = { .seat = r->seat,
                               .what = r->asks ? r->asks : 'a',
                               .mark = r->arrival->mark,
                               .subject = subject,
                               .text = { text, w.len },
                               .page = &page };
    well = well && telling_send(table, &telling);
    table->owed.wrote = lz_only(r->seat); /* it tells what is asked */
    telling_page_free(&page);
    free(text);
    return well;
}

/* ---- what is done with it */

static struct lz_text join(struct table *table, const struct arrival *a) {
    uint32_t size = 1;
    for (uint32_t i = 0; i < a->mail.lines; i++)
        size += a->mail.line[i].text.len + 1;
    char *text = table->hall->calls->room(NULL, size);
    if (!text)
        return (struct lz_text){ 0 };
    struct lz_writer w = lz_writer_in(text, size);
    for (uint32_t i = 0; i < a->mail.lines; i++)
        reading_say(&w, "", a->mail.line[i].text, "\n");
    return (struct lz_text){ text, w.len };
}

/* Lines that were held, as if they had come now. LZ_REFUSED: there are none any more. */
static enum lz_status find_held(struct table *table, const struct arrival *a, char mark[LZ_HEX], char **lines) {
    struct base *base = table->tray.base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_CAME_HELD, table->id, lz_span(a->tag.mark));
    enum lz_status status = base_next(base, ask);
    if (status == LZ_OK) {
        struct lz_text text = base_text(ask, 1);
        snprintf(mark, LZ_HEX, "%.*s", LZ_HEX - 1, (const char *)sqlite3_column_text(ask, 0));
        *lines = table->hall->calls->room(NULL, text.len + 1);
        if (*lines) {
            memcpy(*lines, text.at, text.len);
            (*lines)[text.len] = 0;
        }
        status = *lines ? LZ_OK : LZ_FAILED;
    }
    base_done(ask);
    return status;
}

static bool says_yes(const struct arrival *a) {
    for (uint32_t i = 0; i < a->mail.lines; i++)
        if (lz_text_like(lz_trim(a->mail.line[i].text), "yes"))
            return true;
    return false;
}

enum { HELD_LINES = 400 };

/* The owner says that what came from elsewhere counts. */
static bool read_held(struct reading *r) {
    struct inbox_line line[HELD_LINES];
    char mark[LZ_HEX] = "", *lines = NULL;
    uint32_t count = 0;
    enum lz_status found = find_held(r->table, r->arrival, mark, &lines);
    if (found == LZ_FAILED)
        return false;
    if (found == LZ_REFUSED) {
        r->unread = lz_writer_in(r->unread_room, sizeof r->unread_room);
        r->told = lz_writer_in(r->told_room, sizeof r->told_room);
        lz_put(&r->told, "  YES\n    not done: that mail has been dealt with, or waits no longer\n");
        return true;
    }
    r->mark = mark;
    r->joined = lz_span(lines);
    for (struct lz_text left = r->joined; left.len && count < HELD_LINES; count++)
        line[count] = (struct inbox_line){ lz_take_line(&left), false };
    reading_all(r, line, count);
    bool well = add(r->table, &(struct base_row){ BASE_CAME_FATE, { ARRIVAL_COUNTED }, { lz_span(mark) } });
    r->joined = (struct lz_text){ 0 };
    free(lines);
    return well;
}

static bool read_lines(struct reading *r, struct table *table, const struct arrival *a) {
    r->joined = join(table, a);
    if (!r->joined.at)
        return false;
    reading_all(r, a->mail.line, a->mail.lines);
    free((void *)r->joined.at);
    return true;
}

static bool count(struct table *table, const struct arrival *a, const struct owner *owner) {
    struct reading *r = begin(table, a, owner);
    struct base_row row = arrival_row(a, ARRIVAL_COUNTED, (struct lz_text){ 0 });
    bool held = a->tag.what == 'h' && says_yes(a);
    bool well = r && (held ? read_held(r) : read_lines(r, table, a)) && !r->failed && answer(r) && add(table, &row);
    free(r);
    return well;
}

static bool leave(struct table *table, const struct arrival *a) {
    struct base_row row = arrival_row(a, ARRIVAL_LEFT, (struct lz_text){ 0 });
    return add(table, &row);
}

/* The word is good and the address is not: its owner is asked, once for each such mail. */
static bool hold(struct table *table, const struct arrival *a) {
    static const char words[] = "A mail that answers one of yours came from another address than this\n"
                                "one. It is held: nothing was done.\n\n"
                                "If you sent it, answer this mail with YES, and it counts. If you did\n"
                                "not, do nothing; whoever sent it has a mail of yours in hand.\n";
    uint32_t left;
    if (!telling_left(table, a->tag.seat, &left))
        return false;
    if (!left) /* a mail that nobody is asked about would never count */
        return leave(table, a);
    struct lz_text lines = join(table, a);
    if (!lines.at)
        return false;
    struct base_row row = arrival_row(a, ARRIVAL_HELD, lines);
    struct telling telling = { .seat = a->tag.seat,
                               .what = 'h',
                               .mark = a->mark,
                               .subject = "Did you send this from another address?",
                               .text = lz_span(words) };
    bool well = add(table, &row) && telling_send(table, &telling);
    free((void *)lines.at);
    return well;
}

/* The right address with a word that is worth nothing any more. */
static bool tell_how(struct table *table, const struct arrival *a, const struct owner *owner) {
    struct reading *r = begin(table, a, owner);
    struct base_row row = arrival_row(a, ARRIVAL_NO_WORD, (struct lz_text){ 0 });
    if (r) {
        r->unread = lz_writer_in(r->unread_room, sizeof r->unread_room);
        r->told = lz_writer_in(r->told_room, sizeof r->told_room);
        lz_put(&r->unread, "  The mail that you answered is no longer good. Nothing was done. Answer this one.\n");
    }
    bool well = r && answer(r) && add(table, &row);
    free(r);
    return well;
}

/* Of a report that bears our word: the address is marked, and nothing more goes there. */
static bool came_back(struct table *table, const struct arrival *a, const struct owner *owner) {
    struct base_row row = arrival_row(a, ARRIVAL_CAME_BACK, (struct lz_text){ 0 });
    bool well = add(table, &row);
    for (uint32_t i = 0; i < a->mail.bounced_count && i < INBOX_BOUNCED; i++)
        if (a->mail.bounced[i].final && strcasecmp(a->mail.bounced[i].address, owner->address) == 0)
            well = well &&
                   add(table, &(struct base_row){ BASE_ADDRESS_LOST, { owner->person }, { lz_span(owner->address) } });
    return well;
}

static bool decide(struct table *table, const struct arrival *a) {
    struct owner owner;
    enum lz_status fits = tag_fits(table, &a->tag);
    enum lz_status found = fits == LZ_FAILED ? LZ_FAILED : find_owner(table, a->tag.seat, &owner);
    if (found == LZ_FAILED)
        return false;
    bool own = found == LZ_OK && owner.good && strcasecmp(owner.address, a->mail.from) == 0;
    if (found == LZ_REFUSED)
        return leave(table, a);
    if (a->mail.kind == INBOX_BOUNCE)
        return fits == LZ_OK ? came_back(table, a, &owner) : leave(table, a);
    if (fits == LZ_OK)
        return own ? count(table, a, &owner) : owner.good ? hold(table, a) : leave(table, a);
    return own ? tell_how(table, a, &owner) : leave(table, a);
}

/* A mail that hits a bug costs itself, and must not be read again and again: whoever wrote it is answered. */
void arrival_read(struct table *table, void *to) {
    struct arrival *a = to;
    struct lz_trap trap;
    a->done = a->bug = false;
    if (setjmp(trap.back)) {
        struct lz_writer w = lz_writer_in(table->words, sizeof table->words);
        reading_say(&w, "reading a mail hit a bug: ", lz_span(trap.what), " in ");
        reading_say(&w, "", lz_span(trap.file), "");
        a->bug = true;
    } else {
        lz_trap_set(&trap);
        a->done = decide(table, a);
        lz_trap_lift(&trap);
    }
    table->room.lost |= !a->done; /* what was added so far is not whole: nothing of it stands */
}
