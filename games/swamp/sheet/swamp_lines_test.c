/* Lines of a mail, one kind after the other (SW-22.4): what opens a block and what ends it, fields, signatures,
   receivers of messages. Whole mails are in swamp_mail_test.c. */
#include "tests/unit/sheet.h"
#include "tests/unit/swamp_letter.h"

static void mail(const char *page) { read_mail(lz_span(page)); }

static void text_is(struct lz_text text, const char *words) {
    if (!lz_text_is(text, words))
        fail_msg("'%.*s' is not '%s'", (int)text.len, text.at, words);
}

/* ---- blocks */

TEST(lines_that_open_and_end_a_block) {
    static const char *const opening[] = { "ORDERS", "ORDERS:", "orders.", "  Orders: ", "Orders\r" },
                             *const ending[] = { "END", "end.", "END:", "\tEnd ", "End\r" },
                             *const neither[] = { "ORDER", "ORDERS::", "ORDERS!", "XORDERS", "ORDERS X", ":" };
    char page[100];
    UNUSED;
    world();
    for (size_t i = 0; i < LZ_COUNT(opening); i++)
        for (size_t k = 0; k < LZ_COUNT(ending); k++) {
            snprintf(page, sizeof page, "GAME 1\nBF 13D\n%s\nBD 12D\n%s\nBF 13F\n", opening[i], ending[k]);
            read_page(page);
            assert_int_equal(r.orders, 1);
            assert_string_equal(r.line[0].said, "BD 12D");
            assert_int_equal(r.line[0].line, 1);
            mail(page);
            assert_true(m.orders && !m.setup && !m.letters && !m.unended);
        }
    for (size_t i = 0; i < LZ_COUNT(neither); i++) {
        snprintf(page, sizeof page, "GAME 1\n%s\nBD 12D\nEND\n", neither[i]);
        read_page(page);
        assert_int_equal(r.orders, 0);
        mail(page);
        assert_false(m.orders);
    }
}

TEST(a_signature_ends_the_mail) {
    static const char *const signs[] = { "--", "-- ", "--\r", "-- \r", "--  " }, *const none[] = { "---", "- -", "--x",
                                                                                                   "-", " --" };
    char page[100];
    UNUSED;
    world();
    for (size_t i = 0; i < LZ_COUNT(signs); i++) {
        snprintf(page, sizeof page, "BD 12D\n%s\nBD 12F\n", signs[i]);
        read_page(page);
        assert_int_equal(r.orders, 1);
        snprintf(page, sizeof page, "BD 12D\n%s\nGAME 7\n", signs[i]);
        read_page(page); /* fields after it do not turn the page into a mail */
        assert_int_equal(r.orders, 1);
    }
    for (size_t i = 0; i < LZ_COUNT(none); i++) {
        snprintf(page, sizeof page, "BD 12D\n%s\nBD 12F\n", none[i]);
        read_page(page);
        assert_int_equal(r.orders, 2);
    }
}

/* Lines are counted in their block, the second block of orders goes on; in a bare page they are those of the page. */
TEST(lines_are_counted) {
    UNUSED;
    world();
    read_page("GAME 1\n\nORDERS\n\nBD 12D\nEND\nhello\nORDERS\nBD 12F\nORDERS\nBF 13F\nEND\n");
    assert_int_equal(r.orders, 3);
    assert_int_equal(r.line[0].line, 2);
    assert_int_equal(r.line[1].line, 4);
    assert_int_equal(r.line[2].line, 6);
    read_page("\n> quoted\nBD 12D\n\nBD 12F");
    assert_int_equal(r.line[0].line, 3);
    assert_int_equal(r.line[1].line, 5);
    read_page("> ORDERS\nBD 12D\n> GAME 1\nEND\nBD 12F\n"); /* what is quoted opens nothing */
    assert_int_equal(r.orders, 2);
    read_page("\xef\xbb\xbf"
              "BD 12D");
    assert_int_equal(r.orders, 1);
    read_bytes("\xef\xbb\xbf"
               "BD 12DX",
               9); /* and it ends where it ends */
    assert_int_equal(r.orders, 1);
}

