/* The ground of imagined worlds: by the odds of SW-19.1 where the viewer knows nothing, and as it must be where what he
   knows leaves no choice. */
#include "tests/unit/swamp_field.h"

#include "games/swamp/sight/swamp_imagine.h"

#include <stdlib.h>

static struct swamp_view v;
static struct swamp_state s;
static struct swamp_imagined d;

/* Nothing is known of a map of that size. */
static void begin(int wide, int high, bool wrap) {
    memset(&v, 0, sizeof v);
    memset(&s, 0, sizeof s);
    v.laws = s.laws = (struct swamp_laws){ .wide = (uint8_t)wide, .high = (uint8_t)high, .wrap = wrap };
    v.seen.seats = s.head.seats = 2;
    v.clan = 1;
    d = (struct swamp_imagined){ .v = &v, .s = &s, .mind = 1 };
}

static void again(void) {
    memset(s.hex, 0, sizeof s.hex);
    memset(d.demand, 0, sizeof d.demand);
    swamp_imagine_map(&d);
}

static int hex_at(const char *name) {
    int16_t found;
    assert_true(swamp_hex_parse(lz_span(name), &found));
    return swamp_hex_of(&s.laws, found);
}

/* The hex is in sight, and so it is. */
static struct swamp_hex *sight(int hex, int terrain) {
    v.cells[hex].known = SW_IN_SIGHT;
    v.cells[hex].terrain = s.hex[hex].terrain = (uint8_t)terrain;
    return &s.hex[hex];
}

/* `found` of `all` is that many in `of`, within four in a thousand of all. */
static void share_is(const char *what, int found, int all, double expected) {
    double share = (double)found / all;
    if (share < expected - 0.004 || share > expected + 0.004)
        fail_msg("%s: %.4f of %d, expected %.4f", what, share, all, expected);
}

/* ---- single draws */

TEST(colours_of_free_dens) {
    static const double odds[SW_COLOURS] = { 0.40, 0.18, 0.16, 0.16, 0.10 };
    int count[SW_COLOURS] = { 0 }, n = 200000;
    UNUSED;
    begin(16, 16, true);
    for (int i = 0; i < n; i++) {
        int colour = swamp_imagine_colour(&d);
        assert_in_range(colour, 0, SW_COLOURS - 1);
        count[colour]++;
    }
    for (int i = 0; i < SW_COLOURS; i++)
        share_is("colour", count[i], n, odds[i]);
}

/* SW-19.1 step 9, SW-15.5: as many as the ground feeds; where nothing does, some that starve. */
TEST(who_lives_in_a_free_den) {
    UNUSED;
    begin(16, 16, true);
    int hex = hex_at("5E");
    for (int fertile = 1; fertile <= SW_DIRECTIONS; fertile++) {
        s.hex[swamp_neighbour(&s.laws, hex, fertile - 1)].terrain = SW_FERTILE;
        s.hex[hex] = (struct swamp_hex){ .terrain = SW_DEN, .colour = SW_GRN };
        swamp_imagine_free_den(&d, hex);
        assert_int_equal(s.hex[hex].population, 50 * fertile);
        assert_int_equal(s.hex[hex].militia, 15 * fertile);
    }
    int count[64] = { 0 }, few[16] = { 0 }, n = 200000;
    memset(s.hex, 0, sizeof s.hex);
    for (int i = 0; i < n; i++) {
        s.hex[hex] = (struct swamp_hex){ .terrain = SW_DEN, .colour = SW_GRN };
        swamp_imagine_free_den(&d, hex);
        assert_int_equal(s.hex[hex].militia, 0);
        assert_in_range(s.hex[hex].population, 1, 50);
        count[s.hex[hex].population]++;
        s.hex[hex] = (struct swamp_hex){ .terrain = SW_DEN, .colour = SW_UNSETTLED };
        swamp_imagine_free_den(&d, hex);
        assert_in_range(s.hex[hex].population, 0, 9);
        few[s.hex[hex].population]++;
    }
    for (int i = 1; i <= 50; i++)
        share_is("starving", count[i], n, 1.0 / 50);
    for (int i = 0; i < 10; i++)
        share_is("unsettled", few[i], n, 1.0 / 10);
}

