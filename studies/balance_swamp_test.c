/* What the study of swamp counts, told event by event; and its page. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "studies/balance_swamp.h"
#include "core/games.h"
#include "core/words/option.h"
#include "core/words/text.h"

#include <stdlib.h>
#include <string.h>

static struct swamp_tally tally, other;
static struct sim_sums sums;
static const struct sim_counter *counter;
static struct sim_table table;

static int fresh(void **state) {
    (void)state;
    memset(&tally, 0, sizeof tally);
    memset(&other, 0, sizeof other);
    counter = balance_swamp.counter;
    table = (struct sim_table){ .game = lz_game_by_id(lz_span("swamp")), .nodes = LZ_BOT_NODES };
    lz_options_usual(table.game, &table.setup);
    table.setup.seats = 4;
    for (int i = 0; i < LZ_SEATS; i++)
        table.bot[i] = lz_bot_by_id(lz_span("normal"), table.game);
    return 0;
}

static void tell(int kind, const int32_t arg[LZ_ARGS]) {
    struct lz_event e = { .kind = (uint16_t)kind };
    memcpy(e.arg, arg, sizeof e.arg);
    counter->event(&tally, &e);
}
#define TELL(kind, ...) tell(kind, (const int32_t[LZ_ARGS]){ __VA_ARGS__ })

static void choose(int seat, int start) {
    int32_t points[LZ_SEATS] = { 0 };
    struct lz_move move = { .seat = (uint8_t)seat, .verb = SW_DEFAULT, .args = 1, .arg = { (int16_t)start } };
    counter->moved(&tally, &move, points);
}

/* A turn runs when the last is ready: events first, then the points. */
static void turn(int n, int32_t a, int32_t b, int32_t rest) {
    int32_t points[LZ_SEATS] = { a, b, rest, rest };
    struct lz_move ready = { .verb = SW_READY };
    TELL(SW_K_TURN, (int16_t)n);
    counter->moved(&tally, &ready, points);
}

static void finish(lz_seats won, int32_t points) {
    struct sim_outcome o = { .won = won };
    for (int i = 0; i < 4; i++)
        o.points[i] = points;
    counter->end(&tally, &o);
}

static void starts_and_wins(void **state) {
    (void)state;
    counter->begin(&tally, &table);
    choose(0, 1);
    choose(1, 4);
    choose(1, 2); /* the last choice counts; who says nothing has Default 3 */
    turn(1, 10, 20, 0);
    finish(1u << 1, 20);
    assert_int_equal(tally.counts.took[1], 1);
    assert_int_equal(tally.counts.took[2], 1);
    assert_int_equal(tally.counts.took[3], 2);
    assert_int_equal(tally.counts.took[4], 0);
    assert_int_equal(tally.counts.won[2], SIM_WIN);
    assert_int_equal(tally.counts.won[1] + tally.counts.won[3], 0);
    counter->begin(&tally, &table); /* nothing of the game before is left */
    turn(1, 5, 5, 5);
    finish(3, 5);
    assert_int_equal(tally.counts.won[3], SIM_WIN); /* two halves */
    assert_int_equal(tally.counts.took[3], 6);
}

static void orders_chants_and_how_they_ended(void **state) {
    (void)state;
    counter->begin(&tally, &table);
    TELL(SW_K_ORDER, 1, SW_MO);
    TELL(SW_K_RESULT, 1, SW_CODE_OK);
    TELL(SW_K_ORDER, 2, SW_MO);
    TELL(SW_K_RESULT, 2, SW_CODE_NOBAND);
    TELL(SW_K_ORDER, 3, SW_CH, 0, 0, SW_FREEZE);
    TELL(SW_K_RESULT, 3, SW_CODE_NOEFFECT);
    TELL(SW_K_ORDER, 4, SW_CHG, 0, 0, SW_GATE);
    TELL(SW_K_RESULT, 4, SW_CODE_OK);
    finish(1, 1);
    assert_int_equal(tally.counts.given[SW_MO], 2);
    assert_int_equal(tally.counts.done[SW_MO], 1);
    assert_int_equal(tally.counts.games_with[SW_MO], 1);
    assert_int_equal(tally.counts.given[SW_CH], 2);
    assert_int_equal(tally.counts.given[SW_CHG], 0);
    assert_int_equal(tally.counts.sung[SW_FREEZE], 1);
    assert_int_equal(tally.counts.worked[SW_FREEZE], 0);
    assert_int_equal(tally.counts.worked[SW_GATE], 1);
    assert_int_equal(tally.counts.games_sung[SW_GATE], 1);
    assert_int_equal(tally.counts.games_sung[SW_EYES], 0);
}

