/* What a room writes for a seat is what docs/json.md shows. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/words/option.h"
#include "host/room.h"
#include "host/store/shelf.h"
#include "tests/unit/json.h"
#include "tests/unit/page.h"

enum { ROOM = 1 << 14 };
static struct lz_shelf shelf;
static struct lz_room room;
static char made[ROOM], words[400];

static struct lz_writer *fresh(void) {
    static struct lz_writer w;
    w = lz_writer_in(made, ROOM);
    return &w;
}

static void begin(const char *id, int seats) {
    struct lz_record record = { .setup = { .now = 5000, .seats = (uint8_t)seats } };
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    shelf = (struct lz_shelf){ .calls = &lz_calls_system };
    room = (struct lz_room){
        .calls = &lz_calls_system, .store = lz_shelf_store(&shelf), .game = lz_game_by_id(lz_span(id)), .audit = true
    };
    lz_options_usual(room.game, &record.setup);
    record.setup.seats = (uint8_t)seats;
    lz_fair_seed(lz_span("page"), record.seed);
    record.player[0] = lz_span("Ann");
    record.player[1] = lz_span("Bob");
    if (!lz_room_create(&room, &record, (struct lz_facts){ 0 }, &trouble))
        fail_msg("%s", words);
}

static void end(void) {
    lz_room_close(&room);
    lz_shelf_clear(&shelf);
}

static void act(int seat, struct lz_move move) {
    struct lz_input in = { .move = move };
    struct lz_reply reply;
    lz_room_do(&room, &(struct lz_act){ .who = seat, .wall = 6000 }, (struct lz_inputs){ &in, 1 }, &reply);
    assert_int_equal(reply.status, LZ_OK);
}

static void assert_shown(const char *name) {
    char shown[PAGE_EXAMPLE];
    assert_true(json_well_formed(made));
    assert_string_equal(page_example(name, shown), made);
}

TEST(entries_and_decisions_of_a_room) {
    UNUSED;
    struct lz_reply reply;
    begin("pig", 2);
    lz_room_decision_json(&room, 0, fresh());
    assert_shown("room-decision");
    act(0, (struct lz_move){ .verb = room.game->verbs[0].verb });
    lz_room_told_json(&room, 0, 1, fresh());
    assert_shown("entry");
    lz_room_told_json_short(&room, 0, 1, fresh());
    assert_shown("entry-short");
    assert_true(lz_room_begin(&room, &(struct lz_act){ .who = LZ_CLOCK, .wall = 7000 }, &reply));
    assert_true(lz_room_back(&room, 0));
    lz_room_commit(&room, &reply);
    assert_int_equal(reply.status, LZ_OK);
    assert_int_equal(lz_room_count(&room, 0), 2);
    lz_room_told_json(&room, 0, 2, fresh());
    assert_shown("entry-back");
    end();
}

/* A match of Pig in which #0 has rolled, and may hold. */
TEST(effects_and_refusals) {
    UNUSED;
    struct lz_why why;
    struct lz_input hold = { .move = { .verb = 1 }, .at = 5000 };
    begin("pig", 2);
    assert_false(lz_room_judge(&room, &hold, &why));
    lz_room_refusal_json(&room, &hold, &why, fresh());
    assert_shown("room-refusal");
    act(0, (struct lz_move){ .verb = 0 });
    assert_true(lz_room_effect_json(&room, 0, &hold, fresh()));
    assert_shown("effect");
    end();
}

RUN(CASE(entries_and_decisions_of_a_room), CASE(effects_and_refusals))
