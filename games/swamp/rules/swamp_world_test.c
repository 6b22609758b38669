/* SW-19, SW-20.4: worlds of many seeds, whole and as they should be on the average. */
#include "core/words/option.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/rules/swamp_work.h"
#include "tests/unit/unit.h"

static struct swamp_state s;

static void lay(uint64_t seed, int seats, const char *options) {
    struct lz_setup setup = { .key = { seed, 77 }, .seats = (uint8_t)seats };
    struct lz_text rest = lz_span(options);
    struct lz_why why;
    lz_options_usual(&swamp_game, &setup);
    for (struct lz_text word; (word = lz_take_word(&rest)).len;)
        assert_true(lz_option_parse(&swamp_game, word, &setup, NULL));
    assert_true(swamp_game.setup(&swamp_game, &s, &setup, NULL, &why));
    for (int seat = 0; seat < seats; seat++)
        s.design[seat] = swamp_defaults[(seat + (int)seed) % SW_DEFAULTS];
}

static void make(uint64_t seed, int seats, const char *options) {
    lay(seed, seats, options);
    swamp_world_make(&s, NULL);
}

static int count(int terrain) {
    int n = 0;
    for (int hex = 0; hex < swamp_hexes(&s); hex++)
        n += s.hex[hex].terrain == terrain;
    return n;
}

static int home_of(int clan) {
    for (int hex = 0; hex < swamp_hexes(&s); hex++)
        if (s.hex[hex].owner == clan && s.hex[hex].marks & SW_HOME)
            return hex;
    return SW_NOWHERE;
}

/* Marks the hexes of the clan's template, found by its home den; checks that each holds what was bought. */
static void expect_whole(int clan, const struct swamp_design *design, uint8_t mark[SW_HEXES]) {
    const struct swamp_shape *shape = &swamp_shapes[design->shape - 1];
    const int8_t *home = shape->at[design->home - 1];
    for (int i = 0; i < shape->hexes; i++) {
        const struct swamp_plot *plot = &design->plot[i];
        int hex = swamp_at_axial(&s.laws, home_of(clan), shape->at[i][0] - home[0], shape->at[i][1] - home[1]);
        assert_int_not_equal(hex, SW_NOWHERE);
        assert_int_equal(mark[hex], 0); /* templates do not overlap */
        mark[hex] = (uint8_t)clan;
        const struct swamp_hex *at = &s.hex[hex];
        int n = 0;
        for (int c = 0; c < SW_COLOURS; c++) {
            assert_int_equal(at->lizards[c], plot->lizards[c]);
            n += plot->lizards[c];
        }
        assert_int_equal(at->terrain, plot->terrain);
        assert_int_equal(at->clan, n ? clan : 0);
        bool owned = plot->terrain == SW_DEN || plot->terrain == SW_TEMPLE;
        assert_int_equal(at->owner, owned ? clan : 0);
        assert_int_equal(at->population, plot->terrain == SW_DEN ? 30 + plot->pop : 0);
    }
}

static void expect_apart(const uint8_t mark[SW_HEXES]) {
    for (int hex = 0; hex < swamp_hexes(&s); hex++)
        for (int d = 0; mark[hex] && d < SW_DIRECTIONS; d++) {
            int near = swamp_neighbour(&s.laws, hex, d);
            assert_true(near == SW_NOWHERE || !mark[near] || mark[near] == mark[hex]);
        }
}

/* SW-19.1 steps 1 and 2: whole, apart, one in each block. */
static void expect_templates(uint64_t seed, int seats, uint8_t mark[SW_HEXES]) {
    uint8_t block[SW_CLANS] = { 0 };
    memset(mark, 0, SW_HEXES);
    for (int clan = 1; clan <= seats; clan++) {
        int home = home_of(clan), across = s.laws.wide / 8;
        assert_int_not_equal(home, SW_NOWHERE);
        expect_whole(clan, &swamp_defaults[(clan - 1 + (int)seed) % SW_DEFAULTS], mark);
        block[home / s.laws.wide / 8 * across + home % s.laws.wide / 8]++;
    }
    for (int i = 0; i < seats; i++)
        assert_int_equal(block[i], 1);
    expect_apart(mark);
}

