/* Chants and stones (SW-24 items 12 and 13). */
#include "bots/swamp/swamp_mind.h"

#include <string.h>

/* ---- item 13: chants, the best first; each needs its blacks and a target within two hexes */

struct verse {
    int chant, worth;
    int target, foes; /* foes: in sight there */
    bool holy;        /* a den or a temple, which most chants cannot touch */
    struct swamp_mind_path path;
    int black; /* of the band: who can sing */
    int idle;  /* those of the band who could be elsewhere */
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
static int shunted_worth(const struct swamp_mind *m, const struct verse *verse) {
    int hex = verse->target, direction = verse->path.step[verse->path.n - 1];
    for (int i = 0; i < 2; i++) {
        int next = swamp_mind_step(m, hex, direction);
        if (next == SW_NOWHERE || swamp_mind_cell(m, next)->terrain == SW_DEN || swamp_mind_cell(m, next)->clan)
            break;
        hex = next;
    }
    if (hex == verse->target)
        return 0;
    int terrain = swamp_mind_cell(m, hex)->terrain;
    if (swamp_mind_water(terrain) && m->watery[hex] >= 3)
        return 90;
    return terrain == SW_CURSED || terrain == SW_WHIRLPOOL ? 120 : 30;
}

/* What a chant at a hex would be worth now; 0 or less if nothing. Whoever sings holds all of his band back (SW-8.3), so
   it must be worth more than they would do meanwhile. */
static int coerce(const struct swamp_mind *m, const struct verse *v) {
    return v->foes >= 15 && v->foes <= v->black && !v->holy && v->foes * 3 >= v->idle ? 300 + v->foes : 0;
}

/* A home den that cannot be stormed; never while we hold the most ourselves. */
static int darken(const struct swamp_mind *m, const struct verse *v) {
    return swamp_mind_doomed(m, v->target) ? 900 : 0;
}

static int transmute(const struct swamp_mind *m, const struct verse *v) { return v->foes >= 150 && !v->holy ? 60 : 0; }

static int freeze(const struct swamp_mind *m, const struct verse *v) {
    return v->foes >= 60 && besieges(m, v->target) ? 150 + v->foes : 0;
}

/* An army sinks where it stands, and the water does the rest. */
static int mould(const struct swamp_mind *m, const struct verse *v) {
    bool dry = !swamp_mind_water(swamp_mind_cell(m, v->target)->terrain);
    return v->foes >= 100 && !v->holy && dry && m->watery[v->target] >= 4 ? 140 : 0;
}

static int summon(const struct swamp_mind *m, const struct verse *v) {
    bool wet = swamp_mind_water(swamp_mind_cell(m, v->target)->terrain);
    return wet && v->foes && 30 * m->watery[v->target] > v->foes ? 200 + v->foes : 0;
}

static int shunt(const struct swamp_mind *m, const struct verse *v) {
    int worth = shunted_worth(m, v);
    if (v->foes < 60 || swamp_mind_cell(m, v->target)->terrain == SW_DEN || !worth)
        return 0;
    if (besieges(m, v->target))
        return worth + 60;
    return v->idle > 0 ? worth - 100 : worth;
}

/* A home den of others whose guards nobody has counted. */
static int eye(const struct swamp_mind *m, const struct verse *v) {
    bool foreign = m->den[v->target].turn && !swamp_mind_mine(m, v->target) && m->den[v->target].owner;
    return foreign && m->den[v->target].marks & SW_HOME && !m->den[v->target].known ? 80 : 0;
}

static int (*const worth_of[SW_CHANTS])(const struct swamp_mind *, const struct verse *) = {
    [SW_COERCE] = coerce, [SW_DARK] = darken,   [SW_TRANSMUTE] = transmute, [SW_FREEZE] = freeze,
    [SW_MOULD] = mould,   [SW_SUMMON] = summon, [SW_SHUNT] = shunt,         [SW_EYES] = eye,
};

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

static struct verse best_verse(const struct swamp_mind *m, const struct swamp_mind_band *band) {
    uint16_t disk[SW_DISK];
    struct verse best = { 0 };
    int idle = swamp_mind_total(band->left) - swamp_mind_guard(m, band->hex);
    int n = swamp_disk(&m->view->laws, band->hex, 2, disk);
    for (int i = 1; i < n; i++) {
        const struct swamp_cell *cell = swamp_mind_cell(m, disk[i]);
        struct verse verse = { .target = disk[i], .black = band->left[SW_BLK], .idle = idle };
        verse.path = swamp_mind_steps_to(m, band->hex, disk[i]);
        if (!verse.path.n)
            continue;
        verse.foes = swamp_mind_seen(m, disk[i]);
        verse.holy = cell->terrain == SW_DEN || cell->terrain == SW_TEMPLE;
        for (verse.chant = 0; verse.chant < SW_CHANTS; verse.chant++) {
            if (!worth_of[verse.chant] || verse.black < swamp_facts.song[verse.chant].black)
                continue;
            verse.worth = worth_of[verse.chant](m, &verse);
            if (verse.worth > best.worth)
                best = verse;
        }
    }
    return best;
}

static void sing(struct swamp_mind *m, struct swamp_mind_band *band) {
    struct verse best = best_verse(m, band);
    int black = swamp_facts.song[best.chant].black;
    if (!best.worth)
        return;
    if (best.chant == SW_COERCE && best.foes > black)
        black = best.foes; /* one for each */
    struct lz_move move = swamp_mind_along(swamp_mind_move(m, SW_CH, band->hex), &best.path);
    move.arg[3] = (int16_t)black;
    move.arg[4] = (int16_t)best.chant;
    m->worth = best.worth;
    if (!swamp_mind_order(m, &move))
        return;
    band->posted = band->sang = band->rooted = true;
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
        band->posted = band->sang = band->rooted = true;
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
                swamp_distance(&m->view->laws, band->hex, m->goal[g].hex) > far + 6) {
                near = far;
                best = hex;
            }
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
        band->posted = band->sang = band->rooted = true;
}

