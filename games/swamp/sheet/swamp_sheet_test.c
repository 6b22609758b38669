/* Lines of orders and what the receipt says of them: SW-22.1, SW-22.2. */
#include "tests/unit/sheet.h"

/* ---- SW-22.1 */

TEST(SW_22_1_the_examples_of_the_form) {
    UNUSED;
    blank(32);
    static const char *const forms[] = { "FR 2Z",
                                         "FR 7AE 10GRN",
                                         "LO 22R N N",
                                         "CH 15R SW REVE",
                                         "CH 14AB N SW 100BLK SHUN",
                                         "CH 1A 3AC GATE",
                                         "MO 22N N NW",
                                         "SP 5AD SW NE 105RED 32YEL",
                                         "SN 22AD N N",
                                         "SA 5M SE",
                                         "RE 19R",
                                         "GI 17R 3",
                                         "BF 8W",
                                         "DF 7Y",
                                         "BR 10I S",
                                         "BD 11E",
                                         "BB 5T SE",
                                         "DB 9U SW" };
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++)
        reads(forms[i], forms[i]);
}

TEST(SW_22_1_forgiving) {
    UNUSED;
    blank(32);
    static const char *const said[][2] = { { "mo 22n n nw", "MO 22N N NW" },
                                           { " 12) Move\t22N,  north,North-West.", "MO 22N N NW" },
                                           { "3.MO 22 N N NW ; the band of the north", "MO 22N N NW" },
                                           { "17 MO N22 N northwest // away", "MO 22N N NW" },
                                           { "MO22N N NW # now", "MO 22N N NW" },
                                           { "- MO 5AD north west south-EAST", "MO 5AD NW SE" },
                                           { "MO 5 AD N-E", "MO 5AD NE" },
                                           { "SP ad5 sw ne 105r 32y", "SP 5AD SW NE 105RED 32YEL" },
                                           { "split 5AD 32 YELLOW RED=105 SW NE", "SP 5AD SW NE 105RED 32YEL" },
                                           { "SP 5AD SW NE 105 0 0 32 0", "SP 5AD SW NE 105RED 32YEL" },
                                           { "SP 5AD SW 1 gn, 2GRN, green 3 4 GY 5grey gray=6 B7 8 black",
                                             "SP 5AD SW 6GRN 15GRY 15BLK" },
                                           { "SP 5AD SW RED 5 6YEL", "SP 5AD SW 5RED 6YEL" },
                                           { "free 2Z all", "FR 2Z" },
                                           { "FR 7AE 0 10 0 0 0", "FR 7AE 10GRN" },
                                           { "lob 22R N N", "LO 22R N N" },
                                           { "chant 15R SW reveal", "CH 15R SW REVE" },
                                           { "CH 14AB N SW SHU 100", "CH 14AB N SW 100BLK SHUN" },
                                           { "CH 14AB N SW 100 blk shunt", "CH 14AB N SW 100BLK SHUN" },
                                           { "CH 14AB BLK eyes", "CH 14AB EYES" },
                                           { "CH 1A 3 AC GATE", "CH 1A 3AC GATE" },
                                           { "CH 1A gate 130BLK AC3", "CH 1A 3AC 130BLK GATE" },
                                           { "CH 1A 140 3AC GATE", "CH 1A 3AC 140BLK GATE" },
                                           { "sneak 22AD N N", "SN 22AD N N" },
                                           { "sail 5M SE", "SA 5M SE" },
                                           { "recruit 19R", "RE 19R" },
                                           { "give 17R bog", "GI 17R 1" },
                                           { "build fertile 8W", "BF 8W" },
                                           { "destroy fertile 7Y", "DF 7Y" },
                                           { "Build Raft 10I S", "BR 10I S" },
                                           { "build-den 11E", "BD 11E" },
                                           { "build bridge 5T SE", "BB 5T SE" },
                                           { "destroy bridge 9U SW", "DB 9U SW" },
                                           { "MO\xc2\xa0"
                                             "22N\xc2\xa0N",
                                             "MO 22N N" } };
    for (size_t i = 0; i < sizeof said / sizeof said[0]; i++)
        reads(said[i][0], said[i][1]);
    reads("19.MO 22N N", "MO 22N N");
    reads("9) MO 22N N", "MO 22N N");
    reads("* MO 22N N//", "MO 22N N");
    reads("MO 22N -- N", "MO 22N N");
    reads("CH 14AB N 100BLK 3 FREE EYES", "CH 14AB N 100BLK FREE");
    reads("MO 22N N 5G", "MO 22N N");
    reads("CH 14AB 0BLK EYES", "CH 14AB EYES");
    reads("CH 1A N 3AC GATE", "CH 1A 3AC GATE");
    reads("CH 1A BLK 3AC GATE", "CH 1A 3AC GATE");
    memcpy(s.clan[1].code, "A1B", 3);
    reads("GI 17R a1b", "GI 17R 2");
}

