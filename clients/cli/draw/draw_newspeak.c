/* The screen of NewSpeak: how it stands, the board, the code card or the tablet, and the talk of this round. */
#include "clients/cli/draw/draw_newspeak.h"

#include "core/match.h"
#include "core/seats.h"
#include "core/words/address.h"

#include <stdlib.h>
#include <string.h>

enum {
    PANEL = 42,        /* columns of the code card beside the board */
    BESIDE = 118,      /* from so many columns on it stands there */
    NARROW = 80,       /* columns under which a tag or two say less than what was said */
    TALL = 36,         /* lines from which a board shows all tags; else the first */
    TABLET_LINES = 40, /* and from which the whole tablet is on the screen */
    ROOM = 16000
};

/* What is left out when the screen is too low: struct frame.tight. */
struct fill {
    int talk, tags; /* lines of talk at most; of the tags of each place */
};
static const struct fill tall_fill[FRAME_TIGHTEST + 1] = { { 16, 6 }, { 10, 6 }, { 6, 4 }, { 4, 2 }, { 2, 1 } };
static const struct fill low_fill[FRAME_TIGHTEST + 1] = { { 16, 2 }, { 6, 1 }, { 4, 1 }, { 3, 1 }, { 3, 0 } };
static const struct fill narrow_fill[FRAME_TIGHTEST + 1] = { { 16, 2 }, { 6, 1 }, { 6, 0 }, { 4, 0 }, { 3, 0 } };

void ns_seat(const struct frame *frame, int seat, struct lz_writer *w) {
    struct lz_setup setup = { .seats = ns_view(frame)->seen.seats }; /* names of seats go by their number alone */
    lz_seat_print(frame->game, &setup, seat, w);
}

void ns_put_slot(const struct frame *frame, int slot, struct lz_writer *w) {
    newspeak_put_slot(ns_facts(frame), ns_open(frame), slot, w);
}

int ns_code_of(const struct newspeak_view *v, int round) {
    return round < 1 || round > NS_ROUNDS ? NS_NONE : v->cell.code_was[round - 1];
}

/* ---- the top lines */

static void put_apart(const struct frame *frame, struct lz_writer *w) {
    lz_put(w, frame->term->utf8 ? " \u00b7 " : " - ");
}

/* What is said of the match in the top line, shorter where that would not fit. */
enum brevity { IN_FULL, UNTITLED, WITHOUT_CODES };

static void put_head_words(const struct frame *frame, enum brevity brevity, struct lz_writer *w) {
    const struct newspeak_open *o = ns_open(frame);
    if (brevity == IN_FULL) {
        term_styled(frame->term, w, BOLD, frame->game->title);
        put_apart(frame, w);
    }
    lz_put(w, o->round ? "round " : "setup");
    if (o->round)
        lz_put_number(w, o->round);
    lz_put(w, ": ");
    term_styled(frame->term, w, BOLD, draw_title(frame->game, 'h', ns_view(frame)->seen.phase));
    put_apart(frame, w);
    if (o->set < NS_SETS && brevity != WITHOUT_CODES)
        lz_put(w, o->set ? "set B, " : "set A, ");
    if (brevity != WITHOUT_CODES) {
        lz_put_number(w, o->codes);
        lz_put(w, " codes, ");
    }
    lz_put_number(w, o->supply);
    lz_put(w, o->supply == 1 ? " token" : " tokens");
}

