/* What may found a set, what may be added, wilds and orphans. CO-5, CO-6, CO-8; LE-5, LE-6. */
#include "games/kit/rummy_state.h"

#include "core/words/event.h"

static bool is_action(const struct rummy_rules *r, lz_card card) {
    lz_assert(card < r->deck->cards);
    return r->deck->card[card].action;
}

/* The part the card plays in the set, as far as wilds are allowed now; the rule if it has none. */
static int fitting(const struct rummy_rules *r, const struct rummy *s, int set, lz_card card) {
    int part = rummy_part(r->deck, set, card);
    return part == RUMMY_WILD && r->wild && !r->wild(s) ? -1 : part;
}

/* Whether a card of the move goes to its set; a wild Proof! that does not is barred from it. */
static uint16_t test_fit(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m, int i) {
    lz_card card = (lz_card)m->arg[i];
    if (fitting(r, s, m->arg[0], card) >= 0)
        return 0;
    if (card == r->deck->file)
        return r->rule[RUMMY_R_BARRED];
    return r->rule[m->verb == RUMMY_V_MELD ? RUMMY_R_FIT_MELD : RUMMY_R_FIT_ADD];
}

/* CO-10.1, CO-10.3, LE-3.3, LE-19.4: a card is left to discard, in `extra` too. */
static bool keeps_one(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    int gain = r->sure_gain ? r->sure_gain(s, m->arg[0]) : 0;
    return rummy_held(s, m->seat) - (m->args - 1) + gain >= 1;
}

/* CO-6.2; in the order of CO-17.3, LE-16.3. */
uint16_t rummy_test_add(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    int set = m->arg[0], seat = m->seat;
    lz_card card = (lz_card)m->arg[1];
    bool extra = s->head.phase == RUMMY_EXTRA;
    if (!lz_cards_of(&s->hand[seat], card))
        return r->rule[RUMMY_R_CARD];
    if (extra && !(is_action(r, card) && rummy_extra_card(s, card)))
        return r->rule[RUMMY_R_EXTRA];
    if (!extra && is_action(r, card) && !r->action_left(s, set))
        return r->rule[RUMMY_R_ACTION];
    uint16_t rule = test_fit(r, s, m, 1);
    if (rule)
        return rule;
    if (!rummy_in_play(&s->open, set))
        return r->rule[RUMMY_R_NOT_FOUNDED];
    rule = r->add_limit ? r->add_limit(s, set) : 0;
    if (rule)
        return rule;
    /* CO-8.3, CO-8.4, LE-6.1, LE-6.2, LE-6.8: on the seat's own group; LE-5.8: a Proof! of the set does not. */
    bool leans = rummy_orphans(r->deck, &s->open) >> fitting(r, s, set, card) & 1;
    if (leans && !rummy_naturals(s->open.group[set][seat]))
        return r->rule[RUMMY_R_SUPPORT];
    return keeps_one(r, s, m) ? 0 : r->rule[RUMMY_R_KEEP];
}

static bool among(uint32_t ids, const struct lz_move *m) {
    return (ids >> m->arg[1] | ids >> m->arg[2] | ids >> m->arg[3]) & 1;
}

/* CO-5.4, CO-5.5, LE-5.2, LE-5.3: what the three are made of. */
static uint16_t test_three(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    int count[RUMMY_PARTS] = { 0 };
    for (int i = 1; i <= 3; i++) {
        int part = rummy_part(r->deck, m->arg[0], (lz_card)m->arg[i]);
        lz_assert(part >= 0); /* each was found to fit before */
        count[part]++;
    }
    if (count[RUMMY_PROOF] + count[RUMMY_FILE] > r->proofs(s))
        return r->rule[RUMMY_R_PROOFS];
    return among(r->deck->set[m->arg[0]].founders, m) ? 0 : r->rule[RUMMY_R_NATURAL];
}

static bool holds_three(const struct lz_cards *hand, const struct lz_move *m) {
    struct lz_cards left = *hand;
    for (int i = 1; i <= 3; i++) {
        if (!lz_cards_of(&left, (lz_card)m->arg[i]))
            return false;
        lz_cards_take(&left, (lz_card)m->arg[i]);
    }
    return true;
}

/* In `extra` one of the three is an Action card just fetched; else an Action card needs one left. */
static uint16_t test_three_actions(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    bool action = false, fetched = false;
    for (int i = 1; i <= 3; i++) {
        lz_card card = (lz_card)m->arg[i];
        action |= is_action(r, card);
        fetched |= is_action(r, card) && rummy_extra_card(s, card);
    }
    if (s->head.phase == RUMMY_EXTRA)
        return fetched ? 0 : r->rule[RUMMY_R_EXTRA];
    return action && !r->action_left(s, RUMMY_NONE) ? r->rule[RUMMY_R_ACTION] : 0;
}

