/* Whole mails: their blocks (SW-22.4), start-ups (SW-18.9), messages (SW-16.1), and any bytes at all. */
#include "tests/unit/sheet.h"

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
    struct lz_mail m;
    world();
    read_bytes(text, len);
    assert_int_equal(moves.count, 8);
    for (uint32_t i = 0; i < moves.count; i++)
        assert_string_equal(move_words(&room[i]), meant[i]);
    assert_int_equal(r.orders, 7);
    assert_int_equal(r.slips, 1);
    assert_int_equal(r.slip[0].line, 8);
    assert_string_equal(words_of(&r.slip[0].note), "Same as line 3; dropped. (SP may be repeated.)");
    swamp_mail_read(span_of(text, len), &m);
    assert_true(lz_text_is(m.game, "q4-0007"));
    assert_true(lz_text_is(m.seat, "3"));
    assert_true(lz_text_is(m.pass, "........"));
    assert_true(lz_text_is(m.turn, "1"));
    assert_true(m.orders && !m.setup && !m.leaves && !m.refused && !m.unended);
    assert_int_equal(m.letters, 1);
    assert_true(lz_text_is(m.letter[0].text, "The north is ours. Take the south and we shall not meet."));
    struct lz_writer note = lz_writer_in(out, sizeof out);
    assert_int_equal(swamp_letter_to(&v, &m.letter[0], &note), lz_only(0) | lz_only(3));
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
    struct lz_mail m;
    world();
    static const char page[] = "GAME 1\nORDERS\nBD 12D\nTO all\nHello\nORDERS\nBD 12F\n-- \nme";
    read_page(page);
    assert_int_equal(r.orders, 2);
    assert_int_equal(r.line[1].line, 2 + 1); /* the second block goes on counting: TO was line 2 */
    swamp_mail_read(lz_span(page), &m);
    assert_int_equal(m.unended, 2);
    assert_int_equal(m.letters, 1);
    assert_true(lz_text_is(m.letter[0].text, "Hello"));
}

TEST(SW_22_4_what_replaces_what) {
    UNUSED;
    world();
    read_page("GAME 1\nCLAN 3\nHello out there\nTO 1\nhi\nEND\n");
    assert_true(moves.count == 0 && !r.replaces && !r.slips);
    read_page("GAME 1\nORDERS\nEND\n"); /* deliberately none */
    assert_true(moves.count == 1 && room[0].verb == SW_CLEAR);
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
    struct lz_mail m;
    world();
    swamp_mail_read(lz_span("GAME 1\nSURRENDER\n"), &m);
    assert_true(m.leaves && !m.orders && !m.setup);
    swamp_mail_read(lz_span("SETUP DEFAULT 1"), &m);
    assert_true(m.setup && !m.orders && !m.leaves);
    swamp_mail_read(lz_span("GAME 1\nORDERS\nSURRENDER\nEND\nTO 2\nSURRENDER\nEND\nI do not surrender\n> SURRENDER\n"),
                    &m);
    assert_false(m.leaves);
    read_page("GAME 1\nORDERS\nSURRENDER\nEND\n");
    assert_string_equal(swamp_note_name(r.slip[0].note.code), "P01");
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
    assert_non_null(strstr(bill(), "\"sum\":1200,\"budget\":1200,\"home\":1}"));
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_receipt_text(&v, &r, &w);
    assert_non_null(strstr(out, "   3  80 BLK              240   1115  skipped\n"));
    assert_non_null(strstr(out, "1200 of 1200 points. Home den in hex 1.\n"));
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
    startup(
        "SETUP T1 HOME 9\n8 Fer\n0 Fer\n1 Foo\n2 Fer 30\n3 Fer 30G\n4 100RED\n5 Fer\n5 Red\n6 Fer POP\nmy den\nEND");
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
    struct lz_mail m;
    struct lz_writer w = lz_writer_in(note, 200);
    swamp_view(&swamp_game, &s, 2, &v);
    swamp_mail_read(lz_span(page), &m);
    assert_int_equal(m.letters, 1);
    return swamp_letter_to(&v, &m.letter[0], &w);
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
    struct lz_mail m;
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
    swamp_mail_read(lz_span(page), &m);
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
             "\"notes\":[]}],\"errors\":[{\"line\":2,\"said\":\"MO 99Z N\",\"code\":\"P03\",\"text\":"
             "\"There is no hex 99Z: rows are 1-16, columns A-P.\"}],\"more\":0,\"warnings\":[],\"used\":1,"
             "\"limit\":30,\"replaces\":true}");
}

RUN(CASE(SW_22_4_the_mail_as_printed), CASE(SW_22_4_with_line_ends_of_mail),
    CASE(SW_22_4_between_heads_quotations_and_a_signature), CASE(SW_22_4_blocks_in_any_order),
    CASE(SW_22_4_blocks_that_do_not_end), CASE(SW_22_4_what_replaces_what), CASE(SW_22_4_surrender_stands_alone),
    CASE(orders_and_startups_in_their_time), CASE(SW_6_2_the_rules_take_what_the_sheet_means), CASE(SW_18_9_a_default),
    CASE(SW_18_9_a_design_and_its_bill), CASE(SW_18_9_hexes_as_people_write_them), CASE(SW_18_9_lines_that_are_dropped),
    CASE(SW_18_9_only_defaults), CASE(SW_16_1_who_gets_a_message), CASE(SW_16_1_at_most_20_of_2000),
    CASE(any_bytes_are_answered), CASE(text_is_cleaned), CASE(the_text_is_78_columns_wide),
    CASE(the_door_writes_json_and_moves))
