/* A match kept in a file: every call fails once, and the process dies at every call; what was answered is true. */
#include "tests/unit/unit.h"

#include "host/store/faulty.h"
#include "host/store/file.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>

enum { ACTS = 4, MOST_CALLS = 200 };
static const char *const acts[ACTS] = { "the header, which is long enough to be torn\n", "one act\n", "and another\n",
                                        "the end\n" };

static char folder[] = "file-test-XXXXXX", path[64], beside[72];

static int make_folder(void **state) {
    (void)state;
    bool made = mkdtemp(folder);
    snprintf(path, sizeof path, "%s/match", folder);
    snprintf(beside, sizeof beside, "%s.seed", path);
    return made ? 0 : -1;
}

static void sweep(void) {
    char name[80];
    snprintf(name, sizeof name, "%s.paper.new", path);
    unlink(path);
    unlink(beside);
    unlink(name);
    snprintf(name, sizeof name, "%s.new", path);
    unlink(name);
}

static int remove_folder(void **state) {
    (void)state;
    sweep();
    return rmdir(folder);
}

static bool begin(struct lz_file *f, const struct lz_calls *calls, const char *act) {
    return lz_file_name(f, calls, path) && lz_file_create(f, lz_span(act), (struct lz_text){ 0 });
}

/* What a program was told that works on a match: acts that are safe; that the next one may be there or not; that the
   paper is. */
struct told {
    uint32_t safe;
    bool unsure, paper;
};

static void work(struct told *told) {
    struct lz_file f;
    if (!begin(&f, &faulty_calls, acts[0]))
        return;
    for (told->safe = 1; told->safe < ACTS; told->safe++) {
        enum lz_status status = lz_file_append(&f, lz_span(acts[told->safe]));
        if (status == LZ_REFUSED)
            status = lz_file_append(&f, lz_span(acts[told->safe])); /* the same may be tried again */
        if (status != LZ_OK) {
            told->unsure = status == LZ_FAILED;
            assert_true(f.error && f.did);
            break;
        }
        assert_false(faulty.unsafe || faulty.unnamed); /* safe is what a power cut does not take away */
    }
    told->paper = lz_paper_keep(&f, "seed", lz_span("all of it"));
    if (told->paper)
        assert_false(faulty.unsafe || faulty.unnamed);
    lz_file_close(&f);
}

static uint32_t whole(uint32_t n) {
    uint32_t len = 0;
    for (uint32_t i = 0; i < n; i++)
        len += (uint32_t)strlen(acts[i]);
    return len;
}

/* What somebody finds who opens it afterwards, on a sound machine. */
static void assert_stands(const struct told *told, bool killed) {
    struct lz_file f;
    struct lz_text all = { 0 };
    char everything[200] = "";
    for (int i = 0; i < ACTS; i++)
        strcat(everything, acts[i]);
    if (!lz_file_name(&f, &lz_calls_system, path) || !lz_file_open(&f)) {
        assert_true(told->safe == 0 && f.error == ENOENT);
        return;
    }
    char *text = lz_file_read(&f, &all);
    assert_non_null(text);
    assert_true(all.len >= whole(1));          /* a file has its first act */
    assert_true(all.len >= whole(told->safe)); /* nothing that was safe is lost */
    if (!killed && !told->unsure && told->safe)
        assert_int_equal(all.len, whole(told->safe)); /* and nothing that was refused is there */
    assert_true(all.len <= strlen(everything) && memcmp(text, everything, all.len) == 0);
    free(text);
    text = lz_paper_find(&f, "seed", &all);
    if (told->paper)
        assert_non_null(text);
    if (text)
        assert_string_equal(text, "all of it"); /* whole, or not there */
    else
        assert_int_equal(f.error, ENOENT);
    free(text);
    lz_file_close(&f);
}

static unsigned calls_needed(void) {
    struct told told = { 0 };
    sweep();
    faulty_begin(FAULT_NONE, 0, false);
    work(&told);
    assert_true(told.safe == ACTS && told.paper);
    assert_stands(&told, false);
    return faulty.calls;
}

static void fail_each(bool stays) {
    unsigned calls = calls_needed();
    assert_true(calls > 15 && calls < MOST_CALLS);
    for (unsigned n = 1; n <= calls; n++) {
        struct told told = { 0 };
        sweep();
        faulty_begin(FAULT_ERROR, n, stays);
        work(&told);
        assert_stands(&told, false);
    }
}

TEST(every_call_may_fail_once) {
    UNUSED;
    fail_each(false);
}

TEST(every_call_may_fail_from_then_on) {
    UNUSED;
    fail_each(true);
}

