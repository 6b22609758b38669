/* A SETUP block (SW-18.9): a default, or a template with a line for each hex, to the moves of the start-up. */
#include "core/bug.h"
#include "games/swamp/sheet/swamp_sheet_work.h"
#include "games/swamp/swamp_tables.h"

#include <string.h>

void swamp_slip_add(struct swamp_receipt *r, const struct swamp_row *row, struct swamp_note note) {
    if (r->slips == SW_SLIPS) {
        if (r->more < UINT16_MAX)
            r->more++;
        return;
    }
    lz_assert(r->slips < SW_SLIPS && note.code < SW_NOTES);
    struct swamp_slip *slip = &r->slip[r->slips++];
    slip->line = row->line;
    slip->note = note;
    struct lz_text text = swamp_order_text(row->text);
    swamp_quote(slip->said, text.len && row->where == SW_IN_ORDERS ? text : lz_trim(row->text));
}

static void slip(struct swamp_receipt *r, const struct swamp_row *row, int code, struct lz_text x) {
    struct swamp_note note = swamp_note_of(code);
    swamp_quote(note.x, x);
    swamp_slip_add(r, row, note);
}

/* ---- SETUP DEFAULT 2, SETUP T5 HOME 10 */

static void take_default(struct swamp_receipt *r, int number) {
    r->setup = SW_SETUP_DEFAULT;
    lz_assert(number >= 1 && number <= SW_DEFAULTS);
    r->number = (uint8_t)number;
}

/* The number that follows a word that says what it is of: "T5", "TEMPLATE 5", "HOME 10", "HOME=10". */
static bool numbered(const struct swamp_tokens *t, int i, const char *word, int *n) {
    if (i + 1 >= t->count || !lz_text_like(t->at[i].text, word) || t->at[i + 1].kind != SW_T_NUMBER)
        return false;
    *n = t->at[i + 1].number;
    return true;
}

static void open_design(const struct swamp_row *row, const struct swamp_tokens *t, struct swamp_receipt *r) {
    int shape = 0, home = 0;
    for (int i = 1; i < t->count; i++)
        if (!numbered(t, i, "T", &shape) && !numbered(t, i, "TEMPLATE", &shape))
            numbered(t, i, "HOME", &home);
    if (shape < 1 || shape > SW_TEMPLATES) {
        slip(r, row, SW_NOTE_S03, t->count > 1 ? swamp_word_at(t, 1, &(int){ 0 }) : lz_span(""));
        take_default(r, 3);
        return;
    }
    if (home > swamp_shapes[shape - 1].hexes) {
        char x[16];
        struct lz_writer w = lz_writer_in(x, sizeof x);
        lz_put_number(&w, home);
        slip(r, row, SW_NOTE_S06, lz_span(x));
        home = 0;
    }
    lz_assert(home >= 0 && home <= SW_CELLS);
    r->setup = SW_SETUP_DESIGN;
    r->design = (struct lz_move){ .verb = SW_DESIGN, .args = 2, .arg = { (int16_t)shape, (int16_t)home } };
}

/* The last SETUP counts, whole. */
void swamp_setup_open(const struct swamp_row *row, struct swamp_receipt *r) {
    struct swamp_tokens t;
    struct lz_text text = swamp_uncomment(row->text);
    text.len = text.len > SW_LINE ? SW_LINE : text.len;
    swamp_tokens_of(text, &t);
    r->named = 0;
    if (t.count < 2 || !lz_text_like(t.at[1].text, "DEFAULT")) {
        open_design(row, &t, r);
        return;
    }
    bool good = t.count > 2 && t.at[2].kind == SW_T_NUMBER && t.at[2].number >= 1 && t.at[2].number <= SW_DEFAULTS;
    if (!good)
        slip(r, row, SW_NOTE_S04, t.count > 2 ? swamp_word_at(&t, 2, &(int){ 0 }) : lz_span(""));
    take_default(r, good ? t.at[2].number : 3);
}

/* ---- 3 Red POP 10 50RED */

