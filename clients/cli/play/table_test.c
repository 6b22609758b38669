/* A match at the keyboard whose disk, memory or program fails, at every call in turn: what the person is told is what
   is found when the match is resumed. */
#include "clients/cli/play/table.h"

#include "tests/unit/unit.h"
#include "tests/unit/bad_bot.h"

#include "clients/cli/cli.h"
#include "core/games.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "core/words/verb.h"
#include "host/store/faulty.h"

#include <stdio.h>
#include <sys/wait.h>

enum { MOVES = 4, MOST_CALLS = 2000 };

static char folder[] = "table-test-XXXXXX", path[64], words[8192];
static struct term term;
static struct own_set set;

static int make_folder(void **state) {
    (void)state;
    bool made = mkdtemp(folder);
    snprintf(path, sizeof path, "%s/match", folder);
    return made ? 0 : -1;
}

static void sweep(void) {
    static const char *const names[] = { "", ".new", ".seed", ".seed.new", ".damaged", ".bug", ".bug.act" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char name[80];
        snprintf(name, sizeof name, "%s%s", path, names[i]);
        unlink(name);
    }
}

static int remove_folder(void **state) {
    (void)state;
    sweep();
    return rmdir(folder);
}

/* ---- what is said on stderr */

static int real_err, heard;

static void listen(void) {
    fflush(stderr);
    real_err = dup(STDERR_FILENO);
    FILE *to = tmpfile();
    heard = dup(fileno(to));
    fclose(to);
    dup2(heard, STDERR_FILENO);
}

static void stop_listening(void) {
    fflush(stderr);
    dup2(real_err, STDERR_FILENO);
    close(real_err);
    ssize_t len = pread(heard, words, sizeof words - 1, 0);
    words[len > 0 ? len : 0] = 0;
    close(heard);
}

static bool said(const char *text) { return strstr(words, text); }

/* ---- a match */

static struct table table_with(const struct lz_calls *calls) {
    return (struct table){ .term = &term, .set = &set, .shown = -1, .save = { .term = &term, .calls = calls } };
}

static const char *option = "";

static bool begin(struct table *table, const char *game, const char *players) {
    char room[PATH_MAX + 400];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    uint8_t seed[LZ_SEED] = { 7 };
    struct party_call call = { .players = players };
    lz_options_usual(lz_game_by_id(lz_span(game)), &table->party.setup);
    if (*option)
        assert_true(lz_option_parse(lz_game_by_id(lz_span(game)), lz_span(option), &table->party.setup, NULL));
    assert_true(party_gather(&table->party, lz_game_by_id(lz_span(game)), &call, &trouble));
    if (save_name(&table->save, game, path, &trouble) && table_begin(table, seed, &trouble))
        return true;
    cli_failed("play", "%s", room);
    return false;
}

static enum lz_status move_once(struct table *table) {
    const struct lz_head *head = table_head(table);
    struct lz_rng rng = lz_rng_from(head->step, 1);
    struct lz_reply reply;
    struct lz_move move;
    int seat = lz_first(head->wait);
    assert_true(table->game->sample(table->game, table->room.state, seat, &rng, &move));
    return table_move(table, seat, (struct table_moves){ &move, 1, { 0 } }, &reply);
}

/* How far a match came whose calls fail: -1, it was not begun; else moves that were made. The last pipe end is for one
   that is killed. */
static int play(const struct lz_calls *calls, int tell) {
    struct table table = table_with(calls);
    int made = -1;
    if (begin(&table, "pig", "you,you"))
        for (made = 0; made < MOVES && move_once(&table) == LZ_OK; made++)
            if (tell >= 0)
                (void)!write(tell, "m", 1);
    table_close(&table);
    return made;
}

/* What stands: -1, there is no match. */
static int stands(void) {
    struct table table = table_with(&lz_calls_system);
    char room[PATH_MAX + 400];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    int steps = -1;
    if (access(path, F_OK) == 0) {
        if (!table_resume(&table, path, &trouble))
            fail_msg("%s", room);
        steps = (int)table_head(&table)->step;
    }
    table_close(&table);
    return steps;
}

/* ---- every n-th call fails */

static void assert_told(int made) {
    int found = stands();
    if (said("begun all the same, and --resume goes on with it"))
        assert_true(made < 0 && found == 0);
    else if (said("whether this move counts"))
        assert_true(found == made || found == made + 1);
    else
        assert_int_equal(found, made + said("every move that was made counts, this one too"));
    if (made < 0)
        assert_true(said("cannot ") || said("memory"));
    else if (made < MOVES)
        assert_true(said("Nothing is lost: the match stands as it was before this move") ||
                    said("whether this move counts is seen when the match is resumed") || said("enough memory"));
    if (said("cannot "))
        assert_true(said("'table-test-") && said("; ")); /* which file; and what to do */
}

static unsigned try_all(bool stays, unsigned *unsure) {
    for (unsigned n = 1; n < MOST_CALLS; n++) {
        sweep();
        faulty_begin(FAULT_ERROR, n, stays);
        listen();
        int made = play(&faulty_calls, -1);
        stop_listening();
        assert_told(made);
        *unsure += said("whether this move counts");
        if (!faulty.on)
            return n;
    }
    fail_msg("the calls never end");
    return 0;
}

