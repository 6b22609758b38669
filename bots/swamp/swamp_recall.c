/* Dens: those in sight, those the map remembers (SW-3.5: the ground, no more), and what events told of them. */
#include "bots/swamp/swamp_mind.h"

#include <string.h>

enum { STALE = 6, CLOSE = 2 };

/* ---- told */

/* The fact of that place; a new one takes the room of the oldest. */
static struct swamp_mind_fact *fact_at(struct swamp_memory *k, int name) {
    struct swamp_mind_fact *oldest = &k->fact[0];
    for (int i = 0; i < MIND_FACTS; i++) {
        if (k->fact[i].turn && k->fact[i].name == name)
            return &k->fact[i];
        if (k->fact[i].turn < oldest->turn)
            oldest = &k->fact[i];
    }
    *oldest = (struct swamp_mind_fact){ .name = (uint16_t)name, .owner = SW_UNTOLD };
    return oldest;
}

static struct swamp_mind_fact *learn(struct swamp_memory *k, int name) {
    struct swamp_mind_fact *fact = fact_at(k, name);
    fact->turn = (uint8_t)(k->turn + 1);
    return fact;
}

static void learn_guards(struct swamp_memory *k, int name, int guards) {
    struct swamp_mind_fact *fact = learn(k, name);
    fact->guards = (uint16_t)guards;
    fact->counted = (uint8_t)(k->turn + 1);
}

/* Whoever takes a den brings guards that nobody has counted. */
static void learn_owner(struct swamp_memory *k, int name, int owner, bool home) {
    struct swamp_mind_fact *fact = learn(k, name);
    fact->counted = fact->owner == owner ? fact->counted : 0;
    fact->owner = (uint8_t)owner;
    fact->home |= home;
}

/* Numbers of guards are told by battles and by Eyes only (SW-17.3). */

static void hear_turn(struct swamp_memory *k, const struct lz_event *event) { k->turn = (uint8_t)event->arg[0]; }

static void hear_battle(struct swamp_memory *k, const struct lz_event *event) {
    if (event->arg[1] != k->seat + 1 || event->arg[5] != SW_FIGHT_DEN)
        return;
    learn_owner(k, event->arg[0], event->arg[2], false);
    learn_guards(k, event->arg[0], event->arg[4]);
}

static void hear_field(struct swamp_memory *k, const struct lz_event *event) {
    if (event->arg[1] == 2)
        learn_guards(k, event->arg[0], event->arg[2]);
}

static void hear_taken(struct swamp_memory *k, const struct lz_event *event) {
    int owner = event->kind == SW_K_TOOK ? k->seat + 1 : event->arg[2];
    if (event->arg[1] == SW_A_DEN || event->arg[1] == SW_A_HOME_DEN)
        learn_owner(k, event->arg[0], owner, event->arg[1] == SW_A_HOME_DEN);
}

static void hear_eyed_hex(struct swamp_memory *k, const struct lz_event *event) {
    if (event->arg[1] == SW_DEN)
        learn_owner(k, event->arg[0], event->arg[3], event->arg[2] & SW_HOME);
}

/* The band, if there is one, is told after it. */
static void hear_eyed_den(struct swamp_memory *k, const struct lz_event *event) {
    learn_guards(k, event->arg[0], event->arg[3]);
}

static void hear_eyed_band(struct swamp_memory *k, const struct lz_event *event) {
    const int32_t *lizards = &event->arg[2];
    if (event->arg[1] != k->seat + 1)
        learn_guards(k, event->arg[0],
                     lizards[SW_RED] + lizards[SW_YEL] + lizards[SW_GRN] + lizards[SW_GRY] + lizards[SW_BLK]);
}

static void (*const hear[])(struct swamp_memory *, const struct lz_event *) = {
    [SW_K_TURN] = hear_turn,         [SW_K_BATTLE] = hear_battle,       [SW_K_FIELD] = hear_field,
    [SW_K_TOOK] = hear_taken,        [SW_K_TAKEN] = hear_taken,         [SW_K_EYED_HEX] = hear_eyed_hex,
    [SW_K_EYED_DEN] = hear_eyed_den, [SW_K_EYED_BAND] = hear_eyed_band,
};

