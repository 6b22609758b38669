/* The host: which bands go for which aims, together if one is not enough, and where the others gather (SW-24 items 4
   to 6, 17, 20). */
#include "bots/swamp/swamp_mind.h"

#include <string.h>

enum { PARTY = 8, FARTHEST = 8, SCOUT = 4, SCOUTS = 3, SURE = 85, EVEN = 50, CLOSE = 2 };

struct party {
    int goal, turns, bands, number, worth;
    uint8_t band[PARTY];
};

/* ---- who could go where */

static void measure(struct swamp_mind *m) {
    for (int g = 0; g < m->goals; g++) {
        swamp_mind_paths(m, m->goal[g].hex, m->goal[g].field ? 30 : MIND_REACH);
        for (int b = 0; b < m->bands; b++) {
            int hex = m->mine[b].hex, turns = (m->hops[hex] + 1) / 2;
            m->turns[g][b] = (uint8_t)(m->way[hex] == MIND_FAR || turns > FARTHEST ? 0 : turns);
        }
    }
}

static bool can_go(const struct swamp_mind *m, int b) {
    const struct swamp_mind_band *band = &m->mine[b];
    return band->able >= 2 && !band->stuck && !band->posted && !band->idle;
}

static bool within(const struct swamp_mind *m, const struct party *p, int b) {
    int turns = m->turns[p->goal][b];
    bool trickle = m->goal[p->goal].need > 60 && m->mine[b].able < m->army / 3;
    return turns && turns <= p->turns && can_go(m, b) && !trickle;
}

/* The smallest band that is enough alone, or the largest that are enough together. */
static void choose_bands(const struct swamp_mind *m, struct party *p) {
    int need = m->goal[p->goal].need, alone = -1;
    bool in[MIND_BANDS] = { 0 };
    p->bands = p->number = 0;
    for (int b = 0; b < m->bands; b++)
        if (within(m, p, b) && m->mine[b].able >= need && (alone < 0 || m->mine[b].able < m->mine[alone].able))
            alone = b;
    if (alone >= 0) {
        p->band[p->bands++] = (uint8_t)alone;
        p->number = m->mine[alone].able;
        return;
    }
    while (p->number < need && p->bands < PARTY) {
        int most = -1;
        for (int b = 0; b < m->bands; b++)
            if (!in[b] && within(m, p, b) && (most < 0 || m->mine[b].able > m->mine[most].able))
                most = b;
        if (most < 0)
            return;
        in[most] = true;
        p->band[p->bands++] = (uint8_t)most;
        p->number += m->mine[most].able;
    }
}

/* How soon enough could be there, and what that is worth: points for each warrior and turn. */
static struct party muster(const struct swamp_mind *m, int g) {
    const struct swamp_mind_goal *goal = &m->goal[g];
    struct party p = { .goal = g };
    int force[FARTHEST + 1] = { 0 }, sum = 0;
    for (int b = 0; b < m->bands; b++)
        if (m->turns[g][b] && can_go(m, b))
            force[m->turns[g][b]] += m->mine[b].able;
    for (p.turns = 1; p.turns <= (goal->field ? 1 : FARTHEST); p.turns++)
        if ((sum += force[p.turns]) >= goal->need)
            break;
    if (sum < goal->need)
        return p;
    choose_bands(m, &p);
    if (p.number < goal->need)
        return p;
    int used = goal->need * 5 / 4;
    p.worth = goal->value * 1000 / (p.turns * (used + m->army + 50));
    return p;
}

/* ---- on the way */

static bool walk_counts(struct swamp_mind *m, struct swamp_mind_band *band, int keep,
                        const uint16_t counts[SW_COLOURS]) {
    int number = swamp_mind_total(counts);
    struct swamp_mind_walk walk = { number, swamp_mind_cell(m, band->hex)->hunger, keep };
    struct swamp_mind_path path = swamp_mind_steps(m, band->hex, &walk);
    if (!path.n || !swamp_mind_go(m, band, &path, counts))
        return false;
    band->able = (uint16_t)(band->able - number);
    swamp_mind_crowd(m, band->hex, &path, number);
    return true;
}