/* As many Fertile hexes as are wanted, no more, on any side; never where the viewer knows better. */
TEST(fertile_hexes_round_a_den) {
    int first[SW_DIRECTIONS] = { 0 }, n = 60000;
    UNUSED;
    begin(16, 16, true);
    int hex = hex_at("5E");
    for (int wanted = 0; wanted <= SW_DIRECTIONS; wanted++)
        for (int before = 0; before <= SW_DIRECTIONS; before++) {
            memset(s.hex, 0, sizeof s.hex);
            for (int i = 0; i < before; i++)
                s.hex[swamp_neighbour(&s.laws, hex, i)].terrain = SW_FERTILE;
            swamp_imagine_fertilize(&d, hex, wanted);
            assert_int_equal(swamp_fertile_near(&s, hex), wanted > before ? wanted : before);
        }
    for (int i = 0; i < n; i++) {
        memset(s.hex, 0, sizeof s.hex);
        swamp_imagine_fertilize(&d, hex, 1);
        for (int way = 0; way < SW_DIRECTIONS; way++)
            first[way] += s.hex[swamp_neighbour(&s.laws, hex, way)].terrain == SW_FERTILE;
    }
    for (int way = 0; way < SW_DIRECTIONS; way++)
        share_is("direction", first[way], n, 1.0 / 6);
    memset(s.hex, 0, sizeof s.hex);
    for (int way = 0; way < SW_DIRECTIONS; way++) {
        int near = swamp_neighbour(&s.laws, hex, way);
        if (way == 0)
            sight(near, SW_WATER);
        if (way == 1)
            v.cells[near].known = SW_REMEMBERED;
        if (way == 2)
            d.demand[near] = SW_MUST_NOT_FEED;
        if (way == 3)
            s.hex[near].terrain = SW_DEN;
        if (way == 4)
            d.demand[near] = SW_MUST_FEED;
    }
    swamp_imagine_fertilize(&d, hex, 6);
    for (int way = 0; way < SW_DIRECTIONS; way++)
        assert_int_equal(s.hex[swamp_neighbour(&s.laws, hex, way)].terrain == SW_FERTILE, way >= 4);
    begin(16, 16, false); /* at the edge of the world there are fewer */
    swamp_imagine_fertilize(&d, 0, 6);
    assert_in_range(swamp_fertile_near(&s, 0), 2, 3);
}

/* ---- land and water, SW-19.1 step 3 */

/* The rule, hex by hex: four land neighbours or more make land, two or fewer water. Beyond the edge is water. */
static void smooth(bool land[SW_HEXES], const bool known[SW_HEXES]) {
    bool now[SW_HEXES];
    for (int hex = 0; hex < swamp_hexes(&s); hex++) {
        int n = 0;
        for (int way = 0; way < SW_DIRECTIONS; way++) {
            int near = swamp_neighbour(&s.laws, hex, way);
            n += near != SW_NOWHERE && land[near];
        }
        now[hex] = known[hex] || n == 3 ? land[hex] : n > 3;
    }
    memcpy(land, now, sizeof now);
}

static void relief_follows_the_rule(int wide, int high, bool wrap) {
    bool land[SW_HEXES], known[SW_HEXES];
    begin(wide, high, wrap);
    for (int round = 0; round < 30; round++) {
        memset(&s.hex, 0, sizeof s.hex);
        memset(&v.cells, 0, sizeof v.cells);
        for (int hex = round; hex < swamp_hexes(&s) && round > 9; hex += 5) /* some is seen, of all kinds */
            sight(hex, 1 + (hex + round) % (SW_TERRAINS - 1));
        struct swamp_imagined twin = d;
        for (int hex = 0; hex < swamp_hexes(&s); hex++) {
            known[hex] = s.hex[hex].terrain != SW_UNKNOWN;
            land[hex] = known[hex] ? !swamp_water(s.hex[hex].terrain) : swamp_imagine_roll(&twin, 100) < 40;
        }
        smooth(land, known);
        smooth(land, known);
        swamp_imagine_map(&d);
        for (int hex = 0; hex < swamp_hexes(&s); hex++)
            assert_int_equal(!swamp_water(s.hex[hex].terrain) || s.hex[hex].terrain == SW_FERTILE, land[hex]);
    }
}

