/* Growing text, escaping, numbers. */
#include "clients/mail/buffer.h"

#include "tests/unit/unit.h"

#include <limits.h>
#include <locale.h>
#include <stdio.h>

TEST(grows_and_stays_terminated) {
    UNUSED;
    struct buffer b = { 0 };
    for (int i = 0; i < 3000; i++)
        buffer_text(&b, "0123456789");
    assert_int_equal(b.length, 30000);
    assert_int_equal(strlen(b.bytes), 30000);
    buffer_free(&b);
    assert_null(b.bytes);
}

TEST(markup_is_escaped_and_controls_are_dropped) {
    UNUSED;
    struct buffer b = { 0 };
    buffer_escaped(&b, "<script>\"a\" & 'b'</script>\x01\n\x1B[0m");
    assert_string_equal(b.bytes, "&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;\n[0m");
    buffer_free(&b);
}

TEST(numbers_have_a_point_in_every_locale) {
    UNUSED;
    struct buffer b = { 0 };
    setlocale(LC_ALL, "de_DE.UTF-8");
    static const double given[] = { 0, 1.5, -1.5, 12.34, -0.04, 100, 27.7 };
    for (size_t i = 0; i < sizeof given / sizeof *given; i++) {
        buffer_tenths(&b, given[i]);
        buffer_byte(&b, ' ');
    }
    buffer_number(&b, -1234567890L);
    setlocale(LC_ALL, "C");
    assert_string_equal(b.bytes, "0 1.5 -1.5 12.3 0 100 27.7 -1234567890");
    buffer_free(&b);
}

TEST(a_number_by_itself_leaves_room_for_a_letter) {
    UNUSED;
    static const long given[] = { 0, 7, -40, LONG_MAX, LONG_MIN };
    for (size_t i = 0; i < sizeof given / sizeof *given; i++) {
        char digits[NUMBER_ROOM], expected[32], *words = number_words(digits, given[i]);
        snprintf(expected, sizeof expected, "%ld", given[i]);
        assert_string_equal(words, expected);
        assert_true(words > digits);
    }
}

TEST(colours_have_six_digits) {
    UNUSED;
    struct buffer b = { 0 };
    buffer_colour(&b, 0x00A0FF);
    assert_string_equal(b.bytes, "#00a0ff");
    buffer_free(&b);
}

TEST(a_failed_buffer_swallows_the_rest) {
    UNUSED;
    struct buffer b = { .failed = true };
    buffer_text(&b, "x");
    buffer_format(&b, "%d", 1);
    assert_null(b.bytes);
    assert_true(b.failed);
}

RUN(CASE(grows_and_stays_terminated), CASE(markup_is_escaped_and_controls_are_dropped),
    CASE(numbers_have_a_point_in_every_locale), CASE(a_number_by_itself_leaves_room_for_a_letter),
    CASE(colours_have_six_digits), CASE(a_failed_buffer_swallows_the_rest))
