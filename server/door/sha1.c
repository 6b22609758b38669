/* SHA-1, for the handshake of WebSockets (RFC 6455, 1.3), which proves nothing secret by it. */
#include "server/door/sha1.h"

#include <string.h>

static uint32_t turned(uint32_t x, int bits) { return x << bits | x >> (32 - bits); }

static void mix(uint32_t sum[5], const uint8_t block[64]) {
    uint32_t w[80], a = sum[0], b = sum[1], c = sum[2], d = sum[3], e = sum[4];
    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 | (uint32_t)block[4 * i + 2] << 8 |
               block[4 * i + 3];
    for (int i = 16; i < 80; i++)
        w[i] = turned(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    for (int i = 0; i < 80; i++) {
        static const uint32_t add[] = { 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6 };
        uint32_t pick[] = { (b & c) | (~b & d), b ^ c ^ d, (b & c) | (b & d) | (c & d), b ^ c ^ d };
        uint32_t next = turned(a, 5) + pick[i / 20] + e + add[i / 20] + w[i];
        e = d;
        d = c;
        c = turned(b, 30);
        b = a;
        a = next;
    }
    sum[0] += a;
    sum[1] += b;
    sum[2] += c;
    sum[3] += d;
    sum[4] += e;
}

void wire_sha1(struct lz_text text, uint8_t hash[20]) {
    uint32_t sum[5] = { 0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0 };
    uint8_t block[64];
    uint64_t bits = 8 * (uint64_t)text.len;
    bool ended = false;
    for (uint32_t at = 0;; at += 64) {
        uint32_t left = at < text.len ? text.len - at : 0, some = left < 64 ? left : 64;
        memset(block, 0, sizeof block);
        if (some)
            memcpy(block, text.at + at, some);
        if (some < 64 && !ended) {
            block[some] = 0x80;
            ended = true;
        }
        bool last = ended && some < 56;
        for (int i = 0; last && i < 8; i++)
            block[56 + i] = (uint8_t)(bits >> (56 - 8 * i));
        mix(sum, block);
        if (last)
            break;
    }
    for (int i = 0; i < 20; i++)
        hash[i] = (uint8_t)(sum[i / 4] >> (24 - 8 * (i % 4)));
}