static int near_of(int hex, int terrain) {
    int n = 0;
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int near = swamp_neighbour(&s.laws, hex, d);
        n += near != SW_NOWHERE && s.hex[near].terrain == terrain;
    }
    return n;
}

struct tally {
    int calm;  /* even blocks without a volcano */
    int peaks; /* that touch a free den */
    int worlds, land, hexes, dens, cap, militia, colour[SW_COLOURS], ground[SW_TERRAINS];
};

/* SW-19.1 steps 5 and 9: dens touch no den, and hold what their fields feed. */
static void expect_free_den(int hex, struct tally *t) {
    const struct swamp_hex *at = &s.hex[hex];
    int fertile = near_of(hex, SW_FERTILE);
    assert_int_equal(near_of(hex, SW_DEN), 0);
    assert_int_equal(at->owner, SW_FREE);
    assert_int_equal(at->population, 50 * fertile);
    assert_int_equal(at->militia, 15 * fertile);
    assert_in_range(fertile, 1, 6);
    assert_in_range(at->colour, SW_RED, SW_BLK);
    t->dens++;
    t->peaks += near_of(hex, SW_PEAK);
    t->cap += 50 * fertile;
    t->militia += at->militia;
    t->colour[at->colour]++;
}

static int block_of(int hex) { return hex / s.laws.wide / 8 * (s.laws.wide / 8) + hex % s.laws.wide / 8; }

static bool is_lone(const uint8_t mark[SW_HEXES], int hex) {
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int near = swamp_neighbour(&s.laws, hex, d);
        if (near != SW_NOWHERE && mark[near])
            return false;
    }
    return !mark[hex];
}

/* SW-19.1 step 7: a block has one volcano, or no place for any. */
static bool is_calm(const uint8_t mark[SW_HEXES], int block) {
    int volcanoes = 0, places = 0;
    for (int hex = 0; hex < swamp_hexes(&s); hex++)
        if (block_of(hex) == block && is_lone(mark, hex)) {
            int terrain = s.hex[hex].terrain;
            volcanoes += terrain == SW_VOLCANO;
            places += terrain == SW_PEAK || terrain == SW_PLAINS || terrain == SW_SWAMP || terrain == SW_SCRUB;
        }
    assert_true(volcanoes == 1 || (volcanoes == 0 && places == 0));
    return !volcanoes;
}

static void tally(const uint8_t mark[SW_HEXES], struct tally *t) {
    t->worlds++;
    for (int hex = 0; hex < swamp_hexes(&s); hex++) {
        const struct swamp_hex *at = &s.hex[hex];
        t->hexes++;
        t->land += !swamp_water(at->terrain);
        if (mark[hex])
            continue;
        t->ground[at->terrain]++;
        assert_int_equal(at->clan, 0);
        if (at->terrain == SW_DEN)
            expect_free_den(hex, t);
        if (at->terrain == SW_VOLCANO) {
            assert_int_equal(block_of(hex) % 2, 0);
            assert_true(is_lone(mark, hex));
        }
    }
    for (int block = 0; block < s.head.seats / 2 * 2; block += 2)
        t->calm += is_calm(mark, block);
}

static void expect_within(double found, double least, double most) {
    if (found < least || found > most)
        print_message("found %.3f, expected %.3f to %.3f\n", found, least, most);
    assert_true(found >= least && found <= most);
}

