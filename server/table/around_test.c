/* Around a match, as people meet it: a hall without workers, a clock that only the test moves, talks that note what
   they are sent. */
#include "tests/unit/base_folder.h"

#include "core/games.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "server/table/hall.h"
#include "server/table/talk.h"

#include <jansson.h>
#include <sys/random.h>

enum { HEARD = 1 << 20 };

/* ---- people who note what they are sent */

struct person {
    struct talk talk;
    char heard[HEARD], why[200];
    uint32_t len, acts;
    bool ended;
};
static struct person anna, ben, eve; /* eve looks on */

static void hear(struct talk *talk, struct lz_text lines) {
    struct person *p = talk->to;
    assert_true(p->len + lines.len < HEARD);
    memcpy(p->heard + p->len, lines.at, lines.len);
    p->len += lines.len;
    p->heard[p->len] = 0;
}

static void end(struct talk *talk, const char *why) {
    struct person *p = talk->to;
    p->ended = true;
    snprintf(p->why, sizeof p->why, "%s", why);
}

static void forget(void) {
    anna.len = ben.len = eve.len = 0;
    anna.heard[0] = ben.heard[0] = eve.heard[0] = 0;
}

/* ---- the hall */

static struct hall *hall;
static struct table *table;
static int64_t now;
static int64_t wall(void *to) {
    (void)to;
    return now;
}
static void call(void *to) { (void)to; }

static void open_hall(void) {
    char words[400];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    hall = calloc(1, sizeof *hall);
    *hall = (struct hall){ .path = path, .calls = &lz_calls_system, .wall = wall, .call = call, .nodes = 20 };
    assert_true(hall_open(hall, &trouble));
}

static void made(struct table *of, bool well, void *to) {
    (void)of;
    *(int *)to = well ? 1 : -1;
}

static bool busy(void) { return table->hand != TABLE_FREE || table->first || table->now; }

/* Until all is done that can be done at this time. */
static void settle(void) {
    do {
        hall_turn(hall);
        usleep(20);
    } while (busy() || table_due(table) <= now);
}

static const char *laid_with; /* an option of the next match */

static void begin(const char *game, const char *const players[], const char *const facts[]) {
    static int64_t id = 100;
    struct lz_text line[10];
    struct lz_record record = { .game = lz_game_by_id(lz_span(game)) };
    int done = 0, seats = 0;
    uint32_t lines = 0;
    sweep();
    now = 1000000;
    open_hall();
    lz_options_usual(record.game, &record.setup);
    if (strcmp(game, "newspeak") == 0)
        assert_true(lz_option_parse(record.game, lz_span("preset=live"), &record.setup, NULL));
    assert_true(!laid_with || lz_option_parse(record.game, lz_span(laid_with), &record.setup, NULL));
    laid_with = NULL;
    for (; players[seats]; seats++)
        record.player[seats] = lz_span(players[seats]);
    for (; facts[lines]; lines++)
        line[lines] = lz_span(facts[lines]);
    record.setup.seats = (uint8_t)seats;
    record.setup.now = now;
    lz_fair_seed(lz_span("around"), record.seed);
    table = hall_table(hall, id++);
    struct job *job = table_job(table, JOB_MAKE);
    job->record = &record;
    job->facts = (struct lz_facts){ line, lines };
    job->made = made;
    job->to = &done;
    table_post(table, job);
    while (!done) {
        hall_turn(hall);
        usleep(20);
    }
    assert_int_equal(done, 1);
}

static void sit(struct person *p, int seat) {
    memset(p, 0, sizeof *p);
    p->talk = (struct talk){ .table = table,
                             .seat = seat,
                             .host = p == &anna,
                             .holder = seat != LZ_ONLOOKER,
                             .send = hear,
                             .ended = end,
                             .to = p };
    assert_true(talk_begin(&p->talk, TALK_NEW));
    settle();
}

static void leave(struct person *p) {
    if (!p->talk.table)
        return;
    if (!p->ended)
        talk_end(&p->talk);
    while (!p->ended)
        settle();
    memset(p, 0, sizeof *p);
}

static void finish(void) {
    leave(&anna);
    leave(&ben);
    leave(&eve);
    hall_close(hall);
    free(hall);
}

static void say(struct person *p, const char *what) {
    char message[300];
    int len = snprintf(message, sizeof message, "{\"id\":\"%c%u\",%s}", p == &anna ? 'a' : 'b', p->acts++, what);
    assert_true(talk_said(&p->talk, (struct lz_text){ message, (uint32_t)len }));
    settle();
}

static void assert_heard(const struct person *p, const char *words) {
    if (!strstr(p->heard, words))
        fail_msg("'%s' is not in '%s'", words, p->heard);
}

static void move(void) {
    int seat = lz_first(lz_room_head(&table->room)->wait);
    struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    char words[200] = "\"move\":\"";
    struct lz_writer w = lz_writer_in(words + strlen(words), 150);
    table->room.game->legal(table->room.game, table->room.state, seat, &legal);
    lz_move_print(table->room.game, &list[0], &w);
    strcat(words, "\"");
    say(seat ? &ben : &anna, words);
}

