/* Around a match: clocks that run out, seats that are given up, matches that are stopped, moves that are taken back by
   consent, people who are away. After every act the room is closed and opened, and knows the same. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/sheet.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "host/room.h"
#include "host/store/shelf.h"

#include <stdio.h>

enum { JSON = 1 << 16 };

static struct table {
    struct lz_shelf shelf;
    struct lz_room room;
    struct lz_rng rng;
    int64_t wall;
    uint32_t acts; /* of which each had a name */
} t;
static struct lz_reply reply;

static void open_room(bool make, const struct lz_record *record, const char *const lines[]) {
    char words[LZ_ROOM_WORDS];
    struct lz_text fact[10];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    uint32_t count = 0;
    for (; lines && lines[count]; count++)
        fact[count] = lz_span(lines[count]);
    t.room = (struct lz_room){
        .calls = &lz_calls_system, .store = lz_shelf_store(&t.shelf), .game = record->game, .nodes = 20, .audit = true
    };
    if (!(make ? lz_room_create(&t.room, record, (struct lz_facts){ fact, count }, &trouble)
               : lz_room_open(&t.room, t.wall, &trouble)))
        fail_msg("%s", words);
}

static void begin(const char *id, int seats, const char *const lines[]) {
    static const char *const people[] = { "Anna", "Ben", "Cleo", "Dan" };
    struct lz_record record = { .game = lz_game_by_id(lz_span(id)) };
    lz_shelf_clear(&t.shelf);
    t = (struct table){ .shelf.calls = &lz_calls_system, .wall = 1000000, .rng = lz_rng_from(7, 1) };
    lz_options_usual(record.game, &record.setup);
    if (record.game->sheet)
        assert_true(lz_option_parse(record.game, lz_span("preset=duel"), &record.setup, NULL));
    record.setup.seats = (uint8_t)seats;
    record.setup.now = t.wall;
    lz_fair_seed(lz_span(id), record.seed);
    for (int i = 0; i < seats; i++)
        record.player[i] = lz_span(people[i]);
    open_room(true, &record, lines);
}

static void end(void) {
    lz_room_close(&t.room);
    lz_shelf_clear(&t.shelf);
}

/* All that a seat, or an onlooker, can be told. */
static const char *known_by(int seat, char json[JSON]) {
    struct lz_writer w = lz_writer_in(json, JSON);
    lz_room_around_json(&t.room, seat, &w);
    for (uint32_t i = 1; i <= lz_room_count(&t.room, seat); i++)
        lz_room_told_json(&t.room, seat, i, &w);
    if (seat != LZ_ONLOOKER)
        lz_put_number(&w, lz_room_decision(&t.room, seat));
    assert_false(w.full);
    return json;
}

static const char *around(int seat, char json[JSON]) {
    struct lz_writer w = lz_writer_in(json, JSON);
    lz_room_around_json(&t.room, seat, &w);
    return json;
}

/* Closed and opened it is the same to all. */
static void reopen(void) {
    static char before[JSON], after[JSON];
    for (int seat = 0; seat <= t.room.record.setup.seats; seat++) {
        int who = seat < t.room.record.setup.seats ? seat : LZ_ONLOOKER;
        known_by(who, before);
        struct lz_record record = { .game = t.room.game };
        lz_room_close(&t.room);
        open_room(false, &record, NULL);
        assert_string_equal(before, known_by(who, after));
    }
}

static struct lz_act act_of(int who) {
    static char name[20];
    snprintf(name, sizeof name, "a%u", t.acts++);
    return (struct lz_act){ .who = who, .wall = t.wall, .door = lz_span("desk"), .id = lz_span(name) };
}

static int move(void) {
    int seat = lz_first(lz_room_head(&t.room)->wait);
    struct lz_input in = { 0 };
    struct lz_act act = act_of(seat);
    assert_true(t.room.game->sample(t.room.game, t.room.state, seat, &t.rng, &in.move));
    lz_room_do(&t.room, &act, (struct lz_inputs){ &in, 1 }, &reply);
    assert_int_equal(reply.status, LZ_OK);
    return seat;
}

