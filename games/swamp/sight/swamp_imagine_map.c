/* The ground out of sight, by the odds of SW-19, as far as the viewer's own dens do not tell what feeds them (SW-17.1).
 */
#include "core/bug.h"
#include "games/swamp/sight/swamp_imagine.h"

#include <string.h>

/* ---- what feeds one's own dens: as many unseen Fertile hexes as their caps say */

enum { DENS = SW_HEXES / 2, PATIENCE = 20000 };

struct feeding {
    struct swamp_imagined *d;
    int count, tries;
    uint16_t den[DENS];
    int8_t need[DENS]; /* Fertile hexes among the unseen neighbours */
};

static bool unseen_near(const struct swamp_imagined *d, int hex, int direction, int *near) {
    *near = swamp_neighbour(&d->s->laws, hex, direction);
    return *near != SW_NOWHERE && swamp_imagine_unseen(d, *near);
}

/* Dens of one's own that have unseen neighbours. */
static void find_dens(struct feeding *f) {
    const struct swamp_view *v = f->d->v;
    for (int hex = 0; hex < swamp_hexes(f->d->s) && f->count < DENS; hex++) {
        const struct swamp_cell *cell = &v->cells[hex];
        if (cell->terrain != SW_DEN || cell->owner != v->clan)
            continue;
        int need = cell->fertile, unseen = 0, near;
        for (int i = 0; i < SW_DIRECTIONS; i++)
            if (unseen_near(f->d, hex, i, &near))
                unseen++;
            else if (near != SW_NOWHERE && v->cells[near].terrain == SW_FERTILE)
                need--;
        lz_assert(need >= 0 && need <= unseen);
        if (unseen) {
            f->den[f->count] = (uint16_t)hex;
            f->need[f->count++] = (int8_t)need;
        }
    }
}

/* Dens that share a neighbour stand next to each other in the list, so that a wrong guess is taken back at once. */
static void bring_together(struct feeding *f) {
    for (int i = 1; i < f->count; i++) {
        int next = i;
        for (int k = i; k < f->count && next == i; k++)
            for (int j = 0; j < i; j++)
                if (swamp_distance(&f->d->s->laws, f->den[k], f->den[j]) <= 2)
                    next = k;
        uint16_t den = f->den[i];
        int8_t need = f->need[i];
        f->den[i] = f->den[next];
        f->need[i] = f->need[next];
        f->den[next] = den;
        f->need[next] = need;
    }
}

/* How willingly an unseen hex is thought to be Fertile: remembered so, unknown, remembered otherwise. */
static int reluctance(const struct swamp_imagined *d, int hex) {
    const struct swamp_cell *cell = &d->v->cells[hex];
    return cell->known == SW_NEVER ? 1 : cell->terrain == SW_FERTILE ? 0 : 2;
}

/* The neighbours of a den that are not decided, the most willing first; answers how many more must feed it. */
static int undecided(struct feeding *f, int i, uint16_t at[SW_DIRECTIONS], int *count) {
    int need = f->need[i], n = 0, near, turn = swamp_imagine_roll(f->d, SW_DIRECTIONS);
    for (int k = 0; k < SW_DIRECTIONS; k++) {
        if (!unseen_near(f->d, f->den[i], (turn + k) % SW_DIRECTIONS, &near))
            continue;
        need -= f->d->demand[near] == SW_MUST_FEED;
        if (f->d->demand[near] != SW_ANYTHING)
            continue;
        int place = n++;
        for (; place > 0 && reluctance(f->d, at[place - 1]) > reluctance(f->d, near); place--)
            at[place] = at[place - 1];
        at[place] = (uint16_t)near;
    }
    lz_assert(n <= SW_DIRECTIONS && f->need[i] <= SW_DIRECTIONS);
    *count = n;
    return need;
}

static void decide(struct feeding *f, const uint16_t *at, int count, int chosen) {
    lz_assert(count <= SW_DIRECTIONS && chosen < 1 << count);
    for (int i = 0; i < count; i++)
        f->d->demand[at[i]] = chosen >> i & 1 ? SW_MUST_FEED : SW_MUST_NOT_FEED;
}

