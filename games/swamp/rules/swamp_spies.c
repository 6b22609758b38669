/* Spies (SW-4.7, SW-4.8): made, sneaking (SW-10.7), caught, lost, and back in a band (SW-14.5, SW-14.6). */
#include "core/bug.h"
#include "core/words/event.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

enum { MIRE = 20, CURSE = 30, DROWN = 70, MONSTER = 10, BUSH = 5 }; /* percents of SW-20.3; the age that is too old */

/* How many there are in a hex. */
static uint16_t *agents_at(struct swamp_work *w, int hex) {
    lz_assert(swamp_on_map(&w->s->laws, hex));
    return &w->agents[hex];
}

/* The array stays by clan, then in order of creation. */
int swamp_spy_new(struct swamp_work *w, int clan, int colour, int hex) {
    int i = w->spies;
    lz_assert(i < SW_AGENTS);
    lz_assert(swamp_is_clan(w->s, clan) && colour < SW_COLOURS && swamp_on_map(&w->s->laws, hex));
    while (i > 0 && w->spy[i - 1].clan > clan)
        i--;
    memmove(&w->spy[i + 1], &w->spy[i], sizeof w->spy[0] * (size_t)(w->spies - i));
    w->spy[i] = (struct swamp_agent){ .hex = (uint16_t)hex, .clan = (uint8_t)clan, .colour = (uint8_t)colour };
    w->spies++;
    w->agents[hex]++;
    return i;
}

static void vanish(struct swamp_work *w, struct swamp_agent *spy) {
    lz_assert(*agents_at(w, spy->hex) > 0);
    --*agents_at(w, spy->hex);
    spy->hex = SW_NOWHERE;
}

void swamp_spy_lose(struct swamp_work *w, int i, int bane) {
    struct swamp_agent *spy = &w->spy[i];
    lz_assert(i < w->spies && bane < SW_BANES);
    swamp_say(w, SW_K_SPY_LOST, spy->clan, swamp_seat(spy->clan), SW_AT(w, spy->hex), spy->colour, bane);
    vanish(w, spy);
}

/* The catchers learn whose it was, the owner where. */
static void caught(struct swamp_work *w, int i, int catchers) {
    int hex = w->spy[i].hex;
    lz_assert(catchers != w->spy[i].clan);
    swamp_say(w, SW_K_SPY_CAUGHT, catchers, swamp_seat(catchers), SW_AT(w, hex), w->spy[i].clan);
    swamp_disturb(w, hex, SW_STIR_SPY);
    swamp_spy_lose(w, i, SW_BY_CAPTURE);
}

/* SW-4.8: in a den of others capture is certain; among others' warriors it is rolled for. */
static bool is_caught(struct swamp_work *w, int i) {
    struct swamp_agent *spy = &w->spy[i];
    const struct swamp_hex *at = &w->s->hex[spy->hex];
    int n = at->clan != spy->clan ? swamp_warriors(w, spy->hex) : 0;
    if (at->terrain == SW_DEN && at->owner != spy->clan) {
        caught(w, i, at->owner);
        return true;
    }
    if (!n)
        return false;
    spy->rolled = true;
    if (!swamp_pct(w, 5 + n / 5)) /* 65 among the three hundred that there can be: far from the 95 that are the most */
        return false;
    caught(w, i, at->clan);
    return true;
}

void swamp_spies_searched(struct swamp_work *w, int hex, int clan) {
    for (int i = 0; i < w->spies && w->agents[hex]; i++)
        if (w->spy[i].hex == hex && w->spy[i].clan != clan)
            is_caught(w, i);
}

/* One not rolled for yet, or in a den that became others' over its head. */
void swamp_spies_at_end_of_movement(struct swamp_work *w) {
    for (int i = 0; i < w->spies; i++) {
        const struct swamp_agent *spy = &w->spy[i];
        if (spy->hex != SW_NOWHERE && (!spy->rolled || w->s->hex[spy->hex].terrain == SW_DEN))
            is_caught(w, i);
    }
}

int swamp_spies_scourged(struct swamp_work *w, int hex, int percent, int bane) {
    int dead = 0;
    for (int i = 0; i < w->spies && w->agents[hex]; i++)
        if (w->spy[i].hex == hex && (percent >= 100 || swamp_pct(w, percent))) {
            swamp_spy_lose(w, i, bane);
            dead++;
        }
    return dead;
}

/* ---- sneaking */

/* SW-10.7: a swamp mires the spy alone, unless the option lets it spread. */
static bool mired(struct swamp_work *w, int i) {
    const struct swamp_agent *spy = &w->spy[i];
    if (!swamp_mire_touches(w, spy->hex) && !swamp_pct(w, MIRE))
        return false;
    if (w->s->laws.spy_mire_spreads)
        swamp_mire_all(w, spy->hex);
    else
        swamp_mire_spy(w, i);
    return true;
}

