/* A hosted match on a disk that fails and a machine that dies, at every call in turn: what was confirmed stands, what
   was refused does not, nothing is there twice, and the match goes on to the bytes of one that was never disturbed. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "host/store/faulty.h"
#include "host/store/file.h"
#include "host/room.h"

#include <stdio.h>
#include <sys/mman.h>
#include <sys/wait.h>

enum { ACTS = 24, MOST_CALLS = 4000, WALL = 1000000 };

static char folder[40], path[64];
static const char *const papers[] = { "", ".seed", ".paper.new", ".new", ".damaged", ".bug", ".bug.act" };

static int make_folder(void **state) {
    (void)state;
    bool memory = access("/dev/shm", W_OK) == 0; /* a sync costs nothing there */
    snprintf(folder, sizeof folder, "%sroom-test-XXXXXX", memory ? "/dev/shm/" : "");
    bool made = mkdtemp(folder);
    snprintf(path, sizeof path, "%s/match", folder);
    return made ? 0 : -1;
}

static void sweep(void) {
    for (uint32_t i = 0; i < sizeof papers / sizeof papers[0]; i++) {
        char name[100];
        snprintf(name, sizeof name, "%s%s", path, papers[i]);
        unlink(name);
    }
}

static int remove_folder(void **state) {
    (void)state;
    sweep();
    return rmdir(folder);
}

/* What a process was told before it ended, in memory that outlives it. */
enum heard { HEARD_NOTHING, HEARD_YES, HEARD_NO, HEARD_UNSURE };
static struct told { enum heard made, act[ACTS]; } * told;

struct how {
    enum fault fault;
    bool stays;
    const char *words;
};

/* ---- the match: moves, a letter, a seat handed over, something taken back */

static struct lz_room room;
static struct lz_file file;
static char words[600];

static struct lz_writer *listen(void) {
    static struct lz_writer w;
    w = lz_writer_in(words, sizeof words);
    return &w;
}

static void prepare(const struct lz_calls *calls) {
    assert_true(lz_file_name(&file, calls, path));
    room = (struct lz_room){ .calls = calls, .store = lz_file_store(&file), .nodes = 20, .audit = true };
    room.game = lz_game_by_id(lz_span("conspiracy"));
}

static bool create(const struct lz_calls *calls) {
    struct lz_record record = { .setup = { .now = WALL } };
    prepare(calls);
    lz_options_usual(room.game, &record.setup);
    record.setup.seats = 2;
    lz_fair_seed(lz_span("every call"), record.seed);
    record.player[0] = lz_span("Anna");
    record.player[1] = lz_span("Ben");
    return lz_room_create(&room, &record, (struct lz_facts){ 0 }, listen());
}

static bool reopen(const struct lz_calls *calls, int64_t wall) {
    prepare(calls);
    return lz_room_open(&room, wall, listen());
}

static void close_all(void) {
    lz_room_close(&room);
    lz_file_close(&file);
}

static void do_move(struct lz_act *act, struct lz_reply *reply) {
    const struct lz_head *head = lz_room_head(&room);
    struct lz_rng rng = lz_rng_from(head->step, 5);
    struct lz_input in = { 0 };
    act->who = lz_first(head->wait);
    if (room.holder[act->who].bot) {
        lz_room_bot(&room, act->who, act->wall, reply);
        return;
    }
    assert_true(room.game->sample(room.game, room.state, act->who, &rng, &in.move));
    lz_room_do(&room, act, (struct lz_inputs){ &in, 1 }, reply);
}

static void do_line(const struct lz_act *act, bool letter, struct lz_reply *reply) {
    if (!lz_room_begin(&room, act, reply))
        return;
    bool put = letter ? lz_room_line(&room, lz_span("letter #0 to #1"), lz_span("Dear Ben,\n\nno.\nAnna"))
                      : lz_room_seat(&room, 1, "bot:greedy");
    if (put)
        lz_room_commit(&room, reply);
    else
        lz_room_drop(&room);
    if (!put)
        *reply = (struct lz_reply){ .status = LZ_FAILED, .no = LZ_NO_ROOM };
}

/* The i-th act, wherever the match stands: it has a name and a time of its own. */
static struct lz_reply do_act(int i) {
    struct lz_reply reply = { 0 };
    char id[16];
    uint32_t bar;
    snprintf(id, sizeof id, "act %d", i);
    struct lz_act act = {
        .who = LZ_CLOCK, .wall = WALL + 1000 * (i + 1), .door = lz_span("test"), .id = lz_span(id), .bytes = lz_span(id)
    };
    if (i == 9 || i == 15) {
        do_line(&act, i == 9, &reply);
    } else if (i % 4 == 3 && room.past_room && lz_room_may_undo(&room, lz_first(lz_room_head(&room)->wait), &bar)) {
        act.who = lz_first(lz_room_head(&room)->wait);
        lz_room_undo(&room, &act, &reply);
    } else {
        do_move(&act, &reply);
    }
    return reply;
}

