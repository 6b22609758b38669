/* Whole mails: their blocks (SW-22.4), start-ups (SW-18.9), messages (SW-16.1), and any bytes at all. */
#include "tests/unit/sheet.h"
#include "tests/unit/swamp_letter.h"

/* ---- SW-22.4 */

static const char mail[] = "GAME q4-0007\n"
                           "CLAN 3\n"
                           "PASS ........\n"
                           "TURN 1\n"
                           "ORDERS\n"
                           " 1. MO 11E N NE         ; ninety reds at the free den in 10F\n"
                           " 2. RE 10F              ; if we take it\n"
                           " 3. build den 12D\n"
                           " 4. BD 12F\n"
                           " 5. SP 13E S 1RED       ; one lizard = a spy\n"
                           " 6. RE 13E\n"
                           " 7. BF 13F\n"
                           " 8. bd 12d              ; repeated by mistake\n"
                           "END\n"
                           "TO 1,4\n"
                           "The north is ours. Take the south and we shall not meet.\n"
                           "END\n";

static void is_the_mail(const char *text, uint32_t len) {
    static const char *const meant[] = { "clear",  "MO 11E N NE",   "RE 10F", "BD 12D",
                                         "BD 12F", "SP 13E S 1RED", "RE 13E", "BF 13F" };
    world();
    read_bytes(text, len);
    assert_int_equal(moves.count, 8);
    for (uint32_t i = 0; i < moves.count; i++)
        assert_string_equal(move_words(&room[i]), meant[i]);
    assert_int_equal(r.orders, 7);
    assert_int_equal(r.slips, 1);
    assert_int_equal(r.slip[0].line, 8);
    assert_string_equal(words_of(&r.slip[0].note), "Same as line 3; dropped. (SP may be repeated.)");
    read_mail(span_of(text, len));
    assert_true(lz_text_is(m.game, "q4-0007"));
    assert_true(lz_text_is(m.seat, "3"));
    assert_true(lz_text_is(m.pass, "........"));
    assert_true(lz_text_is(m.turn, "1"));
    assert_true(m.orders && !m.setup && !m.leaves && !m.refused && !m.unended);
    assert_int_equal(m.letters, 1);
    assert_true(lz_text_is(m.letter[0].text, "The north is ours. Take the south and we shall not meet."));
    struct lz_writer note = lz_writer_in(out, sizeof out);
    assert_int_equal(letter_sent(&v, &m.letter[0], &note), lz_only(0) | lz_only(3));
    assert_int_equal(note.len, 0);
}

TEST(SW_22_4_the_mail_as_printed) {
    UNUSED;
    is_the_mail(mail, sizeof mail - 1);
}

TEST(SW_22_4_with_line_ends_of_mail) {
    UNUSED;
    char dos[2 * sizeof mail];
    uint32_t n = 0;
    for (uint32_t i = 0; i < sizeof mail - 1; i++) {
        if (mail[i] == '\n')
            dos[n++] = '\r';
        dos[n++] = mail[i];
    }
    is_the_mail(dos, n);
}

TEST(SW_22_4_between_heads_quotations_and_a_signature) {
    UNUSED;
    char page[3 * sizeof mail];
    int n = snprintf(
        page, sizeof page,
        "From: newt@example.org\r\nTo: 1@example.org\nSubject: move it\n\nHello! To be or not: my orders.\n"
        "> ORDERS\n> MO 12D N\n> END\n%sMO 12F N\n-- \nA. Newt\nORDERS\nMO 12F S\nEND\n",
        mail);
    is_the_mail(page, (uint32_t)n);
}

TEST(SW_22_4_blocks_in_any_order) {
    UNUSED;
    char page[2 * sizeof mail];
    const char *orders = strstr(mail, "ORDERS"), *letter = strstr(mail, "TO 1,4");
    int n = snprintf(page, sizeof page, "%s\n%.*s\n%.*s", letter, (int)(letter - orders), orders, (int)(orders - mail),
                     mail);
    is_the_mail(page, (uint32_t)n);
}