/* The words of lexicon 'q' by code and title, the misprints of the form, and water as it is left blank. */
int swamp_ground_named(struct lz_text word) {
    static const struct {
        const char *name;
        int16_t code;
    } grounds[] = {
        { "Wat", 0 }, { "Pla", 1 }, { "Swa", 2 }, { "Scr", 3 },  { "Fer", 4 }, { "Pea", 5 }, { "Vol", 6 },
        { "Rui", 7 }, { "Tem", 8 }, { "Cur", 9 }, { "Whi", 10 }, { "Wol", 6 }, { "Pak", 5 },
    };
    static const char *const titles[] = { "Water",   "Plains", "Swamp",  "Scrub",  "Fertile",  "Peak",
                                          "Volcano", "Ruin",   "Temple", "Cursed", "Whirlpool" };
    int colour = swamp_colour_named(word);
    if (colour < SW_COLOURS)
        return 11 + colour;
    for (size_t i = 0; i < sizeof grounds / sizeof grounds[0]; i++)
        if (lz_text_like(word, grounds[i].name))
            return grounds[i].code;
    for (int16_t i = 0; i < (int16_t)(sizeof titles / sizeof titles[0]); i++)
        if (lz_text_like(word, titles[i]))
            return i;
    return -1;
}

struct plot_line {
    const struct swamp_row *row;
    struct swamp_receipt *r;
    struct swamp_tokens t;
    int hex, ground, pop;
    int count[SW_COLOURS];
};

static bool read_place(struct plot_line *p, int *i) {
    const struct swamp_tokens *t = &p->t;
    if (*i < t->count && lz_text_like(t->at[*i].text, "HEX"))
        ++*i;
    struct lz_text word = *i < t->count ? t->at[*i].text : lz_span("");
    bool number = *i < t->count && t->at[*i].kind == SW_T_NUMBER;
    p->hex = number ? t->at[*i].number : 0;
    if (p->hex >= 1 && p->hex <= swamp_shapes[p->r->design.arg[0] - 1].hexes) {
        ++*i;
        return true;
    }
    slip(p->r, p->row, number ? SW_NOTE_S01 : SW_NOTE_S02, word);
    return false;
}

static bool read_ground(struct plot_line *p, int *i) {
    const struct swamp_tokens *t = &p->t;
    char number[16];
    struct lz_writer w = lz_writer_in(number, sizeof number);
    lz_put_number(&w, p->hex);
    if (*i < t->count && t->at[*i].kind == SW_T_OTHER && lz_text_is(t->at[*i].text, ")"))
        ++*i;
    if (*i >= t->count || t->at[*i].kind == SW_T_NUMBER || lz_text_like(t->at[*i].text, "POP")) {
        slip(p->r, p->row, SW_NOTE_S07, lz_span(number));
        return false;
    }
    p->ground = t->at[*i].kind == SW_T_DASHES ? 0 : swamp_ground_named(t->at[*i].text);
    if (p->ground < 0) {
        bool unclear = swamp_colour_named(t->at[*i].text) == SW_COLOUR_UNCLEAR;
        slip(p->r, p->row, unclear ? SW_NOTE_P06 : SW_NOTE_S02, swamp_word_at(t, *i, &(int){ 0 }));
        return false;
    }
    ++*i;
    if (*i < t->count && lz_text_like(t->at[*i].text, "DEN"))
        ++*i;
    return true;
}

/* ---- the columns of the printed form: POP RED GRN GRY YEL BLK PNT */

enum { COLUMNS = 2 + SW_COLOURS, POINTS = COLUMNS - 1 };

struct columns {
    int count;
    int cell[COLUMNS]; /* 0 where one is empty */
};

/* SW-18.2: of the ground alone, and of the line with all that stands in it. */
static int ground_cost(const struct plot_line *p) {
    struct swamp_plot plot = swamp_plot_of(p->ground);
    return plot.terrain == SW_DEN ? swamp_facts.price[plot.colour].den : swamp_facts.ground[plot.terrain].cost;
}

