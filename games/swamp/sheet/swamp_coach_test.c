/* The coach: what it suggests can be ordered, leads to free dens, and is not suggested twice. */
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
enum { TIPS = 6 };
static struct tip { char order[60], why[1900]; } tip[TIPS + 1];
static int count;

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

static void take(void *to, const struct lz_advice *advice) {
    (void)to;
    if (!advice->move.len)
        return; /* something to know */
    assert_in_range(count, 0, TIPS - 1);
    struct lz_writer order = lz_writer_in(tip[count].order, sizeof tip[count].order);
    struct lz_writer why = lz_writer_in(tip[count].why, sizeof tip[count].why);
    lz_put_text(&order, advice->move);
    lz_put_text(&why, advice->words);
    assert_false(order.full || why.full);
    count++;
}

static int tips(void) {
    swamp_game.view(&swamp_game, state, 0, &view);
    count = 0;
    swamp_game.advise(&swamp_game, &view, &(struct lz_advices){ take, NULL });
    return count;
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
            assert_in_range(n, 0, TIPS);
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
    int home = 0;
    while (view.cells[home].owner != 1 || !(view.cells[home].marks & SW_HOME))
        home++;
    lz_put(&w, "RE ");
    swamp_hex_print(swamp_name_of(&view.laws, home), &w);
    for (int i = 0; i < n; i++)
        found += strcmp(tip[i].order, order) == 0;
    assert_int_equal(found, 1);
}

TEST(what_is_ordered_is_not_suggested_again) {
    UNUSED;
    begin(1, 3);
    struct tip given[TIPS + 1];
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

/* P61: who is sated is not sent to eat; who is hungry is told until when. */
TEST(only_the_hungry_are_fed) {
    UNUSED;
    begin(1, 3);
    for (int turn = 0; turn < 3; turn++, ready()) {
        int n = tips();
        for (int i = 0; i < n; i++) {
            assert_null(strstr(tip[i].why, "they are Sated"));
            const char *fed = strstr(tip[i].why, "Feed them: they are ");
            if (fed)
                assert_non_null(
                    strstr(fed, turn == 1 ? "Peckish and starve in turn 5." : "Hungry and starve in turn 5."));
        }
    }
}

TEST(nobody_is_coached_before_the_world_is_made) {
    UNUSED;
    deal(1);
    assert_int_equal(tips(), 0);
}

RUN(CASE(only_the_hungry_are_fed), CASE(tips_are_orders_and_win_dens), CASE(home_recruits_in_the_first_turn),
    CASE(what_is_ordered_is_not_suggested_again), CASE(nobody_is_coached_before_the_world_is_made))
