/* The time of day: never back, and never believed at once when it leaps. */
#include "tests/unit/unit.h"

#include "host/time/watch.h"

enum { MINUTE = 60 * 1000, HOUR = 60 * MINUTE };
static const int64_t noon = 12 * (int64_t)HOUR;

TEST(it_follows_a_clock_that_goes) {
    UNUSED;
    struct lz_watch watch = { 0 };
    for (int64_t i = 0; i < 100; i++)
        assert_true(lz_watch_look(&watch, noon + i * 5000, 77 + i * 5000) == noon + i * 5000);
    assert_true(!watch.leapt);
}

TEST(it_stands_while_the_clock_is_behind) {
    UNUSED;
    struct lz_watch watch = { 0 };
    assert_true(lz_watch_look(&watch, noon, 0) == noon);
    assert_true(lz_watch_look(&watch, noon - HOUR, 1000) == noon);
    assert_true(lz_watch_look(&watch, noon - HOUR + 5 * MINUTE, 5 * MINUTE) == noon);
    assert_true(lz_watch_look(&watch, noon + 1, HOUR + 1) == noon + 1);
}

TEST(a_leap_waits_ten_minutes) {
    UNUSED;
    struct lz_watch watch = { 0 };
    int64_t leap = 5 * (int64_t)HOUR, steady = 0;
    assert_true(lz_watch_look(&watch, noon, 0) == noon);
    for (; steady < 10 * MINUTE; steady += MINUTE) {
        assert_true(lz_watch_look(&watch, noon + leap + steady, steady) == noon + steady);
        assert_true(watch.leapt || !steady);
    }
    steady += MINUTE;
    assert_true(lz_watch_look(&watch, noon + leap + steady, steady) == noon + leap + steady && !watch.leapt);
}

TEST(a_leap_that_was_put_right_never_was) {
    UNUSED;
    struct lz_watch watch = { 0 };
    assert_true(lz_watch_look(&watch, noon, 1) == noon);
    assert_true(lz_watch_look(&watch, noon + HOUR + 1000, 1001) == noon + 1000 && watch.leapt);
    assert_true(lz_watch_look(&watch, noon + 2000, 2001) == noon + 2000 && !watch.leapt);
}

RUN(CASE(it_follows_a_clock_that_goes), CASE(it_stands_while_the_clock_is_behind), CASE(a_leap_waits_ten_minutes),
    CASE(a_leap_that_was_put_right_never_was))
