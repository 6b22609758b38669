/* The formulas against values worked out elsewhere. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sim/stats.h"

#include <math.h>
#include <string.h>

#define NEAR(value, expected, within) assert_true(fabs((value) - (expected)) < (within))

static void mean_and_deviation_of_known_numbers(void **state) {
    static const int64_t values[] = { 2, 4, 4, 4, 5, 5, 7, 9 };
    struct sim_sample s = { 0 };
    (void)state;
    for (int i = 0; i < 8; i++)
        sim_sample_add(&s, values[i]);
    NEAR(sim_mean(&s), 5, 1e-12);
    NEAR(sim_deviation(&s), sqrt(32.0 / 7), 1e-12);
    NEAR(sim_margin(&s), 1.959964 * sqrt(32.0 / 7 / 8), 1e-6);
    assert_int_equal(s.least, 2);
    assert_int_equal(s.most, 9);
}

static void merged_halves_are_the_whole(void **state) {
    struct sim_sample all = { 0 }, left = { 0 }, right = { 0 };
    (void)state;
    for (int64_t i = -20; i < 30; i++) {
        sim_sample_add(&all, i * i - 300);
        sim_sample_add(i % 3 ? &left : &right, i * i - 300);
    }
    sim_sample_merge(&left, &right);
    assert_memory_equal(&left, &all, sizeof all);
    struct sim_sample none = { 0 };
    sim_sample_merge(&left, &none);
    assert_memory_equal(&left, &all, sizeof all);
}

static void few_values_have_no_deviation(void **state) {
    struct sim_sample s = { 0 };
    (void)state;
    assert_true(sim_mean(&s) == 0 && sim_deviation(&s) == 0 && sim_margin(&s) == 0);
    sim_sample_add(&s, -7);
    assert_true(sim_mean(&s) == -7 && sim_deviation(&s) == 0);
}

static void quantiles_of_one_to_hundred(void **state) {
    static struct sim_spread spread;
    (void)state;
    memset(&spread, 0, sizeof spread);
    for (int i = 1; i <= 100; i++)
        sim_spread_add(&spread, i);
    assert_int_equal(sim_quantile(&spread, 0.05), 5);
    assert_int_equal(sim_quantile(&spread, 0.5), 50);
    assert_int_equal(sim_quantile(&spread, 1), 100);
    assert_int_equal(sim_quantile(&spread, 0), 1);
}

static void what_lies_beyond_makes_the_steps_wider(void **state) {
    static struct sim_spread spread;
    (void)state;
    memset(&spread, 0, sizeof spread);
    for (int i = -3; i <= 3; i++)
        sim_spread_add(&spread, i);
    sim_spread_add(&spread, 3 * (SIM_HIGH + 1)); /* two doublings: -3..-1 in one step, 0..3 in the next */
    assert_int_equal(sim_spread_width(&spread), 4);
    assert_int_equal(spread.at[-1 - SIM_LOW], 3);
    assert_int_equal(spread.at[0 - SIM_LOW], 4);
    assert_int_equal(sim_quantile(&spread, 1), 3 * (SIM_HIGH + 1));
    assert_int_equal(sim_quantile(&spread, 0), -4);
    assert_int_equal(sim_spread_count(&spread), 8);
}

/* However the values are split and in whatever order the parts are merged. */
static void spreads_do_not_care_for_order(void **state) {
    static struct sim_spread all, part[3], merged[2];
    (void)state;
    for (int i = 0; i < 300; i++) {
        int64_t value = (i * 7919 % 301 - 100) * (i % 3 ? 1 : 90);
        sim_spread_add(&all, value);
        sim_spread_add(&part[i % 3], value);
    }
    for (int i = 0; i < 3; i++) {
        sim_spread_merge(&merged[0], &part[i]);
        sim_spread_merge(&merged[1], &part[2 - i]);
    }
    assert_true(all.doubled > 0);
    assert_memory_equal(&merged[0], &all, sizeof all);
    assert_memory_equal(&merged[1], &all, sizeof all);
}

/* Of 100 values the ranks 41 and 61: the binomial of a fair coin puts 95 % between them. */
static void median_with_its_interval(void **state) {
    static struct sim_spread spread;
    (void)state;
    for (int i = 1; i <= 100; i++)
        sim_spread_add(&spread, i);
    struct sim_range range = sim_median_range(&spread);
    assert_int_equal(range.least, 41);
    assert_int_equal(range.most, 61);
}

/* Wilson's interval for 10 of 100 and for none of 20, from the textbook formula. */
static void share_with_its_interval(void **state) {
    struct sim_share ten = sim_share_of(10, 100), none = sim_share_of(0, 20);
    (void)state;
    NEAR(ten.share, 0.1, 1e-12);
    NEAR(ten.least, 0.0552, 1e-4);
    NEAR(ten.most, 0.1744, 1e-4);
    NEAR(none.least, 0, 1e-12);
    NEAR(none.most, 0.1611, 1e-4);
}

/* 9 of 10: 2 * (1 + 10) / 1024. 0 of 5: 2 / 32. Even splits say nothing. */
static void sign_test_is_exact(void **state) {
    (void)state;
    NEAR(sim_sign_test(9, 1), 22.0 / 1024, 1e-12);
    NEAR(sim_sign_test(1, 9), 22.0 / 1024, 1e-12);
    NEAR(sim_sign_test(0, 5), 2.0 / 32, 1e-12);
    NEAR(sim_sign_test(5, 5), 1, 1e-12);
    NEAR(sim_sign_test(0, 0), 1, 1e-12);
    NEAR(sim_sign_test(60, 40), 0.056888, 1e-5);
}

/* With n heads in a row: 2^n / (n + 1). */
static void evidence_of_a_run_of_heads(void **state) {
    (void)state;
    NEAR(sim_evidence(0, 0), 0, 1e-12);
    NEAR(sim_evidence(10, 0), log(1024.0 / 11), 1e-9);
    NEAR(sim_evidence(0, 10), log(1024.0 / 11), 1e-9);
    assert_true(sim_evidence(500, 500) < 0);
}

/* The promise of the sequential test: with a fair coin the evidence ever passes 1/p with a chance of at most p. */
static void fair_coins_are_seldom_accused(void **state) {
    uint64_t chance = 42, accused = 0;
    (void)state;
    for (int coin = 0; coin < 2000; coin++) {
        uint64_t side[2] = { 0, 0 };
        double most = 0;
        for (int i = 0; i < 200; i++) {
            chance = chance * 6364136223846793005u + 1442695040888963407u;
            side[chance >> 63]++;
            most = fmax(most, sim_evidence(side[0], side[1]));
        }
        accused += most >= log(20);
    }
    assert_true(accused <= 100);
    assert_true(accused > 10);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mean_and_deviation_of_known_numbers),
        cmocka_unit_test(merged_halves_are_the_whole),
        cmocka_unit_test(few_values_have_no_deviation),
        cmocka_unit_test(quantiles_of_one_to_hundred),
        cmocka_unit_test(what_lies_beyond_makes_the_steps_wider),
        cmocka_unit_test(spreads_do_not_care_for_order),
        cmocka_unit_test(median_with_its_interval),
        cmocka_unit_test(share_with_its_interval),
        cmocka_unit_test(sign_test_is_exact),
        cmocka_unit_test(evidence_of_a_run_of_heads),
        cmocka_unit_test(fair_coins_are_seldom_accused),
    };
    return cmocka_run_group_tests_name("stats", tests, NULL, NULL);
}
