#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/rng.h"
#include "core/words/verb.h"
#include "tests/unit/toy.h"

static char said[600];

static bool parse(const char *words, struct lz_move *move) {
    struct lz_writer w = lz_writer_in(said, sizeof said);
    memset(move, 0x55, sizeof *move);
    if (lz_move_parse(&toy_game, 1, lz_span(words), move))
        return true;
    lz_move_trouble(&toy_game, 1, lz_span(words), &w);
    return false;
}

static const char *print(const struct lz_move *move) {
    static char room[200];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_move_print(&toy_game, move, &w);
    return room;
}

static const char *codes(const struct lz_move *move) {
    static char room[200];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_move_print_codes(&toy_game, move, &w);
    return room;
}

static int16_t any_arg(char form, struct lz_rng *rng) {
    if (form == 'n')
        return (int16_t)((int)lz_roll(rng, 65535) - 32767);
    return (int16_t)lz_roll(rng, form == 'm' ? 3 : form == 'k' ? 2 : 4);
}

TEST(every_move_prints_parses_prints) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(4, 4);
    for (int k = 0; k < 5000; k++) {
        const struct lz_verb *row = &toy_game.verbs[lz_roll(&rng, toy_game.verb_count)];
        struct lz_move move = { .seat = 1, .verb = row->verb }, back;
        for (const char *form = row->form; *form; form++)
            if (*form != ' ')
                move.arg[move.args++] = any_arg(*form, &rng);
        lz_move_settle(&toy_game, &move);
        assert_true(lz_move_sane(&toy_game, &move));
        assert_true(parse(print(&move), &back) && lz_move_equal(&move, &back));
        assert_true(parse(codes(&move), &back) && lz_move_equal(&move, &back));
    }
}

TEST(words_and_codes_are_printed) {
    UNUSED;
    struct lz_move move = { .seat = 1, .verb = TOY_LAY, .args = 4, .arg = { 1, 0, 2, 3 } };
    assert_string_equal(print(&move), "lay leaf apple bean beet-root");
    assert_string_equal(codes(&move), "lay L A B beet-root"); /* a name without a code is its word */
    move = (struct lz_move){ .seat = 1, .verb = TOY_GIVE_TO, .args = 2, .arg = { 3, 1 } };
    assert_string_equal(print(&move), "give #3 apricot");
    move = (struct lz_move){ .seat = LZ_CLOCK, .verb = LZ_TICK };
    assert_string_equal(print(&move), "tick");
}

TEST(case_and_blanks_do_not_matter) {
    UNUSED;
    struct lz_move plain, odd;
    assert_true(parse("lay fruit apple bean bean", &plain));
    assert_true(parse("  LAY\tf  Bean B aPPLe \r\n", &odd));
    assert_memory_equal(&plain, &odd, sizeof plain);
    assert_int_equal(odd.arg[1], 0); /* the multiset is sorted, the kind before it is not part of it */
}

TEST(verbs_are_found_in_any_order) {
    UNUSED;
    struct lz_verb rows[16];
    struct lz_game mixed = toy_game;
    mixed.verbs = rows;
    for (int first = 0; first < toy_game.verb_count; first++) {
        for (int i = 0; i < toy_game.verb_count; i++)
            rows[i] = toy_game.verbs[(first + i) % toy_game.verb_count];
        for (int i = 0; i < toy_game.verb_count; i++) {
            uint8_t verb = toy_game.verbs[i].verb;
            assert_int_equal(lz_verb_of(&mixed, verb)->verb, verb);
        }
        assert_null(lz_verb_of(&mixed, toy_game.verb_count));
        assert_null(lz_verb_of(&mixed, LZ_TICK));
    }
}

TEST(the_form_that_fits_decides) {
    UNUSED;
    struct lz_move move;
    assert_true(parse("give bean", &move) && move.verb == TOY_GIVE);
    assert_true(parse("give #0 bean", &move) && move.verb == TOY_GIVE_TO);
    assert_int_equal(move.seat, 1);
    assert_true(parse("bid 32767", &move) && move.arg[0] == 32767);
    assert_true(parse("bid -32767", &move) && move.arg[0] == -32767);
}

