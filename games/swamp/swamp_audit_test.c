/* The audit: a sound world passes, and each way of breaking it is named by its rule. */
#include "tests/unit/swamp_field.h"

#include "core/option.h"
#include "core/seats.h"

static struct swamp_state sound, s;

/* A world of three, some turns old. */
static void make_sound(void) {
    struct lz_setup setup = { .seats = 3, .key = { 7, 7 } };
    struct lz_move turn = { .seat = LZ_CLOCK, .verb = SW_TURN };
    lz_options_usual(&swamp_game, &setup);
    setup.option[7] = 10000; /* victory_per_home: nobody wins */
    assert_true(swamp_game.setup(&sound, &setup, NULL, NULL));
    for (int i = 0; i < 3; i++)
        swamp_game.apply(&sound, &turn, NULL);
}

static int find(bool (*wanted)(const struct swamp_hex *)) {
    for (int hex = 0; hex < swamp_hexes(&s); hex++)
        if (wanted(&s.hex[hex]))
            return hex;
    fail_msg("no such hex");
    return 0;
}
static bool banded(const struct swamp_hex *at) { return at->clan && at->terrain != SW_DEN; }
static bool owned_den(const struct swamp_hex *at) { return at->terrain == SW_DEN && at->owner; }
static bool free_den(const struct swamp_hex *at) { return at->terrain == SW_DEN && !at->owner; }
static bool water(const struct swamp_hex *at) { return at->terrain == SW_WATER && !at->clan; }
static bool peak(const struct swamp_hex *at) { return at->terrain == SW_PEAK && !at->clan; }

static void no_terrain(void) { s.hex[5].terrain = SW_UNKNOWN; }
static void too_many(void) { s.hex[find(banded)].lizards[SW_RED] = 301; }
static void band_of_nobody(void) { s.hex[find(banded)].clan = 0; }
static void band_of_none(void) { memset(s.hex[find(banded)].lizards, 0, sizeof s.hex[0].lizards); }
static void band_of_the_gone(void) { s.clan[0].state = SW_ELIMINATED; }
static void too_hungry(void) { s.hex[find(banded)].hunger = 6; }
static void hungry_hex(void) { s.hex[find(water)].hunger = 1; }
static void too_skilled(void) { s.hex[find(banded)].experience = 6; }
static void bridge_on_land(void) { s.hex[find(peak)].marks = SW_BRIDGE; }
static void bridge_and_raft(void) { s.hex[find(water)].marks = SW_BRIDGE | SW_RAFT; }
static void raft_for_ever(void) {
    struct swamp_hex *at = &s.hex[find(water)];
    at->marks = SW_RAFT, at->until = 8;
}
static void half_on_peak(void) {
    struct swamp_hex *at = &s.hex[find(peak)];
    at->marks = SW_HALF_BUILT, at->until = (uint8_t)s.turn;
}
static void den_lizards_outside(void) { s.hex[find(peak)].population = 4; }
static void militia_of_a_clan(void) { s.hex[find(owned_den)].militia = 4; }
static void settled_by_nobody(void) { s.hex[find(free_den)].population = 0; }
static void many_unsettled(void) { s.hex[find(free_den)].colour = SW_UNSETTLED; }
static void home_in_the_water(void) { s.hex[find(water)].marks = SW_HOME; }
static void owned_water(void) { s.hex[find(water)].owner = 1; }
static void den_held_by_another(void) {
    struct swamp_hex *at = &s.hex[find(owned_den)];
    at->clan = at->owner == 1 ? 2 : 1, at->lizards[SW_RED] = 9;
}
static void never_falls(void) {
    struct swamp_hex *at = &s.hex[find(free_den)];
    at->marks = SW_HOME, at->until = 0;
}
static void falls_though_owned(void) { s.hex[find(owned_den)].until = (uint8_t)(s.turn + 1); }
static void outside_the_map(void) { s.hex[swamp_hexes(&s)].terrain = SW_WATER; }
static void spy(int i, int clan, int age) {
    s.spy[i] = (struct swamp_spy){ .hex = 3, .clan = (uint8_t)clan, .age = (unsigned)age & 7u };
    s.spies = (uint16_t)(i + 1);
}
static void spy_too_old(void) { spy(0, 1, 5); }
static void spy_of_nobody(void) { spy(0, 0, 1); }
static void spies_out_of_order(void) { spy(0, 2, 1), spy(1, 1, 1); }
static void younger_first(void) { spy(0, 1, 1), spy(1, 1, 2); }
static void order_of_nothing(void) { s.desk[0].orders = 1, s.order[0][0].hex = SW_NOWHERE; }
static void order_twice(void) {
    s.desk[0].orders = 2;
    s.order[0][0] = s.order[0][1] = (struct swamp_order){ .verb = SW_RE, .hex = 1, .path = 54 };
}
static void ink_below(void) { s.order[1][4].verb = SW_RE; }
static void too_many_orders(void) { s.laws.order_limit = 1, s.desk[0].orders = 2; }
static void waits_for_nobody(void) { s.head.wait = 0; }
static void dead_may_act(void) { s.head.may |= lz_only(5); }
static void over_but_on(void) { s.head.over = 1; }
static void nameless(void) { s.clan[2].name[0] = 0; }
static void remembers_the_future(void) { s.memory_turn[0][0] = (uint8_t)(s.turn + 2), s.memory_terrain[0][0] |= 1; }
static void remembers_nothing(void) { s.memory_turn[0][0] = 1, s.memory_terrain[0][0] &= 0xf0; }

