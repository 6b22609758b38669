/* Letters wait for the turn, go out with it once, and come back when it is taken back; the same after every opening. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "host/bag.h"
#include "host/store/shelf.h"

#include <stdio.h>
#include <stdlib.h>

enum { LETTERS = 1 << 18, CLANS = 4 };
static struct table {
    struct lz_shelf shelf;
    struct lz_room room;
    struct lz_bag bag;
    int64_t wall;
} t;

static void prepare(const struct lz_game *game) {
    t.bag = (struct lz_bag){ .room = &t.room };
    t.room = (struct lz_room){
        .calls = &lz_calls_system, .store = lz_shelf_store(&t.shelf), .game = game, .ears = lz_bag_ears(&t.bag)
    };
}

static void begin(const char *press) {
    const struct lz_game *game = lz_game_by_id(lz_span("swamp"));
    struct lz_record record = { .setup = { .seats = CLANS, .now = 1000000 } };
    char words[400];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    memset(&t, 0, sizeof t);
    t.shelf.calls = &lz_calls_system;
    t.wall = 1000000;
    prepare(game);
    lz_options_usual(game, &record.setup);
    assert_true(lz_option_parse(game, lz_span(press), &record.setup, &trouble));
    lz_fair_seed(lz_span("bag"), record.seed);
    if (!lz_room_create(&t.room, &record, (struct lz_facts){ 0 }, &trouble))
        fail_msg("%s", words);
}

static void close_all(void) {
    lz_bag_empty(&t.bag);
    lz_room_close(&t.room);
}

static void reopen(void) {
    const struct lz_game *game = t.room.game;
    char words[400];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    close_all();
    prepare(game);
    if (!lz_room_open(&t.room, t.wall, &trouble))
        fail_msg("%s", words);
}

static void end(void) {
    close_all();
    lz_shelf_clear(&t.shelf);
}

static struct lz_reply send(int seat, const char *to, const char *text) {
    char words[1000];
    struct lz_writer note = lz_writer_in(words, sizeof words);
    struct lz_reply reply;
    lz_bag_send(&t.bag, &(struct lz_act){ .who = seat, .wall = t.wall, .door = lz_span("x") },
                &(struct lz_bag_letter){ lz_span(to), lz_span(text), &note }, &reply);
    return reply;
}

static void run_turn(void) {
    for (int i = 0; i < CLANS; i++) {
        struct lz_input in = { .move = { .verb = t.room.game->sheet->ready } };
        struct lz_reply reply;
        lz_room_do(&t.room, &(struct lz_act){ .who = i, .wall = t.wall }, (struct lz_inputs){ &in, 1 }, &reply);
        assert_int_equal(reply.status, LZ_OK);
    }
}

static const char *letters(int seat) {
    static char room[2][LETTERS];
    static int next;
    char *made = room[next ^= 1];
    struct lz_writer w = lz_writer_in(made, LETTERS);
    assert_true(lz_bag_json(&t.bag, seat, 0, &w));
    assert_false(w.full);
    return made;
}

TEST(a_letter_goes_out_with_the_turn) {
    UNUSED;
    begin("press=signed");
    run_turn(); /* the first makes the world */
    assert_int_equal(send(0, "2", "Let us meet").status, LZ_OK);
    assert_true(strstr(letters(0), "\"waiting\":[{") && strstr(letters(0), "Let us meet"));
    assert_null(strstr(letters(1), "meet"));
    reopen();
    uint32_t turns = t.bag.turns;
    run_turn();
    assert_int_equal(t.bag.turns, turns + 1);
    assert_true(strstr(letters(0), "\"waiting\":[]") && strstr(letters(0), "meet"));
    assert_non_null(strstr(letters(1), "meet"));
    assert_null(strstr(letters(2), "meet"));
    char *before = strdup(letters(1));
    reopen();
    assert_string_equal(letters(1), before);
    free(before);
    end();
}

TEST(a_turn_that_is_taken_back_hands_them_back) {
    struct lz_reply reply;
    UNUSED;
    begin("press=signed");
    run_turn();
    uint32_t step = lz_room_head(&t.room)->step;
    assert_int_equal(send(0, "2", "one").status, LZ_OK);
    run_turn();
    assert_int_equal(send(0, "2", "two").status, LZ_OK);
    assert_true(lz_room_begin(&t.room, &(struct lz_act){ .who = LZ_CLOCK, .wall = t.wall }, &reply) &&
                lz_room_back(&t.room, step));
    lz_room_commit(&t.room, &reply);
    assert_int_equal(reply.status, LZ_OK);
    assert_null(strstr(letters(1), "one"));
    const char *mine = letters(0);
    assert_true(strstr(mine, "one") && strstr(mine, "two") && strstr(mine, "one") < strstr(mine, "two"));
    end();
}

TEST(letters_are_counted_and_withdrawn) {
    char text[20];
    struct lz_reply reply;
    UNUSED;
    begin("press=signed");
    run_turn();
    for (int i = 0; i < LZ_LETTERS; i++) {
        snprintf(text, sizeof text, "number %d", i);
        assert_int_equal(send(0, "2", text).status, LZ_OK);
    }
    reply = send(0, "2", "one more");
    assert_true(reply.status == LZ_REFUSED && reply.no == LZ_NO_OFTEN);
    assert_int_equal(send(0, "2", "number 3").status, LZ_OK); /* the same again is one */
    assert_int_equal(lz_post_count(t.bag.now, 0), LZ_LETTERS);
    lz_bag_withdraw(&t.bag, &(struct lz_act){ .who = 0, .wall = t.wall }, &reply);
    assert_true(reply.status == LZ_OK && lz_post_count(t.bag.now, 0) == 0);
    assert_int_equal(send(0, "2 UNSIGNED", "who?").no, LZ_NO_TALK);
    end();
}

/* Others write or do not: who gets none of it has the same bytes, and the same numbers. */
TEST(letters_of_others_leave_no_trace) {
    char *mine[2];
    UNUSED;
    for (int world = 0; world < 2; world++) {
        begin("press=signed");
        run_turn();
        if (world) {
            assert_int_equal(send(0, "2", "secret").status, LZ_OK);
            assert_int_equal(send(1, "1", "secret").status, LZ_OK);
        }
        run_turn();
        uint32_t n = lz_room_count(&t.room, 2);
        uint32_t number = send(2, "1", "Well?").number;
        mine[world] = strdup(letters(2));
        char count[40];
        snprintf(count, sizeof count, "%u %u %u", n, number, lz_room_decision(&t.room, 2));
        mine[world] = realloc(mine[world], strlen(mine[world]) + sizeof count);
        strcat(mine[world], count);
        end();
    }
    assert_string_equal(mine[0], mine[1]);
    free(mine[0]);
    free(mine[1]);
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(a_letter_goes_out_with_the_turn),
                                        CASE(a_turn_that_is_taken_back_hands_them_back),
                                        CASE(letters_are_counted_and_withdrawn),
                                        CASE(letters_of_others_leave_no_trace) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
