/* The screen of NewSpeak: how it stands, the board, the code card or the tablet, and the talk of this round. */
#include "clients/cli/draw_newspeak.h"

#include "core/match.h"
#include "core/seats.h"

#include <stdlib.h>
#include <string.h>

enum {
    PANEL = 40,        /* columns of the code card beside the board */
    BESIDE = 118,      /* from so many columns on it stands there */
    TALL = 36,         /* lines from which a board shows all tags; else the first, if there is room */
    TABLET_LINES = 40, /* and from which the whole tablet is on the screen */
    TAG_LINES = 6,
    TAG_LINES_LOW = 2,
    ROOM = 16000
};
enum tint { HACKED_TINT = TINT + 4, MODERATED_TINT = TINT + 3, SAID_TINT = TINT + 2 };

/* What is left out when the screen is too low: struct frame.tight. */
static const int talk_most[FRAME_TIGHTEST + 1] = { 16, 10, 7, 5, 3 };

void ns_seat(int seats, int seat, struct lz_writer *w) {
    int dissidents = seats < 5 ? 2 : seats - 2; /* NS-1.1 */
    lz_put_char(w, seat < dissidents ? 'D' : 'M');
    lz_put_number(w, seat < dissidents ? seat + 1 : seat - dissidents + 1);
}

void ns_put_slot(const struct newspeak_open *o, int slot, struct lz_writer *w) {
    lz_put_number(w, slot + 1);
    lz_put_char(w, ' ');
    lz_put(w, ns_laid(o) ? ns_place(o, slot)->name : "?");
}

int ns_count(const struct newspeak_open *o, int status) {
    int n = 0;
    for (int slot = 0; slot < NS_SLOTS; slot++)
        n += o->status[slot] == status;
    return n;
}

int ns_wins(const struct newspeak_open *o, enum newspeak_side side) {
    int in_play = NS_SLOTS - ns_count(o, NS_REMOVED);
    return side == NS_DISSIDENT ? in_play / 2 + 1 : (in_play + 1) / 2;
}

int ns_code_of(const struct newspeak_view *v, int round) {
    return round < 1 || round > NS_ROUNDS ? NS_NONE : v->cell.code_was[round - 1];
}

/* ---- the top lines */

static void put_apart(const struct frame *frame, struct lz_writer *w) {
    lz_put(w, frame->term->utf8 ? " \u00b7 " : " - ");
}

static void put_head(const struct frame *frame, struct lz_writer *w) {
    const struct newspeak_open *o = ns_open(frame);
    char room[400];
    struct lz_writer head = lz_writer_in(room, sizeof room);
    term_styled(frame->term, &head, BOLD, frame->game->title);
    put_apart(frame, &head);
    if (o->round) {
        lz_put(&head, "round ");
        lz_put_number(&head, o->round);
    } else {
        lz_put(&head, "setup");
    }
    lz_put(&head, ": ");
    term_styled(frame->term, &head, BOLD, draw_title(frame->game, 'h', ns_view(frame)->seen.phase));
    put_apart(frame, &head);
    if (o->set < NS_SETS)
        lz_put(&head, o->set ? "set B, " : "set A, ");
    lz_put_number(&head, o->codes);
    lz_put(&head, " codes, ");
    lz_put_number(&head, o->supply);
    lz_put(&head, o->supply == 1 ? " token" : " tokens");
    int columns = term_columns((struct lz_text){ room, head.len });
    term_put_cell(frame->term, w, (struct lz_text){ room, head.len },
                  columns < frame->term->wide ? columns : frame->term->wide);
    lz_put_char(w, '\n');
}

static void put_one_seat(const struct frame *frame, int seat, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    const struct newspeak_open *o = &v->open;
    bool talked = v->seen.phase == NS_P_TALK || v->seen.phase == NS_P_DIAL;
    lz_put(w, lz_in(v->seen.wait, seat) ? term_glyph(frame->term, MARK) : "");
    term_style(frame->term, w, seat == v->seen.seat ? BOLD : PLAIN);
    draw_seat(frame, seat, w);
    term_style(frame->term, w, PLAIN);
    if (seat < o->dissidents && v->cell.card[seat] < NS_CARDS) {
        lz_put(w, " (");
        lz_put(w, newspeak_facts.card[v->cell.card[seat]].name);
        lz_put(w, ")");
    }
    if (talked && seat < o->dissidents && o->dialled >> seat & 1)
        lz_put(w, " dial set");
    else if (v->seen.phase == NS_P_TALK && seat < o->dissidents && o->done >> seat & 1)
        lz_put(w, " done");
    if (v->seen.phase == NS_P_GUESS && seat >= o->dissidents && o->ready >> (seat - o->dissidents) & 1)
        lz_put(w, " ready");
}

