/* What the other clans have, so that their points are those of the ranking (SW-15.1) and as many home dens stand as the
   threshold says (SW-15.3): what is seen of them first, then home dens, then lizards where the viewer cannot see them.
 */
#include "core/bug.h"
#include "games/swamp/sight/swamp_imagine.h"

#include <string.h>

enum { HOME_DEN = 2000, TEMPLE = 30, OTHER_DEN = 25, BRIDGE = 10 }; /* SW-15.1 */
enum { CHAOS = 3, OLDEST_SPY = 4, DRAWS = 24 };

static bool other(const struct swamp_imagined *d, int clan) { return clan != d->v->clan && swamp_active(d->s, clan); }

static int least(int a, int b) { return a < b ? a : b; }

/* ---- what is seen of them */

static void give_colours(struct swamp_imagined *d, int hex, int clan, int number) {
    struct swamp_hex *at = &d->s->hex[hex];
    int main = swamp_imagine_colour(d), mixed = swamp_imagine_roll(d, 3);
    lz_assert(swamp_is_clan(d->s, clan) && number > 0 && number <= SW_LIMIT);
    at->clan = (uint8_t)clan;
    if (d->s->turn) { /* SW-18.6: all begin sated and average */
        at->hunger = (uint8_t)swamp_imagine_roll(d, SW_STARVING);
        at->experience = (uint8_t)(swamp_imagine_roll(d, 4) ? 0 : 1 + swamp_imagine_roll(d, 2));
    }
    for (int i = 0; i < mixed && number > 1; i++) {
        int part = swamp_imagine_roll(d, number), colour = swamp_imagine_roll(d, SW_COLOURS);
        at->lizards[colour] = (uint16_t)(at->lizards[colour] + part);
        number -= part;
    }
    at->lizards[main] = (uint16_t)(at->lizards[main] + number);
}

/* What must be theirs: bands, dens with at least one in them if they are settled, the bridge under a band. */
static void count_seen(struct swamp_imagined *d) {
    for (int hex = 0; hex < swamp_hexes(d->s); hex++) {
        const struct swamp_cell *cell = &d->v->cells[hex];
        struct swamp_hex *at = &d->s->hex[hex];
        if (cell->known != SW_IN_SIGHT)
            continue;
        if (other(d, cell->clan)) {
            give_colours(d, hex, cell->clan, cell->number);
            d->rest[cell->clan - 1] -= cell->number;
            if (at->marks & SW_BRIDGE) {
                at->owner = cell->clan;
                d->rest[cell->clan - 1] -= BRIDGE;
            }
        }
        if (at->terrain == SW_DEN && other(d, at->owner)) {
            at->population = at->colour != SW_UNSETTLED;
            d->rest[at->owner - 1] -= (at->marks & SW_HOME ? HOME_DEN : OTHER_DEN) + at->population;
        }
    }
}

/* ---- scores, where the ranking shows none: any that keep its order */

/* The least score of the clan above, ties going by clan number (SW-15.2). */
static int32_t just_above(int32_t score, int clan, int below) { return score + (clan > below); }

/* What each place of the ranking must have at least, and may have at most. */
struct ladder {
    int ranked;
    int32_t floor[SW_CLANS], roof[SW_CLANS];
};

static int32_t needs(const struct swamp_imagined *d, int clan) {
    lz_assert(clan >= 1 && clan <= SW_CLANS);
    if (clan == d->v->clan)
        return d->v->score[clan - 1];
    return d->rest[clan - 1] < 0 ? -d->rest[clan - 1] : 1;
}

static struct ladder ladder_of(const struct swamp_imagined *d) {
    const struct swamp_view *v = d->v;
    struct ladder l = { 0 };
    while (l.ranked < SW_CLANS && v->rank[l.ranked])
        l.ranked++;
    for (int i = l.ranked - 1; i >= 0; i--) {
        l.floor[i] = needs(d, v->rank[i]);
        if (i + 1 < l.ranked && l.floor[i] < l.floor[i + 1])
            l.floor[i] = l.floor[i + 1];
    }
    for (int i = 0; i < l.ranked; i++) {
        l.roof[i] = v->rank[i] == v->clan ? v->score[v->rank[i] - 1] : l.floor[i] + 3 * HOME_DEN;
        if (i)
            l.roof[i] = least(l.roof[i], l.roof[i - 1] - (v->rank[i - 1] > v->rank[i]));
    }
    return l;
}

