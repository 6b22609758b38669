/* A handful of cards as packed counts: a nibble for each card id, 32 ids, at most 15 copies of each. */
#ifndef LZ_CARDS_H
#define LZ_CARDS_H

#include "core/bug.h"
#include "core/lz.h"

typedef uint8_t lz_card;
enum { LZ_CARDS = 32, LZ_COPIES = 15, LZ_NO_CARD = 255 };

struct lz_cards {
    uint64_t half[2];
};

static inline int lz_cards_of(const struct lz_cards *cards, lz_card id) {
    lz_assert(id < LZ_CARDS);
    return (int)(cards->half[id >> 4] >> 4 * (id & 15) & 15);
}
static inline void lz_cards_add(struct lz_cards *cards, lz_card id) {
    lz_assert(lz_cards_of(cards, id) < LZ_COPIES);
    cards->half[id >> 4] += (uint64_t)1 << 4 * (id & 15);
}
/* The card must be there. */
static inline void lz_cards_take(struct lz_cards *cards, lz_card id) {
    lz_assert(lz_cards_of(cards, id) > 0);
    cards->half[id >> 4] -= (uint64_t)1 << 4 * (id & 15);
}
static inline bool lz_cards_none(const struct lz_cards *cards) { return !(cards->half[0] | cards->half[1]); }

static inline int lz_nibbles(uint64_t word) {
    word = (word & 0x0f0f0f0f0f0f0f0f) + (word >> 4 & 0x0f0f0f0f0f0f0f0f);
    return (int)(word * 0x0101010101010101 >> 56);
}
static inline int lz_cards_count(const struct lz_cards *cards) {
    return lz_nibbles(cards->half[0]) + lz_nibbles(cards->half[1]);
}

/* A bit for each id that is there. */
static inline uint32_t lz_cards_ids(const struct lz_cards *cards) {
    uint32_t ids = 0;
    for (int h = 0; h < 2; h++) {
        uint64_t some = cards->half[h];
        some = (some | some >> 1 | some >> 2 | some >> 3) & 0x1111111111111111;
        some = (some | some >> 3) & 0x0303030303030303;
        some = (some | some >> 6) & 0x000f000f000f000f;
        some = (some | some >> 12) & 0x000000ff000000ff;
        some = (some | some >> 24) & 0xffff;
        ids |= (uint32_t)some << 16 * h;
    }
    return ids;
}

/* The n-th card (from 0) when the handful lies sorted by id. */
static inline lz_card lz_cards_nth(const struct lz_cards *cards, int n) {
    for (uint32_t ids = lz_cards_ids(cards); ids; ids &= ids - 1) {
        lz_card id = (lz_card)__builtin_ctz(ids);
        n -= lz_cards_of(cards, id);
        if (n < 0)
            return id;
    }
    return LZ_NO_CARD;
}

#endif