static void put_head(const struct frame *frame, struct lz_writer *w) {
    char room[400];
    for (enum brevity brevity = IN_FULL; brevity <= WITHOUT_CODES; brevity++) {
        struct lz_writer head = lz_writer_in(room, sizeof room);
        put_head_words(frame, brevity, &head);
        int columns = term_columns((struct lz_text){ room, head.len });
        if (columns > frame->term->wide && brevity < WITHOUT_CODES)
            continue;
        term_put_cell(frame->term, w, (struct lz_text){ room, head.len },
                      columns < frame->term->wide ? columns : frame->term->wide);
        lz_put_char(w, '\n');
        return;
    }
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
        lz_put(w, ns_card(frame, v->cell.card[seat])->name);
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
    term_style(frame->term, w, side == NS_DISSIDENT ? NS_HACKED_TINT : NS_MODERATED_TINT);
    lz_put(w, side == NS_DISSIDENT ? "[H] " : "(M) ");
    lz_put_number(w, newspeak_count(o, side == NS_DISSIDENT ? NS_HACKED : NS_MODERATED));
    term_style(frame->term, w, PLAIN);
    lz_put(w, brief ? "/" : " of ");
    lz_put_number(w, newspeak_to_win(o, side));
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
        term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ frame->term->wide, 2, 2 });
        return;
    }
}

/* ---- the code card: NS-13.4 */

uint32_t ns_said_words(const struct frame *frame) {
    const struct newspeak_open *o = ns_open(frame);
    uint32_t at = 0, words = 0;
    for (const struct lz_event *event; (event = ns_next_heard(frame, o->round, &at));) {
        struct lz_text left = event->text;
        bool exact;
        for (char token[LORE_LETTERS]; event->kind == NS_K_SAID && lore_take_token(&left, token);) {
            int word = ns_stands_for(frame, token, &exact);
            words |= word != NS_NONE && exact ? UINT32_C(1) << word : 0;
        }
    }
    return words;
}

struct code_line {
    int word, wide;
    bool said;
};

/* "Answer   glass", blank: "Story    -"; what was said in this round has an asterisk. */
static void put_code_line(const struct frame *frame, struct code_line code, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    int meaning = ns_means(frame, v->cell.code, code.word);
    char room[200];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    term_style(frame->term, &line, code.said ? NS_SAID_TINT : BOLD);
    term_put_cell(frame->term, &line, lz_span(ns_word(frame, code.word)->word), 7);
    lz_put(&line, code.said ? "*" : " ");
    term_style(frame->term, &line, meaning == NS_NONE ? DIM : PLAIN);
    lz_put(&line, meaning == NS_NONE ? "(blank)" : ns_meaning(frame, meaning));
    term_style(frame->term, &line, PLAIN);
    term_put_cell(frame->term, w, (struct lz_text){ room, line.len }, code.wide);
}

static bool has_card(const struct newspeak_view *v) {
    return ns_laid(&v->open) && v->cell.code < NS_CODES && !v->seen.over;
}

static void put_card(const struct frame *frame, int wide, int columns, struct lz_writer *w) {
    int rows = (ns_words(frame) + columns - 1) / columns;
    uint32_t said = ns_said_words(frame);
    term_style(frame->term, w, BOLD);
    lz_put(w, "Code ");
    lz_put_number(w, ns_view(frame)->cell.code + 1);
    term_style(frame->term, w, PLAIN);
    lz_put(w, columns > 3 && wide >= 80 ? ", for Dissidents only: say the left, mean the right (* said in this round)\n"
                                        : ": say the left, mean the right\n");
    for (int row = 0; row < rows; row++) {
        for (int word = row; word < ns_words(frame); word += rows)
            put_code_line(frame, (struct code_line){ word, wide / columns, said >> word & 1 }, w);
        lz_put_char(w, '\n');
    }
}

/* Two blocks of lines side by side. */
static void put_beside(const struct frame *frame, struct lz_text left, struct lz_text right, struct lz_writer *w) {
    while (left.len || right.len) {
        struct lz_text line = lz_take_line(&left), other = lz_take_line(&right);
        term_put_cell(frame->term, w, line, frame->term->wide - PANEL - 1);
        lz_put_char(w, ' ');
        lz_put_text(w, other);
        lz_put_char(w, '\n');
    }
}

static int columns_of(int wide) { return wide < 60 ? 2 : wide < 80 ? 3 : wide < 100 ? 4 : 5; }

