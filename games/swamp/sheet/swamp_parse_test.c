/* Order lines, verb by verb: how many directions and numbers each takes, and lines that end too early (SW-22.1,
 * SW-22.2). */
#include "tests/unit/sheet.h"

static const struct form {
    const char *verb, *rest; /* what else it needs */
    int least, most;         /* directions */
    char numbers;            /* y takes them, b only those of black, n not */
} forms[] = {
    { "FR", "", 0, 0, 'y' },      { "LO", "", 1, 2, 'n' },         { "CH", " EYES", 0, 2, 'b' },
    { "CH", " SHUN", 1, 2, 'b' }, { "CH", " 9A GATE", 0, 0, 'b' }, { "MO", "", 1, 2, 'n' },
    { "SP", " 7BLK", 1, 2, 'y' }, { "SN", "", 1, 2, 'n' },         { "SA", "", 1, 2, 'n' },
    { "RE", "", 0, 0, 'n' },      { "GI", " BOG", 0, 0, 'n' },     { "BF", "", 0, 0, 'n' },
    { "DF", "", 0, 0, 'n' },      { "BR", "", 1, 1, 'n' },         { "BD", "", 0, 0, 'n' },
    { "BB", "", 1, 1, 'n' },      { "DB", "", 1, 1, 'n' },
};

static void read_form(const struct form *form, int ways, const char *more) {
    static const char steps[] = " N S N S";
    char line[100];
    snprintf(line, sizeof line, "%s 11E%s%s%s", form->verb, form->rest, &steps[8 - 2 * ways], more);
    read_page(line);
}

TEST(directions_of_every_order) {
    UNUSED;
    world();
    for (size_t i = 0; i < LZ_COUNT(forms); i++)
        for (int ways = 0; ways <= 4; ways++) {
            char words[80];
            const struct form *form = &forms[i];
            bool ignored = !form->most && ways, fits = ways >= form->least && ways <= form->most;
            read_form(form, ways, "");
            assert_int_equal(r.orders, ignored || fits);
            if (r.orders) {
                snprintf(words, sizeof words, "%s takes no directions; ignored.", form->verb);
                assert_int_equal(warned(0, "W01", words), ignored);
                continue;
            }
            assert_string_equal(swamp_note_name(r.slip[0].note.code), "P05");
            if (form->least == form->most)
                snprintf(words, sizeof words, "%s takes %d direction; %d given.", form->verb, form->least, ways);
            else
                snprintf(words, sizeof words, "%s takes %d-%d directions; %d given.", form->verb, form->least,
                         form->most, ways);
            assert_string_equal(words_of(&r.slip[0].note), words);
        }
}

TEST(numbers_of_every_order) {
    UNUSED;
    world();
    for (size_t i = 0; i < LZ_COUNT(forms); i++) {
        char words[80];
        const struct form *form = &forms[i];
        read_form(form, form->least, " 5RED 6YEL");
        assert_int_equal(r.orders, 1);
        snprintf(words, sizeof words, "%s takes no %s; ignored.", form->verb,
                 form->numbers == 'b' ? "colour but BLK" : "numbers");
        assert_int_equal(warned(0, "W01", words), form->numbers != 'y'); /* once, though there are two */
        assert_int_equal(strstr(move_words(&r.line[0].move), "5RED 6YEL") != NULL, form->numbers == 'y');
    }
}

/* Of each thing that is not taken one warning, and the order stands; there is room for eight. */
TEST(one_warning_for_each_thing) {
    UNUSED;
    world();
    read_page("BD 12D 5 6 N S eyes dark 7RED");
    assert_int_equal(r.orders, 1);
    assert_int_equal(r.line[0].notes, 3);
    struct swamp_line line = { 0 };
    for (int i = 0; i < SW_LINE_NOTES + 2; i++) {
        struct swamp_note note = swamp_note_of(SW_NOTE_W01);
        note.n = i;
        swamp_note_add(&line, note);
    }
    assert_int_equal(line.notes, SW_LINE_NOTES);
    assert_int_equal(line.note[SW_LINE_NOTES - 1].n, SW_LINE_NOTES - 1);
}

