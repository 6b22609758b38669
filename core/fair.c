/* Commitments to seeds, and keys made from them. */
#include "core/fair.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/rng.h"

#include <string.h>

enum { LABEL = 16, WORDS = 1024 };
_Static_assert(LZ_HEX == 2 * LZ_SEED + 1, "a seed in digits, and its end");

static void digest_of(const char *label, const uint8_t *seed, struct lz_text words, uint8_t digest[32]) {
    uint8_t room[LABEL + LZ_SEED + WORDS];
    size_t len = strlen(label);
    lz_assert(len <= LABEL && words.len <= WORDS);
    memcpy(room, label, len);
    if (seed) {
        memcpy(room + len, seed, LZ_SEED);
        len += LZ_SEED;
    }
    if (words.len)
        memcpy(room + len, words.at, words.len);
    lz_sha256(room, len + words.len, digest);
}

void lz_fair_commit(const uint8_t seed[LZ_SEED], char commit[LZ_HEX]) {
    uint8_t digest[32];
    digest_of("lizardry seed 1\n", seed, (struct lz_text){ 0 }, digest);
    lz_hex_print(digest, 32, commit);
}

static void key_of(const uint8_t digest[32], uint64_t key[2]) {
    for (int k = 0; k < 2; k++) {
        key[k] = 0;
        for (int i = 0; i < 8; i++)
            key[k] |= (uint64_t)digest[8 * k + i] << 8 * i;
    }
}

void lz_fair_key(const uint8_t seed[LZ_SEED], struct lz_text words, uint64_t key[2]) {
    uint8_t digest[32];
    digest_of("lizardry key 1\n", seed, words, digest);
    key_of(digest, key);
}

void lz_fair_lots(const uint8_t seed[LZ_SEED], struct lz_text words, int count, int lot[LZ_SEATS]) {
    uint8_t digest[32];
    uint64_t key[2];
    lz_assert(count >= 0 && count <= LZ_SEATS);
    digest_of("lizardry lots 1\n", seed, words, digest);
    key_of(digest, key);
    struct lz_rng rng = lz_rng_from(key[0], key[1]);
    for (int i = 0; i < count; i++) {
        int other = (int)lz_roll(&rng, (uint32_t)i + 1);
        lot[i] = i;
        lot[i] = lot[other];
        lot[other] = i;
    }
}

void lz_fair_seed(struct lz_text word, uint8_t seed[LZ_SEED]) { digest_of("lizardry word 1\n", NULL, word, seed); }

void lz_hex_print(const uint8_t *bytes, uint32_t n, char *hex) {
    for (uint32_t i = 0; i < n; i++) {
        *hex++ = "0123456789abcdef"[bytes[i] >> 4];
        *hex++ = "0123456789abcdef"[bytes[i] & 15];
    }
    *hex = 0;
}

static int hex_digit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool lz_hex_parse(struct lz_text hex, uint8_t *bytes, uint32_t n) {
    if (hex.len != 2 * n)
        return false;
    for (uint32_t i = 0; i < n; i++) {
        int high = hex_digit(hex.at[2 * i]), low = hex_digit(hex.at[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        bytes[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}
