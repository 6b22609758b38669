/* When orders are due: tables of rules, worlds and turns, in the time of Berlin unless a row says otherwise. */
#include "tests/unit/unit.h"

#include "host/time/deadline.h"

#include <stdio.h>

enum { MINUTE = 60, HOUR = 60 * MINUTE, DAY = 24 * HOUR };

static struct lz_zone zone;
static char words[400];

static void in_zone(const char *name) {
    struct lz_writer w = lz_writer_in(words, sizeof words);
    assert_int_equal(lz_zone_load(&zone, &lz_calls_system, name, &w), LZ_OK);
}

static struct lz_deadline rule_of(const char *text) {
    struct lz_deadline rule;
    struct lz_writer w = lz_writer_in(words, sizeof words);
    assert_true(lz_deadline_parse(lz_span(text), &rule, &w));
    return rule;
}

/* "2026-03-09 20:05" on the clocks of the zone. */
static int64_t at(const char *text) {
    int year, month, day, hour, minute;
    assert_int_equal(sscanf(text, "%d-%d-%d %d:%d", &year, &month, &day, &hour, &minute), 5);
    return lz_zone_when(&zone, lz_date_second(year, month, day) + hour * HOUR + minute * MINUTE);
}

static const char *told(struct lz_due due) {
    struct lz_writer w = lz_writer_in(words, sizeof words);
    lz_put_due(&w, due, "%a %Y-%m-%d %H:%M %z");
    return words;
}

/* ---- the rule in words */

TEST(rules_are_read_and_written) {
    UNUSED;
    static const char *const rules[][2] = {
        { "", "at=20:00 min=1d next=156h grace=1d delay=1h days=sun+mon+tue+wed+thu+fri+sat" },
        { "week", "at=20:00 min=1d next=156h grace=1d delay=1h days=sun+mon+tue+wed+thu+fri+sat" },
        { "3day at=7:05", "at=07:05 min=12h next=60h grace=12h delay=30 days=sun+mon+tue+wed+thu+fri+sat" },
        { "fortnight days=sun", "at=20:00 min=2d next=324h grace=1d delay=1h days=sun" },
        { "days=mon+Wed+FRI delay=0 min=0", "at=20:00 min=0d next=156h grace=1d delay=0d days=mon+wed+fri" },
        { "week grace=12h next=7d min=90",
          "at=20:00 min=90 next=7d grace=12h delay=1h days=sun+mon+tue+wed+thu+fri+sat" },
        { "at=0:00 delay=7d", "at=00:00 min=1d next=156h grace=1d delay=7d days=sun+mon+tue+wed+thu+fri+sat" },
        { "at=23:59", "at=23:59 min=1d next=156h grace=1d delay=1h days=sun+mon+tue+wed+thu+fri+sat" },
    };
    for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++) {
        char printed[200];
        struct lz_writer w = lz_writer_in(printed, sizeof printed);
        struct lz_deadline rule = rule_of(rules[i][0]), again;
        lz_deadline_print(&rule, &w);
        assert_string_equal(printed, rules[i][1]);
        again = rule_of(printed);
        assert_memory_equal(&rule, &again, sizeof rule);
    }
}

TEST(rules_that_are_none) {
    UNUSED;
    static const char *const none[] = { "never",
                                        "week 3day",
                                        "at=24:00",
                                        "at=20:60",
                                        "at=20:5",
                                        "at=:30",
                                        "at=+1:30",
                                        "at=20:+5",
                                        "at=1d",
                                        "days=",
                                        "days=sunday",
                                        "days=sun-mon",
                                        "days=xyz",
                                        "min=61d",
                                        "next=0",
                                        "grace=-1",
                                        "delay=8d",
                                        "min=1w",
                                        "min=",
                                        "=",
                                        "nonsense=1",
                                        "days=su",
                                        "next=99999999999999999999" };
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
        struct lz_deadline rule;
        struct lz_writer w = lz_writer_in(words, sizeof words);
        if (lz_deadline_parse(lz_span(none[i]), &rule, &w))
            fail_msg("'%s' was taken", none[i]);
        assert_non_null(strstr(words, "unknown deadline '"));
    }
    struct lz_deadline rule;
    struct lz_writer w = lz_writer_in(words, sizeof words);
    assert_false(lz_deadline_parse(lz_span("\x1b[2J"), &rule, &w));
    assert_null(strchr(words, '\x1b'));
}

