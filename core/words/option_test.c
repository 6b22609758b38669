#include "tests/unit/unit.h"

#include "core/words/option.h"
#include "tests/unit/toy.h"

static char said[300];

static bool parse(const char *words, struct lz_setup *setup) {
    struct lz_writer w = lz_writer_in(said, sizeof said);
    return lz_option_parse(&toy_game, lz_span(words), setup, &w);
}

TEST(the_usual_is_filled_in) {
    UNUSED;
    struct lz_setup setup = { 0 };
    lz_options_usual(&toy_game, &setup);
    assert_int_equal(setup.option[0], TOY_ROUNDS);
    assert_int_equal(setup.option[1], 1);
    assert_int_equal(setup.option[2], 0);
}

TEST(values_are_read) {
    UNUSED;
    struct lz_setup setup = { 0 };
    assert_true(parse("rounds=9", &setup) && setup.option[0] == 9);
    assert_true(parse("ROUNDS=0", &setup) && setup.option[0] == 0); /* or_zero */
    assert_true(parse("manner=rude", &setup) && setup.option[1] == 2);
    assert_true(parse("Manner=PLAIN", &setup) && setup.option[1] == 0);
}

static void assert_trouble(const char *words, const char *trouble) {
    struct lz_setup setup = { .option = { 5, 1 } };
    assert_false(parse(words, &setup));
    assert_string_equal(said, trouble);
    assert_true(setup.option[0] == 5 && setup.option[1] == 1);
    assert_false(lz_option_parse(&toy_game, lz_span(words), &setup, NULL));
}

TEST(trouble_says_what_would_be_right) {
    UNUSED;
    assert_trouble("rounds", "'rounds' is not of the form name=value");
    assert_trouble("", "'' is not of the form name=value");
    assert_trouble("=3", "unknown option ''; toy has: rounds manner");
    assert_trouble("round=3", "unknown option 'round'; toy has: rounds manner");
    assert_trouble("rounds=10", "'10' is not a value of rounds; it takes 0, or a number from 1 to 9");
    assert_trouble("rounds=-1", "'-1' is not a value of rounds; it takes 0, or a number from 1 to 9");
    assert_trouble("rounds=", "'' is not a value of rounds; it takes 0, or a number from 1 to 9");
    assert_trouble("rounds= 3", "' 3' is not a value of rounds; it takes 0, or a number from 1 to 9");
    assert_trouble("rounds=4294967297", "'4294967297' is not a value of rounds; it takes 0, or a number from 1 to 9");
    assert_trouble("manner=ru", "'ru' is not a value of manner; it takes one of: plain polite rude");
    assert_trouble("manner=1", "'1' is not a value of manner; it takes one of: plain polite rude");
    assert_trouble("manner=", "'' is not a value of manner; it takes one of: plain polite rude");
}

TEST(every_value_prints_and_parses) {
    UNUSED;
    for (int i = 0; i < toy_game.option_count; i++)
        for (int32_t value = toy_game.options[i].least; value <= toy_game.options[i].most; value++) {
            char room[100];
            struct lz_setup setup = { .option = { -9, -9 } };
            struct lz_writer w = lz_writer_in(room, sizeof room);
            lz_put(&w, toy_game.options[i].name);
            lz_put_char(&w, '=');
            lz_option_print(&toy_game.options[i], value, &w);
            assert_true(parse(room, &setup));
            assert_int_equal(setup.option[i], value);
            assert_true(lz_option_in_range(&toy_game.options[i], value));
        }
}

TEST(ranges_have_ends) {
    UNUSED;
    const struct lz_option *rounds = &toy_game.options[0], *manner = &toy_game.options[1];
    assert_true(lz_option_in_range(rounds, 0) && lz_option_in_range(rounds, 1) && lz_option_in_range(rounds, 9));
    assert_false(lz_option_in_range(rounds, -1) || lz_option_in_range(rounds, 10));
    assert_false(lz_option_in_range(manner, -1) || lz_option_in_range(manner, 3));
}

TEST(numbers_say_what_they_mean) {
    UNUSED;
    static const struct {
        const char *says;
        int32_t value;
        const char *said;
    } rows[] = {
        { "Up to {n}.|None.|As usual.", 7, "Up to 7." },
        { "Up to {n}.|None.|As usual.", 0, "None." },
        { "Up to {n}.|None.|As usual.", -1, "As usual." },
        { "Up to {n}.||As usual.", 0, "Up to 0." },
        { "Up to {n}.", -1, "Up to -1." },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct lz_option option = { .name = "most", .least = -1, .most = 9, .says = rows[i].says };
        char room[100];
        struct lz_writer w = lz_writer_in(room, sizeof room);
        lz_option_says(&option, rows[i].value, &w);
        assert_string_equal(room, rows[i].said);
    }
}

RUN(CASE(the_usual_is_filled_in), CASE(values_are_read), CASE(trouble_says_what_would_be_right),
    CASE(every_value_prints_and_parses), CASE(ranges_have_ends), CASE(numbers_say_what_they_mean))
