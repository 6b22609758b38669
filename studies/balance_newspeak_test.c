/* What the study of NewSpeak counts agrees with the games it was counted from. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "studies/balance_newspeak.h"
#include "core/games.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "games/newspeak/newspeak_state.h"

#include <stdlib.h>
#include <string.h>

static struct newspeak_tally tally, other;
static struct sim_table table;

static int fresh(void **state) {
    (void)state;
    memset(&tally, 0, sizeof tally);
    memset(&other, 0, sizeof other);
    table = (struct sim_table){ .game = lz_game_by_id(lz_span("newspeak")), .nodes = LZ_BOT_NODES };
    lz_options_usual(table.game, &table.setup);
    return 0;
}

static void event(void *to, const struct lz_event *e) { balance_newspeak.counter->event(to, e); }

/* Plays match i of the setting; answers its last state, which the caller frees. */
static struct newspeak_state *play(int setting, uint8_t i) {
    struct lz_sink sink = { event, &tally };
    struct sim_watch watch = { .out = &sink };
    struct sim_outcome outcome;
    uint8_t seed[LZ_SEED] = { i };
    balance_newspeak.vary(&table, setting);
    void *memory = malloc(sim_room_size(&table));
    struct sim_room room = sim_room_in(&table, memory);
    balance_newspeak.counter->begin(&tally, &table);
    assert_int_equal(tally.now.setting, setting);
    assert_int_equal(sim_match(&room, seed, &watch, &outcome), LZ_OK);
    balance_newspeak.counter->end(&tally, &outcome);
    assert_ptr_equal(room.state, memory);
    return memory;
}

static void rounds_are_those_of_the_games(void **state) {
    (void)state;
    for (int setting = 0; setting < SETTINGS; setting++) {
        uint64_t outcome[NS_OUTCOMES] = { 0 }, rounds = 0, questions = 0, cards = 0, turned = 0;
        for (uint8_t i = 0; i < 4; i++) {
            struct newspeak_state *s = play(setting, i);
            rounds += s->open.round;
            questions += s->open.questions;
            for (int r = 0; r < s->open.round; r++) {
                outcome[s->open.past[r].outcome]++;
                cards += s->open.past[r].card != NS_NONE;
                turned += s->open.past[r].card == 4; /* Viktor's filter */
            }
            for (int slot = 0; slot < NS_SLOTS; slot++)
                turned -= s->open.status[slot] != NS_NEUTRAL;
            free(s);
        }
        const struct newspeak_setting *n = &tally.counts.setting[setting];
        assert_int_equal(n->games, 4);
        assert_int_equal(n->rounds, rounds);
        assert_memory_equal(n->outcome, outcome, sizeof outcome);
        assert_int_equal(n->questions, questions);
        assert_int_equal(n->shifts, cards);
        assert_int_equal(n->dominoes + rounds + turned, 0); /* what else turned: outcomes, filters, dominoes */
        assert_true(n->agreed >= n->outcome[NS_HACK] && n->agreed + n->outcome[NS_LOCKDOWN] <= n->rounds);
    }
    assert_int_equal(sim_spread_count(&tally.length[0]), 4);
    balance_newspeak.counter->add(&other, &tally);
    balance_newspeak.counter->add(&other, &tally);
    assert_int_equal(other.counts.setting[SETTINGS - 1].games, 8);
    assert_int_equal(sim_spread_count(&other.length[3]), 8);
}

static void tell(int kind, int seat, int arg) {
    struct lz_event e = { .kind = (uint16_t)kind, .seat = (uint8_t)seat, .arg = { (int16_t)arg } };
    balance_newspeak.counter->event(&tally, &e);
}

/* Four dials on twelve slots: three of a kind, or all. Eleven slots once one is removed. */
static void chance_is_that_of_dials_at_random(void **state) {
    (void)state;
    balance_newspeak.vary(&table, setting_at(6, MUTES));
    balance_newspeak.counter->begin(&tally, &table);
    struct newspeak_setting *s = &tally.counts.setting[setting_at(6, MUTES)];
    for (int d = 0; d < 4; d++)
        tell(NS_K_REVEALED, d, d / 2);                    /* two and two: no majority */
    assert_true(s->agreed == 0 && s->by_chance == 26042); /* 45 / 1728 */
    tell(NS_K_REMOVED, LZ_CLOCK, 5);
    for (int d = 0; d < 4; d++)
        tell(NS_K_REVEALED, d, d / 3);                            /* three and one */
    assert_true(s->agreed == 1 && s->by_chance == 26042 + 30804); /* 41 / 1331 */
}

int main(void) {
    const struct CMUnitTest tests[] = { cmocka_unit_test_setup(rounds_are_those_of_the_games, fresh),
                                        cmocka_unit_test_setup(chance_is_that_of_dials_at_random, fresh) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
