/* Placement and removal of pieces: section 6. Every piece that comes or goes passes here, so supplies, the sets kept
   beside the nodes and the ledger stay true. */
#include "games/lies/lies_inner.h"

static void mark(uint32_t *set, int n, bool in) { *set = (*set & ~lies_bit(n)) | (uint32_t)in << n; }

void lies_touch(const struct lies_data *d, struct lies_open *o, int n) {
    const struct lies_node *node = &o->node[n];
    lz_assert(lies_is_node(d, n));
    for (int t = 0; t < LIES_THEORIES; t++)
        mark(&o->has[t], n, node->theory[t] > 0);
    mark(&o->full, n, lies_pile(o, n) >= d->conspiracy_limit);
    mark(&o->aware, n, node->aware > 0);
    mark(&o->aware_full, n, node->aware >= d->aware_limit);
    mark(&o->modded, n, node->mods > 0);
}

/* LL-1.9 */
static bool has_room(const struct lies_open *o, int n) { return !lies_has(o->full, n); }

/* LL-1.14: what a turn's own sources do is counted, and nothing else. */
static void enter(const struct lies_run *r, uint8_t ledger[LIES_NODES], int n, int count) {
    if (r->cause == LIES_BY_TURN)
        ledger[n] = (uint8_t)(ledger[n] + count);
}

static void put(const struct lies_work *w, int n, int t, enum lies_kind kind) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    lz_assert(o->supply[t] > 0 && has_room(o, n)); /* LL-6.3 */
    o->node[n].theory[t]++;
    o->supply[t]--;
    lies_touch(w->d, o, n);
    enter(&o->run, o->added[t], n, 1);
    lz_tell(w->out, (uint16_t)kind, o->run.seat, lies_everyone(s), t, n);
}

static void return_mark(struct lies_open *o, int n) {
    lz_assert(lies_has(o->vulnerable, n));
    o->vulnerable &= ~lies_bit(n);
    o->supply[LIES_VULN]++;
}

/* The first token on a vulnerable node uses the mark up: true, and one more is due if supply is left. */
static bool falls_for(const struct lies_work *w, int n, int t) {
    struct lies_state *s = w->s;
    if (!lies_has(s->open.vulnerable, n))
        return false;
    return_mark(&s->open, n);
    lz_tell(w->out, LIES_K_FELL_FOR, s->open.run.seat, lies_everyone(s), t, n);
    return s->open.supply[t] > 0;
}

void lies_seed(const struct lies_work *w, int n, int t) { put(w, n, t, LIES_K_SEEDED); }

/* LL-6.2 without the Buy In: LL-8.8. */
void lies_spread(const struct lies_work *w, int n, int t) {
    struct lies_state *s = w->s;
    LIES_EACH (near, w->d->node[n].near) {
        int q = (int)near;
        if (!has_room(&s->open, q) || !s->open.supply[t])
            continue;
        put(w, q, t, LIES_K_SPREAD);
        if (falls_for(w, q, t) && has_room(&s->open, q))
            put(w, q, t, LIES_K_SPREAD);
    }
}

static void buy_in(const struct lies_work *w, int n, int t) {
    struct lies_state *s = w->s;
    s->open.run.bought = 1;
    lz_tell(w->out, LIES_K_BOUGHT, s->open.run.seat, lies_everyone(s), t, n);
    lies_spread(w, n, t);
}

/* LL-6.1, LL-6.4 */
void lies_add(const struct lies_work *w, int n, int t) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    if (!o->supply[t])
        return;
    if (!has_room(o, n)) {
        if (lies_may_buy(&o->run))
            buy_in(w, n, t);
        return;
    }
    put(w, n, t, LIES_K_ADDED);
    if (!falls_for(w, n, t))
        return;
    if (has_room(o, n))
        put(w, n, t, LIES_K_ADDED);
    else if (lies_may_buy(&o->run) && w->d->node[n].near & ~o->full)
        buy_in(w, n, t);
}

static void put_aware(const struct lies_work *w, int n, enum lies_kind kind) {
    struct lies_state *s = w->s;
    lz_assert(s->open.supply[LIES_AWARE] > 0 && !lies_has(s->open.aware_full, n)); /* LL-6.6 */
    s->open.node[n].aware++;
    s->open.supply[LIES_AWARE]--;
    lies_touch(w->d, &s->open, n);
    lz_tell(w->out, (uint16_t)kind, s->open.run.seat, lies_everyone(s), n);
}

void lies_aware_spread(const struct lies_work *w, int n) {
    struct lies_state *s = w->s;
    LIES_EACH (q, w->d->node[n].near)
        if (!lies_has(s->open.aware_full, (int)q) && s->open.supply[LIES_AWARE])
            put_aware(w, (int)q, LIES_K_AWARE_SPREAD);
}

/* LL-6.6 */
void lies_aware(const struct lies_work *w, int n) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    if (!o->supply[LIES_AWARE])
        return;
    if (!lies_has(o->aware_full, n)) {
        put_aware(w, n, LIES_K_AWARE);
        return;
    }
    if (!lies_may_buy(&o->run))
        return;
    o->run.bought = 1;
    lz_tell(w->out, LIES_K_AWARE_BOUGHT, o->run.seat, lies_everyone(s), n);
    lies_aware_spread(w, n);
}

