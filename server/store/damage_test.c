/* A store that was cut, or in which bytes were flipped, anywhere in its tail: it opens or says that it cannot, tables
   that are damaged are set aside by their number, and the others are served. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/words/option.h"
#include "server/store/faulty_vfs.h"
#include "server/table/hall.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum { TABLES = 12 };
static off_t step = 607; /* bytes from one that is damaged to the next; damage_test 1 tries every one */
static char folder[] = "damage-test-XXXXXX", path[64], whole[64];

static int make_folder(void **state) {
    (void)state;
    bool made = mkdtemp(folder);
    snprintf(path, sizeof path, "%s/base", folder);
    snprintf(whole, sizeof whole, "%s/whole", folder);
    faulty_vfs_begin(VFS_NONE, 0, 0); /* no test waits for the disk */
    return made ? 0 : -1;
}

static void drop(const char *name) {
    static const char *const tails[] = { "", "-wal", "-shm" };
    char file[80];
    for (int i = 0; i < 3; i++) {
        snprintf(file, sizeof file, "%s%s", name, tails[i]);
        unlink(file);
    }
}

static int remove_folder(void **state) {
    (void)state;
    drop(path);
    drop(whole);
    return rmdir(folder);
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
}

/* Every table is either read, or set aside under its number and no other. */
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
    drop(whole);
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
        drop(path);
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
        drop(path);
        copy(whole, path, most);
        (void)serve_damaged();
    }
}

int main(int argc, char **argv) {
    step = argc > 1 && atoi(argv[1]) > 0 ? atoi(argv[1]) : step;
    const struct CMUnitTest tests[] = { CASE(a_flipped_byte_sets_tables_aside_by_their_number),
                                        CASE(a_store_that_was_cut_opens_or_says_why) };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
