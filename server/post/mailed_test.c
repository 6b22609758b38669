/* A mail read at its table, without a mailbox: a hall without threads, a clock that only the test moves, memory that
   fails when the test says so. */
#include "tests/unit/hall.h"

#include "core/seats.h"
#include "server/post/arrival.h"

#define ANNA "anna@example.net"
#define HOUR (3600 * 1000LL)

static struct mailbox box = {
    .address = "games@example.org", .name = "Lizardry", .imap = "imap://127.0.0.1:143", .answers = 1000
};
static _Atomic int64_t looked;
static struct hall *hall;
static struct table *table;

static void poke(void *to) { (void)to; }

static void write_row(const struct base_row *row) {
    struct base base;
    assert_true(base_open_to_write(&base, path));
    assert_int_equal(base_begin(&base), LZ_OK);
    assert_int_equal(base_do(&base, row), LZ_OK);
    assert_int_equal(base_commit(&base), LZ_OK);
    base_close(&base);
}

static int64_t ask_number(const char *sql) {
    sqlite3 *db;
    sqlite3_stmt *ask;
    assert_int_equal(sqlite3_open_v2(path, &db, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &ask, NULL), SQLITE_OK);
    int64_t number = sqlite3_step(ask) == SQLITE_ROW ? sqlite3_column_int64(ask, 0) : -1;
    sqlite3_finalize(ask);
    sqlite3_close(db);
    return number;
}

static void rest(void) {
    do
        turn(hall);
    while (table->hand != TABLE_FREE || table->first);
    turn(hall);
}

static int reports, reports_fail;
static enum lz_status lay_out(struct lz_text json, struct lz_writer *w) {
    assert_true(json.len);
    reports++;
    lz_put(w, "the report\n");
    return reports_fail-- > 0 ? LZ_FAILED : LZ_OK;
}

static void open(void) {
    hall = open_hall(0);
    hall->owes = (struct owed_by){ .box = &box,
                                   .site = "http://127.0.0.1:8080",
                                   .poke = poke,
                                   .grace = 6 * HOUR,
                                   .looked = &looked,
                                   .report = lay_out };
}

static const char *second = "Ben";

/* Anna sits first, has an address, and is asked. */
static void begin(const char *game, const char *const facts[]) {
    const char *const players[] = { "Anna", second };
    static struct lz_text line[8];
    uint32_t count = 0;
    sweep();
    now = 1000 * HOUR;
    looked = now;
    open();
    for (; facts && facts[count]; count++)
        line[count] = lz_span(facts[count]);
    laid_facts = (struct lz_facts){ line, count };
    table = make(hall, game, players, 2);
    laid_facts = (struct lz_facts){ 0 };
    write_row(&(struct base_row){ BASE_SEAT_TAKE, { table->id, 0, 7 }, { lz_span("Anna") } });
    write_row(&(struct base_row){ BASE_ADDRESS_PUT, { 7 }, { lz_span(ANNA) } });
    write_row(&(struct base_row){ BASE_ADDRESS_GOOD, { 7 } });
    hall->addresses++;
}

static void end(void) {
    now += 10000;
    close_hall(hall);
}

/* ---- a mail */

static struct inbox_line written[8];
static struct arrival arrival;
static int ended;

static void tag_now(struct table *at, void *to) {
    char word[TAG];
    struct lz_writer w = lz_writer_in(word, sizeof word);
    struct tag tag = { .seat = 0 };
    (void)to;
    assert_true(tag_put(at, &tag, &w) && tag_read((struct lz_text){ word, w.len }, &arrival.tag));
}

static bool job(void (*run)(struct table *, void *)) {
    struct job *made_of = table_job(table, JOB_READ);
    ended = 0;
    if (!made_of)
        return false;
    made_of->read = run;
    made_of->made = made;
    made_of->to = &ended;
    table_post(table, made_of);
    while (!ended)
        turn(hall);
    return ended == 1;
}

static void run_arrival(struct table *at, void *to) {
    (void)to;
    arrival_read(at, &arrival);
}

