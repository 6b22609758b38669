/* The list of legal moves: complete, each move once, in the order meld, add, play, others, decline. CO-17.4, LE-16.1.
   Says what rummy_check says, but asks what holds for the whole turn only once. */
#include "games/kit/rummy_doors.h"

#include <string.h>

/* What holds for the whole turn. Ids of cards are bits. */
struct lister {
    const struct rummy_rules *r;
    const struct rummy *s;
    struct lz_moves *moves;
    uint32_t hand;    /* held */
    uint32_t action;  /* the Action cards that may be played by meld or play: what was fetched, all of them or none */
    uint32_t founded; /* sets in play: bits */
    int seat, held;
    int proofs; /* that one founding may have */
    bool extra; /* in `extra` */
    bool wild;  /* the WILD may lie in a set that is not its own */
};

static struct lz_move *put(struct lister *l, int verb, int args) {
    lz_assert(l->moves->count < l->moves->room);
    struct lz_move *move = &l->moves->at[l->moves->count++];
    *move = (struct lz_move){ .seat = (uint8_t)l->seat, .verb = (uint8_t)verb, .args = (uint8_t)args };
    return move;
}

static int owns(const struct lister *l, lz_card card) { return lz_cards_of(&l->s->hand[l->seat], card); }

/* CO-17.2: its cards in table order. */
static void put_meld(struct lister *l, int set, const int count[RUMMY_PARTS]) {
    struct lz_move *move = put(l, RUMMY_V_MELD, 4);
    int at = 1;
    move->arg[0] = (int16_t)set;
    for (int part = 0; part < RUMMY_PARTS; part++)
        for (int n = count[part]; n > 0; n--) {
            int16_t card = rummy_card_of(l->r->deck, set, part);
            int to = at++;
            for (; to > 1 && move->arg[to - 1] > card; to--)
                move->arg[to] = move->arg[to - 1];
            move->arg[to] = card;
        }
    lz_assert(at == 4);
}

/* The melds of one set stand in the order of their cards. */
static void sort_melds(struct lister *l, uint32_t from) {
    struct lz_move *at = l->moves->at;
    for (uint32_t i = from + 1; i < l->moves->count; i++) {
        struct lz_move move = at[i];
        uint32_t to = i;
        for (; to > from; to--) {
            const int16_t *a = at[to - 1].arg + 1, *b = move.arg + 1;
            int order = a[0] != b[0] ? a[0] - b[0] : a[1] != b[1] ? a[1] - b[1] : a[2] - b[2];
            if (order < 0)
                break;
            at[to] = at[to - 1];
        }
        at[to] = move;
    }
}

/* How many cards of each part the hand has for a founding of the set. */
static void count_parts(const struct lister *l, int set, int have[RUMMY_PARTS]) {
    const struct rummy_deck *deck = l->r->deck;
    const struct rummy_set *row = &deck->set[set];
    uint32_t usable = row->parts & (l->action | 1u << row->own | 1u << deck->wild);
    have[RUMMY_OWN] = owns(l, row->own);
    have[RUMMY_WILD] = l->wild && row->own != deck->wild ? owns(l, deck->wild) : 0;
    have[RUMMY_PROOF] = row->proof != RUMMY_NONE && usable >> row->proof & 1 ? owns(l, row->proof) : 0;
    have[RUMMY_FILE] = usable >> deck->file & 1 ? owns(l, deck->file) : 0;
}

/* CO-5.4, CO-5.5, LE-5.2, LE-5.3; and in `extra` one of the three was fetched. */
static bool founds(const struct lister *l, int set, const int count[RUMMY_PARTS]) {
    const struct rummy_set *row = &l->r->deck->set[set];
    int acts = count[RUMMY_PROOF] + count[RUMMY_FILE];
    bool founder = count[RUMMY_OWN] || (count[RUMMY_PROOF] && row->founders >> row->proof & 1);
    return founder && acts <= l->proofs && (acts || !l->extra);
}

static void list_melds_of(struct lister *l, int set) {
    int have[RUMMY_PARTS];
    count_parts(l, set, have);
    if (have[RUMMY_OWN] + have[RUMMY_PROOF] + have[RUMMY_WILD] + have[RUMMY_FILE] < 3)
        return;
    uint32_t from = l->moves->count;
    for (int p = 0; p <= have[RUMMY_PROOF]; p++)
        for (int f = 0; f <= have[RUMMY_FILE]; f++)
            for (int w = 0; w <= have[RUMMY_WILD] && p + f + w <= 3; w++) {
                const int count[RUMMY_PARTS] = { 3 - p - f - w, p, w, f };
                if (count[RUMMY_OWN] <= have[RUMMY_OWN] && founds(l, set, count))
                    put_meld(l, set, count);
            }
    if (l->moves->count > from + 1)
        sort_melds(l, from);
}

