/* The world made from the clans' designs and one stream of chance, step by step as in SW-19.1. */
#include "core/bug.h"
#include "core/rng.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

enum { DICE = 1 };  /* the purpose of chance; a turn's is 2 (SW-21.1) */
enum { BLOCK = 8 }; /* hexes of a block each way */
enum { FREE_POP = 30 };
enum { LAND = 40, SMOOTHINGS = 2 };
enum { MILITIA = 30 };

struct world {
    struct swamp_state *s;
    struct swamp_work work; /* only its dice roll */
    int blocks;
    uint8_t laid[SW_HEXES]; /* the hex belongs to a template */
};

static int terrain_at(const struct world *w, int hex) { return w->s->hex[hex].terrain; }
static bool dry(int terrain) { return !swamp_water(terrain); }

static int count_near(const struct world *w, int hex, bool (*is)(const struct world *, int hex)) {
    int n = 0;
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int near = swamp_neighbour(&w->s->laws, hex, d);
        n += near != SW_NOWHERE && is(w, near);
    }
    return n;
}

static bool is_laid(const struct world *w, int hex) { return w->laid[hex]; }
static bool is_den(const struct world *w, int hex) { return terrain_at(w, hex) == SW_DEN; }
static bool is_fertile(const struct world *w, int hex) { return terrain_at(w, hex) == SW_FERTILE; }
static bool is_open_water(const struct world *w, int hex) { return terrain_at(w, hex) == SW_WATER && !w->laid[hex]; }
static bool is_open_land(const struct world *w, int hex) { return dry(terrain_at(w, hex)) && !w->laid[hex]; }

static int first_of_block(const struct world *w, int block) {
    int across = w->s->laws.wide / BLOCK;
    lz_assert(block >= 0 && block < w->blocks);
    return block / across * BLOCK * w->s->laws.wide + block % across * BLOCK;
}

/* A pick, in hex order, among the hexes of the block that fit; SW_NOWHERE if none does. */
static int pick_in_block(struct world *w, int block, bool (*fit)(const struct world *, int hex)) {
    uint16_t list[BLOCK * BLOCK];
    int n = 0, first = first_of_block(w, block);
    for (int i = 0; i < BLOCK * BLOCK; i++) {
        int hex = first + i / BLOCK * w->s->laws.wide + i % BLOCK;
        if (fit(w, hex))
            list[n++] = (uint16_t)hex;
    }
    return n ? swamp_pick(&w->work, list, n) : SW_NOWHERE;
}

/* The same with a second wish where nothing fits the first. */
static int pick_either(struct world *w, int block, bool (*fit)(const struct world *, int hex),
                       bool (*otherwise)(const struct world *, int hex)) {
    int hex = pick_in_block(w, block, fit);
    return hex != SW_NOWHERE ? hex : pick_in_block(w, block, otherwise);
}

/* A row of a table of rnd(100): below `under`, the value. */
struct share {
    uint8_t under, value;
};

static int share_of(struct world *w, const struct share *row) {
    int roll = swamp_rnd(&w->work, 100);
    while (roll >= row->under)
        row++;
    return row->value;
}

/* ---- 1 and 2: the clans and their templates */

static void lay_plot(struct world *w, int clan, const struct swamp_plot *plot, int hex) {
    struct swamp_hex *at = &w->s->hex[hex];
    lz_assert(swamp_on_map(&w->s->laws, hex) && !w->laid[hex]);
    bool den = plot->terrain == SW_DEN;
    w->laid[hex] = true;
    at->terrain = plot->terrain;
    at->owner = (uint8_t)(den || plot->terrain == SW_TEMPLE ? clan : SW_FREE);
    at->colour = den ? plot->colour : 0;
    at->population = (uint16_t)(den ? FREE_POP + plot->pop : 0);
    for (int i = 0; i < SW_COLOURS; i++) {
        at->lizards[i] = plot->lizards[i];
        at->clan = (uint8_t)(plot->lizards[i] ? clan : at->clan);
    }
}

