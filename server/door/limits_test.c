/* Every limit at its number and one above it. */
#include "tests/unit/unit.h"

#include "core/words/text.h"
#include "server/door/limits.h"

#include <sodium.h>

static void open_limits(struct limits *limits, const char *changes) {
    char words[600];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    *limits = (struct limits){ .calls = &lz_calls_system };
    assert_true(sodium_init() >= 0 && limits_open(limits, changes, &trouble));
}

static const struct {
    const char *word;
    int64_t number, per;
} rows[] = {
#define LIMIT(name, word, number, per, words) { word, number, per },
#include "server/door/limits.def"
#undef LIMIT
};

TEST(each_is_kept_at_its_number) {
    static struct limits limits;
    UNUSED;
    open_limits(&limits, NULL);
    for (enum limit i = 0; i < LIMIT_COUNT; i++) {
        uint64_t mine = limits_key(&limits, lz_span("mine")), other = limits_key(&limits, lz_span("other"));
        for (int64_t n = 0; n < rows[i].number; n++)
            assert_true(rows[i].per ? limits_count(&limits, i, mine, 5000 + n % 7) == 0
                                    : limits_hold(&limits, i, mine));
        if (rows[i].per) {
            assert_int_equal(limits_count(&limits, i, mine, 5007), rows[i].per - 7);
            assert_int_equal(limits_count(&limits, i, mine, 5000 + rows[i].per - 1), 1);
            assert_int_equal(limits_count(&limits, i, other, 5007), 0);
            assert_int_equal(limits_count(&limits, i, mine, 5000 + rows[i].per), 0);
        } else {
            assert_false(limits_hold(&limits, i, mine));
            assert_true(limits_hold(&limits, i, other));
            limits_release(&limits, i, mine);
            assert_true(limits_hold(&limits, i, mine));
            assert_false(limits_hold(&limits, i, mine));
        }
    }
    limits_close(&limits);
}

/* A stranger for every counter: what has had its time goes, what is held stays. */
TEST(they_do_not_grow_for_ever) {
    static struct limits limits;
    char name[40];
    uint32_t slots = 0;
    UNUSED;
    open_limits(&limits, "own-sockets=1");
    uint64_t mine = limits_key(&limits, lz_span("mine"));
    assert_true(limits_hold(&limits, LIMIT_OWN_SOCKETS, mine));
    for (int64_t now = 0; now < 400000; now++) {
        struct lz_writer w = lz_writer_in(name, sizeof name);
        lz_put_number(&w, now);
        assert_int_equal(limits_count(&limits, LIMIT_REQUESTS, limits_key(&limits, lz_span(name)), now), 0);
    }
    struct slot {
        struct slot *next;
    };
    for (int i = 0; i < LIMIT_SLOTS; i++)
        for (const struct slot *at = (const struct slot *)limits.slot[i]; at; at = at->next)
            slots++;
    assert_in_range(slots, 10000, 40000);
    assert_false(limits_hold(&limits, LIMIT_OWN_SOCKETS, mine));
    limits_close(&limits);
}

TEST(they_are_changed_by_name) {
    static const char *const bad[] = { "x=1",      "codes", "codes=",    "codes=0",  "codes=-1",
                                       "codes=1x", "=1",    "codes=1,,", "codes=1,x" };
    static struct limits limits;
    char words[600];
    UNUSED;
    open_limits(&limits, "codes=3,own-sockets=7");
    assert_true(limits.number[LIMIT_CODES] == 3 && limits.number[LIMIT_OWN_SOCKETS] == 7);
    assert_int_equal(limits.number[LIMIT_LOGINS], 10);
    for (uint32_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct lz_writer trouble = lz_writer_in(words, sizeof words);
        assert_false(limits_open(&limits, bad[i], &trouble));
        assert_non_null(strstr(words, "NAME=NUMBER. There are connections"));
    }
    limits_close(&limits);
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(each_is_kept_at_its_number), CASE(they_do_not_grow_for_ever),
                                        CASE(they_are_changed_by_name) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
