/* The orders of the Development Phase: RE, GI, and what green and grey lizards build and destroy (SW-13). */
#include "core/bug.h"
#include "core/words/event.h"
#include "games/swamp/rules/swamp_work.h"

enum { RECRUIT = 34, RAFT_LIFE = 5, RAFT_LUCK = 3 }; /* SW-20.3 */

/* ---- RE, SW-13.2 */

static bool has_home(const struct swamp_state *s, int clan) {
    for (int hex = 0; hex < swamp_hexes(s); hex++)
        if (s->hex[hex].owner == clan && s->hex[hex].terrain == SW_DEN && s->hex[hex].marks & SW_HOME)
            return true;
    return false;
}

static int recruits(const struct swamp_work *w, int hex) {
    int n = RECRUIT * w->s->hex[hex].population / 100, room = SW_LIMIT - swamp_warriors(w, hex);
    lz_assert(room >= 0);
    return n < room ? n : room;
}

static int re_trouble(const struct swamp_work *w, int clan, int hex) {
    const struct swamp_hex *at = &w->s->hex[hex];
    if (at->terrain != SW_DEN || at->owner != clan)
        return SW_CODE_NOTOWNER;
    if (at->colour == SW_UNSETTLED)
        return SW_CODE_UNSETTLED;
    if (!has_home(w->s, clan))
        return SW_CODE_NOHOME;
    if (w->recruited[hex])
        return SW_CODE_DONE;
    return recruits(w, hex) ? SW_CODE_OK : SW_CODE_NORECRUITS;
}

/* SW-5.5: recruits are Sated and Average. */
struct swamp_result swamp_re(struct swamp_work *w, int clan, const struct swamp_order *order) {
    int hex = order->hex, trouble = re_trouble(w, clan, hex);
    if (trouble)
        return swamp_ended_at(trouble, hex);
    struct swamp_hex *den = &w->s->hex[hex];
    int n = recruits(w, hex), g = swamp_group_new(w);
    lz_assert(n > 0 && n <= den->population && den->colour < SW_COLOURS);
    w->group[g].lizards[den->colour] = (uint16_t)n;
    w->group[g].marks = SW_MOVED;
    swamp_group_join(w, g, hex, clan);
    den->population = (uint16_t)(den->population - n);
    w->recruited[hex] = true;
    swamp_say(w, SW_K_RECRUITED, clan, swamp_seat(clan), SW_AT(w, hex), n, den->colour, den->population);
    return swamp_ended_at(SW_CODE_OK, hex);
}

/* ---- GI, SW-13.3 */

static int gi_trouble(const struct swamp_work *w, int clan, const struct swamp_order *order) {
    const struct swamp_hex *at = &w->s->hex[order->hex];
    if (w->gifted & swamp_seat(clan))
        return SW_CODE_GIFTED;
    if (order->clan == clan || !swamp_active(w->s, order->clan))
        return SW_CODE_BADCLAN;
    if (at->clan != clan && at->owner != clan)
        return SW_CODE_NOTHING;
    return at->terrain == SW_DEN && at->marks & SW_HOME ? SW_CODE_HOMEGIFT : SW_CODE_OK;
}

struct swamp_result swamp_gi(struct swamp_work *w, int clan, const struct swamp_order *order) {
    struct swamp_hex *at = &w->s->hex[order->hex];
    int trouble = gi_trouble(w, clan, order), to = order->clan;
    if (trouble)
        return swamp_ended_at(trouble, order->hex);
    lz_assert(swamp_is_clan(w->s, to) && to != clan);
    if (at->clan == clan)
        at->clan = (uint8_t)to;
    if (at->owner == clan)
        at->owner = (uint8_t)to;
    w->gifted |= swamp_seat(clan);
    swamp_say(w, SW_K_GAVE, clan, swamp_seat(clan), SW_AT(w, order->hex), to);
    swamp_say(w, SW_K_GIFT, to, swamp_seat(to), SW_AT(w, order->hex), clan);
    return swamp_ended_at(SW_CODE_OK, order->hex);
}

/* ---- builders, SW-13.1 and SW-13.4 */

struct craft {
    uint8_t colour, workers, lacking; /* lacking: the code if there are too few */
    struct swamp_result (*work)(struct swamp_work *, int clan, const struct swamp_order *);
};