TEST(SW_22_4_blocks_that_do_not_end) {
    UNUSED;
    world();
    static const char page[] = "GAME 1\nORDERS\nBD 12D\nTO all\nHello\nORDERS\nBD 12F\n-- \nme";
    read_page(page);
    assert_int_equal(r.orders, 2);
    assert_int_equal(r.line[1].line, 2 + 1); /* the second block goes on counting: TO was line 2 */
    read_mail(lz_span(page));
    assert_int_equal(m.unended, 2);
    assert_int_equal(m.letters, 1);
    assert_true(lz_text_is(m.letter[0].text, "Hello"));
}

TEST(SW_22_4_what_replaces_what) {
    UNUSED;
    world();
    read_page("GAME 1\nCLAN 3\nHello out there\nTO 1\nhi\nEND\n");
    assert_true(moves.count == 0 && !r.replaces && !r.slips);
    read_page("GAME 1\nORDERS\n; MO 13E\nEND\n"); /* the template as it came */
    assert_true(moves.count == 0 && !r.replaces && !r.slips);
    read_page("GAME 1\nORDERS\nREADY\nEND\n"); /* deliberately none */
    assert_true(moves.count == 1 && room[0].verb == SW_CLEAR && !r.slips);
    read_page("GAME 1\nREADY\nORDERS\nEND\n");
    assert_true(moves.count == 1 && room[0].verb == SW_CLEAR);
    read_page("GAME 1\nREADY\n"); /* nothing was sent before: the turn is not missed */
    assert_true(moves.count == 1 && room[0].verb == SW_CLEAR);
    read_page("BD 12D");
    is_taken();
    read_page("GAME 1\nREADY\n"); /* done with what was sent before */
    assert_int_equal(moves.count, 0);
    read_page("GAME 1\nREADY\nORDERS\nnonsense\nEND\n");
    assert_int_equal(moves.count, 0);
    read_page("ORDERS\nnonsense\nmore of it\nEND\n"); /* not a valid set: the earlier stands */
    assert_true(moves.count == 0 && !r.replaces);
    assert_int_equal(r.slips, 2);
    read_page("");
    assert_int_equal(moves.count, 0);
    read_page("BD 12D");
    assert_int_equal(moves.count, 2);
}

TEST(SW_22_4_surrender_stands_alone) {
    UNUSED;
    world();
    read_mail(lz_span("GAME 1\nSURRENDER\n"));
    assert_true(m.leaves && !m.orders && !m.setup);
    read_mail(lz_span("SETUP DEFAULT 1"));
    assert_true(m.setup && !m.orders && !m.leaves);
    read_mail(lz_span("GAME 1\nORDERS\nSURRENDER\nEND\nTO 2\nSURRENDER\nEND\nI do not surrender\n> SURRENDER\n"));
    assert_false(m.leaves);
    read_page("GAME 1\nORDERS\nSURRENDER\nEND\n");
    assert_string_equal(swamp_note_name(r.slip[0].note.code), "P20");
}

/* ---- several clans in one mail */

static void next_part(const char *page, const char *seat) {
    assert_true(swamp_mail_next(lz_span(page), &m));
    if (!lz_text_is(m.seat, seat))
        fail_msg("clan '%.*s', not '%s'", (int)m.seat.len, m.seat.at, seat);
}

static void no_more(const char *page) { assert_false(swamp_mail_next(lz_span(page), &m)); }

/* Each part is judged by its own fields, and its orders are its own. */
static void two_clans(const char *page) {
    m = (struct lz_mail){ 0 };
    world();
    next_part(page, "1");
    assert_true(lz_text_is(m.game, "g") && lz_text_is(m.pass, "a") && lz_text_is(m.turn, "1"));
    assert_int_equal(m.line, 1);
    read_bytes(m.text.at, m.text.len);
    assert_int_equal(r.orders, 1);
    assert_string_equal(r.line[0].said, "RE 1A");
    next_part(page, "2");
    assert_true(lz_text_is(m.game, "g") && lz_text_is(m.pass, "b") && lz_text_is(m.turn, "1"));
    read_bytes(m.text.at, m.text.len);
    assert_int_equal(r.orders, 1);
    assert_string_equal(r.line[0].said, "RE 2B");
    no_more(page);
}

