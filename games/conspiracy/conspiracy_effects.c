/* What the conspiracies and Investigations of Conspiracy! do. CO-7, CO-9. */
#include "games/conspiracy/conspiracy_state.h"

#include "core/words/event.h"

static lz_seats everyone(const struct rummy *s) { return lz_everyone(s->head.seats); }
static lz_seats both(const struct rummy *s) { return lz_only(s->open.turn) | lz_only(s->open.target); }
static lz_seats others(const struct rummy *s) { return everyone(s) & ~both(s); }

static void answer_with(struct rummy *s, int phase, struct lz_sink *out) {
    lz_frames_pop(&s->open.frames);
    lz_frames_push(&s->open.frames, (uint8_t)phase, 0);
    rummy_settle(s, out);
}

static void decline(struct rummy *s, int seat, struct lz_sink *out) {
    lz_tell(out, RUMMY_K_DECLINED, seat, everyone(s));
    rummy_answered(s, out);
}

static bool opponent_holds(const struct rummy *s) {
    for (int seat = 0; seat < s->head.seats; seat++)
        if (seat != s->open.turn && rummy_held(s, seat))
            return true;
    return false;
}

static bool holds_target(const struct rummy *s, int seat) {
    return seat != s->open.turn && seat < s->head.seats && rummy_held(s, seat);
}

static bool unknown_left(const struct rummy *s) { return s->open.unknown_left; }
static bool tabloids_left(const struct rummy *s) { return s->open.tabloids_left; }
static bool always(const struct rummy *s) { return s->open.turn < s->head.seats; }

/* CO-7.5 to CO-7.9: the question an ability asks, and whether it could be used at all. CO-7.4, CO-7.10: a set without a
   row asks none. */
static const struct {
    uint8_t phase;
    bool (*usable)(const struct rummy *);
} triggers[RUMMY_SETS] = {
    [CHEMTRAILS] = { CHEM_TARGET, opponent_holds },     [COLD_FUSION] = { COLD_DRAW, unknown_left },
    [MOON_LANDING] = { MOON_TARGET, always },           [PHILADELPHIA] = { RUMMY_LIFT, tabloids_left },
    [DEVIL_WORSHIP] = { DEVIL_TARGET, opponent_holds },
};

/* CO-7.1: once a turn, whatever card it was and whoever revealed the set. */
void conspiracy_trigger(struct rummy *s, int set) {
    lz_assert(set >= 0 && set < RUMMY_SETS);
    if (!triggers[set].usable || s->open.triggered >> set & 1)
        return;
    s->open.triggered = (uint16_t)(s->open.triggered | 1 << set);
    if (triggers[set].usable(s))
        lz_frames_push(&s->open.frames, triggers[set].phase, 0);
}

uint16_t conspiracy_liftable(const struct rummy_rules *r, const struct rummy *s, lz_card card) {
    bool top_only = s->open.option[O_PHILADELPHIA];
    lz_assert(s->open.tabloids_left > 0);
    return top_only && s->open.tabloids[s->open.tabloids_left - 1] != card ? r->rule[RUMMY_R_CARD] : 0;
}

void conspiracy_fetched(const struct rummy_rules *r, struct rummy *s, const lz_card *cards, int n, bool openly) {
    if (!openly || n == 0 || !r->deck->card[cards[0]].action)
        return;
    lz_cards_add(&s->open.taken, cards[0]);
    lz_frames_push(&s->open.frames, RUMMY_EXTRA, 0);
}

/* Chemtrails: CO-7.5, CO-16.7. */

static uint16_t test_chem(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    (void)r;
    return m->verb == RUMMY_V_CHOOSE_SEAT && !holds_target(s, m->arg[0]) ? CO_7_5 : 0;
}

static void do_chem(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)r;
    if (m->verb == RUMMY_V_DECLINE) {
        decline(s, m->seat, out);
        return;
    }
    int target = m->arg[0];
    lz_assert(!s->open.showing && s->open.target == RUMMY_NONE);
    s->open.target = (uint8_t)target;
    s->open.showing = 1;
    s->shown = rummy_random_card(s, target);
    struct lz_cards *bound = &s->known[m->seat][target];
    if (!lz_cards_of(bound, s->shown))
        lz_cards_add(bound, s->shown);
    lz_tell(out, K_SHOWN, m->seat, others(s), target);
    lz_tell(out, K_SHOWN_CARD, m->seat, both(s), target, s->shown);
    answer_with(s, CHEM_FATE, out);
}

