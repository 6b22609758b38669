/* Points, ranking, threshold (SW-15.1 to SW-15.3). */
#include "tests/unit/swamp_field.h"

static struct field f;

static struct swamp_hex *home_of(const char *name, int clan, int population) {
    struct swamp_hex *den = field_den(&f, name, clan, SW_YEL, population);
    den->marks = SW_HOME;
    return den;
}

/* SW-15.1, WE-41 */
TEST(points_of_a_clan) {
    UNUSED;
    struct swamp_points points[SW_CLANS];
    field_clear(&f, 3);
    home_of("5C", 3, 55);
    field_den(&f, "8C", 3, SW_RED, 66);
    field_den(&f, "8G", 3, SW_UNSETTLED, 0);
    field_den(&f, "8K", 3, SW_UNSETTLED, 0);
    field_den(&f, "12K", 0, SW_RED, 100);
    field_band(&f, "5C", 3, SW_RED, 200);
    field_band(&f, "5C", 3, SW_BLK, 100);
    field_band(&f, "11B", 3, SW_GRY, 156);
    field_band(&f, "12B", 2, SW_GRY, 77);
    field_spy(&f, "14E", 2, SW_RED);
    field_spy(&f, "14E", 3, SW_RED);
    swamp_points_of(&f.s, points);
    assert_int_equal(points[2].warriors, 456);
    assert_int_equal(points[2].den_lizards, 121);
    assert_int_equal(points[2].spies, 1);
    assert_int_equal(points[2].homes, 1);
    assert_int_equal(points[2].dens, 3);
    assert_int_equal(points[2].total, 2653);
    assert_int_equal(points[1].total, 78);
    assert_int_equal(points[0].total, 0);
}

/* Nobody's points lie before the first clan's, and none are counted there. */
TEST(points_are_of_clans_alone) {
    UNUSED;
    struct swamp_points points[1 + SW_CLANS] = { 0 }, none = { 0 };
    field_clear(&f, 2);
    home_of("5C", 1, 30);
    field_den(&f, "9C", 0, SW_RED, 100);
    field_spy(&f, "14E", 1, SW_RED);
    swamp_points_of(&f.s, points + 1);
    assert_memory_equal(&points[0], &none, sizeof none);
    swamp_points_now(field_begin(&f, 1, 0), points + 1);
    assert_memory_equal(&points[0], &none, sizeof none);
}

/* SW-15.1: temples 30, bridges 10; and the same in a turn in the making, where bands are groups. */
TEST(points_during_a_turn) {
    UNUSED;
    struct swamp_points at_rest[SW_CLANS], now[SW_CLANS];
    field_clear(&f, 2);
    field_hex(&f, "3C")->terrain = SW_TEMPLE;
    field_hex(&f, "3C")->owner = 1;
    *field_hex(&f, "3E") = (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_BRIDGE, .owner = 1 };
    *field_hex(&f, "3G") = (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_RAFT, .until = 3 };
    home_of("5C", 1, 30);
    field_band(&f, "5C", 1, SW_RED, 5);
    field_spy(&f, "14E", 1, SW_RED);
    swamp_points_of(&f.s, at_rest);
    assert_int_equal(at_rest[0].total, 30 + 10 + 2000 + 30 + 5 + 1);
    assert_int_equal(at_rest[0].temples, 1);
    assert_int_equal(at_rest[0].bridges, 1);
    swamp_points_now(field_begin(&f, 1, 0), now);
    assert_memory_equal(now, at_rest, sizeof now);
    swamp_spy_lose(&f.w, 0, SW_BY_BUSH);
    swamp_points_now(&f.w, now);
    assert_int_equal(now[0].spies, 0);
}

/* SW-15.2 */
TEST(ranking_by_score_then_number) {
    UNUSED;
    struct swamp_points points[SW_CLANS] = { { .total = 5 }, { .total = 7 }, { .total = 7 }, { .total = 9 } };
    static const uint8_t all[SW_CLANS] = { 4, 2, 3, 1 }, in_play[SW_CLANS] = { 4, 3, 1 };
    uint8_t rank[SW_CLANS];
    field_clear(&f, 4);
    swamp_ranking(&f.s, points, rank);
    assert_memory_equal(rank, all, sizeof rank);
    f.s.clan[1].state = SW_SURRENDERED;
    swamp_ranking(&f.s, points, rank);
    assert_memory_equal(rank, in_play, sizeof rank);
    f.s.clan[3].state = SW_ELIMINATED;
    swamp_ranking(&f.s, points, rank);
    assert_int_equal(rank[0], 3);
    assert_int_equal(rank[2], 0);
}

/* SW-15.3: every home den in the world counts, owned or free; at least one. */
TEST(threshold_by_home_dens) {
    UNUSED;
    field_clear(&f, 4);
    f.s.laws.victory_per_home = 1500;
    assert_int_equal(swamp_threshold(&f.s), 1500);
    home_of("5C", 1, 30);
    assert_int_equal(swamp_threshold(&f.s), 1500);
    home_of("9C", 0, 30);
    field_den(&f, "5G", 1, SW_RED, 30);
    assert_int_equal(swamp_threshold(&f.s), 3000);
    for (int i = 0; i < 16; i++)
        f.s.hex[i] = *field_hex(&f, "5C");
    f.s.laws.victory_per_home = 10000;
    assert_int_equal(swamp_threshold(&f.s), 180000);
}

RUN(CASE(points_of_a_clan), CASE(points_are_of_clans_alone), CASE(points_during_a_turn),
    CASE(ranking_by_score_then_number), CASE(threshold_by_home_dens))
