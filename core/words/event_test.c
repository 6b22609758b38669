#include "tests/unit/events.h"
#include "tests/unit/unit.h"

#include "core/words/event.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "core/words/verb.h"
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
    assert_same_event(&room[0], &laid);
    assert_same_event(&room[1], &won);
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

static const char *told(struct lz_event event, const char *const *names, int reader) {
    static char room[100];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_event_tell(&toy_game, &event, &(struct lz_reader){ names, reader }, &w);
    return room;
}

TEST(tales_are_told) {
    UNUSED;
    static const char *const names[] = { "north", "east", "south", "west" };
    struct lz_event won = { .kind = TOY_WON, .seat = 1, .args = 2, .arg = { 3, 6 } },
                    saw = { .kind = TOY_SAW, .seat = 2, .args = 2, .arg = { 3, 2 } };
    assert_string_equal(told(won, names, -1), "west wins 6.");
    assert_string_equal(told(won, names, 1), "west wins 6."); /* the subject is the argument, not the event's seat */
    assert_string_equal(told(won, names, 3), "You win 6.");
    assert_string_equal(told(won, NULL, 0), "#3 wins 6.");
    assert_string_equal(told(saw, names, 0), "south saw Beet \"Root\" and bean");
    assert_string_equal(told(saw, names, 2), "You saw Beet \"Root\" and bean");
    assert_string_equal(told((struct lz_event){ .kind = TOY_SAID, .args = 1, .arg = { TOY_GLAD } }, names, 1),
                        "north is glad.");
    assert_string_equal(told((struct lz_event){ .kind = TOY_CLOSED, .seat = LZ_CLOCK }, names, 0), "Time is up.");
}

static const char *told_as(const char *tale, int reader) {
    static char room[100];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    const struct lz_kind kind = { .form = "s n", .tale = tale };
    const struct lz_game game = { .kinds = &kind };
    const struct lz_event event = { .seat = 0, .arg = { 1, 2 } };
    static const char *const names[] = { "Anna", "Bert" };
    lz_put(&w, "Then. ");
    assert_null(lz_tale_flaw(&kind));
    lz_event_tell(&game, &event, &(struct lz_reader){ names, reader }, &w);
    return room + strlen("Then. ");
}

TEST(you_are_spoken_to) {
    UNUSED;
    static const struct {
        const char *tale, *anna, *bert, *other;
    } tales[] = {
        { "{seat} {gives|give} {s0} a card. {s0} {s0:has|have} it.", "You give Bert a card. Bert has it.",
          "Anna gives you a card. You have it.", "Anna gives Bert a card. Bert has it." },
        { "Look: {seat's} dial, {s0's} dial? {s0's}!", "Look: your dial, Bert's dial? Bert's!",
          "Look: Anna's dial, your dial? Your!", "Look: Anna's dial, Bert's dial? Bert's!" },
        { "{n1} {n1:card|cards} for {the|your} team", "2 cards for your team", "2 cards for the team",
          "2 cards for the team" },
    };
    for (size_t i = 0; i < sizeof tales / sizeof tales[0]; i++) {
        assert_string_equal(told_as(tales[i].tale, 0), tales[i].anna);
        assert_string_equal(told_as(tales[i].tale, 1), tales[i].bert);
        assert_string_equal(told_as(tales[i].tale, -1), tales[i].other);
    }
}

TEST(tales_with_flaws_are_told_apart) {
    UNUSED;
    static const char *const flawed[] = { "{seat",       "seat}",
                                          "{seat {s0}}", "a|b",
                                          "{}",          "{s}",
                                          "{s00}",       "{ss}",
                                          "{n0}",        "{s1}",
                                          "{s2}",        "{c0}",
                                          "{sea}",       "{words}",
                                          "{n1's}",      "{draws|}",
                                          "{|draw}",     "{|}",
                                          "{a|b|c}",     "{s9:a|b}",
                                          "{:a|b}",      "{words:a|b}",
                                          "{'s}",        "{seat} draws.",
                                          "{s0} is.",    "So {seat} has it.",
                                          "{t0}",        "} {" };
    static const char *const sound[] = { "",
                                         "Plain.",
                                         "{seat} had.",
                                         "{seat}: {n1}, less",
                                         "{s0's}",
                                         "{s0:is|are}",
                                         "{seat:is|are}",
                                         "{is|are}",
                                         "{n1:a|b}!",
                                         "{seat} {n1}s",
                                         "to {seat}, this",
                                         "'{seat}'",
                                         "{seat} {has a|have} it" };
    for (size_t i = 0; i < sizeof flawed / sizeof flawed[0]; i++)
        if (!lz_tale_flaw(&(struct lz_kind){ .form = "s n", .tale = flawed[i] }))
            fail_msg("'%s' is not a tale", flawed[i]);
    for (size_t i = 0; i < sizeof sound / sizeof sound[0]; i++)
        assert_null(lz_tale_flaw(&(struct lz_kind){ .form = "s n", .tale = sound[i] }));
    assert_non_null(lz_tale_flaw(&(struct lz_kind){ .form = "", .flags = LZ_SPOKEN, .tale = "{seat} spoke." }));
    assert_null(lz_tale_flaw(&(struct lz_kind){ .form = "", .flags = LZ_SPOKEN, .tale = "{seat}: {words}" }));
    assert_null(lz_tale_flaw(&(struct lz_kind){ .form = "t", .tale = "{t0}" }));
    assert_non_null(lz_tale_flaw(&(struct lz_kind){ .form = "t", .tale = "{t1}" }));
}

