/* Points, ranking and the threshold of victory (SW-15.1 to SW-15.3), of a state at rest or a turn in the making. */
#include "core/bug.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

enum { HOME_DEN = 2000, TEMPLE = 30, OTHER_DEN = 25, BRIDGE = 10 }; /* SW-15.1 */

static void count_owned(const struct swamp_hex *at, struct swamp_points *points) {
    if (at->terrain == SW_DEN) {
        points->den_lizards += at->population;
        if (at->marks & SW_HOME)
            points->homes++;
        else
            points->dens++;
    }
    points->temples = (int16_t)(points->temples + (at->terrain == SW_TEMPLE));
    points->bridges = (int16_t)(points->bridges + ((at->marks & SW_BRIDGE) != 0));
}

static void total(struct swamp_points points[SW_CLANS]) {
    for (int seat = 0; seat < SW_CLANS; seat++) {
        struct swamp_points *p = &points[seat];
        p->total = p->warriors + p->den_lizards + p->spies + HOME_DEN * p->homes + TEMPLE * p->temples +
                   OTHER_DEN * p->dens + BRIDGE * p->bridges;
    }
}

void swamp_points_of(const struct swamp_state *s, struct swamp_points points[SW_CLANS]) {
    memset(points, 0, SW_CLANS * sizeof *points);
    for (int hex = 0; hex < swamp_hexes(s); hex++) {
        const struct swamp_hex *at = &s->hex[hex];
        lz_assert(at->clan <= s->head.seats && at->owner <= s->head.seats);
        for (int i = 0; at->clan && i < SW_COLOURS; i++)
            points[at->clan - 1].warriors += at->lizards[i];
        if (at->owner)
            count_owned(at, &points[at->owner - 1]);
    }
    for (int i = 0; i < s->spies; i++)
        points[s->spy[i].clan - 1].spies++;
    total(points);
}

void swamp_points_now(const struct swamp_work *w, struct swamp_points points[SW_CLANS]) {
    memset(points, 0, SW_CLANS * sizeof *points);
    for (int hex = 0; hex < swamp_hexes(w->s); hex++) {
        const struct swamp_hex *at = &w->s->hex[hex];
        lz_assert(at->clan <= w->s->head.seats && at->owner <= w->s->head.seats);
        if (at->clan)
            points[at->clan - 1].warriors += swamp_warriors(w, hex);
        if (at->owner)
            count_owned(at, &points[at->owner - 1]);
    }
    for (int i = 0; i < w->spies; i++)
        if (w->spy[i].hex != SW_NOWHERE)
            points[w->spy[i].clan - 1].spies++;
    total(points);
}

/* SW-15.3: every home den in the world, owned or free; one is counted if there is none. */
int32_t swamp_threshold(const struct swamp_state *s) {
    int homes = 0;
    for (int hex = 0; hex < swamp_hexes(s); hex++)
        homes += s->hex[hex].terrain == SW_DEN && s->hex[hex].marks & SW_HOME;
    return (int32_t)s->laws.victory_per_home * (homes ? homes : 1);
}

/* SW-15.2: by insertion, so that equal scores stay in the order of their numbers. */
void swamp_ranking(const struct swamp_state *s, const struct swamp_points *points, uint8_t rank[SW_CLANS]) {
    int n = 0;
    memset(rank, 0, SW_CLANS);
    for (int clan = 1; clan <= s->head.seats; clan++) {
        if (!swamp_active(s, clan))
            continue;
        int at = n++;
        for (; at > 0 && points[rank[at - 1] - 1].total < points[clan - 1].total; at--)
            rank[at] = rank[at - 1];
        rank[at] = (uint8_t)clan;
    }
    lz_assert(n <= SW_CLANS);
}
