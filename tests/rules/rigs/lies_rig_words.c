/* The words of a script: cards, the turn and its counts, and what is worked out from the rest. */
#include "tests/rules/rigs/lies_rig.h"

#include <string.h>

/* ---- cards of a seat, by kind */

static bool take_cards(struct script *s, const struct lies_state *lies, int seat, struct lz_text value,
                       uint8_t at[LIES_DECK]) {
    const struct lies_data *d = lies_facts(script_game(s));
    int n = rig_read_pile(s, value, 'c', at, LIES_DECK), role = lies->open.role[seat];
    for (int i = 0; i < n; i++) {
        if (at[i] / LIES_DECK != role || at[i] % LIES_DECK >= d->deck[role].kinds)
            return script_wrong(s, "found a card that is none of %s, expected cards of its deck", d->deck[role].id);
        at[i] %= LIES_DECK;
    }
    for (int i = n < 0 ? 0 : n; i < LIES_DECK; i++)
        at[i] = LIES_NONE;
    return n >= 0;
}

static bool place_kinds(struct script *s, struct lies_state *lies, int seat, struct lz_text value,
                        uint8_t copies[LIES_DECK]) {
    uint8_t at[LIES_DECK];
    if (!take_cards(s, lies, seat, value, at))
        return false;
    memset(copies, 0, LIES_DECK);
    for (int i = 0; i < LIES_DECK && at[i] != LIES_NONE; i++)
        copies[at[i]]++;
    return true;
}

static void print_card(const struct lies_data *d, int role, int kind, struct lz_writer *w, const char *gap) {
    lz_put(w, gap);
    lz_put(w, d->deck[role].card[kind].id);
}

static void print_kinds(const struct lies_data *d, const uint8_t copies[LIES_DECK], int role, struct lz_writer *w) {
    const char *gap = "";
    for (int k = 0; k < LIES_DECK; k++)
        for (int i = 0; i < copies[k]; i++, gap = " ")
            print_card(d, role, k, w, gap);
    if (!*gap)
        lz_put_char(w, '-');
}

#define KINDS(word, member) \
    bool lies_rig_place_##word(struct script *s, void *state, int seat, struct lz_text value) { \
        struct lies_state *lies = state; \
        return place_kinds(s, lies, seat, value, lies->member[seat]); \
    } \
    void lies_rig_print_##word(struct script *s, const void *state, int seat, struct lz_writer *w) { \
        const struct lies_state *lies = state; \
        print_kinds(lies_facts(script_game(s)), lies->member[seat], lies->open.role[seat], w); \
    }
KINDS(hand, hand)
KINDS(disc, open.discard)
KINDS(known, open.known)

/* `...` after the last card: then the rest of the deck, by id. */
static bool take_rest(struct lz_text *value) {
    struct lz_text all = lz_trim(*value);
    if (all.len < 3 || memcmp(all.at + all.len - 3, "...", 3) != 0)
        return false;
    *value = lz_trim((struct lz_text){ all.at, all.len - 3 });
    return true;
}

/* Those that lie nowhere yet, under the `n` of the pile; the lowest id on top of them. */
static int add_rest(const struct lies_data *d, const struct lies_state *lies, int seat, uint8_t pile[LIES_DECK],
                    int n) {
    const struct lies_deck *deck = &d->deck[lies->open.role[seat]];
    int left[LIES_DECK];
    for (int k = 0; k < LIES_DECK; k++)
        left[k] = deck->card[k].copies - lies->hand[seat][k] - lies->open.discard[seat][k];
    for (int i = 0; i < n; i++)
        left[pile[i]]--;
    for (int k = 0; k < deck->kinds; k++)
        for (; left[k] > 0 && n < LIES_DECK; left[k]--)
            pile[n++] = (uint8_t)k;
    return n;
}

/* Written top first, kept top last. */
void lies_rig_lay_deck(const struct lies_data *d, struct lies_state *lies, int seat, const uint8_t *top, int n) {
    uint8_t pile[LIES_DECK];
    if (!top)
        n = add_rest(d, lies, seat, pile, 0);
    memset(lies->deck[seat], 0, LIES_DECK);
    for (int i = 0; i < n; i++)
        lies->deck[seat][n - 1 - i] = top ? top[i] : pile[i];
    lies->open.decks[seat] = (uint8_t)n;
}

