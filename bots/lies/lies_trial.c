/* What an answer would do to the board, tried on the view: placement and removal in a few strokes, without ledger,
   supply and words. The rules know better; this is for choosing quickly. */
#include "bots/lies/lies_mind.h"

#include "core/bug.h"

static struct lies_node *change(struct lies_mind *m, struct lies_trial *t, int n) {
    struct lies_node *node = &m->view.open.node[n];
    lz_assert(t->changes < LIES_TRIED);
    t->was[t->changes] = *node;
    t->node[t->changes++] = (uint8_t)n;
    t->touched |= lies_bit(n);
    return node;
}

static void begin(const struct lies_mind *m, struct lies_trial *t) {
    t->changes = 0;
    t->touched = 0;
    t->flagged = m->view.open.flagged;
    t->vulnerable = m->view.open.vulnerable;
    t->modded = m->view.open.modded;
    t->told[0] = m->told[0];
    t->told[1] = m->told[1];
}

/* What has been tried, weighed against what was; then it is undone. */
static float end(struct lies_mind *m, struct lies_trial *t) {
    struct lies_open *o = &m->view.open;
    struct lies_share sum[LIES_NETS];
    uint32_t nets = 0;
    float gain = 0;
    if (t->told[0] != m->told[0] || t->told[1] != m->told[1])
        gain = lies_told_value(m, t->told) - lies_told_value(m, m->told);
    LIES_EACH (n, t->touched) {
        struct lies_share share = lies_share_of(m, (int)n);
        int i = m->facts->node[n].net;
        if (!(nets & lies_bit(i)))
            sum[i] = m->sum[i];
        nets |= lies_bit(i);
        sum[i].lack += share.lack - m->share[n].lack;
        sum[i].stain += share.stain - m->share[n].stain;
        sum[i].need += share.need - m->share[n].need;
    }
    LIES_EACH (i, nets)
        gain += lies_net_value(m, (int)i, sum[i]) - m->net[i];
    while (t->changes)
        t->changes--, o->node[t->node[t->changes]] = t->was[t->changes];
    o->flagged = t->flagged;
    o->vulnerable = t->vulnerable;
    o->modded = t->modded;
    return gain;
}

static int pile(const struct lies_mind *m, int n) {
    return m->view.open.node[n].theory[0] + m->view.open.node[n].theory[1];
}
static bool room(const struct lies_mind *m, int n) { return pile(m, n) < m->facts->conspiracy_limit; }

static void put_one(struct lies_mind *m, struct lies_trial *t, int n, int theory) {
    change(m, t, n)->theory[theory]++;
    t->told[theory]++;
}

/* One token, and another if the node was vulnerable; false if there was no room. */
static bool put(struct lies_mind *m, struct lies_trial *t, int n, int theory) {
    if (!room(m, n))
        return false;
    put_one(m, t, n, theory);
    if (m->view.open.vulnerable & lies_bit(n)) {
        m->view.open.vulnerable &= ~lies_bit(n);
        if (room(m, n))
            put_one(m, t, n, theory);
    }
    return true;
}

static void spread(struct lies_mind *m, struct lies_trial *t, int n, int theory) {
    LIES_EACH (q, m->facts->node[n].near)
        put(m, t, (int)q, theory);
}

static void add(struct lies_mind *m, struct lies_trial *t, int n, int theory) {
    if (!put(m, t, n, theory))
        spread(m, t, n, theory);
}

static void take(struct lies_mind *m, struct lies_trial *t, int n, int theory, int count) {
    struct lies_node *node = change(m, t, n);
    int gone = count < node->theory[theory] ? count : node->theory[theory];
    node->theory[theory] = (uint8_t)(node->theory[theory] - gone);
    t->told[theory] -= gone;
}

/* Of either theory, the louder first. */
static void take_any(struct lies_mind *m, struct lies_trial *t, int n, int count) {
    int louder = m->told[1] > m->told[0], there = m->view.open.node[n].theory[louder];
    take(m, t, n, louder, count);
    if (count > there)
        take(m, t, n, !louder, count - there);
}

