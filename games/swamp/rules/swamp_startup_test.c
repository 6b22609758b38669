/* SW-18: sw_18_2_sw_18_3_prices, reduction, homes, templates and the four defaults. */
#include "core/words/option.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/rules/swamp_work.h"
#include "tests/unit/unit.h"
#include "core/match.h"

enum { TERRAIN, POP, RED, GRN, GRY, YEL, BLK };

struct line {
    int plot, what, cost, sum;
    bool bought;
};
struct receipt {
    struct line line[256];
    int count;
};

static void take(void *to, const struct swamp_item *item) {
    struct receipt *r = to;
    assert_in_range(r->count, 0, 255);
    r->line[r->count++] = (struct line){ item->plot, item->what, item->cost, item->sum, !item->why };
}

static struct swamp_design bought;
static struct receipt receipt;

static int spend(const struct swamp_design *design) {
    struct swamp_bill bill = { take, &receipt };
    receipt.count = 0;
    swamp_design_reduce(design, &bought, &bill);
    return receipt.line[receipt.count - 1].sum;
}

static struct swamp_plot den(int colour, int pop) {
    return (struct swamp_plot){ .terrain = SW_DEN, .colour = (uint8_t)colour, .pop = (uint16_t)pop };
}
static struct swamp_plot ground(int terrain) { return (struct swamp_plot){ .terrain = (uint8_t)terrain }; }

/* A T1 whose hex 1 is a Red den beside a fertile hex 4: 100 + 110 + 25. */
static struct swamp_design small(void) {
    return (struct swamp_design){ .shape = 1, .plot = { den(SW_RED, 0), { 0 }, { 0 }, ground(SW_FERTILE) } };
}

/* WE-42, SW-18.4 */
TEST(the_reduction_of_the_rules) {
    UNUSED;
    struct swamp_design d = { .shape = 1, .home = 1 };
    d.plot[0] = den(SW_BLK, 20);
    d.plot[0].lizards[SW_BLK] = 100;
    d.plot[1] = ground(SW_FERTILE);
    d.plot[1].lizards[SW_GRY] = 50;
    d.plot[2] = ground(SW_TEMPLE);
    d.plot[2].lizards[SW_YEL] = 100;
    d.plot[2].lizards[SW_BLK] = 80;
    d.plot[3] = ground(SW_FERTILE);
    d.plot[3].lizards[SW_RED] = 60;
    d.plot[4] = ground(SW_SWAMP);
    d.plot[6] = ground(SW_WHIRLPOOL);
    static const struct line expected[] = {
        { 0, TERRAIN, 100, 100, true }, { 1, TERRAIN, 300, 400, true }, { 1, POP, 100, 500, true },
        { 1, BLK, 300, 800, true },     { 2, TERRAIN, 25, 825, true },  { 2, GRY, 100, 925, true },
        { 3, TERRAIN, 40, 965, true },  { 3, YEL, 150, 1115, true },    { 3, BLK, 240, 1115, false },
        { 4, TERRAIN, 25, 1140, true }, { 4, RED, 60, 1200, true },     { 5, TERRAIN, 10, 1200, false },
        { 7, TERRAIN, 5, 1200, false },
    };
    assert_int_equal(spend(&d), 1200);
    assert_int_equal(receipt.count, sizeof expected / sizeof expected[0]);
    for (int i = 0; i < receipt.count; i++) {
        assert_int_equal(receipt.line[i].plot, expected[i].plot);
        assert_int_equal(receipt.line[i].what, expected[i].what);
        assert_int_equal(receipt.line[i].cost, expected[i].cost);
        assert_int_equal(receipt.line[i].sum, expected[i].sum);
        assert_int_equal(receipt.line[i].bought, expected[i].bought);
    }
    assert_int_equal(bought.home, 1);
    assert_int_equal(bought.plot[2].lizards[SW_BLK], 0);
    assert_int_equal(bought.plot[2].lizards[SW_YEL], 100);
    assert_int_equal(bought.plot[4].terrain, SW_WATER);
    assert_int_equal(bought.plot[5].terrain, SW_WATER); /* not filled */
}

