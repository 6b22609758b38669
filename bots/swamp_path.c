/* Ways across the map as far as it is known: how far everything is from a band, and the first steps there. */
#include "bots/swamp_mind.h"

#include <string.h>

/* Tenths of a hex. Water is for those who can beat what lives in it (SW-24 item 14). */
static int cost_of(const struct swamp_mind *m, int hex, int number) {
    static const uint8_t ground[SW_TERRAINS] = {
        [SW_UNKNOWN] = 16, [SW_PLAINS] = 10,  [SW_SWAMP] = 14,     [SW_SCRUB] = 10,  [SW_FERTILE] = 9,
        [SW_PEAK] = 10,    [SW_VOLCANO] = 25, [SW_RUIN] = 10,      [SW_TEMPLE] = 10, [SW_CURSED] = 90,
        [SW_DEN] = 10,     [SW_WATER] = 20,   [SW_WHIRLPOOL] = 120
    };
    const struct swamp_cell *cell = mind_cell(m, hex);
    int cost = ground[cell->terrain];
    if (mind_water(cell->terrain) && !(cell->marks & (SW_BRIDGE | SW_RAFT))) {
        int monster = 15 * m->watery[hex];
        cost += monster == 0 ? 0 : number < monster ? 60 : number < 2 * monster ? 25 : 8;
    }
    return cost;
}

/* A queue of hexes by distance: buckets of tenths, as wide as the dearest step. */
enum { BUCKETS = 256 };

void mind_paths(struct swamp_mind *m, int start, int number) {
    uint16_t next[SW_HEXES], head[BUCKETS];
    int waiting = 1;
    for (int hex = 0; hex < mind_hexes(m); hex++)
        m->way[hex] = MIND_FAR;
    memset(head, 0xff, sizeof head);
    m->way[start] = 0;
    m->from[start] = SW_STAY;
    next[start] = SW_NOWHERE;
    head[0] = (uint16_t)start;
    for (int far = 0; waiting && far < 600; far++) {
        uint16_t *bucket = &head[far % BUCKETS];
        while (*bucket != SW_NOWHERE) {
            int hex = *bucket;
            *bucket = next[hex];
            waiting--;
            /* Nobody walks on through those he would have to fight. */
            if (m->way[hex] != far || (hex != start && mind_foes(m, hex) > 0))
                continue;
            for (int d = 0; d < SW_DIRECTIONS; d++) {
                int to = mind_step(m, hex, d);
                if (to == SW_NOWHERE)
                    continue;
                if (m->way[to] != MIND_FAR)
                    continue; /* a hex costs the same from every side, so the first way found is the shortest */
                int way = far + cost_of(m, to, number);
                m->way[to] = (int16_t)way;
                m->from[to] = (uint8_t)d;
                next[to] = head[way % BUCKETS];
                head[way % BUCKETS] = (uint16_t)to;
                waiting++;
            }
        }
    }
}

static int opposite(int direction) { return (direction + 3) % SW_DIRECTIONS; }

int mind_route(const struct swamp_mind *m, int start, int to, int steps[2]) {
    int way[128], n = 0;
    if (m->way[to] == MIND_FAR)
        return 0;
    for (int hex = to; hex != start && n < 128; n++) {
        way[n] = m->from[hex];
        hex = mind_step(m, hex, opposite(m->from[hex]));
    }
    if (n == 0 || n == 128)
        return 0;
    steps[0] = way[n - 1];
    if (n == 1)
        return 1;
    steps[1] = way[n - 2];
    return 2;
}
