/* The tablet (NS-13.2, NS-13.4) and other pages: all codes side by side, what marked words mean in each of them, places
   with their tags, earlier talk, cards and questions. All of it is work on what everybody knows; only a Dissident's own
   code is marked for him. */
#include "clients/cli/draw/draw_newspeak.h"

#include "bots/newspeak/newspeak_hear.h"
#include "core/match.h"
#include "core/seats.h"

#include <stdlib.h>
#include <string.h>

enum { WORD_WIDE = 8, CODE_WIDE = 12, TINT_OWN = TINT + 2 };

int ns_codes_wide(const struct newspeak_open *o) { return WORD_WIDE + o->codes * CODE_WIDE; }

static bool like_form(struct lz_text word, const struct newspeak_word *code) {
    if (lz_text_like(word, code->word))
        return true;
    for (const char *const *form = code->forms; *form; form++)
        if (lz_text_like(word, *form))
            return true;
    return false;
}

int ns_word_named(const struct frame *frame, struct lz_text word) {
    for (int j = 0; ns_open(frame)->set < NS_SETS && j < ns_words(frame); j++)
        if (like_form(word, ns_word(frame, j)))
            return j;
    return NS_NONE;
}

static int meaning_named(const struct frame *frame, struct lz_text word) {
    for (int i = 0; i < ns_facts(frame)->meanings; i++)
        if (lz_text_like(word, ns_facts(frame)->meaning[i]))
            return i;
    return NS_NONE;
}

static bool has_tag(const struct frame *frame, int slot, int meaning) {
    const struct newspeak_place *place = ns_place(frame, slot);
    for (int i = 0; i < place->tags; i++)
        if (place->tag[i] == meaning)
            return true;
    return false;
}

/* ---- a table by codes: a block of them at a time */

struct grid {
    const struct frame *frame;
    int first, last; /* codes of this block */
    struct lz_writer *w;
};

static void put_cell(const struct grid *g, const char *words, int wide, int style) {
    char room[100];
    struct lz_writer cell = lz_writer_in(room, sizeof room);
    term_style(g->frame->term, &cell, style);
    lz_put(&cell, words);
    term_style(g->frame->term, &cell, PLAIN);
    term_put_cell(g->frame->term, g->w, (struct lz_text){ room, cell.len }, wide - 1);
    lz_put_char(g->w, ' '); /* what is cut must not touch the next */
}

static int own_code(const struct frame *frame) { return ns_view(frame)->cell.code; }

static void put_numbers(const struct grid *g, const char *title) {
    put_cell(g, title, WORD_WIDE, DIM);
    for (int code = g->first; code < g->last; code++) {
        char room[20];
        struct lz_writer number = lz_writer_in(room, sizeof room);
        lz_put_number(&number, code + 1);
        lz_put(&number, code == own_code(g->frame) ? " (now)" : "");
        put_cell(g, room, CODE_WIDE, BOLD);
    }
    lz_put_char(g->w, '\n');
}

static void put_word_row(const struct grid *g, int word) {
    put_cell(g, ns_word(g->frame, word)->word, WORD_WIDE, BOLD);
    for (int code = g->first; code < g->last; code++)
        put_cell(g, ns_meaning(g->frame, ns_means(g->frame, code, word)), CODE_WIDE,
                 code == own_code(g->frame) ? TINT_OWN : PLAIN);
    lz_put_char(g->w, '\n');
}

/* As many codes side by side as the width has room for. */
static void by_blocks(const struct frame *frame, void (*put)(const struct grid *, void *), void *with,
                      struct lz_writer *w) {
    int room = (frame->term->wide - WORD_WIDE) / CODE_WIDE, codes = ns_open(frame)->codes;
    room = room < 1 ? 1 : room;
    for (int first = 0; first < codes; first += room)
        put(&(struct grid){ frame, first, first + room < codes ? first + room : codes, w }, with);
}

static void put_all_words(const struct grid *g, void *with) {
    (void)with;
    put_numbers(g, "code");
    for (int word = 0; word < ns_words(g->frame); word++)
        put_word_row(g, word);
}

void ns_put_codes(const struct frame *frame, struct lz_writer *w) { by_blocks(frame, put_all_words, NULL, w); }

