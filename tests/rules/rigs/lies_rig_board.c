/* Nodes, ledger and supplies of a script: LL-12.7. */
#include "tests/rules/rigs/lies_rig.h"

#include <string.h>

/* By their letters in a position line. */
static const char letters[LIES_PIECES] = {
    [LIES_BIRD] = 'b', [LIES_LIZARD] = 'l', [LIES_AWARE] = 'a', [LIES_VULN] = 'v', [LIES_FLAG] = 'f', [LIES_MOD] = 'm'
};

/* bN, N omitted: 1. */
static bool take_piece(struct script *s, struct lz_text word, int *piece, int *count) {
    const char *letter = word.len ? memchr(letters, *word.at, LIES_PIECES) : NULL;
    int64_t n = 1;
    if (!letter || (word.len > 1 && !lz_read_number((struct lz_text){ word.at + 1, word.len - 1 }, 0, UINT8_MAX, &n)))
        return script_wrong(s, "found '%.*s', expected pieces such as b2 l1 a3 m2 f v, or -", SPAN(word));
    *piece = (int)(letter - letters);
    *count = (int)n;
    return true;
}

/* The parts between semicolons, each to `one`. */
static bool each_part(struct script *s, struct lies_open *o, struct lz_text value,
                      bool (*one)(struct script *, struct lies_open *, struct lz_text)) {
    lies_rig_of(s)->spoken = 0;
    if (!lz_trim(value).len)
        return script_wrong(s, "found nothing, expected nodes and their pieces, or -");
    while (lz_trim(value).len) {
        const char *cut = memchr(value.at, ';', value.len);
        uint32_t len = cut ? (uint32_t)(cut - value.at) : value.len, skip = len + (cut != NULL);
        struct lz_text part = lz_trim((struct lz_text){ value.at, len });
        value = (struct lz_text){ value.at + skip, value.len - skip };
        if (part.len && !one(s, o, part))
            return false;
    }
    return true;
}

static bool is_none(struct lz_text value) { return lz_text_is(lz_trim(value), "-"); }

/* ---- what stands on a node */

static void clear_node(struct lies_open *o, int n) {
    o->node[n] = (struct lies_node){ 0 };
    o->flagged &= ~lies_bit(n);
    o->vulnerable &= ~lies_bit(n);
}

static void put_on(struct lies_open *o, int n, int piece, int count) {
    if (piece < LIES_THEORIES)
        o->node[n].theory[piece] = (uint8_t)count;
    else if (piece == LIES_AWARE)
        o->node[n].aware = (uint8_t)count;
    else if (piece == LIES_MOD)
        o->node[n].mods = (uint8_t)count;
    else
        *(piece == LIES_FLAG ? &o->flagged : &o->vulnerable) |= (uint32_t)(count > 0) << n;
}

static int count_on(const struct lies_open *o, int n, int piece) {
    if (piece < LIES_THEORIES)
        return o->node[n].theory[piece];
    if (piece == LIES_AWARE)
        return o->node[n].aware;
    return piece == LIES_MOD ? o->node[n].mods : lies_has(piece == LIES_FLAG ? o->flagged : o->vulnerable, n);
}

static bool one_node(struct script *s, struct lies_open *o, struct lz_text from) {
    const struct lies_data *d = lies_facts(script_game(s));
    int16_t node;
    int piece = 0, count = 0;
    if (!rig_take_name(s, &from, 'o', &node))
        return false;
    lies_rig_of(s)->spoken |= lies_bit(node);
    clear_node(o, node);
    for (struct lz_text word; !is_none(from) && (word = lz_take_word(&from)).len;) {
        if (!take_piece(s, word, &piece, &count))
            return false;
        bool mark = piece == LIES_FLAG || piece == LIES_VULN;
        int most = mark                  ? 1
                   : piece == LIES_MOD   ? d->supply[LIES_MOD]
                   : piece == LIES_AWARE ? d->aware_limit
                                         : d->conspiracy_limit;
        if (count > most)
            return script_wrong(s, "found '%.*s', expected %d at most", SPAN(word), most);
        put_on(o, node, piece, count);
    }
    lies_touch(d, o, node);
    return lies_pile(o, node) <= d->conspiracy_limit ||
           script_wrong(s, "found %d conspiracy tokens on %s, expected %d at most", lies_pile(o, node),
                        d->node[node].id, d->conspiracy_limit);
}

static void print_piece(int piece, int count, struct lz_writer *w) {
    lz_put_char(w, ' ');
    lz_put_char(w, letters[piece]);
    lz_put_number(w, count);
}

static void print_nodes(const struct lies_data *d, const struct lies_open *o, uint32_t nodes, struct lz_writer *w) {
    static const uint8_t in_order[] = { LIES_BIRD, LIES_LIZARD, LIES_AWARE, LIES_MOD, LIES_FLAG, LIES_VULN };
    LIES_EACH (n, nodes) {
        lz_put(w, w->len ? "; " : "");
        lz_put(w, d->node[n].id);
        uint32_t from = w->len;
        for (int i = 0; i < LIES_PIECES; i++)
            if (count_on(o, (int)n, in_order[i]))
                print_piece(in_order[i], count_on(o, (int)n, in_order[i]), w);
        if (w->len == from)
            lz_put(w, " -");
    }
}

