#include "server/post/telling.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/sheet.h"
#include "core/words/address.h"
#include "core/words/event.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "server/post/fold.h"
#include "server/post/leaf.h"
#include "server/post/letter.h"
#include "server/post/report.h"
#include "server/post/tag.h"
#include "server/table/hall.h"

#include <stdlib.h>
#include <string.h>

enum { MAIL = (1 << 20) - (1 << 12) /* a mail under 1 MB */, NEWS = 40, WORDS = 400 };

void telling_news(const struct table *table, int seat, uint32_t from, struct lz_writer *w) {
    const struct lz_room *room = &table->room;
    const char *names[LZ_SEATS];
    struct lz_reader reader = { names, seat };
    uint32_t count = lz_room_count(room, seat);
    char words[WORDS];
    uint32_t begun = w->len;
    lz_room_names(room, names);
    if (count > from + NEWS)
        from = count - NEWS;
    bool any = false;
    for (uint32_t i = from + 1; i <= count; i++) {
        const struct lz_told *told = lz_room_told(room, seat, i);
        struct lz_writer line = lz_writer_in(words, sizeof words);
        if (!told || told->back || !lz_told_event(told))
            continue;
        lz_event_tell(room->game, &told->event, &reader, &line);
        if (!line.len)
            continue;
        lz_put(w, any ? "  " : "What happened:\n  ");
        any = true;
        lz_put(w, words);
        lz_put(w, "\n");
    }
    lz_put(w, any ? "\n" : "");
    fold(w, begun);
}

static void put_moves(struct lz_room *room, int seat, struct lz_writer *w) {
    const struct lz_game *game = room->game;
    struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    game->legal(game, room->state, seat, &legal);
    for (uint32_t i = 0; i < legal.count && i < TELLING_LISTED; i++) {
        lz_put(w, i < 9 ? "   " : "  ");
        lz_put_number(w, i + 1);
        lz_put(w, "  ");
        lz_move_print(game, &list[i], w);
        lz_put(w, "\n");
    }
    if (legal.count > TELLING_LISTED || !legal.complete)
        lz_put(w, "      and more\n");
}

/* One line for whatever the game takes. */
static void put_how(const struct lz_game *game, struct lz_writer *w) {
    if (game->sheet)
        lz_put(w, "\nAnswer this mail with your orders, a line for each, between ORDERS and END. "
                  "They replace those that you sent before. HELP on a line of its own brings all that a mail may "
                  "say.\n");
    else
        lz_put(w, "\nAnswer this mail with the number of your move, or with its words. Several are made one "
                  "after the other, as long as it is your turn. HELP brings all that a mail may say.\n");
}

void telling_table(struct table *table, int seat, struct lz_writer *w) {
    lz_put(w, "\n");
    lz_room_table(&table->room, seat, w);
}

/* The report of the turn has all that the table has, and what happened. */
static bool put_state(struct table *table, int seat, struct lz_writer *w) {
    uint32_t len = w->len;
    enum lz_status status = report_put(table, seat, REPORT_LAST, w);
    if (status == LZ_REFUSED) {
        w->len = len;
        telling_table(table, seat, w);
    }
    return status != LZ_FAILED;
}

static void put_ask(struct lz_room *room, int seat, struct lz_writer *w) {
    uint32_t begun = w->len;
    lz_ask_print(room->game, lz_room_view(room, seat), w);
    lz_put(w, "\n");
    fold(w, begun);
}

/* A move stands in one line, however long: it may be copied. */
static void put_answers(struct table *table, int seat, struct lz_writer *w) {
    struct lz_room *room = &table->room;
    if (!room->game->sheet) {
        lz_put(w, "\nYou can:\n");
        put_moves(room, seat, w);
    }
    uint32_t begun = w->len;
    if (mailbox_receives(table->hall->owes.box))
        put_how(room->game, w);
    fold(w, begun);
}

bool telling_asked(struct table *table, int seat, struct lz_writer *w) {
    put_ask(&table->room, seat, w);
    bool well = put_state(table, seat, w);
    put_answers(table, seat, w);
    return well;
}

void telling_brief(struct table *table, int seat, struct lz_writer *w) {
    put_ask(&table->room, seat, w);
    put_answers(table, seat, w);
}

bool telling_drawn(struct table *table, int seat, struct lz_text before, struct telling_page *page) {
    enum { AFTER = 4000 };
    char after[AFTER];
    struct lz_writer w = lz_writer_in(after, sizeof after);
    *page = (struct telling_page){ 0 };
    if (!table->room.game->sheet)
        return true;
    telling_brief(table, seat, &w);
    telling_foot(table, &w);
    const struct lz_text around[2] = { before, { after, w.len } };
    return report_drawn(table, seat, around, page) != LZ_FAILED;
}

void telling_page_free(struct telling_page *page) {
    free((void *)page->html.at);
    for (uint32_t i = 0; i < page->pictures; i++)
        free((void *)page->picture[i].png.at);
    *page = (struct telling_page){ 0 };
}

