/* The words of the sister games' positions: each reads its value into a state and prints it from one. */
#include "games/kit/rummy_state.h"
#include "tests/rules/rigs/rummy_rig.h"

#include <string.h>

static const struct rummy_deck *deck_of(const struct script *s) { return script_game(s)->facts; }

/* A pile into `at`, the rest of it wiped. */
static bool read_pile(struct script *s, struct lz_text value, uint8_t *at, uint8_t *left, int room) {
    uint8_t cards[RUMMY_DECK];
    int n = rig_read_pile(s, value, 'c', cards, room);
    if (n < 0)
        return false;
    memset(at, 0, (size_t)room);
    memcpy(at, cards, (size_t)n);
    *left = (uint8_t)n;
    return true;
}

static void print_pile(struct script *s, const uint8_t *at, int left, struct lz_writer *w) {
    if (!left)
        lz_put_char(w, '-');
    for (int i = 0; i < left; i++) {
        lz_put(w, i ? " " : "");
        rig_print_name(s, 'c', at[i], w);
    }
}

static bool place_tabloids(struct script *s, void *state, int seat, struct lz_text value) {
    struct rummy *r = state;
    (void)seat;
    return read_pile(s, value, r->open.tabloids, &r->open.tabloids_left, RUMMY_DECK);
}
static void print_tabloids(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct rummy *r = state;
    (void)seat;
    print_pile(s, r->open.tabloids, r->open.tabloids_left, w);
}

static void reverse(uint8_t *at, int n) {
    for (int i = 0; i < n / 2; i++) {
        uint8_t card = at[i];
        at[i] = at[n - 1 - i];
        at[n - 1 - i] = card;
    }
}

/* Written top first, kept top last. */
static bool place_unknown(struct script *s, void *state, int seat, struct lz_text value) {
    struct rummy *r = state;
    (void)seat;
    if (!read_pile(s, value, r->unknown, &r->open.unknown_left, RUMMY_DECK))
        return false;
    reverse(r->unknown, r->open.unknown_left);
    return true;
}
static void print_unknown(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct rummy *r = state;
    uint8_t at[RUMMY_DECK];
    (void)seat;
    memcpy(at, r->unknown, sizeof at);
    reverse(at, r->open.unknown_left);
    print_pile(s, at, r->open.unknown_left, w);
}

static bool place_top(struct script *s, void *state, int seat, struct lz_text value) {
    struct rummy *r = state;
    return read_pile(s, value, r->top[seat], &r->top_left[seat], RUMMY_LOOK);
}
static void print_top(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct rummy *r = state;
    print_pile(s, r->top[seat], r->top_left[seat], w);
}

/* table C: C C C; L: L L L */
static bool read_group(struct script *s, struct lz_text *value, struct rummy *r, int seat) {
    uint8_t cards[RUMMY_DECK];
    int16_t set;
    uint32_t colon = 0, end = 0;
    while (colon < value->len && value->at[colon] != ':')
        colon++;
    for (end = colon; end < value->len && value->at[end] != ';';)
        end++;
    struct lz_text name = lz_trim((struct lz_text){ value->at, colon }), rest = name;
    if (colon == value->len || lz_take_word(&rest).len != name.len)
        return script_wrong(s, "found '%.*s', expected SET: CARDS", (int)value->len, value->at);
    if (!rig_take_name(s, &name, 'k', &set))
        return false;
    int n = rig_read_pile(s, (struct lz_text){ value->at + colon + 1, end - colon - 1 }, 'c', cards, 15);
    rummy_group group = 0;
    for (int i = 0; i < n; i++) {
        int part = rummy_part(deck_of(s), set, cards[i]);
        if (part < 0)
            return script_wrong(s, "found %s, expected a card that goes there", deck_of(s)->card[cards[i]].title);
        group = (rummy_group)(group + (1 << 4 * part));
    }
    r->open.group[set][seat] = group;
    end += end < value->len;
    *value = lz_trim((struct lz_text){ value->at + end, value->len - end });
    return n >= 0;
}

static bool place_table(struct script *s, void *state, int seat, struct lz_text value) {
    struct rummy *r = state;
    for (int set = 0; set < RUMMY_SETS && lz_text_is(value, "-"); set++)
        r->open.group[set][seat] = 0;
    if (lz_text_is(value, "-"))
        return true;
    do
        if (!read_group(s, &value, r, seat))
            return false;
    while (value.len);
    return true;
}

