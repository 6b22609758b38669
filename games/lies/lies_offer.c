/* What a program's question may be answered with: a row for each op that asks, and for the others whether they would
   have anything to do. */
#include "games/lies/lies_inner.h"

#define FILL(name) \
    static void name(const struct lies_data *d, const struct lies_open *o, const struct lies_run *r, \
                     const struct lies_op *op, struct lies_offer *offer)

/* LL-6.3: nodes that can take one more, themselves or by a Buy In. */
static uint32_t takers(const struct lies_data *d, const struct lies_run *r, uint32_t full) {
    uint32_t room = d->all & ~full, some = ~full;
    if (lies_may_buy(r))
        LIES_EACH (n, d->all & full) /* lines go both ways, and few nodes are full */
            some |= (uint32_t)((d->node[n].near & room) != 0) << n;
    return some;
}

FILL(fill_add) {
    uint32_t at = lies_where(d, o, r, op) & takers(d, r, o->full), themes = lies_themes(d, o, r, op);
    for (int t = 0; t < LIES_THEORIES; t++)
        if (lies_has(themes, t) && o->supply[t])
            offer->at[t] = at;
}

/* CT09: back to the node picked, no more of a theory than it lost. */
FILL(fill_restore) {
    (void)op;
    if (r->last == LIES_NONE)
        return;
    for (int t = 0; t < LIES_THEORIES; t++)
        if (o->removed[t][r->last] > r->restored[t] && o->supply[t])
            offer->at[t] = lies_bit(r->last) & takers(d, r, o->full);
}

FILL(fill_aware) {
    if (o->supply[LIES_AWARE])
        offer->at[0] = lies_where(d, o, r, op) & takers(d, r, o->aware_full);
}

FILL(fill_vuln) {
    if (o->supply[LIES_VULN])
        offer->at[0] = lies_where(d, o, r, op) & ~o->vulnerable;
}

FILL(fill_flag) {
    if (o->supply[LIES_FLAG])
        offer->at[0] = lies_where(d, o, r, op) & lies_tokens(o) & ~o->flagged;
}

FILL(fill_unflag) { offer->at[0] = lies_where(d, o, r, op) & o->flagged; }

FILL(fill_deploy) {
    if (o->supply[LIES_MOD])
        offer->at[0] = lies_where(d, o, r, op);
}

FILL(fill_move) {
    (void)op, (void)r;
    for (int n = 0; n < d->nodes; n++)
        if (o->left[0][n] | o->left[1][n])
            offer->at[0] |= lies_bit(n);
    offer->to = d->all;
}

FILL(fill_shove) {
    (void)op, (void)r;
    offer->at[0] = o->modded;
    offer->to = d->all;
}

FILL(fill_shift) {
    (void)op, (void)r;
    offer->to = d->all & ~o->full;
    uint32_t from = lies_near(d, offer->to);
    for (int t = 0; t < LIES_THEORIES; t++)
        offer->at[t] = o->has[t] & from;
}

FILL(fill_walk) {
    (void)op, (void)r;
    offer->to = d->all & ~o->aware_full;
    offer->at[0] = o->aware & lies_near(d, offer->to);
}

FILL(fill_activate) { offer->at[0] = lies_where(d, o, r, op); }

/* LL-8.7: the next op can go on from here. What looks ahead is asked once, so `times` is 0. */
static bool goes_on(const struct lies_data *d, const struct lies_open *o, struct lies_run *r) {
    const struct lies_program *program = &d->program[r->program];
    r->op++;
    lz_assert(r->op < program->ops); /* the loader wants an op after `fit` */
    return lies_can(d, o, r, &program->op[r->op]);
}

FILL(fill_pick) {
    uint32_t at = lies_where(d, o, r, op);
    offer->at[0] = at;
    if (!(op->flags & LIES_F_FIT))
        return;
    LIES_EACH (n, at) {
        struct lies_run then = *r;
        then.last = (uint8_t)n;
        then.named |= lies_bit((int)n);
        if (!goes_on(d, o, &then))
            offer->at[0] &= ~lies_bit((int)n);
    }
}

FILL(fill_net) {
    uint32_t flaggable = o->flagged | (o->supply[LIES_FLAG] ? lies_tokens(o) : 0);
    for (int i = 0; i < d->nets; i++) {
        struct lies_run then = *r;
        then.net = (uint8_t)i;
        bool fits = op->flags & LIES_F_FLAGGABLE ? (d->net[i].nodes & flaggable) != 0 : goes_on(d, o, &then);
        offer->at[0] |= (uint32_t)fits << i;
    }
}

