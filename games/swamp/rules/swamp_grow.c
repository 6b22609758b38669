/* The World Phase, in the order of SW-7: nomads, cursed ground, collapse, growth, hunger, excess den lizards. What
   happens in a den is told to its owner alone (SW-17.2). */
#include "core/bug.h"
#include "core/words/event.h"
#include "games/swamp/rules/swamp_work.h"

enum { NOMADS = 4, SETTLE = 10, CURSE_STAY = 50, GROWTH_EMPTY = 950, GROWTH_FALL = 900 }; /* SW-20.3 */

static int cap_of(const struct swamp_state *s, int hex) { return SW_FOOD * swamp_fertile_near(s, hex); }

static bool settled(const struct swamp_hex *at) { return at->terrain == SW_DEN && at->colour != SW_UNSETTLED; }

/* SW-7.1: reaching ten by nomads draws the colour, whatever was freed here. */
static void nomads_come(struct swamp_work *w, int hex) {
    struct swamp_hex *at = &w->s->hex[hex];
    lz_assert(at->population < SETTLE); /* at ten it would have a colour */
    at->population = (uint16_t)(at->population + NOMADS);
    swamp_say(w, SW_K_NOMADS, at->owner, swamp_seat(at->owner), SW_AT(w, hex), at->population);
    if (at->population < SETTLE)
        return;
    at->colour = (uint8_t)swamp_rnd(w, SW_COLOURS);
    at->freed = 0;
    swamp_say(w, SW_K_SETTLED, at->owner, swamp_seat(at->owner), SW_AT(w, hex), at->colour);
}

void swamp_nomads(struct swamp_work *w) {
    for (int hex = 0; hex < swamp_hexes(w->s); hex++)
        if (w->s->hex[hex].terrain == SW_DEN && w->s->hex[hex].colour == SW_UNSETTLED)
            nomads_come(w, hex);
}

/* SW-7.2: warriors first, then spies. */
static void curse(struct swamp_work *w, int hex) {
    struct swamp_cells cells;
    uint16_t fallen[SW_COLOURS] = { 0 };
    int clan = swamp_clan_at(w, hex);
    swamp_cells_of(w, hex, &cells);
    swamp_scourge(w, &cells, CURSE_STAY, fallen);
    swamp_sweep(w, hex);
    swamp_say_lost(w, (struct swamp_toll){ clan, hex, SW_BY_CURSE }, fallen);
    swamp_spies_scourged(w, hex, CURSE_STAY, SW_BY_CURSE);
}

void swamp_cursed_ground(struct swamp_work *w) {
    for (int hex = 0; hex < swamp_hexes(w->s); hex++)
        if (w->s->hex[hex].terrain == SW_CURSED)
            curse(w, hex);
}

/* SW-7.3 */
void swamp_collapse(struct swamp_work *w) {
    for (int hex = 0; hex < swamp_hexes(w->s); hex++) {
        const struct swamp_hex *at = &w->s->hex[hex];
        if (at->terrain == SW_DEN && at->population < SETTLE && !swamp_fertile_near(w->s, hex))
            swamp_den_to_ruin(w, hex);
    }
}

/* SW-7.4: nineteen of twenty when the den is empty, falling straight to one of twenty when it is full; a broken young
   counts whole from a twentieth on. So even one lizard alone has young, whatever the cap. */
int swamp_young(int p, int cap) {
    lz_assert(p >= 0 && cap >= 0 && cap <= SW_FOOD * SW_DIRECTIONS);
    if (p >= cap)
        return 0;
    int young = (p * (GROWTH_EMPTY * cap - GROWTH_FALL * p) + GROWTH_EMPTY * cap) / (1000 * cap);
    return young < cap - p ? young : cap - p;
}

void swamp_growth(struct swamp_work *w) {
    for (int hex = 0; hex < swamp_hexes(w->s); hex++) {
        struct swamp_hex *at = &w->s->hex[hex];
        if (!settled(at))
            continue;
        int cap = cap_of(w->s, hex), young = swamp_young(at->population, cap);
        if (young == 0)
            continue;
        at->population = (uint16_t)(at->population + young);
        swamp_say(w, SW_K_HATCHED, at->owner, swamp_seat(at->owner), SW_AT(w, hex), young, at->population, cap);
    }
}

/* SW-7.5 */
void swamp_hungers(struct swamp_work *w) {
    for (int hex = 0; hex < swamp_hexes(w->s); hex++)
        for (int g = w->first[hex]; g != SW_NO_GROUP; g = w->group[g].next)
            if (w->group[g].hunger < SW_STARVING)
                w->group[g].hunger++;
}

/* SW-7.6, option excess_starve. */
static void starve_excess(struct swamp_work *w, int hex) {
    struct swamp_hex *at = &w->s->hex[hex];
    int excess = at->population - cap_of(w->s, hex);
    if (excess <= 0)
        return;
    if (w->s->laws.excess_starve)
        excess = (excess + 1) / 2;
    lz_assert(excess <= at->population);
    at->population = (uint16_t)(at->population - excess);
    swamp_say(w, SW_K_DEN_STARVED, at->owner, swamp_seat(at->owner), SW_AT(w, hex), excess, at->population);
}

static void empty_den(struct swamp_work *w, int hex) {
    struct swamp_hex *at = &w->s->hex[hex];
    at->colour = SW_UNSETTLED;
    at->freed = 0;
    swamp_say(w, SW_K_DEN_EMPTY, at->owner, swamp_seat(at->owner), SW_AT(w, hex));
}

void swamp_excess(struct swamp_work *w) {
    for (int hex = 0; hex < swamp_hexes(w->s); hex++) {
        const struct swamp_hex *at = &w->s->hex[hex];
        if (at->terrain == SW_DEN)
            starve_excess(w, hex);
        if (settled(at) && !at->population)
            empty_den(w, hex);
    }
}