/* WE-47, SW-18.2, SW-18.3: what each thing costs, in tens rounded down. */
TEST(sw_18_2_sw_18_3_prices) {
    UNUSED;
    static const int dens[] = { 110, 185, 185, 175, 300 }, extra[] = { 15, 25, 30, 25, 50 };
    static const int warriors[] = { 10, 20, 20, 15, 30 };
    for (int colour = 0; colour < SW_COLOURS; colour++) {
        struct swamp_design d = small();
        d.plot[2] = den(colour, 10);
        d.plot[4].lizards[colour] = 59;
        assert_int_equal(spend(&d), 235 + dens[colour] + extra[colour] + 5 * warriors[colour]);
        assert_int_equal(bought.plot[2].pop, 10);
        assert_int_equal(bought.plot[4].lizards[colour], 50);
    }
    static const struct {
        int terrain, cost;
    } grounds[] = { { SW_RUIN, 40 },    { SW_PLAINS, 15 },   { SW_SWAMP, 10 },   { SW_SCRUB, 10 },
                    { SW_FERTILE, 25 }, { SW_PEAK, 10 },     { SW_VOLCANO, 10 }, { SW_TEMPLE, 40 },
                    { SW_CURSED, 15 },  { SW_WHIRLPOOL, 5 }, { SW_WATER, 0 } };
    for (size_t i = 0; i < sizeof grounds / sizeof grounds[0]; i++) {
        struct swamp_design d = small();
        d.plot[4] = ground(grounds[i].terrain);
        assert_int_equal(spend(&d), 235 + grounds[i].cost);
    }
    static const int shapes[][2] = { { 7, 100 },  { 9, 110 },  { 11, 120 }, { 14, 140 },
                                     { 16, 150 }, { 17, 160 }, { 19, 180 }, { 22, 200 } };
    for (int i = 0; i < SW_TEMPLATES; i++) {
        assert_int_equal(swamp_shapes[i].hexes, shapes[i][0]);
        assert_int_equal(swamp_shapes[i].cost, shapes[i][1]);
    }
}

/* SW-18.3: 300 warriors in a hex, 600 in all. */
TEST(limits) {
    UNUSED;
    struct swamp_design d = small();
    d.plot[1].lizards[SW_RED] = 310; /* too many for a hex, so none */
    d.plot[1].lizards[SW_GRN] = 10;
    d.plot[2].lizards[SW_RED] = 290;
    d.plot[2].lizards[SW_YEL] = 20; /* would be 310 */
    d.plot[2].lizards[SW_BLK] = 10;
    d.plot[4].lizards[SW_RED] = 300; /* would be 610 with those before */
    d.plot[5].lizards[SW_RED] = 290;
    d.plot[6].lizards[SW_RED] = 10;
    spend(&d);
    assert_int_equal(bought.plot[1].lizards[SW_RED], 0);
    assert_int_equal(bought.plot[1].lizards[SW_GRN], 10);
    assert_int_equal(bought.plot[2].lizards[SW_RED], 290);
    assert_int_equal(bought.plot[2].lizards[SW_YEL], 0);
    assert_int_equal(bought.plot[2].lizards[SW_BLK], 10);
    assert_int_equal(bought.plot[4].lizards[SW_RED], 0);
    assert_int_equal(bought.plot[5].lizards[SW_RED], 290);
    assert_int_equal(bought.plot[6].lizards[SW_RED], 0);
}

/* SW-18.4: POP only where a den was bought; warriors also where the ground was not. */
TEST(what_is_skipped) {
    UNUSED;
    struct swamp_design d = small();
    d.plot[1] = den(SW_BLK, 0);
    d.plot[2] = den(SW_BLK, 0);
    d.plot[4] = den(SW_BLK, 20); /* 235 + 600: 65 too much */
    d.plot[4].lizards[SW_RED] = 10;
    d.plot[5] = (struct swamp_plot){ .terrain = SW_PLAINS, .pop = 50 };
    spend(&d);
    assert_int_equal(bought.plot[2].terrain, SW_DEN);
    assert_int_equal(bought.plot[4].terrain, SW_DEN);
    d.plot[1].pop = 30;
    spend(&d);
    assert_int_equal(bought.plot[1].pop, 30);
    assert_int_equal(bought.plot[4].terrain, SW_WATER);
    assert_int_equal(bought.plot[4].pop, 0);
    assert_int_equal(bought.plot[4].lizards[SW_RED], 10);
    assert_int_equal(bought.plot[5].terrain, SW_PLAINS);
    assert_int_equal(bought.plot[5].pop, 0);
    assert_false(receipt.line[receipt.count - 1].bought);
}