/* ---- marks: personal, of this round */

static struct ns_marks *marks_of(const struct frame *frame) {
    int seat = ns_view(frame)->seen.seat;
    struct ns_marks *own = &((struct ns_memory *)frame->memory)->marks[seat < NS_SEATS ? seat : 0];
    if (own->round != ns_open(frame)->round)
        *own = (struct ns_marks){ .round = ns_open(frame)->round };
    return own;
}

static bool is_marked(const struct ns_marks *own, int word) {
    for (int i = 0; i < own->count; i++)
        if (own->word[i] == word)
            return true;
    return false;
}

static void mark_word(struct ns_marks *own, int word) {
    for (int i = 0; i < own->count; i++)
        if (own->word[i] == word) {
            own->word[i] = own->word[--own->count]; /* marked twice: taken off */
            return;
        }
    if (own->count < NS_MARKS)
        own->word[own->count++] = (uint8_t)word;
}

/* A code, and how many of the marked words fit one place in it at most. */
struct fit {
    int code, most;
};

/* How many of the marked words mean something that the place shows. */
static int fits(const struct frame *frame, const struct ns_marks *own, int code, int slot) {
    int n = 0;
    for (int i = 0; i < own->count; i++) {
        int meaning = ns_means(frame, code, own->word[i]);
        n += meaning != NS_NONE && has_tag(frame, slot, meaning);
    }
    return n;
}

enum { SLOTS_ROOM = 60 };

static bool is_fit(const struct grid *g, const struct ns_marks *own, struct fit fit, int slot) {
    return fit.most && slot < NS_SLOTS && ns_open(g->frame)->status[slot] != NS_REMOVED &&
           fits(g->frame, own, fit.code, slot) == fit.most;
}

/* The slots where as many of the marked words fit as do anywhere, in lines of a cell: "1 3-6 12". */
static struct lz_text slots_of(const struct grid *g, const struct ns_marks *own, struct fit fit, char *room) {
    char list[SLOTS_ROOM];
    struct lz_writer slots = lz_writer_in(list, sizeof list), lines = lz_writer_in(room, SLOTS_ROOM);
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        int first = slot;
        if (!is_fit(g, own, fit, slot))
            continue;
        lz_put(&slots, slots.len ? " " : "");
        lz_put_number(&slots, slot + 1);
        while (is_fit(g, own, fit, slot + 1))
            slot++;
        if (slot == first)
            continue;
        lz_put(&slots, slot == first + 1 ? " " : "-");
        lz_put_number(&slots, slot + 1);
    }
    term_put_wrapped(&lines, (struct lz_text){ list, slots.len }, (struct term_wrap){ CODE_WIDE - 1, 0, 9 });
    return (struct lz_text){ room, lines.len };
}

static void put_slots(const struct grid *g, const struct ns_marks *own, const int most[NS_CODES]) {
    char room[NS_CODES][SLOTS_ROOM];
    struct lz_text left[NS_CODES];
    for (int code = g->first; code < g->last; code++)
        left[code] = slots_of(g, own, (struct fit){ code, most[code] }, room[code]);
    for (bool more = true, first = true; more; first = false) {
        put_cell(g, first ? "at slot" : "", WORD_WIDE, DIM);
        more = false;
        for (int code = g->first; code < g->last; code++) {
            char cell[SLOTS_ROOM];
            struct lz_writer line = lz_writer_in(cell, sizeof cell);
            lz_put_text(&line, lz_take_line(&left[code]));
            put_cell(g, cell, CODE_WIDE, most[code] == own->count ? BOLD : PLAIN);
            more |= left[code].len > 0;
        }
        lz_put_char(g->w, '\n');
    }
}