void swamp_mind_chant(struct swamp_mind *m) {
    for (int i = 0; i < m->bands; i++) {
        struct swamp_mind_band *band = &m->mine[i];
        if (band->left[SW_BLK] < swamp_facts.song[SW_EYES].black || band->posted || band->leaving)
            continue;
        gate(m, band);
        if (!band->sang)
            sing(m, band);
        if (!band->sang)
            look_for_spies(m, band);
    }
}

/* ---- item 12: stones on whoever stands in the open nearby */

static int best_target(const struct swamp_mind *m, int from) {
    uint16_t disk[SW_DISK];
    int best = SW_NOWHERE, most = 14, n = swamp_disk(&m->view->laws, from, 2, disk);
    for (int k = 1; k < n; k++) {
        int foes = swamp_mind_seen(m, disk[k]);
        if (foes > most && !swamp_facts.ground[swamp_mind_cell(m, disk[k])->terrain].shelters) {
            most = foes;
            best = disk[k];
        }
    }
    return best;
}

void swamp_mind_lob(struct swamp_mind *m) {
    for (int i = 0; i < m->bands; i++) {
        struct swamp_mind_band *band = &m->mine[i];
        bool stays = band->posted || band->stuck || swamp_mind_mine(m, band->hex);
        if (band->left[SW_YEL] < 30 || band->leaving || (!stays && band->number > 120))
            continue;
        int target = best_target(m, band->hex);
        struct swamp_mind_path path = { 0 };
        if (target != SW_NOWHERE)
            path = swamp_mind_steps_to(m, band->hex, target);
        if (!path.n)
            continue;
        struct lz_move move = swamp_mind_along(swamp_mind_move(m, SW_LO, band->hex), &path);
        m->worth = band->left[SW_YEL] / 3;
        if (swamp_mind_order(m, &move))
            band->posted = band->rooted = true;
    }
}