static void assert_told(int seat, const char *word) {
    static char json[JSON];
    struct lz_writer w = lz_writer_in(json, JSON);
    assert_true(lz_room_count(&t.room, seat) > 0);
    for (uint32_t i = 1; i <= lz_room_count(&t.room, seat); i++)
        lz_room_told_json(&t.room, seat, i, &w);
    if (!strstr(json, word))
        fail_msg("%s is not in %s", word, json);
}

static bool was_told(int seat, const char *word) {
    static char json[JSON];
    struct lz_writer w = lz_writer_in(json, JSON);
    for (uint32_t i = 1; i <= lz_room_count(&t.room, seat); i++)
        lz_room_told_json(&t.room, seat, i, &w);
    return strstr(json, word);
}

/* ---- bells of the game's */

/* The first of those who are waited for moves so long after the bell. Did it count? */
static bool counts(int64_t after) {
    int64_t alarm = lz_room_head(&t.room)->alarm;
    int seat = lz_first(lz_room_head(&t.room)->wait);
    struct lz_input in = { 0 };
    struct lz_act act = act_of(seat);
    act.wall = t.wall = alarm + t.room.late + after;
    assert_true(t.room.game->sample(t.room.game, t.room.state, seat, &t.rng, &in.move));
    lz_room_do(&t.room, &act, (struct lz_inputs){ &in, 1 }, &reply);
    assert_true(reply.status == LZ_OK || (reply.status == LZ_REFUSED && reply.no == LZ_NO_RULE));
    /* Just before the bell, or after it has rung at its own time. */
    assert_int_equal(lz_room_head(&t.room)->now, reply.status == LZ_OK ? alarm - 1 : alarm);
    return reply.status == LZ_OK;
}

TEST(what_comes_within_the_allowance_counts_and_what_comes_later_never) {
    static const char *const usual[] = { "house", NULL }, *const none[] = { "house", "house allowance=0", NULL };
    static const struct {
        const char *const *facts;
        int64_t after;
        bool counts;
    } cases[] = { { usual, 0, true },      { usual, 399, true }, { usual, 400, false },
                  { usual, 60000, false }, { none, 0, false },   { NULL, 0, false } };
    static char json[JSON];
    UNUSED;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        begin("newspeak", 3, cases[i].facts);
        int64_t alarm = lz_room_head(&t.room)->alarm;
        if (cases[i].facts == usual) {
            assert_non_null(strstr(around(LZ_ONLOOKER, json), "\"bell\":{\"until\":1060000,\"allowance\":400}"));
            assert_true(lz_room_due(&t.room) == alarm + 400);
        }
        if (counts(cases[i].after) != cases[i].counts)
            fail_msg("case %zu", i);
        if (cases[i].facts)
            reopen();
        end();
    }
}

/* ---- clocks */

TEST(after_so_many_misses_a_bot_takes_over) {
    static const char *const facts[] = { "house", "house clock=live", "house misses=2", "clock 10000 0 greedy", NULL };
    UNUSED;
    begin("conspiracy", 2, facts);
    assert_true(t.room.live);
    int seat = lz_first(lz_room_head(&t.room)->wait), misses = 0;
    for (int n = 0; n < 40 && !t.room.holder[seat].bot; n++) {
        int now = lz_first(lz_room_head(&t.room)->wait);
        if (now != seat) {
            move();
            continue;
        }
        t.wall = lz_room_due(&t.room);
        lz_room_wake(&t.room, t.wall, &reply);
        assert_int_equal(reply.status, LZ_OK);
        misses++;
        reopen();
    }
    assert_int_equal(misses, 2);
    assert_non_null(t.room.holder[seat].bot);
    assert_int_equal(t.room.holder[seat].number, 2);
    for (int i = 0; i < 2; i++)
        assert_told(i, "is played by greedy from here on");
    assert_told(LZ_ONLOOKER, "time is up");
    lz_room_bot(&t.room, seat, t.wall, &reply);
    assert_int_equal(reply.status, LZ_OK);
    end();
}

