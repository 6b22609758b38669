/* The choir: blacks who come together until they can sing the Dark (SW-9.10) at a home den. It costs the clan nobody,
   and with every home den that is gone the threshold falls (SW-15.3): who leads needs it, and so do those who would
   stop him. */
#include "tests/zoo/former/mind.h"

enum { FIRST_TURN = 5, WORTH_IT = 60, SECTION = 10, NEAR = 2, FARTHEST = 16, HEAD_START = 4 };

/* Whether another clan stands before ours in the ranking. */
static bool ahead(const struct former *m, int clan) {
    for (int i = 0; i < SW_CLANS && m->view->rank[i] != m->seat + 1; i++)
        if (m->view->rank[i] == clan)
            return true;
    return false;
}

bool former_doomed(const struct former *m, int hex) {
    bool home = m->den[hex].turn && m->den[hex].marks & SW_HOME && m->den[hex].owner && !former_mine(m, hex);
    return home && (m->view->rank[0] == m->seat + 1 || ahead(m, m->den[hex].owner) || m->foe[hex] > 200);
}

static bool sings(const struct former_band *band) {
    return !band->posted && !band->stuck && !band->idle && band->left[SW_BLK] >= SECTION;
}

/* Where most blacks are, and how many there are in all. */
static struct former_band *heart(struct former *m, int *all) {
    struct former_band *most = NULL;
    *all = 0;
    for (int i = 0; i < m->bands; i++)
        if (sings(&m->mine[i])) {
            *all += m->mine[i].left[SW_BLK];
            if (!most || m->mine[i].left[SW_BLK] > most->left[SW_BLK])
                most = &m->mine[i];
        }
    return most;
}

static int next_to_fall(const struct former *m, int from) {
    int best = SW_NOWHERE, near = FARTHEST;
    for (int g = 0; g < m->goals; g++) {
        int hex = m->goal[g].hex, far = swamp_distance(&m->view->laws, hex, from);
        far -= m->den[hex].owner == m->view->rank[0] ? HEAD_START : 0;
        if (m->goal[g].den && far < near && former_doomed(m, hex)) {
            near = far;
            best = hex;
        }
    }
    return best;
}

static bool go_there(struct former *m, struct former_band *band, int to, int keep) {
    uint16_t counts[SW_COLOURS] = { [SW_BLK] = band->left[SW_BLK] };
    struct former_walk walk = { counts[SW_BLK], former_cell(m, band->hex)->hunger, keep };
    former_paths(m, to, 2 * MIND_REACH);
    struct former_path path = former_steps(m, band->hex, &walk);
    if (!path.n || !former_go(m, band, &path, counts))
        return false;
    former_crowd(m, band->hex, &path, walk.number);
    return true;
}

/* They do nothing else. */
static void hold(struct former_band *band) {
    band->held = band->left[SW_BLK];
    band->left[SW_BLK] = 0;
}

static void set_out(struct former *m, struct former_band *band) {
    int to = next_to_fall(m, band->hex), spare = former_total(band->left) - former_guard(m, band->hex);
    m->worth = 600;
    if (to == SW_NOWHERE || spare < band->left[SW_BLK] || !go_there(m, band, to, NEAR))
        hold(band);
}

void former_choir(struct former *m) {
    int all;
    struct former_band *choir = heart(m, &all);
    if (m->view->turn < FIRST_TURN || all < WORTH_IT)
        return;
    if (choir->left[SW_BLK] >= swamp_facts.song[SW_DARK].black) {
        set_out(m, choir);
        return;
    }
    for (int i = 0; i < m->bands; i++) {
        struct former_band *band = &m->mine[i];
        m->worth = 60 + band->left[SW_BLK];
        if (band != choir && sings(band) && m->room[choir->hex] >= band->left[SW_BLK])
            go_there(m, band, choir->hex, 0);
    }
    hold(choir);
}
