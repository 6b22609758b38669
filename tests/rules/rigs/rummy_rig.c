/* Positions of the sister games: what can be placed, what cannot be, and the draw that makes a pick come true. */
#include "tests/rules/rigs/rummy_rig.h"

#include "games/kit/rummy_state.h"

#include <string.h>

void __real_rummy_deal(const struct rummy_rules *, struct rummy *, struct lz_sink *);
void __wrap_rummy_deal(const struct rummy_rules *, struct rummy *, struct lz_sink *);

/* The linker puts this in the way of rummy_deal: the next deal is when a round is over and still on the table. */
void __wrap_rummy_deal(const struct rummy_rules *r, struct rummy *s, struct lz_sink *out) {
    script_round_ends(s);
    __real_rummy_deal(r, s, out);
}

static const struct rummy_deck *deck_of(const struct script *s) { return script_game(s)->facts; }

void rummy_rig_clear(struct script *s, void *state) {
    struct rummy *r = state, blank = { .head = r->head };
    (void)s;
    memcpy(blank.open.option, r->open.option, sizeof blank.open.option);
    blank.open.round = 1;
    blank.open.out = blank.open.target = blank.open.result.out = RUMMY_NONE;
    blank.open.revealed = blank.open.strengthened[0] = blank.open.strengthened[1] = RUMMY_NONE;
    blank.open.twin = blank.open.drawn = blank.shown = RUMMY_NONE;
    memset(blank.laid, RUMMY_NONE, sizeof blank.laid);
    memcpy(r, &blank, sizeof blank);
    rummy_rig_turn(s, r, 0, RUMMY_MAIN);
}

bool rummy_rig_turn(struct script *s, void *state, int seat, int phase) {
    struct rummy *r = state;
    if (phase < 0)
        phase = RUMMY_MAIN;
    if (phase != RUMMY_DRAW && phase != RUMMY_MAIN && phase != RUMMY_LAST)
        return script_wrong(s, "found phase %s, expected draw, main or last: play the card that asks the others",
                            script_game(s)->phases[phase]);
    if (phase != RUMMY_LAST)
        r->open.turn = (uint8_t)seat;
    r->open.frames = (struct lz_frames){ 0 };
    lz_frames_push(&r->open.frames, (uint8_t)phase, 0);
    r->head.phase = (uint8_t)phase;
    r->head.may = r->head.wait = lz_only(seat);
    return true;
}

/* Counting what lies in a position. */

static void count_groups(const struct rummy_deck *deck, const struct rummy_open *open, int *count) {
    for (int set = 0; set < RUMMY_SETS; set++)
        for (int seat = 0; seat < RUMMY_SEATS; seat++)
            for (int part = 0; part < RUMMY_PARTS; part++)
                if (rummy_part_of(open->group[set][seat], part))
                    count[rummy_card_of(deck, set, part)] += rummy_part_of(open->group[set][seat], part);
}

static void count_handful(const struct lz_cards *cards, int *count) {
    for (int id = 0; id < 32; id++)
        count[id] += lz_cards_of(cards, (lz_card)id);
}

static void count_all(const struct rummy_deck *deck, const struct rummy *r, int *count) {
    for (int i = 0; i < r->open.tabloids_left; i++)
        count[r->open.tabloids[i]]++;
    for (int i = 0; i < r->open.unknown_left; i++)
        count[r->unknown[i]]++;
    for (int i = 0; i < r->open.frames.depth; i++)
        if (r->open.frames.at[i].phase == RUMMY_RESOLVE)
            count[r->open.frames.at[i].about]++;
    count_handful(&r->open.aside, count);
    for (int seat = 0; seat < RUMMY_SEATS; seat++) {
        count_handful(&r->open.front[seat], count);
        count_handful(&r->hand[seat], count);
    }
    count_groups(deck, &r->open, count);
}

/* The cards a position leaves out, so that the sums can still be tried after each move. */
struct left_out {
    uint16_t round;
    uint8_t count[32];
};
_Static_assert(sizeof(struct left_out) <= SCRIPT_MEMORY, "it is kept in the script's memory");

static bool settle_cards(struct script *s, const struct rummy *r) {
    const struct rummy_deck *deck = deck_of(s);
    struct left_out left = { .round = r->open.round };
    int count[256] = { 0 };
    count_all(deck, r, count);
    for (int id = 0; id < deck->cards; id++) {
        if (count[id] > deck->card[id].count)
            return script_wrong(s, "found %d of %s in the position, expected %d at most", count[id],
                                deck->card[id].title, deck->card[id].count);
        left.count[id] = (uint8_t)(deck->card[id].count - count[id]);
    }
    memcpy(script_memory(s), &left, sizeof left);
    return true;
}