/* "Dissidents [H] 2 of 7: D1 you  D2 hard"; short: "[H] 2/7 D1 you D2 hard". */
static void put_side(const struct frame *frame, enum newspeak_side side, bool brief, struct lz_writer *w) {
    const struct newspeak_open *o = ns_open(frame);
    int from = side == NS_DISSIDENT ? 0 : o->dissidents;
    int to = side == NS_DISSIDENT ? o->dissidents : o->dissidents + o->moderators;
    if (!brief)
        term_styled(frame->term, w, BOLD, side == NS_DISSIDENT ? "Dissidents " : "Moderators ");
    term_style(frame->term, w, side == NS_DISSIDENT ? HACKED_TINT : MODERATED_TINT);
    lz_put(w, side == NS_DISSIDENT ? "[H] " : "(M) ");
    lz_put_number(w, ns_count(o, side == NS_DISSIDENT ? NS_HACKED : NS_MODERATED));
    term_style(frame->term, w, PLAIN);
    lz_put(w, brief ? "/" : " of ");
    lz_put_number(w, ns_wins(o, side));
    lz_put(w, brief ? "" : ":");
    for (int seat = from; seat < to; seat++) {
        lz_put_char(w, ' ');
        put_one_seat(frame, seat, w);
    }
}

/* On one line if they can be, else on two, each cut if it must be. */
static void put_sides(const struct frame *frame, struct lz_writer *w) {
    for (int brief = 0; brief < 2; brief++) {
        char room[900];
        struct lz_writer line = lz_writer_in(room, sizeof room);
        put_side(frame, NS_DISSIDENT, brief, &line);
        put_apart(frame, &line);
        put_side(frame, NS_MODERATOR, brief, &line);
        if (!brief && term_columns((struct lz_text){ room, line.len }) > frame->term->wide)
            continue;
        term_put_wrapped(w, (struct lz_text){ room, line.len }, frame->term->wide, 2, 2);
        return;
    }
}

/* ---- the board */

/* "[7H]" Hacked, "(7M)" Moderated, " 7X " removed, " 7  " Neutral; 5 columns. */
static void put_mark(const struct frame *frame, int slot, struct lz_writer *w) {
    static const struct {
        char open, letter, close;
        uint8_t style;
    } marks[NS_STATUSES] = { { ' ', ' ', ' ', BOLD },
                             { '[', 'H', ']', HACKED_TINT },
                             { '(', 'M', ')', MODERATED_TINT },
                             { ' ', 'X', ' ', DIM } };
    int status = ns_open(frame)->status[slot];
    char room[16];
    struct lz_writer mark = lz_writer_in(room, sizeof room);
    lz_put_char(&mark, marks[status].open);
    lz_put_number(&mark, slot + 1);
    lz_put_char(&mark, marks[status].letter);
    lz_put_char(&mark, marks[status].close);
    term_style(frame->term, w, marks[status].style);
    term_put_cell(frame->term, w, lz_span(room), 5);
    term_style(frame->term, w, PLAIN);
}

/* A tag that the code of the seat can say stands out. */
static bool sayable(const struct newspeak_view *v, int meaning) {
    for (int word = 0; v->cell.code < NS_CODES && word < NS_WORDS; word++)
        if (ns_means(&v->open, v->cell.code, word) == meaning)
            return true;
    return false;
}

static void put_tags(const struct frame *frame, int slot, struct lz_writer *w) {
    const struct newspeak_place *place = ns_place(ns_open(frame), slot);
    for (int i = 0; i < place->tags; i++) {
        bool strong = sayable(ns_view(frame), place->tag[i]);
        lz_put(w, i ? " " : "");
        term_style(frame->term, w, strong ? SAID_TINT : DIM);
        lz_put(w, newspeak_facts.meaning[place->tag[i]]);
        term_style(frame->term, w, PLAIN);
    }
}

static bool shown(const struct newspeak_view *v) { return v->open.outcome != NS_NONE && v->seen.phase > NS_P_GUESS; }