/* The process ends at the n-th call; what it had been told comes through a pipe. */
TEST(every_call_may_be_the_last) {
    UNUSED;
    unsigned calls = calls_needed();
    for (unsigned n = 1; n <= calls; n++) {
        struct told seen = { 0 };
        int ends[2];
        assert_int_equal(pipe(ends), 0);
        sweep();
        pid_t child = fork();
        if (child == 0) {
            struct lz_file f;
            faulty_begin(FAULT_KILL, n, false);
            if (!begin(&f, &faulty_calls, acts[0]) || write(ends[1], "a", 1) != 1)
                _exit(1);
            for (int i = 1; i < ACTS; i++)
                if (lz_file_append(&f, lz_span(acts[i])) != LZ_OK || write(ends[1], "a", 1) != 1)
                    _exit(1);
            if (!lz_paper_keep(&f, "seed", lz_span("all of it")) || write(ends[1], "p", 1) != 1)
                _exit(1);
            lz_file_close(&f);
            _exit(0);
        }
        close(ends[1]);
        for (char c; read(ends[0], &c, 1) == 1;) {
            seen.safe += c == 'a';
            seen.paper |= c == 'p';
        }
        close(ends[0]);
        int status;
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_true(WIFEXITED(status) && (WEXITSTATUS(status) == 9 || (n == calls && WEXITSTATUS(status) == 0)));
        assert_stands(&seen, true);
    }
}

/* A paper that is replaced is the old one or the new one, whatever fails. */
TEST(papers_are_replaced_whole) {
    UNUSED;
    for (unsigned n = 1; n < MOST_CALLS; n++) {
        struct lz_file f;
        struct lz_text text;
        sweep();
        faulty_begin(FAULT_NONE, 0, false);
        assert_true(begin(&f, &faulty_calls, "x\n") && lz_paper_keep(&f, "seed", lz_span("old")));
        faulty_begin(FAULT_ERROR, n, false);
        bool kept = lz_paper_keep(&f, "seed", lz_span("the new one"));
        bool done = faulty.calls < n;
        faulty_begin(FAULT_NONE, 0, false);
        char *found = lz_paper_find(&f, "seed", &text);
        assert_non_null(found);
        assert_true(strcmp(found, "the new one") == 0 || (!kept && strcmp(found, "old") == 0));
        free(found);
        lz_file_close(&f);
        if (done)
            return;
    }
    fail_msg("it never came through untouched");
}

TEST(a_file_is_one_process_alone) {
    UNUSED;
    struct lz_file f, g;
    sweep();
    assert_true(begin(&f, &lz_calls_system, "x\n"));
    assert_false(begin(&g, &lz_calls_system, "y\n"));
    assert_int_equal(g.error, EEXIST);
    assert_false(lz_file_open(&g));
    assert_int_equal(g.error, EWOULDBLOCK);
    lz_file_close(&f);
    assert_true(lz_file_open(&g));
    lz_file_close(&g);
}

TEST(a_folder_is_one_process_alone) {
    UNUSED;
    struct lz_file f, g;
    assert_true(lz_file_folder(&f, &lz_calls_system, folder) && lz_folder_take(&f));
    assert_true(lz_file_folder(&g, &lz_calls_system, folder));
    assert_false(lz_folder_take(&g));
    assert_int_equal(g.error, EWOULDBLOCK);
    lz_file_close(&f);
    assert_true(lz_folder_take(&g));
    lz_file_close(&g);
    assert_true(lz_file_folder(&g, &lz_calls_system, "no such folder"));
    assert_false(lz_folder_take(&g));
    assert_int_equal(g.error, ENOENT);
}

/* There a new file is made all the same, no old one is lost, and what was answered is true. */
/* Its maker was stopped before it had dropped the name under which it wrote: that name is the match itself. */
TEST(who_makes_it_again_harms_nothing) {
    UNUSED;
    struct lz_file f;
    char made[80], *there;
    struct lz_text text;
    sweep();
    assert_true(lz_file_name(&f, &lz_calls_system, path));
    assert_true(lz_file_create(&f, lz_span(acts[0]), lz_span("its seed\n")));
    lz_file_close(&f);
    snprintf(made, sizeof made, "%s.new", path);
    for (int linked = 1; linked >= 0; linked--) {
        if (linked)
            assert_int_equal(link(path, made), 0);
        assert_true(lz_file_name(&f, &lz_calls_system, path));
        assert_false(lz_file_create(&f, lz_span("another match\n"), lz_span("another seed\n")));
        assert_int_equal(f.error, EEXIST);
        assert_true(lz_file_open(&f));
        there = lz_file_read(&f, &text);
        assert_string_equal(there, acts[0]);
        free(there);
        there = lz_paper_find(&f, "seed", &text);
        assert_string_equal(there, "its seed\n");
        free(there);
        lz_file_close(&f);
    }
    sweep();
}

TEST(a_file_system_may_have_no_second_names) {
    UNUSED;
    struct lz_file f, g;
    struct lz_text all;
    for (unsigned n = 0; n < 20; n++) { /* 0: none fails */
        sweep();
        faulty_begin(n ? FAULT_ERROR : FAULT_NONE, n, false);
        faulty.no_links = true;
        bool begun = begin(&f, &faulty_calls, "x\n");
        assert_true(begun || n);
        if (begun) {
            assert_false(faulty.unsafe || faulty.unnamed);
            assert_false(begin(&g, &faulty_calls, "y\n"));
            char *text = lz_file_read(&f, &all);
            assert_true(!text || strcmp(text, "x\n") == 0);
            free(text);
            lz_file_close(&f);
        }
    }
    sweep();
    faulty_begin(FAULT_NONE, 0, false);
    faulty.no_links = true;
    assert_true(begin(&f, &faulty_calls, "x\n"));
    assert_false(begin(&g, &faulty_calls, "y\n"));
    assert_int_equal(g.error, EEXIST);
    lz_file_close(&f);
}

