/* The economy and the armies: recruit, build, feed, choose aims, march (SW-24 items 2 to 10, 14 to 20). */
#include "bots/swamp_mind.h"

#include <string.h>

enum { GREENS = 10, GREYS = 50, GUARD = 40, ARMY = 30 };

/* ---- item 7: recruit from dens that are well filled, or in danger; the fullest first, on a third of the orders */

static int recruits_of(const struct swamp_mind *m, int hex) {
    const struct swamp_cell *cell = mind_cell(m, hex);
    int room = SW_LIMIT - (cell->clan == m->seat + 1 ? cell->number : 0);
    int recruits = 34 * cell->population / 100;
    if (!mind_mine(m, hex) || cell->colour >= SW_COLOURS || !m->homes)
        return 0;
    return recruits < room ? recruits : room;
}

static bool ripe(const struct swamp_mind *m, int hex) {
    const struct swamp_cell *cell = mind_cell(m, hex);
    bool full = 100 * cell->population >= 55 * 50 * cell->fertile;
    return recruits_of(m, hex) >= (m->threat[hex] ? 3 : full ? 12 : 25);
}

void mind_recruit(struct swamp_mind *m) {
    uint8_t done[SW_HEXES] = { 0 };
    for (int n = 0; n < m->view->laws.order_limit / 3; n++) {
        int best = SW_NOWHERE;
        for (int hex = 0; hex < mind_hexes(m); hex++)
            if (!done[hex] && ripe(m, hex) && (best == SW_NOWHERE || recruits_of(m, hex) > recruits_of(m, best)))
                best = hex;
        if (best == SW_NOWHERE)
            return;
        struct lz_move move = mind_move(m, SW_RE, best);
        done[best] = 1;
        mind_order(m, &move);
    }
}

/* ---- item 3: who must stay at a den of ours */
static int guard_of(const struct swamp_mind *m, int hex) {
    if (!mind_mine(m, hex))
        return 0;
    int threat = m->threat[hex];
    if (!(mind_cell(m, hex)->marks & SW_HOME))
        return threat > 30 ? (threat > 150 ? 0 : threat / 2) : 0; /* a plain den is not worth an army */
    int guard = threat * 3 / 10;
    return guard < GUARD ? GUARD : guard;
}

/* ---- items 8, 9, 10: greens plant, greys build, settlers settle */

static bool plantable(const struct swamp_mind *m, int hex) {
    return swamp_facts.ground[mind_cell(m, hex)->terrain].plantable && m->claimed[hex] != m->planned;
}

/* The den of ours that would be fed by this hex and needs it most. */
static int den_fed_by(const struct swamp_mind *m, int hex) {
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int den = mind_step(m, hex, d);
        if (den != SW_NOWHERE && mind_mine(m, den) && m->fertile[den] < 4)
            return den;
    }
    return SW_NOWHERE;
}

static bool good_site(const struct swamp_mind *m, int hex) {
    const struct swamp_cell *cell = mind_cell(m, hex);
    int need = cell->terrain == SW_RUIN ? 1 : 2;
    return swamp_facts.ground[cell->terrain].site && cell->terrain != SW_FERTILE && m->fertile[hex] >= need &&
           m->claimed[hex] != m->planned && !mind_foes(m, hex);
}