/* What stood before the order is no part of it, nor is anything after the end of the line. */
TEST(lines_that_end_too_early) {
    UNUSED;
    world();
    slips("5 build", "P01", "Unknown order \"build\".");
    slips("build 5", "P01", "Unknown order \"build\".");
    slips("destroy", "P01", "Unknown order \"destroy\".");
    slips("build den", "P02", "BD needs a hex, for example BD 12C.");
    slips("5 6 MO 3", "P02", "MO needs a hex, for example MO 12C.");
    slips("5 6 MO E", "P02", "MO needs a hex, for example MO 12C.");
    slips("5 6 CH 13E 9 GATE", "P12", "GATE needs the hex of the other temple, not directions.");
    slips("MO 17", "P02", "MO needs a hex, for example MO 12C.");
    slips("5", "P01", "Unknown order \"5\".");
    slips("* )", "P01", "Unknown order \"*\".");
    reads("* 5) MO 11E N", "MO 11E N");
    slips("! MO 11E N", "P01", "Unknown order \"!\".");
}

/* P03 shows a hex as hexes are written. */
TEST(hexes_are_shown_in_capitals) {
    UNUSED;
    world();
    slips("mo 17a n", "P03", "There is no hex 17A: rows are 1-16, columns A-P.");
    slips("mo z1 n", "P03", "There is no hex 1Z: rows are 1-16, columns A-P.");
    slips("mo 1zaz n", "P03", "There is no hex 1ZAZ: rows are 1-16, columns A-P.");
    slips("ch 13e 9az gate", "P03", "There is no hex 9AZ: rows are 1-16, columns A-P.");
}

/* SW-22.1: with GATE the target is the first word that is a hex of the map; a count of a colour is not one. */
TEST(the_target_of_a_gate) {
    UNUSED;
    world();
    reads("CH 13E 9A GATE", "CH 13E 9A GATE");
    reads("CH 13E GATE 9A", "CH 13E 9A GATE");
    reads("CH 13E 140BLK 9A GATE", "CH 13E 9A 140BLK GATE");
    reads("CH 13E GATE A9 140", "CH 13E 9A 140BLK GATE");
    reads("CH 13E 99B 9A GATE", "CH 13E 9A 99BLK GATE");
    slips("CH 13E 9A 10A GATE", "P08",
          "\"A\" is not understood. After its hex an order has directions (N NE SE S SW NW), numbers with a colour "
          "(30RED) or a chant.");
    slips("CH 13E 99A 98A GATE", "P03", "There is no hex 99A: rows are 1-16, columns A-P."); /* the first */
    slips("CH 13E 130B GATE", "P12", "GATE needs the hex of the other temple, not directions.");
    slips("CH 13E 130 R GATE", "P12", "GATE needs the hex of the other temple, not directions.");
    reads("CH 13E 9A GATE GATE", "CH 13E 9A GATE");
    slips("CH 13E 99ABC GATE", "P12", "GATE needs the hex of the other temple, not directions.");
    slips("CH 13E 99 BL GATE", "P03", "There is no hex 99BL: rows are 1-16, columns A-P.");
    slips("CH 13E GATE", "P12", "GATE needs the hex of the other temple, not directions.");
}

/* A band has 300 lizards at most, whatever the columns say. */
TEST(sums_to_the_edge) {
    UNUSED;
    world();
    reads("SP 13E N 60 60 60 60 60", "SP 13E N 60RED 60GRN 60GRY 60YEL 60BLK");
    slips("SP 13E N 60 60 60 60 61", "P13", "301 lizards cannot be in one band (limit 300).");
    slips("SP 13E N 61 60 60 60 60", "P13", "301 lizards cannot be in one band (limit 300).");
    slips("SP 13E N 500000RED 499999GRN", "P13", "999999 lizards cannot be in one band (limit 300).");
    slips("SP 13E N 500000RED 500000GRN", "P13", "1000000 lizards cannot be in one band (limit 300).");
    slips("SP 13E N 500000RED 500001GRN", "P13", "1000000 lizards cannot be in one band (limit 300).");
    reads("SP 13E N 1RED 2RED", "SP 13E N 3RED");
    slips("SP 13E N RED 5YEL", "P10", "SP needs numbers, for example SP 5AD SW 30RED.");
    reads("FR 13E ALL", "FR 13E");
    assert_int_equal(r.line[0].notes, 0);
    reads("MO 13E N ALL", "MO 13E N");
    assert_int_equal(r.line[0].notes, 1);
    reads("FR 13E 1 2 3 4 5", "FR 13E 1RED 2GRN 3GRY 4YEL 5BLK");
    slips("FR 13E 0 0 0 0 0", "P10", "FR needs numbers, for example FR 5AD 30RED.");
    slips("SP 13E N 0 0 0 0 0", "P10", "SP needs numbers, for example SP 5AD SW 30RED.");
    reads("CH 13E 300 EYES", "CH 13E 300BLK EYES");
    slips("CH 13E 1000001 EYES", "P13", "1000000 lizards cannot be in one band (limit 300).");
}

