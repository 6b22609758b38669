/* A whole sheet: its lines in order, repeats and what is beyond the limit dropped (SW-6.2), the moves it means, and the
   door of the contract. */
#include "games/swamp/sheet/swamp_sheet.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/verb.h"
#include "games/swamp/sheet/swamp_sheet_work.h"
#include "games/swamp/swamp_tables.h"

struct intake {
    const struct swamp_view *v;
    struct swamp_receipt *r;
    bool may, block, full; /* orders are taken now; there is a block of them; the limit is reached */
    bool ready;            /* the clan is done, with orders or without */
};

static bool may_act(const struct swamp_view *v, int phase) {
    return v->clan && v->seen.phase == phase && lz_in(v->seen.may, v->seen.seat);
}

static void refuse(struct intake *in, const struct swamp_row *row, int code) {
    for (int i = 0; i < in->r->slips; i++)
        if (in->r->slip[i].note.code == code)
            return; /* once is enough */
    swamp_slip_add(in->r, row, swamp_note_of(code));
}

/* repeats go first, then the first so many count. */
static bool keep(struct intake *in, const struct swamp_row *row, const struct swamp_line *line) {
    struct swamp_receipt *r = in->r;
    for (int i = 0; i < r->orders && line->move.verb != SW_SP; i++)
        if (lz_move_equal(&line->move, &r->line[i].move)) {
            struct swamp_note note = swamp_note_of(SW_NOTE_P15);
            note.line = r->line[i].line;
            swamp_slip_add(r, row, note);
            return false;
        }
    lz_assert(in->v->laws.order_limit <= SW_ORDERS);
    if (r->orders < in->v->laws.order_limit)
        return true;
    in->full = true;
    swamp_slip_add(r, row, swamp_note_of(SW_NOTE_P14));
    return false;
}

/* A field in the wrong place. No receipt says a password back. */
static void refuse_field(struct intake *in, const struct swamp_row *row) {
    struct swamp_row key = *row;
    struct swamp_note note = swamp_note_of(SW_NOTE_P01);
    struct lz_text left = swamp_order_text(row->text);
    key.text = lz_take_word(&left);
    swamp_quote(note.x, key.text);
    swamp_slip_add(in->r, &key, note);
}

static void take_order(struct intake *in, const struct swamp_row *row) {
    struct lz_text text = swamp_order_text(row->text);
    struct swamp_line line = { .line = row->line };
    struct swamp_fields fields;
    struct swamp_note error = swamp_note_of(SW_NOTE_P17);
    error.n = SW_LINE;
    if (!text.len || in->full)
        return;
    if (!in->may) {
        refuse(in, row, SW_NOTE_R01);
        return;
    }
    if (swamp_fields_of(text, &fields)) {
        refuse_field(in, row);
        return;
    }
    if (text.len > SW_LINE || !swamp_order_parse(in->v, text, &line, &error)) {
        swamp_slip_add(in->r, row, error);
        return;
    }
    swamp_quote(line.said, text);
    if (keep(in, row, &line))
        in->r->line[in->r->orders++] = line;
}

static void take_setup(struct intake *in, const struct swamp_row *row) {
    struct swamp_receipt *r = in->r;
    if (!may_act(in->v, SW_PHASE_STARTUP)) {
        refuse(in, row, SW_NOTE_R02);
        return;
    }
    swamp_setup_open(row, r);
    if (r->setup == SW_SETUP_DESIGN && in->v->laws.setups) {
        r->setup = SW_NO_SETUP;
        refuse(in, row, SW_NOTE_R03);
    }
}

void swamp_sheet_read(const struct swamp_view *v, struct lz_text page, struct swamp_receipt *r) {
    *r = (struct swamp_receipt){ 0 };
    struct swamp_reader reader = swamp_reader_of(page);
    struct swamp_row row;
    struct intake in = { .v = v, .r = r, .may = may_act(v, SW_PHASE_ORDERS) };
    while (swamp_reader_next(&reader, &row)) {
        if (swamp_is_line(row.text, "READY") && (row.where == SW_IN_ORDERS || row.where == SW_OUTSIDE))
            in.ready = true;
        else if (row.where == SW_IN_ORDERS)
            take_order(&in, &row);
        else if (row.where == SW_OPENS_SETUP)
            take_setup(&in, &row);
        else if (row.where == SW_IN_SETUP)
            swamp_setup_line(&row, r);
        in.block |= row.where == SW_OPENS_ORDERS;
    }
    /* A set in which nothing could be read is not a valid one: the earlier stands, unless READY says that there are to
       be none (SW-22.4). An empty book is torn up all the same: its clan has not missed the turn. */
    bool none = in.ready && !r->slips && (in.block || !v->orders);
    r->replaces = in.may && (r->orders || none);
    swamp_advise(v, r);
}

