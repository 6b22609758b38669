/* The commands of the mail door: lines as people write them, and what they mean. */
#include "inbox/command.h"

#include "core/games.h"
#include "tests/unit/unit.h"

static const struct {
    const char *line;
    enum inbox_verb verb;
    const char *rest;
    int number;        /* number[0], 0 if none */
    const char *right; /* NULL: nothing is said */
} rows[] = {
    { "STATUS", INBOX_STATUS, "" },
    { "status", INBOX_STATUS, "" },
    { "  * Status. ", INBOX_STATUS, "" },
    { "STATUS please", INBOX_STATUS, "please" },
    { "STATUS of my den", INBOX_UNCLEAR, "STATUS of my den", .right = "STATUS" },
    { "VACATION 10 days", INBOX_VACATION, "10 days", 10 },
    { "vacation: 10", INBOX_VACATION, "10", 10 },
    { "VACATION 1 day!", INBOX_VACATION, "1 day", 1 },
    { "VACATION off", INBOX_VACATION, "off", 0 },
    { "VACATION 999", INBOX_VACATION, "999", 999 },
    { "VACATION 1000", INBOX_UNCLEAR, "VACATION 1000", .right = "VACATION 10 days" },
    { "VACATION", INBOX_UNCLEAR, "VACATION", .right = "VACATION 10 days" },
    { "VACATION ten days", INBOX_UNCLEAR, "VACATION ten days", .right = "VACATION 10 days" },
    { "VACTION 10", INBOX_TO_GAME, "VACTION 10", .right = "VACATION 10 days" },
    { "HELP", INBOX_HELP, "" },
    { "HELP orders", INBOX_HELP, "orders" },
    { "RULES CO-6.3", INBOX_RULES, "CO-6.3" },
    { "RULES", INBOX_RULES, "" },
    { "REPORT 12", INBOX_REPORT, "12", 12 },
    { "REPORT", INBOX_REPORT, "" },
    { "REPORT twelve", INBOX_UNCLEAR, "REPORT twelve", .right = "REPORT 12" },
    { "MAP", INBOX_MAP, "" },
    { "MAP 5AD", INBOX_MAP, "5AD" },
    { "RESIGN", INBOX_RESIGN, "" },
    { "RESIGN all hope", INBOX_UNCLEAR, "RESIGN all hope", .right = "RESIGN" },
    { "DRAFT", INBOX_DRAFT, "" },
    { "FINAL", INBOX_FINAL, "" },
    { "WAIT", INBOX_WAIT, "" },
    { "UNDO!", INBOX_UNDO, "" },
    { "LINK", INBOX_LINK, "" },
    { "STOP", INBOX_STOP, "" },
    { "STOP the Mudwalkers", INBOX_UNCLEAR, "STOP the Mudwalkers", .right = "STOP" },
    { "START", INBOX_START, "" },
    { "JOIN muddy-otter", INBOX_JOIN, "muddy-otter" },
    { "join Muddy Otter", INBOX_JOIN, "Muddy Otter" },
    { "JOIN", INBOX_UNCLEAR, "JOIN", .right = "JOIN muddy-otter" },
    { "JOIN $(id)", INBOX_UNCLEAR, "JOIN $(id)", .right = "JOIN muddy-otter" },
    { "ADDRESS new@example.org", INBOX_ADDRESS_TO, "new@example.org" },
    { "ADDRESS new@", INBOX_UNCLEAR, "ADDRESS new@", .right = "ADDRESS new@example.org" },
    { "ADDRESS a@b c@d", INBOX_UNCLEAR, "ADDRESS a@b c@d", .right = "ADDRESS new@example.org" },
    { "AUTO", INBOX_AUTO_MOVES, "" },
    { "AUTO off", INBOX_AUTO_MOVES, "off" },
    { "AUTO maybe", INBOX_UNCLEAR, "AUTO maybe", .right = "AUTO on" },
    { "PASS kelp-otter-9", INBOX_PASSWORD, "kelp-otter-9" },
    { "pass C", INBOX_UNCLEAR, "pass C", .right = "PASS and the password" },
    { "4", INBOX_NUMBERS, "4", 4 },
    { "#4", INBOX_NUMBERS, "#4", 4 },
    { "4)", INBOX_NUMBERS, "4)", 4 },
    { " 4, 7 2 ", INBOX_NUMBERS, "4, 7 2", 4 },
    { "4th", INBOX_TO_GAME, "4th" },
    { "0", INBOX_TO_GAME, "0" },
    { "100000", INBOX_TO_GAME, "100000" },
    { "MO 11E N NE", INBOX_TO_GAME, "MO 11E N NE" },
    { "discard moon", INBOX_TO_GAME, "discard moon" },
    { "", INBOX_TO_GAME, "" },
};

TEST(lines_as_people_write_them) {
    UNUSED;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct inbox_command c = inbox_command_read(lz_span(rows[i].line));
        assert_int_equal(c.verb, rows[i].verb);
        assert_true(lz_text_is(c.rest, rows[i].rest));
        assert_int_equal(c.numbers ? c.number[0] : 0, rows[i].number);
        if (rows[i].right)
            assert_string_equal(c.right, rows[i].right);
        else
            assert_null(c.right);
    }
}

TEST(several_numbers) {
    UNUSED;
    struct inbox_command c = inbox_command_read(lz_span("4, 7 and"));
    assert_int_equal(c.verb, INBOX_TO_GAME);
    c = inbox_command_read(lz_span("4, 7,2"));
    assert_int_equal(c.numbers, 3);
    assert_int_equal(c.number[1], 7);
    assert_int_equal(c.number[2], 2);
}

/* 32 numbers are read, 33 are no list of ours. */
TEST(as_many_numbers_as_there_is_room_for) {
    UNUSED;
    char line[200] = "1";
    for (int i = 1; i < INBOX_MOVES; i++)
        strcat(line, " 1");
    assert_int_equal(inbox_command_read(lz_span(line)).numbers, INBOX_MOVES);
    strcat(line, " 1");
    assert_int_equal(inbox_command_read(lz_span(line)).verb, INBOX_TO_GAME);
}

/* What shows the form of a command is that command. */
TEST(every_form_is_right) {
    UNUSED;
    for (int i = INBOX_UNCLEAR + 1; i < INBOX_VERBS; i++) {
        assert_non_null(inbox_command_word((enum inbox_verb)i));
        if (i != INBOX_PASSWORD)
            assert_int_equal(inbox_command_read(lz_span(inbox_command_form((enum inbox_verb)i))).verb, i);
    }
}

/* A game's own word must reach the game. Those that are commands as well are known, and the door asks the game first; a
   new one is a question to whoever adds it. */
TEST(no_game_has_a_verb_of_ours) {
    UNUSED;
    for (uint32_t g = 0; g < lz_games_count; g++)
        for (int v = 0; v < lz_games[g]->verb_count; v++) {
            const struct lz_verb *verb = &lz_games[g]->verbs[v];
            struct inbox_command c = inbox_command_read(lz_span(verb->word));
            bool shared = c.verb == INBOX_START || c.verb == INBOX_RESIGN || c.verb == INBOX_WAIT;
            if (!(verb->flags & LZ_HOST))
                assert_true(shared || c.verb == INBOX_TO_GAME || c.verb == INBOX_UNCLEAR);
        }
}

RUN(CASE(lines_as_people_write_them), CASE(several_numbers), CASE(as_many_numbers_as_there_is_room_for),
    CASE(every_form_is_right), CASE(no_game_has_a_verb_of_ours))
