/* The odds of battles, stones and monsters: the worked examples that are means and chances (docs/rules/swamp.md,
   section 25), each in 20,000 seeded runs and held to one percent. What is exact is proven by
   tests/rules/swamp-fight.t. */
#include "core/rng.h"
#include "games/swamp/rules/swamp_work.h"
#include "tests/unit/often.h"
#include "tests/unit/unit.h"

enum {
    RUNS = OFTEN(20000, 40),
    WIDE = 32,
    FROM = 5 * WIDE + 5,
    INTO = 4 * WIDE + 5,
    AWAY = 2 * WIDE + 5,
    US = 1,
    THEM = 2
};

static struct swamp_state s;
static struct swamp_work w;

/* An empty world of one terrain. */
static void world(int terrain) {
    memset(&s, 0, sizeof s);
    s.laws = (struct swamp_laws){ .wrap = 1, .wide = WIDE, .high = WIDE };
    s.head.seats = 2;
    s.turn = 6;
    for (int hex = 0; hex < WIDE * WIDE; hex++)
        s.hex[hex].terrain = (uint8_t)terrain;
}

static void band(int hex, int clan, int colour, int n) {
    s.hex[hex].clan = (uint8_t)clan;
    s.hex[hex].lizards[colour] = (uint16_t)n;
}

static void begin(int run) { swamp_work_begin(&w, &s, NULL, lz_rng_from(1871, (uint64_t)run)); }

static void north(int from) {
    struct swamp_order order = { .hex = (uint16_t)from, .verb = SW_MO, .path = SW_N + 8 * SW_STAY };
    swamp_mo(&w, US, &order);
}

/* What became of many battles between reds that come from FROM and greens in INTO. */
struct odds {
    double won, lost, mutual; /* shares of all battles */
    double left, fled;        /* reds left when they won; greens that got away, in battles in which some did */
    double escapes;           /* share of battles in which some did */
};

static struct odds odds_of(int attackers, int defenders, int militia) {
    struct odds odds = { 0 };
    for (int run = 0; run < RUNS; run++) {
        world(SW_PLAINS);
        band(FROM, US, SW_RED, attackers);
        if (militia)
            s.hex[INTO] = (struct swamp_hex){ .terrain = SW_DEN, .militia = (uint16_t)militia, .population = 100 };
        else
            band(INTO, THEM, SW_GRN, defenders);
        begin(run);
        north(FROM);
        bool ours = swamp_clan_at(&w, INTO) == US, theirs = s.hex[INTO].militia || swamp_clan_at(&w, INTO) == THEM;
        int away = 0;
        for (int d = 0; d < SW_DIRECTIONS; d++)
            away += swamp_own(&w, swamp_neighbour(&s.laws, INTO, d), THEM);
        odds.won += ours;
        odds.lost += theirs;
        odds.mutual += !ours && !theirs;
        odds.left += ours ? swamp_of_colour(&w, INTO, SW_RED) : 0;
        odds.fled += away;
        odds.escapes += away > 0;
        if (militia && ours) {
            assert_int_equal(s.hex[INTO].population, 100);
            assert_int_equal(s.hex[INTO].owner, US);
            assert_int_equal(w.group[w.first[INTO]].experience, SW_GOOD);
            assert_int_equal(swamp_of_colour(&w, INTO, SW_GRN), 0);
        }
    }
    odds.left /= odds.won;
    odds.fled /= odds.escapes > 0 ? odds.escapes : 1;
    odds.won /= RUNS;
    odds.lost /= RUNS;
    odds.mutual /= RUNS;
    odds.escapes /= RUNS;
    return odds;
}

static void near_mean(double found, double mean) {
    if (!MEASURED(found >= 0.99 * mean && found <= 1.01 * mean))
        fail_msg("a mean of %.3f is not %.3f", found, mean);
}

static void near_chance(double found, double chance) {
    if (!MEASURED(found >= chance - 0.01 && found <= chance + 0.01))
        fail_msg("a chance of %.4f is not %.4f", found, chance);
}

TEST(a_free_den_is_stormed) { /* WE-10, SW-11.13 */
    UNUSED;
    struct odds odds = odds_of(60, 0, 30);
    near_chance(odds.won, 0.9997);
    near_mean(odds.left, 37.9);
}

TEST(a_thin_attack_may_fail) { /* WE-11 */
    UNUSED;
    struct odds odds = odds_of(45, 0, 30);
    near_chance(odds.won, 0.698);
    near_chance(odds.lost, 0.301);
    near_chance(odds.mutual, 0.002);
}

