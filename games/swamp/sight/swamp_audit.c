/* What must always add up in a state at rest. A check is a row: the rule it guards and the question it asks. */
#include "games/swamp/swamp_tables.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

enum { OLDEST_SPY = 4, LONGEST_RAFT = 7, SETTLES_AT = 10, CHAOS = 3 }; /* SW-14.6, SW-13.7, SW-7.1, SW-15.5 */

static bool all_zero(const void *at, size_t size) {
    const uint8_t *byte = at;
    for (size_t i = 0; i < size; i++)
        if (byte[i])
            return false;
    return true;
}

/* ---- one hex of the map */

static int band_size(const struct swamp_hex *at) {
    int n = 0;
    for (int i = 0; i < SW_COLOURS; i++)
        n += at->lizards[i];
    return n;
}

static bool one_terrain(const struct swamp_state *s, const struct swamp_hex *at) {
    (void)s;
    return at->terrain > SW_UNKNOWN && at->terrain < SW_TERRAINS;
}

static bool one_band(const struct swamp_state *s, const struct swamp_hex *at) {
    return at->clan ? swamp_active(s, at->clan) && band_size(at) > 0 : band_size(at) == 0;
}

static bool within_limit(const struct swamp_state *s, const struct swamp_hex *at) {
    (void)s;
    return band_size(at) <= SW_LIMIT;
}

static bool levels(const struct swamp_state *s, const struct swamp_hex *at) {
    (void)s;
    return at->hunger <= SW_STARVING && at->experience <= SW_VETERAN &&
           (at->clan || !(at->hunger | at->experience | at->mired));
}

static bool overlays(const struct swamp_state *s, const struct swamp_hex *at) {
    int marks = at->marks, over_water = marks & (SW_BRIDGE | SW_RAFT);
    if (marks & ~(SW_HOME | SW_BRIDGE | SW_RAFT | SW_HALF_BUILT) || over_water == (SW_BRIDGE | SW_RAFT))
        return false;
    if (marks & SW_RAFT && (at->until < 1 || at->until > LONGEST_RAFT))
        return false;
    if (marks & SW_HALF_BUILT && at->until != s->turn) /* SW-14.3: what was begun earlier is finished or gone */
        return false;
    return (!over_water || swamp_water(at->terrain)) &&
           (!(marks & SW_HALF_BUILT) || swamp_facts.ground[at->terrain].site);
}

/* SW-2.3, with SW-7.1 and SW-7.6: nobody lives in a den for long without settling it, and nobody is not a colour. */
static bool den_lizards(const struct swamp_state *s, const struct swamp_hex *at) {
    (void)s;
    if (at->terrain != SW_DEN)
        return !(at->population | at->militia | at->colour | at->freed) && !(at->marks & SW_HOME);
    if (at->colour > SW_UNSETTLED || at->freed >> SW_COLOURS || (at->militia && at->owner != SW_FREE))
        return false;
    return at->colour == SW_UNSETTLED ? at->population < SETTLES_AT : at->population > 0 && !at->freed;
}

/* SW-15.5: only the home dens of clans that left wait for their end. */
static bool collapse_turn(const struct swamp_state *s, const struct swamp_hex *at) {
    if (at->marks & (SW_RAFT | SW_HALF_BUILT))
        return true;
    bool waits = at->terrain == SW_DEN && at->marks & SW_HOME && at->owner == SW_FREE;
    return waits ? at->until > s->turn && at->until <= s->turn + CHAOS : at->until == 0;
}

/* SW-2.4; warriors in a den or on a bridge have taken it. */
static bool owners(const struct swamp_state *s, const struct swamp_hex *at) {
    bool held = at->terrain == SW_DEN || at->marks & SW_BRIDGE;
    if (at->owner && !((held || at->terrain == SW_TEMPLE) && swamp_active(s, at->owner)))
        return false;
    return !held || !at->clan || at->owner == at->clan;
}

static const struct {
    uint16_t rule;
    bool (*holds)(const struct swamp_state *, const struct swamp_hex *);
} of_hex[] = {
    { SW_2_1, one_terrain }, { SW_4_2, one_band },    { SW_4_6, within_limit },   { SW_5_1, levels },
    { SW_2_2, overlays },    { SW_2_3, den_lizards }, { SW_15_5, collapse_turn }, { SW_2_4, owners },
};

static bool hexes_hold(const struct swamp_state *s, struct lz_why *why) {
    int count = swamp_hexes(s);
    for (int hex = 0; hex < count; hex++)
        for (size_t i = 0; i < sizeof of_hex / sizeof of_hex[0]; i++)
            if (!of_hex[i].holds(s, &s->hex[hex]))
                return lz_refuse(why, of_hex[i].rule, swamp_name_of(&s->laws, hex));
    return true;
}

/* ---- the whole */

/* Bands, dens and all else lie on the map; before the first turn there is none. */
static bool map_ends(const struct swamp_state *s, struct lz_why *why) {
    int count = s->head.phase == SW_PHASE_STARTUP ? 0 : swamp_hexes(s);
    return swamp_hexes(s) <= SW_HEXES && all_zero(&s->hex[count], (size_t)(SW_HEXES - count) * sizeof s->hex[0])
               ? true
               : lz_refuse(why, SW_1_1, 0);
}

/* SW-4.8: by clan, then in order of creation, which is oldest first (SW-14.6). */
static bool spy_follows(const struct swamp_spy *before, const struct swamp_spy *spy) {
    return before->clan < spy->clan || (before->clan == spy->clan && before->age >= spy->age);
}

