/* Events cut into the items of a report (SW-22.6): where each begins and ends, whatever comes after the last. */
#include "tests/unit/unit.h"

#include "core/words/verb.h"
#include "games/swamp/swamp.h"
#include "games/swamp/report/swamp_story.h"
#include "games/swamp/rules/swamp_work.h"

static struct swamp_view v = { .clan = 1, .laws = { .wide = 16, .high = 16, .wrap = 1 } };
static struct swamp_run run;

enum { A = 3 * SW_SIDE + 2, B = 5 * SW_SIDE + 7 };

#define LOST_IN(hex) \
    { \
        .kind = SW_K_LOST, .args = 7, .arg = { hex, SW_BY_CURSE, 1 } \
    }
#define BATTLE_IN(hex) \
    { \
        .kind = SW_K_BATTLE, .args = 6, .arg = { hex, 1, 2, 9, 9 } \
    }
#define FIELD_IN(hex) \
    { \
        .kind = SW_K_FIELD, .args = 4, .arg = { hex, 1, 8, 1 } \
    }
#define A_ROUND \
    { \
        .kind = SW_K_ROUND, .args = 3, .arg = { 1, 9, 1 } \
    }
#define PHASE \
    { \
        .kind = SW_K_PHASE, .args = 1, .arg = { 3 } \
    }
#define ORDER \
    { \
        .kind = SW_K_ORDER, .args = 9, .arg = { 4, SW_SP, A, SW_N + 8 * SW_STAY, 1, 2, 3, 4, 5 } \
    }
#define RESULT \
    { \
        .kind = SW_K_RESULT, .args = 5, .arg = { 4, SW_CODE_OK, B } \
    }

/* The run that begins with event `from` of the first `n`: from where to where, and where the next begins. */
static void assert_run(const struct lz_event *events, int n, int from, const int expected[3]) {
    assert_true(swamp_run_take(&v, &run, events + from, events + n));
    assert_int_equal(run.from - events, expected[0]);
    assert_int_equal(run.end - events, expected[1]);
    assert_int_equal(swamp_run_next(&run) - events, expected[2]);
}
#define RUNS(...) ((const int[3]){ __VA_ARGS__ })

TEST(what_happens_in_one_hex) {
    UNUSED;
    static const struct lz_event events[] = { LOST_IN(A), LOST_IN(A), LOST_IN(B), LOST_IN(B), LOST_IN(B), LOST_IN(B) };
    assert_run(events, 5, 0, RUNS(0, 2, 2));
    assert_int_equal(run.at, A);
    assert_int_equal(run.line, 0);
    assert_null(run.result);
    assert_run(events, 5, 2, RUNS(2, 5, 5)); /* the sixth is not looked at */
    assert_int_equal(run.at, B);
    assert_run(events, 1, 0, RUNS(0, 1, 1));
}

/* Stones and chants speak of their target; some events of no hex at all, and those stand alone. */
TEST(where_it_happens) {
    UNUSED;
    static const struct lz_event stones[] = { { .kind = SW_K_STONES, .args = 2, .arg = { A, B } },
                                              LOST_IN(B),
                                              LOST_IN(A) };
    assert_run(stones, 3, 0, RUNS(0, 2, 2));
    assert_int_equal(run.at, B);
    static const struct lz_event chant[] = { { .kind = SW_K_CHANTED, .args = 3, .arg = { SW_DARK, A, 2 } },
                                             LOST_IN(A) };
    assert_run(chant, 2, 0, RUNS(0, 2, 2));
    static const struct lz_event clans[] = { { .kind = SW_K_OUT, .args = 1, .arg = { 2 } },
                                             { .kind = SW_K_OUT, .args = 1, .arg = { 3 } },
                                             { .kind = SW_K_LEFT, .args = 1, .arg = { 4 } } };
    assert_run(clans, 3, 0, RUNS(0, 1, 1));
    assert_int_equal(run.at, SW_NO_NAME);
    assert_run(clans, 3, 2, RUNS(2, 3, 3));
    assert_int_equal(run.at, SW_NO_NAME);
}

/* A battle goes on until its field is held, wherever those who fled end; what else is told of the hex belongs to it. */
TEST(a_battle_is_one) {
    UNUSED;
    static const struct lz_event fled[] = { BATTLE_IN(A), A_ROUND, LOST_IN(B), FIELD_IN(A), LOST_IN(A), LOST_IN(B) };
    assert_run(fled, 6, 0, RUNS(0, 5, 5));
    assert_int_equal(run.at, A);
    assert_run(fled, 3, 0, RUNS(0, 3, 3)); /* the field is past the end */
    assert_run(fled, 2, 0, RUNS(0, 2, 2));
    assert_run(fled, 4, 0, RUNS(0, 4, 4)); /* and here what else is told */
    static const struct lz_event broken[] = { BATTLE_IN(A), A_ROUND, PHASE, LOST_IN(A) };
    assert_run(broken, 4, 0, RUNS(0, 2, 2));
    static const struct lz_event two[] = { BATTLE_IN(A), FIELD_IN(A), BATTLE_IN(A),
                                           FIELD_IN(A),  LOST_IN(A),  BATTLE_IN(B) };
    assert_run(two, 6, 0, RUNS(0, 2, 2));
    assert_run(two, 6, 2, RUNS(2, 5, 5));
    static const struct lz_event open[] = { BATTLE_IN(A), BATTLE_IN(B), FIELD_IN(B) };
    assert_run(open, 3, 0, RUNS(0, 1, 1)); /* a battle without a field ends where the next begins */
    static const struct lz_event before[] = { LOST_IN(A), BATTLE_IN(A), FIELD_IN(A) };
    assert_run(before, 3, 0, RUNS(0, 1, 1));
}