static void the_dead(void **state) {
    (void)state;
    counter->begin(&tally, &table);
    TELL(SW_K_LOST, 7, SW_BY_LAVA, 1, 2, 3, 4, 5);
    TELL(SW_K_LOST, 7, SW_BY_BATTLE, 10);
    TELL(SW_K_SPY_LOST, 7, SW_RED, SW_BY_BUSH);
    TELL(SW_K_DEN_STARVED, 7, 12, 50);
    TELL(SW_K_CAPTIVES, 7, 2, 0, 0, 6);
    TELL(SW_K_BATTLE, 7, 1, 2, 30, 40, SW_FIGHT_DEN);
    TELL(SW_K_TOOK, 7, SW_A_HOME_DEN, 2);
    TELL(SW_K_TOOK, 7, SW_A_DEN, 2);
    assert_int_equal(tally.counts.lost[SW_BY_LAVA], 15);
    assert_int_equal(tally.counts.lost[SW_BY_BATTLE], 10);
    assert_int_equal(tally.counts.spies_lost[SW_BY_BUSH], 1);
    assert_int_equal(tally.counts.den_starved, 12);
    assert_int_equal(tally.counts.captives, 6);
    assert_int_equal(tally.counts.battles[SW_FIGHT_DEN], 1);
    assert_int_equal(tally.counts.homes_taken, 1);
}

static void clans_that_go(void **state) {
    (void)state;
    counter->begin(&tally, &table);
    turn(0, 10, 10, 10);
    turn(1, 10, 10, 10);
    TELL(SW_K_TURN, 2);
    TELL(SW_K_OUT, 4);
    turn(2, 20, 40, 6);
    TELL(SW_K_TURN, 3);
    TELL(SW_K_LEFT, 3);
    turn(3, 90, 30, 0);
    finish(1, 90);
    const struct swamp_counts *c = &tally.counts;
    assert_int_equal(c->first_out[2], 1);
    assert_int_equal(c->first_out[3], 0);
    assert_int_equal(c->outs[2] + c->outs[3], 2);
    assert_int_equal(c->alive[1], 4);
    assert_int_equal(c->alive[2], 3);
    assert_int_equal(c->alive[3], 2);
    assert_int_equal(c->alive[99], 2); /* as it ended */
    assert_int_equal(c->running[3], 1);
    assert_int_equal(c->running[4], 0);
    assert_int_equal(sim_quantile(&tally.turns, 0.5), 3);
    assert_int_equal(c->ended[ENDED_BY_POINTS], 1);
    assert_int_equal(c->winner[2], 20); /* of who wins in the end */
    assert_int_equal(c->rival[2], 40);
    assert_int_equal(c->median[2], 13); /* of 40 20 6 6 */
    assert_int_equal(c->winner[3], 90);
    assert_int_equal(c->rival[3], 30);
}

static void one_alone_or_nobody(void **state) {
    (void)state;
    for (int left = 1; left >= 0; left--) {
        counter->begin(&tally, &table);
        turn(1, 1, 1, 1);
        for (int16_t clan = 1; clan <= 4 - left; clan++)
            TELL(SW_K_OUT, clan);
        finish(left ? 1u << 3 : 0, 1);
    }
    assert_int_equal(tally.counts.ended[ENDED_ALONE], 1);
    assert_int_equal(tally.counts.ended[ENDED_WITH_NOBODY], 1);
    assert_int_equal(tally.counts.scored[1], 1); /* without a winner there is no winner's score */
}

