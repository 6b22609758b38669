/* Orders in plain words, and the odds of battle: as the clan sees them, and no more (SW-17.3). */
#include "tests/unit/sheet.h"

/* ---- plain words */

TEST(SW_22_2_the_receipt_says_what_will_be_done) {
    UNUSED;
    world();
    band("10E", 2, BAND(60, 0, 0, 0, 0));
    read_page("MO 11E N NE\nRE 13E\nBD 12D\nSP 13E S 1RED\nBF 13F\nSP 11E S N 40RED\nFR 13E 10YEL\nCH 13E NE SHUN\n"
              "LO 12F NW\nGI 13E 1\nRE 9F\nSA 11E N\nDB 12D N\nBB 13F NE");
    assert_true(says(0, "All 90 lizards in 11E go to 10E, then 10F. In 10E they attack the 60 of clan 2 (TAI)"));
    assert_true(
        says(0, "In 10F they attack the free den, about 15 militia")); /* one of its Fertile hexes is in sight */
    assert_true(says(1, "About 23 of the 68 yellow den lizards then in 13E become warriors.")); /* SW-22.5 */
    assert_true(says(2, "The 50 grey lizards in 12D build a den on the ruin: it stands at the end of the turn."));
    assert_string_equal(plain_words(3), "One red lizard of 13E goes as a spy to 14E.");
    assert_true(says(4, "13F is fertile ground: only plains, swamp or scrub can be planted, so it will fail."));
    assert_true(says(5, "40 red from 11E go to 12E and back. They eat in 12E."));
    assert_true(says(6, "those that are yellow settle in the den"));
    assert_true(says(7, "50 black lizards in 13E sing Shunt at 13F: the band there flies up to 2 hexes NE"));
    assert_true(says(7, "10 of them turn red"));
    assert_true(says(8, "The 10 yellow of 12F throw stones at 11E"));
    assert_true(says(9, "a home den cannot be given away"));
    assert_true(says(10, "If a den in 9F is yours by then"));
    assert_true(says(11, "if a raft is there by then"));
    assert_true(says(12, "no bridge is seen in 11D"));
    assert_true(says(13, "If 20 grey lizards are in 13F by then, they build a bridge in 12G."));
}

TEST(SW_22_2_dangers_on_the_way) {
    UNUSED;
    world();
    s.laws.wrap = 0;
    ground("9E", SW_CURSED);
    ground("10D", SW_WHIRLPOOL);
    ground("11D", SW_TEMPLE);
    band("1A", 3, BAND(5, 0, 0, 0, 0));
    band("12E", 3, BAND(250, 0, 0, 0, 0));
    read_page("MO 11E N N\nMO 11E SW NE\nMO 11E NW N\nMO 1A N\nMO 11E S\nSP 11E N 1RED\nMO 13E SW");
    assert_true(says(0, "The cursed ground in 9E kills each lizard with a chance of 30%."));
    assert_true(says(1, "to 12D and back"));
    assert_true(says(2, "The temple in 11D becomes yours."));
    assert_true(says(2, "The whirlpool in 10D drowns each lizard with a chance of 70%."));
    assert_true(says(3, "The world ends N of 1A: there they stop."));
    assert_true(says(4, "they are more than 300: the order is then ignored."));
    assert_true(says(6, "The swamp in 14D mires them with a chance of 20%."));
    band("10E", 2, BAND(100, 0, 0, 0, 0));
    read_page("SP 11E N 1RED\nSP 11E N NE 1RED");
    assert_true(says(0, "In 10E the 100 of clan 2 (TAI) catch a spy with a chance of 25%.")); /* WE-28 */
    assert_true(says(1, "In the den in 10F a spy is caught for certain."));
}

/* SW-11, WE-10 to WE-13: within two in a hundred of the exact figures. */
TEST(the_odds_are_those_of_the_worked_examples) {
    UNUSED;
    struct swamp_laws laws = { 0 };
    static const struct {
        struct swamp_brawl brawl;
        int win, left;
    } known[] = { { { 60, 30, 0, 0, true }, 100, 38 },     { { 45, 30, 0, 0, true }, 70, 0 },
                  { { 150, 100, 0, 0, false }, 100, 122 }, { { 100, 100, 0, 0, false }, 50, 0 },
                  { { 1, 1, 0, 0, false }, 33, 1 },        { { 80, 80, 0, 5, false }, 99, 0 } };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        struct swamp_odds odds = swamp_odds(&laws, &known[i].brawl, 20000);
        assert_in_range(odds.win, known[i].win - 1, known[i].win + 1);
        if (known[i].left)
            assert_in_range(odds.left, known[i].left - 1, known[i].left + 1);
        struct swamp_odds quick = swamp_odds(&laws, &known[i].brawl, 400);
        assert_in_range(quick.win, known[i].win > 8 ? known[i].win - 8 : 0, known[i].win + 8);
    }
    struct swamp_brawl veterans = { 80, 80, 0, 5, false }; /* */
    laws.xp_modifier = SW_XP_SIGNED;
    assert_in_range(swamp_odds(&laws, &veterans, 20000).win, 0, 1);
    laws.xp_modifier = SW_XP_BETTER_SIDE;
    assert_in_range(swamp_odds(&laws, &veterans, 20000).win, 0, 2);
}

/* SW-17.3: nothing that the view does not hold can change a receipt. */
TEST(SW_17_3_the_receipt_keeps_what_is_hidden) {
    UNUSED;
    static char first[sizeof out];
    static const char page[] = "MO 11E N NE\nCH 13E EYES\nLO 13E N\nSP 13E S 1RED\nMO 12F N";
    world();
    ground("10G", SW_SCRUB);
    read_page(page);
    struct lz_writer w = lz_writer_in(first, sizeof first);
    swamp_receipt_json(&v, &r, &w);
    s.hex[at("10F")].militia = 300;
    s.hex[at("10F")].population = 7;
    band("10G", 2, BAND(200, 0, 0, 0, 0));
    s.spies = 1;
    s.spy[0] = (struct swamp_spy){ .hex = (uint16_t)(at("14E") & 1023), .clan = 1 };
    read_page(page);
    w = lz_writer_in(out, sizeof out);
    swamp_receipt_json(&v, &r, &w);
    assert_string_equal(out, first);
}

RUN(CASE(SW_22_2_the_receipt_says_what_will_be_done), CASE(SW_22_2_dangers_on_the_way),
    CASE(the_odds_are_those_of_the_worked_examples), CASE(SW_17_3_the_receipt_keeps_what_is_hidden))
