/* Spies as they lie in memory: those that count are the first so many, and what lies beyond them is nobody. */
#include "tests/unit/swamp_field.h"

static struct field f;

enum { GHOST = 3 }; /* the clan of the one beyond the last */

/* A spy of clan 1 in 5C, where a band of that clan stands; and one of GHOST beyond the last, in the same hex. */
static struct swamp_agent *haunt(int terrain, int seed) {
    field_clear(&f, GHOST);
    field_band(&f, "5C", 1, SW_RED, 300)->terrain = (uint8_t)terrain;
    field_hex(&f, "5C")->owner = terrain == SW_DEN ? 1 : SW_FREE;
    field_spy(&f, "5C", 1, SW_GRN);
    field_begin(&f, 7, seed);
    struct swamp_agent *ghost = &f.w.spy[f.w.spies];
    *ghost = (struct swamp_agent){ .hex = (uint16_t)field_at(&f, "5C"), .clan = GHOST, .colour = SW_BLK, .age = 4 };
    return ghost;
}

static void assert_untouched(const struct swamp_agent *ghost) {
    struct swamp_agent as_it_was = { .hex = (uint16_t)field_at(&f, "5C"), .clan = GHOST, .colour = SW_BLK, .age = 4 };
    assert_memory_equal(ghost, &as_it_was, sizeof as_it_was);
    for (uint32_t i = 0; i < f.kept.count; i++)
        assert_false(f.event[i].seen & swamp_seat(GHOST));
}

/* SW-4.8, SW-14.5, SW-14.6 */
TEST(nobody_beyond_the_last_is_caught_or_returns) {
    UNUSED;
    struct swamp_agent *ghost = haunt(SW_DEN, 0);
    swamp_spies_searched(&f.w, field_at(&f, "5C"), 1);
    assert_untouched(ghost);
    ghost = haunt(SW_DEN, 0);
    swamp_spies_at_end_of_movement(&f.w);
    assert_untouched(ghost);
    ghost = haunt(SW_PLAINS, 0);
    swamp_spies_return(&f.w);
    assert_untouched(ghost);
}

/* SW-7.2, SW-12.5: and none dies; the one that counts does so half the time. */
TEST(nobody_beyond_the_last_dies) {
    UNUSED;
    int died = 0;
    for (int seed = 0; seed < 64; seed++) {
        struct swamp_agent *ghost = haunt(SW_CURSED, seed);
        int dead = swamp_spies_scourged(&f.w, field_at(&f, "5C"), 50, SW_BY_CURSE);
        assert_int_equal(dead, f.w.spy[0].hex == SW_NOWHERE);
        assert_untouched(ghost);
        died += dead;
    }
    assert_in_range(died, 16, 48);
}

/* SW-10.7: it does not sneak with the others. */
TEST(nobody_beyond_the_last_sneaks) {
    UNUSED;
    struct swamp_agent *ghost = haunt(SW_PLAINS, 0);
    struct swamp_order order = field_order(&f, SW_SN, "5C", SW_S, SW_STAY);
    ghost->clan = 1;
    assert_int_equal(swamp_sn(&f.w, 1, &order).code, SW_CODE_OK);
    assert_int_equal(f.w.spy[0].hex, field_at(&f, "6C"));
    assert_int_equal(ghost->hex, field_at(&f, "5C"));
}

/* SW-10.5, SW-10.7: it is not mired, mires nobody, and is nobody's reason to sneak. */
TEST(nobody_beyond_the_last_is_mired) {
    UNUSED;
    struct swamp_agent *ghost = haunt(SW_SWAMP, 0);
    swamp_mire_all(&f.w, field_at(&f, "5C"));
    assert_untouched(ghost);
    haunt(SW_SWAMP, 0)->mired = 9;
    f.s.laws.spy_mire_spreads = 1;
    assert_false(swamp_mire_touches(&f.w, field_at(&f, "5C")));
    f.w.spy[0].mired = 9;
    assert_true(swamp_mire_touches(&f.w, field_at(&f, "5C")));
    haunt(SW_PLAINS, 0)->clan = 2;
    struct swamp_order order = field_order(&f, SW_SN, "5C", SW_S, SW_STAY);
    assert_int_equal(swamp_sn(&f.w, 2, &order).code, SW_CODE_NOSPY);
}

