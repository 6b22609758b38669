/* The end of a hand: last discards, the Tabloids discredit, scores, and what follows. CO-11 to CO-14; LE-8 to LE-11. */
#include "games/kit/rummy_doors.h"

#include "core/words/event.h"

#include <string.h>

static lz_seats everyone(const struct rummy *s) { return lz_everyone(s->head.seats); }

/* One open question, put to a seat out of turn: LE-3.4. */
static void ask_alone(struct rummy *s, int phase, int seat) {
    s->open.frames = (struct lz_frames){ 0 };
    lz_frames_push(&s->open.frames, (uint8_t)phase, 0);
    rummy_ask(s, seat);
}

lz_seats rummy_leaders(const struct rummy *s, const int16_t points[RUMMY_SEATS]) {
    lz_seats leaders = 0;
    int most = INT16_MIN;
    for (int seat = 0; seat < s->head.seats; seat++) {
        if (points[seat] > most)
            leaders = 0;
        if (points[seat] >= most) {
            most = points[seat];
            leaders |= lz_only(seat);
        }
    }
    return leaders;
}

static void finish_match(struct rummy *s, lz_seats winners, struct lz_sink *out) {
    lz_assert((winners & ~lz_all(s->head.seats)) == 0);
    s->head.over = 1;
    s->head.won = winners;
    s->head.may = s->head.wait = 0;
    s->head.phase = RUMMY_DRAW;
    s->open.frames = (struct lz_frames){ 0 };
    for (int seat = 0; seat < s->head.seats; seat++)
        if (lz_in(winners, seat))
            lz_tell(out, RUMMY_K_WON, seat, everyone(s), s->open.total[seat]);
}

/* The table as it is scored, pile by pile, so that it can be counted after it. */
static void tell_counted(const struct rummy_rules *r, const struct rummy *s, int seat, struct lz_sink *out) {
    const struct rummy_result *result = &s->open.result;
    int rest = result->table[seat];
    for (int set = 0; set < RUMMY_SETS; set++) {
        rummy_group group = s->open.group[set][seat];
        int points = rummy_seat_points(r->deck, &s->open, set, seat), counts = points << (result->proven >> set & 1);
        if (!points)
            continue;
        lz_tell(out, RUMMY_K_COUNTED, seat, everyone(s), set, rummy_part_of(group, RUMMY_OWN),
                rummy_part_of(group, RUMMY_PROOF), rummy_part_of(group, RUMMY_WILD), rummy_part_of(group, RUMMY_FILE),
                points, counts);
        rest -= counts;
    }
    if (rest)
        lz_tell(out, RUMMY_K_COUNTED_REST, seat, everyone(s), rest);
}

/* CO-16.10, LE-15.6: of what is left in hand only the points. */
static void tell_seat(const struct rummy *s, int seat, struct lz_sink *out) {
    const struct rummy_result *result = &s->open.result;
    lz_tell(out, RUMMY_K_SCORED, seat, everyone(s), result->table[seat], result->inhand[seat], result->score[seat],
            s->open.total[seat]);
}

static void tell_result(const struct rummy_rules *r, const struct rummy *s, struct lz_sink *out) {
    const struct rummy_result *result = &s->open.result;
    bool teams = rummy_partners(r->deck, s->head.seats);
    for (int set = 0; set < RUMMY_SETS; set++)
        if (result->proven >> set & 1)
            lz_tell(out, RUMMY_K_PROVEN, s->open.dealer, everyone(s), set, result->points[set]);
    if (result->shutout)
        lz_tell(out, RUMMY_K_SHUTOUT, result->out, everyone(s));
    for (int seat = 0; seat < s->head.seats; seat++)
        tell_counted(r, s, seat, out);
    for (int side = 0; side < (teams ? 2 : s->head.seats); side++)
        (teams ? r->tell_team : tell_seat)(s, side, out);
    lz_tell(out, RUMMY_K_HAND_OVER, s->open.dealer, everyone(s), result->hand);
}

static void score_hand(const struct rummy_rules *r, struct rummy *s, struct lz_sink *out) {
    int16_t inhand[RUMMY_SEATS] = { 0 };
    int seats = s->head.seats;
    for (int seat = 0; seat < seats; seat++)
        inhand[seat] = (int16_t)rummy_inhand(r->deck, &s->hand[seat]);
    s->open.result = rummy_result_now(r->deck, &s->open, seats, inhand);
    for (int seat = 0; seat < seats; seat++) {
        int gain = s->open.result.score[seat];
        if (rummy_partners(r->deck, seats)) /* LE-12.8: a team's score is the sum of its two seats' */
            gain += s->open.result.score[(seat + 2) % seats];
        s->open.total[seat] = (int16_t)(s->open.total[seat] + gain); /* LE-10.8 */
    }
    tell_result(r, s, out);
    lz_seats winners = r->winners(s);
    if (winners) {
        finish_match(s, winners, out);
        return;
    }
    s->open.dealer = (uint8_t)r->next_dealer(s);
    lz_assert(s->open.dealer < seats);
    rummy_deal(r, s, out);
}

