/* What a map sheet says of one hex (SW-16.3): cut from a map, read, written down, told, and held against what somebody
   knows (SW-16.4) or against what was so (SW-16.5). */
#include "core/bug.h"
#include "games/swamp/report/swamp_story.h"
#include "games/swamp/sheet/swamp_sheet_work.h"
#include "games/swamp/swamp_tables.h"

enum { DRAWN = SW_HOME | SW_BRIDGE | SW_RAFT };

struct swamp_claim swamp_claim_none(int hex) {
    return (struct swamp_claim){ .hex = (uint16_t)hex, .colour = SW_COLOUR_UNTOLD, .clan = SW_UNTOLD };
}

/* ---- what is known */

/* Nobody is seen where bands hide (SW-3.3), and nobody is remembered. */
struct swamp_claim swamp_claim_seen(const struct swamp_view *v, int hex) {
    const struct swamp_cell *cell = &v->cells[hex];
    struct swamp_claim claim = swamp_claim_none(hex);
    if (cell->known == SW_NEVER)
        return claim;
    claim.terrain = cell->terrain;
    claim.marks = cell->marks & DRAWN;
    claim.old = cell->known == SW_REMEMBERED;
    if (cell->terrain == SW_DEN && cell->known != SW_REMEMBERED) {
        claim.colour = cell->colour;
        claim.clan = cell->owner;
    }
    if (cell->known != SW_IN_SIGHT || (!cell->clan && swamp_facts.ground[cell->terrain].hides))
        return claim;
    claim.counted = true;
    claim.number = cell->number;
    if (cell->clan)
        claim.clan = cell->clan;
    return claim;
}

/* All that is so. Of a free den the militia is what stands there. */
struct swamp_claim swamp_claim_true(const struct swamp_state *s, int hex) {
    const struct swamp_hex *at = &s->hex[hex];
    struct swamp_claim claim = swamp_claim_none(hex);
    claim.terrain = at->terrain;
    claim.marks = at->marks & DRAWN;
    claim.counted = true;
    claim.coloured = at->clan;
    for (int i = 0; i < SW_COLOURS && at->clan; i++) {
        claim.lizards[i] = at->lizards[i];
        claim.number = (uint16_t)(claim.number + at->lizards[i]);
    }
    if (at->terrain == SW_DEN) {
        claim.colour = at->colour;
        claim.clan = at->owner;
        claim.number = at->clan ? claim.number : at->militia;
    }
    if (at->clan)
        claim.clan = at->clan;
    return claim;
}

/* ---- one against the other */

static void weigh(int *agree, int *differ, bool told, bool same) {
    *agree += told && same;
    *differ += told && !same;
}

enum swamp_verdict swamp_claim_against(const struct swamp_claim *said, const struct swamp_claim *known) {
    int agree = 0, differ = 0;
    bool ground = said->terrain && known->terrain, both = said->counted && known->counted;
    weigh(&agree, &differ, ground, said->terrain == known->terrain);
    weigh(&agree, &differ, ground && !said->old && !known->old, said->marks == known->marks);
    weigh(&agree, &differ, said->colour != SW_COLOUR_UNTOLD && known->colour != SW_COLOUR_UNTOLD,
          said->colour == known->colour);
    weigh(&agree, &differ, said->clan != SW_UNTOLD && known->clan != SW_UNTOLD, said->clan == known->clan);
    weigh(&agree, &differ, both, said->number == known->number);
    for (int i = 0; i < SW_COLOURS; i++)
        weigh(&agree, &differ, both && said->coloured && known->coloured, said->lizards[i] == known->lizards[i]);
    return differ ? SW_CLAIM_DIFFERS : agree ? SW_CLAIM_AGREES : SW_CLAIM_UNSEEN;
}

