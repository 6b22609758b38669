/* Deadlines of tables that sleep: each rings once and at its time, through restarts and jumps of the clock, however
   many are due at once and however little memory there is. A fake clock; nobody talks. */
#include "tests/unit/base_folder.h"

#include "core/games.h"
#include "core/words/option.h"
#include "server/table/hall.h"

enum { TABLES = 90, ROUNDS = 5, PATIENCE = 1000, BEGIN = 10000 };
static int64_t now;

static int64_t wall(void *to) {
    (void)to;
    return now;
}
static void call(void *to) { (void)to; }

static struct hall *open_hall(size_t memory) {
    char words[400];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct hall *hall = calloc(1, sizeof *hall);
    *hall = (struct hall){ .path = path, .calls = &lz_calls_system, .wall = wall, .call = call, .memory = memory };
    assert_true(hall_open(hall, &trouble));
    return hall;
}

static void close_hall(struct hall *hall) {
    hall_close(hall);
    free(hall);
}

static void made(struct table *table, bool well, void *to) {
    (void)table;
    *(int *)to = well ? 1 : -1;
}

/* Two people who never answer: every round closes at its deadline. */
static void make(struct hall *hall, int64_t id) {
    struct lz_record record = { .game = lz_game_by_id(lz_span("duel")),
                                .setup = { .seats = 2, .now = now },
                                .player = { lz_span("Anna"), lz_span("Bob") } };
    struct base_row row = { BASE_MATCH_ADD, { id, now, 1 }, { lz_span(""), lz_span("{}") } };
    int done = 0;
    lz_options_usual(record.game, &record.setup);
    record.setup.now = now;
    assert_true(lz_option_parse(record.game, lz_span("patience=1000"), &record.setup, NULL));
    lz_fair_seed(lz_span("alarms"), record.seed);
    struct table *table = hall_table(hall, id);
    struct job *job = table_job(table, JOB_MAKE);
    *job = (struct job){ .what = JOB_MAKE, .record = &record, .row = &row, .rows = 1, .made = made, .to = &done };
    job->text.calls = hall->calls;
    table_post(table, job);
    while (!done)
        hall_turn(hall);
    assert_int_equal(done, 1);
}

/* Until nothing is due; the most that were awake meanwhile. */
static bool in_hand(const struct hall *hall) {
    for (int i = 0; i < HALL_SLOTS; i++)
        for (const struct table *table = hall->slot[i]; table; table = table->next)
            if (table->hand != TABLE_FREE || table->first)
                return true;
    return false;
}

static uint32_t settle(struct hall *hall) {
    uint32_t most = 0;
    for (int stuck = 0; stuck < 100;) {
        hall_turn(hall);
        most = hall->awake > most ? hall->awake : most;
        if (in_hand(hall) || hall_due(hall) <= now)
            stuck = 0;
        else if (!hall->held && !hall->rung)
            return most;
        else
            stuck++;
    }
    fail_msg("some are due, and nothing is done");
    return most;
}

static uint32_t count(struct lz_text text, const char *word) {
    uint32_t found = 0, len = (uint32_t)strlen(word);
    for (uint32_t i = 0; i + len <= text.len; i++)
        found += memcmp(text.at + i, word, len) == 0;
    return found;
}

/* How often the match has ticked, as the data base has it. */
static uint32_t ticks(struct hall *hall, int64_t id) {
    sqlite3_stmt *ask = base_asked(&hall->base, BASE_ASK_ACTS, id, (struct lz_text){ 0 });
    uint32_t found = 0;
    while (base_next(&hall->base, ask) == LZ_OK)
        found += count(base_text(ask, 2), "tick");
    base_done(ask);
    return found;
}

static void assert_ticks_but(struct hall *hall, uint32_t wanted, int64_t but) {
    for (int64_t id = 1; id <= TABLES; id++)
        if (id != but)
            assert_int_equal(ticks(hall, id), wanted);
}
static void assert_ticks(struct hall *hall, uint32_t wanted) { assert_ticks_but(hall, wanted, 0); }

static struct hall *begin(size_t memory) {
    sweep();
    now = BEGIN;
    struct hall *hall = open_hall(memory);
    for (int64_t id = 1; id <= TABLES; id++)
        make(hall, id);
    hall_sleep(hall, 0);
    assert_int_equal(hall->awake, 0);
    assert_int_equal(hall->bytes, 0);
    return hall;
}

TEST(many_deadlines_at_once_fit_into_little_memory) {
    UNUSED;
    struct hall *hall = begin(1); /* all are too many: only a few are woken at a time */
    for (uint32_t round = 1; round <= ROUNDS; round++) {
        now = BEGIN + round * PATIENCE - 1;
        assert_int_equal(settle(hall), 0);
        assert_ticks(hall, round - 1);
        now++;
        assert_in_range(settle(hall), 1, 8);
        assert_ticks(hall, round);
    }
    assert_int_equal(hall_due(hall), LZ_NEVER);
    close_hall(hall);
}

