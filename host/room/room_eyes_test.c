/* What a room lets each seat see and do: nothing of others', nothing too early, nothing twice. Each of these was a hole
   that a bug planted by tests/faults/planted.py got through. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "core/words/verb.h"
#include "host/room.h"
#include "host/store/shelf.h"

static struct table {
    struct lz_shelf shelf;
    struct lz_room room;
    struct lz_rng rng;
    int64_t wall;
} t;

static void begin_with(const struct lz_game *game, const char *label, int seats) {
    static const char *const names[] = { "Anna", "Ben", "Cleo", "Dan" };
    char words[LZ_ROOM_WORDS];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct lz_record record = { .setup = { .seats = (uint8_t)seats } };
    memset(&t, 0, sizeof t);
    t.shelf.calls = &lz_calls_system;
    t.rng = lz_rng_from(7, 1);
    t.wall = 1000000;
    t.room = (struct lz_room){ .calls = &lz_calls_system, .store = lz_shelf_store(&t.shelf), .game = game };
    lz_options_usual(game, &record.setup);
    record.setup.seats = (uint8_t)seats;
    record.setup.now = t.wall;
    lz_fair_seed(lz_span("eyes"), record.seed);
    for (int i = 0; i < seats; i++)
        record.player[i] = lz_span(label ? label : names[i]);
    if (!lz_room_create(&t.room, &record, (struct lz_facts){ 0 }, &trouble))
        fail_msg("%s", words);
}

static void begin(const char *game, int seats) { begin_with(lz_game_by_id(lz_span(game)), NULL, seats); }

static void end(void) {
    lz_room_close(&t.room);
    lz_shelf_clear(&t.shelf);
}

static struct lz_reply put(int seat, struct lz_input *in, uint32_t count) {
    struct lz_reply reply;
    lz_room_do(&t.room, &(struct lz_act){ .who = seat, .wall = t.wall }, (struct lz_inputs){ in, count }, &reply);
    return reply;
}

/* A sampled move of that seat; the spoken ones are left alone. */
static bool some_input(int seat, struct lz_input *in) {
    *in = (struct lz_input){ 0 };
    return seat >= 0 && t.room.game->sample(t.room.game, t.room.state, seat, &t.rng, &in->move) &&
           !lz_move_spoken(t.room.game, &in->move);
}

static bool play_one(int seat) {
    struct lz_input in;
    return some_input(seat, &in) && put(seat, &in, 1).status == LZ_OK;
}

static int any_seat(void) {
    lz_seats may = lz_room_head(&t.room)->may;
    for (uint32_t skip = lz_roll(&t.rng, 4); skip && may & (may - 1); skip--)
        may &= may - 1;
    return lz_first(may);
}

/* ---- logs */

TEST(a_seat_has_in_its_log_what_it_may_see_and_nothing_else) {
    UNUSED;
    begin("conspiracy", 3);
    for (int n = 0; n < 60; n++)
        (void)!play_one(any_seat());
    uint32_t hidden = 0;
    for (int seat = 0; seat < 3; seat++) {
        uint32_t sees = 0;
        for (uint32_t i = 0; i < t.room.told_count; i++)
            sees += lz_in(t.room.told[i].event.seen, seat);
        hidden += t.room.told_count - sees;
        assert_int_equal(lz_room_count(&t.room, seat), sees);
        for (uint32_t n = 1; n <= sees; n++)
            assert_true(lz_in(lz_room_told(&t.room, seat, n)->event.seen, seat));
    }
    assert_true(hidden > 0);
    end();
}

static lz_seats grown_since(const uint32_t count[LZ_LOGS]) {
    lz_seats grown = 0;
    for (int i = 0; i < LZ_LOGS; i++)
        grown |= t.room.log[i].count > count[i] ? lz_only(i) : 0;
    return grown;
}

static void count_logs(uint32_t count[LZ_LOGS]) {
    for (int i = 0; i < LZ_LOGS; i++)
        count[i] = t.room.log[i].count;
}

