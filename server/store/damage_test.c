/* A store that was cut, or in which bytes were flipped, anywhere in its tail or in its log: it opens or says that it
   cannot, tables that are damaged are set aside by their number, and the others are served as they were. */
#include "tests/unit/base_folder.h"
#include "tests/unit/often.h"

#include "core/games.h"
#include "core/words/option.h"
#include "server/table/hall.h"

#include <fcntl.h>
#include <sys/stat.h>

enum { TABLES = 12 };
/* Bytes from one that is damaged to the next; damage_test 1 tries every one. */
static off_t step = SANITIZED ? 3643 : 607;
static char whole[64];

static int make_both(void **state) {
    int made = make_folder(state);
    snprintf(whole, sizeof whole, "%s/whole", folder);
    return made;
}

static int remove_both(void **state) {
    sweep_base(whole);
    return remove_folder(state);
}

static int64_t wall(void *to) {
    (void)to;
    return 5000;
}
static void call(void *to) { (void)to; }

/* ---- what is served */

struct found {
    int64_t aside[TABLES + 1];
    int asides, wakes;
};

static void tell(void *to, enum hall_news news, const struct table *table, const char *words) {
    struct found *found = to;
    assert_true(words[0]);
    if (news == HALL_ASIDE && found->asides < TABLES)
        found->aside[found->asides++] = table->id;
}

static bool open_hall(struct hall *hall, const char *base, struct found *found) {
    char words[BASE_WORDS];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    *hall = (struct hall){
        .path = base, .calls = &lz_calls_system, .wall = wall, .call = call, .tell = tell, .to = found
    };
    bool opened = hall_open(hall, &trouble);
    assert_true(opened || words[0]); /* or it says why */
    return opened;
}

/* What each table is while nothing is damaged. */
static struct {
    char *journal;
    uint8_t seed[LZ_SEED];
} sound[TABLES + 1];

static void note_sound(const struct table *table) {
    free(sound[table->id].journal);
    sound[table->id].journal = strndup(table->room.text, table->room.size);
    memcpy(sound[table->id].seed, table->room.record.seed, LZ_SEED);
}

static void made(struct table *table, bool well, void *to) {
    (void)table;
    *(int *)to = well ? 1 : -1;
}

static void make(struct hall *hall, int64_t id) {
    struct lz_record record = { .game = lz_game_by_id(lz_span("pig")),
                                .setup = { .seats = 2, .now = 5000 },
                                .player = { lz_span("Anna"), lz_span("Bob") } };
    struct base_row row = { BASE_MATCH_ADD, { id, 5000, 1 }, { lz_span(""), lz_span("{}") } };
    int done = 0;
    lz_options_usual(record.game, &record.setup);
    lz_fair_seed(lz_span("damage"), record.seed);
    struct table *table = hall_table(hall, id);
    struct job *job = table_job(table, JOB_MAKE);
    job->record = &record;
    job->row = &row;
    job->rows = 1;
    job->made = made;
    job->to = &done;
    table_post(table, job);
    while (!done)
        hall_turn(hall);
    assert_int_equal(done, 1);
    note_sound(hall_awake(hall, id));
}

static void assert_sound(const struct table *table) {
    assert_int_equal(table->room.size, strlen(sound[table->id].journal));
    assert_memory_equal(table->room.text, sound[table->id].journal, table->room.size);
    assert_memory_equal(table->room.record.seed, sound[table->id].seed, LZ_SEED);
}

/* Every table is either read, and is what it was; or set aside under its number and no other. */
static int serve_all(struct hall *hall, const struct found *found) {
    int served = 0;
    for (int64_t id = 1; id <= TABLES; id++) {
        struct table *table = hall_table(hall, id);
        int asides = found->asides;
        table_post(table, table_job(table, JOB_OPEN));
        while (table->hand != TABLE_FREE || table->first)
            hall_turn(hall);
        assert_true(table->open != table->aside);
        assert_int_equal(found->asides, asides + table->aside);
        assert_true(!table->aside || found->aside[asides] == id);
        if (table->open)
            assert_sound(table);
        served += table->open;
    }
    return served;
}

/* ---- damage */

