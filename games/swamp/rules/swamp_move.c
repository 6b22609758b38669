/* MO, SP and SA (SW-10): a group goes one or two hexes, on foot or on its raft, and meets what is there. */
#include "core/bug.h"
#include "core/words/event.h"
#include "games/swamp/rules/swamp_work.h"

enum { MIRE = 20, CURSE = 30, DROWN = 70, MONSTER = 10, MONSTER_STRENGTH = 15 }; /* SW-20.3 */

/* ---- entering, SW-10.5 steps 3 to 6 */

static int thing_at(const struct swamp_hex *at) {
    if (at->terrain == SW_DEN)
        return at->marks & SW_HOME ? SW_A_HOME_DEN : SW_A_DEN;
    return at->terrain == SW_TEMPLE ? SW_A_TEMPLE : at->marks & SW_BRIDGE ? SW_A_BRIDGE : SW_THINGS;
}

/* SW-2.4. A den's owner can be seen (SW-3.2); whose a temple or bridge is or was nobody is told (SW-17.3). */
static void take(struct swamp_work *w, int hex, int clan) {
    struct swamp_hex *at = &w->s->hex[hex];
    int thing = thing_at(at), former = at->owner;
    bool den = at->terrain == SW_DEN;
    if (thing == SW_THINGS)
        return;
    if (den)
        at->until = 0; /* it does not collapse any more */
    if (former == clan)
        return;
    if (den)
        swamp_say_den_lost(w, hex, clan);
    at->owner = (uint8_t)clan;
    swamp_say(w, SW_K_TOOK, clan, swamp_seat(clan), SW_AT(w, hex), thing, den ? former : SW_UNTOLD);
    if (den)
        swamp_say(w, SW_K_TAKEN, clan, swamp_witnesses(w, hex) & ~(swamp_seat(clan) | swamp_seat(former)),
                  SW_AT(w, hex), thing, clan);
}

/* Steps 3 and 4: the group disturbs its friends, takes what is there and searches for spies. */
static void arrive(struct swamp_work *w, int group, int hex, bool moving) {
    int clan = swamp_clan_at(w, hex);
    lz_assert(swamp_is_clan(w->s, clan) && swamp_size(&w->group[group]) > 0);
    w->group[group].mired = 0; /* left behind with the old hex */
    if (moving)
        w->group[group].marks |= SW_MOVED;
    if (w->first[hex] != group || w->group[group].next != SW_NO_GROUP)
        swamp_disturb(w, hex, SW_STIR_ARRIVAL);
    take(w, hex, clan);
    if (w->agents[hex])
        swamp_spies_searched(w, hex, clan);
}

static const struct peril { int percent, bane; } curse = { CURSE, SW_BY_CURSE }, whirl = { DROWN, SW_BY_WHIRLPOOL };

/* Each lizard of the group dies with that chance; answers whether any is left. */
static bool survives(struct swamp_work *w, int group, int hex, const struct peril *peril) {
    struct swamp_cells cells;
    uint16_t fallen[SW_COLOURS] = { 0 };
    int clan = swamp_clan_at(w, hex);
    swamp_cells_of_group(w, group, &cells);
    swamp_scourge(w, &cells, peril->percent, fallen);
    swamp_say_lost(w, (struct swamp_toll){ clan, hex, peril->bane }, fallen);
    bool left = swamp_size(&w->group[group]) > 0;
    if (!left)
        swamp_sweep(w, hex);
    return left;
}

static void mire_by_contact(struct swamp_work *w, int group, int hex) {
    int clan = swamp_clan_at(w, hex), until = w->s->turn + 1;
    lz_assert(until <= (int)UINT8_MAX);
    w->group[group].mired = (uint8_t)until;
    swamp_say(w, SW_K_MIRED, clan, swamp_seat(clan), SW_AT(w, hex), swamp_size(&w->group[group]), until);
}