static void do_fate(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)r;
    int target = s->open.target;
    lz_assert(s->open.showing && target < s->head.seats && lz_cards_of(&s->hand[target], s->shown));
    if (m->arg[0] == RUMMY_THROW) {
        rummy_hand_loss(s, target, s->shown);
        rummy_to_tabloids(s, s->shown);
        lz_tell(out, K_THROWN, m->seat, everyone(s), target, s->shown);
    } else {
        lz_tell(out, K_RETURNED, m->seat, everyone(s), target);
    }
    s->shown = s->open.target = RUMMY_NONE;
    s->open.showing = 0;
    rummy_answered(s, out);
}

/* Cold Fusion: CO-7.6. */

static uint16_t test_cold(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    (void)s;
    return m->verb == RUMMY_V_DRAW && m->arg[0] == RUMMY_TABLOIDS ? r->rule[RUMMY_R_PHASE] : 0;
}

static void do_cold(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)r;
    if (m->verb == RUMMY_V_DECLINE) {
        decline(s, m->seat, out);
        return;
    }
    rummy_drew(s, m->seat, out);
    rummy_answered(s, out);
}

/* Moon "Landing": CO-7.7. The card goes first, what it supported after it. */

static uint16_t test_moon(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    if (m->verb == RUMMY_V_DECLINE)
        return 0;
    return rummy_laid(r, s, m->arg).part < 0 ? r->rule[RUMMY_R_CARD] : 0;
}

static void do_moon(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    if (m->verb == RUMMY_V_DECLINE) {
        decline(s, m->seat, out);
        return;
    }
    struct rummy_laid laid = rummy_laid(r, s, m->arg);
    rummy_to_tabloids(s, (lz_card)m->arg[2]);
    lz_tell(out, K_LANDED, m->seat, everyone(s), laid.seat, laid.set, m->arg[2]);
    rummy_lose(r, s, laid, out);
    rummy_answered(s, out);
}

/* Role-playing is Devil Worship!: CO-7.9. */

static uint16_t test_devil(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    (void)r;
    return m->verb == RUMMY_V_CHOOSE_SEAT && !holds_target(s, m->arg[0]) ? CO_7_9 : 0;
}

static void hand_over(struct rummy *s, int from, int to, lz_card card) {
    rummy_hand_leave(s, from, to, card);
    rummy_hand_arrive(s, from, to, card);
}

static void do_devil(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)r;
    if (m->verb == RUMMY_V_DECLINE) {
        decline(s, m->seat, out);
        return;
    }
    int target = m->arg[0];
    lz_card card = rummy_random_card(s, target);
    s->open.target = (uint8_t)target;
    hand_over(s, target, m->seat, card);
    lz_tell(out, K_SWAPPED, m->seat, others(s), target);
    lz_tell(out, K_SWAPPED_CARD, m->seat, both(s), target, card);
    answer_with(s, DEVIL_GIVE, out);
}

static void do_give(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)r;
    int target = s->open.target;
    lz_assert(target < s->head.seats && target != m->seat);
    hand_over(s, m->seat, target, (lz_card)m->arg[0]);
    lz_tell(out, K_GAVE, m->seat, others(s), target);
    lz_tell(out, K_GAVE_CARD, m->seat, both(s), target, m->arg[0]);
    s->open.target = RUMMY_NONE;
    rummy_answered(s, out);
}

/* Men in Black: CO-9.8. */

static uint16_t test_mib(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    bool wrong = m->verb == RUMMY_V_CHOOSE_CARD && !rummy_in_tabloids(s, (lz_card)m->arg[0]);
    return wrong ? r->rule[RUMMY_R_CARD] : 0;
}

static void do_mib(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)r;
    if (m->verb == RUMMY_V_DECLINE) {
        decline(s, m->seat, out);
        return;
    }
    lz_cards_add(&s->open.aside, rummy_from_tabloids(s, (lz_card)m->arg[0], 0));
    lz_tell(out, K_COVERED, m->seat, everyone(s), m->arg[0]);
    if (s->head.phase == MIB_FIRST && s->open.tabloids_left)
        answer_with(s, MIB_SECOND, out);
    else
        rummy_answered(s, out);
}