TEST(SW_22_4_two_clans_in_one_mail) {
    UNUSED;
    two_clans(
        "GAME g\nCLAN 1\nPASS a\nTURN 1\nORDERS\nRE 1A\nEND\nGAME g\nCLAN 2\nPASS b\nTURN 1\nORDERS\nRE 2B\nEND\n");
    assert_int_equal(m.line, 8);
    two_clans(
        "GAME g CLAN 1 PASS a TURN 1\nORDERS\nRE 1A\nEND\ngame: g, clan: 2, pass: b, turn: 1\nORDERS\nRE 2B\nEND\n");
    two_clans("hi\nTURN 1\nGAME g\nCLAN 1\nPASS a\nORDERS\nRE 1A\nEND\nTURN 1\nPASS b\nGAME g\nCLAN 2\nORDERS\nRE 2B\n"
              "-- \nme\nGAME g\nCLAN 3\n");
}

/* A block without END ends where fields begin: the next clan's orders never become this one's. */
TEST(SW_22_4_fields_end_a_block) {
    UNUSED;
    two_clans("GAME g\nCLAN 1\nPASS a\nTURN 1\nORDERS\nRE 1A\nGAME g\nCLAN 2\nPASS b\nTURN 1\nORDERS\nRE 2B\nEND\n");
    two_clans(
        "GAME g\nCLAN 1\nPASS a\nTURN 1\nORDERS\nRE 1A\nEND\nTO 3\nhello\nGAME g\nCLAN 2\nPASS b\nTURN 1\nORDERS\n"
        "RE 2B\nEND\n");
    static const char letters[] = "GAME g\nCLAN 1\nPASS a\nTO 3\nhello\nCLAN 2\nPASS b\nGAME g\nTO 3\nsecret\nEND\n";
    m = (struct lz_mail){ 0 };
    next_part(letters, "1");
    assert_int_equal(m.unended, 4);
    assert_true(m.letters == 1 && lz_text_is(m.letter[0].text, "hello"));
    next_part(letters, "2");
    assert_true(m.letters == 1 && lz_text_is(m.letter[0].text, "secret") && !m.unended);
    assert_int_equal(m.letter[0].line, 9);
    no_more(letters);
}

/* Whose fields are missing some has none of the part before. */
TEST(SW_22_4_a_part_has_its_own_fields) {
    static const char *const tails[] = { "CLAN 2\nORDERS\nRE 2B\nEND\n", "clan 2\nORDERS\nRE 2B\nEND\n",
                                         "TURN 1\nCLAN 2\nORDERS\nRE 2B\nEND\n", "CLAN 2\nTO 1\nhi\nEND\n" };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(tails); i++) {
        char page[200];
        snprintf(page, sizeof page, "GAME g\nCLAN 1\nPASS a\nORDERS\nRE 1A\nEND\n%s", tails[i]);
        m = (struct lz_mail){ 0 };
        next_part(page, "1");
        assert_int_equal(m.letters, 0);
        next_part(page, "2");
        assert_true(!m.game.len && !m.pass.len);
        no_more(page);
    }
}

TEST(SW_22_4_one_clan_is_one_part) {
    static const char *const pages[] = {
        "",
        "GAME g\nCLAN 1\nPASS a\nORDERS\nRE 1A\nEND\nORDERS\nRE 2B\nEND\nTO 2\nhi\nEND\n",
        "GAME g\nGAME g\nCLAN 9\nCLAN 1\nPASS a\nORDERS\nRE 1A\nEND\nTurn around, they said. Pass me that.\n",
        "SURRENDER\nGAME g\nCLAN 1\nPASS a\nTURN 1\n",
        "TO 2\nhi\nEND\nGAME g\nCLAN 1\nORDERS\nRE 1A\nEND\nPASS a\n",
        "GAME g\nCLAN 1\nPASS a\nORDERS\nRE 1A\nEND\nTO 2\nGAME on\nCLAN 2\nEND\nGame on, friends!\nturn back\n",
        "game on, friends\nGAME g\nGame and all\nCLAN 1\nPASS a\nORDERS\nRE 1A\nEND\n",
    };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(pages); i++) {
        read_mail(lz_span(pages[i]));
        if (i && !(lz_text_is(m.game, "g") && lz_text_is(m.seat, "1") && lz_text_is(m.pass, "a")))
            fail_msg("fields of page %zu", i);
        no_more(pages[i]);
    }
}

