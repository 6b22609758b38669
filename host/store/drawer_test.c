/* The private drawer: what is kept comes back, and a secret is its holder's alone. */
#include "tests/unit/unit.h"

#include "host/store/drawer.h"
#include "host/store/faulty.h"
#include "host/store/shelf.h"

static struct lz_shelf shelf;
static struct lz_drawer drawer;
static char words[200];

static bool open_with(const struct lz_calls *calls) {
    static struct lz_writer trouble;
    trouble = lz_writer_in(words, sizeof words);
    shelf.calls = calls;
    drawer = (struct lz_drawer){ .calls = calls, .store = lz_shelf_store(&shelf) };
    return lz_drawer_open(&drawer, &trouble);
}

static void reopen(void) {
    lz_drawer_close(&drawer);
    assert_true(open_with(&lz_calls_system));
}

static void end(void) {
    lz_drawer_close(&drawer);
    shelf.calls = &lz_calls_system;
    lz_shelf_clear(&shelf);
}

TEST(lines_come_back) {
    UNUSED;
    assert_true(open_with(&lz_calls_system));
    assert_true(lz_drawer_keep(&drawer, "address #2 1", lz_span("old@example.org")));
    assert_true(lz_drawer_keep(&drawer, "address #2 2", lz_span("ben: \"B\" <ben@example.org>")));
    assert_true(lz_drawer_keep(&drawer, "address #2 1", lz_span("anna@example.org")));
    reopen();
    assert_true(lz_text_is(lz_drawer_find(&drawer, "address #2 1"), "anna@example.org"));
    assert_true(lz_text_is(lz_drawer_find(&drawer, "address #2 2"), "ben: \"B\" <ben@example.org>"));
    assert_int_equal(lz_drawer_find(&drawer, "address #2").len, 0);
    end();
}

/* Another seat, another holder, another use, another match: another word, in no letter of which half would do. */
TEST(a_secret_is_its_holders_alone) {
    UNUSED;
    static const struct lz_secret all[] = {
        { 1, 1, "password" }, { 1, 2, "password" }, { 2, 1, "password" }, { 1, 1, "turn 4" }, { 1, 1, "turn 5" },
    };
    enum { ALL = sizeof all / sizeof all[0] };
    char word[ALL][LZ_SECRET], half[LZ_SECRET];
    assert_true(open_with(&lz_calls_system));
    for (int i = 0; i < ALL; i++)
        lz_secret_print(&drawer, &all[i], word[i]);
    reopen();
    for (int i = 0; i < ALL; i++)
        for (int j = 0; j < ALL; j++)
            assert_int_equal(lz_secret_fits(&drawer, &all[i], lz_span(word[j])), i == j);
    for (int i = 0; i < LZ_SECRET - 1; i++) {
        memcpy(half, word[0], LZ_SECRET);
        half[i] = half[i] == 'a' ? 'b' : 'a';
        assert_false(lz_secret_fits(&drawer, &all[0], lz_span(half)));
    }
    assert_false(lz_secret_fits(&drawer, &all[0], (struct lz_text){ word[0], LZ_SECRET - 2 }));
    end();
    assert_true(open_with(&lz_calls_system));
    assert_false(lz_secret_fits(&drawer, &all[0], lz_span(word[0])));
    end();
}

TEST(a_drawer_without_its_key_is_said) {
    UNUSED;
    assert_true(open_with(&lz_calls_system));
    end();
    shelf.calls = &lz_calls_system;
    struct lz_store store = lz_shelf_store(&shelf);
    assert_true(store.keep(store.to, "drawer", lz_span("key: 12\n")));
    assert_false(open_with(&lz_calls_system));
    assert_non_null(strstr(words, "64 hex digits"));
    end();
}

/* Every call fails once: what was said to be kept is, and what was kept before stays. */
TEST(whatever_fails_nothing_is_lost) {
    UNUSED;
    unsigned n = 1;
    for (bool all = false; !all && n < 100; n++) {
        faulty_begin(FAULT_ERROR, n, false);
        bool opened = open_with(&faulty_calls), first = false, second = false;
        if (opened) {
            first = lz_drawer_keep(&drawer, "a", lz_span("1"));
            second = lz_drawer_keep(&drawer, "a", lz_span("2"));
        }
        all = !faulty.on;
        assert_true(opened || words[0]);
        faulty_begin(FAULT_NONE, 0, false);
        shelf.calls = drawer.calls = &lz_calls_system;
        reopen();
        struct lz_text kept = lz_drawer_find(&drawer, "a");
        assert_true(!second || lz_text_is(kept, "2"));
        assert_true(second || !first || lz_text_is(kept, "1"));
        end();
    }
    assert_in_range(n, 4, 99);
}

RUN(CASE(lines_come_back), CASE(a_secret_is_its_holders_alone), CASE(a_drawer_without_its_key_is_said),
    CASE(whatever_fails_nothing_is_lost))