bool lies_rig_place_deck(struct script *s, void *state, int seat, struct lz_text value) {
    const struct lies_data *d = lies_facts(script_game(s));
    struct lies_state *lies = state;
    uint8_t pile[LIES_DECK];
    bool rest = take_rest(&value);
    int n = 0;
    if (!take_cards(s, lies, seat, value.len ? value : lz_span(rest ? "-" : ""), pile))
        return false;
    while (n < LIES_DECK && pile[n] != LIES_NONE)
        n++;
    if (rest)
        n = add_rest(d, lies, seat, pile, n);
    lies_rig_lay_deck(d, lies, seat, pile, n);
    lies_rig_of(s)->deck_given[lies_rig_copy(s, state)] |= (uint8_t)lies_bit(seat);
    return true;
}

void lies_rig_print_deck(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(script_game(s));
    const struct lies_state *lies = state;
    (void)s;
    for (int i = lies->open.decks[seat] - 1; i >= 0; i--)
        print_card(d, lies->open.role[seat], lies->deck[seat][i], w, w->len ? " " : "");
    if (!lies->open.decks[seat])
        lz_put_char(w, '-');
}

/* Kinds of a seat's deck as bits. */
static bool find_bits(const struct lies_data *d, const struct lies_state *lies, uint32_t kinds, int seat,
                      struct lz_writer *w) {
    const char *gap = "";
    LIES_EACH (k, kinds) {
        print_card(d, lies->open.role[seat], (int)k, w, gap);
        gap = " ";
    }
    if (!kinds)
        lz_put_char(w, '-');
    return true;
}

#define FIND(name) \
    static bool find_##name(struct script *s, const void *state, int seat, struct lz_text *value, struct lz_writer *w)
#define LIES(state) \
    const struct lies_data *d = lies_facts(script_game(s)); \
    const struct lies_state *lies = (state); \
    (void)d, (void)seat, (void)value

FIND(could) {
    LIES(state);
    return find_bits(d, lies, lies->open.could[seat], seat, w);
}
FIND(lacks) {
    LIES(state);
    return find_bits(d, lies, lies->open.lacks[seat], seat, w);
}

/* ---- the turn */

static const char *const stages[LIES_STAGES] = { "seeds",   "pieces",  "mulligan", "effect", "turn",
                                                 "discard", "declare", "answer",   "ending" };

static bool place_stage(struct script *s, void *state, int seat, struct lz_text value) {
    struct lies_state *lies = state;
    (void)seat;
    for (int i = 0; i < LIES_STAGES; i++)
        if (lz_text_is(value, stages[i])) {
            lies->open.stage = (uint8_t)i;
            lies->open.index = lies->open.sub = 0;
            lies->open.run = lies_run_idle();
            lies->head.may = lies->head.wait = 0;
            return true;
        }
    return script_wrong(s,
                        "found '%.*s', expected seeds, pieces, mulligan, effect, turn, discard, declare, answer or "
                        "ending",
                        SPAN(value));
}
static void print_stage(struct script *s, const void *state, int seat, struct lz_writer *w) {
    (void)s, (void)seat;
    lz_put(w, stages[((const struct lies_state *)state)->open.stage]);
}

/* From 1. */
static bool place_step(struct script *s, void *state, int seat, struct lz_text value) {
    const struct lies_data *d = lies_facts(script_game(s));
    struct lies_state *lies = state;
    int64_t step;
    (void)seat;
    if (!lz_read_number(value, 1, d->deck[lies->open.role[lies->open.turn]].steps, &step))
        return script_wrong(s, "found '%.*s', expected a step of the board of %s", SPAN(value),
                            d->deck[lies->open.role[lies->open.turn]].id);
    lies->open.step = (uint8_t)(step - 1);
    return true;
}
static void print_step(struct script *s, const void *state, int seat, struct lz_writer *w) {
    (void)s, (void)seat;
    lz_put_number(w, ((const struct lies_state *)state)->open.step + 1);
}

FIND(order) {
    LIES(state);
    for (int i = 0; i < lies->head.seats; i++) {
        lz_put(w, i ? "," : "");
        lz_put(w, d->deck[lies->open.role[i]].id);
    }
    return true;
}

/* ---- the board counted */