/* Blocks above their fields, and then another clan: nobody can say whose the second block is. */
TEST(SW_22_4_whose_block_it_is) {
    static const char page[] =
        "ORDERS\nRE 1A\nEND\nGAME g\nCLAN 1\nPASS a\nORDERS\nRE 2B\nEND\nGAME g\nCLAN 2\nPASS b\n";
    UNUSED;
    m = (struct lz_mail){ 0 };
    next_part(page, "1");
    assert_int_equal(m.unclear, 1);
    next_part(page, "2");
    assert_true(!m.unclear && !m.orders);
    read_mail(lz_span("ORDERS\nRE 1A\nEND\nGAME g\nCLAN 1\nPASS a\n"));
    assert_int_equal(m.unclear, 0);
}

TEST(SW_22_4_ready) {
    static const struct {
        const char *page;
        int ready;
    } pages[] = {
        { "GAME 1\nREADY\n", 1 },
        { "GAME 1\nORDERS\nready.\nEND\n", 1 },
        { "READY\n", 1 },
        { "GAME 1\nTO 2\nREADY\nEND\n", 0 },
        { "GAME 1\n> READY\n", 0 },
        { "GAME 1\nREADY when you are\n", 0 },
        { "GAME 1\n; READY\nORDERS\n; READY\nEND\n", 0 },
    };
    UNUSED;
    world();
    for (size_t i = 0; i < LZ_COUNT(pages); i++) {
        read_mail(lz_span(pages[i].page));
        if (m.ready != pages[i].ready)
            fail_msg("page %zu: %d", i, m.ready);
    }
}

static void unread(const char *page, const char *words) {
    char said[200];
    struct lz_writer w = lz_writer_in(said, sizeof said);
    read_mail(lz_span(page));
    for (int i = 0; i < m.unreads; i++) {
        lz_put_char(&w, ' ');
        lz_put_number(&w, m.unread[i].from);
        lz_put_char(&w, '-');
        lz_put_number(&w, m.unread[i].to);
    }
    if (m.more) {
        lz_put(&w, " and ");
        lz_put_number(&w, m.more);
    }
    assert_string_equal(said, words);
}

/* What stands outside of blocks is named; heads, quotations, blank lines and signatures are not. */
TEST(SW_22_4_lines_that_are_not_read) {
    UNUSED;
    unread("GAME g\nCLAN 1\n\nORDERS\nRE 1A\nEND\nREADY\nSURRENDER\n", "");
    unread("GAME g\nMESSAGE 2\nhello\n\nyou\nEND\nMO 12D N\n", " 2-5 7-7");
    unread("GAME g\n\nhello\n\n> quoted\n\nyou\n\n-- \nme\n", " 3-3 7-7");
    unread("From: a@b\nSubject: my\n letter\nX-A-9: b\n\nSubject: no head\nGAME g\n", " 4-6");
    unread("Hello: a\nHello\nHello: b\nGAME g\n", " 2-3");
    unread("GAME g\nCLAN 1\nPASS a\nORDERS\nEND\nTurn around\nTO 2\nhi\nEND\n", " 6-6");
    unread("GAME g\na\n> \na\n> \na\n> \na\n> \na\n> \na\n> \na\n> \na\n> \na\nb\n> \nc\n",
           " 2-2 4-4 6-6 8-8 10-10 12-12 14-14 16-16 and 3");
    unread("RE 1A\nnonsense\n", ""); /* every line of a bare page is read */
}

/* No receipt says a password back. */
TEST(SW_22_4_no_password_is_quoted) {
    UNUSED;
    world();
    read_page("GAME g\nORDERS\n1. pass xyzzy now\nClan of xyzzy\nEND\n");
    assert_int_equal(r.slips, 2);
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_receipt_text(&v, &r, &w);
    assert_non_null(strstr(out, "P01: Unknown order \"pass\"."));
    assert_null(strstr(out, "xyzzy"));
}

