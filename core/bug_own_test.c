/* A program that hosts many matches: a bug sets its match aside, and the others go on. */
#include "tests/unit/unit.h"

#include "core/bug.h"
#include "core/match.h"
#include "tests/unit/toy.h"

static jmp_buf aside;
static int line_of_bug;
static const char *what_bug;

_Noreturn void lz_bug(const char *file, int line, const char *what) {
    (void)file;
    line_of_bug = line;
    what_bug = what;
    longjmp(aside, 1);
}

static struct toy_state state[2];
static struct lz_match match[2];

static enum lz_status bid(int table, int seat) {
    struct lz_input in = { .move = { .seat = (uint8_t)seat, .verb = TOY_BID, .args = 1, .arg = { 5 } }, .at = 2000 };
    return lz_submit(&match[table], &in, NULL, NULL);
}

TEST(a_bug_in_one_match_leaves_the_others) {
    UNUSED;
    struct lz_setup setup = { .key = { 1, 2 }, .seats = 2, .option = { TOY_ROUNDS, 0 } };
    for (int i = 0; i < 2; i++) {
        match[i] = (struct lz_match){ .game = &toy_game, .state = &state[i], .audit = true };
        assert_true(lz_begin(&match[i], &setup, NULL, NULL));
    }
    state[0].bid[3] = 101; /* what the audit will not have */
    if (!setjmp(aside)) {
        (void)!bid(0, 0);
        fail();
    }
    assert_string_equal(what_bug, "TOY-1.2");
    assert_true(line_of_bug > 0);
    assert_int_equal(bid(1, 0), LZ_OK);
    assert_int_equal(bid(1, 1), LZ_OK);
    assert_int_equal(state[1].open.round, 1);
}

RUN(CASE(a_bug_in_one_match_leaves_the_others))