TEST(who_moves_has_missed_nothing) {
    static const char *const facts[] = { "house", "house clock=live", "house misses=2", "clock 10000 0 greedy", NULL };
    UNUSED;
    begin("pig", 2, facts);
    for (int n = 0; n < 20 && !lz_room_over(&t.room); n++) {
        int seat = lz_first(lz_room_head(&t.room)->wait);
        t.wall = lz_room_due(&t.room);
        lz_room_wake(&t.room, t.wall, &reply);
        assert_true(!t.room.holder[seat].bot && t.room.clock.row[seat] <= 1);
        for (int i = 0; i < 30 && t.room.clock.row[0] + t.room.clock.row[1] && !lz_room_over(&t.room); i++)
            move();
    }
    assert_true(t.room.clock.missed[0] + t.room.clock.missed[1] > 3);
    end();
}

/* Duel's bids are sealed. Whether the other has moved is seen neither by its clock nor by what it misses. */
TEST(clocks_of_sealed_moves_tell_nothing) {
    static const char *const facts[] = { "house", "house clock=live", "clock 10000 5000 greedy", NULL };
    static char before[JSON], after[JSON], watching[JSON], watched[JSON];
    UNUSED;
    begin("duel", 2, facts);
    struct lz_input in = { 0 };
    t.wall += 3000;
    around(0, before);
    around(LZ_ONLOOKER, watching);
    assert_true(t.room.game->sample(t.room.game, t.room.state, 1, &t.rng, &in.move));
    struct lz_act act = act_of(1);
    lz_room_do(&t.room, &act, (struct lz_inputs){ &in, 1 }, &reply);
    assert_int_equal(reply.status, LZ_OK);
    assert_false(lz_in(lz_room_head(&t.room)->wait, 1));
    assert_string_equal(before, around(0, after));
    assert_string_equal(watching, around(LZ_ONLOOKER, watched));
    reopen();
    t.wall = lz_room_due(&t.room);
    lz_room_wake(&t.room, t.wall, &reply);
    assert_true(was_told(0, "time is up") && !was_told(1, "time is up") && !was_told(LZ_ONLOOKER, "time is up"));
    end();
}

/* Nothing that is told changes while nothing happens: else every look would differ, and a socket would never rest. */
TEST(what_is_told_does_not_change_with_the_time) {
    static const char *const facts[] = { "house", "house clock=live", "clock 10000 5000 greedy", NULL };
    static char before[JSON], after[JSON];
    UNUSED;
    begin("conspiracy", 2, facts);
    known_by(0, before);
    t.wall += 7000;
    assert_string_equal(before, known_by(0, after));
    int seat = lz_first(lz_room_head(&t.room)->wait);
    char until[60];
    snprintf(until, sizeof until, "{\"until\":%lld,\"reserve\":5000}", (long long)lz_room_due(&t.room));
    assert_non_null(strstr(after, until));
    struct lz_act host = act_of(LZ_CLOCK);
    lz_room_pause(&t.room, &host, lz_span("tea"), &reply);
    assert_int_equal(reply.status, LZ_OK);
    t.wall += 1000000;
    assert_non_null(strstr(known_by(seat, after), "{\"left\":8000,\"reserve\":5000}"));
    assert_told(1 - seat, "The match is paused: tea");
    reopen();
    host = act_of(LZ_CLOCK);
    lz_room_pause(&t.room, &host, lz_span("more tea"), &reply);
    assert_int_equal(reply.no, LZ_NO_PAUSED);
    host = act_of(LZ_CLOCK);
    lz_room_resume(&t.room, &host, &reply);
    assert_true(lz_room_due(&t.room) == t.wall + 8000);
    host = act_of(LZ_CLOCK);
    lz_room_resume(&t.room, &host, &reply);
    assert_int_equal(reply.no, LZ_NO_ASKED);
    end();
}