/* The code card is for talking and for what was heard: on a crowded screen it is laid aside afterwards. */
static bool shows_card(const struct frame *frame) {
    const struct newspeak_view *v = ns_view(frame);
    return has_card(v) && (frame->tight < FRAME_TIGHTEST || (v->seen.phase >= NS_P_TALK && v->seen.phase <= NS_P_DIAL));
}

static void put_board_and_card(const struct frame *frame, int tags, struct lz_writer *w) {
    bool crowded = frame->tight == FRAME_TIGHTEST && shows_card(frame);
    if (!shows_card(frame) || frame->term->wide < BESIDE) {
        ns_put_board(frame, frame->term->wide, crowded && !tags ? NS_FLOWING : tags, w);
        if (shows_card(frame))
            put_card(frame, frame->term->wide, columns_of(frame->term->wide), w);
        return;
    }
    char *room = cli_room(NULL, 2 * ROOM);
    struct lz_writer left = lz_writer_in(room, ROOM), right = lz_writer_in(room + ROOM, ROOM);
    ns_put_board(frame, frame->term->wide - PANEL - 1, tags, &left);
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
        for (int word = 0; word < ns_facts(frame)->set[set].words; word++) {
            lz_put_char(&line, ' ');
            lz_put(&line, ns_facts(frame)->set[set].word[word].word);
        }
        term_put_wrapped(w, lz_span(room), (struct term_wrap){ frame->term->wide, 7, 4 });
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
        ns_put_slot(frame, q->slot, &line);
        lz_put(&line, q->yes ? "? YES." : "? NO.");
        term_put_wrapped(w, lz_span(room), (struct term_wrap){ frame->term->wide, 2, 2 });
    }
}

/* The whole tablet, for those who have no code and have not marked words yet. */
static bool shows_tablet(const struct frame *frame) {
    const struct newspeak_view *v = ns_view(frame);
    return v->side != NS_DISSIDENT && ns_laid(&v->open) && !v->seen.over && frame->tight < 2 && !ns_marked(frame) &&
           frame->term->high >= TABLET_LINES && frame->term->wide >= ns_codes_wide(&v->open);
}

/* All tags where there is room, else the first; on a narrow screen there is a list of places alone. */
static struct fill fill_of(const struct frame *frame) {
    bool tall = frame->term->high >= TALL && !shows_tablet(frame);
    return (tall ? tall_fill : frame->term->wide < NARROW ? narrow_fill : low_fill)[frame->tight];
}

static void table(const struct frame *frame, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    struct fill fill = fill_of(frame);
    put_head(frame, w);
    put_sides(frame, w);
    if (v->seen.phase == NS_P_SET) {
        put_sets(frame, w);
        return;
    }
    put_board_and_card(frame, fill.tags, w);
    if (v->seen.phase == NS_P_IDS && v->side == NS_DISSIDENT)
        ns_put_cards(frame, w);
    if (shows_tablet(frame))
        ns_put_codes(frame, w);
    if (v->open.round)
        ns_put_talk(frame, (struct ns_talk){ v->open.round, frame->term->wide, fill.talk, false }, w);
    put_questions(frame, w);
    ns_put_marks(frame, w);
}

void ns_put_score(const struct frame *frame, struct lz_writer *w) {
    put_head(frame, w);
    put_sides(frame, w);
    if (ns_laid(ns_open(frame)))
        ns_put_board(frame, frame->term->wide, 0, w);
}

const struct drawer draw_newspeak = {
    .game = "newspeak",
    .table = table,
    .words = ns_commands,
    .score = ns_put_score,
    .by_head = true,
    .lacking = ns_lacking,
    .memory = sizeof(struct ns_memory),
    .preset = "table",
    .typed = ns_typed,
    .reveal = ns_reveal,
    .truth = ns_truth,
    .gloss = ns_gloss,
    .pace = ns_pace,
};
