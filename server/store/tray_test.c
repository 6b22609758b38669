/* A hosted match in the data base: every job's batch stands or not, and whoever opens the match again finds just that.
 */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "host/room.h"
#include "server/store/tray.h"
#include "server/store/writer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ACTS = 60 };
static char folder[] = "tray-test-XXXXXX", path[64];

static int make_folder(void **state) {
    (void)state;
    bool made = mkdtemp(folder);
    snprintf(path, sizeof path, "%s/base", folder);
    return made ? 0 : -1;
}

static void sweep(void) {
    static const char *const tails[] = { "", "-wal", "-shm" };
    char name[80];
    for (int i = 0; i < 3; i++) {
        snprintf(name, sizeof name, "%s%s", path, tails[i]);
        unlink(name);
    }
}

static int remove_folder(void **state) {
    (void)state;
    sweep();
    return rmdir(folder);
}

/* A match and the data base that it is in. */
struct hosted {
    struct base reads, writes;
    struct tray tray;
    struct lz_room room;
};

static void open_base(struct hosted *h) {
    *h = (struct hosted){ 0 };
    assert_true(base_open_to_write(&h->writes, path));
    assert_true(base_open(&h->reads, path));
}

static void lay(struct hosted *h, const char *game, int64_t match) {
    h->tray = (struct tray){ .base = &h->reads, .match = match, .batch.calls = &lz_calls_system };
    h->room = (struct lz_room){ .calls = &lz_calls_system,
                                .store = tray_store(&h->tray),
                                .game = lz_game_by_id(lz_span(game)),
                                .nodes = 20,
                                .audit = true };
}

/* What the writer's thread does with a batch. */
static void commit(struct hosted *h) {
    assert_int_equal(base_begin(&h->writes), LZ_OK);
    for (uint32_t i = 0; i < h->tray.batch.rows; i++) {
        struct base_row row = batch_at(&h->tray.batch, i);
        assert_int_equal(base_do(&h->writes, &row), LZ_OK);
    }
    assert_int_equal(base_commit(&h->writes), LZ_OK);
    batch_empty(&h->tray.batch);
}

static bool create(struct hosted *h, const char *bots) {
    struct lz_record record = { .setup = { .seats = 2 } };
    char words[LZ_ROOM_WORDS];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    lz_options_usual(h->room.game, &record.setup);
    record.player[0] = record.player[1] = lz_span(bots);
    lz_fair_seed(lz_span("tray"), record.seed);
    return lz_room_create(&h->room, &record, (struct lz_facts){ 0 }, &trouble);
}

static void reopen(struct hosted *h, const char *game) {
    char words[LZ_ROOM_WORDS];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    int64_t match = h->tray.match;
    lz_room_close(&h->room);
    batch_free(&h->tray.batch);
    lay(h, game, match);
    assert_true(lz_room_open(&h->room, 0, &trouble));
}

static bool act(struct hosted *h) {
    struct lz_reply reply;
    const struct lz_head *head = lz_room_head(&h->room);
    if (head->over)
        return false;
    lz_room_bot(&h->room, lz_first(head->wait), 1000 * (int64_t)h->room.acts, &reply);
    assert_int_equal(reply.status, LZ_OK);
    return true;
}

static void close_all(struct hosted *h) {
    lz_room_close(&h->room);
    batch_free(&h->tray.batch);
    base_close(&h->reads);
    base_close(&h->writes);
}

TEST(opened_after_every_act_it_is_the_same_match) {
    struct hosted straight, broken;
    UNUSED;
    sweep();
    open_base(&straight);
    lay(&straight, "conspiracy", 1);
    assert_true(create(&straight, "bot:greedy"));
    commit(&straight);
    open_base(&broken);
    lay(&broken, "conspiracy", 2);
    assert_true(create(&broken, "bot:greedy"));
    commit(&broken);
    for (int i = 0; i < ACTS; i++) {
        bool goes_on = act(&straight);
        assert_int_equal(act(&broken), goes_on);
        commit(&broken);
        reopen(&broken, "conspiracy");
        assert_int_equal(broken.room.size, straight.room.size);
        assert_memory_equal(broken.room.text, straight.room.text, straight.room.size);
    }
    close_all(&straight);
    close_all(&broken);
}

TEST(a_batch_that_does_not_stand_leaves_no_trace) {
    struct hosted h;
    UNUSED;
    sweep();
    open_base(&h);
    lay(&h, "legends", 3);
    assert_true(create(&h, "bot:greedy"));
    commit(&h);
    for (int i = 0; i < ACTS / 2; i++) {
        uint32_t size = h.room.size;
        assert_true(act(&h));
        batch_empty(&h.tray.batch); /* the disk said no */
        reopen(&h, "legends");
        assert_int_equal(h.room.size, size);
        assert_true(act(&h));
        commit(&h);
    }
    close_all(&h);
}

TEST(a_number_is_given_once) {
    struct hosted h;
    UNUSED;
    sweep();
    open_base(&h);
    lay(&h, "pig", 4);
    assert_true(create(&h, "bot:greedy"));
    commit(&h);
    struct lz_text all;
    char *text = h.room.store.read(&h.tray, &all);
    assert_int_equal(all.len, h.room.size);
    free(text);
    assert_int_equal(h.room.store.create(&h.tray, lz_span("again\n"), lz_span("x")), LZ_REFUSED);
    assert_int_equal(h.tray.batch.rows, 0);
    close_all(&h);
}