enum swamp_verdict swamp_claim_judged(const struct swamp_view *v, const struct swamp_claim *said) {
    const struct swamp_cell *cell = &v->cells[said->hex];
    struct swamp_claim known = swamp_claim_seen(v, said->hex);
    if (cell->known < SW_OWNED)
        return SW_CLAIM_UNSEEN;
    known.coloured = v->clan && cell->clan == v->clan;
    for (int i = 0; i < SW_COLOURS && known.coloured; i++)
        known.lizards[i] = cell->lizards[i];
    return swamp_claim_against(said, &known);
}

/* ---- as it is written */

static const struct {
    const char *word;
    uint8_t mark;
} marks[] = { { "HOME", SW_HOME }, { "BRIDGE", SW_BRIDGE }, { "RAFT", SW_RAFT } };

static bool read_mark(struct lz_text word, struct swamp_claim *claim) {
    for (int i = 0; i < LZ_COUNT(marks); i++)
        if (lz_text_like(word, marks[i].word)) {
            claim->marks |= marks[i].mark;
            if (marks[i].mark == SW_HOME)
                claim->terrain = SW_DEN;
            return true;
        }
    return false;
}

static bool read_number(int n, struct swamp_claim *claim) {
    claim->counted = true;
    claim->number = (uint16_t)n;
    return true;
}

/* "CLAN 5", "GIS", "FREE". */
static bool read_owner(const struct swamp_view *v, const struct swamp_tokens *t, int *i, struct swamp_claim *claim) {
    struct lz_text word = t->at[*i].text;
    bool number = lz_text_like(word, "CLAN") && *i + 1 < t->count;
    int next = *i + 1, clan = swamp_clan_named(v, number ? t->at[*i + 1].text : swamp_word_at(t, *i, &next));
    if (lz_text_like(word, "FREE"))
        clan = SW_FREE;
    else if (!clan)
        return false;
    *i = number ? *i + 2 : next;
    claim->clan = (uint8_t)clan;
    return true;
}

/* A terrain or a den; "Red Den" and "Den Red" are the same. */
static bool read_ground(struct lz_text word, struct swamp_claim *claim) {
    int ground = swamp_ground_named(word);
    bool den = lz_text_like(word, "DEN") || lz_text_like(word, "NEW");
    if (ground < 0 && !den)
        return false;
    struct swamp_plot plot = ground < 0 ? (struct swamp_plot){ .terrain = SW_DEN } : swamp_plot_of(ground);
    claim->terrain = plot.terrain;
    if (plot.terrain == SW_DEN && ground >= 0)
        claim->colour = plot.colour;
    else if (lz_text_like(word, "NEW"))
        claim->colour = SW_UNSETTLED;
    return true;
}

static bool read_lizards(const struct swamp_tokens *t, int *i, struct swamp_claim *claim) {
    int colour, n = 0, from = *i;
    if (swamp_count_read(t, i, &colour, &n) == SW_COUNT_GOOD && n <= SW_LIMIT) {
        claim->number = (uint16_t)((claim->coloured ? claim->number : 0) + n);
        claim->lizards[colour] = (uint16_t)(claim->lizards[colour] + n);
        claim->counted = claim->coloured = true;
        return claim->number <= SW_LIMIT;
    }
    *i = from;
    bool bare = t->at[*i].kind == SW_T_NUMBER && t->at[*i].number <= SW_LIMIT;
    return bare && read_number(t->at[(*i)++].number, claim);
}

bool swamp_claim_read(const struct swamp_view *v, const struct swamp_tokens *t, int *i, struct swamp_claim *claim) {
    struct lz_text word = t->at[*i].text;
    if (t->at[*i].kind == SW_T_NUMBER)
        return read_lizards(t, i, claim);
    if (lz_text_like(word, "NOBODY") || lz_text_like(word, "EMPTY")) {
        ++*i;
        return read_number(0, claim);
    }
    if (lz_text_like(word, "OLD")) {
        ++*i;
        return claim->old = true;
    }
    if (read_mark(word, claim) || read_ground(word, claim)) {
        ++*i;
        return true;
    }
    return read_owner(v, t, i, claim);
}

