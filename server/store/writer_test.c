/* The writer: what it has called safe is there, whatever happens to the disk, and a batch stands whole or not at all.
 */
#include "tests/unit/often.h"
#include "tests/unit/unit.h"

#include "server/store/faulty_vfs.h"
#include "server/store/writer.h"

#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>

enum { BATCHES = 24, MOST_CALLS = 4000, STEP = SANITIZED ? 7 : 1 };
static char folder[] = "writer-test-XXXXXX", path[64];

static int make_folder(void **state) {
    (void)state;
    bool made = mkdtemp(folder);
    snprintf(path, sizeof path, "%s/base", folder);
    return made ? 0 : -1;
}

static void sweep(void) {
    static const char *const tails[] = { "", "-wal", "-shm", "-journal" };
    char name[80];
    for (int i = 0; i < 4; i++) {
        snprintf(name, sizeof name, "%s%s", path, tails[i]);
        unlink(name);
    }
}

static int remove_folder(void **state) {
    (void)state;
    sweep();
    return rmdir(folder);
}

static void nobody(void *to) { (void)to; }

static bool start(struct writer *writer) {
    char words[BASE_WORDS];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    *writer = (struct writer){ .path = path, .told = nobody };
    return writer_start(writer, &trouble);
}

/* Batch n: act n of match 1 and, as large as several pages, its paper, which says n. */
static void fill(struct batch *batch, int n) {
    char act[40];
    static char paper[9000];
    *batch = (struct batch){ .calls = &lz_calls_system };
    snprintf(act, sizeof act, "act %d\n", n);
    memset(paper, 'x', sizeof paper - 1);
    paper[sizeof paper - 1] = 0;
    paper[0] = (char)('0' + n / 10);
    paper[1] = (char)('0' + n % 10);
    assert_true(batch_add(batch, &(struct base_row){ BASE_JOURNAL_ADD, { 1 } }));
    assert_true(batch_add(batch, &(struct base_row){ BASE_ACT_ADD, { 1, n, 0 }, { lz_span(act) } }));
    assert_true(batch_add(batch, &(struct base_row){ BASE_PAPER_KEEP, { 1 }, { lz_span("p"), lz_span(paper) } }));
}

static enum lz_status put_and_wait(struct writer *writer, struct batch *batch) {
    struct batch *back;
    writer_put(writer, batch);
    while (!(back = writer_take(writer)))
        usleep(50);
    assert_ptr_equal(back, batch);
    return back->status;
}

/* ---- what somebody finds who opens it afterwards */

static int acts_there(struct base *base) {
    int n = 0;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_ACTS, 1, (struct lz_text){ 0 });
    while (base_next(base, ask) == LZ_OK) {
        char act[40];
        snprintf(act, sizeof act, "act %d\n", n);
        assert_int_equal(sqlite3_column_int(ask, 0), n++); /* none is missing in the middle */
        assert_true(lz_text_is(base_text(ask, 2), act));
    }
    base_done(ask);
    return n;
}

static int paper_there(struct base *base) {
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_PAPER, 1, lz_span("p"));
    int n = -1;
    if (base_next(base, ask) == LZ_OK) {
        struct lz_text paper = base_text(ask, 0);
        n = (paper.at[0] - '0') * 10 + paper.at[1] - '0';
        assert_int_equal(paper.len, 8999);
    }
    base_done(ask);
    return n;
}

static void assert_stands(int safe, bool exact) {
    struct base base;
    faulty_vfs_begin(VFS_NONE, 0, 0);
    assert_true(base_open_to_write(&base, path));
    int acts = acts_there(&base);
    assert_true(acts >= safe);                      /* nothing that was safe is lost */
    assert_true(!exact || acts == safe);            /* nothing that was refused is there */
    assert_int_equal(paper_there(&base), acts - 1); /* a batch is whole */
    base_close(&base);
}

/* ---- a process that writes, and says what it was told */

static void work(int said) {
    struct writer writer;
    if (!start(&writer))
        _exit(1);
    for (int n = 0; n < BATCHES; n++) {
        struct batch batch;
        fill(&batch, n);
        enum lz_status status = put_and_wait(&writer, &batch);
        batch_free(&batch);
        if (status != LZ_OK)
            _exit(2);
        char one = 1;
        (void)!write(said, &one, 1);
    }
    writer_stop(&writer);
}

/* How many it called safe. */
static int watch(enum vfs_fault fault, unsigned at, unsigned chance, unsigned *calls) {
    int pipes[2], safe = 0, count[2];
    char one;
    sweep();
    assert_int_equal(pipe(pipes), 0);
    assert_int_equal(pipe(count), 0);
    pid_t child = fork();
    if (!child) {
        faulty_vfs_begin(fault, at, at + 1000 * chance);
        work(pipes[1]);
        (void)!write(count[1], &faulty_vfs.calls, sizeof faulty_vfs.calls);
        _exit(0);
    }
    close(pipes[1]);
    close(count[1]);
    while (read(pipes[0], &one, 1) == 1)
        safe++;
    *calls = 0;
    (void)!read(count[0], calls, sizeof *calls);
    waitpid(child, NULL, 0);
    close(pipes[0]);
    close(count[0]);
    return safe;
}

static unsigned worlds =
    1; /* what may be missing after the power went off, at each call; writer_test 100 tries so many */

static void try_each(enum vfs_fault fault) {
    unsigned calls, none;
    assert_int_equal(watch(VFS_NONE, 0, 0, &calls), BATCHES);
    assert_true(calls > 100 && calls < MOST_CALLS);
    /* Under a sanitizer each call meets one of the three faults. */
    for (unsigned n = 1 + fault % STEP; n <= calls; n += STEP)
        for (unsigned chance = 0; chance < (fault == VFS_POWER ? worlds : 1); chance++)
            assert_stands(watch(fault, n, chance, &none), false);
}

