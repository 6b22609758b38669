#include "tests/unit/unit.h"

#include "server/post/fold.h"

#include <stdio.h>

static char room[1000];

static const char *folded(const char *before, const char *text) {
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put(&w, before);
    uint32_t from = w.len;
    lz_put(&w, text);
    fold(&w, from);
    assert_false(w.full);
    assert_int_equal(strlen(room), w.len);
    return room;
}

#define TEN "abcdefghi "

TEST(a_line_is_broken_where_it_fits) {
    UNUSED;
    assert_string_equal(folded("", TEN TEN TEN "\n"), TEN TEN TEN "\n");
    /* exactly 72, and one more */
    assert_string_equal(folded("", TEN TEN TEN TEN TEN TEN TEN "ab\n"), TEN TEN TEN TEN TEN TEN TEN "ab\n");
    assert_string_equal(folded("", TEN TEN TEN TEN TEN TEN TEN "abc\n"), TEN TEN TEN TEN TEN TEN "abcdefghi\nabc\n");
    /* signs of two bytes are one column */
    assert_string_equal(folded("", TEN TEN TEN TEN TEN TEN TEN "\u00e4\u00f6\n"),
                        TEN TEN TEN TEN TEN TEN TEN "\u00e4\u00f6\n");
}

TEST(an_indented_line_goes_on_further_in_and_once) {
    UNUSED;
    assert_string_equal(folded("", "  " TEN TEN TEN TEN TEN TEN "abcdefghi abcdefghi\n"),
                        "  " TEN TEN TEN TEN TEN TEN "abcdefghi\n    abcdefghi\n");
    const char *three = folded("", "  " TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN "end\nnext\n");
    assert_non_null(strstr(three, "\n    abcdefghi"));
    assert_null(strstr(three, "\n      "));
    assert_non_null(strstr(three, " end\nnext\n"));
}

TEST(what_has_no_blank_and_what_stands_before_is_left) {
    UNUSED;
    char link[101] = "";
    memset(link, 'x', 100);
    assert_string_equal(folded("", link), link);
    char before[103], wide[103];
    snprintf(before, sizeof before, "%s\n", link);
    before[50] = ' ';
    assert_string_equal(folded(before, ""), before);
    snprintf(wide, sizeof wide, "  %s", link); /* not broken before its first word */
    assert_string_equal(folded("", wide), wide);
}

TEST(no_room_is_said) {
    UNUSED;
    char little[90];
    struct lz_writer w = lz_writer_in(little, sizeof little);
    lz_put(&w, "        " TEN TEN TEN TEN TEN TEN TEN "abcdefgh");
    assert_false(w.full);
    fold(&w, 0);
    assert_true(w.full);
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(a_line_is_broken_where_it_fits),
                                        CASE(an_indented_line_goes_on_further_in_and_once),
                                        CASE(what_has_no_blank_and_what_stands_before_is_left), CASE(no_room_is_said) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
