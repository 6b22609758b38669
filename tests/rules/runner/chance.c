/* The draws a script fixes, put before those of the seed. */
#include "tests/rules/runner/chance.h"

#include "core/rng.h"

#include <string.h>

uint32_t __real_lz_roll(struct lz_rng *, uint32_t n);
uint32_t __wrap_lz_roll(struct lz_rng *, uint32_t n);
void __real_lz_shuffle(struct lz_rng *, uint8_t *cards, uint32_t n);
void __wrap_lz_shuffle(struct lz_rng *, uint8_t *cards, uint32_t n);

static struct chance *armed;

void chance_arm(struct chance *chance) { armed = chance; }
void chance_disarm(void) { armed = NULL; }

uint32_t __wrap_lz_roll(struct lz_rng *rng, uint32_t n) {
    struct chance *c = armed;
    if (!c || c->used == c->count || !c->draw[c->used].ready)
        return __real_lz_roll(rng, n);
    struct chance_draw *draw = &c->draw[c->used];
    if (draw->times == CHANCE_EVER && ++c->given > CHANCE_MOST)
        return __real_lz_roll(rng, n);
    if (draw->times == CHANCE_EVER)
        return draw->roll < n ? draw->roll : n - 1;
    bool good = draw->roll < n;
    if (!good)
        c->too_great = n;
    if (--draw->times == 0 || !good)
        c->used++;
    return good ? draw->roll : 0;
}

static bool sorted(const uint8_t *cards, uint32_t n) {
    for (uint32_t i = 1; i < n; i++)
        if (cards[i - 1] > cards[i])
            return false;
    return true;
}

/* Brings the cards asked for to the front, in their order; answers how many there were. */
static uint32_t bring(const struct chance *c, uint8_t *cards, uint32_t n) {
    uint32_t done = 0;
    for (; done < c->order_count && done < n; done++) {
        uint8_t *at = memchr(cards + done, c->order[done], n - done);
        if (!at)
            break;
        *at = cards[done];
        cards[done] = c->order[done];
    }
    return done;
}

void __wrap_lz_shuffle(struct lz_rng *rng, uint8_t *cards, uint32_t n) {
    struct chance *c = armed;
    if (!c) {
        __real_lz_shuffle(rng, cards, n);
        return;
    }
    c->shuffles++;
    c->unsorted = c->unsorted || !sorted(cards, n);
    uint32_t brought = bring(c, cards, n);
    c->missing = c->missing || brought < c->order_count;
    c->order_count = 0;
    __real_lz_shuffle(rng, cards + brought, n - brought);
}
