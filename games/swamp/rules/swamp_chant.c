/* CH: the ten chants (SW-8.3 to SW-8.5, SW-9), one function each, found by a table. Each first sees whether it has an
   effect, then tells whom it strikes, then acts. */
#include "core/bug.h"
#include "core/words/event.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

enum { SUMMONED = 30, SINK_TO_WATER = 85, CHOIR = SW_CELLS_MOST / SW_COLOURS }; /* SW-20.3 */

/* A chant being sung. */
struct rite {
    struct swamp_work *w;
    const struct swamp_order *order;
    int clan, chant, black; /* black: those who chant */
    int from, target;
    int at; /* where the chanters are when it ends */
    int parts;
    struct {
        uint16_t group, black;
    } part[CHOIR]; /* the groups they stand in, in list order */
};

static struct swamp_hex *target_of(const struct rite *r) {
    lz_assert(swamp_on_map(&r->w->s->laws, r->target));
    return &r->w->s->hex[r->target];
}
static int clan_there(const struct rite *r) { return target_of(r)->clan; }

/* ---- who is told, SW-17.2 */

static void chanted(const struct rite *r, lz_seats seen, int by) {
    if (seen)
        swamp_say(r->w, SW_K_CHANTED, by == SW_UNTOLD ? 0 : by, seen, r->chant, SW_AT(r->w, r->target), by);
}

/* Victims learn whose chant it was if they see the chanting hex; witnesses learn what it was and where. */
static void strikes(const struct rite *r, lz_seats victims) {
    lz_seats others = ~swamp_seat(r->clan), knowing = victims & swamp_witnesses(r->w, r->from) & others;
    chanted(r, knowing, r->clan);
    chanted(r, (victims | swamp_witnesses(r->w, r->target)) & others & ~knowing, SW_UNTOLD);
}

/* The parties; and whoever sees the hex, unless it hides what is in it (SW-17.3). */
static lz_seats onlookers(const struct rite *r, int hex) {
    return swamp_facts.ground[r->w->s->hex[hex].terrain].hides ? 0 : swamp_witnesses(r->w, hex);
}

static lz_seats owners_of_spies(const struct rite *r) {
    lz_seats seats = 0;
    for (int i = 0; i < r->w->spies; i++)
        if (r->w->spy[i].hex == r->target)
            seats |= swamp_seat(r->w->spy[i].clan);
    return seats;
}

/* ---- SW-9.1 Eyes */

static bool eyes(struct rite *r) {
    struct swamp_work *w = r->w;
    const struct swamp_hex *at = target_of(r);
    int name = SW_AT(w, r->target);
    lz_seats own = swamp_seat(r->clan);
    swamp_say(w, SW_K_EYED_HEX, r->clan, own, name, at->terrain, at->marks, at->owner);
    if (at->terrain == SW_DEN)
        swamp_say(w, SW_K_EYED_DEN, r->clan, own, name, at->colour, at->population, at->militia);
    if (at->clan)
        swamp_say(w, SW_K_EYED_BAND, r->clan, own, name, at->clan, swamp_of_colour(w, r->target, SW_RED),
                  swamp_of_colour(w, r->target, SW_GRN), swamp_of_colour(w, r->target, SW_GRY),
                  swamp_of_colour(w, r->target, SW_YEL), swamp_of_colour(w, r->target, SW_BLK));
    return true;
}

/* ---- SW-9.2 Reveal */

static bool reveal(struct rite *r) {
    struct swamp_work *w = r->w;
    int dead = 0;
    for (int i = 0; i < w->spies; i++) {
        const struct swamp_agent *spy = &w->spy[i];
        if (spy->hex == SW_NOWHERE || spy->clan == r->clan || swamp_distance(&w->s->laws, spy->hex, r->target) > 1)
            continue;
        swamp_say(w, SW_K_REVEALED, r->clan, swamp_seat(r->clan), SW_AT(w, spy->hex), spy->clan);
        swamp_spy_lose(w, i, SW_BY_REVEAL);
        dead++;
    }
    return dead > 0;
}

