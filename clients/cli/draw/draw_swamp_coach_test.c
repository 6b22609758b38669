/* The coach: what it suggests can be ordered, leads to free dens, and is not suggested twice. */
#include "clients/cli/draw/draw_swamp.h"
#include "core/match.h"
#include "core/words/option.h"
#include "games/swamp/sheet/swamp_sheet.h"
#include "games/swamp/swamp.h"
#include "tests/unit/unit.h"

#include <stdlib.h>
#include <string.h>

static void *state;
static struct swamp_view view;
static struct swamp_receipt receipt;
static struct draw_tip tip[DRAW_TIPS];

static void move(struct lz_move m) {
    assert_true(lz_check(&swamp_game, state, &m, NULL));
    swamp_game.apply(&swamp_game, state, &m, NULL);
}

static void ready(void) {
    move((struct lz_move){ .seat = 0, .verb = SW_READY });
    move((struct lz_move){ .seat = 1, .verb = SW_READY });
}

static void deal(uint64_t seed) {
    struct lz_setup setup = { .key = { seed, 7 } };
    state = realloc(state, swamp_game.state_size);
    lz_options_usual(&swamp_game, &setup);
    assert_true(lz_option_parse(&swamp_game, lz_span("preset=duel"), &setup, NULL));
    assert_true(swamp_game.setup(&swamp_game, state, &setup, NULL, NULL));
}

static void begin(uint64_t seed, int start) {
    deal(seed);
    move((struct lz_move){ .seat = 0, .verb = SW_DEFAULT, .args = 1, .arg = { (int16_t)start } });
    ready();
}

static int tips(void) {
    swamp_game.view(&swamp_game, state, 0, &view);
    struct frame frame = { .game = &swamp_game, .view = &view };
    return draw_tips(&frame, tip);
}

/* Lays a tip; a tip that is no order, or that the receipt warns of, is a bad one. */
static void lay(const char *order) {
    swamp_game.view(&swamp_game, state, 0, &view);
    swamp_sheet_read(&view, lz_span(order), &receipt);
    if (receipt.slips || receipt.orders != 1)
        fail_msg("'%s' is not an order", order);
    receipt.line[0].move.seat = 0;
    move(receipt.line[0].move);
}

static int own_dens(void) {
    int n = 0;
    swamp_game.view(&swamp_game, state, 0, &view);
    for (int hex = 0; hex < view.laws.wide * view.laws.high; hex++)
        n += view.cells[hex].terrain == SW_DEN && view.cells[hex].owner == 1;
    return n;
}

/* A newcomer who takes every tip for eight turns, but builds no dens: every one is a legal order, and dens are won. */
TEST(tips_are_orders_and_win_dens) {
    UNUSED;
    int before = 0, after = 0;
    for (uint64_t seed = 0; seed < 12; seed++) {
        begin(seed, 1 + (int)seed % SW_DEFAULTS);
        before += own_dens();
        for (int turn = 0; turn < 8; turn++) {
            int n = tips();
            assert_in_range(n, 0, DRAW_TIPS);
            for (int i = 0; i < n; i++)
                if (strncmp(tip[i].order, "BD", 2) != 0)
                    lay(tip[i].order);
            ready();
        }
        after += own_dens();
    }
    assert_in_range(after, before + 12, 10000); /* one more each, at the least */
}

TEST(home_recruits_in_the_first_turn) {
    UNUSED;
    begin(1, 3);
    int n = tips(), found = 0;
    char order[16];
    struct lz_writer w = lz_writer_in(order, sizeof order);
    lz_put(&w, "RE ");
    draw_hex(&view, draw_home(&view), &w);
    for (int i = 0; i < n; i++)
        found += strcmp(tip[i].order, order) == 0;
    assert_int_equal(found, 1);
}

TEST(what_is_ordered_is_not_suggested_again) {
    UNUSED;
    begin(1, 3);
    struct draw_tip given[DRAW_TIPS];
    int n = tips();
    assert_true(n >= 4);
    memcpy(given, tip, sizeof given);
    for (int i = 0; i < n; i++)
        lay(given[i].order);
    int left = tips();
    for (int i = 0; i < n; i++)
        for (int k = 0; k < left; k++)
            assert_string_not_equal(tip[k].order, given[i].order);
}

TEST(nobody_is_coached_before_the_world_is_made) {
    UNUSED;
    deal(1);
    assert_int_equal(tips(), 0);
}

RUN(CASE(tips_are_orders_and_win_dens), CASE(home_recruits_in_the_first_turn),
    CASE(what_is_ordered_is_not_suggested_again), CASE(nobody_is_coached_before_the_world_is_made))
