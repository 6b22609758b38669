/* Fingerprints. lz_hash is quick and for comparing our own blocks; SHA-256 is for promises to others. */
#ifndef LZ_HASH_H
#define LZ_HASH_H

#include <stddef.h>
#include <stdint.h>

/* The same on every machine: the block is read as bytes, low byte first. */
uint64_t lz_hash(const void *block, size_t len, uint64_t from);

void lz_sha256(const void *bytes, size_t len, uint8_t digest[32]);

#endif
