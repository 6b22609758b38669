#include "tests/unit/unit.h"

#include "core/words/event.h"
#include "core/match.h"
#include "core/seats.h"
#include "core/words/prose.h"
#include "core/words/verb.h"
#include "tests/unit/book.h"
#include "tests/unit/toy.h"

enum { START = 1000, ROOM = 200 };

static struct table {
    struct toy_state state;
    struct lz_match match;
    struct lz_journal journal;
    struct book book;
    struct lz_kept kept;
    struct lz_sink sink;
    struct lz_event room[ROOM];
    struct lz_why why;
} t;

static void seat(int seats) {
    struct lz_setup setup = { .key = { 1, 2 }, .now = START, .seats = (uint8_t)seats, .option = { TOY_ROUNDS, 0 } };
    memset(&t, 0, sizeof t);
    assert_true(toy_game.setup(&toy_game, &t.state, &setup, NULL, NULL));
    t.journal = (struct lz_journal){ book_line, &t.book, 0 };
    t.match = (struct lz_match){ &toy_game, &t.state, &t.journal, true };
    t.kept = (struct lz_kept){ .at = t.room, .room = ROOM, .seat = -1 };
    t.sink = lz_sink_keep(&t.kept);
}

static enum lz_status send(struct lz_input in) { return lz_submit(&t.match, &in, &t.sink, &t.why); }

static struct lz_input bid(int who, int16_t how_much, int64_t at) {
    return (struct lz_input){ .move = { .seat = (uint8_t)who, .verb = TOY_BID, .args = 1, .arg = { how_much } },
                              .at = at };
}

static struct lz_input say(int who, const char *words, int64_t at) {
    return (struct lz_input){ .move = { .seat = (uint8_t)who, .verb = TOY_SAY }, .at = at, .text = lz_span(words) };
}

static bool booked(const char *words) {
    char *end = t.book.at + t.book.len;
    *end = 0;
    return strstr(t.book.at, words);
}

static int told(uint16_t kind) {
    int count = 0;
    for (uint32_t i = 0; i < t.kept.count; i++)
        count += t.room[i].kind == kind;
    return count;
}

TEST(drafts_are_sealed_until_the_last_is_in) {
    UNUSED;
    struct toy_view before, after;
    seat(3);
    assert_int_equal(send(bid(0, 40, 1001)), LZ_OK);
    assert_int_equal(send(bid(1, 60, 1002)), LZ_OK);
    toy_game.view(&toy_game, &t.state, 2, &before);
    assert_int_equal(send(bid(1, 70, 1003)), LZ_OK); /* another in its place; nobody can tell */
    toy_game.view(&toy_game, &t.state, 2, &after);
    assert_memory_equal(&before, &after, sizeof before);
    assert_int_equal(t.state.head.wait, lz_only(2));
    assert_int_equal(told(TOY_SHOWN), 0);
    assert_int_equal(send(bid(2, 5, 1003)), LZ_OK);
    assert_int_equal(told(TOY_SHOWN), 3);
    assert_int_equal(told(TOY_WON), 1);
    assert_int_equal(t.room[t.kept.count - 1].seat, 1);
    assert_int_equal(t.state.head.wait, lz_all(3));
}

TEST(the_order_of_drafts_does_not_matter) {
    UNUSED;
    static const int order[6][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };
    struct toy_state first;
    for (int i = 0; i < 6; i++) {
        seat(3);
        for (int k = 0; k < 3; k++)
            assert_int_equal(send(bid(order[i][k], (int16_t)(30 + order[i][k]), 2000)), LZ_OK);
        if (i == 0)
            first = t.state;
        assert_memory_equal(&first, &t.state, sizeof first);
    }
}

TEST(alarms_due_ring_first_and_at_their_own_time) {
    UNUSED;
    seat(2);
    assert_int_equal(send(bid(0, 9, 2000)), LZ_OK);
    assert_int_equal(send(bid(1, 5, START + TOY_ROUND_MS + 7)), LZ_OK); /* too late for the first round */
    assert_int_equal(told(TOY_CLOSED), 1);
    assert_int_equal(t.state.open.round, 1);
    assert_int_equal(t.state.bid[1], 5);
    assert_int_equal(t.state.head.step, 3);
    assert_int_equal(t.state.head.now, START + TOY_ROUND_MS + 7);
    assert_int_equal(t.state.head.alarm, START + 2 * TOY_ROUND_MS); /* from the tick, not from the late bid */
    assert_true(booked("2 +9000 tick ~") && booked("3 +7 #1 bid 5 ~"));
}

