/* Who is told what, and who notices what: audiences of events, what setup tells, counts and times. */
#include "tests/unit/events.h"
#include "tests/unit/unit.h"

#include "core/match.h"
#include "core/seats.h"
#include "core/words/event.h"
#include "tests/unit/toy.h"

enum { SEATS = 4, START = 1000 };

static const struct lz_kind kinds[] = {
    [LZ_TO_ALL] = { LZ_TO_ALL, "all", "", LZ_TO_ALL, 0, "All." },
    [LZ_TO_OWNER] = { LZ_TO_OWNER, "owner", "", LZ_TO_OWNER, 0, "Owner." },
    [LZ_TO_SIDE] = { LZ_TO_SIDE, "side", "", LZ_TO_SIDE, 0, "Side." },
    [LZ_TO_NAMED] = { LZ_TO_NAMED, "named", "", LZ_TO_NAMED, 0, "Named." },
};

/* Tells, whatever is done, what stands here. */
static struct lz_event telling;

static bool setup(const struct lz_game *game, void *state, const struct lz_setup *setup, struct lz_sink *out,
                  struct lz_why *why) {
    if (!toy_game.setup(game, state, setup, NULL, why))
        return false;
    lz_tell(out, telling.kind, telling.seat, telling.seen);
    return true;
}
static void apply(const struct lz_game *game, void *state, const struct lz_move *move, struct lz_sink *out) {
    toy_game.apply(game, state, move, NULL);
    lz_tell(out, telling.kind, telling.seat, telling.seen);
}
/* Partners sit opposite. */
static int side(const struct lz_game *game, int seats, int seat) {
    (void)game, (void)seats;
    return seat % 2;
}

static struct table {
    struct lz_game game;
    struct toy_state state;
    struct lz_match match;
    struct lz_event room[8];
    struct lz_kept kept;
    struct lz_sink sink;
} t;

static void lay_table(void) {
    memset(&t, 0, sizeof t);
    t.game = toy_game;
    t.game.setup = setup, t.game.apply = apply, t.game.side = side;
    t.game.kinds = kinds, t.game.kind_count = LZ_COUNT(kinds);
    t.match = (struct lz_match){ .game = &t.game, .state = &t.state };
    t.kept = (struct lz_kept){ .at = t.room, .room = 8, .seat = -1 };
    t.sink = lz_sink_keep(&t.kept);
}

static bool begin(int seats) {
    struct lz_setup setup = { .key = { 1, 2 }, .now = START, .seats = (uint8_t)seats, .option = { TOY_ROUNDS, 0 } };
    struct lz_why why = { 0 };
    return lz_begin(&t.match, &setup, &t.sink, &why);
}

static void tell_in_setup(void *event) {
    telling = *(struct lz_event *)event;
    lay_table();
    (void)!begin(SEATS);
}
static void tell_in_step(void *event) {
    struct lz_input in = { .move = { .seat = 1, .verb = TOY_BID, .args = 1, .arg = { 5 } }, .at = 2000 };
    telling = (struct lz_event){ .kind = LZ_TO_ALL, .seen = lz_everyone(SEATS) };
    lay_table();
    (void)!begin(SEATS);
    telling = *(struct lz_event *)event;
    t.kept.count = 0;
    (void)!lz_submit(&t.match, &in, &t.sink, NULL);
}

static void assert_told(uint16_t kind, uint8_t seat, lz_seats seen) {
    struct lz_event event = { .kind = kind, .seat = seat, .seen = seen };
    void (*const doors[])(void *) = { tell_in_setup, tell_in_step };
    for (int i = 0; i < 2; i++) {
        doors[i](&event);
        assert_int_equal(t.kept.count, 1);
        assert_same_event(&t.room[0], &event);
    }
}
static void assert_leak(uint16_t kind, uint8_t seat, lz_seats seen) {
    struct lz_event event = { .kind = kind, .seat = seat, .seen = seen };
    expect_bug(tell_in_setup, &event, "audience_fits");
    expect_bug(tell_in_step, &event, "audience_fits");
}

enum { ALL = 0xf, WATCHER = 1 << LZ_ONLOOKER };

TEST(what_is_for_all_is_told_to_all) {
    UNUSED;
    assert_told(LZ_TO_ALL, 2, ALL | WATCHER);
    assert_told(LZ_TO_ALL, LZ_CLOCK, ALL | WATCHER);
    assert_told(LZ_TO_ALL, 2, 0); /* what nobody is told is no leak */
    assert_leak(LZ_TO_ALL, 2, ALL);
    assert_leak(LZ_TO_ALL, 2, 1 << 2);
    assert_leak(LZ_TO_ALL, 2, ALL | WATCHER | 1 << 4);
}

TEST(what_is_the_owners_is_told_to_the_owner) {
    UNUSED;
    assert_told(LZ_TO_OWNER, 2, 1 << 2);
    assert_leak(LZ_TO_OWNER, 2, 1 << 1);
    assert_leak(LZ_TO_OWNER, 2, 1 << 2 | 1 << 1);
    assert_leak(LZ_TO_OWNER, 2, 1 << 2 | WATCHER);
    assert_leak(LZ_TO_OWNER, 2, ALL | WATCHER);
}