/* As many as are wanted of those who may go: reds first. */
static void detach(const struct swamp_mind *m, const struct swamp_mind_band *band, int want,
                   uint16_t counts[SW_COLOURS]) {
    static const uint8_t first[] = { SW_RED, SW_YEL, SW_GRY, SW_BLK, SW_GRN };
    uint16_t all[SW_COLOURS];
    swamp_mind_marchers(m, band, all);
    memset(counts, 0, sizeof all);
    for (int i = 0; i < SW_COLOURS && want > 0; i++) {
        int these = all[first[i]] < want ? all[first[i]] : want;
        counts[first[i]] = (uint16_t)these;
        want -= these;
    }
}

static bool walk(struct swamp_mind *m, struct swamp_mind_band *band, int keep, int want) {
    uint16_t counts[SW_COLOURS];
    if (band->guests || band->able <= want * 116 / 10 + 10)
        want = band->able;
    detach(m, band, want, counts);
    bool gone = walk_counts(m, band, keep, counts);
    if (band->able < 2 || !gone)
        band->posted = true;
    return gone;
}

/* All that may go. Answers where they will be. */
static int walk_to(struct swamp_mind *m, struct swamp_mind_band *band, int keep) {
    uint16_t counts[SW_COLOURS];
    int at = band->hex;
    struct swamp_mind_walk walk = { swamp_mind_marchers(m, band, counts), swamp_mind_cell(m, at)->hunger, keep };
    struct swamp_mind_path path = swamp_mind_steps(m, at, &walk);
    if (!path.n || !walk_counts(m, band, keep, counts))
        return at;
    for (int i = 0; i < path.n; i++)
        at = swamp_mind_step(m, at, path.step[i]);
    return at;
}

/* Where the guards are guessed the den will hardly be ours. */
static void recruit_there(struct swamp_mind *m, const struct swamp_mind_goal *goal) {
    struct lz_move re = swamp_mind_move(m, SW_RE, goal->hex);
    bool counted = m->den[goal->hex].known || m->den[goal->hex].owner == SW_FREE;
    m->worth = 60;
    if (goal->den && counted && m->homes)
        swamp_mind_order(m, &re);
}

static bool sure(struct swamp_mind *m, const struct party *p) {
    const struct swamp_mind_goal *goal = &m->goal[p->goal];
    struct swamp_mind_battle battle = { .bands = p->bands, .foes = goal->foes, .den = goal->den };
    for (int i = 0; i < p->bands; i++) {
        battle.number[i] = m->mine[p->band[i]].able;
        battle.skill[i] = swamp_mind_cell(m, m->mine[p->band[i]].hex)->experience;
    }
    return swamp_mind_odds(m, &battle) >= (m->homes ? SURE : EVEN);
}

/* All that are near strike at once. */
static void storm(struct swamp_mind *m, const struct party *p) {
    const struct swamp_mind_goal *goal = &m->goal[p->goal];
    int want = p->bands == 1 ? goal->need * 5 / 4 : SW_LIMIT;
    m->worth = goal->value;
    swamp_mind_paths(m, goal->hex, 60);
    for (int i = 0; i < p->bands; i++)
        walk(m, &m->mine[p->band[i]], 0, want);
    recruit_there(m, goal);
}