/* With room enough they stay awake, and ring from there. */
TEST(tables_that_are_awake_ring_as_those_that_sleep) {
    UNUSED;
    struct hall *hall = begin(0);
    now = BEGIN + PATIENCE;
    assert_int_equal(settle(hall), TABLES);
    assert_ticks(hall, 1);
    now += PATIENCE - 1;
    settle(hall);
    assert_ticks(hall, 1);
    now++;
    settle(hall);
    assert_ticks(hall, 2);
    close_hall(hall);
}

TEST(a_deadline_passes_once_through_restarts_and_jumps) {
    UNUSED;
    struct hall *hall = begin(200000);
    for (uint32_t n = 0; now < BEGIN + ROUNDS * PATIENCE; n++) {
        now += n % 7 == 6 ? 730 : 110; /* nobody served it for that long */
        for (uint32_t turn = 0; turn < n % 5; turn++)
            hall_turn(hall); /* and it may stop in the middle */
        close_hall(hall);
        hall = open_hall(n % 2 ? 1 : 200000);
    }
    settle(hall);
    assert_ticks(hall, ROUNDS);
    close_hall(hall);
    now += 100 * PATIENCE;
    hall = open_hall(1);
    settle(hall);
    assert_ticks(hall, ROUNDS);
    close_hall(hall);
}

static void put_head(int64_t id, struct lz_text head) {
    struct base base;
    struct base_row row = { BASE_ACT_TRIM, { id, 0 }, { head } };
    assert_true(base_open_to_write(&base, path));
    assert_int_equal(base_do(&base, &row), LZ_OK);
    base_close(&base);
}

/* One whose acts are damaged is set aside, and tried again now and then; the others ring. */
TEST(a_damaged_table_does_not_hold_up_the_others) {
    UNUSED;
    close_hall(begin(0));
    for (int64_t id = 1; id <= 40; id++)
        put_head(id, lz_span("lizardry journal 999\n"));
    now = BEGIN + PATIENCE;
    struct hall *hall = open_hall(1);
    settle(hall);
    for (int64_t id = 1; id <= TABLES; id++)
        assert_int_equal(ticks(hall, id), id > 40);
    assert_in_range(hall_due(hall), now + 1, now + PATIENCE);
    assert_int_equal(hall->awake, 0);
    close_hall(hall);
}

/* Of table 7, to mend it with. */
static struct lz_text damage(struct hall *hall) {
    static char head[4000];
    sqlite3_stmt *ask = base_asked(&hall->base, BASE_ASK_ACTS, 7, (struct lz_text){ 0 });
    assert_int_equal(base_next(&hall->base, ask), LZ_OK);
    struct lz_text whole = base_text(ask, 2);
    assert_true(whole.len < sizeof head);
    memcpy(head, whole.at, whole.len);
    whole.at = head;
    base_done(ask);
    put_head(7, lz_span("lizardry journal 999\n"));
    return whole;
}

/* A minute later, whether there is memory or not. */
static void damage_and_mend(size_t memory) {
    close_hall(begin(0));
    struct hall *hall = open_hall(memory);
    struct lz_text whole = damage(hall);
    now = BEGIN + ROUNDS * PATIENCE;
    settle(hall);
    assert_ticks_but(hall, ROUNDS, 7);
    assert_int_equal(ticks(hall, 7), 0);
    assert_null(hall_awake(hall, 7));
    put_head(7, whole);
    now += 59 * 1000;
    settle(hall);
    assert_int_equal(ticks(hall, 7), 0);
    now += 1000;
    settle(hall);
    assert_ticks(hall, ROUNDS);
    close_hall(hall);
}

TEST(whoever_comes_when_it_is_mended_is_served) {
    UNUSED;
    struct hall *hall = begin(0);
    struct lz_text whole = damage(hall);
    struct table *table = hall_table(hall, 7);
    table_post(table, table_job(table, JOB_OPEN));
    assert_true(table->aside && !table->open);
    put_head(7, whole);
    table_post(table, table_job(table, JOB_OPEN));
    assert_true(!table->aside && table->open);
    close_hall(hall);
}

TEST(what_could_not_be_read_is_tried_again) {
    UNUSED;
    damage_and_mend(0);
    damage_and_mend(1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        CASE(many_deadlines_at_once_fit_into_little_memory),     CASE(tables_that_are_awake_ring_as_those_that_sleep),
        CASE(a_deadline_passes_once_through_restarts_and_jumps), CASE(a_damaged_table_does_not_hold_up_the_others),
        CASE(whoever_comes_when_it_is_mended_is_served),         CASE(what_could_not_be_read_is_tried_again),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
