/* What the study of Lizards & Lies counts: the board it keeps from events is the true one, and its sums add up. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "studies/balance_lies.h"
#include "core/games.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "games/lies/lies_state.h"

#include <stdlib.h>
#include <string.h>

static struct lies_tally tally, other;
static struct sim_table table;

static int fresh(void **state) {
    (void)state;
    memset(&tally, 0, sizeof tally);
    memset(&other, 0, sizeof other);
    table = (struct sim_table){ .game = lz_game_by_id(lz_span("lies")), .nodes = LZ_BOT_NODES };
    lz_options_usual(table.game, &table.setup);
    for (int i = 0; i < LZ_SEATS; i++)
        table.bot[i] = &lz_bot_random;
    return 0;
}

static void event(void *to, const struct lz_event *e) { balance_lies.counter->event(to, e); }

/* Plays match i of the setting; answers its last state, which lies in `memory`. */
static const struct lies_state *play(int setting, uint8_t i, void *memory) {
    struct sim_room room;
    struct lz_sink sink = { event, &tally };
    struct sim_watch watch = { .out = &sink };
    struct sim_outcome outcome;
    uint8_t seed[LZ_SEED] = { i };
    balance_lies.vary(&table, setting);
    room = sim_room_in(&table, memory);
    balance_lies.counter->begin(&tally, &table);
    assert_int_equal(sim_match(&room, seed, &watch, &outcome), LZ_OK);
    balance_lies.counter->end(&tally, &outcome);
    return room.state;
}

static void the_board_from_events_is_the_true_one(void **state) {
    (void)state;
    table.setup.seats = LIES_SEATS;
    void *memory = malloc(sim_room_size(&table));
    for (int setting = 0; setting < SETTINGS; setting++)
        for (uint8_t i = 0; i < 5; i++) {
            const struct lies_state *s = play(setting, i, memory);
            assert_memory_equal(s->open.node, tally.now.open.node, sizeof s->open.node);
            assert_memory_equal(s->open.has, tally.now.open.has, sizeof s->open.has);
            assert_memory_equal(s->open.role, tally.now.open.role, s->head.seats);
            assert_int_equal(s->open.option[LIES_O_SCENARIO] == LIES_SCENARIO_ON, lies_told(setting));
            assert_int_equal(s->head.seats, lies_four(setting) ? 4 : 2);
            assert_int_equal(s->open.bonus[0], tally.now.bonus[0]);
            assert_int_equal(s->open.bonus[1], tally.now.bonus[1]);
        }
    free(memory);
}

static void every_setting_adds_up(void **state) {
    (void)state;
    table.setup.seats = LIES_SEATS;
    void *memory = malloc(sim_room_size(&table));
    for (int setting = 0; setting < SETTINGS; setting++)
        for (uint8_t i = 0; i < 5; i++)
            play(setting, i, memory);
    for (int i = 0; i < SETTINGS; i++) {
        const struct lies_setting *s = &tally.counts.setting[i];
        assert_int_equal(s->games, 5);
        assert_int_equal(s->won[0] + s->won[1] + s->drawn, 5);
        assert_int_equal(s->nights[0] + s->nights[1], lies_told(i) ? 5 : 0); /* LL-4.7: one side gets it */
        for (int card = 0; card < CARDS; card++) {
            const struct lies_use *use = &tally.counts.card[i][card];
            assert_true(use->games[0] + use->games[1] == 5 || use->games[0] + use->games[1] == 0);
            assert_true(use->times >= use->games[1] && use->half[1] <= 2 * use->games[1]);
        }
    }
    for (int i = 0; i < 4; i++)
        assert_int_equal(sim_spread_count(&tally.length[i / 2][i % 2]), 20);
    balance_lies.counter->add(&other, &tally);
    balance_lies.counter->add(&other, &tally);
    for (int i = 0; i < SETTINGS; i++) {
        assert_int_equal(other.counts.setting[i].games, 10);
        assert_int_equal(sim_spread_count(&other.lead[i]), 10);
        assert_int_equal(sim_spread_count(&other.largest[i]), 10);
    }
    free(memory);
}

static void tell(int kind, int seat, const int32_t arg[LZ_ARGS]) {
    struct lz_event e = { .kind = (uint16_t)kind, .seat = (uint8_t)seat };
    memcpy(e.arg, arg, sizeof e.arg);
    balance_lies.counter->event(&tally, &e);
}
#define TELL(kind, seat, ...) tell(kind, seat, (const int32_t[LZ_ARGS]){ __VA_ARGS__ })

/* One node of Chrpr is wanting, and a Buy In brings it: one point, and the Spreaders win by one. */
static void a_buy_in_that_completes_a_network_decides(void **state) {
    (void)state;
    struct sim_outcome o = { .points = { 1, 0, 1, 0 }, .won = 5 };
    int first = __builtin_ctz(lies_facts(table.game)->net[1].nodes),
        n = __builtin_popcount(lies_facts(table.game)->net[1].nodes);
    balance_lies.vary(&table, 0);
    balance_lies.counter->begin(&tally, &table);
    for (int i = 0; i < 4; i++)
        TELL(LIES_K_TURN, i, (int16_t)(i % 2 ? LIES_PM + i / 2 : LIES_CT + i / 2));
    TELL(LIES_K_TURN, 0, LIES_CT);
    for (int i = 0; i < n - 1; i++)
        TELL(LIES_K_ADDED, 0, LIES_BIRD, (int16_t)(first + i));
    TELL(LIES_K_BOUGHT, 0, LIES_BIRD, (int16_t)first);
    TELL(LIES_K_SPREAD, 0, LIES_BIRD, (int16_t)(first + n - 1));
    TELL(LIES_K_SCORED, 0, 1, 1);
    balance_lies.counter->end(&tally, &o);
    assert_int_equal(tally.counts.setting[0].by_buy, 1);
    assert_int_equal(tally.counts.setting[0].by_double, 0);
    assert_int_equal(tally.counts.setting[0].buys, 1);
    o.points[0] = o.points[2] = 2; /* by two: it would have won without */
    balance_lies.counter->end(&tally, &o);
    assert_int_equal(tally.counts.setting[0].by_buy, 1);
}

int main(void) {
    const struct CMUnitTest tests[] = { cmocka_unit_test_setup(the_board_from_events_is_the_true_one, fresh),
                                        cmocka_unit_test_setup(every_setting_adds_up, fresh),
                                        cmocka_unit_test_setup(a_buy_in_that_completes_a_network_decides, fresh) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
