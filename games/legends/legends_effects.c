/* What the Anomalies of Legends and Lies do. LE-7. */
#include "games/legends/legends_state.h"

#include "core/words/event.h"

static lz_seats everyone(const struct rummy *s) { return lz_everyone(s->head.seats); }

/* LE-0.7, LE-19.3: Crop Circles, Fish Falls and Hoax! come here, and nothing else. */
static void to_front(struct rummy *s, lz_card card) { lz_cards_add(&s->open.front[s->open.turn], card); }

static bool is_expedition(const struct rummy_rules *r, lz_card card) { return !r->deck->card[card].action; }

static bool unknown_yields(const struct rummy_rules *r, const struct rummy *s) {
    return s->open.unknown_left || rummy_can_refill(r, s);
}

/* Crop Circles: LE-7.5 to LE-7.8. */

static uint16_t test_crop(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    (void)m;
    return unknown_yields(r, s) || s->open.tabloids_left ? 0 : LE_7_5;
}

static void begin_crop(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)r;
    (void)m;
    (void)out;
    to_front(s, CROP_CIRCLES);
    lz_frames_push(&s->open.frames, RUMMY_FETCH, 0);
}

/* LE-7.6: asked once for an Anomaly taken, and once for each card drawn, whatever it is. */
void legends_fetched(const struct rummy_rules *r, struct rummy *s, const lz_card *cards, int n, bool openly) {
    if (openly ? is_expedition(r, cards[0]) : s->open.option[O_CROP_EXTRA])
        return;
    lz_assert(n <= (openly ? 1 : 2));
    for (int i = 0; i < n; i++) {
        lz_cards_add(openly ? &s->open.taken : &s->fetched, cards[i]);
        lz_frames_push(&s->open.frames, RUMMY_EXTRA, 0);
    }
    if (!openly)
        s->open.drawn_extra = (uint8_t)(s->open.drawn_extra + n);
}

/* Fish Falls: LE-7.9. */

static void begin_fall(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)r;
    (void)m;
    (void)out;
    to_front(s, FISH_FALLS);
    lz_frames_push(&s->open.frames, FALL, 0);
}

uint16_t legends_test_fall(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    if (m->verb == RUMMY_V_DECLINE)
        return s->open.fell ? 0 : LE_7_9;
    return rummy_test_hand(r, s, m);
}

static void discard(struct rummy *s, const struct lz_move *m, int kind, struct lz_sink *out) {
    rummy_hand_loss(s, m->seat, (lz_card)m->arg[0]);
    rummy_to_tabloids(s, (lz_card)m->arg[0]);
    lz_tell(out, (uint16_t)kind, m->seat, everyone(s), m->arg[0]);
}

void legends_do_fall(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)r;
    bool done = m->verb == RUMMY_V_DECLINE;
    lz_assert(s->open.fell < 3 && rummy_held(s, m->seat) > 1); /* LE-7.9: one is kept */
    if (done) {
        lz_tell(out, RUMMY_K_DECLINED, m->seat, everyone(s));
    } else {
        discard(s, m, K_FELL, out);
        done = ++s->open.fell == 3 || rummy_held(s, m->seat) == 1;
    }
    if (!done)
        return;
    s->open.fell = 0;
    rummy_answered(s, out);
}

/* ESP: LE-7.10. */

static uint16_t test_esp(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    (void)m;
    return unknown_yields(r, s) ? 0 : LE_7_10;
}

static void begin_esp(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)m;
    lz_frames_push(&s->open.frames, RUMMY_RESOLVE, ESP); /* LE-7.14: not in a reshuffle it causes */
    while (s->open.looking < RUMMY_LOOK && rummy_want(r, s, out))
        s->open.looking++;
    rummy_begin_look(s, s->open.looking, !s->open.option[O_ESP_ORDER], out);
}

/* Resurrection: LE-7.11. The discard is the price, paid first. */

static bool expedition_below(const struct rummy_rules *r, const struct rummy *s, int skip, int card) {
    lz_assert(skip >= 0 && skip <= s->open.tabloids_left);
    for (int i = 0; i < s->open.tabloids_left - skip; i++)
        if (is_expedition(r, s->open.tabloids[i]) && (card == RUMMY_NONE || s->open.tabloids[i] == card))
            return true;
    return false;
}

static uint16_t test_resurrection(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    (void)m;
    return expedition_below(r, s, 0, RUMMY_NONE) ? 0 : LE_7_11;
}

static void begin_resurrection(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m,
                               struct lz_sink *out) {
    (void)r;
    (void)m;
    (void)out;
    lz_frames_push(&s->open.frames, RUMMY_RESOLVE, RESURRECTION);
    lz_frames_push(&s->open.frames, RAISE, 0);
}

void legends_do_raise(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)r;
    discard(s, m, RUMMY_K_DISCARDED, out);
    lz_frames_pop(&s->open.frames);
    lz_frames_push(&s->open.frames, RUMMY_LIFT, 1); /* the card just discarded, on top, is out of reach */
    rummy_settle(s, out);
}

uint16_t legends_liftable(const struct rummy_rules *r, const struct rummy *s, lz_card card) {
    return expedition_below(r, s, lz_frames_top(&s->open.frames).about, card) ? 0 : LE_7_11;
}

/* Hoax!: LE-7.12. */

static uint16_t test_hoax(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    return rummy_laid(r, s, m->arg + 1).part < 0 ? LE_7_12 : 0;
}

static void begin_hoax(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    struct rummy_laid laid = rummy_laid(r, s, m->arg + 1);
    lz_assert(laid.part >= 0); /* LE-7.12: the card lies there */
    to_front(s, HOAX);
    rummy_to_tabloids(s, (lz_card)m->arg[3]);
    lz_tell(out, K_HOAXED, m->seat, everyone(s), laid.seat, laid.set, m->arg[3]);
    rummy_lose(r, s, laid, out);
}

/* LE-7.3: whether each could do anything. LE-3.3: what it is certain to leave in hand. */
const struct rummy_play legends_play[CARDS] = {
    [CROP_CIRCLES] = { test_crop, begin_crop, 1, false, LE_7_5 },
    [FISH_FALLS] = { NULL, begin_fall, -1, false, LE_7_9 },
    [ESP] = { test_esp, begin_esp, 1, false, LE_7_10 },
    [RESURRECTION] = { test_resurrection, begin_resurrection, 0, false, LE_7_11 },
    [HOAX] = { test_hoax, begin_hoax, 0, true, LE_7_12 },
};
