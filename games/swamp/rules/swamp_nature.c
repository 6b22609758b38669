/* Volcanoes and whirlpools: the events of the Movement Phase (SW-12). */
#include "core/bug.h"
#include "core/words/event.h"
#include "games/swamp/rules/swamp_work.h"

enum { ERUPT = 8, LAVA = 30, QUAKE = 25 }; /* percents, SW-20.3 */

static int burn_warriors(struct swamp_work *w, int hex) {
    struct swamp_cells cells;
    uint16_t fallen[SW_COLOURS] = { 0 };
    swamp_cells_of(w, hex, &cells);
    int dead = swamp_scourge(w, &cells, LAVA, fallen);
    swamp_say_lost(w, (struct swamp_toll){ swamp_clan_at(w, hex), hex, SW_BY_LAVA }, fallen);
    swamp_sweep(w, hex);
    return dead;
}

static void wreck(struct swamp_work *w, int hex) {
    const struct swamp_hex *at = &w->s->hex[hex];
    if (at->terrain == SW_DEN)
        swamp_den_to_ruin(w, hex);
    if (at->marks & SW_HALF_BUILT)
        swamp_half_built_gone(w, hex);
    if (at->marks & SW_BRIDGE)
        swamp_bridge_gone(w, hex);
}

static void quake(struct swamp_work *w, int hex) {
    int terrain = w->s->hex[hex].terrain;
    if (terrain == SW_TEMPLE || terrain == SW_CURSED || terrain == SW_VOLCANO || !swamp_pct(w, QUAKE))
        return;
    if (swamp_water(terrain))
        swamp_rise(w, hex);
    else
        swamp_terrain_change(w, hex, SW_WATER);
}

static void crater(struct swamp_work *w, int hex) {
    uint16_t fallen[SW_COLOURS];
    for (int i = 0; i < SW_COLOURS; i++)
        fallen[i] = (uint16_t)swamp_of_colour(w, hex, i);
    swamp_say(w, SW_K_ERUPTED, 0, swamp_witnesses(w, hex), SW_AT(w, hex));
    swamp_say_lost(w, (struct swamp_toll){ swamp_clan_at(w, hex), hex, SW_BY_ERUPTION }, fallen);
    swamp_band_clear(w, hex);
    swamp_spies_scourged(w, hex, 100, SW_BY_ERUPTION);
}

/* SW-12.1 */
void swamp_volcano(struct swamp_work *w, int hex) {
    lz_assert(swamp_on_map(&w->s->laws, hex));
    if (w->s->hex[hex].terrain != SW_VOLCANO || !swamp_pct(w, ERUPT))
        return;
    crater(w, hex);
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int near = swamp_neighbour(&w->s->laws, hex, d);
        if (near == SW_NOWHERE)
            continue;
        int dead = burn_warriors(w, near);
        if (dead + swamp_spies_scourged(w, near, LAVA, SW_BY_LAVA))
            swamp_disturb(w, near, SW_STIR_LAVA);
        wreck(w, near);
        quake(w, near);
    }
}

/* Who sees only one of the two hexes sees water where the whirlpool was, or a whirlpool where water was. */
static void say_drift(struct swamp_work *w, int from, int into) {
    lz_seats old = swamp_witnesses(w, from), new = swamp_witnesses(w, into);
    swamp_say(w, SW_K_WHIRLED, 0, old & new, SW_AT(w, from), SW_AT(w, into));
    swamp_say(w, SW_K_TERRAIN, 0, old & ~new, SW_AT(w, from), SW_WHIRLPOOL, SW_WATER);
    swamp_say(w, SW_K_TERRAIN, 0, new & ~old, SW_AT(w, into), SW_WATER, SW_WHIRLPOOL);
}

static bool drifts(struct swamp_work *w, int from, int into) {
    struct swamp_state *s = w->s;
    if (into == SW_NOWHERE || s->hex[into].terrain != SW_WATER || s->hex[into].marks & SW_BRIDGE)
        return false;
    lz_assert(s->hex[from].terrain == SW_WHIRLPOOL && !(s->hex[from].marks & SW_BRIDGE));
    swamp_terrain_set(s, from, SW_WATER);
    swamp_terrain_set(s, into, SW_WHIRLPOOL);
    say_drift(w, from, into);
    swamp_drown(w, into);
    return true;
}

/* SW-12.3, SW-12.4; SW-2.6: a bridge pins it. */
void swamp_whirlpool(struct swamp_work *w, int hex) {
    const struct swamp_hex *start = &w->s->hex[hex];
    bool moved = false;
    int at = hex;
    if (start->terrain != SW_WHIRLPOOL || start->marks & SW_BRIDGE)
        return;
    for (int steps = swamp_rnd(w, 3); steps > 0; steps--) {
        int into = swamp_neighbour(&w->s->laws, at, swamp_rnd(w, SW_DIRECTIONS));
        if (drifts(w, at, into)) {
            at = into;
            moved = true;
        }
    }
    if (!moved)
        swamp_drown(w, hex);
}
