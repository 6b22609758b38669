/* Warnings where they are easily wrong (SW-22.2): each case has a twin that differs in one thing and is not warned of,
   or is. The plain cases are in swamp_sheet_test.c. */
#include "tests/unit/sheet.h"

static int any(int order, const char *code) {
    int n = 0;
    for (int i = 0; i < r.line[order].notes; i++)
        n += strcmp(swamp_note_name(r.line[order].note[i].code), code) == 0;
    return n;
}

/* How many warnings of that code the first order of the page gets. */
static int first(const char *page, const char *code) {
    read_page(page);
    assert_int_equal(r.slips, 0);
    return any(0, code);
}

static int last(const char *page, const char *code) {
    read_page(page);
    assert_int_equal(r.slips, 0);
    return any(r.orders - 1, code);
}

static void spy(const char *hex, int age, int mired) {
    s.spy[s.spies++] = (struct swamp_spy){
        .hex = (uint16_t)(at(hex) & 1023), .clan = 3, .age = (uint16_t)(age & 7), .mired = (uint8_t)mired
    };
}

/* ---- whom an order speaks of */

TEST(how_many_an_order_moves) {
    struct swamp_order order = { .verb = SW_SP, .count = { 100, 3, 0, 5, 1 } };
    UNUSED;
    world();
    read_page("");
    order.hex = (uint16_t)at("13E");
    assert_int_equal(swamp_movers(&v, &order), 80 + 5 + 1); /* no more than are there */
    order.verb = SW_MO;
    assert_int_equal(swamp_movers(&v, &order), 140);
    order.hex = (uint16_t)at("10E");
    assert_int_equal(swamp_movers(&v, &order), 0);
    order.verb = SW_SP;
    assert_int_equal(swamp_movers(&v, &order), 0);
}

TEST(W02_a_gift_needs_something_to_give) {
    UNUSED;
    world();
    ground("9A", SW_DEN)->owner = 3;
    ground("8A", SW_DEN)->owner = 2;
    assert_int_equal(first("GI 9A 1", "W02"), 0); /* a den without a band */
    assert_int_equal(first("GI 8A 1", "W02"), 1);
    assert_int_equal(first("GI 7A 1", "W02"), 1);
    assert_int_equal(first("BF 9A", "W02"), 1); /* a den does not build */
}

/* ---- one order against another: W05 to W07 */

TEST(W05_only_who_sings_or_lobs_is_tired) {
    UNUSED;
    world();
    assert_int_equal(last("CH 13E N SHUN\nMO 13E S", "W05"), 1); /* Shunt needs the 50 that are there */
    assert_int_equal(last("CH 13E N 49BLK SHUN\nMO 13E S", "W05"), 0);
    assert_int_equal(last("CH 13E N 50BLK SHUN\nMO 13E S", "W05"), 1);
    assert_int_equal(last("BD 13E\nMO 13E S", "W05"), 0);
    assert_int_equal(last("MO 13E N\nMO 13E S", "W05"), 0);
    ground("13F", SW_TEMPLE);
    band("13F", 3, BAND(0, 0, 0, 0, 200));
    assert_int_equal(last("CH 13F 9A GATE\nMO 13F S", "W05"), 1);
    assert_int_equal(last("CH 13F 9A GATE\nMO 13E S", "W05"), 0);
}

TEST(W06_of_the_same_hex_only) {
    UNUSED;
    world();
    assert_int_equal(last("MO 13E N\nSP 12D N 5GRN", "W06"), 0);
    assert_int_equal(last("MO 13E N\nSP 13E N 5RED", "W06"), 1);
    assert_int_equal(last("MO 10E N\nSP 10E N 5RED", "W06"), 1); /* though there is another warning before it */
    assert_int_equal(any(0, "W02"), 1);
    assert_int_equal(last("SP 13E N 5RED\nMO 13E N", "W06"), 1); /* whichever is written last is warned of it */
}

/* One step is one step. */
TEST(W07_where_builders_are_disturbed) {
    UNUSED;
    world();
    assert_int_equal(last("MO 12E NW\nBD 12D", "W07"), 1);
    assert_int_equal(last("MO 11E S\nBD 12F", "W07"), 0);
    for (int way = SW_N; way < SW_DIRECTIONS; way++) {
        char page[100];
        snprintf(page, sizeof page, "MO 12E %s\nBD 12D\nBF 13F\nBD 12F\nBF 11E\nBF 13D\nBF 13E",
                 swamp_facts.direction[way]);
        int disturbed = last(page, "W07");
        for (int i = 1; i < r.orders - 1; i++)
            disturbed += any(i, "W07");
        assert_int_equal(disturbed, 1); /* all round are builders */
    }
}

/* ---- W13 to W16: what another line prevents */