TEST(an_alarm_due_at_the_very_time_rings_first) {
    UNUSED;
    seat(2);
    assert_int_equal(send(bid(0, 9, START + TOY_ROUND_MS - 1)), LZ_OK);
    assert_int_equal(told(TOY_CLOSED), 0);
    assert_int_equal(send(bid(1, 9, START + TOY_ROUND_MS)), LZ_OK);
    assert_int_equal(told(TOY_CLOSED), 1);
}

TEST(several_alarms_ring_in_order) {
    UNUSED;
    seat(2);
    assert_int_equal(lz_ring(&t.match, START + 2 * TOY_ROUND_MS, &t.sink), LZ_OK);
    assert_int_equal(told(TOY_CLOSED), 2);
    assert_int_equal(t.state.head.now, START + 2 * TOY_ROUND_MS);
    assert_int_equal(lz_ring(&t.match, INT64_MAX - 1, &t.sink), LZ_OK);
    assert_int_equal(told(TOY_CLOSED), 3); /* over after the third: no alarm rings any more */
    assert_true(t.state.head.over);
}

TEST(text_becomes_arguments_before_the_journal) {
    UNUSED;
    seat(2);
    assert_int_equal(send(say(1, "Never!", 1001)), LZ_OK);
    assert_int_equal(send(say(0, "well, then", 1001)), LZ_OK);
    assert_int_equal(t.state.open.said[TOY_CROSS], 1);
    assert_int_equal(t.state.open.said[TOY_CALM], 1);
    assert_true(booked("1 +1 #1 say cross ~") && booked("2 +0 #0 say calm ~"));
    assert_false(booked("Never"));
}

/* Whatever was refused: the state, the journal and the events are as if it had never come. */
static void assert_no_trace(struct lz_input in, uint16_t rule) {
    struct toy_state before = t.state;
    uint32_t len = t.book.len, chain = t.journal.chain, events = t.kept.count;
    t.why = (struct lz_why){ 999, 999 };
    assert_int_equal(send(in), LZ_REFUSED);
    assert_int_equal(t.why.rule, rule);
    assert_memory_equal(&before, &t.state, sizeof before);
    assert_true(len == t.book.len && chain == t.journal.chain && events == t.kept.count);
}

TEST(a_refused_input_leaves_no_trace) {
    UNUSED;
    seat(2);
    assert_no_trace(bid(0, 101, 5000), TOY_1_2);
    assert_no_trace(bid(3, 1, 5000), TOY_1_3);
    assert_no_trace(say(0, "  ", 5000), TOY_1_5);
    assert_int_equal(t.state.head.now, START); /* not even on the clock */
}

TEST(what_is_no_move_is_refused_before_the_game_sees_it) {
    UNUSED;
    seat(2);
    struct lz_move good = bid(0, 1, 0).move, bad[9];
    for (int i = 0; i < 9; i++)
        bad[i] = good;
    bad[0].verb = 99;
    bad[1].args = 0;
    bad[2].args = 2;
    bad[3].seat = TOY_SEATS;
    bad[4] = (struct lz_move){ .seat = LZ_CLOCK, .verb = LZ_TICK };
    bad[5] = (struct lz_move){ .seat = 0, .verb = LZ_TICK };
    bad[6].args = 200;
    bad[7] = (struct lz_move){ .verb = TOY_GIVE, .args = 1, .arg = { 4 } };
    bad[8] = (struct lz_move){ .verb = TOY_GIVE_TO, .args = 2, .arg = { -1, 0 } };
    for (int i = 0; i < 9; i++)
        assert_no_trace((struct lz_input){ .move = bad[i], .at = 2000 }, TOY_NOT_A_MOVE);
}

TEST(a_refused_input_that_came_late_leaves_only_the_tick) {
    UNUSED;
    seat(2);
    struct toy_state rung = t.state;
    struct lz_match alone = { &toy_game, &rung, NULL, true };
    assert_int_equal(lz_ring(&alone, 12000, NULL), LZ_OK);
    assert_int_equal(send(bid(0, 101, 12000)), LZ_REFUSED);
    assert_memory_equal(&rung, &t.state, sizeof rung);
}

