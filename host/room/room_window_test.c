/* Windows: whatever the rules ask of everybody is answered at the same time, be the answer quick, slow, standing, a
   bot's, or the only one that the hand leaves; and nobody can tell that one waits. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "core/words/verb.h"
#include "host/own.h"
#include "host/store/shelf.h"

#include <stdio.h>

enum { WINDOW = 4000, BOTS = 300, STEP = 7, JSON = 1 << 18, MOST = 3000 };

static struct table {
    struct lz_shelf shelf;
    struct lz_room room;
    struct lz_rng rng;
    int64_t wall;
} t;
static struct lz_reply reply;

static void open_room(const struct lz_record *record, const char *const lines[]) {
    char words[LZ_ROOM_WORDS];
    struct lz_text fact[10];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    uint32_t count = 0;
    for (; lines && lines[count]; count++)
        fact[count] = lz_span(lines[count]);
    t.room = (struct lz_room){
        .calls = &lz_calls_system, .store = lz_shelf_store(&t.shelf), .game = record->game, .nodes = 20, .audit = true
    };
    if (!(lines ? lz_room_create(&t.room, record, (struct lz_facts){ fact, count }, &trouble)
                : lz_room_open(&t.room, t.wall, &trouble)) ||
        !lz_own_open(&t.room))
        fail_msg("%s", words);
}

/* Four seats at the game that has windows; those of `bots` have one. */
static void begin(lz_seats bots, const char *const lines[]) {
    struct lz_record record = { .game = lz_game_by_id(lz_span("lies")) };
    lz_shelf_clear(&t.shelf);
    t = (struct table){ .shelf.calls = &lz_calls_system, .wall = 1000000, .rng = lz_rng_from(11, 1) };
    lz_options_usual(record.game, &record.setup);
    record.setup.seats = 4;
    record.setup.now = t.wall;
    lz_fair_seed(lz_span("window"), record.seed);
    for (int i = 0; i < 4; i++)
        record.player[i] = lz_span(lz_in(bots, i) ? LZ_BOT_LABEL "easy" : "Anna");
    open_room(&record, lines);
}

static void reopen(void) {
    struct lz_record record = { .game = t.room.game };
    lz_room_close(&t.room);
    open_room(&record, NULL);
}

static void end(void) {
    lz_room_close(&t.room);
    lz_shelf_clear(&t.shelf);
}

static int asked(void) { return lz_first(lz_room_head(&t.room)->wait); }

static bool in_window(void) { return t.room.game->windows >> lz_room_head(&t.room)->phase & 1; }

static void send(int seat, const char *words, const char *id) {
    struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    struct lz_input in = { 0 };
    t.room.game->legal(t.room.game, t.room.state, seat, &legal);
    assert_true(lz_move_guess(t.room.game, &legal, lz_span(words), &in.move));
    struct lz_act act = { .who = seat, .wall = t.wall, .bytes = lz_span(words) };
    if (id) {
        act.id = lz_span(id);
        act.door = lz_span("lbp");
    }
    lz_room_do(&t.room, &act, (struct lz_inputs){ &in, 1 }, &reply);
}

/* Somebody moves, anything, or the bot. */
static void step(void) {
    struct lz_input in = { 0 };
    int seat = asked();
    t.wall += STEP;
    if (t.room.holder[seat].bot) {
        lz_room_bot(&t.room, seat, t.wall, &reply);
    } else {
        assert_true(t.room.game->sample(t.room.game, t.room.state, seat, &t.rng, &in.move));
        in.move.seat = (uint8_t)seat;
        lz_room_do(&t.room, &(struct lz_act){ .who = seat, .wall = t.wall }, (struct lz_inputs){ &in, 1 }, &reply);
    }
    assert_int_equal(reply.status, LZ_OK);
}

/* Until a window opens. @returns who is asked */
static int open_window(void) {
    for (int i = 0; i < MOST && !in_window(); i++)
        step();
    assert_true(in_window() && !lz_room_over(&t.room));
    return asked();
}

static void wake(void) { lz_room_wake(&t.room, t.wall, &reply); }

/* Of the hand alone: is there no choice? */
static bool forced(int seat) {
    struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    t.room.game->legal(t.room.game, t.room.state, seat, &legal);
    return legal.count == 1;
}

/* All that the others can be told. */
static const char *known_to_others(int seat, char json[JSON]) {
    struct lz_writer w = lz_writer_in(json, JSON);
    for (int other = 0; other <= 4; other++) {
        int eye = other == 4 ? LZ_ONLOOKER : other;
        if (eye == seat)
            continue;
        lz_room_around_json(&t.room, eye, &w);
        for (uint32_t i = 1; i <= lz_room_count(&t.room, eye); i++)
            lz_room_told_json(&t.room, eye, i, &w);
        lz_room_show(&t.room, eye, &w);
        if (eye != LZ_ONLOOKER) {
            lz_put_number(&w, lz_room_decision(&t.room, eye));
            lz_put_number(&w, (int64_t)lz_team_edition(&t.room, eye));
        }
    }
    lz_put_number(&w, t.room.acts);
    assert_false(w.full);
    return json;
}

