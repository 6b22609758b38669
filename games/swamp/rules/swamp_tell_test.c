/* Who has a hex in sight when something happens there (SW-3.1, SW-3.3, SW-17). */
#include "tests/unit/swamp_field.h"

static struct field f;

/* A hex so many steps north-east of 8H. */
static int far(int steps) {
    int hex = field_at(&f, "8H");
    while (steps--)
        hex = swamp_neighbour(&f.s.laws, hex, SW_NE);
    return hex;
}

static struct swamp_work *begin(int clans) {
    field_clear(&f, clans);
    return &f.w;
}

static lz_seats witnesses(void) { return swamp_witnesses(field_begin(&f, 1, 1), field_at(&f, "8H")); }

/* Two hexes far, three from a Peak; no further. */
TEST(how_far_lizards_see) {
    UNUSED;
    for (int steps = 0; steps <= 4; steps++)
        for (int peak = 0; peak < 2; peak++) {
            begin(2);
            f.s.hex[far(steps)] = (struct swamp_hex){ .terrain = peak ? SW_PEAK : SW_PLAINS,
                                                      .clan = 2,
                                                      .lizards = { 5 } };
            assert_int_equal(witnesses(), steps <= (peak ? 3 : 2) ? swamp_seat(2) : 0);
        }
}

/* Spies see as well as bands do: each of them, whosever they are. */
TEST(spies_see_too) {
    UNUSED;
    for (int steps = 0; steps <= 3; steps++) {
        begin(5);
        f.s.hex[far(steps)].clan = 1, f.s.hex[far(steps)].lizards[0] = 3;
        for (int clan = 2; clan <= 5; clan++)
            for (int i = 0; i < (clan == 3 ? 2 : clan == 4 ? 0 : 1); i++)
                f.s.spy[f.s.spies++] = (struct swamp_spy){ .hex = (unsigned)far(clan == 5 ? 9 : steps) & 1023u,
                                                           .clan = (uint8_t)clan };
        lz_seats seen = swamp_seat(1) | swamp_seat(2) | swamp_seat(3);
        assert_int_equal(witnesses(), steps <= 2 ? seen : 0);
        f.s.hex[far(steps)].terrain = SW_PEAK;
        assert_int_equal(witnesses(), seen);
        f.s.hex[far(steps)].clan = 0;
        f.s.hex[far(steps)].lizards[0] = 0;
        assert_int_equal(witnesses(), seen & ~swamp_seat(1));
    }
}

TEST(whether_one_clan_sees_it) {
    UNUSED;
    begin(3);
    field_band(&f, "8H", 2, SW_RED, 5);
    struct swamp_work *w = field_begin(&f, 1, 1);
    assert_true(swamp_sees(w, 2, field_at(&f, "8H")));
    assert_false(swamp_sees(w, 1, field_at(&f, "8H")));
    assert_false(swamp_sees(w, 3, field_at(&f, "8H")));
    assert_false(swamp_sees(w, 2, field_at(&f, "3C")));
    assert_false(swamp_sees(w, 0, field_at(&f, "8H")));
}

/* When nobody listens nobody is a witness. */
TEST(nobody_is_reckoned_up_for_nothing) {
    UNUSED;
    begin(2);
    field_band(&f, "8H", 2, SW_RED, 5);
    assert_int_equal(swamp_witnesses(field_quietly(&f, 1, 1), field_at(&f, "8H")), 0);
}

/* SW-17.2: losses are told to whom they befell, by colour, if there were any. */
TEST(losses_are_told_to_their_clan) {
    UNUSED;
    begin(3);
    struct swamp_work *w = field_begin(&f, 1, 1);
    int hex = field_at(&f, "8H");
    swamp_say_lost(w, (struct swamp_toll){ 2, hex, SW_BY_LAVA }, (const uint16_t[SW_COLOURS]){ 0 });
    swamp_say_lost(w, (struct swamp_toll){ 0, hex, SW_BY_LAVA }, (const uint16_t[SW_COLOURS]){ 1, 2, 3, 4, 5 });
    assert_int_equal(f.kept.count, 0);
    for (int colour = 0; colour < SW_COLOURS; colour++) {
        uint16_t fallen[SW_COLOURS] = { 0 };
        fallen[colour] = 7;
        swamp_say_lost(w, (struct swamp_toll){ 2, hex, SW_BY_LAVA }, fallen);
        const struct lz_event *e = &f.event[f.kept.count - 1];
        assert_int_equal(f.kept.count, colour + 1);
        assert_int_equal(e->kind, SW_K_LOST);
        assert_int_equal(e->seen, swamp_seat(2));
        assert_int_equal(e->arg[0], swamp_name_of(&f.s.laws, hex));
        assert_int_equal(e->arg[1], SW_BY_LAVA);
        for (int i = 0; i < SW_COLOURS; i++)
            assert_int_equal(e->arg[2 + i], fallen[i]);
    }
}

RUN(CASE(how_far_lizards_see), CASE(spies_see_too), CASE(whether_one_clan_sees_it),
    CASE(nobody_is_reckoned_up_for_nothing), CASE(losses_are_told_to_their_clan))