void telling_foot(const struct table *table, struct lz_writer *w) {
    lz_put(w, "\nThe table: ");
    lz_put(w, table->hall->owes.site);
    lz_put(w, "/t/");
    lz_put_number(w, table->id);
    lz_put(w, mailbox_receives(table->hall->owes.box) ? "\nTo get no mail, answer STOP, or take your address away:\n  "
                                                      : "\nTo get no mail, take your address away:\n  ");
    lz_put(w, table->hall->owes.site);
    lz_put(w, "/account\n");
}

/* ---- not without end */

bool telling_left(struct table *table, int seat, uint32_t *left) {
    const int64_t hour = 3600 * 1000;
    char since[24];
    struct lz_writer w = lz_writer_in(since, sizeof since);
    struct base *base = table->tray.base;
    lz_put_number(&w, table->hall->wall(table->hall->to) - hour);
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_ANSWERS, table->id, (struct lz_text){ since, w.len });
    int64_t most = table->hall->owes.box->answers, sent = 0;
    enum lz_status status;
    while ((status = base_next(base, ask)) == LZ_OK)
        sent += sqlite3_column_int(ask, 0) == seat;
    base_done(ask);
    *left = sent < most ? (uint32_t)(most - sent) : 0;
    return status == LZ_REFUSED;
}

/* Mails of one table stand in one thread, whose first mail never was. */
static void put_thread(const struct table *table, int seat, struct lz_writer *w) {
    lz_put(w, "table.");
    lz_put_number(w, table->id);
    lz_put_char(w, '.');
    lz_put_number(w, seat);
}

/* An answer says with its row what is asked, if it tells that. */
static int64_t asked_by(const struct table *table, const struct tag *tag) {
    bool tells = memchr("amr", tag->what, 3) && lz_in(lz_room_head(&table->room)->wait, tag->seat);
    return tells ? tag->number : 0;
}

static bool add_row(struct table *table, const struct tag *tag, struct lz_text mail) {
    int64_t now = table->hall->wall(table->hall->to), asked = asked_by(table, tag);
    struct base_row row = { BASE_MAIL_ANSWER, { table->id, tag->seat, now, asked }, { mail } };
    switch (tag->what) {
    case 0:
        row.what = table->room.game->sheet ? BASE_MAIL_TURN : BASE_MAIL_ADD;
        row.number[2] = tag->number;
        row.number[3] = now + table->hall->owes.after;
        break;
    case 'b':
    case 'g':
        row.what = BASE_MAIL_REMIND;
        row.number[2] = tag->number;
        row.number[3] = now;
        row.text[1] = lz_span(tag->what == 'b' ? "1" : "2");
        break;
    case 'e':
        row.what = BASE_MAIL_END;
        break;
    default:
        break;
    }
    return batch_add(&table->tray.batch, &row);
}

/* The text as HTML, where nothing better was drawn. *html is to be freed. False: out of memory. */
static bool draw_text(const struct table *table, const struct telling *telling, struct lz_text *html) {
    struct leaf leaf = { telling->subject, telling->text, table->hall->owes.site };
    char *room = table->hall->calls->room(NULL, LEAF);
    struct lz_writer w = room ? lz_writer_in(room, LEAF) : (struct lz_writer){ 0 };
    *html = (struct lz_text){ 0 };
    if (room && leaf_put(&leaf, &w))
        *html = (struct lz_text){ room, w.len };
    else
        free(room);
    return room;
}

static bool add_letter(struct table *table, const struct tag *tag, const struct letter *letter) {
    char *mail = table->hall->calls->room(NULL, MAIL);
    if (!mail)
        return false;
    struct lz_writer bytes = lz_writer_in(mail, MAIL);
    letter_put(letter, &bytes);
    lz_assert(!bytes.full); /* three signs at most for each of the text, and pictures have their limit */
    bool well = add_row(table, tag, (struct lz_text){ mail, bytes.len });
    free(mail);
    table->owed.added |= well;
    return well;
}

bool telling_send(struct table *table, const struct telling *telling) {
    lz_assert(telling->seat >= 0 && telling->seat < table->room.record.setup.seats);
    static const struct telling_page none;
    const struct telling_page *page = telling->page ? telling->page : &none;
    struct tag tag = { .seat = telling->seat, .what = telling->what };
    struct lz_text drawn = { 0 };
    char word[TAG], thread[60];
    struct lz_writer named = lz_writer_in(word, sizeof word), first = lz_writer_in(thread, sizeof thread);
    if (telling->mark) {
        struct lz_writer mark = lz_writer_in(tag.mark, sizeof tag.mark);
        lz_put_text(&mark, (struct lz_text){ telling->mark, TAG_MARK - 1 });
    }
    if (!tag_put(table, &tag, &named) || (!page->html.len && !draw_text(table, telling, &drawn)))
        return false;
    put_thread(table, telling->seat, &first);
    lz_assert(!named.full && !first.full);
    struct letter letter = { .box = table->hall->owes.box,
                             .id = word,
                             .thread = thread,
                             .subject = telling->subject,
                             .wall = table->hall->wall(table->hall->to),
                             .text = telling->text,
                             .html = page->html.len ? page->html : drawn,
                             .picture = page->picture,
                             .pictures = page->pictures,
                             .seat = true };
    bool well = add_letter(table, &tag, &letter);
    free((void *)drawn.at);
    return well;
}
