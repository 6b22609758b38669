#include "tests/unit/unit.h"

/* Every room from none to enough: what is written is a beginning of the whole, and NUL-ended inside the room. */
TEST(the_writer_stays_in_its_room) {
    UNUSED;
    static const char whole[] = "one -42 00ff x";
    for (uint32_t size = 0; size <= sizeof whole + 2; size++) {
        char room[sizeof whole + 3];
        memset(room, '#', sizeof room);
        struct lz_writer w = lz_writer_in(room, size);
        lz_put(&w, "one ");
        lz_put_number(&w, -42);
        lz_put_char(&w, ' ');
        lz_put_hex(&w, 255, 4);
        lz_put_text(&w, (struct lz_text){ " xyz", 2 });
        uint32_t fits = size > sizeof whole ? sizeof whole - 1 : size ? size - 1 : 0;
        assert_int_equal(w.len, fits);
        assert_int_equal(w.full, size < sizeof whole);
        assert_memory_equal(room, whole, fits);
        if (size)
            assert_int_equal(room[fits], 0);
        for (uint32_t i = size; i < sizeof room; i++)
            assert_int_equal(room[i], '#');
    }
}

TEST(what_comes_after_full_is_dropped) {
    UNUSED;
    char room[4] = "old";
    struct lz_writer w = lz_writer_in(room, sizeof room);
    assert_string_equal(room, "");
    lz_put(&w, "abcd");
    lz_put(&w, "");
    lz_put(&w, "e");
    assert_true(w.full);
    assert_string_equal(room, "abc");
}

static const char *number_in(int64_t number) {
    static char room[32];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put_number(&w, number);
    return room;
}

TEST(numbers_are_written) {
    UNUSED;
    assert_string_equal(number_in(0), "0");
    assert_string_equal(number_in(-1), "-1");
    assert_string_equal(number_in(INT64_MAX), "9223372036854775807");
    assert_string_equal(number_in(INT64_MIN), "-9223372036854775808");
}

TEST(hex_has_its_digits) {
    UNUSED;
    char room[32];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put_hex(&w, 0x0123456789abcdef, 16);
    lz_put_hex(&w, 0xabc, 2);
    assert_string_equal(room, "0123456789abcdefbc");
}

TEST(numbers_are_read_with_care) {
    UNUSED;
    int64_t number = 77;
    assert_true(lz_read_number(lz_span("0"), 0, 0, &number) && number == 0);
    assert_true(lz_read_number(lz_span("-15"), -20, 0, &number) && number == -15);
    assert_true(lz_read_number(lz_span("999999999999999999"), 0, INT64_MAX, &number) && number == 999999999999999999);
    number = 77;
    static const char *const bad[] = { "",
                                       "-",
                                       "+1",
                                       " 1",
                                       "1 ",
                                       "1x",
                                       "0x1",
                                       "--1",
                                       "1.0",
                                       "11",
                                       "-11",
                                       "/",
                                       ":",
                                       "1-",
                                       "٣",
                                       "1000000000000000000",
                                       "99999999999999999999999999999999999999" };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_false(lz_read_number(lz_span(bad[i]), -10, 10, &number));
    assert_int_equal(number, 77);
}

TEST(hex_is_read_with_care) {
    UNUSED;
    uint64_t number = 77;
    assert_true(lz_read_hex(lz_span("ffffffffffffffff"), &number) && number == UINT64_MAX);
    assert_true(lz_read_hex(lz_span("0a"), &number) && number == 10);
    static const char *const bad[] = { "", "A", "g", "0x1", " 1", "1 ", "00000000000000001" };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_false(lz_read_hex(lz_span(bad[i]), &number));
    assert_false(lz_read_hex((struct lz_text){ "\0", 1 }, &number));
    assert_int_equal(number, 10);
}

