/* A program at work: one op after the other, those that ask once they have an answer, the others at once. */
#include "core/bug.h"
#include "games/lies/lies_inner.h"

#include <string.h>

struct lies_run lies_run_idle(void) {
    return (struct lies_run){
        .program = LIES_NONE, .last = LIES_NONE, .net = LIES_NONE, .theory = LIES_NONE, .removing = LIES_NONE
    };
}

/* LL-8.6: engaged and reach are read here. */
struct lies_run lies_run_fresh(const struct lies_data *d, const struct lies_open *o, struct lies_source of) {
    lz_assert(of.seat >= 0 && of.seat < LIES_SEATS && o->role[of.seat] < LIES_ROLES);
    lz_assert(of.program >= 0 && of.program < d->programs);
    struct lies_run r = lies_run_idle();
    r.program = (uint8_t)of.program;
    r.seat = (uint8_t)of.seat;
    r.role = o->role[of.seat];
    r.cause = (uint8_t)of.cause;
    r.engaged = lies_engaged(o, r.role);
    r.reach = r.engaged | lies_near(d, r.engaged);
    return r;
}

/* Moderators get their moves when the op is reached: `times` each. */
static void enter_op(const struct lies_data *d, struct lies_open *o) {
    const struct lies_program *program = &d->program[o->run.program];
    memset(o->left, 0, sizeof o->left);
    if (o->run.op >= program->ops || program->op[o->run.op].does != LIES_DOES_MOVE)
        return;
    int times = program->op[o->run.op].times;
    lz_assert(times == 1 || times == 2); /* LL-7.7: `left` has a row for each */
    for (int n = 0; n < d->nodes; n++)
        o->left[times - 1][n] = o->node[n].mods;
}

void lies_run_begin(const struct lies_work *w, struct lies_source of) {
    struct lies_state *s = w->s;
    lz_assert(s->open.run.program == LIES_NONE); /* a program never runs inside another */
    s->open.run = lies_run_fresh(w->d, &s->open, of);
    enter_op(w->d, &s->open);
}

static void next_op(const struct lies_data *d, struct lies_open *o) {
    lz_assert(o->run.op < d->program[o->run.program].ops);
    o->run.op++;
    o->run.times = 0;
    enter_op(d, o);
}

/* LL-6.7: goes as far as nothing is to be chosen; true when a token must be named. */
static bool names_token(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_run *r = &s->open.run;
    lz_assert(lies_is_node(w->d, r->removing));
    const struct lies_node *node = &s->open.node[r->removing];
    int there = node->theory[0] + node->theory[1];
    if (r->left && r->left < there && node->theory[0] && node->theory[1])
        return true;
    int n = r->removing, count = r->left;
    r->removing = LIES_NONE;
    r->left = 0;
    for (int t = 0; t < LIES_THEORIES; t++)
        lies_remove(w, n, t, count);
    return false;
}

static void remove_any(struct lies_run *r, int n, int count) {
    lz_assert(r->removing == LIES_NONE && count >= 0 && count < LIES_NONE);
    r->removing = (uint8_t)n;
    r->left = (uint8_t)count;
}

/* REMOVE of the op's theory, or of any. */
static void remove_themed(const struct lies_work *w, const struct lies_op *op, int n, int count) {
    struct lies_state *s = w->s;
    struct lies_run *r = &s->open.run;
    uint32_t themes = lies_themes(w->d, &s->open, r, op);
    if (op->theme == LIES_T_ANY)
        remove_any(r, n, count);
    else
        LIES_EACH (t, themes)
            lies_remove(w, n, (int)t, count);
}

/* LL-6.9: the Aware stay. */
static void activate(const struct lies_work *w, const struct lies_op *op, int n) {
    struct lies_state *s = w->s;
    lz_tell(w->out, LIES_K_ACTIVATED, s->open.run.seat, lies_everyone(s), n);
    remove_themed(w, op, n, s->open.node[n].aware);
}

/* LL-8.3: two of the theory; on a flagged node with more, the Flag and four. */
static void takedown(const struct lies_work *w, const struct lies_op *op) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    int n = o->run.last, count = op->times;
    if (n == LIES_NONE)
        return;
    lz_assert(op->theme < LIES_THEORIES); /* takedown names its theory */
    if (lies_has(o->flagged, n) && o->node[n].theory[op->theme] > count) {
        lies_unflag(w, n);
        count *= 2;
    }
    lies_remove(w, n, op->theme, count);
}

/* LL-7.3, LL-8.3: every node meant loses so many tokens of the theory. */
static void sweep(const struct lies_work *w, const struct lies_op *op) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    if (o->run.theory == LIES_NONE)
        return;
    LIES_EACH (n, lies_where(w->d, o, &o->run, op) & o->has[o->run.theory]) {
        lies_remove(w, (int)n, o->run.theory, op->times);
        if (op->flags & LIES_F_UNFLAG)
            lies_unflag(w, (int)n);
    }
}

