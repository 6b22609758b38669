/* What an answer would do to the board, tried on the view: placement and removal in a few strokes, without ledger,
   supply and words. The rules know better; this is for choosing quickly. */
#include "bots/lies/lies_mind.h"

#include "core/bug.h"

static struct lies_node *change(struct lies_trial *t, int n) {
    struct lies_node *node = &t->mind->view.open.node[n];
    lz_assert(t->changes < LIES_TRIED);
    t->was[t->changes] = *node;
    t->node[t->changes++] = (uint8_t)n;
    t->touched |= lies_bit(n);
    return node;
}

static void begin(struct lies_mind *m, struct lies_trial *t) {
    t->mind = m;
    t->changes = 0;
    t->touched = 0;
    t->flagged = m->view.open.flagged;
    t->vulnerable = m->view.open.vulnerable;
    t->modded = m->view.open.modded;
    t->told[0] = m->told[0];
    t->told[1] = m->told[1];
}

/* What has been tried, weighed against what was; then it is undone. */
static float end(struct lies_trial *t) {
    struct lies_open *o = &t->mind->view.open;
    float gain = lies_gain(t->mind, t->touched, t->told);
    while (t->changes) {
        t->changes--;
        o->node[t->node[t->changes]] = t->was[t->changes];
    }
    o->flagged = t->flagged;
    o->vulnerable = t->vulnerable;
    o->modded = t->modded;
    return gain;
}

static int pile(const struct lies_mind *m, int n) {
    return m->view.open.node[n].theory[0] + m->view.open.node[n].theory[1];
}
static bool room(const struct lies_mind *m, int n) { return pile(m, n) < m->facts->conspiracy_limit; }

static void put_one(struct lies_trial *t, int n, int theory) {
    change(t, n)->theory[theory]++;
    t->told[theory]++;
}

/* One token, and another if the node was vulnerable; false if there was no room. */
static bool put(struct lies_trial *t, int n, int theory) {
    if (!room(t->mind, n))
        return false;
    put_one(t, n, theory);
    if (t->mind->view.open.vulnerable & lies_bit(n)) {
        t->mind->view.open.vulnerable &= ~lies_bit(n);
        if (room(t->mind, n))
            put_one(t, n, theory);
    }
    return true;
}

static void spread(struct lies_trial *t, int n, int theory) {
    LIES_EACH (q, t->mind->facts->node[n].near)
        put(t, (int)q, theory);
}

static void add(struct lies_trial *t, int n, int theory) {
    if (!put(t, n, theory))
        spread(t, n, theory);
}

static void take(struct lies_trial *t, int n, int theory, int count) {
    struct lies_node *node = change(t, n);
    int gone = count < node->theory[theory] ? count : node->theory[theory];
    node->theory[theory] = (uint8_t)(node->theory[theory] - gone);
    t->told[theory] -= gone;
}

/* Of either theory, the louder first. */
static void take_any(struct lies_trial *t, int n, int count) {
    int louder = t->mind->told[1] > t->mind->told[0], there = t->mind->view.open.node[n].theory[louder];
    take(t, n, louder, count);
    if (count > there)
        take(t, n, !louder, count - there);
}

static void take_themed(struct lies_trial *t, int n, int theme, int count) {
    if (theme < LIES_THEORIES)
        take(t, n, theme, count);
    else
        take_any(t, n, count);
}

static void teach_near(struct lies_trial *t, int n) {
    LIES_EACH (q, t->mind->facts->node[n].near)
        if (t->mind->view.open.node[q].aware < t->mind->facts->aware_limit)
            change(t, (int)q)->aware++;
}

static void teach(struct lies_trial *t, int n) {
    if (t->mind->view.open.node[n].aware < t->mind->facts->aware_limit)
        change(t, n)->aware++;
    else
        teach_near(t, n);
}

static int louder(const struct lies_mind *m) { return m->told[1] > m->told[0]; }

static const struct lies_op *op_after(const struct lies_mind *m, int by) {
    const struct lies_run *r = &m->view.open.run;
    const struct lies_program *program = &m->facts->program[r->program];
    return r->op + by < program->ops ? &program->op[r->op + by] : NULL;
}

/* The best of some nodes for one more token, or -1. */
static int best_add(struct lies_mind *m, uint32_t nodes, int theory) {
    int best = -1;
    float most = -1e9f;
    LIES_EACH (n, nodes) {
        struct lies_trial t;
        begin(m, &t);
        add(&t, (int)n, theory);
        float gain = end(&t);
        if (gain > most) {
            most = gain;
            best = (int)n;
        }
    }
    return best;
}

