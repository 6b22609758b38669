/* The board of NewSpeak: twelve places with their status, what lies on them, and their tags. */
#include "clients/cli/draw/draw_newspeak.h"

#include <stdlib.h>

enum { LABEL = 5, NARROW = 20 }; /* a cell of 80 columns is not narrow: there tags are worth more than a long name */

/* "[7H]" Hacked, "(7M)" Moderated, " 7X " removed, " 7" Neutral. */
struct mark {
    char words[16];
    int style;
};

static struct mark mark_of(const struct frame *frame, int slot) {
    static const struct {
        char open, letter, close;
        uint8_t style;
    } marks[NS_STATUSES] = { { ' ', ' ', ' ', BOLD },
                             { '[', 'H', ']', NS_HACKED_TINT },
                             { '(', 'M', ')', NS_MODERATED_TINT },
                             { ' ', 'X', ' ', DIM } };
    int status = ns_open(frame)->status[slot];
    struct mark mark = { .style = marks[status].style };
    struct lz_writer w = lz_writer_in(mark.words, sizeof mark.words);
    lz_put_char(&w, marks[status].open);
    lz_put_number(&w, slot + 1);
    if (status != NS_NEUTRAL) {
        lz_put_char(&w, marks[status].letter);
        lz_put_char(&w, marks[status].close);
    }
    return mark;
}

/* Answers its columns. */
static int put_mark(const struct frame *frame, int slot, bool narrow, struct lz_writer *w) {
    struct mark mark = mark_of(frame, slot);
    int columns = narrow && ns_open(frame)->status[slot] == NS_NEUTRAL ? LABEL - 1 : LABEL;
    term_style(frame->term, w, mark.style);
    term_put_cell(frame->term, w, lz_span(mark.words), columns);
    term_style(frame->term, w, PLAIN);
    return columns;
}

/* A tag that the code of the seat can say stands out. */
static bool sayable(const struct frame *frame, int meaning) {
    const struct newspeak_view *v = ns_view(frame);
    for (int word = 0; v->cell.code < NS_CODES && word < ns_words(frame); word++)
        if (ns_means(frame, v->cell.code, word) == meaning)
            return true;
    return false;
}