/* A theory on the node picked, and in supply. */
FILL(fill_theory) {
    for (int t = 0; t < LIES_THEORIES; t++) {
        struct lies_run then = *r;
        then.theory = (uint8_t)t;
        if (r->last == LIES_NONE || !o->node[r->last].theory[t] || !o->supply[t])
            continue;
        if (!(op->flags & LIES_F_FIT) || goes_on(d, o, &then))
            offer->at[0] |= lies_bit(t);
    }
}

FILL(fill_policy) {
    uint32_t at = lies_where(d, o, r, op);
    for (int t = 0; t < LIES_THEORIES; t++)
        if (at & o->has[t])
            offer->at[0] |= lies_bit(t);
}

static const struct asked {
    uint8_t verb, shape;
    void (*fill)(const struct lies_data *, const struct lies_open *, const struct lies_run *, const struct lies_op *,
                 struct lies_offer *);
} asked[] = {
    [LIES_DOES_SEED] = { LIES_V_SEED, LIES_TOKEN, fill_add },
    [LIES_DOES_ADD] = { LIES_V_ADD, LIES_TOKEN, fill_add },
    [LIES_DOES_RESTORE] = { LIES_V_ADD, LIES_TOKEN, fill_restore },
    [LIES_DOES_AWARE] = { LIES_V_AWARE, LIES_NODE, fill_aware },
    [LIES_DOES_VULN] = { LIES_V_VULN, LIES_NODE, fill_vuln },
    [LIES_DOES_FLAG] = { LIES_V_FLAG, LIES_NODE, fill_flag },
    [LIES_DOES_UNFLAG] = { LIES_V_UNFLAG, LIES_NODE, fill_unflag },
    [LIES_DOES_DEPLOY] = { LIES_V_MOD, LIES_NODE, fill_deploy },
    [LIES_DOES_MOVE] = { LIES_V_MOVE, LIES_PAIR, fill_move },
    [LIES_DOES_SHOVE] = { LIES_V_MOVE, LIES_PAIR, fill_shove },
    [LIES_DOES_SHIFT] = { LIES_V_SHIFT, LIES_SHIFTED, fill_shift },
    [LIES_DOES_WALK] = { LIES_V_WALK, LIES_PAIR, fill_walk },
    [LIES_DOES_ACTIVATE] = { LIES_V_ACTIVATE, LIES_NODE, fill_activate },
    [LIES_DOES_PICK] = { LIES_V_PICK, LIES_NODE, fill_pick },
    [LIES_DOES_NET] = { LIES_V_NET, LIES_NET, fill_net },
    [LIES_DOES_THEORY] = { LIES_V_THEORY, LIES_THEORY, fill_theory },
    [LIES_DOES_POLICY] = { LIES_V_POLICY, LIES_THEORY, fill_policy },
};

static struct lies_offer answers(const struct lies_data *d, const struct lies_open *o, const struct lies_run *r,
                                 const struct lies_op *op) {
    lz_assert(op->does < LIES_DOES_AGAIN); /* the others ask nothing */
    const struct asked *row = &asked[op->does];
    struct lies_offer offer = { .verb = row->verb, .shape = row->shape };
    row->fill(d, o, r, op, &offer);
    return offer;
}

uint32_t lies_calmable(const struct lies_data *d, const struct lies_open *o) {
    uint32_t watched = 0;
    for (int i = 0; i < d->nets; i++)
        if (d->net[i].nodes & o->modded)
            watched |= d->net[i].nodes;
    return watched & o->vulnerable;
}

bool lies_can(const struct lies_data *d, const struct lies_open *o, const struct lies_run *r,
              const struct lies_op *op) {
    struct lies_offer offer;
    uint32_t near = r->last == LIES_NONE ? 0 : d->node[r->last].near;
    switch (op->does) {
    case LIES_DOES_EACH:
        return r->theory != LIES_NONE && o->supply[r->theory] && near & ~o->full;
    case LIES_DOES_AWARE_EACH:
        return o->supply[LIES_AWARE] && near & ~o->aware_full;
    case LIES_DOES_ACTIVATE_NET:
        return r->net != LIES_NONE && d->net[r->net].nodes & r->engaged & lies_tokens(o);
    case LIES_DOES_CALM_NETS:
        return lies_calmable(d, o) != 0;
    case LIES_DOES_MOVE:
        return o->modded != 0; /* before it is reached, and moves are given out */
    default:
        break;
    }
    if (op->does >= LIES_DOES_AGAIN)
        return true;
    offer = answers(d, o, r, op);
    return (offer.at[0] | offer.at[1]) != 0;
}