/* SW-13.1: what disturbed the hex; or its workers were not there from the start. */
static int disturbance(const struct swamp_work *w, int hex, const struct craft *craft) {
    int g = swamp_unmoved(w, hex);
    if (w->stir[hex])
        return w->stir[hex];
    return g != SW_NO_GROUP && w->group[g].lizards[craft->colour] >= craft->workers ? SW_CALM : SW_STIR_MOVED;
}

/* The tests in the order of SW-13.4; terrain and target are the craft's own. */
static struct swamp_result labour(struct swamp_work *w, int clan, const struct swamp_order *order,
                                  const struct craft *craft) {
    int hex = order->hex;
    lz_assert(craft->work && craft->workers > 0); /* the order is a craft */
    uint16_t *busy = craft->colour == SW_GRN ? w->green : w->grey;
    if (swamp_clan_at(w, hex) != clan)
        return swamp_ended_at(SW_CODE_NOBAND, hex);
    int present = swamp_of_colour(w, hex, craft->colour), stir = disturbance(w, hex, craft);
    if (present < craft->workers)
        return swamp_ended(craft->lacking, hex, craft->workers, present);
    if (busy[hex] & swamp_seat(clan))
        return swamp_ended_at(SW_CODE_BUSY, hex);
    if (stir)
        return swamp_ended(SW_CODE_DISTURBED, hex, stir, 0);
    struct swamp_result result = craft->work(w, clan, order);
    if (result.code == SW_CODE_OK)
        busy[hex] |= (uint16_t)swamp_seat(clan);
    return result;
}

static const struct swamp_ground *ground_of(const struct swamp_work *w, int hex) {
    return &swamp_facts.ground[w->s->hex[hex].terrain];
}

static struct swamp_result bad_terrain(const struct swamp_work *w, int hex) {
    return swamp_ended(SW_CODE_BADTERRAIN, hex, w->s->hex[hex].terrain, 0);
}

/* SW-17.2: the doer and whoever sees it; the doer may build where he does not stand. */
static void built(struct swamp_work *w, int clan, int hex, int thing) {
    swamp_say(w, SW_K_BUILT, clan, swamp_witnesses(w, hex) | swamp_seat(clan), SW_AT(w, hex), thing);
}

void swamp_half_built_gone(struct swamp_work *w, int hex) {
    w->s->hex[hex].marks &= (uint8_t)~SW_HALF_BUILT;
    w->s->hex[hex].until = 0;
    swamp_say(w, SW_K_GONE, 0, swamp_witnesses(w, hex), SW_AT(w, hex), SW_A_HALF_BUILT);
}

/* ---- green: SW-13.5 to SW-13.7 */

static struct swamp_result build_fertile(struct swamp_work *w, int clan, const struct swamp_order *order) {
    int hex = order->hex;
    if (!ground_of(w, hex)->plantable)
        return bad_terrain(w, hex);
    if (w->s->hex[hex].marks & SW_HALF_BUILT)
        swamp_half_built_gone(w, hex);
    swamp_terrain_set(w->s, hex, SW_FERTILE);
    built(w, clan, hex, SW_A_FERTILE);
    return swamp_ended_at(SW_CODE_OK, hex);
}

static struct swamp_result destroy_fertile(struct swamp_work *w, int clan, const struct swamp_order *order) {
    (void)clan;
    if (w->s->hex[order->hex].terrain != SW_FERTILE)
        return bad_terrain(w, order->hex);
    swamp_terrain_change(w, order->hex, SW_PLAINS);
    return swamp_ended_at(SW_CODE_OK, order->hex);
}

/* The neighbour the order points at; SW_NOWHERE beyond the edge. */
static int beside(const struct swamp_work *w, const struct swamp_order *order) {
    return swamp_neighbour(&w->s->laws, order->hex, swamp_step(order, 0));
}

static struct swamp_result build_raft(struct swamp_work *w, int clan, const struct swamp_order *order) {
    int to = beside(w, order);
    if (w->s->hex[order->hex].terrain != SW_SCRUB)
        return bad_terrain(w, order->hex);
    if (to == SW_NOWHERE || w->s->hex[to].terrain != SW_WATER || swamp_covered(w->s, to))
        return swamp_ended_at(SW_CODE_NOWATER, to == SW_NOWHERE ? order->hex : to);
    w->s->hex[to].marks |= SW_RAFT;
    w->s->hex[to].until = (uint8_t)(RAFT_LIFE + swamp_rnd(w, RAFT_LUCK));
    w->raft_new[to] = true;
    built(w, clan, to, SW_A_RAFT);
    return swamp_ended_at(SW_CODE_OK, to);
}

/* ---- grey: SW-13.8 to SW-13.10 */