/* Whether the group gets through the swamp unmired. */
static bool wades(struct swamp_work *w, int group, int hex) {
    if (swamp_mire_touches(w, hex))
        mire_by_contact(w, group, hex);
    else if (swamp_pct(w, MIRE))
        swamp_mire_all(w, hex);
    else
        return true;
    return false;
}

/* SW-5.2. Who is sated already eats too, but that is no news. */
static void feed(struct swamp_work *w, int group, int hex) {
    int clan = swamp_clan_at(w, hex);
    if (w->group[group].hunger)
        swamp_say(w, SW_K_FED, clan, swamp_seat(clan), SW_AT(w, hex), swamp_size(&w->group[group]));
    w->group[group].hunger = SW_SATED;
}

/* Step 6: whirlpool, then monster. */
static bool swims(struct swamp_work *w, int group, int hex) {
    const struct swamp_state *s = w->s;
    if (swamp_covered(s, hex))
        return true;
    if (s->hex[hex].terrain == SW_WHIRLPOOL && !survives(w, group, hex, &whirl))
        return false;
    int water = swamp_water_near(s, hex);
    return !water || !swamp_pct(w, MONSTER) || swamp_monster(w, hex, group, MONSTER_STRENGTH * water) > 0;
}

bool swamp_enter(struct swamp_work *w, int group, int hex, bool moving) {
    arrive(w, group, hex, moving);
    switch (w->s->hex[hex].terrain) {
    case SW_SWAMP:
        return wades(w, group, hex);
    case SW_FERTILE:
        if (moving)
            feed(w, group, hex);
        return true;
    case SW_CURSED:
        return survives(w, group, hex, &curse);
    case SW_WATER:
    case SW_WHIRLPOOL:
        return swims(w, group, hex);
    default:
        return true;
    }
}

/* ---- a march */

struct march {
    struct swamp_work *w;
    int clan, group, at;
    bool made;   /* a step */
    bool afloat; /* aboard its raft (SW-10.8) */
    int code;    /* what stopped it, and in front of which hex */
    int before;
};

/* What stops the group before the next hex. */
static int barrier(const struct march *m, int into) {
    const struct swamp_work *w = m->w;
    if (into == SW_NOWHERE)
        return SW_CODE_EDGE;
    int own = swamp_own(w, into, m->clan);
    lz_assert(own <= SW_LIMIT);
    if (own + swamp_size(&w->group[m->group]) > SW_LIMIT)
        return SW_CODE_LIMIT;
    if (m->afloat && w->s->hex[into].marks & SW_BRIDGE)
        return SW_CODE_BRIDGED;
    return m->afloat && own && w->s->hex[into].marks & SW_RAFT ? SW_CODE_RAFTED : SW_CODE_OK;
}

/* SW-11.2: a den in which nobody stands is simply taken. */
static bool defended(const struct swamp_work *w, int hex, int clan) {
    int there = swamp_clan_at(w, hex);
    return (there && there != clan) || w->s->hex[hex].militia;
}

/* SW-11.12: a raft is boarded in open battle, as any hex that is no den. */
static bool beats(struct march *m, int into) {
    int kind = m->w->s->hex[into].terrain == SW_DEN ? SW_FIGHT_DEN : SW_FIGHT_OPEN;
    struct swamp_assault assault = { m->clan, m->at, into, m->group, kind };
    int outcome = swamp_fight(m->w, &assault);
    if (outcome == SW_OUTCOME_BACK)
        m->w->group[m->group].marks |= SW_MOVED; /* SW-11.7 */
    return outcome == SW_OUTCOME_WON;
}

static void go(struct march *m, int into) {
    lz_assert(swamp_clan_at(m->w, m->at) == m->clan && into != m->at);
    swamp_group_leave(m->w, m->group, m->at);
    swamp_group_join(m->w, m->group, into, m->clan);
    m->w->group[m->group].came = (uint16_t)(m->at + 1);
    m->at = into;
    m->made = true;
}

