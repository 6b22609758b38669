/* The ground and what stands on it (SW-2): terrain, dens, bridges, rafts, and how they come to an end. */
#include "core/bug.h"
#include "core/words/event.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/rules/swamp_work.h"

/* Missing neighbours are land and feed nobody (SW-20.4). */
static int neighbours_that(const struct swamp_state *s, int hex, bool (*fit)(int terrain)) {
    int n = 0;
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int near = swamp_neighbour(&s->laws, hex, d);
        n += near != SW_NOWHERE && fit(s->hex[near].terrain);
    }
    return n;
}

static bool fertile(int terrain) { return terrain == SW_FERTILE; }

int swamp_fertile_near(const struct swamp_state *s, int hex) { return neighbours_that(s, hex, fertile); }

int swamp_water_near(const struct swamp_state *s, int hex) { return neighbours_that(s, hex, swamp_water); }

bool swamp_covered(const struct swamp_state *s, int hex) { return s->hex[hex].marks & (SW_BRIDGE | SW_RAFT); }

/* SW-2.2: the overlays a terrain can carry. A den is never made a home den: it was one from the start. */
static int marks_fit_for(int terrain) {
    if (swamp_water(terrain))
        return SW_BRIDGE | SW_RAFT;
    return swamp_facts.ground[terrain].site ? SW_HALF_BUILT : 0;
}

/* SW-2.3, SW-2.4: a den is made unsettled, and what is no den, temple or bridge any more has no owner. */
void swamp_terrain_set(struct swamp_state *s, int hex, int terrain) {
    struct swamp_hex *at = &s->hex[hex];
    lz_assert(swamp_on_map(&s->laws, hex) && terrain > SW_UNKNOWN && terrain < SW_TERRAINS);
    if (at->terrain == terrain)
        return;
    at->terrain = (uint8_t)terrain;
    at->marks &= (uint8_t)marks_fit_for(terrain);
    at->population = at->militia = 0;
    at->freed = 0;
    at->colour = terrain == SW_DEN ? SW_UNSETTLED : 0;
    if (!(at->marks & SW_BRIDGE))
        at->owner = SW_FREE;
    if (!(at->marks & (SW_RAFT | SW_HALF_BUILT)))
        at->until = 0;
}

/* Those who see the hex, and whose it was. */
static lz_seats concerned(const struct swamp_work *w, int hex) {
    return swamp_witnesses(w, hex) | swamp_seat(w->s->hex[hex].owner);
}

static void say_gone(struct swamp_work *w, int hex, lz_seats seen, int marks) {
    if (marks & SW_BRIDGE)
        swamp_say(w, SW_K_GONE, 0, seen, SW_AT(w, hex), SW_A_BRIDGE);
    if (marks & SW_RAFT)
        swamp_say(w, SW_K_GONE, 0, seen, SW_AT(w, hex), SW_A_RAFT);
    if (marks & SW_HALF_BUILT)
        swamp_say(w, SW_K_GONE, 0, seen, SW_AT(w, hex), SW_A_HALF_BUILT);
}

void swamp_terrain_change(struct swamp_work *w, int hex, int terrain) {
    struct swamp_hex *at = &w->s->hex[hex];
    lz_seats seen = concerned(w, hex);
    int was = at->terrain, marks = at->marks;
    if (was == terrain)
        return;
    if (was == SW_DEN)
        swamp_say_den_lost(w, hex, SW_FREE);
    swamp_terrain_set(w->s, hex, terrain);
    swamp_say(w, SW_K_TERRAIN, 0, seen, SW_AT(w, hex), was, terrain);
    say_gone(w, hex, seen, marks & ~at->marks);
}

