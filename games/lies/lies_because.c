/* The facts that make a refusal apply, from what the seat can see. */
#include "core/words/address.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/lies/lies_inner.h"

struct refused {
    const struct lz_game *game;
    const struct lies_data *d;
    const struct lies_view *v;
    const struct lz_move *move;
};

static void put_card(const struct refused *r, struct lz_writer *w) { lz_title_print(r->game, 'c', r->move->arg[0], w); }

static bool held(const struct refused *r) {
    int role = r->move->arg[0] / LIES_DECK, seat = r->v->seen.seat;
    return role == r->v->open.role[seat] && r->v->hand[seat][r->move->arg[0] % LIES_DECK];
}

/* ---- cards */

static void by_limit(const struct refused *r, struct lz_writer *w) {
    const struct lies_open *o = &r->v->open;
    int limit = o->option[LIES_O_CARDS];
    if (limit && o->cards >= limit) {
        lz_put(w, "You have played ");
        lz_put_number(w, o->cards);
        lz_put(w, " of ");
        lz_put_number(w, limit);
        lz_put(w, " Action cards this turn.");
        return;
    }
    put_card(r, w);
    lz_put(w, " is a Reaction card.");
}

static void by_hand(const struct refused *r, struct lz_writer *w) {
    if (!held(r)) {
        lz_put(w, "You do not hold ");
        put_card(r, w);
        lz_put(w, ".");
        return;
    }
    put_card(r, w);
    lz_put(w, " cannot be played now. It says: ");
    lz_put(w, r->d->deck[r->move->arg[0] / LIES_DECK].card[r->move->arg[0] % LIES_DECK].text);
}

static void by_ledger(const struct refused *r, struct lz_writer *w) {
    lz_put(w, "That turn: ");
    lies_put_ledger(r->d, &r->v->open, w);
    lz_put(w, ". No Reaction in your hand fits that.");
}

static void by_answer(const struct refused *r, struct lz_writer *w) {
    by_hand(r, w);
    lz_put(w, " That turn: ");
    lies_put_ledger(r->d, &r->v->open, w);
    lz_put(w, ".");
}

/* ---- nodes */

/* "TB1 holds 4 of 4 tokens" */
static void put_full(const struct refused *r, int node, bool aware, struct lz_writer *w) {
    const struct lies_open *o = &r->v->open;
    lies_put_place(r->d, node, w);
    lz_put(w, " holds ");
    lz_put_number(w, aware ? o->node[node].aware : lies_pile(o, node));
    lz_put(w, " of ");
    lz_put_number(w, aware ? r->d->aware_limit : r->d->conspiracy_limit);
    lies_put_words(r->d, aware ? " <Aware (several)>" : " tokens", w);
}

static void by_room(const struct refused *r, struct lz_writer *w) {
    bool aware = r->move->verb == LIES_V_AWARE;
    put_full(r, r->move->arg[!aware], aware, w);
    if (!lies_may_buy(&r->v->open.run))
        lz_put(w, r->v->open.run.bought ? ", and the Buy In is used." : ", and there is no Buy In here.");
    else
        lz_put(w, ", and so do the nodes connected to it.");
}

static void by_theory(const struct refused *r, struct lz_writer *w) {
    lz_put(w, "It is about ");
    lz_put(w, r->d->theory[!r->move->arg[0]].names);
    lz_put(w, ", not about ");
    lz_put(w, r->d->theory[r->move->arg[0]].names);
    lz_put(w, ".");
}

static void by_pile(const struct refused *r, struct lz_writer *w) {
    const struct lies_run *run = &r->v->open.run;
    if (run->removing == LIES_NONE)
        return;
    lies_put_place(r->d, run->removing, w);
    lz_put(w, " holds ");
    for (int t = 0; t < LIES_THEORIES; t++) {
        lz_put(w, t ? " and " : "");
        lies_put_counted(r->d, t, r->v->open.node[run->removing].theory[t], w);
    }
    lz_put(w, ".");
}

