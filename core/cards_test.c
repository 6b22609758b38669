#include "tests/unit/unit.h"

#include "core/cards.h"
#include "core/rng.h"

TEST(every_id_counts_for_itself) {
    UNUSED;
    for (lz_card id = 0; id < 32; id++) {
        struct lz_cards cards = { { 0, 0 } };
        assert_true(lz_cards_none(&cards));
        for (int n = 1; n <= 15; n++) {
            lz_cards_add(&cards, id);
            for (lz_card other = 0; other < 32; other++)
                assert_int_equal(lz_cards_of(&cards, other), other == id ? n : 0);
            assert_int_equal(lz_cards_count(&cards), n);
            assert_int_equal(lz_cards_ids(&cards), (uint32_t)1 << id);
            assert_false(lz_cards_none(&cards));
        }
        for (int n = 14; n >= 0; n--) {
            lz_cards_take(&cards, id);
            assert_int_equal(lz_cards_of(&cards, id), n);
        }
        assert_true(lz_cards_none(&cards));
    }
}

/* Against a plain array, over random handfuls of at most 68 cards. */
TEST(handfuls_agree_with_a_plain_count) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(1, 2);
    for (int turn = 0; turn < 2000; turn++) {
        struct lz_cards cards = { { 0, 0 } };
        int plain[32] = { 0 }, total = 0, at = 0;
        uint32_t ids = 0;
        for (uint32_t n = lz_roll(&rng, 69); n > 0; n--) {
            lz_card id = (lz_card)lz_roll(&rng, 32);
            if (plain[id] == 15)
                continue;
            lz_cards_add(&cards, id);
            plain[id]++, total++;
            ids |= (uint32_t)1 << id;
        }
        assert_int_equal(lz_cards_count(&cards), total);
        assert_int_equal(lz_cards_ids(&cards), ids);
        for (lz_card id = 0; id < 32; id++) {
            assert_int_equal(lz_cards_of(&cards, id), plain[id]);
            for (int n = 0; n < plain[id]; n++)
                assert_int_equal(lz_cards_nth(&cards, at++), id);
        }
        assert_int_equal(lz_cards_nth(&cards, total), LZ_NO_CARD);
    }
}

/* The byte sum of lz_nibbles must hold the largest handful its half can: sixteen ids, fifteen copies. */
TEST(a_full_half_is_counted) {
    UNUSED;
    struct lz_cards cards = { { UINT64_MAX, 0 } };
    assert_int_equal(lz_cards_count(&cards), 240);
    assert_int_equal(lz_cards_ids(&cards), 0xffff);
    cards = (struct lz_cards){ { 0, UINT64_MAX } };
    assert_int_equal(lz_cards_count(&cards), 240);
    assert_int_equal(lz_cards_ids(&cards), 0xffff0000);
}

RUN(CASE(every_id_counts_for_itself), CASE(handfuls_agree_with_a_plain_count), CASE(a_full_half_is_counted))