/* Blocks that do not end: the first of them is named by its line. */
TEST(blocks_without_an_end) {
    static const struct {
        const char *page;
        int unended;
    } pages[] = {
        { "ORDERS\nBD 12D\nEND\n", 0 },       { "ORDERS\nBD 12D\n", 1 },
        { "\nORDERS\nBD 12D\n-- \n", 2 },     { "ORDERS\nBD 12D\nSETUP T1\n1 Fer\nEND\n", 1 },
        { "SETUP T1\n1 Fer\nORDERS\n", 1 },   { "SETUP DEFAULT 2\nORDERS\nEND\n", 0 },
        { "GAME 1\nTO 1\nhello\n", 2 },       { "GAME 1\nTO 1\nhello\nEND\n", 0 },
        { "TO 1\nhello\nORDERS\nEND\n", 1 },  { "ORDERS\nORDERS\nEND\n", 0 },
        { "SETUP default 2\nTO 1\nhi\n", 2 },
    };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(pages); i++) {
        mail(pages[i].page);
        if (m.unended != pages[i].unended)
            fail_msg("page %zu: %d", i, m.unended);
    }
}

/* Lines beyond the 65535th are not told apart. */
TEST(pages_without_end) {
    static char page[70000];
    UNUSED;
    world();
    memset(page, '\n', sizeof page);
    memcpy(page + sizeof page - 8, "ORDERS\n", 8);
    mail(page);
    assert_int_equal(m.unended, UINT16_MAX);
    memset(page, '\n', sizeof page);
    memcpy(page, "ORDERS\n", 7);
    memcpy(page + sizeof page - 8, "BD 12D\n", 8);
    read_page(page);
    assert_int_equal(r.line[0].line, UINT16_MAX);
}

/* ---- fields */

TEST(fields_of_a_mail) {
    static const char *const lines[][2] = {
        { "GAME q4-7", "q4-7" }, { "game: q4-7", "q4-7" }, { " Game   q4 7 ", "q4 7" }, { "GAME q4\r", "q4" },
        { "GAME", "" },          { "GAME:", "" },          { "GAMES q4", "" },          { "GAM q4", "" },
        { "GAME:: q4", "" },     { ": q4", "" },           { "GAME : q4", ": q4" },     { "> GAME q4", "" },
    };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(lines); i++) {
        mail(lines[i][0]);
        text_is(m.game, lines[i][1]);
    }
    mail("GAME 1\nCLAN 2\nPASS 3\nTURN 4\nGAME 5\nCLAN 6\nPASS 7\nTURN 8\nSURRENDER.\n"); /* mended above */
    text_is(m.game, "5"), text_is(m.seat, "6"), text_is(m.pass, "7"), text_is(m.turn, "8");
    assert_int_equal(m.leaves, 1);
    mail("GAME 1\nORDERS\nSURRENDER\nEND\nPASS 3\n"); /* not within a block */
    text_is(m.pass, "3");
    assert_int_equal(m.leaves, 0);
    mail("game q4-1 clan Mountain Pass Keepers");
    text_is(m.game, "q4-1"), text_is(m.seat, "Mountain Pass Keepers"), text_is(m.pass, "");
    mail("game q4-1; Clan 2, PASS: xyz turn 3");
    text_is(m.game, "q4-1"), text_is(m.seat, "2"), text_is(m.pass, "xyz"), text_is(m.turn, "3");
    mail("CLAN Turn Coats\nPASS TURN 3\nGAME CLAN");
    text_is(m.seat, "Turn Coats"), text_is(m.pass, "TURN 3"), text_is(m.game, "CLAN");
    mail("SURRENDER\n");
    assert_int_equal(m.leaves, 1);
    mail("SURRENDER now\n");
    assert_int_equal(m.leaves, 0);
}

/* ---- messages */

/* Written TO, any line opens a message; written otherwise only if all that follows could be clans. */
TEST(lines_that_open_a_message) {
    static const char *const opens[] = { "TO 1",       "TO the river", "to 1",  "To bog", "to 1, 12 BOG",
                                         "to bog,cob", "to 9z BOG",    "to\t1", "tO 099" },
                             *const prose[] = { "to",    "TO",      "to the river", "to bogs", "to 1234", "to a",
                                                "to bo", "To: bog", "toe 1",        "to 1 a",  "to bog!", "to ," };
    char page[100];
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(opens); i++) {
        snprintf(page, sizeof page, "GAME 1\n%s\nhello\nEND\n", opens[i]);
        mail(page);
        if (m.letters != 1)
            fail_msg("%s opens %d", opens[i], m.letters);
        text_is(m.letter[0].text, "hello");
        assert_int_equal(m.letter[0].line, 2);
    }
    for (size_t i = 0; i < LZ_COUNT(prose); i++) {
        snprintf(page, sizeof page, "GAME 1\n%s\nhello\nEND\n", prose[i]);
        mail(page);
        if (m.letters)
            fail_msg("%s opens a message", prose[i]);
    }
}

