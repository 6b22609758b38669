/* What keeps a clan: recruits, food and the guard of its dens (SW-24 items 2, 3, 7). */
#include "bots/swamp/swamp_mind.h"

#include <string.h>

enum { MANY_DENS = 8, ANXIOUS = 80, CALMER = 5, HALF_DIE = 50 };

/* ---- item 7: recruit from dens that are well filled, or in danger; the fullest first, on a third of the orders */

static int recruits_of(const struct swamp_mind *m, int hex) {
    const struct swamp_cell *cell = swamp_mind_cell(m, hex);
    int room = SW_LIMIT - (cell->clan == m->seat + 1 ? cell->number : 0);
    int recruits = 34 * cell->population / 100;
    if (cell->colour >= SW_COLOURS || !m->homes)
        return 0;
    return recruits < room ? recruits : room;
}

/* With many dens orders are dear and den lizards count as much as warriors: each is called upon less often, for more.
 */
static bool ripe(const struct swamp_mind *m, int hex) {
    const struct swamp_cell *cell = swamp_mind_cell(m, hex);
    bool many = m->dens > MANY_DENS;
    bool full = 100 * cell->population >= (many ? 80 : 55) * 50 * cell->fertile;
    int enough = many ? 40 : 25;
    if (full)
        enough = 12;
    if (m->threat[hex])
        enough = 3;
    return recruits_of(m, hex) >= enough;
}

void swamp_mind_recruit(struct swamp_mind *m) {
    for (int i = 0; i < m->dens; i++) {
        struct lz_move move = swamp_mind_move(m, SW_RE, m->own[i]);
        m->worth = recruits_of(m, m->own[i]) * 2;
        if (ripe(m, m->own[i]))
            swamp_mind_order(m, &move);
    }
}

/* ---- item 3: who must stay at a den of ours */

/* A home den lost early is a game lost: at first up to half of the clan stays, fewer with every turn. */
static int least_guard(const struct swamp_mind *m) {
    int least = m->level->least + ANXIOUS - CALMER * m->view->turn, half = m->warriors / 2;
    least = least < half ? least : half;
    return least < m->level->least ? m->level->least : least;
}

int swamp_mind_guard(const struct swamp_mind *m, int hex) {
    if (!swamp_mind_mine(m, hex))
        return 0;
    int threat = m->threat[hex];
    if (!swamp_mind_home(m, hex))
        return m->homes && threat > 10 && threat <= 120 ? threat * 6 / 10 : 0; /* a plain den is not worth an army */
    int guard = swamp_mind_danger(m, hex, 5) * m->level->guard / 100;
    guard = guard > 250 ? 250 : guard;
    int least = least_guard(m);
    return guard < least ? least : guard;
}

int swamp_mind_marchers(const struct swamp_mind *m, const struct swamp_mind_band *band, uint16_t counts[SW_COLOURS]) {
    static const uint8_t first_to_stay[] = { SW_GRN, SW_GRY, SW_BLK, SW_YEL, SW_RED };
    int stay = swamp_mind_total(band->left) - band->able;
    (void)m;
    memcpy(counts, band->left, sizeof band->left);
    for (int i = 0; i < SW_COLOURS && stay > 0; i++) {
        int these = counts[first_to_stay[i]] < stay ? counts[first_to_stay[i]] : stay;
        counts[first_to_stay[i]] = (uint16_t)(counts[first_to_stay[i]] - these);
        stay -= these;
    }
    return swamp_mind_total(counts);
}

/* ---- item 2: who would starve must walk over fertile ground */

/* Nobody is in the way there, and so many have room (SW-10.4). */
static bool may_pass(const struct swamp_mind *m, int hex, int number) {
    return hex != SW_NOWHERE && !m->foe[hex] && m->room[hex] >= number;
}

static bool may_eat(const struct swamp_mind *m, int hex, int number) {
    return may_pass(m, hex, number) && swamp_mind_cell(m, hex)->terrain == SW_FERTILE;
}

static struct swamp_mind_path find_food(const struct swamp_mind *m, int hex, int number) {
    for (int d = 0; d < SW_DIRECTIONS; d++)
        if (may_eat(m, swamp_mind_step(m, hex, d), number))
            return (struct swamp_mind_path){ 2, { d, (d + 3) % SW_DIRECTIONS } }; /* there and back */
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int near = swamp_mind_step(m, hex, d);
        if (!may_pass(m, near, number) || swamp_mind_water(swamp_mind_cell(m, near)->terrain))
            continue;
        for (int e = 0; e < SW_DIRECTIONS; e++)
            if (may_eat(m, swamp_mind_step(m, near, e), number))
                return (struct swamp_mind_path){ 2, { d, e } };
    }
    return (struct swamp_mind_path){ 0 };
}

/* Far from food: go where some is known. */
static struct swamp_mind_path seek_food(struct swamp_mind *m, const struct swamp_mind_band *band) {
    struct swamp_mind_walk walk = { swamp_mind_total(band->left), SW_SATED, 0 };
    int best = SW_NOWHERE;
    swamp_mind_paths(m, band->hex, 120);
    for (int hex = 0; hex < swamp_mind_hexes(m); hex++)
        if (swamp_mind_cell(m, hex)->terrain == SW_FERTILE && !m->foe[hex] && m->way[hex] != MIND_FAR &&
            (best == SW_NOWHERE || m->way[hex] < m->way[best]))
            best = hex;
    if (best == SW_NOWHERE)
        return (struct swamp_mind_path){ 0 };
    swamp_mind_paths(m, best, 140);
    return swamp_mind_steps(m, band->hex, &walk);
}

/* Where not all of them have room, as many eat as have. */
static int most_room(const struct swamp_mind *m, int hex) {
    int most = 0;
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int near = swamp_mind_step(m, hex, d);
        if (may_eat(m, near, 1) && m->room[near] > most)
            most = m->room[near];
    }
    return most;
}

static void take(const struct swamp_mind_band *band, int number, uint16_t counts[SW_COLOURS]) {
    for (int i = 0; i < SW_COLOURS; i++) {
        int these = band->left[i] < number ? band->left[i] : number;
        counts[i] = (uint16_t)these;
        number -= these;
    }
}

static void feed(struct swamp_mind *m, struct swamp_mind_band *band) {
    int number = swamp_mind_total(band->left), few;
    uint16_t counts[SW_COLOURS];
    struct swamp_mind_path path = find_food(m, band->hex, number);
    if (!path.n)
        path = seek_food(m, band);
    if (!path.n && !band->guests && (few = most_room(m, band->hex)) > 1) {
        number = few;
        path = find_food(m, band->hex, number);
    }
    take(band, number, counts);
    if (!path.n || !swamp_mind_go(m, band, &path, counts))
        return;
    swamp_mind_crowd(m, band->hex, &path, number);
    band->posted = true;
}

void swamp_mind_feed(struct swamp_mind *m, int hunger) {
    for (int i = 0; i < m->bands; i++) {
        struct swamp_mind_band *band = &m->mine[i];
        int number = swamp_mind_total(band->left);
        if (swamp_mind_cell(m, band->hex)->hunger < hunger || band->stuck || band->posted || number < 2)
            continue;
        m->worth = hunger >= SW_STARVED ? number * HALF_DIE / 100 : number / 8;
        feed(m, band);
    }
}
