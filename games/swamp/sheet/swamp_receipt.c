/* The receipt (SW-22.2, SW-22.4): messages in words, and all of it as JSON and as plain text. */
#include "core/bug.h"
#include "core/words/effect.h"
#include "core/words/verb.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

#include <string.h>

enum { WORDS = 1500 }; /* room for the words of one order or message */

/* ---- messages */

static const struct {
    const char *name, *rule, *text;
} notes[SW_NOTES] = {
#define NOTE(name, rule, text) { #name, rule, text },
#include "games/swamp/sheet/swamp_notes.def"
#undef NOTE
};

const char *swamp_note_name(int code) {
    lz_assert(code >= 0 && code < SW_NOTES);
    return notes[code].name;
}

const char *swamp_note_rule(int code) {
    lz_assert(code >= 0 && code < SW_NOTES);
    return notes[code].rule;
}

static const char *const not_taken[SW_NOT_TAKEN] = {
    [SW_NO_DIRECTIONS] = "directions",
    [SW_NO_NUMBERS] = "numbers",
    [SW_NO_CHANT] = "chant",
    [SW_NO_COLOUR_BUT_BLACK] = "colour but BLK",
    [SW_NO_SECOND_NUMBER] = "second number",
    [SW_NO_SECOND_CHANT] = "second chant",
    [SW_NO_ZERO] = "number 0: all sing",
};

static const char *verb_word(int verb) { return lz_verb_of(&swamp_game, (uint8_t)verb)->word; }

static void put_hex(const struct swamp_view *v, int hex, struct lz_writer *w) {
    swamp_hex_print(swamp_name_of(&v->laws, hex), w);
}

/* ---- what stands in the holes of a note */

static void put_x(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) { lz_put(w, n->x); }
static void put_meant(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    lz_put(w, swamp_verb_meant(n->word));
}
static void put_verb(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    lz_put(w, verb_word(n->verb));
}
static void put_where(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    put_hex(v, n->hex, w);
}
static void put_rows(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    lz_put_number(w, v->laws.high);
}
/* The letters of the last column. */
static void put_last(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    if (v->laws.wide > 26)
        lz_put_char(w, 'A');
    lz_put_char(w, (char)('A' + (v->laws.wide - 1) % 26));
}
static void put_a(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    lz_put_number(w, n->a);
}
static void put_b(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    lz_put_number(w, n->b);
}
static void put_n(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    lz_put_number(w, n->n);
}
static void put_m(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    lz_put_number(w, n->m);
}
static void put_line(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    lz_put_number(w, n->line);
}
static void put_limit(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    lz_put_number(w, v->laws.order_limit);
}
static void put_way(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    lz_put(w, n->verb == SW_SP ? "SW " : "");
}
static void put_colour(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    lz_assert(n->word >= 0 && n->word < SW_COLOURS);
    lz_put(w, swamp_facts.colour[n->word]);
}
static void put_hunger(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    lz_assert(n->word >= SW_SATED && n->word <= SW_STARVING);
    lz_put(w, swamp_facts.hunger[n->word]);
}
static void put_thing(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    lz_assert(n->word >= 0 && n->word < LZ_COUNT(not_taken));
    lz_put(w, not_taken[n->word]);
}
static void put_chant(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    if (n->chant >= SW_CHANTS)
        return;
    lz_put(w, swamp_facts.song[n->chant].code);
    lz_put_char(w, ' ');
}

/* The way of P18 and P24, if there is one. */
static void put_move(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    put_verb(v, n, w);
    if (!n->n)
        return;
    lz_put_char(w, ' ');
    put_hex(v, n->hex, w);
    for (int i = 0; i < n->n; i++) {
        lz_put_char(w, ' ');
        lz_put(w, swamp_facts.direction[i ? n->b : n->a]);
    }
    lz_put(w, n->verb == SW_SP ? " 30RED" : "");
}

/* "50 grey lizards", of which the number stands before. */
static void put_lizards(const struct swamp_view *v, const struct swamp_note *n, struct lz_writer *w) {
    lz_assert(n->word >= 0 && n->word < SW_COLOURS);
    lz_put(w, swamp_colour_words[n->word]);
    lz_put(w, n->n == 1 ? " lizard" : " lizards");
}

