/* What is going on: own bands, enemies seen now and before, dens, and who could be where next turn. */
#include "bots/swamp_mind.h"

#include <string.h>

enum { FRESH = 4, GUESS_HOME = 100, GUESS_DEN = 15 }; /* turns a sighting counts; guards where nothing is known */

/* Numbers of guards are told by battles and by Eyes only (SW-17.3). */
void mind_notice(struct swamp_mind *m, const struct lz_event *event) {
    if (!m->view || event->kind >= SW_KINDS)
        return;
    int clan = m->seat + 1, hex = event->args ? swamp_hex_of(&m->view->laws, event->arg[0]) : SW_NOWHERE;
    if (hex == SW_NOWHERE)
        return;
    if (event->kind == SW_K_BATTLE && event->arg[1] == clan && event->arg[5] == SW_FIGHT_DEN) {
        m->den[hex].guards = (uint16_t)event->arg[4];
        m->den[hex].known = (uint8_t)(m->view->turn + 2);
    } else if (event->kind == SW_K_EYED_BAND && event->arg[1] != clan) {
        m->den[hex].guards = (uint16_t)(event->arg[2] + event->arg[3] + event->arg[4] + event->arg[5] + event->arg[6]);
        m->den[hex].known = (uint8_t)(m->view->turn + 2);
    } else if (event->kind == SW_K_EYED_DEN) {
        m->den[hex].guards = (uint16_t)event->arg[3]; /* the band, if there is one, is told after it */
        m->den[hex].known = (uint8_t)(m->view->turn + 2);
    }
}

bool mind_mine(const struct swamp_mind *m, int hex) {
    const struct swamp_cell *cell = mind_cell(m, hex);
    return cell->terrain == SW_DEN && cell->owner == m->seat + 1 && cell->known >= SW_OWNED;
}

static int guards_of(const struct swamp_mind *m, int hex) {
    int owner = m->den[hex].owner;
    if (m->den[hex].known)
        return m->den[hex].guards;
    if (owner == SW_FREE)
        return 15 * m->fertile[hex]; /* SW-24 item 4 */
    return m->den[hex].marks & SW_HOME ? GUESS_HOME : GUESS_DEN;
}

int mind_foes(const struct swamp_mind *m, int hex) {
    const struct swamp_cell *cell = mind_cell(m, hex);
    if (cell->known == SW_IN_SIGHT && cell->clan && cell->clan != m->seat + 1)
        return cell->number;
    if (m->den[hex].turn && !mind_mine(m, hex))
        return guards_of(m, hex);
    if (cell->known != SW_IN_SIGHT && m->band[hex].number && m->view->turn - m->band[hex].turn <= 1)
        return m->band[hex].number;
    return 0;
}

static void remember(struct swamp_mind *m, int hex) {
    const struct swamp_cell *cell = mind_cell(m, hex);
    if (cell->known != SW_IN_SIGHT)
        return;
    memset(&m->band[hex], 0, sizeof m->band[hex]);
    if (cell->clan && cell->clan != m->seat + 1) {
        m->band[hex].number = cell->number;
        m->band[hex].clan = cell->clan;
        m->band[hex].turn = (uint8_t)m->view->turn;
    }
    if (cell->terrain != SW_DEN) {
        memset(&m->den[hex], 0, sizeof m->den[hex]);
        return;
    }
    if (m->den[hex].owner != cell->owner || m->view->turn + 2 - m->den[hex].known > 6)
        m->den[hex].known = 0; /* another holds it, or it is too long ago */
    m->den[hex].owner = cell->owner;
    m->den[hex].colour = cell->colour;
    m->den[hex].marks = cell->marks;
    m->den[hex].turn = (uint8_t)(m->view->turn + 1);
}

static void take_stock(struct swamp_mind *m, int hex) {
    const struct swamp_cell *cell = mind_cell(m, hex);
    m->at[hex] = -1;
    if (cell->clan != m->seat + 1 || m->bands == MIND_BANDS)
        return;
    struct mind_band *band = &m->mine[m->bands];
    *band = (struct mind_band){ .hex = (uint16_t)hex, .number = (uint16_t)mind_total(cell->lizards) };
    memcpy(band->left, cell->lizards, sizeof band->left);
    band->stuck = cell->terrain == SW_SWAMP && cell->mired > m->view->turn;
    m->at[hex] = (int16_t)m->bands++;
}

/* Who has been seen lately can be two hexes further by the end of the turn. */
static void spread_threat(struct swamp_mind *m, int hex) {
    uint16_t disk[SW_DISK];
    int age = m->view->turn - m->band[hex].turn;
    if (!m->band[hex].number || age > FRESH)
        return;
    int n = swamp_disk(&m->view->laws, hex, age ? 3 : 2, disk);
    for (int i = 0; i < n; i++)
        if (m->threat[disk[i]] < m->band[hex].number)
            m->threat[disk[i]] = (int16_t)m->band[hex].number;
}

static void count_near(struct swamp_mind *m, int hex) {
    m->fertile[hex] = m->watery[hex] = 0;
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int to = mind_step(m, hex, d);
        if (to == SW_NOWHERE)
            continue;
        int terrain = mind_cell(m, to)->terrain;
        m->fertile[hex] = (uint8_t)(m->fertile[hex] + (terrain == SW_FERTILE));
        m->watery[hex] = (uint8_t)(m->watery[hex] + mind_water(terrain));
    }
}

void mind_sense(struct swamp_mind *m) {
    m->bands = m->goals = m->homes = 0;
    memset(m->threat, 0, sizeof m->threat);
    for (int hex = 0; hex < mind_hexes(m); hex++) {
        remember(m, hex);
        take_stock(m, hex);
        count_near(m, hex);
        m->homes += mind_mine(m, hex) && mind_cell(m, hex)->marks & SW_HOME ? 1 : 0;
    }
    for (int hex = 0; hex < mind_hexes(m); hex++)
        spread_threat(m, hex);
}
