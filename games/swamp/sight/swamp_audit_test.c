/* The audit: a sound world passes, and each way of breaking it is named by its rule. */
#include "tests/unit/swamp_field.h"

#include "core/words/option.h"
#include "core/seats.h"

static struct swamp_state sound, s;

/* A world of three, some turns old. */
static void make_sound(void) {
    struct lz_setup setup = { .seats = 3, .key = { 7, 7 } };
    struct lz_move turn = { .seat = LZ_CLOCK, .verb = SW_TURN };
    lz_options_usual(&swamp_game, &setup);
    setup.option[7] = 10000; /* victory_per_home: nobody wins */
    assert_true(swamp_game.setup(&swamp_game, &sound, &setup, NULL, NULL));
    for (int i = 0; i < 3; i++)
        swamp_game.apply(&swamp_game, &sound, &turn, NULL);
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
static void remembers_nothing(void) {
    s.memory_turn[0][0] = 1, s.memory_terrain[0][0] &= 0xf0;
    s.memory_den[0][0] &= 0xf0;
}

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
    assert_true(swamp_audit(&swamp_game, &sound, NULL));
    for (size_t i = 0; i < sizeof harms / sizeof harms[0]; i++) {
        struct lz_why why = { 0 };
        s = sound;
        harms[i].harm();
        if (swamp_audit(&swamp_game, &s, &why) || why.rule != harms[i].rule)
            fail_msg("harm %zu should break %s, breaks %s", i, swamp_game.ruleset[harms[i].rule].id,
                     swamp_game.ruleset[why.rule].id);
    }
}

/* ---- to the very edge, and beyond it */