static void assert_trouble(const char *words, const char *trouble) {
    struct lz_move move;
    assert_false(parse(words, &move));
    assert_string_equal(said, trouble);
    assert_false(lz_move_parse(&toy_game, 1, lz_span(words), &move));
}

TEST(trouble_says_what_would_be_right) {
    UNUSED;
    assert_trouble("", "no move was given; the verbs are: bid say give lay pass swap heap");
    assert_trouble(" \t ", "no move was given; the verbs are: bid say give lay pass swap heap");
    assert_trouble("medl x", "unknown verb 'medl'; the verbs are: bid say give lay pass swap heap");
    assert_trouble("bidd 4", "unknown verb 'bidd'; the verbs are: bid say give lay pass swap heap");
    assert_trouble("bi 4", "unknown verb 'bi'; the verbs are: bid say give lay pass swap heap");
    assert_trouble("tick", "unknown verb 'tick'; the verbs are: bid say give lay pass swap heap");
    assert_trouble("bid", "the move is: bid NUMBER");
    assert_trouble("bid x", "'x' is no number; the move is: bid NUMBER");
    assert_trouble("bid 40000", "'40000' is no number; the move is: bid NUMBER");
    assert_trouble("bid -32768", "'-32768' is no number; the move is: bid NUMBER");
    assert_trouble("pass now", "unexpected word 'now'; the move is: pass, do nothing");
    assert_trouble("lay fruit apple pear bean", "'pear' is no card; the move is: lay KIND CARD CARD CARD");
    assert_trouble("lay fruit ap bean beet", "'beet' is no card; the move is: lay KIND CARD CARD CARD");
    assert_trouble("give #4 bean", "'#4' is no seat; the move is: give SEAT CARD");
    assert_trouble("give #", "'#' is no seat; the move is: give SEAT CARD");
    assert_trouble("give #0 bean bean", "unexpected word 'bean'; the move is: give SEAT CARD, give a seat a card");
    assert_trouble("give bean bean", "unexpected word 'bean'; the move is: give CARD, give a card away");
}

TEST(sane_moves_are_those_the_tables_know) {
    UNUSED;
    struct lz_move lay = { .verb = TOY_LAY, .args = 4, .arg = { 1, 0, 2, 2 } }, bad;
    assert_true(lz_move_sane(&toy_game, &lay));
    bad = lay, bad.arg[3] = 1;
    assert_false(lz_move_sane(&toy_game, &bad)); /* not sorted */
    bad = lay, bad.arg[3] = 4;
    assert_false(lz_move_sane(&toy_game, &bad));
    bad = lay, bad.arg[0] = 2;
    assert_false(lz_move_sane(&toy_game, &bad));
    bad = lay, bad.arg[1] = -1;
    assert_false(lz_move_sane(&toy_game, &bad));
    bad = lay, bad.arg[9] = 1;
    assert_false(lz_move_sane(&toy_game, &bad));
    bad = lay, bad.spare = 1;
    assert_false(lz_move_sane(&toy_game, &bad));
    bad = lay, bad.seat = 4;
    assert_false(lz_move_sane(&toy_game, &bad));
    bad = lay, bad.args = 3, bad.arg[3] = 0;
    assert_false(lz_move_sane(&toy_game, &bad));
    bad = lay, bad.verb = 8;
    assert_false(lz_move_sane(&toy_game, &bad));
    struct lz_move tick = { .seat = LZ_CLOCK, .verb = LZ_TICK };
    assert_true(lz_move_sane(&toy_game, &tick));
    tick.seat = 0;
    assert_false(lz_move_sane(&toy_game, &tick));
    tick.seat = LZ_CLOCK, tick.args = 1;
    assert_false(lz_move_sane(&toy_game, &tick));
}

