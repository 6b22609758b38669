/* Which nodes and which theories an op means: the selectors of LL-15.2, a row each. */
#include "games/lies/lies_inner.h"

/* LL-1.7: whose pieces they are; LL-1.10 */
uint32_t lies_engaged(const struct lies_open *o, int role) {
    if (lies_team_of(role) == LIES_SPREADERS)
        return lies_tokens(o);
    lz_assert(role == LIES_PM || role == LIES_DE);
    return role == LIES_DE ? o->aware : o->modded | o->flagged;
}

/* LL-7.1, LL-7.4, LL-7.6: where a seat that is engaged nowhere may begin anew. */
static bool at_loss(const struct lies_open *o, const struct lies_run *r, const struct lies_op *op) {
    return op->flags & LIES_F_FOOTHOLD && !o->option[LIES_O_FOOTHOLD] && !lies_engaged(o, r->role);
}
static uint32_t foothold(const struct lies_data *d, int role) {
    return lies_team_of(role) == LIES_SPREADERS ? d->base : d->centre;
}

static uint32_t nodes_with(const struct lies_data *d, const uint8_t of[LIES_THEORIES][LIES_NODES]) {
    uint32_t nodes = 0;
    for (int n = 0; n < d->nodes; n++)
        if (of[0][n] | of[1][n])
            nodes |= lies_bit(n);
    return nodes;
}

#define SELECTOR(name) \
    static uint32_t name(const struct lies_data *d, const struct lies_open *o, const struct lies_run *r, \
                         const struct lies_op *op)
#define UNUSED (void)d, (void)o, (void)r, (void)op

SELECTOR(engaged) {
    if (at_loss(o, r, op))
        return foothold(d, r->role);
    return op->flags & LIES_F_NOW ? lies_engaged(o, r->role) : r->engaged;
}
SELECTOR(reach) {
    if (at_loss(o, r, op))
        return foothold(d, r->role);
    if (!(op->flags & LIES_F_NOW))
        return r->reach;
    uint32_t nodes = lies_engaged(o, r->role);
    return nodes | lies_near(d, nodes);
}
SELECTOR(conn) {
    UNUSED;
    lz_assert(r->last == LIES_NONE || lies_is_node(d, r->last));
    return r->last == LIES_NONE ? 0 : d->node[r->last].near;
}
SELECTOR(path) { return conn(d, o, r, op) & ~r->named; }
SELECTOR(net) {
    UNUSED;
    lz_assert(r->net == LIES_NONE || r->net < d->nets);
    return r->net == LIES_NONE ? 0 : d->net[r->net].nodes;
}
SELECTOR(base) {
    UNUSED;
    return d->base;
}
SELECTOR(base1) {
    UNUSED;
    return d->alt[d->pair[o->option[LIES_O_BASES]][0]].bases;
}
SELECTOR(base2) {
    UNUSED;
    return d->alt[d->pair[o->option[LIES_O_BASES]][1]].bases;
}
SELECTOR(centre) {
    UNUSED;
    return d->centre;
}
SELECTOR(outer) {
    UNUSED;
    return ~d->centre;
}
SELECTOR(gateway) {
    UNUSED;
    return d->gateway;
}
SELECTOR(modded) {
    UNUSED;
    return o->modded;
}
SELECTOR(unmodded) {
    UNUSED;
    return ~o->modded;
}
SELECTOR(flagged) {
    UNUSED;
    return o->flagged;
}
SELECTOR(pile3) {
    UNUSED;
    uint32_t nodes = 0;
    LIES_EACH (n, lies_tokens(o))
        if (lies_pile(o, (int)n) >= 3)
            nodes |= lies_bit((int)n);
    return nodes;
}
SELECTOR(fresh) {
    UNUSED;
    return ~lies_tokens(o);
}
SELECTOR(added) {
    UNUSED;
    return nodes_with(d, o->added);
}
SELECTOR(lost) {
    UNUSED;
    return nodes_with(d, o->removed);
}
SELECTOR(nearlost) { return lies_near(d, lost(d, o, r, op)); }
SELECTOR(tokens) {
    uint32_t themes = op->theme == LIES_T_ANY ? 3 : lies_themes(d, o, r, op);
    return (themes & 1 ? o->has[0] : 0) | (themes & 2 ? o->has[1] : 0);
}
SELECTOR(neartokens) {
    uint32_t nodes = tokens(d, o, r, op);
    return nodes | lies_near(d, nodes);
}
SELECTOR(awared) {
    UNUSED;
    return o->aware;
}
SELECTOR(aware2) {
    UNUSED;
    uint32_t nodes = 0;
    LIES_EACH (n, o->aware)
        if (o->node[n].aware >= 2)
            nodes |= lies_bit((int)n);
    return nodes;
}