static const struct {
    const char *key;
    void (*put)(const struct swamp_view *, const struct swamp_note *, struct lz_writer *);
} holes[] = {
    { "x", put_x },         { "y", put_meant },     { "verb", put_verb },     { "hex", put_where },
    { "H", put_rows },      { "last", put_last },   { "a", put_a },           { "b", put_b },
    { "n", put_n },         { "t", put_n },         { "m", put_m },           { "k", put_line },
    { "limit", put_limit }, { "way", put_way },     { "colour", put_colour }, { "Starved", put_hunger },
    { "thing", put_thing }, { "chant", put_chant }, { "move", put_move },     { "lizards", put_lizards },
};

static void put_word(const struct swamp_view *v, const struct swamp_note *n, struct lz_text key, struct lz_writer *w) {
    for (int i = 0; i < LZ_COUNT(holes); i++)
        if (lz_text_is(key, holes[i].key)) {
            holes[i].put(v, n, w);
            return;
        }
    LZ_BUG("a note has a hole that nothing fills");
}

void swamp_note_put(const struct swamp_view *v, const struct swamp_note *note, struct lz_writer *w) {
    lz_assert(note->code < SW_NOTES);
    const char *text = notes[note->code].text;
    if (note->code == SW_NOTE_P01 && !note->word)
        text = "Unknown order \"{x}\".";
    if (note->code == SW_NOTE_P05 && note->a == note->b)
        text = "{verb} takes {a} direction; {n} given.";
    if (note->code == SW_NOTE_P24 && !note->n)
        text = "{x} is a hex: steps are written as directions (N NE SE S SW NW), and no order leads so far.";
    while (*text) {
        const char *end = *text == '{' ? strchr(text, '}') : NULL;
        if (!end) {
            lz_put_char(w, *text++);
            continue;
        }
        put_word(v, note, (struct lz_text){ text + 1, (uint32_t)(end - text - 1) }, w);
        text = end + 1;
    }
}

/* ---- JSON */

static void json_note(const struct swamp_view *v, const struct swamp_note *note, struct lz_writer *w) {
    char room[WORDS];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    swamp_note_put(v, note, &words);
    lz_json_string(w, "code", notes[note->code].name);
    lz_json_string(w, "text", room);
    lz_json_string(w, "rule", notes[note->code].rule);
}

static void json_notes(const struct swamp_view *v, const struct swamp_note *note, int n, struct lz_writer *w) {
    for (int i = 0; i < n; i++) {
        lz_json_open(w, NULL, '{');
        json_note(v, &note[i], w);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

/* The note that another line of the sheet leaves nobody, or too few, for this one; NULL: there is none. */
static const struct swamp_note *prevented(const struct swamp_line *line) {
    for (int i = 0; i < line->notes; i++) {
        const struct swamp_note *note = &line->note[i];
        if (note->code == SW_NOTE_W13 || note->code == SW_NOTE_W16 ||
            (note->code == SW_NOTE_W05 && note->line == line->line))
            return note;
    }
    return NULL;
}

/* P62: nothing is promised that the rest of the sheet prevents. */
static void put_doubt(const struct swamp_line *line, struct lz_writer *w) {
    const struct swamp_note *note = prevented(line);
    if (!note)
        return;
    if (note->code == SW_NOTE_W05) {
        lz_put(w, "Only if they neither lob nor chant:");
        return;
    }
    lz_put(w, "Only if line ");
    lz_put_number(w, note->line);
    lz_put(w, " fails:");
}

static void json_effects(const struct swamp_view *v, const struct swamp_line *line, struct lz_writer *w) {
    struct lz_effects out = { lz_effect_json, w };
    char room[WORDS];
    struct lz_writer doubt = lz_writer_in(room, sizeof room);
    put_doubt(line, &doubt);
    lz_json_open(w, "effects", '[');
    if (doubt.len)
        lz_effect_tell(&out, LZ_CAREFUL, notes[prevented(line)->code].rule, &doubt);
    swamp_order_effects(v, &line->move, &out);
    lz_json_close(w, ']');
}

static void json_hex(const struct swamp_view *v, const char *key, int hex, struct lz_writer *w) {
    char room[8];
    struct lz_writer name = lz_writer_in(room, sizeof room);
    put_hex(v, hex, &name);
    lz_json_string(w, key, room);
}

void swamp_json_path(const struct swamp_view *v, const struct swamp_order *order, struct lz_writer *w) {
    int hex = order->hex;
    lz_json_open(w, "path", '[');
    json_hex(v, NULL, hex, w);
    for (int i = 0; i < 2 && hex != SW_NOWHERE && swamp_step(order, i) != SW_STAY; i++)
        if ((hex = swamp_neighbour(&v->laws, hex, swamp_step(order, i))) != SW_NOWHERE)
            json_hex(v, NULL, hex, w);
    if (order->verb == SW_CHG)
        json_hex(v, NULL, order->target, w);
    lz_json_close(w, ']');
}

static void json_order(const struct swamp_view *v, const struct swamp_line *line, struct lz_writer *w) {
    char room[WORDS];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    struct swamp_order order = swamp_order_of(&v->laws, &line->move);
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "line", line->line);
    lz_json_string(w, "said", line->said);
    lz_move_print(&swamp_game, &line->move, &words);
    lz_json_string(w, "order", room);
    words = lz_writer_in(room, sizeof room);
    put_doubt(line, &words);
    swamp_order_words(v, &line->move, &words);
    lz_json_string(w, "words", room);
    json_effects(v, line, w);
    swamp_json_path(v, &order, w);
    lz_json_open(w, "notes", '[');
    json_notes(v, line->note, line->notes, w);
    lz_json_close(w, '}');
}

static void json_slip(const struct swamp_view *v, const struct swamp_slip *slip, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "line", slip->line);
    lz_json_string(w, "said", slip->said);
    json_note(v, &slip->note, w);
    lz_json_close(w, '}');
}