static const char *const usual[] = { "house", NULL };

/* ---- */

TEST(whatever_is_answered_counts_when_the_window_closes) {
    static char before[JSON], after[JSON];
    static const int64_t late[] = { 0, 1, 300, WINDOW - 1 };
    int free_choice = 0, no_choice = 0;
    UNUSED;
    begin(0, usual);
    for (int n = 0; n < 60 && !lz_room_over(&t.room); n++) {
        int seat = open_window();
        int64_t opened = t.wall;
        *(forced(seat) ? &no_choice : &free_choice) += 1;
        t.wall += late[n % 4];
        known_to_others(seat, before);
        send(seat, "pass", NULL);
        assert_int_equal(reply.status, LZ_OK);
        assert_int_equal(reply.held, opened + WINDOW);
        assert_true(lz_room_waits(&t.room, seat));
        assert_string_equal(known_to_others(seat, after), before);
        assert_int_equal(lz_room_due(&t.room), opened + WINDOW);
        t.wall = opened + WINDOW - 1;
        wake();
        assert_string_equal(known_to_others(seat, after), before);
        t.wall = opened + WINDOW;
        wake();
        assert_false(lz_room_waits(&t.room, seat));
        assert_int_equal(t.room.last + t.room.late, opened + WINDOW);
        assert_false(asked() == seat && in_window());
        for (int i = 0; i < 40 && !in_window() && !lz_room_over(&t.room); i++)
            step();
    }
    assert_true(free_choice > 2 && no_choice > 2); /* or nothing was compared */
    end();
}

TEST(whoever_thinks_longer_is_not_held_up) {
    UNUSED;
    begin(0, usual);
    int seat = open_window();
    t.wall += WINDOW;
    send(seat, "pass", NULL);
    assert_int_equal(reply.held, 0);
    assert_false(asked() == seat && in_window());
    end();
}

TEST(an_answer_that_stands_comes_no_sooner) {
    struct lz_standing pass = { .when = "declare", .move = "pass", .times = 100 };
    UNUSED;
    begin(0, usual);
    for (int i = 0; i < 4; i++)
        assert_int_equal(lz_own_stand(&t.room, i, &pass, 1), LZ_OK);
    open_window();
    int64_t opened = t.wall;
    assert_int_equal(lz_room_due(&t.room), opened + WINDOW);
    t.wall = opened + WINDOW - 1;
    wake();
    assert_true(in_window());
    int first = asked();
    t.wall++;
    wake();
    assert_false(in_window() && asked() == first);
    assert_int_equal(t.room.last + t.room.late, opened + WINDOW);
    end();
}

TEST(a_bot_is_asked_at_once_and_heard_at_its_time) {
    UNUSED;
    begin(lz_only(0) | lz_only(1) | lz_only(3), usual); /* one person: bots take as long as the slowest thinks */
    int seat = open_window(), others = 0;
    for (int i = 0; i < 40 && others < 4; i++) {
        int64_t opened = t.wall;
        seat = open_window();
        if (opened != t.wall)
            continue;
        others++;
        bool bot = t.room.holder[seat].bot;
        if (bot)
            lz_room_bot(&t.room, seat, t.wall, &reply);
        else
            send(seat, "pass", NULL);
        assert_int_equal(reply.held, bot ? opened + BOTS : 0);
        t.wall += bot ? BOTS : 0;
        wake();
        assert_false(in_window() && asked() == seat);
    }
    assert_true(others > 1);
    end();
    begin(lz_only(1) | lz_only(3), usual); /* two: all have the same */
    seat = open_window();
    int64_t opened = t.wall;
    assert_true(t.room.holder[seat].bot);
    lz_room_bot(&t.room, seat, t.wall, &reply);
    assert_int_equal(reply.held, opened + WINDOW);
    end();
}

TEST(what_waits_is_there_again_after_a_kill) {
    UNUSED;
    begin(0, usual);
    int seat = open_window();
    int64_t opened = t.wall;
    send(seat, "pass", "a1");
    reopen();
    assert_true(lz_room_waits(&t.room, seat));
    send(seat, "pass", "a1"); /* the same, sent again */
    assert_int_equal(reply.status, LZ_OK);
    assert_int_equal(reply.held, opened + WINDOW);
    t.wall = opened + WINDOW;
    wake();
    assert_false(in_window() && asked() == seat);
    struct lz_act act = {
        .who = seat, .wall = t.wall, .id = lz_span("a1"), .door = lz_span("lbp"), .bytes = lz_span("pass")
    };
    struct lz_input nothing = { .at = 0 };
    lz_room_do(&t.room, &act, (struct lz_inputs){ &nothing, 1 }, &reply);
    assert_true(reply.again); /* it was that act */
    reopen();
    assert_false(lz_room_waits(&t.room, seat));
    end();
}