TEST(texts_are_compared) {
    UNUSED;
    assert_true(lz_text_is(lz_span("abc"), "abc") && !lz_text_is(lz_span("ab"), "abc"));
    assert_false(lz_text_is(lz_span("abc"), "ab") || lz_text_is(lz_span("aBc"), "abc"));
    assert_true(lz_text_begins(lz_span("abc"), "abc") && lz_text_begins(lz_span("abc"), "ab") &&
                lz_text_begins(lz_span("ab"), ""));
    assert_false(lz_text_begins(lz_span("ab"), "abc") || lz_text_begins(lz_span("Abc"), "ab"));
    assert_true(lz_text_like(lz_span("Area-51"), "aREA-51") && !lz_text_like(lz_span("area-5"), "area-51"));
    assert_true(lz_text_like(lz_span("AZ"), "az") && lz_text_like(lz_span("az"), "AZ"));
    assert_false(lz_text_like(lz_span("["), "{") || lz_text_like(lz_span("@"), "`")); /* only letters have a case */
    assert_true(lz_text_starts(lz_span("AR"), "area") && lz_text_starts(lz_span(""), "area"));
    assert_false(lz_text_starts(lz_span("areas"), "area") || lz_text_starts(lz_span("b"), "area"));
}

TEST(words_are_taken) {
    UNUSED;
    struct lz_text left = lz_span(" \t one\r\n two ");
    assert_true(lz_text_is(lz_take_word(&left), "one"));
    assert_true(lz_text_is(lz_take_word(&left), "two"));
    assert_int_equal(lz_take_word(&left).len, 0);
    assert_int_equal(left.len, 0);
    assert_int_equal(lz_take_word(&left).len, 0);
}

TEST(lines_are_taken) {
    UNUSED;
    struct lz_text left = lz_span("one\n\ntwo");
    assert_true(lz_text_is(lz_take_line(&left), "one"));
    assert_true(lz_text_is(lz_take_line(&left), "") && left.len == 3);
    assert_true(lz_text_is(lz_take_line(&left), "two"));
    assert_int_equal(left.len, 0);
    assert_int_equal(lz_take_line(&left).len, 0);
}

TEST(blanks_are_trimmed) {
    UNUSED;
    assert_true(lz_text_is(lz_trim(lz_span(" \n a b\t\r ")), "a b"));
    assert_int_equal(lz_trim(lz_span("  \t")).len, 0);
    assert_int_equal(lz_trim((struct lz_text){ 0 }).len, 0);
}

TEST(json_is_nested) {
    UNUSED;
    char room[200];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_json_open(&w, NULL, '{');
    lz_json_number(&w, "a", -1);
    lz_json_open(&w, "b", '[');
    lz_json_close(&w, ']');
    lz_json_open(&w, "c", '[');
    lz_json_bool(&w, NULL, true);
    lz_json_null(&w, NULL);
    lz_json_open(&w, NULL, '{');
    lz_json_string(&w, "d", "e");
    lz_json_close(&w, '}');
    lz_json_bool(&w, NULL, false);
    lz_json_close(&w, ']');
    lz_json_null(&w, "f");
    lz_json_close(&w, '}');
    assert_string_equal(room, "{\"a\":-1,\"b\":[],\"c\":[true,null,{\"d\":\"e\"},false],\"f\":null}");
}

/* Programs get control characters by their numbers, people who look at the file get none; bytes that are no UTF-8 would
   make it no JSON. */
TEST(json_is_sound_whatever_it_quotes) {
    UNUSED;
    char room[120];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_json_string(&w, NULL, "a\"b\\c\x1b\n\x7f\xc2\x9b\xe2\x80\xae\x9b\xc3\xa9~");
    assert_string_equal(room, "\"a\\\"b\\\\c\\u001b\\u000a\\u007f\\u009b\\u202e?\xc3\xa9~\"");
}

/* By its number instead of by its bytes: shortest form, no surrogate, within Unicode. */
static uint32_t decoded(const uint8_t at[4], uint32_t len) {
    static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
    if (at[0] < 0x80)
        return 1;
    uint32_t bytes = at[0] >= 0xf0 ? 4 : at[0] >= 0xe0 ? 3 : 2, point = at[0] & (0x7fu >> bytes);
    for (uint32_t i = 1; i < bytes; i++) {
        if (i >= len || (at[i] & 0xc0) != 0x80)
            return 0;
        point = point << 6 | (at[i] & 0x3fu);
    }
    bool surrogate = point >= 0xd800 && point < 0xe000;
    return at[0] < 0xc0 || at[0] >= 0xf8 || point < least[bytes] || point > 0x10ffff || surrogate ? 0 : bytes;
}