TEST(nobody_else_may_read_it) {
    UNUSED;
    struct lz_file f;
    struct stat about;
    sweep();
    assert_true(begin(&f, &lz_calls_system, "x\n") && lz_paper_keep(&f, "seed", lz_span("x")));
    assert_true(stat(path, &about) == 0 && (about.st_mode & 0777) == 0600);
    assert_true(stat(beside, &about) == 0 && (about.st_mode & 0777) == 0600);
    assert_true(lz_paper_drop(&f, "seed") && lz_paper_drop(&f, "seed"));
    assert_int_equal(stat(beside, &about), -1);
    lz_file_close(&f);
}

/* Cut back to the last whole act, it goes on from there. */
TEST(a_torn_end_is_cut_off) {
    UNUSED;
    struct lz_file f;
    struct lz_text all;
    sweep();
    assert_true(begin(&f, &lz_calls_system, "good\nto"));
    lz_file_close(&f);
    assert_true(lz_file_open(&f));
    free(lz_file_read(&f, &all));
    assert_true(lz_file_cut(&f, 5));
    assert_int_equal(lz_file_append(&f, lz_span("on\n")), LZ_OK);
    char *text = lz_file_read(&f, &all);
    assert_string_equal(text, "good\non\n");
    free(text);
    lz_file_close(&f);
}

/* What is longer than a reader takes would be lost with all that stands before it. */
TEST(no_file_grows_beyond_what_can_be_read) {
    UNUSED;
    struct lz_file f;
    sweep();
    assert_true(begin(&f, &lz_calls_system, acts[0]));
    f.size = LZ_FILE_LARGEST - 3;
    assert_int_equal(lz_file_append(&f, lz_span("four")), LZ_REFUSED);
    assert_int_equal(f.error, EFBIG);
    lz_file_close(&f);
}

/* Something else in the place of a paper is told by its name, and nobody waits for it. */
TEST(what_is_no_paper_is_told) {
    UNUSED;
    struct lz_file f;
    struct lz_text text;
    char words[200];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    sweep();
    assert_true(begin(&f, &lz_calls_system, acts[0]));
    assert_int_equal(mkfifo(beside, 0600), 0);
    char *found = lz_paper_find(&f, "seed", &text);
    assert_true(found && !text.len);
    free(found);
    assert_int_equal(unlink(beside), 0);
    assert_int_equal(mkdir(beside, 0700), 0);
    assert_null(lz_paper_find(&f, "seed", &text));
    struct lz_store store = lz_file_store(&f);
    store.trouble(store.to, &w);
    assert_non_null(strstr(words, "match.seed'"));
    assert_int_equal(rmdir(beside), 0);
    lz_file_close(&f);
}

/* A link that somebody has put where a file is to be made leads nowhere. */
TEST(no_link_is_written_through) {
    UNUSED;
    struct lz_file f;
    char made[80], target[80];
    sweep();
    snprintf(made, sizeof made, "%s.paper.new", path);
    snprintf(target, sizeof target, "%s.target", path);
    assert_true(begin(&f, &lz_calls_system, acts[0]));
    assert_int_equal(symlink("match.target", made), 0);
    assert_false(lz_paper_keep(&f, "seed", lz_span("secret")));
    assert_int_equal(access(target, F_OK), -1);
    assert_true(lz_paper_keep(&f, "seed", lz_span("secret"))); /* it is gone now */
    lz_file_close(&f);
}

TEST(long_names_are_told) {
    UNUSED;
    static char name[LZ_FILE_PATH + 10];
    struct lz_file f;
    memset(name, 'x', sizeof name - 1);
    assert_false(lz_file_name(&f, &lz_calls_system, name));
    assert_int_equal(f.error, ENAMETOOLONG);
    name[LZ_FILE_PATH - 1] = 0; /* room for itself, and none for a paper beside it */
    assert_true(lz_file_name(&f, &lz_calls_system, name));
    assert_false(lz_paper_keep(&f, "seed", lz_span("x")));
    assert_int_equal(f.error, ENAMETOOLONG);
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(every_call_may_fail_once),
                                        CASE(every_call_may_fail_from_then_on),
                                        CASE(every_call_may_be_the_last),
                                        CASE(papers_are_replaced_whole),
                                        CASE(a_file_is_one_process_alone),
                                        CASE(a_folder_is_one_process_alone),
                                        CASE(who_makes_it_again_harms_nothing),
                                        CASE(a_file_system_may_have_no_second_names),
                                        CASE(nobody_else_may_read_it),
                                        CASE(a_torn_end_is_cut_off),
                                        CASE(no_file_grows_beyond_what_can_be_read),
                                        CASE(what_is_no_paper_is_told),
                                        CASE(no_link_is_written_through),
                                        CASE(long_names_are_told) };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