TEST(W13_who_has_left_builds_nothing) {
    UNUSED;
    world();
    assert_int_equal(last("MO 12D N\nBD 12D", "W13"), 1);
    assert_int_equal(first("BD 12D\nMO 12D N", "W13"), 1); /* in whichever order they are written */
    assert_int_equal(last("MO 12F N\nBD 12D", "W13"), 0);
    assert_int_equal(last("SP 12D N 1GRY\nBD 12D", "W13"), 1); /* 49 are left */
    assert_int_equal(last("SP 12D N 10GRN\nBD 12D", "W13"), 0);
    assert_int_equal(last("FR 12D\nBD 12D", "W13"), 1);
    assert_int_equal(last("LO 12D N\nMO 12D N\nBD 12D", "W13"), 0); /* who lobs does not go */
    assert_int_equal(last("MO 12D N\nRE 12D", "W13"), 0);           /* recruiting needs no band */
    assert_int_equal(last("MO 10E N\nBD 10E", "W13"), 0);           /* nobody is there, W02 says so */
    assert_int_equal(last("MO 12D N\nBD 12D", "W13"), 1);
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_note_put(&v, &r.line[1].note[0], &w);
    assert_string_equal(out, "Line 1 takes GRY away from 12D before: too few are left for BD.");
}

TEST(W16_nobody_is_left) {
    UNUSED;
    world();
    assert_int_equal(last("FR 12D\nMO 12D N", "W16"), 1);
    assert_int_equal(first("MO 12D N\nFR 12D", "W16"), 1);
    assert_int_equal(last("FR 12D 10GRN\nMO 12D N", "W16"), 0);
    assert_int_equal(last("FR 12D\nMO 12F N", "W16"), 0);
    assert_int_equal(last("MO 12D N\nGI 12D 1", "W16"), 1); /* only the band was theirs */
    assert_int_equal(last("MO 13E N\nGI 13E 1", "W16"), 0); /* the den stays */
    assert_int_equal(last("LO 12D N\nMO 12D N\nGI 12D 1", "W16"), 0);
    assert_int_equal(last("MO 12D N\nSP 12D N 5GRN", "W16"), 0); /* W06 */
    struct lz_writer w = lz_writer_in(out, sizeof out);
    assert_int_equal(last("FR 12D\nMO 12D N", "W16"), 1);
    swamp_note_put(&v, &r.line[1].note[0], &w);
    assert_string_equal(out, "Line 1 takes all lizards away from 12D before: none are left for MO.");
}

TEST(W14_only_one_of_two_can_be_done) {
    UNUSED;
    world();
    assert_int_equal(last("MO 13E N\nMO 13E S", "W14"), 1);
    assert_int_equal(first("MO 13E N\nMO 13E S", "W14"), 0);
    assert_int_equal(last("MO 13E N\nMO 11E S", "W14"), 0);
    assert_int_equal(last("BD 12D\nBB 12D N", "W14"), 1);
    assert_int_equal(last("BD 12D\nBF 12D", "W14"), 0); /* grey and green may both work */
    assert_int_equal(last("SP 13E N 5RED\nSA 13E N", "W14"), 1);
    assert_int_equal(last("SP 13E N 5RED\nSP 13E N 6RED", "W14"), 0);
}

TEST(W15_a_gift_may_come_first) {
    UNUSED;
    world();
    assert_int_equal(last("RE 13E\nGI 13E 1", "W15"), 1);
    assert_int_equal(last("GI 12D 1\nBD 12D", "W15"), 1);
    assert_int_equal(last("GI 12D 1\nMO 12D N", "W15"), 0); /* they have gone by then */
    assert_int_equal(last("GI 12D 1\nBD 12F", "W15"), 0);
}

/* ---- W08 to W10 */

TEST(W08_until_the_turn_is_over) {
    UNUSED;
    world();
    s.turn = 7;
    band("14D", 3, BAND(5, 10, 0, 5, 0))->mired = 8;
    assert_int_equal(first("MO 14D N", "W08"), 1);
    assert_int_equal(first("BF 14D", "W08"), 0); /* it can work where it stands */
    s.hex[at("14D")].mired = 7;
    assert_int_equal(first("MO 14D N", "W08"), 0);
    s.turn = 0;
    s.hex[at("14D")].mired = 0;
    spy("14D", 1, 0);
    assert_int_equal(first("SN 14D N", "W08"), 0);
    band("14D", 0, BAND(0));
    s.hex[at("14D")].mired = 9; /* nobody is left to be stuck */
    assert_int_equal(first("MO 14D N", "W08"), 0);
}

