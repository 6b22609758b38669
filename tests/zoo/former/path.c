/* Ways across the map as far as it is known: how far everything is from a target, and the best steps there. */
#include "tests/zoo/former/mind.h"

#include <string.h>

/* A queue of hexes by what leaving for the target through them costs: buckets of tenths, as wide as the dearest step.
   To enter a hex costs the same from every side, so the first way found is the shortest. */
enum { BUCKETS = 256 };

struct frontier {
    uint16_t next[SW_HEXES], head[BUCKETS];
    int waiting;
};

static void push(struct frontier *f, int hex, int at) {
    f->next[hex] = f->head[at % BUCKETS];
    f->head[at % BUCKETS] = (uint16_t)hex;
    f->waiting++;
}

static void reach_from(struct former *m, struct frontier *f, int hex, int far) {
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int from = former_step(m, hex, d);
        if (from == SW_NOWHERE || m->way[from] != MIND_FAR)
            continue;
        m->way[from] = (int16_t)far;
        m->hops[from] = (uint8_t)(m->hops[hex] + 1);
        if (!m->foe[from]) /* nobody walks on through those he would have to fight */
            push(f, from, far + m->cost[from]);
    }
}

void former_paths(struct former *m, int to, int reach) {
    struct frontier f;
    for (int hex = 0; hex < former_hexes(m); hex++)
        m->way[hex] = MIND_FAR;
    memset(f.head, 0xff, sizeof f.head);
    f.waiting = 0;
    m->way[to] = 0;
    m->hops[to] = 0;
    push(&f, to, m->cost[to]);
    for (int far = 0; f.waiting && far <= reach; far++)
        while (f.head[far % BUCKETS] != SW_NOWHERE) {
            int hex = f.head[far % BUCKETS];
            f.head[far % BUCKETS] = f.next[hex];
            f.waiting--;
            reach_from(m, &f, hex, far);
        }
}

/* What makes a hex worse than plains. */
static int trouble(const struct former *m, int hex) { return m->cost[hex] > 10 ? m->cost[hex] - 10 : 0; }

static int food_worth(int hunger) {
    static const uint8_t worth[] = { 0, 1, 4, 15, 90, 90 };
    return worth[hunger];
}

/* The end of a turn next to those who are stronger. */
static int risk(const struct former *m, int hex, int number) {
    int foes = m->threat[hex];
    return m->level->arts && foes > number && number > 1 ? (foes > 2 * number ? 12 : 6) : 0;
}

static bool open_to(const struct former *m, int hex, const struct former_walk *walk) {
    return hex != SW_NOWHERE && m->way[hex] != MIND_FAR && m->room[hex] >= walk->number &&
           (m->way[hex] == 0 || !m->foe[hex]);
}

/* The best steps so far, and what they cost. */
struct choice {
    const struct former *m;
    const struct former_walk *walk;
    int cost, food;
    struct former_path path;
};

static int meal(const struct choice *c, int hex) { return former_cell(c->m, hex)->terrain == SW_FERTILE ? c->food : 0; }

static void weigh(struct choice *c, int end, int cost, struct former_path path) {
    cost += c->m->way[end] + risk(c->m, end, c->walk->number);
    if (cost >= c->cost || c->m->hops[end] < c->walk->keep)
        return;
    c->cost = cost;
    c->path = path;
}

static void weigh_second(struct choice *c, int from, int first) {
    int mid = former_step(c->m, from, first), fed = meal(c, mid), bad = trouble(c->m, mid);
    for (int d = 0; d < SW_DIRECTIONS && c->m->way[mid]; d++) {
        int end = former_step(c->m, mid, d);
        if (end != from && !open_to(c->m, end, c->walk))
            continue;
        int also = meal(c, end), gain = fed > also ? fed : also;
        weigh(c, end, bad + trouble(c->m, end) - gain, (struct former_path){ 2, { first, d } });
    }
}

struct former_path former_steps(const struct former *m, int from, const struct former_walk *walk) {
    struct choice c = { .m = m, .walk = walk, .food = food_worth(walk->hunger) };
    c.cost = m->way[from] + risk(m, from, walk->number);
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int mid = former_step(m, from, d);
        if (!open_to(m, mid, walk))
            continue;
        weigh(&c, mid, trouble(m, mid) - meal(&c, mid), (struct former_path){ 1, { d } });
        weigh_second(&c, from, d);
    }
    return c.path;
}

struct former_path former_steps_to(const struct former *m, int from, int to) {
    struct former_path path = { 0 };
    int best = MIND_FAR;
    for (int d = 0; d < SW_DIRECTIONS; d++)
        if (former_step(m, from, d) == to)
            return (struct former_path){ 1, { d } };
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int mid = former_step(m, from, d);
        for (int e = 0; mid != SW_NOWHERE && e < SW_DIRECTIONS; e++) {
            int cost = m->cost[mid] + 1000 * (m->foe[mid] > 0);
            if (former_step(m, mid, e) != to || cost >= best)
                continue;
            best = cost;
            path = (struct former_path){ 2, { d, e } };
        }
    }
    return path;
}

void former_crowd(struct former *m, int from, const struct former_path *path, int number) {
    for (int i = 0, hex = from; i < path->n; i++) {
        hex = former_step(m, hex, path->step[i]);
        if (hex != from)
            m->room[hex] = (int16_t)(m->room[hex] - number);
    }
}