static void invent_scores(struct swamp_imagined *d) {
    const struct ladder l = ladder_of(d);
    int32_t below = 0;
    for (int i = l.ranked - 1; i >= 0; i--) {
        int clan = d->v->rank[i];
        int32_t low = l.floor[i];
        if (i + 1 < l.ranked && low < just_above(below, clan, d->v->rank[i + 1]))
            low = just_above(below, clan, d->v->rank[i + 1]);
        int32_t high = least(l.roof[i], low < 2 * HOME_DEN ? 3 * HOME_DEN / 2 : low + 200);
        below = high > low ? low + swamp_imagine_roll(d, high - low + 1) : low;
        if (clan != d->v->clan)
            d->rest[clan - 1] += below;
    }
}

/* ---- home dens out of sight */

static bool den_near(const struct swamp_imagined *d, int hex) {
    for (int i = 0; i < SW_DIRECTIONS; i++) {
        int near = swamp_neighbour(&d->s->laws, hex, i);
        if (near != SW_NOWHERE && d->s->hex[near].terrain == SW_DEN)
            return true;
    }
    return false;
}

/* How ill an unseen hex suits a home den; below 0 not at all. */
static int strangeness(const struct swamp_imagined *d, int hex) {
    const struct swamp_hex *at = &d->s->hex[hex];
    if (!swamp_imagine_unseen(d, hex) || d->demand[hex] == SW_MUST_FEED || at->marks & SW_HOME)
        return -1;
    return 4 * (d->v->cells[hex].known == SW_REMEMBERED && at->terrain != SW_DEN) + 2 * den_near(d, hex) +
           swamp_water(at->terrain);
}

static int site_for_home(struct swamp_imagined *d) {
    int best = SW_NOWHERE, worst = 8, count = swamp_hexes(d->s), from = swamp_imagine_roll(d, count);
    for (int i = 0; i < DRAWS + count && worst > 0; i++) {
        int hex = i < DRAWS ? swamp_imagine_roll(d, count) : (from + i) % count, now = strangeness(d, hex);
        if (now >= 0 && now < worst) {
            best = hex;
            worst = now;
        }
        if (i >= DRAWS && best != SW_NOWHERE)
            break;
    }
    return best;
}

static void settle_home(struct swamp_imagined *d, int clan) {
    int hex = site_for_home(d);
    if (hex == SW_NOWHERE)
        return;
    lz_assert(swamp_imagine_unseen(d, hex) && (!clan || other(d, clan)));
    swamp_imagine_fertilize(d, hex, 2 + swamp_imagine_roll(d, 2)); /* as the defaults have it, SW-18.8 */
    d->s->hex[hex] = (struct swamp_hex){ .terrain = SW_DEN,
                                         .marks = SW_HOME,
                                         .owner = (uint8_t)clan,
                                         .colour = (uint8_t)swamp_imagine_roll(d, SW_COLOURS),
                                         .population = 1 };
    if (clan)
        d->rest[clan - 1] -= HOME_DEN + 1;
    else
        d->s->hex[hex].until = (uint8_t)(d->s->turn + 1 + swamp_imagine_roll(d, CHAOS));
}

/* The clan that can pay for one more and has got the fewest yet; 0 if none can. */
static int heir(struct swamp_imagined *d, const int got[SW_CLANS]) {
    int best = 0, seats = d->s->head.seats;
    for (int i = 0, from = swamp_imagine_roll(d, seats); i < seats; i++) {
        int seat = (from + i) % seats;
        if (other(d, seat + 1) && d->rest[seat] > HOME_DEN && (!best || got[seat] < got[best - 1]))
            best = seat + 1;
    }
    return best;
}

