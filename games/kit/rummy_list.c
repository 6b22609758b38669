/* The list of legal moves: complete, each move once, in the order meld, add, play, others, decline. CO-17.4, LE-16.1.
   Says what rummy_check says, but asks what holds for the whole turn only once. */
#include "games/kit/rummy_state.h"

struct lister {
    const struct rummy_rules *r;
    const struct rummy *s;
    struct lz_moves *moves;
    uint32_t hand; /* ids held */
    int seat, held;
    bool extra, action; /* in `extra`; an Action card may be played by meld or play */
};

static struct lz_move *put(struct lister *l, int verb, int args) {
    lz_assert(l->moves->count < l->moves->room);
    struct lz_move *move = &l->moves->at[l->moves->count++];
    *move = (struct lz_move){ .seat = (uint8_t)l->seat, .verb = (uint8_t)verb, .args = (uint8_t)args };
    return move;
}

static int owns(const struct lister *l, lz_card card) { return lz_cards_of(&l->s->hand[l->seat], card); }

/* May this Action card be used here; `left`: the turn still has one. */
static bool action_ok(const struct lister *l, lz_card card, bool left) {
    return l->extra ? rummy_extra_card(l->s, card) : left;
}

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

static void list_melds_of(struct lister *l, int set, int proofs, bool wild) {
    const struct rummy_deck *deck = l->r->deck;
    const struct rummy_set *row = &deck->set[set];
    int own = owns(l, row->own), wilds = wild && row->own != deck->wild ? owns(l, deck->wild) : 0;
    bool proof = row->proof != RUMMY_NONE && owns(l, row->proof) && action_ok(l, row->proof, l->action);
    int files = !row->no_file && action_ok(l, deck->file, l->action) ? owns(l, deck->file) : 0;
    bool founder = own || (proof && deck->proof_founds);
    if (!founder || own + wilds + proof + files < 3)
        return;
    uint32_t from = l->moves->count;
    for (int p = 0; p <= proof; p++)
        for (int f = 0; f <= files && p + f <= proofs; f++)
            for (int w = 0; w <= wilds && p + f + w <= 3; w++) {
                int o = 3 - p - f - w;
                bool founds = o || (p && deck->proof_founds);
                if (o <= own && founds && (!l->extra || p + f))
                    put_meld(l, set, (const int[RUMMY_PARTS]){ o, p, w, f });
            }
    if (l->moves->count > from + 1)
        sort_melds(l, from);
}

/* A card is held without which the set cannot be founded. */
static bool has_founder(const struct lister *l, int set) {
    const struct rummy_set *row = &l->r->deck->set[set];
    uint32_t founders = 1u << row->own;
    if (l->r->deck->proof_founds && row->proof != RUMMY_NONE)
        founders |= 1u << row->proof;
    return l->hand & founders;
}

static bool keeps_one(const struct lister *l, int set, int cards) {
    return l->held > cards || l->held - cards + (l->r->sure_gain ? l->r->sure_gain(l->s, set) : 0) >= 1;
}

static void list_melds(struct lister *l) {
    const struct rummy_rules *r = l->r;
    if (l->held < 3 || (r->meld_limit && r->meld_limit(l->s)))
        return;
    int proofs = r->proofs(l->s);
    bool wild = !r->wild || r->wild(l->s);
    for (int set = 0; set < RUMMY_SETS; set++)
        if (has_founder(l, set) && !rummy_in_play(&l->s->open, set) && keeps_one(l, set, 3))
            list_melds_of(l, set, proofs, wild);
}

static void put_add(struct lister *l, int set, lz_card card) {
    struct lz_move *move = put(l, RUMMY_V_ADD, 2);
    move->arg[0] = (int16_t)set;
    move->arg[1] = card;
}

static void list_adds_of(struct lister *l, int set, bool wild) {
    const struct rummy_deck *deck = l->r->deck;
    const struct rummy_set *row = &deck->set[set];
    bool stands = rummy_naturals(l->s->open.group[set][l->seat]);
    bool left = !l->extra && l->r->action_left(l->s, set);
    bool own = !l->extra && l->hand >> row->own & 1;
    wild = wild && !l->extra && row->own != deck->wild && l->hand >> deck->wild & 1 &&
           (stands || !(deck->orphans >> RUMMY_WILD & 1));
    if (wild && deck->wild < row->own)
        put_add(l, set, deck->wild);
    if (own)
        put_add(l, set, row->own);
    if (wild && deck->wild > row->own)
        put_add(l, set, deck->wild);
    if (row->proof != RUMMY_NONE && l->hand >> row->proof & 1 && action_ok(l, row->proof, left))
        put_add(l, set, row->proof);
    if (!row->no_file && l->hand >> deck->file & 1 && action_ok(l, deck->file, left) &&
        (stands || !(deck->orphans >> RUMMY_FILE & 1)))
        put_add(l, set, deck->file);
}