/* ---- the dates */

/* A world made on Monday is due on the Sunday of that week, not thirteen days later; but nobody is given a day. */
TEST(the_first_deadline_of_a_world) {
    UNUSED;
    static const struct {
        const char *rule, *made, *due;
    } worlds[] = {
        { "week days=sun", "2026-03-02 12:00", "Sun 2026-03-08 20:00 +0100" }, /* a Monday */
        { "week days=sun", "2026-03-04 12:00", "Sun 2026-03-08 20:00 +0100" },
        { "week days=sun", "2026-03-07 12:00", "Sun 2026-03-15 20:00 +0100" }, /* tomorrow is too soon */
        { "week days=sun", "2026-03-08 19:59", "Sun 2026-03-15 20:00 +0100" },
        { "week days=sun", "2026-03-08 20:00", "Sun 2026-03-15 20:00 +0100" },
        { "week", "2026-03-02 12:00", "Sun 2026-03-08 20:00 +0100" },
        { "week", "2026-03-02 20:30", "Mon 2026-03-09 20:00 +0100" },
        { "3day", "2026-03-02 12:00", "Wed 2026-03-04 20:00 +0100" },
        { "fortnight days=sun", "2026-03-02 12:00", "Sun 2026-03-15 20:00 +0100" },
        { "week days=sun", "2026-03-23 12:00", "Sun 2026-03-29 20:00 +0200" }, /* clocks are turned that morning */
        { "week days=mon+fri next=1 min=0", "2026-03-02 12:00", "Mon 2026-03-02 20:00 +0100" },
        { "week days=sun min=6d", "2026-03-03 12:00", "Sun 2026-03-15 20:00 +0100" },
    };
    in_zone("Europe/Berlin");
    for (size_t i = 0; i < sizeof worlds / sizeof worlds[0]; i++) {
        struct lz_deadline rule = rule_of(worlds[i].rule);
        assert_string_equal(told(lz_due_first(&rule, &zone, at(worlds[i].made))), worlds[i].due);
    }
}