/* Whoever chooses again in a duel is alone in noticing it, and so in being told that it was taken back. */
TEST(an_undo_is_told_to_those_who_saw_what_it_takes_back) {
    UNUSED;
    struct lz_reply reply;
    uint32_t count[LZ_LOGS];
    lz_seats saw[2];
    begin("duel", 3);
    t.room.shared = true;
    for (int n = 0; n < 2; n++) {
        count_logs(count);
        assert_true(play_one(1));
        saw[n] = grown_since(count);
    }
    assert_true(saw[0] != saw[1] && saw[1] == lz_only(1));
    for (int n = 1; n >= 0; n--) {
        count_logs(count);
        lz_room_undo(&t.room, &(struct lz_act){ .who = 1, .wall = t.wall }, &reply);
        assert_int_equal(reply.status, LZ_OK);
        assert_int_equal(grown_since(count), saw[n]);
    }
    end();
}

/* ---- acts */

/* The die is known then: whoever could take the roll back would roll until it pleases. */
TEST(what_showed_something_new_is_not_taken_back) {
    UNUSED;
    uint32_t bar;
    begin("pig", 2);
    assert_true(play_one(0));
    assert_true(lz_in(lz_room_head(&t.room)->may, 0)); /* no one was rolled: the turn goes on */
    assert_false(lz_room_may_undo(&t.room, 0, &bar));
    assert_true(bar > 0);
    end();
}

static struct lz_reply undo(int seat, const char *id) {
    struct lz_reply reply;
    struct lz_act act = { .who = seat, .wall = t.wall, .door = lz_span("web"), .id = lz_span(id) };
    lz_room_undo(&t.room, &act, &reply);
    return reply;
}

/* Whoever did not hear the answer asks again, and must not read that nothing was taken back. */
TEST(an_undo_that_is_repeated_has_the_same_answer) {
    UNUSED;
    begin("duel", 3);
    t.room.shared = true;
    assert_true(play_one(1));
    struct lz_reply first = undo(1, "a"), again = undo(1, "a");
    assert_true(first.status == LZ_OK && !first.again);
    assert_true(again.status == LZ_OK && again.again && again.number == first.number);
    assert_int_equal(undo(1, "b").no, LZ_NO_BACK);
    end();
}

/* A cursor may stand on the word of an undo whose own place was taken back later. */
TEST(no_picture_is_shown_of_a_place_that_is_void) {
    UNUSED;
    static char room[1 << 16];
    begin("duel", 3);
    t.room.shared = true;
    for (int n = 0; n < 3; n++)
        assert_true(play_one(1));
    for (int n = 0; n < 3; n++)
        assert_int_equal(undo(1, "").status, LZ_OK);
    uint32_t last = lz_room_count(&t.room, 1);
    for (uint32_t n = 1; n <= last; n++) {
        struct lz_writer w = lz_writer_in(room, sizeof room);
        assert_int_equal(lz_room_show_at(&t.room, 1, n, &w), n == 1 || n == last);
    }
    end();
}

/* A way back that is open until another has acted would tell when that was. */
TEST(who_asks_for_the_way_back_learns_nothing_of_others) {
    UNUSED;
    uint32_t bar[2];
    begin("duel", 3);
    assert_true(play_one(0) && play_one(1));
    bool before = lz_room_may_undo(&t.room, 1, &bar[0]);
    assert_true(play_one(0)); /* chosen again, which nobody notices */
    assert_int_equal(before, lz_room_may_undo(&t.room, 1, &bar[1]));
    assert_int_equal(bar[0], bar[1]);
    end();
}

static void put_line(const char *line) {
    struct lz_reply reply;
    struct lz_act host = { .who = LZ_CLOCK, .wall = t.wall, .door = lz_span("desk") };
    assert_true(lz_room_begin(&t.room, &host, &reply));
    assert_true(lz_room_line(&t.room, lz_span(line), (struct lz_text){ 0 }));
    lz_room_commit(&t.room, &reply);
    assert_int_equal(reply.status, LZ_OK);
}

/* To move and to take back in turn would buy time without end; and what bots answered in the meantime is not the
   seat's to take back. */
TEST(against_a_clock_nothing_is_taken_back) {
    UNUSED;
    uint32_t bar;
    int seat;
    begin("conspiracy", 2);
    do {
        seat = any_seat();
        (void)!play_one(seat);
    } while (!lz_room_may_undo(&t.room, seat, &bar));
    put_line("clock 10000 0 greedy");
    uint32_t step = lz_room_head(&t.room)->step;
    assert_int_equal(undo(seat, "").no, LZ_NO_BACK);
    assert_int_equal(lz_room_head(&t.room)->step, step);
    t.wall += 60000;
    assert_int_equal(undo(seat, "").no, LZ_NO_BACK);
    assert_true(lz_room_head(&t.room)->step > step);
    end();
}