TEST(SW_22_1_every_beginning_of_a_chant) {
    UNUSED;
    blank(32);
    for (int i = 0; i < SW_CHANTS; i++)
        for (size_t n = 3; i != SW_GATE && n <= strlen(swamp_facts.song[i].title); n++) {
            char line[64], canonical[64];
            snprintf(line, sizeof line, "CH 15R SW %.*s", (int)n, swamp_facts.song[i].title);
            snprintf(canonical, sizeof canonical, "CH 15R SW %s", swamp_facts.song[i].code);
            reads(line, canonical);
        }
}

TEST(SW_22_1_quotations_comments_and_signatures_say_nothing) {
    UNUSED;
    world();
    read_page("> MO 11E N\n\n; MO 12D N\nBD 12D\n  > BD 12F\n-- \nBF 13F\n");
    assert_int_equal(r.orders, 1);
    assert_int_equal(r.slips, 0);
    assert_int_equal(r.line[0].line, 4);
    assert_string_equal(r.line[0].said, "BD 12D");
}

/* ---- SW-22.2, errors */

TEST(SW_22_2_errors_P01_to_P13_and_P16) {
    UNUSED;
    world();
    slips("mvoe 11E N", "P01", "Unknown order \"mvoe\". Did you mean move?");
    slips("MV 11E N", "P01", "Unknown order \"MV\". Did you mean MO?");
    slips("bild den 11E", "P01", "Unknown order \"bild den\". Did you mean build den?");
    slips("recrute 11E", "P01", "Unknown order \"recrute\". Did you mean recruit?");
    slips("hello world", "P01", "Unknown order \"hello\".");
    slips("go 11E N", "P01", "Unknown order \"go\". Did you mean MO?");
    slips("sing 13E", "P01", "Unknown order \"sing\". Did you mean CH?");
    slips("raze bridge 11E", "P01", "Unknown order \"raze\".");
    slips("destroy den 11E", "P01", "Unknown order \"destroy den\".");
    slips("Alob 11E", "P01", "Unknown order \"Alob\". Did you mean lob?");
    slips("1234", "P01", "Unknown order \"1234\".");
    slips("?!", "P01", "Unknown order \"?!\".");
    slips("MO", "P02", "MO needs a hex, for example MO 12C.");
    slips("build den here", "P02", "BD needs a hex, for example BD 12C.");
    slips("MO 17E N", "P03", "There is no hex 17E: rows are 1-16, columns A-P.");
    slips("MO 0E N", "P03", "There is no hex 0E: rows are 1-16, columns A-P.");
    slips("MO 16Q N", "P03", "There is no hex 16Q: rows are 1-16, columns A-P.");
    slips("MO 1BA N", "P03", "There is no hex 1BA: rows are 1-16, columns A-P.");
    slips("CH 13E 20Z GATE", "P03", "There is no hex 20Z: rows are 1-16, columns A-P.");
    slips("MO 11E E", "P04", "East and west are not directions here; use NE, SE, SW or NW.");
    slips("MO 11E N west", "P04", "East and west are not directions here; use NE, SE, SW or NW.");
    slips("MO 11E N N N", "P05", "MO takes 1-2 directions; 3 given.");
    slips("SN 11E", "P05", "SN takes 1-2 directions; 0 given.");
    slips("BR 11E N N", "P05", "BR takes 1 direction; 2 given.");
    slips("CH 13E SHUN", "P05", "CH takes 1-2 directions; 0 given.");
    slips("CH 13E N N N EYES", "P05", "CH takes 0-2 directions; 3 given.");
    slips("SP 11E N 30G", "P06", "\"G\" could be green or grey: write GRN or GRY.");
    slips("SP 11E N G=30", "P06", "\"G\" could be green or grey: write GRN or GRY.");
    slips("CH 13E 5G EYES", "P06", "\"G\" could be green or grey: write GRN or GRY.");
    slips("CH 13E Z20 GATE", "P03", "There is no hex 20Z: rows are 1-16, columns A-P.");
    slips("CH 13E B130 GATE", "P12", "GATE needs the hex of the other temple, not directions.");
    slips("SP 11E N all", "P10", "SP needs numbers, for example SP 5AD SW 30RED.");
    slips("SP 11E N 30", "P07", "30 of which colour?");
    slips("FR 11E 1 2 3 4", "P07", "1 of which colour?");
    slips("FR 11E 1 2 3 4 5 6", "P07", "1 of which colour?");
    slips("MO 11E up", "P08",
          "\"up\" is not understood. After its hex an order has directions (N NE SE S SW NW), numbers with a colour "
          "(30RED) or a chant.");
    slips("MO 11E N?", "P08",
          "\"?\" is not understood. After its hex an order has directions (N NE SE S SW NW), numbers with a colour "
          "(30RED) or a chant.");
    slips("CH 13E N", "P09", "Which chant? Known: EYES REVE SHUN SUMM MOUL FREE COER GATE TRAN DARK.");
    slips("SP 11E N", "P10", "SP needs numbers, for example SP 5AD SW 30RED.");
    slips("SP 11E N RED", "P10", "SP needs numbers, for example SP 5AD SW 30RED.");
    slips("SP 11E N 0RED", "P10", "SP needs numbers, for example SP 5AD SW 30RED.");
    slips("FR 11E RED", "P10", "FR needs numbers, for example FR 5AD 30RED.");
    slips("FR 11E 0RED", "P10", "FR needs numbers, for example FR 5AD 30RED.");
    slips("GI 13F 5", "P11", "Clan 5 is not in this game.");
    slips("GI 13F xyz", "P11", "Clan xyz is not in this game.");
    slips("CH 13E N GATE", "P12", "GATE needs the hex of the other temple, not directions.");
    slips("CH 13E 130BLK GATE", "P12", "GATE needs the hex of the other temple, not directions.");
    slips("SP 11E N 200RED 101GRN", "P13", "301 lizards cannot be in one band (limit 300).");
    slips("FR 11E 99999999999RED", "P13", "1000000 lizards cannot be in one band (limit 300).");
    reads("SP 11E N 200RED 100GRN", "SP 11E N 200RED 100GRN");
    slips("CH 13E 301 EYES", "P13", "301 lizards cannot be in one band (limit 300).");
    slips("GI 13F", "P16", "GI needs the number or code of the receiving clan.");
}