TEST(the_host_gives_more_time) {
    static const char *const facts[] = { "house", "house clock=live", "clock 10000 5000 greedy", NULL };
    UNUSED;
    begin("conspiracy", 2, facts);
    struct lz_act host = act_of(LZ_CLOCK);
    lz_room_extend(&t.room, &host, 60000, &reply);
    assert_true(reply.status == LZ_OK && lz_room_due(&t.room) == t.wall + 60000);
    reopen();
    assert_true(lz_room_due(&t.room) == t.wall + 60000);
    assert_told(0, "more time");
    end();
}

/* Three days for a decision, and a week of vacation. */
TEST(who_is_away_has_time_and_no_more_than_is_allowed) {
    static const char *const facts[] = { "house", "house clock=correspondence", "house vacation=7",
                                         "clock 259200000 0 greedy", NULL };
    const int64_t day = 86400000;
    UNUSED;
    begin("conspiracy", 2, facts);
    int seat = lz_first(lz_room_head(&t.room)->wait);
    struct lz_act act = act_of(seat);
    lz_room_away(&t.room, &act, t.wall + 8 * day, &reply);
    assert_int_equal(reply.no, LZ_NO_HOUSE);
    act = act_of(seat);
    lz_room_away(&t.room, &act, t.wall + 5 * day, &reply);
    assert_int_equal(reply.status, LZ_OK);
    reopen();
    assert_true(lz_room_due(&t.room) == t.wall + 8 * day);
    assert_told(1 - seat, "away for a while");
    t.wall += 2 * day; /* back after two of five days: five are left */
    act = act_of(seat);
    lz_room_away(&t.room, &act, 0, &reply);
    assert_int_equal(reply.status, LZ_OK);
    assert_true(t.room.accord.absent[seat] == 2 * day);
    act = act_of(seat);
    lz_room_away(&t.room, &act, t.wall + 5 * day + 1, &reply);
    assert_int_equal(reply.no, LZ_NO_HOUSE);
    act = act_of(seat);
    lz_room_away(&t.room, &act, t.wall + 5 * day, &reply);
    assert_int_equal(reply.status, LZ_OK);
    reopen();
    end();
}

static bool has_book(int seat) {
    char some[80] = "";
    struct lz_writer w = lz_writer_in(some, sizeof some);
    t.room.game->sheet->book(t.room.game, lz_room_view(&t.room, seat), &w);
    return w.len > 0;
}

/* One clan has written orders and not said that it is done: they count. The other has written nothing, and a bot writes
   its sheet. */
TEST(the_clock_hands_in_sheets) {
    static const char *const facts[] = { "house", "house clock=correspondence", "clock 259200000 0 easy", NULL };
    UNUSED;
    begin("swamp", 2, facts);
    t.wall = lz_room_due(&t.room);
    lz_room_wake(&t.room, t.wall, &reply); /* two start-ups */
    assert_true(t.room.clock.row[0] == 1 && t.room.clock.row[1] == 1);
    for (int n = 0; !has_book(0) && n < 1000; n++) {
        struct lz_input in = { 0 };
        struct lz_act act = act_of(0);
        assert_true(t.room.game->sample(t.room.game, t.room.state, 0, &t.rng, &in.move));
        if (in.move.verb != t.room.game->sheet->ready && in.move.verb != t.room.game->sheet->leave)
            lz_room_do(&t.room, &act, (struct lz_inputs){ &in, 1 }, &reply);
    }
    assert_true(has_book(0) && !has_book(1) && t.room.clock.row[0] == 0);
    reopen();
    t.wall = lz_room_due(&t.room);
    lz_room_wake(&t.room, t.wall, &reply);
    assert_int_equal(reply.status, LZ_OK);
    assert_true(t.room.clock.row[0] == 0 && t.room.clock.row[1] == 2);
    assert_false(has_book(0)); /* the turn was run */
    reopen();
    end();
}