static bool spies_hold(const struct swamp_state *s, struct lz_why *why) {
    if (s->spies > SW_SPIES || !all_zero(&s->spy[s->spies], (size_t)(SW_SPIES - s->spies) * sizeof s->spy[0]))
        return lz_refuse(why, SW_4_7, s->spies);
    for (int i = 0; i < s->spies; i++) {
        const struct swamp_spy *spy = &s->spy[i];
        if (!swamp_active(s, spy->clan) || spy->age < 1 || spy->age > OLDEST_SPY || spy->colour >= SW_COLOURS ||
            spy->hex >= swamp_hexes(s) || (i && !spy_follows(spy - 1, spy)))
            return lz_refuse(why, SW_4_7, i);
    }
    return true;
}

static bool order_sane(const struct swamp_state *s, const struct swamp_order *order) {
    return order->verb < SW_ORDER_VERBS && order->hex < swamp_hexes(s) && swamp_step(order, 0) <= SW_STAY &&
           swamp_step(order, 1) <= SW_STAY;
}

static bool repeated(const struct swamp_order *book, int line) {
    for (int i = 0; i < line && book[line].verb != SW_SP; i++)
        if (memcmp(&book[i], &book[line], sizeof *book) == 0)
            return true;
    return false;
}

static bool books_hold(const struct swamp_state *s, struct lz_why *why) {
    for (int seat = 0; seat < SW_CLANS; seat++) {
        const struct swamp_desk *desk = &s->desk[seat];
        const struct swamp_order *book = s->order[seat];
        if (desk->orders > (swamp_active(s, seat + 1) ? s->laws.order_limit : 0))
            return lz_refuse(why, SW_6_2, seat);
        for (int line = 0; line < desk->orders; line++)
            if (!order_sane(s, &book[line]) || repeated(book, line))
                return lz_refuse(why, SW_6_2, seat);
        if (!all_zero(&book[desk->orders], (size_t)(SW_ORDERS - desk->orders) * sizeof *book))
            return lz_refuse(why, SW_6_2, seat);
    }
    return true;
}

static bool designs_hold(const struct swamp_state *s, struct lz_why *why) {
    for (int seat = 0; seat < s->head.seats; seat++) {
        const struct swamp_design *design = &s->design[seat];
        if (design->shape < 1 || design->shape > SW_TEMPLATES || design->chosen > SW_DEFAULTS ||
            design->home > swamp_shapes[design->shape - 1].hexes)
            return lz_refuse(why, SW_18_9, seat);
        for (int plot = 0; plot < SW_CELLS; plot++)
            if (design->plot[plot].terrain >= SW_TERRAINS || design->plot[plot].colour >= SW_COLOURS)
                return lz_refuse(why, SW_18_9, seat);
    }
    return true;
}

/* Everybody in play may act, and nobody else; somebody is waited for until it is over. */
static bool head_holds(const struct swamp_state *s, struct lz_why *why) {
    const struct lz_head *head = &s->head;
    lz_seats active = 0;
    for (int clan = 1; clan <= SW_CLANS; clan++)
        if (swamp_active(s, clan))
            active |= swamp_seat(clan);
    if (head->over != (head->phase == SW_PHASE_OVER) || (head->phase == SW_PHASE_STARTUP && (s->turn || s->spies)))
        return lz_refuse(why, SW_6_1, head->phase);
    return head->may == (head->over ? 0 : active) && !(head->wait & ~head->may) && (head->over || head->wait)
               ? true
               : lz_refuse(why, SW_6_1, head->phase);
}

static bool clans_hold(const struct swamp_state *s, struct lz_why *why) {
    for (int seat = 0; seat < SW_CLANS; seat++) {
        const struct swamp_desk *desk = &s->desk[seat];
        if (seat >= s->head.seats
                ? !all_zero(&s->clan[seat], sizeof s->clan[0]) || !all_zero(desk, sizeof *desk)
                : s->clan[seat].state > SW_ELIMINATED || !s->clan[seat].name[0] || desk->leaving > 1 || desk->acted > 1)
            return lz_refuse(why, SW_4_1, seat);
    }
    return true;
}

/* SW-3.5: a hex is remembered with the turn in which it was seen, its terrain then and the look of a den, or not at
   all. */
static bool memory_holds(const struct swamp_state *s, struct lz_why *why) {
    int count = s->laws.map_memory && s->head.phase != SW_PHASE_STARTUP ? swamp_hexes(s) : 0;
    for (int seat = 0; seat < SW_CLANS; seat++)
        for (int hex = 0; hex < SW_HEXES; hex++) {
            int turn = s->memory_turn[seat][hex], terrain = swamp_nibble(s->memory_terrain[seat], hex);
            int den = swamp_nibble(s->memory_den[seat], hex) & ~SW_MEMORY_HOME;
            if ((terrain == SW_DEN) != (den != 0) || (turn != 0) != (terrain != 0) || turn > s->turn + 1 ||
                terrain >= SW_TERRAINS || (turn && (hex >= count || seat >= s->head.seats)))
                return lz_refuse(why, SW_3_5, seat);
        }
    return true;
}

bool swamp_audit(const struct lz_game *game, const void *state, struct lz_why *why) {
    const struct swamp_state *s = state;
    bool starting = s->head.phase == SW_PHASE_STARTUP;
    return head_holds(s, why) && clans_hold(s, why) && map_ends(s, why) && (starting || hexes_hold(s, why)) &&
           spies_hold(s, why) && (starting ? designs_hold(s, why) : books_hold(s, why)) && memory_holds(s, why);
}