TEST(whatever_call_fails_the_person_is_told_what_stands) {
    unsigned unsure = 0;
    UNUSED;
    assert_true(try_all(false, &unsure) > 20);
    assert_int_equal(unsure, 0); /* a disk that fails once is put back as it was */
    assert_true(try_all(true, &unsure) > 20);
    assert_true(unsure > 0);
}

/* ---- killed at every call */

static bool killed_at(unsigned n, int *made) {
    int ends[2], status;
    char got;
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    if (!child) {
        faulty_begin(FAULT_KILL, n, false);
        play(&faulty_calls, ends[1]);
        _exit(0);
    }
    close(ends[1]);
    for (*made = 0; read(ends[0], &got, 1) == 1;)
        ++*made;
    close(ends[0]);
    waitpid(child, &status, 0);
    return WEXITSTATUS(status) == 9;
}

TEST(killed_at_any_call_the_match_goes_on_from_what_was_confirmed) {
    unsigned n = 1;
    int made;
    UNUSED;
    for (sweep(); killed_at(n, &made); sweep(), n++) {
        int found = stands();
        assert_true(found == made || found == made + 1 || (!made && found < 0));
    }
    assert_true(n > 20);
    assert_int_equal(made, MOVES);
}

/* ---- moves made at once */

TEST(moves_made_at_once_stand_or_fall_together) {
    struct table table = table_with(&lz_calls_system);
    struct lz_reply reply;
    char room[400];
    struct lz_writer why = lz_writer_in(room, sizeof room);
    UNUSED;
    sweep();
    assert_true(begin(&table, "swamp", "you,you"));
    struct lz_move moves[3];
    assert_true(lz_move_parse(table.game, 0, lz_span("default 2"), &moves[0]));
    assert_true(lz_move_parse(table.game, 0, lz_span("default 3"), &moves[1]));
    assert_true(lz_move_parse(table.game, 0, lz_span("clear"), &moves[2])); /* there is no book yet */
    assert_int_equal(table_move(&table, 0, (struct table_moves){ .at = moves, .count = 3 }, &reply), LZ_REFUSED);
    assert_int_equal(table_head(&table)->step, 0);
    assert_int_equal(table_move(&table, 0, (struct table_moves){ .at = moves, .count = 2 }, &reply), LZ_OK);
    assert_int_equal(table_head(&table)->step, 2);
    assert_true(table_undo(&table, 0, 2, &why));
    assert_int_equal(table_head(&table)->step, 0);
    assert_false(table_undo(&table, 1, 1, &why));
    assert_string_equal(room, "There is nothing to take back yet.");
    table_close(&table);
    assert_int_equal(stands(), 0);
}

/* ---- a clock */

TEST(the_clock_stands_until_people_sit_down) {
    struct table table = table_with(&lz_calls_system);
    char room[400];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    UNUSED;
    sweep();
    option = "patience=86400000";
    assert_true(begin(&table, "pig", "you,you"));
    option = "";
    assert_int_equal(table_hold(&table), LZ_OK);
    int64_t left = table_head(&table)->alarm - table_now(&table);
    assert_true(lz_room_due(&table.room) == LZ_NEVER); /* however long somebody reads the rules */
    assert_int_equal(move_once(&table), LZ_REFUSED);
    table_close(&table);
    table = table_with(&lz_calls_system); /* killed, and resumed by somebody who sits down at once */
    assert_true(table_resume(&table, path, &trouble));
    assert_true(lz_room_due(&table.room) == LZ_NEVER);
    assert_int_equal(table_start_clock(&table), LZ_OK);
    assert_true(lz_room_due(&table.room) != LZ_NEVER);
    assert_true(table_head(&table)->alarm - table_now(&table) <= left);
    assert_int_equal(move_once(&table), LZ_OK);
    table_close(&table);
}

/* ---- a bug */

_Noreturn void lz_bug(const char *file, int line, const char *what) { lz_trap_spring(file, line, what); }

TEST(a_bug_leaves_the_match_as_it_was) {
    struct table table = table_with(&lz_calls_system);
    UNUSED;
    sweep();
    assert_true(begin(&table, "pig", "you,you"));
    assert_int_equal(move_once(&table), LZ_OK);
    for (int i = 0; i < 2; i++)
        table.room.holder[i].bot = &bad_mover;
    listen();
    assert_int_equal(table_bot(&table, lz_first(table_head(&table)->wait)), LZ_FAILED);
    stop_listening();
    assert_true(said("has set this match aside; what was confirmed is kept. Please report it, with 'table-test-"));
    table_close(&table);
    assert_int_equal(stands(), 1);
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(whatever_call_fails_the_person_is_told_what_stands),
                                        CASE(killed_at_any_call_the_match_goes_on_from_what_was_confirmed),
                                        CASE(moves_made_at_once_stand_or_fall_together),
                                        CASE(the_clock_stands_until_people_sit_down),
                                        CASE(a_bug_leaves_the_match_as_it_was) };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