static void print_group(struct script *s, rummy_group group, int set, struct lz_writer *w) {
    struct lz_cards cards = { { 0, 0 } };
    rig_print_name(s, 'k', set, w);
    lz_put_char(w, ':');
    for (int part = 0; part < RUMMY_PARTS; part++)
        for (int n = rummy_part_of(group, part); n > 0; n--)
            lz_cards_add(&cards, rummy_card_of(deck_of(s), set, part));
    for (int i = 0, n = lz_cards_count(&cards); i < n; i++) {
        lz_put_char(w, ' ');
        rig_print_name(s, 'c', lz_cards_nth(&cards, i), w);
    }
}
static void print_table(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct rummy *r = state;
    uint32_t from = w->len;
    for (int set = 0; set < RUMMY_SETS; set++)
        if (r->open.group[set][seat]) {
            lz_put(w, w->len > from ? "; " : "");
            print_group(s, r->open.group[set][seat], set, w);
        }
    if (w->len == from)
        lz_put_char(w, '-');
}

/* known #viewer #holder CARDS */
static bool place_known(struct script *s, void *state, int seat, struct lz_text value) {
    struct rummy *r = state;
    uint8_t cards[RUMMY_DECK];
    int holder = rig_take_seat(s, &value);
    if (holder < 0)
        return script_wrong(s, "found '%.*s', expected known #viewer #holder CARDS", (int)value.len, value.at);
    int n = rig_read_pile(s, value, 'c', cards, 15);
    struct lz_cards known = { { 0, 0 } };
    for (int i = 0; i < n; i++)
        lz_cards_add(&known, cards[i]);
    r->known[seat][holder] = known;
    return n >= 0;
}
static void print_known(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct rummy *r = state;
    for (int holder = 0; holder < r->head.seats; holder++) {
        lz_put(w, holder ? " | #" : "#");
        lz_put_number(w, holder);
        for (int i = 0, n = lz_cards_count(&r->known[seat][holder]); i < n; i++) {
            lz_put_char(w, ' ');
            rig_print_name(s, 'c', lz_cards_nth(&r->known[seat][holder], i), w);
        }
    }
}

/* points A 10, C 9 */
static bool place_points(struct script *s, void *state, int seat, struct lz_text value) {
    struct rummy *r = state;
    (void)seat;
    while ((value = lz_trim(value)).len) {
        int16_t set;
        int64_t points;
        if (!rig_take_name(s, &value, 'k', &set))
            return false;
        struct lz_text word = lz_take_word(&value);
        if (word.len && word.at[word.len - 1] == ',')
            word.len--;
        if (!lz_read_number(word, 0, 255, &points))
            return script_wrong(s, "found '%.*s', expected points", (int)word.len, word.at);
        r->open.result.points[set] = (uint8_t)points;
    }
    return true;
}
static void print_points(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct rummy *r = state;
    (void)seat;
    for (int set = 0; set < RUMMY_SETS; set++) {
        lz_put(w, set ? ", " : "");
        rig_print_name(s, 'k', set, w);
        lz_put_char(w, ' ');
        lz_put_number(w, r->open.result.points[set]);
    }
}

static bool place_strengthened(struct script *s, void *state, int seat, struct lz_text value) {
    struct rummy *r = state;
    uint8_t sets[2];
    (void)seat;
    int n = rig_read_pile(s, value, 'k', sets, 2);
    for (int i = 0; i < 2; i++)
        r->open.strengthened[i] = i < n ? sets[i] : RUMMY_NONE;
    return n >= 0;
}
static void print_strengthened(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const uint8_t *sets = ((const struct rummy *)state)->open.strengthened;
    (void)seat;
    if (sets[0] == RUMMY_NONE && sets[1] == RUMMY_NONE)
        lz_put_char(w, '-');
    for (int i = 0; i < 2; i++)
        if (sets[i] != RUMMY_NONE) {
            lz_put(w, i ? " " : "");
            rig_print_name(s, 'k', sets[i], w);
        }
}