static void print_nets(const struct lies_data *d, uint32_t nets, struct lz_writer *w) {
    const char *gap = "";
    LIES_EACH (i, nets) {
        lz_put(w, gap);
        lz_put(w, d->net[i].id);
        gap = " ";
    }
    if (!nets)
        lz_put_char(w, '-');
}
static void print_nodes(const struct lies_data *d, uint32_t nodes, struct lz_writer *w) {
    const char *gap = "";
    LIES_EACH (i, nodes) {
        lz_put(w, gap);
        lz_put(w, d->node[i].id);
        gap = " ";
    }
    if (!nodes)
        lz_put_char(w, '-');
}

static uint32_t nets_within(const struct lies_data *d, uint32_t nodes) {
    uint32_t nets = 0;
    for (int i = 0; i < d->nets; i++)
        if (!(d->net[i].nodes & ~nodes))
            nets |= lies_bit(i);
    return nets;
}

FIND(controlled) {
    LIES(state);
    print_nets(d, nets_within(d, lies_controlled(d, &lies->open)), w);
    return true;
}
FIND(controls) {
    LIES(state);
    print_nodes(d, lies_controlled(d, &lies->open), w);
    return true;
}
FIND(clean) {
    LIES(state);
    print_nets(d, nets_within(d, ~lies_tokens(&lies->open)), w);
    return true;
}

static void print_teams(const int points[LIES_TEAMS], struct lz_writer *w) {
    lz_put_number(w, points[LIES_SPREADERS]);
    lz_put_char(w, ' ');
    lz_put_number(w, points[LIES_STOPPERS]);
}
FIND(worth) {
    LIES(state);
    print_teams((int[]){ lies_board_points(d, &lies->open, lies->head.seats, LIES_SPREADERS),
                         lies_board_points(d, &lies->open, lies->head.seats, LIES_STOPPERS) },
                w);
    return true;
}
FIND(total) {
    LIES(state);
    print_teams((int[]){ lies_total(d, &lies->open, lies->head.seats, LIES_SPREADERS),
                         lies_total(d, &lies->open, lies->head.seats, LIES_STOPPERS) },
                w);
    return true;
}

static bool place_bonus(struct script *s, void *state, int seat, struct lz_text value) {
    struct lies_state *lies = state;
    (void)seat;
    for (int team = 0; team < LIES_TEAMS; team++) {
        struct lz_text word = lz_take_word(&value);
        int64_t bonus;
        if (!lz_read_number(word, 0, 99, &bonus))
            return script_wrong(s, "found '%.*s', expected the bonus of the Spreaders and of the Stoppers", SPAN(word));
        lies->open.bonus[team] = (int16_t)bonus;
    }
    return !lz_trim(value).len || script_wrong(s, "found '%.*s', expected two numbers", SPAN(value));
}
static void print_bonus(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct lies_state *lies = state;
    (void)s, (void)seat;
    lz_put_number(w, lies->open.bonus[0]);
    lz_put_char(w, ' ');
    lz_put_number(w, lies->open.bonus[1]);
}

