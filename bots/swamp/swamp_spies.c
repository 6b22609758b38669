/* Spies (SW-24 item 11): one lizard sees as far as an army, and nobody sees it. They go where a home den should be and
   nobody has looked yet, then to dens of others; what is left of their days they spend on the way back. */
#include "bots/swamp/swamp_mind.h"

enum { SPIES = 4, NEAR = 2, UNSEEN = 6, LAST_DAYS = 3, SPARE = 12, DAYS = 5 /* SW-14.6 */ };

static int far_from(const struct swamp_mind *m, int a, int b) { return swamp_distance(&m->view->laws, a, b); }

/* Whether nobody has looked at that block yet. */
static bool unseen(const struct swamp_mind *m, int middle) {
    uint16_t disk[SW_DISK];
    int never = 0, n = swamp_disk(&m->view->laws, middle, NEAR, disk);
    for (int i = 0; i < n; i++)
        never += swamp_mind_cell(m, disk[i])->known == SW_NEVER;
    return never >= UNSEEN;
}

static bool lately(const struct swamp_mind *m, int hex) {
    return swamp_mind_cell(m, hex)->turn + LAST_DAYS > m->view->turn;
}

/* The nearest block nobody has looked at; nobody else may be on the way there. */
static int worth_finding(const struct swamp_mind *m, int from) {
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
static int worth_spying(const struct swamp_mind *m, int from) {
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

static int aim_of(const struct swamp_mind *m, int from) {
    int to = worth_finding(m, from);
    return to == SW_NOWHERE ? worth_spying(m, from) : to;
}

/* One or two steps towards a hex, never into a den. */
static struct swamp_mind_path way_to(struct swamp_mind *m, int from, int to) {
    bool den = m->den[to].turn && !swamp_mind_mine(m, to);
    swamp_mind_paths(m, to, 2 * MIND_REACH);
    return swamp_mind_steps(m, from, &(struct swamp_mind_walk){ 1, SW_SATED, den ? NEAR : 0 });
}

static int end_of(const struct swamp_mind *m, int from, const struct swamp_mind_path *path) {
    for (int i = 0; i < path->n; i++)
        from = swamp_mind_step(m, from, path->step[i]);
    return from;
}

static bool sneak(struct swamp_mind *m, int from, const struct swamp_mind_path *path) {
    if (!path->n)
        return false;
    struct lz_move move = swamp_mind_along(swamp_mind_move(m, SW_SN, from), path);
    return swamp_mind_order(m, &move);
}

/* Where a band of ours will stand at the end of the turn, as far as we know; the nearest. */
static int nearest_camp(const struct swamp_mind *m, int from) {
    int best = SW_NOWHERE, near = 99;
    for (int i = 0; i < m->bands; i++) {
        int far = far_from(m, m->mine[i].hex, from);
        if (swamp_mind_total(m->mine[i].left) > 0 && far < near) {
            near = far;
            best = m->mine[i].hex;
        }
    }
    for (int i = 0; i < m->queued; i++) {
        const struct lz_move *go = &m->queue[i];
        int to = swamp_hex_of(&m->view->laws, go->arg[0]), two = go->arg[2] != SW_STAY;
        if (go->verb != SW_MO)
            continue;
        to = end_of(m, to, &(struct swamp_mind_path){ 1 + two, { go->arg[1], go->arg[2] } });
        if (!m->foe[to] && far_from(m, to, from) < near) {
            near = far_from(m, to, from);
            best = to;
        }
    }
    return best;
}

/* Whether one who has so many turns left after this one finds a band of ours from there. */
static bool returns(const struct swamp_mind *m, int hex, int turns) {
    int camp = nearest_camp(m, hex);
    return camp != SW_NOWHERE && far_from(m, hex, camp) <= NEAR * turns;
}

static bool led(const struct swamp_mind *m, int hex) {
    for (int i = 0; i < m->queued; i++)
        if (m->queue[i].verb == SW_SN && swamp_hex_of(&m->view->laws, m->queue[i].arg[0]) == hex)
            return true;
    return false;
}

/* On to what is worth seeing, as long as there is time to come back. */
static void lead_spy(struct swamp_mind *m, const struct swamp_spy *spy) {
    int to = aim_of(m, spy->hex), turns = DAYS - 1 - spy->age;
    struct swamp_mind_path path = { 0 };
    if ((spy->mired > m->view->turn && swamp_mind_cell(m, spy->hex)->terrain == SW_SWAMP) || led(m, spy->hex))
        return;
    if (to != SW_NOWHERE)
        path = way_to(m, spy->hex, to);
    if (!path.n || !returns(m, end_of(m, spy->hex, &path), turns)) {
        to = nearest_camp(m, spy->hex);
        path = (struct swamp_mind_path){ 0 };
        if (to != SW_NOWHERE)
            path = way_to(m, spy->hex, to);
    }
    m->worth = turns ? 30 : 10;
    if (sneak(m, spy->hex, &path))
        m->claimed[to] = true;
}

/* One of what there is most of. */
static int spare_colour(const struct swamp_mind_band *band) {
    int most = SW_RED;
    for (int i = 0; i < SW_COLOURS; i++)
        if (band->left[i] > band->left[most])
            most = i;
    return band->left[most] > SPARE ? most : -1;
}

static bool send_spy(struct swamp_mind *m, struct swamp_mind_band *band) {
    int colour = spare_colour(band), to = aim_of(m, band->hex);
    if (colour < 0 || to == SW_NOWHERE)
        return false;
    struct swamp_mind_path path = way_to(m, band->hex, to);
    if (path.n < 2)
        return false;
    struct lz_move move = swamp_mind_along(swamp_mind_move(m, SW_SP, band->hex), &path);
    move.arg[3 + colour] = 1;
    if (!swamp_mind_order(m, &move))
        return false;
    m->claimed[to] = true;
    band->left[colour]--;
    return true;
}

void swamp_mind_spy(struct swamp_mind *m) {
    int spies = m->view->spies;
    for (int i = 0; i < m->view->spies; i++)
        lead_spy(m, &m->view->spy[i]);
    m->worth = 30;
    for (int i = 0; i < m->bands && spies < SPIES; i++) {
        struct swamp_mind_band *band = &m->mine[i];
        if (!band->stuck && !band->guests && !band->rooted && swamp_mind_total(band->left) == band->number &&
            send_spy(m, band))
            spies++;
    }
}