static bool feed_from(struct feeding *f, int i) {
    if (i == f->count)
        return true;
    uint16_t at[SW_DIRECTIONS];
    int count, need = undecided(f, i, at, &count);
    for (int chosen = 0; need >= 0 && chosen < 1 << count && f->tries++ < PATIENCE; chosen++) {
        if (__builtin_popcount((unsigned)chosen) != need)
            continue;
        decide(f, at, count, chosen);
        if (feed_from(f, i + 1))
            return true;
    }
    for (int k = 0; k < count; k++)
        f->d->demand[at[k]] = SW_ANYTHING;
    return false;
}

static void feed_own_dens(struct swamp_imagined *d) {
    struct feeding f = { .d = d };
    find_dens(&f);
    bring_together(&f);
    (void)feed_from(&f, 0); /* the truth is a solution, so there is one */
}

/* ---- land and water, SW-19.1 step 3 */

enum { MARGIN = SW_SIDE + 2, LAND = 40 };
struct relief {
    const struct swamp_laws *laws;
    uint8_t land[MARGIN * MARGIN]; /* with a margin of one hex: the other side of the world, or water */
    uint8_t open[MARGIN * MARGIN]; /* not known */
};

static int place_of(int row, int column) {
    lz_assert(row >= -1 && row <= SW_SIDE && column >= -1 && column <= SW_SIDE);
    return (row + 1) * MARGIN + column + 1;
}

static void mirror_edges(struct relief *r) {
    int high = r->laws->high, wide = r->laws->wide;
    for (int column = 0; r->laws->wrap && column < wide; column++) {
        r->land[place_of(-1, column)] = r->land[place_of(high - 1, column)];
        r->land[place_of(high, column)] = r->land[place_of(0, column)];
    }
    for (int row = -1; r->laws->wrap && row <= high; row++) {
        r->land[place_of(row, -1)] = r->land[place_of(row, wide - 1)];
        r->land[place_of(row, wide)] = r->land[place_of(row, 0)];
    }
}

static int land_near(const struct relief *r, int place, int column) {
    const uint8_t *at = &r->land[place];
    int low = column & 1 ? -MARGIN : 0; /* the row of the upper neighbours on either side, SW-1.3 */
    return at[-MARGIN] + at[MARGIN] + at[low - 1] + at[low + 1] + at[low + MARGIN - 1] + at[low + MARGIN + 1];
}

static void smooth(struct relief *r) {
    uint8_t now[MARGIN * MARGIN];
    mirror_edges(r);
    memcpy(now, r->land, sizeof now);
    for (int row = 0; row < r->laws->high; row++)
        for (int column = 0; column < r->laws->wide; column++) {
            int place = place_of(row, column), n = r->open[place] ? land_near(r, place, column) : 3;
            if (n != 3)
                now[place] = n > 3;
        }
    memcpy(r->land, now, sizeof now);
}

static void draw_relief(struct swamp_imagined *d, struct relief *r) {
    memset(r, 0, sizeof *r);
    r->laws = &d->s->laws;
    for (int hex = 0; hex < swamp_hexes(d->s); hex++) {
        int place = place_of(hex / r->laws->wide, hex % r->laws->wide), terrain = d->s->hex[hex].terrain;
        r->open[place] = terrain == SW_UNKNOWN;
        r->land[place] = terrain == SW_UNKNOWN ? swamp_imagine_roll(d, 100) < LAND : !swamp_water(terrain);
    }
    smooth(r);
    smooth(r);
}

/* ---- what grows and stands on it, SW-19.1 steps 4 to 8 */

enum { BLOCK = 64 };

static int ground_of_land(struct swamp_imagined *d) {
    static const struct {
        uint8_t below, terrain;
    } odds[] = { { 34, SW_PLAINS }, { 54, SW_SWAMP }, { 78, SW_SCRUB }, { 90, SW_FERTILE }, { 100, SW_PEAK } };
    int x = swamp_imagine_roll(d, 100), i = 0;
    while (x >= odds[i].below)
        i++;
    return odds[i].terrain;
}

/* Dens, temples and ruins are as many in a block as the laws say, a volcano in every other; three whirlpools in four.
 */