TEST(killed_at_every_call_what_was_safe_is_there) {
    UNUSED;
    try_each(VFS_KILL);
}
TEST(power_off_at_every_call_what_was_safe_is_there) {
    UNUSED;
    try_each(VFS_POWER);
}
TEST(a_call_that_fails_costs_nothing_that_was_safe) {
    UNUSED;
    try_each(VFS_ERROR);
}

/* ---- it goes on after a fault */

static void go_on_after(unsigned at) {
    struct writer writer;
    int safe = 0;
    sweep();
    faulty_vfs_begin(VFS_NONE, 0, 0);
    assert_true(start(&writer));
    faulty_vfs.fault = VFS_ERROR;
    faulty_vfs.at = faulty_vfs.calls + at;
    for (int tries = 0; safe < BATCHES; tries++) {
        struct batch batch;
        struct base base;
        assert_true(tries < 2 * BATCHES);
        fill(&batch, safe);
        enum lz_status status = put_and_wait(&writer, &batch);
        batch_free(&batch);
        if (status == LZ_FAILED) { /* what stands is read again */
            assert_true(base_open(&base, path));
            int acts = acts_there(&base);
            assert_true(acts == safe || acts == safe + 1);
            safe = acts;
            base_close(&base);
        }
        safe += status == LZ_OK;
    }
    writer_stop(&writer);
    assert_stands(BATCHES, true);
}

TEST(the_writer_goes_on_after_a_fault) {
    UNUSED;
    for (unsigned n = 1; n < 60; n += STEP)
        go_on_after(n);
}

/* ---- groups */

TEST(one_that_breaks_a_rule_fails_alone) {
    struct writer writer;
    struct batch batch[4], *back = NULL;
    int seen = 0;
    UNUSED;
    sweep();
    assert_true(start(&writer));
    fill(&batch[0], 0);
    fill(&batch[1], 1);
    fill(&batch[2], 1); /* there is one already */
    fill(&batch[3], 2);
    pthread_mutex_lock(&writer.lock); /* so that all four come at once */
    writer.waiting = &batch[0];
    for (int i = 0; i < 3; i++)
        batch[i].next = &batch[i + 1];
    writer.waiting_end = &batch[3].next;
    pthread_cond_signal(&writer.work);
    pthread_mutex_unlock(&writer.lock);
    while (seen < 4)
        for (back = writer_take(&writer); back; back = back->next)
            assert_ptr_equal(back, &batch[seen++]); /* in the order in which they came */
    for (int i = 0; i < 4; i++)
        assert_int_equal(batch[i].status, i == 2 ? LZ_REFUSED : LZ_OK);
    writer_stop(&writer);
    for (int i = 0; i < 4; i++)
        batch_free(&batch[i]);
    struct base base;
    assert_true(base_open(&base, path));
    assert_int_equal(acts_there(&base), 3);
    base_close(&base);
}

TEST(what_came_while_it_was_writing_is_one_commit) {
    struct writer writer;
    struct batch batch[BATCHES];
    int seen = 0;
    UNUSED;
    sweep();
    assert_true(start(&writer));
    pthread_mutex_lock(&writer.lock);
    for (int n = 0; n < BATCHES; n++) {
        fill(&batch[n], n);
        *writer.waiting_end = &batch[n];
        writer.waiting_end = &batch[n].next;
    }
    pthread_cond_signal(&writer.work);
    pthread_mutex_unlock(&writer.lock);
    while (seen < BATCHES)
        for (struct batch *back = writer_take(&writer); back; back = back->next)
            seen++;
    assert_int_equal(writer_count(&writer).commits, 1);
    writer_stop(&writer);
    for (int n = 0; n < BATCHES; n++)
        batch_free(&batch[n]);
    assert_stands(BATCHES, true);
}

/* ---- the file */

TEST(nobody_else_may_read_it) {
    struct base base;
    struct stat about;
    char log[80];
    UNUSED;
    sweep();
    mode_t before = umask(0);
    assert_true(base_open_to_write(&base, path));
    snprintf(log, sizeof log, "%s-wal", path);
    assert_true(stat(path, &about) == 0 && (about.st_mode & 0777) == 0600);
    assert_true(stat(log, &about) == 0 && (about.st_mode & 0777) == 0600);
    base_close(&base);
    umask(before);
}

TEST(a_newer_edition_is_left_alone) {
    struct base base;
    char words[200];
    UNUSED;
    sweep();
    assert_true(base_open_to_write(&base, path));
    assert_int_equal(sqlite3_exec(base.db, "PRAGMA user_version = 1000", NULL, NULL, NULL), SQLITE_OK);
    base_close(&base);
    assert_false(base_open_to_write(&base, path));
    snprintf(words, sizeof words,
             "the data base is of edition 1000, and this program reads edition %d: it was made by a newer Lizardry",
             BASE_EDITION);
    assert_string_equal(base.words, words);
}

int main(int argc, char **argv) {
    worlds = argc > 1 && atoi(argv[1]) > 0 ? (unsigned)atoi(argv[1]) : worlds;
    const struct CMUnitTest tests[] = { CASE(killed_at_every_call_what_was_safe_is_there),
                                        CASE(power_off_at_every_call_what_was_safe_is_there),
                                        CASE(a_call_that_fails_costs_nothing_that_was_safe),
                                        CASE(the_writer_goes_on_after_a_fault),
                                        CASE(one_that_breaks_a_rule_fails_alone),
                                        CASE(what_came_while_it_was_writing_is_one_commit),
                                        CASE(nobody_else_may_read_it),
                                        CASE(a_newer_edition_is_left_alone) };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
