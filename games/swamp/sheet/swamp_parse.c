/* One order line, read forgivingly (SW-22.1): the verb, the hex, then whatever the order takes in any order. */
#include "core/bug.h"
#include "core/words/verb.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

#include <string.h>

/* ---- messages */

struct swamp_note swamp_note_of(int code) {
    lz_assert(code >= 0 && code < SW_NOTES);
    return (struct swamp_note){ .code = (uint8_t)code, .chant = SW_CHANTS };
}

void swamp_note_add(struct swamp_line *line, struct swamp_note note) {
    if (line->notes < SW_LINE_NOTES)
        line->note[line->notes++] = note;
}

/* ---- the parser */

enum { ROOM = SW_LINE + 2 }; /* for two words of a line */

const struct swamp_takes swamp_takes[SW_ORDER_VERBS] = {
    [SW_FR] = { 0, 0, true },  [SW_LO] = { 1, 2, false }, [SW_CH] = { 0, 2, false }, [SW_CHG] = { 0, 0, false },
    [SW_MO] = { 1, 2, false }, [SW_SP] = { 1, 2, true },  [SW_SN] = { 1, 2, false }, [SW_SA] = { 1, 2, false },
    [SW_RE] = { 0, 0, false }, [SW_GI] = { 0, 0, false }, [SW_BF] = { 0, 0, false }, [SW_DF] = { 0, 0, false },
    [SW_BR] = { 1, 1, false }, [SW_BD] = { 0, 0, false }, [SW_BB] = { 1, 1, false }, [SW_DB] = { 1, 1, false },
};

struct parse {
    const struct swamp_view *v;
    struct swamp_tokens t;
    struct swamp_line *line;
    struct swamp_note *error;
    int verb, hex, target, chant, clan, black, ways;
    uint8_t way[SW_LINE];
    int64_t count[SW_COLOURS];
    bool counted, blackened;
};

static bool fail(struct parse *p, int code, struct lz_text x) {
    *p->error = swamp_note_of(code);
    p->error->verb = (uint8_t)p->verb;
    swamp_quote(p->error->x, x);
    return false;
}

static bool fail_at(struct parse *p, int code, int n) {
    fail(p, code, lz_span(""));
    p->error->n = n;
    return false;
}

static bool ignore(struct parse *p, int thing) {
    struct swamp_note note = swamp_note_of(SW_NOTE_W01);
    note.verb = (uint8_t)p->verb;
    lz_assert(thing < SW_NOT_TAKEN);
    note.word = (uint8_t)thing;
    for (int i = 0; i < p->line->notes; i++)
        if (p->line->note[i].word == thing)
            return true;
    swamp_note_add(p->line, note);
    return true;
}

/* Words that people try, and what answers them. */
static const struct {
    const char *word;
    uint8_t code;
} tried[] = {
    { "attack", SW_NOTE_P18 }, { "fight", SW_NOTE_P18 },   { "storm", SW_NOTE_P18 },  { "capture", SW_NOTE_P18 },
    { "raid", SW_NOTE_P18 },   { "take", SW_NOTE_P18 },    { "letter", SW_NOTE_P19 }, { "message", SW_NOTE_P19 },
    { "tell", SW_NOTE_P19 },   { "write", SW_NOTE_P19 },   { "send", SW_NOTE_P19 },   { "surrender", SW_NOTE_P20 },
    { "resign", SW_NOTE_P20 }, { "eat", SW_NOTE_P21 },     { "feed", SW_NOTE_P21 },   { "spy", SW_NOTE_P22 },
    { "scout", SW_NOTE_P22 },  { "explore", SW_NOTE_P22 },
};

/* Into the note: the shortest way from hex to hex, of one step or two (SW-10.1). */
static bool way_between(const struct swamp_view *v, int hex, int to, struct swamp_note *note) {
    for (int way = 0; way < SW_DIRECTIONS * (1 + SW_DIRECTIONS); way++) {
        int first = way % SW_DIRECTIONS, second = way / SW_DIRECTIONS - 1; /* all single steps come first */
        int at = swamp_neighbour(&v->laws, hex, first);
        if (at != SW_NOWHERE && second >= 0)
            at = swamp_neighbour(&v->laws, at, second);
        if (at != to)
            continue;
        note->hex = (uint16_t)hex;
        note->a = (uint8_t)first;
        note->b = (uint8_t)second;
        note->n = second < 0 ? 1 : 2;
        return true;
    }
    return false;
}

