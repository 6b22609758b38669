/* What a clan and the host may do between turns: which rule says no, and of what it speaks. */
#include "tests/unit/swamp_field.h"

#include "core/games.h"
#include "core/words/option.h"
#include "core/seats.h"
#include "core/words/verb.h"
#include "games/swamp/swamp.h"
#include "core/match.h"

static struct field f;

static void table(int phase) {
    field_clear(&f, 3);
    f.s.head.phase = (uint8_t)phase;
    f.s.head.may = f.s.head.wait = phase == SW_PHASE_OVER ? 0 : lz_all(3);
    f.s.head.alarm = LZ_NEVER;
    f.s.laws.order_limit = 3;
}

static struct lz_move move(int verb, int args, const int16_t *arg) {
    struct lz_move m = { .seat = verb < SW_TURN ? 1 : LZ_CLOCK, .verb = (uint8_t)verb, .args = (uint8_t)args };
    if (args)
        memcpy(m.arg, arg, sizeof *arg * (size_t)args);
    return m;
}

static void lay(struct lz_move m) {
    assert_true(lz_check(&swamp_game, &f.s, &m, NULL));
    swamp_game.apply(&swamp_game, &f.s, &m, NULL);
}

static void assert_no(struct lz_move m, int rule, int of) {
    struct lz_why why = { 0 };
    assert_false(lz_check(&swamp_game, &f.s, &m, &why));
    assert_int_equal(why.rule, rule);
    assert_int_equal(why.arg, of);
}

static void assert_yes(struct lz_move m) { assert_true(lz_check(&swamp_game, &f.s, &m, NULL)); }

#define MOVE(verb, ...) \
    move(verb, (int)(sizeof(int16_t[]){ __VA_ARGS__ } / sizeof(int16_t)), (const int16_t[]){ __VA_ARGS__ })

enum { HEX = 2 * SW_SIDE + 3, OFF = 40 * SW_SIDE };

/* SW-1.1, SW-4.6, SW-8.4, SW-13.3 */
TEST(orders_that_are_none) {
    UNUSED;
    table(SW_PHASE_ORDERS);
    assert_no(MOVE(SW_MO, OFF, SW_N, SW_STAY), SW_1_1, OFF);
    assert_no(MOVE(SW_CHG, HEX, OFF, 0, SW_GATE), SW_1_1, HEX);
    assert_yes(MOVE(SW_CH, HEX, SW_N, SW_STAY, SW_LIMIT, SW_EYES));
    assert_no(MOVE(SW_CH, HEX, SW_N, SW_STAY, SW_LIMIT + 1, SW_EYES), SW_4_6, HEX);
    assert_yes(MOVE(SW_CHG, HEX, HEX, SW_LIMIT, SW_GATE));
    assert_no(MOVE(SW_CHG, HEX, HEX, SW_LIMIT + 1, SW_GATE), SW_4_6, HEX);
    assert_yes(MOVE(SW_GI, HEX, 3));
    assert_no(MOVE(SW_GI, HEX, 4), SW_13_3, HEX);
    assert_no(MOVE(SW_GI, HEX, 0), SW_13_3, HEX);
}

/* A second step without a first is no form of an order: it would be another's twin. */
TEST(steps_come_in_order) {
    UNUSED;
    table(SW_PHASE_ORDERS);
    assert_no(MOVE(SW_CH, HEX, SW_STAY, SW_N, 0, SW_EYES), LZ_NOT_A_MOVE, 0);
    assert_yes(MOVE(SW_CH, HEX, SW_N, SW_STAY, 0, SW_EYES));
    assert_yes(MOVE(SW_CH, HEX, SW_N, SW_N, 0, SW_EYES));
    assert_yes(MOVE(SW_CH, HEX, SW_STAY, SW_STAY, 0, SW_EYES));
}