/* Unsettled and empty, as new dens are. */
static void new_den(struct swamp_work *w, int clan, int hex) {
    lz_assert(w->s->hex[hex].terrain != SW_DEN && swamp_is_clan(w->s, clan));
    swamp_terrain_set(w->s, hex, SW_DEN);
    w->s->hex[hex].owner = (uint8_t)clan;
    built(w, clan, hex, SW_A_DEN);
}

static struct swamp_result build_den(struct swamp_work *w, int clan, const struct swamp_order *order) {
    struct swamp_hex *at = &w->s->hex[order->hex];
    int was = at->terrain; /* the report says "the ruin is a den again" */
    if (!ground_of(w, order->hex)->site)
        return bad_terrain(w, order->hex);
    bool begun = at->marks & SW_HALF_BUILT && at->until + 1 == w->s->turn;
    if (at->terrain == SW_RUIN || begun) {
        new_den(w, clan, order->hex);
    } else {
        at->marks |= SW_HALF_BUILT;
        at->until = (uint8_t)w->s->turn;
        built(w, clan, order->hex, SW_A_HALF_BUILT);
    }
    return swamp_ended(SW_CODE_OK, order->hex, was, 0);
}

static bool land(const struct swamp_state *s, int hex) {
    return hex != SW_NOWHERE && !swamp_water(s->hex[hex].terrain);
}

/* SW-13.9: one of the three hexes on the far side, straight ahead and one direction to either side. */
static bool far_bank(const struct swamp_state *s, int hex, int direction) {
    lz_assert(direction < SW_DIRECTIONS);
    for (int turn = SW_DIRECTIONS - 1; turn <= SW_DIRECTIONS + 1; turn++)
        if (land(s, swamp_neighbour(&s->laws, hex, (direction + turn) % SW_DIRECTIONS)))
            return true;
    return false;
}

static bool bridgeable(const struct swamp_work *w, int clan, int hex) {
    const struct swamp_hex *at = &w->s->hex[hex];
    return swamp_water(at->terrain) && !swamp_covered(w->s, hex) && (!at->clan || at->clan == clan);
}

static struct swamp_result build_bridge(struct swamp_work *w, int clan, const struct swamp_order *order) {
    int to = beside(w, order);
    if (!land(w->s, order->hex))
        return swamp_ended_at(SW_CODE_NOLAND, order->hex);
    if (to == SW_NOWHERE || !bridgeable(w, clan, to))
        return swamp_ended_at(SW_CODE_NOWATER, to == SW_NOWHERE ? order->hex : to);
    if (!far_bank(w->s, to, swamp_step(order, 0)))
        return swamp_ended_at(SW_CODE_NOLAND, to);
    w->s->hex[to].marks |= SW_BRIDGE;
    w->s->hex[to].owner = (uint8_t)clan;
    built(w, clan, to, SW_A_BRIDGE);
    return swamp_ended_at(SW_CODE_OK, to);
}

static struct swamp_result destroy_bridge(struct swamp_work *w, int clan, const struct swamp_order *order) {
    int to = beside(w, order);
    (void)clan;
    if (to == SW_NOWHERE || !(w->s->hex[to].marks & SW_BRIDGE))
        return swamp_ended_at(SW_CODE_NOBRIDGE, to == SW_NOWHERE ? order->hex : to);
    swamp_bridge_gone(w, to);
    return swamp_ended_at(SW_CODE_OK, to);
}

/* ---- the table of crafts */

static const struct craft crafts[SW_ORDER_VERBS] = {
    [SW_BF] = { SW_GRN, 10, SW_CODE_NEEDGREEN, build_fertile },
    [SW_DF] = { SW_GRN, 10, SW_CODE_NEEDGREEN, destroy_fertile },
    [SW_BR] = { SW_GRN, 20, SW_CODE_NEEDGREEN, build_raft },
    [SW_BD] = { SW_GRY, 50, SW_CODE_NEEDGREY, build_den },
    [SW_BB] = { SW_GRY, 20, SW_CODE_NEEDGREY, build_bridge },
    [SW_DB] = { SW_GRY, 20, SW_CODE_NEEDGREY, destroy_bridge },
};

struct swamp_result swamp_green(struct swamp_work *w, int clan, const struct swamp_order *order) {
    return labour(w, clan, order, &crafts[order->verb]);
}

struct swamp_result swamp_grey(struct swamp_work *w, int clan, const struct swamp_order *order) {
    return labour(w, clan, order, &crafts[order->verb]);
}
