/* A deal anyone can check. The host takes a seed from the system and publishes its commitment before the
   deal; the seats may then add words of their own, so that not even the host could have chosen the deal;
   the seed is shown when the match is over. */
#ifndef LZ_FAIR_H
#define LZ_FAIR_H

#include "core/lz.h"

enum { LZ_SEED = 32, LZ_HEX = 65 };

/* What is published before the deal: SHA-256 of "lizardry seed 1\n" and the seed, as 64 hex digits and a NUL. */
void lz_fair_commit(const uint8_t seed[LZ_SEED], char commit[LZ_HEX]);

/* The key of all chance: the first 16 bytes of SHA-256 of "lizardry key 1\n", the seed and the seats' words. */
void lz_fair_key(const uint8_t seed[LZ_SEED], struct lz_text words, uint64_t key[2]);

/* Lots from the same seed and words, so that nobody can choose who sits where: whoever is the i-th of `count` gets the
   lot[i]-th place. Drawn with the first 16 bytes of SHA-256 of "lizardry lots 1\n", the seed and the words. */
void lz_fair_lots(const uint8_t seed[LZ_SEED], struct lz_text words, int count, int lot[LZ_SEATS]);

/* A seed for tests and studies from any word: never for a match whose deal should be fair. */
void lz_fair_seed(struct lz_text word, uint8_t seed[LZ_SEED]);

void lz_hex_print(const uint8_t *bytes, uint32_t n, char *hex); /* writes 2n digits and a NUL */
bool lz_hex_parse(struct lz_text hex, uint8_t *bytes, uint32_t n);

#endif
