/* What may be answered now, and which rule says no: LL-12. */
#include "core/rng.h"
#include "games/lies/lies_inner.h"

#define V(name) ((uint32_t)1 << LIES_V_##name)

/* The verbs a phase of the frame asks for. */
static const uint32_t asked[LIES_PHASES] = {
    [LIES_P_MULLIGAN] = V(TOSS) | V(KEEP),
    [LIES_P_CARDS] = V(PLAY) | V(POWER) | V(DONE),
    [LIES_P_DISRUPT] = V(PLAY) | V(STEP),
    [LIES_P_DOUBLE] = V(DOUBLE) | V(NEXT),
    [LIES_P_DISCARD] = V(TOSS) | V(KEEP),
    [LIES_P_DECLARE] = V(REACT) | V(PASS),
    [LIES_P_ANSWER] = V(PLAY),
};

static const uint8_t timing[LIES_PHASES] = { [LIES_P_CARDS] = LIES_ACTION,
                                             [LIES_P_DISRUPT] = LIES_STEP,
                                             [LIES_P_DECLARE] = LIES_REACTION,
                                             [LIES_P_ANSWER] = LIES_REACTION };

static bool cards_left(const struct lies_open *o) {
    return !o->option[LIES_O_CARDS] || o->cards < o->option[LIES_O_CARDS];
}

/* Kinds that may be played or tossed now. */
static uint32_t cards_offered(const struct lies_data *d, const struct lies_state *s, int seat) {
    int phase = s->head.phase;
    if (phase == LIES_P_MULLIGAN || phase == LIES_P_DISCARD)
        return lies_held(s, seat);
    if (phase == LIES_P_CARDS && !cards_left(&s->open))
        return 0;
    return asked[phase] & V(PLAY) ? lies_playable(d, s, seat, (enum lies_timing)timing[phase]) : 0;
}

static bool refuse_card(const struct lies_data *d, const struct lies_state *s, const struct lz_move *move,
                        struct lz_why *why) {
    int phase = s->head.phase, role = move->arg[0] / LIES_DECK, kind = move->arg[0] % LIES_DECK;
    lz_assert(role < LIES_ROLES && move->seat < s->head.seats); /* lz_move_sane has seen to it */
    bool held = role == s->open.role[move->seat] && s->hand[move->seat][kind];
    if (held && lies_has(cards_offered(d, s, move->seat), kind))
        return true;
    if (move->verb == LIES_V_TOSS)
        return lz_refuse(why, LL_5_4, move->arg[0]);
    if (phase == LIES_P_ANSWER)
        return lz_refuse(why, LL_9_3, move->arg[0]);
    bool late = held && (!cards_left(&s->open) || d->deck[role].card[kind].timing == LIES_REACTION);
    return lz_refuse(why, phase == LIES_P_CARDS && late ? LL_5_2 : LL_5_3, move->arg[0]);
}

static bool check_frame(const struct lies_data *d, const struct lies_state *s, const struct lz_move *move,
                        struct lz_why *why) {
    lz_assert(s->head.phase < LIES_PHASES && move->verb < LIES_VERBS);
    if (!(asked[s->head.phase] >> move->verb & 1))
        return lz_refuse(why, LL_12_5, move->verb);
    if (move->verb == LIES_V_PLAY || move->verb == LIES_V_TOSS)
        return refuse_card(d, s, move, why);
    if (move->verb == LIES_V_POWER && !lies_card_step_power(d, s))
        return lz_refuse(why, LL_7_3, 0);
    if (move->verb == LIES_V_REACT && !lies_playable(d, s, move->seat, LIES_REACTION))
        return lz_refuse(why, LL_9_2, 0);
    return true;
}

/* The rule that an op itself stands for. */
static const uint16_t op_rule[LIES_VERBS] = {
    [LIES_V_SEED] = LL_6_3,  [LIES_V_ADD] = LL_6_3,     [LIES_V_AWARE] = LL_6_6,    [LIES_V_VULN] = LL_6_10,
    [LIES_V_FLAG] = LL_6_10, [LIES_V_UNFLAG] = LL_6_10, [LIES_V_MOD] = LL_6_10,     [LIES_V_MOVE] = LL_6_10,
    [LIES_V_SHIFT] = LL_6_8, [LIES_V_WALK] = LL_6_8,    [LIES_V_ACTIVATE] = LL_8_7, [LIES_V_PICK] = LL_8_7,
    [LIES_V_NET] = LL_8_7,   [LIES_V_THEORY] = LL_8_7,  [LIES_V_POLICY] = LL_8_7,
};