static int special_ground(struct swamp_imagined *d, bool land) {
    const struct swamp_laws *laws = &d->s->laws;
    int x = swamp_imagine_roll(d, 4 * BLOCK), dens = 8 * laws->free_dens, temples = 8 * laws->temples,
        ruins = 8 * laws->ruins;
    if (!land)
        return x < 6 ? SW_WHIRLPOOL : SW_UNKNOWN; /* twice the chance, for half of the map is the one, half the other */
    if (x < dens)
        return SW_DEN;
    if (x < dens + temples)
        return SW_TEMPLE;
    if (x < dens + temples + ruins)
        return SW_RUIN;
    return x < dens + temples + ruins + 4 ? SW_VOLCANO : SW_UNKNOWN;
}

static int draw_ground(struct swamp_imagined *d, bool land) {
    int special = special_ground(d, land);
    return special != SW_UNKNOWN ? special : land ? ground_of_land(d) : SW_WATER;
}

int swamp_imagine_colour(struct swamp_imagined *d) {
    static const uint8_t below[SW_COLOURS] = { 40, 58, 74, 90, 100 };
    int x = swamp_imagine_roll(d, 100), colour = 0;
    while (x >= below[colour])
        colour++;
    return colour;
}

void swamp_imagine_fertilize(struct swamp_imagined *d, int hex, int count) {
    for (int i = 0, from = swamp_imagine_roll(d, SW_DIRECTIONS); i < SW_DIRECTIONS; i++) {
        int near = swamp_neighbour(&d->s->laws, hex, (from + i) % SW_DIRECTIONS);
        if (near == SW_NOWHERE || swamp_fertile_near(d->s, hex) >= count)
            continue;
        int terrain = d->s->hex[near].terrain;
        if (d->v->cells[near].known == SW_NEVER && d->demand[near] != SW_MUST_NOT_FEED && terrain != SW_DEN)
            d->s->hex[near].terrain = SW_FERTILE;
    }
}

/* SW-19.1 step 9: as many as the ground feeds, and a militia of 30 percent. */
void swamp_imagine_free_den(struct swamp_imagined *d, int hex) {
    struct swamp_hex *at = &d->s->hex[hex];
    int cap = 50 * swamp_fertile_near(d->s, hex);
    lz_assert(at->terrain == SW_DEN && at->owner == SW_FREE);
    if (at->colour == SW_UNSETTLED) {
        at->population = (uint16_t)swamp_imagine_roll(d, 10);
        return;
    }
    at->population = (uint16_t)(cap ? cap : 1 + swamp_imagine_roll(d, 50));
    at->militia = (uint16_t)(30 * cap / 100);
}

void swamp_imagine_map(struct swamp_imagined *d) {
    struct relief r;
    feed_own_dens(d);
    for (int hex = 0; hex < swamp_hexes(d->s); hex++)
        if (swamp_imagine_unseen(d, hex)) /* what is remembered is thought to be as it was */
            d->s->hex[hex].terrain = d->demand[hex] == SW_MUST_FEED ? SW_FERTILE : d->v->cells[hex].terrain;
    draw_relief(d, &r);
    for (int hex = 0; hex < swamp_hexes(d->s); hex++) {
        struct swamp_hex *at = &d->s->hex[hex];
        if (at->terrain == SW_UNKNOWN)
            at->terrain = (uint8_t)draw_ground(d, r.land[place_of(hex / r.laws->wide, hex % r.laws->wide)]);
        if (at->terrain == SW_FERTILE && d->demand[hex] == SW_MUST_NOT_FEED)
            at->terrain = SW_PLAINS;
        if (at->terrain == SW_DEN && swamp_imagine_unseen(d, hex))
            at->colour = (uint8_t)swamp_imagine_colour(d);
    }
    for (int hex = 0; hex < swamp_hexes(d->s); hex++) /* SW-19.1 step 5 */
        if (d->s->hex[hex].terrain == SW_DEN && d->v->cells[hex].known == SW_NEVER)
            swamp_imagine_fertilize(d, hex, 1 + swamp_imagine_roll(d, 4));
}
