#include "tests/unit/unit.h"

#include "core/rng.h"
#include "core/words/clean.h"
#include "core/words/text.h"

#include <string.h>

static char said[200];

static const char *clean(const char *text, bool lines) {
    struct lz_writer w = lz_writer_in(said, sizeof said);
    lz_put_clean(&w, lz_span(text), lines);
    return said;
}

/* The first and the last of every length, as they are; just beyond them a ? for each byte. */
TEST(sound_text_is_kept) {
    static const char *const sound[] = { "\x20",
                                         "~",
                                         "\xc2\xa0",
                                         "\xdf\xbf",
                                         "\xe0\xa0\x80",
                                         "\xe0\xbf\xbf",
                                         "\xec\xbf\xbf",
                                         "\xed\x9f\xbf",
                                         "\xee\x80\x80",
                                         "\xef\xbf\xbd",
                                         "\xf0\x90\x80\x80",
                                         "\xf3\xbf\xbf\xbf",
                                         "\xf4\x8f\xbf\xbf",
                                         "a\xc3\xa4z" },
                             *const unsound[] = { "\x80",
                                                  "\xbf",
                                                  "\xc0\x80",
                                                  "\xc1\xbf",
                                                  "\xe0\x9f\xbf",
                                                  "\xed\xa0\x80",
                                                  "\xf0\x8f\xbf\xbf",
                                                  "\xf4\x90\x80\x80",
                                                  "\xf5\x80\x80\x80",
                                                  "\xff",
                                                  "\xc2",
                                                  "\xe1\x80",
                                                  "\xf1\x80\x80",
                                                  "\xc2\xc0",
                                                  "\xe1\xc0\x80",
                                                  "\xf1\x80\x80\xc0",
                                                  "\xf1\x80\xc0\x80" };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(sound); i++)
        assert_string_equal(clean(sound[i], false), sound[i]);
    for (size_t i = 0; i < LZ_COUNT(unsound); i++) {
        clean(unsound[i], false);
        assert_int_equal(said[0], '?');
        assert_int_equal(strspn(said, "?"), strlen(unsound[i]));
    }
    assert_string_equal(clean("\xc2"
                              "a",
                              false),
                        "?a");
    assert_string_equal(clean("\xe1\x80"
                              "a",
                              false),
                        "??a");
}

/* Nothing moves the cursor or turns the writing round. */
TEST(control_characters_are_blanks) {
    static const char *const control[] = { "\x01",         "\x1f",         "\x1b",         "\t",
                                           "\x7f",         "\xc2\x80",     "\xc2\x9f",     "\xe2\x80\xa8",
                                           "\xe2\x80\xa9", "\xe2\x80\xaa", "\xe2\x80\xae", "\xe2\x81\xa6",
                                           "\xe2\x81\xa9", "\xd8\x9c",     "\xe2\x80\x8e", "\xe2\x80\x8f" },
                             *const harmless[] = { "\xe2\x80\xa7", "\xe2\x80\xaf", "\xe2\x81\xa5", "\xe2\x81\xaa",
                                                   "\xe2\x82\xa8", "\xe1\x80\xa8", "\xe3\x80\xa8", "\xc3\x80",
                                                   "\xe3\x81\xa6", "\xe2\x82\xa6" };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(control); i++)
        assert_string_equal(clean(control[i], true), " ");
    for (size_t i = 0; i < LZ_COUNT(harmless); i++)
        assert_string_equal(clean(harmless[i], true), harmless[i]);
    assert_string_equal(clean("a\r\nb\n", true), "a\nb\n");
    assert_string_equal(clean("a\r\nb\n", false), "a b ");
}