/* "4 of 5" and below it the slots where so many fit. */
static void put_best_rows(const struct grid *g, const struct ns_marks *own) {
    const struct newspeak_open *o = ns_open(g->frame);
    int most[NS_CODES] = { 0 };
    put_cell(g, "fit", WORD_WIDE, DIM);
    for (int code = g->first; code < g->last; code++) {
        char room[30];
        struct lz_writer best = lz_writer_in(room, sizeof room);
        for (int slot = 0; slot < NS_SLOTS; slot++)
            if (o->status[slot] != NS_REMOVED && fits(g->frame, own, code, slot) > most[code])
                most[code] = fits(g->frame, own, code, slot);
        lz_put_number(&best, most[code]);
        lz_put(&best, " of ");
        lz_put_number(&best, own->count);
        put_cell(g, room, CODE_WIDE, most[code] == own->count ? BOLD : DIM);
    }
    lz_put_char(g->w, '\n');
    put_slots(g, own, most);
}

/* On a low screen only what fits best. */
static void put_marked(const struct grid *g, void *with) {
    const struct ns_marks *own = with;
    put_numbers(g, "marked");
    for (int i = 0; i < own->count && g->frame->tight < 3; i++)
        put_word_row(g, own->word[i]);
    put_best_rows(g, own);
}

bool ns_marked(const struct frame *frame) {
    return marks_of(frame)->count && ns_laid(ns_open(frame)) && ns_view(frame)->seen.phase <= NS_P_GUESS;
}

void ns_put_marks(const struct frame *frame, struct lz_writer *w) {
    if (ns_marked(frame))
        by_blocks(frame, put_marked, marks_of(frame), w);
}

/* ---- the commands */

static void put_line(const struct frame *frame, const char *words, struct lz_writer *w) {
    term_put_wrapped(w, lz_span(words), (struct term_wrap){ frame->term->wide, 2, 9 });
}

static bool nothing_laid(const struct frame *frame, struct lz_writer *w) {
    if (ns_laid(ns_open(frame)))
        return false;
    put_line(frame, "The places and codes are known once the Dissidents have chosen a set.", w);
    return true;
}

/* "cold is shown by 3 Zoo, 7 Pool", and which code-word says it in each code. */
static void put_meaning(const struct frame *frame, int meaning, struct lz_writer *w) {
    const struct newspeak_open *o = ns_open(frame);
    char room[600];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    bool some = false;
    lz_put(&line, ns_meaning(frame, meaning));
    for (int slot = 0; slot < NS_SLOTS; slot++)
        if (o->status[slot] != NS_REMOVED && has_tag(frame, slot, meaning)) {
            lz_put(&line, some ? ", " : " is shown by ");
            ns_put_slot(frame, slot, &line);
            some = true;
        }
    lz_put(&line, some ? ". It is said by" : " is shown by no place on the table. It is said by");
    for (int code = 0; code < o->codes; code++) {
        int by = NS_NONE;
        for (int word = 0; word < ns_words(frame); word++)
            by = ns_means(frame, code, word) == meaning ? word : by;
        lz_put(&line, code ? ", code " : " code ");
        lz_put_number(&line, code + 1);
        lz_put(&line, ": ");
        lz_put(&line, by == NS_NONE ? "nothing" : ns_word(frame, by)->word);
    }
    lz_put_char(&line, '.');
    term_put_wrapped(w, lz_span(room), (struct term_wrap){ frame->term->wide, 2, 9 });
}

/* A word that is neither: what it may stand for, and that is marked. */
static void put_stranger(const struct frame *frame, struct lz_text word, struct lz_writer *w) {
    struct newspeak_ear ear = ns_ear(frame);
    char token[LORE_LETTERS] = "", room[400];
    double e[NS_WORDS] = { 0 };
    struct lz_writer line = lz_writer_in(room, sizeof room);
    lore_take_token(&word, token);
    lz_put_char(&line, '\'');
    lz_put(&line, token);
    if (!newspeak_hear_token(&ear, token, e))
        lz_put(&line, "' is no code-word of this set, no meaning, and near to no code-word.");
    for (int j = 0, some = 0; j < NS_WORDS; j++)
        if (e[j] > 0) {
            lz_put(&line, some++ ? " and " : "' may stand for ");
            lz_put(&line, ns_word(frame, j)->word);
            if (!is_marked(marks_of(frame), j))
                mark_word(marks_of(frame), j);
        }
    term_put_wrapped(w, lz_span(room), (struct term_wrap){ frame->term->wide, 2, 3 });
}