/* SW-6.2: the line that says the same, or the limit. */
TEST(an_order_stands_once) {
    UNUSED;
    table(SW_PHASE_ORDERS);
    lay(MOVE(SW_MO, HEX, SW_N, SW_STAY));
    lay(MOVE(SW_MO, HEX, SW_S, SW_STAY));
    assert_no(MOVE(SW_MO, HEX, SW_S, SW_STAY), SW_6_2, 2);
    assert_no(MOVE(SW_MO, HEX, SW_N, SW_STAY), SW_6_2, 1);
    lay(MOVE(SW_SP, HEX, SW_S, SW_STAY, 5, 0, 0, 0, 0));
    assert_no(MOVE(SW_RE, HEX), SW_6_2, 3);
    f.s.laws.order_limit = 4;
    assert_yes(MOVE(SW_SP, HEX, SW_S, SW_STAY, 5, 0, 0, 0, 0)); /* it may be repeated */
}

/* SW-18.1, SW-18.9 */
TEST(start_ups) {
    UNUSED;
    table(SW_PHASE_STARTUP);
    assert_yes(MOVE(SW_DEFAULT, 1));
    assert_yes(MOVE(SW_DEFAULT, 4));
    assert_no(MOVE(SW_DEFAULT, 0), SW_18_1, 0);
    assert_no(MOVE(SW_DEFAULT, 5), SW_18_1, 5);
    assert_yes(MOVE(SW_DESIGN, 1, 0));
    assert_yes(MOVE(SW_DESIGN, 8, 22));
    assert_no(MOVE(SW_DESIGN, 8, 23), SW_18_1, 8);
    assert_no(MOVE(SW_DESIGN, 9, 1), SW_18_1, 9);
    assert_no(MOVE(SW_DESIGN, 0, 1), SW_18_1, 0);
    assert_no(MOVE(SW_DESIGN, 1, -1), SW_18_1, 1);
    lay(MOVE(SW_DEFAULT, 2));
    assert_no(MOVE(SW_PLOT, 1, 1, 0, 0, 0, 0, 0, 0), SW_18_9, 1);
    lay(MOVE(SW_DESIGN, 1, 7));
    assert_yes(MOVE(SW_PLOT, 1, 1, 0, 0, 0, 0, 0, 0));
    assert_yes(MOVE(SW_PLOT, 7, 1, 0, 0, 0, 0, 0, 0));
    assert_no(MOVE(SW_PLOT, 8, 1, 0, 0, 0, 0, 0, 0), SW_18_9, 8);
    assert_no(MOVE(SW_PLOT, 0, 1, 0, 0, 0, 0, 0, 0), SW_18_9, 0);
    assert_no(MOVE(SW_MO, HEX, SW_N, SW_STAY), SW_6_1, 1);
    f.s.laws.setups = 1;
    assert_no(MOVE(SW_DESIGN, 1, 0), SW_18_1, 1);
    table(SW_PHASE_ORDERS);
    assert_no(MOVE(SW_DEFAULT, 1), SW_18_1, 1);
}

/* SW-15.5, SW-21.1 */
TEST(leaving_and_the_host) {
    UNUSED;
    table(SW_PHASE_ORDERS);
    f.s.clan[2].state = SW_ELIMINATED;
    assert_yes(move(SW_SURRENDER, 0, NULL));
    assert_no(move(SW_STAY_ON, 0, NULL), SW_15_5, 1);
    assert_yes(MOVE(SW_DROP, 1));
    assert_no(MOVE(SW_DROP, 2), SW_15_5, 2);
    assert_yes(move(SW_TURN, 0, NULL));
    table(SW_PHASE_STARTUP);
    assert_no(MOVE(SW_DROP, 1), SW_15_5, 1);
    table(SW_PHASE_OVER);
    assert_no(move(SW_TURN, 0, NULL), SW_21_1, 0);
    assert_no(move(SW_READY, 0, NULL), SW_6_1, 1);
}