TEST(settling_sorts_and_clears) {
    UNUSED;
    struct lz_move move = { .verb = TOY_LAY, .args = 4, .spare = 7, .arg = { 1, 3, 2, 0, 9, 9, 9, 9, 9, 9 } };
    const struct lz_move settled = { .verb = TOY_LAY, .args = 4, .arg = { 1, 0, 2, 3 } };
    lz_move_settle(&toy_game, &move);
    assert_true(lz_move_equal(&move, &settled));
    struct lz_move give = { .verb = TOY_GIVE_TO, .args = 2, .arg = { 3, 1 } }, same = give;
    lz_move_settle(&toy_game, &give);
    assert_true(lz_move_equal(&give, &same));   /* no multiset, no sorting */
    for (uint8_t args = 0; args < 12; args++) { /* what no form asks for is left to lz_move_sane */
        struct lz_move odd = { .verb = TOY_LAY, .args = args, .arg = { 3, 2, 1, 0, 3, 2, 1, 0, 3, 2 } };
        lz_move_settle(&toy_game, &odd);
        assert_int_equal(lz_move_sane(&toy_game, &odd), false);
    }
}

static const struct lz_move menu[] = {
    { .seat = 1, .verb = TOY_LAY, .args = 4, .arg = { 0, 0, 1, 2 } },
    { .seat = 1, .verb = TOY_LAY, .args = 4, .arg = { 0, 1, 1, 2 } },
    { .seat = 1, .verb = TOY_GIVE, .args = 1, .arg = { 2 } },
    { .seat = 1, .verb = TOY_GIVE, .args = 1, .arg = { 3 } },
    { .seat = 1, .verb = TOY_PASS },
};

static bool guess(const char *words, struct lz_move *move) {
    struct lz_move room[LZ_COUNT(menu)];
    struct lz_moves legal = { room, LZ_COUNT(menu), LZ_COUNT(menu), true };
    struct lz_writer w = lz_writer_in(said, sizeof said);
    memcpy(room, menu, sizeof menu);
    if (lz_move_guess(&toy_game, &legal, lz_span(words), move))
        return true;
    lz_guess_trouble(&toy_game, &legal, lz_span(words), &w);
    return false;
}

static void assert_guess(const char *words, int which) {
    struct lz_move move;
    assert_true(guess(words, &move));
    assert_true(lz_move_equal(&move, &menu[which]));
}

TEST(a_beginning_is_enough_where_one_move_fits) {
    UNUSED;
    assert_guess("p", 4);
    assert_guess("PASS", 4);
    assert_guess("g bean", 2);
    assert_guess("g b", 2); /* a code is the whole word */
    assert_guess("give bee", 3);
    assert_guess("l f apple", 0);
    assert_guess("lay f apr", 1);
    assert_guess("l fruit a", 0); /* the code of the apple, not a beginning of the apricot */
}

TEST(a_move_in_full_is_taken_though_not_offered) {
    UNUSED;
    struct lz_move move;
    assert_true(guess("bid 7", &move) && move.verb == TOY_BID && move.arg[0] == 7 && move.seat == 1);
    assert_true(guess("b 7", &move) && move.verb == TOY_BID); /* for check to name its rule */
}

TEST(an_unclear_beginning_is_asked_back) {
    UNUSED;
    struct lz_move move;
    assert_false(guess("give", &move));
    assert_string_equal(said,
                        "'give' could be 'give bean' or 'give beet-root', among others; write a little more of it");
    assert_false(guess("l", &move));
    assert_false(guess("", &move));
    assert_string_equal(said, "no move was given; the verbs are: bid say give lay pass swap heap");
    assert_false(guess("lay f be", &move));
    assert_string_equal(said, "'be' could be more than one card; the move is: lay KIND CARD CARD CARD");
    assert_false(guess("zig", &move));
    assert_string_equal(said, "unknown verb 'zig'; the verbs are: bid say give lay pass swap heap");
}