static void settle_homes(struct swamp_imagined *d) {
    int homes = d->v->threshold / d->s->laws.victory_per_home, got[SW_CLANS] = { 0 };
    bool any = homes > 1; /* SW-15.3: one is counted even if there is none */
    for (int hex = 0; hex < swamp_hexes(d->s); hex++)
        homes -= (d->s->hex[hex].marks & SW_HOME) != 0;
    for (; homes > 0; homes--) {
        int clan = heir(d, got);
        if (!clan && !any)
            return;
        if (clan)
            got[clan - 1]++;
        settle_home(d, clan);
    }
}

/* ---- temples and bridges whose owner is not told */

static void give_temples(struct swamp_imagined *d) {
    for (int hex = 0; hex < swamp_hexes(d->s); hex++) {
        struct swamp_hex *at = &d->s->hex[hex];
        bool temple = at->terrain == SW_TEMPLE;
        if (d->v->cells[hex].owner != SW_UNTOLD || at->owner || (!temple && !(at->marks & SW_BRIDGE)))
            continue;
        int clan = at->clan ? at->clan : swamp_imagine_roll(d, 2) ? 1 + swamp_imagine_roll(d, d->s->head.seats) : 0;
        int worth = temple ? TEMPLE : BRIDGE;
        if (!other(d, clan) || d->rest[clan - 1] < worth)
            continue;
        at->owner = (uint8_t)clan;
        d->rest[clan - 1] -= worth;
    }
}

/* ---- lizards out of sight */

struct haunt { /* where a clan can have a band that the viewer does not see */
    int count, home;
    uint16_t at[SW_HEXES];
};

static bool can_hide(const struct swamp_imagined *d, int hex, int clan) {
    const struct swamp_hex *at = &d->s->hex[hex];
    const struct swamp_cell *cell = &d->v->cells[hex];
    if (at->clan || at->terrain == SW_TEMPLE || at->marks & SW_BRIDGE || (at->terrain == SW_DEN && at->owner != clan))
        return false;
    return swamp_imagine_unseen(d, hex) ||
           (cell->known == SW_IN_SIGHT && swamp_facts.ground[at->terrain].hides && !cell->spies); /* SW-3.3 */
}

static void find_haunts(const struct swamp_imagined *d, int clan, struct haunt *h) {
    h->count = 0;
    h->home = SW_NOWHERE;
    for (int hex = 0; hex < swamp_hexes(d->s); hex++) {
        const struct swamp_hex *at = &d->s->hex[hex];
        if (can_hide(d, hex, clan))
            h->at[h->count++] = (uint16_t)hex;
        if (at->terrain == SW_DEN && at->owner == clan && (h->home == SW_NOWHERE || at->marks & SW_HOME))
            h->home = hex;
    }
}

/* One of a few, that which is nearest to home; and out of the list. Nobody likes to swim. */
static int take_haunt(struct swamp_imagined *d, struct haunt *h) {
    int best = 0, far = INT16_MAX;
    lz_assert(h->count > 0);
    for (int i = 0; i < 6; i++) {
        int k = swamp_imagine_roll(d, h->count), hex = h->at[k];
        int now = h->home == SW_NOWHERE ? 0 : swamp_distance(&d->s->laws, hex, h->home);
        now += 8 * swamp_water(d->s->hex[hex].terrain);
        if (now < far) {
            best = k;
            far = now;
        }
    }
    int hex = h->at[best];
    h->at[best] = h->at[--h->count];
    return hex;
}

/* Into dens: up to what is usual, or as many as there are. */
static void breed(struct swamp_imagined *d, int clan, bool all) {
    int32_t *rest = &d->rest[clan - 1];
    for (int hex = 0; hex < swamp_hexes(d->s) && *rest > 0; hex++) {
        struct swamp_hex *at = &d->s->hex[hex];
        if (at->terrain != SW_DEN || at->owner != clan)
            continue;
        int cap = 50 * swamp_fertile_near(d->s, hex), room = (all ? (int)UINT16_MAX : cap) - at->population;
        if (at->colour == SW_UNSETTLED)
            room = 9 - at->population;
        lz_assert(at->population + (room > 0 ? room : 0) <= (int)UINT16_MAX);
        int n = room > 0 ? least(*rest, all ? room : swamp_imagine_roll(d, room + 1)) : 0;
        at->population = (uint16_t)(at->population + n);
        *rest -= n;
    }
}