/* SW-9.5: what comes up, out of a hundred. */
void swamp_rise(struct swamp_work *w, int hex) {
    static const struct {
        uint8_t below, terrain;
    } table[] = { { 25, SW_PLAINS }, { 45, SW_SWAMP }, { 65, SW_SCRUB },   { 79, SW_FERTILE },
                  { 89, SW_PEAK },   { 94, SW_RUIN },  { 98, SW_VOLCANO }, { 100, SW_TEMPLE } };
    _Static_assert(SW_TERRAINS <= 16, "terrain is remembered in a nibble");
    lz_assert(swamp_water(w->s->hex[hex].terrain));
    int x = swamp_rnd(w, 100), i = 0;
    while (x >= table[i].below)
        i++;
    swamp_terrain_change(w, hex, table[i].terrain);
}

static void unmark(struct swamp_work *w, int hex, int mark) {
    struct swamp_hex *at = &w->s->hex[hex];
    lz_seats seen = concerned(w, hex);
    lz_assert(at->marks & mark);
    at->marks &= (uint8_t)~mark;
    at->until = 0;
    if (mark == SW_BRIDGE)
        at->owner = SW_FREE;
    say_gone(w, hex, seen, mark);
}

void swamp_bridge_gone(struct swamp_work *w, int hex) { unmark(w, hex, SW_BRIDGE); }

void swamp_raft_gone(struct swamp_work *w, int hex) { unmark(w, hex, SW_RAFT); }

void swamp_den_to_ruin(struct swamp_work *w, int hex) {
    lz_seats seen = concerned(w, hex);
    lz_assert(w->s->hex[hex].terrain == SW_DEN);
    swamp_say_den_lost(w, hex, SW_FREE);
    swamp_terrain_set(w->s, hex, SW_RUIN);
    swamp_say(w, SW_K_COLLAPSED, 0, seen, SW_AT(w, hex));
}

void swamp_drown(struct swamp_work *w, int hex) {
    enum { DROWN = 70 };
    struct swamp_cells cells;
    uint16_t fallen[SW_COLOURS] = { 0 };
    if (swamp_covered(w->s, hex))
        return;
    swamp_cells_of(w, hex, &cells);
    swamp_scourge(w, &cells, DROWN, fallen);
    swamp_say_lost(w, (struct swamp_toll){ swamp_clan_at(w, hex), hex, SW_BY_WHIRLPOOL }, fallen);
    swamp_sweep(w, hex);
    swamp_spies_scourged(w, hex, DROWN, SW_BY_WHIRLPOOL);
}

/* ---- mire, SW-10.5 step 5 */

bool swamp_mire_touches(const struct swamp_work *w, int hex) {
    for (int g = w->first[hex]; g != SW_NO_GROUP; g = w->group[g].next)
        if (w->group[g].mired >= w->s->turn)
            return true;
    for (int i = 0; w->s->laws.spy_mire_spreads && i < w->spies; i++)
        if (w->spy[i].hex == hex && w->spy[i].mired >= w->s->turn)
            return true;
    return false;
}

void swamp_mire_spy(struct swamp_work *w, int i) {
    struct swamp_agent *spy = &w->spy[i];
    lz_assert(i < w->spies && w->s->hex[spy->hex].terrain == SW_SWAMP);
    spy->mired = (uint8_t)(w->s->turn + 1);
    swamp_say(w, SW_K_SPY_MIRED, spy->clan, swamp_seat(spy->clan), SW_AT(w, spy->hex), spy->mired);
}

void swamp_mire_all(struct swamp_work *w, int hex) {
    int clan = swamp_clan_at(w, hex), until = w->s->turn + 1;
    lz_assert(w->s->hex[hex].terrain == SW_SWAMP);
    for (int g = w->first[hex]; g != SW_NO_GROUP; g = w->group[g].next)
        w->group[g].mired = (uint8_t)until;
    if (clan)
        swamp_say(w, SW_K_MIRED, clan, swamp_seat(clan), SW_AT(w, hex), swamp_warriors(w, hex), until);
    for (int i = 0; i < w->spies; i++)
        if (w->spy[i].hex == hex)
            swamp_mire_spy(w, i);
}