TEST(land_and_water) {
    UNUSED;
    relief_follows_the_rule(16, 16, true);
    relief_follows_the_rule(16, 16, false);
    relief_follows_the_rule(32, 32, true);
    relief_follows_the_rule(32, 32, false);
    relief_follows_the_rule(24, 10, true);
    relief_follows_the_rule(10, 24, false);
}

/* ---- what is on it, SW-19.1 steps 4 to 8 */

static int found[SW_TERRAINS];

static void survey(int free_dens, int temples, int ruins) {
    memset(found, 0, sizeof found);
    begin(32, 32, true);
    s.laws.free_dens = (uint8_t)free_dens, s.laws.temples = (uint8_t)temples, s.laws.ruins = (uint8_t)ruins;
    for (int round = 0; round < 500; round++) {
        again();
        for (int hex = 0; hex < swamp_hexes(&s); hex++)
            found[s.hex[hex].terrain]++;
    }
}

/* A block has 64 hexes, half of them land: the laws' numbers of temples and ruins, half a volcano, the rest by lot. */
TEST(ground_by_the_odds) {
    UNUSED;
    survey(0, 2, 3);
    int water = found[SW_WATER] + found[SW_WHIRLPOOL], land = 500 * 1024 - water;
    double plain = 1 - (16 + 24 + 4) / 256.0;
    assert_int_equal(found[SW_UNKNOWN] + found[SW_CURSED] + found[SW_DEN], 0);
    share_is("temples", found[SW_TEMPLE], land, 16 / 256.0);
    share_is("ruins", found[SW_RUIN], land, 24 / 256.0);
    share_is("volcanoes", found[SW_VOLCANO], land, 4 / 256.0);
    share_is("plains", found[SW_PLAINS], land, 0.34 * plain);
    share_is("swamp", found[SW_SWAMP], land, 0.20 * plain);
    share_is("scrub", found[SW_SCRUB], land, 0.24 * plain);
    share_is("fertile", found[SW_FERTILE], land, 0.12 * plain);
    share_is("peaks", found[SW_PEAK], land, 0.10 * plain);
    assert_in_range(10000 * found[SW_WHIRLPOOL] / water, 215, 255); /* 6 in 256 */
    assert_in_range(10000 * found[SW_VOLCANO] / land, 145, 170);
}

/* Dens have one to four Fertile hexes of their own, and what grows there besides. */
TEST(dens_by_the_odds) {
    int fed[SW_DIRECTIONS + 1] = { 0 }, colours[SW_COLOURS] = { 0 }, dens = 0;
    UNUSED;
    survey(3, 0, 0);
    share_is("dens", found[SW_DEN], 500 * 1024 - found[SW_WATER] - found[SW_WHIRLPOOL], 0.0855);
    begin(32, 32, true);
    s.laws.free_dens = 1;
    for (int round = 0; round < 500; round++) {
        again();
        for (int hex = 0; hex < swamp_hexes(&s); hex++)
            if (s.hex[hex].terrain == SW_DEN) {
                fed[swamp_fertile_near(&s, hex)]++;
                colours[s.hex[hex].colour]++;
                dens++;
            }
    }
    assert_int_equal(fed[0], 0);
    assert_in_range(100 * colours[SW_RED] / dens, 37, 43);
    assert_in_range(100 * fed[1] / dens, 20, 24);
    for (int i = 2; i <= 4; i++)
        assert_in_range(100 * fed[i] / dens, 24, 28);
}

/* What is remembered is thought to be as it was; a den among it has a colour, and nothing is planted round it. */
TEST(what_is_remembered) {
    UNUSED;
    begin(16, 16, true);
    for (int hex = 0; hex < swamp_hexes(&s); hex++)
        v.cells[hex] = (struct swamp_cell){ .known = SW_REMEMBERED, .terrain = (uint8_t)(1 + hex % (SW_TERRAINS - 1)) };
    int colours[SW_COLOURS] = { 0 }, dens = 0;
    for (int round = 0; round < 1000; round++) {
        again();
        for (int hex = 0; hex < swamp_hexes(&s); hex++) {
            assert_int_equal(s.hex[hex].terrain, v.cells[hex].terrain);
            if (s.hex[hex].terrain == SW_DEN)
                colours[s.hex[hex].colour]++, dens++;
            else
                assert_int_equal(s.hex[hex].colour, 0);
        }
    }
    share_is("green", colours[SW_GRN], dens, 0.18);
}

