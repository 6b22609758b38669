/* What a room tells besides events and questions. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "host/picture/changes.h"
#include "host/room.h"
#include "host/store/shelf.h"
#include "tests/unit/json.h"

#include <stdlib.h>

enum { ROOM = 1 << 20 };
static struct lz_shelf shelf;
static struct lz_room room;
static struct lz_rng rng;
static char said[ROOM], before[ROOM], after[ROOM], made[ROOM];

static void begin(const char *id, int seats) {
    char words[LZ_ROOM_WORDS];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct lz_record record = { .setup = { .now = 5000 } };
    shelf = (struct lz_shelf){ .calls = &lz_calls_system };
    rng = lz_rng_from(3, 4);
    room = (struct lz_room){ .calls = &lz_calls_system,
                             .store = lz_shelf_store(&shelf),
                             .game = lz_game_by_id(lz_span(id)) };
    lz_options_usual(room.game, &record.setup);
    record.setup.seats = (uint8_t)seats;
    lz_fair_seed(lz_span("words"), record.seed);
    for (int i = 0; i < seats; i++)
        record.player[i] = lz_span(i ? "Ben" : "Anna");
    if (!lz_room_create(&room, &record, (struct lz_facts){ 0 }, &trouble))
        fail_msg("%s", words);
}

static void end(void) {
    lz_room_close(&room);
    lz_shelf_clear(&shelf);
}

static void act(struct lz_input in) {
    struct lz_reply reply;
    lz_room_do(&room, &(struct lz_act){ .who = in.move.seat, .wall = 6000 }, (struct lz_inputs){ &in, 1 }, &reply);
    assert_int_equal(reply.status, LZ_OK);
}

static struct lz_writer to(char *where) { return lz_writer_in(where, ROOM); }

/* The changes that an effect promises, "" if none are certain. */
static struct lz_text promised(void) {
    char *changes = strstr(said, ",\"changes\":");
    assert_non_null(changes);
    changes += strlen(",\"changes\":");
    struct lz_text text = { changes, (uint32_t)strlen(changes) - 1 };
    return lz_text_is(text, "null") ? (struct lz_text){ 0 } : text;
}

/* Makes the input; what was promised of the picture comes true. */
static void assert_kept(struct lz_input in, struct lz_text changes) {
    static struct lz_value room_of_values[200000];
    struct lz_values values = { .at = room_of_values, .room = 200000 };
    struct lz_writer old = to(before), new = to(after), from = to(made), now = lz_writer_in(said + ROOM / 2, ROOM / 2);
    char list[ROOM / 4];
    assert_true(changes.len < sizeof list);
    memcpy(list, changes.at, changes.len);
    lz_room_show(&room, in.move.seat, &old);
    act(in);
    lz_room_show(&room, in.move.seat, &new);
    assert_true(lz_changes_apply(&values, lz_span(before), (struct lz_text){ list, changes.len }, &from));
    assert_true(lz_canonical(&values, lz_span(after), &now));
    assert_string_equal(made, said + ROOM / 2);
}

static void play_and_compare(const char *game, int seats, int steps, int wanted) {
    int kept = 0;
    begin(game, seats);
    for (int i = 0; i < steps && !lz_room_head(&room)->over; i++) {
        int seat = lz_first(lz_room_head(&room)->may);
        struct lz_input in = { .at = lz_room_head(&room)->now };
        struct lz_writer w = lz_writer_in(said, ROOM / 2);
        assert_true(room.game->sample(room.game, room.state, seat, &rng, &in.move));
        if (lz_move_spoken(room.game, &in.move))
            break;
        assert_true(lz_room_effect_json(&room, seat, &in, &w));
        assert_true(json_well_formed(said));
        struct lz_text changes = promised();
        kept += changes.len > 0;
        if (changes.len)
            assert_kept(in, changes);
        else
            act(in);
    }
    end();
    if (kept < wanted)
        fail_msg("%s: %d of %d moves are certain", game, kept, steps);
}

TEST(what_is_promised_of_a_picture_comes_true) {
    UNUSED;
    play_and_compare("pig", 2, 60, 5);
    play_and_compare("duel", 3, 30, 10);
    play_and_compare("conspiracy", 2, 200, 50);
    play_and_compare("legends", 4, 200, 25);
    play_and_compare("lies", 2, 200, 20);
    play_and_compare("swamp", 4, 60, 20);
}