/* The largest goes ahead, but not next to the enemy; the others join it, or stand beside it if they are too many. */
static void assemble(struct swamp_mind *m, const struct party *p) {
    struct swamp_mind_band *leader = &m->mine[p->band[0]];
    int to = m->goal[p->goal].hex, at = leader->hex, number = leader->able;
    m->worth = m->goal[p->goal].value / (p->turns + 1) / p->bands;
    swamp_mind_paths(m, to, MIND_REACH);
    if (m->hops[at] > CLOSE)
        at = walk_to(m, leader, CLOSE);
    leader->posted = true;
    for (int i = 1; i < p->bands; i++) {
        struct swamp_mind_band *band = &m->mine[p->band[i]];
        bool joins = number + band->able <= SW_LIMIT && m->room[at] >= band->able;
        number += joins ? band->able : 0;
        swamp_mind_paths(m, joins ? at : to, MIND_REACH);
        if (joins || m->hops[band->hex] > CLOSE)
            walk_to(m, band, joins ? 0 : CLOSE);
        band->posted = true;
    }
}

static void send(struct swamp_mind *m, const struct party *p) {
    struct swamp_mind_goal *goal = &m->goal[p->goal];
    goal->done = true;
    if (goal->foes && p->turns == 1 && sure(m, p)) {
        storm(m, p);
    } else if (p->bands == 1 && (p->turns > 1 || !goal->foes)) {
        swamp_mind_paths(m, goal->hex, MIND_REACH);
        m->worth = goal->value / (p->turns + 1);
        walk(m, &m->mine[p->band[0]], 0, goal->need * 5 / 4);
    } else if (p->bands > 1 && !goal->field) {
        assemble(m, p);
    }
}

/* ---- campaigns: a home den at a time, with all that is large enough to count; a large clan wages several */

/* Without a home den nobody is recruited, and every turn makes the others stronger: the weakest home den is stormed, at
 * even odds. */
enum { DESPERATE = 4 };
enum { STACKS = 8, STAGE = 5, FORCE = 400, WARS = 4, MARCH = 150 };

static bool is_prey(const struct swamp_mind *m, int hex) {
    return m->den[hex].turn && !swamp_mind_mine(m, hex) && m->den[hex].marks & SW_HOME;
}

static bool fights(const struct swamp_mind *m, int b) { return can_go(m, b) && m->mine[b].able >= m->army * 2 / 3; }

/* Near to most of the bands that have nothing to do yet, weakly held. */
static int choose_prey(const struct swamp_mind *m) {
    int best = -1, least = MIND_FAR;
    for (int g = 0; g < m->goals; g++) {
        int far = 0, all = 1;
        if (m->goal[g].done || !is_prey(m, m->goal[g].hex))
            continue;
        for (int b = 0; b < m->bands; b++) {
            if (!fights(m, b))
                continue;
            far += (m->turns[g][b] ? m->turns[g][b] : FARTHEST + 2) * m->mine[b].able;
            all += m->mine[b].able;
        }
        int cost = 100 * far / all + m->goal[g].foes * (m->homes ? 1 : DESPERATE);
        if (cost < least) {
            least = cost;
            best = g;
        }
    }
    return best;
}

/* Bands that go to war together, as indexes into mine. */
struct host {
    int count, band[MIND_BANDS];
};

/* The nearest bands that make up the strength, of those within so many hexes of the last swamp_mind_paths. */
static struct host levy(const struct swamp_mind *m, int hops, int need) {
    struct host host = { 0 };
    int n = 0, all = 0;
    for (int b = 0; b < m->bands; b++) {
        int far = m->hops[m->mine[b].hex], i = n;
        if (!fights(m, b) || m->way[m->mine[b].hex] == MIND_FAR || far > hops)
            continue;
        for (; i > 0 && m->hops[m->mine[host.band[i - 1]].hex] > far; i--)
            host.band[i] = host.band[i - 1];
        host.band[i] = b;
        n++;
    }
    while (host.count < n && all < need)
        all += m->mine[host.band[host.count++]].able;
    return host;
}

static void largest_first(const struct swamp_mind *m, struct host *host) {
    for (int i = 1; i < host->count; i++)
        for (int k = i; k > 0 && m->mine[host->band[k - 1]].able < m->mine[host->band[k]].able; k--) {
            int b = host->band[k];
            host->band[k] = host->band[k - 1];
            host->band[k - 1] = b;
        }
}