/* It answers what is asked now. */
static void compose(const char *from, const char *line, const char *mark) {
    arrival = (struct arrival){ .came = now };
    assert_true(job(tag_now));
    written[0] = (struct inbox_line){ lz_span(line), false };
    arrival.mail.line = written;
    arrival.mail.lines = 1;
    snprintf(arrival.mail.from, sizeof arrival.mail.from, "%s", from);
    snprintf(arrival.mark, sizeof arrival.mark, "%s%063d", mark, 0);
}

static uint32_t acts(void) { return table->room.number[0]; }

/* ---- */

static const char *const by_mail[] = { "house", "house clock=correspondence", "clock 3600000 0 greedy", NULL };

TEST(a_mail_that_came_in_time_counts_though_it_is_read_late) {
    UNUSED;
    begin("pig", by_mail);
    compose(ANNA, "roll", "1");
    int64_t due = lz_room_runs_out(&table->room);
    assert_true(due > now && due < now + 2 * HOUR);
    looked = due - 1000; /* the folder was read before, and cannot be read since */
    now = due + HOUR;
    rest();
    assert_int_equal(table->room.clock.missed[0], 0);
    arrival.came = due - 500;
    assert_true(job(run_arrival) && arrival.done);
    assert_int_equal(acts(), 1);
    assert_int_equal(table->room.clock.missed[0], 0);
    assert_int_equal(table->room.last, arrival.came); /* not when it was read */
    assert_true(lz_room_decision(&table->room, 0));
    assert_int_equal(ask_number("SELECT count(*) FROM mail WHERE n >= 0 AND state <= 1"), 0); /* the answer tells it */
    end();
}

TEST(a_deadline_waits_for_the_mailbox_and_no_longer_than_its_grace) {
    UNUSED;
    begin("pig", by_mail);
    compose(ANNA, "roll", "1"); /* the table has looked whom it mails */
    int64_t due = lz_room_runs_out(&table->room);
    looked = due - 1;
    now = due + 6 * HOUR - 10000;
    rest();
    assert_int_equal(table->room.clock.missed[0], 0);
    now = due + 6 * HOUR;
    rest();
    assert_true(table->room.clock.missed[0] > 0);
    end();
    begin("pig", by_mail);
    compose(ANNA, "roll", "1");
    due = lz_room_runs_out(&table->room);
    now = due + HOUR;
    looked = due;
    rest();
    assert_true(table->room.clock.missed[0] > 0); /* all has been read: nothing is waited for */
    end();
}

TEST(whoever_has_no_word_or_another_address_changes_nothing) {
    UNUSED;
    begin("pig", NULL);
    compose("somebody@example.com", "roll", "1");
    assert_true(job(run_arrival) && arrival.done);
    assert_int_equal(ask_number("SELECT fate FROM came"), ARRIVAL_HELD);
    compose(ANNA, "roll", "2");
    arrival.tag.secret[0] ^= 1;
    assert_true(job(run_arrival) && arrival.done);
    assert_int_equal(ask_number("SELECT count(*) FROM came WHERE fate = 2"), 1);
    compose("somebody@example.com", "roll", "3");
    arrival.tag.secret[0] ^= 1;
    assert_true(job(run_arrival) && arrival.done);
    assert_int_equal(ask_number("SELECT count(*) FROM came WHERE fate = 0"), 1);
    assert_int_equal(acts(), 0);
    compose(ANNA, "roll", "4");
    arrival.tag.seat = 1; /* the word of one seat for another */
    assert_true(job(run_arrival) && arrival.done);
    assert_int_equal(table->room.number[1], 0);
    end();
}

/* ---- memory that fails */

static int64_t calls, fails_at;
static void *fails(void *old, size_t size) { return ++calls == fails_at ? NULL : realloc(old, size); }

