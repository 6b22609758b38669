/* Chance: a counter under a 128-bit key (SipHash-2-4). The same key gives the same draws everywhere; without
   the key no draw tells anything about another. Each purpose draws from a fork of its own. */
#ifndef LZ_RNG_H
#define LZ_RNG_H

#include "core/lz.h"

/* SipHash-2-4 of the sixteen bytes (a, b), as the reference computes it for a little-endian message. */
uint64_t lz_siphash(const uint64_t key[2], uint64_t a, uint64_t b);

struct lz_rng lz_rng_from(uint64_t key0, uint64_t key1);

/* A generator for one purpose and its index; the parent is not changed, equal calls give equal forks. */
struct lz_rng lz_fork(const struct lz_rng *, uint32_t purpose, uint64_t index);

uint64_t lz_draw(struct lz_rng *);

/* Uniform in 0..n-1 without bias; n >= 1. lz_roll(rng, 1) is 0 and draws nothing. */
uint32_t lz_roll(struct lz_rng *, uint32_t n);

void lz_shuffle(struct lz_rng *, uint8_t *cards, uint32_t n);

/* A shuffle from one draw, for imagined worlds: they keep no secret, and a keyed draw for each card would cost more
   than all the rest of them. */
void lz_shuffle_quick(uint64_t draw, uint8_t *cards, uint32_t n);

#endif
