/* Moves by chance: all legal, every verb among them, and games that come to their end. */
#include "tests/unit/swamp_field.h"

#include "core/option.h"
#include "core/seats.h"
#include "core/verb.h"
#include "games/swamp/swamp_tables.h"

static struct swamp_state s;

static void begin(int seats, int max_turns) {
    struct lz_setup setup = { .seats = (uint8_t)seats, .key = { 3, (uint64_t)seats } };
    lz_options_usual(&swamp_game, &setup);
    setup.option[SW_O_MAX_TURNS] = max_turns;
    setup.option[SW_O_PER_HOME] = 10000;
    assert_true(swamp_game.setup(&s, &setup, NULL, NULL));
}

/* Plays on by chance; counts the verbs. */
static void play(struct lz_rng *rng, uint32_t verbs[SW_VERBS]) {
    while (!s.head.over) {
        struct lz_move move;
        int seat = lz_first(s.head.wait);
        assert_true(swamp_sample(&s, seat, rng, &move));
        assert_true(lz_move_sane(&swamp_game, &move) && swamp_game.check(&s, &move, NULL));
        swamp_game.apply(&s, &move, NULL);
        verbs[move.verb]++;
    }
}

/* SW-15.3: with a last turn, or at turn 250. */
TEST(random_games_end_and_try_every_verb) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(1, 2);
    uint32_t verbs[SW_VERBS] = { 0 };
    for (int seats = 2; seats <= 16; seats += seats)
        for (int i = 0; i < 8; i++) {
            begin(seats, i ? 20 : 0);
            play(&rng, verbs);
            assert_true(i == 0 ? s.turn <= SW_LAST_TURN : s.turn <= 20);
        }
    for (int verb = 0; verb < SW_TURN; verb++)
        if (!verbs[verb])
            fail_msg("%s was never drawn", lz_verb_of(&swamp_game, (uint8_t)verb)->word);
    uint32_t orders = 0;
    for (int verb = 0; verb < SW_ORDER_VERBS; verb++)
        orders += verbs[verb];
    assert_in_range(orders / verbs[SW_READY], 2, 6);
}

TEST(who_may_not_act_has_no_move) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(1, 2);
    struct lz_move move, room[LZ_MOVES];
    struct lz_moves moves = { room, 0, LZ_MOVES, true };
    begin(2, 0);
    assert_false(swamp_sample(&s, 2, &rng, &move));
    swamp_legal(&s, 2, &moves);
    assert_int_equal(moves.count, 0);
    s.head.may = s.head.wait = lz_only(1);
    assert_false(swamp_sample(&s, 0, &rng, &move));
    swamp_legal(&s, 0, &moves);
    assert_int_equal(moves.count, 0);
    assert_false(moves.complete);
}

/* The list names what a clan can do with what it has, and says that there is more. */
TEST(the_list_is_of_good_orders) {
    UNUSED;
    struct lz_move turn = { .seat = LZ_CLOCK, .verb = SW_TURN }, room[LZ_MOVES];
    struct lz_moves moves = { room, 0, LZ_MOVES, true };
    uint32_t verbs[SW_VERBS] = { 0 };
    begin(2, 0);
    swamp_game.apply(&s, &turn, NULL);
    swamp_legal(&s, 0, &moves);
    assert_false(moves.complete);
    for (uint32_t i = 0; i < moves.count; i++) {
        assert_true(swamp_game.check(&s, &room[i], NULL));
        verbs[room[i].verb]++;
    }
    assert_int_equal(verbs[SW_READY], 1);
    assert_int_equal(verbs[SW_RE], 1); /* Default 3: one den, seven bands, two of them with fifty greys on a ruin */
    assert_int_equal(verbs[SW_MO] % SW_DIRECTIONS, 0);
    assert_int_equal(verbs[SW_BD], 2);
    assert_int_equal(verbs[SW_SN], 0);
}

RUN(CASE(random_games_end_and_try_every_verb), CASE(who_may_not_act_has_no_move), CASE(the_list_is_of_good_orders))
