/* A match seen again: whoever applies the changes has at each place the picture that was shown there, and before the
   end nothing of it depends on what others hide. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "host/picture/changes.h"
#include "host/replay.h"
#include "host/store/shelf.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

enum { REPLAY = 1 << 23, PICTURE = 1 << 18, VALUES = 1 << 16 };
static struct lz_shelf shelf;
static struct lz_room room;
static struct lz_value values[VALUES];
static char *text;

static void begin(const char *id, int seats) {
    const struct lz_game *game = lz_game_by_id(lz_span(id));
    struct lz_record record = { .setup = { .seats = (uint8_t)seats, .now = 1000 } };
    char words[400];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    shelf = (struct lz_shelf){ .calls = &lz_calls_system };
    room = (struct lz_room){ .calls = &lz_calls_system, .store = lz_shelf_store(&shelf), .game = game, .shared = true };
    lz_options_usual(game, &record.setup);
    lz_fair_seed(lz_span(id), record.seed);
    for (int i = 0; i < seats; i++)
        record.player[i] = lz_span("bot:greedy");
    if (!lz_room_create(&room, &record, (struct lz_facts){ 0 }, &trouble))
        fail_msg("%s", words);
}

static void end(void) {
    lz_room_close(&room);
    lz_shelf_clear(&shelf);
    free(text);
    text = NULL;
}

static void play(int acts) {
    struct lz_reply reply;
    for (; acts && !lz_room_head(&room)->over; acts--) {
        lz_room_wake(&room, 1000, &reply);
        if (lz_room_head(&room)->wait)
            lz_room_bot(&room, lz_first(lz_room_head(&room)->wait), 1000, &reply);
    }
}

static json_t *replay(int seat) {
    text = realloc(text, REPLAY);
    struct lz_writer w = lz_writer_in(text, REPLAY);
    assert_true(lz_room_replay_json(&room, seat, &w));
    assert_false(w.full);
    json_t *made = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(made);
    return made;
}

static void assert_canonical(const char *a, const char *b) {
    static char one[PICTURE], two[PICTURE];
    struct lz_writer first = lz_writer_in(one, sizeof one), second = lz_writer_in(two, sizeof two);
    struct lz_values in = { .at = values, .room = VALUES };
    assert_true(lz_canonical(&in, lz_span(a), &first) && lz_canonical(&in, lz_span(b), &second));
    assert_string_equal(one, two);
}

/* The pictures by applying changes are those of lz_room_show_at. Answers how many. */
static uint32_t check_pictures(const json_t *made, int seat) {
    static char shown[PICTURE], next[PICTURE], fresh[PICTURE];
    size_t i;
    json_t *place;
    json_array_foreach(json_object_get(made, "pictures"), i, place) {
        json_t *whole = json_object_get(place, "picture");
        char *dumped = json_dumps(whole ? whole : json_object_get(place, "changes"), JSON_COMPACT);
        struct lz_writer w = lz_writer_in(next, sizeof next), f = lz_writer_in(fresh, sizeof fresh);
        assert_int_equal(whole != NULL, i == 0);
        if (whole)
            lz_put(&w, dumped);
        else
            assert_true(lz_changes_apply(&(struct lz_values){ .at = values, .room = VALUES }, lz_span(shown),
                                         lz_span(dumped), &w));
        free(dumped);
        memcpy(shown, next, sizeof shown);
        uint32_t n = (uint32_t)json_integer_value(json_object_get(place, "n"));
        if (i % 7 == 0) { /* each of them plays the match once more */
            assert_true(lz_room_show_at(&room, seat, n, &f));
            assert_canonical(shown, fresh);
        }
    }
    return (uint32_t)i;
}

TEST(pictures_are_those_that_were_shown) {
    UNUSED;
    static const char *const games[] = { "conspiracy", "pig", "duel" };
    for (int g = 0; g < 3; g++) {
        begin(games[g], 2);
        play(60);
        for (int seat = 0; seat < 3; seat++) {
            int eyes = seat == 2 ? LZ_ONLOOKER : seat;
            json_t *made = replay(eyes);
            assert_int_equal(json_array_size(json_object_get(made, "entries")), lz_room_count(&room, eyes));
            assert_true(check_pictures(made, eyes) > 1);
            assert_int_equal(json_object_get(made, "truth") != NULL, room.record.ended);
            json_decref(made);
        }
        end();
    }
}

TEST(what_was_taken_back_has_no_picture) {
    struct lz_reply reply;
    UNUSED;
    begin("conspiracy", 2);
    play(12);
    uint32_t step = lz_room_head(&room)->step;
    play(6);
    assert_true(lz_room_begin(&room, &(struct lz_act){ .who = LZ_CLOCK, .wall = 1000 }, &reply) &&
                lz_room_back(&room, step));
    lz_room_commit(&room, &reply);
    play(6);
    for (int seat = 0; seat < 2; seat++) {
        json_t *made = replay(seat);
        check_pictures(made, seat);
        json_decref(made);
    }
    end();
}

TEST(the_truth_comes_with_the_end) {
    UNUSED;
    begin("pig", 2);
    play(5000);
    assert_true(room.record.ended);
    json_t *made = replay(1), *truth = json_object_get(made, "truth");
    assert_int_equal(json_array_size(json_object_get(truth, "moves")), lz_room_head(&room)->step);
    assert_int_equal(strlen(json_string_value(json_object_get(truth, "seed"))), 64);
    assert_int_equal(json_array_size(json_object_get(truth, "views")), 2);
    assert_int_equal(json_array_size(json_object_get(made, "points")), 2);
    json_decref(made);
    end();
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(pictures_are_those_that_were_shown),
                                        CASE(what_was_taken_back_has_no_picture), CASE(the_truth_comes_with_the_end) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
