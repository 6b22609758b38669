/* What is going on: own bands, enemies in sight, and who could be where next turn. */
#include "tests/zoo/former/mind.h"

#include <string.h>

/* Guards where nothing is known. Nobody risks his first army on a guess; later the prize is worth it. */
enum { GUESS_HOME = 160, GUESS_LEAST = 60, BOLDER = 6, GUESS_DEN = 15 };

int former_seen(const struct former *m, int hex) {
    const struct swamp_cell *cell = former_cell(m, hex);
    return cell->known == SW_IN_SIGHT && cell->clan && cell->clan != m->seat + 1 ? cell->number : 0;
}

bool former_mine(const struct former *m, int hex) {
    const struct swamp_cell *cell = former_cell(m, hex);
    return cell->terrain == SW_DEN && cell->owner == m->seat + 1 && cell->known >= SW_OWNED;
}

bool former_home(const struct former *m, int hex) {
    return former_cell(m, hex)->marks & SW_HOME && former_mine(m, hex);
}

static int guess_home(const struct former *m) {
    int guess = GUESS_HOME - BOLDER * m->view->turn;
    return guess < GUESS_LEAST ? GUESS_LEAST : guess;
}

/* Guards that were counted grow with the turns since: their den goes on recruiting. */
static int guards_of(const struct former *m, int hex) {
    int owner = m->den[hex].owner, since = m->view->turn + 2 - m->den[hex].known;
    if (m->den[hex].known)
        return m->den[hex].guards + (owner == SW_FREE ? 0 : since * (m->den[hex].marks & SW_HOME ? 12 : 4));
    if (owner == SW_FREE)
        return 15 * m->fertile[hex]; /* SW-24 item 4 */
    return m->den[hex].marks & SW_HOME ? guess_home(m) : GUESS_DEN;
}

static int foes_at(const struct former *m, int hex) {
    int seen = former_seen(m, hex);
    if (seen || !m->den[hex].turn || former_mine(m, hex))
        return seen;
    return guards_of(m, hex);
}

static void take_stock(struct former *m, int hex) {
    const struct swamp_cell *cell = former_cell(m, hex);
    m->at[hex] = -1;
    m->room[hex] = SW_LIMIT;
    if (cell->clan != m->seat + 1 || m->bands == MIND_BANDS)
        return;
    struct former_band *band = &m->mine[m->bands];
    *band = (struct former_band){ .hex = (uint16_t)hex, .number = (uint16_t)former_total(cell->lizards) };
    memcpy(band->left, cell->lizards, sizeof band->left);
    band->stuck = cell->terrain == SW_SWAMP && cell->mired > m->view->turn;
    band->idle = m->level->idle && former_roll(m, 100) < m->level->idle;
    m->room[hex] = (int16_t)(SW_LIMIT - band->number);
    m->warriors += band->number;
    m->at[hex] = (int16_t)m->bands++;
}

/* Who is in sight can be two hexes further by the end of the turn. */
static void spread_threat(struct former *m, int hex) {
    uint16_t disk[SW_DISK];
    int seen = former_seen(m, hex);
    if (!seen)
        return;
    int n = swamp_disk(&m->view->laws, hex, 2, disk);
    for (int i = 0; i < n; i++)
        if (m->threat[disk[i]] < seen)
            m->threat[disk[i]] = (int16_t)seen;
}

int former_danger(const struct former *m, int hex, int radius) {
    int most = 0;
    for (int at = 0; at < former_hexes(m); at++) {
        int seen = former_seen(m, at);
        if (seen > most && swamp_distance(&m->view->laws, at, hex) <= radius)
            most = seen;
    }
    return most;
}

static void count_near(struct former *m, int hex) {
    m->fertile[hex] = m->watery[hex] = 0;
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int to = former_step(m, hex, d);
        if (to == SW_NOWHERE)
            continue;
        int terrain = former_cell(m, to)->terrain;
        m->fertile[hex] = (uint8_t)(m->fertile[hex] + (terrain == SW_FERTILE));
        m->watery[hex] = (uint8_t)(m->watery[hex] + former_water(terrain));
    }
}

/* Tenths of a hex. In the water one in ten meets a monster (SW-24 item 14). */
static int cost_of(const struct former *m, int hex) {
    static const uint8_t ground[SW_TERRAINS] = {
        [SW_UNKNOWN] = 14, [SW_PLAINS] = 10,  [SW_SWAMP] = 14,     [SW_SCRUB] = 10,  [SW_FERTILE] = 9,
        [SW_PEAK] = 10,    [SW_VOLCANO] = 25, [SW_RUIN] = 10,      [SW_TEMPLE] = 10, [SW_CURSED] = 60,
        [SW_DEN] = 10,     [SW_WATER] = 14,   [SW_WHIRLPOOL] = 120
    };
    const struct swamp_cell *cell = former_cell(m, hex);
    if (!former_water(cell->terrain))
        return ground[cell->terrain];
    return cell->marks & (SW_BRIDGE | SW_RAFT) ? 10 : ground[cell->terrain] + 2 * m->watery[hex];
}

static void make_map(struct former *m) {
    for (int hex = 0; hex < former_hexes(m); hex++)
        for (int d = 0; d < SW_DIRECTIONS; d++)
            m->near[hex][d] = (uint16_t)swamp_neighbour(&m->view->laws, hex, d);
}

void former_sense(struct former *m) {
    make_map(m);
    former_recall(m);
    m->bands = m->goals = m->homes = m->dens = m->warriors = 0;
    memset(m->threat, 0, sizeof m->threat);
    memset(m->claimed, 0, sizeof m->claimed);
    for (int hex = 0; hex < former_hexes(m); hex++) {
        take_stock(m, hex);
        count_near(m, hex);
        m->homes += former_home(m, hex);
        if (m->dens < MIND_DENS && former_mine(m, hex))
            m->own[m->dens++] = (uint16_t)hex;
    }
    for (int hex = 0; hex < former_hexes(m); hex++) {
        m->foe[hex] = (int16_t)foes_at(m, hex);
        m->cost[hex] = (uint8_t)cost_of(m, hex);
        spread_threat(m, hex);
    }
    int army = m->warriors / 20;
    m->army = army < 30 ? 30 : army > 80 ? 80 : army;
}