/* An order is what lies between it and its result. */
TEST(an_order_and_its_result) {
    UNUSED;
    static const struct lz_event events[] = { ORDER, LOST_IN(A), BATTLE_IN(B), RESULT, LOST_IN(A) };
    assert_run(events, 5, 0, RUNS(1, 3, 4));
    assert_int_equal(run.line, 4);
    assert_ptr_equal(run.result, &events[3]);
    assert_int_equal(run.order.verb, SW_SP);
    assert_int_equal(run.order.hex, 3 * 16 + 2);
    assert_int_equal(run.order.path, SW_N + 8 * SW_STAY);
    for (int i = 0; i < SW_COLOURS; i++)
        assert_int_equal(run.order.count[i], i + 1);
    assert_run(events, 3, 0, RUNS(1, 3, 3)); /* cut off before the result */
    assert_null(run.result);
    static const struct lz_event quick[] = { ORDER, RESULT, RESULT };
    assert_run(quick, 3, 0, RUNS(1, 1, 2));
    static const struct lz_event ends[] = { ORDER, LOST_IN(A), PHASE, RESULT };
    assert_run(ends, 4, 0, RUNS(1, 2, 2));
    assert_null(run.result);
    assert_run(ends, 1, 0, RUNS(1, 1, 1));
    assert_null(run.result);
}

TEST(what_is_not_told) {
    UNUSED;
    static const struct lz_event events[] = { PHASE,
                                              { .kind = SW_K_TURN, .args = 1, .arg = { 3 } },
                                              RESULT,
                                              { .kind = SW_K_READY },
                                              { .kind = SW_K_TAKEN, .args = 3, .arg = { A, SW_A_DEN, 1 } } };
    for (int i = 0; i < 5; i++) {
        assert_false(swamp_run_take(&v, &run, events + i, events + 5));
        assert_ptr_equal(swamp_run_next(&run), events + i + 1);
    }
}

/* Each hex once, that of the result first, and no more than there is room for. */
TEST(hexes_of_a_run) {
    UNUSED;
    int names[SW_RUN_HEXES + 1];
    static const struct lz_event order[] = {
        ORDER, LOST_IN(A), { .kind = SW_K_MOVED, .args = 3, .arg = { A, B, 9 } }, RESULT, LOST_IN(7)
    };
    assert_run(order, 5, 0, RUNS(1, 3, 4));
    assert_int_equal(swamp_run_hexes(&run, names), 2);
    assert_int_equal(names[0], B);
    assert_int_equal(names[1], A);
    struct lz_event many[SW_RUN_HEXES + 3] = { ORDER };
    for (int i = 1; i < SW_RUN_HEXES + 3; i++)
        many[i] = (struct lz_event){ .kind = SW_K_FED, .args = 2, .arg = { (int16_t)i, (int16_t)(500 + i) } };
    names[SW_RUN_HEXES] = 77;
    assert_true(swamp_run_take(&v, &run, many, many + SW_RUN_HEXES + 3));
    assert_int_equal(swamp_run_hexes(&run, names), SW_RUN_HEXES);
    assert_int_equal(names[SW_RUN_HEXES], 77);
    assert_int_equal(names[SW_RUN_HEXES - 1], SW_RUN_HEXES);
    assert_true(swamp_run_take(&v, &run, many, many + 3));
    assert_int_equal(swamp_run_hexes(&run, names), 2);
}

/* SW-22.1: every order as it is written. */
TEST(orders_are_printed) {
    UNUSED;
    static const char *const orders[] = {
        "FR 5C",
        "FR 5C 1RED 2GRN 3GRY 4YEL 5BLK",
        "LO 5C N",
        "LO 5C N SE",
        "CH 5C EYES",
        "CH 5C N EYES",
        "CH 5C N NW 40BLK SHUN",
        "CH 5C 7D GATE",
        "CH 5C 7D 150BLK GATE",
        "MO 5C S",
        "MO 5C S SW",
        "SP 5C NE 1RED",
        "SP 5C NE N 9BLK",
        "SN 5C S",
        "SA 5C S S",
        "RE 5C",
        "GI 5C 2",
        "BF 5C",
        "DF 5C",
        "BR 5C N",
        "BD 5C",
        "BB 5C SE",
        "DB 5C NW",
    };
    for (size_t i = 0; i < LZ_COUNT(orders); i++) {
        struct lz_move move;
        char out[80];
        struct lz_writer w = lz_writer_in(out, sizeof out);
        assert_true(lz_move_parse(&swamp_game, 1, lz_span(orders[i]), &move));
        struct swamp_order order = swamp_order_of(&v.laws, &move);
        swamp_order_print(&v.laws, &order, &w);
        assert_string_equal(out, orders[i]);
    }
}

RUN(CASE(what_happens_in_one_hex), CASE(where_it_happens), CASE(a_battle_is_one), CASE(an_order_and_its_result),
    CASE(what_is_not_told), CASE(hexes_of_a_run), CASE(orders_are_printed))
