/* The turn: draw, look, fetch, play, discard, and the stack of questions. CO-3, CO-4, CO-9; LE-3, LE-4, LE-7. */
#include "games/kit/rummy_doors.h"

#include "core/words/event.h"

#include <string.h>

static lz_seats everyone(const struct rummy *s) { return lz_everyone(s->head.seats); }

/* LE-19.5: one seat may move, and is waited for. */
void rummy_ask(struct rummy *s, int seat) {
    s->head.phase = lz_frames_top(&s->open.frames).phase;
    lz_assert(seat >= 0 && seat < s->head.seats && s->head.phase != RUMMY_RESOLVE);
    s->head.may = s->head.wait = lz_only(seat);
}

/* CO-3.5, LE-3.4: what was begun is finished; then back to the question that was interrupted. */
void rummy_settle(struct rummy *s, struct lz_sink *out) {
    while (lz_frames_top(&s->open.frames).phase == RUMMY_RESOLVE) {
        lz_card card = lz_frames_pop(&s->open.frames).about;
        rummy_to_tabloids(s, card);
        lz_tell(out, RUMMY_K_SETTLED, s->open.turn, everyone(s), card);
    }
    rummy_ask(s, s->open.turn);
}

void rummy_answered(struct rummy *s, struct lz_sink *out) {
    lz_frames_pop(&s->open.frames);
    rummy_settle(s, out);
}

uint16_t rummy_test_any(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) { return 0; }

uint16_t rummy_test_hand(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    return lz_cards_of(&s->hand[m->seat], (lz_card)m->arg[0]) ? 0 : r->rule[RUMMY_R_CARD];
}

/* Drawing: CO-4.1 to CO-4.4, LE-4.1 to LE-4.8. */

uint16_t rummy_test_draw(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    if (m->arg[0] == RUMMY_UNKNOWN)
        return 0;
    if (!s->open.tabloids_left)
        return r->rule[RUMMY_R_EMPTY];
    if (s->open.stall >= s->open.option[RUMMY_O_STALL_LAPS] * s->head.seats) /* CO-4.2, LE-4.8, LE-19.7 */
        return r->rule[RUMMY_R_STALL];
    return r->draw_limit ? r->draw_limit(s) : 0;
}

/* CO-16.3, LE-15.7: all learn that a card was drawn, one learns which. */
lz_card rummy_drew(struct rummy *s, int seat, struct lz_sink *out) {
    lz_card card = rummy_draw_top(s, seat);
    lz_tell(out, RUMMY_K_DREW, seat, everyone(s), s->open.unknown_left);
    lz_tell(out, RUMMY_K_DREW_CARD, seat, lz_only(seat), card);
    return card;
}

static void draw_open(struct rummy *s, int seat, struct lz_sink *out) {
    lz_assert(s->open.tabloids_left > 0);
    lz_card card = s->open.tabloids[s->open.tabloids_left - 1];
    s->open.stall++;
    s->open.drawn = card;
    if (!s->open.unknown_left)
        s->open.lapped = (uint8_t)(s->open.lapped | 1 << seat);
    rummy_hand_gain(s, seat, rummy_from_tabloids(s, card, 0));
    lz_tell(out, RUMMY_K_LIFTED, seat, everyone(s), card);
}

/* Looking: CO-4.4, CO-9.9, LE-7.10. */

void rummy_begin_look(struct rummy *s, int n, bool arrange, struct lz_sink *out) {
    int seat = s->open.turn;
    lz_frames_push(&s->open.frames, RUMMY_LOOKING, arrange);
    rummy_look(s, seat, n);
    lz_tell(out, RUMMY_K_LOOKED, seat, everyone(s), n);
    for (int i = 0; i < n; i++)
        lz_tell(out, RUMMY_K_LOOKED_AT, seat, lz_only(seat), rummy_looked(s, i));
}

