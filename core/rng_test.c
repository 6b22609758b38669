#include "tests/unit/unit.h"

#include "core/rng.h"

enum { SOME = 60000 };

/* Reference values: the reference implementation's vector for sixteen bytes 00..0f, and OpenSSL's SipHash. */
TEST(siphash_matches_the_reference) {
    UNUSED;
    static const struct {
        uint64_t key[2], a, b, hash;
    } row[] = {
        { { 0x0706050403020100, 0x0f0e0d0c0b0a0908 }, 0x0706050403020100, 0x0f0e0d0c0b0a0908, 0x3f2acc7f57c29bdb },
        { { 0, 0 }, 0, 0, 0x32caecc280172976 },
        { { 0xefcdab8967452301, 0x1032547698badcfe }, UINT64_MAX, UINT64_MAX, 0x96092d37146be70c },
        { { 0x7972647261 << 24 | 0x7a696c, 0x7972647261 << 24 | 0x7a696c },
          0x6f77206f6c6c6568,
          0x626f62202c646c72,
          0xab810f4a7f62a70d },
    };
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++)
        assert_int_equal(lz_siphash(row[i].key, row[i].a, row[i].b), row[i].hash);
}

TEST(draws_are_siphash_of_a_counter) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(3, 4);
    for (uint64_t i = 0; i < 5; i++)
        assert_int_equal(lz_draw(&rng), lz_siphash(rng.key, i, 0));
    assert_int_equal(rng.count, 5);
}

TEST(equal_keys_draw_alike_and_others_do_not) {
    UNUSED;
    struct lz_rng a = lz_rng_from(1, 2), b = lz_rng_from(1, 2), c = lz_rng_from(1, 3), d = lz_rng_from(0, 2);
    for (int i = 0; i < 1000; i++) {
        uint64_t drawn = lz_draw(&a);
        assert_int_equal(drawn, lz_draw(&b));
        assert_int_not_equal(drawn, lz_draw(&c));
        assert_int_not_equal(drawn, lz_draw(&d));
    }
}

TEST(rolls_are_even) {
    UNUSED;
    static const uint32_t sides[] = { 2, 3, 5, 6, 7, 12, 52, 68, 100 };
    for (size_t i = 0; i < sizeof sides / sizeof sides[0]; i++) {
        struct lz_rng rng = lz_rng_from(0x5eed, sides[i]);
        uint32_t count[100] = { 0 };
        for (int k = 0; k < SOME; k++) {
            uint32_t rolled = lz_roll(&rng, sides[i]);
            assert_true(rolled < sides[i]);
            count[rolled]++;
        }
        assert_true(unevenness(count, sides[i]) < 4);
    }
}

/* Of 2^32 draws on 3 * 2^30 faces every third face would come up twice as often, were none thrown away. */
TEST(rolls_on_many_sides_have_no_bias) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(9, 9);
    uint32_t count[3] = { 0 };
    for (int k = 0; k < SOME; k++)
        count[lz_roll(&rng, 3u << 30) % 3]++;
    assert_true(unevenness(count, 3) < 4);
}

TEST(one_side_draws_nothing) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(1, 1);
    assert_int_equal(lz_roll(&rng, 1), 0);
    assert_int_equal(rng.count, 0);
}

static void roll_none(void *rng) { lz_roll(rng, 0); }

TEST(no_sides_are_a_bug) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(1, 1);
    expect_bug(roll_none, &rng, "rng.c");
}

TEST(forks_repeat_and_leave_the_parent_alone) {
    UNUSED;
    struct lz_rng parent = lz_rng_from(7, 8), before = parent;
    struct lz_rng a = lz_fork(&parent, 3, 14), b = lz_fork(&parent, 3, 14);
    assert_memory_equal(&a, &b, sizeof a);
    assert_memory_equal(&parent, &before, sizeof parent);
    lz_draw(&parent);
    b = lz_fork(&parent, 3, 14); /* forks come of the key, not of what was drawn */
    assert_memory_equal(&a, &b, sizeof a);
}

/* Every journal depends on it: a fork made differently would deal different cards. */
TEST(forks_are_siphash_of_purpose_and_index) {
    UNUSED;
    struct lz_rng parent = lz_rng_from(7, 8), fork = lz_fork(&parent, 3, 14);
    assert_int_equal(fork.key[0], lz_siphash(parent.key, 14, 3 << 2 | 1));
    assert_int_equal(fork.key[1], lz_siphash(parent.key, 14, 3 << 2 | 2));
    assert_int_equal(fork.count, 0);
    fork = lz_fork(&parent, UINT32_MAX, UINT64_MAX);
    assert_int_equal(fork.key[0], lz_siphash(parent.key, UINT64_MAX, (uint64_t)UINT32_MAX << 2 | 1));
}