/* P59: how the hex that was named after the word can be attacked: by most red lizards, of several alike the nearest. */
static void find_attack(const struct parse *p, int to) {
    const struct swamp_view *v = p->v;
    struct swamp_note way = *p->error;
    int most = -1;
    for (int hex = 0; to != SW_NOWHERE && hex < v->laws.wide * v->laws.high; hex++) {
        bool own = hex != to && v->cells[hex].clan && v->cells[hex].clan == v->clan;
        int red = v->cells[hex].lizards[SW_RED];
        if (!own || red < most || !way_between(v, hex, to, &way) || (red == most && way.n >= p->error->n))
            continue;
        most = red;
        *p->error = way;
    }
}

static bool is_own(const struct swamp_view *v, int hex) {
    const struct swamp_cell *cell = &v->cells[hex];
    return v->clan && (cell->clan == v->clan || (cell->terrain == SW_DEN && cell->owner == v->clan));
}

static void answer_attack(struct parse *p, struct lz_text word) {
    int to = swamp_hex_at(&p->v->laws, &p->t, 1);
    bool own = to != SW_NOWHERE && is_own(p->v, to);
    fail(p, own ? SW_NOTE_P23 : SW_NOTE_P18, word);
    p->error->verb = SW_MO;
    if (own)
        p->error->hex = (uint16_t)to;
    else
        find_attack(p, to);
}

static bool unknown_verb(struct parse *p, struct lz_text one, struct lz_text two) {
    for (int i = 0; i < LZ_COUNT(tried); i++) {
        if (!lz_text_like(one, tried[i].word))
            continue;
        fail(p, tried[i].code, lz_span(tried[i].word));
        if (tried[i].code == SW_NOTE_P18)
            answer_attack(p, lz_span(tried[i].word));
        return false;
    }
    int meant = swamp_verb_nearest(one, two), next;
    bool pair = lz_text_like(one, "BUILD") || lz_text_like(one, "DESTROY") || strchr(swamp_verb_meant(meant), ' ');
    fail(p, SW_NOTE_P01, pair ? two : swamp_word_at(&p->t, 0, &next));
    p->error->word = (uint8_t)meant;
    return false;
}

static bool read_verb(struct parse *p, int *next) {
    const struct swamp_tokens *t = &p->t;
    char both[ROOM];
    struct lz_writer w = lz_writer_in(both, sizeof both);
    struct lz_text one = t->at[0].text;
    lz_put_text(&w, one);
    *next = 1;
    if (t->count > 1 && t->at[1].kind == SW_T_LETTERS) {
        lz_put_char(&w, ' ');
        lz_put_text(&w, t->at[1].text);
    }
    int verb = swamp_verb_named(one);
    if (verb == SW_ORDER_VERBS && (verb = swamp_verb_named(lz_span(both))) != SW_ORDER_VERBS)
        *next = 2;
    if (verb == SW_ORDER_VERBS)
        return unknown_verb(p, one, lz_span(both));
    p->verb = verb;
    return true;
}

/* A row's digits and a column's letters, as one word. */
static void hex_word(const struct swamp_token *a, const struct swamp_token *b, struct lz_writer *w) {
    lz_put_text(w, a->kind == SW_T_NUMBER ? a->text : b->text);
    lz_put_text(w, a->kind == SW_T_NUMBER ? b->text : a->text);
    for (uint32_t i = 0; i < w->len; i++)
        w->at[i] = w->at[i] >= 'a' && w->at[i] <= 'z' ? (char)(w->at[i] - 32) : w->at[i];
}

/* Tokens i and i + 1 as a hex of the map: digits and letters, or letters and digits written as one. */
static bool could_be_hex(const struct swamp_tokens *t, int i) {
    if (i + 1 >= t->count)
        return false;
    int a = t->at[i].kind, b = t->at[i + 1].kind;
    return (a == SW_T_NUMBER && b == SW_T_LETTERS) || (a == SW_T_LETTERS && b == SW_T_NUMBER && t->at[i + 1].glued);
}

static int hex_of(const struct swamp_laws *laws, const struct swamp_tokens *t, int i, struct lz_writer *word) {
    int16_t name;
    lz_assert(i + 1 < t->count);
    hex_word(&t->at[i], &t->at[i + 1], word);
    return swamp_hex_parse(lz_span(word->at), &name) ? swamp_hex_of(laws, name) : SW_NOWHERE;
}

static int hex_at(const struct parse *p, int i, struct lz_writer *word) { return hex_of(&p->v->laws, &p->t, i, word); }