TEST(a_mail_counts_once_whichever_call_for_memory_fails) {
    struct lz_calls failing = lz_calls_system;
    bool whole = false;
    UNUSED;
    failing.room = fails;
    for (fails_at = 1; !whole; fails_at++) {
        assert_true(fails_at < 4000);
        begin("pig", NULL);
        compose(ANNA, "1", "1");
        calls = 0;
        hall->calls = table->room.calls = table->tray.batch.calls = &failing;
        bool done = job(run_arrival) && arrival.done;
        whole = calls < fails_at;
        int64_t at = fails_at;
        fails_at = 0;
        if (!done) {
            assert_int_equal(ask_number("SELECT count(*) FROM came"), 0);
            assert_int_equal(ask_number("SELECT count(*) FROM mail WHERE n < 0"), 0);
            now += 5000; /* the table is read again */
            assert_true(job(run_arrival) && arrival.done);
        }
        fails_at = at;
        assert_int_equal(acts(), 1);
        assert_int_equal(ask_number("SELECT count(*) FROM came WHERE fate = 1"), 1);
        assert_int_equal(ask_number("SELECT count(*) FROM mail WHERE n < 0"), 1);
        fails_at = 0;
        end();
        fails_at = at;
    }
}

/* ---- reports */

static int64_t mails_with(const char *words) {
    char sql[200];
    snprintf(sql, sizeof sql, "SELECT count(*) FROM mail WHERE bytes LIKE '%%%s%%'", words);
    return ask_number(sql);
}

/* The first turn of a game of sheets has run, and its report is owed. */
static void run_turn(int fails) {
    static const char *const lines[] = { "SETUP DEFAULT 2", "END", "READY" };
    second = "bot:greedy";
    laid_with = "preset=duel";
    begin("swamp", NULL);
    laid_with = NULL;
    second = "Ben";
    reports = 0;
    reports_fail = fails;
    compose(ANNA, lines[0], "1");
    for (int i = 0; i < 3; i++)
        written[i] = (struct inbox_line){ lz_span(lines[i]), false };
    arrival.mail.lines = 3;
    for (int i = 0; i < 10 && !mails_with("the report"); i++) {
        (void)job(run_arrival);
        now += 5000; /* where it failed, the table is read again, and so is the mail */
    }
    rest();
}

TEST(a_report_for_which_memory_is_missing_is_made_again) {
    UNUSED;
    run_turn(2);
    assert_int_equal(reports, 3);
    assert_int_equal(mails_with("the report"), 1);
    assert_int_equal(mails_with("CLAN LISTING"), 0); /* not the table in its place */
    assert_int_equal(ask_number("SELECT count(*) FROM mail"), 2);
    end();
}

TEST(a_report_is_made_once_whoever_opens_the_table_again) {
    UNUSED;
    run_turn(0);
    assert_int_equal(reports, 1);
    int64_t id = table->id;
    end();
    open();
    table = hall_table(hall, id);
    assert_true(job(tag_now));
    rest();
    assert_int_equal(reports, 1);
    assert_int_equal(mails_with("the report"), 1);
    end();
}

TEST(not_more_answers_than_the_rate_and_every_mail_counts) {
    UNUSED;
    box.answers = 2;
    begin("pig", NULL);
    for (int i = 1; i <= 4; i++) {
        char mark[2] = { (char)('0' + i), 0 };
        compose(ANNA, i < 4 ? "STATUS" : "roll", mark);
        assert_true(job(run_arrival) && arrival.done);
        assert_int_equal(ask_number("SELECT count(*) FROM came WHERE fate = 1"), i);
        assert_int_equal(ask_number("SELECT count(*) FROM mail WHERE n < 0"), i < 2 ? i : 2);
        assert_int_equal(mails_with("last answer"), i < 2 ? 0 : 1);
    }
    assert_int_equal(acts(), 1);
    compose("somebody@example.com", "roll", "5"); /* whoever has a mail of hers does not flood her with questions */
    assert_true(job(run_arrival) && arrival.done);
    assert_int_equal(ask_number("SELECT count(*) FROM mail WHERE n < 0"), 2);
    now += HOUR;
    compose(ANNA, "STATUS", "6");
    assert_true(job(run_arrival) && arrival.done);
    assert_int_equal(ask_number("SELECT count(*) FROM mail WHERE n < 0"), 3);
    end();
    box.answers = 1000;
}