static void hide_bands(struct swamp_imagined *d, int clan, struct haunt *h, int32_t kept) {
    int32_t *rest = &d->rest[clan - 1];
    int usual = 1 + *rest / 8;
    while (*rest > kept && h->count) {
        int n = least(*rest - kept, least(SW_LIMIT, usual + swamp_imagine_roll(d, 60)));
        give_colours(d, take_haunt(d, h), clan, n);
        *rest -= n;
    }
}

/* When all else is full: the bands that nobody sees grow. */
static void swell_bands(struct swamp_imagined *d, int clan) {
    for (int hex = 0; hex < swamp_hexes(d->s) && d->rest[clan - 1] > 0; hex++) {
        struct swamp_hex *at = &d->s->hex[hex];
        if (at->clan != clan || d->v->cells[hex].clan == clan)
            continue;
        int n = SW_LIMIT;
        for (int i = 0; i < SW_COLOURS; i++)
            n -= at->lizards[i];
        n = least(n, d->rest[clan - 1]);
        at->lizards[SW_RED] = (uint16_t)(at->lizards[SW_RED] + n);
        d->rest[clan - 1] -= n;
    }
}

/* Where its own clan does not stand, and no other clan's den catches it. */
static int spy_hex(struct swamp_imagined *d, int clan) {
    int hex = 0;
    for (int i = 0; i < DRAWS; i++) {
        hex = swamp_imagine_roll(d, swamp_hexes(d->s));
        const struct swamp_hex *at = &d->s->hex[hex];
        if (at->clan != clan && at->terrain != SW_DEN)
            break;
    }
    return hex;
}

static void send_spies(struct swamp_imagined *d, int clan) {
    int n = least(d->rest[clan - 1], SW_SPIES - d->s->spies);
    for (int i = 0; i < n; i++) /* oldest first */
        d->s->spy[d->s->spies++] = (struct swamp_spy){ .hex = (uint16_t)(spy_hex(d, clan) & 1023),
                                                       .colour = (uint16_t)(swamp_imagine_roll(d, SW_COLOURS) & 7),
                                                       .age = (uint16_t)((OLDEST_SPY - i * OLDEST_SPY / n) & 7),
                                                       .clan = (uint8_t)clan };
    if (n > 0)
        d->rest[clan - 1] -= n;
}

/* Lizards first where a clan keeps them, then where they fit: every point is somewhere. */
static void people(struct swamp_imagined *d, int clan) {
    struct haunt h;
    int32_t kept = d->s->turn ? swamp_imagine_roll(d, 4) : 0; /* for spies */
    breed(d, clan, false);
    find_haunts(d, clan, &h);
    hide_bands(d, clan, &h, d->rest[clan - 1] > kept ? kept : 0);
    if (d->rest[clan - 1] > kept)
        breed(d, clan, true);
    if (d->rest[clan - 1] > kept)
        swell_bands(d, clan);
    send_spies(d, clan);
}

void swamp_imagine_clans(struct swamp_imagined *d) {
    const struct swamp_view *v = d->v;
    bool told = d->s->laws.ranking_points;
    for (int seat = 0; seat < d->s->head.seats; seat++)
        d->rest[seat] = told ? v->score[seat] : 0;
    count_seen(d);
    if (!told)
        invent_scores(d);
    settle_homes(d);
    give_temples(d);
    for (int hex = 0; hex < swamp_hexes(d->s); hex++) {
        struct swamp_hex *at = &d->s->hex[hex];
        if (at->terrain == SW_DEN && at->owner == SW_FREE)
            swamp_imagine_free_den(d, hex);
    }
    for (int clan = 1; clan <= d->s->head.seats; clan++)
        if (clan == v->clan) {
            lz_assert(d->s->spies + v->spies <= SW_SPIES);
            memcpy(&d->s->spy[d->s->spies], v->spy, v->spies * sizeof v->spy[0]);
            d->s->spies = (uint16_t)(d->s->spies + v->spies);
        } else if (other(d, clan)) {
            people(d, clan);
        }
}