int swamp_hex_at(const struct swamp_laws *laws, const struct swamp_tokens *t, int i) {
    char word[ROOM];
    struct lz_writer w = lz_writer_in(word, sizeof word);
    return could_be_hex(t, i) ? hex_of(laws, t, i, &w) : SW_NOWHERE;
}

static bool read_hex(struct parse *p, int *next) {
    char word[ROOM];
    struct lz_writer w = lz_writer_in(word, sizeof word);
    if (!could_be_hex(&p->t, *next))
        return fail(p, SW_NOTE_P02, lz_span(""));
    p->hex = hex_at(p, *next, &w);
    if (p->hex == SW_NOWHERE)
        return fail(p, SW_NOTE_P03, lz_span(word));
    *next += 2;
    return true;
}

/* ---- what stands after the hex */

static bool take_black(struct parse *p, int n) {
    if (p->blackened)
        return ignore(p, SW_NO_SECOND_NUMBER);
    p->black = n;
    p->blackened = true;
    return n || ignore(p, SW_NO_ZERO);
}

static bool take_count(struct parse *p, int found, int colour, int n) {
    bool wanted = swamp_takes[p->verb].counts || p->verb == SW_CH;
    if (found == SW_COUNT_UNCLEAR && wanted)
        return false;
    if (swamp_takes[p->verb].counts) {
        lz_assert(colour < SW_COLOURS);
        p->counted = true;
        p->count[colour] += n;
        return found == SW_COUNT_GOOD || fail(p, SW_NOTE_P10, lz_span(""));
    }
    if (p->verb != SW_CH)
        return ignore(p, SW_NO_NUMBERS);
    if (colour != SW_BLK)
        return ignore(p, SW_NO_COLOUR_BUT_BLACK);
    return found == SW_COUNT_NO_NUMBER || take_black(p, n); /* "BLK" alone is all of them, as is nothing */
}

/* Five numbers in a row are the columns of the form. */
static bool take_columns(struct parse *p, int *i) {
    int n = 0;
    while (*i + n < p->t.count && p->t.at[*i + n].kind == SW_T_NUMBER)
        n++;
    if (n != SW_COLOURS)
        return false;
    for (int c = 0; c < SW_COLOURS; c++)
        p->count[c] += p->t.at[(*i)++].number;
    p->counted = true;
    return true;
}

static bool take_number(struct parse *p, int *i) {
    int n = p->t.at[*i].number;
    if (swamp_takes[p->verb].counts)
        return take_columns(p, i) || fail_at(p, SW_NOTE_P07, n);
    ++*i;
    return p->verb == SW_CH ? take_black(p, n) : ignore(p, SW_NO_NUMBERS);
}

static bool take_chant(struct parse *p, int chant) {
    if (p->verb != SW_CH)
        return ignore(p, SW_NO_CHANT);
    if (p->chant != SW_CHANTS)
        return ignore(p, SW_NO_SECOND_CHANT);
    p->chant = chant;
    return true;
}

static bool take_letters(struct parse *p, int *i) {
    int next, way = swamp_direction_at(&p->t, *i, &next), chant = swamp_chant_named(p->t.at[*i].text);
    struct lz_text word = swamp_word_at(&p->t, *i, &(int){ 0 });
    if (way == SW_NO_DIRECTION && chant == SW_CHANTS && !lz_text_like(word, "ALL"))
        return fail(p, SW_NOTE_P08, word);
    *i = next;
    if (way == SW_EAST)
        return fail(p, SW_NOTE_P04, word);
    lz_assert(p->ways < SW_LINE);
    if (way != SW_NO_DIRECTION)
        p->way[p->ways++] = (uint8_t)way;
    else if (chant != SW_CHANTS)
        return take_chant(p, chant);
    else if (p->verb != SW_FR && p->verb != SW_SP) /* ALL; SP will ask for its numbers */
        return ignore(p, SW_NO_NUMBERS);
    return true;
}

static bool take_clan(struct parse *p, int *i) {
    struct lz_text word = swamp_word_at(&p->t, *i, i);
    p->clan = swamp_clan_named(p->v, word);
    return p->clan || fail(p, SW_NOTE_P11, word);
}

