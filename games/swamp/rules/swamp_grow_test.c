/* The World Phase: growth of dens as SW-7.4 tabulates it, nomads, curse, hunger, excess. */
#include "tests/unit/swamp_field.h"

static struct field f;

/* A settled den with so many fertile neighbours. */
static struct swamp_hex *den_with(int fertile, int population) {
    field_clear(&f, 2);
    field_ring(&f, "5C", fertile, SW_FERTILE);
    return field_den(&f, "5C", 1, SW_RED, population);
}

static int grown(int fertile, int population) {
    struct swamp_hex *den = den_with(fertile, population);
    swamp_growth(field_begin(&f, 1, 0));
    return den->population;
}

/* SW-7.4: the whole table. */
TEST(dens_grow_as_the_table_says) {
    UNUSED;
    static const uint8_t table[6][9] = {
        { 5, 8, 11, 12, 13, 13, 12, 10, 5 },    { 9, 16, 21, 24, 25, 25, 23, 19, 10 },
        { 13, 24, 31, 36, 38, 37, 34, 28, 15 }, { 18, 31, 41, 48, 50, 50, 45, 37, 20 },
        { 22, 39, 51, 59, 63, 62, 56, 46, 25 }, { 26, 47, 62, 71, 75, 74, 68, 56, 30 },
    };
    for (int fertile = 1; fertile <= 6; fertile++)
        for (int tenth = 1; tenth <= 9; tenth++) {
            int p = 50 * fertile * tenth / 10;
            assert_int_equal(grown(fertile, p) - p, table[fertile - 1][tenth - 1]);
        }
}

/* SW-7.4, WE-7 */
TEST(growth_at_its_edges) {
    UNUSED;
    assert_int_equal(grown(3, 50), 83);
    assert_int_equal(grown(3, 75), 113);
    assert_int_equal(grown(3, 148), 150);
    assert_int_equal(grown(1, 10), 18);
    assert_int_equal(grown(6, 150), 225);
    assert_int_equal(grown(1, 0), 0);
    assert_int_equal(grown(1, 1), 2);
    assert_int_equal(grown(1, 2), 4);
    assert_int_equal(grown(2, 100), 100);
    assert_int_equal(grown(2, 140), 140);
    assert_int_equal(grown(0, 20), 20);
}

/* SW-7.4: from 30 undisturbed. */
TEST(dens_fill_up) {
    UNUSED;
    static const int of_100[] = { 51, 76, 97, 100 }, of_150[] = { 54, 88, 126, 150 };
    struct swamp_hex *den = den_with(2, 30);
    field_begin(&f, 1, 0);
    for (int i = 0; i < 4; i++) {
        swamp_growth(&f.w);
        assert_int_equal(den->population, of_100[i]);
    }
    den = den_with(3, 30);
    field_begin(&f, 1, 0);
    for (int i = 0; i < 4; i++) {
        swamp_growth(&f.w);
        assert_int_equal(den->population, of_150[i]);
    }
}

/* Recruits of twenty turns, one order every so many of them. */
static int harvest(int population, int every) {
    struct swamp_hex *den = den_with(3, population);
    int all = 0;
    den->marks = SW_HOME;
    for (int turn = 1; turn <= 20; turn++) {
        struct swamp_order order = field_order(&f, SW_RE, "5C", SW_STAY, SW_STAY);
        den->clan = 0;
        memset(den->lizards, 0, sizeof den->lizards);
        swamp_growth(field_begin(&f, turn, 0));
        if (turn % every == 0)
            swamp_re(&f.w, 1, &order);
        all += swamp_warriors(&f.w, field_at(&f, "5C"));
    }
    return all;
}

/* SW-7.4: what a den of 150 yields. */
TEST(recruits_of_twenty_turns) {
    UNUSED;
    assert_int_equal(harvest(150, 1), 793);
    assert_int_equal(harvest(150, 2), 510);
    assert_int_equal(harvest(150, 3), 306);
    assert_int_equal(harvest(30, 1), 666);
    assert_int_equal(harvest(30, 2), 481);
    assert_int_equal(harvest(30, 3), 297);
}

/* SW-7.1: the colour is drawn from all five, and only when ten are there. */
TEST(nomads_settle_in_any_colour) {
    UNUSED;
    int colours[SW_COLOURS] = { 0 };
    for (int seed = 0; seed < FIELD_RUNS; seed++) {
        field_clear(&f, 2);
        struct swamp_hex *den = field_den(&f, "5C", 1, SW_UNSETTLED, 6);
        den->freed = 1 << SW_RED; /* whatever was freed here before */
        swamp_nomads(field_quietly(&f, 1, seed));
        assert_int_equal(den->population, 10);
        assert_int_equal(den->freed, 0);
        colours[den->colour]++;
    }
    for (int i = 0; i < SW_COLOURS; i++)
        assert_share(colours[i], FIELD_RUNS, 0.2);
}

