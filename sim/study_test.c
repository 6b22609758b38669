/* What is counted while matches run, verdicts, and the plain page: the same on any number of threads. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/games.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "sim/study.h"

#include <stdlib.h>
#include <string.h>

enum { MATCHES = 9 };

static struct sim_sums sums;

static struct sim_table table_of(const char *id) {
    struct sim_table table = { .game = lz_game_by_id(lz_span(id)), .nodes = 40 };
    table.setup.seats = table.game->seats_least;
    lz_options_usual(table.game, &table.setup);
    for (int i = 0; i < LZ_SEATS; i++)
        table.bot[i] = i & 1 ? &lz_bot_random : &lz_bot_greedy;
    return table;
}

static enum lz_status run(const struct sim_table *table, uint32_t threads, const struct sim_counter *counter,
                          void *tally) {
    uint8_t seed[LZ_SEED];
    lz_fair_seed(lz_span("study"), seed);
    struct sim_study study = { .table = table, .base = seed, .matches = MATCHES, .threads = threads };
    study.counter = counter;
    study.tally = tally;
    return sim_run(&study, &sums);
}

/* ---- counters */

struct seen {
    uint64_t begun, moves, events, ended, points;
    uint64_t now; /* moves of the match that is being played */
    uint64_t longest;
};

static void begin(void *to, const struct sim_table *table) {
    struct seen *s = to;
    assert_string_equal(table->game->id, "pig");
    s->begun++;
    s->now = 0;
}
static void event(void *to, const struct lz_event *e) {
    struct seen *s = to;
    s->events += 1 + e->kind;
}
static void moved(void *to, const struct lz_move *move, const int32_t points[LZ_SEATS]) {
    struct seen *s = to;
    assert_true(move->seat < 2);
    s->moves++;
    s->now++;
    s->points += (uint64_t)(points[0] + points[1]);
}
static void end(void *to, const struct sim_outcome *o) {
    struct seen *s = to;
    assert_int_equal(s->now, o->decisions);
    s->ended++;
    s->longest = s->now > s->longest ? s->now : s->longest;
}
static void add(void *to, const void *other) {
    struct seen *s = to;
    const struct seen *o = other;
    s->begun += o->begun, s->moves += o->moves, s->events += o->events, s->ended += o->ended, s->points += o->points;
    s->longest = o->longest > s->longest ? o->longest : s->longest;
}
static const struct sim_counter every = { sizeof(struct seen), begin, event, moved, end, add };

static void a_counter_is_told_everything_once(void **state) {
    struct sim_table table = table_of("pig");
    struct seen seen = { 0 };
    (void)state;
    assert_int_equal(run(&table, 1, &every, &seen), LZ_OK);
    assert_int_equal(seen.begun, MATCHES);
    assert_int_equal(seen.ended, MATCHES);
    assert_int_equal(seen.moves, sums.decisions.sum);
    assert_int_equal(seen.longest, sums.longest.value);
    assert_true(seen.events > seen.moves && seen.points > 0);
}

static void threads_do_not_change_a_tally(void **state) {
    struct sim_table table = table_of("pig");
    struct seen one = { 0 }, three = { 0 };
    (void)state;
    assert_int_equal(run(&table, 1, &every, &one), LZ_OK);
    assert_int_equal(run(&table, 3, &every, &three), LZ_OK);
    assert_memory_equal(&one, &three, sizeof one);
}

static void to_count_changes_no_match(void **state) {
    static struct sim_sums plain;
    struct sim_table table = table_of("pig");
    struct seen seen = { 0 };
    (void)state;
    assert_int_equal(run(&table, 1, NULL, NULL), LZ_OK);
    plain = sums;
    assert_int_equal(run(&table, 1, &every, &seen), LZ_OK);
    assert_memory_equal(&plain, &sums, sizeof sums);
    const struct sim_counter nothing = { 0 };
    assert_int_equal(run(&table, 2, &nothing, NULL), LZ_OK);
    assert_memory_equal(&plain, &sums, sizeof sums);
}

/* ---- verdicts */

