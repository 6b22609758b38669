/* The words of a line, sign by sign (SW-22.1), and how a line is quoted (SW-22.2). */
#include "tests/unit/unit.h"

#include "games/swamp/sheet/swamp_sheet_work.h"

#include <stdio.h>

static char said[2000];

static const char *shown(struct lz_text text) {
    struct lz_writer w = lz_writer_in(said, sizeof said);
    lz_put_text(&w, text);
    return said;
}

TEST(comments_and_numbers_are_cut) {
    static const char *const lines[][2] = {
        { "MO 5A N ; go", "MO 5A N" },
        { "MO 5A N # go", "MO 5A N" },
        { "MO 5A N // go", "MO 5A N" },
        { "MO 5A N//", "MO 5A N" },
        { "MO 5A / N", "MO 5A / N" },
        { "MO 5A N/", "MO 5A N/" },
        { "; all", "" },
        { "#", "" },
        { "//", "" },
        { "/", "/" },
        { "12. MO 5A N", "MO 5A N" },
        { "0) MO 5A N", "MO 5A N" },
        { "9.MO 5A N", "MO 5A N" },
        { "12 MO 5A N", "12 MO 5A N" },
        { "12", "12" },
        { "12.", "" },
        { ". MO 5A N", ". MO 5A N" },
        { ") MO", ") MO" },
        { "1: MO", "1: MO" },
        { "/1. MO 5A N", "/1. MO 5A N" },
        { "  MO  ", "MO" },
        { ":1) MO", ":1) MO" },
        { "MO # a ; b // c", "MO" },
    };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(lines); i++)
        assert_string_equal(shown(swamp_order_text(lz_span(lines[i][0]))), lines[i][1]);
}

/* What follows the line in the mail is not part of it. */
TEST(a_line_ends_where_it_ends) {
    UNUSED;
    assert_string_equal(shown(swamp_order_text((struct lz_text){ "A//", 2 })), "A/");
    assert_string_equal(shown(swamp_order_text((struct lz_text){ "12.", 2 })), "12");
    assert_string_equal(shown(swamp_order_text((struct lz_text){ "1.MOX", 4 })), "MO");
    struct swamp_tokens t;
    swamp_tokens_of((struct lz_text){ "\xc2\xa0", 1 }, &t);
    assert_int_equal(t.count, 1);
}

/* ---- tokens: n number, l letters, d dashes, o other; ~ glued to the one before, - after a hyphen */

static struct swamp_tokens tokens;

static const char *cut(const char *line) {
    struct lz_writer w = lz_writer_in(said, sizeof said);
    swamp_tokens_of(lz_span(line), &tokens);
    for (int i = 0; i < tokens.count; i++) {
        lz_put(&w, i ? " " : "");
        lz_put(&w, tokens.at[i].glued ? "~" : tokens.at[i].hyphen ? "-" : "");
        lz_put_char(&w, "nldo"[tokens.at[i].kind]);
        lz_put_text(&w, tokens.at[i].text);
    }
    return said;
}

TEST(tokens_sign_by_sign) {
    static const char *const lines[][2] = {
        { "MO 5AD N", "lMO n5 ~lAD lN" },
        { "RED=105, GRN:3.7", "lRED n105 lGRN n3 n7" },
        { "09AZaz", "n09 ~lAZaz" },
        { "/", "o/" },
        { ";<>?@", "o;<>?@" },
        { "[\\]^_`", "o[\\]^_`" },
        { "{|}~", "o{|}~" },
        { "!a", "o! ~la" },
        { "N-E", "lN -lE" },
        { "- N", "-lN" },
        { "N -- E", "lN d-- lE" },
        { "5---6", "n5 ~d--- ~n6" },
        { "a\x01"
          "b\tc\x1f"
          "d\x7f"
          "e",
          "la lb lc ld le" },
        { "a\xc2\xa0"
          "b",
          "la lb" },
        { "a\xc2\xa1", "la ~o\xc2\xa1" },
        { "a\xc2", "la ~o\xc2" },
        { "", "" },
        { " ,.=: ", "" },
        { "N-5E", "lN -n5 ~lE" },
        { "N - - E", "lN -lE" },
        { "N-E S", "lN -lE lS" },
        { "a\xc2\xa0", "la" },
    };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(lines); i++)
        assert_string_equal(cut(lines[i][0]), lines[i][1]);
}

/* At most a million, however many digits; at most as many tokens as a line has bytes. */
TEST(numbers_and_tokens_have_an_end) {
    static const struct {
        const char *digits;
        int32_t number;
    } numbers[] = { { "0", 0 },
                    { "7", 7 },
                    { "300", 300 },
                    { "999999", 999999 },
                    { "1000000", 1000000 },
                    { "1000001", 1000000 },
                    { "9999999", 1000000 },
                    { "99999999999999999999", 1000000 } };
    char line[2 * SW_LINE + 1] = { 0 };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(numbers); i++) {
        cut(numbers[i].digits);
        assert_int_equal(tokens.at[0].number, numbers[i].number);
    }
    for (int i = 0; i < 2 * SW_LINE; i++)
        line[i] = i & 1 ? '1' : 'a';
    swamp_tokens_of(lz_span(line), &tokens);
    assert_int_equal(tokens.count, SW_LINE);
}