TEST(the_outnumbered_get_away) { /* WE-12, SW-11.5 */
    UNUSED;
    struct odds odds = odds_of(150, 100, 0);
    near_chance(odds.won, 1);
    near_mean(odds.left, 122.1);
    near_chance(odds.escapes, 0.995);
    near_mean(odds.fled, 57);
}

TEST(even_battles_are_even) { /* WE-13 */
    UNUSED;
    struct odds odds = odds_of(100, 100, 0);
    near_chance(odds.won, 0.4997);
    near_chance(odds.lost, 0.4997);
    near_chance(odds.mutual, 0.0005);
    odds = odds_of(1, 1, 0);
    near_chance(odds.won, 1. / 3);
    near_chance(odds.lost, 1. / 3);
    near_chance(odds.mutual, 1. / 3);
}

/* what the rulebook's way does to veterans in defence, and what the other two ways do. */
static double share_against_veterans(int law) {
    int won = 0;
    for (int run = 0; run < RUNS; run++) {
        world(SW_PLAINS);
        s.laws.xp_modifier = (uint8_t)law;
        band(FROM, US, SW_RED, 80);
        band(INTO, THEM, SW_GRN, 80);
        s.hex[INTO].experience = SW_VETERAN;
        begin(run);
        north(FROM);
        won += swamp_clan_at(&w, INTO) == US;
    }
    return (double)won / RUNS;
}

TEST(skill_counts_as_the_option_says) { /* SW-11.3, R-5 */
    UNUSED;
    near_chance(share_against_veterans(SW_XP_RULEBOOK), 0.989);
    near_chance(share_against_veterans(SW_XP_SIGNED), 0.004);
    near_chance(share_against_veterans(SW_XP_BETTER_SIDE), 0.011);
}

TEST(stones_fall) { /* WE-16, SW-8.2 */
    UNUSED;
    double killed = 0;
    for (int run = 0; run < RUNS; run++) {
        world(SW_PLAINS);
        band(FROM, US, SW_YEL, 50);
        band(INTO, THEM, SW_RED, 40);
        begin(run);
        struct swamp_order order = { .hex = FROM, .verb = SW_LO, .path = SW_N + 8 * SW_STAY };
        swamp_lo(&w, US, &order);
        killed += 40 - swamp_warriors(&w, INTO);
    }
    near_mean(killed / RUNS, 15.0);
}

TEST(the_frozen_do_not_flee) { /* WE-23, SW-11.6 */
    UNUSED;
    for (int run = 0; run < RUNS; run++) {
        world(SW_PLAINS);
        band(FROM, US, SW_RED, 200);
        band(INTO, THEM, SW_GRN, 50);
        begin(run);
        w.group[w.first[INTO]].marks |= SW_FROZEN;
        north(FROM);
        assert_int_equal(swamp_clan_at(&w, INTO), US);
        assert_int_equal(swamp_of_colour(&w, INTO, SW_GRN), 15); /* 30% of all fifty */
    }
}

TEST(sea_monsters_bite) { /* WE-31, SW-11.11 */
    UNUSED;
    double won = 0, left = 0;
    for (int run = 0; run < RUNS; run++) {
        world(SW_WATER);
        band(INTO, US, SW_RED, 60);
        begin(run);
        int alive = swamp_monster(&w, INTO, w.first[INTO], 45);
        assert_int_equal(alive, swamp_warriors(&w, INTO));
        assert_true(alive == 0 || w.group[w.first[INTO]].experience == SW_AVERAGE); /* SW-5.4: they teach nothing */
        won += alive > 0;
        left += alive;
    }
    near_mean(left / won, 33.85);
    near_chance(won / RUNS, 0.9999);
}

TEST(a_summoned_monster_bites_them_all) { /* WE-21, SW-9.4 */
    UNUSED;
    double won = 0;
    for (int run = 0; run < RUNS; run++) {
        world(SW_WATER);
        band(INTO, US, SW_RED, 100);
        begin(run);
        won += swamp_monster(&w, INTO, SW_NO_GROUP, 120) > 0;
    }
    near_chance(won / RUNS, 0.0003);
}

/* ---- the ground */