TEST(orders_and_startups_in_their_time) {
    UNUSED;
    world();
    read_page("SETUP DEFAULT 2\nBD 12D");
    assert_int_equal(r.orders, 1);
    assert_int_equal(r.setup, SW_NO_SETUP);
    assert_string_equal(words_of(&r.slip[0].note), "A start-up is chosen before the first turn.");
    read_page("nonsense\nSETUP DEFAULT 2\nSETUP DEFAULT 3\nBD 12D");
    assert_int_equal(r.slips, 2); /* said once */
    s.head.phase = SW_PHASE_STARTUP;
    read_page("BD 12D\nBD 12F");
    assert_int_equal(moves.count, 0);
    assert_int_equal(r.slips, 1);
    assert_string_equal(words_of(&r.slip[0].note),
                        "The game is over, or has not begun: there is nothing to order now.");
    s.head.phase = SW_PHASE_ORDERS;
    s.head.may = 3; /* clan 3 is out */
    read_page("BD 12D");
    assert_true(moves.count == 0 && r.slips == 1);
}

TEST(SW_6_2_the_rules_take_what_the_sheet_means) {
    UNUSED;
    char page[4000];
    struct lz_writer w = lz_writer_in(page, sizeof page);
    world();
    for (int i = 0; i < 60; i++) {
        lz_put(&w, i % 3 ? "SP 13E N " : "MO 13E S\nSP 13E N ");
        lz_put_number(&w, 1 + i);
        lz_put(&w, "RED\n");
    }
    read_page(page);
    assert_int_equal(r.orders, 30);
    is_taken();
    assert_int_equal(s.desk[2].orders, 30);
    is_taken(); /* and again: `clear` comes first */
    assert_int_equal(s.desk[2].orders, 30);
}

/* ---- SW-18.9 */

static void startup(const char *page) {
    world();
    s.head.phase = SW_PHASE_STARTUP;
    for (int i = 0; i < 4; i++)
        s.design[i] = swamp_facts.start[2];
    read_page(page);
}

static const char *bill(void) {
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_receipt_json(&v, &r, &w);
    assert_false(w.full);
    return out;
}

TEST(SW_18_9_a_default) {
    UNUSED;
    startup("SETUP DEFAULT 2");
    assert_int_equal(moves.count, 1);
    assert_string_equal(move_words(&room[0]), "default 2");
    is_taken();
    assert_int_equal(s.design[2].chosen, 2);
    assert_non_null(strstr(bill(), "\"setup\":{\"default\":2}"));
    startup("SETUP DEFAULT 9");
    assert_string_equal(move_words(&room[0]), "default 3");
    assert_string_equal(words_of(&r.slip[0].note), "There is no default \"9\": Default 3 is taken.");
    startup("SETUP T9 HOME 1\n1 Fer\nEND");
    assert_string_equal(move_words(&room[0]), "default 3");
    assert_int_equal(r.slips, 1); /* its hexes say nothing */
    assert_string_equal(words_of(&r.slip[0].note), "There is no template \"T9\": Default 3 is taken.");
    startup("SETUP DEFAULT");
    assert_string_equal(move_words(&room[0]), "default 3");
    startup("SETUP DEFAULT 0\nSETUP DEFAULT 4");
    assert_string_equal(move_words(&room[0]), "default 4");
    startup("SETUP T8 HOME 22\n22 Fer\nEND\nSETUP T0\n1 Fer\nEND");
    assert_string_equal(move_words(&room[0]), "default 3");
    assert_int_equal(moves.count, 1);
    startup("SETUP");
    assert_int_equal(moves.count, 0);
    struct lz_writer w = lz_writer_in(out, sizeof out);
    startup("SETUP DEFAULT 1");
    swamp_receipt_text(&v, &r, &w);
    assert_string_equal(out, "START-UP\n  Default 1.\n");
}