/* NS-6.12: the dials of this round once they are shown; one's own before. */
static void put_dials(const struct frame *frame, int slot, bool brief, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    const struct newspeak_open *o = &v->open;
    bool talks = v->seen.phase >= NS_P_TALK && v->seen.phase <= NS_P_GUESS;
    for (int d = 0; d < o->dissidents && shown(v); d++)
        if (o->past[o->round - 1].dial[d] == slot) {
            lz_put(w, " D");
            lz_put_number(w, d + 1);
        }
    if (v->side == NS_DISSIDENT && talks && o->dialled >> v->seen.seat & 1 && v->dial == slot)
        lz_put(w, brief ? " dial" : " your dial");
}

static void put_all_pieces(const struct frame *frame, int slot, bool brief, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    const struct newspeak_open *o = &v->open;
    bool utf8 = frame->term->utf8;
    if (o->round && o->pointer == slot && (shown(v) || (v->seen.phase == NS_P_GUESS && o->pointed))) {
        lz_put(w, utf8 ? " \u25b2" : " ^");
        lz_put(w, brief ? "" : "pointer");
    }
    if (o->tokens >> slot & 1) {
        lz_put(w, utf8 ? " \u25c6" : " *");
        lz_put(w, brief ? "" : "token");
    }
    put_dials(frame, slot, brief, w);
}

/* What lies on a slot, in signs alone where words do not fit; empty if nothing does. */
static void put_pieces(const struct frame *frame, int slot, int wide, struct lz_writer *w) {
    char room[200];
    struct lz_writer pieces = lz_writer_in(room, sizeof room);
    put_all_pieces(frame, slot, false, &pieces);
    if (term_columns((struct lz_text){ room, pieces.len }) > wide) {
        pieces = lz_writer_in(room, sizeof room);
        put_all_pieces(frame, slot, true, &pieces);
    }
    lz_put_text(w, (struct lz_text){ room, pieces.len });
}

struct cell {
    char room[1200];
    struct lz_text line[2 + TAG_LINES];
    int lines;
};

static void add_line(struct cell *cell, uint32_t *used, const struct lz_writer *w) {
    cell->line[cell->lines++] = (struct lz_text){ w->at, w->len };
    *used += w->len + 1;
}

static struct lz_writer next_line(struct cell *cell, uint32_t used) {
    return lz_writer_in(cell->room + used, (uint32_t)sizeof cell->room - used);
}

static void add_tags(const struct frame *frame, struct cell *cell, uint32_t *used, int slot, int wide) {
    char tags[600], wrapped[800];
    struct lz_writer list = lz_writer_in(tags, sizeof tags), lines = lz_writer_in(wrapped, sizeof wrapped);
    int most = frame->term->high >= TALL ? TAG_LINES : TAG_LINES_LOW;
    put_tags(frame, slot, &list);
    term_put_wrapped(&lines, (struct lz_text){ tags, list.len }, wide - 3, 0, 99);
    for (struct lz_text left = { wrapped, lines.len }; left.len && most > 0; most--) {
        struct lz_writer w = next_line(cell, *used);
        lz_put_char(&w, ' ');
        lz_put_text(&w, lz_take_line(&left));
        lz_put(&w, most == 1 && left.len ? term_glyph(frame->term, ELLIPSIS) : "");
        add_line(cell, used, &w);
    }
}

static void fill_cell(const struct frame *frame, struct cell *cell, int slot, int wide, bool tags, bool pieces) {
    const struct newspeak_open *o = ns_open(frame);
    bool gone = o->status[slot] == NS_REMOVED;
    uint32_t used = 0;
    cell->lines = 0;
    struct lz_writer w = next_line(cell, used);
    put_mark(frame, slot, &w);
    term_style(frame->term, &w, gone ? DIM : BOLD);
    lz_put(&w, ns_laid(o) ? ns_place(o, slot)->name : "");
    term_style(frame->term, &w, PLAIN);
    add_line(cell, &used, &w);
    if (pieces) {
        w = next_line(cell, used);
        lz_put(&w, "    ");
        term_style(frame->term, &w, SAID_TINT);
        put_pieces(frame, slot, wide - 5, &w);
        term_style(frame->term, &w, PLAIN);
        add_line(cell, &used, &w);
    }
    if (tags && !gone && ns_laid(o))
        add_tags(frame, cell, &used, slot, wide);
}

static bool row_has_pieces(const struct frame *frame, int row) {
    for (int i = 0; i < NS_COLUMNS; i++) {
        char room[200];
        struct lz_writer w = lz_writer_in(room, sizeof room);
        put_pieces(frame, row * NS_COLUMNS + i, 99, &w);
        if (w.len)
            return true;
    }
    return false;
}

