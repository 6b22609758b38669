/* SW-17.2: what the turn brings into sight, and to whom that is told; the points of before. */
#include "tests/unit/swamp_field.h"

#include "core/seats.h"

static struct field f;
static struct swamp_lookout before;

static void begin(void) {
    field_clear(&f, 3);
    f.s.laws.ranking_points = 1;
    field_band(&f, "8H", 1, SW_RED, 5);
    f.sink = lz_sink_keep(&f.kept);
}

/* A band of clan 2 goes from one hex to another, "" is nowhere, between the two looks: to whom that is told. */
static lz_seats told(const char *from, const char *to) {
    lz_seats seats = 0;
    if (*from)
        field_band(&f, from, 2, SW_GRN, 30);
    swamp_lookout_begin(&f.s, &before, &f.sink);
    if (*from)
        *field_hex(&f, from) = (struct swamp_hex){ .terrain = field_hex(&f, from)->terrain };
    field_band(&f, to, 2, SW_GRN, 30);
    swamp_lookout_end(&f.s, &before, &f.sink);
    for (uint32_t i = 0; i < f.kept.count; i++)
        if (f.event[i].kind == SW_K_SIGHTED && f.event[i].arg[1] == 2) {
            assert_int_equal(f.event[i].arg[0], swamp_name_of(&f.s.laws, field_at(&f, to)));
            assert_int_equal(f.event[i].arg[2], 30);
            seats |= f.event[i].seen;
        }
    begin();
    return seats;
}

TEST(bands_come_into_sight) {
    UNUSED;
    begin();
    assert_int_equal(told("12H", "10H"), swamp_seat(1)); /* from out of sight to two hexes away */
    assert_int_equal(told("", "9H"), swamp_seat(1));
    assert_int_equal(told("10H", "9H"), 0); /* it was seen all along */
    assert_int_equal(told("9H", "12H"), 0); /* it is gone */
    field_hex(&f, "9H")->terrain = SW_SCRUB;
    assert_int_equal(told("", "9H"), swamp_facts.ground[SW_SCRUB].hides ? 0 : swamp_seat(1));
    f.s.head.over = 1;
    assert_int_equal(told("", "9H"), 0);
}

/* SW-3.3: what hides is shown to a spy in its hex; a clan is not told of its own. */
TEST(spies_see_what_hides) {
    UNUSED;
    begin();
    for (int terrain = SW_PLAINS; terrain < SW_TERRAINS; terrain++) {
        field_hex(&f, "14H")->terrain = (uint8_t)terrain;
        f.s.spy[f.s.spies++] = (struct swamp_spy){ .hex = (unsigned)field_at(&f, "14H") & 1023u, .clan = 3 };
        assert_int_equal(told("", "14H"), swamp_seat(3));
    }
}

TEST(the_points_of_before) {
    UNUSED;
    begin();
    swamp_lookout_begin(&f.s, &before, &f.sink);
    assert_int_equal(field_told(&f, SW_K_STOOD, lz_all(3)), 3);
    assert_int_equal(f.event[0].arg[1], 5);
    begin();
    f.s.laws.ranking_points = 0;
    swamp_lookout_begin(&f.s, &before, &f.sink);
    assert_int_equal(f.event[0].seen, swamp_seat(1));
    assert_int_equal(f.event[2].seen, swamp_seat(3));
}

RUN(CASE(bands_come_into_sight), CASE(spies_see_what_hides), CASE(the_points_of_before))
