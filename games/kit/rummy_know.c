/* Cards on their way between hands and piles, and who may be sure of what. CO-16.4 to CO-16.8, LE-15.4, LE-15.5. */
#include "games/kit/rummy_state.h"

#include <string.h>

static void bound_add(struct rummy *s, int viewer, int holder, lz_card card) {
    lz_cards_add(&s->known[viewer][holder], card);
}

static void bound_take(struct rummy *s, int viewer, int holder, lz_card card) {
    if (lz_cards_of(&s->known[viewer][holder], card))
        lz_cards_take(&s->known[viewer][holder], card);
}

/* One card, nobody here knows which, has left: every bound falls by one. */
static void bound_all_take(struct lz_cards *known) {
    for (int h = 0; h < 2; h++) {
        uint64_t some = known->half[h];
        known->half[h] -= (some | some >> 1 | some >> 2 | some >> 3) & 0x1111111111111111;
    }
}

static bool at_table(const struct rummy *s, int seat) { return seat >= 0 && seat < s->head.seats; }

void rummy_hand_gain(struct rummy *s, int seat, lz_card card) {
    lz_assert(at_table(s, seat));
    lz_cards_add(&s->hand[seat], card);
    s->open.held[seat]++;
    for (int viewer = 0; viewer < s->head.seats; viewer++)
        if (viewer != seat)
            bound_add(s, viewer, seat, card);
}

void rummy_hand_loss(struct rummy *s, int seat, lz_card card) {
    lz_assert(at_table(s, seat) && s->open.held[seat] > 0);
    lz_cards_take(&s->hand[seat], card);
    s->open.held[seat]--;
    for (int viewer = 0; viewer < s->head.seats; viewer++)
        if (viewer != seat)
            bound_take(s, viewer, seat, card);
}

lz_card rummy_draw_top(struct rummy *s, int seat) {
    lz_assert(at_table(s, seat) && s->open.unknown_left > 0);
    lz_card card = s->unknown[--s->open.unknown_left];
    s->unknown[s->open.unknown_left] = 0;
    lz_cards_add(&s->hand[seat], card);
    s->open.held[seat]++;
    for (int viewer = 0; viewer < s->head.seats; viewer++) {
        if (!s->top_left[viewer])
            continue;
        lz_assert(s->top[viewer][0] == card);
        if (viewer != seat)
            bound_add(s, viewer, seat, card);
        int left = --s->top_left[viewer];
        memmove(s->top[viewer], s->top[viewer] + 1, (size_t)left);
        s->top[viewer][left] = 0;
    }
    return card;
}

/* CO-16.6, LE-15.5: the two who see it are exact; to the others any card of that hand may be the one. */
void rummy_hand_leave(struct rummy *s, int from, int to, lz_card card) {
    lz_assert(from != to && at_table(s, from) && s->open.held[from] > 0);
    lz_cards_take(&s->hand[from], card);
    s->open.held[from]--;
    for (int viewer = 0; viewer < s->head.seats; viewer++)
        if (viewer != from && viewer != to)
            bound_all_take(&s->known[viewer][from]);
    bound_take(s, to, from, card);
}

void rummy_hand_arrive(struct rummy *s, int from, int to, lz_card card) {
    lz_assert(from != to && at_table(s, to));
    lz_cards_add(&s->hand[to], card);
    s->open.held[to]++;
    bound_add(s, from, to, card);
}

void rummy_to_tabloids(struct rummy *s, lz_card card) {
    lz_assert(card < LZ_CARDS && s->open.tabloids_left < RUMMY_DECK);
    s->open.tabloids[s->open.tabloids_left++] = card;
}

bool rummy_in_tabloids(const struct rummy *s, lz_card card) {
    return memchr(s->open.tabloids, card, s->open.tabloids_left) != NULL;
}

lz_card rummy_from_tabloids(struct rummy *s, lz_card card, int skip) {
    int at = s->open.tabloids_left - 1 - skip;
    while (at >= 0 && s->open.tabloids[at] != card)
        at--;
    lz_assert(at >= 0);
    s->open.tabloids_left--;
    memmove(s->open.tabloids + at, s->open.tabloids + at + 1, (size_t)(s->open.tabloids_left - at));
    s->open.tabloids[s->open.tabloids_left] = 0;
    return card;
}

lz_card rummy_looked(const struct rummy *s, int i) {
    lz_assert(i >= 0 && i < s->open.unknown_left);
    return s->unknown[s->open.unknown_left - 1 - i];
}

/* The looker now knows these cards in order; what others had put there is no longer certain to them. */
void rummy_look(struct rummy *s, int seat, int n) {
    lz_assert(seat >= 0 && seat < s->head.seats && n >= 0 && n <= RUMMY_LOOK);
    s->open.looking = (uint8_t)n;
    memset(s->top, 0, sizeof s->top);
    memset(s->top_left, 0, sizeof s->top_left);
    for (int i = 0; i < n; i++)
        s->top[seat][i] = rummy_looked(s, i);
    s->top_left[seat] = (uint8_t)n;
}

lz_card rummy_random_card(struct rummy *s, int seat) {
    lz_assert(s->open.held[seat] == lz_cards_count(&s->hand[seat]));
    struct lz_rng pick = lz_fork(&s->head.rng, RUMMY_DICE_PICK, (uint64_t)s->open.round << 8 | s->picks++);
    return lz_cards_nth(&s->hand[seat], (int)lz_roll(&pick, (uint32_t)rummy_held(s, seat)));
}