bool lies_can_run(const struct lies_data *d, const struct lies_open *o, const struct lies_run *r) {
    lz_assert(r->program < d->programs);
    const struct lies_program *program = &d->program[r->program];
    if (!program->needs)
        return lies_can(d, o, r, &program->op[0]);
    for (int i = 0; i < program->needs; i++)
        if (lies_can(d, o, r, &program->need[i]))
            return true;
    return false;
}

bool lies_possible(const struct lies_data *d, const struct lies_open *o, struct lies_source of) {
    struct lies_run r = lies_run_fresh(d, o, of);
    return lies_can_run(d, o, &r);
}

struct lies_offer lies_offer(const struct lies_data *d, const struct lies_open *o) {
    const struct lies_run *r = &o->run;
    if (r->removing != LIES_NONE) {
        uint32_t there = lies_bit(r->removing);
        return (struct lies_offer){ .at = { there, there }, .verb = LIES_V_REMOVE, .shape = LIES_TOKEN };
    }
    lz_assert(r->program < d->programs && r->op < d->program[r->program].ops);
    const struct lies_op *op = &d->program[r->program].op[r->op];
    struct lies_offer offer = { 0 };
    if (r->times < op->times || op->does == LIES_DOES_MOVE) /* a Moderator's moves are counted for each */
        offer = answers(d, o, r, op);
    offer.done = r->times >= op->least; /* LL-8.9 */
    return offer;
}

bool lies_offers(const struct lies_data *d, const struct lies_offer *offer, const struct lz_move *move) {
    const int16_t *arg = move->arg;
    if (move->verb == LIES_V_DONE)
        return offer->done;
    if (move->verb != offer->verb)
        return false;
    switch ((enum lies_shape)offer->shape) {
    case LIES_TOKEN:
        return lies_has(offer->at[arg[0]], arg[1]);
    case LIES_PAIR:
        return lies_has(offer->at[0], arg[0]) && lies_has(d->node[arg[0]].near & offer->to, arg[1]);
    case LIES_SHIFTED:
        return lies_has(offer->at[arg[0]], arg[1]) && lies_has(d->node[arg[1]].near & offer->to, arg[2]);
    case LIES_NODE:
    case LIES_NET:
    case LIES_THEORY:
        break;
    }
    return lies_has(offer->at[0], arg[0]);
}

/* The first argument of a token that is shifted is its theory. */
static void list_ways(const struct lies_data *d, const struct lies_offer *offer, struct lz_move move,
                      struct lz_moves *moves) {
    bool shifted = offer->shape == LIES_SHIFTED;
    move.args = shifted ? 3 : 2;
    LIES_EACH (from, offer->at[shifted ? move.arg[0] : 0])
        LIES_EACH (to, d->node[from].near & offer->to) {
            move.arg[shifted] = (int16_t)from;
            move.arg[shifted + 1] = (int16_t)to;
            lies_list(moves, move);
        }
}

void lies_offer_list(const struct lies_data *d, const struct lies_offer *offer, int seat, struct lz_moves *moves) {
    struct lz_move move = { .seat = (uint8_t)seat, .verb = offer->verb };
    if (offer->shape == LIES_PAIR)
        list_ways(d, offer, move, moves);
    for (int t = 0; t < LIES_THEORIES && offer->shape != LIES_PAIR; t++) {
        if (offer->shape == LIES_SHIFTED) {
            move.arg[0] = (int16_t)t;
            list_ways(d, offer, move, moves);
            continue;
        }
        bool token = offer->shape == LIES_TOKEN;
        move.args = token ? 2 : 1;
        LIES_EACH (i, offer->at[t]) {
            if (token)
                move.arg[0] = (int16_t)t;
            move.arg[token] = (int16_t)i;
            lies_list(moves, move);
        }
    }
    if (offer->done)
        lies_list(moves, (struct lz_move){ .seat = (uint8_t)seat, .verb = LIES_V_DONE });
}
