/* The book of orders at the desk. Every line goes through the reader of mails, together with the orders that are
   already in the book, so that receipt and terminal say the same. */
#include "clients/cli/desk/desk_work.h"

#include <stdlib.h>
#include <string.h>

enum { LINE = 2400 }; /* an order, its words and its warnings */

/* ---- reading */

void desk_read(struct desk *desk, struct lz_text page) {
    char *room = cli_room(NULL, DESK_ROOM);
    struct lz_writer receipt = lz_writer_in(room, DESK_ROOM);
    struct fault why;
    desk->moves = (struct lz_moves){ desk->move, 0, LZ_SHEET_MOVES, false };
    desk->sheet->read(desk->table->game, desk->view, page,
                      &(struct lz_answer){ .moves = &desk->moves, .json = &receipt });
    doc_free(&desk->paper);
    if (!doc_read(&desk->paper, room, receipt.len, &why)) {
        desk->paper = (struct doc_file){ 0 };
        lz_put(&desk->said, why.words);
    }
    desk->limit = (int)doc_number(desk->paper.nodes, "limit");
    desk->turn = (int)doc_number(desk->paper.nodes, "turn");
    free(room);
}

static void read_with(struct desk *desk, struct lz_text line) {
    char *room = cli_room(NULL, DESK_ROOM);
    struct lz_writer page = lz_writer_in(room, DESK_ROOM);
    lz_put(&page, desk->book);
    lz_put_text(&page, line);
    lz_put_char(&page, '\n');
    desk_read(desk, (struct lz_text){ room, page.len });
    free(room);
}

void desk_read_book(struct desk *desk) { read_with(desk, (struct lz_text){ 0 }); }

/* ---- the receipt, piece by piece */

static void put_note(const struct desk *desk, const struct doc *note, int tint, struct lz_writer *w) {
    term_style(desk->term, w, tint);
    lz_put(w, doc_text(note, "code"));
    lz_put(w, ": ");
    lz_put(w, doc_text(note, "text"));
    term_style(desk->term, w, PLAIN);
    lz_put_char(w, '\n');
}

int desk_put_notes(const struct desk *desk, const char *list, int most, struct lz_writer *w) {
    int tint = strcmp(list, "errors") == 0 ? TINT + 9 : TINT + 3, n = 0;
    DOC_EACH(note, desk->paper.nodes, list)
    if (n++ < most)
        put_note(desk, note, tint, w);
    return n;
}

static const struct doc *order_at(const struct desk *desk, int i) {
    const struct doc *order = doc_first(desk->paper.nodes, "orders");
    while (order && i-- > 0)
        order = order->next;
    return order;
}

/* The moves of the orders come last. */
static struct lz_move move_at(const struct desk *desk, int i) {
    int orders = (int)doc_number(desk->paper.nodes, "used");
    return desk->move[(int)desk->moves.count - orders + i];
}

/* What was understood: "4. MO 5E N NE", its words, its warnings. */
static void put_line(const struct desk *desk, int number, const struct doc *order, struct lz_writer *w) {
    lz_put_number(w, number);
    lz_put(w, ". ");
    term_styled(desk->term, w, BOLD, doc_text(order, "order"));
    lz_put(w, ": ");
    lz_put(w, doc_text(order, "words"));
    lz_put_char(w, '\n');
    DOC_EACH(note, order, "notes")
    put_note(desk, note, TINT + 3, w);
}

/* ---- laying */

static void count_batch(struct desk *desk, int moves) {
    if (desk->batches == DESK_BATCHES)
        memmove(desk->batch, desk->batch + 1, (size_t)--desk->batches);
    desk->batch[desk->batches++] = (uint8_t)moves;
}

/* The order of the line, as the receipt for the whole book has it; NULL after saying why there is none. */
static const struct doc *read_order(struct desk *desk, struct lz_text line) {
    read_with(desk, line);
    int errors = desk_put_notes(desk, "errors", LZ_SHEET_MOVES, &desk->said);
    const struct doc *order = order_at(desk, desk->orders);
    if (!order)
        lz_put(&desk->said, errors ? "" : "Nothing was ordered. (? for help)\n");
    return order;
}