/* ---- what feeds one's own dens, SW-17.1 */

static void own_den(int hex, int fertile) {
    v.cells[hex] = (struct swamp_cell){
        .known = SW_OWNED, .terrain = SW_DEN, .owner = 1, .colour = SW_RED, .fertile = (uint8_t)fertile
    };
    s.hex[hex] = (struct swamp_hex){ .terrain = SW_DEN, .owner = 1, .colour = SW_RED, .population = 1 };
}

/* A world with one own den in so many hexes; a third of the rest is Fertile, a quarter seen, a quarter remembered. */
static void scatter(int one_in, uint64_t seed) {
    struct lz_rng rng = lz_rng_from(seed, 3);
    uint8_t truth[SW_HEXES];
    memset(&v.cells, 0, sizeof v.cells);
    memset(&s.hex, 0, sizeof s.hex);
    memset(d.demand, 0, sizeof d.demand);
    for (int hex = 0; hex < swamp_hexes(&s); hex++) {
        truth[hex] = lz_roll(&rng, (uint32_t)one_in) == 0 ? SW_DEN : lz_roll(&rng, 3) ? SW_PLAINS : SW_FERTILE;
        uint32_t known = lz_roll(&rng, 4);
        if (truth[hex] != SW_DEN && known == 0)
            sight(hex, truth[hex]);
        if (truth[hex] != SW_DEN && known == 1) /* and it may have changed since */
            v.cells[hex] = (struct swamp_cell){ .known = SW_REMEMBERED,
                                                .terrain = lz_roll(&rng, 2) ? SW_FERTILE : SW_SWAMP };
    }
    for (int hex = 0; hex < swamp_hexes(&s); hex++) {
        int fertile = 0;
        for (int way = 0; way < SW_DIRECTIONS; way++) {
            int near = swamp_neighbour(&s.laws, hex, way);
            fertile += near != SW_NOWHERE && truth[near] == SW_FERTILE;
        }
        if (truth[hex] == SW_DEN)
            own_den(hex, fertile);
    }
}

static int wrong_caps(void) {
    int n = 0;
    for (int hex = 0; hex < swamp_hexes(&s); hex++)
        n += v.cells[hex].known == SW_OWNED && swamp_fertile_near(&s, hex) != v.cells[hex].fertile;
    return n;
}

/* Up to forty dens of one's own are always fed; of eighty and more in each other's way nearly always. */
TEST(dens_are_fed_as_their_caps_say) {
    int hard = 0;
    UNUSED;
    for (int seed = 0; seed < 120; seed++) {
        begin(seed & 1 ? 32 : 16, seed & 2 ? 24 : 16, seed & 4);
        scatter(18 + seed % 20, (uint64_t)seed);
        swamp_imagine_map(&d);
        assert_int_equal(wrong_caps(), 0);
    }
    for (int seed = 0; seed < 100; seed++) {
        begin(32, 32, true);
        scatter(12, (uint64_t)seed);
        swamp_imagine_map(&d);
        hard += wrong_caps() > 0;
    }
    assert_in_range(hard, 1, 5); /* patience comes to an end */
}

/* One den in 5E, and what is known round it: f remembered Fertile, s remembered otherwise, ? unknown; F, S seen. */
static void den_among(const char *round, int fertile) {
    memset(&v.cells, 0, sizeof v.cells);
    memset(&s.hex, 0, sizeof s.hex);
    memset(d.demand, 0, sizeof d.demand);
    own_den(hex_at("5E"), fertile);
    for (int way = 0; way < SW_DIRECTIONS; way++) {
        int near = swamp_neighbour(&s.laws, hex_at("5E"), way),
            terrain = strchr("fF", round[way]) ? SW_FERTILE : SW_SWAMP;
        if (round[way] == 'F' || round[way] == 'S')
            sight(near, terrain);
        else if (round[way] != '?')
            v.cells[near] = (struct swamp_cell){ .known = SW_REMEMBERED, .terrain = (uint8_t)terrain };
    }
    swamp_imagine_map(&d);
    assert_int_equal(wrong_caps(), 0);
}