/* What open water does to a spy: SW_BANES if nothing. */
static int taken_by_water(struct swamp_work *w, int hex) {
    const struct swamp_state *s = w->s;
    if (!swamp_water(s->hex[hex].terrain) || swamp_covered(s, hex))
        return SW_BANES;
    if (s->hex[hex].terrain == SW_WHIRLPOOL && swamp_pct(w, DROWN))
        return SW_BY_WHIRLPOOL;
    return swamp_water_near(s, hex) && swamp_pct(w, MONSTER) ? SW_BY_MONSTER : SW_BANES;
}

static int taken_by_ground(struct swamp_work *w, int hex) {
    if (w->s->hex[hex].terrain == SW_CURSED)
        return swamp_pct(w, CURSE) ? SW_BY_CURSE : SW_BANES;
    return taken_by_water(w, hex);
}

bool swamp_spy_step(struct swamp_work *w, int i, int direction) {
    struct swamp_agent *spy = &w->spy[i];
    int into = swamp_neighbour(&w->s->laws, spy->hex, direction);
    if (into == SW_NOWHERE)
        return false;
    lz_assert(*agents_at(w, spy->hex) > 0);
    --*agents_at(w, spy->hex);
    ++*agents_at(w, into);
    spy->hex = (uint16_t)into;
    spy->moved = true;
    spy->mired = 0;
    spy->rolled = false;
    if (is_caught(w, i))
        return false;
    if (w->s->hex[into].terrain == SW_SWAMP)
        return !mired(w, i);
    int bane = taken_by_ground(w, into);
    if (bane < SW_BANES)
        swamp_spy_lose(w, i, bane);
    return bane == SW_BANES;
}

int swamp_spy_sneak(struct swamp_work *w, int i, const struct swamp_order *order) {
    const struct swamp_agent *spy = &w->spy[i];
    int code = SW_CODE_OK;
    for (int k = 0; k < 2 && swamp_step(order, k) != SW_STAY; k++) {
        if (swamp_neighbour(&w->s->laws, spy->hex, swamp_step(order, k)) == SW_NOWHERE)
            code = SW_CODE_EDGE;
        if (!swamp_spy_step(w, i, swamp_step(order, k)))
            break;
    }
    if (spy->hex != SW_NOWHERE && spy->moved)
        swamp_say(w, SW_K_SPY_AT, spy->clan, swamp_seat(spy->clan), SW_AT(w, order->hex), SW_AT(w, spy->hex),
                  spy->colour);
    return code;
}

/* Why no spy of the clan can sneak out of the hex. */
static int trouble(const struct swamp_work *w, int hex, int clan) {
    int there = 0, unmoved = 0, ready = 0;
    for (int i = 0; i < w->spies; i++) {
        const struct swamp_agent *spy = &w->spy[i];
        bool here = spy->hex == hex && spy->clan == clan;
        there |= here;
        unmoved |= here && !spy->moved;
        ready |= here && !spy->moved && !swamp_spy_stuck(w, spy);
    }
    if (!there)
        return SW_CODE_NOSPY;
    if (!unmoved)
        return SW_CODE_SPENT;
    return ready ? SW_CODE_OK : SW_CODE_IMMOBILE;
}

struct swamp_result swamp_sn(struct swamp_work *w, int clan, const struct swamp_order *order) {
    int code = trouble(w, order->hex, clan);
    if (code)
        return swamp_ended(code, order->hex, SW_HELD_MIRED, 0);
    for (int i = 0; i < w->spies; i++) {
        const struct swamp_agent *spy = &w->spy[i];
        if (spy->hex != order->hex || spy->clan != clan || spy->moved || swamp_spy_stuck(w, spy))
            continue;
        int end = swamp_spy_sneak(w, i, order);
        code = end ? end : code;
    }
    return swamp_ended_at(code, order->hex);
}

/* ---- at the end of the turn: older spies were created first, so the array is in the order of SW-14.5 */

static bool joins(struct swamp_work *w, struct swamp_agent *spy) {
    int hex = spy->hex, own = swamp_own(w, hex, spy->clan);
    if (!own || own >= SW_LIMIT)
        return false;
    w->group[w->first[hex]].lizards[spy->colour]++;
    swamp_say(w, SW_K_SPY_BACK, spy->clan, swamp_seat(spy->clan), SW_AT(w, hex), spy->colour);
    vanish(w, spy);
    return true;
}

void swamp_spies_return(struct swamp_work *w) {
    for (int i = 0; i < w->spies; i++)
        if (w->spy[i].hex != SW_NOWHERE && !joins(w, &w->spy[i]) && ++w->spy[i].age == BUSH)
            swamp_spy_lose(w, i, SW_BY_BUSH);
}