TEST(moves_are_settled_before_they_are_judged) {
    UNUSED;
    seat(2);
    struct lz_input in = bid(0, 7, 1001);
    in.move.spare = 3;
    in.move.arg[5] = 9; /* beyond args: not the game's business */
    assert_int_equal(send(in), LZ_OK);
    assert_int_equal(t.state.bid[0], 7);
}

TEST(nothing_moves_a_finished_match) {
    UNUSED;
    seat(2);
    assert_int_equal(lz_ring(&t.match, 90000, &t.sink), LZ_OK);
    assert_true(t.state.head.over);
    assert_no_trace(bid(0, 1, 90001), TOY_1_3);
    assert_no_trace(say(1, "hello", 90001), TOY_1_3);
}

TEST(a_journal_that_cannot_be_written_stops_the_input) {
    UNUSED;
    seat(2);
    assert_int_equal(send(bid(0, 1, 1001)), LZ_OK);
    struct toy_state before = t.state;
    uint32_t chain = t.journal.chain, events = t.kept.count;
    t.book.broken_at = 2;
    assert_int_equal(send(bid(1, 2, 1002)), LZ_FAILED);
    assert_memory_equal(&before, &t.state, sizeof before);
    assert_true(chain == t.journal.chain && events == t.kept.count);
    assert_int_equal(send(bid(1, 2, 1002)), LZ_OK); /* the disk has room again, and the match goes on */
    assert_int_equal(t.book.lines, 2);
}

TEST(a_tick_that_cannot_be_written_stops_what_comes_after) {
    UNUSED;
    seat(2);
    struct toy_state before = t.state;
    t.book.broken_at = 1;
    assert_int_equal(send(bid(0, 1, START + TOY_ROUND_MS + 1)), LZ_FAILED);
    assert_memory_equal(&before, &t.state, sizeof before);
    t.book.broken_at = 2;
    assert_int_equal(lz_ring(&t.match, START + TOY_ROUND_MS, NULL), LZ_FAILED);
    assert_memory_equal(&before, &t.state, sizeof before);
}

TEST(every_64th_step_is_hashed) {
    UNUSED;
    char hex[32];
    seat(2);
    for (int i = 0; i < 128; i++) {
        assert_int_equal(send(say(i % 2, "so", 1001)), LZ_OK);
        if (i == 63) {
            struct lz_writer w = lz_writer_in(hex, sizeof hex);
            lz_put(&w, "= 64 ");
            lz_put_hex(&w, lz_state_hash(&toy_game, &t.state), 16);
        }
    }
    assert_true(booked(hex) && booked("\n= 128 "));
    assert_int_equal(t.book.lines, 130);
}

TEST(a_hash_that_cannot_be_written_takes_nothing_back) {
    UNUSED;
    seat(2);
    t.book.broken_at = 65;
    for (int i = 0; i < 128; i++)
        assert_int_equal(send(say(i % 2, "so", 1001)), LZ_OK);
    assert_int_equal(t.state.head.step, 128);
    assert_true(!booked("\n= 64 ") && booked("\n= 128 "));
    assert_int_equal(t.book.lines, 129);
}

TEST(no_journal_no_sink_no_why_will_do) {
    UNUSED;
    seat(2);
    t.match.journal = NULL;
    struct lz_input good = bid(0, 1, 1001), bad = bid(0, 101, 1001), none = { .move = { .verb = 77 }, .at = 1001 };
    assert_int_equal(lz_submit(&t.match, &good, NULL, NULL), LZ_OK);
    assert_int_equal(lz_submit(&t.match, &bad, NULL, NULL), LZ_REFUSED);
    assert_int_equal(lz_submit(&t.match, &none, NULL, NULL), LZ_REFUSED);
}

static void send_one(void *unused) {
    (void)unused;
    (void)!send(bid(0, 1, 5000));
}
static void ring_one(void *unused) {
    (void)unused;
    (void)!lz_ring(&t.match, 90000, NULL);
}

TEST(a_broken_audit_is_a_bug) {
    UNUSED;
    seat(2);
    t.state.bid[3] = 101;
    expect_bug(send_one, NULL, "TOY-1.2");
    t.match.audit = false;
    assert_int_equal(send(bid(0, 1, 5000)), LZ_OK);
}