TEST(every_border_of_utf_8) {
    UNUSED;
    char room[100];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put_clean(&w, lz_span("a\x1b[1m\tb\r\n\xc2\x9b \xc3\xa9 \xff \xe2\x80\xae x"), true);
    assert_string_equal(room, "a [1m b\n  \xc3\xa9 ?   x");
    /* sound and broken characters at every border of UTF-8 */
    static const char *const bytes[][2] = { { "\xc2\xa0", "\xc2\xa0" },
                                            { "\xc1\xbf", "??" },
                                            { "\xe0\xa0\x80", "\xe0\xa0\x80" },
                                            { "\xe0\x9f\xbf", "???" },
                                            { "\xed\x9f\xbf", "\xed\x9f\xbf" },
                                            { "\xed\xa0\x80", "???" },
                                            { "\xf0\x90\x80\x80", "\xf0\x90\x80\x80" },
                                            { "\xf0\x8f\xbf\xbf", "????" },
                                            { "\xf4\x8f\xbf\xbf", "\xf4\x8f\xbf\xbf" },
                                            { "\xf4\x90\x80\x80", "????" },
                                            { "\xf5\x80\x80\x80", "????" },
                                            { "\xe2\x82", "??" },
                                            { "\xe2\x80\xa8", " " },
                                            { "\xe2\x80\xa7", "\xe2\x80\xa7" },
                                            { "\xe2\x80\xaf", "\xe2\x80\xaf" },
                                            { "\xe2\x81\xa5", "\xe2\x81\xa5" },
                                            { "\xe2\x81\xa6", " " },
                                            { "\xe2\x81\xa9", " " },
                                            { "\xe2\x81\xaa", "\xe2\x81\xaa" },
                                            { "\x7f", " " },
                                            { "\xc2\x80", " " } };
    for (size_t i = 0; i < sizeof bytes / sizeof bytes[0]; i++) {
        w = lz_writer_in(room, sizeof room);
        lz_put_clean(&w, lz_span(bytes[i][0]), false);
        assert_string_equal(room, bytes[i][1]);
    }
}

/* What a door asks. */
TEST(clean_or_not) {
    UNUSED;
    static const char *const fit[] = { "", "Anna", "J\xc3\xb6rg", "\xe6\x9d\x8e", "~", "a b", "\xf0\x9f\xa6\x8e" },
                             *const unfit[] = { "\xff\xfe"
                                                "Bad",
                                                "A\xc2\x9b"
                                                "31m",
                                                "\xe2\x80\xae",
                                                "a\n",
                                                "\x1b[2J",
                                                "\x7f",
                                                "a\x9b",
                                                "\xe2\x80",
                                                "\xe2\x80\x8f" };
    for (size_t i = 0; i < LZ_COUNT(fit); i++)
        assert_true(lz_is_clean(lz_span(fit[i])));
    for (size_t i = 0; i < LZ_COUNT(unfit); i++)
        assert_false(lz_is_clean(lz_span(unfit[i])));
}

/* In place it is what lz_put_clean writes, and that is clean, and stays as it is. */
TEST(tamed_where_it_stands) {
    UNUSED;
    struct lz_rng rng = { .key = { 3, 4 } };
    static const char *const parts[] = { "a",    "\x1b", "\xc2\x9b", "\x9b", "\xe2\x80\xae",    "\xc3\xa9", "\xe2",
                                         "\x80", "\r",   "\n",       "?",    "\xf0\x9f\xa6\x8e" };
    for (int n = 0; n < 20000; n++) {
        char words[80] = "", once[80];
        for (int i = 0; i < n % 16; i++)
            strcat(words, parts[lz_roll(&rng, LZ_COUNT(parts))]);
        strcpy(once, clean(words, false));
        lz_tame(words);
        assert_string_equal(words, once);
        assert_true(lz_is_clean(lz_span(words)));
        lz_tame(words);
        assert_string_equal(words, once);
    }
}

TEST(columns_not_bytes) {
    UNUSED;
    static const struct {
        const char *text;
        uint32_t columns;
    } wide[] = { { "", 0 },
                 { "Anna", 4 },
                 { "\xc3\x9cnken", 5 },
                 { "U\xcc\x88nken", 5 },
                 { "\xe6\x9d\x8e", 2 },
                 { "\xf0\x9f\xa6\x8e!", 3 },
                 { "\xe2\x82\xac", 1 },
                 { "\xea\xb0\x80", 2 },
                 { "\xef\xbc\xa1", 2 },
                 { "\xff", 1 },
                 { "\xe2\x9d\xa4\xef\xb8\x8f", 1 } };
    for (size_t i = 0; i < LZ_COUNT(wide); i++)
        assert_int_equal(lz_columns(lz_span(wide[i].text)), wide[i].columns);
}

RUN(CASE(clean_or_not), CASE(tamed_where_it_stands), CASE(columns_not_bytes), CASE(sound_text_is_kept),
    CASE(control_characters_are_blanks), CASE(every_border_of_utf_8))