/* WE-42 */
TEST(SW_18_9_a_design_and_its_bill) {
    UNUSED;
    static const char *const meant[] = { "design 1 1",       "plot 1 Blk 20POP 100BLK",
                                         "plot 2 Fer 50GRY", "plot 3 Tem 100YEL 80BLK",
                                         "plot 4 Fer 60RED", "plot 5 Swa",
                                         "plot 7 Whi" };
    startup("SETUP T1 HOME 1\n1 Blk POP 20 BLK 100\n2. Fer GRY 50 ; food\n3 Temple 100YEL 80 BLK\n4 fer RED=60\n5 Swa\n"
            "7 Whi\nEND\n");
    assert_int_equal(r.slips, 0);
    assert_int_equal(moves.count, 7);
    for (int i = 0; i < 7; i++)
        assert_string_equal(move_words(&room[i]), meant[i]);
    is_taken();
    static const int sums[] = { 100, 400, 500, 800, 825, 925, 965, 1115, 1115, 1140, 1200, 1200, 1200 };
    const char *at_item = bill();
    for (size_t i = 0; i < sizeof sums / sizeof sums[0]; i++) {
        char sum[40];
        bool skipped = i == 8 || i > 10;
        snprintf(sum, sizeof sum, "\"sum\":%d,\"bought\":%s", sums[i], skipped ? "false" : "true");
        at_item = strstr(at_item, "\"sum\":");
        assert_non_null(at_item);
        assert_memory_equal(at_item, sum, strlen(sum));
        at_item++;
    }
    assert_non_null(strstr(bill(), "\"item\":\"Black den\",\"cost\":300"));
    assert_non_null(strstr(bill(), "\"sum\":1200,\"budget\":1200,\"home\":1,\"remarks\":[\"Home den in hex 1.\"]}"));
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_receipt_text(&v, &r, &w);
    assert_non_null(strstr(out, "   3  80 BLK              240   1115  skipped: over 1200 points\n"));
    assert_non_null(strstr(out, "1200 of 1200 points.\n  Home den in hex 1.\n"));
}

TEST(SW_18_9_hexes_as_people_write_them) {
    UNUSED;
    /* WE-47 */
    startup("SETUP TEMPLATE 5 HOME=10\nHex 3: Red POP 10\n4) ---- 30RED\n5 Wol\n6 Pak\n7 Green Den 20POP\n8 yel\n9 "
            "Fertile\n"
            "10 Black den\nEND");
    static const char *const meant[] = { "design 5 10", "plot 3 Red 10POP", "plot 4 Wat 30RED",
                                         "plot 5 Vol",  "plot 6 Pea",       "plot 7 Grn 20POP",
                                         "plot 8 Yel",  "plot 9 Fer",       "plot 10 Blk" };
    assert_int_equal(r.slips, 0);
    assert_int_equal(moves.count, 9);
    for (int i = 0; i < 9; i++)
        assert_string_equal(move_words(&room[i]), meant[i]);
    is_taken();
    assert_non_null(strstr(bill(), "\"item\":\"Red den\",\"cost\":110,\"sum\":260"));
    assert_non_null(strstr(bill(), "\"item\":\"10 POP\",\"cost\":15,\"sum\":275"));
}

TEST(SW_18_9_lines_that_are_dropped) {
    UNUSED;
    startup("SETUP T1 HOME 9\n8 Fer\n0 Fer\n1 Foo\n2 Fer 30 9RED\n3 Fer 30G\n4 100RED\n5 Fer\n5 Red\n6 Fer POP\nmy "
            "den\nEND");
    static const char *const text[] = {
        "The template has no hex 9: the first den with food next to it is the home den.",
        "The template has no hex 8; line dropped.",
        "The template has no hex 0; line dropped.",
        "\"Foo\" is neither a terrain, a den colour, a count nor POP; line dropped.",
        "30 of which colour?",
        "\"G\" could be green or grey: write GRN or GRY.",
        "What stands in hex 4? Write a terrain or the colour of a den.",
        "Line 7 spoke of the same hex; this one counts.",
        "\"POP\" is neither a terrain, a den colour, a count nor POP; line dropped.",
        "\"my\" is neither a terrain, a den colour, a count nor POP; line dropped."
    };
    assert_int_equal(r.slips, 10);
    for (int i = 0; i < 10; i++)
        assert_string_equal(words_of(&r.slip[i].note), text[i]);
    assert_int_equal(moves.count, 2);
    assert_string_equal(move_words(&room[0]), "design 1 0");
    assert_string_equal(move_words(&room[1]), "plot 5 Red");
    assert_non_null(strstr(bill(), "\"replaced\":3")); /* SW-18.5: its only den has no food */
}

TEST(SW_18_9_only_defaults) {
    UNUSED;
    startup("");
    s.laws.setups = 1;
    read_page("SETUP T1 HOME 1\n1 Blk\n2 Fer\nEND");
    assert_int_equal(moves.count, 0);
    assert_string_equal(words_of(&r.slip[0].note), "Only the four defaults are offered in this game.");
    read_page("SETUP DEFAULT 1");
    is_taken();
}

/* ---- SW-16.1 */