static uint32_t (*const selector[LIES_WHERES])(const struct lies_data *, const struct lies_open *,
                                               const struct lies_run *, const struct lies_op *) = {
    [LIES_W_ENGAGED] = engaged,   [LIES_W_REACH] = reach,     [LIES_W_CONN] = conn,
    [LIES_W_PATH] = path,         [LIES_W_NET] = net,         [LIES_W_BASE] = base,
    [LIES_W_BASE1] = base1,       [LIES_W_BASE2] = base2,     [LIES_W_CENTRE] = centre,
    [LIES_W_OUTER] = outer,       [LIES_W_GATEWAY] = gateway, [LIES_W_MODDED] = modded,
    [LIES_W_UNMODDED] = unmodded, [LIES_W_FLAGGED] = flagged, [LIES_W_PILE3] = pile3,
    [LIES_W_FRESH] = fresh,       [LIES_W_ADDED] = added,     [LIES_W_LOST] = lost,
    [LIES_W_NEARLOST] = nearlost, [LIES_W_TOKENS] = tokens,   [LIES_W_NEARTOKENS] = neartokens,
    [LIES_W_AWARED] = awared,     [LIES_W_AWARE2] = aware2,
};

static uint32_t networks_of(const struct lies_data *d, uint32_t nodes) {
    uint32_t whole = 0;
    LIES_EACH (n, nodes)
        whole |= d->net[d->node[n].net].nodes;
    return whole;
}

uint32_t lies_where(const struct lies_data *d, const struct lies_open *o, const struct lies_run *r,
                    const struct lies_op *op) {
    uint32_t at = d->all;
    LIES_EACH (w, op->where)
        at &= selector[w](d, o, r, op);
    if (op->flags & LIES_F_DISTINCT)
        at &= ~r->named;
    if (op->flags & LIES_F_OTHERNET)
        at &= ~networks_of(d, r->named);
    return at;
}

/* Theories of which tokens went this turn. */
static uint32_t lost_themes(const struct lies_data *d, const struct lies_open *o) {
    uint32_t lost = 0;
    for (int t = 0; t < LIES_THEORIES; t++)
        for (int n = 0; n < d->nodes; n++)
            if (o->removed[t][n])
                lost |= lies_bit(t);
    return lost;
}

/* LL-6.5 */
uint32_t lies_themes(const struct lies_data *d, const struct lies_open *o, const struct lies_run *r,
                     const struct lies_op *op) {
    lz_assert(r->theory == LIES_NONE || r->theory < LIES_THEORIES);
    if (op->flags & LIES_F_ONETHEORY && r->times)
        return lies_bit(r->theory);
    switch ((enum lies_theme)op->theme) {
    case LIES_T_BIRD:
    case LIES_T_LIZARD:
        return lies_bit(op->theme);
    case LIES_T_ANY:
        return 3;
    case LIES_T_SAME:
    case LIES_T_CHOSEN:
        return r->theory == LIES_NONE ? 0 : lies_bit(r->theory);
    case LIES_T_OTHER:
        return r->theory == LIES_NONE ? 0 : lies_bit(!r->theory);
    case LIES_T_LOST:
        break;
    }
    return lost_themes(d, o);
}