TEST(of_an_act_that_is_refused_nothing_stands) {
    UNUSED;
    struct lz_input in[2];
    begin("swamp", 4);
    uint32_t len = t.shelf.len, refused = 0;
    for (int n = 0; n < 100 && refused < 5; n++) {
        int seat = any_seat();
        if (!some_input(seat, &in[0]))
            continue;
        in[1] = (struct lz_input){ .move = { .verb = 200 } };
        struct lz_reply reply = put(seat, in, 2);
        if (reply.status == LZ_OK) { /* the first has shown something: it ends the act, and stands */
            len = t.shelf.len;
            continue;
        }
        refused++;
        assert_int_equal(reply.taken, 1);
        assert_int_equal(t.shelf.len, len);
    }
    assert_int_equal(refused, 5);
    end();
}

TEST(nobody_moves_for_another) {
    UNUSED;
    struct lz_input in;
    begin("pig", 2);
    assert_true(some_input(0, &in)); /* it is the turn of seat 0, and seat 1 sends its move */
    assert_int_equal(put(1, &in, 1).status, LZ_REFUSED);
    assert_int_equal(lz_room_head(&t.room)->step, 0);
    end();
}

/* Ids are kept as hashes of 64 bits, and this one of seat 1's has the hash of "1" of seat 0's: whoever looks for such
   an id finds it within a minute. */
TEST(nobody_answers_for_another) {
    UNUSED;
    struct lz_reply reply;
    struct lz_input in;
    static const char forged[] = "caaaaaaabbbbbbbbcccccccc\xcc\x4b\x95\x3c\x72\x9e\xc0\x47";
    static const struct lz_text ids[] = { { "1", 1 }, { forged, sizeof forged - 1 } };
    begin("duel", 3);
    for (int seat = 1; seat >= 0; seat--) {
        struct lz_act act = { .who = seat, .wall = t.wall, .door = lz_span("web"), .id = ids[seat] };
        assert_true(some_input(seat, &in));
        lz_room_do(&t.room, &act, (struct lz_inputs){ &in, 1 }, &reply);
        assert_true(reply.status == LZ_OK && !reply.again);
    }
    assert_int_equal(lz_room_head(&t.room)->step, 2);
    end();
}

TEST(the_time_of_a_match_does_not_go_back) {
    UNUSED;
    begin("pig", 2);
    t.wall += 5000;
    assert_true(play_one(0));
    int64_t now = lz_room_head(&t.room)->now;
    t.wall -= 4000;
    assert_true(lz_room_time(&t.room, t.wall) == now);
    assert_true(play_one(lz_first(lz_room_head(&t.room)->may)));
    assert_true(lz_room_head(&t.room)->now == now);
    end();
}

static bool reopen(void) {
    char words[LZ_ROOM_WORDS];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    const struct lz_game *game = t.room.game;
    lz_room_close(&t.room);
    t.room.game = game;
    return lz_room_open(&t.room, t.wall, &trouble) && !t.room.words[0];
}

/* What was answered is there at the next opening, and a repeat is known, whatever the clock of the machine showed. */
TEST(a_clock_that_is_broken_costs_no_act) {
    UNUSED;
    static const int64_t shown[] = { INT64_MIN, -1, 0, LZ_WALL_MOST + 1, LZ_NEVER / 2, LZ_NEVER };
    for (uint32_t i = 0; i < sizeof shown / sizeof shown[0]; i++) {
        struct lz_reply reply;
        struct lz_input in;
        begin("duel", 3);
        t.wall = shown[i];
        struct lz_act act = { .who = 1, .wall = t.wall, .door = lz_span("web"), .id = lz_span("a") };
        for (int n = 0; n < 2; n++) {
            assert_true(some_input(1, &in));
            lz_room_do(&t.room, &act, (struct lz_inputs){ &in, 1 }, &reply);
            assert_int_equal(reply.status, LZ_OK);
            assert_true(reply.again == (n == 1));
            assert_true(reopen() && lz_room_head(&t.room)->step == 1);
        }
        end();
    }
}

