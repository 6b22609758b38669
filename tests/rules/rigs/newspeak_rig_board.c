/* Boards as people write them, the position line of NS-14.2, and what follows from a board alone. */
#include "tests/rules/rigs/newspeak_rig.h"

#include <string.h>

static const char letters[NS_STATUSES + 1] = "NHMX";
static const char outcomes[NS_OUTCOMES + 1] = "PHL";

/* ---- boards: NNHM/NXNH/NNNN */

static bool read_board(struct script *s, struct lz_text text, uint8_t status[NS_SLOTS]) {
    enum { WIDTH = NS_COLUMNS + 1 };
    bool well = text.len == NS_ROWS * WIDTH - 1;
    for (uint32_t i = 0, slot = 0; i < text.len && well; i++) {
        const char *letter = memchr(letters, text.at[i], NS_STATUSES);
        if (i % WIDTH == NS_COLUMNS)
            well = text.at[i] == '/';
        else if (!letter)
            well = false;
        else
            status[slot++] = (uint8_t)(letter - letters);
    }
    return well || script_wrong(s, "found '%.*s', expected a board such as NNHM/NXNH/NNNN", SPAN(text));
}

static void print_board(const uint8_t status[NS_SLOTS], struct lz_writer *w) {
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        if (slot && slot % NS_COLUMNS == 0)
            lz_put_char(w, '/');
        lz_put_char(w, letters[status[slot]]);
    }
}

bool newspeak_rig_place_board(struct script *s, void *state, int seat, struct lz_text value) {
    (void)seat;
    return read_board(s, value, ((struct newspeak_state *)state)->open.status);
}

void newspeak_rig_print_board(struct script *s, const void *state, int seat, struct lz_writer *w) {
    (void)s, (void)seat;
    print_board(((const struct newspeak_state *)state)->open.status, w);
}

/* ---- lists with commas, as in the position line, or with blanks */

static struct lz_text take_item(struct lz_text *from) {
    *from = lz_trim(*from);
    uint32_t end = 0;
    while (end < from->len && from->at[end] != ',' && from->at[end] != ' ')
        end++;
    struct lz_text item = { from->at, end };
    end += end < from->len;
    *from = (struct lz_text){ from->at + end, from->len - end };
    return item;
}

/* As many names as there are Dissidents. */
static bool read_each(struct script *s, const struct newspeak_state *ns, char form, struct lz_text value,
                      uint8_t at[NS_DISSIDENTS]) {
    for (int d = 0; d < ns->open.dissidents; d++) {
        struct lz_text item = take_item(&value);
        int16_t arg = NS_NONE;
        if (!lz_text_is(item, "none") && !rig_take_name(s, &item, form, &arg))
            return false;
        at[d] = (uint8_t)arg;
    }
    return !lz_trim(value).len || script_wrong(s, "found '%.*s', expected one for each Dissident", SPAN(value));
}

static void print_each(struct script *s, const struct newspeak_state *ns, char form, const uint8_t *at,
                       struct lz_writer *w) {
    for (int d = 0; d < ns->open.dissidents; d++) {
        lz_put(w, d ? " " : "");
        if (at[d] == NS_NONE)
            lz_put(w, "none");
        else
            rig_print_name(s, form, at[d], w);
    }
}

bool newspeak_rig_place_cards(struct script *s, void *state, int seat, struct lz_text value) {
    struct newspeak_state *ns = state;
    (void)seat;
    return read_each(s, ns, 'i', value, ns->cell.card);
}
void newspeak_rig_print_cards(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct newspeak_state *ns = state;
    (void)seat;
    print_each(s, ns, 'i', ns->cell.card, w);
}
bool newspeak_rig_place_dials(struct script *s, void *state, int seat, struct lz_text value) {
    struct newspeak_state *ns = state;
    (void)seat;
    return read_each(s, ns, 'o', value, ns->dial);
}
void newspeak_rig_print_dials(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct newspeak_state *ns = state;
    (void)seat;
    print_each(s, ns, 'o', ns->dial, w);
}