static bool take_field(struct parse *p, int *i) {
    int from = *i, colour, n = 0;
    const struct swamp_token *token = &p->t.at[from];
    if (token->used || token->kind == SW_T_DASHES) {
        ++*i;
        return true;
    }
    if (token->kind == SW_T_OTHER)
        return fail(p, SW_NOTE_P08, swamp_word_at(&p->t, from, i));
    if (p->verb == SW_GI && !p->clan)
        return take_clan(p, i);
    int found = swamp_count_read(&p->t, i, &colour, &n);
    if (found != SW_COUNT_NONE && take_count(p, found, colour, n))
        return true;
    if (found == SW_COUNT_UNCLEAR)
        return fail(p, SW_NOTE_P06, p->t.at[token->kind == SW_T_NUMBER ? from + 1 : from].text);
    if (found != SW_COUNT_NONE)
        return false;
    return token->kind == SW_T_NUMBER ? take_number(p, i) : take_letters(p, i);
}

/* SW-22.1: with GATE the first digits and letters that name a hex of the map are the target. */
static bool take_target(struct parse *p, int from) {
    char word[ROOM], unknown[ROOM] = "";
    for (int i = from; i < p->t.count; i++) {
        struct lz_writer w = lz_writer_in(word, sizeof word);
        if (!could_be_hex(&p->t, i))
            continue;
        p->target = hex_at(p, i, &w);
        if (p->target != SW_NOWHERE) {
            p->t.at[i].used = p->t.at[i + 1].used = true;
            return true;
        }
        struct lz_text letters = p->t.at[p->t.at[i].kind == SW_T_LETTERS ? i : i + 1].text;
        if (!*unknown && swamp_colour_named(letters) == SW_NO_COLOUR && letters.len <= 2)
            memcpy(unknown, word, sizeof word);
    }
    return fail(p, *unknown ? SW_NOTE_P03 : SW_NOTE_P12, lz_span(unknown));
}

static bool read_fields(struct parse *p, int from) {
    for (int i = from; i < p->t.count && p->verb == SW_CH; i++)
        if (p->t.at[i].kind == SW_T_LETTERS && swamp_chant_named(p->t.at[i].text) == SW_GATE) {
            if (!take_target(p, from))
                return false;
            break;
        }
    for (int i = from; i < p->t.count;)
        if (!take_field(p, &i))
            return false;
    return true;
}

/* ---- hexes where directions belong */

/* To the last of the hexes that stand from token `from` on: by way of the one before if that is next to both. */
static void find_steps(struct parse *p, int from) {
    int first = swamp_hex_at(&p->v->laws, &p->t, from), last = swamp_hex_at(&p->v->laws, &p->t, from + 2);
    struct swamp_note one = *p->error, two = *p->error;
    bool by_first = last != SW_NOWHERE && way_between(p->v, p->hex, first, &one) && one.n == 1 &&
                    way_between(p->v, first, last, &two) && two.n == 1;
    if (by_first)
        one.b = two.a;
    one.n = by_first ? 2 : 0;
    if (!by_first)
        way_between(p->v, p->hex, last == SW_NOWHERE ? first : last, &one);
    if (one.n <= swamp_takes[p->verb].most)
        *p->error = one;
}

static bool fail_hexes(struct parse *p, int from) {
    char word[ROOM];
    struct lz_writer w = lz_writer_in(word, sizeof word);
    swamp_hex_print(swamp_name_of(&p->v->laws, swamp_hex_at(&p->v->laws, &p->t, from)), &w);
    fail(p, SW_NOTE_P24, (struct lz_text){ word, w.len });
    find_steps(p, from);
    return false;
}

/* "MO 5K 4K": the fault that was found is that no direction came. */
static bool answer_hexes(struct parse *p, int from) {
    static const uint8_t faults[] = { SW_NOTE_P04, SW_NOTE_P05, SW_NOTE_P07, SW_NOTE_P08 };
    bool hex = !p->ways && swamp_takes[p->verb].most && swamp_hex_at(&p->v->laws, &p->t, from) != SW_NOWHERE;
    for (int i = 0; i < LZ_COUNT(faults); i++)
        if (p->error->code == faults[i] && hex && !p->t.at[from].used)
            return fail_hexes(p, from);
    return false;
}

/* "MO 5S 4S" has the look of a step south, and is none: a hex that one order leads to. */
static bool looks_like_step(const struct parse *p, int from) {
    int to = swamp_hex_at(&p->v->laws, &p->t, from), next;
    struct swamp_note way;
    return to != SW_NOWHERE && swamp_takes[p->verb].most && !swamp_takes[p->verb].counts && p->verb != SW_CH &&
           p->t.at[from + 1].glued && swamp_direction_at(&p->t, from + 1, &next) < SW_DIRECTIONS &&
           way_between(p->v, p->hex, to, &way);
}

