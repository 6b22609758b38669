/* Over the water: bridges and rafts (SW-24 items 9 and 14). */
#include "tests/zoo/former/mind.h"

enum { BRIDGE_GREYS = 20, RAFT_GREENS = 20 };

/* Far-side land behind the water in that direction (SW-13.9). */
static bool land_beyond(const struct former *m, int water, int direction) {
    for (int turn = -1; turn <= 1; turn++) {
        int to = former_step(m, water, (direction + turn + SW_DIRECTIONS) % SW_DIRECTIONS);
        if (to != SW_NOWHERE && former_cell(m, to)->known && !former_water(former_cell(m, to)->terrain))
            return true;
    }
    return false;
}

static bool bare_water(const struct former *m, int hex) {
    const struct swamp_cell *cell = former_cell(m, hex);
    return former_water(cell->terrain) && !(cell->marks & (SW_BRIDGE | SW_RAFT)) && !cell->clan;
}

/* The aim this band is nearest to, with the ways there. */
static int nearest_goal(struct former *m, const struct former_band *band) {
    int best = -1, near = 13;
    for (int g = 0; g < m->goals; g++) {
        int far = swamp_distance(&m->view->laws, m->goal[g].hex, band->hex);
        if (m->goal[g].value >= 100 && far > 1 && far < near) {
            near = far;
            best = g;
        }
    }
    if (best >= 0)
        former_paths(m, m->goal[best].hex, MIND_REACH);
    return best;
}

/* Greys bridge the water that lies on the way of the band's nearest aim, greens in scrub build a raft if it is wide. */
static void bridge(struct former *m, struct former_band *band) {
    struct former_walk walk = { band->number, SW_SATED, 0 };
    struct former_path path = { 0 };
    if (nearest_goal(m, band) >= 0)
        path = former_steps(m, band->hex, &walk);
    if (!path.n || m->threat[band->hex] > band->number)
        return;
    int next = former_step(m, band->hex, path.step[0]);
    int over = path.n > 1 ? former_step(m, next, path.step[1]) : next;
    bool greys = band->left[SW_GRY] >= BRIDGE_GREYS && land_beyond(m, next, path.step[0]);
    bool greens = band->left[SW_GRN] >= RAFT_GREENS && former_cell(m, band->hex)->terrain == SW_SCRUB &&
                  former_cell(m, next)->terrain == SW_WATER && bare_water(m, over);
    if (!bare_water(m, next) || (!greys && !greens))
        return;
    struct lz_move move = former_move(m, greys ? SW_BB : SW_BR, band->hex);
    move.arg[1] = (int16_t)path.step[0];
    if (former_order(m, &move)) {
        band->posted = true;
        m->room[band->hex] = 0;
    }
}

/* Whoever is on a raft sails on towards land that is worth it. */
static void sail(struct former *m, struct former_band *band) {
    struct former_walk walk = { band->number, former_cell(m, band->hex)->hunger, 0 };
    if (nearest_goal(m, band) < 0)
        return;
    struct former_path path = former_steps(m, band->hex, &walk);
    if (!path.n)
        return;
    struct lz_move move = former_along(former_move(m, SW_SA, band->hex), &path);
    if (former_order(m, &move))
        band->posted = true;
}

void former_cross(struct former *m) {
    m->worth = 40;
    for (int i = 0; i < m->bands; i++) {
        struct former_band *band = &m->mine[i];
        const struct swamp_cell *cell = former_cell(m, band->hex);
        if (band->posted || band->stuck)
            continue;
        if (cell->marks & SW_RAFT)
            sail(m, band);
        else if (!former_water(cell->terrain) &&
                 (band->left[SW_GRY] >= BRIDGE_GREYS || band->left[SW_GRN] >= RAFT_GREENS))
            bridge(m, band);
    }
}