/* ---- SW-9.3 Shunt */

static int landing(const struct rite *r) {
    const struct swamp_work *w = r->w;
    int second = swamp_step(r->order, 1), direction = second == SW_STAY ? swamp_step(r->order, 0) : second;
    int hex = r->target;
    lz_assert(direction < SW_DIRECTIONS);
    for (int flown = 0; flown < 1 + r->black / 50; flown++) {
        int next = swamp_neighbour(&w->s->laws, hex, direction);
        if (next == SW_NOWHERE || w->s->hex[next].terrain == SW_DEN || w->s->hex[next].clan)
            break;
        hex = next;
    }
    return hex;
}

/* Group by group they come down; their mire stays behind. Nobody eats, nobody counts as moved. */
static void fly(struct swamp_work *w, int from, int to) {
    int clan = swamp_clan_at(w, from);
    for (int g = w->first[from], next; g != SW_NO_GROUP; g = next) {
        next = w->group[g].next;
        swamp_group_leave(w, g, from);
        swamp_group_join(w, g, to, clan);
        swamp_disturb(w, to, SW_STIR_LANDING);
        swamp_enter(w, g, to, false);
    }
}

static bool shunt(struct rite *r) {
    struct swamp_work *w = r->w;
    int clan = clan_there(r), to = landing(r);
    if (!clan || target_of(r)->terrain == SW_DEN || to == r->target)
        return false;
    strikes(r, swamp_seat(clan));
    swamp_say(w, SW_K_SHUNTED, clan,
              swamp_seat(clan) | swamp_seat(r->clan) | onlookers(r, r->target) | onlookers(r, to), SW_AT(w, r->target),
              SW_AT(w, to), clan, swamp_warriors(w, r->target));
    if (r->target == r->from)
        r->at = to;
    fly(w, r->target, to);
    return true;
}

/* ---- SW-9.4 Summon */

static bool summon(struct rite *r) {
    struct swamp_work *w = r->w;
    int clan = clan_there(r), strength = SUMMONED * swamp_water_near(w->s, r->target);
    if (!swamp_water(target_of(r)->terrain) || !strength || (!clan && !w->agents[r->target]))
        return false;
    strikes(r, swamp_seat(clan) | owners_of_spies(r));
    swamp_spies_scourged(w, r->target, 100, SW_BY_MONSTER);
    if (clan)
        swamp_monster(w, r->target, SW_NO_GROUP, strength);
    return true;
}

/* ---- SW-9.5 Mould */

static void sink(struct swamp_work *w, int hex) {
    int terrain = swamp_rnd(w, 100) < SINK_TO_WATER ? SW_WATER : SW_WHIRLPOOL;
    swamp_terrain_change(w, hex, terrain);
    if (terrain == SW_WHIRLPOOL)
        swamp_drown(w, hex);
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int near = swamp_neighbour(&w->s->laws, hex, d);
        if (near != SW_NOWHERE && w->s->hex[near].marks & SW_BRIDGE)
            swamp_bridge_gone(w, near);
    }
}

static bool mould(struct rite *r) {
    const struct swamp_hex *at = target_of(r);
    bool rises = swamp_water(at->terrain);
    if (!rises && !swamp_facts.ground[at->terrain].sinks)
        return false;
    strikes(r, swamp_seat(at->clan) | swamp_seat(at->owner));
    if (rises)
        swamp_rise(r->w, r->target);
    else
        sink(r->w, r->target);
    return true;
}

/* ---- SW-9.6 Freeze */

static bool freeze(struct rite *r) {
    struct swamp_work *w = r->w;
    int clan = clan_there(r);
    for (int g = w->first[r->target]; g != SW_NO_GROUP; g = w->group[g].next)
        w->group[g].marks |= SW_FROZEN;
    if (clan)
        swamp_say(w, SW_K_FROZEN, clan, swamp_seat(clan) | swamp_seat(r->clan), SW_AT(w, r->target),
                  swamp_warriors(w, r->target));
    return clan || target_of(r)->militia;
}

