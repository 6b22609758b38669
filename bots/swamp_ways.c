/* Spies, bridges and rafts (SW-24 items 9, 11 and 14). */
#include "bots/swamp_mind.h"

enum { SPIES = 3, BRIDGE_GREYS = 20, RAFT_GREENS = 20 };

/* ---- item 11: spies go out two turns and come back */

static bool sneak(struct swamp_mind *m, int from, int to, int keep) {
    int steps[2];
    struct lz_move move = mind_move(m, SW_SN, from);
    mind_paths(m, to, MIND_REACH);
    int n = mind_steps(m, from, &(struct mind_walk){ 1, SW_SATED, keep }, steps);
    if (!n)
        return false;
    move.arg[1] = (int16_t)steps[0];
    move.arg[2] = (int16_t)(n > 1 ? steps[1] : SW_STAY);
    return mind_order(m, &move);
}

/* The nearest den of another that nobody has spied on lately. */
static int worth_spying(const struct swamp_mind *m, int from) {
    int best = SW_NOWHERE, near = 9;
    for (int g = 0; g < m->goals; g++) {
        int hex = m->goal[g].hex, far = swamp_distance(&m->view->laws, hex, from);
        if (m->goal[g].den && m->den[hex].owner && far > 2 && far < near && m->spied[hex] + 5 <= m->view->turn + 1)
            near = far, best = hex;
    }
    return best;
}

static void lead_spy(struct swamp_mind *m, const struct swamp_spy *spy) {
    int best = SW_NOWHERE;
    if (spy->mired > m->view->turn && mind_cell(m, spy->hex)->terrain == SW_SWAMP)
        return;
    if (spy->age < 2) {
        int to = worth_spying(m, spy->hex);
        if (to != SW_NOWHERE)
            sneak(m, spy->hex, to, 2);
        return;
    }
    for (int i = 0; i < m->bands; i++)
        if (best == SW_NOWHERE ||
            swamp_distance(&m->view->laws, m->mine[i].hex, spy->hex) < swamp_distance(&m->view->laws, best, spy->hex))
            best = m->mine[i].hex;
    if (best != SW_NOWHERE)
        sneak(m, spy->hex, best, 0);
}

/* Towards a den that is not ours; never into it. */
static bool send_spy(struct swamp_mind *m, struct mind_band *band) {
    int steps[2], to = worth_spying(m, band->hex);
    if (to == SW_NOWHERE)
        return false;
    mind_paths(m, to, MIND_REACH);
    if (mind_steps(m, band->hex, &(struct mind_walk){ 1, SW_SATED, 2 }, steps) < 2)
        return false;
    struct lz_move move = mind_move(m, SW_SP, band->hex);
    move.arg[1] = (int16_t)steps[0];
    move.arg[2] = (int16_t)steps[1];
    move.arg[3 + SW_RED] = 1;
    if (!mind_order(m, &move))
        return false;
    m->spied[to] = (uint8_t)(m->view->turn + 1);
    band->left[SW_RED]--;
    return true;
}

void mind_spy(struct swamp_mind *m) {
    m->worth = 20;
    for (int i = 0; i < m->view->spies; i++)
        lead_spy(m, &m->view->spy[i]);
    if (m->view->turn < 1 || m->view->spies >= SPIES)
        return;
    for (int i = 0; i < m->bands; i++) {
        struct mind_band *band = &m->mine[i];
        if (band->left[SW_RED] >= 20 && !band->stuck && mind_total(band->left) == band->number && send_spy(m, band))
            return;
    }
}

/* ---- items 9 and 14: over the water */

/* Far-side land behind the water in that direction (SW-13.9). */
static bool land_beyond(const struct swamp_mind *m, int water, int direction) {
    for (int turn = -1; turn <= 1; turn++) {
        int to = mind_step(m, water, (direction + turn + SW_DIRECTIONS) % SW_DIRECTIONS);
        if (to != SW_NOWHERE && mind_cell(m, to)->known && !mind_water(mind_cell(m, to)->terrain))
            return true;
    }
    return false;
}

static bool bare_water(const struct swamp_mind *m, int hex) {
    const struct swamp_cell *cell = mind_cell(m, hex);
    return mind_water(cell->terrain) && !(cell->marks & (SW_BRIDGE | SW_RAFT)) && !cell->clan;
}

/* The aim this band is nearest to, with the ways there. */
static int nearest_goal(struct swamp_mind *m, const struct mind_band *band) {
    int best = -1, near = 13;
    for (int g = 0; g < m->goals; g++) {
        int far = swamp_distance(&m->view->laws, m->goal[g].hex, band->hex);
        if (m->goal[g].value >= 100 && far > 1 && far < near)
            near = far, best = g;
    }
    if (best >= 0)
        mind_paths(m, m->goal[best].hex, MIND_REACH);
    return best;
}

/* Greys bridge the water that lies on the way of the band's nearest aim, greens in scrub build a raft if it is wide. */
static void bridge(struct swamp_mind *m, struct mind_band *band) {
    int steps[2], goal = nearest_goal(m, band);
    struct mind_walk walk = { band->number, SW_SATED, 0 };
    int n = goal < 0 ? 0 : mind_steps(m, band->hex, &walk, steps);
    if (!n || m->threat[band->hex] > band->number)
        return;
    int next = mind_step(m, band->hex, steps[0]), over = n > 1 ? mind_step(m, next, steps[1]) : next;
    bool greys = band->left[SW_GRY] >= BRIDGE_GREYS && land_beyond(m, next, steps[0]);
    bool greens = band->left[SW_GRN] >= RAFT_GREENS && mind_cell(m, band->hex)->terrain == SW_SCRUB &&
                  mind_cell(m, next)->terrain == SW_WATER && bare_water(m, over);
    if (!bare_water(m, next) || (!greys && !greens))
        return;
    struct lz_move move = mind_move(m, greys ? SW_BB : SW_BR, band->hex);
    move.arg[1] = (int16_t)steps[0];
    if (mind_order(m, &move)) {
        band->posted = true;
        m->room[band->hex] = 0;
    }
}

/* Whoever is on a raft sails on towards land that is worth it. */
static void sail(struct swamp_mind *m, struct mind_band *band) {
    int steps[2];
    struct mind_walk walk = { band->number, mind_cell(m, band->hex)->hunger, 0 };
    if (nearest_goal(m, band) < 0)
        return;
    int n = mind_steps(m, band->hex, &walk, steps);
    struct lz_move move = mind_move(m, SW_SA, band->hex);
    if (!n)
        return;
    move.arg[1] = (int16_t)steps[0];
    move.arg[2] = (int16_t)(n > 1 ? steps[1] : SW_STAY);
    if (mind_order(m, &move))
        band->posted = true;
}

void mind_cross(struct swamp_mind *m) {
    m->worth = 40;
    for (int i = 0; i < m->bands; i++) {
        struct mind_band *band = &m->mine[i];
        const struct swamp_cell *cell = mind_cell(m, band->hex);
        if (band->posted || band->stuck)
            continue;
        if (cell->marks & SW_RAFT)
            sail(m, band);
        else if (!mind_water(cell->terrain) &&
                 (band->left[SW_GRY] >= BRIDGE_GREYS || band->left[SW_GRN] >= RAFT_GREENS))
            bridge(m, band);
    }
}