static void put_row(const struct frame *frame, int row, int wide, bool tags, struct lz_writer *w) {
    struct cell *cell = cli_room(NULL, NS_COLUMNS * sizeof *cell);
    bool pieces = row_has_pieces(frame, row);
    int lines = 0;
    for (int i = 0; i < NS_COLUMNS; i++) {
        fill_cell(frame, &cell[i], row * NS_COLUMNS + i, wide / NS_COLUMNS, tags, pieces);
        lines = cell[i].lines > lines ? cell[i].lines : lines;
    }
    for (int line = 0; line < lines; line++) {
        for (int i = 0; i < NS_COLUMNS; i++) {
            struct lz_text text = line < cell[i].lines ? cell[i].line[line] : (struct lz_text){ "", 0 };
            term_put_cell(frame->term, w, text, wide / NS_COLUMNS);
        }
        lz_put_char(w, '\n');
    }
    free(cell);
}

/* Under 60 columns a list. */
static void put_slots_listed(const struct frame *frame, struct lz_writer *w) {
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        char room[300];
        struct lz_writer line = lz_writer_in(room, sizeof room);
        put_mark(frame, slot, &line);
        lz_put(&line, ns_laid(ns_open(frame)) ? ns_place(ns_open(frame), slot)->name : "");
        put_pieces(frame, slot, 20, &line);
        term_put_cell(frame->term, w, (struct lz_text){ room, line.len }, frame->term->wide);
        lz_put_char(w, '\n');
    }
}

static void put_board(const struct frame *frame, int wide, bool tags, struct lz_writer *w) {
    if (wide < 60) {
        put_slots_listed(frame, w);
        return;
    }
    for (int row = 0; row < NS_ROWS; row++)
        put_row(frame, row, wide, tags, w);
}

void ns_put_board(const struct frame *frame, struct lz_writer *w) { put_board(frame, frame->term->wide, false, w); }

/* ---- the code card: NS-13.4 */

static bool was_said(const struct frame *frame, int word) {
    const struct newspeak_open *o = ns_open(frame);
    uint32_t at = 0;
    for (const struct lz_event *event; (event = ns_next_heard(frame, o->round, &at));) {
        struct lz_text left = event->text;
        bool exact;
        for (char token[NSW_LETTERS]; event->kind == NS_K_SAID && newspeak_take_token(&left, token);)
            if (ns_stands_for(o->set, token, &exact) == word && exact)
                return true;
    }
    return false;
}

/* "Answer   glass", blank: "Story    -"; what was said in this round has an asterisk. */
static void put_code_line(const struct frame *frame, int word, int wide, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    int meaning = ns_means(&v->open, v->cell.code, word);
    bool said = was_said(frame, word);
    char room[200];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    term_style(frame->term, &line, said ? SAID_TINT : BOLD);
    term_put_cell(frame->term, &line, lz_span(newspeak_facts.set[v->open.set].word[word].word), 7);
    lz_put(&line, said ? "*" : " ");
    term_style(frame->term, &line, meaning == NS_NONE ? DIM : PLAIN);
    lz_put(&line, meaning == NS_NONE ? "(blank)" : ns_meaning(meaning));
    term_style(frame->term, &line, PLAIN);
    term_put_cell(frame->term, w, (struct lz_text){ room, line.len }, wide);
}

static bool has_card(const struct newspeak_view *v) {
    return ns_laid(&v->open) && v->cell.code < NS_CODES && !v->seen.over;
}

static void put_card(const struct frame *frame, int wide, int columns, struct lz_writer *w) {
    int rows = (NS_WORDS + columns - 1) / columns;
    term_style(frame->term, w, BOLD);
    lz_put(w, "Code ");
    lz_put_number(w, ns_view(frame)->cell.code + 1);
    term_style(frame->term, w, PLAIN);
    lz_put(w, columns > 3 && wide >= 80 ? ", for Dissidents only: say the left, mean the right (* said in this round)\n"
                                        : ": say the left, mean the right\n");
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++)
            if (row + column * rows < NS_WORDS)
                put_code_line(frame, row + column * rows, wide / columns, w);
        lz_put_char(w, '\n');
    }
}

/* Two blocks of lines side by side. */
static void put_beside(const struct frame *frame, struct lz_text left, struct lz_text right, struct lz_writer *w) {
    while (left.len || right.len) {
        struct lz_text line = lz_take_line(&left), other = lz_take_line(&right);
        term_put_cell(frame->term, w, line, frame->term->wide - PANEL);
        lz_put_text(w, other);
        lz_put_char(w, '\n');
    }
}

static int columns_of(int wide) { return wide < 60 ? 2 : wide < 80 ? 3 : wide < 100 ? 4 : 5; }

