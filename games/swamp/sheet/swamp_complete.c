/* What may come next in a line of orders (SW-22.1), as far as the clan can know: for terminals and pages that complete
   words. */
#include "core/bug.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

static void put_word(struct lz_writer *w, const char *word) {
    lz_put_char(w, ' ');
    lz_put(w, word);
}

/* ---- hexes, by what one has there */

static bool band_in(const struct swamp_view *v, int hex) { return v->cells[hex].clan == v->clan; }
static bool den_in(const struct swamp_view *v, int hex) {
    return v->cells[hex].terrain == SW_DEN && v->cells[hex].owner == v->clan;
}
static bool spy_in(const struct swamp_view *v, int hex) { return v->cells[hex].spies; }
static bool raft_in(const struct swamp_view *v, int hex) { return band_in(v, hex) && v->cells[hex].marks & SW_RAFT; }
static bool own_in(const struct swamp_view *v, int hex) { return band_in(v, hex) || den_in(v, hex); }
static bool site_in(const struct swamp_view *v, int hex) {
    return own_in(v, hex) || (v->cells[hex].known && v->cells[hex].terrain == SW_DEN);
}
static bool temple_in(const struct swamp_view *v, int hex) { return v->cells[hex].terrain == SW_TEMPLE; }

static void put_hexes(const struct swamp_view *v, bool (*wanted)(const struct swamp_view *, int), struct lz_writer *w) {
    for (int hex = 0; hex < v->laws.wide * v->laws.high; hex++)
        if (wanted(v, hex)) {
            lz_put_char(w, ' ');
            swamp_hex_print(swamp_name_of(&v->laws, hex), w);
        }
}

/* ---- what follows the hex of an order */

static void put_directions(struct lz_writer *w) {
    for (int i = 0; i < SW_DIRECTIONS; i++)
        put_word(w, swamp_facts.direction[i]);
}

static void put_counts(const struct swamp_view *v, int hex, struct lz_writer *w) {
    lz_assert(hex == SW_NOWHERE || swamp_on_map(&v->laws, hex));
    for (int i = 0; hex != SW_NOWHERE && i < SW_COLOURS; i++)
        if (v->cells[hex].lizards[i]) {
            lz_put_char(w, ' ');
            lz_put_number(w, v->cells[hex].lizards[i]);
            lz_put(w, swamp_facts.colour[i]);
        }
}

static void put_chants(const struct swamp_view *v, int hex, struct lz_writer *w) {
    lz_assert(hex == SW_NOWHERE || swamp_on_map(&v->laws, hex));
    for (int i = 0; i < SW_CHANTS; i++)
        if (hex == SW_NOWHERE || v->cells[hex].lizards[SW_BLK] >= swamp_facts.song[i].black)
            put_word(w, swamp_facts.song[i].code);
}

static void put_clans(const struct swamp_view *v, struct lz_writer *w) {
    for (int i = 0; i < v->seen.seats; i++)
        if (i + 1 != v->clan && v->clans[i].state == SW_ACTIVE) {
            lz_put_char(w, ' ');
            lz_put_text(w, (struct lz_text){ v->clans[i].code, 3 });
        }
}

static const struct {
    const char *word;
    bool (*where)(const struct swamp_view *, int);
    bool directions, counts, chants, clans;
} orders[] = {
    { "FR", band_in, false, true, false, false },  { "LO", band_in, true, false, false, false },
    { "CH", band_in, true, false, true, false },   { "MO", band_in, true, false, false, false },
    { "SP", band_in, true, true, false, false },   { "SN", spy_in, true, false, false, false },
    { "SA", raft_in, true, false, false, false },  { "RE", site_in, false, false, false, false },
    { "GI", own_in, false, false, false, true },   { "BF", band_in, false, false, false, false },
    { "DF", band_in, false, false, false, false }, { "BR", band_in, true, false, false, false },
    { "BD", band_in, false, false, false, false }, { "BB", band_in, true, false, false, false },
    { "DB", band_in, true, false, false, false },
};
enum { ORDERS = sizeof orders / sizeof orders[0] };
_Static_assert(ORDERS == SW_ORDER_VERBS - 1, "an order is missing"); /* CHG is written CH */

static int hex_named(const struct swamp_view *v, struct lz_text word) {
    int16_t name;
    return swamp_hex_parse(word, &name) ? swamp_hex_of(&v->laws, name) : SW_NOWHERE;
}

static void after_verb(const struct swamp_view *v, int order, struct lz_text rest, struct lz_writer *w) {
    struct lz_text hex = lz_take_word(&rest);
    if (!hex.len) {
        put_hexes(v, orders[order].where, w);
        return;
    }
    int from = hex_named(v, hex);
    if (orders[order].directions)
        put_directions(w);
    if (orders[order].counts)
        put_counts(v, from, w);
    if (orders[order].chants) {
        put_chants(v, from, w);
        put_hexes(v, temple_in, w);
    }
    if (orders[order].clans)
        put_clans(v, w);
}

void swamp_complete(const struct lz_game *game, const void *view, struct lz_text before, struct lz_writer *w) {
    struct lz_text verb = lz_take_word(&before);
    for (int i = 0; i < ORDERS; i++)
        if (!verb.len)
            put_word(w, orders[i].word);
        else if (lz_text_like(verb, orders[i].word))
            after_verb(view, i, before, w);
}