/* P01: a letter too many, too few, wrong, or two changed about; and how far is too far. */
TEST(SW_22_2_P01_what_was_meant) {
    UNUSED;
    static const char *const near[][2] = { { "lbo", "LO" },
                                           { "chnat", "chant" },
                                           { "sneek", "sneak" },
                                           { "splt", "split" },
                                           { "recru", "recruit" },
                                           { "recr", "recruit" },
                                           { "rec", "RE" },
                                           { "moove", "move" },
                                           { "gvie", "give" },
                                           { "MP", "MO" },
                                           { "XY", "" },
                                           { "build bride", "build bridge" },
                                           { "destory fertile", "destroy fertile" },
                                           { "sailing", "" },
                                           { "OM", "MO" },
                                           { "olb", "lob" },
                                           { "sailboat", "" },
                                           { "freeeee", "" },
                                           { "ZO", "LO" },
                                           { "BX", "BF" } };
    for (size_t i = 0; i < sizeof near / sizeof near[0]; i++) {
        struct lz_text two = lz_span(near[i][0]), one = two;
        one = lz_take_word(&(struct lz_text){ two.at, two.len });
        assert_string_equal(swamp_verb_meant(swamp_verb_nearest(one, two)), near[i][1]);
    }
}

TEST(SW_22_2_the_error_quotes_its_line) {
    UNUSED;
    world();
    read_page("BD 12D\n\n 3. MO 99Z N ; far away\n");
    assert_int_equal(r.slip[0].line, 3);
    assert_string_equal(r.slip[0].said, "MO 99Z N");
}