/* SW-19.1, all steps, over many seeds. */
TEST(sw_19_1_the_world_of_sixteen) {
    UNUSED;
    struct tally t = { 0 };
    static const double share[] = { 0.40, 0.18, 0.16, 0.16, 0.10 };
    for (uint64_t seed = 0; seed < 150; seed++) {
        uint8_t mark[SW_HEXES];
        make(seed, 16, "");
        expect_templates(seed, 16, mark);
        tally(mark, &t);
    }
    expect_within((double)t.land / t.hexes, 0.46, 0.48);
    expect_within((double)t.cap / t.dens, 134, 138);
    expect_within((double)t.militia / t.dens, 40, 42);
    expect_within((double)t.peaks / t.dens, 0.07, 0.11); /* peaks are tilled as plains are */
    for (int i = 0; i < SW_COLOURS; i++)
        expect_within((double)t.colour[i] / t.dens, share[i] - 0.01, share[i] + 0.01);
    expect_within((double)t.dens / t.worlds, 47.9, 48);
    assert_int_equal(t.ground[SW_TEMPLE], 16 * t.worlds);
    assert_int_equal(t.ground[SW_RUIN], 16 * t.worlds);
    assert_int_equal(t.ground[SW_WHIRLPOOL], 12 * t.worlds);
    assert_int_equal(t.ground[SW_VOLCANO] + t.calm, 8 * t.worlds);
    expect_within((double)t.calm / t.worlds, 1.5, 3); /* blocks that are all template, den and field */
}

/* SW-19.1 step 4: what grows on land that nothing else was made of. */
TEST(what_land_is_made_of) {
    UNUSED;
    struct tally t = { 0 };
    static const struct {
        int terrain;
        double share;
    } rows[] = { { SW_PLAINS, 0.34 }, { SW_SWAMP, 0.20 }, { SW_SCRUB, 0.24 }, { SW_FERTILE, 0.12 }, { SW_PEAK, 0.10 } };
    for (uint64_t seed = 0; seed < 100; seed++) {
        uint8_t mark[SW_HEXES];
        make(seed, 16, "free_dens=0 temples=0 ruins=0");
        expect_templates(seed, 16, mark);
        tally(mark, &t);
    }
    int land = t.ground[SW_VOLCANO];
    for (int i = 0; i < 5; i++)
        land += t.ground[rows[i].terrain];
    assert_int_equal(t.dens + t.ground[SW_TEMPLE] + t.ground[SW_RUIN] + t.ground[SW_CURSED], 0);
    expect_within((double)(t.ground[SW_PEAK] + t.ground[SW_VOLCANO]) / land, 0.10, 0.12); /* most were peaks */
    for (int i = 0; i < 4; i++)
        expect_within((double)t.ground[rows[i].terrain] / land, rows[i].share - 0.01, rows[i].share + 0.01);
}

/* SW-19.2: no curse, no bridge, no raft, nobody out in the bush. */
TEST(nothing_is_built_yet) {
    UNUSED;
    for (uint64_t seed = 0; seed < 20; seed++) {
        make(seed, 16, "");
        assert_int_equal(count(SW_CURSED) + count(SW_UNKNOWN) + s.spies, 0);
        for (int hex = 0; hex < swamp_hexes(&s); hex++)
            assert_true(!s.hex[hex].marks || (s.hex[hex].marks == SW_HOME && s.hex[hex].terrain == SW_DEN));
        assert_int_equal(s.memory_turn[3][home_of(4)], 1); /* SW-3.5: the start is seen in turn 0 */
        struct lz_why why;
        s.head.phase = SW_PHASE_ORDERS;
        assert_true(swamp_audit(&swamp_game, &s, &why));
        for (int seat = 0; seat < 16; seat++)
            for (int i = 0; i < SW_ORDERS; i++)
                assert_int_equal(s.order[seat][i].hex + s.order[seat][i].verb, 0);
    }
}