static lz_seats letter_to(const char *page, char note[200]) {
    struct lz_writer w = lz_writer_in(note, 200);
    swamp_view(&swamp_game, &s, 2, &v);
    read_mail(lz_span(page));
    assert_int_equal(m.letters, 1);
    return letter_sent(&v, &m.letter[0], &w);
}

TEST(SW_16_1_who_gets_a_message) {
    UNUSED;
    char note[200];
    world();
    assert_int_equal(letter_to("TO ALL\nhi\nEND", note), 11);
    assert_int_equal(letter_to("to bog, 2 and cob\nhi\nEND", note), 11);
    assert_string_equal(note, "");
    assert_int_equal(letter_to("TO 10,1\nhi\nEND", note), 1);
    assert_string_equal(note, "Clan 10 is not in this game.");
    assert_int_equal(letter_to("TO ,;!\nhi\nEND", note), 0);
    assert_string_equal(note, "Nobody is named: not sent.");
    assert_int_equal(letter_to("TO 3,1\nhi\nEND", note), 1);
    assert_string_equal(note, "Clan 3 is you: not sent to it.");
    s.clan[3].state = SW_SURRENDERED;
    assert_int_equal(letter_to("TO ALL\nhi\nEND", note), 3);
    assert_int_equal(letter_to("TO COB NOB\nhi\nEND", note), 0);
    assert_string_equal(note, "Clan COB is out of play: not sent to it. Clan NOB is not in this game.");
    assert_int_equal(letter_to("TO 1\n \nEND", note), 0);
    assert_string_equal(note, "The message is empty: not sent.");
}

TEST(SW_16_1_at_most_20_of_2000) {
    UNUSED;
    static char page[9000];
    char note[200];
    world();
    memcpy(page, "TO 1\n", 5);
    for (int i = 0; i < 2000; i++)
        memcpy(page + 5 + 2 * i, "\xc3\xa9", 2);
    assert_int_equal(letter_to(page, note), 1);
    memcpy(page + 5 + 4000, "e", 2);
    assert_int_equal(letter_to(page, note), 0);
    assert_string_equal(note, "The message is longer than 2000 characters: not sent.");
    page[0] = 0;
    for (int i = 0; i < 23; i++)
        strcat(page, "TO 1\n> quoted, and part of the message\n\nhi\nEND\n");
    read_mail(lz_span(page));
    assert_int_equal(m.letters, 20);
    assert_int_equal(m.refused, 3);
    for (int i = 0; i < 20; i++)
        assert_true(lz_text_is(m.letter[i].text, "> quoted, and part of the message\n\nhi"));
}

/* ---- any bytes */

static bool shown_well(const char *text, bool lines) {
    for (; *text; text++)
        if (((uint8_t)*text < 0x20 && !(lines && *text == '\n')) || *text == 0x7f)
            return false;
    return true;
}

static void is_sound(void) {
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_receipt_json(&v, &r, &w);
    assert_true(!w.full && shown_well(out, false));
    w = lz_writer_in(out, sizeof out);
    swamp_receipt_text(&v, &r, &w);
    assert_true(!w.full && shown_well(out, true));
    is_taken();
}

TEST(any_bytes_are_answered) {
    UNUSED;
    static const char *const bits[] = { "MO ",
                                        "SP ",
                                        "13E ",
                                        "11E",
                                        " N",
                                        " NE",
                                        "5RED",
                                        "\n",
                                        "ORDERS\n",
                                        "END\n",
                                        "\x01",
                                        "\xff",
                                        "TO 1",
                                        "CH ",
                                        "GATE",
                                        "EYES",
                                        "1A ",
                                        "> ",
                                        "-- \n",
                                        "=",
                                        "30 ",
                                        "BLK",
                                        "GI ",
                                        "bog",
                                        "FR",
                                        "\r",
                                        "-",
                                        "\xc3\x28",
                                        "SETUP T1 HOME 1\n",
                                        ";" };
    struct lz_rng rng = lz_rng_from(1, 2);
    for (int n = 0; n < 3000; n++) {
        char page[1200];
        struct lz_writer w = lz_writer_in(page, sizeof page);
        for (uint32_t i = lz_roll(&rng, 120); i > 0; i--)
            lz_put(&w, bits[lz_roll(&rng, sizeof bits / sizeof bits[0])]);
        world();
        s.head.phase = n % 5 ? SW_PHASE_ORDERS : SW_PHASE_STARTUP;
        if (!(n % 5))
            for (int i = 0; i < 4; i++)
                s.design[i] = swamp_facts.start[2];
        read_page(page);
        is_sound();
    }
}