void lies_strip(const struct lies_work *w, int n) {
    struct lies_state *s = w->s;
    if (!s->open.node[n].aware)
        return;
    s->open.node[n].aware--;
    s->open.supply[LIES_AWARE]++;
    lies_touch(w->d, &s->open, n);
    lz_tell(w->out, LIES_K_STRIPPED, s->open.run.seat, lies_everyone(s), n);
}

void lies_vuln(const struct lies_work *w, int n) {
    struct lies_state *s = w->s;
    lz_assert(s->open.supply[LIES_VULN] > 0 && !lies_has(s->open.vulnerable, n)); /* LL-6.10 */
    s->open.vulnerable |= lies_bit(n);
    s->open.supply[LIES_VULN]--;
    lz_tell(w->out, LIES_K_VULNERABLE, s->open.run.seat, lies_everyone(s), n);
}

void lies_calm(const struct lies_work *w, int n) {
    struct lies_state *s = w->s;
    if (!lies_has(s->open.vulnerable, n))
        return;
    return_mark(&s->open, n);
    lz_tell(w->out, LIES_K_CALMED, s->open.run.seat, lies_everyone(s), n);
}

void lies_flag(const struct lies_work *w, int n) {
    struct lies_state *s = w->s;
    lz_assert(s->open.supply[LIES_FLAG] > 0 && !lies_has(s->open.flagged, n)); /* LL-6.10 */
    s->open.flagged |= lies_bit(n);
    s->open.supply[LIES_FLAG]--;
    lz_tell(w->out, LIES_K_FLAGGED, s->open.run.seat, lies_everyone(s), n);
}

void lies_unflag(const struct lies_work *w, int n) {
    struct lies_state *s = w->s;
    if (!lies_has(s->open.flagged, n))
        return;
    s->open.flagged &= ~lies_bit(n);
    s->open.supply[LIES_FLAG]++;
    lz_tell(w->out, LIES_K_UNFLAGGED, s->open.run.seat, lies_everyone(s), n);
}

void lies_deploy(const struct lies_work *w, int n) {
    struct lies_state *s = w->s;
    lz_assert(s->open.supply[LIES_MOD] > 0);
    s->open.node[n].mods++;
    s->open.supply[LIES_MOD]--;
    lies_touch(w->d, &s->open, n);
    lz_tell(w->out, LIES_K_DEPLOYED, s->open.run.seat, lies_everyone(s), n);
}

void lies_remove(const struct lies_work *w, int n, int t, int count) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    lz_assert(lies_is_node(w->d, n) && t >= 0 && t < LIES_THEORIES && count >= 0);
    int gone = count < o->node[n].theory[t] ? count : o->node[n].theory[t];
    if (!gone)
        return;
    o->node[n].theory[t] = (uint8_t)(o->node[n].theory[t] - gone);
    o->supply[t] = (uint8_t)(o->supply[t] + gone);
    lies_touch(w->d, o, n);
    enter(&o->run, o->removed[t], n, gone);
    lz_tell(w->out, LIES_K_REMOVED, o->run.seat, lies_everyone(s), gone, t, n);
}

void lies_move_mod(const struct lies_work *w, struct lies_way way) {
    struct lies_state *s = w->s;
    lz_assert(s->open.node[way.from].mods > 0 && lies_has(w->d->node[way.from].near, way.to));
    s->open.node[way.from].mods--;
    s->open.node[way.to].mods++;
    lies_touch(w->d, &s->open, way.from);
    lies_touch(w->d, &s->open, way.to);
    lz_tell(w->out, LIES_K_MOVED, s->open.run.seat, lies_everyone(s), way.from, way.to);
}

void lies_walk(const struct lies_work *w, struct lies_way way) {
    struct lies_state *s = w->s;
    lz_assert(s->open.node[way.from].aware > 0 && lies_has(w->d->node[way.from].near, way.to));
    lz_assert(!lies_has(s->open.aware_full, way.to)); /* LL-6.8 */
    s->open.node[way.from].aware--;
    s->open.node[way.to].aware++;
    lies_touch(w->d, &s->open, way.from);
    lies_touch(w->d, &s->open, way.to);
    lz_tell(w->out, LIES_K_WALKED, s->open.run.seat, lies_everyone(s), way.from, way.to);
}

/* LL-6.8: no addition, so no Buy In, no mark, no ledger. */
void lies_shift(const struct lies_work *w, int t, struct lies_way way) {
    struct lies_state *s = w->s;
    lz_assert(s->open.node[way.from].theory[t] > 0 && lies_has(w->d->node[way.from].near, way.to));
    lz_assert(has_room(&s->open, way.to)); /* LL-6.8 */
    s->open.node[way.from].theory[t]--;
    s->open.node[way.to].theory[t]++;
    lies_touch(w->d, &s->open, way.from);
    lies_touch(w->d, &s->open, way.to);
    lz_tell(w->out, LIES_K_SHIFTED, s->open.run.seat, lies_everyone(s), t, way.from, way.to);
}