/* ---- the position line: NS1 rows r2 k6 c3 t7 s5 d2m1 iViktor,Greg z5,6 p12 */

static bool read_tokens(struct script *s, struct lz_text list, uint16_t *tokens) {
    *tokens = 0;
    if (lz_text_is(list, "-"))
        return true;
    while (list.len) {
        struct lz_text item = take_item(&list);
        int16_t slot;
        if (!rig_take_name(s, &item, 'o', &slot))
            return false;
        *tokens |= (uint16_t)(1 << slot);
    }
    return true;
}

static bool read_counted(struct script *s, struct lz_text value, int most, int *number) {
    int64_t found = 0;
    bool well = lz_read_number(value, 0, most, &found);
    *number = (int)found;
    return well || script_wrong(s, "found '%.*s', expected a number up to %d", SPAN(value), most);
}

static bool read_sides(struct script *s, const struct newspeak_state *ns, struct lz_text value) {
    return (value.len == 3 && value.at[0] - '0' == ns->open.dissidents && value.at[1] == 'm' &&
            value.at[2] - '0' == ns->open.moderators) ||
           script_wrong(s, "found 'd%.*s', expected the Dissidents and Moderators of that many seats", SPAN(value));
}

static bool read_part(struct script *s, struct newspeak_state *ns, char part, struct lz_text value) {
    struct newspeak_open *o = &ns->open;
    int number = 1;
    switch (part) {
    case 'r':
        if (!read_counted(s, value, NS_ROUNDS, &number) || !number)
            return script_wrong(s, "found 'r%.*s', expected a round from 1", SPAN(value));
        newspeak_rig_round(s, ns, number);
        return true;
    case 'k':
        if (!read_counted(s, value, NS_CODES, &number))
            return false;
        o->codes = (uint8_t)number;
        return true;
    case 'c':
        if (!read_counted(s, value, NS_CODES, &number))
            return false;
        ns->cell.code = (uint8_t)(number - 1);
        newspeak_rig_round(s, ns, o->round);
        return true;
    case 't':
        return read_tokens(s, value, &o->tokens);
    case 's':
        if (!read_counted(s, value, NS_TOKENS, &number))
            return false;
        o->supply = (uint8_t)number;
        return true;
    case 'd':
        return read_sides(s, ns, value);
    case 'i':
        return newspeak_rig_place_cards(s, ns, -1, value);
    case 'z':
        return newspeak_rig_place_dials(s, ns, -1, value);
    case 'p':
        if (!read_counted(s, value, NS_SLOTS, &number) || !number)
            return script_wrong(s, "found 'p%.*s', expected a slot from 1", SPAN(value));
        o->pointer = (uint8_t)(number - 1);
        return true;
    default:
        return script_wrong(s, "found '%c%.*s', expected r k c t s d i z or p", part, SPAN(value));
    }
}

bool newspeak_rig_place_line(struct script *s, void *state, int seat, struct lz_text value) {
    struct newspeak_state *ns = state;
    (void)seat;
    if (!read_board(s, lz_take_word(&value), ns->open.status))
        return false;
    for (struct lz_text word; (word = lz_take_word(&value)).len;)
        if (!read_part(s, ns, *word.at, (struct lz_text){ word.at + 1, word.len - 1 }))
            return false;
    return true;
}

static void print_numbered(struct lz_writer *w, const char *mark, int number) {
    lz_put(w, mark);
    lz_put_number(w, number);
}

/* Without cards, dials and the pointer: what a line does not say is not asked for. */
void newspeak_rig_print_line(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct newspeak_state *ns = state;
    (void)s, (void)seat;
    print_board(ns->open.status, w);
    print_numbered(w, " r", ns->open.round);
    print_numbered(w, " k", ns->open.codes);
    print_numbered(w, " c", ns->cell.code + 1);
    lz_put(w, ns->open.tokens ? " " : " t-");
    for (int slot = 0, first = 1; slot < NS_SLOTS; slot++)
        if (ns->open.tokens >> slot & 1) {
            print_numbered(w, first ? "t" : ",", slot + 1);
            first = 0;
        }
    print_numbered(w, " s", ns->open.supply);
    print_numbered(w, " d", ns->open.dissidents);
    print_numbered(w, "m", ns->open.moderators);
}

