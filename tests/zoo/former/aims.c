/* What is worth having (SW-24 items 3 to 6, 20), in points, and how many it should take. */
#include "tests/zoo/former/mind.h"

enum { RAID = 22, LOOK = 4 };

static void add_goal(struct former *m, const struct former_goal *goal) {
    if (m->goals < MIND_GOALS)
        m->goal[m->goals++] = *goal;
}

static int den_value(const struct former *m, int hex) {
    static const uint8_t bonus[] = { [SW_RED] = 0, [SW_GRN] = 40, [SW_GRY] = 30, [SW_YEL] = 10, [SW_BLK] = 50, 0, 0 };
    int value = 60 + 60 * m->fertile[hex] + bonus[m->den[hex].colour];
    return m->den[hex].marks & SW_HOME ? value + 2000 : value;
}

static void aim_at_den(struct former *m, int hex) {
    struct former_goal goal = { .hex = (uint16_t)hex, .foes = m->foe[hex], .den = true };
    bool fair = m->den[hex].owner == SW_FREE || m->den[hex].marks & SW_HOME;
    if (!fair && !m->level->arts)
        return;
    goal.value = (int16_t)den_value(m, hex);
    goal.need = (int16_t)former_need(m, goal.foes, true);
    goal.need = goal.need < RAID && m->den[hex].owner ? RAID : goal.need;
    add_goal(m, &goal);
}

static void aim_at_band(struct former *m, int hex) {
    int foes = m->foe[hex];
    struct former_goal goal = { .hex = (uint16_t)hex, .foes = (int16_t)foes, .field = true };
    bool near_home = false;
    for (int i = 0; i < m->dens; i++)
        near_home |= former_home(m, m->own[i]) && swamp_distance(&m->view->laws, hex, m->own[i]) <= 3;
    goal.value = (int16_t)(10 + foes / (near_home ? 1 : 2));
    goal.need = (int16_t)(former_need(m, foes, false) + foes / 4);
    add_goal(m, &goal);
}

/* A home den whose guard is short of what has been seen: nobody turns back for a few scouts. */
static void aim_at_home(struct former *m, int hex) {
    int here = m->at[hex] < 0 ? 0 : m->mine[m->at[hex]].number;
    int guard = former_guard(m, hex), danger = former_danger(m, hex, 5),
        short_of = (guard < danger ? guard : danger) - here;
    if (short_of < 5)
        return;
    add_goal(m, &(struct former_goal){ .hex = (uint16_t)hex, .value = 900, .need = (int16_t)short_of });
}

void former_aims(struct former *m) {
    for (int hex = 0; hex < former_hexes(m); hex++) {
        const struct swamp_cell *cell = former_cell(m, hex);
        if (former_home(m, hex))
            aim_at_home(m, hex);
        else if (m->den[hex].turn && !former_mine(m, hex))
            aim_at_den(m, hex);
        else if (cell->terrain == SW_TEMPLE && cell->owner != m->seat + 1 && !m->foe[hex])
            add_goal(m, &(struct former_goal){ .hex = (uint16_t)hex, .value = 40, .need = LOOK });
        else if (m->level->arts && cell->known == SW_IN_SIGHT && m->foe[hex] > 0)
            aim_at_band(m, hex);
    }
}