/* SW-18.5 */
TEST(the_home_den) {
    UNUSED;
    struct swamp_design d = small();
    spend(&d);
    assert_int_equal(bought.home, 1);
    d.plot[6] = den(SW_GRN, 0); /* hex 7 touches 4, too */
    d.home = 7;
    spend(&d);
    assert_int_equal(bought.home, 7);
    d.home = 3; /* no den there */
    spend(&d);
    assert_int_equal(bought.home, 1);
    d.plot[3] = ground(SW_PLAINS);
    d.plot[4] = ground(SW_FERTILE); /* hex 5 touches 7 and not 1 */
    d.home = 1;
    spend(&d);
    assert_int_equal(bought.home, 7);
    d.plot[4] = ground(SW_PLAINS);
    d.plot[1] = den(SW_RED, 0);
    d.plot[6] = ground(SW_FERTILE); /* hex 2 lies a hex away from 7, as 1 does */
    d.home = 2;
    spend(&d);
    assert_memory_equal(&bought, &swamp_defaults[2], sizeof bought); /* nothing feeds a den: Default 3 */
}

/* SW-18.5: a volcano beside a den or a fertile hex is a peak, any other stays. */
TEST(volcanoes_are_calmed) {
    UNUSED;
    struct swamp_design d = { .shape = 3, .home = 6 };
    d.plot[5] = den(SW_RED, 0);
    d.plot[1] = ground(SW_FERTILE);
    d.plot[0] = ground(SW_VOLCANO);  /* beside 2 */
    d.plot[2] = ground(SW_VOLCANO);  /* beside 6 */
    d.plot[6] = ground(SW_VOLCANO);  /* beside 4 and 9 only */
    d.plot[10] = ground(SW_VOLCANO); /* beside 10 only */
    spend(&d);
    assert_int_equal(bought.plot[0].terrain, SW_PEAK);
    assert_int_equal(bought.plot[2].terrain, SW_PEAK);
    assert_int_equal(bought.plot[6].terrain, SW_VOLCANO);
    assert_int_equal(bought.plot[10].terrain, SW_VOLCANO);
}

/* The words of a plot, SW-18.2: terrain codes and dens. */
TEST(words_of_a_plot) {
    UNUSED;
    assert_int_equal(swamp_plot_of(0).terrain, SW_WATER);
    assert_int_equal(swamp_plot_of(10).terrain, SW_WHIRLPOOL);
    for (int i = 0; i < SW_COLOURS; i++) {
        assert_int_equal(swamp_plot_of(11 + i).terrain, SW_DEN);
        assert_int_equal(swamp_plot_of(11 + i).colour, i);
    }
    const struct lz_lexicon *q = NULL;
    for (int i = 0; i < swamp_game.lexicon_count; i++)
        if (swamp_game.lexicons[i].form == 'q')
            q = &swamp_game.lexicons[i];
    assert_non_null(q);
    assert_int_equal(q->count, 16);
    for (int i = 0; i < 11; i++)
        assert_string_equal(q->names[i].word, swamp_facts.ground[swamp_plot_of(i).terrain].code);
}

/* SW-18.7: hexes are all different, numbered top to bottom by height on the page and left to right, and hang
   together. */
TEST(sw_18_7_templates_are_numbered_as_people_read) {
    UNUSED;
    for (int t = 0; t < SW_TEMPLATES; t++) {
        const struct swamp_shape *shape = &swamp_shapes[t];
        for (int i = 1; i < shape->hexes; i++) {
            int q = shape->at[i][0], height = 2 * shape->at[i][1] + q;
            int before = shape->at[i - 1][0], above = 2 * shape->at[i - 1][1] + before;
            assert_true(height > above || (height == above && q > before));
        }
        for (int i = shape->hexes; i < SW_CELLS; i++)
            assert_true(shape->at[i][0] == 0 && shape->at[i][1] == 0);
    }
}