/* ---- reminders */

static const char *const by_date[] = {
    "house",          "house clock=correspondence", "house deadline=week at=20:00 days=sun grace=12h",
    "house zone=UTC", "clock 604800000 0 greedy",   NULL
};

static void begin_dated(void) {
    second = "bot:greedy";
    laid_with = "preset=duel";
    begin("swamp", by_date);
    laid_with = NULL;
    second = "Ben";
    write_row(&(struct base_row){ BASE_MATCH_ADD, { table->id, now }, { lz_span("invite"), lz_span("{}") } });
    write_row(&(struct base_row){ BASE_MATCH_STAGE, { table->id, STAGE_PLAYS } });
    compose(ANNA, "STATUS", "1"); /* the table has looked whom it mails */
    rest();
    assert_true(table->room.clock.due > now + 30 * HOUR);
}

static void wait_until(int64_t wall) {
    looked = now = wall;
    rest();
}

TEST(who_is_late_is_reminded_before_the_date_and_in_the_grace) {
    UNUSED;
    begin_dated();
    int64_t due = table->room.clock.due, id = table->id;
    int64_t quarter = (due - now) / 4, lead = quarter < 24 * HOUR ? quarter : 24 * HOUR;
    wait_until(due - lead - HOUR);
    assert_int_equal(mails_with("orders are missing"), 0);
    wait_until(due - lead + HOUR);
    assert_int_equal(mails_with("Subject: %orders are missing"), 1);
    assert_int_equal(mails_with("stand-in orders for you"), 1);
    end(); /* a server that starts again does not remind again, */
    open();
    table = hall_table(hall, id);
    assert_true(job(tag_now));
    wait_until(due - HOUR / 2);
    assert_int_equal(ask_number("SELECT count(*) FROM mail WHERE reminds"), 1);
    end(); /* and one that sleeps wakes for it */
    open();
    looked = now = due + HOUR / 2;
    for (int i = 0; i < 5; i++)
        turn(hall);
    table = hall_table(hall, id);
    rest();
    assert_int_equal(mails_with("Subject: %orders are overdue"), 1);
    assert_int_equal(table->room.clock.missed[0], 0);
    wait_until(due + 13 * HOUR);
    assert_true(table->room.clock.missed[0] > 0);
    assert_int_equal(ask_number("SELECT count(*) FROM mail WHERE reminds"), 2);
    end();
}

TEST(whoever_has_sent_orders_is_not_reminded) {
    static const char *const lines[] = { "SETUP DEFAULT 2", "END", "READY" };
    UNUSED;
    second = "Ben";
    laid_with = "preset=duel";
    begin("swamp", by_date);
    laid_with = NULL;
    compose(ANNA, lines[0], "1");
    for (int i = 0; i < 3; i++)
        written[i] = (struct inbox_line){ lz_span(lines[i]), false };
    arrival.mail.lines = 3;
    assert_true(job(run_arrival) && arrival.done);
    int64_t due = table->room.clock.due;
    wait_until(due - HOUR);
    wait_until(due + HOUR);
    assert_int_equal(ask_number("SELECT count(*) FROM mail WHERE reminds"), 0);
    end();
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(a_mail_that_came_in_time_counts_though_it_is_read_late),
                                        CASE(a_deadline_waits_for_the_mailbox_and_no_longer_than_its_grace),
                                        CASE(whoever_has_no_word_or_another_address_changes_nothing),
                                        CASE(a_mail_counts_once_whichever_call_for_memory_fails),
                                        CASE(a_report_for_which_memory_is_missing_is_made_again),
                                        CASE(a_report_is_made_once_whoever_opens_the_table_again),
                                        CASE(not_more_answers_than_the_rate_and_every_mail_counts),
                                        CASE(who_is_late_is_reminded_before_the_date_and_in_the_grace),
                                        CASE(whoever_has_sent_orders_is_not_reminded) };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