static void tallies_add_up(void **state) {
    (void)state;
    starts_and_wins(NULL);
    counter->add(&other, &tally);
    counter->add(&other, &tally);
    assert_int_equal(other.counts.took[3], 12);
    assert_int_equal(other.counts.clans, 16);
    assert_int_equal(sim_spread_count(&other.turns), 4);
    assert_int_equal(sim_spread_count(&other.score), 6);
}

/* ---- the page */

static FILE *open_plot(void *to, const char *file) {
    fprintf(to, "[%s]\n", file);
    return to;
}
static void close_plot(void *to, FILE *file) { assert_ptr_equal(to, file); }

static char *page_of(void) {
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    struct sim_page page = { out, "swamp", open_plot, close_plot, out, NULL };
    struct sim_findings f = { &table, &sums, &tally, "quick4", "lizardry sim swamp", "1", "seed" };
    balance_swamp.write(&f, &page);
    fclose(out);
    return text;
}

/* Games of a given length in which start-ups win in turn; `early` of them lose a clan in turn 4. */
static char *study_of(int games, int turns, int early) {
    memset(&tally, 0, sizeof tally);
    memset(&sums, 0, sizeof sums);
    for (int g = 0; g < games; g++) {
        counter->begin(&tally, &table);
        for (int i = 0; i < 4; i++)
            choose(i, 1 + (i + g) % 4);
        for (int n = 0; n <= turns; n++) {
            if (n == 4 && g < early)
                TELL(SW_K_OUT, 2);
            turn(n, 100 + n, 90, 80);
        }
        finish(1, 5000);
        sums.matches++;
    }
    return page_of();
}

static void holds(const char *page, const char *words) {
    if (!strstr(page, words))
        fail_msg("'%s' is not in:\n%.1500s", words, page);
}

static void verdicts_follow_the_numbers(void **state) {
    (void)state;
    char *good = study_of(400, 20, 0);
    holds(good, "Targets met: 3 of 3.\n");
    holds(good, "20 turns (20 to 20)");
    holds(good, "1.00 (1 Black) to 1.00 (1 Black)");
    free(good);
    char *bad = study_of(400, 40, 100);
    holds(bad, "Targets met: 1 of 3.\n");
    holds(bad, "| **missed** |");
    holds(bad, "25.0 % (21.0 to 29.5 %)");
    free(bad);
    char *close = study_of(100, 25, 2);
    holds(close, "**met, unsure** |");
    free(close);
}

/* One start-up that never wins is enough, whatever the last one does. */
static void the_worst_start_up_decides(void **state) {
    (void)state;
    free(study_of(400, 20, 0));
    static const uint64_t wins[STARTS] = { 0, 0, 150, 150, 100 };
    for (int i = 0; i < STARTS; i++)
        tally.counts.won[i] = wins[i] * SIM_WIN;
    char *page = page_of();
    holds(page, "Targets met: 2 of 3.\n");
    holds(page, "0.00 (1 Black) to 1.50 (2 Red)");
    free(page);
}

/* A clan that is out in turn 5 is not out before it. */
static void turn_five_is_not_early(void **state) {
    (void)state;
    counter->begin(&tally, &table);
    memset(&sums, 0, sizeof sums);
    sums.matches = 1;
    for (int n = 0; n <= 20; n++) {
        TELL(SW_K_TURN, (int16_t)n);
        if (n == 5)
            TELL(SW_K_OUT, 2);
        turn(n, 9, 8, 7);
    }
    finish(1, 9);
    char *page = page_of();
    holds(page, "out before turn 5 in 0.0 % of the games");
    free(page);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(starts_and_wins, fresh),
        cmocka_unit_test_setup(orders_chants_and_how_they_ended, fresh),
        cmocka_unit_test_setup(the_dead, fresh),
        cmocka_unit_test_setup(clans_that_go, fresh),
        cmocka_unit_test_setup(one_alone_or_nobody, fresh),
        cmocka_unit_test_setup(tallies_add_up, fresh),
        cmocka_unit_test_setup(verdicts_follow_the_numbers, fresh),
        cmocka_unit_test_setup(the_worst_start_up_decides, fresh),
        cmocka_unit_test_setup(turn_five_is_not_early, fresh),
    };
    return cmocka_run_group_tests_name("balance_swamp", tests, NULL, NULL);
}
