/* Builders: greens plant, greys build dens, settlers settle them (SW-24 items 8 to 10). Fertile ground counts for every
   den it touches, so dens are built close together. */
#include "tests/zoo/former/mind.h"

enum { GREENS = 10, GREYS = 50, FAR = 60 };

/* ---- sites */

/* What a hex would be worth to the dens around it once it is planted. */
static int field_value(const struct former *m, int hex) {
    int value = 0;
    if (!swamp_facts.ground[former_cell(m, hex)->terrain].plantable)
        return 0;
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int den = former_step(m, hex, d);
        if (den != SW_NOWHERE && former_mine(m, den))
            value += 100;
    }
    return value;
}

/* What a den here could feed. Fertile ground itself is not built upon. */
static int site_value(const struct former *m, int hex) {
    const struct swamp_cell *cell = former_cell(m, hex);
    int ruin = cell->terrain == SW_RUIN, fertile = m->fertile[hex], plain = 0;
    if (!swamp_facts.ground[cell->terrain].site || cell->terrain == SW_FERTILE || fertile < 2 - ruin)
        return 0;
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int near = former_step(m, hex, d), terrain = near == SW_NOWHERE ? SW_UNKNOWN : former_cell(m, near)->terrain;
        plain += swamp_facts.ground[terrain].plantable;
        if (terrain == SW_VOLCANO)
            return 0; /* item 15 */
    }
    return 50 * fertile + 15 * plain + 60 * ruin;
}

static int worth_of(const struct former *m, int hex, int colour) {
    if (m->foe[hex] || m->threat[hex] || m->claimed[hex])
        return 0;
    return colour == SW_GRN ? field_value(m, hex) : site_value(m, hex);
}

/* The best place near the band where that colour could work; the way counts. */
static int best_site(struct former *m, const struct former_band *band, int colour) {
    int best = SW_NOWHERE, most = 0;
    former_paths(m, band->hex, FAR);
    for (int hex = 0; hex < former_hexes(m); hex++) {
        if (m->way[hex] > FAR || (m->at[hex] >= 0 && hex != band->hex))
            continue;
        int worth = worth_of(m, hex, colour) * 100 / (20 + m->way[hex]);
        if (worth > most) {
            most = worth;
            best = hex;
        }
    }
    return best;
}

/* ---- work */

/* Nobody walks in on it (SW-13.1). */
static bool toil(struct former *m, struct former_band *band, int verb) {
    struct lz_move move = former_move(m, verb, band->hex);
    int colour = verb == SW_BD ? SW_GRY : SW_GRN, many = verb == SW_BD ? GREYS : GREENS;
    m->worth = verb == SW_BD ? 150 : 120;
    if (!former_order(m, &move))
        return false;
    band->left[colour] = (uint16_t)(band->left[colour] - many);
    m->claimed[band->hex] = true;
    m->room[band->hex] = 0;
    return true;
}

/* A new den of ours is settled by ten of what is rarest; greys only if the builders can spare them. */
static void settle(struct former *m, struct former_band *band) {
    static const uint8_t rarest[] = { SW_BLK, SW_GRN, SW_GRY, SW_YEL, SW_RED };
    for (int i = 0; i < SW_COLOURS; i++) {
        int colour = rarest[i];
        if (band->left[colour] < (colour == SW_GRY ? GREYS + 10 : 10))
            continue;
        struct lz_move move = former_move(m, SW_FR, band->hex);
        move.arg[1 + colour] = 10;
        m->worth = 100;
        if (former_order(m, &move))
            band->left[colour] = (uint16_t)(band->left[colour] - 10);
        return;
    }
}

/* Builders on their site work and stay; half-built dens are finished. */
static void work_here(struct former *m, struct former_band *band) {
    const struct swamp_cell *cell = former_cell(m, band->hex);
    bool half = cell->marks & SW_HALF_BUILT, safe = m->threat[band->hex] < band->number;
    if (former_mine(m, band->hex) && cell->colour == SW_UNSETTLED && cell->population < 10 && m->fertile[band->hex])
        settle(m, band);
    if (safe && band->left[SW_GRY] >= GREYS && (half || site_value(m, band->hex)))
        toil(m, band, SW_BD);
    else if (safe && band->left[SW_GRN] >= GREENS && field_value(m, band->hex))
        toil(m, band, SW_BF);
}

static bool send_workers(struct former *m, struct former_band *band, int colour, int many) {
    uint16_t counts[SW_COLOURS] = { 0 };
    int site;
    if (band->stuck || band->left[colour] < many || (site = best_site(m, band, colour)) == SW_NOWHERE)
        return false;
    counts[colour] = (uint16_t)many;
    m->worth = 50;
    former_paths(m, site, FAR + 20);
    struct former_walk walk = { many, former_cell(m, band->hex)->hunger, 0 };
    struct former_path path = former_steps(m, band->hex, &walk);
    if (!path.n || !former_go(m, band, &path, counts))
        return false;
    m->claimed[site] = true;
    return true;
}

void former_build(struct former *m) {
    for (int i = 0; i < m->bands; i++)
        work_here(m, &m->mine[i]);
    for (int i = 0; i < m->bands; i++) {
        struct former_band *band = &m->mine[i];
        int guard = former_guard(m, band->hex);
        if (band->posted || band->idle)
            continue;
        while (former_total(band->left) - GREENS >= guard && send_workers(m, band, SW_GRN, GREENS))
            continue;
        int greys = band->left[SW_GRY] >= GREYS + 10 && band->left[SW_GRY] < 2 * GREYS ? GREYS + 10 : GREYS;
        while (former_total(band->left) - greys >= guard && send_workers(m, band, SW_GRY, greys))
            continue;
    }
}
