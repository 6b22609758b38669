/* How a seat's own turn began. A plan is made for a whole turn, and at any of its questions the same one must come out,
   whoever asks: so the turn's changes are counted by the events that told them, and taken back from the view. */
#include "bots/lies/lies_mind.h"

#include "core/seats.h"

#include <string.h>

/* What an event of each kind tells; only the seat itself acts in its turn, so every piece that comes or goes is its
   doing. */
#define NOTE(name) static void name(struct lies_turn *t, const int32_t *arg)

NOTE(came) { t->theory[arg[0]][arg[1]]++; }
NOTE(went) { t->theory[arg[1]][arg[2]] = (int8_t)(t->theory[arg[1]][arg[2]] - arg[0]); }
NOTE(shifted) {
    t->theory[arg[0]][arg[1]]--;
    t->theory[arg[0]][arg[2]]++;
}
NOTE(aware) { t->aware[arg[0]]++; }
NOTE(stripped) { t->aware[arg[0]]--; }
NOTE(walked) {
    t->aware[arg[0]]--;
    t->aware[arg[1]]++;
}
NOTE(deployed) { t->mods[arg[0]]++; }
NOTE(moved) {
    t->mods[arg[0]]--;
    t->mods[arg[1]]++;
}
NOTE(fell_for) { t->vulnerable ^= lies_bit(arg[1]); }
NOTE(vulnerable) { t->vulnerable ^= lies_bit(arg[0]); }
NOTE(flagged) { t->flagged ^= lies_bit(arg[0]); }

static void (*const note[LIES_KINDS])(struct lies_turn *, const int32_t *) = {
    [LIES_K_ADDED] = came,        [LIES_K_SPREAD] = came,       [LIES_K_REMOVED] = went,
    [LIES_K_SHIFTED] = shifted,   [LIES_K_AWARE] = aware,       [LIES_K_AWARE_SPREAD] = aware,
    [LIES_K_STRIPPED] = stripped, [LIES_K_WALKED] = walked,     [LIES_K_DEPLOYED] = deployed,
    [LIES_K_MOVED] = moved,       [LIES_K_FELL_FOR] = fell_for, [LIES_K_VULNERABLE] = vulnerable,
    [LIES_K_CALMED] = vulnerable, [LIES_K_FLAGGED] = flagged,   [LIES_K_UNFLAGGED] = flagged,
};

/* And of those that speak of one seat, if it is this one. */
NOTE(begins) {
    (void)arg;
    *t = (struct lies_turn){ .seat = t->seat };
}
NOTE(dropped) { t->dropped[arg[0] % LIES_DECK]++; }
NOTE(drew) {
    (void)arg;
    t->drawn = true;
}

static void (*const note_own[LIES_KINDS])(struct lies_turn *, const int32_t *) = {
    [LIES_K_TURN] = begins, [LIES_K_PLAYED] = dropped, [LIES_K_TOSSED] = dropped, [LIES_K_DREW] = drew
};

void lies_turn_notice(struct lies_turn *t, const struct lz_event *event) {
    lz_assert(event->kind < LIES_KINDS);
    if (note[event->kind])
        note[event->kind](t, event->arg);
    if (event->seat == t->seat && note_own[event->kind])
        note_own[event->kind](t, event->arg);
}

bool lies_turn_own(const struct lies_turn *t, const struct lies_view *v) {
    return v->open.turn == t->seat && !t->drawn && (v->open.stage == LIES_S_TURN || v->open.stage == LIES_S_DISCARD);
}

/* Beside the nodes the state keeps sets of them. */
static void mark(struct lies_open *o, const struct lies_data *d, int n) {
    const struct lies_node *node = &o->node[n];
    for (int t = 0; t < LIES_THEORIES; t++)
        o->has[t] |= (uint32_t)(node->theory[t] > 0) << n;
    o->full |= (uint32_t)(node->theory[0] + node->theory[1] >= d->conspiracy_limit) << n;
    o->aware |= (uint32_t)(node->aware > 0) << n;
    o->aware_full |= (uint32_t)(node->aware >= d->aware_limit) << n;
    o->modded |= (uint32_t)(node->mods > 0) << n;
}

static void give_back(struct lies_open *o, int piece, int count) {
    o->supply[piece] = (uint8_t)(o->supply[piece] + count);
}

