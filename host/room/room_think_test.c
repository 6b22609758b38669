/* What a room says of the best moves: as the best bot decides by what the seat knows, and by nothing else. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "host/room.h"
#include "host/store/shelf.h"
#include "tests/unit/json.h"

#include <stdlib.h>

enum { STEPS = 40 };
static struct lz_shelf shelf;
static struct lz_room room;

static void begin(const char *id, int seats, const char *seed) {
    char words[LZ_ROOM_WORDS];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct lz_record record = { .setup = { .now = 5000 } };
    shelf = (struct lz_shelf){ .calls = &lz_calls_system };
    room = (struct lz_room){
        .calls = &lz_calls_system, .store = lz_shelf_store(&shelf), .game = lz_game_by_id(lz_span(id)), .nodes = 1000
    };
    lz_options_usual(room.game, &record.setup);
    record.setup.seats = (uint8_t)seats;
    lz_fair_seed(lz_span(seed), record.seed);
    for (int i = 0; i < seats; i++)
        record.player[i] = lz_span(i ? "Ben" : "Anna");
    if (!lz_room_create(&room, &record, (struct lz_facts){ 0 }, &trouble))
        fail_msg("%s", words);
}

static void end(void) {
    lz_room_close(&room);
    lz_shelf_clear(&shelf);
}

static int asked(void) { return lz_first(((const struct lz_head *)room.state)->wait); }

static void move(const struct lz_move *made) {
    struct lz_reply reply;
    struct lz_input in = { .move = *made };
    in.move.seat = (uint8_t)asked();
    lz_room_do(&room, &(struct lz_act){ .who = in.move.seat, .wall = 6000 }, (struct lz_inputs){ &in, 1 }, &reply);
    assert_int_equal(reply.status, LZ_OK);
}

/* A bot that sits nowhere, with a chance of its own, told what the seat was told. */
static void by_hand(int seat, struct lz_thought *thought) {
    static const uint8_t no_seed[LZ_SEED];
    struct lz_chair chair = { .game = room.game, .seat = seat };
    const struct lz_bot *bot = lz_bot_by_id(lz_span("hard"), room.game);
    void *memory = calloc(1, bot->memory(room.game)), *scratch = calloc(1, lz_bot_scratch(bot, room.game));
    struct lz_move made;
    lz_bot_key(no_seed, seat, chair.key);
    bot->begin(memory, &chair);
    struct lz_asked question = {
        .view = lz_room_view(&room, seat), .nodes = room.nodes, .scratch = scratch, .thought = thought
    };
    bot->decide(memory, &question, &made);
    free(memory);
    free(scratch);
}

TEST(it_is_the_best_bots_by_the_seats_view_and_no_seed) {
    begin("conspiracy", 2, "think");
    for (int i = 0; i < STEPS; i++) {
        struct lz_thought thought, own = { 0 };
        assert_true(lz_room_think(&room, asked(), &thought));
        by_hand(asked(), &own);
        assert_int_equal(thought.count, own.count);
        assert_true(thought.count);
        for (uint32_t k = 0; k < own.count; k++) {
            assert_memory_equal(&thought.best[k].move, &own.best[k].move, sizeof own.best[k].move);
            assert_int_equal(thought.best[k].value, own.best[k].value);
            assert_string_equal(thought.best[k].reason, own.best[k].reason);
        }
        move(&thought.best[0].move);
    }
    end();
}

TEST(who_is_not_asked_hears_nothing_and_nothing_is_changed) {
    begin("conspiracy", 2, "think");
    struct lz_thought thought = { .count = 3 };
    uint32_t acts = room.acts, told = room.told_count;
    assert_true(lz_room_think(&room, !asked(), &thought));
    assert_int_equal(thought.count, 0);
    assert_true(lz_room_think(&room, asked(), &thought));
    assert_int_equal(room.acts, acts);
    assert_int_equal(room.told_count, told);
    end();
}

TEST(a_bot_without_reasons_leaves_it_empty) {
    begin("duel", 2, "think");
    struct lz_thought thought = { .count = 3 };
    assert_true(lz_room_think(&room, asked(), &thought));
    assert_int_equal(thought.count, 0);
    end();
}

static int calls_left;
static void *scarce(void *old, size_t size) { return calls_left-- > 0 ? lz_calls_system.room(old, size) : NULL; }

TEST(memory_that_is_missing_costs_nothing_but_the_answer) {
    struct lz_calls calls = lz_calls_system;
    struct lz_thought thought = { .count = 3 };
    begin("conspiracy", 2, "think");
    calls.room = scarce;
    room.calls = &calls;
    calls_left = 0;
    assert_false(lz_room_think(&room, asked(), &thought));
    assert_int_equal(thought.count, 0);
    calls_left = 1;
    assert_true(lz_room_think(&room, asked(), &thought));
    assert_false(room.aside);
    room.calls = &lz_calls_system;
    end();
}

TEST(as_json_it_is_moves_as_typed_with_their_reasons) {
    char text[2000];
    struct lz_writer w = lz_writer_in(text, sizeof text);
    struct lz_thought thought = { .count = 0 };
    begin("conspiracy", 2, "think");
    assert_true(lz_room_think(&room, asked(), &thought));
    lz_thought_json(room.game, &thought, &w);
    assert_true(json_well_formed(text));
    assert_non_null(strstr(text, "[{\"move\":\"draw "));
    assert_non_null(strstr(text, ",\"behind\":0,\"reason\":\""));
    end();
}

RUN(CASE(it_is_the_best_bots_by_the_seats_view_and_no_seed),
    CASE(who_is_not_asked_hears_nothing_and_nothing_is_changed), CASE(a_bot_without_reasons_leaves_it_empty),
    CASE(memory_that_is_missing_costs_nothing_but_the_answer), CASE(as_json_it_is_moves_as_typed_with_their_reasons))
