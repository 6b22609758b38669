/* The partners' game: the blind pass of four drafts, and a pass in place of the draw. LE-12. */
#include "games/legends/legends_state.h"

#include "core/words/event.h"

static lz_seats everyone(const struct rummy *s) { return lz_everyone(s->head.seats); }
static int partner_of(int seat) { return (seat + 2) % RUMMY_SEATS; }

/* LE-2.6, LE-12.2: partners pass blind, all four waited for (LE-19.5); then the dealer's left begins. */
void legends_dealt(const struct rummy_rules *r, struct rummy *s, struct lz_sink *out) {
    int first = lz_left_of(s->open.dealer, s->head.seats);
    if (!rummy_partners(r->deck, s->head.seats)) {
        rummy_begin_turn(r, s, first, out);
        return;
    }
    s->open.turn = (uint8_t)first;
    lz_frames_push(&s->open.frames, BLIND, 0);
    s->head.phase = BLIND;
    s->head.may = s->head.wait = lz_all(s->head.seats);
}

/* The card stays in the hand until the exchange: LE-15.5. */
static void lay(struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    lz_assert(!lz_in(s->open.laid, m->seat) && lz_cards_of(&s->hand[m->seat], (lz_card)m->arg[0]));
    s->laid[m->seat] = (uint8_t)m->arg[0];
    s->open.laid = (uint8_t)(s->open.laid | 1 << m->seat);
    lz_tell(out, K_LAID, m->seat, everyone(s));
}

/* What a seat has laid comes to its partner. */
static void arrive(struct rummy *s, int from, struct lz_sink *out) {
    int to = partner_of(from);
    lz_card card = s->laid[from];
    lz_assert(card < CARDS);
    rummy_hand_arrive(s, from, to, card);
    lz_seats both = lz_only(from) | lz_only(to);
    lz_tell(out, K_PASSED, from, everyone(s) & ~both, to);
    lz_tell(out, K_PASSED_CARD, from, both, to, card);
}

/* LE-12.2, LE-12.3: both leave before either arrives; neither chose knowing what comes. */
static void exchange(struct rummy *s, int a, struct lz_sink *out) {
    int b = partner_of(a);
    lz_assert(lz_in(s->open.laid, a) && lz_in(s->open.laid, b));
    rummy_hand_leave(s, a, b, s->laid[a]);
    rummy_hand_leave(s, b, a, s->laid[b]);
    arrive(s, a, out);
    arrive(s, b, out);
    s->laid[a] = s->laid[b] = RUMMY_NONE;
    s->open.laid = (uint8_t)(s->open.laid & ~(lz_only(a) | lz_only(b)));
}

/* LE-12.2: the exchange is made when the fourth is in. LE-19.5: the others may still lay. */
void legends_do_blind(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    lay(s, m, out);
    s->head.may &= ~lz_only(m->seat);
    s->head.wait = s->head.may;
    if (s->head.wait)
        return;
    exchange(s, 0, out);
    exchange(s, 1, out);
    rummy_begin_turn(r, s, s->open.turn, out);
}

/* LE-12.4: a pass is legal with any card of the hand. */
uint16_t legends_test_draw(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    if (m->verb != RUMMY_V_PASS)
        return rummy_test_draw(r, s, m);
    if (!rummy_partners(r->deck, s->head.seats))
        return r->rule[RUMMY_R_PHASE];
    return rummy_test_hand(r, s, m);
}

void legends_do_draw(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    if (m->verb != RUMMY_V_PASS) {
        rummy_do_draw(r, s, m, out);
        return;
    }
    lay(s, m, out);
    lz_frames_pop(&s->open.frames);
    lz_frames_push(&s->open.frames, RETURN, 0);
    rummy_ask(s, partner_of(m->seat));
}

/* LE-12.4: the pass was the draw. LE-12.5: the turn is still that of the seat which opened it. */
void legends_do_return(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)r;
    lz_assert(m->seat == partner_of(s->open.turn)); /* LE-12.3 */
    lay(s, m, out);
    exchange(s, s->open.turn, out);
    s->open.stall = 0; /* LE-4.8: this turn did not begin with the Tabloids */
    lz_frames_pop(&s->open.frames);
    lz_frames_push(&s->open.frames, RUMMY_MAIN, 0);
    rummy_ask(s, s->open.turn);
}

/* LE-12.8: each partner, then the two of them. */
void legends_tell_team(const struct rummy *s, int team, struct lz_sink *out) {
    const struct rummy_result *result = &s->open.result;
    int both = 0;
    for (int seat = team; seat < s->head.seats; seat += 2) {
        lz_tell(out, K_SCORED_PARTNER, seat, everyone(s), result->table[seat], result->inhand[seat],
                result->score[seat]);
        both += result->score[seat];
    }
    lz_tell(out, K_SCORED_TEAM, team, everyone(s), team, team + 2, both, s->open.total[team]);
}