static int best_take(struct lies_mind *m, uint32_t nodes) {
    int best = -1;
    float least = 1e9f;
    LIES_EACH (n, nodes & (m->view.open.has[0] | m->view.open.has[1])) {
        struct lies_trial t;
        begin(m, &t);
        take_any(&t, (int)n, 1);
        float gain = end(&t);
        if (gain < least) {
            least = gain;
            best = (int)n;
        }
    }
    return best;
}

#define TRY(name) static void name(struct lies_trial *t, const int16_t *arg)

TRY(try_add) {
    const struct lies_op *next = op_after(t->mind, 1);
    add(t, arg[1], arg[0]);
    if (next && next->does == LIES_DOES_AGAIN && t->mind->view.open.run.program != LIES_NONE)
        put(t, arg[1], next->theme == LIES_T_OTHER ? !arg[0] : arg[0]);
    if (t->mind->view.open.run.strip && t->mind->view.open.node[arg[1]].aware)
        change(t, arg[1])->aware--;
}
TRY(try_remove) { take(t, arg[1], arg[0], 1); }
TRY(try_shift) {
    change(t, arg[1])->theory[arg[0]]--;
    change(t, arg[2])->theory[arg[0]]++;
}
TRY(try_aware) {
    const struct lies_op *op = op_after(t->mind, 0), *next = op_after(t->mind, 1);
    teach(t, arg[0]);
    if (next && next->does == LIES_DOES_AWARE_AGAIN)
        teach(t, arg[0]);
    if (op->flags & LIES_F_CALM && t->mind->view.open.vulnerable & lies_bit(arg[0])) {
        t->mind->view.open.vulnerable &= ~lies_bit(arg[0]);
        t->touched |= lies_bit(arg[0]);
    }
}
TRY(try_walk) {
    change(t, arg[0])->aware--;
    change(t, arg[1])->aware++;
}
TRY(try_activate) { take_themed(t, arg[0], op_after(t->mind, 0)->theme, t->mind->view.open.node[arg[0]].aware); }
TRY(try_flag) {
    t->mind->view.open.flagged |= lies_bit(arg[0]);
    t->touched |= lies_bit(arg[0]);
}
TRY(try_unflag) {
    t->mind->view.open.flagged &= ~lies_bit(arg[0]);
    t->touched |= lies_bit(arg[0]);
}
TRY(try_vuln) {
    t->mind->view.open.vulnerable |= lies_bit(arg[0]);
    t->touched |= lies_bit(arg[0]);
}
static void moderate(struct lies_trial *t, int n, int by) {
    struct lies_node *node = change(t, n);
    node->mods = (uint8_t)(node->mods + by);
    t->mind->view.open.modded = (t->mind->view.open.modded & ~lies_bit(n)) | (uint32_t)(node->mods > 0) << n;
    t->touched |= t->mind->facts->node[n].near;
}
TRY(try_mod) { moderate(t, arg[0], 1); }
TRY(try_move) {
    moderate(t, arg[0], -1);
    moderate(t, arg[1], 1);
}

/* A node was picked: what the op after it will do there. */
#define THEN(name) static void name(struct lies_trial *t, int n, const struct lies_op *op)

THEN(then_takedown) {
    bool big = t->mind->view.open.flagged >> n & 1 && t->mind->view.open.node[n].theory[op->theme] > op->times;
    take(t, n, op->theme, big ? 2 * op->times : op->times);
}
THEN(then_remove) {
    const struct lies_op *next = op_after(t->mind, 2);
    take_any(t, n, op->times);
    int at = next && next->does == LIES_DOES_PICK ? best_take(t->mind, t->mind->facts->node[n].near) : -1;
    if (at >= 0)
        take_any(t, at, 1);
}
THEN(then_each) {
    (void)op;
    spread(t, n, t->mind->view.open.node[n].theory[louder(t->mind)] ? louder(t->mind) : !louder(t->mind));
}
THEN(then_aware_each) {
    (void)op;
    teach_near(t, n);
}
THEN(then_add) {
    (void)op;
    int at = best_add(t->mind, t->mind->facts->node[n].near, louder(t->mind));
    if (at >= 0)
        add(t, at, louder(t->mind));
}
THEN(then_restore) {
    for (int i = 0; i < LIES_THEORIES; i++)
        for (int k = 0; k < t->mind->view.open.removed[i][n] && k < op->times; k++)
            put(t, n, i);
}

