/* Keyed chance: SipHash-2-4 as a counter generator, forks as derived keys, unbiased bounded draws. */
#include "core/rng.h"

#include "core/bug.h"

static uint64_t turn_left(uint64_t x, int by) { return x << by | x >> (64 - by); }

static void sip_round(uint64_t v[4]) {
    v[0] += v[1];
    v[1] = turn_left(v[1], 13) ^ v[0];
    v[0] = turn_left(v[0], 32);
    v[2] += v[3];
    v[3] = turn_left(v[3], 16) ^ v[2];
    v[0] += v[3];
    v[3] = turn_left(v[3], 21) ^ v[0];
    v[2] += v[1];
    v[1] = turn_left(v[1], 17) ^ v[2];
    v[2] = turn_left(v[2], 32);
}

static void sip_word(uint64_t v[4], uint64_t word) {
    v[3] ^= word;
    sip_round(v);
    sip_round(v);
    v[0] ^= word;
}

/* The state after the first word, which the two halves of a fork's key share. */
struct sip {
    uint64_t v[4];
};

static inline struct sip sip_begin(const uint64_t key[2], uint64_t a) {
    struct sip sip = { { key[0] ^ 0x736f6d6570736575, key[1] ^ 0x646f72616e646f6d, key[0] ^ 0x6c7967656e657261,
                         key[1] ^ 0x7465646279746573 } };
    sip_word(sip.v, a);
    return sip;
}

static inline uint64_t sip_end(struct sip sip, uint64_t b) {
    sip_word(sip.v, b);
    sip_word(sip.v, (uint64_t)16 << 56); /* the length of the message, as the reference pads it */
    sip.v[2] ^= 0xff;
    for (int i = 0; i < 4; i++)
        sip_round(sip.v);
    return sip.v[0] ^ sip.v[1] ^ sip.v[2] ^ sip.v[3];
}

uint64_t lz_siphash(const uint64_t key[2], uint64_t a, uint64_t b) { return sip_end(sip_begin(key, a), b); }

struct lz_rng lz_rng_from(uint64_t key0, uint64_t key1) {
    return (struct lz_rng){ .key = { key0, key1 } };
}

/* Draws use b = 0, forks b >= 1: no fork's key is ever a draw. */
struct lz_rng lz_fork(const struct lz_rng *rng, uint32_t purpose, uint64_t index) {
    uint64_t b = (uint64_t)purpose << 2;
    struct sip sip = sip_begin(rng->key, index);
    return lz_rng_from(sip_end(sip, b | 1), sip_end(sip, b | 2));
}

uint64_t lz_draw(struct lz_rng *rng) { return lz_siphash(rng->key, rng->count++, 0); }

/* Lemire's method on 32 bits: needs no 128-bit product, so it is as quick in a browser. */
uint32_t lz_roll(struct lz_rng *rng, uint32_t n) {
    lz_assert(n > 0);
    if (n == 1)
        return 0;
    uint64_t product = (lz_draw(rng) >> 32) * n;
    if ((uint32_t)product < n)
        for (uint32_t least = -n % n; (uint32_t)product < least;)
            product = (lz_draw(rng) >> 32) * n;
    return (uint32_t)(product >> 32);
}

static void swap_cards(uint8_t *a, uint8_t *b) {
    uint8_t card = *a;
    *a = *b;
    *b = card;
}

void lz_shuffle(struct lz_rng *rng, uint8_t *cards, uint32_t n) {
    for (uint32_t i = n; i > 1; i--)
        swap_cards(&cards[lz_roll(rng, i)], &cards[i - 1]);
}

/* splitmix64; the bias of one product is below i in 2^32. */
void lz_shuffle_quick(uint64_t draw, uint8_t *cards, uint32_t n) {
    for (uint32_t i = n; i > 1; i--) {
        uint64_t z = draw += 0x9e3779b97f4a7c15;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        swap_cards(&cards[((z ^ z >> 31) >> 32) * i >> 32], &cards[i - 1]);
    }
}
