/* A world the seat cannot rule out: what it knows stays, all else is dealt anew, chance is keyed anew. */
#include "games/kit/rummy_doors.h"

#include <string.h>

/* Cards nobody has shown this seat, in random order. */
struct pool {
    uint8_t card[RUMMY_DECK];
    int left;
};

/* lz_cards_add and lz_cards_take without their asserts: no loop is hotter than these, and what they come to is asserted
   when all is dealt. */
static void put(struct lz_cards *cards, lz_card id) { cards->half[id >> 4 & 1] += (uint64_t)1 << 4 * (id & 15); }
static void take(struct lz_cards *cards, lz_card id) { cards->half[id >> 4 & 1] -= (uint64_t)1 << 4 * (id & 15); }

static void take_open(const struct rummy_deck *deck, const struct rummy_open *open, struct lz_cards *left) {
    for (int h = 0; h < 2; h++) {
        left->half[h] -= open->aside.half[h];
        for (int seat = 0; seat < RUMMY_SEATS; seat++)
            left->half[h] -= open->front[seat].half[h];
    }
    for (int i = 0; i < open->tabloids_left; i++)
        take(left, open->tabloids[i]);
    for (int i = 0; i < open->frames.depth; i++)
        if (open->frames.at[i].phase == RUMMY_RESOLVE)
            take(left, open->frames.at[i].about);
    for (int set = 0; set < RUMMY_SETS; set++) {
        if (!rummy_in_play(open, set))
            continue;
        for (int part = 0; part < RUMMY_PARTS; part++) {
            int n = 0;
            for (int seat = 0; seat < RUMMY_SEATS; seat++)
                n += rummy_part_of(open->group[set][seat], part);
            lz_card card = n ? rummy_card_of(deck, set, part) : 0;
            left->half[card >> 4] -= (uint64_t)n << 4 * (card & 15);
        }
    }
}

/* What a seat certainly holds: its bounds; for the viewer his hand. */
static struct lz_cards certain(const struct rummy_view *v, int seat) {
    return seat == v->seen.seat ? v->mine : v->known[seat];
}

struct lz_cards rummy_hidden(const struct rummy_rules *r, const struct rummy_view *v) {
    struct lz_cards left = r->whole;
    take_open(r->deck, &v->open, &left);
    for (int seat = 0; seat < v->seen.seats; seat++) {
        struct lz_cards sure = certain(v, seat);
        for (int h = 0; h < 2; h++)
            left.half[h] -= sure.half[h];
    }
    for (int i = 0; i < v->top_left; i++)
        take(&left, v->top[i]);
    lz_assert(lz_cards_count(&left) <= RUMMY_DECK);
    return left;
}

static struct pool hidden_cards(const struct rummy_rules *r, const struct rummy_view *v, struct lz_rng *rng) {
    struct lz_cards left = rummy_hidden(r, v);
    struct pool pool = { .left = 0 };
    for (uint32_t ids = lz_cards_ids(&left); ids; ids &= ids - 1) {
        lz_card id = (lz_card)__builtin_ctz(ids);
        for (int n = lz_cards_of(&left, id); n > 0; n--)
            pool.card[pool.left++] = id;
    }
    lz_shuffle_quick(lz_draw(rng), pool.card, (uint32_t)pool.left);
    return pool;
}

static void deal_hands(const struct rummy_view *v, struct pool *pool, struct rummy *s) {
    for (int seat = 0; seat < v->seen.seats; seat++) {
        s->hand[seat] = certain(v, seat);
        int need = v->open.held[seat] - lz_cards_count(&s->hand[seat]);
        lz_assert(need >= 0 && need <= pool->left);
        for (; need > 0; need--)
            put(&s->hand[seat], pool->card[--pool->left]);
    }
}

static void lay_unknown(const struct rummy_view *v, struct pool *pool, struct rummy *s) {
    int n = v->open.unknown_left, sure = v->top_left;
    lz_assert(sure <= n && n - sure == pool->left); /* what nobody holds and nobody sees lies there */
    for (int i = 0; i < sure; i++)
        s->unknown[n - 1 - i] = v->top[i];
    memcpy(s->unknown, pool->card + pool->left - (n - sure), (size_t)(n - sure));
    pool->left -= n - sure;
}

/* A card that may be played at once: one of the hand. If that has no more, it has fallen since (LE-7.9, LE-7.11) and
   can no longer be played, whichever it was. */
static lz_card guess_fetched(const struct rummy_view *v, struct lz_rng *rng, struct lz_cards *rest) {
    if (lz_cards_none(rest))
        return v->open.tabloids_left ? v->open.tabloids[v->open.tabloids_left - 1] : 0;
    lz_card card = lz_cards_nth(rest, (int)lz_roll(rng, (uint32_t)lz_cards_count(rest)));
    lz_cards_take(rest, card);
    return card;
}

/* A laid pass and a shown card lie in hands the viewer does not see: any card of that hand will do. */
static void guess_secrets(const struct rummy_view *v, struct lz_rng *rng, struct rummy *s) {
    int me = v->seen.seat;
    for (int seat = 0; seat < RUMMY_SEATS; seat++) {
        bool hidden = seat != me && v->open.laid >> seat & 1;
        s->laid[seat] = RUMMY_NONE;
        if (hidden)
            s->laid[seat] = lz_cards_nth(&s->hand[seat], (int)lz_roll(rng, v->open.held[seat]));
    }
    if (me < v->seen.seats)
        s->laid[me] = v->laid;
    s->shown = v->shown;
    if (v->open.showing && s->shown == RUMMY_NONE)
        s->shown = lz_cards_nth(&s->hand[v->open.target], (int)lz_roll(rng, v->open.held[v->open.target]));
    s->fetched = v->fetched;
    if (me == v->open.turn)
        return;
    struct lz_cards rest = s->hand[v->open.turn];
    for (int n = v->open.drawn_extra; n > 0; n--)
        lz_cards_add(&s->fetched, guess_fetched(v, rng, &rest));
}

void rummy_imagine(const struct lz_game *game, const void *view, struct lz_rng *rng, void *state) {
    const struct rummy_view *v = view;
    struct rummy *s = state;
    memset(s, 0, sizeof *s);
    s->head = lz_head_from(&v->seen);
    s->head.rng = lz_fork(rng, 0, lz_draw(rng));
    s->open = v->open;
    struct pool pool = hidden_cards(rummy_rules_of(game), v, rng);
    deal_hands(v, &pool, s);
    lay_unknown(v, &pool, s);
    guess_secrets(v, rng, s);
    int me = v->seen.seat;
    if (me < v->seen.seats) {
        memcpy(s->known[me], v->known, sizeof v->known);
        memcpy(s->top[me], v->top, sizeof v->top);
        s->top_left[me] = v->top_left;
    }
    if (me != v->open.turn && v->open.looking)
        rummy_look(s, v->open.turn, v->open.looking);
}