static const char *const two[] = { "Anna", "Ben", NULL };
static const char *const live[] = { "house", "house clock=live", "house misses=2", "clock 10000 5000 greedy", NULL };

/* ---- */

TEST(a_clock_that_runs_out_is_seen_by_all) {
    UNUSED;
    begin("conspiracy", two, live);
    sit(&anna, 0);
    sit(&ben, 1);
    sit(&eve, LZ_ONLOOKER);
    char until[40];
    snprintf(until, sizeof until, "\"until\":%lld", (long long)now + 15000);
    assert_heard(&anna, until);
    assert_heard(&ben, until);
    assert_heard(&eve, until);
    forget();
    now += 14999;
    settle();
    assert_int_equal(anna.len + ben.len + eve.len, 0);
    now += 1;
    settle();
    assert_heard(&anna, "time is up: a bot moves once");
    assert_heard(&ben, "time is up: a bot moves once");
    assert_heard(&eve, "\"missed\":1");
    finish();
}

/* A game that has a clock of its own keeps it beside that of the house. What its clock does is no miss. */
TEST(of_two_clocks_the_first_that_is_due_rings) {
    UNUSED;
    laid_with = "patience=8000";
    begin("pig", two, live);
    sit(&anna, 0);
    sit(&ben, 1);
    say(&anna, "\"move\":\"roll\"");
    forget();
    now += 8399; /* the allowance counted */
    settle();
    assert_int_equal(anna.len + ben.len, 0);
    now += 1;
    settle();
    assert_heard(&ben, "has thought too long");
    assert_null(strstr(ben.heard, "time is up"));
    assert_null(strstr(ben.heard, "\"missed\":1"));
    finish();
    laid_with = "patience=60000";
    begin("pig", two, live);
    sit(&anna, 0);
    sit(&ben, 1);
    forget();
    now += 14999;
    settle();
    assert_int_equal(anna.len + ben.len, 0);
    now += 1;
    settle();
    assert_heard(&ben, "time is up: a bot moves once");
    assert_heard(&ben, "\"missed\":1");
    finish();
}

TEST(who_misses_too_much_loses_the_seat) {
    UNUSED;
    begin("conspiracy", two, live);
    sit(&anna, 0);
    sit(&ben, 1);
    for (int i = 0; i < 40 && !anna.ended && !ben.ended; i++) {
        now = table_due(table);
        settle();
    }
    struct person *lost = anna.ended ? &anna : &ben, *other = anna.ended ? &ben : &anna;
    assert_true(lost->ended && !other->ended);
    assert_string_equal(lost->why, "Somebody else has this seat now.");
    assert_heard(other, "is played by greedy from here on");
    finish();
}

/* A table by the clock is awake as long as the clock runs, and goes on where it was. */
TEST(a_clock_survives_a_restart) {
    UNUSED;
    begin("conspiracy", two, live);
    int64_t id = table->id;
    now += 100000000;
    hall_sleep(hall, 0);
    assert_int_equal(hall->awake, 1);
    now -= 100000000 - 4000;
    hall_close(hall);
    free(hall);
    now += 3600000; /* nobody served it */
    open_hall();
    table = hall_table(hall, id);
    sit(&anna, 0);
    char until[40];
    snprintf(until, sizeof until, "\"until\":%lld", (long long)now + 15000);
    assert_heard(&anna, until); /* the last act is that of the deal: a live clock stands while nobody serves */
    finish();
}

TEST(a_pause_has_a_reason_and_is_the_hosts) {
    UNUSED;
    begin("conspiracy", two, live);
    sit(&anna, 0);
    sit(&ben, 1);
    say(&ben, "\"pause\":\"tea\"");
    assert_heard(&ben, "\"code\":\"host\"");
    assert_int_equal(table->room.paused, 0);
    say(&anna, "\"pause\":\"\"");
    assert_heard(&anna, "has a reason");
    say(&anna, "\"pause\":\"tea\"");
    assert_heard(&ben, "The match is paused: tea");
    now += 1000000;
    settle();
    assert_null(strstr(anna.heard, "time is up"));
    forget();
    say(&anna, "\"go_on\":true");
    assert_heard(&ben, "The match goes on.");
    say(&anna, "\"extend\":10");
    assert_heard(&ben, "more time");
    finish();
}

TEST(a_match_is_stopped_and_told_as_such) {
    static const char *const facts[] = { "house", "house pause=no", "house hint=no", NULL };
    UNUSED;
    begin("conspiracy", two, facts);
    sit(&anna, 0);
    sit(&ben, 1);
    say(&anna, "\"pause\":\"tea\"");
    assert_heard(&anna, "\"code\":\"house\"");
    say(&anna, "\"stop\":true");
    assert_heard(&ben, "Anna would stop the match here.");
    assert_heard(&ben, "\"stop\":[0]");
    say(&ben, "\"stop\":true");
    assert_heard(&anna, "\"over\":{\"won\":[],\"points\":[");
    assert_heard(&anna, "\"stopped\":true}");
    forget();
    say(&anna, "\"stop\":true");
    assert_heard(&anna, "\"code\":\"over\"");
    say(&anna, "\"advise\":true");
    assert_heard(&anna, "\"code\":\"house\"");
    finish();
}