/* The raft goes along; one that lies there is rammed and sinks. No ground and no water touches those aboard. */
static bool sail(struct march *m, int into) {
    struct swamp_work *w = m->w;
    struct swamp_hex *old = &w->s->hex[m->at], *new = &w->s->hex[into];
    lz_assert(old->marks & SW_RAFT && old->until > 0 && swamp_water(new->terrain));
    if (new->marks & SW_RAFT)
        swamp_raft_gone(w, into);
    new->marks |= SW_RAFT;
    new->until = old->until;
    old->marks &= (uint8_t)~SW_RAFT;
    old->until = 0;
    go(m, into);
    arrive(w, m->group, into, true);
    return true;
}

static bool walk(struct march *m, int into) {
    int from = m->at;
    go(m, into);
    if (m->afloat)
        swamp_raft_gone(m->w, from);
    m->afloat = false;
    return swamp_enter(m->w, m->group, into, true);
}

/* One step (SW-10.5); false: the order is over. */
static bool step(struct march *m, int direction) {
    struct swamp_work *w = m->w;
    int into = swamp_neighbour(&w->s->laws, m->at, direction);
    m->code = barrier(m, into);
    m->before = into == SW_NOWHERE ? m->at : into;
    if (m->code)
        return false;
    bool battle = defended(w, into, m->clan);
    if (battle && !beats(m, into))
        return false;
    bool on = m->afloat && swamp_water(w->s->hex[into].terrain) ? sail(m, into) : walk(m, into);
    return on && !(battle && w->s->laws.halt_after_battle);
}

static struct swamp_result march(struct march *m, const struct swamp_order *order) {
    for (int i = 0; i < 2 && swamp_step(order, i) != SW_STAY; i++)
        if (!step(m, swamp_step(order, i)))
            break;
    int left = swamp_size(&m->w->group[m->group]);
    lz_assert(left <= SW_LIMIT && m->code < SW_CODES);
    if (left && m->made)
        swamp_say(m->w, order->verb == SW_SA ? SW_K_SAILED : SW_K_MOVED, m->clan, swamp_seat(m->clan),
                  SW_AT(m->w, order->hex), SW_AT(m->w, m->at), left);
    return m->code ? swamp_ended_at(m->code, m->before) : swamp_ended(SW_CODE_OK, m->at, left, 0);
}

/* SW-10.4: the first hex of the path that would be too full, SW_NOWHERE if none. */
static int crowded(const struct swamp_work *w, int clan, const struct swamp_order *order, int movers) {
    for (int i = 0, hex = order->hex; i < 2 && swamp_step(order, i) != SW_STAY; i++) {
        hex = swamp_neighbour(&w->s->laws, hex, swamp_step(order, i));
        if (hex == SW_NOWHERE)
            break;
        if (hex != order->hex && swamp_own(w, hex, clan) + movers > SW_LIMIT)
            return hex;
    }
    return SW_NOWHERE;
}

/* What keeps the movers from their first step. */
static struct swamp_result hindered(const struct swamp_work *w, int clan, const struct swamp_order *order, int movers) {
    int hold, full = crowded(w, clan, order, movers);
    if (swamp_held(w, order->hex, &w->group[swamp_unmoved(w, order->hex)], &hold))
        return swamp_ended(SW_CODE_IMMOBILE, order->hex, hold, 0);
    if (swamp_neighbour(&w->s->laws, order->hex, swamp_step(order, 0)) == SW_NOWHERE)
        return swamp_ended_at(SW_CODE_EDGE, order->hex);
    if (full != SW_NOWHERE)
        return swamp_ended_at(SW_CODE_LIMIT, full);
    return swamp_ended_at(SW_CODE_OK, order->hex);
}

/* ---- MO and SP */