/* SW-20.4: the map for each number of clans, and the world on it. */
TEST(blocks_for_every_number_of_clans) {
    UNUSED;
    static const uint8_t sizes[][3] = { { 2, 2, 1 }, { 3, 3, 1 },  { 4, 2, 2 },  { 5, 5, 1 },  { 6, 3, 2 }, { 8, 4, 2 },
                                        { 9, 3, 3 }, { 10, 5, 2 }, { 12, 4, 3 }, { 15, 5, 3 }, { 16, 4, 4 } };
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        for (uint64_t seed = 0; seed < 12; seed++) {
            uint8_t mark[SW_HEXES];
            struct tally t = { 0 };
            int n = sizes[i][0];
            make(seed, n, seed & 1 ? "wrap=off" : "");
            assert_int_equal(s.laws.wide, 8 * sizes[i][1]);
            assert_int_equal(s.laws.high, 8 * sizes[i][2]);
            expect_templates(seed, n, mark);
            tally(mark, &t);
            assert_in_range(t.dens, 3 * n - 1, 3 * n);
            assert_in_range(t.ground[SW_VOLCANO], 0, n / 2);
            assert_int_equal(t.ground[SW_WHIRLPOOL], 3 * n / 4);
            assert_int_equal(t.ground[SW_TEMPLE], n);
            assert_int_equal(t.ground[SW_RUIN], n);
        }
    struct lz_setup setup = { .seats = 7 };
    struct lz_why why;
    lz_options_usual(&swamp_game, &setup);
    for (int seats = 7; seats <= 14; seats += seats == 7 ? 4 : 2) { /* 7, 11, 13: take the next size up */
        setup.seats = (uint8_t)seats;
        assert_false(swamp_game.setup(&swamp_game, &s, &setup, NULL, &why));
        assert_int_equal(why.rule, SW_20_4);
    }
}

/* SW-19.1 step 2: every template fits a block of a map with an edge, also the largest, and touches no other. */
TEST(every_template_fits) {
    UNUSED;
    for (uint64_t seed = 0; seed < 40; seed++)
        for (int shape = 1; shape <= SW_TEMPLATES; shape++) {
            uint8_t mark[SW_HEXES] = { 0 };
            struct swamp_design design = { .shape = (uint8_t)shape, .home = 4 }, got;
            design.plot[3] = (struct swamp_plot){ .terrain = SW_DEN, .colour = SW_RED };
            for (int i = 0; i < SW_CELLS; i++)
                if (i != 3)
                    design.plot[i].terrain = SW_FERTILE;
            swamp_design_reduce(&design, &got, NULL);
            assert_int_equal(got.home, 4);
            lay(seed, 16, seed & 1 ? "wrap=off" : "");
            for (int seat = 0; seat < 16; seat++)
                s.design[seat] = design;
            swamp_world_make(&s, NULL);
            for (int clan = 1; clan <= 16; clan++)
                expect_whole(clan, &got, mark);
            expect_apart(mark);
        }
}

/* SW-20.1: what lies in each block is an option. */
TEST(blocks_hold_what_is_asked) {
    UNUSED;
    for (uint64_t seed = 0; seed < 20; seed++) {
        uint8_t mark[SW_HEXES];
        struct tally t = { 0 };
        make(seed, 16, "free_dens=1 temples=3 ruins=2");
        expect_templates(seed, 16, mark);
        tally(mark, &t);
        assert_int_equal(t.dens, 16);
        assert_int_equal(t.ground[SW_TEMPLE], 48);
        assert_int_equal(t.ground[SW_RUIN], 32);
    }
}

/* SW-19.1: clans come to any block, anchors to any of their six places. */
TEST(places_are_drawn_evenly) {
    UNUSED;
    uint32_t block[16] = { 0 }, anchor[6] = { 0 };
    for (uint64_t seed = 0; seed < 800; seed += 4) /* clan 1 always with Default 1, whose home is its anchor */
        for (int spread = 0; spread < 4; spread++) {
            make(seed + 4000 * (uint64_t)spread, 16, "");
            int home = home_of(1), row = home / 32, column = home % 32;
            block[row / 8 * 4 + column / 8]++;
            assert_in_range(column % 8, 2, 4);
            assert_in_range(row % 8, 3, 4);
            anchor[(column % 8 - 2) * 2 + row % 8 - 3]++;
        }
    assert_true(unevenness(block, 16) < 4);
    assert_true(unevenness(anchor, 6) < 4);
}