static bool keeps_one(const struct lister *l, int set, int cards) {
    return l->held > cards || l->held - cards + (l->r->sure_gain ? l->r->sure_gain(l->s, set) : 0) >= 1;
}

static void list_melds(struct lister *l) {
    const struct rummy_rules *r = l->r;
    if (l->held < 3 || (r->meld_limit && r->meld_limit(l->s)))
        return;
    for (int set = 0; set < RUMMY_SETS; set++)
        if (l->hand & r->deck->set[set].founders && !(l->founded >> set & 1) && keeps_one(l, set, 3))
            list_melds_of(l, set);
}

/* The cards of the hand that may be added to a set in play, but for the limits of the turn. */
static uint32_t addable(const struct lister *l, int set) {
    const struct rummy_deck *deck = l->r->deck;
    const struct rummy_set *row = &deck->set[set];
    uint32_t own = 1u << row->own, wild = 1u << deck->wild & ~own, file = 1u << deck->file;
    uint32_t ids = l->hand & row->parts, acts = ids & ~(own | wild);
    if (l->extra)
        ids = acts & l->action;
    else if (acts && !l->r->action_left(l->s, set))
        ids &= ~acts;
    if (!l->wild)
        ids &= ~wild;
    if (!rummy_naturals(l->s->open.group[set][l->seat])) {
        unsigned leaning = rummy_orphans(deck, &l->s->open);
        ids &= leaning >> RUMMY_WILD & 1 ? ~wild : ~0u;
        ids &= leaning >> RUMMY_FILE & 1 ? ~file : ~0u;
    }
    return ids;
}

static void list_adds_of(struct lister *l, int set, uint32_t ids) {
    for (; ids; ids &= ids - 1) {
        struct lz_move *move = put(l, RUMMY_V_ADD, 2);
        move->arg[0] = (int16_t)set;
        move->arg[1] = (int16_t)__builtin_ctz(ids);
    }
}

static void list_adds(struct lister *l) {
    const struct rummy_rules *r = l->r;
    for (uint32_t sets = l->founded; sets; sets &= sets - 1) {
        int set = __builtin_ctz(sets);
        uint32_t ids = addable(l, set);
        if (ids && !(r->add_limit && r->add_limit(l->s, set)) && keeps_one(l, set, 1))
            list_adds_of(l, set, ids);
    }
}

static uint32_t group_ids(const struct lister *l, int set, int seat) {
    rummy_group group = l->s->open.group[set][seat];
    uint32_t ids = 0;
    for (int part = 0; part < RUMMY_PARTS && group; part++)
        if (rummy_part_of(group, part))
            ids |= 1u << rummy_card_of(l->r->deck, set, part);
    return ids;
}

/* A verb about a card in a group: `aim` has its arguments but for the card. */
static void list_group(struct lister *l, const struct lz_move *aim, uint32_t ids) {
    for (; ids; ids &= ids - 1) {
        struct lz_move *move = put(l, aim->verb, aim->args);
        memcpy(move->arg, aim->arg, sizeof move->arg);
        move->arg[aim->args - 1] = (int16_t)__builtin_ctz(ids);
    }
}

/* Every card in every group, by seat, set and card: what a Hoax! or a Moon "Landing" may aim at. */
static void list_targets(struct lister *l, int verb, int card) {
    bool aimed = verb == RUMMY_V_PLAY_AT;
    struct lz_move aim = { .verb = (uint8_t)verb, .args = aimed ? 4 : 3, .arg = { (int16_t)card } };
    for (int seat = 0; seat < l->s->head.seats; seat++)
        for (int set = 0; set < RUMMY_SETS; set++) {
            aim.arg[aimed] = (int16_t)seat;
            aim.arg[aimed + 1] = (int16_t)set;
            list_group(l, &aim, group_ids(l, set, seat));
        }
}

static void list_plays(struct lister *l) {
    for (uint32_t ids = l->hand & l->r->playable & l->action; ids; ids &= ids - 1) {
        lz_card card = (lz_card)__builtin_ctz(ids);
        const struct rummy_play *row = &l->r->play[card];
        if (l->held - 1 + row->gain < 1)
            continue;
        if (row->aimed) {
            list_targets(l, RUMMY_V_PLAY_AT, card);
            continue;
        }
        struct lz_move *move = put(l, RUMMY_V_PLAY, 1);
        move->arg[0] = card;
        if (row->test && row->test(l->r, l->s, move))
            l->moves->count--;
    }
}

/* CO-4.6, LE-4.3: not the card just taken from the Tabloids, unless nothing else is held. */
static void list_discards(struct lister *l) {
    const struct rummy_open *open = &l->s->open;
    uint32_t ids = l->hand;
    if (open->option[RUMMY_O_REDRAW_DISCARD] && open->drawn != RUMMY_NONE && owns(l, open->drawn) < l->held)
        ids &= ~(1u << open->drawn);
    for (; ids; ids &= ids - 1)
        put(l, RUMMY_V_DISCARD, 1)->arg[0] = (int16_t)__builtin_ctz(ids);
}