/* SW-9.2, SW-9.10: no chant finds it, and its clan is told nothing. */
TEST(nobody_beyond_the_last_is_struck_by_a_chant) {
    UNUSED;
    static const int chants[] = { SW_REVEAL, SW_DARK };
    for (int i = 0; i < 2; i++) {
        struct swamp_agent *ghost = haunt(SW_PLAINS, 0);
        struct swamp_order order = field_order(&f, SW_CH, "5C", SW_STAY, SW_STAY);
        order.chant = (uint16_t)chants[i];
        f.w.group[f.w.first[field_at(&f, "5C")]].lizards[SW_BLK] = 200;
        swamp_ch(&f.w, 1, &order);
        assert_untouched(ghost);
    }
}

/* SW-14.7, SW-15.1, SW-15.5: it does not go with its clan, is no point, and is not kept. */
TEST(nobody_beyond_the_last_is_left_at_the_end) {
    UNUSED;
    struct swamp_points points[SW_CLANS];
    struct swamp_agent *ghost = haunt(SW_PLAINS, 0);
    swamp_points_now(&f.w, points);
    assert_int_equal(points[GHOST - 1].spies, 0);
    swamp_elimination(&f.w);
    assert_int_equal(f.s.clan[GHOST - 1].state, SW_ELIMINATED);
    assert_int_equal(ghost->hex, field_at(&f, "5C"));
    ghost = haunt(SW_PLAINS, 0);
    swamp_work_end(&f.w);
    assert_int_equal(f.s.spies, 1);
    assert_int_equal(f.s.spy[1].clan, 0);
}

/* How many are in a hex is counted wherever one is made, goes and is lost. */
TEST(spies_are_counted) {
    UNUSED;
    field_clear(&f, 2);
    field_spy(&f, "5C", 1, SW_GRN);
    field_begin(&f, 1, 0);
    int hex = field_at(&f, "5C"), south = field_at(&f, "6C");
    assert_int_equal(f.w.agents[hex], 1);
    int spy = swamp_spy_new(&f.w, 2, SW_RED, hex);
    assert_int_equal(f.w.agents[hex], 2);
    assert_true(swamp_spy_step(&f.w, spy, SW_S));
    assert_int_equal(f.w.agents[hex], 1);
    assert_int_equal(f.w.agents[south], 1);
    swamp_spy_lose(&f.w, spy, SW_BY_BUSH);
    assert_int_equal(f.w.agents[south], 0);
    field_band(&f, "5C", 1, SW_RED, 9);
    field_begin(&f, 1, 0);
    swamp_spies_return(&f.w);
    assert_int_equal(f.w.agents[hex], 0);
}

/* The same of a state at rest: it is not taken up, sees nothing, and is in no view. */
TEST(nobody_beyond_the_last_of_a_state) {
    UNUSED;
    static struct swamp_view v;
    lz_seats seers[SW_HEXES];
    struct swamp_points points[SW_CLANS];
    haunt(SW_PLAINS, 0);
    field_clear(&f, GHOST);
    field_spy(&f, "5C", 1, SW_GRN);
    field_spy(&f, "12L", GHOST, SW_GRN);
    f.s.spies = 1;
    swamp_sight(&f.s, seers);
    assert_int_equal(seers[field_at(&f, "12L")], 0);
    swamp_points_of(&f.s, points);
    assert_int_equal(points[GHOST - 1].total, 0);
    for (f.s.head.over = 0; f.s.head.over < 2; f.s.head.over++) {
        swamp_view(&swamp_game, &f.s, GHOST - 1, &v);
        assert_int_equal(v.spies, f.s.head.over);
        assert_int_equal(v.spy[f.s.head.over].clan, 0);
        assert_int_equal(v.cells[field_at(&f, "12L")].spies, 0);
    }
    assert_int_equal(field_begin(&f, 1, 0)->spies, 1);
    assert_int_equal(f.w.agents[field_at(&f, "12L")], 0);
    assert_int_equal(f.w.agents[field_at(&f, "5C")], 1);
}

RUN(CASE(nobody_beyond_the_last_is_caught_or_returns), CASE(nobody_beyond_the_last_dies),
    CASE(nobody_beyond_the_last_sneaks), CASE(nobody_beyond_the_last_is_mired),
    CASE(nobody_beyond_the_last_is_struck_by_a_chant), CASE(nobody_beyond_the_last_is_left_at_the_end),
    CASE(spies_are_counted), CASE(nobody_beyond_the_last_of_a_state))
