/* Chants: the table of SW-9, odds of what they bring, and chanters in several groups. */
#include "tests/unit/swamp_field.h"

static struct field f;

static struct swamp_order chant(int which, const char *name, int direction) {
    struct swamp_order order = field_order(&f, SW_CH, name, direction, SW_STAY);
    order.chant = (uint16_t)which;
    return order;
}

/* SW-9.11: how many must sing, and how many of a hundred turn red. */
TEST(the_table_of_chants) {
    UNUSED;
    static const struct {
        uint16_t black, reverts;
        const char *code;
    } table[SW_CHANTS] = {
        { 10, 0, "EYES" },   { 25, 10, "REVE" },  { 50, 20, "SHUN" }, { 60, 25, "SUMM" },  { 80, 30, "MOUL" },
        { 100, 30, "FREE" }, { 120, 40, "COER" }, { 130, 0, "GATE" }, { 150, 50, "TRAN" }, { 180, 60, "DARK" },
    };
    for (int i = 0; i < SW_CHANTS; i++) {
        assert_int_equal(swamp_facts.song[i].black, table[i].black);
        assert_int_equal(swamp_facts.song[i].reverts, table[i].reverts);
        assert_string_equal(swamp_facts.song[i].code, table[i].code);
        field_clear(&f, 2);
        field_band(&f, "5C", 1, SW_BLK, table[i].black - 1)->terrain = SW_TEMPLE;
        struct swamp_order order = chant(i, "5C", SW_S);
        struct swamp_result short_of_one = swamp_ch(field_begin(&f, 1, 0), 1, &order);
        assert_int_equal(short_of_one.code, SW_CODE_NOBLACK);
        assert_int_equal(short_of_one.a, table[i].black);
        assert_int_equal(short_of_one.b, table[i].black - 1);
        field_clear(&f, 2);
        field_band(&f, "5C", 1, SW_BLK, table[i].black)->terrain = SW_TEMPLE;
        assert_int_not_equal(swamp_ch(field_begin(&f, 1, 0), 1, &order).code, SW_CODE_NOBLACK);
    }
}

/* SW-9.4, WE-21: a monster of 120 against a hundred on a bridge with four water hexes round it. */
TEST(a_summoned_monster_of_120) {
    UNUSED;
    int lost = 0;
    for (int seed = 0; seed < FIELD_RUNS; seed++) {
        field_clear(&f, 2);
        field_ring(&f, "6C", 6, SW_WATER);
        field_hex(&f, "5C")->terrain = field_hex(&f, "7C")->terrain = SW_PLAINS;
        *field_hex(&f, "6C") = (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_BRIDGE, .owner = 2 };
        field_band(&f, "5C", 1, SW_BLK, 60);
        field_band(&f, "6C", 2, SW_RED, 100);
        struct swamp_order order = chant(SW_SUMMON, "5C", SW_S);
        assert_int_equal(swamp_ch(field_quietly(&f, 1, seed), 1, &order).code, SW_CODE_OK);
        lost += swamp_clan_at(&f.w, field_at(&f, "6C")) == 0;
        assert_int_equal(swamp_of_colour(&f.w, field_at(&f, "5C"), SW_RED), 15);
        assert_int_equal(field_hex(&f, "6C")->marks, SW_BRIDGE);
    }
    assert_share(lost, FIELD_RUNS, 0.9997);
}

/* SW-9.5: 85 in a hundred sink to Water. */
TEST(moulded_land_sinks) {
    UNUSED;
    int water = 0;
    for (int seed = 0; seed < FIELD_RUNS; seed++) {
        field_clear(&f, 2);
        field_band(&f, "5C", 1, SW_BLK, 80);
        struct swamp_order order = chant(SW_MOULD, "5C", SW_S);
        struct swamp_work *w = field_quietly(&f, 1, seed);
        struct lz_rng same = w->dice;
        swamp_ch(w, 1, &order);
        water += field_hex(&f, "6C")->terrain == SW_WATER;
        assert_int_equal(field_hex(&f, "6C")->terrain, lz_roll(&same, 100) < 85 ? SW_WATER : SW_WHIRLPOOL);
    }
    assert_share(water, FIELD_RUNS, 0.85);
}