static void undo_nodes(const struct lies_turn *t, const struct lies_data *d, struct lies_open *o) {
    o->has[0] = o->has[1] = o->full = o->aware = o->aware_full = o->modded = 0;
    for (int n = 0; n < d->nodes; n++) {
        struct lies_node *node = &o->node[n];
        for (int i = 0; i < LIES_THEORIES; i++) {
            node->theory[i] = (uint8_t)(node->theory[i] - t->theory[i][n]);
            give_back(o, LIES_BIRD + i, t->theory[i][n]);
        }
        node->aware = (uint8_t)(node->aware - t->aware[n]);
        give_back(o, LIES_AWARE, t->aware[n]);
        node->mods = (uint8_t)(node->mods - t->mods[n]);
        give_back(o, LIES_MOD, t->mods[n]);
        mark(o, d, n);
    }
}

static void undo_marks(struct lies_open *o, int piece, uint32_t *set, uint32_t changed) {
    int now = __builtin_popcount(*set);
    *set ^= changed;
    give_back(o, piece, now - __builtin_popcount(*set));
}

static void undo_cards(const struct lies_turn *t, struct lies_view *was) {
    for (int k = 0; k < LIES_DECK; k++) {
        int n = t->dropped[k];
        was->hand[t->seat][k] = (uint8_t)(was->hand[t->seat][k] + n);
        was->open.hands[t->seat] = (uint8_t)(was->open.hands[t->seat] + n);
        was->open.discard[t->seat][k] = (uint8_t)(was->open.discard[t->seat][k] - n);
    }
}

/* LL-1.10, LL-1.11 */
static uint32_t engaged(const struct lies_open *o, int role) {
    if (lies_team_of(role) == LIES_SPREADERS)
        return o->has[0] | o->has[1];
    return role == LIES_DE ? o->aware : o->modded | o->flagged;
}

static struct lies_run run_of(const struct lies_data *d, const struct lies_open *o, int program) {
    struct lies_run r = {
        .program = (uint8_t)program, .last = LIES_NONE, .net = LIES_NONE, .theory = LIES_NONE, .removing = LIES_NONE
    };
    if (program == LIES_NONE)
        return r;
    r.seat = o->turn;
    r.role = o->role[o->turn];
    r.cause = LIES_BY_TURN;
    r.engaged = r.reach = engaged(o, r.role);
    LIES_EACH (n, r.engaged)
        r.reach |= d->node[n].near;
    return r;
}

/* The first step of the role's board asks, or its program does. */
static void ask_first(const struct lies_data *d, struct lies_view *was) {
    static const uint8_t phase[] = {
        [LIES_RUN] = LIES_P_PLACE, [LIES_CARDS] = LIES_P_CARDS, [LIES_DISRUPT] = LIES_P_DISRUPT
    };
    struct lies_open *o = &was->open;
    const struct lies_step *step = &d->deck[o->role[o->turn]].step[0];
    bool runs = step->kind == LIES_RUN;
    was->seen.phase = phase[step->kind];
    o->sub = runs;
    o->run = run_of(d, o, runs ? step->program : LIES_NONE);
    const struct lies_op *op = &d->program[step->program].op[0];
    for (int n = 0; runs && op->does == LIES_DOES_MOVE && n < d->nodes; n++)
        o->left[op->times - 1][n] = o->node[n].mods;
}

void lies_turn_undo(const struct lies_turn *t, const struct lies_data *d, const struct lies_view *v,
                    struct lies_view *was) {
    struct lies_open *o = &was->open;
    *was = *v;
    was->seen.may = was->seen.wait = lz_only(t->seat);
    was->seen.step = 0; /* nobody knows any more */
    was->seen.now = 0;
    undo_nodes(t, d, o);
    undo_marks(o, LIES_FLAG, &o->flagged, t->flagged);
    undo_marks(o, LIES_VULN, &o->vulnerable, t->vulnerable);
    undo_cards(t, was);
    memset(o->added, 0, sizeof o->added);
    memset(o->removed, 0, sizeof o->removed);
    memset(o->left, 0, sizeof o->left);
    o->stage = LIES_S_TURN;
    o->index = o->step = o->cards = o->powered = o->doubled = 0;
    o->card = o->ran = LIES_NONE;
    ask_first(d, was);
}

bool lies_turn_same(const struct lies_view *a, const struct lies_view *b) {
    const struct lies_open *x = &a->open, *y = &b->open;
    return a->seen.phase == b->seen.phase && x->step == y->step && x->sub == y->sub && x->cards == y->cards &&
           x->powered == y->powered && x->doubled == y->doubled && memcmp(&x->run, &y->run, sizeof x->run) == 0 &&
           memcmp(x->node, y->node, sizeof x->node) == 0 && memcmp(x->left, y->left, sizeof x->left) == 0 &&
           x->flagged == y->flagged && x->vulnerable == y->vulnerable && memcmp(a->hand, b->hand, sizeof a->hand) == 0;
}