TEST(SW_22_2_P14_and_P15_as_the_intake_of_SW_6_2) {
    UNUSED;
    world();
    s.laws.order_limit = 3;
    read_page("BD 12D\nbuild den 12D\nSP 13E S 1RED\nSP 13E S 1RED\nBD 12d\nBF 13F\nnonsense\n");
    assert_int_equal(r.orders, 3);
    assert_int_equal(r.slips, 3); /* what comes after the limit is not even looked at */
    assert_string_equal(words_of(&r.slip[0].note), "Same as line 1; dropped. (SP may be repeated.)");
    assert_string_equal(swamp_note_name(r.slip[1].note.code), "P15");
    assert_int_equal(r.slip[1].line, 5);
    assert_string_equal(swamp_note_name(r.slip[2].note.code), "P14");
    assert_string_equal(words_of(&r.slip[2].note), "Only 3 orders are used; this and later ones are dropped.");
    assert_int_equal(r.slip[2].line, 6);
}

TEST(SW_22_2_P17_a_line_without_end) {
    UNUSED;
    char line[1000] = "MO 11E N ";
    world();
    memset(line + 9, 'x', sizeof line - 10);
    read_bytes(line, sizeof line - 1);
    assert_int_equal(r.orders, 0);
    assert_string_equal(words_of(&r.slip[0].note), "Longer than 200 characters; dropped.");
    assert_int_equal(strlen(r.slip[0].said), SW_SAID + 3);
    memset(line, ' ', SW_LINE + 1);
    memcpy(line, "MO 11E", 6);
    line[SW_LINE - 1] = 'N';
    read_bytes(line, SW_LINE);
    assert_int_equal(r.orders, 1);
    line[SW_LINE - 1] = ' ', line[SW_LINE] = 'N';
    read_bytes(line, SW_LINE + 1);
    assert_int_equal(r.orders, 0);
    memcpy(line, "MO 11E N ", 9);
    line[9] = ';'; /* a comment may be as long as it likes */
    read_bytes(line, sizeof line - 1);
    assert_int_equal(r.orders, 1);
}

/* ---- SW-22.2, warnings */

TEST(SW_22_2_W01_what_is_not_taken) {
    UNUSED;
    world();
    read_page("BD 12D N 50GRY EYES\nCH 13E 50RED EYES 10 20 REVE\nMO 11E N 30RED");
    assert_int_equal(warned(0, "W01", "BD takes no numbers; ignored."), 3);
    assert_int_equal(warned(0, "W01", "BD takes no chant; ignored."), 3);
    assert_int_equal(warned(0, "W01", "BD takes no directions; ignored."), 3);
    assert_int_equal(warned(1, "W01", "CH takes no colour but BLK; ignored."), 3);
    assert_int_equal(warned(1, "W01", "CH takes no second number; ignored."), 3);
    assert_int_equal(warned(1, "W01", "CH takes no second chant; ignored."), 3);
    assert_string_equal(move_words(&r.line[1].move), "CH 13E 10BLK EYES");
    assert_int_equal(warned(2, "W01", "MO takes no numbers; ignored."), 1);
}

TEST(SW_22_2_W01_of_every_order_that_takes_no_numbers) {
    UNUSED;
    static const char *const lines[] = { "LO 13E N", "MO 13E N", "SN 13E N", "SA 13E N", "RE 13E",   "GI 13E 1",
                                         "BF 13E",   "DF 13E",   "BR 13E N", "BD 13E",   "BB 13E N", "DB 13E N" };
    world();
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char line[40], text[60];
        snprintf(line, sizeof line, "%s %s", lines[i], i % 2 ? "5RED" : "all");
        snprintf(text, sizeof text, "%.2s takes no numbers; ignored.", lines[i]);
        reads(line, lines[i]);
        assert_int_equal(warned(0, "W01", text), 1);
    }
    reads("CH 13E 1A 5RED GATE", "CH 13E 1A GATE");
    assert_int_equal(warned(0, "W01", "CH takes no colour but BLK; ignored."), 1);
}