void swamp_mind_notice(struct swamp_memory *k, const struct lz_event *event) {
    if (event->kind < LZ_COUNT(hear) && hear[event->kind])
        hear[event->kind](k, event);
}

/* ---- recalled */

static void see_den(struct swamp_mind *m, int hex) {
    const struct swamp_cell *cell = swamp_mind_cell(m, hex);
    m->den[hex].owner = cell->owner;
    m->den[hex].colour = cell->colour;
    m->den[hex].marks = cell->marks;
    m->den[hex].turn = (uint8_t)(m->view->turn + 1);
}

/* Whose it is was not remembered: free, where nobody is known to have taken it. */
static void recall_den(struct swamp_mind *m, int hex) {
    m->den[hex].owner = SW_FREE;
    m->den[hex].colour = SW_COLOUR_UNTOLD;
    m->den[hex].turn = (uint8_t)(swamp_mind_cell(m, hex)->turn + 1);
}

/* Guards that were counted are out of date where another has come, and where one sees the den but not them. */
static void apply_fact(struct swamp_mind *m, const struct swamp_mind_fact *fact) {
    int hex = fact->turn ? swamp_hex_of(&m->view->laws, fact->name) : SW_NOWHERE;
    if (hex == SW_NOWHERE || !m->den[hex].turn)
        return;
    bool seen = swamp_mind_cell(m, hex)->known != SW_REMEMBERED;
    bool other = fact->owner != SW_UNTOLD && fact->owner != m->den[hex].owner;
    if (!seen && fact->owner != SW_UNTOLD)
        m->den[hex].owner = fact->owner;
    if (!seen && fact->home)
        m->den[hex].marks |= SW_HOME;
    if (seen && (other || m->view->turn + 2 - fact->counted > STALE))
        return;
    m->den[hex].guards = fact->guards;
    m->den[hex].known = fact->counted;
}

/* Of a start-up that is out of sight, the den next to its middle is taken for the home den; whose, nobody knows. */
static void guess_home(struct swamp_mind *m, int first) {
    const struct swamp_laws *laws = &m->view->laws;
    int best = SW_NOWHERE, near = CLOSE + 1, middle = first + MIND_MIDDLE * laws->wide + MIND_MIDDLE;
    for (int i = 0; i < MIND_BLOCK * MIND_BLOCK; i++) {
        int hex = first + i / MIND_BLOCK * laws->wide + i % MIND_BLOCK, far = swamp_distance(laws, hex, middle);
        if (m->den[hex].turn && m->den[hex].marks & SW_HOME)
            return;
        if (m->den[hex].turn && swamp_mind_cell(m, hex)->known == SW_REMEMBERED && far < near) {
            near = far;
            best = hex;
        }
    }
    if (best == SW_NOWHERE)
        return;
    m->den[best].marks |= SW_HOME;
    if (m->den[best].owner == SW_FREE)
        m->den[best].owner = SW_UNTOLD;
}

void swamp_mind_recall(struct swamp_mind *m) {
    const struct swamp_laws *laws = &m->view->laws;
    memset(m->den, 0, sizeof m->den);
    for (int hex = 0; hex < swamp_mind_hexes(m); hex++) {
        const struct swamp_cell *cell = swamp_mind_cell(m, hex);
        if (cell->terrain == SW_DEN && cell->known == SW_IN_SIGHT)
            see_den(m, hex);
        else if (cell->terrain == SW_DEN && cell->known == SW_REMEMBERED)
            recall_den(m, hex);
    }
    for (int i = 0; i < MIND_FACTS; i++)
        apply_fact(m, &m->kept->fact[i]);
    for (int row = 0; row < laws->high; row += MIND_BLOCK)
        for (int column = 0; column < laws->wide; column += MIND_BLOCK)
            guess_home(m, row * laws->wide + column);
}