static int subject(const char *tale) {
    const struct lz_kind kind = { .form = "s n", .tale = tale };
    const struct lz_game game = { .kinds = &kind };
    return lz_event_subject(&game, &(struct lz_event){ .seat = 5, .arg = { 7, 2 } });
}

TEST(a_tale_has_a_subject_if_it_begins_with_one) {
    UNUSED;
    assert_int_equal(subject("{seat} {is|are} there."), 5);
    assert_int_equal(subject("{s0} had it."), 7);
    assert_int_equal(subject("It is {seat's} turn."), -1);
    assert_int_equal(subject("{seat's} turn."), -1);
    assert_int_equal(subject("{seat}: {n1}."), -1);
    assert_int_equal(subject("{n1} for {seat}."), -1);
    assert_int_equal(subject("Nothing."), -1);
}

static bool news(uint16_t flags, lz_seats seen, int reader) {
    const struct lz_kind kind = { .form = "", .flags = flags };
    const struct lz_game game = { .kinds = &kind };
    return lz_event_news(&game, &(struct lz_event){ .seat = 1, .seen = seen }, reader);
}

TEST(what_is_quiet_is_no_news) {
    UNUSED;
    static const struct {
        uint16_t flags;
        bool own, other, onlooker;
    } rows[] = { { LZ_PAUSE, true, true, true },
                 { LZ_QUIET_OWN, false, true, true },
                 { LZ_QUIET_OTHERS | LZ_REVEALS, true, false, false },
                 { LZ_QUIET, false, false, false } };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_int_equal(news(rows[i].flags, lz_everyone(3), 1), rows[i].own);
        assert_int_equal(news(rows[i].flags, lz_everyone(3), 2), rows[i].other);
        assert_int_equal(news(rows[i].flags, lz_everyone(3), LZ_ONLOOKER), rows[i].onlooker);
    }
    assert_false(news(0, lz_only(1), 2)); /* nor what was not seen */
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

/* Names and words are whatever a journal held: none of it reaches a terminal. */
TEST(what_is_told_is_clean) {
    UNUSED;
    static const struct lz_kind kinds[] = { { 0, "said", "\"", LZ_TO_ALL, LZ_SPOKEN, "{seat} says {words}" },
                                            { 1, "named", "t", LZ_TO_ALL, 0, "{seat} is {t0}" } };
    static const char *const names[] = { "A\xc2\x9b"
                                         "1m\x9b" };
    struct lz_game game = toy_game;
    game.kinds = kinds, game.kind_count = 2;
    struct lz_event said = { .kind = 0, .args = 5, .text = lz_span("x\xe2\x80\xaey\x1b]52;c;z\x07") },
                    named = { .kind = 1 };
    struct lz_move move = { .args = LZ_ARGS };
    char room[200];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_event_tell(&game, &said, &(struct lz_reader){ names, -1 }, &w);
    assert_string_equal(room, "A 1m? says x y ]52;c;z ");
    w = lz_writer_in(room, sizeof room);
    lz_event_print(&game, &said, &w);
    assert_non_null(strstr(room, "\"x y ]52;c;z \""));
    assert_true(lz_text_take(lz_span("a\xe2\x80\xae"), move.arg));
    lz_args_widen(&move, named.arg);
    w = lz_writer_in(room, sizeof room);
    lz_event_tell(&game, &named, &(struct lz_reader){ names, -1 }, &w);
    assert_string_equal(room, "A 1m? is a ");
}

/* A score is no 16-bit number. */
TEST(large_numbers_are_told_whole) {
    UNUSED;
    char room[100];
    struct lz_event kept_one[1];
    struct lz_kept kept = { .at = kept_one, .room = 1, .seat = -1 };
    struct lz_sink sink = lz_sink_keep(&kept);
    lz_tell(&sink, TOY_WON, 1, lz_everyone(3), 1, 40000);
    assert_int_equal(kept_one[0].arg[1], 40000);
    assert_string_equal(told(kept_one[0], NULL, -1), "#1 wins 40000.");
    struct lz_writer w = lz_writer_in(room, sizeof room);
    kept_one[0].arg[1] = INT32_MIN;
    lz_event_print(&toy_game, &kept_one[0], &w);
    assert_string_equal(room, "won #1 #1 -2147483648");
}

RUN(CASE(what_is_told_is_clean), CASE(events_carry_their_arguments), CASE(a_seat_keeps_what_it_sees),
    CASE(what_finds_no_room_is_counted), CASE(tales_are_told), CASE(you_are_spoken_to),
    CASE(tales_with_flaws_are_told_apart), CASE(a_tale_has_a_subject_if_it_begins_with_one),
    CASE(what_is_quiet_is_no_news), CASE(events_are_printed), CASE(large_numbers_are_told_whole))