/* ---- what follows from a board, or from numbers alone */

#define FIND(name) \
    bool newspeak_rig_find_##name(struct script *s, const void *state, int seat, struct lz_text *value, \
                                  struct lz_writer *w)
#define PURE (void)state, (void)seat

static bool take_slot(struct script *s, struct lz_text *value, int *slot) {
    struct lz_text word = lz_take_word(value);
    if (word.len && word.at[word.len - 1] == ':')
        word.len--;
    int16_t arg;
    if (!rig_take_name(s, &word, 'o', &arg))
        return false;
    *slot = arg;
    return true;
}

static void print_slots(uint32_t slots, struct lz_writer *w) {
    for (const char *gap = ""; slots; slots &= slots - 1, gap = " ") {
        lz_put(w, gap);
        lz_put_number(w, __builtin_ctz(slots) + 1);
    }
}

static uint32_t slots_between(int slot, int least, int most) {
    uint32_t slots = 0;
    for (int other = 0; other < NS_SLOTS; other++)
        if (newspeak_distance(slot, other) >= least && newspeak_distance(slot, other) <= most)
            slots |= 1u << other;
    return slots;
}

FIND(adjacent) {
    PURE;
    int slot;
    if (!take_slot(s, value, &slot))
        return false;
    print_slots(slots_between(slot, 1, 1), w);
    return true;
}

FIND(distance) {
    PURE;
    int a, b;
    if (!take_slot(s, value, &a) || !take_slot(s, value, &b))
        return false;
    lz_put_number(w, newspeak_distance(a, b));
    return true;
}

FIND(within) {
    PURE;
    int radius, slot;
    if (!read_counted(s, lz_take_word(value), NS_SLOTS, &radius) || !take_slot(s, value, &slot))
        return false;
    print_slots(slots_between(slot, 0, radius), w);
    return true;
}

FIND(outcome_of) {
    PURE;
    uint8_t dial[NS_DISSIDENTS];
    struct lz_text dials = lz_take_word(value);
    int count = 0, pointer, slot;
    while (dials.len && count < NS_DISSIDENTS) {
        struct lz_text item = take_item(&dials);
        int16_t arg;
        if (!rig_take_name(s, &item, 'o', &arg))
            return false;
        dial[count++] = (uint8_t)arg;
    }
    if (!take_slot(s, value, &pointer))
        return false;
    lz_put_char(w, outcomes[newspeak_outcome((struct newspeak_dials){ dial, count, pointer }, &slot)]);
    lz_put_char(w, ' ');
    lz_put_number(w, slot + 1);
    return true;
}

FIND(domino) {
    PURE;
    uint8_t was[NS_SLOTS], becomes[NS_SLOTS], again[NS_SLOTS];
    if (!read_board(s, lz_take_word(value), was))
        return false;
    newspeak_domino(was, becomes);
    print_board(becomes, w);
    newspeak_domino(becomes, again); /* NS-10.3 */
    if (memcmp(becomes, again, NS_SLOTS) != 0)
        lz_put(w, " and on");
    return true;
}

FIND(won_by) {
    PURE;
    static const char *const sides[NS_SIDES] = { "dissidents", "moderators", "none" };
    uint8_t status[NS_SLOTS];
    if (!read_board(s, lz_take_word(value), status))
        return false;
    lz_put(w, sides[newspeak_winner(status)]);
    return true;
}

/* next-code K CODE STEP: as a shift would make it. */
FIND(next_code) {
    PURE;
    int codes, code;
    int16_t step;
    if (!read_counted(s, lz_take_word(value), NS_CODES, &codes) ||
        !read_counted(s, lz_take_word(value), NS_CODES, &code) || !rig_take_name(s, value, 'x', &step))
        return false;
    lz_put_number(w, newspeak_shifted(code - 1, newspeak_step_of(step), codes) + 1);
    return true;
}
