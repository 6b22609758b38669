/* The book of orders at the desk. Every line goes through the reader of mails, together with the orders that are
   already in the book, so that receipt and terminal say the same. */
#include "clients/cli/play/desk_work.h"

#include "core/words/verb.h"
#include "games/swamp/swamp.h"

#include <stdio.h>
#include <string.h>

enum { PAGE = SW_ORDERS * 80 + SW_LINE * 4 };

static void put_book(const struct swamp_view *v, struct lz_writer *page) {
    for (int i = 0; i < v->orders; i++) {
        swamp_order_print(&v->laws, &v->order[i], page);
        lz_put_char(page, '\n');
    }
}

static void read_with(struct desk *desk, struct lz_text line) {
    char room[PAGE];
    struct lz_writer page = lz_writer_in(room, sizeof room);
    put_book(desk->view, &page);
    lz_put_text(&page, line);
    lz_put_char(&page, '\n');
    swamp_sheet_read(desk->view, (struct lz_text){ room, page.len }, desk->receipt);
}

void desk_read_book(struct desk *desk) { read_with(desk, (struct lz_text){ 0 }); }

void desk_put_note(const struct desk *desk, const struct swamp_note *note, struct lz_writer *w) {
    const char *name = swamp_note_name(note->code);
    term_style(desk->term, w, *name == 'W' ? TINT + 3 : TINT + 9);
    lz_put(w, name);
    lz_put(w, ": ");
    swamp_note_put(desk->view, note, w);
    term_style(desk->term, w, PLAIN);
    lz_put_char(w, '\n');
}

/* What was understood: "4. MO 5E N NE", its words, its warnings. */
static void put_line(const struct desk *desk, int number, const struct swamp_line *line, struct lz_writer *w) {
    char room[DESK_WORDS];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    lz_put_number(w, number);
    lz_put(w, ". ");
    term_style(desk->term, w, BOLD);
    lz_move_print(&swamp_game, &line->move, w);
    term_style(desk->term, w, PLAIN);
    lz_put(w, ": ");
    swamp_order_words(desk->view, &line->move, &words);
    lz_put(w, room);
    lz_put_char(w, '\n');
    for (int i = 0; i < line->notes; i++)
        desk_put_note(desk, &line->note[i], w);
}

static void count_batch(struct desk *desk, int moves) {
    if (desk->batches == TABLE_MARKS)
        memmove(desk->batch, desk->batch + 1, (size_t)--desk->batches);
    desk->batch[desk->batches++] = (uint8_t)moves;
}

void desk_lay(struct desk *desk, struct lz_text line) {
    int had = desk->view->orders;
    read_with(desk, line);
    const struct swamp_receipt *r = desk->receipt;
    for (int i = 0; i < r->slips; i++)
        desk_put_note(desk, &r->slip[i].note, &desk->said);
    if (r->orders <= had) {
        lz_put(&desk->said, r->slips ? "" : "Nothing was ordered. (? for help)\n");
        return;
    }
    struct swamp_line *laid = &desk->receipt->line[had];
    if (!desk_move(desk, laid->move))
        return;
    put_line(desk, had + 1, laid, &desk->said);
    count_batch(desk, 1);
}

/* ---- striking */

static bool read_numbers(struct desk *desk, struct lz_text numbers, bool struck[SW_ORDERS]) {
    int64_t number;
    int count = 0;
    if (lz_text_like(numbers, "all"))
        memset(struck, true, SW_ORDERS);
    for (struct lz_text word = lz_take_word(&numbers); word.len; word = lz_take_word(&numbers), count++) {
        if (struck[0] && lz_text_like(word, "all"))
            continue;
        if (!lz_read_number(word, 1, desk->view->orders, &number)) {
            lz_put(&desk->said,
                   desk->view->orders ? "Which order? They are numbered from 1 to " : "There are no orders");
            if (desk->view->orders)
                lz_put_number(&desk->said, desk->view->orders);
            lz_put(&desk->said, ".\n");
            return false;
        }
        struck[number - 1] = true;
    }
    if (!count)
        lz_put(&desk->said, "Which order? drop 2, drop 2 5, or drop all.\n");
    return count;
}

/* The book is torn up and all others laid again. */
void desk_strike(struct desk *desk, struct lz_text numbers) {
    bool struck[SW_ORDERS] = { false };
    int had = desk->view->orders, moves = 1;
    if (!read_numbers(desk, numbers, struck))
        return;
    desk_read_book(desk);
    if (!desk_move(desk, (struct lz_move){ .verb = SW_CLEAR }))
        return;
    for (int i = 0; i < had && i < desk->receipt->orders; i++)
        moves += !struck[i] && desk_move(desk, desk->receipt->line[i].move);
    count_batch(desk, moves);
    lz_put(&desk->said, "Struck.\n");
}

void desk_undo(struct desk *desk) {
    int moves = desk->batches ? desk->batch[--desk->batches] : 1;
    char room[600];
    struct lz_writer why = lz_writer_in(room, sizeof room);
    bool done = false;
    while (moves-- > 0 && table_undo(desk->table, desk->seat, &why))
        done = true;
    desk->moved |= done;
    lz_put(&desk->said, done ? "Taken back." : room);
    lz_put_char(&desk->said, '\n');
}

/* ---- listing */

void desk_put_orders(const struct desk *desk, bool words, struct lz_writer *w) {
    const struct swamp_view *v = desk->view;
    for (int i = 0; i < v->orders; i++) {
        char room[DESK_WORDS + 800];
        struct lz_writer line = lz_writer_in(room, sizeof room);
        if (words && i < desk->receipt->orders) {
            put_line(desk, i + 1, &desk->receipt->line[i], &line);
            for (struct lz_text left = { room, line.len }; left.len;)
                term_put_wrapped(w, lz_take_line(&left), desk->term->wide, 3, 99);
            continue;
        }
        lz_put_number(&line, i + 1);
        lz_put(&line, ". ");
        swamp_order_print(&v->laws, &v->order[i], &line);
        lz_put(w, room);
        lz_put_char(w, '\n');
    }
}
