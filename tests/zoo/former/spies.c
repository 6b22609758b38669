/* Spies (SW-24 item 11): one lizard sees as far as an army, and nobody sees it. They go where a home den should be and
   nobody has looked yet, then to dens of others; what is left of their days they spend on the way back. */
#include "tests/zoo/former/mind.h"

enum { SPIES = 4, NEAR = 2, UNSEEN = 6, LAST_DAYS = 3, SPARE = 12 };

static int far_from(const struct former *m, int a, int b) { return swamp_distance(&m->view->laws, a, b); }

/* Whether nobody has looked at that block yet. */
static bool unseen(const struct former *m, int middle) {
    uint16_t disk[SW_DISK];
    int never = 0, n = swamp_disk(&m->view->laws, middle, NEAR, disk);
    for (int i = 0; i < n; i++)
        never += former_cell(m, disk[i])->known == SW_NEVER;
    return never >= UNSEEN;
}

static bool lately(const struct former *m, int hex) { return former_cell(m, hex)->turn + LAST_DAYS > m->view->turn; }

/* The nearest block nobody has looked at; nobody else may be on the way there. */
static int worth_finding(const struct former *m, int from) {
    int best = SW_NOWHERE, near = 99, wide = m->view->laws.wide;
    for (int row = MIND_MIDDLE; row < m->view->laws.high; row += MIND_BLOCK)
        for (int column = MIND_MIDDLE; column < wide; column += MIND_BLOCK) {
            int middle = row * wide + column, far = far_from(m, middle, from);
            if (far < near && !m->claimed[middle] && unseen(m, middle)) {
                near = far;
                best = middle;
            }
        }
    return best;
}

/* The nearest den of another that nobody has spied on lately. */
static int worth_spying(const struct former *m, int from) {
    int best = SW_NOWHERE, near = 9;
    for (int g = 0; g < m->goals; g++) {
        int hex = m->goal[g].hex, far = far_from(m, hex, from);
        if (m->goal[g].den && m->den[hex].owner && far > NEAR && far < near && !m->claimed[hex] && !lately(m, hex)) {
            near = far;
            best = hex;
        }
    }
    return best;
}

static int aim_of(const struct former *m, int from) {
    int to = worth_finding(m, from);
    return to == SW_NOWHERE ? worth_spying(m, from) : to;
}

/* One or two steps towards a hex, never into a den. */
static struct former_path way_to(struct former *m, int from, int to) {
    bool den = m->den[to].turn && !former_mine(m, to);
    former_paths(m, to, 2 * MIND_REACH);
    return former_steps(m, from, &(struct former_walk){ 1, SW_SATED, den ? NEAR : 0 });
}

static bool sneak(struct former *m, int from, int to) {
    struct former_path path = way_to(m, from, to);
    if (!path.n)
        return false;
    struct lz_move move = former_along(former_move(m, SW_SN, from), &path);
    return former_order(m, &move);
}

static void lead_spy(struct former *m, const struct swamp_spy *spy) {
    int to = aim_of(m, spy->hex);
    if (spy->mired > m->view->turn && former_cell(m, spy->hex)->terrain == SW_SWAMP)
        return;
    for (int i = 0; to == SW_NOWHERE && i < m->bands; i++)
        if (far_from(m, m->mine[i].hex, spy->hex) <= NEAR)
            to = m->mine[i].hex;
    if (to != SW_NOWHERE && sneak(m, spy->hex, to))
        m->claimed[to] = true;
}

/* One of what there is most of. */
static int spare_colour(const struct former_band *band) {
    int most = SW_RED;
    for (int i = 0; i < SW_COLOURS; i++)
        if (band->left[i] > band->left[most])
            most = i;
    return band->left[most] > SPARE ? most : -1;
}

static bool send_spy(struct former *m, struct former_band *band) {
    int colour = spare_colour(band), to = aim_of(m, band->hex);
    if (colour < 0 || to == SW_NOWHERE)
        return false;
    struct former_path path = way_to(m, band->hex, to);
    if (path.n < 2)
        return false;
    struct lz_move move = former_along(former_move(m, SW_SP, band->hex), &path);
    move.arg[3 + colour] = 1;
    if (!former_order(m, &move))
        return false;
    m->claimed[to] = true;
    band->left[colour]--;
    return true;
}

void former_spy(struct former *m) {
    int spies = m->view->spies;
    m->worth = 30;
    for (int i = 0; i < m->view->spies; i++)
        lead_spy(m, &m->view->spy[i]);
    for (int i = 0; i < m->bands && spies < SPIES; i++) {
        struct former_band *band = &m->mine[i];
        if (!band->stuck && !band->guests && former_total(band->left) == band->number && send_spy(m, band))
            spies++;
    }
}
