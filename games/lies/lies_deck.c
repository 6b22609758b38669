/* Hands, decks and discard piles, and what everyone may conclude from them: LL-5.2 to LL-5.5, LL-11. */
#include "core/bug.h"
#include "core/rng.h"
#include "games/lies/lies_inner.h"

enum { SHUFFLE = 1 }; /* the one purpose of chance */

/* LL-12.2: copies are one kind. */
uint32_t lies_held(const struct lies_state *s, int seat) {
    uint32_t kinds = 0;
    for (int k = 0; k < LIES_DECK; k++)
        kinds |= (uint32_t)(s->hand[seat][k] > 0) << k;
    return kinds;
}

/* Who plays, and when. */
struct moment {
    int seat;
    enum lies_timing timing;
};

/* Of these kinds those of the timing whose condition holds. */
static uint32_t playable_of(const struct lies_data *d, const struct lies_open *o, struct moment at, uint32_t kinds) {
    const struct lies_deck *deck = &d->deck[o->role[at.seat]];
    enum lies_cause cause = at.timing == LIES_REACTION ? LIES_BY_REACTION : LIES_BY_TURN;
    uint32_t playable = 0;
    bool fresh = false;
    struct lies_run r;
    LIES_EACH (k, kinds) {
        const struct lies_card *card = &deck->card[k];
        if (card->timing != at.timing)
            continue;
        if (!fresh) /* what the seat stands on is the same for all of them */
            r = lies_run_fresh(d, o, (struct lies_source){ at.seat, card->program, cause });
        fresh = true;
        r.program = card->program;
        if (lies_can_run(d, o, &r))
            playable |= lies_bit((int)k);
    }
    return playable;
}

static const struct lies_deck *deck_of(const struct lies_data *d, const struct lies_open *o, int seat) {
    lz_assert(seat >= 0 && seat < LIES_SEATS && o->role[seat] < LIES_ROLES);
    return &d->deck[o->role[seat]];
}

uint32_t lies_could(const struct lies_data *d, const struct lies_open *o, int seat, enum lies_timing timing) {
    const struct lies_deck *deck = deck_of(d, o, seat);
    return playable_of(d, o, (struct moment){ seat, timing }, lies_bit(deck->kinds) - 1);
}

uint32_t lies_playable(const struct lies_data *d, const struct lies_state *s, int seat, enum lies_timing timing) {
    return playable_of(d, &s->open, (struct moment){ seat, timing }, lies_held(s, seat));
}

lz_seats lies_seers(const struct lies_open *o, int seats, int seat) {
    lz_seats own = lz_only(seat);
    if (o->option[LIES_O_HANDS] == LIES_HANDS_OPEN)
        return lz_everyone(seats);
    for (int i = 0; i < seats && o->option[LIES_O_HANDS] == LIES_HANDS_TEAM; i++)
        if (lies_team_of(o->role[i]) == lies_team_of(o->role[seat]))
            own |= lz_only(i);
    return own;
}

/* LL-11.4: by id, then shuffled; the last is the top. */
static void shuffle(struct lies_state *s, int seat, const uint8_t copies[LIES_DECK]) {
    struct lz_rng rng = lz_fork(&s->head.rng, SHUFFLE, s->open.shuffles++);
    uint8_t n = 0;
    for (int k = 0; k < LIES_DECK; k++)
        for (int i = 0; i < copies[k]; i++)
            s->deck[seat][n++] = (uint8_t)k;
    lz_assert(n <= LIES_DECK);
    lz_shuffle(&rng, s->deck[seat], n);
    s->open.decks[seat] = n;
}

/* LL-5.5. Whatever is not in the discard pile is in the hand now: everybody can count that. */
static void reshuffle(const struct lies_work *w, int seat) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    const struct lies_deck *deck = &w->d->deck[o->role[seat]];
    lz_assert(o->decks[seat] == 0);
    shuffle(s, seat, o->discard[seat]);
    for (int k = 0; k < LIES_DECK; k++) {
        lz_assert(o->discard[seat][k] <= deck->card[k].copies); /* LL-1.3 */
        o->known[seat][k] = (uint8_t)(deck->card[k].copies - o->discard[seat][k]);
        o->discard[seat][k] = 0;
    }
    o->could[seat] = o->lacks[seat] = 0;
    o->since[seat] = 0;
    lz_tell(w->out, LIES_K_RESHUFFLED, seat, lies_everyone(s), o->decks[seat]);
}

static bool discarded_any(const struct lies_open *o, int seat) {
    for (int k = 0; k < LIES_DECK; k++)
        if (o->discard[seat][k])
            return true;
    return false;
}

static void draw_one(const struct lies_work *w, int seat) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    lz_assert(o->decks[seat] > 0 && o->decks[seat] <= LIES_DECK);
    uint8_t *top = &s->deck[seat][--o->decks[seat]];
    int kind = *top;
    *top = 0;
    s->hand[seat][kind]++;
    o->hands[seat]++;
    if (o->lacks[seat])
        o->since[seat]++;
    lz_tell(w->out, LIES_K_DREW_CARD, seat, lies_seers(o, s->head.seats, seat), lies_card_of(o->role[seat], kind));
}

void lies_draw(const struct lies_work *w, int seat, int count) {
    struct lies_state *s = w->s;
    int drawn = 0;
    for (; drawn < count; drawn++) {
        if (!s->open.decks[seat] && !discarded_any(&s->open, seat))
            break;
        if (!s->open.decks[seat])
            reshuffle(w, seat);
        draw_one(w, seat);
    }
    if (drawn)
        lz_tell(w->out, LIES_K_DREW, seat, lies_everyone(s), drawn);
}

/* LL-1.6, LL-5.4 */
void lies_redraw(const struct lies_work *w, int seat) {
    struct lies_state *s = w->s;
    lies_draw(w, seat, w->d->hand - s->open.hands[seat]);
}

/* LL-11.3: the discard pile is open to all. */
void lies_drop(struct lies_state *s, int seat, int kind) {
    struct lies_open *o = &s->open;
    lz_assert(kind >= 0 && kind < LIES_DECK && s->hand[seat][kind] > 0 && o->hands[seat] > 0);
    s->hand[seat][kind]--;
    o->hands[seat]--;
    o->discard[seat][kind]++;
    if (o->known[seat][kind])
        o->known[seat][kind]--;
    if (lies_has(o->could[seat], kind))
        o->could[seat] = 0; /* the Reaction it had declared, or might have */
}

/* LL-3.8 */
void lies_deal(const struct lies_work *w) {
    struct lies_state *s = w->s;
    for (int i = 0; i < s->head.seats; i++) {
        uint8_t copies[LIES_DECK];
        lz_assert(s->open.hands[i] == 0 && s->open.decks[i] == 0);
        for (int k = 0; k < LIES_DECK; k++)
            copies[k] = w->d->deck[s->open.role[i]].card[k].copies;
        shuffle(s, i, copies);
    }
    for (int i = 0; i < s->head.seats; i++)
        lies_redraw(w, i);
}
