/* What a move will do: Pig says it, a made-up game shows the bounds. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/match.h"
#include "core/seats.h"
#include "core/words/effect.h"
#include "core/words/verb.h"

#include <stdio.h>
#include <stdlib.h>

static char said[4000];

/* A match of Pig in which so much was gathered, seen by the seat whose turn it is. */
static const struct lz_game *pig;
static uint8_t state[400], view[400], after[400], trial[400];

static void begin(void) {
    struct lz_setup setup = { .key = { 7, 7 }, .seats = 2, .option = { 100, 0 } };
    pig = lz_game_by_id(lz_span("pig"));
    assert_true(pig->state_size <= sizeof state && pig->view_size <= sizeof view);
    struct lz_match match = { .game = pig, .state = state };
    assert_true(lz_begin(&match, &setup, NULL, NULL));
    pig->view(pig, state, 0, view);
}

static struct lz_input input_of(const char *words) {
    struct lz_input in = { .at = lz_head_of(state)->now };
    assert_true(lz_move_parse(pig, lz_seen_of(view)->seat, lz_span(words), &in.move));
    return in;
}

static void make(const char *words) {
    struct lz_input in = input_of(words);
    struct lz_match match = { .game = pig, .state = state };
    assert_int_equal(lz_submit(&match, &in, NULL, NULL), LZ_OK);
    pig->view(pig, state, lz_first(lz_head_of(state)->may), view);
}

static const char *effects(const char *words, bool json) {
    struct lz_writer w = lz_writer_in(said, sizeof said);
    struct lz_input in = input_of(words);
    (json ? lz_effects_json : lz_effects_print)(pig, view, &in, &w);
    return said;
}

TEST(effects_are_sentences_with_their_rules) {
    UNUSED;
    begin();
    assert_string_equal(effects("roll", false),
                        "Two to six add to this turn's 0 points (83%). A one loses them and ends your turn (17%).");
    assert_string_equal(effects("roll", true),
                        "[{\"says\":\"Two to six add to this turn's 0 points.\",\"is\":\"likely\",\"odds\":833,"
                        "\"rule\":\"PIG-1.3\"},{\"says\":\"A one loses them and ends your turn.\",\"is\":\"likely\","
                        "\"odds\":167,\"rule\":\"PIG-1.4\"}]");
}

TEST(a_game_that_says_nothing_has_no_effects) {
    UNUSED;
    begin();
    struct lz_game mute = *pig;
    struct lz_writer w = lz_writer_in(said, sizeof said);
    struct lz_input in = input_of("roll");
    mute.effect = NULL;
    mute.advise = NULL;
    lz_effects_json(&mute, view, &in, &w);
    lz_advice_json(&mute, view, &w);
    assert_string_equal(said, "[],[]");
}

static void take_careful(const struct lz_game *game, const void *v, const struct lz_input *in, struct lz_effects *out) {
    lz_effect_say(out, LZ_CAREFUL, "PIG-1.4", "You may regret it.");
}

TEST(a_warning_says_so) {
    UNUSED;
    begin();
    struct lz_game wary = *pig;
    struct lz_writer w = lz_writer_in(said, sizeof said);
    struct lz_input in = input_of("roll");
    wary.effect = take_careful;
    lz_effects_print(&wary, view, &in, &w);
    assert_string_equal(said, "Careful: You may regret it.");
}

/* A roll is chance, whatever it shows in the world that was imagined; holding is not. */
TEST(only_what_is_certain_is_foreseen) {
    UNUSED;
    struct lz_foresight room = { .state = trial, .after = after };
    begin();
    struct lz_input roll = input_of("roll");
    assert_false(lz_foresee(pig, view, &roll, &room));
    make("roll");
    assert_int_equal(lz_seen_of(view)->seat, 0); /* with this key no one comes up */
    struct lz_input hold = input_of("hold");
    assert_true(lz_foresee(pig, view, &hold, &room));
    make("hold");
    pig->view(pig, state, 0, view);
    assert_memory_equal(view, after, pig->view_size);
}

/* With room for the world it is imagined once, and every move is made in a copy of it. */
TEST(one_world_serves_all_moves_of_a_view) {
    UNUSED;
    static uint8_t world[400], once[400];
    struct lz_foresight alone = { .state = trial, .after = once };
    struct lz_foresight room = { .state = trial, .after = after, .world = world };
    begin();
    make("roll");
    struct lz_input hold = input_of("hold"), roll = input_of("roll");
    assert_true(lz_foresee(pig, view, &hold, &alone));
    assert_false(alone.imagined);
    for (int i = 0; i < 3; i++) {
        memset(after, 0, sizeof after);
        assert_true(lz_foresee(pig, view, &hold, &room));
        assert_true(room.imagined);
        assert_memory_equal(once, after, pig->view_size);
        assert_false(lz_foresee(pig, view, &roll, &room));
    }
}

TEST(what_is_not_legal_is_not_foreseen) {
    UNUSED;
    struct lz_foresight room = { .state = trial, .after = after };
    begin();
    struct lz_input hold = input_of("hold"); /* PIG-1.3 */
    assert_false(lz_foresee(pig, view, &hold, &room));
}

TEST(advice_names_a_move) {
    UNUSED;
    struct lz_writer w = lz_writer_in(said, sizeof said);
    begin();
    lz_advice_json(pig, view, &w);
    assert_string_equal(said, "[{\"says\":\"Below 20 points a turn wins more by another roll than it risks.\","
                              "\"move\":\"roll\"}]");
}

RUN(CASE(effects_are_sentences_with_their_rules), CASE(a_game_that_says_nothing_has_no_effects),
    CASE(a_warning_says_so), CASE(only_what_is_certain_is_foreseen), CASE(what_is_not_legal_is_not_foreseen),
    CASE(one_world_serves_all_moves_of_a_view), CASE(advice_names_a_move))