/* With an END a message is all that stands before it; without one it goes on to the next block or the signature. */
TEST(where_a_message_ends) {
    static const char *const mails[][2] = {
        { "TO 1\na\nb\nEND\nc\n", "a\nb" },
        { "TO 1\na\n-- \nb\nEND\n", "a\n-- \nb" },
        { "TO 1\na\n-- \nb\n", "a" },
        { "TO 1\na\nTO 2\nEND\n", "a\nTO 2" },
        { "TO 1\na\nORDERS\nEND\n", "a" },
        { "TO 1\n> a\nGAME 1\nEND\n", "> a\nGAME 1" },
        { "TO 1\n\n a \n\nEND\n", "a" },
        { "TO 1\na", "a" },
        { "TO 1\nEND\n", "" },
    };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(mails); i++) {
        mail(mails[i][0]);
        assert_int_equal(m.letters, 1);
        text_is(m.letter[0].text, mails[i][1]);
    }
}

static void reaches(const char *to, lz_seats seats, const char *words) {
    char room_for[300];
    struct lz_writer note = lz_writer_in(room_for, sizeof room_for);
    struct lz_letter letter = { .to = lz_span(to), .text = lz_span("hi") };
    assert_int_equal(letter_sent(&v, &letter, &note), seats);
    assert_string_equal(room_for, words);
}

TEST(receivers_of_a_message) {
    UNUSED;
    world();
    swamp_view(&swamp_game, &s, 2, &v);
    reaches("1", 1, "");
    reaches("1\t2,4\r", 11, "");
    reaches("clan 1 and clans 2", 3, "");
    reaches("BOG; (TAI)", 3, "");
    reaches("all", 11, "");
    reaches("ALL 1", 11, "");
    reaches("0", 0, "Clan 0 is not in this game.");
    reaches("5", 0, "Clan 5 is not in this game.");
    reaches("-1", 1, ""); /* the sign is none of a name */
    reaches("3 5", 0, "Clan 3 is you: not sent to it. Clan 5 is not in this game.");
    reaches("and", 0, "Nobody is named: not sent.");
    reaches("", 0, "Nobody is named: not sent.");
    memcpy(v.clans[1].code, "AZz", 3);
    reaches("azZ 1", 3, "");
    memcpy(v.clans[1].code, "AND", 3); /* a clan may be called so */
    reaches("1 and 4", 11, "");
    v.clans[0].state = SW_ELIMINATED;
    reaches("all", 10, "");
    reaches("1", 0, "Clan 1 is out of play: not sent to it.");
}

TEST(clans_by_number_code_and_name) {
    static const struct {
        const char *name;
        int clan;
    } names[] = { { "BOG", 1 },
                  { "cob", 4 },
                  { "1", 1 },
                  { "4", 4 },
                  { "5", 0 },
                  { "0", 0 },
                  { "BO", 0 },
                  { "BOGS", 0 },
                  { "", 0 },
                  { "-1", 0 },
                  { "001", 1 },
                  { "1x", 0 },
                  { "12", 0 },
                  { "\xc3\x9cnken of 3", 2 },
                  { "\xc3\x9cNKEN OF 3", 2 },
                  { "nken of 3", 0 },
                  { "cob", 4 } };
    UNUSED;
    world();
    memcpy(s.clan[1].name, "\xc3\x9cnken of 3", 12);
    memcpy(s.clan[2].name, "COB", 4); /* no more than a name: another has that code */
    memcpy(s.clan[3].name, "1", 2);
    swamp_view(&swamp_game, &s, 2, &v);
    for (size_t i = 0; i < LZ_COUNT(names); i++)
        if (swamp_clan_named(&v, lz_span(names[i].name)) != names[i].clan)
            fail_msg("%s is %d", names[i].name, swamp_clan_named(&v, lz_span(names[i].name)));
}

RUN(CASE(lines_that_open_and_end_a_block), CASE(a_signature_ends_the_mail), CASE(lines_are_counted),
    CASE(blocks_without_an_end), CASE(pages_without_end), CASE(fields_of_a_mail), CASE(lines_that_open_a_message),
    CASE(where_a_message_ends), CASE(receivers_of_a_message), CASE(clans_by_number_code_and_name))