void rummy_do_draw(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    int seat = m->seat;
    if (m->arg[0] == RUMMY_UNKNOWN && !s->open.unknown_left) { /* CO-4.3 */
        lz_tell(out, RUMMY_K_EXHAUSTED, seat, everyone(s));
        rummy_end_hand(r, s, seat, out);
        return;
    }
    lz_frames_pop(&s->open.frames);
    lz_frames_push(&s->open.frames, RUMMY_MAIN, 0);
    /* CO-4.5: no other draw asks this. */
    int looks = r->draw_looks ? r->draw_looks(s) : 1;
    if (m->arg[0] == RUMMY_TABLOIDS)
        draw_open(s, seat, out);
    else if (looks > 1)
        rummy_begin_look(s, looks, false, out);
    else
        rummy_drew(s, seat, out);
    if (m->arg[0] == RUMMY_UNKNOWN)
        s->open.stall = 0;
    rummy_ask(s, seat);
}

uint16_t rummy_test_look(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    for (int i = 0; i < s->open.looking; i++)
        if (rummy_looked(s, i) == m->arg[0])
            return 0;
    return r->rule[RUMMY_R_CARD];
}

/* The card at that depth leaves the top of the Unknown. */
static void take_looked(struct rummy *s, int depth) {
    lz_assert(depth < s->open.looking);
    int at = s->open.unknown_left - 1 - depth;
    memmove(s->unknown + at, s->unknown + at + 1, (size_t)depth);
    s->unknown[--s->open.unknown_left] = 0;
}

void rummy_do_look(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)r;
    int depth = 0, seat = m->seat;
    while (rummy_looked(s, depth) != m->arg[0])
        depth++;
    take_looked(s, depth);
    lz_cards_add(&s->hand[seat], (lz_card)m->arg[0]);
    s->open.held[seat]++;
    rummy_look(s, seat, s->open.looking - 1);
    /* CO-16.3, LE-15.7 */
    lz_tell(out, RUMMY_K_KEPT, seat, everyone(s), s->open.looking);
    lz_tell(out, RUMMY_K_KEPT_CARD, seat, lz_only(seat), m->arg[0]);
    bool arrange = lz_frames_pop(&s->open.frames).about && s->open.looking > 1;
    if (arrange)
        lz_frames_push(&s->open.frames, RUMMY_ORDER, 0);
    else
        s->open.looking = 0;
    rummy_settle(s, out);
}

uint16_t rummy_test_order(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    return rummy_test_look(r, s, m);
}

void rummy_do_order(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)r;
    lz_assert(s->open.looking == 2); /* one of three is kept: there are two to put in order */
    uint8_t *top = s->unknown + s->open.unknown_left - 1;
    if (*top != m->arg[0]) {
        top[-1] = *top;
        *top = (uint8_t)m->arg[0];
    }
    rummy_look(s, m->seat, s->open.looking);
    s->open.looking = 0;
    lz_tell(out, RUMMY_K_ORDERED, m->seat, everyone(s));
    lz_tell(out, RUMMY_K_ORDERED_TOP, m->seat, lz_only(m->seat), m->arg[0]);
    rummy_answered(s, out);
}

/* Fetching: CO-7.8, CO-9.10 to CO-9.12, LE-7.5 to LE-7.8, LE-7.11. */

/* Takes the card a move names, below the `skip` top ones. */
static void take_open(struct rummy *s, const struct lz_move *m, int skip, struct lz_sink *out) {
    rummy_hand_gain(s, m->seat, rummy_from_tabloids(s, (lz_card)m->arg[0], skip));
    lz_tell(out, RUMMY_K_LIFTED, m->seat, everyone(s), m->arg[0]);
}

uint16_t rummy_test_lift(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    if (!rummy_in_tabloids(s, (lz_card)m->arg[0]))
        return r->rule[RUMMY_R_CARD];
    return r->liftable(r, s, (lz_card)m->arg[0]);
}

void rummy_do_lift(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)r;
    int skip = lz_frames_top(&s->open.frames).about;
    take_open(s, m, skip, out);
    rummy_answered(s, out);
}

