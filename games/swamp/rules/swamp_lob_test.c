/* Stones and settlers: how often they hit, and which colour mixed settlers take (SW-8.1, SW-8.2). */
#include "tests/unit/swamp_field.h"

static struct field f;

static int killed_on(int terrain, int seed) {
    field_clear(&f, 2);
    field_hex(&f, "6C")->terrain = (uint8_t)terrain;
    field_band(&f, "5C", 1, SW_YEL, 50);
    field_band(&f, "6C", 2, SW_RED, 40);
    struct swamp_order order = field_order(&f, SW_LO, "5C", SW_S, SW_STAY);
    assert_int_equal(swamp_lo(field_quietly(&f, 1, seed), 1, &order).code, SW_CODE_OK);
    return 40 - swamp_warriors(&f.w, field_at(&f, "6C"));
}

/* SW-8.2, WE-16: fifty at forty on plains kill fifteen; behind walls nobody. */
TEST(stones_kill_three_in_ten) {
    UNUSED;
    int killed = 0;
    for (int seed = 0; seed < FIELD_RUNS; seed++)
        killed += killed_on(SW_PLAINS, seed);
    assert_mean(killed, FIELD_RUNS, 15.0);
    for (int seed = 0; seed < 100; seed++)
        assert_int_equal(killed_on(SW_RUIN, seed), 0);
}

/* SW-8.1, WE-17: six and six freed into an empty den settle it in any colour. */
TEST(mixed_settlers_take_any_colour) {
    UNUSED;
    int colours[SW_COLOURS] = { 0 };
    for (int seed = 0; seed < FIELD_RUNS; seed++) {
        field_clear(&f, 2);
        struct swamp_hex *den = field_den(&f, "5C", 1, SW_UNSETTLED, 0);
        field_band(&f, "5C", 1, SW_RED, 6);
        field_band(&f, "5C", 1, SW_GRN, 6);
        struct swamp_order order = field_order(&f, SW_FR, "5C", SW_STAY, SW_STAY);
        swamp_fr(field_quietly(&f, 1, seed), 1, &order);
        assert_int_equal(den->population, 12);
        colours[den->colour]++;
    }
    for (int i = 0; i < SW_COLOURS; i++)
        assert_share(colours[i], FIELD_RUNS, 0.2);
}

/* A second group of the clan in the hex, as after a gate. */
static struct swamp_group *more(const char *name, int colour, int n) {
    int g = swamp_group_new(&f.w);
    f.w.group[g].lizards[colour] = (uint16_t)n;
    swamp_group_join(&f.w, g, field_at(&f, name), 1);
    return &f.w.group[g];
}

/* SW-8.1: counts are taken from the groups in list order. */
TEST(freed_in_list_order) {
    UNUSED;
    field_clear(&f, 2);
    field_band(&f, "5C", 1, SW_RED, 4);
    field_begin(&f, 1, 0);
    const struct swamp_group *second = more("5C", SW_RED, 4);
    struct swamp_order order = field_order(&f, SW_FR, "5C", SW_STAY, SW_STAY);
    order.count[SW_RED] = 3;
    swamp_fr(&f.w, 1, &order);
    assert_int_equal(f.w.group[f.w.first[field_at(&f, "5C")]].lizards[SW_RED], 1);
    assert_int_equal(second->lizards[SW_RED], 4);
    swamp_fr(&f.w, 1, &order);
    assert_int_equal(swamp_warriors(&f.w, field_at(&f, "5C")), 2);
    assert_int_equal(second->lizards[SW_RED], 2);
}

/* SW-8.2: only those throw who have not; a lob marks all groups. */
TEST(who_has_lobbed_does_not_lob_again) {
    UNUSED;
    field_clear(&f, 2);
    field_band(&f, "5C", 1, SW_YEL, 4);
    field_band(&f, "6C", 2, SW_RED, 40);
    field_begin(&f, 1, 0);
    f.w.group[f.w.first[field_at(&f, "5C")]].marks = SW_THREW;
    const struct swamp_group *fresh = more("5C", SW_YEL, 7);
    struct swamp_order order = field_order(&f, SW_LO, "5C", SW_S, SW_STAY);
    assert_int_equal(swamp_lo(&f.w, 1, &order).code, SW_CODE_OK);
    assert_int_equal(f.w.dice.count, 7); /* the victims are of one colour: no draw for them */
    assert_int_equal(fresh->marks, SW_THREW);
    assert_int_equal(swamp_lo(&f.w, 1, &order).code, SW_CODE_LOBBED);
}

RUN(CASE(stones_kill_three_in_ten), CASE(mixed_settlers_take_any_colour), CASE(freed_in_list_order),
    CASE(who_has_lobbed_does_not_lob_again))