/* P59, P63: what is often tried is answered with how. */
TEST(SW_22_2_words_that_are_no_orders) {
    UNUSED;
    world();
    read_page("attack 7c\nLETTER 5\ntell clan 5 go\nSURRENDER\nfeed 11E\nspy 11E\natack 7c");
    assert_int_equal(r.slips, 7);
    static const char *const codes[] = { "P18", "P19", "P19", "P20", "P21", "P22", "P01" };
    for (int i = 0; i < 7; i++)
        assert_string_equal(swamp_note_name(r.slip[i].note.code), codes[i]);
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_note_put(&v, &r.slip[0].note, &w);
    assert_string_equal(out, "There is no order to attack: lizards attack whoever is in the hex that they move into. "
                             "Write MO, or SP for a part of them.");
    slips("attack 10F", "P18",
          "There is no order to attack: lizards attack whoever is in the hex that they move into. "
          "Write MO 11E NE N, or SP for a part of them.");
    slips("storm 11D", "P18",
          "There is no order to storm: lizards attack whoever is in the hex that they move into. "
          "Write MO 11E NW, or SP for a part of them.");
}

/* 11E has 90 red lizards, 12D next to 11D none: fighters are proposed, not who happens to be nearer. */
TEST(SW_22_2_fighters_attack) {
    UNUSED;
    world();
    slips("attack 11D", "P18",
          "There is no order to attack: lizards attack whoever is in the hex that they move into. "
          "Write MO 11E NW, or SP for a part of them.");
    slips("attack 12C", "P18",
          "There is no order to attack: lizards attack whoever is in the hex that they move into. "
          "Write MO 11E SW SW, or SP for a part of them.");
    slips("attack 11E", "P23",
          "11E is yours. Lizards attack by moving into a hex that is not: write MO 11E and a direction (N NE SE S "
          "SW NW).");
}

/* Hexes where directions belong. */
TEST(SW_22_2_hexes_as_steps) {
    UNUSED;
    world();
    slips("MO 11E 10E", "P24", "10E is a hex: steps are written as directions. Write MO 11E N.");
    slips("MO 11E 10E 9E", "P24", "10E is a hex: steps are written as directions. Write MO 11E N N.");
    slips("MO 11E 9E", "P24", "9E is a hex: steps are written as directions. Write MO 11E N N.");
    slips("sn 11e e10", "P24", "10E is a hex: steps are written as directions. Write SN 11E N.");
    slips("SP 11E 10E 30RED", "P24", "10E is a hex: steps are written as directions. Write SP 11E N 30RED.");
    slips("MO 11E 2E", "P24",
          "2E is a hex: steps are written as directions (N NE SE S SW NW), and no order leads so far.");
    slips("BR 11E 9E", "P24",
          "9E is a hex: steps are written as directions (N NE SE S SW NW), and no order leads so far.");
    slips("MO 11S 10S", "P03", "There is no hex 11S: rows are 1-16, columns A-P.");
    slips("MO 5N 4N", "P24", "4N is a hex: steps are written as directions. Write MO 5N N.");
    reads("MO 11E 2N", "MO 11E N");
    reads("MO 11E N 30RED", "MO 11E N");
}

RUN(CASE(SW_22_2_fighters_attack), CASE(SW_22_2_hexes_as_steps), CASE(SW_22_2_words_that_are_no_orders),
    CASE(directions_of_every_order), CASE(numbers_of_every_order), CASE(one_warning_for_each_thing),
    CASE(lines_that_end_too_early), CASE(hexes_are_shown_in_capitals), CASE(the_target_of_a_gate),
    CASE(sums_to_the_edge))