static bool has_part(const struct lister *l, int set) {
    const struct rummy_deck *deck = l->r->deck;
    const struct rummy_set *row = &deck->set[set];
    uint32_t parts = 1u << row->own | 1u << deck->wild | 1u << deck->file;
    return l->hand & (row->proof == RUMMY_NONE ? parts : parts | 1u << row->proof);
}

static void list_adds(struct lister *l) {
    const struct rummy_rules *r = l->r;
    bool wild = !r->wild || r->wild(l->s);
    for (int set = 0; set < RUMMY_SETS; set++)
        if (rummy_in_play(&l->s->open, set) && has_part(l, set) && !(r->add_limit && r->add_limit(l->s, set)) &&
            keeps_one(l, set, 1))
            list_adds_of(l, set, wild);
}

/* Every card in every group, by seat, set and card: what a Hoax! or a Moon "Landing" may aim at. */
static void list_targets(struct lister *l, int verb, int card) {
    const struct rummy_deck *deck = l->r->deck;
    for (int seat = 0; seat < l->s->head.seats; seat++)
        for (int set = 0; set < RUMMY_SETS; set++)
            for (int id = 0; id < deck->cards && l->s->open.group[set][seat]; id++) {
                if (rummy_group_part(deck, l->s, set, seat, (lz_card)id) < 0)
                    continue;
                bool aimed = verb == RUMMY_V_PLAY_AT;
                struct lz_move *move = put(l, verb, aimed ? 4 : 3);
                if (aimed)
                    move->arg[0] = (int16_t)card;
                int16_t *arg = move->arg + aimed;
                arg[0] = (int16_t)seat, arg[1] = (int16_t)set, arg[2] = (int16_t)id;
            }
}

static void list_plays(struct lister *l) {
    if (!l->extra && !l->action)
        return;
    for (uint32_t ids = l->hand & l->r->playable; ids; ids &= ids - 1) {
        lz_card card = (lz_card)__builtin_ctz(ids);
        const struct rummy_play *row = &l->r->play[card];
        if (l->held - 1 + row->gain < 1 || !action_ok(l, card, l->action))
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
    default:
        return ((uint32_t)1 << l->r->deck->cards) - 1;
    }
}

static void list_others(struct lister *l, uint32_t verbs) {
    const uint32_t first = RUMMY_VERB(MELD) | RUMMY_VERB(ADD) | RUMMY_VERB(PLAY) | RUMMY_VERB(PLAY_AT);
    for (verbs &= ~first; verbs; verbs &= verbs - 1) {
        int verb = __builtin_ctz(verbs);
        if (verb == RUMMY_V_CHOOSE_TABLE)
            list_targets(l, verb, 0);
        else if (verb != RUMMY_V_DECLINE)
            list_values(l, verb, values_of(l, verb));
        else if (l->r->asked[l->s->head.phase].test(l->r, l->s, put(l, verb, 0)))
            l->moves->count--;
    }
}

void rummy_legal(const struct rummy_rules *r, const struct rummy *s, int seat, struct lz_moves *moves) {
    moves->complete = true;
    if (seat >= s->head.seats || !lz_in(s->head.may, seat))
        return;
    uint32_t verbs = r->asked[s->head.phase].verbs;
    struct lister l = { .r = r, .s = s, .moves = moves, .seat = seat, .held = rummy_held(s, seat) };
    l.hand = lz_cards_ids(&s->hand[seat]);
    if (verbs & RUMMY_VERB(MELD)) {
        l.extra = s->head.phase == RUMMY_EXTRA;
        l.action = !l.extra && r->action_left(s, RUMMY_NONE);
        list_melds(&l);
        list_adds(&l);
        list_plays(&l);
    }
    list_others(&l, verbs);
}

bool rummy_sample(const struct rummy_rules *r, const struct rummy *s, int seat, struct lz_rng *rng,
                  struct lz_move *move) {
    struct lz_move room[LZ_MOVES];
    struct lz_moves moves = { .at = room, .room = LZ_MOVES };
    rummy_legal(r, s, seat, &moves);
    if (!moves.count)
        return false;
    *move = room[lz_roll(rng, moves.count)];
    return true;
}