TEST(W09_food_on_the_way) {
    static const char *const feeding[] = { "MO 12D S", "MO 12D N SE", "SP 12D S N 10GRN", "SA 12D NE", "MO 12D NE N" },
                             *const idle[] = { "MO 12D N", "MO 12D SW N", "SP 12D S 1GRN", "MO 12F S",
                                               "MO 12D S", "MO 1A N S",   "MO 9A SE S" };
    UNUSED;
    world();
    for (size_t i = 0; i < LZ_COUNT(feeding); i++) {
        s.hex[at("12D")].hunger = SW_STARVED;
        read_page(feeding[i]);
        assert_int_equal(r.bands, 0);
    }
    for (int i = 0; i < 4; i++) {
        read_page(idle[i]);
        assert_int_equal(r.bands, 1);
    }
    s.laws.wrap = 0;
    s.hex[at("12D")].hunger = SW_SATED;
    band("1A", 3, BAND(5, 0, 0, 0, 0))->hunger = SW_STARVING; /* the first hex of all */
    read_page("MO 1A N S");                                   /* off the map */
    assert_int_equal(r.bands, 1);
    band("1A", 0, BAND(0));
    band("10A", 3, BAND(5, 0, 0, 0, 0))->hunger = SW_STARVING;
    read_page("MO 10A N NE");
    assert_int_equal(r.bands, 1);
    ground("9A", SW_FERTILE); /* north of where the march ends: it does not go there */
    read_page("MO 10A S N");
    assert_int_equal(r.bands, 1);
    ground("9A", SW_PLAINS);
    ground("9B", SW_FERTILE);
    read_page("MO 10A N NE");
    assert_int_equal(r.bands, 0);
}

TEST(W09_so_many_and_no_more) {
    UNUSED;
    world();
    for (int i = 0; i < SW_BAND_NOTES + 2; i++) {
        s.hex[32 + i] = (struct swamp_hex){ .terrain = SW_PLAINS, .clan = 3, .lizards = { 5 }, .hunger = SW_STARVING };
    }
    read_page("BD 12F");
    assert_int_equal(r.bands, SW_BAND_NOTES);
    assert_int_equal(r.band[SW_BAND_NOTES - 1].hex, 32 + SW_BAND_NOTES - 1);
}

/* Planted next to it this very turn, on any side; elsewhere or poisoned does not count. */
TEST(W10_a_den_that_will_be_fed) {
    UNUSED;
    world();
    ground("5B", SW_RUIN);
    band("5B", 3, BAND(0, 0, 50, 0, 0));
    static const char *const near[] = { "4B", "4C", "5C", "6B", "5A", "4A" }, *const apart[] = { "3B", "7B", "6C",
                                                                                                 "5D" };
    for (size_t i = 0; i < LZ_COUNT(near); i++) {
        char page[60];
        snprintf(page, sizeof page, "BD 5B\nBF %s", near[i]);
        assert_int_equal(first(page, "W10"), 0);
        snprintf(page, sizeof page, "BD 5B\nDF %s", near[i]);
        assert_int_equal(first(page, "W10"), 1);
        snprintf(page, sizeof page, "BF %s\nBD 5B", near[i]);
        read_page(page);
        assert_int_equal(any(1, "W10"), 0);
    }
    for (size_t i = 0; i < LZ_COUNT(apart); i++) {
        char page[60];
        snprintf(page, sizeof page, "BD 5B\nBF %s", apart[i]);
        assert_int_equal(first(page, "W10"), 1);
    }
}

/* ---- W11 */

TEST(W11_who_meets_the_spy) {
    UNUSED;
    world();
    spy("13E", 1, 0);
    spy("14E", 4, 0);
    band("14E", 3, BAND(1, 0, 0, 0, 0));
    read_page("BD 12F");
    assert_int_equal(r.bands, 0); /* one lizard is enough */
    read_page("MO 13E N");
    assert_int_equal(r.bands, 0);
    read_page("MO 14E S");
    assert_int_equal(r.bands, 1);
    read_page("MO 14E N"); /* the band goes home, the spy does not go with it */
    assert_int_equal(r.bands, 1);
    read_page("SP 14E N 2RED");
    assert_int_equal(r.bands, 0); /* part of a band may stay */
    band("14E", 0, BAND(0));
    read_page("BD 12F\nSN 14E N");
    assert_int_equal(r.bands, 0);
    read_page("SN 14D NE\nBD 12F"); /* other spies */
    assert_int_equal(r.bands, 1);
    read_page("SP 13E S 1RED"); /* a spy is no band */
    assert_int_equal(r.bands, 1);
}

RUN(CASE(W13_who_has_left_builds_nothing), CASE(W16_nobody_is_left), CASE(W14_only_one_of_two_can_be_done),
    CASE(W15_a_gift_may_come_first), CASE(how_many_an_order_moves), CASE(W02_a_gift_needs_something_to_give),
    CASE(W05_only_who_sings_or_lobs_is_tired), CASE(W06_of_the_same_hex_only), CASE(W07_where_builders_are_disturbed),
    CASE(W08_until_the_turn_is_over), CASE(W09_food_on_the_way), CASE(W09_so_many_and_no_more),
    CASE(W10_a_den_that_will_be_fed), CASE(W11_who_meets_the_spy))
