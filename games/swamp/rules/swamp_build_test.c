/* Builders: how long rafts last, and who has built in a hex after gifts (SW-13.4, SW-13.7). */
#include "tests/unit/swamp_field.h"

static struct field f;

/* SW-13.7, WE-33: a life of 5, 6 or 7, each one time in three. */
TEST(lives_of_rafts) {
    UNUSED;
    int lives[8] = { 0 };
    for (int seed = 0; seed < FIELD_RUNS; seed++) {
        field_clear(&f, 2);
        field_hex(&f, "6C")->terrain = SW_WATER;
        field_band(&f, "5C", 1, SW_GRN, 20)->terrain = SW_SCRUB;
        struct swamp_order order = field_order(&f, SW_BR, "5C", SW_S, SW_STAY);
        assert_int_equal(swamp_green(field_quietly(&f, 1, seed), 1, &order).code, SW_CODE_OK);
        assert_in_range(field_hex(&f, "6C")->until, 5, 7);
        lives[field_hex(&f, "6C")->until]++;
    }
    for (int life = 5; life <= 7; life++)
        assert_share(lives[life], FIELD_RUNS, 1.0 / 3);
}

/* SW-13.4: who has built stays busy, though the band was given away and back. */
TEST(busy_for_the_whole_turn) {
    UNUSED;
    field_clear(&f, 2);
    field_band(&f, "5C", 1, SW_GRN, 20);
    field_begin(&f, 1, 0);
    struct swamp_order plant = field_order(&f, SW_BF, "5C", SW_STAY, SW_STAY), dig = plant, give = plant;
    dig.verb = SW_DF;
    give.verb = SW_GI;
    assert_int_equal(swamp_green(&f.w, 1, &plant).code, SW_CODE_OK);
    give.clan = 2;
    assert_int_equal(swamp_gi(&f.w, 1, &give).code, SW_CODE_OK);
    assert_int_equal(swamp_green(&f.w, 2, &dig).code, SW_CODE_OK);
    give.clan = 1;
    assert_int_equal(swamp_gi(&f.w, 2, &give).code, SW_CODE_OK);
    assert_int_equal(swamp_green(&f.w, 1, &plant).code, SW_CODE_BUSY);
}

/* SW-13.1: workers in groups that came later do not count, though the hex is calm. */
TEST(only_those_there_from_the_start_build) {
    UNUSED;
    field_clear(&f, 2);
    field_band(&f, "5C", 1, SW_GRN, 9);
    field_begin(&f, 1, 0);
    int g = swamp_group_new(&f.w);
    f.w.group[g].lizards[SW_GRN] = 50;
    f.w.group[g].marks = SW_MOVED;
    swamp_group_join(&f.w, g, field_at(&f, "5C"), 1);
    struct swamp_order order = field_order(&f, SW_BF, "5C", SW_STAY, SW_STAY);
    struct swamp_result result = swamp_green(&f.w, 1, &order);
    assert_int_equal(result.code, SW_CODE_DISTURBED);
    assert_int_equal(result.a, SW_STIR_MOVED);
}

RUN(CASE(lives_of_rafts), CASE(busy_for_the_whole_turn), CASE(only_those_there_from_the_start_build))
