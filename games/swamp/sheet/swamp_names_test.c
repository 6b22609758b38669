/* The names that orders are made of (SW-22.1), and how far a word may lie from the one that was meant (P01). */
#include "tests/unit/unit.h"

#include "games/swamp/sheet/swamp_sheet_work.h"

/* ---- chants and verbs */

TEST(a_chant_has_three_letters_at_least) {
    UNUSED;
    assert_int_equal(swamp_chant_named(lz_span("eye")), SW_EYES);
    assert_int_equal(swamp_chant_named(lz_span("ey")), SW_CHANTS);
    assert_int_equal(swamp_chant_named(lz_span("")), SW_CHANTS);
    assert_int_equal(swamp_chant_named(lz_span("dark")), SW_DARK);
    assert_int_equal(swamp_chant_named(lz_span("darker")), SW_CHANTS);
}

TEST(a_verb_by_code_or_name) {
    UNUSED;
    assert_int_equal(swamp_verb_named(lz_span("fr")), SW_FR);
    assert_int_equal(swamp_verb_named(lz_span("FREE")), SW_FR);
    assert_int_equal(swamp_verb_named(lz_span("destroy bridge")), SW_DB);
    assert_int_equal(swamp_verb_named(lz_span("")), SW_ORDER_VERBS);
    assert_int_equal(swamp_verb_named(lz_span("frown")), SW_ORDER_VERBS);
}

/* ---- directions */

static struct swamp_tokens tokens;

static struct swamp_token *token(const char *words) {
    struct swamp_token *t = &tokens.at[tokens.count++];
    *t = (struct swamp_token){ .text = lz_span(words), .kind = SW_T_LETTERS };
    return t;
}

/* A direction at token 1, after a verb; and how many tokens it takes. */
static void is(int direction, int taken) {
    int next = 0;
    assert_int_equal(swamp_direction_at(&tokens, 1, &next), direction);
    assert_int_equal(next - 1, taken);
    tokens.count = 0;
}

static void two(const char *one, const char *other) {
    token("MO");
    token(one);
    token(other);
}

TEST(directions_in_two_words) {
    UNUSED;
    two("north", "east");
    is(SW_NE, 2);
    two("N", "E");
    is(SW_N, 1); /* two steps, the second wrong */
    two("N", "E");
    tokens.at[2].hyphen = true;
    is(SW_NE, 2);
    two("south", "5");
    tokens.at[2].kind = SW_T_NUMBER;
    is(SW_S, 1);
    two("north", "west");
    tokens.at[2].kind = SW_T_OTHER; /* not letters, whatever it looks like */
    is(SW_N, 1);
    two("north", "west");
    tokens.count = 2; /* the line ends before it */
    is(SW_N, 1);
    two("nor", "th");
    is(SW_N, 2);
    two("no", "rth"); /* two letters are no half of a word */
    is(SW_NO_DIRECTION, 1);
    two("northnorthnorth", "eastandwesteast"); /* longer than any */
    is(SW_NO_DIRECTION, 1);
    two("north", "north");
    is(SW_N, 1);
}

/* ---- did you mean */

static const char *meant(const char *words) {
    return swamp_verb_meant(swamp_verb_nearest(lz_span(words), (struct lz_text){ NULL, 0 }));
}

/* A code may have one letter wrong, a short name two, a long one three. */
TEST(how_near_a_word_must_lie) {
    static const char *const near[][2] = {
        { "FX", "FR" },           { "O", "LO" },        { "XY", "" },        { "X", "" },          { "lxx", "lob" },
        { "lxxx", "" },           { "chaxx", "chant" }, { "chxyz", "" },     { "spxxt", "split" }, { "snxyz", "" },
        { "rexxuix", "recruit" }, { "rexxuxx", "" },    { "movxx", "move" }, { "mxyzu", "" },
    };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(near); i++)
        if (strcmp(meant(near[i][0]), near[i][1]) != 0)
            fail_msg("%s: %s", near[i][0], meant(near[i][0]));
}

/* The fewest changes; of as many, the name that begins alike. Capitals are no change. */
TEST(the_nearest_of_several) {
    static const char *const near[][2] = {
        { "five", "give" }, { "BO", "BF" },           { "SAXX", "sail" },
        { "sial", "sail" }, { "RECRUTI", "recruit" }, { "evom", "" },
    };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(near); i++)
        if (strcmp(meant(near[i][0]), near[i][1]) != 0)
            fail_msg("%s: %s", near[i][0], meant(near[i][0]));
    assert_string_equal(swamp_verb_meant(swamp_verb_nearest(lz_span("biuld"), lz_span("biuld ARFT"))), "build raft");
    assert_string_equal(swamp_verb_meant(swamp_verb_nearest(lz_span("x"), lz_span("x y"))), "");
}

RUN(CASE(a_chant_has_three_letters_at_least), CASE(a_verb_by_code_or_name), CASE(directions_in_two_words),
    CASE(how_near_a_word_must_lie), CASE(the_nearest_of_several))