/* ---- SW-9.7 Coerce */

static bool walled(const struct rite *r) {
    return target_of(r)->terrain == SW_DEN || target_of(r)->terrain == SW_TEMPLE;
}

/* The new clan is told with the same care as the chanter's name: it is one and the same. */
static bool coerce(struct rite *r) {
    struct swamp_work *w = r->w;
    struct swamp_hex *at = target_of(r);
    int victim = at->clan, n = swamp_warriors(w, r->target), name = SW_AT(w, r->target);
    if (walled(r) || !victim || victim == r->clan || r->black < n)
        return false;
    strikes(r, swamp_seat(victim));
    lz_seats own = swamp_seat(r->clan), knowing = own | (swamp_seat(victim) & swamp_witnesses(w, r->from));
    lz_seats others = (swamp_seat(victim) | onlookers(r, r->target)) & ~knowing;
    swamp_say(w, SW_K_COERCED, victim, knowing, name, victim, r->clan, n);
    if (others)
        swamp_say(w, SW_K_COERCED, victim, others, name, victim, SW_UNTOLD, n);
    lz_assert(swamp_is_clan(w->s, r->clan));
    at->clan = (uint8_t)r->clan;
    if (at->marks & SW_BRIDGE)
        at->owner = (uint8_t)r->clan;
    return true;
}

/* ---- SW-9.8 Gate */

/* Who does not fit into the other temple dies on the way; answers how many arrive. */
static int squeeze(struct rite *r) {
    struct swamp_work *w = r->w;
    struct swamp_cells cells;
    uint16_t fallen[SW_COLOURS] = { 0 };
    int n = swamp_warriors(w, r->from), room = SW_LIMIT - swamp_warriors(w, r->target);
    lz_assert(n <= SW_LIMIT && room >= 0);
    if (n <= room)
        return n;
    swamp_cells_of(w, r->from, &cells);
    swamp_cull(w, &cells, n - room, fallen);
    swamp_say_lost(w, (struct swamp_toll){ r->clan, r->from, SW_BY_GATE }, fallen);
    return room;
}

/* The band as a chain of groups that stand nowhere. */
static int lift(struct swamp_work *w, int hex) {
    int chain = w->first[hex];
    w->first[hex] = SW_NO_GROUP;
    w->s->hex[hex].clan = 0;
    return chain;
}

/* Those of the chain that live step out of the gate; answers the last of them, SW_NO_GROUP if nobody does. */
static int set_down(struct rite *r, int chain) {
    struct swamp_work *w = r->w;
    int last = SW_NO_GROUP;
    for (int g = chain, next; g != SW_NO_GROUP; g = next) {
        next = w->group[g].next;
        if (!swamp_size(&w->group[g])) {
            swamp_group_free(w, g);
            continue;
        }
        w->group[g].marks |= SW_MOVED | SW_GATED;
        swamp_group_join(w, g, r->target, r->clan);
        last = g;
    }
    return last;
}

/* Whoever has not won is dead: nobody retreats. Taking and searching is done once, by the last to arrive. */
static bool gate(struct rite *r) {
    struct swamp_work *w = r->w;
    int foe = clan_there(r) == r->clan ? 0 : clan_there(r);
    if (target_of(r)->terrain != SW_TEMPLE || r->target == r->from)
        return false;
    lz_seats seen = swamp_witnesses(w, r->from) | swamp_witnesses(w, r->target) | swamp_seat(r->clan);
    strikes(r, swamp_seat(foe));
    int n = squeeze(r), chain = lift(w, r->from);
    swamp_say(w, SW_K_GATED, r->clan, seen, SW_AT(w, r->from), SW_AT(w, r->target), r->clan, n);
    if (n && foe)
        swamp_fight(w, &(struct swamp_assault){ r->clan, r->from, r->target, chain, SW_FIGHT_GATE });
    int last = set_down(r, chain);
    if (last == SW_NO_GROUP)
        return true;
    swamp_disturb(w, r->target, SW_STIR_LANDING);
    swamp_enter(w, last, r->target, false);
    return true;
}