/* From, to; a Shift names its theory first. */
static void by_way(const struct refused *r, struct lz_writer *w) {
    const struct lies_open *o = &r->v->open;
    int verb = r->move->verb, first = verb == LIES_V_SHIFT, from = r->move->arg[first], to = r->move->arg[first + 1];
    int there = verb == LIES_V_SHIFT  ? o->node[from].theory[r->move->arg[0]]
                : verb == LIES_V_WALK ? o->node[from].aware
                                      : o->node[from].mods;
    int piece = verb == LIES_V_SHIFT ? r->move->arg[0] : verb == LIES_V_WALK ? LIES_AWARE : LIES_MOD;
    if (!there) {
        lies_put_place(r->d, from, w);
        lz_put(w, " holds ");
        lies_put_counted(r->d, piece, 0, w);
    } else if (!lies_has(r->d->node[from].near, to)) {
        lies_put_place(r->d, from, w);
        lz_put(w, " and ");
        lies_put_place(r->d, to, w);
        lz_put(w, " are not connected");
    } else if (verb == LIES_V_MOVE) {
        lz_put(w, "What stands there has moved as far as it may");
    } else {
        put_full(r, to, verb == LIES_V_WALK, w);
    }
    lz_put(w, ".");
}

/* Flags, marks and Moderators; the last move along connections. */
static void by_mark(const struct refused *r, struct lz_writer *w) {
    const struct lies_open *o = &r->v->open;
    int verb = r->move->verb, node = r->move->arg[0];
    if (verb == LIES_V_MOVE) {
        by_way(r, w);
        return;
    }
    lies_put_place(r->d, node, w);
    if (verb == LIES_V_VULN)
        lies_put_words(r->d, " is <vulnerable> already.", w);
    else if (verb == LIES_V_UNFLAG)
        lies_put_words(r->d, " is not <flagged>.", w);
    else if (verb == LIES_V_FLAG && lies_has(o->flagged, node))
        lies_put_words(r->d, " is <flagged> already.", w);
    else
        lz_put(w, verb == LIES_V_FLAG ? " holds no tokens." : " cannot have it.");
}

static void by_supply(const struct refused *r, struct lz_writer *w) {
    lz_put(w, "Of the ");
    lz_put(w, r->d->theory[r->move->arg[0]].names);
    lz_put(w, " none is left.");
}

/* The nodes that this card or step has named. */
static void by_named(const struct refused *r, struct lz_writer *w) {
    lz_put(w, "So far you have named ");
    lies_put_places_of(r->d, r->v->open.run.named, w);
    lz_put(w, ".");
}

/* ---- what is asked instead */

static void by_question(const struct refused *r, struct lz_writer *w) {
    if (!lz_in(r->v->seen.may, r->v->seen.seat))
        return;
    lz_put(w, "Asked is: ");
    lies_ask(r->game, r->v, w);
}

static void by_turn(const struct refused *r, struct lz_writer *w) {
    if (!r->v->seen.may)
        return;
    lz_put(w, "It is the decision of the ");
    lz_put(w, r->d->deck[r->v->open.role[lz_first(r->v->seen.may)]].name);
    lz_put(w, ".");
}

void lies_because(const struct lz_game *game, const void *view, const struct lz_input *in, const struct lz_why *why,
                  struct lz_writer *w) {
    static void (*const because[LIES_RULES])(const struct refused *, struct lz_writer *) = {
        [LL_3_3] = by_question,  [LL_3_4] = by_question,  [LL_3_5] = by_question, [LL_3_6] = by_question,
        [LL_4_3] = by_question,  [LL_5_2] = by_limit,     [LL_5_3] = by_hand,     [LL_5_4] = by_hand,
        [LL_6_3] = by_room,      [LL_6_5] = by_theory,    [LL_6_6] = by_room,     [LL_6_7] = by_pile,
        [LL_6_8] = by_way,       [LL_6_10] = by_mark,     [LL_6_11] = by_supply,  [LL_7_1] = by_question,
        [LL_7_2] = by_question,  [LL_7_3] = by_question,  [LL_7_4] = by_question, [LL_8_1] = by_question,
        [LL_8_2] = by_question,  [LL_8_3] = by_question,  [LL_8_4] = by_question, [LL_8_5] = by_named,
        [LL_8_7] = by_question,  [LL_9_2] = by_ledger,    [LL_9_3] = by_answer,   [LL_12_1] = by_turn,
        [LL_12_4] = by_question, [LL_12_5] = by_question,
    };
    const struct refused refused = { game, lies_facts(game), view, &in->move };
    if (why->rule < LIES_RULES && because[why->rule])
        because[why->rule](&refused, w);
}