static void take_themed(struct lies_mind *m, struct lies_trial *t, int n, int theme, int count) {
    if (theme < LIES_THEORIES)
        take(m, t, n, theme, count);
    else
        take_any(m, t, n, count);
}

static void teach_near(struct lies_mind *m, struct lies_trial *t, int n) {
    LIES_EACH (q, m->facts->node[n].near)
        if (m->view.open.node[q].aware < m->facts->aware_limit)
            change(m, t, (int)q)->aware++;
}

static void teach(struct lies_mind *m, struct lies_trial *t, int n) {
    if (m->view.open.node[n].aware < m->facts->aware_limit)
        change(m, t, n)->aware++;
    else
        teach_near(m, t, n);
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
        add(m, &t, (int)n, theory);
        float gain = end(m, &t);
        if (gain > most)
            most = gain, best = (int)n;
    }
    return best;
}

static int best_take(struct lies_mind *m, uint32_t nodes) {
    int best = -1;
    float least = 1e9f;
    LIES_EACH (n, nodes & (m->view.open.has[0] | m->view.open.has[1])) {
        struct lies_trial t;
        begin(m, &t);
        take_any(m, &t, (int)n, 1);
        float gain = end(m, &t);
        if (gain < least)
            least = gain, best = (int)n;
    }
    return best;
}

#define TRY(name) static void name(struct lies_mind *m, struct lies_trial *t, const int16_t *arg)

TRY(try_add) {
    const struct lies_op *next = op_after(m, 1);
    add(m, t, arg[1], arg[0]);
    if (next && next->does == LIES_DOES_AGAIN && m->view.open.run.program != LIES_NONE)
        put(m, t, arg[1], next->theme == LIES_T_OTHER ? !arg[0] : arg[0]);
    if (m->view.open.run.strip && m->view.open.node[arg[1]].aware)
        change(m, t, arg[1])->aware--;
}
TRY(try_remove) { take(m, t, arg[1], arg[0], 1); }
TRY(try_shift) {
    change(m, t, arg[1])->theory[arg[0]]--;
    change(m, t, arg[2])->theory[arg[0]]++;
}
TRY(try_aware) {
    const struct lies_op *op = op_after(m, 0), *next = op_after(m, 1);
    teach(m, t, arg[0]);
    if (next && next->does == LIES_DOES_AWARE_AGAIN)
        teach(m, t, arg[0]);
    if (op->flags & LIES_F_CALM && m->view.open.vulnerable & lies_bit(arg[0])) {
        m->view.open.vulnerable &= ~lies_bit(arg[0]);
        t->touched |= lies_bit(arg[0]);
    }
}
TRY(try_walk) {
    change(m, t, arg[0])->aware--;
    change(m, t, arg[1])->aware++;
}
TRY(try_activate) { take_themed(m, t, arg[0], op_after(m, 0)->theme, m->view.open.node[arg[0]].aware); }
TRY(try_flag) {
    m->view.open.flagged |= lies_bit(arg[0]);
    t->touched |= lies_bit(arg[0]);
}
TRY(try_unflag) {
    m->view.open.flagged &= ~lies_bit(arg[0]);
    t->touched |= lies_bit(arg[0]);
}
TRY(try_vuln) {
    m->view.open.vulnerable |= lies_bit(arg[0]);
    t->touched |= lies_bit(arg[0]);
}
static void moderate(struct lies_mind *m, struct lies_trial *t, int n, int by) {
    struct lies_node *node = change(m, t, n);
    node->mods = (uint8_t)(node->mods + by);
    m->view.open.modded = (m->view.open.modded & ~lies_bit(n)) | (uint32_t)(node->mods > 0) << n;
    t->touched |= m->facts->node[n].near;
}
TRY(try_mod) { moderate(m, t, arg[0], 1); }
TRY(try_move) {
    moderate(m, t, arg[0], -1);
    moderate(m, t, arg[1], 1);
}