/* CO-9.5: an Investigation is in resolution until its directions are done. */
static void begin_mib(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)r;
    (void)m;
    (void)out;
    lz_frames_push(&s->open.frames, RUMMY_RESOLVE, MEN_IN_BLACK);
    lz_frames_push(&s->open.frames, MIB_FIRST, 0);
}

static void begin_viewing(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    (void)r;
    (void)m;
    /* CO-4.7, CO-9.9 */
    int n = s->open.unknown_left < RUMMY_LOOK ? s->open.unknown_left : RUMMY_LOOK;
    lz_assert(n > 0);
    lz_frames_push(&s->open.frames, RUMMY_RESOLVE, REMOTE_VIEWING);
    rummy_begin_look(s, n, true, out);
}

/* CO-9.14: what it brings lies above it on the stack, so it goes to the Tabloids when all that is done. */
static void begin_informant(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m,
                            struct lz_sink *out) {
    (void)r;
    (void)m;
    (void)out;
    lz_frames_push(&s->open.frames, RUMMY_RESOLVE, SECRET_INFORMANT);
    lz_frames_push(&s->open.frames, RUMMY_FETCH, 0);
}

/* CO-9.6 */
static uint16_t test_mib_use(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    (void)r;
    (void)m;
    return s->open.tabloids_left ? 0 : CO_9_6;
}

static uint16_t test_viewing_use(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    (void)r;
    (void)m;
    return s->open.unknown_left ? 0 : CO_9_6;
}

static uint16_t test_informant_use(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    (void)r;
    (void)m;
    return s->open.unknown_left || s->open.tabloids_left ? 0 : CO_9_6;
}

const struct rummy_play conspiracy_play[CARDS] = {
    [MEN_IN_BLACK] = { test_mib_use, begin_mib, 0, false, CO_9_6 },
    [REMOTE_VIEWING] = { test_viewing_use, begin_viewing, 1, false, CO_9_6 },       /* CO-10.2: a sure gain */
    [SECRET_INFORMANT] = { test_informant_use, begin_informant, 1, false, CO_9_6 }, /* and so is this */
};

/* CO-3.1, CO-3.2: what each decision hears. */
#define V RUMMY_VERB
const struct rummy_asked conspiracy_asked[PHASES] = {
    [RUMMY_DRAW] = { V(DRAW), rummy_test_draw, rummy_do_draw },
    [RUMMY_MAIN] = { V(MELD) | V(ADD) | V(PLAY) | V(DISCARD), rummy_test_main, rummy_do_main },
    [RUMMY_LOOKING] = { V(KEEP), rummy_test_look, rummy_do_look },
    [RUMMY_ORDER] = { V(CHOOSE_CARD), rummy_test_order, rummy_do_order },
    [RUMMY_LIFT] = { V(TAKE), rummy_test_lift, rummy_do_lift },
    [RUMMY_FETCH] = { V(DRAW) | V(TAKE), rummy_test_fetch, rummy_do_fetch },
    [RUMMY_EXTRA] = { V(MELD) | V(ADD) | V(PLAY) | V(DECLINE), rummy_test_main, rummy_do_main },
    [RUMMY_LAST] = { V(DISCARD), rummy_test_hand, rummy_do_last }, /* CO-11.3 */
    [RUMMY_STRIKE] = { V(CHOOSE_CARD), rummy_test_strike, rummy_do_strike },
    [CHEM_TARGET] = { V(CHOOSE_SEAT) | V(DECLINE), test_chem, do_chem },
    [CHEM_FATE] = { V(CHOOSE_FATE), rummy_test_any, do_fate },
    [COLD_DRAW] = { V(DRAW) | V(DECLINE), test_cold, do_cold },
    [MOON_TARGET] = { V(CHOOSE_TABLE) | V(DECLINE), test_moon, do_moon },
    [DEVIL_TARGET] = { V(CHOOSE_SEAT) | V(DECLINE), test_devil, do_devil },
    [DEVIL_GIVE] = { V(GIVE), rummy_test_hand, do_give },
    [MIB_FIRST] = { V(CHOOSE_CARD), test_mib, do_mib },
    [MIB_SECOND] = { V(CHOOSE_CARD) | V(DECLINE), test_mib, do_mib },
};
