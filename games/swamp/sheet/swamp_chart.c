/* A letter taken apart (SW-16.3): prose, and the sheet that goes with it. A line that begins with SHEET, CLAIM or BLANK
   and a hex is of the sheet; every other is prose. What is kept of a sheet is a CLAIM for each hex, and nothing in it
   shows which were cut as they are. */
#include "core/bug.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

static void complain(const struct swamp_letter_parts *p, struct lz_text what, const char *why) {
    char x[SW_SAID + 4];
    if (!p->note)
        return;
    swamp_quote(x, what);
    lz_put(p->note, p->note->len ? " \"" : "\"");
    lz_put(p->note, x);
    lz_put(p->note, why);
}

static struct swamp_claim *entry_of(struct swamp_letter_parts *p, int hex) {
    for (int i = 0; i < p->chart.count; i++)
        if (p->chart.at[i].hex == hex)
            return &p->chart.at[i];
    return NULL;
}

/* A hex that is on the sheet already is replaced. */
static bool lay_claim(struct swamp_letter_parts *p, const struct swamp_claim *claim) {
    struct swamp_claim *at = entry_of(p, claim->hex);
    if (!at && p->chart.count == SW_CHART)
        return false;
    at = at ? at : &p->chart.at[p->chart.count++];
    *at = *claim;
    return true;
}

/* ---- SHEET 12AC 12AD AROUND: cut from one's own map */

static bool cut_hex(struct swamp_letter_parts *p, int hex) {
    struct swamp_claim claim = swamp_claim_seen(p->v, hex);
    return p->v->cells[hex].known == SW_NEVER || entry_of(p, hex) || lay_claim(p, &claim);
}

static bool cut_around(struct swamp_letter_parts *p, int hex) {
    bool room = true;
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int next = swamp_neighbour(&p->v->laws, hex, d);
        room = room && (next == SW_NOWHERE || cut_hex(p, next));
    }
    return room;
}

static bool is_around(const struct swamp_tokens *t, int i) { return i > 1 && lz_text_like(t->at[i].text, "AROUND"); }

/* Nothing but hexes, so that prose which begins like it is none. */
static bool is_cut(const struct swamp_letter_parts *p, const struct swamp_tokens *t) {
    for (int i = 1; i < t->count; i += is_around(t, i) ? 1 : 2)
        if (!is_around(t, i) && swamp_hex_at(&p->v->laws, t, i) == SW_NOWHERE)
            return false;
    return t->count > 1;
}

static bool read_cut(struct swamp_letter_parts *p, const struct swamp_tokens *t, struct lz_text line) {
    bool room = true, unseen = false;
    if (!is_cut(p, t))
        return false;
    for (int i = 1, hex = 0; i < t->count; i += is_around(t, i) ? 1 : 2) {
        if (is_around(t, i)) {
            room = cut_around(p, hex) && room;
            continue;
        }
        hex = swamp_hex_at(&p->v->laws, t, i);
        unseen = unseen || p->v->cells[hex].known == SW_NEVER;
        room = cut_hex(p, hex) && room;
    }
    if (unseen)
        complain(p, line, "\": what you have never seen cannot be cut; CLAIM it if you like.");
    if (!room)
        complain(p, line, "\": a sheet has at most 60 hexes.");
    return true;
}

/* ---- CLAIM 12AC 20 RED, BLANK 13AD */

/* What a claim does not speak of is as it stands on the sheet, or on the map of who writes it. */
static struct swamp_claim begun(struct swamp_letter_parts *p, int hex) {
    const struct swamp_claim *at = entry_of(p, hex);
    return !p->writing ? swamp_claim_none(hex) : at ? *at : swamp_claim_seen(p->v, hex);
}

/* Of other ground nothing is known but what is said; else what is said takes the place of what was there. */
static void amend(struct swamp_claim *claim, const struct swamp_claim *said) {
    if (said->terrain && said->terrain != claim->terrain) {
        *claim = *said;
        return;
    }
    claim->old = said->old || (claim->old && !said->terrain && !said->marks);
    claim->marks |= said->marks;
    claim->colour = said->colour != SW_COLOUR_UNTOLD ? said->colour : claim->colour;
    claim->clan = said->clan != SW_UNTOLD ? said->clan : claim->clan;
    if (!said->counted)
        return;
    if (!said->number && claim->terrain != SW_DEN)
        claim->clan = SW_UNTOLD; /* nobody is of no clan */
    claim->counted = true;
    claim->coloured = said->coloured;
    claim->number = said->number;
    for (int i = 0; i < SW_COLOURS; i++)
        claim->lizards[i] = said->lizards[i];
}

static bool read_claim(struct swamp_letter_parts *p, const struct swamp_tokens *t, struct lz_text line) {
    int hex = swamp_hex_at(&p->v->laws, t, 1);
    struct swamp_claim said = swamp_claim_none(hex == SW_NOWHERE ? 0 : hex);
    bool whole = hex != SW_NOWHERE && t->count > 3;
    for (int i = 3; whole && i < t->count;)
        whole = swamp_claim_read(p->v, t, &i, &said);
    if (!whole)
        return false;
    struct swamp_claim claim = begun(p, hex);
    amend(&claim, &said);
    if (!lay_claim(p, &claim))
        complain(p, line, "\": a sheet has at most 60 hexes.");
    return true;
}

/* Bare ground: nobody, no den, nothing built. */
static bool read_blank(struct swamp_letter_parts *p, const struct swamp_tokens *t, struct lz_text line) {
    int hex = swamp_hex_at(&p->v->laws, t, 1);
    if (hex == SW_NOWHERE || t->count != 3)
        return false;
    struct swamp_claim claim = swamp_claim_none(hex);
    claim.terrain = p->v->cells[hex].terrain == SW_DEN ? SW_PLAINS : p->v->cells[hex].terrain;
    claim.counted = true;
    if (!lay_claim(p, &claim))
        complain(p, line, "\": a sheet has at most 60 hexes.");
    return true;
}

/* ---- all of it */

static const struct {
    const char *word;
    bool (*read)(struct swamp_letter_parts *, const struct swamp_tokens *, struct lz_text line);
    bool kept; /* also in letters that were sent */
} lines[] = { { "CLAIM", read_claim, true }, { "SHEET", read_cut, false }, { "BLANK", read_blank, false } };

/* Whether the line is of the sheet. In small letters it is only if all of it can be read: prose begins so, too. */
static bool take_line(struct swamp_letter_parts *p, struct lz_text line) {
    struct lz_text left = line, word = lz_take_word(&left);
    struct swamp_tokens t;
    line = lz_trim(line);
    if (line.len > SW_LINE)
        return false;
    for (int i = 0; i < LZ_COUNT(lines); i++) {
        bool sure = lz_text_is(word, lines[i].word);
        if (!(sure || (p->writing && lz_text_like(word, lines[i].word))) || !(lines[i].kept || p->writing))
            continue;
        swamp_tokens_of(line, &t);
        if (lines[i].read(p, &t, line))
            return true;
        if (sure && p->writing)
            complain(p, line, "\" is not understood, and not on the sheet.");
        return sure && p->writing;
    }
    return false;
}

void swamp_letter_part(struct swamp_letter_parts *p, struct lz_text text) {
    const char *before = "";
    p->chart.count = 0;
    while (text.len) {
        struct lz_text line = lz_take_line(&text);
        if (take_line(p, line) || !p->prose)
            continue;
        lz_put(p->prose, before);
        lz_put_text(p->prose, line);
        before = "\n";
    }
}