/* SW-7.1, SW-17.2: four come; nine do not settle; only the owner hears of it. */
TEST(nomads_come_by_fours) {
    UNUSED;
    field_clear(&f, 2);
    struct swamp_hex *den = field_den(&f, "5C", 1, SW_UNSETTLED, 5), *settled = field_den(&f, "9C", 2, SW_BLK, 5);
    field_band(&f, "6C", 2, SW_RED, 10);
    swamp_nomads(field_begin(&f, 1, 0));
    assert_int_equal(den->population, 9);
    assert_int_equal(den->colour, SW_UNSETTLED);
    assert_int_equal(settled->population, 5);
    assert_int_equal(field_told(&f, SW_K_NOMADS, swamp_seat(1)), 1);
    assert_int_equal(field_told(&f, SW_K_NOMADS, swamp_seat(2)), 0);
    assert_int_equal(f.w.dice.count, 0);
}

/* SW-7.2: half of those who stay on cursed ground die, warriors and spies of all clans. */
TEST(cursed_ground_kills_half) {
    UNUSED;
    int left = 0, spies = 0, untouched = 0;
    for (int seed = 0; seed < FIELD_RUNS; seed++) {
        field_clear(&f, 2);
        field_hex(&f, "5C")->terrain = SW_CURSED;
        field_band(&f, "5C", 1, SW_RED, 20);
        field_band(&f, "6C", 1, SW_RED, 20);
        field_spy(&f, "5C", 2, SW_GRN);
        swamp_cursed_ground(field_quietly(&f, 1, seed));
        left += swamp_warriors(&f.w, field_at(&f, "5C"));
        untouched += swamp_warriors(&f.w, field_at(&f, "6C"));
        spies += f.w.spy[0].hex != SW_NOWHERE;
    }
    assert_mean(left, FIELD_RUNS, 10.0);
    assert_int_equal(untouched, 20 * FIELD_RUNS);
    assert_share(spies, FIELD_RUNS, 0.5);
}

/* SW-7.3: no fertile hex next to it and fewer than ten in it, whatever den it is; those inside stay. */
TEST(dens_collapse) {
    UNUSED;
    field_clear(&f, 2);
    struct swamp_hex *hungry = field_den(&f, "5C", 1, SW_RED, 9), *ten = field_den(&f, "5G", 1, SW_RED, 10);
    struct swamp_hex *fed = field_den(&f, "5K", 1, SW_RED, 0), *free_one = field_den(&f, "12C", 0, SW_RED, 0);
    hungry->marks = SW_HOME;
    free_one->militia = 30;
    field_ring(&f, "5K", 1, SW_FERTILE);
    field_band(&f, "5C", 1, SW_RED, 7);
    swamp_collapse(field_begin(&f, 1, 0));
    assert_int_equal(hungry->terrain, SW_RUIN);
    assert_int_equal(hungry->population + hungry->marks + hungry->owner, 0);
    assert_int_equal(swamp_own(&f.w, field_at(&f, "5C"), 1), 7);
    assert_int_equal(ten->terrain, SW_DEN);
    assert_int_equal(fed->terrain, SW_DEN);
    assert_int_equal(free_one->terrain, SW_RUIN);
    assert_int_equal(free_one->militia, 0);
}

/* SW-5.1, SW-7.5 */
TEST(every_group_grows_hungrier_up_to_five) {
    UNUSED;
    field_clear(&f, 2);
    for (int i = 0; i < 6; i++) {
        struct swamp_hex *at = &f.s.hex[16 * i];
        at->clan = (uint8_t)(1 + i % 2);
        at->lizards[SW_RED] = 1;
        at->hunger = (uint8_t)i;
    }
    swamp_hungers(field_begin(&f, 1, 0));
    for (int i = 0; i < 6; i++)
        assert_int_equal(f.w.group[f.w.first[16 * i]].hunger, i < 5 ? i + 1 : SW_STARVING);
}

static int trimmed(int population, int law) {
    struct swamp_hex *den = den_with(1, population);
    f.s.laws.excess_starve = (uint8_t)law;
    swamp_excess(field_begin(&f, 1, 0));
    return den->population;
}

/* SW-7.6, SW-20.1: all above the cap die, or half of them rounded up. */
TEST(excess_den_lizards_starve) {
    UNUSED;
    assert_int_equal(trimmed(50, 0), 50);
    assert_int_equal(trimmed(51, 0), 50);
    assert_int_equal(trimmed(171, 0), 50);
    assert_int_equal(trimmed(171, 1), 110);
    assert_int_equal(trimmed(51, 1), 50);
}

/* SW-7.6: an empty den is unsettled, and has forgotten who was freed into it. */
TEST(an_empty_den_is_unsettled) {
    UNUSED;
    struct swamp_hex *den = den_with(0, 30);
    den->freed = 3;
    swamp_excess(field_begin(&f, 1, 0));
    assert_int_equal(den->population, 0);
    assert_int_equal(den->colour, SW_UNSETTLED);
    assert_int_equal(den->freed, 0);
    assert_int_equal(field_told(&f, SW_K_DEN_EMPTY, swamp_seat(1)), 1);
}

RUN(CASE(dens_grow_as_the_table_says), CASE(growth_at_its_edges), CASE(dens_fill_up), CASE(recruits_of_twenty_turns),
    CASE(nomads_settle_in_any_colour), CASE(nomads_come_by_fours), CASE(cursed_ground_kills_half), CASE(dens_collapse),
    CASE(every_group_grows_hungrier_up_to_five), CASE(excess_den_lizards_starve), CASE(an_empty_den_is_unsettled))