TEST(time_never_goes_back) {
    UNUSED;
    seat(2);
    assert_int_equal(send(bid(0, 1, 6000)), LZ_OK);
    assert_int_equal(send(bid(0, 2, 5000)), LZ_OK); /* a clock was set back: it counts as made now */
    assert_int_equal(send(bid(0, 3, INT64_MIN)), LZ_OK);
    assert_int_equal(t.state.head.now, 6000);
    assert_true(booked("2 +0 #0 bid 2 ~") && booked("3 +0 #0 bid 3 ~"));
    struct lz_input early = bid(0, 4, 10);
    assert_true(lz_judge(&t.match, &early, NULL));
    assert_int_equal(early.at, 6000);
}

/* ---- the time of the input */

enum { NOON = 4000 };

/* Nobody bids in the morning. */
static bool check_after_noon(const struct lz_game *game, const void *state, const struct lz_input *in,
                             struct lz_why *why) {
    if (in->move.verb == TOY_BID && in->at < NOON)
        return lz_refuse(why, TOY_1_3, (int)in->at);
    return toy_game.check(game, state, in, why);
}

TEST(the_law_is_asked_with_the_time_of_the_input) {
    UNUSED;
    struct lz_game late = toy_game;
    late.check = check_after_noon;
    seat(2);
    t.match.game = &late;
    assert_no_trace(bid(0, 1, NOON - 1), TOY_1_3);
    assert_int_equal(t.why.arg, NOON - 1);
    assert_int_equal(send(bid(0, 1, NOON)), LZ_OK);
    assert_int_equal(t.state.head.now, NOON);
}

TEST(lz_check_asks_at_the_time_of_the_state) {
    UNUSED;
    struct lz_game late = toy_game;
    struct lz_move move = bid(0, 1, 0).move;
    late.check = check_after_noon;
    seat(2);
    assert_false(lz_check(&late, &t.state, &move, NULL));
    t.state.head.now = NOON;
    assert_true(lz_check(&late, &t.state, &move, NULL));
}

/* ---- the dry run */

/* Whatever the answer: nothing has changed, and the words are still there. */
static bool judged(struct lz_input *in) {
    struct toy_state before = t.state;
    struct lz_text words = in->text;
    uint32_t len = t.book.len;
    t.why = (struct lz_why){ 999, 999 };
    bool yes = lz_judge(&t.match, in, &t.why);
    assert_memory_equal(&before, &t.state, sizeof before);
    assert_true(len == t.book.len && t.kept.count == 0);
    assert_true(in->text.at == words.at && in->text.len == words.len);
    return yes;
}

TEST(a_dry_run_hears_and_checks) {
    UNUSED;
    struct lz_input good = bid(0, 100, 2000), bad = bid(0, 101, 2000), shout = say(1, "Never!", 2000),
                    silence = say(1, "  ", 2000), tick = { .move = { .seat = LZ_CLOCK, .verb = LZ_TICK }, .at = 2000 };
    seat(2);
    assert_true(judged(&good));
    assert_false(judged(&bad));
    assert_int_equal(t.why.rule, TOY_1_2);
    assert_true(judged(&shout));
    assert_true(shout.move.args == 1 && shout.move.arg[0] == TOY_CROSS);
    assert_false(judged(&silence));
    assert_int_equal(t.why.rule, TOY_1_5);
    assert_false(judged(&tick)); /* the clock asks nobody */
    assert_int_equal(t.why.rule, TOY_NOT_A_MOVE);
}

TEST(a_dry_run_asks_at_the_time_of_the_input) {
    UNUSED;
    struct lz_game late = toy_game;
    struct lz_input morning = bid(0, 1, NOON - 1), noon = bid(0, 1, NOON);
    late.check = check_after_noon;
    seat(2);
    t.match.game = &late;
    assert_false(judged(&morning));
    assert_true(judged(&noon));
}

/* A lore of one word that nobody may say; lz_lore is whatever the game and its host agree on. */
static bool gate(const struct lz_game *game, const struct lz_lore *lore, const struct lz_input *in,
                 struct lz_why *why) {
    const char *banned = (const char *)lore;
    bool said = banned && in->text.len && lz_text_is(in->text, banned);
    return in->move.verb != TOY_BID || !said || lz_refuse(why, TOY_1_5, 1);
}
static bool hear_all(const struct lz_game *game, const void *state, struct lz_input *in, struct lz_writer *heard,
                     struct lz_why *why) {
    (void)game, (void)state, (void)why;
    lz_put_text(heard, in->text);
    return true;
}
static const struct lz_verb spoken[] = { { TOY_BID, "bid", "\"", 0, "say it aloud" } };

