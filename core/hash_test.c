#include "tests/unit/unit.h"

#include "core/fair.h"
#include "core/hash.h"

static void assert_sha(const char *bytes, size_t len, const char *hex) {
    uint8_t digest[32];
    char got[LZ_HEX];
    lz_sha256(bytes, len, digest);
    lz_hex_print(digest, 32, got);
    assert_string_equal(got, hex);
}

/* FIPS 180-4 and its example messages. */
TEST(sha256_matches_the_standard) {
    UNUSED;
    assert_sha("", 0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert_sha("abc", 3, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assert_sha("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 56,
               "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    assert_sha("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmn"
               "opqrstnopqrstu",
               112, "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
}

TEST(sha256_of_a_million_letters) {
    UNUSED;
    static char many[1000000];
    memset(many, 'a', sizeof many);
    assert_sha(many, sizeof many, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

/* Lengths where the padding just fits into the last block, or just does not. */
TEST(sha256_pads_at_every_edge) {
    UNUSED;
    static const struct {
        size_t len;
        const char *hex;
    } row[] = {
        { 55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318" },
        { 56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a" },
        { 63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34" },
        { 64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb" },
        { 65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0" },
        { 119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb" },
        { 120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c" },
        { 128, "6836cf13bac400e9105071cd6af47084dfacad4e5e302c94bfed24e013afb73e" },
    };
    char many[128];
    memset(many, 'a', sizeof many);
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++)
        assert_sha(many, row[i].len, row[i].hex);
}

TEST(every_flipped_bit_changes_the_hash) {
    UNUSED;
    uint8_t block[300];
    for (size_t i = 0; i < sizeof block; i++)
        block[i] = (uint8_t)(i * 37);
    for (size_t len = 1; len <= sizeof block; len += len < 100 ? 1 : 67) {
        uint64_t hash = lz_hash(block, len, 5);
        for (size_t bit = 0; bit < 8 * len; bit++) {
            block[bit / 8] ^= (uint8_t)(1 << bit % 8);
            assert_int_not_equal(lz_hash(block, len, 5), hash);
            block[bit / 8] ^= (uint8_t)(1 << bit % 8);
        }
    }
}

/* Two flips, in any two words of a block, do not cancel. */
TEST(every_pair_of_high_bits_changes_the_hash) {
    UNUSED;
    uint8_t block[128] = { 0 };
    uint64_t hash = lz_hash(block, sizeof block, 0);
    for (size_t i = 0; i < sizeof block; i++)
        for (size_t j = 0; j < i; j++) {
            block[i] ^= 0x80, block[j] ^= 0x80;
            assert_int_not_equal(lz_hash(block, sizeof block, 0), hash);
            block[i] ^= 0x80, block[j] ^= 0x80;
        }
}

TEST(the_length_and_the_origin_count) {
    UNUSED;
    static const uint8_t none[128] = { 0 };
    for (size_t a = 0; a < 128; a++)
        for (size_t b = 0; b < a; b++)
            assert_int_not_equal(lz_hash(none, a, 0), lz_hash(none, b, 0));
    for (uint64_t from = 1; from < 1000; from++)
        assert_int_not_equal(lz_hash(none, 64, from), lz_hash(none, 64, 0));
}

TEST(the_hash_reads_bytes_wherever_they_lie) {
    UNUSED;
    uint8_t block[160], moved[168];
    for (size_t i = 0; i < sizeof block; i++)
        block[i] = (uint8_t)(i ^ i << 3);
    for (size_t shift = 0; shift < 8; shift++) {
        memcpy(moved + shift, block, sizeof block);
        assert_int_equal(lz_hash(moved + shift, sizeof block, 1), lz_hash(block, sizeof block, 1));
    }
}

/* Stands in journals: a change here makes every journal unreadable. */
TEST(the_hash_stays_what_it_is) {
    UNUSED;
    assert_int_equal(lz_hash("lizardry", 8, 0), 0x447f7427393ef4de);
    assert_int_equal(lz_hash("a block of more than thirty-two bytes", 37, 7), 0xcf696ec8c64dab4b);
    uint8_t counting[64];
    for (uint8_t i = 0; i < 64; i++)
        counting[i] = i;
    assert_int_equal(lz_hash(counting, 32, 3), 0x236033f62d944071);
    assert_int_equal(lz_hash(counting, 64, 3), 0x7938bf730af3b66e);
}

RUN(CASE(sha256_matches_the_standard), CASE(sha256_of_a_million_letters), CASE(sha256_pads_at_every_edge),
    CASE(every_flipped_bit_changes_the_hash), CASE(every_pair_of_high_bits_changes_the_hash),
    CASE(the_length_and_the_origin_count), CASE(the_hash_reads_bytes_wherever_they_lie),
    CASE(the_hash_stays_what_it_is))