static int line_cost(const struct plot_line *p) {
    struct swamp_plot plot = swamp_plot_of(p->ground);
    int cost = ground_cost(p);
    if (plot.terrain == SW_DEN)
        cost += p->pop / 10 * swamp_facts.price[plot.colour].extra;
    for (int i = 0; i < SW_COLOURS; i++)
        cost += p->count[i] / 10 * swamp_facts.price[i].warriors;
    return cost;
}

static bool is_cost(const struct plot_line *p, int n) { return n == ground_cost(p) || n == line_cost(p); }

/* Where tabs part the cells an empty one is nothing between two of them. */
static struct lz_text take_cell(struct lz_text *left, bool tabs) {
    if (!tabs)
        return lz_take_word(left);
    lz_cut(left, 1);
    uint32_t len = 0;
    while (len < left->len && left->at[len] != '\t')
        len++;
    return lz_trim(lz_cut(left, len));
}

static bool is_empty_cell(struct lz_text cell) {
    for (uint32_t i = 0; i < cell.len; i++)
        if (cell.at[i] != '-')
            return false;
    return true;
}

/* False: these are no bare numbers. */
static bool columns_of(struct lz_text rest, struct columns *c) {
    bool tabs = rest.len && *rest.at == '\t';
    *c = (struct columns){ 0 };
    while (rest.len) {
        struct lz_text cell = take_cell(&rest, tabs);
        int64_t n = 0;
        if (c->count == COLUMNS || (!is_empty_cell(cell) && !lz_read_number(cell, 0, 9999, &n)))
            return false;
        c->cell[c->count++] = (int)n;
    }
    return c->count > 0;
}

static void fill_columns(struct plot_line *p, const struct columns *c, int count) {
    p->pop = count ? c->cell[0] : 0;
    for (int i = 0; i < SW_COLOURS; i++)
        p->count[i] = 1 + i < count ? c->cell[1 + i] : 0;
}

/* What follows the terrain, if it is numbers alone. */
static bool read_columns(struct plot_line *p, struct lz_text rest) {
    struct columns c;
    if (!columns_of(rest, &c))
        return false;
    int last = c.count - 1, points = c.cell[last];
    fill_columns(p, &c, last);
    if (points && is_cost(p, points))
        return true;
    fill_columns(p, &c, c.count);
    if (last < POINTS || !points)
        return true;
    struct swamp_note note = swamp_note_of(SW_NOTE_S08);
    struct lz_writer hex = lz_writer_in(note.x, sizeof note.x);
    lz_put_number(&hex, p->hex);
    note.n = line_cost(p);
    note.m = points;
    swamp_slip_add(p->r, p->row, note);
    return true;
}

/* What of the line is behind token i. */
static struct lz_text behind(const struct plot_line *p, struct lz_text line, int i) {
    const struct lz_text *last = &p->t.at[i].text;
    lz_cut(&line, (uint32_t)(last->at + last->len - line.at));
    while (line.len && *line.at == ' ')
        lz_cut(&line, 1);
    return line;
}

static int sum_of(int a, int b) { return a + b > 9999 ? 9999 : a + b; }

/* "POP 20", "20 POP". */
static bool read_pop(struct plot_line *p, int *i) {
    const struct swamp_token *at = &p->t.at[*i], *next = *i + 1 < p->t.count ? at + 1 : NULL;
    bool pop = lz_text_like(at->text, "POP"),
         before = next && at->kind == SW_T_NUMBER && lz_text_like(next->text, "POP");
    if (!before && !(pop && next && next->kind == SW_T_NUMBER))
        return false;
    p->pop = sum_of(before ? at->number : next->number, 0);
    *i += 2;
    return true;
}

/* The last number of a line that is what it costs. */
static bool read_points(struct plot_line *p, int *i) {
    const struct swamp_token *at = &p->t.at[*i];
    if (at->kind != SW_T_NUMBER || *i + 1 < p->t.count || !is_cost(p, at->number))
        return false;
    ++*i;
    return true;
}

