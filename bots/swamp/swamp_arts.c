/* Chants and stones (SW-24 items 12 and 13). */
#include "bots/swamp/swamp_mind.h"

#include <string.h>

/* ---- item 13: chants, the best first; each needs its blacks and a target within two hexes */

struct verse {
    int chant, worth, black;
    int steps[2], n, target;
    int idle; /* those of the band who could be elsewhere */
};

/* Whether the band there stands before a home den of ours with no fewer than guard it. */
static bool besieges(const struct swamp_mind *m, int hex) {
    uint16_t disk[SW_DISK];
    int n = swamp_disk(&m->view->laws, hex, 2, disk);
    for (int i = 0; i < n; i++) {
        int guard = m->at[disk[i]] < 0 ? 0 : m->mine[m->at[disk[i]]].number;
        if (swamp_mind_home(m, disk[i]) && swamp_mind_cell(m, hex)->number >= guard)
            return true;
    }
    return false;
}

/* Where a shunt would throw a band: into deep water is best. */
static int shunt_worth(const struct swamp_mind *m, const struct verse *verse, int target) {
    int hex = target, direction = verse->steps[verse->n - 1];
    for (int i = 0; i < 2; i++) {
        int next = swamp_mind_step(m, hex, direction);
        if (next == SW_NOWHERE || swamp_mind_cell(m, next)->terrain == SW_DEN || swamp_mind_cell(m, next)->clan)
            break;
        hex = next;
    }
    if (hex == target)
        return 0;
    int terrain = swamp_mind_cell(m, hex)->terrain;
    return swamp_mind_water(terrain) && m->watery[hex] >= 3  ? 90
           : terrain == SW_CURSED || terrain == SW_WHIRLPOOL ? 120
                                                             : 30;
}

/* What a chant at a hex would be worth now; 0 or less if nothing. Whoever sings holds all of his band back (SW-8.3), so
   it must be worth more than they would do meanwhile. */
static int verse_worth(const struct swamp_mind *m, struct verse *verse, int black) {
    int target = verse->target;
    const struct swamp_cell *cell = swamp_mind_cell(m, target);
    int foes = cell->known == SW_IN_SIGHT && cell->clan && cell->clan != m->seat + 1 ? cell->number : 0;
    bool holy = cell->terrain == SW_DEN || cell->terrain == SW_TEMPLE;
    bool foreign_home = m->den[target].turn && !swamp_mind_mine(m, target) && m->den[target].owner &&
                        m->den[target].marks & SW_HOME;
    switch (verse->chant) {
    case SW_COERCE:
        verse->black = foes;
        return foes >= 15 && foes <= black && !holy && foes * 3 >= verse->idle ? 300 + foes : 0;
    case SW_DARK: /* a home den that cannot be stormed; never while we hold the most ourselves */
        return swamp_mind_doomed(m, target) ? 900 : 0;
    case SW_TRANSMUTE:
        return foes >= 150 && !holy ? 60 : 0;
    case SW_FREEZE:
        return foes >= 60 && besieges(m, target) ? 150 + foes : 0;
    case SW_MOULD: /* an army sinks where it stands, and the water does the rest */
        return foes >= 100 && !holy && !swamp_mind_water(cell->terrain) && m->watery[target] >= 4 ? 140 : 0;
    case SW_SUMMON:
        return swamp_mind_water(cell->terrain) && foes && 30 * m->watery[target] > foes ? 200 + foes : 0;
    case SW_SHUNT:
        if (foes < 60 || cell->terrain == SW_DEN || !shunt_worth(m, verse, target))
            return 0;
        return shunt_worth(m, verse, target) + (besieges(m, target) ? 60 : verse->idle > 0 ? -100 : 0);
    case SW_EYES:
        return foreign_home && !m->den[target].known ? 80 : 0;
    default:
        return 0;
    }
}

/* Those who change sides march for us at once (SW-9.7). */
static void won_over(struct swamp_mind *m, int hex) {
    int number = swamp_mind_cell(m, hex)->number;
    if (m->bands == MIND_BANDS)
        return;
    struct swamp_mind_band *band = &m->mine[m->bands];
    *band = (struct swamp_mind_band){ .hex = (uint16_t)hex, .number = (uint16_t)number, .guests = true };
    band->left[SW_RED] = (uint16_t)number;
    m->at[hex] = (int16_t)m->bands++;
    m->foe[hex] = 0;
    m->room[hex] = (int16_t)(SW_LIMIT - number);
    for (int g = 0; g < m->goals; g++)
        m->goal[g].done |= m->goal[g].hex == hex;
}