/* How often in a thousand dreams each neighbour is Fertile. */
static void fed_from(const char *round, int fertile, const int expected[SW_DIRECTIONS]) {
    int count[SW_DIRECTIONS] = { 0 };
    for (int i = 0; i < 1000; i++) {
        den_among(round, fertile);
        for (int way = 0; way < SW_DIRECTIONS; way++)
            count[way] += s.hex[swamp_neighbour(&s.laws, hex_at("5E"), way)].terrain == SW_FERTILE;
    }
    for (int way = 0; way < SW_DIRECTIONS; way++)
        if (abs(count[way] - expected[way]) > (expected[way] % 1000 ? 60 : 0))
            fail_msg("%s, %d: neighbour %d feeds %d times", round, fertile, way, count[way]);
}
#define TIMES(...) ((const int[SW_DIRECTIONS]){ __VA_ARGS__ })

/* What is remembered to be Fertile feeds first, then what was never seen, and what was something else at last; of
   equals the next from a side drawn at random. */
TEST(what_is_thought_to_feed_a_den) {
    UNUSED;
    begin(16, 16, true);
    fed_from("??????", 1, TIMES(167, 167, 167, 167, 167, 167));
    fed_from("??????", 6, TIMES(1000, 1000, 1000, 1000, 1000, 1000));
    fed_from("??????", 0, TIMES(0));
    fed_from("f?s?s?", 1, TIMES(1000, 0, 0, 0, 0, 0));
    fed_from("s?s?fs", 2, TIMES(0, 667, 0, 333, 1000, 0));
    fed_from("s?s?fs", 3, TIMES(0, 1000, 0, 1000, 1000, 0));
    fed_from("s?s?fs", 4, TIMES(167, 1000, 333, 1000, 1000, 500));
    fed_from("ffsfss", 1, TIMES(500, 167, 0, 333, 0, 0));
    fed_from("sss?ss", 1, TIMES(0, 0, 0, 1000, 0, 0));
    fed_from("ssssss", 1, TIMES(167, 167, 167, 167, 167, 167));
    fed_from("FS?FSf", 2, TIMES(1000, 0, 0, 1000, 0, 0));
    fed_from("FS?FSf", 3, TIMES(1000, 0, 0, 1000, 0, 1000));
    fed_from("FSFFSs", 3, TIMES(1000, 0, 1000, 1000, 0, 0));
}

/* Dens in the corner of a world with edges, and in the first hex. */
TEST(dens_at_the_edge_are_fed) {
    UNUSED;
    for (int fertile = 0; fertile <= 2; fertile++)
        for (int i = 0; i < 100; i++) {
            static const char *const corners[] = { "1A", "1P", "16A", "16P" };
            begin(16, 16, false);
            d.mind = (uint64_t)i;
            for (int corner = 0; corner < 4; corner++)
                own_den(hex_at(corners[corner]), fertile);
            swamp_imagine_map(&d);
            assert_int_equal(wrong_caps(), 0);
        }
}

/* How many feed the dens of others nobody knows. */
TEST(dens_of_others_tell_nothing) {
    int fed = 0, free_fed = 0;
    UNUSED;
    begin(16, 16, true);
    for (int i = 0; i < 400; i++) {
        memset(&s.hex, 0, sizeof s.hex);
        memset(d.demand, 0, sizeof d.demand);
        sight(hex_at("5E"), SW_DEN);
        v.cells[hex_at("5E")].owner = s.hex[hex_at("5E")].owner = 2;
        sight(hex_at("11K"), SW_DEN);
        swamp_imagine_map(&d);
        fed += swamp_fertile_near(&s, hex_at("5E")) > 0;
        free_fed += swamp_fertile_near(&s, hex_at("11K")) > 0;
    }
    assert_in_range(fed, 40, 360);
    assert_in_range(free_fed, 40, 360);
}

RUN(CASE(colours_of_free_dens), CASE(who_lives_in_a_free_den), CASE(fertile_hexes_round_a_den), CASE(land_and_water),
    CASE(ground_by_the_odds), CASE(dens_by_the_odds), CASE(what_is_remembered), CASE(dens_are_fed_as_their_caps_say),
    CASE(what_is_thought_to_feed_a_den), CASE(dens_at_the_edge_are_fed), CASE(dens_of_others_tell_nothing))