/* Deadlines count from the date due. */
TEST(the_deadline_after_a_turn) {
    UNUSED;
    static const struct {
        const char *rule, *due, *now, *next;
    } turns[] = {
        /* on time; a minute, a day late; so late that less than `min` is left; weeks late */
        { "week days=sun", "2026-03-08 20:00", "2026-03-08 20:00", "Sun 2026-03-15 20:00 +0100" },
        { "week days=sun", "2026-03-08 20:00", "2026-03-08 20:05", "Sun 2026-03-15 20:00 +0100" },
        { "week days=sun", "2026-03-08 20:00", "2026-03-09 20:05", "Sun 2026-03-15 20:00 +0100" },
        { "week days=sun", "2026-03-08 20:00", "2026-03-14 20:00", "Sun 2026-03-15 20:00 +0100" },
        { "week days=sun", "2026-03-08 20:00", "2026-03-14 20:01", "Sun 2026-03-22 20:00 +0100" },
        { "week days=sun min=0", "2026-03-08 20:00", "2026-03-15 20:00", "Sun 2026-03-22 20:00 +0100" },
        { "week days=sun", "2026-03-08 20:00", "2026-05-27 12:00", "Sun 2026-05-31 20:00 +0200" },
        { "week", "2026-03-08 20:00", "2026-03-09 20:05", "Sun 2026-03-15 20:00 +0100" },
        { "3day", "2026-03-08 20:00", "2026-03-09 07:00", "Wed 2026-03-11 20:00 +0100" },
        { "3day", "2026-03-08 20:00", "2026-03-11 09:00", "Thu 2026-03-12 20:00 +0100" }, /* min=12h */
        /* early: a week from the day it ran; where only Sundays are allowed, the first that is a week away */
        { "week", "2026-03-08 20:00", "2026-03-04 10:00", "Wed 2026-03-11 20:00 +0100" },
        { "week days=sun", "2026-03-08 20:00", "2026-03-04 10:00", "Sun 2026-03-15 20:00 +0100" },
        { "week days=sun", "2026-03-15 20:00", "2026-03-05 10:00", "Sun 2026-03-15 20:00 +0100" }, /* early again */
        { "3day", "2026-03-08 20:00", "2026-03-07 20:01", "Tue 2026-03-10 20:00 +0100" },
        /* extended to a Friday: from then on */
        { "week days=sun", "2026-03-13 20:00", "2026-03-13 20:00", "Sun 2026-03-22 20:00 +0100" },
        /* a week is a week in which clocks are turned, even to the minute */
        { "week days=sun next=7d", "2026-03-22 20:00", "2026-03-22 20:00", "Sun 2026-03-29 20:00 +0200" },
        { "week days=sun next=7d", "2026-10-18 20:00", "2026-10-18 20:00", "Sun 2026-10-25 20:00 +0100" },
        /* due at a time that is skipped, and the week after; due at a time that comes twice */
        { "week at=2:30 days=sun next=7d", "2026-03-22 02:30", "2026-03-22 02:30", "Sun 2026-03-29 03:00 +0200" },
        { "week at=2:30 days=sun next=7d", "2026-03-29 02:30", "2026-03-29 03:00", "Sun 2026-04-05 02:30 +0200" },
        { "week at=2:30 days=sun next=7d", "2026-10-18 02:30", "2026-10-18 02:30", "Sun 2026-10-25 02:30 +0200" },
        { "week at=2:30 days=sun next=7d", "2026-10-25 02:30", "2026-10-25 02:40", "Sun 2026-11-01 02:30 +0100" },
        { "week at=0:00 days=sun next=7d", "2026-12-27 00:00", "2026-12-27 00:00", "Sun 2027-01-03 00:00 +0100" },
    };
    in_zone("Europe/Berlin");
    for (size_t i = 0; i < sizeof turns / sizeof turns[0]; i++) {
        struct lz_deadline rule = rule_of(turns[i].rule);
        struct lz_turn turn = { .due = lz_due_at(&zone, at(turns[i].due)), .ran = at(turns[i].due) - 20 * DAY };
        assert_string_equal(told(lz_due_after(&rule, &zone, &turn, at(turns[i].now))), turns[i].next);
    }
}

/* Fifty weeks, in each of which somebody is late by as much as the grace: fifty Sundays. */
TEST(a_weekly_game_stays_weekly) {
    UNUSED;
    in_zone("Europe/Berlin");
    struct lz_deadline rule = rule_of("week at=20:00 days=sun");
    struct lz_turn turn = { .ran = at("2026-03-02 12:00") };
    turn.due = lz_due_first(&rule, &zone, turn.ran);
    for (int week = 0; week < 50; week++) {
        int64_t local = lz_date_second(2026, 3, 8) + 20 * HOUR + week * 7 * DAY, from;
        assert_int_equal(turn.due.at, lz_zone_when(&zone, local));
        turn.missing = 1;
        assert_int_equal(lz_turn_runs(&rule, &turn, turn.due.at + DAY - 1, &from), LZ_AWAITS_LATE);
        assert_int_equal(lz_turn_runs(&rule, &turn, from, &from), LZ_RUNS);
        struct lz_due next = lz_due_after(&rule, &zone, &turn, from + 5 * MINUTE);
        turn.ran = lz_turn_time(&turn, from + 5 * MINUTE);
        turn.due = next;
    }
}

/* Whatever the clock and the rule: never in the past, never sooner than the rule says, on an allowed day. */
TEST(no_deadline_is_too_soon) {
    UNUSED;
    static const char *const rules[] = { "week days=sun", "3day", "fortnight days=mon+thu at=2:30",
                                         "week next=1 min=0 days=tue", "week next=60d min=60d" };
    in_zone("Europe/Berlin");
    for (size_t r = 0; r < sizeof rules / sizeof rules[0]; r++) {
        struct lz_deadline rule = rule_of(rules[r]);
        struct lz_turn turn = { .due = lz_due_at(&zone, at("2026-03-08 20:00")), .ran = at("2026-03-01 20:00") };
        for (int64_t now = turn.ran; now < turn.ran + 400 * DAY; now += 7919) {
            struct lz_due due = lz_due_after(&rule, &zone, &turn, now), first = lz_due_first(&rule, &zone, now);
            assert_true(due.at > now && due.at >= now + rule.least * MINUTE);
            assert_true(first.at > now && first.at >= now + rule.least * MINUTE);
            assert_true(rule.days >> lz_date_of(lz_zone_local(&zone, due.at)).weekday & 1);
            assert_true(due.at <
                        (now > turn.due.at ? now : turn.due.at) + (int64_t)(rule.next + rule.least) * MINUTE + 9 * DAY);
        }
    }
}