/* A node was picked: what the ops after it will do there. */
static void then_at(struct lies_mind *m, struct lies_trial *t, int n, const struct lies_op *op) {
    const struct lies_open *o = &m->view.open;
    int theory = o->node[n].theory[louder(m)] ? louder(m) : !louder(m), at;
    bool big;
    switch ((enum lies_does)op->does) {
    case LIES_DOES_TAKEDOWN:
        big = o->flagged >> n & 1 && o->node[n].theory[op->theme] > op->times;
        take(m, t, n, op->theme, big ? 2 * op->times : op->times);
        break;
    case LIES_DOES_REMOVE:
        take_any(m, t, n, op->times);
        op = op_after(m, 2);
        if (op && op->does == LIES_DOES_PICK && (at = best_take(m, m->facts->node[n].near)) >= 0)
            take_any(m, t, at, 1);
        break;
    case LIES_DOES_THEORY:
        spread(m, t, n, theory);
        break;
    case LIES_DOES_AWARE_EACH:
        teach_near(m, t, n);
        break;
    case LIES_DOES_ADD:
        if ((at = best_add(m, m->facts->node[n].near, louder(m))) >= 0)
            add(m, t, at, louder(m));
        break;
    case LIES_DOES_RESTORE:
        for (int i = 0; i < LIES_THEORIES; i++)
            for (int k = 0; k < o->removed[i][n] && k < op->times; k++)
                put(m, t, n, i);
        break;
    default:
        break;
    }
}
TRY(try_pick) {
    const struct lies_op *next = op_after(m, 1);
    if (next)
        then_at(m, t, arg[0], next);
}

static void fill_net(struct lies_mind *m, struct lies_trial *t, uint32_t nodes, int times) {
    for (int i = 0; i < times && nodes; i++) {
        int at = best_add(m, nodes, louder(m));
        add(m, t, at, louder(m));
        nodes &= ~lies_bit(at);
    }
}

static void mark_net(struct lies_mind *m, struct lies_trial *t, uint32_t nodes, const struct lies_op *op) {
    uint32_t *set = op->does == LIES_DOES_VULN ? &m->view.open.vulnerable : &m->view.open.flagged;
    uint32_t tokens = m->view.open.has[0] | m->view.open.has[1];
    int left = op->times;
    nodes &= op->does == LIES_DOES_FLAG ? tokens : ~(uint32_t)0;
    LIES_EACH (n, nodes & ~*set)
        if (left-- > 0)
            *set |= lies_bit((int)n);
    t->touched |= nodes;
}

TRY(try_net) {
    const struct lies_op *next = op_after(m, 1);
    uint32_t nodes = m->facts->net[arg[0]].nodes, tokens = m->view.open.has[0] | m->view.open.has[1];
    if (!next)
        return;
    if (next->does == LIES_DOES_ADD) {
        if (next->where >> LIES_W_FRESH & 1)
            nodes &= ~tokens;
        if (next->where >> LIES_W_REACH & 1)
            nodes &= m->view.open.run.reach;
        fill_net(m, t, nodes, next->times);
    } else if (next->does == LIES_DOES_ACTIVATE_NET) {
        LIES_EACH (n, nodes & tokens)
            take_any(m, t, (int)n, m->view.open.node[n].aware);
    } else if (next->does == LIES_DOES_VULN || next->does == LIES_DOES_FLAG) {
        mark_net(m, t, nodes, next);
    }
}

TRY(try_theory) {
    const struct lies_op *next = op_after(m, 1);
    if (next && next->does == LIES_DOES_EACH && m->view.open.run.last != LIES_NONE)
        spread(m, t, m->view.open.run.last, arg[0]);
}

TRY(try_policy) {
    const struct lies_open *o = &m->view.open;
    const struct lies_op *next = op_after(m, 1);
    if (!next || next->does != LIES_DOES_SWEEP)
        return;
    uint32_t nodes = o->has[arg[0]];
    nodes &= next->where >> LIES_W_MODDED & 1 ? o->modded : ~(uint32_t)0;
    nodes &= next->where >> LIES_W_FLAGGED & 1 ? o->flagged : ~(uint32_t)0;
    LIES_EACH (n, nodes)
        take(m, t, (int)n, arg[0], next->times);
}

float lies_try(struct lies_mind *m, const struct lz_move *move) {
    static void (*const try[LIES_VERBS])(struct lies_mind *, struct lies_trial *, const int16_t *) = {
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
    try[move->verb](m, &t, move->arg);
    return end(m, &t);
}