static void put_mark_page(const struct frame *frame, struct lz_text rest, struct lz_writer *w) {
    struct ns_marks *own = marks_of(frame);
    if (nothing_laid(frame, w))
        return;
    if (lz_text_like(rest, "none"))
        own->count = 0;
    else if (!rest.len && !own->count)
        put_line(frame,
                 "mark WORDS: code-words, words near to one, or meanings. Marked code-words stay on the screen for the "
                 "round; marking one again takes it off, mark none takes all off.",
                 w);
    for (struct lz_text word = lz_take_word(&rest); word.len && !lz_text_like(word, "none");
         word = lz_take_word(&rest)) {
        int code_word = ns_word_named(frame, word), meaning = meaning_named(frame, word);
        if (code_word != NS_NONE)
            mark_word(own, code_word);
        else if (meaning != NS_NONE)
            put_meaning(frame, meaning, w);
        else
            put_stranger(frame, word, w);
    }
    if (own->count)
        by_blocks(frame, put_marked, own, w);
}

static void put_codes_page(const struct frame *frame, struct lz_text rest, struct lz_writer *w) {
    (void)rest;
    if (!nothing_laid(frame, w))
        ns_put_codes(frame, w);
}

/* ---- places */

static const char *word_for(const struct frame *frame, int meaning) {
    const struct newspeak_view *v = ns_view(frame);
    for (int word = 0; v->cell.code < NS_CODES && word < ns_words(frame); word++)
        if (ns_means(frame, v->cell.code, word) == meaning)
            return ns_word(frame, word)->word;
    return NULL;
}

/* Tags in order of salience; to a Dissident the word that says it: "glass (Answer)". */
static void put_tags(const struct frame *frame, int slot, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    const struct newspeak_place *place = ns_place(frame, slot);
    char room[900];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    term_style(frame->term, &line, BOLD);
    ns_put_slot(frame, slot, &line);
    term_style(frame->term, &line, PLAIN);
    lz_put(&line, v->open.status[slot] == NS_REMOVED ? " (removed)" : "");
    for (int i = 0; i < place->tags; i++) {
        const char *word = v->seen.over ? NULL : word_for(frame, place->tag[i]);
        lz_put(&line, i ? ", " : ": ");
        lz_put(&line, ns_facts(frame)->meaning[place->tag[i]]);
        if (!word)
            continue;
        term_style(frame->term, &line, BOLD);
        lz_put(&line, " (");
        lz_put(&line, word);
        lz_put(&line, ")");
        term_style(frame->term, &line, PLAIN);
    }
    term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ frame->term->wide, 3, 6 });
}

static void put_place(const struct frame *frame, int slot, struct lz_writer *w) {
    const struct newspeak_open *o = ns_open(frame);
    const struct newspeak_place *place = ns_place(frame, slot);
    const char *const faces[NS_STATUSES] = { place->neutral, place->hacked, place->filter, place->neutral };
    put_tags(frame, slot, w);
    lz_put(w, "   ");
    term_put_wrapped(w, lz_span(faces[o->status[slot]]), (struct term_wrap){ frame->term->wide - 3, 3, 4 });
}

/* A slot, or the beginning of a place's name; NS_NONE. */
static int slot_named(const struct frame *frame, struct lz_text word) {
    int64_t number;
    if (lz_read_number(word, 1, NS_SLOTS, &number))
        return (int)number - 1;
    for (int slot = 0; word.len && slot < NS_SLOTS; slot++)
        if (lz_text_starts(word, ns_place(frame, slot)->name))
            return slot;
    return NS_NONE;
}

static const char in_order[] = "The order matters: who listens takes what stands first for what was meant.";

static void put_look_page(const struct frame *frame, struct lz_text rest, struct lz_writer *w) {
    if (nothing_laid(frame, w))
        return;
    int slot = slot_named(frame, lz_trim(rest));
    if (slot != NS_NONE) {
        put_place(frame, slot, w);
        put_line(frame, in_order, w);
        return;
    }
    if (rest.len)
        put_line(frame,
                 "look takes the number of a slot, 1 to 12, or the beginning of a place's name. All of them:", w);
    for (int i = 0; i < NS_SLOTS; i++)
        put_tags(frame, i, w);
    put_line(frame, in_order, w);
}