static void put_board_and_card(const struct frame *frame, bool tags, struct lz_writer *w) {
    if (!has_card(ns_view(frame)) || frame->term->wide < BESIDE) {
        put_board(frame, frame->term->wide, tags, w);
        if (has_card(ns_view(frame)))
            put_card(frame, frame->term->wide, columns_of(frame->term->wide), w);
        return;
    }
    char *room = cli_room(NULL, 2 * ROOM);
    struct lz_writer left = lz_writer_in(room, ROOM), right = lz_writer_in(room + ROOM, ROOM);
    put_board(frame, frame->term->wide - PANEL, tags, &left);
    put_card(frame, PANEL - 2, 2, &right);
    put_beside(frame, (struct lz_text){ left.at, left.len }, (struct lz_text){ right.at, right.len }, w);
    free(room);
}

/* ---- before the first round */

static void put_sets(const struct frame *frame, struct lz_writer *w) {
    for (int set = 0; set < NS_SETS; set++) {
        char room[400];
        struct lz_writer line = lz_writer_in(room, sizeof room);
        lz_put(&line, set ? "Set B:" : "Set A:");
        for (int word = 0; word < NS_WORDS; word++) {
            lz_put_char(&line, ' ');
            lz_put(&line, newspeak_facts.set[set].word[word].word);
        }
        term_put_wrapped(w, lz_span(room), frame->term->wide, 7, 4);
    }
}

/* ---- the whole */

static void put_questions(const struct frame *frame, struct lz_writer *w) {
    const struct newspeak_open *o = ns_open(frame);
    for (int i = 0; i < o->questions; i++) {
        const struct newspeak_question *q = &o->question[i];
        char room[200];
        struct lz_writer line = lz_writer_in(room, sizeof room);
        if (q->round != o->round)
            continue;
        lz_put(&line, "Asked: is D");
        lz_put_number(&line, q->dissident + 1);
        lz_put(&line, " within ");
        lz_put_number(&line, q->radius);
        lz_put(&line, " of ");
        ns_put_slot(o, q->slot, &line);
        lz_put(&line, q->yes ? "? YES." : "? NO.");
        term_put_wrapped(w, lz_span(room), frame->term->wide, 2, 2);
    }
}

static void table(const struct frame *frame, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    bool tall = frame->term->wide >= 80 && frame->tight < (frame->term->high >= TALL ? 2 : 1);
    bool tablet = v->side != NS_DISSIDENT && ns_laid(&v->open) && !v->seen.over && !frame->tight &&
                  frame->term->high >= TABLET_LINES && frame->term->wide >= ns_codes_wide(&v->open);
    put_head(frame, w);
    put_sides(frame, w);
    if (v->seen.phase == NS_P_SET) {
        put_sets(frame, w);
        return;
    }
    put_board_and_card(frame, tall && !tablet, w);
    if (v->seen.phase == NS_P_IDS && v->side == NS_DISSIDENT)
        ns_put_cards(frame, w);
    if (tablet)
        ns_put_codes(frame, frame->term->wide, w);
    if (v->open.round)
        ns_put_talk(frame, (struct ns_talk){ v->open.round, frame->term->wide, talk_most[frame->tight], false }, w);
    put_questions(frame, w);
    ns_put_marks(frame, w);
}

void ns_put_score(const struct frame *frame, struct lz_writer *w) {
    put_head(frame, w);
    put_sides(frame, w);
    if (ns_laid(ns_open(frame)))
        put_board(frame, frame->term->wide, false, w);
}

const struct drawer draw_newspeak = {
    .game = "newspeak",
    .table = table,
    .ask = ns_ask,
    .hushed = "place entered said msaid dialled named-set set ids round started pointed passed code",
    .hushed_mine = "done voted chose took-id ready dial",
    .pause = "prevented hack lockdown",
    .words = ns_commands,
    .score = ns_put_score,
    .preview = ns_preview,
    .coach = ns_coach,
    .by_head = true,
    .intro = "Dissidents talk in code, in front of everybody, until they agree on one of twelve places; Moderators "
             "listen and "
             "guess which. More than half the Dissidents at one place hacks it, unless the pointer is at a place that "
             "one of "
             "them has dialled. Whoever holds the board wins.",
    .lacking = ns_lacking,
    .preset = "table",
    .seat = ns_seat,
    .typed = ns_typed,
    .gate = ns_gate,
    .reveal = ns_reveal,
    .truth = ns_truth,
    .gloss = ns_gloss,
    .lesson = ns_lesson,
    .pace = ns_pace,
};