bool lies_rig_place_node(struct script *s, void *state, int seat, struct lz_text value) {
    struct lies_state *lies = state;
    (void)seat;
    return each_part(s, &lies->open, value, one_node);
}

/* Of the nodes that were named. */
void lies_rig_print_node(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(script_game(s));
    const struct lies_state *lies = state;
    (void)seat;
    print_nodes(d, &lies->open, lies_rig_of(s)->spoken, w);
}

bool lies_rig_place_board(struct script *s, void *state, int seat, struct lz_text value) {
    const struct lies_data *d = lies_facts(script_game(s));
    struct lies_state *lies = state;
    for (int n = 0; n < d->nodes; n++) {
        clear_node(&lies->open, n);
        lies_touch(d, &lies->open, n);
    }
    return is_none(value) || lies_rig_place_node(s, state, seat, value);
}

void lies_rig_print_board(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(script_game(s));
    const struct lies_state *lies = state;
    const struct lies_open *o = &lies->open;
    (void)s, (void)seat;
    print_nodes(d, o, lies_tokens(o) | o->aware | o->modded | o->flagged | o->vulnerable, w);
    if (!w->len)
        lz_put_char(w, '-');
}

/* ---- the ledger, LL-1.14 */

static bool one_entry(struct script *s, uint8_t ledger[LIES_THEORIES][LIES_NODES], struct lz_text from) {
    int16_t node;
    int piece = 0, count = 0;
    if (!rig_take_name(s, &from, 'o', &node))
        return false;
    for (struct lz_text word; (word = lz_take_word(&from)).len;) {
        if (!take_piece(s, word, &piece, &count))
            return false;
        if (piece >= LIES_THEORIES)
            return script_wrong(s, "found '%.*s', expected b or l: the ledger counts conspiracy tokens", SPAN(word));
        ledger[piece][node] = (uint8_t)count;
    }
    return true;
}

static bool one_added(struct script *s, struct lies_open *o, struct lz_text from) {
    return one_entry(s, o->added, from);
}
static bool one_removed(struct script *s, struct lies_open *o, struct lz_text from) {
    return one_entry(s, o->removed, from);
}

static void print_ledger(const struct lies_data *d, const uint8_t ledger[LIES_THEORIES][LIES_NODES],
                         struct lz_writer *w) {
    for (int n = 0; n < d->nodes; n++) {
        if (!(ledger[0][n] | ledger[1][n]))
            continue;
        lz_put(w, w->len ? "; " : "");
        lz_put(w, d->node[n].id);
        for (int t = 0; t < LIES_THEORIES; t++)
            if (ledger[t][n])
                print_piece(t, ledger[t][n], w);
    }
    if (!w->len)
        lz_put_char(w, '-');
}

bool lies_rig_place_added(struct script *s, void *state, int seat, struct lz_text value) {
    struct lies_state *lies = state;
    (void)seat;
    memset(lies->open.added, 0, sizeof lies->open.added);
    return is_none(value) || each_part(s, &lies->open, value, one_added);
}
void lies_rig_print_added(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(script_game(s));
    (void)s, (void)seat;
    print_ledger(d, ((const struct lies_state *)state)->open.added, w);
}

bool lies_rig_place_removed(struct script *s, void *state, int seat, struct lz_text value) {
    struct lies_state *lies = state;
    (void)seat;
    memset(lies->open.removed, 0, sizeof lies->open.removed);
    return is_none(value) || each_part(s, &lies->open, value, one_removed);
}
void lies_rig_print_removed(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(script_game(s));
    (void)s, (void)seat;
    print_ledger(d, ((const struct lies_state *)state)->open.removed, w);
}

/* ---- supplies: of the pieces that were named */

bool lies_rig_place_supply(struct script *s, void *state, int seat, struct lz_text value) {
    struct lies_state *lies = state;
    int piece = 0, count = 0;
    (void)seat;
    lies_rig_of(s)->spoken = 0;
    for (struct lz_text word; (word = lz_take_word(&value)).len;) {
        if (!take_piece(s, word, &piece, &count))
            return false;
        lies_rig_of(s)->spoken |= lies_bit(piece);
        lies_rig_of(s)->supply_given[lies_rig_copy(s, state)] |= (uint8_t)lies_bit(piece);
        lies->open.supply[piece] = (uint8_t)count;
    }
    return lies_rig_of(s)->spoken != 0 || script_wrong(s, "found nothing after supply, expected pieces such as b46");
}

void lies_rig_print_supply(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct lies_state *lies = state;
    (void)seat;
    LIES_EACH (p, lies_rig_of(s)->spoken)
        print_piece((int)p, lies->open.supply[p], w);
}
