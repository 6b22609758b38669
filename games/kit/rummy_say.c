/* The holes of the sentences that both games say, filled from what a seat sees; and the facts that make a refusal
 * apply. */
#include "games/kit/rummy_say.h"

#include "core/words/text.h"
#include "core/words/verb.h"

static void put_card(const void *from, struct lz_writer *w) {
    const struct rummy_saying *t = from;
    lz_title_print(t->r->game, 'c', t->card, w);
}
static void put_set(const void *from, struct lz_writer *w) {
    const struct rummy_saying *t = from;
    lz_title_print(t->r->game, 'k', t->set, w);
}
static void put_seat(const void *from, struct lz_writer *w) {
    const struct rummy_saying *t = from;
    lz_put_seat(w, t->out ? t->out->names : NULL, t->seat);
}
static void put_whose(const void *from, struct lz_writer *w) {
    const struct rummy_saying *t = from;
    if (t->seat == t->v->seen.seat) {
        lz_put(w, "your");
        return;
    }
    put_seat(from, w);
    lz_put(w, "'s");
}
static void put_number(const void *from, struct lz_writer *w) {
    lz_put_number(w, ((const struct rummy_saying *)from)->number);
}
static void put_limit(const void *from, struct lz_writer *w) {
    lz_put_number(w, ((const struct rummy_saying *)from)->limit);
}
static void put_cards(const void *from, struct lz_writer *w) {
    rummy_put_count(w, ((const struct rummy_saying *)from)->number, "card", "cards");
}
static void put_points(const void *from, struct lz_writer *w) {
    rummy_put_count(w, ((const struct rummy_saying *)from)->number, "point", "points");
}
static void put_stories(const void *from, struct lz_writer *w) {
    rummy_put_count(w, ((const struct rummy_saying *)from)->number, "story", "stories");
}
static void put_lost(const void *from, struct lz_writer *w) {
    rummy_put_count(w, ((const struct rummy_saying *)from)->lost, "card", "cards");
}
static void put_deal(const void *from, struct lz_writer *w) {
    lz_put(w, ((const struct rummy_saying *)from)->r->deck->deal);
}
static void put_sets(const void *from, struct lz_writer *w) { lz_put(w, rummy_words_of(from)->sets); }
static void put_pile(const void *from, struct lz_writer *w) { lz_put(w, rummy_words_of(from)->pile); }
static void put_found(const void *from, struct lz_writer *w) { lz_put(w, rummy_words_of(from)->found); }
static void put_an_action(const void *from, struct lz_writer *w) { lz_put(w, rummy_words_of(from)->an); }
static void put_actions(const void *from, struct lz_writer *w) { lz_put(w, rummy_words_of(from)->actions); }

/* Those of refusals. */