static bool read_number(struct plot_line *p, int *i) {
    const struct swamp_token *at = &p->t.at[*i];
    int from = *i, colour, n = 0;
    if (read_pop(p, i) || read_points(p, i))
        return true;
    int found = swamp_count_read(&p->t, i, &colour, &n);
    if (found == SW_COUNT_GOOD) {
        p->count[colour] = sum_of(p->count[colour], n);
        return true;
    }
    struct swamp_note note = swamp_note_of(found == SW_COUNT_UNCLEAR                           ? SW_NOTE_P06
                                           : found == SW_COUNT_NONE && at->kind == SW_T_NUMBER ? SW_NOTE_P07
                                                                                               : SW_NOTE_S02);
    bool unclear_after = found == SW_COUNT_UNCLEAR && at->kind == SW_T_NUMBER;
    note.n = at->number;
    swamp_quote(note.x, unclear_after ? p->t.at[from + 1].text : swamp_word_at(&p->t, from, &(int){ 0 }));
    swamp_slip_add(p->r, p->row, note);
    return false;
}

static void lay_plot(struct plot_line *p) {
    struct swamp_receipt *r = p->r;
    int i = p->hex - 1;
    lz_assert(i >= 0 && i < SW_CELLS);
    if (r->named >> i & 1) {
        struct swamp_note note = swamp_note_of(SW_NOTE_S05);
        note.line = r->plot_line[i];
        swamp_slip_add(r, p->row, note);
    }
    r->named |= 1u << i;
    r->plot_line[i] = p->row->line;
    r->plot[i] = (struct lz_move){ .verb = SW_PLOT, .args = 3 + SW_COLOURS };
    r->plot[i].arg[0] = (int16_t)p->hex;
    r->plot[i].arg[1] = (int16_t)p->ground;
    r->plot[i].arg[2] = (int16_t)p->pop;
    for (int c = 0; c < SW_COLOURS; c++)
        r->plot[i].arg[3 + c] = (int16_t)p->count[c];
}

/* "HEX TER POP RED ..": the words above the columns. */
static bool is_form_head(const struct swamp_tokens *t) {
    return t->count > 1 && lz_text_like(t->at[0].text, "HEX") &&
           (lz_text_like(t->at[1].text, "TER") || lz_text_like(t->at[1].text, "TERRAIN"));
}

void swamp_setup_line(const struct swamp_row *row, struct swamp_receipt *r) {
    struct plot_line p = { .row = row, .r = r };
    struct lz_text text = swamp_uncomment(row->text);
    int i = 0;
    if (!text.len || r->setup != SW_SETUP_DESIGN)
        return;
    if (text.len > SW_LINE) {
        struct swamp_note note = swamp_note_of(SW_NOTE_P17);
        note.n = SW_LINE;
        swamp_slip_add(r, row, note);
        return;
    }
    swamp_tokens_of(text, &p.t);
    if (is_form_head(&p.t) || !read_place(&p, &i) || !read_ground(&p, &i))
        return;
    bool form = i < p.t.count && read_columns(&p, behind(&p, text, i - 1));
    while (i < p.t.count && !form)
        if (!read_number(&p, &i))
            return;
    lay_plot(&p);
}

struct swamp_design swamp_setup_design(const struct swamp_receipt *r) {
    struct swamp_design design = { .shape = (uint8_t)r->design.arg[0], .home = (uint8_t)r->design.arg[1] };
    if (r->setup == SW_SETUP_DEFAULT)
        return swamp_defaults[r->number - 1];
    lz_assert(design.shape >= 1 && design.shape <= SW_TEMPLATES);
    for (int i = 0; i < SW_CELLS; i++)
        if (r->named >> i & 1) {
            design.plot[i] = swamp_plot_of(r->plot[i].arg[1]);
            design.plot[i].pop = (uint16_t)r->plot[i].arg[2];
            for (int c = 0; c < SW_COLOURS; c++)
                design.plot[i].lizards[c] = (uint16_t)r->plot[i].arg[3 + c];
        }
    return design;
}
