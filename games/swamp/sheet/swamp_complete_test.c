/* What Tab offers, and the other small hooks of a game with sheets. */
#include "core/seats.h"
#include "core/words/json.h"
#include "tests/unit/sheet.h"

static const char *offered(const char *before) {
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_view(&swamp_game, &s, 2, &v);
    swamp_sheet.complete(&swamp_game, &v, lz_span(before), &w);
    return out;
}

TEST(first_comes_a_verb) {
    UNUSED;
    world();
    assert_string_equal(offered(""), " FR LO CH MO SP SN SA RE GI BF DF BR BD BB DB");
    assert_string_equal(offered("dance"), "");
}

TEST(then_a_hex_where_one_has_somebody) {
    UNUSED;
    blank(16);
    band("5C", 3, BAND(30, 0, 0, 0, 60));
    band("6C", 1, BAND(30));
    struct swamp_hex *den = ground("9F", SW_DEN);
    den->owner = 3;
    assert_string_equal(offered("mo"), " 5C");
    assert_string_equal(offered("RE"), " 5C 9F");
    assert_string_equal(offered("SN"), "");
}

TEST(then_what_the_order_takes) {
    UNUSED;
    blank(16);
    band("5C", 3, BAND(30, 0, 0, 0, 60));
    assert_string_equal(offered("MO 5C"), " N NE SE S SW NW");
    assert_string_equal(offered("SP 5C N"), " N NE SE S SW NW 30RED 60BLK");
    assert_string_equal(offered("FR 5C"), " 30RED 60BLK");
    assert_string_equal(offered("GI 5C"), " BOG TAI COB");
    assert_string_equal(offered("BD 5C"), "");
    assert_non_null(strstr(offered("CH 5C"), " SHUN"));
    assert_null(strstr(offered("CH 5C"), " DARK"));
}

/* The same for a program that is asked: for each order its places, for each place what may follow. */
TEST(a_decision_has_the_targets_of_every_band) {
    UNUSED;
    struct lz_moves none = { NULL, 0, 0, false };
    struct lz_writer w = lz_writer_in(out, sizeof out);
    blank(16);
    band("5C", 3, BAND(30, 0, 0, 0, 60));
    band("6C", 1, BAND(30));
    s.head.may = s.head.wait = lz_only(2);
    swamp_view(&swamp_game, &s, 2, &v);
    lz_decision_json(&swamp_game, &v, &none, &w);
    assert_false(w.full);
    assert_non_null(strstr(out, ",\"targets\":{\"FR\":{\"5C\":[\"30RED\",\"60BLK\"]},\"LO\":{\"5C\":[\"N\",\"NE\""));
    assert_non_null(strstr(out, "\"BD\":{\"5C\":[]}"));
    assert_null(strstr(out, "\"6C\""));   /* another clan's */
    assert_null(strstr(out, "\"SN\":{")); /* it has no spies */
}

/* A book is a page that means the same orders. */
TEST(the_book_reads_back) {
    UNUSED;
    static const char page[] = "MO 11E N NE\nSP 13E S 5RED\nBD 12D\n";
    char again[400];
    struct lz_writer w = lz_writer_in(out, sizeof out), book = lz_writer_in(again, sizeof again);
    world();
    swamp_view(&swamp_game, &s, 2, &v);
    moves = (struct lz_moves){ room, 0, LZ_SHEET_MOVES, false };
    swamp_sheet.read(&swamp_game, &v, lz_span(page), &(struct lz_answer){ .moves = &moves, .json = &w });
    assert_int_equal(moves.count, 4);
    assert_int_equal(room[0].verb, swamp_sheet.clear);
    for (uint32_t i = 0; i < moves.count; i++)
        swamp_game.apply(&swamp_game, &s, &room[i], NULL);
    swamp_view(&swamp_game, &s, 2, &v);
    swamp_sheet.book(&swamp_game, &v, &book);
    assert_string_equal(again, page);
    swamp_view(&swamp_game, &s, LZ_ONLOOKER, &v);
    book = lz_writer_in(again, sizeof again);
    swamp_sheet.book(&swamp_game, &v, &book);
    assert_string_equal(again, "");
}

TEST(seats_by_code_and_number) {
    UNUSED;
    struct lz_entry entry;
    world();
    memcpy(s.clan[2].name, "Spies Of Slime, Long", SW_NAME);
    s.clan[3].state = SW_ELIMINATED;
    swamp_view(&swamp_game, &s, LZ_ONLOOKER, &v);
    assert_int_equal(swamp_sheet.seat(&swamp_game, &v, lz_span("sps")), 2);
    assert_int_equal(swamp_sheet.seat(&swamp_game, &v, lz_span("4")), 3);
    assert_int_equal(swamp_sheet.seat(&swamp_game, &v, lz_span("5")), -1);
    swamp_sheet.entry(&swamp_game, &v, 2, &entry);
    assert_true(lz_text_is(entry.code, "SPS") && lz_text_is(entry.name, "Spies Of Slime, Long"));
    assert_string_equal(entry.gone, "");
    swamp_sheet.entry(&swamp_game, &v, 3, &entry);
    assert_true(lz_text_is(entry.name, ""));
    assert_string_equal(entry.gone, "out");
}

RUN(CASE(first_comes_a_verb), CASE(then_a_hex_where_one_has_somebody), CASE(then_what_the_order_takes),
    CASE(a_decision_has_the_targets_of_every_band), CASE(the_book_reads_back), CASE(seats_by_code_and_number))