TEST(single_words_are_printed_and_parsed) {
    UNUSED;
    char room[100];
    int16_t arg;
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_word_print(&toy_game, 'c', 3, &w);
    lz_put_char(&w, '|');
    lz_title_print(&toy_game, 'c', 3, &w);
    lz_put_char(&w, '|');
    lz_title_print(&toy_game, 'c', 2, &w); /* no title: its word */
    lz_put_char(&w, '|');
    lz_title_print(&toy_game, 's', 2, &w);
    lz_title_print(&toy_game, 'n', -4, &w);
    assert_string_equal(room, "beet-root|Beet \"Root\"|bean|#2-4");
    assert_true(lz_word_parse(&toy_game, 'c', lz_span("ap"), &arg) && arg == 1);
    assert_true(lz_word_parse(&toy_game, 's', lz_span("#3"), &arg) && arg == 3);
    assert_false(lz_word_parse(&toy_game, 's', lz_span("3"), &arg));
    assert_false(lz_word_parse(&toy_game, 'c', lz_span(""), &arg));
}

/* Words that are made, words that may be left out, a line of text, the host's moves: swamp has them all. */
static bool parse_order(int seat, const char *words, struct lz_move *move) {
    struct lz_writer w = lz_writer_in(said, sizeof said);
    const struct lz_game *swamp = lz_game_by_id(lz_span("swamp"));
    if (lz_move_parse(swamp, seat, lz_span(words), move))
        return true;
    lz_move_trouble(swamp, seat, lz_span(words), &w);
    return false;
}

static const char *print_order(const struct lz_move *move) {
    static char room[200];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_move_print(lz_game_by_id(lz_span("swamp")), move, &w);
    return room;
}

TEST(words_may_be_made_and_left_out) {
    UNUSED;
    static const char *const orders[] = {
        "MO 5AD N",          "MO 5AD N SW",         "SP 1A S 1BLK",   "SP 52AZ NW NE 105RED 32YEL", "FR 7AE",
        "CH 14AB N SW SHUN", "CH 14AB 100BLK EYES", "CH 1A 3AC GATE", "plot 3 Red 10POP",           "name Bog Giants"
    };
    for (size_t i = 0; i < sizeof orders / sizeof orders[0]; i++) {
        struct lz_move move;
        assert_true(parse_order(1, orders[i], &move));
        assert_true(lz_move_sane(lz_game_by_id(lz_span("swamp")), &move));
        assert_string_equal(print_order(&move), orders[i]);
    }
    struct lz_move move;
    assert_false(parse_order(1, "MO 5AD", &move));
    assert_string_equal(said, "the move is: MO HEX DIRECTION [DIRECTION]");
    assert_false(parse_order(1, "SP 5AD N 0RED", &move));
    assert_false(parse_order(1, "MO 53A N", &move));
}

TEST(the_hosts_moves_are_the_hosts) {
    UNUSED;
    struct lz_move move;
    const struct lz_game *swamp = lz_game_by_id(lz_span("swamp"));
    assert_false(parse_order(1, "turn", &move));
    assert_null(strstr(said, " turn "));
    assert_false(parse_order(LZ_CLOCK, "ready", &move));
    assert_true(parse_order(LZ_CLOCK, "drop #2", &move) && lz_move_sane(swamp, &move));
    move.seat = 1;
    assert_false(lz_move_sane(swamp, &move));
}

TEST(a_line_of_text_is_kept_in_arguments) {
    UNUSED;
    static const char *const good[] = { "x", "Spies Of Slime", "L\xc3\xa9zards", "\xf0\x9f\xa6\x8e",
                                        "12345678901234567890" };
    static const char *const bad[] = { "",
                                       " x",
                                       "x ",
                                       "a~b",
                                       "a\tb",
                                       "a\x7f",
                                       "123456789012345678901",
                                       "\xc3",
                                       "\xc0\x80",
                                       "\xed\xa0\x80",
                                       "\xc2\x85",
                                       "\xf5\x80\x80\x80",
                                       "a\xe2\x80\xae",
                                       "\xe2\x81\xa6x" };
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        struct lz_move move = { 0 };
        char bytes[LZ_TEXT + 1];
        assert_true(lz_text_pack(lz_span(good[i]), move.arg));
        assert_int_equal(lz_move_text(&move, bytes), strlen(good[i]));
        assert_string_equal(bytes, good[i]);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        int16_t arg[LZ_ARGS];
        assert_false(lz_text_pack(lz_span(bad[i]), arg));
    }
}