/* stack main resolve extra: what is asked, last what is asked now */
static bool place_stack(struct script *s, void *state, int seat, struct lz_text value) {
    struct rummy *r = state;
    const struct lz_game *game = script_game(s);
    (void)seat;
    r->open.frames = (struct lz_frames){ 0 };
    for (struct lz_text word; (word = lz_take_word(&value)).len && !lz_text_is(word, "-");) {
        int phase = 0;
        while (phase < game->phase_count && !(game->phases[phase] && lz_text_is(word, game->phases[phase])))
            phase++;
        if (phase == game->phase_count || r->open.frames.depth == LZ_FRAMES)
            return script_wrong(s, "found '%.*s', expected a phase", (int)word.len, word.at);
        lz_frames_push(&r->open.frames, (uint8_t)phase, 0);
    }
    return true;
}
static void print_stack(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct rummy *r = state;
    (void)seat;
    if (!r->open.frames.depth)
        lz_put_char(w, '-');
    for (int i = 0; i < r->open.frames.depth; i++) {
        lz_put(w, i ? " " : "");
        lz_put(w, script_game(s)->phases[r->open.frames.at[i].phase]);
    }
}

#define R struct rummy
const struct rig_word rummy_rig_words[RUMMY_RIG_WORDS] = {
    { "hand", "#i hand CARDS|-", "what the seat holds", RIG_CARDS, RIG_BY_SEAT | RIG_PAST, 'c', RIG_EACH(R, hand) },
    { "table", "#i table SET: CARDS; SET: CARDS|-", "groups before the seat; those not named stay as they are", RIG_OWN,
      RIG_BY_SEAT | RIG_PAST, .place = place_table, .print = print_table },
    { "front", "#i front CARDS|-", "cards in front of the seat that belong to no group", RIG_CARDS,
      RIG_BY_SEAT | RIG_PAST, 'c', RIG_EACH(R, open.front) },
    { "tabloids", "tabloids CARDS|-", "the Tabloids, bottom first", RIG_OWN, RIG_PAST, .place = place_tabloids,
      .print = print_tabloids },
    { "unknown", "unknown CARDS|-", "the Unknown, top first", RIG_OWN, RIG_PAST, .place = place_unknown,
      .print = print_unknown },
    { "aside", "aside CARDS|-", "cards out of the round", RIG_CARDS, RIG_PAST, 'c', RIG_AT(R, open.aside) },
    { "known", "known #viewer #holder CARDS|-", "cards the viewer is sure the holder has", RIG_OWN,
      RIG_BY_SEAT | RIG_PAST, .place = place_known, .print = print_known },
    { "knows-top", "#i knows-top CARDS|-", "the Unknown's top cards as far as the seat knows them", RIG_OWN,
      RIG_BY_SEAT | RIG_PAST, .place = place_top, .print = print_top },
    { "dealer", "dealer #i", "who dealt; after the end of a round, who deals the next", RIG_SEAT,
      RIG_AT(R, open.dealer) },
    { "totals", "totals N N", "the match so far, in seat order", RIG_NUMBERS, .least = -9999, .most = 9999,
      RIG_EACH(R, open.total) },
    { "round", "round N", "number of this round, from 1", RIG_NUMBER, .least = 1, .most = 1000, RIG_AT(R, open.round) },
    { "extra-hand", "extra-hand yes|no", "this is the hand that breaks a tie", RIG_FLAG, RIG_AT(R, open.extra_hand) },
    { "stall", "stall N", "turns in a row that began with draw tabloids", RIG_NUMBER, .most = 1000,
      RIG_AT(R, open.stall) },
    { "lapped", "lapped #i #j|-", "seats that used their Tabloids draw of the last lap", RIG_SEATS,
      RIG_AT(R, open.lapped) },
    { "reshuffled", "reshuffled N", "reshuffles this round", RIG_NUMBER, .most = 9, RIG_AT(R, open.reshuffled) },
    { "acts", "acts N", "Action cards counted this turn", RIG_NUMBER, .most = 9, RIG_AT(R, open.acts) },
    { "any-act", "any-act yes|no", "an Action card was played this turn, counted or not", RIG_FLAG,
      RIG_AT(R, open.any_act) },
    { "revealed", "revealed SET|none", "the set founded this turn", RIG_NAME, .form = 'k', RIG_AT(R, open.revealed) },
    { "strengthened", "strengthened SET SET|-", "sets added to this turn", RIG_OWN, .place = place_strengthened,
      .print = print_strengthened },
    { "triggered", "triggered SET SET|-", "sets whose ability was spent this turn", RIG_NAMES, .form = 'k',
      RIG_AT(R, open.triggered) },
    { "twin", "twin SET|none", "the set whose founding may still take a second Proof!", RIG_NAME, .form = 'k',
      RIG_AT(R, open.twin) },
    { "drawn", "drawn CARD|none", "the id drawn from the Tabloids this turn", RIG_NAME, .form = 'c',
      RIG_AT(R, open.drawn) },
    { "out", "out #i|none", "the seat that went out", RIG_SEAT, RIG_PAST, RIG_AT(R, open.out) },
    { "owed", "owed #i #j|-", "seats that still owe a last discard, or a card to a story", RIG_SEATS, RIG_PAST,
      RIG_AT(R, open.owed) },
    { "picks", "picks N", "random picks made this round", RIG_NUMBER, .most = 200, RIG_AT(R, picks) },

    { "held", "held #i N", "how many cards the seat holds", RIG_NUMBER, RIG_BY_SEAT | RIG_PAST | RIG_FOUND, .most = 68,
      RIG_EACH(R, open.held) },
    { "unknown-left", "unknown-left N", "how many cards the Unknown has", RIG_NUMBER, RIG_PAST | RIG_FOUND, .most = 68,
      RIG_AT(R, open.unknown_left) },
    { "score", "score N N", "of the last round that ended, in seat order", RIG_NUMBERS, RIG_FOUND, .least = -9999,
      .most = 9999, RIG_EACH(R, open.result.score) },
    { "table-score", "table-score N N", "its points on the table, doubled where proven", RIG_NUMBERS, RIG_FOUND,
      .least = -9999, .most = 9999, RIG_EACH(R, open.result.table) },
    { "in-hand", "in-hand N N", "its points left in hand", RIG_NUMBERS, RIG_FOUND, .least = -9999, .most = 9999,
      RIG_EACH(R, open.result.inhand) },
    { "points", "points SET N, SET N", "its points of each set after discrediting", RIG_OWN, RIG_FOUND,
      .place = place_points, .print = print_points },
    { "proven", "proven SET SET|-", "the sets it doubled", RIG_NAMES, RIG_FOUND, .form = 'k',
      RIG_AT(R, open.result.proven) },
    { "shutout", "shutout yes|no", "whether the others scored 0", RIG_FLAG, RIG_FOUND, RIG_AT(R, open.result.shutout) },
    { "looking", "looking N", "how many of the Unknown's top cards are being looked at", RIG_NUMBER, RIG_FOUND,
      .most = RUMMY_LOOK, RIG_AT(R, open.looking) },
    { "shown", "shown CARD|none", "the card shown by Chemtrails", RIG_NAME, RIG_FOUND, 'c', RIG_AT(R, shown) },
    { "showing", "showing yes|no", "a card of the target's hand is being shown", RIG_FLAG, RIG_FOUND,
      RIG_AT(R, open.showing) },
    { "target", "target #i|none", "the seat an ability is aimed at", RIG_SEAT, RIG_FOUND, RIG_AT(R, open.target) },
    { "taken", "taken CARDS|-", "Action cards taken openly that may still be played at once", RIG_CARDS, RIG_FOUND, 'c',
      RIG_AT(R, open.taken) },
    { "fetched", "fetched CARDS|-", "cards drawn unseen that may still be played at once", RIG_CARDS, RIG_FOUND, 'c',
      RIG_AT(R, fetched) },
    { "fell", "fell N", "cards a running effect has discarded so far", RIG_NUMBER, RIG_FOUND, .most = 68,
      RIG_AT(R, open.fell) },
    { "laid", "laid #i CARD|none", "the pass a seat has laid", RIG_NAME, RIG_BY_SEAT | RIG_FOUND, 'c',
      RIG_EACH(R, laid) },
    { "stack", "stack PHASE PHASE|-", "the questions that are open, the one asked now last", RIG_OWN, RIG_FOUND,
      .place = place_stack, .print = print_stack },
};
const char rummy_rig_help[] =
    "  random CARD: the next pick from a hand by `choose #i` is this card. shuffle CARDS: the next deal begins so.\n"
    "  Cards not listed are not in the position; the dealer is #0 unless given. `turn #i main`: #i has drawn and\n"
    "  nothing else has happened. Of a round that the last move has ended, hand, table, front, tabloids, unknown, "
    "aside,\n"
    "  known, knows-top, held, out tell the end, before the cards were gathered; with `new` before them the new "
    "deal.\n";