/* ---- is it all there? */

static bool ways_fit(struct parse *p) {
    int least = p->chant == SW_SHUNT ? 1 : swamp_takes[p->verb].least, most = swamp_takes[p->verb].most;
    if (!most && p->ways)
        return ignore(p, SW_NO_DIRECTIONS);
    if (p->ways >= least && p->ways <= most)
        return true;
    fail_at(p, SW_NOTE_P05, p->ways);
    p->error->a = (uint8_t)least;
    p->error->b = (uint8_t)most;
    return false;
}

static bool counts_fit(struct parse *p) {
    int64_t sum = p->black;
    for (int i = 0; i < SW_COLOURS; i++)
        sum += p->count[i];
    if (sum > SW_LIMIT)
        return fail_at(p, SW_NOTE_P13, sum > 1000000 ? 1000000 : (int)sum);
    if ((p->verb == SW_SP || p->counted) && !sum)
        return fail(p, SW_NOTE_P10, lz_span(""));
    return true;
}

static bool is_whole(struct parse *p) {
    if (p->verb == SW_CH && p->chant == SW_CHANTS)
        return fail(p, SW_NOTE_P09, lz_span(""));
    if (p->verb == SW_CH && p->chant == SW_GATE)
        p->verb = SW_CHG;
    if (p->verb == SW_GI && !p->clan)
        return fail(p, SW_NOTE_P16, lz_span(""));
    return ways_fit(p) && counts_fit(p);
}

static int argument(const struct parse *p, char letter, int *steps) {
    switch (letter) {
    case 'd':
    case 'e':
        return *steps < p->ways ? p->way[(*steps)++] : SW_STAY;
    case 'r':
        return (int)p->count[SW_RED];
    case 'g':
        return (int)p->count[SW_GRN];
    case 'a':
        return (int)p->count[SW_GRY];
    case 'y':
        return (int)p->count[SW_YEL];
    case 'b':
        return p->verb == SW_CH || p->verb == SW_CHG ? p->black : (int)p->count[SW_BLK];
    case 'x':
        return p->chant;
    case 'k':
        return p->clan;
    default:
        return swamp_name_of(&p->v->laws, p->target); /* the second 'h' */
    }
}

static void make_move(const struct parse *p) {
    const char *form = lz_verb_of(&swamp_game, (uint8_t)p->verb)->form;
    struct lz_move *move = &p->line->move;
    int steps = 0;
    lz_assert(p->verb < SW_ORDER_VERBS && swamp_on_map(&p->v->laws, p->hex));
    *move = (struct lz_move){ .seat = p->v->seen.seat, .verb = (uint8_t)p->verb };
    move->args = (uint8_t)lz_form_length(form);
    move->arg[0] = (int16_t)swamp_name_of(&p->v->laws, p->hex);
    for (int i = 1; i < move->args; i++)
        move->arg[i] = (int16_t)argument(p, lz_form_letter(form, i), &steps);
    lz_assert(lz_move_sane(&swamp_game, move));
}

/* A number, a bullet or a bracket before the order says nothing. */
static void skip_number(struct swamp_tokens *t) {
    int n = 0;
    while (n < t->count && t->at[n].kind != SW_T_LETTERS &&
           (t->at[n].kind != SW_T_OTHER || lz_text_is(t->at[n].text, ")") || lz_text_is(t->at[n].text, "*")))
        n++;
    if (n < t->count && t->at[n].kind == SW_T_LETTERS) {
        memmove(t->at, t->at + n, (size_t)(t->count - n) * sizeof t->at[0]);
        t->count -= n;
    }
}

bool swamp_order_parse(const struct swamp_view *v, struct lz_text text, struct swamp_line *line,
                       struct swamp_note *error) {
    struct parse p = { .v = v, .line = line, .error = error, .chant = SW_CHANTS, .target = SW_NOWHERE };
    int next;
    swamp_tokens_of(text, &p.t);
    skip_number(&p.t);
    if (!p.t.count)
        return fail(&p, SW_NOTE_P01, text);
    if (!read_verb(&p, &next) || !read_hex(&p, &next))
        return false;
    if (looks_like_step(&p, next))
        return fail_hexes(&p, next);
    if (!read_fields(&p, next) || !is_whole(&p))
        return answer_hexes(&p, next);
    make_move(&p);
    return true;
}