static const struct {
    void (*harm)(void);
    uint16_t rule;
} harms[] = {
    { no_terrain, SW_2_1 },        { too_many, SW_4_6 },
    { band_of_nobody, SW_4_2 },    { band_of_none, SW_4_2 },
    { too_hungry, SW_5_1 },        { hungry_hex, SW_5_1 },
    { too_skilled, SW_5_1 },       { bridge_on_land, SW_2_2 },
    { bridge_and_raft, SW_2_2 },   { raft_for_ever, SW_2_2 },
    { half_on_peak, SW_2_2 },      { den_lizards_outside, SW_2_3 },
    { militia_of_a_clan, SW_2_3 }, { settled_by_nobody, SW_2_3 },
    { many_unsettled, SW_2_3 },    { home_in_the_water, SW_2_3 },
    { owned_water, SW_2_4 },       { den_held_by_another, SW_2_4 },
    { never_falls, SW_15_5 },      { falls_though_owned, SW_15_5 },
    { outside_the_map, SW_1_1 },   { spy_too_old, SW_4_7 },
    { spy_of_nobody, SW_4_7 },     { spies_out_of_order, SW_4_7 },
    { younger_first, SW_4_7 },     { order_of_nothing, SW_6_2 },
    { order_twice, SW_6_2 },       { ink_below, SW_6_2 },
    { too_many_orders, SW_6_2 },   { waits_for_nobody, SW_6_1 },
    { dead_may_act, SW_6_1 },      { over_but_on, SW_6_1 },
    { nameless, SW_4_1 },          { remembers_the_future, SW_3_5 },
    { remembers_nothing, SW_3_5 }, { band_of_the_gone, SW_6_1 },
};

TEST(what_is_broken_is_named_by_its_rule) {
    UNUSED;
    make_sound();
    assert_true(swamp_audit(&sound, NULL));
    for (size_t i = 0; i < sizeof harms / sizeof harms[0]; i++) {
        struct lz_why why = { 0 };
        s = sound;
        harms[i].harm();
        if (swamp_audit(&s, &why) || why.rule != harms[i].rule)
            fail_msg("harm %zu should break %s, breaks %s", i, swamp_game.ruleset[harms[i].rule].id,
                     swamp_game.ruleset[why.rule].id);
    }
}

/* SW-18.9 */
TEST(designs_are_audited_before_the_first_turn) {
    UNUSED;
    struct lz_setup setup = { .seats = 2 };
    struct lz_why why = { 0 };
    lz_options_usual(&swamp_game, &setup);
    assert_true(swamp_game.setup(&s, &setup, NULL, NULL) && swamp_audit(&s, NULL));
    s.design[1].shape = 9;
    assert_false(swamp_audit(&s, &why));
    assert_int_equal(why.rule, SW_18_9);
}

RUN(CASE(what_is_broken_is_named_by_its_rule), CASE(designs_are_audited_before_the_first_turn))