/* ---- what has no order */

static bool ordered(const struct swamp_view *v, const struct swamp_receipt *r, int hex, bool spies) {
    for (int i = 0; i < r->orders; i++)
        if (swamp_hex_of(&v->laws, r->line[i].move.arg[0]) == hex && (r->line[i].move.verb == SW_SN) == spies)
            return true;
    return false;
}

/* The lizards in a hex that no order names: warriors, or spies. */
static int idle(const struct swamp_view *v, const struct swamp_receipt *r, int hex, bool spies) {
    int n = spies ? v->cells[hex].spies : swamp_mine(v, hex);
    return n && !ordered(v, r, hex, spies) ? n : 0;
}

static void json_idle(const struct swamp_view *v, const struct swamp_receipt *r, struct lz_writer *w) {
    lz_json_open(w, "idle", '[');
    for (int hex = 0; r->replaces && hex < v->laws.wide * v->laws.high; hex++)
        for (int spies = 0; spies < 2; spies++) {
            int n = idle(v, r, hex, spies);
            if (!n)
                continue;
            lz_json_open(w, NULL, '{');
            json_hex(v, "hex", hex, w);
            lz_json_number(w, spies ? "spies" : "band", n);
            lz_json_close(w, '}');
        }
    lz_json_close(w, ']');
}

void swamp_receipt_json(const struct swamp_view *v, const struct swamp_receipt *r, struct lz_writer *w) {
    lz_assert(r->orders <= SW_ORDERS && r->slips <= SW_SLIPS && r->bands <= SW_BAND_NOTES);
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "clan", v->clan);
    lz_json_number(w, "turn", v->turn + 1);
    lz_json_open(w, "orders", '[');
    for (int i = 0; i < r->orders; i++)
        json_order(v, &r->line[i], w);
    lz_json_close(w, ']');
    lz_json_open(w, "errors", '[');
    for (int i = 0; i < r->slips; i++)
        json_slip(v, &r->slip[i], w);
    lz_json_close(w, ']');
    lz_json_number(w, "more", r->more);
    lz_json_open(w, "warnings", '[');
    json_notes(v, r->band, r->bands, w);
    json_idle(v, r, w);
    lz_json_number(w, "used", r->orders);
    lz_json_number(w, "limit", v->laws.order_limit);
    lz_json_bool(w, "replaces", r->replaces);
    if (r->setup)
        swamp_bill_json(r, w);
    lz_json_close(w, '}');
}

/* ---- text */

enum { WIDE = 78, INDENT = 5 };

void swamp_put_in(struct lz_writer *w, int n, int width) {
    for (int most = 10; width > 1; width--, most *= 10)
        if (n < most)
            lz_put_char(w, ' ');
    lz_put_number(w, n);
}