TEST(swamps_hold_one_in_five) { /* WE-30, SW-10.5 */
    UNUSED;
    double free = 0;
    for (int run = 0; run < RUNS; run++) {
        world(SW_SWAMP);
        band(FROM, US, SW_RED, 30);
        begin(run);
        struct swamp_order order = { .hex = FROM, .verb = SW_MO, .path = SW_N + 8 * SW_N };
        swamp_mo(&w, US, &order);
        int there = w.first[FROM - 2 * WIDE];
        free += there != SW_NO_GROUP && w.group[there].mired == 0;
    }
    near_chance(free / RUNS, 0.64);
}

TEST(one_swim_in_ten_meets_a_monster) { /* WE-31, SW-12.6 */
    UNUSED;
    double met = 0, pond = 0;
    for (int run = 0; run < RUNS; run++) {
        world(SW_PLAINS);
        band(FROM, US, SW_RED, 60);
        s.hex[INTO].terrain = SW_WATER;
        for (int d = 0; d < 3; d++)
            s.hex[swamp_neighbour(&s.laws, INTO, d)].terrain = SW_WATER;
        begin(run);
        north(FROM);
        met += w.stir[INTO] == SW_STIR_MONSTER;
        world(SW_PLAINS);
        band(FROM, US, SW_RED, 60);
        s.hex[INTO].terrain = SW_WATER;
        begin(run);
        north(FROM);
        pond += w.stir[INTO] == SW_STIR_MONSTER;
    }
    near_chance(met / RUNS, 0.1);
    assert_int_equal((int)pond, 0);
}

TEST(curses_kill_those_who_come_and_those_who_stay) { /* WE-40, SW-7.2 */
    UNUSED;
    double came = 0, stayed = 0;
    for (int run = 0; run < RUNS; run++) {
        world(SW_CURSED);
        band(FROM, US, SW_RED, 100);
        begin(run);
        north(FROM);
        came += swamp_warriors(&w, INTO);
        swamp_cursed_ground(&w);
        stayed += swamp_warriors(&w, INTO);
    }
    near_mean(came / RUNS, 70);
    near_mean(stayed / RUNS, 35);
}

/* ---- nature */

TEST(whirlpools_drown_seven_in_ten) { /* WE-39, SW-12.5 */
    UNUSED;
    double left = 0;
    for (int run = 0; run < RUNS; run++) {
        world(SW_WHIRLPOOL);
        band(INTO, US, SW_RED, 50);
        band(FROM, US, SW_RED, 50);
        s.hex[FROM].marks = SW_RAFT;
        begin(run);
        swamp_drown(&w, INTO);
        swamp_drown(&w, FROM);
        left += swamp_warriors(&w, INTO);
        assert_int_equal(swamp_warriors(&w, FROM), 50);
    }
    near_mean(left / RUNS, 15);
}

TEST(volcanoes_erupt_eight_times_in_a_hundred) { /* WE-38, SW-12.1 */
    UNUSED;
    double eruptions = 0, burnt = 0, sunk = 0;
    int run = 0;
    for (; eruptions < RUNS / 4; run++) {
        struct lz_rng dice = lz_rng_from(1883, (uint64_t)run), peek = dice;
        if (lz_roll(&peek, 100) >= 8)
            continue;
        world(SW_PLAINS);
        s.hex[FROM].terrain = SW_VOLCANO;
        band(FROM, US, SW_RED, 30);
        band(INTO, THEM, SW_RED, 100);
        swamp_work_begin(&w, &s, NULL, dice);
        swamp_volcano(&w, FROM);
        assert_int_equal(swamp_warriors(&w, FROM), 0);
        eruptions++;
        burnt += 100 - swamp_warriors(&w, INTO);
        for (int d = 0; d < SW_DIRECTIONS; d++)
            sunk += s.hex[swamp_neighbour(&s.laws, FROM, d)].terrain == SW_WATER;
    }
    near_mean(burnt / eruptions, 30);
    near_chance(sunk / eruptions / SW_DIRECTIONS, 0.25);
    near_chance(eruptions / run, 0.08);
}

RUN(CASE(a_free_den_is_stormed), CASE(a_thin_attack_may_fail), CASE(the_outnumbered_get_away),
    CASE(even_battles_are_even), CASE(skill_counts_as_the_option_says), CASE(stones_fall), CASE(the_frozen_do_not_flee),
    CASE(sea_monsters_bite), CASE(a_summoned_monster_bites_them_all), CASE(swamps_hold_one_in_five),
    CASE(one_swim_in_ten_meets_a_monster), CASE(curses_kill_those_who_come_and_those_who_stay),
    CASE(whirlpools_drown_seven_in_ten), CASE(volcanoes_erupt_eight_times_in_a_hundred))
