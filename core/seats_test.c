#include "tests/unit/unit.h"

#include "core/seats.h"

TEST(sets_hold_their_seats) {
    UNUSED;
    assert_int_equal(lz_all(4), 15);
    assert_int_equal(lz_everyone(2), 3u | 1u << LZ_ONLOOKER);
    for (int seat = 0; seat < 32; seat++) {
        assert_true(lz_in(lz_only(seat), seat));
        assert_int_equal(lz_seats_count(lz_only(seat)), 1);
        assert_int_equal(lz_first(lz_only(seat)), seat);
        assert_false(lz_in(~lz_only(seat), seat));
    }
    assert_int_equal(lz_first(0), -1);
    assert_int_equal(lz_first(lz_only(3) | lz_only(9)), 3);
}

TEST(the_next_is_met_clockwise) {
    UNUSED;
    assert_int_equal(lz_left_of(0, 3), 1);
    assert_int_equal(lz_left_of(2, 3), 0);
    lz_seats set = lz_only(1) | lz_only(3);
    assert_int_equal(lz_next_in(set, 1, 4), 1);
    assert_int_equal(lz_next_in(set, 2, 4), 3);
    assert_int_equal(lz_next_in(lz_only(1), 2, 4), 1);
    assert_int_equal(lz_next_in(0, 0, 4), -1);
    assert_int_equal(lz_next_in(lz_only(LZ_ONLOOKER), 0, 4), -1); /* not at the table */
}

RUN(CASE(sets_hold_their_seats), CASE(the_next_is_met_clockwise))