static void again(const struct lies_work *w, const struct lies_op *op) {
    struct lies_open *o = &w->s->open;
    if (o->run.last == LIES_NONE)
        return;
    LIES_EACH (t, lies_themes(w->d, o, &o->run, op))
        lies_add(w, o->run.last, (int)t);
}

static void each(const struct lies_work *w, const struct lies_op *op) {
    const struct lies_run *r = &w->s->open.run;
    (void)op;
    if (r->last != LIES_NONE && r->theory != LIES_NONE)
        lies_spread(w, r->last, r->theory);
}

static void aware_again(const struct lies_work *w, const struct lies_op *op) {
    (void)op;
    if (w->s->open.run.last != LIES_NONE)
        lies_aware(w, w->s->open.run.last);
}

static void aware_each(const struct lies_work *w, const struct lies_op *op) {
    (void)op;
    if (w->s->open.run.last != LIES_NONE)
        lies_aware_spread(w, w->s->open.run.last);
}

static void remove_there(const struct lies_work *w, const struct lies_op *op) {
    if (w->s->open.run.last != LIES_NONE)
        remove_themed(w, op, w->s->open.run.last, op->times);
}

static void activate_net(const struct lies_work *w, const struct lies_op *op) {
    struct lies_run *r = &w->s->open.run;
    (void)op;
    if (r->net != LIES_NONE)
        r->unvisited = w->d->net[r->net].nodes & r->engaged & lies_tokens(&w->s->open);
}

static void calm_nets(const struct lies_work *w, const struct lies_op *op) {
    (void)op;
    LIES_EACH (n, lies_calmable(w->d, &w->s->open))
        lies_calm(w, (int)n);
}

static void strip(const struct lies_work *w, const struct lies_op *op) {
    (void)op;
    w->s->open.run.strip = 1;
}

static void draw(const struct lies_work *w, const struct lies_op *op) { lies_draw(w, w->s->open.run.seat, op->times); }

/* The ops that ask nothing. Those that speak of a node or network named before do nothing if none was (LL-5.6). */
static void (*const carry_out[LIES_DOES])(const struct lies_work *, const struct lies_op *) = {
    [LIES_DOES_AGAIN] = again,
    [LIES_DOES_EACH] = each,
    [LIES_DOES_AWARE_AGAIN] = aware_again,
    [LIES_DOES_AWARE_EACH] = aware_each,
    [LIES_DOES_REMOVE] = remove_there,
    [LIES_DOES_TAKEDOWN] = takedown,
    [LIES_DOES_ACTIVATE_NET] = activate_net,
    [LIES_DOES_SWEEP] = sweep,
    [LIES_DOES_CALM_NETS] = calm_nets,
    [LIES_DOES_STRIP] = strip,
    [LIES_DOES_DRAW] = draw,
};

/* The next node of an activated network, LL-6.13. */
static void visit(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_run *r = &s->open.run;
    static const struct lies_op all = { .does = LIES_DOES_ACTIVATE, .theme = LIES_T_ANY };
    int n = lies_lowest(r->unvisited);
    lz_assert(lies_is_node(w->d, n));
    r->unvisited &= r->unvisited - 1;
    activate(w, &all, n);
}

static bool asks(const struct lies_data *d, const struct lies_open *o) {
    struct lies_offer offer = lies_offer(d, o);
    return (offer.at[0] | offer.at[1]) != 0;
}

bool lies_run_on(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_run *r = &s->open.run;
    lz_assert(r->program < w->d->programs && r->seat < s->head.seats);
    const struct lies_program *program = &w->d->program[r->program];
    for (;;) {
        if (r->removing != LIES_NONE && names_token(w))
            return true;
        if (r->unvisited) {
            visit(w);
            continue;
        }
        if (r->op >= program->ops)
            break;
        const struct lies_op *op = &program->op[r->op];
        if (carry_out[op->does])
            carry_out[op->does](w, op);
        else if (asks(w->d, &s->open))
            return true;
        else if (op->does == LIES_DOES_PICK && !r->times)
            r->last = LIES_NONE; /* nothing was picked: what follows has no node (LL-8.7) */
        next_op(w->d, &s->open);
    }
    s->open.run = lies_run_idle();
    return false;
}

static void take_add(const struct lies_work *w, const struct lies_op *op, const int16_t *arg) {
    struct lies_state *s = w->s;
    struct lies_run *r = &s->open.run;
    int t = arg[0], n = arg[1];
    lz_assert(t >= 0 && t < LIES_THEORIES && lies_is_node(w->d, n));
    r->theory = (uint8_t)t;
    if (r->strip)
        lies_strip(w, n);
    r->strip = 0;
    if (op->does == LIES_DOES_RESTORE)
        r->restored[t]++;
    if (op->does == LIES_DOES_SEED)
        lies_seed(w, n, t);
    else
        lies_add(w, n, t);
}