/* Sunday at eight in the evening, with twelve hours of grace, whenever the turn before ran. */
TEST(sheets_are_due_by_the_calendar) {
    static const char *const facts[] = { "house",
                                         "house clock=correspondence",
                                         "house deadline=week at=20:00 days=sun grace=12h",
                                         "house zone=UTC",
                                         "house misses=0",
                                         "clock 259200000 0 easy",
                                         NULL };
    const int64_t week = 7 * 86400000, sunday = 1763323200000; /* 16 November 2025, 20:00 */
    UNUSED;
    begin("swamp", 2, facts);
    assert_true(lz_room_date(&t.room, t.wall, &reply));
    assert_false(lz_room_date(&t.room, t.wall, &reply)); /* it has one */
    for (int n = 0; n < 3; n++) {
        int64_t due = t.room.clock.due;
        assert_true((due - sunday) % week == 0 && due > t.wall);
        assert_true(lz_room_due(&t.room) == due + 12 * 3600000);
        reopen();
        assert_true(t.room.clock.due == due && t.room.clock.turns == (uint32_t)n);
        t.wall = lz_room_due(&t.room);
        lz_room_wake(&t.room, t.wall - 1, &reply);
        assert_int_equal(t.room.clock.turns, n);
        lz_room_wake(&t.room, t.wall, &reply);
        assert_int_equal(t.room.clock.turns, n + 1);
        assert_true(lz_room_date(&t.room, t.wall, &reply));
        assert_true(t.room.clock.due == due + week);
        reopen();
    }
    end();
}

/* ---- what people agree on */

TEST(who_gives_up_leaves_a_bot) {
    static const char *const facts[] = { "house", "house stand-in=random", NULL };
    UNUSED;
    begin("conspiracy", 3, facts);
    struct lz_act act = act_of(1);
    lz_room_give_up(&t.room, &act, &reply);
    assert_int_equal(reply.status, LZ_OK);
    reopen();
    assert_string_equal(t.room.holder[1].label, "bot:random");
    assert_told(0, "and a bot goes on");
    end();
}

TEST(a_match_is_stopped_when_all_people_agree) {
    static const char *const facts[] = { "house", NULL };
    UNUSED;
    begin("conspiracy", 3, facts);
    move();
    for (int i = 0; i < 3; i++) {
        struct lz_act act = act_of(i);
        lz_room_stop(&t.room, &act, true, &reply);
        if (i == 1) {
            act = act_of(0);
            lz_room_stop(&t.room, &act, false, &reply);
            assert_int_equal(t.room.accord.stop, lz_only(1));
        }
        assert_int_equal(reply.status, LZ_OK);
        assert_false(lz_room_over(&t.room));
        reopen();
    }
    struct lz_act act = act_of(0);
    lz_room_stop(&t.room, &act, true, &reply);
    assert_int_equal(reply.status, LZ_OK);
    assert_true(lz_room_over(&t.room) && !lz_room_head(&t.room)->over && t.room.record.ended);
    assert_told(2, "The match is stopped: all agree.");
    reopen(); /* which plays the journal again, its end and all */
    assert_true(t.room.record.ended && t.room.accord.stopped && lz_room_due(&t.room) == LZ_NEVER);
    assert_int_equal(lz_room_decision(&t.room, 0) + lz_room_decision(&t.room, 1) + lz_room_decision(&t.room, 2), 0);
    act = act_of(0);
    lz_room_stop(&t.room, &act, true, &reply);
    assert_int_equal(reply.no, LZ_NO_OVER);
    end();
}

