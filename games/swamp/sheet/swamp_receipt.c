/* The receipt (SW-22.2, SW-22.4): messages in words, the bill of a start-up, and all of it as JSON and as plain text.
 */
#include "core/bug.h"
#include "core/words/verb.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

#include <string.h>

enum { WORDS = 1500 }; /* room for the words of one order or message */

/* ---- messages */

static const struct {
    const char *name, *text;
} notes[SW_NOTES] = {
#define NOTE(name, text) { #name, text },
#include "games/swamp/sheet/swamp_notes.def"
#undef NOTE
};

const char *swamp_note_name(int code) {
    lz_assert(code >= 0 && code < SW_NOTES);
    return notes[code].name;
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

static const struct {
    const char *key;
    void (*put)(const struct swamp_view *, const struct swamp_note *, struct lz_writer *);
} holes[] = {
    { "x", put_x },         { "y", put_meant },     { "verb", put_verb },     { "hex", put_where },
    { "H", put_rows },      { "last", put_last },   { "a", put_a },           { "b", put_b },
    { "n", put_n },         { "t", put_n },         { "m", put_m },           { "k", put_line },
    { "limit", put_limit }, { "way", put_way },     { "colour", put_colour }, { "Starved", put_hunger },
    { "thing", put_thing }, { "chant", put_chant },
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
}

static void json_notes(const struct swamp_view *v, const struct swamp_note *note, int n, struct lz_writer *w) {
    for (int i = 0; i < n; i++) {
        lz_json_open(w, NULL, '{');
        json_note(v, &note[i], w);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

static void json_order(const struct swamp_view *v, const struct swamp_line *line, struct lz_writer *w) {
    char room[WORDS];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "line", line->line);
    lz_json_string(w, "said", line->said);
    lz_move_print(&swamp_game, &line->move, &words);
    lz_json_string(w, "order", room);
    words = lz_writer_in(room, sizeof room);
    swamp_order_words(v, &line->move, &words);
    lz_json_string(w, "words", room);
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

/* ---- the bill of a start-up */

struct bill {
    const struct swamp_design *design;
    struct lz_writer *w;
    bool text;
    int sum;
};

/* "template 5", "Black den", "20 POP", "100 BLK"; hex 0 is the template's own row. Numbers are spent in tens. */
static void put_item(const struct swamp_design *design, int hex, int what, struct lz_writer *w) {
    static const char *const dens[] = { "Red den", "Green den", "Grey den", "Yellow den", "Black den" };
    lz_assert(hex >= 0 && hex <= SW_CELLS && what >= 0 && what < 2 + SW_COLOURS);
    const struct swamp_plot *plot = hex ? &design->plot[hex - 1] : NULL;
    if (!plot) {
        lz_put(w, "template ");
        lz_put_number(w, design->shape);
        return;
    }
    if (what == 0) {
        lz_put(w, plot->terrain == SW_DEN ? dens[plot->colour] : swamp_facts.ground[plot->terrain].title);
        return;
    }
    lz_put_number(w, (what == 1 ? plot->pop : plot->lizards[what - 2]) / 10 * 10);
    lz_put_char(w, ' ');
    lz_put(w, what == 1 ? "POP" : swamp_facts.colour[what - 2]);
}

static void pad(struct lz_writer *w, uint32_t from, uint32_t width) {
    while (w->len - from < width && !w->full)
        lz_put_char(w, ' ');
}

static void number_in(struct lz_writer *w, int n, int width) {
    for (int most = 10; width > 1; width--, most *= 10)
        if (n < most)
            lz_put_char(w, ' ');
    lz_put_number(w, n);
}

static void bill_row(struct bill *b, int hex, const char *item, const int money[3]) {
    struct lz_writer *w = b->w;
    uint32_t from = w->len;
    lz_put(w, "  ");
    if (hex)
        number_in(w, hex, 2);
    pad(w, from, 6);
    lz_put(w, item);
    pad(w, from, 24);
    number_in(w, money[0], 5);
    lz_put(w, "  ");
    number_in(w, money[1], 5);
    lz_put(w, money[2] ? "\n" : "  skipped\n");
}

static void bill_item(void *to, int hex, int what, int cost, int sum, bool bought) {
    struct bill *b = to;
    char room[40];
    struct lz_writer item = lz_writer_in(room, sizeof room);
    put_item(b->design, hex, what, &item);
    lz_assert(!item.full && sum >= b->sum);
    b->sum = sum;
    if (b->text) {
        bill_row(b, hex, room, (const int[3]){ cost, sum, bought });
        return;
    }
    lz_json_open(b->w, NULL, '{');
    lz_json_number(b->w, "hex", hex);
    lz_json_string(b->w, "item", room);
    lz_json_number(b->w, "cost", cost);
    lz_json_number(b->w, "sum", sum);
    lz_json_bool(b->w, "bought", bought);
    lz_json_close(b->w, '}');
}

static struct swamp_design tally(struct bill *b, const struct swamp_design *design) {
    struct swamp_design bought;
    struct swamp_bill bill = { bill_item, b };
    b->design = design;
    swamp_design_reduce(design, &bought, &bill);
    return bought;
}

static void json_setup(const struct swamp_receipt *r, struct lz_writer *w) {
    struct swamp_design design = swamp_setup_design(r), bought;
    struct bill b = { .w = w };
    lz_json_open(w, "setup", '{');
    if (r->setup == SW_SETUP_DEFAULT) {
        lz_json_number(w, "default", r->number);
        lz_json_close(w, '}');
        return;
    }
    lz_json_number(w, "template", design.shape);
    lz_json_open(w, "bill", '[');
    bought = tally(&b, &design);
    lz_json_close(w, ']');
    lz_json_number(w, "sum", b.sum);
    lz_json_number(w, "budget", 1200);
    lz_json_number(w, "home", bought.chosen ? 0 : bought.home);
    if (bought.chosen)
        lz_json_number(w, "replaced", bought.chosen); /* SW-18.5: no den can be the home den */
    lz_json_close(w, '}');
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
    lz_json_number(w, "used", r->orders);
    lz_json_number(w, "limit", v->laws.order_limit);
    lz_json_bool(w, "replaces", r->replaces);
    if (r->setup)
        json_setup(r, w);
    lz_json_close(w, '}');
}

/* ---- text */

enum { WIDE = 78, INDENT = 5 };

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
    number_in(w, line->line, 3);
    lz_put(w, ". ");
    lz_move_print(&swamp_game, &line->move, w);
    lz_put(w, "\n     ");
    swamp_order_words(v, &line->move, &words);
    wrapped(w, lz_span(room));
    for (int i = 0; i < line->notes; i++)
        text_note(v, &line->note[i], w);
}

static void text_slip(const struct swamp_view *v, const struct swamp_slip *slip, struct lz_writer *w) {
    number_in(w, slip->line, 3);
    lz_put(w, ". ");
    wrapped(w, lz_span(slip->said));
    text_note(v, &slip->note, w);
}

static void text_setup(const struct swamp_receipt *r, struct lz_writer *w) {
    struct swamp_design design = swamp_setup_design(r), bought;
    struct bill b = { .w = w, .text = true };
    lz_put(w, "START-UP\n  ");
    if (r->setup == SW_SETUP_DEFAULT) {
        lz_put(w, "Default ");
        lz_put_number(w, r->number);
        lz_put(w, ".\n");
        return;
    }
    lz_put(w, "hex   item               cost    sum\n");
    bought = tally(&b, &design);
    lz_put(w, "  ");
    lz_put_number(w, b.sum);
    lz_put(w, bought.chosen ? " of 1200 points.\n  No den with a Fertile hex next to it: Default 3 is taken instead.\n"
                            : " of 1200 points. Home den in hex ");
    if (!bought.chosen) {
        lz_put_number(w, bought.home);
        lz_put(w, ".\n");
    }
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

void swamp_receipt_text(const struct swamp_view *v, const struct swamp_receipt *r, struct lz_writer *w) {
    if (r->setup)
        text_setup(r, w);
    if (r->orders)
        lz_put(w, "ORDERS\n");
    for (int i = 0; i < r->orders; i++)
        text_order(v, &r->line[i], w);
    if (r->slips)
        text_errors(v, r, w);
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