/* LE-6.4: a wild Proof! that is barred is named before any other card that does not fit. */
static uint16_t test_barred(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    for (int i = 1; i <= 3; i++)
        if ((lz_card)m->arg[i] == r->deck->file)
            return test_fit(r, s, m, i);
    return 0;
}

/* LE-5.1: three cards of the hand, a set not in play. In the order of CO-17.3, LE-16.3. */
uint16_t rummy_test_meld(const struct rummy_rules *r, const struct rummy *s, const struct lz_move *m) {
    int set = m->arg[0];
    if (!holds_three(&s->hand[m->seat], m))
        return r->rule[RUMMY_R_CARD];
    uint16_t rule = test_three_actions(r, s, m);
    if (!rule)
        rule = test_barred(r, s, m);
    for (int i = 1; !rule && i <= 3; i++)
        rule = test_fit(r, s, m, i);
    if (rule)
        return rule;
    if (rummy_in_play(&s->open, set))
        return r->rule[RUMMY_R_FOUNDED];
    rule = test_three(r, s, m);
    if (!rule && r->meld_limit)
        rule = r->meld_limit(s);
    if (rule)
        return rule;
    return keeps_one(r, s, m) ? 0 : r->rule[RUMMY_R_KEEP];
}

/* CO-0.3, LE-0.5: into the seat's one group of the set. LE-5.11: the set is the one the move names. */
static void lay(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, int i) {
    lz_card card = (lz_card)m->arg[i];
    rummy_hand_loss(s, m->seat, card);
    rummy_group *group = &s->open.group[m->arg[0]][m->seat];
    int part = rummy_part(r->deck, m->arg[0], card);
    lz_assert(part >= 0 && rummy_part_of(*group, part) < r->deck->card[card].count);
    *group = (rummy_group)(*group + (1 << 4 * part));
}

/* CO-5.6, CO-6.2, LE-5.8: counts the Action cards of a move; what was fetched is played over the limit. */
static void count_actions(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m) {
    for (int i = 1; i < m->args; i++) {
        lz_card card = (lz_card)m->arg[i];
        if (!is_action(r, card))
            continue;
        if (s->head.phase == RUMMY_EXTRA)
            rummy_extra_used(s, card);
        else
            s->open.acts++;
        s->open.any_act = 1;
    }
}

/* CO-5.9, CO-6.1, LE-5.9, LE-12.7: the cards lie before the seat that played them; then the set does what it does. */
static void lay_all(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    int set = m->arg[0];
    lz_assert(m->args == (m->verb == RUMMY_V_MELD ? 4 : 2));
    lz_assert(rummy_in_play(&s->open, set) == (m->verb == RUMMY_V_ADD));
    if (r->noted)
        r->noted(s, set, m->verb == RUMMY_V_MELD);
    for (int i = 1; i < m->args; i++)
        lay(r, s, m, i);
    count_actions(r, s, m);
    if (r->trigger)
        r->trigger(s, set);
    rummy_settle(s, out);
}

void rummy_do_meld(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    lz_tell(out, RUMMY_K_MELDED, m->seat, lz_everyone(s->head.seats), m->arg[0], m->arg[1], m->arg[2], m->arg[3]);
    lay_all(r, s, m, out);
}

void rummy_do_add(const struct rummy_rules *r, struct rummy *s, const struct lz_move *m, struct lz_sink *out) {
    lz_tell(out, RUMMY_K_ADDED, m->seat, lz_everyone(s->head.seats), m->arg[0], m->arg[1]);
    lay_all(r, s, m, out);
}

struct rummy_laid rummy_laid(const struct rummy_rules *r, const struct rummy *s, const int16_t at[3]) {
    struct rummy_laid laid = { at[0], at[1], rummy_part(r->deck, at[1], (lz_card)at[2]) };
    lz_assert(laid.seat >= 0 && laid.seat < RUMMY_SEATS);
    if (laid.part >= 0 && !rummy_part_of(s->open.group[laid.set][laid.seat], laid.part))
        laid.part = -1;
    return laid;
}

void rummy_lose(const struct rummy_rules *r, struct rummy *s, struct rummy_laid laid, struct lz_sink *out) {
    unsigned leaning = rummy_orphans(r->deck, &s->open);
    rummy_group orphans = rummy_group_lose(leaning, &s->open.group[laid.set][laid.seat], laid.part);
    for (int p = RUMMY_WILD; p < RUMMY_PARTS; p++)
        for (int left = rummy_part_of(orphans, p); left > 0; left--) {
            lz_card card = rummy_card_of(r->deck, laid.set, p);
            rummy_to_tabloids(s, card);
            lz_tell(out, RUMMY_K_ORPHANED, laid.seat, lz_everyone(s->head.seats), laid.set, card);
        }
}