/* A verb with one argument: each value the phase's own test lets through. */
static void list_values(struct lister *l, int verb, uint32_t values) {
    rummy_test *test = l->r->asked[l->s->head.phase].test;
    for (; values; values &= values - 1) {
        struct lz_move *move = put(l, verb, 1);
        move->arg[0] = (int16_t)__builtin_ctz(values);
        if (test(l->r, l->s, move))
            l->moves->count--;
    }
}

static uint32_t ids_among(const uint8_t *cards, int n) {
    uint32_t ids = 0;
    for (int i = 0; i < n; i++) {
        lz_assert(cards[i] < LZ_CARDS);
        ids |= 1u << cards[i];
    }
    return ids;
}

/* The values a verb of one argument could have in any phase. */
static uint32_t values_of(const struct lister *l, int verb) {
    switch (verb) {
    case RUMMY_V_DRAW:
    case RUMMY_V_CHOOSE_FATE:
        return 3;
    case RUMMY_V_CHOOSE_SEAT:
        return lz_all(l->s->head.seats);
    case RUMMY_V_DISCARD:
    case RUMMY_V_GIVE:
    case RUMMY_V_PASS:
        return l->hand;
    case RUMMY_V_TAKE:
        return ids_among(l->s->open.tabloids, l->s->open.tabloids_left);
    case RUMMY_V_KEEP:
        return ids_among(l->s->unknown + l->s->open.unknown_left - l->s->open.looking, l->s->open.looking);
    case RUMMY_V_CHOOSE_CARD:
        if (l->s->head.phase == RUMMY_STRIKE)
            return group_ids(l, l->s->open.strike_set, l->seat);
        break;
    default:
        break;
    }
    return ((uint32_t)1 << l->r->deck->cards) - 1;
}

static void list_others(struct lister *l, uint32_t verbs) {
    const uint32_t first = RUMMY_VERB(MELD) | RUMMY_VERB(ADD) | RUMMY_VERB(PLAY) | RUMMY_VERB(PLAY_AT);
    for (verbs &= ~first; verbs; verbs &= verbs - 1) {
        int verb = __builtin_ctz(verbs);
        if (verb == RUMMY_V_CHOOSE_TABLE)
            list_targets(l, verb, 0);
        else if (verb == RUMMY_V_DISCARD && l->s->head.phase == RUMMY_MAIN)
            list_discards(l);
        else if (verb != RUMMY_V_DECLINE)
            list_values(l, verb, values_of(l, verb));
        else if (l->r->asked[l->s->head.phase].test(l->r, l->s, put(l, verb, 0)))
            l->moves->count--;
    }
}

static uint32_t sets_in_play(const struct rummy_open *open) {
    uint32_t sets = 0;
    for (int set = 0; set < RUMMY_SETS; set++)
        sets |= (uint32_t)rummy_in_play(open, set) << set;
    return sets;
}

/* CO-9.1, CO-9.11, LE-7.1, LE-7.6 */
static uint32_t actions(const struct rummy_rules *r, const struct rummy *s, bool extra) {
    if (!extra)
        return r->action_left(s, RUMMY_NONE) ? ~0u : 0;
    return lz_cards_ids(&s->open.taken) | lz_cards_ids(&s->fetched);
}

static void list_main(struct lister *l) {
    const struct rummy_rules *r = l->r;
    l->extra = l->s->head.phase == RUMMY_EXTRA;
    l->action = actions(r, l->s, l->extra);
    l->founded = sets_in_play(&l->s->open);
    l->proofs = r->proofs(l->s);
    l->wild = !r->wild || r->wild(l->s);
    list_melds(l);
    list_adds(l);
    list_plays(l);
}

void rummy_legal(const struct lz_game *game, const void *state, int seat, struct lz_moves *moves) {
    const struct rummy_rules *r = rummy_rules_of(game);
    const struct rummy *s = state;
    moves->complete = true;
    if (seat >= s->head.seats || !lz_in(s->head.may, seat)) /* CO-16.3, LE-15.11 */
        return;
    uint32_t verbs = r->asked[s->head.phase].verbs;
    struct lister l = { .r = r, .s = s, .moves = moves, .seat = seat, .held = rummy_held(s, seat) };
    l.hand = lz_cards_ids(&s->hand[seat]);
    if (verbs & RUMMY_VERB(MELD))
        list_main(&l);
    list_others(&l, verbs);
}

bool rummy_sample(const struct lz_game *game, const void *state, int seat, struct lz_rng *rng, struct lz_move *move) {
    struct lz_move room[LZ_MOVES];
    struct lz_moves moves = { .at = room, .room = LZ_MOVES };
    rummy_legal(game, state, seat, &moves);
    if (!moves.count)
        return false;
    *move = room[lz_roll(rng, moves.count)];
    return true;
}