TEST(the_gate_is_asked_after_the_law_with_or_without_lore) {
    UNUSED;
    struct lz_game gated = toy_game;
    gated.gate = gate, gated.hear = hear_all, gated.verbs = spoken, gated.verb_count = 1;
    struct lz_input in = { .move = { .seat = 0, .verb = TOY_BID, .args = LZ_MARK_ARGS },
                           .at = 2000,
                           .text = lz_span("seven") };
    seat(2);
    t.match.game = &gated;
    assert_true(judged(&in)); /* nobody knows what is banned */
    t.match.lore = (const struct lz_lore *)"seven";
    assert_false(judged(&in));
    assert_true(t.why.rule == TOY_1_5 && t.why.arg == 1);
    assert_no_trace(in, TOY_1_5);
    in.text = lz_span("eleven");
    assert_true(judged(&in));
    in.move.seat = 3; /* who may not act is told so, not what the gate thinks */
    in.text = lz_span("seven");
    assert_false(judged(&in));
    assert_int_equal(t.why.rule, TOY_1_3);
}

TEST(a_tick_must_be_taken_and_must_move_its_alarm) {
    UNUSED;
    seat(2);
    t.state.open.stuck = 1;
    expect_bug(ring_one, NULL, "refused the tick");
    t.state.open.stuck = 2;
    expect_bug(ring_one, NULL, "did not move its alarm");
}

TEST(the_seen_head_is_the_head_without_chance) {
    UNUSED;
    struct lz_head head = { .game = 1,
                            .rules = 2,
                            .seats = 3,
                            .phase = 4,
                            .over = 1,
                            .step = 6,
                            .may = 7,
                            .wait = 8,
                            .won = 9,
                            .now = 10,
                            .alarm = 11,
                            .rng = { { 12, 13 }, 14 } };
    struct lz_game open = toy_game;
    open.notices = 0;
    struct lz_seen seen = lz_seen_by(&open, &head, 2);
    assert_int_equal(seen.seat, 2);
    struct lz_head back = lz_head_from(&seen);
    assert_true(back.rng.key[0] == 0 && back.rng.key[1] == 0 && back.rng.count == 0);
    back.rng = head.rng;
    assert_memory_equal(&head, &back, sizeof head);
}

TEST(the_state_hash_holds_the_tables) {
    UNUSED;
    struct lz_game other = toy_game;
    seat(2);
    other.tables++;
    assert_int_not_equal(lz_state_hash(&toy_game, &t.state), lz_state_hash(&other, &t.state));
}

RUN(CASE(drafts_are_sealed_until_the_last_is_in), CASE(the_order_of_drafts_does_not_matter),
    CASE(alarms_due_ring_first_and_at_their_own_time), CASE(an_alarm_due_at_the_very_time_rings_first),
    CASE(several_alarms_ring_in_order), CASE(text_becomes_arguments_before_the_journal),
    CASE(a_refused_input_leaves_no_trace), CASE(what_is_no_move_is_refused_before_the_game_sees_it),
    CASE(a_refused_input_that_came_late_leaves_only_the_tick), CASE(moves_are_settled_before_they_are_judged),
    CASE(nothing_moves_a_finished_match), CASE(a_journal_that_cannot_be_written_stops_the_input),
    CASE(a_tick_that_cannot_be_written_stops_what_comes_after), CASE(every_64th_step_is_hashed),
    CASE(a_hash_that_cannot_be_written_takes_nothing_back), CASE(no_journal_no_sink_no_why_will_do),
    CASE(a_broken_audit_is_a_bug), CASE(time_never_goes_back), CASE(the_law_is_asked_with_the_time_of_the_input),
    CASE(lz_check_asks_at_the_time_of_the_state), CASE(a_dry_run_hears_and_checks),
    CASE(a_dry_run_asks_at_the_time_of_the_input), CASE(the_gate_is_asked_after_the_law_with_or_without_lore),
    CASE(a_tick_must_be_taken_and_must_move_its_alarm), CASE(the_seen_head_is_the_head_without_chance),
    CASE(the_state_hash_holds_the_tables))