static bool strike(struct swamp_mind *m, int g) {
    struct host host = levy(m, CLOSE, MIND_FAR);
    struct party p = { .goal = g };
    largest_first(m, &host);
    for (int i = 0; i < host.count && p.bands < PARTY; i++) {
        p.band[p.bands++] = (uint8_t)host.band[i];
        if (sure(m, &p)) {
            storm(m, &p);
            return true;
        }
    }
    return false;
}

static int strength_of(const struct swamp_mind *m, const struct host *host, int hops) {
    int all = 0;
    for (int i = 0; i < host->count; i++)
        all += m->hops[m->mine[host->band[i]].hex] <= hops ? m->mine[host->band[i]].able : 0;
    return all;
}

/* Bands close up into stacks of three hundred at most; the first of each goes on towards the prey. */
static void advance(struct swamp_mind *m, int prey, const struct host *host, int keep) {
    int at[STACKS], size[STACKS], stacks = 0;
    for (int i = 0; i < host->count; i++) {
        struct swamp_mind_band *band = &m->mine[host->band[i]];
        int s = 0, able = band->able;
        while (s < stacks && (size[s] + able > SW_LIMIT || m->room[at[s]] < able ||
                              swamp_distance(&m->view->laws, at[s], band->hex) > 6))
            s++;
        if (s == STACKS)
            return;
        m->worth = able + MARCH;
        swamp_mind_paths(m, s < stacks ? at[s] : prey, MIND_REACH);
        int end = band->hex;
        if (s < stacks || m->hops[band->hex] > keep)
            end = walk_to(m, band, s < stacks ? 0 : keep);
        if (s == stacks) {
            at[s] = end;
            size[stacks++] = 0;
        }
        size[s] += able;
        band->posted = true;
    }
}

static void campaign(struct swamp_mind *m, int g) {
    int need = m->goal[g].need;
    m->goal[g].done = true;
    swamp_mind_paths(m, m->goal[g].hex, MIND_REACH);
    if (strike(m, g))
        return;
    struct host host = levy(m, 2 * STAGE, need * 13 / 10);
    bool enough = strength_of(m, &host, STAGE + 1) >= need;
    largest_first(m, &host);
    advance(m, m->goal[g].hex, &host, enough ? CLOSE : STAGE);
}

static void campaigns(struct swamp_mind *m) {
    int many = m->homes ? m->warriors / FORCE : 1;
    for (int i = 0; i < many && i < WARS; i++) {
        int g = choose_prey(m);
        if (g < 0)
            return;
        campaign(m, g);
    }
}

void swamp_mind_march(struct swamp_mind *m) {
    for (int b = 0; b < m->bands; b++) {
        struct swamp_mind_band *band = &m->mine[b];
        int guard = swamp_mind_guard(m, band->hex) - band->held;
        int able = swamp_mind_total(band->left) - (guard < 0 ? 0 : guard);
        band->able = (uint16_t)(able < 0 ? 0 : able);
    }
    measure(m);
    if (m->level->arts && m->view->turn >= 6)
        campaigns(m);
    for (int round = 0; round < m->goals; round++) {
        struct party best = { 0 };
        for (int g = 0; g < m->goals; g++) {
            struct party p = { 0 };
            if (!m->goal[g].done)
                p = muster(m, g);
            if (p.worth > best.worth)
                best = p;
        }
        if (!best.worth)
            return;
        send(m, &best);
    }
}

/* ---- the rest */

static bool unknown_near(const struct swamp_mind *m, int hex) {
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int to = swamp_mind_step(m, hex, d);
        if (to != SW_NOWHERE && swamp_mind_cell(m, to)->known == SW_NEVER)
            return true;
    }
    return false;
}

static int frontier(struct swamp_mind *m, const struct swamp_mind_band *band) {
    int best = SW_NOWHERE;
    swamp_mind_paths(m, band->hex, 120);
    for (int hex = 0; hex < swamp_mind_hexes(m); hex++)
        if (m->way[hex] != MIND_FAR && (best == SW_NOWHERE || m->way[hex] < m->way[best]) &&
            swamp_mind_cell(m, hex)->known && !m->claimed[hex] && !m->foe[hex] && unknown_near(m, hex))
            best = hex;
    return best;
}