/* Builders on their site work and stay; half-built dens are finished. */
static void work_here(struct swamp_mind *m, struct mind_band *band) {
    const struct swamp_cell *cell = mind_cell(m, band->hex);
    bool half = cell->marks & SW_HALF_BUILT;
    if (band->left[SW_GRY] >= GREYS && (half || good_site(m, band->hex)) && m->threat[band->hex] < band->number) {
        struct lz_move move = mind_move(m, SW_BD, band->hex);
        if (mind_order(m, &move)) {
            band->left[SW_GRY] = (uint16_t)(band->left[SW_GRY] - GREYS);
            band->posted = true;
            m->claimed[band->hex] = m->planned;
        }
    } else if (band->left[SW_GRN] >= GREENS && plantable(m, band->hex) && den_fed_by(m, band->hex) != SW_NOWHERE &&
               m->threat[band->hex] < band->number) {
        struct lz_move move = mind_move(m, SW_BF, band->hex);
        if (mind_order(m, &move)) {
            band->left[SW_GRN] = (uint16_t)(band->left[SW_GRN] - GREENS);
            band->posted = true;
            m->claimed[band->hex] = m->planned;
        }
    }
    /* A new den of ours is settled by ten of what we have most of but red. */
    if (cell->terrain == SW_DEN && mind_mine(m, band->hex) && cell->colour == SW_UNSETTLED && m->fertile[band->hex] > 0)
        for (int colour = SW_COLOURS - 1; colour >= 0; colour--)
            if (band->left[colour] >= 20 || (colour == SW_RED && band->left[colour] >= 10)) {
                struct lz_move move = mind_move(m, SW_FR, band->hex);
                move.arg[1 + colour] = 10;
                if (mind_order(m, &move))
                    band->left[colour] = (uint16_t)(band->left[colour] - 10);
                return;
            }
}

/* The nearest place where `workers` of that colour could build. */
static int nearest_site(struct swamp_mind *m, const struct mind_band *band, int colour) {
    int best = SW_NOWHERE;
    mind_paths(m, band->hex, 20);
    for (int hex = 0; hex < mind_hexes(m); hex++) {
        bool site = colour == SW_GRN ? plantable(m, hex) && den_fed_by(m, hex) != SW_NOWHERE : good_site(m, hex);
        if (site && !mind_foes(m, hex) && !m->threat[hex] && m->way[hex] <= 60 && m->at[hex] < 0 &&
            (best == SW_NOWHERE || m->way[hex] < m->way[best]))
            best = hex;
    }
    return best;
}

static void send_workers(struct swamp_mind *m, struct mind_band *band, int colour, int many) {
    uint16_t counts[SW_COLOURS] = { 0 };
    int steps[2], site;
    if (band->stuck || band->left[colour] < many || (site = nearest_site(m, band, colour)) == SW_NOWHERE)
        return;
    int n = mind_route(m, band->hex, site, steps);
    counts[colour] = (uint16_t)many;
    if (n && mind_go(m, band, steps, n, counts))
        m->claimed[site] = m->planned;
}

void mind_build(struct swamp_mind *m) {
    for (int i = 0; i < m->bands; i++)
        work_here(m, &m->mine[i]);
    for (int i = 0; i < m->bands; i++) {
        struct mind_band *band = &m->mine[i];
        int guard = guard_of(m, band->hex);
        if (band->posted || mind_total(band->left) - GREENS < guard)
            continue;
        send_workers(m, band, SW_GRN, GREENS);
        if (mind_total(band->left) - GREYS >= guard)
            send_workers(m, band, SW_GRY, GREYS);
    }
}

/* ---- item 2: who would starve must walk over fertile ground */

static int find_food(const struct swamp_mind *m, int hex, int steps[2]) {
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int near = mind_step(m, hex, d);
        if (near != SW_NOWHERE && mind_cell(m, near)->terrain == SW_FERTILE && !mind_foes(m, near)) {
            steps[0] = d;
            steps[1] = (d + 3) % SW_DIRECTIONS; /* and back */
            return 2;
        }
    }
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int near = mind_step(m, hex, d);
        if (near == SW_NOWHERE || mind_foes(m, near) || mind_water(mind_cell(m, near)->terrain))
            continue;
        for (int e = 0; e < SW_DIRECTIONS; e++) {
            int far = mind_step(m, near, e);
            if (far != SW_NOWHERE && mind_cell(m, far)->terrain == SW_FERTILE && !mind_foes(m, far)) {
                steps[0] = d;
                steps[1] = e;
                return 2;
            }
        }
    }
    return 0;
}