TEST(what_is_a_sides_is_told_to_the_whole_side) {
    UNUSED;
    assert_told(LZ_TO_SIDE, 1, 1 << 1 | 1 << 3);
    assert_told(LZ_TO_SIDE, 2, 1 << 0 | 1 << 2);
    assert_leak(LZ_TO_SIDE, 1, 1 << 1);
    assert_leak(LZ_TO_SIDE, 1, 1 << 0 | 1 << 2);
    assert_leak(LZ_TO_SIDE, 1, 1 << 1 | 1 << 3 | WATCHER);
    assert_leak(LZ_TO_SIDE, 1, ALL | WATCHER);
}

TEST(what_a_rule_names_is_told_to_seats_of_the_table) {
    UNUSED;
    assert_told(LZ_TO_NAMED, 1, 1 << 0 | 1 << 3);
    assert_told(LZ_TO_NAMED, 1, ALL | WATCHER);
    assert_leak(LZ_TO_NAMED, 1, 1 << 4);
    assert_leak(LZ_TO_NAMED, 1, 1u << LZ_CLOCK);
}

TEST(an_event_of_no_kind_is_a_bug) {
    UNUSED;
    struct lz_event event = { .kind = 4, .seen = ALL | WATCHER };
    expect_bug(tell_in_step, &event, "kind_count");
}

TEST(a_deal_that_is_refused_says_why) {
    UNUSED;
    struct lz_setup setup = { .seats = 5 };
    struct lz_why why = { 0 };
    lay_table();
    assert_false(lz_begin(&t.match, &setup, &t.sink, &why));
    assert_true(why.rule == TOY_1_1 && why.arg == 5);
    assert_int_equal(t.kept.count, 0);
}

/* ---- what was noticed */

/* The toy with bids that nobody else notices. */
static lz_seats noticed(const struct lz_game *game, const void *state, const struct lz_move *move) {
    (void)game, (void)state;
    return move->verb == TOY_BID ? lz_only(move->seat) : lz_everyone(SEATS);
}
static struct toy_state sealed;
static struct lz_game sealed_game;

static void seal(void) {
    struct lz_setup setup = { .key = { 1, 2 }, .now = START, .seats = SEATS, .option = { TOY_ROUNDS, 0 } };
    sealed_game = toy_game;
    sealed_game.noticed = noticed;
    assert_true(toy_game.setup(&sealed_game, &sealed, &setup, NULL, NULL));
}
static void step(uint8_t seat, uint8_t verb, int64_t at) {
    struct lz_input in = { .move = { .seat = seat, .verb = verb, .args = 1, .arg = { 1 } }, .at = at };
    lz_step(&sealed_game, &sealed, &in, NULL);
}
static void assert_noticed(int seat, uint32_t steps, int64_t now) {
    struct lz_seen seen = lz_seen_by(&sealed_game, &sealed, seat);
    assert_int_equal(seen.step, steps);
    assert_int_equal(seen.now, now);
    assert_int_equal(seen.seat, seat);
}

TEST(counts_and_times_are_those_a_seat_noticed) {
    UNUSED;
    seal();
    for (int seat = 0; seat < SEATS; seat++)
        assert_noticed(seat, 0, START);
    step(1, TOY_BID, 1010);
    step(1, TOY_BID, 1020);
    assert_noticed(0, 0, START);
    assert_noticed(1, 2, 1020);
    assert_noticed(LZ_ONLOOKER, 0, START);
    step(3, TOY_SAY, 1030);
    assert_noticed(0, 1, 1030);
    assert_noticed(1, 3, 1030);
    assert_noticed(LZ_ONLOOKER, 1, 1030);
    assert_true(sealed.head.step == 3 && sealed.head.now == 1030); /* the match itself counts all */
}

TEST(a_game_without_notices_shows_what_is) {
    UNUSED;
    struct toy_state plain = { .head = { .step = 7, .now = 99, .seats = 2 } };
    struct lz_game open = toy_game;
    open.noticed = NULL, open.notices = 0;
    struct lz_seen seen = lz_seen_by(&open, &plain, LZ_ONLOOKER);
    assert_true(seen.step == 7 && seen.now == 99);
}

TEST(an_imagined_world_was_noticed_as_far_as_its_seat_knows) {
    UNUSED;
    seal();
    step(1, TOY_BID, 1010);
    struct lz_seen seen = lz_seen_by(&sealed_game, &sealed, 1);
    struct lz_notices all = lz_notices_from(&seen);
    for (int row = 0; row <= LZ_SEATS; row++)
        assert_true(all.step[row] == 1 && all.now[row] == 1010);
    assert_int_equal(all.spare, 0);
}

RUN(CASE(what_is_for_all_is_told_to_all), CASE(what_is_the_owners_is_told_to_the_owner),
    CASE(what_is_a_sides_is_told_to_the_whole_side), CASE(what_a_rule_names_is_told_to_seats_of_the_table),
    CASE(an_event_of_no_kind_is_a_bug), CASE(a_deal_that_is_refused_says_why),
    CASE(counts_and_times_are_those_a_seat_noticed), CASE(a_game_without_notices_shows_what_is),
    CASE(an_imagined_world_was_noticed_as_far_as_its_seat_knows))