TEST(SW_22_2_W02_to_W04_what_is_there_now) {
    UNUSED;
    world();
    read_page(
        "MO 10E N\nSN 11E N\nCH 13E REVE\nBB 12D N\nSP 13E N 90RED\nRE 10F\nRE 13E\nCH 13E FREE\nBF 12D\nGI 9A 1");
    assert_int_equal(warned(0, "W02", "You have no lizards in 10E now."), 1);
    assert_int_equal(warned(1, "W02", "You have no lizards in 11E now."), 1);
    assert_int_equal(warned(2, "W03", ""), 0);
    assert_int_equal(warned(3, "W03", ""), 0);
    assert_int_equal(warned(4, "W03", "SP needs 90 red lizards, and 13E has 80 now."), 1);
    assert_int_equal(warned(5, "W04", "You do not own the den in 10F now."), 1);
    assert_int_equal(warned(6, "W04", ""), 0);
    assert_int_equal(warned(7, "W03", "CH FREE needs 100 black lizards, and 13E has 50 now."), 1);
    assert_int_equal(warned(8, "W03", ""), 0);
    assert_int_equal(warned(9, "W02", "You have no lizards in 9A now."), 1);
    read_page("RE 9A\nFR 12D 11GRN\nSN 12D N\nGI 13E 1");
    assert_int_equal(warned(0, "W02", ""), 0); /* W04 speaks of dens */
    assert_int_equal(warned(1, "W03", "FR needs 11 green lizards, and 12D has 10 now."), 1);
    assert_int_equal(warned(3, "W02", ""), 0);
    read_page("BR 13F N\nLO 11E N");
    assert_int_equal(warned(0, "W03", "BR needs 20 green lizards, and 13F has 10 now."), 1);
    assert_int_equal(warned(1, "W03", "LO needs 1 yellow lizard, and 11E has 0 now."), 1);
}

TEST(SW_22_2_W05_to_W07_orders_against_each_other) {
    UNUSED;
    world();
    read_page("LO 13E N\nMO 13E S\nSP 13E N 5RED\nCH 13E DARK\nMO 11E SW\nBD 12D\nSP 11E SW 1RED");
    assert_int_equal(warned(1, "W05", "Lobbing or chanting lizards in 13E will not move: line 2 will fail."), 1);
    assert_int_equal(warned(2, "W05", "Lobbing or chanting lizards in 13E will not move: line 3 will fail."), 1);
    assert_int_equal(warned(3, "W05", ""), 0); /* too few sing, so nobody is tired */
    assert_int_equal(warned(2, "W06", "MO 13E may run before your SP 13E; use SP for both parts."), 1);
    assert_int_equal(warned(1, "W06", ""), 0);
    assert_int_equal(warned(5, "W07", "Own lizards moving into 12D would disturb the builders there (line 5)."), 1);
    assert_int_equal(warned(6, "W07", ""), 0); /* a spy is quiet */
    read_page("CH 13E EYES\nMO 13E S\nCH 13E 9BLK EYES\nLO 11E N\nMO 11E N\nCH 13E 1A GATE");
    assert_int_equal(warned(1, "W05", "Lobbing or chanting lizards in 13E will not move: line 2 will fail."), 1);
    assert_int_equal(warned(2, "W05", ""), 0);
    assert_int_equal(warned(3, "W05", ""), 0); /* no yellow there, so nobody lobs */
    assert_int_equal(warned(5, "W05", ""), 0);
    read_page("MO 13E S\nSP 13E N 5RED\nSP 13E N 6RED\nSP 11E N 7RED");
    assert_int_equal(warned(1, "W06", "MO 13E may run before your SP 13E; use SP for both parts."), 1);
    read_page("MO 11E S SW\nBF 13D\nBD 12D\nSP 13F S N 9GRN\nBF 13F"); /* the second step, and coming back */
    assert_int_equal(warned(1, "W07", "Own lizards moving into 13D would disturb the builders there (line 1)."), 1);
    assert_int_equal(warned(4, "W07", "Own lizards moving into 13F would disturb the builders there (line 4)."), 1);
}