/* Every combination of the bytes at which something changes, at every length. */
TEST(characters_are_sound_utf8) {
    UNUSED;
    static const uint8_t edge[] = { 0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf,
                                    0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff };
    const uint32_t n = sizeof edge;
    for (uint32_t i = 0; i < n * n * n * n; i++) {
        const uint8_t at[4] = { edge[i % n], edge[i / n % n], edge[i / n / n % n], edge[i / n / n / n] };
        for (uint32_t len = 1; len <= 4; len++)
            if (lz_character((struct lz_text){ (const char *)at, len }) != decoded(at, len))
                fail_msg("%02x %02x %02x %02x, %u of them", at[0], at[1], at[2], at[3], len);
    }
}

TEST(json_escapes_what_it_must) {
    UNUSED;
    char room[400];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_json_text(&w, NULL, (struct lz_text){ "a\"b\\c\n\x1f\0é ", 11 });
    assert_string_equal(room, "\"a\\\"b\\\\c\\u000a\\u001f\\u0000é \"");
    w = lz_writer_in(room, sizeof room);
    lz_json_string(&w, "k\"", "");
    assert_string_equal(room, "\"k\\\"\":\"\"");
    for (int c = 1; c < 0x20; c++) { /* no control character comes through */
        w = lz_writer_in(room, sizeof room);
        lz_json_text(&w, NULL, (struct lz_text){ (char[]){ (char)c }, 1 });
        for (uint32_t i = 0; i < w.len; i++)
            assert_true(room[i] >= 0x20);
    }
}

/* {"all":[n,{"of":n}],"own":m,"more":n}: two stretches that follow from n, and between them what does not. */
static void put_picture(struct lz_writer *w, int n, int own) {
    lz_json_open(w, NULL, '{');
    lz_json_from(w, (struct lz_text){ (const char *)&n, sizeof n }, 7);
    if (!lz_json_again(w, 0)) {
        lz_json_open(w, "all", '[');
        lz_json_number(w, NULL, n);
        lz_json_open(w, NULL, '{');
        lz_json_number(w, "of", n);
        lz_json_noted(w, 0); /* both are open */
    }
    lz_json_close(w, '}');
    lz_json_close(w, ']');
    lz_json_number(w, "own", own);
    if (!lz_json_again(w, 1)) {
        lz_json_open(w, "more", '[');
        lz_json_number(w, NULL, n);
        lz_json_close(w, ']');
        lz_json_noted(w, 1);
    }
    lz_json_close(w, '}');
}

TEST(what_follows_from_the_same_bytes_is_copied_with_its_brackets) {
    UNUSED;
    static struct lz_again again; /* too large for a stack */
    char first[100], next[100], plain[100];
    struct lz_bracket list[2][8];
    struct lz_brackets b[2] = { { .list = list[0], .room = 8 }, { .list = list[1], .room = 8 } };
    struct lz_writer w = lz_writer_in(first, sizeof first);
    w.brackets = &b[0];
    w.again = &again;
    put_picture(&w, 3, 5);
    assert_string_equal(first, "{\"all\":[3,{\"of\":3}],\"own\":5,\"more\":[3]}");
    again.made = (struct lz_text){ first, w.len };
    again.list = list[0];
    for (int n = 3; n < 5; n++) { /* from the same, and from something else */
        struct lz_writer a = lz_writer_in(next, sizeof next), p = lz_writer_in(plain, sizeof plain);
        b[1].count = 0;
        a.brackets = &b[1];
        a.again = &again;
        put_picture(&a, n, 12345);
        put_picture(&p, n, 12345);
        assert_string_equal(next, plain);
        assert_int_equal(again.same, n == 3);
        assert_int_equal(b[1].count, 4);
        assert_int_equal(b[1].open, 0);
        for (uint32_t i = 0; i < b[1].count; i++)
            assert_int_equal(next[list[1][i].behind - 1], next[list[1][i].at] + 2);
    }
}

RUN(CASE(the_writer_stays_in_its_room), CASE(what_comes_after_full_is_dropped), CASE(numbers_are_written),
    CASE(hex_has_its_digits), CASE(numbers_are_read_with_care), CASE(hex_is_read_with_care), CASE(texts_are_compared),
    CASE(words_are_taken), CASE(lines_are_taken), CASE(blanks_are_trimmed), CASE(characters_are_sound_utf8),
    CASE(json_is_nested), CASE(json_is_sound_whatever_it_quotes), CASE(json_escapes_what_it_must),
    CASE(what_follows_from_the_same_bytes_is_copied_with_its_brackets))
