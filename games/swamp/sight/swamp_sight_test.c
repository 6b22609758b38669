/* Views, field by field (SW-3, SW-17): what stands in them, and that nothing else does. */
#include "tests/unit/swamp_field.h"

static struct field f;
static struct swamp_view v;

/* Into a view that held something else before. */
static const struct swamp_view *look(int seat) {
    memset(&v, 0xee, sizeof v);
    swamp_view(&swamp_game, &f.s, seat, &v);
    return &v;
}

static const struct swamp_cell *cell(const char *name) { return &v.cells[field_at(&f, name)]; }

static void begin(int clans, int turn) {
    field_clear(&f, clans);
    f.s.turn = (uint16_t)turn;
    f.s.laws.map_memory = f.s.laws.ranking_points = 1;
    f.s.head.phase = SW_PHASE_ORDERS;
}

/* SW-3.1, SW-3.2: the first hex of the map is one like any other. */
TEST(the_corner_sees_and_is_seen) {
    UNUSED;
    begin(2, 4);
    field_band(&f, "1A", 1, SW_RED, 9);
    look(0);
    assert_int_equal(cell("1A")->number, 9);
    assert_int_equal(cell("2A")->known, SW_IN_SIGHT);
    assert_int_equal(cell("2A")->turn, 4);
    assert_int_equal(cell("9H")->known, SW_NEVER);
    look(1);
    assert_int_equal(cell("1A")->known, SW_NEVER);
    f.s.head.over = 1;
    look(1);
    assert_int_equal(cell("1A")->number, 9);
}

/* SW-2.4, SW-17.3: only dens, temples and bridges have an owner to be told of or not. */
TEST(owners_of_the_ground) {
    UNUSED;
    begin(2, 4);
    field_band(&f, "5C", 1, SW_RED, 9);
    *field_hex(&f, "6C") = (struct swamp_hex){ .terrain = SW_TEMPLE, .owner = 2 };
    *field_hex(&f, "4C") = (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_BRIDGE, .owner = 1 };
    *field_hex(&f, "5D") = (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_RAFT, .until = 3 };
    look(0);
    assert_int_equal(cell("6C")->owner, SW_UNTOLD);
    assert_int_equal(cell("4C")->owner, 1);
    assert_int_equal(cell("5D")->owner, 0);
    assert_int_equal(cell("5C")->owner, 0);
}

/* SW-17.1, SW-10.6: a mire counts in a swamp and while it lasts; a raft's life is known with a green lizard aboard. */
TEST(own_bands_in_mire_and_afloat) {
    UNUSED;
    begin(2, 4);
    static const struct {
        const char *hex;
        int terrain, until, shown;
    } mires[] = {
        { "3C", SW_SWAMP, 5, 5 }, { "3G", SW_SWAMP, 4, 0 }, { "3K", SW_PLAINS, 5, 0 }, { "3O", SW_SWAMP, 0, 0 }
    };
    for (size_t i = 0; i < LZ_COUNT(mires); i++) {
        field_band(&f, mires[i].hex, 1, SW_RED, 9)->terrain = (uint8_t)mires[i].terrain;
        field_hex(&f, mires[i].hex)->mired = (uint8_t)mires[i].until;
    }
    *field_hex(&f, "9C") = (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_RAFT, .until = 3 };
    *field_hex(&f, "9G") = *field_hex(&f, "9C");
    *field_hex(&f, "9K") = (struct swamp_hex){ .terrain = SW_PLAINS, .marks = SW_HALF_BUILT, .until = 4 };
    field_band(&f, "9C", 1, SW_GRN, 1);
    field_band(&f, "9G", 1, SW_RED, 1);
    field_band(&f, "9K", 1, SW_GRN, 1);
    look(0);
    for (size_t i = 0; i < LZ_COUNT(mires); i++)
        assert_int_equal(cell(mires[i].hex)->mired, mires[i].shown);
    assert_int_equal(cell("9C")->raft, 3);
    assert_int_equal(cell("9G")->raft, 0);
    assert_int_equal(cell("9K")->raft, 0);
}

/* SW-3.5: each clan has a memory of its own, two hexes to a byte of it. */
TEST(memories) {
    UNUSED;
    begin(2, 4);
    static const struct {
        const char *hex;
        int terrain;
    } seen[] = { { "5C", SW_PEAK }, { "5D", SW_SCRUB }, { "5E", SW_WHIRLPOOL }, { "5B", SW_TEMPLE } };
    field_band(&f, "5C", 1, SW_RED, 9);
    for (size_t i = 0; i < LZ_COUNT(seen); i++)
        field_hex(&f, seen[i].hex)->terrain = (uint8_t)seen[i].terrain;
    swamp_remember(&f.s);
    field_hex(&f, "5C")->lizards[SW_RED] = 0;
    field_hex(&f, "5C")->clan = 0;
    f.s.turn = 9;
    for (size_t i = 0; i < LZ_COUNT(seen); i++) {
        field_hex(&f, seen[i].hex)->terrain = SW_PLAINS;
        look(0);
        assert_int_equal(cell(seen[i].hex)->known, SW_REMEMBERED);
        assert_int_equal(cell(seen[i].hex)->terrain, seen[i].terrain);
        assert_int_equal(cell(seen[i].hex)->turn, 4);
        look(1);
        assert_int_equal(cell(seen[i].hex)->known, SW_NEVER);
        assert_int_equal(cell(seen[i].hex)->terrain, SW_UNKNOWN);
    }
}