static void put_word(struct lz_writer *w, const char *word) {
    lz_put_char(w, ' ');
    lz_put(w, word);
}

static void print_ground(const struct swamp_claim *claim, struct lz_writer *w) {
    if (claim->terrain)
        put_word(w, swamp_facts.ground[claim->terrain].code);
    if (claim->terrain == SW_DEN && claim->colour <= SW_UNSETTLED)
        put_word(w, claim->colour < SW_COLOURS ? swamp_den_colours[claim->colour] : "New");
    for (int i = 0; i < LZ_COUNT(marks); i++)
        if (claim->marks & marks[i].mark)
            put_word(w, marks[i].word);
    if (claim->old)
        put_word(w, "OLD");
}

/* "CLAIM 12AC Den Red HOME CLAN 5 20RED": what swamp_claim_read reads back. */
void swamp_claim_print(const struct swamp_view *v, const struct swamp_claim *claim, struct lz_writer *w) {
    lz_put(w, "CLAIM ");
    swamp_hex_print(swamp_name_of(&v->laws, claim->hex), w);
    print_ground(claim, w);
    if (claim->clan == SW_FREE) {
        put_word(w, "FREE");
    } else if (claim->clan != SW_UNTOLD) {
        put_word(w, "CLAN ");
        lz_put_number(w, claim->clan);
    }
    for (int i = 0; i < SW_COLOURS; i++)
        if (claim->coloured && claim->lizards[i]) {
            lz_put_char(w, ' ');
            lz_put_number(w, claim->lizards[i]);
            lz_put(w, swamp_facts.colour[i]);
        }
    if (claim->counted && (!claim->coloured || !claim->number)) {
        lz_put_char(w, ' ');
        lz_put_number(w, claim->number);
    }
}

/* ---- in words */

static void put_den(const struct swamp_view *v, const struct swamp_claim *claim, struct lz_writer *w) {
    bool known = claim->colour <= SW_UNSETTLED;
    lz_put(w, !known ? "" : claim->colour < SW_COLOURS ? swamp_den_colours[claim->colour] : "unsettled");
    lz_put(w, known ? " " : "");
    lz_put(w, claim->clan == SW_FREE ? "free " : "");
    lz_put(w, claim->marks & SW_HOME ? "home den" : "den");
    if (claim->clan != SW_FREE && claim->clan != SW_UNTOLD) {
        lz_put(w, " of ");
        swamp_put_code(v, claim->clan, w);
    }
}

static void put_lizards(const struct swamp_view *v, const struct swamp_claim *claim, struct lz_writer *w) {
    if (!claim->number) {
        lz_put(w, "nobody");
        return;
    }
    if (claim->coloured)
        swamp_put_lizards(claim->lizards, w);
    else
        lz_put_number(w, claim->number);
    bool named = claim->terrain != SW_DEN && claim->clan != SW_FREE && claim->clan != SW_UNTOLD;
    if (named) {
        lz_put(w, " of ");
        swamp_put_code(v, claim->clan, w);
    } else if (!claim->coloured) {
        lz_put(w, claim->number == 1 ? " lizard" : " lizards");
    }
}

/* "Red den of GIS, 20 RED"; nothing where nothing is said. */
void swamp_claim_words(const struct swamp_view *v, const struct swamp_claim *claim, struct lz_writer *w) {
    uint32_t from = w->len;
    if (claim->terrain == SW_DEN)
        put_den(v, claim, w);
    else if (claim->terrain)
        lz_put(w, swamp_facts.ground[claim->terrain].title);
    lz_put(w, claim->marks & SW_BRIDGE ? " with a bridge" : claim->marks & SW_RAFT ? " with a raft" : "");
    lz_put(w, claim->old ? ", remembered" : "");
    if (claim->counted) {
        lz_put(w, w->len > from ? ", " : "");
        put_lizards(v, claim, w);
    }
    if (w->len == from)
        lz_put(w, "nothing known");
}