static void breaks(uint16_t rule, const char *how) {
    struct lz_why why = { 0 };
    if (swamp_audit(&swamp_game, &s, &why) || why.rule != rule)
        fail_msg("%s should break %s, breaks %s", how, swamp_game.ruleset[rule].id, swamp_game.ruleset[why.rule].id);
}
#define BREAKS(rule, ...) \
    do { \
        s = sound; \
        __VA_ARGS__; \
        breaks(rule, #__VA_ARGS__); \
    } while (0)

static void holds(const char *how) {
    struct lz_why why = { 0 };
    if (!swamp_audit(&swamp_game, &s, &why))
        fail_msg("%s breaks %s", how, swamp_game.ruleset[why.rule].id);
}
#define HOLDS(...) \
    do { \
        s = sound; \
        __VA_ARGS__; \
        holds(#__VA_ARGS__); \
    } while (0)

static struct swamp_hex *on(bool (*wanted)(const struct swamp_hex *)) { return &s.hex[find(wanted)]; }
static bool plains(const struct swamp_hex *at) { return at->terrain == SW_PLAINS && !at->clan; }
static bool temple(const struct swamp_hex *at) { return at->terrain == SW_TEMPLE && !at->clan; }
static bool home_den(const struct swamp_hex *at) { return at->marks & SW_HOME; }

static void marked(bool (*wanted)(const struct swamp_hex *), int marks, int until) {
    on(wanted)->marks = (uint8_t)marks, on(wanted)->until = (uint8_t)until;
}

TEST(terrain_and_bands_to_the_edge) {
    UNUSED;
    make_sound();
    HOLDS(s.hex[5] = (struct swamp_hex){ .terrain = SW_WHIRLPOOL });
    HOLDS(s.hex[5] = (struct swamp_hex){ .terrain = SW_PLAINS });
    BREAKS(SW_2_1, s.hex[5] = (struct swamp_hex){ .terrain = SW_TERRAINS });
    BREAKS(SW_2_1, s.hex[0].terrain = SW_UNKNOWN);
    BREAKS(SW_2_1, s.hex[swamp_hexes(&s) - 1].terrain = SW_UNKNOWN);
    HOLDS(memcpy(on(banded)->lizards, (const uint16_t[]){ 60, 60, 60, 60, 60 }, 10));
    BREAKS(SW_4_6, memcpy(on(banded)->lizards, (const uint16_t[]){ 60, 60, 60, 60, 61 }, 10));
    BREAKS(SW_4_6, memcpy(on(banded)->lizards, (const uint16_t[]){ 61, 60, 60, 60, 60 }, 10));
    HOLDS(memcpy(on(banded)->lizards, (const uint16_t[]){ 0, 0, 0, 0, 1 }, 10));
    BREAKS(SW_4_2, on(banded)->clan = 4);
    BREAKS(SW_4_2, on(water)->lizards[SW_BLK] = 1);
    HOLDS(on(banded)->hunger = SW_STARVING, on(banded)->experience = SW_VETERAN, on(banded)->mired = 9);
    BREAKS(SW_5_1, on(water)->experience = 1);
    BREAKS(SW_5_1, on(water)->mired = 1);
}

TEST(what_stands_on_a_hex_to_the_edge) {
    UNUSED;
    make_sound();
    HOLDS(marked(water, SW_RAFT, 1));
    HOLDS(marked(water, SW_RAFT, 7));
    BREAKS(SW_2_2, marked(water, SW_RAFT, 0));
    BREAKS(SW_2_2, marked(plains, SW_RAFT, 3));
    HOLDS(marked(water, SW_BRIDGE, 0));
    BREAKS(SW_2_2, marked(water, 16, 0));
    BREAKS(SW_2_2, marked(water, SW_BRIDGE | 32, 0));
    HOLDS(marked(plains, SW_HALF_BUILT, s.turn));
    BREAKS(SW_2_2, marked(plains, SW_HALF_BUILT, s.turn - 1));
    BREAKS(SW_2_2, marked(water, SW_HALF_BUILT, s.turn));
    BREAKS(SW_15_5, marked(water, SW_BRIDGE, 1));
    BREAKS(SW_15_5, on(plains)->until = 1);
    HOLDS(marked(water, SW_BRIDGE, 0), on(water)->owner = 2);
    BREAKS(SW_2_4, marked(water, SW_BRIDGE, 0), on(water)->owner = 4);
    BREAKS(SW_2_4, on(plains)->owner = 1);
    HOLDS(on(temple)->owner = 3);
    HOLDS(struct swamp_hex *at = on(temple); at->owner = 3, at->clan = 1, at->lizards[0] = 5);
    HOLDS(struct swamp_hex *at = on(water); at->marks = SW_BRIDGE, at->owner = at->clan = 1, at->lizards[0] = 5);
    BREAKS(SW_2_4, struct swamp_hex *at = on(water);
           at->marks = SW_BRIDGE, at->owner = 2, at->clan = 1, at->lizards[0] = 5);
}

TEST(dens_to_the_edge) {
    UNUSED;
    make_sound();
    HOLDS(struct swamp_hex *at = on(free_den); at->colour = SW_UNSETTLED, at->population = 9, at->freed = 31);
    HOLDS(struct swamp_hex *at = on(free_den); at->colour = SW_UNSETTLED, at->population = 0, at->militia = 0);
    HOLDS(on(free_den)->colour = SW_BLK);
    HOLDS(on(free_den)->population = 1);
    BREAKS(SW_2_3, struct swamp_hex *at = on(free_den); at->colour = SW_UNSETTLED, at->population = 10);
    BREAKS(SW_2_3, struct swamp_hex *at = on(free_den); at->colour = SW_UNSETTLED, at->population = 9, at->freed = 32);
    BREAKS(SW_2_3, on(free_den)->colour = SW_COLOUR_UNTOLD);
    BREAKS(SW_2_3, on(free_den)->freed = 1);
    BREAKS(SW_2_3, on(plains)->militia = 1);
    BREAKS(SW_2_3, on(plains)->colour = 1);
    BREAKS(SW_2_3, on(plains)->freed = 1);
    BREAKS(SW_2_3, on(plains)->marks = SW_HOME);
    HOLDS(marked(free_den, SW_HOME, s.turn + 1));
    HOLDS(marked(free_den, SW_HOME, s.turn + 3));
    BREAKS(SW_15_5, marked(free_den, SW_HOME, s.turn));
    BREAKS(SW_15_5, marked(free_den, SW_HOME, s.turn + 4));
    BREAKS(SW_15_5, marked(free_den, 0, s.turn + 1));
    BREAKS(SW_15_5, on(home_den)->until = (uint8_t)(s.turn + 1));
}

/* SW-4.7, SW-4.8 */
TEST(spies_to_the_edge) {
    UNUSED;
    make_sound();
    HOLDS(spy(0, 1, 4), spy(1, 1, 4), spy(2, 1, 1), spy(3, 3, 1));
    HOLDS(spy(0, 1, 1), spy(1, 2, 4));
    HOLDS(spy(0, 1, 1), s.spy[0].colour = SW_BLK);
    BREAKS(SW_4_7, spy(0, 1, 1), s.spy[0].colour = SW_COLOURS);
    BREAKS(SW_4_7, spy(0, 1, 0));
    BREAKS(SW_4_7, spy(0, 4, 1));
    HOLDS(spy(0, 1, 1), s.spy[0].hex = (unsigned)(swamp_hexes(&s) - 1) & 1023u);
    BREAKS(SW_4_7, spy(0, 1, 1), s.spy[0].hex = (unsigned)swamp_hexes(&s) & 1023u);
    BREAKS(SW_4_7, spy(0, 1, 1), s.spies = 0);
    BREAKS(SW_4_7, spy(SW_SPIES - 1, 1, 1), s.spies = 0);
    HOLDS(for (int i = 0; i < SW_SPIES; i++) spy(i, 1, 1));
    BREAKS(SW_4_7, for (int i = 0; i < SW_SPIES; i++) spy(i, 1, 1); s.spies = SW_SPIES + 1);
    BREAKS(SW_4_7, spy(0, 1, 2), spy(1, 1, 1), spy(2, 1, 2));
}

static void write(int seat, int line, int verb, int hex) {
    s.desk[seat].orders = (uint8_t)(line + 1);
    s.order[seat][line] = (struct swamp_order){ .verb = (uint8_t)verb, .hex = (uint16_t)hex, .path = 54 };
}

/* SW-6.2 */
TEST(books_to_the_edge) {
    UNUSED;
    make_sound();
    HOLDS(for (int i = 0; i < SW_ORDERS; i++) write(2, i, SW_RE, i));
    HOLDS(write(0, 0, SW_DB, swamp_hexes(&s) - 1));
    HOLDS(write(0, 0, SW_RE, 1), write(1, 0, SW_RE, 1), write(2, 0, SW_RE, 1));
    BREAKS(SW_6_2, write(0, 0, SW_DB, swamp_hexes(&s)));
    BREAKS(SW_6_2, write(0, 0, SW_ORDER_VERBS, 0));
    BREAKS(SW_6_2, write(0, 0, SW_RE, 0), s.order[0][0].path = 55);
    BREAKS(SW_6_2, write(0, 0, SW_RE, 0), s.order[0][0].path = 62);
    BREAKS(SW_6_2, write(0, 0, SW_RE, 1), write(0, 1, SW_RE, 0), s.order[0][1].path = 62);
    HOLDS(write(0, 0, SW_SP, 1), write(0, 1, SW_SP, 1));
    BREAKS(SW_6_2, write(0, 0, SW_RE, 1), write(0, 1, SW_RE, 2), write(0, 2, SW_RE, 1));
    BREAKS(SW_6_2, write(0, 0, SW_RE, 1), write(0, 1, SW_RE, 2), write(0, 2, SW_RE, 2));
    BREAKS(SW_6_2, write(2, SW_ORDERS - 1, SW_RE, 1), s.desk[2].orders = 0);
    BREAKS(SW_6_2, s.order[15][SW_ORDERS - 1].verb = SW_RE);
    HOLDS(s.laws.order_limit = 2, write(0, 0, SW_RE, 1), write(0, 1, SW_RE, 2));
    struct lz_why why = { 0 };
    s = sound;
    write(2, 0, SW_ORDER_VERBS, 0);
    assert_false(swamp_audit(&swamp_game, &s, &why));
    assert_int_equal(why.arg, 2); /* whose book it is */
}

/* A clan that is out has neither a book nor a voice. */
TEST(clans_to_the_edge) {
    UNUSED;
    make_sound();
    s = sound;
    for (int hex = 0; hex < swamp_hexes(&s); hex++) {
        struct swamp_hex *at = &s.hex[hex];
        if (at->clan == 3)
            at->clan = at->hunger = at->experience = at->mired = 0, memset(at->lizards, 0, sizeof at->lizards);
        if (at->owner == 3)
            at->owner = SW_FREE, at->until = at->marks & SW_HOME ? (uint8_t)(s.turn + 1) : 0;
    }
    s.clan[2].state = SW_ELIMINATED;
    s.head.may = s.head.wait = 3;
    holds("a clan that is out");
    struct swamp_state gone = s;
    write(2, 0, SW_RE, 1);
    breaks(SW_6_2, "orders of a clan that is out");
    s = gone;
    s.head.wait = 7;
    breaks(SW_6_1, "waiting for a clan that is out");
    s = gone;
    s.clan[2].state = SW_ELIMINATED + 1;
    breaks(SW_4_1, "a state that is none");
    HOLDS(s.desk[0].leaving = s.desk[0].acted = 1);
    BREAKS(SW_4_1, s.desk[2].leaving = 2);
    BREAKS(SW_4_1, s.desk[0].acted = 2);
    BREAKS(SW_4_1, s.clan[3].code[0] = 'X');
    BREAKS(SW_4_1, s.desk[3].missed = 1);
    BREAKS(SW_4_1, s.clan[15].state = 1);
    BREAKS(SW_4_1, s.clan[0].name[0] = 0);
}

/* SW-6.1 */
TEST(phases_to_the_edge) {
    UNUSED;
    make_sound();
    HOLDS(s.head.wait = 1);
    BREAKS(SW_6_1, s.head.may = 3, s.head.wait = 3);
    HOLDS(s.head.over = 1, s.head.phase = SW_PHASE_OVER, s.head.may = s.head.wait = 0);
    BREAKS(SW_6_1, s.head.over = 1, s.head.phase = SW_PHASE_OVER);
    BREAKS(SW_6_1, s.head.phase = SW_PHASE_OVER, s.head.may = s.head.wait = 0);
    BREAKS(SW_6_1, s.head.over = 1, s.head.phase = SW_PHASE_OVER, s.head.may = 0, s.head.wait = 1);
    BREAKS(SW_1_1, s.hex[swamp_hexes(&s)].until = 1);
    BREAKS(SW_1_1, s.hex[SW_HEXES - 1].freed = 1);
    BREAKS(SW_1_1, s.hex[swamp_hexes(&s)].population = 1);
    struct lz_why why = { 0 };
    s = sound;
    s.hex[SW_HEXES - 1].freed = 1;
    assert_false(swamp_audit(&swamp_game, &s, &why));
    assert_int_equal(why.arg, 0);
    s = sound;
    s.hex[7].terrain = SW_UNKNOWN;
    assert_false(swamp_audit(&swamp_game, &s, &why));
    assert_int_equal(why.arg, swamp_name_of(&s.laws, 7));
}

static void remember(int seat, int hex, int turn, int terrain) {
    s.memory_turn[seat][hex] = (uint8_t)turn;
    swamp_nibble_set(s.memory_terrain[seat], hex, terrain);
    swamp_nibble_set(s.memory_den[seat], hex, terrain == SW_DEN ? SW_RED + 1 : 0);
}

/* SW-3.5 */
TEST(memory_to_the_edge) {
    UNUSED;
    make_sound();
    int last = swamp_hexes(&sound) - 1;
    HOLDS(remember(2, last, s.turn + 1, SW_WHIRLPOOL));
    HOLDS(remember(0, 0, 1, SW_PLAINS));
    HOLDS(remember(0, 0, 0, 0));
    BREAKS(SW_3_5, remember(0, 0, 1, SW_TERRAINS));
    BREAKS(SW_3_5, remember(2, last, 0, 1));
    BREAKS(SW_3_5, remember(2, last, 1, 0));
    BREAKS(SW_3_5, remember(2, last, s.turn + 2, 1));
    BREAKS(SW_3_5, remember(2, last + 1, 1, 1));
    BREAKS(SW_3_5, remember(2, SW_HEXES - 1, 1, 1));
    BREAKS(SW_3_5, remember(3, 0, 1, 1));
    BREAKS(SW_3_5, remember(15, last, 1, 1));
    BREAKS(SW_3_5, s.laws.map_memory = 0);
    HOLDS(s.laws.map_memory = 0, memset(s.memory_turn, 0, sizeof s.memory_turn),
          memset(s.memory_terrain, 0, sizeof s.memory_terrain), memset(s.memory_den, 0, sizeof s.memory_den));
    HOLDS(remember(0, 0, 1, SW_DEN));
    BREAKS(SW_3_5, remember(0, 0, 1, SW_DEN), swamp_nibble_set(s.memory_den[0], 0, 0));
    BREAKS(SW_3_5, remember(0, 0, 1, SW_PLAINS), swamp_nibble_set(s.memory_den[0], 0, SW_RED + 1));
}

TEST(start_ups_to_the_edge) {
    UNUSED;
    struct lz_setup setup = { .seats = 2 };
    lz_options_usual(&swamp_game, &setup);
    assert_true(swamp_game.setup(&swamp_game, &sound, &setup, NULL, NULL));
    HOLDS(s.design[1].chosen = SW_DEFAULTS);
    HOLDS(s.design[1].shape = SW_TEMPLATES);
    HOLDS(s.design[1].shape = 1, s.design[1].home = 0);
    HOLDS(s.design[1].home = swamp_facts.shape[s.design[1].shape - 1].hexes);
    HOLDS(s.design[1].plot[SW_CELLS - 1].terrain = SW_TERRAINS - 1, s.design[1].plot[0].colour = SW_BLK);
    BREAKS(SW_18_9, s.design[0].shape = 0);
    BREAKS(SW_18_9, s.design[1].chosen = SW_DEFAULTS + 1);
    BREAKS(SW_18_9, s.design[1].home = (uint8_t)(swamp_facts.shape[s.design[1].shape - 1].hexes + 1));
    BREAKS(SW_18_9, s.design[1].plot[SW_CELLS - 1].terrain = SW_TERRAINS);
    BREAKS(SW_18_9, s.design[0].plot[0].colour = SW_COLOURS);
    BREAKS(SW_6_1, s.turn = 1);
    BREAKS(SW_6_1, s.spies = 1);
    BREAKS(SW_1_1, s.hex[0].terrain = SW_WATER);
    BREAKS(SW_3_5, remember(0, 0, 1, 1));
    BREAKS(SW_4_7, s.spy[0].clan = 1);
    struct lz_why why = { 0 };
    s = sound;
    s.design[1].shape = 0;
    assert_false(swamp_audit(&swamp_game, &s, &why));
    assert_int_equal(why.arg, 1);
}

/* SW-1.1: a map of all 1024 hexes. */
TEST(the_largest_map) {
    UNUSED;
    struct lz_setup setup = { .seats = 16 };
    struct lz_move turn = { .seat = LZ_CLOCK, .verb = SW_TURN };
    lz_options_usual(&swamp_game, &setup);
    assert_true(swamp_game.setup(&swamp_game, &sound, &setup, NULL, NULL));
    swamp_game.apply(&swamp_game, &sound, &turn, NULL);
    assert_int_equal(swamp_hexes(&sound), SW_HEXES);
    HOLDS(s.head.now++);
    BREAKS(SW_1_1, s.laws.wide++);
    BREAKS(SW_2_1, s.hex[SW_HEXES - 1].terrain = SW_UNKNOWN);
}

/* SW-18.9 */
TEST(designs_are_audited_before_the_first_turn) {
    UNUSED;
    struct lz_setup setup = { .seats = 2 };
    struct lz_why why = { 0 };
    lz_options_usual(&swamp_game, &setup);
    assert_true(swamp_game.setup(&swamp_game, &s, &setup, NULL, NULL) && swamp_audit(&swamp_game, &s, NULL));
    s.design[1].shape = 9;
    assert_false(swamp_audit(&swamp_game, &s, &why));
    assert_int_equal(why.rule, SW_18_9);
}

RUN(CASE(what_is_broken_is_named_by_its_rule), CASE(terrain_and_bands_to_the_edge),
    CASE(what_stands_on_a_hex_to_the_edge), CASE(dens_to_the_edge), CASE(spies_to_the_edge), CASE(books_to_the_edge),
    CASE(clans_to_the_edge), CASE(phases_to_the_edge), CASE(memory_to_the_edge), CASE(start_ups_to_the_edge),
    CASE(the_largest_map), CASE(designs_are_audited_before_the_first_turn))