void mind_feed(struct swamp_mind *m) {
    for (int i = 0; i < m->bands; i++) {
        struct mind_band *band = &m->mine[i];
        const struct swamp_cell *cell = mind_cell(m, band->hex);
        int steps[2], n, limit = mind_mine(m, band->hex) ? SW_FAMISHED : SW_STARVED;
        if (cell->hunger < limit || band->stuck || band->posted || mind_total(band->left) < 2)
            continue;
        n = find_food(m, band->hex, steps);
        if (n && mind_go(m, band, steps, n, NULL))
            band->posted = true;
        else if (!n && cell->hunger >= SW_FAMISHED) { /* far from food: go where some is known */
            int best = SW_NOWHERE;
            mind_paths(m, band->hex, band->number);
            for (int hex = 0; hex < mind_hexes(m); hex++)
                if (mind_cell(m, hex)->terrain == SW_FERTILE && !mind_foes(m, hex) && m->way[hex] < MIND_FAR &&
                    (best == SW_NOWHERE || m->way[hex] < m->way[best]))
                    best = hex;
            if (best != SW_NOWHERE && (n = mind_route(m, band->hex, best, steps)) && mind_go(m, band, steps, n, NULL))
                band->posted = true;
        }
    }
}

/* ---- items 4, 5, 6, 20: what is worth having */

static void add_goal(struct swamp_mind *m, int hex, int value, int foes) {
    if (m->goals == MIND_GOALS)
        return;
    m->goal[m->goals++] = (struct mind_goal){ .hex = (uint16_t)hex,
                                              .foes = (int16_t)foes,
                                              .value = (int16_t)value,
                                              .den = mind_cell(m, hex)->terrain == SW_DEN };
}

static int den_value(const struct swamp_mind *m, int hex) {
    static const uint8_t bonus[] = { [SW_RED] = 0, [SW_GRN] = 40, [SW_GRY] = 40, [SW_YEL] = 20, [SW_BLK] = 60, 0, 0 };
    int value = 60 + 50 * m->fertile[hex] + bonus[m->den[hex].colour];
    return m->den[hex].marks & SW_HOME ? value + 1600 : value;
}

static bool unknown_near(const struct swamp_mind *m, int hex) {
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int to = mind_step(m, hex, d);
        if (to != SW_NOWHERE && mind_cell(m, to)->known == SW_NEVER)
            return true;
    }
    return false;
}

void mind_aims(struct swamp_mind *m) {
    for (int hex = 0; hex < mind_hexes(m); hex++) {
        const struct swamp_cell *cell = mind_cell(m, hex);
        bool foreign = m->den[hex].turn && !mind_mine(m, hex);
        if (foreign && (m->level->arts || m->den[hex].owner == SW_FREE || m->den[hex].marks & SW_HOME))
            add_goal(m, hex, den_value(m, hex), mind_foes(m, hex));
        else if (cell->terrain == SW_TEMPLE && cell->owner != m->seat + 1 && !mind_foes(m, hex))
            add_goal(m, hex, 40, 0);
        else if (m->level->arts && cell->known == SW_IN_SIGHT && mind_foes(m, hex) > 0)
            add_goal(m, hex, 20 + cell->number, cell->number);
        else if (cell->known && !mind_water(cell->terrain) && unknown_near(m, hex) && m->at[hex] < 0)
            add_goal(m, hex, 12, 0);
    }
}

/* ---- the march */

/* Percent to win there with that many; 100 where nobody is expected. */
static int odds_at(struct swamp_mind *m, const struct mind_goal *goal, const struct mind_band *band, int number) {
    struct mind_battle battle = {
        .mine = number, .foes = goal->foes, .skill = mind_cell(m, band->hex)->experience, .den = goal->den
    };
    int left;
    return mind_odds(m, &battle, &left);
}

/* What a goal is worth to a band: value for each turn of the way, if it can be won. */
static int worth(const struct swamp_mind *m, const struct mind_goal *goal, int number) {
    int way = m->way[goal->hex];
    if (way == MIND_FAR || way == 0)
        return 0;
    int turns = (way + 19) / 20, sent = goal->sent;
    if (sent > goal->foes * 2 + 20)
        return 0; /* enough are on their way */
    int able = number + sent;
    if (goal->foes && 10 * able < (goal->den ? 17 : 13) * goal->foes)
        return 0;
    return goal->value * 100 / (turns * turns + 1) - goal->foes / 2;
}

