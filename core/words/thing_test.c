/* Things found by any of their names. The cards are made up: a code that is another's word, marks, letters of any
   case. */
#include "tests/unit/unit.h"

#include "core/words/text.h"
#include "core/words/thing.h"

static const struct lz_name names[] = {
    { "moon-landing", "L", "Moon \"Landing\"" },
    { "moon-proof", "L!", "Proof!: the Moon" },
    { "l", "ELL", "The Letter" },
    { "plain", "P", "Plain" },
};
static const struct lz_lexicon lexicons[] = { { .form = 'c', .count = 4, .what = "card", .names = names } };

static void explain(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    if (arg < 3)
        lz_put(w, arg ? "A card." : "3 points.\nThere are 4.");
}

static const struct lz_game game = { .lexicons = lexicons, .lexicon_count = 1, .explain = explain };

static int found(const char *name) {
    struct lz_thing thing;
    return lz_thing_find(&game, lz_span(name), &thing) ? thing.arg : -1;
}

TEST(any_name_finds_it) {
    UNUSED;
    assert_int_equal(found("moon-landing"), 0);
    assert_int_equal(found("Moon Landing"), 0);
    assert_int_equal(found("MOON \"LANDING\""), 0);
    assert_int_equal(found("moonlanding"), 0);
    assert_int_equal(found("Proof: the moon"), 1);
}

TEST(codes_go_first_and_to_the_letter) {
    UNUSED;
    assert_int_equal(found("L"), 0);
    assert_int_equal(found("l"), 0);
    assert_int_equal(found("L!"), 1);
    assert_int_equal(found("the letter"), 2);
}

TEST(no_part_of_a_name_will_do) {
    UNUSED;
    assert_int_equal(found("moon"), -1);
    assert_int_equal(found("moon landings"), -1);
    assert_int_equal(found(""), -1);
    assert_int_equal(found("!"), -1);
    assert_int_equal(found("plain"), -1); /* it explains itself */
}

TEST(a_thing_is_told_line_by_line) {
    UNUSED;
    char room[400];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_thing_json(&game, (struct lz_thing){ 'c', 0 }, &w);
    assert_string_equal(room, "{\"what\":\"card\",\"word\":\"moon-landing\",\"code\":\"L\",\"title\":\"Moon "
                              "\\\"Landing\\\"\",\"says\":[\"3 points.\",\"There are 4.\"]}");
    w = lz_writer_in(room, sizeof room);
    lz_things_json(&game, &w);
    assert_null(strstr(room, "Plain"));
    assert_non_null(strstr(room, "The Letter"));
}

static const struct lz_verb verbs[] = { { 0, "put", "c", 0, "" }, { 1, "name", "t", 0, "" }, { 2, "end", "", 0, "" } };

static const char *alone(const char *line, uint32_t moves) {
    static char room[300];
    struct lz_move list[] = { { .verb = 2 },
                              { .verb = 0, .args = 1, .arg = { 0 } },
                              { .verb = 0, .args = 1, .arg = { 1 } },
                              { .verb = 1, .args = LZ_ARGS },
                              { .verb = 0, .args = 1, .arg = { 0 } },
                              { .verb = 0, .args = 1, .arg = { 0 } },
                              { .verb = 0, .args = 1, .arg = { 0 } },
                              { .verb = 0, .args = 1, .arg = { 0 } } };
    struct lz_moves legal = { list, moves, 8, true };
    struct lz_game spoken = game;
    struct lz_writer w = lz_writer_in(room, sizeof room);
    spoken.verbs = verbs, spoken.verb_count = LZ_COUNT(verbs);
    return lz_thing_alone(&spoken, &legal, lz_span(line), &w) ? room : NULL;
}

TEST(a_name_alone_is_answered_with_what_it_is_good_for) {
    UNUSED;
    assert_string_equal(alone("moon landing", 4), "Moon \"Landing\" is a card; you can: put L");
    assert_string_equal(alone("L", 8), "Moon \"Landing\" is a card; you can: put L, put L, put L, put L, ..");
    assert_string_equal(alone("ell", 8), "The Letter is a card; no move of yours names it now");
    assert_null(alone("plain", 8)); /* nothing is said of it */
    assert_null(alone("", 8));
    assert_null(alone("sun", 8));
}

RUN(CASE(any_name_finds_it), CASE(codes_go_first_and_to_the_letter), CASE(no_part_of_a_name_will_do),
    CASE(a_thing_is_told_line_by_line), CASE(a_name_alone_is_answered_with_what_it_is_good_for))
