/* What keeps a clan: recruits, food and the guard of its dens (SW-24 items 2, 3, 7). */
#include "tests/zoo/former/mind.h"

#include <string.h>

enum { MANY_DENS = 8, ANXIOUS = 80, CALMER = 5 };

/* ---- item 7: recruit from dens that are well filled, or in danger; the fullest first, on a third of the orders */

static int recruits_of(const struct former *m, int hex) {
    const struct swamp_cell *cell = former_cell(m, hex);
    int room = SW_LIMIT - (cell->clan == m->seat + 1 ? cell->number : 0);
    int recruits = 34 * cell->population / 100;
    if (cell->colour >= SW_COLOURS || !m->homes)
        return 0;
    return recruits < room ? recruits : room;
}

/* With many dens orders are dear and den lizards count as much as warriors: each is called upon less often, for more.
 */
static bool ripe(const struct former *m, int hex) {
    const struct swamp_cell *cell = former_cell(m, hex);
    bool many = m->dens > MANY_DENS;
    bool full = 100 * cell->population >= (many ? 80 : 55) * 50 * cell->fertile;
    int enough = many ? 40 : 25;
    if (full)
        enough = 12;
    if (m->threat[hex])
        enough = 3;
    return recruits_of(m, hex) >= enough;
}

void former_recruit(struct former *m) {
    for (int i = 0; i < m->dens; i++) {
        struct lz_move move = former_move(m, SW_RE, m->own[i]);
        m->worth = recruits_of(m, m->own[i]) * 2;
        if (ripe(m, m->own[i]))
            former_order(m, &move);
    }
}

/* ---- item 3: who must stay at a den of ours */

/* A home den lost early is a game lost: at first up to half of the clan stays, fewer with every turn. */
static int least_guard(const struct former *m) {
    int least = m->level->least + ANXIOUS - CALMER * m->view->turn, half = m->warriors / 2;
    least = least < half ? least : half;
    return least < m->level->least ? m->level->least : least;
}

int former_guard(const struct former *m, int hex) {
    if (!former_mine(m, hex))
        return 0;
    int threat = m->threat[hex];
    if (!former_home(m, hex))
        return threat > 10 && threat <= 120 ? threat * 6 / 10 : 0; /* a plain den is not worth an army */
    int guard = former_danger(m, hex, 5) * m->level->guard / 100;
    guard = guard > 250 ? 250 : guard;
    int least = least_guard(m);
    return guard < least ? least : guard;
}

int former_marchers(const struct former *m, const struct former_band *band, uint16_t counts[SW_COLOURS]) {
    static const uint8_t first_to_stay[] = { SW_GRN, SW_GRY, SW_BLK, SW_YEL, SW_RED };
    int stay = former_total(band->left) - band->able;
    (void)m;
    memcpy(counts, band->left, sizeof band->left);
    for (int i = 0; i < SW_COLOURS && stay > 0; i++) {
        int these = counts[first_to_stay[i]] < stay ? counts[first_to_stay[i]] : stay;
        counts[first_to_stay[i]] = (uint16_t)(counts[first_to_stay[i]] - these);
        stay -= these;
    }
    return former_total(counts);
}

/* ---- item 2: who would starve must walk over fertile ground */

static struct former_path find_food(const struct former *m, int hex) {
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int near = former_step(m, hex, d);
        if (near != SW_NOWHERE && former_cell(m, near)->terrain == SW_FERTILE && !m->foe[near])
            return (struct former_path){ 2, { d, (d + 3) % SW_DIRECTIONS } }; /* there and back */
    }
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int near = former_step(m, hex, d);
        if (near == SW_NOWHERE || m->foe[near] || former_water(former_cell(m, near)->terrain))
            continue;
        for (int e = 0; e < SW_DIRECTIONS; e++) {
            int far = former_step(m, near, e);
            if (far != SW_NOWHERE && former_cell(m, far)->terrain == SW_FERTILE && !m->foe[far])
                return (struct former_path){ 2, { d, e } };
        }
    }
    return (struct former_path){ 0 };
}

/* Far from food: go where some is known. */
static struct former_path seek_food(struct former *m, const struct former_band *band) {
    struct former_walk walk = { former_total(band->left), SW_SATED, 0 };
    int best = SW_NOWHERE;
    former_paths(m, band->hex, 120);
    for (int hex = 0; hex < former_hexes(m); hex++)
        if (former_cell(m, hex)->terrain == SW_FERTILE && !m->foe[hex] && m->way[hex] != MIND_FAR &&
            (best == SW_NOWHERE || m->way[hex] < m->way[best]))
            best = hex;
    if (best == SW_NOWHERE)
        return (struct former_path){ 0 };
    former_paths(m, best, 140);
    return former_steps(m, band->hex, &walk);
}

void former_feed(struct former *m, int hunger) {
    for (int i = 0; i < m->bands; i++) {
        struct former_band *band = &m->mine[i];
        if (former_cell(m, band->hex)->hunger < hunger || band->stuck || band->posted || former_total(band->left) < 2)
            continue;
        m->worth = former_total(band->left) / (hunger >= SW_STARVED ? 2 : 8);
        struct former_path path = find_food(m, band->hex);
        if (!path.n)
            path = seek_food(m, band);
        if (path.n && former_go(m, band, &path, NULL))
            band->posted = true;
    }
}