static void sing(struct swamp_mind *m, struct swamp_mind_band *band) {
    uint16_t disk[SW_DISK];
    struct verse best = { 0 };
    int idle = swamp_mind_total(band->left) - swamp_mind_guard(m, band->hex);
    int black = band->left[SW_BLK], n = swamp_disk(&m->view->laws, band->hex, 2, disk);
    for (int i = 1; i < n; i++)
        for (int chant = 0; chant < SW_CHANTS; chant++) {
            struct verse verse = {
                .chant = chant, .black = swamp_facts.song[chant].black, .target = disk[i], .idle = idle
            };
            if (black < verse.black)
                continue;
            verse.n = swamp_mind_steps_to(m, band->hex, disk[i], verse.steps);
            verse.worth = verse_worth(m, &verse, black);
            verse.black = verse.black < swamp_facts.song[chant].black ? swamp_facts.song[chant].black : verse.black;
            if (verse.worth > best.worth)
                best = verse;
        }
    if (!best.worth)
        return;
    struct lz_move move = swamp_mind_move(m, SW_CH, band->hex);
    move.arg[1] = (int16_t)best.steps[0];
    move.arg[2] = (int16_t)(best.n > 1 ? best.steps[1] : SW_STAY);
    move.arg[3] = (int16_t)best.black;
    move.arg[4] = (int16_t)best.chant;
    m->worth = best.worth;
    if (!swamp_mind_order(m, &move))
        return;
    band->posted = band->sang = true;
    if (best.chant == SW_COERCE)
        won_over(m, best.target);
}

/* Reveal, when a spy is likely: a foreign army has stood near home without being fought. */
static void look_for_spies(struct swamp_mind *m, struct swamp_mind_band *band) {
    struct lz_move move = swamp_mind_move(m, SW_CH, band->hex);
    if (band->sang || band->left[SW_BLK] < 60 || !swamp_mind_mine(m, band->hex) || swamp_mind_roll(m, 12) ||
        m->threat[band->hex])
        return;
    move.arg[3] = (int16_t)swamp_facts.song[SW_REVEAL].black;
    move.arg[4] = SW_REVEAL;
    m->worth = 10;
    if (swamp_mind_order(m, &move))
        band->posted = band->sang = true;
}

/* Gate: a large band in a temple, and an enemy home near another temple of ours. */
static int gate_from(const struct swamp_mind *m, const struct swamp_mind_band *band) {
    int best = SW_NOWHERE, near = 99;
    for (int hex = 0; hex < swamp_mind_hexes(m); hex++) {
        const struct swamp_cell *cell = swamp_mind_cell(m, hex);
        if (cell->terrain != SW_TEMPLE || hex == band->hex || m->foe[hex] || cell->clan)
            continue;
        for (int g = 0; g < m->goals; g++) {
            int far = swamp_distance(&m->view->laws, hex, m->goal[g].hex);
            bool won = 10 * band->number > 20 * m->goal[g].foes;
            if (m->goal[g].value > 1000 && won && far < near &&
                swamp_distance(&m->view->laws, band->hex, m->goal[g].hex) > far + 6)
                near = far, best = hex;
        }
    }
    return near <= 4 ? best : SW_NOWHERE;
}

static void gate(struct swamp_mind *m, struct swamp_mind_band *band) {
    int to;
    if (swamp_mind_cell(m, band->hex)->terrain != SW_TEMPLE || band->left[SW_BLK] < swamp_facts.song[SW_GATE].black ||
        (to = gate_from(m, band)) == SW_NOWHERE)
        return;
    struct lz_move move = swamp_mind_move(m, SW_CHG, band->hex);
    move.arg[1] = (int16_t)swamp_name_of(&m->view->laws, to);
    move.arg[2] = 0;
    move.arg[3] = SW_GATE;
    m->worth = 400;
    if (swamp_mind_order(m, &move))
        band->posted = band->sang = true;
}

void swamp_mind_chant(struct swamp_mind *m) {
    for (int i = 0; i < m->bands; i++) {
        struct swamp_mind_band *band = &m->mine[i];
        if (band->left[SW_BLK] < swamp_facts.song[SW_EYES].black || band->posted)
            continue;
        gate(m, band);
        if (!band->sang)
            sing(m, band);
        if (!band->sang)
            look_for_spies(m, band);
    }
}

/* ---- item 12: stones on whoever stands in the open nearby */
void swamp_mind_lob(struct swamp_mind *m) {
    for (int i = 0; i < m->bands; i++) {
        struct swamp_mind_band *band = &m->mine[i];
        uint16_t disk[SW_DISK];
        int best = SW_NOWHERE, n = swamp_disk(&m->view->laws, band->hex, 2, disk), steps[2];
        bool stays = band->posted || band->stuck || swamp_mind_mine(m, band->hex);
        if (band->left[SW_YEL] < 30 || (!stays && band->number > 120))
            continue;
        for (int k = 1; k < n; k++) {
            const struct swamp_cell *cell = swamp_mind_cell(m, disk[k]);
            bool foe = cell->known == SW_IN_SIGHT && cell->clan && cell->clan != m->seat + 1 && cell->number >= 15;
            if (foe && !swamp_facts.ground[cell->terrain].shelters &&
                (best == SW_NOWHERE || cell->number > swamp_mind_cell(m, best)->number))
                best = disk[k];
        }
        if (best == SW_NOWHERE)
            continue;
        int far = swamp_mind_steps_to(m, band->hex, best, steps);
        m->worth = band->left[SW_YEL] / 3;
        struct lz_move move = swamp_mind_move(m, SW_LO, band->hex);
        move.arg[1] = (int16_t)steps[0];
        move.arg[2] = (int16_t)(far > 1 ? steps[1] : SW_STAY);
        if (swamp_mind_order(m, &move))
            band->posted = true;
    }
}