/* What a move leaves on the desks, and nowhere else. */
TEST(what_moves_do) {
    UNUSED;
    table(SW_PHASE_ORDERS);
    lay(move(SW_CLEAR, 0, NULL)); /* a sheet without orders is a sheet */
    assert_int_equal(f.s.desk[1].acted, 1);
    assert_int_equal(f.s.desk[1].orders, 0);
    lay(MOVE(SW_SP, HEX, SW_N, SW_STAY, 100, 100, 100, 0, 0)); /* three hundred are not too many */
    assert_int_equal(f.s.desk[1].orders, 1);
    lay(MOVE(SW_DROP, 2));
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(f.s.desk[seat].leaving, seat == 2);
    table(SW_PHASE_STARTUP);
    lay(MOVE(SW_DESIGN, 8, 22));
    assert_int_equal(f.s.design[1].shape, 8);
    assert_int_equal(f.s.design[1].home, 22);
    lay(MOVE(SW_PLOT, 2, 4, 0, 0, 0, 0, 0, 0));
    lay(MOVE(SW_PLOT, 1, 1, 0, 10, 20, 30, 40, 50));
    assert_int_equal(f.s.design[1].plot[0].terrain, SW_PLAINS);
    for (int i = 0; i < SW_COLOURS; i++)
        assert_int_equal(f.s.design[1].plot[0].lizards[i], 10 * (i + 1));
    assert_int_equal(f.s.design[1].plot[1].terrain, SW_FERTILE);
}

/* Who is ready, and who is not any more, is told to all. */
TEST(readiness_is_told) {
    UNUSED;
    table(SW_PHASE_ORDERS);
    f.sink = lz_sink_keep(&f.kept);
    struct lz_move ready = move(SW_READY, 0, NULL), wait = move(SW_WAIT, 0, NULL);
    swamp_game.apply(&swamp_game, &f.s, &ready, &f.sink);
    assert_int_equal(field_told(&f, SW_K_READY, lz_everyone(3)), 1);
    swamp_game.apply(&swamp_game, &f.s, &wait, &f.sink);
    assert_int_equal(field_told(&f, SW_K_UNREADY, lz_everyone(3)), 1);
}

/* SW-15.1: the points of each seat, and of no other; turns missed are counted as far as a byte goes. */
TEST(scores_and_missed_turns) {
    UNUSED;
    int32_t points[LZ_SEATS];
    table(SW_PHASE_ORDERS);
    for (int i = 0; i < 3; i++) {
        f.s.hex[40 * i].clan = (uint8_t)(i + 1);
        f.s.hex[40 * i].lizards[SW_RED] = (uint16_t)(10 + i);
    }
    memset(points, 0x55, sizeof points);
    swamp_game.score(&swamp_game, &f.s, points);
    for (int i = 0; i < 3; i++)
        assert_int_equal(points[i], 10 + i);
    assert_int_equal(points[3], 0x55555555);
    f.s.desk[0].missed = UINT8_MAX;
    f.s.desk[1].missed = 7;
    f.s.desk[2] = (struct swamp_desk){ .missed = 7, .acted = 1 };
    f.s.head.rng = lz_rng_from(1, 2);
    lay(move(SW_TURN, 0, NULL));
    assert_int_equal(f.s.desk[0].missed, UINT8_MAX);
    assert_int_equal(f.s.desk[1].missed, 8);
    assert_int_equal(f.s.desk[2].missed, 0);
}

/* SW-20.4: blocks of eight by eight for each number of clans that can play. */
TEST(maps_for_clans) {
    UNUSED;
    static const uint8_t across[] = { 0, 0, 2, 3, 2, 5, 3, 0, 4, 3, 5, 0, 4, 0, 0, 5, 4, 0 };
    static const uint8_t down[] = { 0, 0, 1, 1, 2, 1, 2, 0, 2, 3, 2, 0, 3, 0, 0, 3, 4, 0 };
    for (int n = 0; n < 18; n++) {
        struct lz_setup setup = { .key = { 1, 2 }, .seats = (uint8_t)n };
        struct lz_why why = { 0 };
        lz_options_usual(&swamp_game, &setup);
        assert_int_equal(swamp_game.setup(&swamp_game, &f.s, &setup, NULL, &why), across[n] > 0);
        if (!across[n]) {
            assert_int_equal(why.rule, SW_20_4);
            assert_int_equal(why.arg, n);
            continue;
        }
        assert_int_equal(f.s.laws.wide, 8 * across[n]);
        assert_int_equal(f.s.laws.high, 8 * down[n]);
    }
}