/* ---- talk, cards, rounds */

static void put_talk_round(const struct frame *frame, int round, struct lz_writer *w) {
    char room[800];
    struct lz_writer title = lz_writer_in(room, sizeof room);
    lz_put(&title, "Round ");
    lz_put_number(&title, round);
    if (ns_code_of(ns_view(frame), round) != NS_NONE) {
        lz_put(&title, ", code ");
        lz_put_number(&title, ns_code_of(ns_view(frame), round) + 1);
    }
    lz_put(&title, ". ");
    ns_put_outcome(frame, round, &title);
    put_line(frame, room, w);
    if (!ns_put_talk(frame, (struct ns_talk){ round, frame->term->wide, 999, false }, w))
        lz_put(w, "  Nothing was said.\n");
}

static void put_talk_page(const struct frame *frame, struct lz_text rest, struct lz_writer *w) {
    int64_t number;
    int last = ns_open(frame)->round;
    if (!last)
        lz_put(w, "Nobody has talked yet.\n");
    else if (lz_read_number(lz_trim(rest), 1, last, &number))
        put_talk_round(frame, (int)number, w);
    else
        for (int round = lz_text_like(lz_trim(rest), "all") ? 1 : last; round <= last; round++)
            put_talk_round(frame, round, w);
}

static void put_card_line(const struct frame *frame, int card, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    char room[200];
    struct lz_writer about = lz_writer_in(room, sizeof room);
    newspeak_put_power(ns_card(frame, card), &about);
    for (int d = 0; d < v->open.dissidents; d++)
        if (v->cell.card[d] == card) {
            lz_put(&about, ". Held by D");
            lz_put_number(&about, d + 1);
        }
    lz_put(&about, v->open.used >> card & 1 ? ". Used before" : "");
    lz_put_char(&about, '.');
    term_put_pair(&(struct term_list){ frame->term, w, 10 }, ns_card(frame, card)->name, room);
}

void ns_put_cards(const struct frame *frame, struct lz_writer *w) {
    for (int card = 0; card < NS_CARDS; card++)
        if (newspeak_card_in(ns_card(frame, card), ns_view(frame)->seen.seats))
            put_card_line(frame, card, w);
}

static void put_cards_page(const struct frame *frame, struct lz_text rest, struct lz_writer *w) {
    (void)rest;
    put_line(frame, "ID cards of this game. After every round the Dissidents may use one that a Dissident holds:", w);
    ns_put_cards(frame, w);
}

static void put_rounds_page(const struct frame *frame, struct lz_text rest, struct lz_writer *w) {
    const struct newspeak_open *o = ns_open(frame);
    (void)rest;
    if (!o->round || o->past[0].outcome == NS_NONE)
        lz_put(w, "No round has ended yet.\n");
    for (int round = 1; round <= o->round && o->past[round - 1].outcome != NS_NONE; round++) {
        char room[600];
        struct lz_writer line = lz_writer_in(room, sizeof room);
        lz_put(&line, "Round ");
        lz_put_number(&line, round);
        lz_put(&line, ": ");
        ns_put_outcome(frame, round, &line);
        term_put_wrapped(w, lz_span(room), (struct term_wrap){ frame->term->wide, 2, 6 });
    }
}

const struct drawer_word ns_commands[] = {
    { "look", "look [SLOT]", "what a place shows: its tags, and for Dissidents the code-words that say them",
      put_look_page },
    { "tags", NULL, NULL, put_look_page },
    { "codes", "codes", "the tablet: what every code-word means in every code", put_codes_page },
    { "mark", "mark WORDS", "code-words and meanings by code, and the places they fit; again: off; mark none",
      put_mark_page },
    { "note", "note [WORDS]", "your own notes, which nobody else sees; note none tears them off", ns_put_notes },
    { "talk", "talk [N|all]", "what was said in this round, in round N, in all", put_talk_page },
    { "rounds", "rounds", "how the rounds ended: dials, pointer, outcome, cards", put_rounds_page },
    { "cards", "cards", "the ID cards and what they do", put_cards_page },
    { NULL, NULL, NULL, NULL },
};
