#include "tests/unit/unit.h"

#include "core/fair.h"
#include "core/words/text.h"

#include <stdio.h>

static const uint8_t *counting(void) {
    static uint8_t seed[LZ_SEED];
    for (int i = 0; i < LZ_SEED; i++)
        seed[i] = (uint8_t)i;
    return seed;
}

TEST(the_commitment_is_sha256_as_documented) {
    UNUSED;
    char commit[LZ_HEX];
    lz_fair_commit(counting(), commit);
    assert_string_equal(commit, "9843cf5d2b579d03d1a14dd506b30634383d7944e62a18c5110ca519a473bfbe");
}

TEST(the_key_is_the_beginning_of_sha256_low_byte_first) {
    UNUSED;
    uint64_t key[2];
    lz_fair_key(counting(), lz_span("blue lizard"), key); /* 1c230f871be385aa 95ce5f4c5ba9a0e4 ... */
    assert_int_equal(key[0], 0xaa85e31b870f231c);
    assert_int_equal(key[1], 0xe4a0a95b4c5fce95);
}

TEST(every_bit_of_the_seed_changes_commitment_and_key) {
    UNUSED;
    uint8_t seed[LZ_SEED];
    char commit[LZ_HEX], other[LZ_HEX];
    uint64_t key[2], changed[2];
    memcpy(seed, counting(), LZ_SEED);
    lz_fair_commit(seed, commit);
    lz_fair_key(seed, (struct lz_text){ 0 }, key);
    for (int bit = 0; bit < 8 * LZ_SEED; bit++) {
        seed[bit / 8] ^= (uint8_t)(1 << bit % 8);
        lz_fair_commit(seed, other);
        lz_fair_key(seed, (struct lz_text){ 0 }, changed);
        assert_string_not_equal(commit, other);
        assert_true(key[0] != changed[0] && key[1] != changed[1]);
        seed[bit / 8] ^= (uint8_t)(1 << bit % 8);
    }
}

TEST(the_seats_words_change_the_key_but_not_the_commitment) {
    UNUSED;
    uint64_t without[2], with[2], others[2];
    lz_fair_key(counting(), (struct lz_text){ 0 }, without);
    lz_fair_key(counting(), lz_span("a"), with);
    lz_fair_key(counting(), lz_span("b"), others);
    assert_true(without[0] != with[0] && with[0] != others[0] && without[0] != others[0]);
}

TEST(the_commitment_does_not_show_the_key) {
    UNUSED;
    char commit[LZ_HEX], hex[LZ_HEX];
    uint64_t key[2];
    lz_fair_commit(counting(), commit);
    lz_fair_key(counting(), (struct lz_text){ 0 }, key);
    lz_hex_print((const uint8_t *)key, 16, hex);
    assert_null(strstr(commit, hex));
}

TEST(a_word_gives_a_seed) {
    UNUSED;
    uint8_t seed[LZ_SEED];
    char hex[LZ_HEX];
    lz_fair_seed(lz_span("seven"), seed);
    lz_hex_print(seed, LZ_SEED, hex);
    assert_string_equal(hex, "3addcf9db7a2af62ed9b16c70b45a417b258225cfdc0d6752dfc5b9431f4d199");
}

TEST(hex_comes_back) {
    UNUSED;
    uint8_t bytes[256], back[256];
    char hex[513];
    for (int i = 0; i < 256; i++)
        bytes[i] = (uint8_t)i;
    lz_hex_print(bytes, 256, hex);
    assert_int_equal(strlen(hex), 512);
    assert_true(lz_hex_parse(lz_span(hex), back, 256));
    assert_memory_equal(bytes, back, 256);
}

TEST(bad_hex_is_no_hex) {
    UNUSED;
    uint8_t bytes[2];
    assert_true(lz_hex_parse(lz_span("00ff"), bytes, 2));
    static const char *const bad[] = { "", "0", "000", "00fff", "00fF", "00fg", "00f ", "00f/", "00f:", "00f`" };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_false(lz_hex_parse(lz_span(bad[i]), bytes, 2));
}

static void key_of_too_many_words(void *unused) {
    static char words[1025];
    uint64_t key[2];
    (void)unused;
    lz_fair_key(counting(), (struct lz_text){ words, sizeof words }, key);
}

TEST(too_many_words_are_the_hosts_bug) {
    UNUSED;
    static char words[1024];
    uint64_t key[2];
    lz_fair_key(counting(), (struct lz_text){ words, sizeof words }, key);
    expect_bug(key_of_too_many_words, NULL, "fair.c");
}

/* Each of three places is anybody's, as often as the others' within the noise of 600 draws. */
TEST(lots_are_drawn_by_seed_and_words) {
    UNUSED;
    char word[16];
    int lot[LZ_SEATS], again[LZ_SEATS], at[3][3] = { { 0 } }, other = 0;
    for (int n = 0; n < 600; n++) {
        snprintf(word, sizeof word, "w%d", n);
        lz_fair_lots(counting(), lz_span(word), 3, lot);
        lz_fair_lots(counting(), lz_span(word), 3, again);
        assert_memory_equal(lot, again, 3 * sizeof lot[0]);
        assert_int_equal((1 << lot[0]) | (1 << lot[1]) | (1 << lot[2]), 7);
        for (int i = 0; i < 3; i++)
            at[i][lot[i]]++;
        uint8_t seed[LZ_SEED];
        memcpy(seed, counting(), LZ_SEED);
        seed[n % LZ_SEED] ^= 1;
        lz_fair_lots(seed, lz_span(word), 3, again);
        other += memcmp(lot, again, 3 * sizeof lot[0]) != 0;
    }
    for (int i = 0; i < 9; i++)
        assert_in_range(at[i / 3][i % 3], 150, 250);
    assert_in_range(other, 450, 550); /* five of six */
}

RUN(CASE(lots_are_drawn_by_seed_and_words), CASE(the_commitment_is_sha256_as_documented),
    CASE(the_key_is_the_beginning_of_sha256_low_byte_first), CASE(every_bit_of_the_seed_changes_commitment_and_key),
    CASE(the_seats_words_change_the_key_but_not_the_commitment), CASE(the_commitment_does_not_show_the_key),
    CASE(a_word_gives_a_seed), CASE(hex_comes_back), CASE(bad_hex_is_no_hex), CASE(too_many_words_are_the_hosts_bug))