/* All moves of a position together are told as each by itself. */
TEST(effects_of_a_position_are_those_of_its_moves) {
    UNUSED;
    static struct lz_move list[LZ_MOVES];
    static struct lz_input all[LZ_MOVES];
    begin("conspiracy", 2);
    for (int i = 0; i < 60; i++) {
        int seat = lz_first(lz_room_head(&room)->may);
        struct lz_moves moves = { list, 0, LZ_MOVES, false };
        struct lz_writer one = to(made), together = to(said);
        room.game->legal(room.game, room.state, seat, &moves);
        lz_json_open(&one, NULL, '[');
        for (uint32_t j = 0; j < moves.count; j++) {
            all[j] = (struct lz_input){ .move = list[j] };
            assert_true(lz_room_effect_json(&room, seat, &all[j], &one));
        }
        lz_json_close(&one, ']');
        assert_true(lz_room_effects_json(&room, seat, (struct lz_inputs){ all, moves.count }, &together));
        assert_false(one.full || together.full);
        assert_string_equal(said, made);
        all[0].move.seat ^= 1; /* what is not the seat's own has no effect to tell */
        together = to(said);
        assert_true(lz_room_effects_json(&room, seat, (struct lz_inputs){ all, 1 }, &together));
        assert_string_equal(said, "[null]");
        all[0].move.seat ^= 1;
        act(all[lz_roll(&rng, moves.count)]);
    }
    end();
}

/* Each piece of memory is missing once: nothing is written, and the match goes on. */
static int missing, asked;
static void *scarce(void *old, size_t size) { return ++asked == missing ? NULL : realloc(old, size); }

TEST(an_effect_without_memory_is_no_effect) {
    UNUSED;
    struct lz_calls calls = lz_calls_system;
    struct lz_input hold = { .move = { .verb = 1 }, .at = 5000 };
    bool well = false;
    begin("pig", 2);
    act((struct lz_input){ .move = { .verb = 0 } });
    calls.room = scarce;
    room.calls = &calls;
    for (missing = 1; !well; missing++) {
        struct lz_writer w = to(said);
        asked = 0;
        lz_put(&w, "before");
        well = lz_room_effect_json(&room, 0, &hold, &w);
        if (!well)
            assert_string_equal(said, "before");
    }
    assert_true(missing >= 5);
    assert_false(room.aside);
    room.calls = &lz_calls_system;
    act(hold);
    end();
}

TEST(since_the_last_move) {
    UNUSED;
    struct lz_writer w = to(said);
    begin("pig", 2);
    act((struct lz_input){ .move = { .verb = 0 } });
    assert_int_equal(lz_room_since(&room, 1), 0); /* it has made none: all is news */
    act((struct lz_input){ .move = { .verb = 1 } });
    assert_int_equal(lz_room_since(&room, 0), lz_room_count(&room, 0));
    lz_room_since_json(&room, 0, &w);
    assert_string_equal(said, "[]");
    act((struct lz_input){ .move = { .seat = 1, .verb = 0 } });
    assert_true(lz_room_since(&room, 0) < lz_room_count(&room, 0));
    w = to(said);
    lz_room_since_json(&room, 0, &w);
    assert_non_null(strstr(said, "Ben rolls"));
    assert_null(strstr(said, "You roll"));
    assert_true(json_well_formed(said));
    end();
}

TEST(the_table_calls_seats_by_their_names) {
    UNUSED;
    struct lz_writer w = to(said);
    begin("pig", 2);
    lz_room_table(&room, 1, &w);
    assert_string_equal(said, "First to 100 points.\nAnna: 0 points, and gathers 0.\nBen (you): 0 points.\n");
    end();
}

/* A label is all that follows in its line: what the room would take for a mark is no part of one. */
TEST(a_label_comes_back_as_it_was_given) {
    UNUSED;
    static const char *const labels[] = { "Zoë of Ærø", "bot:greedy", "12:0123456789abcde", "A 12:0123456789abcdef B" };
    struct lz_reply reply;
    begin("pig", 2);
    for (int i = 0; i < LZ_COUNT(labels); i++) {
        assert_true(lz_label_sound(lz_span(labels[i])));
        assert_true(lz_room_begin(&room, &(struct lz_act){ .who = LZ_CLOCK, .wall = 7000 }, &reply));
        assert_true(lz_room_seat(&room, 1, labels[i]));
        lz_room_commit(&room, &reply);
        assert_int_equal(reply.status, LZ_OK);
        assert_string_equal(room.holder[1].label, labels[i]);
    }
    assert_false(lz_label_sound(lz_span("12:0123456789abcdef")) || lz_label_sound(lz_span("Anna 12:0123456789abcdef")));
    assert_false(lz_label_sound(lz_span("a~b")));
    end();
}

RUN(CASE(a_label_comes_back_as_it_was_given), CASE(what_is_promised_of_a_picture_comes_true),
    CASE(effects_of_a_position_are_those_of_its_moves), CASE(an_effect_without_memory_is_no_effect),
    CASE(since_the_last_move), CASE(the_table_calls_seats_by_their_names))