static void put_tags(const struct frame *frame, int slot, struct lz_writer *w) {
    const struct newspeak_place *place = ns_place(frame, slot);
    for (int i = 0; i < place->tags; i++) {
        bool strong = sayable(frame, place->tag[i]);
        lz_put(w, i ? " " : "");
        term_style(frame->term, w, strong ? NS_SAID_TINT : DIM);
        lz_put(w, ns_facts(frame)->meaning[place->tag[i]]);
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
    struct lz_text line[3 + NS_TAG_LINES];
    uint32_t used;
    int lines, slot;
};

/* How cells are drawn: columns of each, lines of tags. */
struct shape {
    const struct frame *frame;
    int wide, tags;
    uint32_t said; /* code-words of this round, where tags are shown */
};

static struct lz_writer next_line(struct cell *cell) {
    return lz_writer_in(cell->room + cell->used, (uint32_t)sizeof cell->room - cell->used);
}

static void add_line(struct cell *cell, const struct lz_writer *w) {
    cell->line[cell->lines++] = (struct lz_text){ w->at, w->len };
    cell->used += w->len + 1;
}

/* Has somebody said it in this round, in the code of the seat? */
static bool heard(const struct shape *shape, int meaning) {
    const struct newspeak_view *v = ns_view(shape->frame);
    for (int word = 0; v->cell.code < NS_CODES && word < ns_words(shape->frame); word++)
        if (shape->said >> word & 1 && ns_means(shape->frame, v->cell.code, word) == meaning)
            return true;
    return false;
}

/* Of the tags from one on, those that were heard: they must not be lost where there is no room for all. */
static bool put_heard(const struct shape *shape, int slot, int from, struct lz_writer *w) {
    const struct frame *frame = shape->frame;
    const struct newspeak_place *place = ns_place(frame, slot);
    bool some = false;
    for (int i = from; i < place->tags; i++) {
        if (!heard(shape, place->tag[i]))
            continue;
        lz_put(w, some ? " " : term_glyph(frame->term, ELLIPSIS));
        term_styled(frame->term, w, NS_SAID_TINT, ns_facts(frame)->meaning[place->tag[i]]);
        some = true;
    }
    return some;
}

static int words_in(struct lz_text line) {
    int words = 0;
    while (lz_take_word(&line).len)
        words++;
    return words;
}

static void add_tags(const struct shape *shape, int slot, struct cell *cell) {
    char tags[600], wrapped[800];
    struct lz_writer list = lz_writer_in(tags, sizeof tags), lines = lz_writer_in(wrapped, sizeof wrapped);
    put_tags(shape->frame, slot, &list);
    term_put_wrapped(&lines, (struct lz_text){ tags, list.len }, (struct term_wrap){ shape->wide - 3, 0, 99 });
    int left = shape->tags, shown_tags = 0;
    for (struct lz_text rest = { wrapped, lines.len }; rest.len && left > 0; left--) {
        struct lz_writer w = next_line(cell);
        struct lz_text line = lz_take_line(&rest);
        bool cut = left == 1 && rest.len;
        lz_put_char(&w, ' ');
        if (!cut || !put_heard(shape, slot, shown_tags, &w)) {
            lz_put_text(&w, line);
            lz_put(&w, cut ? term_glyph(shape->frame->term, ELLIPSIS) : "");
        }
        shown_tags += words_in(line);
        add_line(cell, &w);
    }
}

static void add_pieces(const struct shape *shape, int slot, struct cell *cell) {
    char room[200];
    struct lz_writer w = next_line(cell), pieces = lz_writer_in(room, sizeof room);
    put_pieces(shape->frame, slot, shape->wide - 5, &pieces);
    if (!pieces.len)
        return;
    lz_put(&w, "    ");
    term_styled(shape->frame->term, &w, NS_SAID_TINT, room);
    add_line(cell, &w);
}

static void add_name(const struct shape *shape, struct lz_writer *w, struct lz_text name, struct cell *cell) {
    bool gone = ns_open(shape->frame)->status[cell->slot] == NS_REMOVED;
    term_style(shape->frame->term, w, gone ? DIM : BOLD);
    lz_put_text(w, name);
    term_style(shape->frame->term, w, PLAIN);
    add_line(cell, w);
}

/* The number, and the name in one line, or in two where cells are narrow. */
static void add_names(const struct shape *shape, struct lz_text name, struct cell *cell) {
    struct lz_writer w = next_line(cell);
    struct lz_text rest = name, last = { name.at + name.len, 0 };
    bool whole = shape->wide < NARROW;
    int label = put_mark(shape->frame, cell->slot, shape->wide <= NARROW, &w);
    for (struct lz_text word = lz_take_word(&rest); word.len && whole; word = lz_take_word(&rest))
        if (word.at > name.at && (int)(word.at + word.len - name.at) > shape->wide - label) {
            last = (struct lz_text){ word.at, (uint32_t)(name.at + name.len - word.at) };
            name.len = (uint32_t)(word.at - 1 - name.at);
            break;
        }
    add_name(shape, &w, name, cell);
    if (!last.len)
        return;
    w = next_line(cell);
    lz_put(&w, &"     "[LABEL - label]);
    add_name(shape, &w, last, cell);
}

/* The place and what lies on it. */
static void fill_cell(const struct shape *shape, int slot, struct cell *cell) {
    const struct newspeak_open *o = ns_open(shape->frame);
    cell->slot = slot;
    cell->used = 0;
    cell->lines = 0;
    add_names(shape, lz_span(ns_laid(o) ? ns_place(shape->frame, slot)->name : ""), cell);
    add_pieces(shape, slot, cell);
}

/* Below that its tags, which begin in the same line in every cell of a row. */
static void add_tags_from(const struct shape *shape, int line, struct cell *cell) {
    const struct newspeak_open *o = ns_open(shape->frame);
    if (o->status[cell->slot] == NS_REMOVED || !ns_laid(o) || shape->tags <= 0)
        return;
    while (cell->lines < line)
        cell->line[cell->lines++] = (struct lz_text){ "", 0 };
    add_tags(shape, cell->slot, cell);
}

static int most_lines(const struct cell *cell) {
    int lines = 0;
    for (int i = 0; i < NS_COLUMNS; i++)
        lines = cell[i].lines > lines ? cell[i].lines : lines;
    return lines;
}

/* One column less where the next cell begins with a bracket: they must not touch. */
static int cell_wide(const struct shape *shape, int slot) {
    const struct newspeak_open *o = ns_open(shape->frame);
    int next = slot + 1;
    bool bracket = next % NS_COLUMNS && (o->status[next] == NS_HACKED || o->status[next] == NS_MODERATED);
    return shape->wide - bracket;
}

static void put_row(struct shape shape, int row, struct lz_writer *w) {
    struct cell *cell = cli_room(NULL, NS_COLUMNS * sizeof *cell);
    for (int i = 0; i < NS_COLUMNS; i++)
        fill_cell(&shape, row * NS_COLUMNS + i, &cell[i]);
    for (int i = 0, from = most_lines(cell); i < NS_COLUMNS; i++)
        add_tags_from(&shape, from, &cell[i]);
    for (int line = 0, lines = most_lines(cell); line < lines; line++) {
        for (int i = 0; i < NS_COLUMNS; i++) {
            struct lz_text text = line < cell[i].lines ? cell[i].line[line] : (struct lz_text){ "", 0 };
            int wide = cell_wide(&shape, row * NS_COLUMNS + i);
            term_put_cell(shape.frame->term, w, text, wide);
            lz_put(w, wide < shape.wide ? " " : "");
        }
        lz_put_char(w, '\n');
    }
    free(cell);
}

/* "1 Bank Vault, [2H] Gym, 3 Zoo": the numbers and names in as few lines as they take, none of them cut. */
static void put_slots_flowing(const struct frame *frame, int wide, struct lz_writer *w) {
    char room[1200];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        struct mark mark = mark_of(frame, slot);
        lz_put(&line, slot ? ", " : "");
        term_style(frame->term, &line, mark.style);
        lz_put_text(&line, lz_trim(lz_span(mark.words)));
        term_style(frame->term, &line, PLAIN);
        lz_put_char(&line, ' ');
        lz_put(&line, ns_laid(ns_open(frame)) ? ns_place(frame, slot)->name : "");
        put_all_pieces(frame, slot, true, &line);
    }
    term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ wide, 1, 9 });
}

static void put_slots_listed(const struct frame *frame, struct lz_writer *w) {
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        char room[300];
        struct lz_writer line = lz_writer_in(room, sizeof room);
        put_mark(frame, slot, false, &line);
        lz_put(&line, ns_laid(ns_open(frame)) ? ns_place(frame, slot)->name : "");
        put_pieces(frame, slot, 20, &line);
        term_put_cell(frame->term, w, (struct lz_text){ room, line.len }, frame->term->wide);
        lz_put_char(w, '\n');
    }
}

void ns_put_board(const struct frame *frame, int wide, int tags, struct lz_writer *w) {
    if (wide < NS_BOARD_LEAST) {
        put_slots_listed(frame, w);
        return;
    }
    if (tags == NS_FLOWING) {
        put_slots_flowing(frame, wide, w);
        return;
    }
    uint32_t said = tags > 0 && ns_laid(ns_open(frame)) ? ns_said_words(frame) : 0;
    for (int row = 0; row < NS_ROWS; row++)
        put_row((struct shape){ frame, wide / NS_COLUMNS, tags, said }, row, w);
}
