/* The door out of a state, and back into an imagined one: LL-11. Hidden are the hands and the order of the decks. */
#include "core/match.h"
#include "core/rng.h"
#include "games/lies/lies_inner.h"

#include <string.h>

void lies_view(const struct lz_game *game, const void *state, int seat, void *view) {
    const struct lies_state *s = state;
    struct lies_view *v = view;
    lz_assert(seat == LZ_ONLOOKER || (seat >= 0 && seat < s->head.seats));
    memset(v, 0, sizeof *v);
    v->seen = lz_seen_by(game, s, seat);
    v->open = s->open;
    for (int i = 0; i < s->head.seats; i++)
        if (s->head.over || lz_in(lies_seers(&s->open, s->head.seats, i), seat)) {
            v->shown |= lz_only(i);
            memcpy(v->hand[i], s->hand[i], LIES_DECK);
        }
    if (s->head.over) /* LL-11.3: before that nobody knows the order; LL-11.5 */
        memcpy(v->deck, s->deck, sizeof v->deck);
}

/* The cards of a seat that lie nobody knows where: in its deck or, beside those it surely holds, in its hand. */
struct pool {
    const uint8_t *sure;
    int seat, count;
    uint8_t card[LIES_DECK];
};

static struct pool pool_of(const struct lies_data *d, const struct lies_view *v, int seat) {
    const struct lies_deck *deck = &d->deck[v->open.role[seat]];
    struct pool p = { .sure = lz_in(v->shown, seat) ? v->hand[seat] : v->open.known[seat], .seat = seat };
    for (int k = 0; k < deck->kinds; k++)
        for (int i = deck->card[k].copies - v->open.discard[seat][k] - p.sure[k]; i > 0; i--) {
            lz_assert(p.count < LIES_DECK); /* LL-1.3 */
            p.card[p.count++] = (uint8_t)k;
        }
    lz_assert(p.count >= v->open.decks[seat] && p.count <= v->open.decks[seat] + v->open.hands[seat]);
    return p;
}

/* LL-11.6, what the seat's declarations told: it held one of `could` (LL-9.2) and, but for cards drawn since, none of
   `lacks`. */
static bool fits(const struct lies_open *o, int seat, const uint8_t hand[LIES_DECK]) {
    bool could = !o->could[seat];
    int lacking = 0;
    if (could && !o->lacks[seat])
        return true;
    for (int k = 0; k < LIES_DECK; k++) {
        could |= hand[k] && lies_has(o->could[seat], k);
        lacking += lies_has(o->lacks[seat], k) ? hand[k] : 0;
    }
    return could && lacking <= o->since[seat];
}

/* The pool's first cards are the deck, the rest is in the hand. */
static void share_out(const struct pool *p, struct lies_state *s) {
    int n = s->open.decks[p->seat];
    memcpy(s->hand[p->seat], p->sure, LIES_DECK);
    memcpy(s->deck[p->seat], p->card, (size_t)n);
    for (int i = n; i < p->count; i++)
        s->hand[p->seat][p->card[i]]++;
}

enum { TRIES = 64 };

static void imagine_hand(struct pool *p, const struct lies_view *v, struct lz_rng *rng, struct lies_state *s) {
    for (int i = 0; i < TRIES; i++) {
        lz_shuffle_quick(lz_draw(rng), p->card, (uint32_t)p->count);
        share_out(p, s);
        if (lz_in(v->shown, p->seat) || fits(&v->open, p->seat, s->hand[p->seat]))
            return;
    }
}

void lies_imagine(const struct lz_game *game, const void *view, struct lz_rng *rng, void *state) {
    const struct lies_data *d = lies_facts(game);
    const struct lies_view *v = view;
    struct lies_state *s = state;
    memset(s, 0, sizeof *s);
    s->head = lz_head_from(&v->seen);
    s->open = v->open;
    for (int i = 0; i < s->head.seats && v->open.stage >= LIES_S_MULLIGAN; i++) {
        struct pool pool = pool_of(d, v, i);
        imagine_hand(&pool, v, rng, s);
    }
    if (s->head.over)
        memcpy(s->deck, v->deck, sizeof s->deck);
    s->head.rng = lz_fork(rng, 0, lz_draw(rng));
}