/* A few go and look where nobody has been. */
static void scout(struct swamp_mind *m) {
    int scouts = 0;
    for (int b = 0; b < m->bands && scouts < SCOUTS; b++) {
        struct swamp_mind_band *band = &m->mine[b];
        int number = swamp_mind_total(band->left), to;
        if (!can_go(m, b) || band->guests || (number > 2 * SCOUT && number < m->army) ||
            (to = frontier(m, band)) == SW_NOWHERE)
            continue;
        m->claimed[to] = true;
        m->worth = 25;
        swamp_mind_paths(m, to, 140);
        scouts += walk(m, band, 0, SCOUT);
    }
}

/* The home den that is to fall next, whether or not we can storm it yet: near to our largest bands, weakly held. */
static int main_aim(const struct swamp_mind *m) {
    int best = -1, least = MIND_FAR;
    for (int g = 0; g < m->goals; g++) {
        int far = 0, near = 0;
        if (m->goal[g].value < 1000 || !m->goal[g].den)
            continue;
        for (int b = 0; b < m->bands; b++) {
            int turns = m->turns[g][b] ? m->turns[g][b] : FARTHEST + 1;
            far += turns * m->mine[b].number;
            near += m->mine[b].number;
        }
        far = 100 * far / (near + 1) + m->goal[g].foes;
        if (far < least) {
            least = far;
            best = m->goal[g].hex;
        }
    }
    return best;
}

/* Where those gather who have nothing else to do: our den next to the main aim, else the largest band. */
static int rally(const struct swamp_mind *m) {
    int aim = main_aim(m), best = SW_NOWHERE, near = 99;
    for (int i = 0; aim >= 0 && i < m->dens; i++) {
        int far = swamp_distance(&m->view->laws, m->own[i], aim);
        if (far < near) {
            near = far;
            best = m->own[i];
        }
    }
    for (int b = 0, most = 0; best == SW_NOWHERE && b < m->bands; b++)
        if (m->mine[b].number > most) {
            most = m->mine[b].number;
            best = m->mine[b].hex;
        }
    return best;
}

/* Small bands go to the nearest larger one that has room; in a den of ours they wait until they are many. */
static int gathering_place(const struct swamp_mind *m, const struct swamp_mind_band *band) {
    int best = SW_NOWHERE, near = 13;
    for (int i = 0; i < m->bands; i++) {
        const struct swamp_mind_band *other = &m->mine[i];
        bool larger = other->number > band->number || (other->number == band->number && other->hex < band->hex);
        int far = swamp_distance(&m->view->laws, other->hex, band->hex);
        if (far && larger && far < near && m->room[other->hex] >= band->able) {
            near = far;
            best = other->hex;
        }
    }
    return best;
}

void swamp_mind_gather(struct swamp_mind *m) {
    bool done[MIND_BANDS] = { 0 };
    scout(m);
    int to = rally(m);
    if (to == SW_NOWHERE)
        return;
    swamp_mind_paths(m, to, 2 * MIND_REACH);
    for (int round = 0; round < m->bands; round++) { /* the largest first */
        int next = -1;
        for (int b = 0; b < m->bands; b++)
            if (!done[b] && (next < 0 || m->mine[b].able > m->mine[next].able))
                next = b;
        struct swamp_mind_band *band = &m->mine[next];
        done[next] = true;
        if (can_go(m, next) && (!swamp_mind_mine(m, band->hex) || band->able >= m->army)) {
            int place = gathering_place(m, band);
            if (place == SW_NOWHERE)
                continue;
            swamp_mind_paths(m, place, MIND_REACH);
            m->worth = band->able / 3;
            walk(m, band, 0, SW_LIMIT);
        }
    }
}
