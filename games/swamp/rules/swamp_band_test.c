/* Groups come from one store and go back to it (SW-4.3): none is lost, and none is taken twice. */
#include "tests/unit/swamp_field.h"

static struct field f;

static int unused(void) {
    int n = 0;
    for (int g = f.w.unused; g != SW_NO_GROUP; g = f.w.group[g].next, n++)
        assert_in_range(g, 0, SW_GROUPS - 1);
    return n;
}

TEST(every_group_lies_in_the_store) {
    UNUSED;
    field_clear(&f, 2);
    field_begin(&f, 1, 0);
    assert_int_equal(unused(), SW_GROUPS);
    field_band(&f, "5C", 1, SW_RED, 9);
    field_begin(&f, 1, 0);
    assert_int_equal(unused(), SW_GROUPS - 1);
}

TEST(the_dead_give_their_group_back) {
    UNUSED;
    field_clear(&f, 2);
    field_band(&f, "5C", 1, SW_RED, 9);
    field_begin(&f, 1, 0);
    swamp_band_clear(&f.w, field_at(&f, "5C"));
    assert_int_equal(unused(), SW_GROUPS);
    assert_int_equal(swamp_clan_at(&f.w, field_at(&f, "5C")), 0);
}

/* SW-4.5: and so do those who merge into one. */
TEST(merged_groups_go_back) {
    UNUSED;
    field_clear(&f, 2);
    field_band(&f, "5C", 1, SW_RED, 9);
    field_begin(&f, 1, 0);
    int hex = field_at(&f, "5C"), g = swamp_group_new(&f.w);
    assert_int_equal(swamp_size(&f.w.group[g]), 0);
    f.w.group[g].lizards[SW_GRN] = 4;
    swamp_group_join(&f.w, g, hex, 1);
    assert_int_equal(unused(), SW_GROUPS - 2);
    assert_int_equal(swamp_merge(&f.w, hex), f.w.first[hex]);
    assert_int_equal(unused(), SW_GROUPS - 1);
    assert_int_equal(swamp_warriors(&f.w, hex), 13);
}

RUN(CASE(every_group_lies_in_the_store), CASE(the_dead_give_their_group_back), CASE(merged_groups_go_back))