uint16_t rummy_test_fetch(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    if (m->verb == RUMMY_V_TAKE)
        return rummy_in_tabloids(s, (lz_card)m->arg[0]) ? 0 : r->rule[RUMMY_R_CARD];
    if (m->arg[0] == RUMMY_TABLOIDS)
        return r->rule[RUMMY_R_PHASE];
    return s->open.unknown_left || rummy_can_refill(r, s) ? 0 : r->rule[RUMMY_R_FETCH];
}

void rummy_do_fetch(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    lz_frames_pop(&s->open.frames);
    if (m->verb == RUMMY_V_TAKE) {
        lz_card card = (lz_card)m->arg[0];
        take_open(s, m, 0, out);
        r->fetched(r, s, &card, 1, true);
    } else {
        lz_card cards[2];
        int n = 0;
        while (n < 2 && rummy_want(r, s, out)) /* CO-4.7, LE-4.6: what is there */
            cards[n++] = rummy_drew(s, m->seat, out);
        r->fetched(r, s, cards, n, false);
    }
    rummy_settle(s, out);
}

bool rummy_extra_card(const struct rummy *s, lz_card card) {
    return lz_cards_of(&s->open.taken, card) || lz_cards_of(&s->fetched, card);
}

/* A card taken openly is used up before one that nobody else has seen: the table must not tell them apart. */
void rummy_extra_used(struct rummy *s, lz_card card) {
    lz_assert(lz_frames_top(&s->open.frames).phase == RUMMY_EXTRA);
    lz_frames_pop(&s->open.frames);
    if (lz_cards_of(&s->open.taken, card)) {
        lz_cards_take(&s->open.taken, card);
        return;
    }
    lz_assert(s->open.drawn_extra > 0);
    lz_cards_take(&s->fetched, card);
    s->open.drawn_extra--;
}

static void decline_extra(struct rummy *s, int seat, struct lz_sink *out) {
    while (lz_frames_top(&s->open.frames).phase == RUMMY_EXTRA)
        lz_frames_pop(&s->open.frames);
    s->open.taken = s->fetched = (struct lz_cards){ { 0, 0 } };
    s->open.drawn_extra = 0;
    lz_tell(out, RUMMY_K_DECLINED, seat, everyone(s));
    rummy_settle(s, out);
}

/* Plays and the discard. */

/* CO-10.3, LE-7.3, LE-19.4; in the order of CO-17.3, LE-16.3. */
static uint16_t test_play(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    lz_card card = (lz_card)m->arg[0];
    const struct rummy_play *row = &r->play[card];
    bool extra = s->head.phase == RUMMY_EXTRA;
    if (!lz_cards_of(&s->hand[m->seat], card))
        return r->rule[RUMMY_R_CARD];
    if (extra && !(r->deck->card[card].action && rummy_extra_card(s, card)))
        return r->rule[RUMMY_R_EXTRA];
    if (!extra && r->deck->card[card].action && !r->action_left(s, RUMMY_NONE))
        return r->rule[RUMMY_R_ACTION];
    if (!row->begin)
        return r->rule[RUMMY_R_NOT_PLAYED];
    if (row->aimed != (m->verb == RUMMY_V_PLAY_AT))
        return row->rule;
    uint16_t rule = row->test ? row->test(r, s, m) : 0;
    if (rule)
        return rule;
    return rummy_held(s, m->seat) - 1 + row->gain >= 1 ? 0 : r->rule[RUMMY_R_KEEP];
}

static void do_play(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    lz_card card = (lz_card)m->arg[0];
    lz_assert(card < r->deck->cards);
    if (s->head.phase == RUMMY_EXTRA)
        rummy_extra_used(s, card);
    else
        s->open.acts++;
    s->open.any_act = 1;
    s->open.twin = RUMMY_NONE;
    rummy_hand_loss(s, m->seat, card);
    lz_tell(out, RUMMY_K_PLAYED, m->seat, everyone(s), card);
    r->play[card].begin(r, s, m, out);
    rummy_settle(s, out);
}