/* ---- clocks that are wrong */

TEST(a_clock_that_is_set_back_moves_no_deadline) {
    UNUSED;
    in_zone("UTC");
    struct lz_deadline rule = rule_of("week days=sun");
    struct lz_turn turn = { .ran = 1832000000, .missing = 1 };
    int64_t from;
    turn.due = lz_due_first(&rule, &zone, turn.ran);
    struct lz_due next = lz_due_after(&rule, &zone, &turn, 1700000000);
    assert_true(next.at >= turn.ran + DAY); /* not in 2023 */
    assert_int_equal(lz_turn_time(&turn, 1700000000), turn.ran);
    /* and with the clock right again, a turn is not run at once, without orders and grace */
    turn.ran = lz_turn_time(&turn, 1700000000);
    turn.due = next;
    assert_int_equal(lz_turn_runs(&rule, &turn, 1832000600, &from), LZ_AWAITS_ORDERS);
    assert_int_equal(lz_turn_runs(&rule, &turn, 1700000000, &from), LZ_AWAITS_ORDERS);
}

/* A turn that ran by a clock five years ahead: its deadline is as far away, until somebody sets it by hand; from then
   on time is what the clock says. */
TEST(a_clock_that_leapt_ahead_is_mended_by_hand) {
    UNUSED;
    in_zone("UTC");
    struct lz_deadline rule = rule_of("week days=sun");
    struct lz_turn turn = { .due = lz_due_at(&zone, at("2026-03-08 20:00")),
                            .ran = at("2026-03-01 20:00"),
                            .missing = 1 };
    int64_t from;
    turn.due = lz_due_after(&rule, &zone, &turn, at("2031-03-05 12:00"));
    turn.ran = at("2031-03-05 12:00");
    assert_string_equal(told(turn.due), "Sun 2031-03-09 20:00 +0000");
    turn.due = lz_due_at(&zone, at("2026-03-15 20:00"));
    assert_int_equal(lz_turn_runs(&rule, &turn, at("2026-03-10 12:00"), &from), LZ_AWAITS_ORDERS);
    assert_int_equal(lz_turn_runs(&rule, &turn, at("2026-03-15 20:01"), &from), LZ_AWAITS_LATE);
    assert_int_equal(lz_turn_runs(&rule, &turn, at("2026-03-16 20:00"), &from), LZ_RUNS);
    assert_string_equal(told(lz_due_after(&rule, &zone, &turn, at("2026-03-16 20:00"))), "Sun 2026-03-22 20:00 +0000");
    assert_int_equal(lz_turn_time(&turn, at("2026-03-16 20:00")), at("2026-03-16 20:00"));
}

TEST(clocks_that_say_anything) {
    UNUSED;
    static const int64_t clocks[] = { INT64_MIN, -1, 0, 1700000000, 253402300799, INT64_MAX };
    in_zone("Europe/Berlin");
    struct lz_deadline rule = rule_of("week next=60d min=60d grace=60d delay=7d");
    for (size_t i = 0; i < 6 * 6 * 6; i++) {
        struct lz_turn turn = { { clocks[i % 6], 60 }, clocks[i / 6 % 6], clocks[i / 36], 1 };
        int64_t from;
        for (turn.missing = 0; turn.missing < 2; turn.missing++)
            for (int n = 0; n < 6; n++)
                assert_in_range(lz_turn_runs(&rule, &turn, clocks[n], &from), LZ_RUNS, LZ_AWAITS_CALM);
        told(lz_due_after(&rule, &zone, &turn, clocks[i % 6]));
        told(lz_due_first(&rule, &zone, clocks[i % 6]));
        assert_true(strlen(words) > 20);
    }
}

/* ---- may it run? */