/* SW-3.5: a den is remembered as it looked: its colour, but of a home den only to whom it belonged. */
TEST(remembered_dens) {
    UNUSED;
    begin(2, 4);
    field_band(&f, "5C", 1, SW_RED, 9);
    field_den(&f, "5D", 2, SW_GRY, 30);
    field_den(&f, "6C", 2, SW_BLK, 30)->marks = SW_HOME;
    field_den(&f, "4C", 1, SW_YEL, 30)->marks = SW_HOME;
    swamp_remember(&f.s);
    *field_hex(&f, "5C") = *field_hex(&f, "5D") = *field_hex(&f, "6C") = (struct swamp_hex){ .terrain = SW_PLAINS };
    field_hex(&f, "4C")->owner = 2;
    f.s.turn = 9;
    look(0);
    assert_int_equal(cell("5D")->known, SW_REMEMBERED);
    assert_int_equal(cell("5D")->colour, SW_GRY);
    assert_int_equal(cell("5D")->marks, 0);
    assert_int_equal(cell("5D")->owner, 0);
    assert_int_equal(cell("6C")->colour, SW_COLOUR_UNTOLD);
    assert_int_equal(cell("6C")->marks, SW_HOME);
    assert_int_equal(cell("4C")->colour, SW_YEL);
    assert_int_equal(cell("4C")->marks, SW_HOME);
}

/* SW-15.4: rafts, food and spies too, whoever looks; the spies of a hex are one's own. */
TEST(after_the_end) {
    UNUSED;
    begin(2, 4);
    f.s.head.over = 1;
    *field_hex(&f, "9C") = (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_RAFT, .until = 3 };
    *field_hex(&f, "9G") = (struct swamp_hex){ .terrain = SW_PLAINS, .marks = SW_HALF_BUILT, .until = 4 };
    field_band(&f, "9G", 2, SW_GRN, 5);
    field_den(&f, "12L", 2, SW_RED, 50);
    field_ring(&f, "12L", 3, SW_FERTILE);
    field_spy(&f, "3C", 1, SW_GRN);
    field_spy(&f, "4C", 1, SW_BLK);
    field_spy(&f, "5C", 2, SW_YEL);
    look(0);
    assert_int_equal(cell("9C")->raft, 3);
    assert_int_equal(cell("9G")->raft, 0);
    assert_int_equal(cell("10C")->raft, 0);
    assert_int_equal(cell("12L")->fertile, 3);
    assert_int_equal(cell("11K")->fertile, 0); /* no den, though a Fertile hex may be near */
    assert_int_equal(cell("12K")->fertile, 0);
    assert_int_equal(v.spies, 3);
    for (int i = 0; i < 3; i++)
        assert_memory_equal(&v.spy[i], &f.s.spy[i], sizeof v.spy[i]);
    assert_int_equal(v.spy[3].clan, 0);
    assert_int_equal(cell("3C")->spies, 1);
    assert_int_equal(cell("4C")->spies, 1);
    assert_int_equal(cell("5C")->spies, 0);
    look(1);
    assert_int_equal(cell("3C")->spies, 0);
    assert_int_equal(cell("5C")->spies, 1);
}

/* What lies on one's own desk, and the design before the first turn. */
TEST(desks) {
    UNUSED;
    begin(2, 4);
    f.s.desk[1] = (struct swamp_desk){ .orders = 2, .missed = 3, .leaving = 1, .acted = 1 };
    f.s.order[1][1].hex = 77;
    look(1);
    assert_int_equal(v.turn, 4);
    assert_int_equal(v.clan, 2);
    assert_int_equal(v.orders, 2);
    assert_int_equal(v.missed, 3);
    assert_int_equal(v.leaving, 1);
    assert_int_equal(v.acted, 1);
    assert_int_equal(v.order[1].hex, 77);
    look(0);
    assert_int_equal(v.orders + v.missed + v.leaving + v.acted + v.order[1].hex, 0);
    look(LZ_ONLOOKER);
    assert_int_equal(v.clan, 0);
    begin(2, 0);
    f.s.head.phase = SW_PHASE_STARTUP;
    f.s.design[1].shape = 5;
    f.s.design[1].plot[21].pop = 70;
    look(1);
    assert_int_equal(v.design.shape, 5);
    assert_int_equal(v.design.plot[21].pop, 70);
}

/* SW-15.2: sixteen have points and places, and so have two. */
TEST(all_have_points) {
    UNUSED;
    begin(SW_CLANS, 4);
    for (int i = 0; i < SW_CLANS; i++) {
        f.s.hex[5 * i].clan = (uint8_t)(i + 1);
        f.s.hex[5 * i].lizards[SW_RED] = (uint16_t)(10 + i);
    }
    look(3);
    for (int i = 0; i < SW_CLANS; i++) {
        assert_int_equal(v.score[i], 10 + i);
        assert_int_equal(v.rank[i], SW_CLANS - i);
    }
    assert_int_equal(v.points.warriors, 13);
}

RUN(CASE(the_corner_sees_and_is_seen), CASE(owners_of_the_ground), CASE(own_bands_in_mire_and_afloat), CASE(memories),
    CASE(remembered_dens), CASE(after_the_end), CASE(desks), CASE(all_have_points))