TEST(what_stands_together) {
    int next;
    UNUSED;
    cut("SP0x 5AD -7 N");
    assert_string_equal(shown(swamp_word_at(&tokens, 0, &next)), "SP0x");
    assert_int_equal(next, 3);
    assert_string_equal(shown(swamp_word_at(&tokens, 1, &next)), "0x");
    assert_string_equal(shown(swamp_word_at(&tokens, 3, &next)), "5AD");
    assert_int_equal(next, 5);
    assert_string_equal(shown(swamp_word_at(&tokens, 6, &next)), "N");
    assert_int_equal(next, 7);
    tokens.count = 1; /* the line ends here */
    assert_string_equal(shown(swamp_word_at(&tokens, 0, &next)), "SP");
}

/* ---- counts */

TEST(colours_by_name) {
    static const char *const names[] = { "R red",       "gn GRN Green", "gy GRY grey GRAY", "y YEL yellow",
                                         "b BLK black", "g GR",         "gre x blac re" };
    UNUSED;
    for (int i = 0; i < 7; i++) {
        struct lz_text left = lz_span(names[i]);
        for (struct lz_text name = lz_take_word(&left); name.len; name = lz_take_word(&left))
            assert_int_equal(swamp_colour_named(name), i);
    }
}

/* What is found at the first token: how, the colour, the number, and where it goes on. */
static void counts(const char *line, int how, int colour, int number, int next) {
    int i = 0, c = -1, n = -1;
    cut(line);
    assert_int_equal(swamp_count_read(&tokens, &i, &c, &n), how);
    assert_int_equal(c, colour);
    assert_int_equal(n, number);
    assert_int_equal(i, next);
}

TEST(counts_as_people_write_them) {
    UNUSED;
    counts("105RED", SW_COUNT_GOOD, SW_RED, 105, 2);
    counts("105 RED", SW_COUNT_GOOD, SW_RED, 105, 2);
    counts("RED 105", SW_COUNT_GOOD, SW_RED, 105, 2);
    counts("RED105", SW_COUNT_GOOD, SW_RED, 105, 2);
    counts("RED 105YEL", SW_COUNT_NO_NUMBER, SW_RED, -1, 1);
    counts("RED 105 YEL", SW_COUNT_GOOD, SW_RED, 105, 2);
    counts("RED105YEL", SW_COUNT_GOOD, SW_RED, 105, 2);
    counts("RED 105N", SW_COUNT_GOOD, SW_RED, 105, 2);
    counts("RED", SW_COUNT_NO_NUMBER, SW_RED, -1, 1);
    counts("G 5", SW_COUNT_UNCLEAR, SW_COLOUR_UNCLEAR, 5, 2);
    counts("5 GR", SW_COUNT_UNCLEAR, SW_COLOUR_UNCLEAR, 5, 2);
    counts("G", SW_COUNT_UNCLEAR, SW_COLOUR_UNCLEAR, -1, 1);
    counts("5", SW_COUNT_NONE, SW_NO_COLOUR, -1, 0);
    counts("5 6", SW_COUNT_NONE, SW_NO_COLOUR, -1, 0);
    counts("N", SW_COUNT_NONE, SW_NO_COLOUR, -1, 0);
    counts("5 N", SW_COUNT_NONE, SW_NO_COLOUR, -1, 0);
    counts("N 5", SW_COUNT_NONE, SW_NO_COLOUR, -1, 0);
    int i = 0, c, n;
    cut("RED 5 YEL");
    tokens.at[1].used = true; /* it is the row of a hex */
    assert_int_equal(swamp_count_read(&tokens, &i, &c, &n), SW_COUNT_NO_NUMBER);
    cut("RED 105YEL");
    tokens.count = 2; /* the line ends at the number */
    i = 0;
    assert_int_equal(swamp_count_read(&tokens, &i, &c, &n), SW_COUNT_GOOD);
    cut("5 RED");
    tokens.count = 1;
    i = 0;
    assert_int_equal(swamp_count_read(&tokens, &i, &c, &n), SW_COUNT_NONE);
}

/* A quotation has so many bytes at most, and does not end within a character. */
TEST(quotations_are_cut) {
    char text[120] = { 0 }, x[SW_SAID + 4];
    UNUSED;
    memset(text, 'a', SW_SAID);
    swamp_quote(x, lz_span(text));
    assert_string_equal(x, text);
    text[SW_SAID] = 'b';
    swamp_quote(x, lz_span(text));
    assert_int_equal(strlen(x), SW_SAID + 3);
    assert_string_equal(x + SW_SAID - 1, "a...");
    memcpy(text + SW_SAID - 1, "\xc3\xa4", 3);
    swamp_quote(x, lz_span(text));
    assert_string_equal(x + SW_SAID - 2, "a...");
    memcpy(text + SW_SAID - 2,
           "\xc3\xa4"
           "z",
           4);
    swamp_quote(x, lz_span(text));
    assert_string_equal(x + SW_SAID - 3, "a\xc3\xa4...");
    memcpy(text + SW_SAID - 2, "\xe2\x82\xac", 4);
    swamp_quote(x, lz_span(text));
    assert_string_equal(x + SW_SAID - 3, "a...");
    swamp_quote(x, lz_span("a\nb"));
    assert_string_equal(x, "a b");
    memset(text, '\x80', 100);
    swamp_quote(x, lz_span(text));
    assert_string_equal(x, "...");
}

RUN(CASE(comments_and_numbers_are_cut), CASE(a_line_ends_where_it_ends), CASE(tokens_sign_by_sign),
    CASE(numbers_and_tokens_have_an_end), CASE(what_stands_together), CASE(colours_by_name),
    CASE(counts_as_people_write_them), CASE(quotations_are_cut))
