/* The door out of a state, and back into an imagined one: LL-11. Hidden are the hands and the order of the decks. */
#include "core/match.h"
#include "core/rng.h"
#include "games/lies/lies_inner.h"

#include <string.h>

void lies_view(const struct lz_game *game, const void *state, int seat, void *view) {
    const struct lies_state *s = state;
    struct lies_view *v = view;
    memset(v, 0, sizeof *v);
    v->seen = lz_seen_by(game, s, seat);
    v->open = s->open;
    for (int i = 0; i < s->head.seats; i++)
        if (s->head.over || lz_in(lies_seers(&s->open, s->head.seats, i), seat)) {
            v->shown |= lz_only(i);
            memcpy(v->hand[i], s->hand[i], LIES_DECK);
        }
    if (s->head.over)
        memcpy(v->deck, s->deck, sizeof v->deck);
}

/* The cards of a seat that lie nobody knows where: in its deck or, beside those known to be there, in its hand. */
static int unknown(const struct lies_data *d, const struct lies_view *v, int seat, uint8_t pool[LIES_DECK]) {
    const struct lies_deck *deck = &d->deck[v->open.role[seat]];
    const uint8_t *sure = lz_in(v->shown, seat) ? v->hand[seat] : v->open.known[seat];
    int n = 0;
    for (int k = 0; k < LIES_DECK; k++)
        for (int i = deck->card[k].copies - v->open.discard[seat][k] - sure[k]; i > 0; i--)
            pool[n++] = (uint8_t)k;
    return n;
}

/* What the seat's declarations told: it held one of `could` (LL-9.2) and, but for cards drawn since, none of `lacks`.
 */
static bool fits(const struct lies_open *o, int seat, const uint8_t hand[LIES_DECK]) {
    bool could = !o->could[seat];
    int lacking = 0;
    for (int k = 0; k < LIES_DECK; k++) {
        could |= hand[k] && lies_has(o->could[seat], k);
        lacking += lies_has(o->lacks[seat], k) ? hand[k] : 0;
    }
    return could && lacking <= o->since[seat];
}

/* The pool's last cards make up the hand, the rest is the deck. */
static void share_out(const struct lies_view *v, struct lies_state *s, int seat, uint8_t pool[LIES_DECK]) {
    int n = v->open.decks[seat];
    memcpy(s->hand[seat], lz_in(v->shown, seat) ? v->hand[seat] : v->open.known[seat], LIES_DECK);
    memcpy(s->deck[seat], pool, (size_t)n);
    if (lz_in(v->shown, seat))
        return;
    int held = 0;
    for (int k = 0; k < LIES_DECK; k++)
        held += v->open.known[seat][k];
    for (int i = 0; held < v->open.hands[seat]; i++, held++)
        s->hand[seat][pool[n + i]]++;
}

enum { TRIES = 64 };

static void imagine_seat(const struct lies_data *d, const struct lies_view *v, struct lz_rng *rng, struct lies_state *s,
                         int seat) {
    uint8_t pool[LIES_DECK];
    int n = unknown(d, v, seat, pool);
    for (int i = 0; i < TRIES; i++) {
        lz_shuffle_quick(lz_draw(rng), pool, (uint32_t)n);
        share_out(v, s, seat, pool);
        if (lz_in(v->shown, seat) || fits(&v->open, seat, s->hand[seat]))
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
    for (int i = 0; i < s->head.seats && v->open.stage >= LIES_S_MULLIGAN; i++)
        imagine_seat(d, v, rng, s, i);
    if (s->head.over)
        memcpy(s->deck, v->deck, sizeof s->deck);
    s->head.rng = lz_fork(rng, 0, lz_draw(rng));
}
