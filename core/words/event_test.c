#include "tests/unit/unit.h"

#include "core/words/event.h"
#include "core/seats.h"
#include "tests/unit/toy.h"

TEST(events_carry_their_arguments) {
    UNUSED;
    struct lz_event room[4];
    struct lz_kept kept = { .at = room, .room = 4, .seat = -1 };
    struct lz_sink sink = lz_sink_keep(&kept);
    lz_tell(&sink, TOY_LAID, 2, lz_only(2));
    lz_tell(&sink, TOY_WON, 1, lz_everyone(3), 1, -6);
    lz_tell(NULL, TOY_WON, 1, lz_everyone(3), 1, -6); /* dropped */
    assert_int_equal(kept.count, 2);
    const struct lz_event laid = { .kind = TOY_LAID, .seat = 2, .seen = 4 };
    const struct lz_event won = {
        .kind = TOY_WON, .seat = 1, .args = 2, .seen = 7 | 1u << LZ_ONLOOKER, .arg = { 1, -6 }
    };
    assert_memory_equal(&room[0], &laid, sizeof laid);
    assert_memory_equal(&room[1], &won, sizeof won);
}

TEST(a_seat_keeps_what_it_sees) {
    UNUSED;
    struct lz_event room[8];
    for (int seat = -1; seat < 4; seat++) {
        struct lz_kept kept = { .at = room, .room = 8, .seat = seat < 3 ? seat : LZ_ONLOOKER };
        struct lz_sink sink = lz_sink_keep(&kept);
        lz_tell(&sink, TOY_SAID, 0, lz_everyone(3), 0);
        lz_tell(&sink, TOY_SAID, 0, lz_only(1), 1);
        lz_tell(&sink, TOY_SAID, 0, lz_only(1) | lz_only(2), 2);
        lz_tell(&sink, TOY_SAID, 0, 0, 2);
        static const uint32_t seen[] = { 4, 1, 3, 2, 1 };
        assert_int_equal(kept.count, seen[seat + 1]);
        assert_int_equal(kept.lost, 0);
    }
}

TEST(what_finds_no_room_is_counted) {
    UNUSED;
    struct lz_event room[3];
    memset(room, 0x77, sizeof room);
    struct lz_kept kept = { .at = room, .room = 2, .seat = 0 };
    struct lz_sink sink = lz_sink_keep(&kept);
    for (int i = 0; i < 5; i++)
        lz_tell(&sink, TOY_LAID, i, lz_only(0));
    lz_tell(&sink, TOY_LAID, 0, lz_only(1)); /* not ours, so not lost either */
    assert_true(kept.count == 2 && kept.lost == 3);
    assert_true(room[1].seat == 1 && room[2].seat == 0x77);
}

static const char *told(struct lz_event event, const char *const *names) {
    static char room[100];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_event_tell(&toy_game, &event, names, &w);
    return room;
}

TEST(tales_are_told) {
    UNUSED;
    static const char *const names[] = { "north", "east", "south", "west" };
    struct lz_event won = { .kind = TOY_WON, .seat = 1, .args = 2, .arg = { 3, 6 } },
                    saw = { .kind = TOY_SAW, .seat = 2, .args = 2, .arg = { 3, 2 } };
    assert_string_equal(told(won, names), "west wins 6.");
    assert_string_equal(told(won, NULL), "#3 wins 6.");
    assert_string_equal(told(saw, names), "south saw Beet \"Root\" and bean");
    assert_string_equal(told((struct lz_event){ .kind = TOY_SAID, .args = 1, .arg = { TOY_GLAD } }, names),
                        "north is glad.");
    assert_string_equal(told((struct lz_event){ .kind = TOY_CLOSED, .seat = LZ_CLOCK }, names), "Time is up.");
}

TEST(events_are_printed) {
    UNUSED;
    char room[100];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_event_print(&toy_game, &(struct lz_event){ .kind = TOY_SAW, .seat = 2, .args = 2, .arg = { 3, 2 } }, &w);
    assert_string_equal(room, "saw #2 beet-root bean");
    w = lz_writer_in(room, sizeof room);
    lz_event_print(&toy_game, &(struct lz_event){ .kind = TOY_WON, .seat = 1, .args = 2, .arg = { 1, -6 } }, &w);
    assert_string_equal(room, "won #1 #1 -6");
}

RUN(CASE(events_carry_their_arguments), CASE(a_seat_keeps_what_it_sees), CASE(what_finds_no_room_is_counted),
    CASE(tales_are_told), CASE(events_are_printed))