/* Bytes that no act closes: an import, or a damaged data base. */
TEST(what_is_no_whole_act_is_cut_off) {
    struct hosted h;
    UNUSED;
    sweep();
    open_base(&h);
    lay(&h, "pig", 5);
    assert_true(create(&h, "bot:greedy"));
    assert_true(act(&h) && act(&h));
    uint32_t size = h.room.size, acts = h.tray.acts;
    assert_int_equal(h.room.store.append(&h.tray, lz_span("a line of nobody's\n")), LZ_OK);
    assert_int_equal(h.room.store.append(&h.tray, lz_span("and half of ano")), LZ_OK);
    commit(&h);
    reopen(&h, "pig");
    assert_int_equal(h.room.size, size);
    assert_int_equal(h.tray.acts, acts);
    assert_true(act(&h));
    commit(&h);
    bool none;
    struct lz_text damaged;
    char *text = h.room.store.find(&h.tray, "damaged", &damaged, &none);
    assert_string_equal(text, "a line of nobody's\nand half of ano");
    free(text);
    reopen(&h, "pig");
    assert_int_equal(h.tray.acts, acts + 1);
    close_all(&h);
}

static void change(struct hosted *h, const char *sql) {
    assert_int_equal(sqlite3_exec(h->writes.db, sql, NULL, NULL, NULL), SQLITE_OK);
}

/* Two matches whose acts stand in turn. */
TEST(an_act_that_is_missing_is_noticed_and_no_other_match_is_read) {
    static const char *const damage[] = {
        "UPDATE act SET before = before + 1 WHERE n = 3 AND journal = 1", /* the other's */
        "UPDATE act SET before = id + 1 WHERE n = 3 AND journal = 1",     /* what came later */
        "UPDATE act SET n = n + 1 WHERE n = 3 AND journal = 1",
        "UPDATE journal SET last = last - 1 WHERE id = 1",
        "UPDATE journal SET last = 0 WHERE id = 1",
        "UPDATE journal SET acts = acts + 1 WHERE id = 1",
    };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(damage); i++) {
        struct hosted a, b;
        struct lz_text all;
        const char *why = NULL;
        sweep();
        open_base(&a);
        open_base(&b);
        lay(&a, "pig", 1);
        lay(&b, "pig", 2);
        assert_true(create(&a, "bot:greedy") && create(&b, "bot:greedy"));
        for (int n = 0; n < 6; n++) {
            commit(&a);
            commit(&b);
            assert_true(act(&a) && act(&b));
        }
        commit(&a);
        commit(&b);
        change(&a, damage[i]);
        char *text = tray_acts(&a.reads, 1, &all, &why);
        assert_null(text);
        assert_non_null(strstr(why, "missing"));
        text = tray_acts(&a.reads, 2, &all, &why);
        assert_int_equal(all.len, b.room.size);
        assert_memory_equal(text, b.room.text, all.len);
        free(text);
        close_all(&a);
        close_all(&b);
    }
}

/* Who believes that another act was the last has not seen all of the match. */
TEST(an_act_follows_the_last_or_is_refused) {
    struct hosted h;
    UNUSED;
    sweep();
    open_base(&h);
    lay(&h, "pig", 7);
    assert_true(create(&h, "bot:greedy") && act(&h));
    commit(&h);
    assert_int_equal(base_begin(&h.writes), LZ_OK);
    for (int n = 0; n < 4; n++) {
        struct base_row row = { BASE_ACT_ADD, { n == 3 ? 8 : 7, n, 0 }, { lz_span("act\n") } };
        assert_int_equal(base_do(&h.writes, &row), n == 2 ? LZ_OK : LZ_REFUSED); /* 8: a match that is not there */
    }
    base_back(&h.writes);
    close_all(&h);
}

TEST(papers_on_the_tray_are_found) {
    struct hosted h;
    struct lz_text text;
    bool none;
    UNUSED;
    sweep();
    open_base(&h);
    lay(&h, "pig", 6);
    struct lz_store store = tray_store(&h.tray);
    assert_null(store.find(&h.tray, "ledger", &text, &none));
    assert_true(none);
    assert_true(store.keep(&h.tray, "ledger", lz_span("4\n")));
    commit(&h);
    assert_true(store.keep(&h.tray, "ledger", lz_span("5\n")));
    char *found = store.find(&h.tray, "ledger", &text, &none);
    assert_string_equal(found, "5\n");
    free(found);
    assert_true(store.drop(&h.tray, "ledger"));
    assert_null(store.find(&h.tray, "ledger", &text, &none));
    assert_true(none);
    batch_empty(&h.tray.batch);
    found = store.find(&h.tray, "ledger", &text, &none);
    assert_string_equal(found, "4\n");
    free(found);
    close_all(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(opened_after_every_act_it_is_the_same_match),
                                        CASE(a_batch_that_does_not_stand_leaves_no_trace),
                                        CASE(a_number_is_given_once),
                                        CASE(what_is_no_whole_act_is_cut_off),
                                        CASE(an_act_that_is_missing_is_noticed_and_no_other_match_is_read),
                                        CASE(an_act_follows_the_last_or_is_refused),
                                        CASE(papers_on_the_tray_are_found) };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