/* The rule of whatever the program belongs to. */
static uint16_t rule_of_program(const struct lies_open *o) {
    static const uint16_t board[LIES_ROLES] = { LL_7_1, LL_7_2, LL_7_3, LL_7_4 };
    static const uint16_t deck[LIES_ROLES] = { LL_8_1, LL_8_2, LL_8_3, LL_8_4 };
    const struct lies_run *r = &o->run;
    lz_assert(r->role < LIES_ROLES);
    if (r->cause == LIES_BY_SCENARIO)
        return LL_4_3;
    if (r->cause == LIES_BY_SETUP && o->stage == LIES_S_SEEDS)
        return o->index == 1 ? LL_3_3 : LL_3_4;
    if (r->cause == LIES_BY_SETUP)
        return r->role == LIES_PM ? LL_3_5 : LL_3_6;
    return o->card == LIES_NONE ? board[r->role] : deck[r->role];
}

/* The node an answer speaks of, for ops on nodes; -1 for others. */
static int node_of(const struct lies_offer *offer, const struct lz_move *move) {
    return offer->shape == LIES_TOKEN ? move->arg[1] : offer->shape == LIES_NODE ? move->arg[0] : -1;
}

/* An op whose one piece is out asks nothing; a token may still be out while the other theory is there. */
static bool supplied(const struct lies_open *o, const struct lz_move *move) {
    bool token = move->verb == LIES_V_ADD || move->verb == LIES_V_SEED;
    return !token || o->supply[move->arg[0]] > 0;
}

/* LL-6.5: the op is about the other theory. */
static bool other_theory(const struct lies_data *d, const struct lies_open *o, const struct lies_op *op,
                         const struct lz_move *move) {
    return op->does == LIES_DOES_ADD && !lies_has(lies_themes(d, o, &o->run, op), move->arg[0]);
}

static uint16_t reason(const struct lies_data *d, const struct lies_open *o, const struct lies_offer *offer,
                       const struct lz_move *move) {
    const struct lies_op *op = &d->program[o->run.program].op[o->run.op];
    int node = node_of(offer, move);
    struct lies_op loose = *op;
    if (move->verb == LIES_V_DONE)
        return LL_12_4;
    if (move->verb != offer->verb)
        return LL_12_5;
    if (move->verb == LIES_V_REMOVE)
        return LL_6_7;
    if (other_theory(d, o, op, move))
        return LL_6_5;
    if (!supplied(o, move))
        return LL_6_11;
    if (node < 0 || lies_has(lies_where(d, o, &o->run, op), node))
        return op_rule[move->verb];
    loose.flags &= (uint16_t) ~(LIES_F_DISTINCT | LIES_F_OTHERNET);
    bool twice = o->run.cause >= LIES_BY_TURN && lies_has(lies_where(d, o, &o->run, &loose), node);
    return twice ? LL_8_5 : rule_of_program(o);
}

bool lies_check(const struct lz_game *game, const void *state, const struct lz_input *in, struct lz_why *why) {
    const struct lies_data *d = lies_facts(game);
    const struct lies_state *s = state;
    const struct lz_move *move = &in->move;
    if (move->verb == LZ_TICK)
        return false;
    if (!lz_in(s->head.may, move->seat))
        return lz_refuse(why, LL_12_1, move->seat);
    if (s->head.phase != LIES_P_PLACE)
        return check_frame(d, s, move, why);
    struct lies_offer offer = lies_offer(d, &s->open);
    return lies_offers(d, &offer, move) || lz_refuse(why, reason(d, &s->open, &offer, move), move->arg[0]);
}

void lies_legal(const struct lz_game *game, const void *state, int seat, struct lz_moves *moves) {
    const struct lies_data *d = lies_facts(game);
    const struct lies_state *s = state;
    moves->complete = true;
    if (!lz_in(s->head.may, seat))
        return;
    if (s->head.phase == LIES_P_PLACE) {
        struct lies_offer offer = lies_offer(d, &s->open);
        lies_offer_list(d, &offer, seat, moves);
        return;
    }
    uint8_t with_card = asked[s->head.phase] & V(TOSS) ? LIES_V_TOSS : LIES_V_PLAY;
    LIES_EACH (k, cards_offered(d, s, seat))
        lies_list(moves, (struct lz_move){ .seat = (uint8_t)seat,
                                           .verb = with_card,
                                           .args = 1,
                                           .arg = { (int16_t)lies_card_of(s->open.role[seat], (int)k) } });
    LIES_EACH (v, asked[s->head.phase] & ~(V(PLAY) | V(TOSS))) {
        struct lz_move move = { .seat = (uint8_t)seat, .verb = (uint8_t)v };
        if (check_frame(d, s, &move, NULL))
            lies_list(moves, move);
    }
}

bool lies_sample(const struct lz_game *game, const void *state, int seat, struct lz_rng *rng, struct lz_move *move) {
    struct lz_move room[LIES_WIDEST];
    struct lz_moves moves = { room, 0, LIES_WIDEST, false };
    lies_legal(game, state, seat, &moves);
    lz_assert(moves.complete && moves.count <= LIES_WIDEST);
    if (moves.count)
        *move = room[lz_roll(rng, moves.count)];
    return moves.count > 0;
}
