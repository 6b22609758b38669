/* What a page is told of a hex before an order is written by pointing. */
#include "tests/unit/sheet.h"

static const char *ring(const char *place) {
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_view(&swamp_game, &s, 2, &v);
    assert_true(swamp_sheet.ring(&swamp_game, &v, lz_span(place), &w));
    assert_false(w.full);
    return out;
}

static bool offers(const char *json, const char *words) { return strstr(json, words); }

TEST(a_band_with_every_colour_fits_its_orders) {
    UNUSED;
    blank(16);
    band("5C", 3, BAND(30, 20, 50, 1, 60));
    ground("5C", SW_PLAINS);
    ring("5c");
    assert_true(offers(out, "{\"word\":\"MO\",\"does\":\"move the band one or two hexes\",\"ways\":[1,2]}"));
    assert_true(offers(out, "{\"word\":\"SP\",\"does\":\"move a part of the band; a single lizard is a "
                            "spy\",\"ways\":[1,2],\"counts\":\"needed\"}"));
    assert_true(offers(out, "\"ways\":[1,2]}") && offers(out, "\"counts\":\"free\"}"));
    assert_true(offers(out, "{\"word\":\"BF\",\"does\":\"ten green lizards make the hex fertile\"}"));
    assert_true(offers(out, "\"why\":\"it is not fertile\""));
    assert_true(offers(out, "\"why\":\"no spy of yours is there now\""));
    assert_true(
        offers(out, "\"lizards\":[[\"RED\",30],[\"GRN\",20],[\"GRY\",50],[\"YEL\",1],[\"BLK\",60]],\"limit\":300"));
    assert_true(offers(out, "{\"word\":\"SUMM\",\"title\":\"Summon\",\"needs\":60,\"fits\":true,\"ways\":[0,2]}"));
    assert_true(offers(out, "{\"word\":\"SHUN\",\"title\":\"Shunt\",\"needs\":50,\"fits\":true,\"ways\":[1,2]}"));
    assert_true(offers(out, "{\"word\":\"GATE\",\"title\":\"Gate\",\"needs\":130,\"fits\":false,\"hex\":true}"));
    assert_true(offers(out, "\"clans\":[1,2,4]"));
}

/* SW-6.4: whoever hopes to be there by then may order it. */
TEST(an_empty_hex_offers_all_orders_and_says_why_not) {
    UNUSED;
    blank(16);
    band("6C", 1, BAND(30));
    ring("6C");
    int orders = 0;
    for (const char *at = out; (at = strstr(at, "\"does\"")); at++)
        orders++;
    assert_int_equal(orders, 15);
    assert_true(offers(out, "\"why\":\"nobody of yours is there now\""));
    assert_true(offers(out, "[\"RED\",0]")); /* the lizards of others are no business of an order */
}

TEST(ways_lead_where_the_directions_do) {
    UNUSED;
    blank(16);
    ground("6D", SW_FERTILE);
    band("5C", 3, BAND(30));
    ring("5C");
    assert_true(offers(
        out, "\"ways\":[[\"N\",\"4C\"],[\"NE\",\"5D\"],[\"SE\",\"6D\"],[\"S\",\"6C\"],[\"SW\",\"6B\"],[\"NW\",\"5B\"],"
             "[\"SE\",\"6D\",\"N\",\"5D\"]")); /* the way that eats is the first of two steps */
    assert_true(offers(out, "[\"S\",\"6C\",\"N\",\"5C\"]"));
    s.laws.wrap = false;
    ring("1A");
    assert_false(offers(out, "[\"N\",")); /* the world ends there */
    struct lz_writer w = lz_writer_in(out, sizeof out);
    assert_false(swamp_sheet.ring(&swamp_game, &v, lz_span("99Z"), &w));
    assert_int_equal(w.len, 0);
}

RUN(CASE(a_band_with_every_colour_fits_its_orders), CASE(an_empty_hex_offers_all_orders_and_says_why_not),
    CASE(ways_lead_where_the_directions_do))