TEST(the_last_answer_counts) {
    UNUSED;
    begin(0, usual);
    int seat = open_window();
    for (int i = 0; i < 100 && forced(seat); i++) {
        t.wall += WINDOW;
        send(seat, "pass", NULL);
        seat = open_window();
    }
    assert_false(forced(seat));
    int64_t opened = t.wall;
    uint32_t told = t.room.told_count;
    send(seat, "react", NULL);
    send(seat, "pass", NULL);
    t.wall = opened + WINDOW;
    wake();
    assert_true(t.room.told_count > told);
    assert_string_equal(t.room.game->kinds[t.room.told[told].event.kind].word, "passed");
    end();
}

TEST(a_pause_stops_the_window) {
    UNUSED;
    begin(0, (const char *const[]){ "house", "house pause=yes", NULL });
    int seat = open_window();
    int64_t opened = t.wall;
    send(seat, "pass", NULL);
    t.wall += 1000;
    lz_room_pause(&t.room, &(struct lz_act){ .who = LZ_CLOCK, .wall = t.wall }, lz_span("tea"), &reply);
    assert_int_equal(lz_room_due(&t.room), LZ_NEVER);
    t.wall += 60000;
    lz_room_resume(&t.room, &(struct lz_act){ .who = LZ_CLOCK, .wall = t.wall }, &reply);
    assert_int_equal(lz_room_due(&t.room), opened + WINDOW + 60000);
    end();
}

TEST(no_clock_runs_out_before_it_closes_nor_costs_what_it_took) {
    UNUSED;
    begin(0, (const char *const[]){ "house", "house clock=live", "house window=10", "clock 2000 1000 easy", NULL });
    int seat = open_window();
    int64_t left = lz_room_clock(&t.room, seat, t.wall);
    assert_int_equal(left, 10000);
    send(seat, "pass", NULL);
    t.wall += 10000;
    wake();
    assert_int_equal(t.room.clock.missed[seat], 0);
    assert_int_equal(t.room.clock.left[seat], 1000);
    end();
}

TEST(where_nobody_could_tell_there_is_none) {
    static const char *const none[] = { "house", "house window=0", NULL };
    static const char *const far[] = { "house", "house clock=correspondence", "clock 3600000 0 easy", NULL };
    static const char *const free_table[] = { "sample", NULL };
    const char *const *const tables[] = { none, far, free_table };
    UNUSED;
    for (uint32_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        begin(0, tables[i]);
        int seat = open_window();
        send(seat, "pass", NULL);
        assert_int_equal(reply.status, LZ_OK);
        assert_int_equal(reply.held, 0);
        end();
    }
}

/* A visit: a seat is asked by hand. With answers that stand it comes once a turn. */
TEST(by_correspondence_a_turn_costs_each_one_visit) {
    struct lz_standing pass = { .when = "declare", .move = "pass", .times = 1000 };
    int visits[4] = { 0 }, turns = 0, last = -1;
    UNUSED;
    begin(0, (const char *const[]){ "house", "house clock=correspondence", "clock 3600000 0 easy", NULL });
    while (strcmp(t.room.game->phases[lz_room_head(&t.room)->phase], "cards") != 0)
        step(); /* the deal is over */
    for (int i = 0; i < 4; i++)
        assert_int_equal(lz_own_stand(&t.room, i, &pass, 1), LZ_OK);
    for (int i = 0; i < MOST && turns < 12 && !lz_room_over(&t.room); i++) {
        wake();
        if (lz_room_over(&t.room))
            break;
        assert_false(in_window()); /* nobody is asked by hand out of turn */
        visits[asked()] += asked() != last;
        turns += asked() != last;
        last = asked();
        step();
    }
    assert_true(turns >= 8);
    for (int i = 0; i < 4; i++)
        assert_in_range(visits[i], turns / 4 - 1, turns / 4 + 1);
    end();
}

RUN(CASE(whatever_is_answered_counts_when_the_window_closes), CASE(whoever_thinks_longer_is_not_held_up),
    CASE(an_answer_that_stands_comes_no_sooner), CASE(a_bot_is_asked_at_once_and_heard_at_its_time),
    CASE(what_waits_is_there_again_after_a_kill), CASE(the_last_answer_counts), CASE(a_pause_stops_the_window),
    CASE(no_clock_runs_out_before_it_closes_nor_costs_what_it_took), CASE(where_nobody_could_tell_there_is_none),
    CASE(by_correspondence_a_turn_costs_each_one_visit))