/* What an order asks of the group: all of it, or by colour the smaller of asked and present. */
static int wanted(const struct swamp_group *group, const struct swamp_order *order, uint16_t out[SW_COLOURS]) {
    int n = 0;
    for (int i = 0; i < SW_COLOURS; i++) {
        int most = order->verb == SW_SP ? order->count[i] : SW_LIMIT, there = group->lizards[i];
        out[i] = (uint16_t)(most < there ? most : there);
        n += out[i];
    }
    return n;
}

static int asked(const struct swamp_order *order) {
    int n = 0;
    for (int i = 0; i < SW_COLOURS; i++)
        n += order->count[i];
    return n;
}

/* SW-10.3: a part leaves the group and is one of its own, with the same hunger and skill. */
static int split(struct swamp_work *w, int group, int hex, const uint16_t part[SW_COLOURS]) {
    int g = swamp_group_new(w), clan = swamp_clan_at(w, hex);
    w->group[g] = w->group[group];
    for (int i = 0; i < SW_COLOURS; i++) {
        lz_assert(part[i] <= w->group[group].lizards[i]);
        w->group[g].lizards[i] = part[i];
        w->group[group].lizards[i] = (uint16_t)(w->group[group].lizards[i] - part[i]);
    }
    swamp_group_join(w, g, hex, clan);
    return g;
}

/* SW-10.2 */
static struct swamp_result spy_out(struct swamp_work *w, int clan, const struct swamp_order *order, int group) {
    int colour = 0;
    while (!order->count[colour])
        colour++;
    lz_assert(colour < SW_COLOURS && w->group[group].lizards[colour] > 0);
    w->group[group].lizards[colour]--;
    swamp_sweep(w, order->hex);
    int code = swamp_spy_sneak(w, swamp_spy_new(w, clan, colour, order->hex), order);
    return swamp_ended_at(code, order->hex);
}

struct swamp_result swamp_mo(struct swamp_work *w, int clan, const struct swamp_order *order) {
    int hex = order->hex, group = swamp_unmoved(w, hex);
    lz_assert(order->verb == SW_MO || order->verb == SW_SP);
    uint16_t part[SW_COLOURS];
    if (swamp_clan_at(w, hex) != clan)
        return swamp_ended_at(SW_CODE_NOBAND, hex);
    if (group == SW_NO_GROUP)
        return swamp_ended_at(SW_CODE_SPENT, hex);
    int n = wanted(&w->group[group], order, part);
    if (!n)
        return swamp_ended_at(SW_CODE_NOBAND, hex);
    bool spy = order->verb == SW_SP && asked(order) == 1;
    struct swamp_result no = hindered(w, clan, order, spy ? 0 : n);
    if (no.code)
        return no;
    if (order->verb == SW_SP)
        w->split[hex] = true;
    if (spy)
        return spy_out(w, clan, order, group);
    if (n < swamp_size(&w->group[group]))
        group = split(w, group, hex, part);
    struct march m = { .w = w, .clan = clan, .group = group, .at = hex };
    return march(&m, order);
}

/* ---- SA, SW-10.8 */

struct swamp_result swamp_sa(struct swamp_work *w, int clan, const struct swamp_order *order) {
    int hex = order->hex, group = w->first[hex], hold;
    if (!(w->s->hex[hex].marks & SW_RAFT))
        return swamp_ended_at(SW_CODE_NORAFT, hex);
    if (swamp_clan_at(w, hex) != clan)
        return swamp_ended_at(SW_CODE_NOBAND, hex);
    if (swamp_band_held(w, hex, &hold))
        return swamp_ended(SW_CODE_IMMOBILE, hex, hold, 0);
    if (w->split[hex] || w->group[group].marks & SW_MOVED || w->group[group].next != SW_NO_GROUP)
        return swamp_ended_at(SW_CODE_BOARDED, hex);
    struct swamp_result no = hindered(w, clan, order, swamp_size(&w->group[group]));
    if (no.code)
        return no;
    struct march m = { .w = w, .clan = clan, .group = group, .at = hex, .afloat = true };
    return march(&m, order);
}