/* ---- SW-9.9 Transmute */

/* What each colour becomes: up to three of those present are chosen, then each gets one of the four others. */
static void draw_colours(struct rite *r, uint8_t becomes[SW_COLOURS]) {
    int left[SW_COLOURS], chosen[3], k = 0, n = 0;
    for (int i = 0; i < SW_COLOURS; i++) {
        becomes[i] = (uint8_t)i;
        if (swamp_of_colour(r->w, r->target, i))
            left[k++] = i;
    }
    lz_assert(k > 0);
    for (; n < 3 && k; n++) {
        int x = swamp_rnd(r->w, k--);
        chosen[n] = left[x];
        for (int i = x; i < k; i++)
            left[i] = left[i + 1];
    }
    for (int i = 0; i < n; i++) {
        int other = swamp_rnd(r->w, SW_COLOURS - 1);
        becomes[chosen[i]] = (uint8_t)(other + (other >= chosen[i]));
    }
}

static void recolour(struct swamp_group *group, const uint8_t becomes[SW_COLOURS]) {
    uint16_t now[SW_COLOURS] = { 0 };
    for (int i = 0; i < SW_COLOURS; i++)
        now[becomes[i]] = (uint16_t)(now[becomes[i]] + group->lizards[i]);
    memcpy(group->lizards, now, sizeof now);
}

static bool transmute(struct rite *r) {
    struct swamp_work *w = r->w;
    int clan = clan_there(r), hex = r->target;
    uint8_t becomes[SW_COLOURS];
    if (walled(r) || !clan)
        return false;
    strikes(r, swamp_seat(clan));
    draw_colours(r, becomes);
    for (int g = w->first[hex]; g != SW_NO_GROUP; g = w->group[g].next)
        recolour(&w->group[g], becomes);
    swamp_say(w, SW_K_TRANSMUTED, clan, swamp_seat(clan) | swamp_seat(r->clan) | onlookers(r, hex), SW_AT(w, hex),
              clan);
    swamp_say(w, SW_K_RECOLOURED, clan, swamp_seat(clan), SW_AT(w, hex), swamp_of_colour(w, hex, SW_RED),
              swamp_of_colour(w, hex, SW_GRN), swamp_of_colour(w, hex, SW_GRY), swamp_of_colour(w, hex, SW_YEL),
              swamp_of_colour(w, hex, SW_BLK));
    return true;
}

/* ---- SW-9.10 Dark */

static void all_die(struct rite *r) {
    struct swamp_work *w = r->w;
    uint16_t fallen[SW_COLOURS];
    int clan = clan_there(r);
    for (int i = 0; i < SW_COLOURS; i++)
        fallen[i] = (uint16_t)swamp_of_colour(w, r->target, i);
    swamp_band_clear(w, r->target);
    swamp_say_lost(w, (struct swamp_toll){ clan, r->target, SW_BY_DARK }, fallen);
    swamp_spies_scourged(w, r->target, 100, SW_BY_DARK);
}

static bool dark(struct rite *r) {
    struct swamp_work *w = r->w;
    const struct swamp_hex *at = target_of(r);
    if (at->terrain == SW_CURSED && !at->clan && !w->agents[r->target])
        return false;
    lz_seats victims = swamp_seat(at->clan) | swamp_seat(at->owner) | owners_of_spies(r);
    lz_seats seen = victims | swamp_seat(r->clan) | swamp_witnesses(w, r->target);
    strikes(r, victims);
    swamp_say(w, SW_K_DARKENED, 0, seen, SW_AT(w, r->target));
    swamp_terrain_change(w, r->target, SW_CURSED);
    all_die(r);
    return true;
}

/* ---- the order */