/* SW-20.2 */
TEST(presets) {
    UNUSED;
    static const struct {
        const char *id;
        int seats;
    } known[] = { { "classic16", 16 }, { "quick8", 8 }, { "quick4", 4 }, { "duel", 2 }, { "edge16", 16 } };
    assert_int_equal(swamp_game.preset_count, LZ_COUNT(known));
    for (size_t i = 0; i < LZ_COUNT(known); i++) {
        assert_string_equal(swamp_game.presets[i].id, known[i].id);
        assert_int_equal(swamp_game.presets[i].seats, known[i].seats);
    }
}

/* Counts have up to four digits, whatever the law says of them then (SW-22.1). */
TEST(counts_of_four_digits) {
    UNUSED;
    struct lz_move m;
    assert_true(lz_move_parse(&swamp_game, 1, lz_span("FR 5C 9999RED"), &m));
    assert_int_equal(m.arg[1], 9999);
    assert_false(lz_move_parse(&swamp_game, 1, lz_span("FR 5C 10000RED"), &m));
    assert_false(lz_move_parse(&swamp_game, 1, lz_span("FR 5C RED"), &m));
    for (int i = 2; i < 8; i++) { /* POP and the five colours of a plot */
        m = MOVE(SW_PLOT, 1, 1, 0, 0, 0, 0, 0, 0);
        m.arg[i] = 9999;
        assert_true(lz_move_sane(&swamp_game, &m));
        m.arg[i] = 10000;
        assert_false(lz_move_sane(&swamp_game, &m));
    }
}

/* Made by clan 2 at that time; what clan 1 and the onlooker see of it. */
static bool unnoticed(struct lz_move m, int64_t at) {
    static struct swamp_view before[2], after[2];
    const int who[2] = { 0, LZ_ONLOOKER };
    struct lz_input in = { .move = m, .at = at };
    bool same = true;
    for (int i = 0; i < 2; i++)
        swamp_game.view(&swamp_game, &f.s, who[i], &before[i]);
    assert_true(swamp_game.check(&swamp_game, &f.s, &in, NULL));
    lz_step(&swamp_game, &f.s, &in, NULL);
    for (int i = 0; i < 2; i++) {
        swamp_game.view(&swamp_game, &f.s, who[i], &after[i]);
        same &= memcmp(&before[i], &after[i], sizeof before[i]) == 0;
        assert_int_equal(before[i].seen.now != after[i].seen.now, before[i].seen.step != after[i].seen.step);
    }
    return same;
}

/* SW-17.3: neither what a clan orders, nor how many orders it writes, nor when; READY is public. */
TEST(a_book_is_not_noticed) {
    UNUSED;
    table(SW_PHASE_ORDERS);
    f.s.notices = lz_notices_at(0);
    assert_true(unnoticed(MOVE(SW_MO, HEX, SW_N, SW_STAY), 10));
    assert_true(unnoticed(move(SW_CLEAR, 0, NULL), 20));
    assert_true(unnoticed(move(SW_SURRENDER, 0, NULL), 30));
    assert_true(unnoticed(move(SW_STAY_ON, 0, NULL), 40));
    assert_int_equal(lz_seen_by(&swamp_game, &f.s, 1).step, 4); /* by the clan itself it is */
    assert_int_equal(lz_seen_by(&swamp_game, &f.s, 1).now, 40);
    assert_false(unnoticed(move(SW_READY, 0, NULL), 50));
    assert_true(unnoticed(move(SW_READY, 0, NULL), 60));          /* it was, already */
    assert_false(unnoticed(MOVE(SW_MO, HEX, SW_N, SW_STAY), 70)); /* who writes again is ready no more */
    table(SW_PHASE_STARTUP);
    f.s.notices = lz_notices_at(0);
    assert_true(unnoticed(MOVE(SW_DEFAULT, 4), 80));
    assert_int_equal(lz_seen_by(&swamp_game, &f.s, 0).step, 0);
}

RUN(CASE(orders_that_are_none), CASE(steps_come_in_order), CASE(an_order_stands_once), CASE(start_ups),
    CASE(leaving_and_the_host), CASE(counts_of_four_digits), CASE(maps_for_clans), CASE(presets), CASE(what_moves_do),
    CASE(readiness_is_told), CASE(a_book_is_not_noticed), CASE(scores_and_missed_turns))