void desk_try(struct desk *desk, struct lz_text line) {
    const struct doc *order = read_order(desk, line);
    if (!order)
        return;
    put_line(desk, desk->orders + 1, order, &desk->said);
    lz_put(&desk->said, "It is not given yet.\n");
}

/* A number alone is no order; who types one means the coach's list. */
static bool put_number_meant(struct desk *desk, struct lz_text line) {
    int64_t number;
    if (!lz_read_number(lz_trim(line), 0, 999, &number))
        return false;
    lz_put(&desk->said, "A number alone is no order. Of what coach suggests, take ");
    lz_put_number(&desk->said, number);
    lz_put(&desk->said, " gives the order of that number, take all every one.\n");
    return true;
}

void desk_lay(struct desk *desk, struct lz_text line) {
    int had = desk->orders;
    if (put_number_meant(desk, line))
        return;
    const struct doc *laid = read_order(desk, line);
    if (!laid || !desk_move(desk, move_at(desk, had)))
        return;
    put_line(desk, had + 1, laid, &desk->said);
    count_batch(desk, 1);
}

/* ---- striking */

static bool read_numbers(struct desk *desk, struct lz_text numbers, bool struck[LZ_SHEET_MOVES]) {
    int64_t number;
    int count = 0;
    if (lz_text_like(numbers, "all"))
        memset(struck, true, LZ_SHEET_MOVES);
    for (struct lz_text word = lz_take_word(&numbers); word.len; word = lz_take_word(&numbers), count++) {
        if (struck[0] && lz_text_like(word, "all"))
            continue;
        if (!lz_read_number(word, 1, desk->orders, &number)) {
            lz_put(&desk->said, desk->orders ? "Which order? They are numbered from 1 to " : "There are no orders");
            if (desk->orders)
                lz_put_number(&desk->said, desk->orders);
            lz_put(&desk->said, ".\n");
            return false;
        }
        struck[number - 1] = true;
    }
    if (!count)
        lz_put(&desk->said, "Which order? drop 2, drop 2 5, or drop all.\n");
    return count;
}

/* The book is torn up and all others laid again, at once. */
void desk_strike(struct desk *desk, struct lz_text numbers) {
    bool struck[LZ_SHEET_MOVES] = { false };
    struct lz_move move[LZ_SHEET_MOVES + 1] = { { .verb = desk->sheet->clear } };
    uint32_t moves = 1;
    if (!read_numbers(desk, numbers, struck))
        return;
    desk_read_book(desk);
    for (int i = 0; i < desk->orders && order_at(desk, i); i++)
        if (!struck[i])
            move[moves++] = move_at(desk, i);
    if (!desk_moves(desk, move, moves))
        return;
    count_batch(desk, (int)moves);
    lz_put(&desk->said, "Struck.\n");
}

void desk_undo(struct desk *desk) {
    uint32_t moves = desk->batches ? desk->batch[desk->batches - 1] : 1;
    char room[600];
    struct lz_writer why = lz_writer_in(room, sizeof room);
    bool done = table_undo(desk->table, desk->seat, moves, &why);
    desk->moved |= done;
    desk->batches -= done && desk->batches;
    lz_put(&desk->said, done ? "Taken back." : room);
    lz_put_char(&desk->said, '\n');
}

/* ---- listing */

void desk_put_orders(const struct desk *desk, bool words, struct lz_writer *w) {
    struct lz_text left = lz_span(desk->book);
    for (int i = 0; i < desk->orders; i++) {
        char room[LINE];
        struct lz_writer line = lz_writer_in(room, sizeof room);
        struct lz_text order = lz_take_line(&left);
        if (words && order_at(desk, i)) {
            put_line(desk, i + 1, order_at(desk, i), &line);
            for (struct lz_text rows = { room, line.len }; rows.len;)
                term_put_wrapped(w, lz_take_line(&rows), (struct term_wrap){ desk->term->wide, 3, 99 });
            continue;
        }
        lz_put_number(w, i + 1);
        lz_put(w, ". ");
        lz_put_text(w, order);
        lz_put_char(w, '\n');
    }
}