TEST(when_a_turn_may_run) {
    UNUSED;
    static const struct {
        int missing;
        const char *last_in, *now;
        enum lz_runs runs;
        const char *from;
    } asked[] = {
        /* orders are missing: due on the 8th, grace of a day */
        { 1, NULL, "2026-03-02 12:00", LZ_AWAITS_ORDERS, "2026-03-08 20:00" },
        { 1, NULL, "2026-03-08 19:59", LZ_AWAITS_ORDERS, "2026-03-08 20:00" },
        { 1, NULL, "2026-03-08 20:00", LZ_AWAITS_LATE, "2026-03-09 20:00" },
        { 1, NULL, "2026-03-08 20:01", LZ_AWAITS_LATE, "2026-03-09 20:00" },
        { 3, "2026-03-08 20:01", "2026-03-09 19:59", LZ_AWAITS_LATE, "2026-03-09 20:00" },
        { 1, NULL, "2026-03-09 20:00", LZ_RUNS, "2026-03-09 20:00" },
        { 1, NULL, "2026-04-09 20:00", LZ_RUNS, "2026-03-09 20:00" },
        /* all in: a day after the turn before, an hour after the last orders, and in any case when it is due */
        { 0, "2026-03-01 20:30", "2026-03-02 19:59", LZ_AWAITS_CALM, "2026-03-02 20:00" },
        { 0, "2026-03-01 20:30", "2026-03-02 20:00", LZ_RUNS, "2026-03-02 20:00" },
        { 0, "2026-03-04 10:00", "2026-03-04 10:59", LZ_AWAITS_CALM, "2026-03-04 11:00" },
        { 0, "2026-03-04 10:00", "2026-03-04 11:00", LZ_RUNS, "2026-03-04 11:00" },
        { 0, "2026-03-08 19:30", "2026-03-08 19:59", LZ_AWAITS_CALM, "2026-03-08 20:00" },
        { 0, "2026-03-08 19:30", "2026-03-08 20:00", LZ_RUNS, "2026-03-08 20:00" },
        { 0, NULL, "2026-03-02 20:00", LZ_RUNS, "2026-03-02 20:00" }, /* nobody has to send any */
    };
    in_zone("Europe/Berlin");
    struct lz_deadline rule = rule_of("week days=sun");
    for (size_t i = 0; i < sizeof asked / sizeof asked[0]; i++) {
        struct lz_turn turn = { lz_due_at(&zone, at("2026-03-08 20:00")), at("2026-03-01 20:00"),
                                asked[i].last_in ? at(asked[i].last_in) : 0, asked[i].missing };
        int64_t from;
        assert_int_equal(lz_turn_runs(&rule, &turn, at(asked[i].now), &from), asked[i].runs);
        assert_int_equal(from, at(asked[i].from));
    }
}

/* ---- in words */

/* By the offset it was made with: the same wherever the process runs, and after the zone's rules have changed. */
TEST(a_date_reads_the_same_everywhere) {
    UNUSED;
    static const struct {
        struct lz_due due;
        const char *form, *told;
    } dates[] = {
        { { 1772996400, 60 }, "%A, %e %B %Y, %H:%M", "Sunday,  8 March 2026, 20:00" },
        { { 1772996400, 0 }, "%a %d %b %H:%M %z", "Sun 08 Mar 19:00 +0000" },
        { { 1772996400, 540 }, "%a %e %B, %H:%M", "Mon  9 March, 04:00" },
        { { 1772996400, -210 }, "%Y-%m-%d %z 100%%", "2026-03-08 -0330 100%" },
    };
    for (size_t i = 0; i < sizeof dates / sizeof dates[0]; i++) {
        struct lz_writer w = lz_writer_in(words, sizeof words);
        lz_put_due(&w, dates[i].due, dates[i].form);
        assert_string_equal(words, dates[i].told);
    }
}

RUN(CASE(rules_are_read_and_written), CASE(rules_that_are_none), CASE(the_first_deadline_of_a_world),
    CASE(the_deadline_after_a_turn), CASE(a_weekly_game_stays_weekly), CASE(no_deadline_is_too_soon),
    CASE(a_clock_that_is_set_back_moves_no_deadline), CASE(a_clock_that_leapt_ahead_is_mended_by_hand),
    CASE(clocks_that_say_anything), CASE(when_a_turn_may_run), CASE(a_date_reads_the_same_everywhere))
