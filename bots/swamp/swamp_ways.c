/* Over the water: bridges and rafts (SW-24 items 9 and 14). */
#include "bots/swamp/swamp_mind.h"

enum { BRIDGE_GREYS = 20, RAFT_GREENS = 20 };

/* Far-side land behind the water in that direction (SW-13.9). */
static bool land_beyond(const struct swamp_mind *m, int water, int direction) {
    for (int turn = -1; turn <= 1; turn++) {
        int to = swamp_mind_step(m, water, (direction + turn + SW_DIRECTIONS) % SW_DIRECTIONS);
        if (to != SW_NOWHERE && swamp_mind_cell(m, to)->known && !swamp_mind_water(swamp_mind_cell(m, to)->terrain))
            return true;
    }
    return false;
}

static bool bare_water(const struct swamp_mind *m, int hex) {
    const struct swamp_cell *cell = swamp_mind_cell(m, hex);
    return swamp_mind_water(cell->terrain) && !(cell->marks & (SW_BRIDGE | SW_RAFT)) && !cell->clan;
}

/* The aim this band is nearest to, with the ways there. */
static int nearest_goal(struct swamp_mind *m, const struct swamp_mind_band *band) {
    int best = -1, near = 13;
    for (int g = 0; g < m->goals; g++) {
        int far = swamp_distance(&m->view->laws, m->goal[g].hex, band->hex);
        if (m->goal[g].value >= 100 && far > 1 && far < near) {
            near = far;
            best = g;
        }
    }
    if (best >= 0)
        swamp_mind_paths(m, m->goal[best].hex, MIND_REACH);
    return best;
}

/* Greys bridge the water that lies on the way of the band's nearest aim, greens in scrub build a raft if it is wide. */
static void bridge(struct swamp_mind *m, struct swamp_mind_band *band) {
    struct swamp_mind_walk walk = { band->number, SW_SATED, 0 };
    struct swamp_mind_path path = { 0 };
    if (nearest_goal(m, band) >= 0)
        path = swamp_mind_steps(m, band->hex, &walk);
    if (!path.n || m->threat[band->hex] > band->number)
        return;
    int next = swamp_mind_step(m, band->hex, path.step[0]);
    int over = path.n > 1 ? swamp_mind_step(m, next, path.step[1]) : next;
    bool greys = band->left[SW_GRY] >= BRIDGE_GREYS && land_beyond(m, next, path.step[0]);
    bool greens = band->left[SW_GRN] >= RAFT_GREENS && swamp_mind_cell(m, band->hex)->terrain == SW_SCRUB &&
                  swamp_mind_cell(m, next)->terrain == SW_WATER && bare_water(m, over);
    if (!bare_water(m, next) || (!greys && !greens))
        return;
    struct lz_move move = swamp_mind_move(m, greys ? SW_BB : SW_BR, band->hex);
    move.arg[1] = (int16_t)path.step[0];
    if (swamp_mind_order(m, &move)) {
        band->posted = true;
        m->room[band->hex] = 0;
    }
}

/* Whoever is on a raft sails on towards land that is worth it. */
static void sail(struct swamp_mind *m, struct swamp_mind_band *band) {
    struct swamp_mind_walk walk = { band->number, swamp_mind_cell(m, band->hex)->hunger, 0 };
    if (nearest_goal(m, band) < 0)
        return;
    struct swamp_mind_path path = swamp_mind_steps(m, band->hex, &walk);
    if (!path.n)
        return;
    struct lz_move move = swamp_mind_along(swamp_mind_move(m, SW_SA, band->hex), &path);
    if (swamp_mind_order(m, &move))
        band->posted = true;
}

void swamp_mind_cross(struct swamp_mind *m) {
    m->worth = 40;
    for (int i = 0; i < m->bands; i++) {
        struct swamp_mind_band *band = &m->mine[i];
        const struct swamp_cell *cell = swamp_mind_cell(m, band->hex);
        if (band->posted || band->stuck)
            continue;
        if (cell->marks & SW_RAFT)
            sail(m, band);
        else if (!swamp_mind_water(cell->terrain) &&
                 (band->left[SW_GRY] >= BRIDGE_GREYS || band->left[SW_GRN] >= RAFT_GREENS))
            bridge(m, band);
    }
}