/* Words that follow a mark of five columns, wrapped under themselves. */
static void wrapped(struct lz_writer *w, struct lz_text words) {
    uint32_t column = INDENT;
    for (struct lz_text word = lz_take_word(&words); word.len; word = lz_take_word(&words)) {
        if (column > INDENT && column + 1 + word.len > WIDE) {
            lz_put(w, "\n     ");
            column = INDENT;
        }
        if (column > INDENT) {
            lz_put_char(w, ' ');
            column++;
        }
        lz_put_text(w, word);
        column += word.len;
    }
    lz_put_char(w, '\n');
}

static void text_note(const struct swamp_view *v, const struct swamp_note *note, struct lz_writer *w) {
    char room[WORDS];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    lz_put(&words, notes[note->code].name);
    lz_put(&words, ": ");
    swamp_note_put(v, note, &words);
    lz_put(w, "     ");
    wrapped(w, lz_span(room));
}

static void text_order(const struct swamp_view *v, const struct swamp_line *line, struct lz_writer *w) {
    char room[WORDS];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    swamp_put_in(w, line->line, 3);
    lz_put(w, ". ");
    lz_move_print(&swamp_game, &line->move, w);
    lz_put(w, "\n     ");
    put_doubt(line, &words);
    swamp_order_words(v, &line->move, &words);
    wrapped(w, lz_span(room));
    for (int i = 0; i < line->notes; i++)
        text_note(v, &line->note[i], w);
}

static void text_slip(const struct swamp_view *v, const struct swamp_slip *slip, struct lz_writer *w) {
    swamp_put_in(w, slip->line, 3);
    lz_put(w, ". ");
    wrapped(w, lz_span(slip->said));
    text_note(v, &slip->note, w);
}

static void text_errors(const struct swamp_view *v, const struct swamp_receipt *r, struct lz_writer *w) {
    lz_put(w, "NOT UNDERSTOOD OR NOT USED\n");
    for (int i = 0; i < r->slips; i++)
        text_slip(v, &r->slip[i], w);
    if (r->more) {
        lz_put(w, "     and ");
        lz_put_number(w, r->more);
        lz_put(w, " more.\n");
    }
}

/* "12D 80, 13F 10, 14D 1 spy." */
static void text_idle(const struct swamp_view *v, const struct swamp_receipt *r, struct lz_writer *w) {
    char room[WORDS];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    for (int hex = 0; r->replaces && hex < v->laws.wide * v->laws.high; hex++)
        for (int spies = 0; spies < 2; spies++) {
            int n = idle(v, r, hex, spies);
            if (!n || words.len > WORDS - 40)
                continue;
            lz_put(&words, words.len ? ", " : "");
            put_hex(v, hex, &words);
            lz_put_char(&words, ' ');
            lz_put_number(&words, n);
            lz_put(&words, !spies ? "" : n == 1 ? " spy" : " spies");
        }
    if (!words.len)
        return;
    lz_put(w, "WITHOUT AN ORDER\n     ");
    wrapped(w, lz_span(room));
}

void swamp_receipt_text(const struct swamp_view *v, const struct swamp_receipt *r, struct lz_writer *w) {
    if (r->setup)
        swamp_bill_text(r, w);
    if (r->orders)
        lz_put(w, "ORDERS\n");
    for (int i = 0; i < r->orders; i++)
        text_order(v, &r->line[i], w);
    if (r->slips)
        text_errors(v, r, w);
    text_idle(v, r, w);
    if (r->bands)
        lz_put(w, "WARNINGS\n");
    for (int i = 0; i < r->bands; i++)
        text_note(v, &r->band[i], w);
    if (r->setup && !r->orders)
        return;
    if (v->seen.phase == SW_PHASE_STARTUP) { /* SW-18.1 */
        lz_put(w, "No start-up in it: what you sent before stands; if that is nothing, Default 3.\n");
        return;
    }
    lz_put_number(w, r->orders);
    lz_put(w, " of ");
    lz_put_number(w, v->laws.order_limit);
    lz_put(w, r->orders     ? " orders used.\n"
              : r->replaces ? " orders used: the clan is to do nothing this turn.\n"
                            : " orders used: what you sent before stands.\n");
}