/* SW-9.5: what rises, by one draw out of a hundred. */
TEST(moulded_water_rises) {
    UNUSED;
    static const struct {
        uint32_t below;
        int terrain;
    } table[] = { { 25, SW_PLAINS }, { 45, SW_SWAMP }, { 65, SW_SCRUB },   { 79, SW_FERTILE },
                  { 89, SW_PEAK },   { 94, SW_RUIN },  { 98, SW_VOLCANO }, { 100, SW_TEMPLE } };
    for (int seed = 0; seed < FIELD_RUNS; seed++) {
        field_clear(&f, 2);
        field_band(&f, "5C", 1, SW_BLK, 80);
        field_hex(&f, "6C")->terrain = SW_WATER;
        struct swamp_order order = chant(SW_MOULD, "5C", SW_S);
        struct swamp_work *w = field_quietly(&f, 1, seed);
        struct lz_rng same = w->dice;
        swamp_ch(w, 1, &order);
        uint32_t x = lz_roll(&same, 100), row = 0;
        while (x >= table[row].below)
            row++;
        assert_int_equal(field_hex(&f, "6C")->terrain, table[row].terrain);
    }
}

/* SW-9.9, WE-26: both colours change, each to any of the other four alike; the total stays. */
TEST(transmuted_colours) {
    UNUSED;
    int red[SW_COLOURS] = { 0 };
    for (int seed = 0; seed < FIELD_RUNS; seed++) {
        field_clear(&f, 2);
        field_band(&f, "5C", 1, SW_BLK, 150);
        field_band(&f, "6C", 2, SW_RED, 30);
        field_band(&f, "6C", 2, SW_GRN, 20);
        struct swamp_order order = chant(SW_TRANSMUTE, "5C", SW_S);
        swamp_ch(field_quietly(&f, 1, seed), 1, &order);
        int hex = field_at(&f, "6C");
        assert_int_equal(swamp_warriors(&f.w, hex), 50);
        assert_int_not_equal(swamp_of_colour(&f.w, hex, SW_RED), 30);
        assert_int_not_equal(swamp_of_colour(&f.w, hex, SW_GRN), 20);
        for (int i = 0; i < SW_COLOURS; i++)
            red[i] += swamp_of_colour(&f.w, hex, i) >= 30;
    }
    assert_int_equal(red[SW_RED], 0);
    for (int i = SW_GRN; i < SW_COLOURS; i++)
        assert_share(red[i], FIELD_RUNS, 0.25);
}

/* SW-9.9: of four colours each is spared one time in four. */
TEST(three_of_four_colours_change) {
    UNUSED;
    int spared[SW_COLOURS] = { 0 };
    for (int seed = 0; seed < FIELD_RUNS; seed++) {
        field_clear(&f, 2);
        field_band(&f, "5C", 1, SW_BLK, 150);
        for (int i = 0; i < 4; i++)
            field_band(&f, "6C", 2, i, 1 << 2 * i);
        struct swamp_order order = chant(SW_TRANSMUTE, "5C", SW_S);
        swamp_ch(field_quietly(&f, 1, seed), 1, &order);
        /* Each count has a bit of its own, so it shows where it went. */
        for (int i = 0; i < 4; i++)
            spared[i] += swamp_of_colour(&f.w, field_at(&f, "6C"), i) >> 2 * i & 1;
    }
    for (int i = 0; i < 4; i++)
        assert_share(spared[i], FIELD_RUNS, 0.25);
}

/* SW-8.3, SW-8.5: chanters are taken, and turn red, group by group in list order; who has sung is left out. */
TEST(chanters_in_several_groups) {
    UNUSED;
    field_clear(&f, 2);
    field_band(&f, "5C", 1, SW_BLK, 20);
    field_band(&f, "6C", 2, SW_RED, 1);
    field_begin(&f, 1, 0);
    int hex = field_at(&f, "5C"), groups[3] = { f.w.first[hex] };
    for (int i = 1; i < 3; i++) {
        groups[i] = swamp_group_new(&f.w);
        f.w.group[groups[i]].lizards[SW_BLK] = (uint16_t)(40 * i + 20);
        swamp_group_join(&f.w, groups[i], hex, 1);
    }
    f.w.group[groups[0]].marks = SW_SANG;
    struct swamp_order order = chant(SW_FREEZE, "5C", SW_S);
    order.black = 140;
    assert_int_equal(swamp_ch(&f.w, 1, &order).code, SW_CODE_OK);
    assert_int_equal(f.w.group[groups[0]].lizards[SW_RED], 0);
    assert_int_equal(f.w.group[groups[1]].lizards[SW_RED], 42);
    assert_int_equal(f.w.group[groups[2]].lizards[SW_RED], 0);
    for (int i = 0; i < 3; i++)
        assert_int_equal(f.w.group[groups[i]].marks, SW_SANG);
    assert_int_equal(f.w.group[f.w.first[field_at(&f, "6C")]].marks, SW_FROZEN);
    assert_int_equal(swamp_ch(&f.w, 1, &order).code, SW_CODE_SUNG);
}