static void (*const then_at[LIES_DOES])(struct lies_trial *, int, const struct lies_op *) = {
    [LIES_DOES_TAKEDOWN] = then_takedown,     [LIES_DOES_REMOVE] = then_remove, [LIES_DOES_THEORY] = then_each,
    [LIES_DOES_AWARE_EACH] = then_aware_each, [LIES_DOES_ADD] = then_add,       [LIES_DOES_RESTORE] = then_restore,
};

TRY(try_pick) {
    const struct lies_op *next = op_after(t->mind, 1);
    if (next && then_at[next->does])
        then_at[next->does](t, arg[0], next);
}

static void fill_net(struct lies_trial *t, uint32_t nodes, int times) {
    for (int i = 0; i < times && nodes; i++) {
        int at = best_add(t->mind, nodes, louder(t->mind));
        add(t, at, louder(t->mind));
        nodes &= ~lies_bit(at);
    }
}

static void mark_net(struct lies_trial *t, uint32_t nodes, const struct lies_op *op) {
    uint32_t *set = op->does == LIES_DOES_VULN ? &t->mind->view.open.vulnerable : &t->mind->view.open.flagged;
    uint32_t tokens = t->mind->view.open.has[0] | t->mind->view.open.has[1];
    int left = op->times;
    nodes &= op->does == LIES_DOES_FLAG ? tokens : ~(uint32_t)0;
    LIES_EACH (n, nodes & ~*set)
        if (left-- > 0)
            *set |= lies_bit((int)n);
    t->touched |= nodes;
}

TRY(try_net) {
    const struct lies_op *next = op_after(t->mind, 1);
    uint32_t nodes = t->mind->facts->net[arg[0]].nodes, tokens = t->mind->view.open.has[0] | t->mind->view.open.has[1];
    if (!next)
        return;
    if (next->does == LIES_DOES_ADD) {
        if (next->where >> LIES_W_FRESH & 1)
            nodes &= ~tokens;
        if (next->where >> LIES_W_REACH & 1)
            nodes &= t->mind->view.open.run.reach;
        fill_net(t, nodes, next->times);
    } else if (next->does == LIES_DOES_ACTIVATE_NET) {
        LIES_EACH (n, nodes & tokens)
            take_any(t, (int)n, t->mind->view.open.node[n].aware);
    } else if (next->does == LIES_DOES_VULN || next->does == LIES_DOES_FLAG) {
        mark_net(t, nodes, next);
    }
}

TRY(try_theory) {
    const struct lies_op *next = op_after(t->mind, 1);
    if (next && next->does == LIES_DOES_EACH && t->mind->view.open.run.last != LIES_NONE)
        spread(t, t->mind->view.open.run.last, arg[0]);
}

TRY(try_policy) {
    const struct lies_open *o = &t->mind->view.open;
    const struct lies_op *next = op_after(t->mind, 1);
    if (!next || next->does != LIES_DOES_SWEEP)
        return;
    uint32_t nodes = o->has[arg[0]];
    nodes &= next->where >> LIES_W_MODDED & 1 ? o->modded : ~(uint32_t)0;
    nodes &= next->where >> LIES_W_FLAGGED & 1 ? o->flagged : ~(uint32_t)0;
    LIES_EACH (n, nodes)
        take(t, (int)n, arg[0], next->times);
}

float lies_try(struct lies_mind *m, const struct lz_move *move) {
    static void (*const try[LIES_VERBS])(struct lies_trial *, const int16_t *) = {
        [LIES_V_SEED] = try_add,          [LIES_V_ADD] = try_add,     [LIES_V_REMOVE] = try_remove,
        [LIES_V_SHIFT] = try_shift,       [LIES_V_AWARE] = try_aware, [LIES_V_WALK] = try_walk,
        [LIES_V_ACTIVATE] = try_activate, [LIES_V_FLAG] = try_flag,   [LIES_V_UNFLAG] = try_unflag,
        [LIES_V_VULN] = try_vuln,         [LIES_V_MOD] = try_mod,     [LIES_V_MOVE] = try_move,
        [LIES_V_PICK] = try_pick,         [LIES_V_NET] = try_net,     [LIES_V_THEORY] = try_theory,
        [LIES_V_POLICY] = try_policy,
    };
    struct lies_trial t;
    begin(m, &t);
    if (!try[move->verb])
        return 0;
    try[move->verb](&t, move->arg);
    return end(&t);
}