TEST(an_end_that_nobody_agreed_to_does_not_hold) {
    static const char *const facts[] = { "house", NULL };
    char words[LZ_ROOM_WORDS] = "";
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    UNUSED;
    begin("conspiracy", 3, facts);
    struct lz_act act = act_of(LZ_CLOCK);
    assert_true(lz_room_begin(&t.room, &act, &reply));
    assert_true(lz_room_line(&t.room, lz_span("stops #0"), (struct lz_text){ 0 }));
    t.room.act.stops = true;
    lz_room_commit(&t.room, &reply);
    assert_int_equal(reply.status, LZ_OK);
    lz_room_close(&t.room);
    assert_false(lz_room_open(&t.room, t.wall, &trouble));
    assert_non_null(strstr(words, "the match was not over here"));
    end();
}

/* Past a reveal: everybody who has seen something keeps it, and the same cards come again. */
TEST(a_move_is_taken_back_when_all_others_agree) {
    static const char *const facts[] = { "house", "house undo=consent", NULL };
    UNUSED;
    begin("conspiracy", 3, facts);
    uint32_t bar;
    int seat = move();
    for (int n = 0; lz_room_may_undo(&t.room, seat, &bar); n++)
        seat = move();
    uint32_t step = lz_room_head(&t.room)->step;
    struct lz_act act = act_of(seat);
    lz_room_ask_back(&t.room, &act, &reply);
    assert_int_equal(reply.status, LZ_OK);
    reopen();
    act = act_of((seat + 1) % 3);
    lz_room_allow(&t.room, &act, true, &reply);
    assert_true(reply.status == LZ_OK && lz_room_head(&t.room)->step == step);
    act = act_of((seat + 2) % 3);
    lz_room_allow(&t.room, &act, false, &reply);
    assert_true(reply.status == LZ_OK && !t.room.accord.asked);
    act = act_of((seat + 2) % 3);
    lz_room_allow(&t.room, &act, true, &reply);
    assert_int_equal(reply.no, LZ_NO_ASKED);
    act = act_of(seat);
    lz_room_ask_back(&t.room, &act, &reply);
    for (int i = 1; i < 3; i++) {
        act = act_of((seat + i) % 3);
        lz_room_allow(&t.room, &act, true, &reply);
        assert_int_equal(reply.status, LZ_OK);
        reopen();
    }
    assert_int_equal(lz_room_head(&t.room)->step, step - 1);
    assert_told((seat + 1) % 3, "asks to take the last move back");
    for (uint32_t i = 0; i < t.room.told_count; i++)
        assert_true(lz_told_event(&t.room.told[i]) || !t.room.told[i].back); /* that was asked is not void */
    end();
}

TEST(the_next_move_ends_the_question) {
    static const char *const facts[] = { "house", "house undo=consent", NULL };
    UNUSED;
    begin("conspiracy", 2, facts);
    struct lz_act act = act_of(move());
    lz_room_ask_back(&t.room, &act, &reply);
    assert_true(reply.status == LZ_OK && t.room.accord.asked);
    move();
    assert_false(t.room.accord.asked);
    end();
}

static void host_back(enum lz_status status, enum lz_no no) {
    struct lz_act act = act_of(LZ_CLOCK);
    lz_room_host_back(&t.room, &act, &reply);
    assert_int_equal(reply.status, status);
    assert_true(status == LZ_OK || reply.no == no);
}

/* What showed nobody anything new goes back at once, all else when all people allow it. */
TEST(the_host_takes_a_move_back) {
    static const char *const kinds[] = { "house undo=no", "house undo=free", "house undo=consent" };
    for (int i = 0; i < 3; i++) {
        const char *facts[] = { "house", kinds[i], NULL };
        begin("conspiracy", 2, facts);
        host_back(LZ_REFUSED, i ? LZ_NO_BACK : LZ_NO_HOUSE); /* nothing was done yet */
        uint32_t bar, step;
        int seat = move();
        while (t.room.past[lz_room_head(&t.room)->step].barred)
            seat = move();
        step = lz_room_head(&t.room)->step;
        assert_true(lz_room_may_undo(&t.room, seat, &bar));
        host_back(i ? LZ_OK : LZ_REFUSED, LZ_NO_HOUSE);
        assert_int_equal(lz_room_head(&t.room)->step, step - (i > 0));
        assert_true(!i || was_told(1 - seat, "The host takes the last turn back"));
        do
            move();
        while (!t.room.past[lz_room_head(&t.room)->step].barred);
        step = lz_room_head(&t.room)->step;
        host_back(i == 2 ? LZ_OK : LZ_REFUSED, i ? LZ_NO_BACK : LZ_NO_HOUSE);
        for (int who = 0; i == 2 && who < 2; who++) {
            char json[JSON];
            assert_true(strstr(around(0, json), "\"undo\":{\"host\":true"));
            assert_int_equal(lz_room_head(&t.room)->step, step);
            struct lz_act act = act_of(who);
            lz_room_allow(&t.room, &act, true, &reply);
            assert_int_equal(reply.status, LZ_OK);
            reopen();
        }
        assert_int_equal(lz_room_head(&t.room)->step, step - (i == 2));
        end();
    }
}

