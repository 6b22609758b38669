/* A clan's view as text: what stands in it, and that it keeps to its columns whatever the world. */
#include "tests/unit/sheet.h"

static const char *table(const char *const *names) {
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_view(&swamp_game, &s, 2, &v);
    swamp_game.table(&swamp_game, &v, &(struct lz_paper){ names, LZ_TABLE_WIDE }, &w);
    assert_false(w.full);
    return out;
}

TEST(a_small_world) {
    static const char *const names[] = { "Anna", "Ben", "Cara",
                                         "A name that is far too long to be shown beside the clan" };
    UNUSED;
    blank(16);
    s.turn = 6;
    s.laws.ranking_points = 1;
    memcpy(s.clan[2].name, "Slime", 6);
    *ground("13E", SW_DEN) = (struct swamp_hex){
        .terrain = SW_DEN, .owner = 3, .colour = SW_YEL, .population = 50, .marks = SW_HOME
    };
    ground("13F", SW_FERTILE);
    band("13E", 3, BAND(80, 0, 0, 10, 50))->hunger = SW_FAMISHED;
    band("12E", 2, BAND(7, 0, 0, 0, 0));
    const char *page = table(names);
    assert_non_null(strstr(page, "Turn 6; "));
    assert_non_null(strstr(page, " 1. 2190    clan 3 Slime (SPS), you\n"));
    assert_non_null(strstr(page, "(TAI), Ben\n"));
    assert_non_null(strstr(page, " 13E   Yellow home den, 50 of 50 den lizards\n"));
    assert_non_null(strstr(page, " 13E   80 RED 10 YEL 50 BLK, Average, Famished, starve in turn 8\n"));
    assert_non_null(strstr(page, "13E HOM"));
    assert_non_null(strstr(page, "SPS 190"));
    assert_non_null(strstr(page, "TAI 7"));
    assert_non_null(strstr(page, "ORDERS, 0 of 30\n"));
}

/* Names are by clan, so an anonymous table has none (SW-20.1). */
TEST(nobody_is_named_where_players_are_hidden) {
    static const char *const names[] = { "Anna", "Ben", "Cara", "Dora" };
    UNUSED;
    world();
    assert_non_null(strstr(table(names), "Ben"));
    s.laws.anonymous = 1;
    assert_null(strstr(table(names), "Ben"));
}

/* Seven hexes side by side: too many for 60 columns of nine, but not of as many as their words need. */
TEST(hexes_are_drawn_closer_where_that_saves_a_page) {
    static const char *const row[] = { "5A", "5B", "5C", "5D", "5E", "5F", "5G" };
    UNUSED;
    blank(16);
    for (int i = 0; i < 7; i++)
        ground(row[i], SW_WATER);
    swamp_view(&swamp_game, &s, 2, &v);
    for (int hex = 0; hex < 256; hex++)
        v.cells[hex].known = SW_NEVER;
    for (int i = 0; i < 7; i++) {
        struct swamp_cell *cell = &v.cells[at(row[i])];
        cell->known = SW_IN_SIGHT;
        cell->terrain = SW_WATER;
    }
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_game.table(&swamp_game, &v, &(struct lz_paper){ NULL, LZ_TABLE_SLIM }, &w);
    assert_non_null(strstr(out, "5B Wat        5D Wat        5F Wat\n"));
}

RUN(CASE(a_small_world), CASE(hexes_are_drawn_closer_where_that_saves_a_page),
    CASE(nobody_is_named_where_players_are_hidden))