/* SW-9.8: of two groups that go through the gate only one lizard fits; the group of the dead is given back. */
TEST(groups_lost_in_the_gate) {
    UNUSED;
    field_clear(&f, 2);
    field_band(&f, "5C", 1, SW_BLK, 130)->terrain = SW_TEMPLE;
    field_band(&f, "9C", 1, SW_RED, 299)->terrain = SW_TEMPLE;
    field_begin(&f, 1, 0);
    int g = swamp_group_new(&f.w), hex = field_at(&f, "9C"), unused = 0;
    f.w.group[g].lizards[SW_GRN] = 130;
    swamp_group_join(&f.w, g, field_at(&f, "5C"), 1);
    struct swamp_order order = field_order(&f, SW_CHG, "5C", SW_STAY, SW_STAY);
    order.chant = SW_GATE;
    order.target = (uint16_t)hex;
    assert_int_equal(swamp_ch(&f.w, 1, &order).code, SW_CODE_OK);
    assert_int_equal(swamp_warriors(&f.w, hex), 300);
    for (g = f.w.unused; g != SW_NO_GROUP; g = f.w.group[g].next)
        unused++;
    assert_int_equal(unused, SW_GROUPS - 2);
}

/* SW-9.8, SW-11.9: captives join the first group that has come through alive. */
TEST(captives_of_a_gate) {
    UNUSED;
    int second = 0;
    for (int seed = 0; seed < 400; seed++) {
        field_clear(&f, 2);
        field_band(&f, "5C", 1, SW_RED, 1)->terrain = SW_TEMPLE;
        field_band(&f, "9C", 2, SW_GRN, 100)->terrain = SW_TEMPLE;
        field_begin(&f, 1, seed);
        int g = swamp_group_new(&f.w), hex = field_at(&f, "9C"), first = f.w.first[field_at(&f, "5C")];
        f.w.group[g].lizards[SW_BLK] = 200;
        swamp_group_join(&f.w, g, field_at(&f, "5C"), 1);
        struct swamp_order order = field_order(&f, SW_CHG, "5C", SW_STAY, SW_STAY);
        order.chant = SW_GATE;
        order.target = (uint16_t)hex;
        swamp_ch(&f.w, 1, &order);
        assert_int_equal(swamp_clan_at(&f.w, hex), 1);
        second += f.w.first[hex] == g;
        assert_true(f.w.first[hex] == g || f.w.first[hex] == first);
        assert_int_equal(f.w.group[f.w.first[hex]].lizards[SW_GRN], swamp_of_colour(&f.w, hex, SW_GRN));
        assert_true(swamp_of_colour(&f.w, hex, SW_GRN) > 0);
    }
    assert_in_range(second, 1, 399);
}

/* SW-8.5: never more than the black lizards still in the group; here a monster has eaten most of them. */
TEST(the_dead_do_not_revert) {
    UNUSED;
    for (int seed = 0; seed < 200; seed++) {
        field_clear(&f, 2);
        field_ring(&f, "5C", 2, SW_WATER);
        *field_hex(&f, "5C") = (struct swamp_hex){ .terrain = SW_WATER };
        field_band(&f, "5C", 1, SW_BLK, 62);
        struct swamp_order order = chant(SW_SUMMON, "5C", SW_STAY);
        swamp_ch(field_quietly(&f, 1, seed), 1, &order);
        int hex = field_at(&f, "5C"), red = swamp_of_colour(&f.w, hex, SW_RED), all = swamp_warriors(&f.w, hex);
        assert_int_equal(red, all < 15 ? all : 15);
    }
}

RUN(CASE(the_table_of_chants), CASE(a_summoned_monster_of_120), CASE(moulded_land_sinks), CASE(moulded_water_rises),
    CASE(transmuted_colours), CASE(three_of_four_colours_change), CASE(chanters_in_several_groups),
    CASE(groups_lost_in_the_gate), CASE(captives_of_a_gate), CASE(the_dead_do_not_revert))