/* Those who may go: not the guard. Workers guard first, warriors march first. */
static int marchers(const struct swamp_mind *m, const struct mind_band *band, uint16_t counts[SW_COLOURS]) {
    static const uint8_t first_to_stay[] = { SW_GRN, SW_GRY, SW_BLK, SW_YEL, SW_RED };
    int guard = guard_of(m, band->hex);
    memcpy(counts, band->left, sizeof band->left);
    for (int i = 0; i < SW_COLOURS && guard > 0; i++) {
        int stay = counts[first_to_stay[i]] < guard ? counts[first_to_stay[i]] : guard;
        counts[first_to_stay[i]] = (uint16_t)(counts[first_to_stay[i]] - stay);
        guard -= stay;
    }
    return mind_total(counts);
}

/* Small bands gather at the nearest larger one, or at home. */
static int gathering_place(const struct swamp_mind *m, const struct mind_band *band, int number) {
    int best = SW_NOWHERE;
    for (int i = 0; i < m->bands; i++) {
        const struct mind_band *other = &m->mine[i];
        bool larger = other->number > number || (other->number == number && other->hex < band->hex);
        if (other->hex != band->hex && larger && other->number + number <= SW_LIMIT && m->way[other->hex] < 120 &&
            (best == SW_NOWHERE || m->way[other->hex] < m->way[best]))
            best = other->hex;
    }
    return best;
}

/* A way that would end in more than 300 of ours is no way (SW-10.4). */
static bool fits(const struct swamp_mind *m, int start, const int steps[2], int n, int number) {
    for (int i = 0, hex = start; i < n; i++) {
        hex = mind_step(m, hex, steps[i]);
        const struct swamp_cell *cell = mind_cell(m, hex);
        if (cell->clan == m->seat + 1 && cell->number + number > SW_LIMIT)
            return false;
    }
    return true;
}

static bool send(struct swamp_mind *m, struct mind_band *band, int to, const uint16_t counts[SW_COLOURS]) {
    int steps[2], n = mind_route(m, band->hex, to, steps);
    return n && fits(m, band->hex, steps, n, mind_total(counts)) && mind_go(m, band, steps, n, counts);
}

static void march(struct swamp_mind *m, struct mind_band *band) {
    uint16_t counts[SW_COLOURS];
    int number = marchers(m, band, counts), best = -1, most = 0;
    if (number < 2)
        return;
    mind_paths(m, band->hex, number);
    for (int i = 0; i < m->goals; i++) {
        int value = worth(m, &m->goal[i], number);
        if (value > most)
            most = value, best = i;
    }
    if (best < 0 || (number < ARMY && m->goal[best].foes)) {
        int place = gathering_place(m, band, number);
        if (place != SW_NOWHERE)
            send(m, band, place, counts);
        return;
    }
    struct mind_goal *goal = &m->goal[best];
    bool at_once = m->way[goal->hex] <= 30 && goal->foes;
    if (at_once && odds_at(m, goal, band, number) < (m->level->rehearse ? 85 : 70))
        return; /* waits here for the others */
    if (send(m, band, goal->hex, counts)) {
        struct lz_move re = mind_move(m, SW_RE, goal->hex);
        goal->sent = (int16_t)(goal->sent + number);
        if (at_once && goal->den && m->homes)
            mind_order(m, &re);
    }
}

void mind_march(struct swamp_mind *m) {
    uint8_t done[MIND_BANDS] = { 0 };
    for (int round = 0; round < m->bands; round++) { /* the largest first */
        int next = -1;
        for (int i = 0; i < m->bands; i++)
            if (!done[i] && (next < 0 || m->mine[i].number > m->mine[next].number))
                next = i;
        done[next] = 1;
        struct mind_band *band = &m->mine[next];
        if (!band->stuck && !band->posted && mind_roll(m, 100) >= m->level->idle)
            march(m, band);
    }
}
