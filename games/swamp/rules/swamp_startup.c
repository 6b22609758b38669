/* What a clan starts with: a design spent item by item until the budget is gone (SW-18). */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

enum { BUDGET = 1200, WARRIORS = 600 };
enum { TERRAIN, POP, FIRST_COLOUR }; /* what a bill's item is */

/* By the words of lexicon 'q': a terrain, or a den of a colour. */
struct swamp_plot swamp_plot_of(int word) {
    static const uint8_t terrains[] = { SW_WATER,   SW_PLAINS, SW_SWAMP,  SW_SCRUB,  SW_FERTILE,  SW_PEAK,
                                        SW_VOLCANO, SW_RUIN,   SW_TEMPLE, SW_CURSED, SW_WHIRLPOOL };
    enum { DENS = sizeof terrains };
    lz_assert(word >= 0 && word < DENS + SW_COLOURS);
    return word < DENS ? (struct swamp_plot){ .terrain = terrains[word] }
                       : (struct swamp_plot){ .terrain = SW_DEN, .colour = (uint8_t)(word - DENS) };
}

struct purse {
    const struct swamp_bill *bill;
    int plot; /* what is paid for: 0 the template, then its hexes from 1 */
    int spent, warriors;
};

/* SW-18.4: an item is bought whole or skipped, and the bill hears of it either way. */
static bool buy(struct purse *purse, int what, int cost, int why) {
    if (!why && purse->spent + cost > BUDGET)
        why = SW_TOO_DEAR;
    lz_assert(cost >= 0 && purse->spent <= BUDGET);
    purse->spent += why ? 0 : cost;
    if (purse->bill)
        purse->bill->item(purse->bill->to, &(struct swamp_item){ purse->plot, what, cost, purse->spent, why });
    return !why;
}

static int tens(int n) { return n / 10; } /* SW-18.3: rounded down */

static void buy_terrain(struct purse *purse, const struct swamp_plot *wish, struct swamp_plot *got) {
    lz_assert(wish->terrain < SW_TERRAINS && wish->colour < SW_COLOURS);
    bool den = wish->terrain == SW_DEN, water = wish->terrain == SW_UNKNOWN || wish->terrain == SW_WATER;
    int cost = den ? swamp_facts.price[wish->colour].den : swamp_facts.ground[wish->terrain].cost;
    got->terrain = SW_WATER;
    if (water || !buy(purse, TERRAIN, cost, SW_BOUGHT))
        return;
    got->terrain = wish->terrain;
    got->colour = wish->colour;
}

static void buy_pop(struct purse *purse, const struct swamp_plot *wish, struct swamp_plot *got) {
    int n = tens(wish->pop), colour = wish->terrain == SW_DEN ? wish->colour : SW_RED;
    if (n && buy(purse, POP, n * swamp_facts.price[colour].extra, got->terrain == SW_DEN ? SW_BOUGHT : SW_NO_DEN))
        got->pop = (uint16_t)(10 * n);
}

static void buy_warriors(struct purse *purse, const struct swamp_plot *wish, struct swamp_plot *got) {
    for (int i = 0, here = 0; i < SW_COLOURS; i++) {
        int n = tens(wish->lizards[i]);
        int why = here + 10 * n > SW_LIMIT              ? SW_HEX_FULL
                  : purse->warriors + 10 * n > WARRIORS ? SW_ARMY_FULL
                                                        : SW_BOUGHT;
        if (!n || !buy(purse, FIRST_COLOUR + i, n * swamp_facts.price[i].warriors, why))
            continue;
        got->lizards[i] = (uint16_t)(10 * n);
        here += 10 * n;
        purse->warriors += 10 * n;
    }
}

/* ---- SW-18.5, once all is bought */

static bool touch(const struct swamp_shape *shape, int a, int b) {
    int dq = shape->at[a][0] - shape->at[b][0], da = shape->at[a][1] - shape->at[b][1];
    return dq >= -1 && dq <= 1 && da >= -1 && da <= 1 && dq + da >= -1 && dq + da <= 1 && a != b;
}

static bool beside(const struct swamp_design *design, int hex, int terrain) {
    const struct swamp_shape *shape = &swamp_shapes[design->shape - 1];
    for (int i = 0; i < shape->hexes; i++)
        if (design->plot[i].terrain == terrain && touch(shape, i, hex))
            return true;
    return false;
}

static void calm_volcanoes(struct swamp_design *design) {
    for (int i = 0; i < SW_CELLS; i++)
        if (design->plot[i].terrain == SW_VOLCANO && (beside(design, i, SW_DEN) || beside(design, i, SW_FERTILE)))
            design->plot[i].terrain = SW_PEAK;
}

static bool homely(const struct swamp_design *design, int hex) {
    return design->plot[hex].terrain == SW_DEN && beside(design, hex, SW_FERTILE);
}

/* The named hex if a home can be there, else the first that can be one; 0 if none can. */
static int home_of(const struct swamp_design *design) {
    if (design->home && homely(design, design->home - 1))
        return design->home;
    for (int i = 0; i < swamp_shapes[design->shape - 1].hexes; i++)
        if (homely(design, i))
            return i + 1;
    return 0;
}

void swamp_design_reduce(const struct swamp_design *wish, struct swamp_design *bought, const struct swamp_bill *bill) {
    lz_assert(wish->shape >= 1 && wish->shape <= SW_TEMPLATES);
    const struct swamp_shape *shape = &swamp_shapes[wish->shape - 1];
    lz_assert(shape->hexes <= SW_CELLS && wish->home <= shape->hexes);
    struct swamp_design got = { .shape = wish->shape, .home = wish->home, .chosen = wish->chosen };
    struct purse purse = { .bill = bill };
    buy(&purse, TERRAIN, shape->cost, SW_BOUGHT);
    for (int i = 0; i < shape->hexes; i++) {
        purse.plot = i + 1;
        buy_terrain(&purse, &wish->plot[i], &got.plot[i]);
        buy_pop(&purse, &wish->plot[i], &got.plot[i]);
        buy_warriors(&purse, &wish->plot[i], &got.plot[i]);
    }
    calm_volcanoes(&got);
    got.home = (uint8_t)home_of(&got);
    *bought = got.home ? got : swamp_defaults[2];
}
