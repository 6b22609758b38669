/* The fit of a ladder. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sim/rating.h"

#include <math.h>

static void two_players_stand_as_their_wins(void **state) {
    (void)state;
    struct sim_bouts b = { .players = 2 };
    struct sim_fit fit;
    sim_bouts_add(&b, &(struct sim_bout){ 0, 1, 24.5, 99 }); /* and the half of one more: a quarter of a hundred */
    sim_rate(&b, 0, &fit);
    assert_true(fabs(sim_chance(&fit, 1, 0) - 0.75) < 1e-6);
    assert_true(fabs(sim_elo(fit.strength[1]) - 190.85) < 0.01);
    assert_true(fabs(sim_variance(&fit, 0, 1) - 1 / (100 * 0.75 * 0.25)) < 1e-6);
}

/* The odds of a chain multiply, and what is known through others is known less well. */
static void who_never_met_is_compared_through_others(void **state) {
    (void)state;
    struct sim_bouts b = { .players = 3 };
    struct sim_fit fit;
    sim_bouts_add(&b, &(struct sim_bout){ 0, 1, 24.5, 99 });
    sim_bouts_add(&b, &(struct sim_bout){ 1, 2, 24.5, 99 });
    sim_rate(&b, 0, &fit);
    assert_true(fabs(sim_chance(&fit, 2, 0) - 0.9) < 1e-6);
    assert_true(fabs(sim_variance(&fit, 0, 2) - 2 * sim_variance(&fit, 0, 1)) < 1e-6);
}

static void who_never_lost_has_an_end(void **state) {
    (void)state;
    struct sim_bouts b = { .players = 2 };
    struct sim_fit fit;
    sim_bouts_add(&b, &(struct sim_bout){ 0, 1, 0, 20 });
    sim_rate(&b, 0, &fit);
    assert_true(fit.strength[1] > 3 && fit.strength[1] < 4);
}

int main(void) {
    const struct CMUnitTest tests[] = { cmocka_unit_test(two_players_stand_as_their_wins),
                                        cmocka_unit_test(who_never_met_is_compared_through_others),
                                        cmocka_unit_test(who_never_lost_has_an_end) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