/* CO-10.4, LE-8.1: any card of the hand, but for the option. */
static uint16_t test_discard(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    lz_card card = (lz_card)m->arg[0];
    const struct lz_cards *hand = &s->hand[m->seat];
    if (!lz_cards_of(hand, card))
        return r->rule[RUMMY_R_CARD];
    bool barred = s->open.option[RUMMY_O_REDRAW_DISCARD] && card == s->open.drawn;
    return barred && lz_cards_of(hand, card) < rummy_held(s, m->seat) ? r->rule[RUMMY_R_REDRAW] : 0;
}

/* CO-3.1, CO-10.4, CO-10.5, LE-3.1, LE-3.2, LE-8.1: it ends the turn. LE-0.1, LE-2.6: the seat to the left is next. */
static void do_discard(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    int seat = m->seat, next = lz_left_of(seat, s->head.seats);
    rummy_hand_loss(s, seat, (lz_card)m->arg[0]);
    rummy_to_tabloids(s, (lz_card)m->arg[0]);
    lz_tell(out, RUMMY_K_DISCARDED, seat, everyone(s), m->arg[0]);
    if (rummy_held(s, seat)) {
        rummy_begin_turn(r, s, next, out);
        return;
    }
    s->open.out = (uint8_t)seat; /* CO-11.1, LE-8.2: and nowhere else, CO-10.6, LE-8.3 */
    lz_tell(out, RUMMY_K_WENT_OUT, seat, everyone(s));
    rummy_end_hand(r, s, next, out);
}

uint16_t rummy_test_main(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    switch (m->verb) {
    case RUMMY_V_MELD:
        return rummy_test_meld(r, s, m);
    case RUMMY_V_ADD:
        return rummy_test_add(r, s, m);
    case RUMMY_V_PLAY:
    case RUMMY_V_PLAY_AT:
        return test_play(r, s, m);
    case RUMMY_V_DISCARD:
        return test_discard(r, s, m);
    default:
        return 0;
    }
}

void rummy_do_main(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    switch (m->verb) {
    case RUMMY_V_MELD:
        rummy_do_meld(r, s, m, out);
        break;
    case RUMMY_V_ADD:
        rummy_do_add(r, s, m, out);
        break;
    case RUMMY_V_PLAY:
    case RUMMY_V_PLAY_AT:
        do_play(r, s, m, out);
        break;
    case RUMMY_V_DISCARD:
        do_discard(r, s, m, out);
        break;
    default:
        decline_extra(s, m->seat, out);
    }
}

/* CO-17.3, LE-16.3: decision and seat first; then what the decision tests, in its order. */
bool rummy_check(const struct lz_game *game, const void *state, const struct lz_input *in, struct lz_why *why) {
    const struct rummy_rules *r = rummy_rules_of(game);
    const struct rummy *s = state;
    const struct lz_move *m = &in->move;
    if (m->verb == LZ_TICK)
        return false; /* LE-19.5: no phase has a clock of its own */
    lz_assert(s->head.phase < game->phase_count && m->verb < RUMMY_VERBS);
    const struct rummy_asked *asked = &r->asked[s->head.phase];
    if (!lz_in(s->head.may, m->seat) || !(asked->verbs >> m->verb & 1))
        return lz_refuse(why, r->rule[RUMMY_R_PHASE], s->head.phase);
    uint16_t rule = asked->test(r, s, m);
    return rule ? lz_refuse(why, rule, m->arg[0]) : true;
}

void rummy_apply(const struct lz_game *game, void *state, const struct lz_move *m, struct lz_sink *out) {
    const struct rummy_rules *r = rummy_rules_of(game);
    struct rummy *s = state;
    lz_assert(lz_in(s->head.may, m->seat) && r->asked[s->head.phase].verbs >> m->verb & 1);
    r->asked[s->head.phase].act(r, s, m, out);
}