/* LL-7.7: of several Moderators the one with the fewest moves left. */
static void take_move(const struct lies_work *w, const struct lies_op *op, struct lies_way way) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    if (op->does == LIES_DOES_MOVE && o->left[0][way.from]) {
        o->left[0][way.from]--;
    } else if (op->does == LIES_DOES_MOVE) {
        lz_assert(o->left[1][way.from] > 0);
        o->left[1][way.from]--;
        o->left[0][way.to]++;
    }
    lies_move_mod(w, way);
}

static void take_aware(const struct lies_work *w, const struct lies_op *op, int n) {
    lies_aware(w, n);
    if (op->flags & LIES_F_CALM)
        lies_calm(w, n);
}

static void take_choice(const struct lies_work *w, const struct lz_move *move) {
    struct lies_state *s = w->s;
    struct lies_run *r = &s->open.run;
    static const uint16_t kind[LIES_VERBS] = { [LIES_V_PICK] = LIES_K_PICKED,
                                               [LIES_V_NET] = LIES_K_CHOSE_NET,
                                               [LIES_V_THEORY] = LIES_K_CHOSE_THEORY,
                                               [LIES_V_POLICY] = LIES_K_DECLARED_POLICY };
    lz_assert(move->verb < LIES_VERBS && kind[move->verb]); /* what the other verbs do has a case of its own */
    if (move->verb == LIES_V_NET)
        r->net = (uint8_t)move->arg[0];
    else if (move->verb != LIES_V_PICK)
        r->theory = (uint8_t)move->arg[0];
    lz_tell(w->out, kind[move->verb], r->seat, lies_everyone(s), move->arg[0]);
}

/* The node an answer names, for LL-6.12 and for what refers to it later. */
static void name_node(struct lies_run *r, const struct lz_move *move) {
    int n = move->verb == LIES_V_SEED || move->verb == LIES_V_ADD ? move->arg[1] : move->arg[0];
    r->last = (uint8_t)n;
    r->named |= lies_bit(n);
}

static const uint32_t namers = 1u << LIES_V_SEED | 1u << LIES_V_ADD | 1u << LIES_V_AWARE | 1u << LIES_V_ACTIVATE |
                               1u << LIES_V_MOD | 1u << LIES_V_PICK;

static void take_token(const struct lies_work *w, const struct lz_move *move) {
    struct lies_state *s = w->s;
    lz_assert(s->open.run.left > 0 && move->arg[1] == s->open.run.removing);
    s->open.run.left--;
    lies_remove(w, move->arg[1], move->arg[0], 1);
}

/* What an answer does to the board, or what is chosen by it. */
static void take_answer(const struct lies_work *w, const struct lies_op *op, const struct lz_move *move) {
    const int16_t *arg = move->arg;
    switch ((enum lies_verb)move->verb) {
    case LIES_V_SEED:
    case LIES_V_ADD:
        take_add(w, op, arg);
        break;
    case LIES_V_AWARE:
        take_aware(w, op, arg[0]);
        break;
    case LIES_V_VULN:
        lies_vuln(w, arg[0]);
        break;
    case LIES_V_FLAG:
        lies_flag(w, arg[0]);
        break;
    case LIES_V_UNFLAG:
        lies_unflag(w, arg[0]);
        break;
    case LIES_V_MOD:
        lies_deploy(w, arg[0]);
        break;
    case LIES_V_MOVE:
        take_move(w, op, (struct lies_way){ arg[0], arg[1] });
        break;
    case LIES_V_WALK:
        lies_walk(w, (struct lies_way){ arg[0], arg[1] });
        break;
    case LIES_V_SHIFT:
        lies_shift(w, arg[0], (struct lies_way){ arg[1], arg[2] });
        break;
    case LIES_V_ACTIVATE:
        activate(w, op, arg[0]);
        break;
    default:
        take_choice(w, move);
    }
}

void lies_run_take(const struct lies_work *w, const struct lz_move *move) {
    struct lies_state *s = w->s;
    struct lies_run *r = &s->open.run;
    lz_assert(r->program < w->d->programs && move->seat == r->seat);
    const struct lies_op *op = &w->d->program[r->program].op[r->op];
    if (move->verb == LIES_V_REMOVE) {
        take_token(w, move);
        return;
    }
    if (move->verb == LIES_V_DONE) {
        next_op(w->d, &s->open);
        return;
    }
    r->times++;
    if (namers >> move->verb & 1)
        name_node(r, move);
    take_answer(w, op, move);
}