/* SW-20.1, SW-20.2: options as the table has them, presets as they are named. */
TEST(options_and_presets) {
    UNUSED;
    static const struct {
        const char *id;
        int seats, per_home, turns, wrap;
    } rows[] = { { "classic16", 16, 1000, 0, 1 },
                 { "quick8", 8, 1000, 25, 1 },
                 { "quick4", 4, 1500, 20, 1 },
                 { "duel", 2, 2500, 20, 1 },
                 { "edge16", 16, 1000, 0, 0 } };
    assert_int_equal(swamp_game.preset_count, 5);
    for (int i = 0; i < 5; i++) {
        struct lz_setup setup = { .seats = 2 };
        struct lz_why why;
        char word[32] = "preset=";
        strcat(word, rows[i].id);
        lz_options_usual(&swamp_game, &setup);
        assert_true(lz_option_parse(&swamp_game, lz_span(word), &setup, NULL));
        assert_true(swamp_game.setup(&swamp_game, &s, &setup, NULL, &why));
        assert_int_equal(s.head.seats, rows[i].seats);
        assert_int_equal(s.laws.victory_per_home, rows[i].per_home);
        assert_int_equal(s.laws.max_turns, rows[i].turns);
        assert_int_equal(s.laws.wrap, rows[i].wrap);
        assert_int_equal(s.laws.free_dens * 100 + s.laws.temples * 10 + s.laws.ruins, 311);
        assert_int_equal(s.laws.drop_after_missed, 3);
        assert_int_equal(s.laws.order_limit, 30);
        assert_int_equal(s.laws.ranking_points + s.laws.map_memory, 2);
        assert_int_equal(s.laws.xp_modifier + s.laws.winner_wounded + s.laws.captive_xp + s.laws.halt_after_battle, 0);
        assert_int_equal(s.laws.excess_starve + s.laws.spy_mire_spreads + s.laws.victory_strict + s.laws.setups, 0);
        assert_int_equal(s.laws.anonymous, 0);
    }
}

/* SW-2.1: the table of terrain. */
TEST(the_table_of_terrain) {
    UNUSED;
    static const struct {
        int terrain;
        const char *code;
        uint8_t water, hides, shelters, plantable, site, sinks;
    } rows[] = {
        { SW_PLAINS, "Pla", 0, 0, 0, 1, 1, 1 }, { SW_SWAMP, "Swa", 0, 0, 0, 1, 0, 1 },
        { SW_SCRUB, "Scr", 0, 1, 0, 1, 1, 1 },  { SW_FERTILE, "Fer", 0, 0, 0, 0, 1, 1 },
        { SW_PEAK, "Pea", 0, 0, 0, 0, 0, 1 },   { SW_VOLCANO, "Vol", 0, 0, 0, 0, 0, 1 },
        { SW_RUIN, "Rui", 0, 1, 1, 0, 1, 1 },   { SW_TEMPLE, "Tem", 0, 0, 1, 0, 0, 0 },
        { SW_CURSED, "Cur", 0, 0, 0, 0, 0, 0 }, { SW_DEN, "Den", 0, 1, 1, 0, 0, 0 },
        { SW_WATER, "Wat", 1, 0, 0, 0, 0, 0 },  { SW_WHIRLPOOL, "Whi", 1, 0, 0, 0, 0, 0 },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const struct swamp_ground *g = &swamp_facts.ground[rows[i].terrain];
        assert_string_equal(g->code, rows[i].code);
        assert_int_equal(g->water, rows[i].water);
        assert_int_equal(swamp_water(rows[i].terrain), rows[i].water);
        assert_int_equal(g->hides, rows[i].hides);
        assert_int_equal(g->shelters, rows[i].shelters);
        assert_int_equal(g->plantable, rows[i].plantable);
        assert_int_equal(g->site, rows[i].site);
        assert_int_equal(g->sinks, rows[i].sinks);
    }
}

RUN(CASE(sw_19_1_the_world_of_sixteen), CASE(what_land_is_made_of), CASE(nothing_is_built_yet),
    CASE(blocks_for_every_number_of_clans), CASE(every_template_fits), CASE(blocks_hold_what_is_asked),
    CASE(places_are_drawn_evenly), CASE(options_and_presets), CASE(the_table_of_terrain))