#define OWN(name) .place = lies_rig_place_##name, .print = lies_rig_print_##name
#define L struct lies_state
const struct rig_word lies_rig_words[LIES_RIG_WORDS] = {
    { "node", "NODE b2 l1 a3 m2 f v; NODE ...|-",
      "what stands on these nodes and nothing else: Birds, Lizards, Aware, Moderators, Flag, Vulnerability", RIG_OWN,
      RIG_NAMED, 'o', OWN(node) },
    { "board", "board NODE b2; NODE ...|-", "the same of the whole board: all other nodes are empty", RIG_OWN,
      OWN(board) },
    { "supply", "supply b46 l46 a47 v8 f15 m3", "what is left; worked out from the board where it is not given",
      RIG_OWN, OWN(supply) },
    { "hand", "hand #i: CARDS|-", "what the seat holds; nothing if not said", RIG_OWN, RIG_BY_SEAT, OWN(hand) },
    { "deck", "deck #i: CARDS|CARDS ...|-",
      "its deck, top first; a last ... is what is not in hand or disc yet, by id, as is a deck not given", RIG_OWN,
      RIG_BY_SEAT, OWN(deck) },
    { "disc", "disc #i: CARDS|-", "its discard pile", RIG_OWN, RIG_BY_SEAT, OWN(disc) },
    { "known", "known #i: CARDS|-", "cards of its hand that everyone knows since it shuffled", RIG_OWN, RIG_BY_SEAT,
      OWN(known) },
    { "score", "score #i N", "points of that seat", RIG_NUMBER, RIG_BY_SEAT, .least = -999, .most = 999,
      RIG_EACH(L, open.points) },
    { "bonus", "bonus N N", "what the scenario gave the Spreaders and the Stoppers", RIG_OWN, .place = place_bonus,
      .print = print_bonus },
    { "round", "round N", "of rounds", RIG_NUMBER, .least = 1, .most = LIES_PARTS, RIG_AT(L, open.round) },
    { "stage", "stage STAGE", "seeds pieces mulligan effect turn discard declare answer ending; it begins now", RIG_OWN,
      .place = place_stage, .print = print_stage },
    { "board-step", "board-step N", "which step of the board, from 1", RIG_OWN, .place = place_step,
      .print = print_step },
    { "added", "added NODE b2 l1; NODE ...|-", "the ledger: conspiracy tokens added this turn", RIG_OWN, OWN(added) },
    { "removed", "removed NODE b2 l1; NODE ...|-", "the ledger: tokens removed this turn", RIG_OWN, OWN(removed) },
    { "cards", "cards N", "Action cards played this turn", RIG_NUMBER, .most = LIES_DECK, RIG_AT(L, open.cards) },
    { "powered", "powered yes|no", "Ban Hammer was used this turn", RIG_FLAG, RIG_AT(L, open.powered) },
    { "doubled", "doubled N", "Double Downs of this turn", RIG_NUMBER, .most = 9, RIG_AT(L, open.doubled) },
    { "declared", "declared #i #j|-", "seats that will react", RIG_SEATS, RIG_AT(L, open.declared) },
    { "shuffles", "shuffles N", "so far", RIG_NUMBER, .most = 99, RIG_AT(L, open.shuffles) },

    { "rounds", "rounds N", "of the game", RIG_NUMBER, RIG_FOUND, .most = LIES_PARTS, RIG_AT(L, open.rounds) },
    { "active", "active #i", "whose turn it is, or was last", RIG_SEAT, RIG_FOUND, RIG_AT(L, open.turn) },
    { "order", "order ROLE,ROLE", "who sits where", RIG_OWN, RIG_FOUND, .find = find_order },
    { "held", "held #i N", "cards in its hand", RIG_NUMBER, RIG_BY_SEAT | RIG_FOUND, .most = LIES_DECK,
      RIG_EACH(L, open.hands) },
    { "left", "left #i N", "cards in its deck", RIG_NUMBER, RIG_BY_SEAT | RIG_FOUND, .most = LIES_DECK,
      RIG_EACH(L, open.decks) },
    { "controls", "controls NODE NODE|-", "the nodes Spreaders control", RIG_OWN, RIG_FOUND, .find = find_controls },
    { "controlled", "controlled NET NET|-", "the networks they control", RIG_OWN, RIG_FOUND, .find = find_controlled },
    { "clean", "clean NET NET|-", "networks without conspiracy tokens", RIG_OWN, RIG_FOUND, .find = find_clean },
    { "worth", "worth N N", "what a Spreader's and a Stopper's turn would score for this board", RIG_OWN, RIG_FOUND,
      .find = find_worth },
    { "total", "total N N", "the teams' totals: Spreaders, Stoppers", RIG_OWN, RIG_FOUND, .find = find_total },
    { "card", "card CARD|none", "the card played last", RIG_NAME, RIG_FOUND, 'c', RIG_AT(L, open.card) },
    { "bought", "bought yes|no", "what is being carried out has used its Buy In", RIG_FLAG, RIG_FOUND,
      RIG_AT(L, open.run.bought) },
    { "could", "could #i CARDS|-", "Reactions one of which the seat held when it declared", RIG_OWN,
      RIG_BY_SEAT | RIG_FOUND, .find = find_could },
    { "lacking", "lacking #i CARDS|-", "Reactions it showed not to hold", RIG_OWN, RIG_BY_SEAT | RIG_FOUND,
      .find = find_lacks },
    { "since", "since #i N", "cards it drew since then", RIG_NUMBER, RIG_BY_SEAT | RIG_FOUND, .most = UINT8_MAX,
      RIG_EACH(L, open.since) },
};