TEST(a_match_is_paused_whatever_the_clock_shows) {
    UNUSED;
    struct lz_reply reply;
    struct lz_input in;
    struct lz_act host = { .who = LZ_CLOCK, .wall = -1, .door = lz_span("desk") };
    begin("pig", 2);
    lz_room_pause(&t.room, &host, lz_span(""), &reply);
    assert_true(some_input(0, &in));
    assert_int_equal(put(0, &in, 1).no, LZ_NO_PAUSED);
    lz_room_resume(&t.room, &host, &reply);
    assert_int_equal(put(0, &in, 1).status, LZ_OK);
    end();
}

/* A line by hand, as often as it takes to overflow. */
TEST(time_that_stood_still_has_bounds) {
    UNUSED;
    begin("duel", 3);
    for (int n = 0; n < 9000; n++)
        put_line("gap 1125899906842624");
    assert_true(reopen());
    assert_true(t.room.late == LZ_WALL_MOST);
    end();
}

TEST(the_paper_of_the_seed_goes_with_the_end) {
    UNUSED;
    struct lz_reply reply;
    struct lz_text text;
    bool none = false;
    begin_with(lz_game_by_id(lz_span("pig")), "bot:greedy", 2);
    while (!lz_room_head(&t.room)->over)
        lz_room_bot(&t.room, lz_first(lz_room_head(&t.room)->wait), t.wall, &reply);
    assert_null(t.room.store.find(t.room.store.to, "seed", &text, &none));
    assert_true(none);
    end();
}

/* A journal that was put back from an older copy, and a ledger that was not: what comes now is owed. */
TEST(nothing_is_paid_before_it_is_owed) {
    UNUSED;
    begin("pig", 2);
    assert_true(lz_room_pay(&t.room, t.room.acts) && lz_room_paid(&t.room) == t.room.acts);
    assert_true(lz_room_pay(&t.room, t.room.acts + 1));
    assert_int_equal(lz_room_paid(&t.room), 0);
    end();
}

static bool shelve(void *to, struct lz_text line) { return t.room.store.append(to, line) == LZ_OK; }

/* The moves alone, as an edition of the room kept them that wrote the end in an act of its own. */
TEST(an_end_that_is_missing_is_written_at_the_next_opening) {
    UNUSED;
    struct lz_input in;
    begin("pig", 2);
    struct lz_journal journal = { .line = shelve, .to = t.room.store.to, .chain = t.room.record.chain };
    struct lz_match match = { .game = t.room.game, .state = t.room.state, .journal = &journal };
    const struct lz_head *head = t.room.state;
    while (!head->over) {
        assert_true(some_input(lz_first(head->may), &in));
        assert_int_equal(lz_submit(&match, &in, NULL, NULL), LZ_OK);
    }
    for (int n = 0; n < 2; n++)
        assert_true(reopen() && t.room.record.ended && t.room.record.seed_known);
    end();
}

/* ---- bots */

static uint32_t heard; /* since it sat down */
static uint32_t ears_memory(const struct lz_game *game) { return 8; }
static void ears_begin(void *memory, const struct lz_chair *chair) { heard = 0; }
static void ears_notice(void *memory, const struct lz_event *event) { heard++; }
static void ears_decide(void *memory, const struct lz_asked *asked, struct lz_move *move) { move->verb = LZ_TICK; }
static const struct lz_bot listener = {
    .id = "ears", .memory = ears_memory, .begin = ears_begin, .notice = ears_notice, .decide = ears_decide
};

static uint32_t stands_for(int seat) {
    uint32_t stands = 0;
    for (uint32_t n = 1; n <= lz_room_count(&t.room, seat); n++) {
        const struct lz_told *told = lz_room_told(&t.room, seat, n);
        stands += !told->back && told->event.kind != LZ_TAKEN_BACK;
    }
    return stands;
}