TEST(a_move_is_taken_back_by_consent) {
    static const char *const facts[] = { "house", "house undo=consent", NULL };
    UNUSED;
    begin("conspiracy", two, facts);
    sit(&anna, 0);
    sit(&ben, 1);
    int seat = lz_first(lz_room_head(&table->room)->wait);
    struct person *mover = seat ? &ben : &anna, *other = seat ? &anna : &ben;
    move(); /* a card is drawn: that is shown */
    assert_int_equal(lz_room_head(&table->room)->step, 1);
    say(mover, "\"undo\":true");
    assert_heard(other, "asks to take the last move back");
    assert_heard(other, "\"undo\":{\"seat\":");
    assert_int_equal(lz_room_head(&table->room)->step, 1);
    say(other, "\"allow\":true");
    assert_int_equal(lz_room_head(&table->room)->step, 0);
    assert_heard(mover, "\"back\":");
    finish();
}

TEST(who_gives_up_is_followed_by_a_bot) {
    static const char *const facts[] = { "house", "house undo=no", "house stand-in=greedy", NULL };
    UNUSED;
    begin("pig", two, facts);
    sit(&anna, 0);
    sit(&ben, 1);
    say(&anna, "\"undo\":true");
    assert_heard(&anna, "\"code\":\"house\"");
    say(&ben, "\"away\":99999999999");
    assert_heard(&ben, "\"code\":\"house\"");
    uint32_t step = lz_room_head(&table->room)->step;
    assert_true(talk_said(&ben.talk, lz_span("{\"id\":\"x\",\"give_up\":true}")));
    assert_true(talk_said(&ben.talk, lz_span("{\"id\":\"y\",\"stop\":true}"))); /* too late: the seat is not his */
    settle();
    assert_true(ben.ended && !table->room.accord.stop && lz_room_head(&table->room)->step == step);
    assert_heard(&ben, "{\"re\":\"x\",\"ok\":true");
    assert_null(strstr(ben.heard, "is played by"));
    assert_heard(&anna, "Seat #1 is played by greedy from here on.");
    finish();
}

/* ---- talk by the clock */

/* Three bots talk: none says two things at once, they take their time, and they do not fall silent for good. */
TEST(bots_converse_by_the_clock) {
    static const char *const bots[] = { "bot:easy", "bot:easy", "bot:easy", NULL };
    static const char *const facts[] = { "house", NULL };
    int64_t last[3] = { 0 };
    uint32_t acts = 0, number[3] = { 0 };
    UNUSED;
    begin("newspeak", bots, facts);
    settle();
    assert_true(table_due(table) > now); /* nobody speaks before there was time to think */
    for (int i = 0; i < 400 && !lz_room_over(&table->room); i++) {
        now = table_due(table);
        settle();
        for (int seat = 0; seat < 3; seat++)
            if (table->room.number[seat] != number[seat]) {
                assert_int_equal(table->room.number[seat], number[seat] + 1);
                assert_true(!last[seat] || now - last[seat] >= 3000);
                number[seat]++;
                last[seat] = now;
                acts++;
            }
    }
    assert_true(acts > 20 && number[0] && number[1] && number[2]);
    finish();
}

/* The house's clock beside the game's own: each rings at its time, people who are silent are stood in for, and the
   match comes to its end. */
TEST(two_clocks_at_one_table) {
    static const char *const players[] = { "Anna", "bot:easy", "bot:easy", NULL };
    static const char *const facts[] = { "house", "house clock=live", "house misses=0", "clock 10000 5000 easy", NULL };
    UNUSED;
    begin("newspeak", players, facts);
    sit(&anna, 0);
    for (int i = 0; i < 3000 && !lz_room_over(&table->room); i++) {
        uint32_t acts = table->room.acts;
        int64_t due = table_due(table);
        assert_true(due > now && due < LZ_NEVER); /* nothing that is due is left undone, and something is to come */
        now = due;
        settle();
        assert_true(table->room.acts > acts || table_due(table) > now);
    }
    assert_true(lz_room_over(&table->room));
    assert_heard(&anna, "time is up: a bot moves once");
    assert_heard(&anna, "\"over\":{");
    assert_false(anna.ended);
    finish();
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(of_two_clocks_the_first_that_is_due_rings),
                                        CASE(two_clocks_at_one_table),
                                        CASE(a_clock_that_runs_out_is_seen_by_all),
                                        CASE(who_misses_too_much_loses_the_seat),
                                        CASE(a_clock_survives_a_restart),
                                        CASE(a_pause_has_a_reason_and_is_the_hosts),
                                        CASE(a_match_is_stopped_and_told_as_such),
                                        CASE(a_move_is_taken_back_by_consent),
                                        CASE(who_gives_up_is_followed_by_a_bot),
                                        CASE(bots_converse_by_the_clock) };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