static void push(struct lz_moves *moves, struct lz_move move, int seat) {
    lz_assert(moves->count < moves->room);
    move.seat = (uint8_t)seat;
    moves->at[moves->count++] = move;
}

void swamp_sheet_moves(const struct swamp_view *v, const struct swamp_receipt *r, struct lz_moves *moves) {
    int seat = v->seen.seat;
    if (r->setup == SW_SETUP_DEFAULT)
        push(moves, (struct lz_move){ .verb = SW_DEFAULT, .args = 1, .arg = { r->number } }, seat);
    if (r->setup == SW_SETUP_DESIGN)
        push(moves, r->design, seat);
    for (int i = 0; i < SW_CELLS; i++)
        if (r->setup == SW_SETUP_DESIGN && r->named >> i & 1)
            push(moves, r->plot[i], seat);
    if (r->replaces)
        push(moves, (struct lz_move){ .verb = SW_CLEAR }, seat);
    for (int i = 0; i < r->orders; i++)
        push(moves, r->line[i].move, seat);
}

/* ---- the door */

static bool next_part(const struct lz_game *game, struct lz_text mail, struct lz_mail *part) {
    return swamp_mail_next(mail, part);
}

static int seat_named(const struct lz_game *game, const void *view, struct lz_text name) {
    return swamp_clan_named(view, name) - 1;
}

static void entry(const struct lz_game *game, const void *view, int seat, struct lz_entry *at) {
    static const char *const gone[] = { [SW_ACTIVE] = "", [SW_SURRENDERED] = "surrendered", [SW_ELIMINATED] = "out" };
    const struct swamp_view *v = view;
    const struct swamp_clan *clan = &v->clans[seat];
    *at = (struct lz_entry){ { clan->code, sizeof clan->code }, { clan->name, 0 }, gone[clan->state] };
    while (at->name.len < SW_NAME && clan->name[at->name.len])
        at->name.len++;
}

static enum lz_press press(const struct lz_game *game, const void *view) {
    return ((const struct swamp_view *)view)->laws.press;
}

static bool post(const struct lz_game *game, const void *view, const struct lz_letter *letter,
                 struct lz_posting *posting) {
    return swamp_letter_post(view, letter, posting);
}

static void copy(const struct lz_game *game, const void *view, const struct lz_post *post, struct lz_writer *json) {
    swamp_letter_copy(view, post, json);
}

static void doctored(const struct lz_game *game, const void *view, const struct lz_post *post, struct lz_writer *w) {
    swamp_letter_doctored(view, post, w);
}

static void expose(const struct lz_game *game, const void *state, const struct lz_post *post, struct lz_writer *json) {
    swamp_letter_expose(state, post, json);
}

static void read_page(const struct lz_game *game, const void *view, struct lz_text page, const struct lz_answer *to) {
    struct swamp_receipt receipt;
    swamp_sheet_read(view, page, &receipt);
    if (to->moves)
        swamp_sheet_moves(view, &receipt, to->moves);
    if (to->json)
        swamp_receipt_json(view, &receipt, to->json);
    if (to->lines)
        swamp_receipt_text(view, &receipt, to->lines);
}

static void book(const struct lz_game *game, const void *view, struct lz_writer *w) {
    const struct swamp_view *v = view;
    for (int i = 0; i < v->orders; i++) {
        swamp_order_print(&v->laws, &v->order[i], w);
        lz_put_char(w, '\n');
    }
}

const struct lz_sheet swamp_sheet = {
    .ready = SW_READY,
    .clear = SW_CLEAR,
    .leave = SW_SURRENDER,
    .stay = SW_STAY_ON,
    .name = SW_NAME_CLAN,
    .turn = SW_TURN,
    .drop = SW_DROP,
    .absent = SW_O_DROP + 1,
    .turned = SW_K_TURN,
    .preset = "classic16",
    .mail = next_part,
    .seat = seat_named,
    .entry = entry,
    .press = press,
    .post = post,
    .copy = copy,
    .doctored = doctored,
    .expose = expose,
    .forged = "Something went out in your name that you did not write.",
    .read = read_page,
    .book = book,
    .complete = swamp_complete,
    .ring = swamp_ring,
};