TEST(SW_22_2_W08_mired) {
    UNUSED;
    world();
    s.turn = 6;
    band("14D", 3, BAND(5, 0, 0, 0, 0))->mired = 7;
    read_page("MO 14D N");
    assert_int_equal(warned(0, "W08", "The lizards in 14D are mired until turn 7."), 1);
    s.turn = 7;
    read_page("MO 14D N");
    assert_int_equal(warned(0, "W08", ""), 0);
    band("14D", 0, BAND(0));
    s.spies = 1;
    s.spy[0] = (struct swamp_spy){ .hex = (uint16_t)(at("14D") & 1023), .clan = 3, .mired = 8 };
    s.spies = 3;
    s.spy[1] = (struct swamp_spy){ .hex = s.spy[0].hex, .clan = 3 };
    s.spy[2] = (struct swamp_spy){ .hex = (uint16_t)(at("14E") & 1023), .clan = 3, .mired = 9 };
    read_page("SN 14D N\nSN 14E N");
    assert_int_equal(warned(0, "W08", "The lizards in 14D are mired until turn 8."), 1);
    assert_int_equal(warned(1, "W08", ""), 0); /* no swamp */
}

TEST(SW_22_2_W09_hunger) {
    UNUSED;
    world();
    s.hex[at("12D")].hunger = SW_STARVED;
    s.hex[at("13F")].hunger = SW_FAMISHED;
    read_page("BD 12F");
    assert_true(remarked("W09", "Lizards in 12D are Starved; nothing ordered feeds them."));
    assert_int_equal(r.bands, 1);
    read_page("MO 12D S N"); /* 13D is fertile */
    assert_int_equal(r.bands, 0);
    s.hex[at("12D")].hunger = SW_STARVING;
    read_page("MO 12D N");
    assert_true(remarked("W09", "Lizards in 12D are Starving; nothing ordered feeds them."));
}

TEST(SW_22_2_W10_a_den_without_food) {
    UNUSED;
    world();
    ground("5B", SW_RUIN);
    ground("4B", SW_SCRUB);
    band("5B", 3, BAND(0, 0, 50, 0, 0));
    read_page("BD 5B\nBD 12D");
    const char *text = "No Fertile hex is seen next to 5B: a new den there collapses in the next World Phase.";
    assert_int_equal(warned(0, "W10", text), 1);
    assert_int_equal(warned(1, "W10", ""), 0);
    read_page("BD 5B\nBF 4B"); /* it will be fed in time */
    assert_int_equal(warned(0, "W10", ""), 0);
}

TEST(SW_22_2_W11_a_spy_that_is_out_too_long) {
    UNUSED;
    world();
    s.spies = 1;
    s.spy[0] = (struct swamp_spy){ .hex = (uint16_t)(at("14E") & 1023), .clan = 3, .age = 4 };
    read_page("BD 12F");
    assert_true(remarked("W11", "The spy in 14E goes bush this turn unless it meets a band of yours."));
    read_page("SN 14E N"); /* home */
    assert_false(r.bands);
    read_page("SN 14E N\nMO 13E N");
    assert_true(r.bands);
    read_page("SP 13E S 10RED");
    assert_false(r.bands);
    s.spy[0].age = 3;
    read_page("BD 12F");
    assert_false(r.bands);
}

TEST(SW_22_2_W12_one_gift) {
    UNUSED;
    world();
    read_page("GI 13F 1\nGI 11E TAI\nGI 12D 4");
    assert_int_equal(warned(2, "W12", "Only one GI per turn can succeed (line 1)."), 1);
    assert_int_equal(warned(0, "W12", ""), 0);
    assert_int_equal(warned(1, "W12", "Only one GI per turn can succeed (line 1)."), 1);
}

RUN(CASE(SW_22_1_the_examples_of_the_form), CASE(SW_22_1_forgiving), CASE(SW_22_1_every_beginning_of_a_chant),
    CASE(SW_22_1_quotations_comments_and_signatures_say_nothing), CASE(SW_22_2_errors_P01_to_P13_and_P16),
    CASE(SW_22_2_P01_what_was_meant), CASE(SW_22_2_the_error_quotes_its_line),
    CASE(SW_22_2_P14_and_P15_as_the_intake_of_SW_6_2), CASE(SW_22_2_P17_a_line_without_end),
    CASE(SW_22_2_W01_what_is_not_taken), CASE(SW_22_2_W01_of_every_order_that_takes_no_numbers),
    CASE(SW_22_2_W02_to_W04_what_is_there_now), CASE(SW_22_2_W05_to_W07_orders_against_each_other),
    CASE(SW_22_2_W08_mired), CASE(SW_22_2_W09_hunger), CASE(SW_22_2_W10_a_den_without_food),
    CASE(SW_22_2_W11_a_spy_that_is_out_too_long), CASE(SW_22_2_W12_one_gift))