static bool settle_groups(struct script *s, const struct rummy *r) {
    const struct rummy_deck *deck = deck_of(s);
    for (int set = 0; set < RUMMY_SETS; set++)
        for (int seat = 0; seat < r->head.seats; seat++)
            for (int part = RUMMY_WILD; part < RUMMY_PARTS; part++)
                if (rummy_part_of(r->open.group[set][seat], part) && rummy_orphans(deck, &r->open) >> part & 1 &&
                    !rummy_naturals(r->open.group[set][seat]))
                    return script_wrong(s, "found a wild of #%d alone in a group, expected a card to hold it", seat);
    return true;
}

static bool settle_knowledge(struct script *s, const struct rummy *r) {
    for (int viewer = 0; viewer < r->head.seats; viewer++) {
        for (int holder = 0; holder < r->head.seats; holder++)
            for (int id = 0; id < 32; id++)
                if (lz_cards_of(&r->known[viewer][holder], (lz_card)id) > lz_cards_of(&r->hand[holder], (lz_card)id))
                    return script_wrong(s, "found that #%d knows a card of #%d, expected it in that hand", viewer,
                                        holder);
        for (int i = 0; i < r->top_left[viewer]; i++)
            if (i >= r->open.unknown_left || r->top[viewer][i] != rummy_looked(r, i))
                return script_wrong(s, "found that #%d knows the top of the Unknown, expected those cards there",
                                    viewer);
    }
    return true;
}

static bool settle_asked(struct script *s, struct rummy *r) {
    int seat = lz_first(r->head.may);
    if (r->head.over || seat < 0)
        return true;
    if ((r->head.phase == RUMMY_MAIN || r->head.phase == RUMMY_LAST) && !r->open.held[seat])
        return script_wrong(s, "found #%d without a card, expected one to discard", seat);
    if (r->head.phase != RUMMY_LAST)
        return true;
    for (int i = 0; i < r->head.seats && !r->open.owed; i++)
        if (lz_in(lz_all(r->head.seats), i) && r->open.held[i] && i != r->open.out)
            r->open.owed = (uint8_t)(r->open.owed | lz_only(i));
    for (int i = 0; i < r->head.seats; i++)
        if (lz_in(r->open.owed, i) && !r->open.held[i])
            return script_wrong(s, "found that #%d owes a discard, expected a card in that hand", i);
    return lz_in(r->open.owed, seat) || script_wrong(s, "found #%d asked, expected it among those that owe", seat);
}

bool rummy_rig_settle(struct script *s, void *state) {
    struct rummy *r = state;
    for (int seat = 0; seat < RUMMY_SEATS; seat++)
        r->open.held[seat] = (uint8_t)lz_cards_count(&r->hand[seat]);
    return settle_cards(s, r) && settle_groups(s, r) && settle_knowledge(s, r) && settle_asked(s, r);
}

bool rummy_rig_audit(struct script *s, const void *state, struct lz_why *why) {
    struct rummy whole = *(const struct rummy *)state;
    struct left_out left;
    memcpy(&left, script_memory(s), sizeof left);
    for (int id = 0; id < deck_of(s)->cards && left.round == whole.open.round; id++)
        for (int n = left.count[id]; n > 0; n--)
            lz_cards_add(&whole.open.aside, (lz_card)id);
    return script_game(s)->audit(script_game(s), &whole, why);
}

/* CO-16.11: a pick is an index into the hand in canonical order. */
bool rummy_rig_random(struct script *s, const void *state, const struct lz_move *move, struct lz_text word,
                      uint32_t *roll) {
    const struct rummy *r = state;
    int16_t card;
    if (move->verb != RUMMY_V_CHOOSE_SEAT || move->arg[0] >= r->head.seats)
        return false;
    const struct lz_cards *hand = &r->hand[move->arg[0]];
    if (!rig_take_name(s, &word, 'c', &card))
        return false;
    if (!lz_cards_of(hand, (lz_card)card))
        return script_wrong(s, "found a card after random that #%d does not hold", move->arg[0]);
    *roll = 0;
    for (int id = 0; id < card; id++)
        *roll += (uint32_t)lz_cards_of(hand, (lz_card)id);
    return true;
}