static void lay_template(struct world *w, int clan, int anchor) {
    struct swamp_design design;
    swamp_design_reduce(&w->s->design[clan - 1], &design, NULL);
    const struct swamp_shape *shape = &swamp_shapes[design.shape - 1];
    for (int i = 0; i < shape->hexes; i++) {
        int hex = swamp_at_axial(&w->s->laws, anchor, shape->at[i][0], shape->at[i][1]);
        lay_plot(w, clan, &design.plot[i], hex);
        if (i + 1 == design.home)
            w->s->hex[hex].marks = SW_HOME;
    }
}

static void lay_templates(struct world *w) {
    uint16_t clan[SW_CLANS];
    lz_assert(w->blocks == w->s->head.seats && w->blocks * BLOCK * BLOCK == swamp_hexes(w->s));
    for (int i = 0; i < w->blocks; i++)
        clan[i] = (uint16_t)(i + 1);
    swamp_shuffle(&w->work.dice, clan, w->blocks);
    for (int block = 0; block < w->blocks; block++) {
        int column = 2 + swamp_rnd(&w->work, 3), row = 3 + swamp_rnd(&w->work, 2);
        lay_template(w, clan[block], first_of_block(w, block) + row * w->s->laws.wide + column);
    }
}

/* ---- 3 and 4: land, smoothed, and what grows on it */

static bool is_land(const struct world *w, int hex) { return dry(terrain_at(w, hex)); }

static void smooth(struct world *w) {
    uint8_t next[SW_HEXES];
    for (int hex = 0; hex < swamp_hexes(w->s); hex++) {
        int near = count_near(w, hex, is_land);
        next[hex] = near >= 4 ? SW_PLAINS : near <= 2 ? SW_WATER : w->s->hex[hex].terrain;
    }
    for (int hex = 0; hex < swamp_hexes(w->s); hex++)
        if (!w->laid[hex])
            w->s->hex[hex].terrain = next[hex];
}

static void raise_land(struct world *w) {
    static const struct share ground[] = {
        { 34, SW_PLAINS }, { 54, SW_SWAMP }, { 78, SW_SCRUB }, { 90, SW_FERTILE }, { 100, SW_PEAK },
    };
    for (int hex = 0; hex < swamp_hexes(w->s); hex++)
        if (!w->laid[hex])
            w->s->hex[hex].terrain = swamp_pct(&w->work, LAND) ? SW_PLAINS : SW_WATER;
    for (int i = 0; i < SMOOTHINGS; i++)
        smooth(w);
    for (int hex = 0; hex < swamp_hexes(w->s); hex++)
        if (is_open_land(w, hex))
            w->s->hex[hex].terrain = (uint8_t)share_of(w, ground);
}

/* ---- 5 and 9: free dens */

static bool away_from_dens(const struct world *w, int hex) {
    return !w->laid[hex] && !is_den(w, hex) && !count_near(w, hex, is_den);
}
static bool good_for_den(const struct world *w, int hex) {
    return away_from_dens(w, hex) && is_open_land(w, hex) && !count_near(w, hex, is_laid);
}

static bool tillable(const struct world *w, int hex) {
    int terrain = terrain_at(w, hex);
    return !w->laid[hex] && (swamp_facts.ground[terrain].plantable || terrain == SW_PEAK);
}

/* Neighbours that fit, in hex order. */
static int list_near(const struct world *w, int hex, bool (*fit)(const struct world *, int hex),
                     uint16_t list[SW_DIRECTIONS]) {
    int n = 0;
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int near = swamp_neighbour(&w->s->laws, hex, d);
        if (near == SW_NOWHERE || !fit(w, near))
            continue;
        int at = n++;
        for (; at > 0 && list[at - 1] > near; at--)
            list[at] = list[at - 1];
        list[at] = (uint16_t)near;
    }
    return n;
}

static void feed_den(struct world *w, int hex) {
    int wanted = 1 + swamp_rnd(&w->work, 4);
    while (count_near(w, hex, is_fertile) < wanted) {
        uint16_t list[SW_DIRECTIONS];
        int n = list_near(w, hex, tillable, list);
        if (!n)
            n = list_near(w, hex, is_open_water, list);
        if (!n)
            return;
        w->s->hex[swamp_pick(&w->work, list, n)].terrain = SW_FERTILE;
    }
}

