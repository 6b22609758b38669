#include "tests/unit/unit.h"

#include "core/bug.h"

static void say_where(void *unused) {
    (void)unused;
    lz_bug("file.c", 1203, "two and two");
}
static void assert_false_thing(void *unused) { lz_assert(unused != NULL); }

TEST(a_bug_says_where_and_stops) {
    UNUSED;
    expect_bug(say_where, NULL, "bug in lizardry: file.c:1203: two and two\n");
}

TEST(an_assert_says_what_did_not_hold) {
    UNUSED;
    expect_bug(assert_false_thing, NULL, "unused != NULL");
    assert_false_thing((void *)1); /* and what holds goes on */
}

RUN(CASE(a_bug_says_where_and_stops), CASE(an_assert_says_what_did_not_hold))