/* Takes the struck card away, its orphans after it. CO-12.6, LE-9.7: it goes Aside and discredits nothing. */
static void strike(const struct rummy_rules *r, struct rummy *s, struct rummy_laid laid, struct lz_sink *out) {
    lz_assert(laid.set == s->open.strike_set && lz_in(s->open.owed, laid.seat));
    lz_assert(laid.part >= 0 && laid.part < RUMMY_PARTS);
    lz_card card = rummy_card_of(r->deck, laid.set, laid.part);
    s->open.owed = (uint8_t)(s->open.owed & ~lz_only(laid.seat));
    lz_cards_add(&s->open.aside, card);
    lz_tell(out, RUMMY_K_STRUCK, laid.seat, everyone(s), laid.set, card);
    rummy_lose(r, s, laid, out);
}

/* The one part a group consists of, or -1 if its owner has a choice. */
static int only_part(rummy_group group) {
    for (int part = 0; part < RUMMY_PARTS; part++)
        if (rummy_part_of(group, part))
            return rummy_size(group) == rummy_part_of(group, part) ? part : -1;
    return -1;
}

/* Begins the next removal, of this set or a later one; false when all is done. CO-12.2, CO-12.3; LE-9.2, LE-9.3. */
static bool next_removal(const struct rummy_rules *r, struct rummy *s) {
    struct rummy_open *open = &s->open;
    bool whole = r->deck->block && open->option[r->deck->block];
    while (open->strike_left == 0 || !rummy_in_play(open, open->strike_set)) {
        if (++open->strike_set == RUMMY_SETS)
            return false;
        open->strike_left = (uint8_t)rummy_stories(r->deck, open, open->strike_set);
        open->strike_block = (uint8_t)rummy_largest(open, open->strike_set);
    }
    open->strike_left--;
    lz_seats hit = whole ? open->strike_block : rummy_largest(open, open->strike_set);
    lz_assert((hit & ~lz_all(s->head.seats)) == 0 && open->owed == 0);
    for (int seat = 0; seat < s->head.seats; seat++)
        if (lz_in(hit, seat) && open->group[open->strike_set][seat])
            open->owed = (uint8_t)(open->owed | lz_only(seat));
    return true;
}

/* Goes on until an owner must choose, or everything is discredited. CO-12.4, CO-12.5; LE-9.4, LE-9.5. */
static void discredit(const struct rummy_rules *r, struct rummy *s, struct lz_sink *out) {
    int seats = s->head.seats, first = lz_left_of(s->open.dealer, seats);
    for (;;) {
        int seat = lz_next_in(s->open.owed, first, seats);
        if (seat < 0) {
            if (next_removal(r, s))
                continue;
            score_hand(r, s, out);
            return;
        }
        int part = only_part(s->open.group[s->open.strike_set][seat]);
        if (part < 0 && s->open.option[RUMMY_O_DISCREDIT_CHOICE])
            part = rummy_auto_part(r->deck, &s->open, s->open.strike_set, seat);
        if (part < 0) {
            ask_alone(s, RUMMY_STRIKE, seat);
            return;
        }
        strike(r, s, (struct rummy_laid){ seat, s->open.strike_set, part }, out);
    }
}

static struct rummy_laid chosen(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    return rummy_laid(r, s, (const int16_t[]){ m->seat, s->open.strike_set, m->arg[0] });
}

uint16_t rummy_test_strike(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    return chosen(r, s, m).part < 0 ? r->rule[RUMMY_R_CARD] : 0;
}

void rummy_do_strike(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    strike(r, s, chosen(r, s, m), out);
    discredit(r, s, out);
}

/* The next seat that owes a last discard, or the discrediting: CO-11.5. The order goes on from the seat that has just
   paid. */
static void next_last(const struct rummy_rules *r, struct rummy *s, int from, struct lz_sink *out) {
    int seat = lz_next_in(s->open.owed, from, s->head.seats);
    if (seat >= 0) {
        ask_alone(s, RUMMY_LAST, seat);
        return;
    }
    s->open.strike_set = 0;
    s->open.strike_left = (uint8_t)rummy_stories(r->deck, &s->open, 0);
    s->open.strike_block = (uint8_t)rummy_largest(&s->open, 0);
    discredit(r, s, out);
}

/* CO-11.2, CO-11.4; LE-8.4, LE-8.6: one who went out holds nothing and so owes nothing. */
void rummy_end_hand(const struct rummy_rules *r, struct rummy *s, int first, struct lz_sink *out) {
    bool spared = s->open.out == RUMMY_NONE && s->open.option[RUMMY_O_EXHAUST_DISCARD];
    s->open.owed = 0;
    for (int seat = 0; seat < s->head.seats && !spared; seat++)
        if (rummy_held(s, seat))
            s->open.owed = (uint8_t)(s->open.owed | lz_only(seat));
    next_last(r, s, first, out);
}

/* CO-11.3, LE-8.5: it triggers nothing, and nobody goes out by it. */
void rummy_do_last(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    lz_assert(lz_in(s->open.owed, m->seat));
    rummy_hand_loss(s, m->seat, (lz_card)m->arg[0]);
    rummy_to_tabloids(s, (lz_card)m->arg[0]);
    lz_tell(out, RUMMY_K_DISCARDED, m->seat, everyone(s), m->arg[0]);
    s->open.owed = (uint8_t)(s->open.owed & ~lz_only(m->seat));
    next_last(r, s, m->seat, out);
}