/* One that sits down late is told what stands, and nothing that was taken back. */
TEST(a_bot_hears_what_stands) {
    UNUSED;
    struct lz_reply reply;
    uint32_t bar, undone = 0;
    struct lz_input in = { 0 };
    char room[LZ_SPEECH];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    begin("conspiracy", 2);
    for (int n = 0; n < 300 && !undone; n++) {
        int seat = any_seat();
        if (!play_one(seat) || !lz_room_may_undo(&t.room, seat, &bar))
            continue;
        lz_room_undo(&t.room, &(struct lz_act){ .who = seat, .wall = t.wall }, &reply);
        undone++;
    }
    assert_int_equal(undone, 1);
    int seat = lz_first(lz_room_head(&t.room)->may);
    t.room.holder[seat].bot = &listener;
    assert_true(lz_room_begin(&t.room, &(struct lz_act){ .who = seat, .wall = t.wall }, &reply));
    (void)!lz_room_ask_bot(&t.room, seat, &in, &words);
    lz_room_drop(&t.room);
    assert_int_equal(heard, stands_for(seat));
    assert_true(heard + 1 < lz_room_count(&t.room, seat));
    end();
}

struct answer {
    struct lz_input in;
    char room[LZ_SPEECH + 1];
};

/* What the bot of that seat would do now, in the state that is there; it forgets that it was asked. */
static void ask(int seat, struct answer *answer) {
    struct lz_reply reply;
    struct lz_writer words = lz_writer_in(answer->room, sizeof answer->room);
    answer->in = (struct lz_input){ 0 };
    assert_true(lz_room_begin(&t.room, &(struct lz_act){ .who = seat, .wall = t.wall }, &reply));
    (void)!lz_room_ask_bot(&t.room, seat, &answer->in, &words);
    lz_room_drop(&t.room);
    t.room.deaf = true;
}

static bool same_answer(const struct answer *a, const struct answer *b) {
    return lz_move_equal(&a->in.move, &b->in.move) && a->in.text.len == b->in.text.len &&
           (!a->in.text.len || memcmp(a->in.text.at, b->in.text.at, a->in.text.len) == 0);
}

/* As the host asks it; tests/prop/said.c asks the bots themselves. */
TEST(what_a_bot_says_follows_from_what_its_seat_knows) {
    UNUSED;
    static _Alignas(16) uint8_t truth[1 << 17], view[1 << 17];
    struct answer one, other;
    struct lz_reply reply;
    uint32_t spoken = 0;
    const struct lz_game *game = lz_game_by_id(lz_span("newspeak"));
    begin_with(game, "bot:easy", 4);
    assert_true(game->state_size <= sizeof truth && game->view_size <= sizeof view);
    for (int n = 0; n < 80 && !lz_room_head(&t.room)->over; n++, t.wall += 1000) {
        lz_seats may = lz_room_head(&t.room)->may;
        int seat = lz_first(lz_in(may, n % 4) ? lz_only(n % 4) : may);
        if (seat < 0)
            continue;
        ask(seat, &one);
        memcpy(truth, t.room.state, game->state_size);
        game->view(game, truth, seat, view);
        game->imagine(game, view, &t.rng, t.room.state);
        ask(seat, &other);
        memcpy(t.room.state, truth, game->state_size);
        assert_true(same_answer(&one, &other));
        spoken += one.in.text.len > 0;
        lz_room_bot(&t.room, seat, t.wall, &reply);
    }
    assert_true(spoken > 3);
    end();
}

RUN(CASE(a_seat_has_in_its_log_what_it_may_see_and_nothing_else),
    CASE(an_undo_is_told_to_those_who_saw_what_it_takes_back), CASE(what_showed_something_new_is_not_taken_back),
    CASE(an_undo_that_is_repeated_has_the_same_answer), CASE(no_picture_is_shown_of_a_place_that_is_void),
    CASE(against_a_clock_nothing_is_taken_back), CASE(who_asks_for_the_way_back_learns_nothing_of_others),
    CASE(of_an_act_that_is_refused_nothing_stands), CASE(nobody_moves_for_another), CASE(nobody_answers_for_another),
    CASE(the_time_of_a_match_does_not_go_back), CASE(a_clock_that_is_broken_costs_no_act),
    CASE(a_match_is_paused_whatever_the_clock_shows), CASE(time_that_stood_still_has_bounds),
    CASE(the_paper_of_the_seed_goes_with_the_end), CASE(an_end_that_is_missing_is_written_at_the_next_opening),
    CASE(what_a_bot_says_follows_from_what_its_seat_knows), CASE(nothing_is_paid_before_it_is_owed),
    CASE(a_bot_hears_what_stands))