static void put_titles(const struct rummy_saying *t, char form, uint32_t which, struct lz_writer *w) {
    lz_put(w, which ? "" : "nothing");
    for (uint32_t left = which; left; left &= left - 1) {
        lz_title_print(t->r->game, form, __builtin_ctz(left), w);
        uint32_t rest = left & (left - 1);
        lz_put(w, !rest ? "" : rest & (rest - 1) ? ", " : " and ");
    }
}
static uint32_t bit(int set) { return set == RUMMY_NONE ? 0 : (uint32_t)1 << set; }
static void put_revealed(const void *from, struct lz_writer *w) {
    const struct rummy_saying *t = from;
    put_titles(t, 'k', bit(t->v->open.revealed), w);
}
static void put_worked(const void *from, struct lz_writer *w) {
    const struct rummy_saying *t = from;
    const struct rummy_open *open = &t->v->open;
    put_titles(t, 'k', bit(open->revealed) | bit(open->strengthened[0]) | bit(open->strengthened[1]), w);
}
static void put_in_play(const void *from, struct lz_writer *w) {
    const struct rummy_saying *t = from;
    uint32_t sets = 0;
    for (int set = 0; set < RUMMY_SETS; set++)
        sets |= (uint32_t)rummy_in_play(&t->v->open, set) << set;
    put_titles(t, 'k', sets, w);
}
static void put_fits(const void *from, struct lz_writer *w) {
    const struct rummy_saying *t = from;
    put_titles(t, 'c', t->r->deck->set[t->set].parts, w);
}
static void put_hand(const void *from, struct lz_writer *w) {
    const struct rummy_saying *t = from;
    put_titles(t, 'c', lz_cards_ids(&t->v->mine), w);
}
static void put_drawn(const void *from, struct lz_writer *w) {
    const struct rummy_saying *t = from;
    put_titles(t, 'c', bit(t->v->open.drawn), w);
}
static void put_fetched(const void *from, struct lz_writer *w) {
    const struct rummy_saying *t = from;
    put_titles(t, 'c', lz_cards_ids(&t->v->open.taken) | lz_cards_ids(&t->v->fetched), w);
}
static void put_kind(const void *from, struct lz_writer *w) {
    const struct rummy_saying *t = from;
    lz_put(w, rummy_words_of(t)->card[t->card].kind);
}
static void put_held(const void *from, struct lz_writer *w) {
    rummy_put_count(w, lz_cards_count(&((const struct rummy_saying *)from)->v->mine), "card", "cards");
}
static void put_unknown(const void *from, struct lz_writer *w) {
    rummy_put_count(w, ((const struct rummy_saying *)from)->v->open.unknown_left, "card", "cards");
}
static void put_tabloids(const void *from, struct lz_writer *w) {
    rummy_put_count(w, ((const struct rummy_saying *)from)->v->open.tabloids_left, "card", "cards");
}
static void put_stall(const void *from, struct lz_writer *w) {
    rummy_put_count(w, ((const struct rummy_saying *)from)->v->open.stall, "turn", "turns");
}
static void put_asked(const void *from, struct lz_writer *w) {
    const struct rummy_saying *t = from;
    int asked = lz_first(t->v->seen.may);
    bool own = lz_in(t->v->seen.may, t->v->seen.seat);
    if (!t->v->seen.over && own && t->v->seen.phase == RUMMY_DRAW) {
        lz_put(w, "Not yet: first draw, from the Unknown or the Tabloids.");
        return;
    }
    if (t->v->seen.over || own || asked < 0) {
        lz_ask_print(t->r->game, t->v, w);
        return;
    }
    lz_put(w, "Another seat is asked now.");
}

const struct lz_blank rummy_blanks[] = {
    { "card", put_card },       { "set", put_set },           { "number", put_number },
    { "points", put_points },   { "deal", put_deal },         { "pile", put_pile },
    { "limit", put_limit },     { "seat", put_seat },         { "whose", put_whose },
    { "cards", put_cards },     { "stories", put_stories },   { "cards-lost", put_lost },
    { "sets", put_sets },       { "found", put_found },       { "an-action", put_an_action },
    { "actions", put_actions }, { "revealed", put_revealed }, { "worked", put_worked },
    { "in-play", put_in_play }, { "fits", put_fits },         { "hand", put_hand },
    { "drawn", put_drawn },     { "fetched", put_fetched },   { "kind", put_kind },
    { "held", put_held },       { "unknown", put_unknown },   { "tabloids", put_tabloids },
    { "stall", put_stall },     { "asked", put_asked },       { NULL, NULL }
};

/* ---- refusals */

/* How many cards of the hand a move would take. */
static int taken_by(const struct lz_move *m) { return m->verb == RUMMY_V_MELD ? 3 : 1; }

void rummy_because(const struct lz_game *game, const void *view, const struct lz_input *in, const struct lz_why *why,
                   struct lz_writer *w) {
    const struct rummy_rules *r = rummy_rules_of(game);
    const struct lz_move *m = &in->move;
    struct rummy_saying t = { .r = r, .v = view, .m = m };
    bool lays = m->verb == RUMMY_V_MELD || m->verb == RUMMY_V_ADD;
    int card = m->arg[lays];
    struct rummy s = rummy_seen(view);
    lz_assert(why->rule < game->rule_count);
    if (!r->words->because[why->rule])
        return;
    t.set = lays ? m->arg[0] : 0;
    t.card = card < r->deck->cards ? card : 0;
    t.lost = taken_by(m);
    t.number = s.open.acts;
    t.limit = rummy_actions(r, &s, lays ? t.set : RUMMY_NONE);
    lz_put_filled(w, r->words->because[why->rule], rummy_blanks, &t);
}
