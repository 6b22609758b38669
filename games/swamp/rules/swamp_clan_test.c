/* SW-4.1: names of clans and the codes made from them. */
#include "core/match.h"
#include "core/words/event.h"
#include "core/words/option.h"
#include "core/words/verb.h"
#include "games/swamp/report/swamp_story.h"
#include "games/swamp/rules/swamp_work.h"
#include "tests/unit/unit.h"

static struct swamp_state s;

static void begin(int seats) {
    struct lz_setup setup = { .key = { 1, 2 }, .seats = (uint8_t)seats };
    struct lz_why why;
    lz_options_usual(&swamp_game, &setup);
    assert_true(swamp_game.setup(&swamp_game, &s, &setup, NULL, &why));
}

static struct lz_move naming(int seat, const char *name) {
    struct lz_move move = { .seat = (uint8_t)seat, .verb = SW_NAME_CLAN, .args = LZ_ARGS };
    assert_true(lz_text_pack(lz_span(name), move.arg));
    return move;
}

static const char *code_for(int seat, const char *name) {
    static char code[4];
    struct lz_move move = naming(seat, name);
    struct lz_why why;
    assert_true(lz_check(&swamp_game, &s, &move, &why));
    swamp_game.apply(&swamp_game, &s, &move, NULL);
    assert_int_equal(strncmp(s.clan[seat].name, name, SW_NAME), 0);
    memcpy(code, s.clan[seat].code, 3);
    return code;
}

/* SW-4.1, WE-48 */
TEST(codes_come_from_names) {
    UNUSED;
    static const char *const names[][2] = {
        { "Spies Of Slime", "SPS" },
        { "Bog Giants", "BOG" },
        { "Tails", "TAI" },
        { "Cold Blood", "COB" },
        { "Lords of the Deep", "LOD" },
        { "One Two Three Four", "OTT" },
        { "Mud", "MUD" },
        { "The Mud", "MUD" },
        { "Ox", "OXX" },
        { "K Swamp", "KSX" },
        { "7 Up And On", "7UX" },
        { "o'Reptile", "ORE" },
        { "The And Of", "TAO" },
        { "a", "AXX" },
        { "***", "XXX" },
        { "- Bog -- Giants -", "BOG" },
        { "ALLIGATORS", "ALA" },
        { "Alligators", "ALA" },
        { "Spyders", "SPA" },
        { "Also Lizards", "ALA" },
        { "A Bog", "BOG" },
        { "Zoo Zoo", "ZOZ" },
        { "zz", "ZZX" },
        { "0 9", "09X" },
    };
    begin(2);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        assert_string_equal(code_for(0, names[i][0]), names[i][1]);
}

/* SW-4.1: the third letter gives way, A to Z, then 0 to 9. */
TEST(a_code_is_taken_once) {
    UNUSED;
    begin(16);
    assert_string_equal(code_for(0, "Mudders"), "MUD");
    assert_string_equal(code_for(1, "The Mud"), "MUA");
    assert_string_equal(code_for(2, "Muds"), "MUB");
    assert_string_equal(code_for(0, "Tails"), "TAI");
    assert_string_equal(code_for(3, "Mudfish"), "MUD");
    assert_string_equal(code_for(3, "Mudfish"), "MUD"); /* its own is no hindrance */
    for (int i = 0; i < 16; i++)
        for (int j = 0; j < i; j++)
            assert_memory_not_equal(s.clan[i].code, s.clan[j].code, 3);
}

/* SW-4.1: who chooses no name has one, and no name stands twice. */
TEST(everybody_has_a_name) {
    UNUSED;
    begin(16);
    for (int i = 0; i < 16; i++) {
        assert_true(s.clan[i].name[0]);
        assert_int_equal(s.clan[i].state, SW_ACTIVE);
        for (int j = 0; j < i; j++) {
            assert_int_not_equal(strncmp(s.clan[i].name, s.clan[j].name, SW_NAME), 0);
            assert_memory_not_equal(s.clan[i].code, s.clan[j].code, 3);
        }
    }
    struct lz_move move = naming(0, "reed lords");
    struct lz_why why;
    assert_false(lz_check(&swamp_game, &s, &move, &why));
    assert_int_equal(why.rule, SW_4_1);
    move = naming(1, "mudwalkers");
    assert_false(lz_check(&swamp_game, &s, &move, &why));
    move = (struct lz_move){ .seat = 1, .verb = SW_NAME_CLAN, .args = LZ_ARGS };
    assert_false(lz_check(&swamp_game, &s, &move, &why)); /* no name at all */
    move = naming(2, "reed lords");
    assert_true(lz_check(&swamp_game, &s, &move, &why));
    code_for(5, "Twenty bytes of name");
    move = naming(6, "twenty bytes of name");
    assert_false(lz_check(&swamp_game, &s, &move, &why));
    move = naming(6, "Twenty bytes of nam");
    assert_true(lz_check(&swamp_game, &s, &move, &why));
}

/* At the door a name is plain text; one that stands in a journal is taken as it is, and shown clean. */
TEST(a_name_turns_no_report_round) {
    UNUSED;
    begin(2);
    struct lz_match match = { .game = &swamp_game, .state = &s };
    struct lz_input in = { .move = { .seat = 0, .verb = SW_NAME_CLAN, .args = LZ_ARGS }, .at = s.head.now };
    struct lz_why why = { 0 };
    assert_true(lz_text_take(lz_span("Toads\xe2\x80\xae"), in.move.arg));
    assert_true(lz_check(&swamp_game, &s, &in.move, &why));
    assert_false(lz_judge(&match, &in, &why));
    assert_int_equal(why.rule, SW_4_1);
    swamp_game.apply(&swamp_game, &s, &in.move, NULL);
    char shown[SW_NAME + 1];
    struct lz_writer w = lz_writer_in(shown, sizeof shown);
    swamp_put_name(&s.clan[0], &w);
    assert_string_equal(shown, "Toads ");
    in.move = naming(0, "Unken");
    assert_true(lz_judge(&match, &in, &why));
}

/* Everybody hears of it, and it is over once the game has begun. */
TEST(a_name_is_told) {
    UNUSED;
    begin(2);
    struct lz_event event[4];
    struct lz_kept kept = { event, 0, 4, 0, -1 };
    struct lz_sink sink = lz_sink_keep(&kept);
    struct lz_move move = naming(1, "Cold Blood");
    swamp_game.apply(&swamp_game, &s, &move, &sink);
    assert_int_equal(kept.count, 1);
    assert_int_equal(event[0].kind, SW_K_NAMED);
    assert_int_equal(event[0].seat, 1);
    assert_int_equal(event[0].seen, 3 | 1u << LZ_ONLOOKER);
    char text[LZ_TEXT + 1];
    lz_text_unpack(event[0].arg, text);
    assert_string_equal(text, "Cold Blood");
    swamp_game.apply(&swamp_game, &s, &(struct lz_move){ .seat = LZ_CLOCK, .verb = SW_TURN }, NULL);
    assert_int_equal(strncmp(s.clan[1].name, "Cold Blood", SW_NAME), 0);
    struct lz_why why;
    assert_false(lz_check(&swamp_game, &s, &move, &why));
}

RUN(CASE(codes_come_from_names), CASE(a_code_is_taken_once), CASE(everybody_has_a_name), CASE(a_name_is_told),
    CASE(a_name_turns_no_report_round))