/* How many hexes of the shape touch that one. */
static int touching(const struct swamp_shape *shape, int hex) {
    static const struct swamp_laws laws = { .wrap = 1, .wide = 32, .high = 32 };
    int n = 0, at = swamp_at_axial(&laws, 528, shape->at[hex][0], shape->at[hex][1]);
    for (int i = 0; i < shape->hexes; i++)
        n += swamp_distance(&laws, at, swamp_at_axial(&laws, 528, shape->at[i][0], shape->at[i][1])) == 1;
    return n;
}

/* SW-18.7, R-2: what made us choose these shapes. */
TEST(templates_have_their_shapes) {
    UNUSED;
    assert_int_equal(touching(&swamp_shapes[0], 3), 6); /* T1: a flower round 4 */
    assert_int_equal(touching(&swamp_shapes[1], 5), 6); /* T2: all six round the den in 6 */
    assert_int_equal(touching(&swamp_shapes[2], 5), 6); /* T3: a cross round 6 */
    assert_int_equal(touching(&swamp_shapes[2], 0), 1); /* its tips */
    assert_int_equal(touching(&swamp_shapes[2], 10), 1);
    assert_int_equal(touching(&swamp_shapes[2], 4), 2);
    assert_int_equal(touching(&swamp_shapes[2], 6), 2);
    int full = 0;
    for (int i = 0; i < 19; i++)
        full += touching(&swamp_shapes[6], i) == 6;
    assert_int_equal(full, 7); /* T7: two full rings */
}

/* SW-18.8: each default costs 1200 and loses nothing, and starts with its points. */
TEST(the_four_defaults) {
    UNUSED;
    static const int score[] = { 2290, 2670, 2460, 2310 }, shape[] = { 2, 3, 1, 5 }, home[] = { 6, 6, 7, 10 };
    static const int colour[] = { SW_BLK, SW_RED, SW_YEL, SW_GRY }, fertile[] = { 3, 2, 3, 3 };
    for (int i = 0; i < SW_DEFAULTS; i++) {
        const struct swamp_design *d = &swamp_defaults[i];
        assert_int_equal(spend(d), 1200);
        for (int k = 0; k < receipt.count; k++)
            assert_true(receipt.line[k].bought);
        assert_int_equal(bought.shape, shape[i]);
        assert_int_equal(bought.home, home[i]);
        assert_int_equal(bought.chosen, i + 1);
        assert_int_equal(bought.plot[home[i] - 1].colour, colour[i]);
        static struct swamp_state s;
        struct lz_setup setup = { .key = { 5, (uint64_t)i }, .seats = 2 };
        struct swamp_points points[SW_CLANS];
        struct lz_why why;
        lz_options_usual(&swamp_game, &setup);
        assert_true(swamp_game.setup(&swamp_game, &s, &setup, NULL, &why));
        s.design[1] = *d;
        swamp_world_make(&s, NULL);
        swamp_points_of(&s, points);
        assert_int_equal(points[1].total, score[i]);
        assert_int_equal(points[0].total, 2460); /* SW-18.1: no choice means Default 3 */
        for (int hex = 0; hex < swamp_hexes(&s); hex++)
            if (s.hex[hex].owner == 2 && s.hex[hex].marks & SW_HOME)
                assert_int_equal(swamp_fertile_near(&s, hex), fertile[i]);
    }
}

static void act(struct swamp_state *s, uint8_t verb, const int16_t *arg, uint8_t args) {
    struct lz_move move = { .seat = 1, .verb = verb, .args = args };
    struct lz_why why;
    memcpy(move.arg, arg, args * sizeof *arg);
    assert_true(lz_check(&swamp_game, s, &move, &why));
    swamp_game.apply(&swamp_game, s, &move, NULL);
}