static void verdicts(void **state) {
    static const struct {
        struct sim_share measured;
        enum sim_verdict verdict;
    } cases[] = {
        { { 20, 18, 22 }, SIM_MET },           { { 15, 15, 25 }, SIM_MET },
        { { 24, 22, 26 }, SIM_MET_UNSURE },    { { 16, 14, 20 }, SIM_MET_UNSURE },
        { { 26, 24, 28 }, SIM_MISSED_UNSURE }, { { 12, 10, 16 }, SIM_MISSED_UNSURE },
        { { 30, 26, 33 }, SIM_MISSED },        { { 9, 8, 10 }, SIM_MISSED },
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_int_equal(sim_judge(cases[i].measured, 15, 25), cases[i].verdict);
}

/* ---- the plain page: all its files as one text */

static FILE *open_plot(void *to, const char *file) {
    fprintf(to, "[%s]\n", file);
    return to;
}
static void close_plot(void *to, FILE *file) { assert_ptr_equal(to, file); }

static char *page_at(const struct sim_table *table, uint32_t threads) {
    char *text = NULL;
    size_t size;
    assert_int_equal(run(table, threads, NULL, NULL), LZ_OK);
    FILE *out = open_memstream(&text, &size);
    static const struct sim_ink ink = { "#010203", "#0A0B0C" };
    struct sim_page page = { out, table->game->id, open_plot, close_plot, out, &ink };
    struct sim_findings f = { table, &sums, NULL, NULL, "lizardry sim it", "9.8.7", "study" };
    sim_study_plain.write(&f, &page);
    fclose(out);
    return text;
}

static char *page_of(const char *id, uint32_t threads) {
    struct sim_table table = table_of(id);
    return page_at(&table, threads);
}

static void every_game_has_a_plain_page(void **state) {
    (void)state;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        char *one = page_of(lz_games[g]->id, 1), *two = page_of(lz_games[g]->id, 2);
        assert_string_equal(one, two);
        assert_non_null(strstr(one, "9 games, "));
        assert_non_null(strstr(one, "## Wins by seat\n"));
        assert_non_null(strstr(one, "-length.svg]\n<svg "));
        assert_non_null(strstr(one, "-seats.svg]\n<svg "));
        assert_non_null(strstr(one, "-points.svg]\n<svg "));
        assert_non_null(strstr(one, "\n```\nlizardry sim it\n```\n"));
        assert_non_null(strstr(one, "Made by lizardry 9.8.7; edition "));
        assert_non_null(strstr(one, ".fill{fill:#010203}")); /* the ink of the page */
        assert_null(strstr(one, "nan"));
        free(one);
        free(two);
    }
}

static void the_page_says_who_wins_too_often(void **state) {
    (void)state;
    char *page = page_of("conspiracy", 1); /* greedy at #0, random at #1 */
    assert_non_null(strstr(page, "More than their even share of 50.0 % win: #0.\n"));
    assert_non_null(strstr(page, "Less than their even share of 50.0 % win: #1.\n"));
    free(page);
}

/* Four seats, two sides: half of the wins is what is even, and each partner has what the side won. */
static void partners_have_the_share_of_their_side(void **state) {
    (void)state;
    struct sim_table table = table_of("legends");
    table.setup.seats = 4;
    table.own[1] = table.own[3] = 7;
    char *page = page_at(&table, 1); /* greedy at #0 and #2 */
    assert_non_null(strstr(page, "More than their even share of 50.0 % win: #0, #2.\n"));
    assert_non_null(strstr(page, "greedy, random@7, greedy, random@7"));
    free(page);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_counter_is_told_everything_once),
        cmocka_unit_test(threads_do_not_change_a_tally),
        cmocka_unit_test(to_count_changes_no_match),
        cmocka_unit_test(verdicts),
        cmocka_unit_test(every_game_has_a_plain_page),
        cmocka_unit_test(the_page_says_who_wins_too_often),
        cmocka_unit_test(partners_have_the_share_of_their_side),
    };
    return cmocka_run_group_tests_name("study", tests, NULL, NULL);
}