/* A turn of sheets; what was ordered since does not end the question, which would show that somebody has. */
TEST(the_host_takes_a_turn_of_sheets_back) {
    static const char *const facts[] = { "house", "house undo=consent", "house clock=correspondence",
                                         "clock 259200000 0 easy", NULL };
    UNUSED;
    begin("swamp", 2, facts);
    host_back(LZ_REFUSED, LZ_NO_BACK);
    for (int n = 0; n < 2; n++) {
        t.wall = lz_room_due(&t.room);
        lz_room_wake(&t.room, t.wall, &reply);
    }
    host_back(LZ_OK, LZ_NOS);
    uint32_t back = t.room.accord.step;
    for (int n = 0; !has_book(0) && n < 1000; n++) {
        struct lz_input in = { 0 };
        struct lz_act act = act_of(0);
        assert_true(t.room.game->sample(t.room.game, t.room.state, 0, &t.rng, &in.move));
        if (in.move.verb != t.room.game->sheet->ready && in.move.verb != t.room.game->sheet->leave)
            lz_room_do(&t.room, &act, (struct lz_inputs){ &in, 1 }, &reply);
    }
    assert_true(t.room.accord.asked && lz_room_head(&t.room)->step > back + 1);
    for (int who = 0; who < 2; who++) {
        struct lz_act act = act_of(who);
        lz_room_allow(&t.room, &act, true, &reply);
        assert_int_equal(reply.status, LZ_OK);
        reopen();
    }
    assert_true(lz_room_head(&t.room)->step == back && !t.room.accord.asked);
    end();
}

TEST(the_house_may_not_allow_it) {
    static const char *const facts[] = { "house", "house undo=free", NULL };
    UNUSED;
    begin("conspiracy", 2, facts);
    struct lz_act act = act_of(move());
    lz_room_ask_back(&t.room, &act, &reply);
    assert_int_equal(reply.no, LZ_NO_HOUSE);
    act = act_of(0);
    lz_room_away(&t.room, &act, t.wall + 1000, &reply);
    assert_int_equal(reply.no, LZ_NO_HOUSE);
    end();
}

RUN(CASE(what_comes_within_the_allowance_counts_and_what_comes_later_never),
    CASE(after_so_many_misses_a_bot_takes_over), CASE(who_moves_has_missed_nothing),
    CASE(clocks_of_sealed_moves_tell_nothing), CASE(what_is_told_does_not_change_with_the_time),
    CASE(the_host_gives_more_time), CASE(who_is_away_has_time_and_no_more_than_is_allowed),
    CASE(the_clock_hands_in_sheets), CASE(sheets_are_due_by_the_calendar), CASE(who_gives_up_leaves_a_bot),
    CASE(a_match_is_stopped_when_all_people_agree), CASE(an_end_that_nobody_agreed_to_does_not_hold),
    CASE(a_move_is_taken_back_when_all_others_agree), CASE(the_next_move_ends_the_question),
    CASE(the_host_takes_a_move_back), CASE(the_host_takes_a_turn_of_sheets_back), CASE(the_house_may_not_allow_it))