/* SW-18.1, SW-18.3, SW-18.6: a design by moves becomes a clan: bands sated and unskilled, dens and temples its own. */
TEST(a_design_becomes_a_clan) {
    UNUSED;
    static struct swamp_state s;
    struct lz_setup setup = { .key = { 9, 9 }, .seats = 2 };
    struct lz_why why;
    lz_options_usual(&swamp_game, &setup);
    assert_true(swamp_game.setup(&swamp_game, &s, &setup, NULL, &why));
    act(&s, SW_DESIGN, (const int16_t[]){ 1, 1 }, 2);
    act(&s, SW_PLOT, (const int16_t[]){ 1, 11, 10, 30, 0, 0, 0, 0 }, 8); /* Red, 10POP 30RED */
    act(&s, SW_PLOT, (const int16_t[]){ 4, 4, 0, 0, 0, 0, 0, 0 }, 8);    /* Fer */
    act(&s, SW_PLOT, (const int16_t[]){ 2, 8, 0, 0, 0, 0, 0, 20 }, 8);   /* Tem, 20BLK */
    act(&s, SW_PLOT, (const int16_t[]){ 3, 10, 0, 0, 10, 0, 0, 0 }, 8);  /* Whi, 10GRN: they swim */
    swamp_world_make(&s, NULL);
    int homes = 0, bands = 0, temples = 0;
    for (int hex = 0; hex < swamp_hexes(&s); hex++) {
        const struct swamp_hex *at = &s.hex[hex];
        bands += at->clan == 2;
        assert_int_equal(at->hunger + at->experience + at->mired, 0);
        temples += at->terrain == SW_TEMPLE && at->owner == 2 && at->lizards[SW_BLK] == 20;
        if (at->terrain != SW_DEN || at->owner != 2)
            continue;
        homes++;
        assert_int_equal(at->marks, SW_HOME);
        assert_int_equal(at->population, 40);
        assert_int_equal(at->militia, 0);
        assert_int_equal(at->lizards[SW_RED], 30);
        assert_int_equal(swamp_fertile_near(&s, hex), 1);
    }
    assert_int_equal(homes, 1);
    assert_int_equal(temples, 1);
    assert_int_equal(bands, 3);
}

/* SW-18.5: in every template, a den with one Fertile hex can be a home if the two are next to each other. */
TEST(food_next_to_the_den) {
    UNUSED;
    for (int shape = 1; shape <= SW_TEMPLATES; shape++)
        for (int a = 0; a < swamp_shapes[shape - 1].hexes; a++)
            for (int b = 0; b < swamp_shapes[shape - 1].hexes; b++) {
                struct swamp_design d = { .shape = (uint8_t)shape };
                const int8_t *one = swamp_shapes[shape - 1].at[a], *two = swamp_shapes[shape - 1].at[b];
                int dq = one[0] - two[0], da = one[1] - two[1], far = dq * dq + da * da + dq * da;
                d.plot[b] = ground(SW_FERTILE);
                d.plot[a] = den(SW_RED, 0);
                spend(&d);
                assert_int_equal(bought.home == a + 1 && bought.shape == shape && !bought.chosen, far == 1);
                assert_int_equal(bought.chosen, far == 1 ? 0 : 3);
            }
}

/* Nothing is bought beyond the template. */
TEST(beyond_the_template) {
    UNUSED;
    struct swamp_design d = small();
    d.plot[7] = ground(SW_PLAINS);
    spend(&d);
    assert_int_equal(bought.shape, 1);
    for (int i = 7; i < SW_CELLS; i++)
        assert_int_equal(bought.plot[i].terrain, SW_UNKNOWN);
}

RUN(CASE(food_next_to_the_den), CASE(beyond_the_template), CASE(the_reduction_of_the_rules),
    CASE(sw_18_2_sw_18_3_prices), CASE(limits), CASE(what_is_skipped), CASE(the_home_den), CASE(volcanoes_are_calmed),
    CASE(words_of_a_plot), CASE(sw_18_7_templates_are_numbered_as_people_read), CASE(templates_have_their_shapes),
    CASE(the_four_defaults), CASE(a_design_becomes_a_clan))