static void found_den(struct world *w, int block) {
    static const struct share colours[] = {
        { 40, SW_RED }, { 58, SW_GRN }, { 74, SW_GRY }, { 90, SW_YEL }, { 100, SW_BLK },
    };
    int hex = pick_either(w, block, good_for_den, away_from_dens);
    if (hex == SW_NOWHERE)
        return;
    w->s->hex[hex].terrain = SW_DEN;
    w->s->hex[hex].colour = (uint8_t)share_of(w, colours);
    feed_den(w, hex);
}

static void found_dens(struct world *w) {
    for (int block = 0; block < w->blocks; block++)
        for (int i = 0; i < w->s->laws.free_dens; i++)
            found_den(w, block);
}

/* SW-11.13: the militia of free dens. */
static void people_dens(struct world *w) {
    for (int hex = 0; hex < swamp_hexes(w->s); hex++) {
        struct swamp_hex *at = &w->s->hex[hex];
        if (at->terrain != SW_DEN || w->laid[hex])
            continue;
        at->population = (uint16_t)(SW_FOOD * swamp_fertile_near(w->s, hex));
        at->militia = (uint16_t)(MILITIA * at->population / 100);
        lz_assert(at->militia <= SW_LIMIT);
    }
}

/* ---- 6, 7 and 8: temples, ruins, volcanoes, whirlpools */

static bool common_land(const struct world *w, int hex) {
    int terrain = terrain_at(w, hex);
    return is_open_land(w, hex) && terrain != SW_DEN && terrain != SW_FERTILE && terrain != SW_TEMPLE &&
           terrain != SW_RUIN;
}

static void build(struct world *w, int block, int terrain, int count) {
    for (int i = 0; i < count; i++) {
        int hex = pick_either(w, block, common_land, is_open_water);
        if (hex != SW_NOWHERE)
            w->s->hex[hex].terrain = (uint8_t)terrain;
    }
}

static void build_blocks(struct world *w) {
    for (int block = 0; block < w->blocks; block++) {
        build(w, block, SW_TEMPLE, w->s->laws.temples);
        build(w, block, SW_RUIN, w->s->laws.ruins);
    }
}

static bool lone_peak(const struct world *w, int hex) {
    return !w->laid[hex] && terrain_at(w, hex) == SW_PEAK && !count_near(w, hex, is_laid);
}
static bool lone_flat(const struct world *w, int hex) {
    return !w->laid[hex] && swamp_facts.ground[terrain_at(w, hex)].plantable && !count_near(w, hex, is_laid);
}

static void light_volcanoes(struct world *w) {
    for (int block = 0; block + 1 < w->blocks; block += 2) {
        int hex = pick_either(w, block, lone_peak, lone_flat);
        if (hex != SW_NOWHERE)
            w->s->hex[hex].terrain = SW_VOLCANO;
    }
}

static void stir_whirlpools(struct world *w) {
    for (int i = 0; i < 3 * w->blocks / 4; i++) {
        uint16_t list[SW_HEXES];
        int n = 0;
        for (int hex = 0; hex < swamp_hexes(w->s); hex++)
            if (is_open_water(w, hex))
                list[n++] = (uint16_t)hex;
        if (n)
            w->s->hex[swamp_pick(&w->work, list, n)].terrain = SW_WHIRLPOOL;
    }
}

void swamp_world_make(struct swamp_state *s, struct lz_sink *out) {
    static void (*const steps[])(struct world *) = {
        lay_templates, raise_land, found_dens, build_blocks, light_volcanoes, stir_whirlpools, people_dens,
    };
    struct world w = { .s = s, .blocks = s->laws.wide / BLOCK * (s->laws.high / BLOCK) };
    swamp_work_begin(&w.work, s, out, lz_fork(&s->head.rng, DICE, 0));
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
        steps[i](&w);
    _Static_assert(sizeof s->order >= sizeof s->design, "orders are written where the designs lay");
    memset(s->order, 0, sizeof s->order);
    swamp_remember(s);
}