static void copy(const char *from, const char *to, off_t most) {
    static char bytes[1 << 20];
    int in = open(from, O_RDONLY), out = open(to, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ssize_t got = read(in, bytes, sizeof bytes);
    assert_true(got > 0 && got < (ssize_t)sizeof bytes);
    got = got < most ? got : (ssize_t)most;
    assert_int_equal(write(out, bytes, (size_t)got), got);
    close(in);
    close(out);
}

static void flip(const char *name, off_t at) {
    char byte;
    int file = open(name, O_RDWR);
    assert_int_equal(pread(file, &byte, 1, at), 1);
    byte = (char)~byte;
    assert_int_equal(pwrite(file, &byte, 1, at), 1);
    close(file);
}

/* Answers how many were served of a damaged store; -1: it could not be opened, and said so. */
static int serve_damaged(void) {
    static struct hall hall;
    struct found found = { 0 };
    if (!open_hall(&hall, path, &found))
        return -1;
    int served = serve_all(&hall, &found);
    hall_close(&hall);
    return served;
}

/* All in one file: the log was brought in when it was closed. */
static off_t make_whole(void) {
    static struct hall hall;
    struct found found = { 0 };
    struct stat size;
    sweep_base(whole);
    assert_true(open_hall(&hall, whole, &found));
    for (int64_t id = 1; id <= TABLES; id++)
        make(&hall, id);
    hall_close(&hall);
    assert_int_equal(stat(whole, &size), 0);
    return size.st_size;
}

TEST(a_flipped_byte_sets_tables_aside_by_their_number) {
    UNUSED;
    off_t size = make_whole();
    int least = TABLES, whole_ones = 0;
    for (off_t at = size - 1; at >= 4096; at -= step) {
        sweep();
        copy(whole, path, size);
        flip(path, at);
        int served = serve_damaged();
        least = served >= 0 && served < least ? served : least;
        whole_ones += served == TABLES;
    }
    assert_true(whole_ones > 0 && least < TABLES); /* some bytes matter, some do not */
}

TEST(a_store_that_was_cut_opens_or_says_why) {
    UNUSED;
    off_t size = make_whole();
    for (off_t most = size - 1; most > 0; most -= step) {
        sweep();
        copy(whole, path, most);
        (void)serve_damaged();
    }
}

/* ---- the log, which nobody has brought in */

static char whole_log[80], log_path[80];

/* A commit for each table, all of them in the log; copied while it is open. */
static off_t make_log(void) {
    static struct hall hall;
    struct found found = { 0 };
    struct stat size;
    snprintf(whole_log, sizeof whole_log, "%s/log", folder);
    snprintf(log_path, sizeof log_path, "%s-wal", path);
    sweep();
    assert_true(open_hall(&hall, path, &found));
    for (int64_t id = 1; id <= TABLES; id++)
        make(&hall, id);
    copy(path, whole, INT32_MAX);
    copy(log_path, whole_log, INT32_MAX);
    hall_close(&hall);
    assert_int_equal(stat(whole_log, &size), 0);
    return size.st_size;
}

/* What was committed before the damage is there, and nothing after it: a match is as it was, or not there at all. */
static void assert_beginning(off_t most, off_t flipped) {
    static struct hall hall;
    struct found found = { 0 };
    sweep();
    copy(whole, path, INT32_MAX);
    copy(whole_log, log_path, most);
    if (flipped >= 0)
        flip(log_path, flipped);
    if (!open_hall(&hall, path, &found))
        return; /* it said why */
    int served = serve_all(&hall, &found);
    for (int64_t id = 1; id <= TABLES; id++)
        assert_int_equal(hall_awake(&hall, id) && hall_awake(&hall, id)->open, id <= served);
    hall_close(&hall);
}

TEST(a_log_that_is_damaged_leaves_a_beginning) {
    UNUSED;
    off_t size = make_log();
    for (off_t at = 0; at < size; at += step)
        assert_beginning(size, at);
    for (off_t most = 1; most < size; most += step)
        assert_beginning(most, -1);
    unlink(whole_log);
}

int main(int argc, char **argv) {
    step = argc > 1 && atoi(argv[1]) > 0 ? atoi(argv[1]) : step;
    const struct CMUnitTest tests[] = { CASE(a_flipped_byte_sets_tables_aside_by_their_number),
                                        CASE(a_store_that_was_cut_opens_or_says_why),
                                        CASE(a_log_that_is_damaged_leaves_a_beginning) };
    return cmocka_run_group_tests(tests, make_both, remove_both);
}