TEST(text_is_cleaned) {
    UNUSED;
    world();
    read_page("MO 11E \x1b[2J\n");
    assert_string_equal(r.slip[0].note.x, "[2J");
}

TEST(the_text_is_78_columns_wide) {
    UNUSED;
    is_the_mail(mail, sizeof mail - 1);
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_receipt_text(&v, &r, &w);
    assert_non_null(strstr(out, "  3. BD 12D\n     The 50 grey lizards in 12D build a den on the ruin:"));
    assert_non_null(strstr(out, "  8. bd 12d\n     P15: Same as line 3; dropped. (SP may be repeated.)\n"));
    assert_non_null(strstr(out, "\n7 of 30 orders used.\n"));
    for (const char *line = out; *line; line = strchr(line, '\n') + 1)
        assert_in_range(strchr(line, '\n') - line, 0, 78);
}

TEST(the_door_writes_json_and_moves) {
    UNUSED;
    world();
    swamp_view(&swamp_game, &s, 2, &v);
    moves = (struct lz_moves){ room, 0, LZ_SHEET_MOVES, false };
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_game.sheet->read(&swamp_game, &v, lz_span("1. bd 12d ; so\nMO 99Z N"),
                           &(struct lz_answer){ .moves = &moves, .json = &w });
    assert_int_equal(moves.count, 2);
    assert_string_equal(
        out, "{\"clan\":3,\"turn\":1,\"orders\":[{\"line\":1,\"said\":\"bd 12d\",\"order\":\"BD 12D\",\"words\":"
             "\"The 50 grey lizards in 12D build a den on the ruin: it stands at the end of the turn.\","
             "\"effects\":[{\"says\":\"The 50 grey lizards in 12D build a den on the ruin: it stands at the end of the "
             "turn.\",\"is\":\"open\",\"rule\":\"SW-13.8\"}],\"path\":[\"12D\"],\"notes\":[]}],\"errors\":[{\"line\":2,"
             "\"said\":\"MO 99Z N\",\"code\":\"P03\",\"text\":"
             "\"There is no hex 99Z: rows are 1-16, columns "
             "A-P.\",\"rule\":\"SW-1.1\"}],\"more\":0,\"warnings\":[],\"idle\":["
             "{\"hex\":\"11E\",\"band\":90},{\"hex\":\"12F\",\"band\":80},{\"hex\":\"13E\",\"band\":140},"
             "{\"hex\":\"13F\",\"band\":10}],\"used\":1,"
             "\"limit\":30,\"replaces\":true}");
}

RUN(CASE(SW_22_4_the_mail_as_printed), CASE(SW_22_4_with_line_ends_of_mail),
    CASE(SW_22_4_between_heads_quotations_and_a_signature), CASE(SW_22_4_blocks_in_any_order),
    CASE(SW_22_4_blocks_that_do_not_end), CASE(SW_22_4_what_replaces_what), CASE(SW_22_4_surrender_stands_alone),
    CASE(SW_22_4_two_clans_in_one_mail), CASE(SW_22_4_fields_end_a_block), CASE(SW_22_4_a_part_has_its_own_fields),
    CASE(SW_22_4_one_clan_is_one_part), CASE(SW_22_4_whose_block_it_is), CASE(SW_22_4_ready),
    CASE(SW_22_4_lines_that_are_not_read), CASE(SW_22_4_no_password_is_quoted), CASE(orders_and_startups_in_their_time),
    CASE(SW_6_2_the_rules_take_what_the_sheet_means), CASE(SW_18_9_a_default), CASE(SW_18_9_a_design_and_its_bill),
    CASE(SW_18_9_hexes_as_people_write_them), CASE(SW_18_9_lines_that_are_dropped), CASE(SW_18_9_only_defaults),
    CASE(SW_16_1_who_gets_a_message), CASE(SW_16_1_at_most_20_of_2000), CASE(any_bytes_are_answered),
    CASE(text_is_cleaned), CASE(the_text_is_78_columns_wide), CASE(the_door_writes_json_and_moves))