/* Acts of the file so far: the header is one. */
static int done(void) { return (int)room.acts - 1; }

/* Plays on from where the match stands, and notes what it was told. False: it could not go on. */
static bool play_on(void) {
    while (done() < ACTS) {
        int i = done();
        struct lz_reply reply = do_act(i);
        if (reply.no == LZ_NO_STORE || reply.no == LZ_NO_ROOM) {
            told->act[i] = HEARD_NO;
            reply = do_act(i); /* the same may be tried again */
        }
        if (reply.status == LZ_OK)
            told->act[i] = HEARD_YES;
        else if (reply.no == LZ_NO_LOST)
            told->act[i] = HEARD_UNSURE;
        if (reply.status != LZ_OK || room.lost)
            return false;
    }
    return true;
}

/* ---- the undisturbed match */

static char whole[1 << 16];
static uint32_t whole_len;

static void undisturbed(void) {
    sweep();
    assert_true(create(&lz_calls_system) && play_on());
    whole_len = room.size;
    assert_true(whole_len < sizeof whole);
    memcpy(whole, room.text, whole_len);
    close_all();
    sweep();
    memset(told, 0, sizeof *told);
}

/* From the deal on. */
static void from_the_deal(void) {
    told->made = HEARD_NO;
    if (create(&faulty_calls)) {
        told->made = HEARD_YES;
        play_on();
    } else {
        assert_true(words[0]); /* it is always said why */
    }
    close_all();
}

/* From the middle, with half an act at the end of the file that a machine has left behind. */
static void leave_torn(void) {
    assert_true(create(&lz_calls_system));
    while (done() < ACTS / 2)
        assert_int_equal(do_act(done()).status, LZ_OK);
    uint32_t len = room.size;
    close_all();
    FILE *torn = fopen(path, "a");
    assert_non_null(torn);
    fwrite(whole + len, 1, 30, torn);
    fclose(torn);
}

static void from_the_middle(void) {
    if (reopen(&faulty_calls, WALL))
        play_on();
    else
        assert_true(words[0]);
    close_all();
}

/* In another process, which dies there or not; true: the call that was to fail was never made. */
static bool disturb(void (*play)(void), unsigned n, struct how how) {
    memset(told, 0, sizeof *told);
    fflush(stdout);
    pid_t child = fork();
    assert_true(child >= 0);
    if (!child) {
        faulty_begin(how.fault, n, how.stays);
        play();
        _exit(faulty.on ? 1 : 0);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status) == 0;
}

static bool file_there(void) { return access(path, F_OK) == 0; }

/* What was told is true, and the match goes on as if nothing had happened. */
static void check(void) {
    if (!file_there()) {
        assert_int_not_equal(told->made, HEARD_YES);
        assert_true(create(&lz_calls_system));
    } else {
        if (!reopen(&lz_calls_system, WALL))
            fail_msg("%s", words);
        for (int i = 0; i < ACTS; i++) {
            assert_true(told->act[i] != HEARD_YES || i < done());
            assert_true(told->act[i] != HEARD_NO || i >= done());
        }
    }
    assert_true(play_on());
    assert_int_equal(room.size, whole_len);
    assert_memory_equal(room.text, whole, whole_len);
    close_all();
}

static void every_call(void (*prepare_file)(void), void (*play)(void), struct how how) {
    undisturbed();
    unsigned n = 1;
    for (bool all = false; !all; n++) {
        assert_true(n < MOST_CALLS);
        if (prepare_file)
            prepare_file();
        all = disturb(play, n, how);
        check();
        sweep();
    }
    printf("# %s, %s: %u calls\n", prepare_file ? "opened" : "made", how.words, n - 1);
    assert_true(n > 3 * ACTS / 2);
}

static const struct how once = { FAULT_ERROR, false, "fails once" };
static const struct how for_good = { FAULT_ERROR, true, "fails from then on" };
static const struct how dies = { FAULT_KILL, false, "dies there" };

TEST(every_call_fails_once) {
    UNUSED;
    every_call(NULL, from_the_deal, once);
    every_call(leave_torn, from_the_middle, once);
}
TEST(every_call_is_the_last_that_works) {
    UNUSED;
    every_call(NULL, from_the_deal, for_good);
    every_call(leave_torn, from_the_middle, for_good);
}
TEST(every_call_is_the_last_of_the_process) {
    UNUSED;
    every_call(NULL, from_the_deal, dies);
    every_call(leave_torn, from_the_middle, dies);
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(every_call_fails_once), CASE(every_call_is_the_last_that_works),
                                        CASE(every_call_is_the_last_of_the_process) };
    told = mmap(NULL, sizeof *told, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (told == MAP_FAILED)
        return 1;
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