/* A name of a time when doors were wider: its journal still reads. */
TEST(a_journal_may_hold_marks_that_turn_writing) {
    UNUSED;
    struct lz_move move;
    int16_t arg[LZ_ARGS];
    assert_false(lz_text_pack(lz_span("A\xe2\x80\xae"), arg));
    assert_true(lz_text_take(lz_span("A\xe2\x80\xae"), arg));
    assert_true(lz_move_parse(lz_game_by_id(lz_span("swamp")), 0, lz_span("name A\xe2\x80\xae"), &move));
    assert_memory_equal(arg, move.arg, sizeof arg);
    assert_false(lz_move_parse(lz_game_by_id(lz_span("swamp")), 0, lz_span("name A\xc2\x9b"), &move));
}

static const char *word(const struct lz_game *game, char form, int arg) {
    static char room[40];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_word_print(game, form, arg, &w);
    return room;
}

/* Two bytes of a text, the hex digits of a mark: no letter is without words. */
TEST(every_letter_of_a_form_has_words) {
    UNUSED;
    const struct lz_game *swamp = lz_game_by_id(lz_span("swamp"));
    assert_string_equal(word(swamp, 't', 'A'), "A");
    assert_string_equal(word(swamp, 't', 'A' | 'b' << 8), "Ab");
    assert_string_equal(word(swamp, 't', 0), "");
    assert_string_equal(word(swamp, '"', 0x1a), "001a");
    assert_string_equal(word(swamp, '"', -1), "ffff");
    for (uint32_t g = 0; g < lz_games_count; g++)
        for (int i = 0; i < lz_games[g]->lexicon_count; i++)
            for (int arg = 0; arg < lz_games[g]->lexicons[i].count; arg++)
                assert_true(*word(lz_games[g], lz_games[g]->lexicons[i].form, arg));
}

TEST(a_word_left_out_is_no_word) {
    UNUSED;
    static const struct lz_name name = { "one", "1", "One" };
    const struct lz_lexicon lexicon = {
        .form = 'o', .count = 1, .what = "one", .names = &name, .optional = true, .none = -1
    };
    struct lz_game game = toy_game;
    game.lexicons = &lexicon, game.lexicon_count = 1;
    assert_string_equal(word(&game, 'o', 0), "one");
    assert_string_equal(word(&game, 'o', -1), "");
}

struct asked {
    char form;
    int arg;
};
static void print_asked(void *with) {
    const struct asked *asked = with;
    (void)word(&toy_game, asked->form, asked->arg);
}

TEST(a_word_that_is_not_in_the_table_is_a_bug) {
    UNUSED;
    struct asked asked[] = { { 'c', 4 }, { 'c', -1 }, { 'm', 3 }, { 'z', 0 } };
    for (int i = 0; i < LZ_COUNT(asked); i++)
        expect_bug(print_asked, &asked[i], "arg_in_range");
}

RUN(CASE(every_move_prints_parses_prints), CASE(words_and_codes_are_printed), CASE(case_and_blanks_do_not_matter),
    CASE(verbs_are_found_in_any_order), CASE(the_form_that_fits_decides), CASE(trouble_says_what_would_be_right),
    CASE(sane_moves_are_those_the_tables_know), CASE(settling_sorts_and_clears),
    CASE(a_beginning_is_enough_where_one_move_fits), CASE(a_move_in_full_is_taken_though_not_offered),
    CASE(an_unclear_beginning_is_asked_back), CASE(single_words_are_printed_and_parsed),
    CASE(words_may_be_made_and_left_out), CASE(the_hosts_moves_are_the_hosts),
    CASE(a_line_of_text_is_kept_in_arguments), CASE(a_journal_may_hold_marks_that_turn_writing),
    CASE(every_letter_of_a_form_has_words), CASE(a_word_left_out_is_no_word),
    CASE(a_word_that_is_not_in_the_table_is_a_bug))