TEST(forks_differ_by_purpose_and_index) {
    UNUSED;
    struct lz_rng parent = lz_rng_from(7, 8), seen[256];
    for (uint32_t i = 0; i < 256; i++) {
        seen[i] = lz_fork(&parent, i / 16, i % 16);
        assert_int_not_equal(seen[i].key[0], seen[i].key[1]);
        for (uint32_t j = 0; j < i; j++)
            assert_true(seen[i].key[0] != seen[j].key[0] && seen[i].key[1] != seen[j].key[1]);
    }
}

/* What two forks draw at the same place shows nothing of each other: the pairs spread evenly. */
static void assert_unrelated(struct lz_rng a, struct lz_rng b) {
    uint32_t count[64] = { 0 };
    for (int k = 0; k < SOME; k++)
        count[(lz_draw(&a) & 7) << 3 | (lz_draw(&b) & 7)]++;
    assert_true(unevenness(count, 64) < 4);
}

TEST(forks_are_unrelated) {
    UNUSED;
    struct lz_rng parent = lz_rng_from(11, 12);
    assert_unrelated(parent, lz_fork(&parent, 0, 0));
    assert_unrelated(lz_fork(&parent, 1, 0), lz_fork(&parent, 1, 1));
    assert_unrelated(lz_fork(&parent, 1, 0), lz_fork(&parent, 2, 0));
    struct lz_rng child = lz_fork(&parent, 1, 1);
    assert_unrelated(child, lz_fork(&child, 1, 1));
}

/* Both shuffles keep the same promises. */
typedef void shuffle(struct lz_rng *, uint8_t *cards, uint32_t n);
static void quick(struct lz_rng *rng, uint8_t *cards, uint32_t n) { lz_shuffle_quick(lz_draw(rng), cards, n); }

static void keeps_every_card(shuffle *by) {
    uint8_t cards[200], seen[200] = { 0 };
    struct lz_rng rng = lz_rng_from(1, 5);
    for (int i = 0; i < 200; i++)
        cards[i] = (uint8_t)i;
    by(&rng, cards, 200);
    for (int i = 0; i < 200; i++)
        assert_int_equal(seen[cards[i]]++, 0);
}

TEST(a_shuffle_keeps_every_card) {
    UNUSED;
    keeps_every_card(lz_shuffle);
    keeps_every_card(quick);
}

static void orders_are_even(shuffle *by) {
    struct lz_rng rng = lz_rng_from(2, 6);
    uint32_t count[256] = { 0 }, packed[24], n = 0;
    for (int k = 0; k < SOME; k++) {
        uint8_t cards[4] = { 0, 1, 2, 3 };
        by(&rng, cards, 4);
        count[cards[0] | cards[1] << 2 | cards[2] << 4 | cards[3] << 6]++;
    }
    for (int i = 0; i < 256; i++)
        if (count[i])
            packed[n < 24 ? n++ : 0] = count[i];
    assert_int_equal(n, 24);
    assert_true(unevenness(packed, 24) < 4);
}

TEST(every_order_is_as_likely) {
    UNUSED;
    orders_are_even(lz_shuffle);
    orders_are_even(quick);
}

TEST(a_shuffle_of_none_or_one_draws_nothing) {
    UNUSED;
    uint8_t card = 9;
    struct lz_rng rng = lz_rng_from(1, 5);
    lz_shuffle(&rng, &card, 0);
    lz_shuffle(&rng, &card, 1);
    lz_shuffle_quick(7, &card, 0);
    lz_shuffle_quick(7, &card, 1);
    assert_int_equal(rng.count, 0);
    assert_int_equal(card, 9);
}

RUN(CASE(siphash_matches_the_reference), CASE(draws_are_siphash_of_a_counter),
    CASE(equal_keys_draw_alike_and_others_do_not), CASE(rolls_are_even), CASE(rolls_on_many_sides_have_no_bias),
    CASE(one_side_draws_nothing), CASE(no_sides_are_a_bug), CASE(forks_repeat_and_leave_the_parent_alone),
    CASE(forks_are_siphash_of_purpose_and_index), CASE(forks_differ_by_purpose_and_index), CASE(forks_are_unrelated),
    CASE(a_shuffle_keeps_every_card), CASE(every_order_is_as_likely), CASE(a_shuffle_of_none_or_one_draws_nothing))
