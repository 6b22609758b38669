/* The names that orders are made of: verbs, directions, chants; and which was meant, if none was (SW-22.1, P01). */
#include "core/bug.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

#include <string.h>

struct named {
    const char *name;
    uint8_t value;
};

static const struct named directions[] = {
    { "N", SW_N },          { "NE", SW_NE },   { "SE", SW_SE },        { "S", SW_S },
    { "SW", SW_SW },        { "NW", SW_NW },   { "NORTH", SW_N },      { "NORTHEAST", SW_NE },
    { "SOUTHEAST", SW_SE }, { "SOUTH", SW_S }, { "SOUTHWEST", SW_SW }, { "NORTHWEST", SW_NW },
    { "E", SW_EAST },       { "W", SW_EAST },  { "EAST", SW_EAST },    { "WEST", SW_EAST },
};
/* Row 0 is none. */
static const struct named verbs[] = {
    { "", SW_ORDER_VERBS },
    { "FR", SW_FR },
    { "LO", SW_LO },
    { "CH", SW_CH },
    { "MO", SW_MO },
    { "SP", SW_SP },
    { "SN", SW_SN },
    { "SA", SW_SA },
    { "RE", SW_RE },
    { "GI", SW_GI },
    { "BF", SW_BF },
    { "DF", SW_DF },
    { "BR", SW_BR },
    { "BD", SW_BD },
    { "BB", SW_BB },
    { "DB", SW_DB },
    { "free", SW_FR },
    { "lob", SW_LO },
    { "chant", SW_CH },
    { "move", SW_MO },
    { "split", SW_SP },
    { "sneak", SW_SN },
    { "sail", SW_SA },
    { "recruit", SW_RE },
    { "give", SW_GI },
    { "build fertile", SW_BF },
    { "destroy fertile", SW_DF },
    { "build raft", SW_BR },
    { "build den", SW_BD },
    { "build bridge", SW_BB },
    { "destroy bridge", SW_DB },
};
#define ROWS(table) ((int)(sizeof(table) / sizeof(table)[0]))

static int find(const struct named *table, int rows, struct lz_text text) {
    for (int i = 0; i < rows; i++)
        if (lz_text_like(text, table[i].name))
            return i;
    return -1;
}

/* SW-22.1: the code, the name, or three letters and more of it. */
int swamp_chant_named(struct lz_text text) {
    for (int i = 0; i < SW_CHANTS && text.len >= 3; i++)
        if (lz_text_starts(text, swamp_facts.song[i].title) || lz_text_like(text, swamp_facts.song[i].code))
            return i;
    return SW_CHANTS;
}

/* A direction at token i, which may be two: "north-east", "north east", "N-E". */
int swamp_direction_at(const struct swamp_tokens *t, int i, int *next) {
    lz_assert(i < t->count);
    char joined[24];
    struct lz_writer w = lz_writer_in(joined, sizeof joined);
    struct lz_text word = t->at[i].text;
    int found = find(directions, ROWS(directions), word);
    *next = i + 1;
    if (i + 1 < t->count && t->at[i + 1].kind == SW_T_LETTERS && (t->at[i + 1].hyphen || word.len > 2)) {
        lz_put_text(&w, word);
        lz_put_text(&w, t->at[i + 1].text);
        int both = w.full ? -1 : find(directions, ROWS(directions), lz_span(joined));
        if (both >= 0) {
            *next = i + 2;
            return directions[both].value;
        }
    }
    return found < 0 ? SW_NO_DIRECTION : directions[found].value;
}

/* ---- did you mean */

static int smaller(int a, int b) { return a < b ? a : b; }
static char small(char c) { return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c; }

/* Letters added, left out, changed, or two that changed places. */
static int edits(struct lz_text a, struct lz_text b) {
    enum { LONGEST = 15 }; /* of the verbs: "destroy fertile" */
    int row[3][LONGEST + 1];
    lz_assert(b.len <= LONGEST);
    for (uint32_t j = 0; j <= b.len; j++)
        row[0][j] = (int)j;
    for (uint32_t i = 1; i <= a.len; i++) {
        int *now = row[i % 3], *before = row[(i + 2) % 3], *earlier = row[(i + 1) % 3];
        now[0] = (int)i;
        for (uint32_t j = 1; j <= b.len; j++) {
            char x = small(a.at[i - 1]), y = small(b.at[j - 1]);
            now[j] = smaller(smaller(now[j - 1], before[j]) + 1, before[j - 1] + (x != y));
            if (i > 1 && j > 1 && x == small(b.at[j - 2]) && small(a.at[i - 2]) == y)
                now[j] = smaller(now[j], earlier[j - 2] + 1);
        }
    }
    return row[a.len % 3][b.len];
}

/* Words that look like one order and mean another. */
static const struct {
    const char *word, *meant;
} likely[] = {
    { "go", "MO" }, { "walk", "MO" }, { "march", "MO" }, { "run", "MO" }, { "throw", "LO" }, { "sing", "CH" }
};

/* The name that lies nearest, of those near enough; a word that begins alike is nearer. */
int swamp_verb_nearest(struct lz_text one, struct lz_text two) {
    int best = 0, best_at = 1000;
    for (int i = 0; i < ROWS(likely); i++)
        if (lz_text_like(one, likely[i].word))
            return find(verbs, ROWS(verbs), lz_span(likely[i].meant));
    for (int i = 1; i < ROWS(verbs); i++) {
        struct lz_text name = lz_span(verbs[i].name), said = memchr(name.at, ' ', name.len) ? two : one;
        int d = edits(said, name), most = name.len <= 2 ? 1 : name.len <= 5 ? 2 : 3;
        int at = 2 * d - (said.len && small(*said.at) == small(*name.at));
        if (d <= most && at < best_at) {
            best = i;
            best_at = at;
        }
    }
    return best;
}

int swamp_verb_named(struct lz_text text) {
    int row = find(verbs, ROWS(verbs), text);
    return row < 0 ? SW_ORDER_VERBS : verbs[row].value;
}

const char *swamp_verb_meant(int row) {
    lz_assert(row >= 0 && row < ROWS(verbs));
    return verbs[row].name;
}