static bool (*const chants[SW_CHANTS])(struct rite *) = {
    [SW_EYES] = eyes,     [SW_REVEAL] = reveal, [SW_SHUNT] = shunt, [SW_SUMMON] = summon,       [SW_MOULD] = mould,
    [SW_FREEZE] = freeze, [SW_COERCE] = coerce, [SW_GATE] = gate,   [SW_TRANSMUTE] = transmute, [SW_DARK] = dark,
};

/* SW-8.3: the black lizards of the groups that have not sung, in list order; false if all groups have. */
static bool gather(struct rite *r) {
    struct swamp_work *w = r->w;
    bool fresh = false;
    int left = r->order->black ? r->order->black : SW_LIMIT;
    for (int g = w->first[r->from]; g != SW_NO_GROUP; g = w->group[g].next) {
        if (w->group[g].marks & SW_SANG)
            continue;
        fresh = true;
        int n = w->group[g].lizards[SW_BLK] < left ? w->group[g].lizards[SW_BLK] : left;
        lz_assert(r->parts < CHOIR);
        r->part[r->parts].group = (uint16_t)g;
        r->part[r->parts++].black = (uint16_t)n;
        r->black += n;
        left -= n;
    }
    return fresh;
}

/* SW-8.5: turned red in their own groups; groups that are gone have no black lizards left. */
static int revert(struct rite *r) {
    int left = r->black * swamp_facts.song[r->chant].reverts / 100, all = 0;
    lz_assert(left <= r->black && r->black <= SW_LIMIT);
    if (r->w->s->hex[r->at].terrain == SW_TEMPLE && r->chant != SW_DARK)
        return 0;
    for (int i = 0; i < r->parts; i++) {
        uint16_t *lizards = r->w->group[r->part[i].group].lizards;
        int n = r->part[i].black < lizards[SW_BLK] ? r->part[i].black : lizards[SW_BLK];
        n = n < left ? n : left;
        lizards[SW_BLK] = (uint16_t)(lizards[SW_BLK] - n);
        lizards[SW_RED] = (uint16_t)(lizards[SW_RED] + n);
        left -= n;
        all += n;
    }
    return all;
}

/* What stands in the way of singing: a failed chant costs nothing. */
static struct swamp_result trouble(struct rite *r) {
    int needed = swamp_facts.song[r->chant].black;
    if (swamp_clan_at(r->w, r->from) != r->clan)
        return swamp_ended_at(SW_CODE_NOBAND, r->from);
    if (!gather(r))
        return swamp_ended_at(SW_CODE_SUNG, r->from);
    if (r->black < needed)
        return swamp_ended(SW_CODE_NOBLACK, r->from, needed, r->black);
    if (r->target == SW_NOWHERE)
        return swamp_ended_at(SW_CODE_RANGE, r->from);
    if (r->chant == SW_GATE && r->w->s->hex[r->from].terrain != SW_TEMPLE)
        return swamp_ended_at(SW_CODE_NOTEMPLE, r->from);
    return swamp_ended_at(SW_CODE_OK, r->from);
}

struct swamp_result swamp_ch(struct swamp_work *w, int clan, const struct swamp_order *order) {
    struct rite rite = { .w = w,
                         .order = order,
                         .clan = clan,
                         .chant = order->chant,
                         .from = order->hex,
                         .at = order->hex },
                *r = &rite;
    lz_assert(order->chant < SW_CHANTS);
    r->target = order->verb == SW_CHG ? order->target : swamp_path_end(&w->s->laws, order);
    struct swamp_result result = trouble(r);
    if (result.code)
        return result;
    for (int g = w->first[r->from]; g != SW_NO_GROUP; g = w->group[g].next)
        w->group[g].marks |= SW_SANG;
    bool effect = chants[r->chant](r);
    int reverted = effect ? revert(r) : 0;
    swamp_say(w, SW_K_SUNG, clan, swamp_seat(clan), r->chant, SW_AT(w, r->from), SW_AT(w, r->target), r->black,
              reverted);
    return swamp_ended_at(effect ? SW_CODE_OK : SW_CODE_NOEFFECT, r->target);
}
