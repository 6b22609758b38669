/* The coach: what a newcomer could order now, computed from the clan's view: take the nearest free den, recruit, build,
   feed. It knows no more than the clan does. */
#include "clients/cli/draw/draw_swamp.h"
#include "core/words/text.h"
#include "games/swamp/sheet/swamp_sheet.h"

#include <stdlib.h>
#include <string.h>

enum {
    GUARD = 15,      /* militia of a free den, guessed for each Fertile hex seen next to it (SW-24.1) */
    SURE = 22,       /* attackers that are enough, for ten of them */
    FAR = 99,        /* no way */
    FIRST_TURNS = 2, /* of a newcomer */
    BUILDERS = 50,   /* BD */
    PLANTERS = 10,   /* BF */
    LONERS = 20,     /* a band that can spare one */
};

struct coach {
    const struct swamp_view *v;
    struct draw_tip *tip;
    int tips;
    bool busy[SW_HEXES];   /* a band that has been given something to do */
    bool called[SW_HEXES]; /* a den whose lizards have been recruited */
};

static int hexes(const struct swamp_view *v) { return v->laws.wide * v->laws.high; }
static bool own_band(const struct swamp_view *v, int hex) { return v->cells[hex].clan == v->clan; }
static bool own_den(const struct swamp_view *v, int hex) {
    return v->cells[hex].terrain == SW_DEN && v->cells[hex].owner == v->clan;
}
static bool own_home(const struct swamp_view *v, int hex) { return own_den(v, hex) && v->cells[hex].marks & SW_HOME; }
static bool free_den(const struct swamp_view *v, int hex) {
    const struct swamp_cell *cell = &v->cells[hex];
    return cell->known != SW_NEVER && cell->terrain == SW_DEN && cell->owner == SW_FREE;
}

static int near(const struct swamp_view *v, int hex, int terrain) {
    int n = 0;
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int next = swamp_neighbour(&v->laws, hex, d);
        n += next != SW_NOWHERE && v->cells[next].terrain == terrain;
    }
    return n;
}

/* ---- writing a tip */

static struct lz_writer begin(struct coach *c, struct lz_writer *why) {
    struct draw_tip *tip = &c->tip[c->tips];
    *why = lz_writer_in(tip->why, sizeof tip->why);
    return lz_writer_in(tip->order, sizeof tip->order);
}

static void put_order(const struct coach *c, const char *verb, int hex, struct lz_writer *w) {
    lz_put(w, verb);
    lz_put_char(w, ' ');
    draw_hex(c->v, hex, w);
}

static void put_way(const int way[2], struct lz_writer *w) {
    for (int i = 0; i < 2; i++)
        if (way[i] < SW_DIRECTIONS) {
            lz_put_char(w, ' ');
            lz_put(w, swamp_facts.direction[way[i]]);
        }
}

static void put_at(const struct coach *c, int hex, const char *after, struct lz_writer *w) {
    draw_hex(c->v, hex, w);
    lz_put(w, after);
}

/* ---- ways of one or two steps */

struct march {
    int from, to, way[2];
    int aim;   /* the hex that it is about, if it is about one */
    int worth; /* the greater the better */
};

/* What a step costs: water and cursed ground are no place to send a newcomer, swamps hold one in five. */
static int toll(const struct swamp_cell *cell) {
    switch (cell->terrain) {
    case SW_WATER:
    case SW_WHIRLPOOL:
        return cell->marks & (SW_BRIDGE | SW_RAFT) ? 0 : 600;
    case SW_CURSED:
    case SW_VOLCANO:
    case SW_UNKNOWN:
        return 600;
    case SW_SWAMP:
        return 60;
    case SW_FERTILE:
        return -20; /* it feeds */
    default:
        return cell->clan ? 300 : 0;
    }
}

/* Every way from a band, each given to `judge`, the best kept. */
static void try_ways(const struct coach *c, struct march m, int (*judge)(const struct coach *, const struct march *),
                     struct march *best) {
    for (int a = 0; a < SW_DIRECTIONS; a++)
        for (int b = 0; b <= SW_DIRECTIONS; b++) {
            int first = swamp_neighbour(&c->v->laws, m.from, a);
            m.way[0] = a;
            m.way[1] = b;
            m.to = first == SW_NOWHERE || b == SW_STAY ? first : swamp_neighbour(&c->v->laws, first, b);
            if (m.to == SW_NOWHERE || (first != m.to && free_den(c->v, first)))
                continue;
            int cost = first != m.to ? toll(&c->v->cells[first]) : 0;
            cost += m.to == m.from || free_den(c->v, m.to) ? 0 : toll(&c->v->cells[m.to]);
            int good = cost >= 300 ? 0 : judge(c, &m);
            m.worth = good - cost;
            if (good > 0 && m.worth > best->worth)
                *best = m;
        }
}

/* ---- the free den */

/* Those who could go: the whole band, but of the guard at home only its most numerous colour. */
static int goers(const struct swamp_view *v, int hex, int *colour) {
    const struct swamp_cell *cell = &v->cells[hex];
    *colour = SW_RED;
    for (int i = 0; i < SW_COLOURS; i++)
        if (cell->lizards[i] > cell->lizards[*colour])
            *colour = i;
    return own_home(v, hex) ? cell->lizards[*colour] : cell->number;
}

static int guard_of(const struct swamp_view *v, int den) { return GUARD * near(v, den, SW_FERTILE); }

static int judge_storm(const struct coach *c, const struct march *m) {
    int colour, n = goers(c->v, m->from, &colour), guard = guard_of(c->v, m->to);
    if (!free_den(c->v, m->to) || 10 * n < SURE * guard)
        return 0;
    return 1000 + 20 * near(c->v, m->to, SW_FERTILE) - (own_home(c->v, m->from) ? 200 : 0) - n / 4;
}

static int judge_approach(const struct coach *c, const struct march *m) {
    int left = swamp_distance(&c->v->laws, m->to, m->aim);
    return left < swamp_distance(&c->v->laws, m->from, m->aim) ? 1000 - 100 * left : 0;
}

static void put_march(const struct coach *c, const struct march *m, struct lz_writer *order) {
    int colour, n = goers(c->v, m->from, &colour);
    bool part = own_home(c->v, m->from) && n < c->v->cells[m->from].number;
    put_order(c, part ? "SP" : "MO", m->from, order);
    put_way(m->way, order);
    if (part) {
        lz_put_char(order, ' ');
        lz_put_number(order, n);
        lz_put(order, swamp_facts.colour[colour]);
    }
}

static int strongest(const struct coach *c) {
    int best = SW_NOWHERE, most = 0, colour;
    for (int hex = 0; hex < hexes(c->v); hex++)
        if (own_band(c->v, hex) && !c->busy[hex] && goers(c->v, hex, &colour) > most) {
            most = goers(c->v, hex, &colour);
            best = hex;
        }
    return best;
}

static int nearest_free(const struct swamp_view *v, int from) {
    int best = SW_NOWHERE, least = FAR;
    for (int hex = 0; hex < hexes(v); hex++)
        if (free_den(v, hex) && swamp_distance(&v->laws, from, hex) < least) {
            least = swamp_distance(&v->laws, from, hex);
            best = hex;
        }
    return best;
}

static void recruit(struct coach *c, int den, const char *before, const char *after) {
    if (c->tips == DRAW_TIPS || c->called[den])
        return;
    struct lz_writer why, order = begin(c, &why);
    put_order(c, "RE", den, &order);
    lz_put(&why, before);
    put_at(c, den, after, &why);
    c->tips++;
}

/* How much that nobody has seen would come into sight. */
static int judge_scout(const struct coach *c, const struct march *m) {
    uint16_t at[SW_DISK];
    int n = swamp_disk(&c->v->laws, m->to, 2, at), unseen = 0;
    for (int i = 0; i < n; i++)
        unseen += c->v->cells[at[i]].known == SW_NEVER;
    return c->v->cells[m->to].terrain == SW_DEN ? 0 : 100 * unseen;
}

static void scout(struct coach *c) {
    struct march best = { 0 };
    int colour;
    for (int hex = 0; hex < hexes(c->v); hex++)
        if (own_band(c->v, hex) && c->v->cells[hex].number > LONERS && !c->v->cells[hex].mired)
            try_ways(c, (struct march){ .from = hex }, judge_scout, &best);
    if (best.worth <= 0)
        return;
    struct lz_writer why, order = begin(c, &why);
    goers(c->v, best.from, &colour);
    put_order(c, "SP", best.from, &order);
    put_way(best.way, &order);
    lz_put(&order, " 1");
    lz_put(&order, swamp_facts.colour[colour]);
    lz_put(&why, "No free den is known: one lizard goes alone as a spy and looks. It must be back in four turns.");
    c->tips++;
}

static void storm(struct coach *c) {
    struct march best = { 0 };
    for (int hex = 0; hex < hexes(c->v); hex++)
        if (own_band(c->v, hex) && !c->busy[hex] && !c->v->cells[hex].mired)
            try_ways(c, (struct march){ .from = hex }, judge_storm, &best);
    struct lz_writer why, order = begin(c, &why);
    if (best.worth > 0) {
        put_march(c, &best, &order);
        lz_put(&why, "Take the free den in ");
        put_at(c, best.to, ": a den is points, food and recruits.", &why);
        c->busy[best.from] = true;
        c->tips++;
        recruit(c, best.to, "Recruit in ", " in the same turn: recruiting comes after moving.");
        return;
    }
    int band = strongest(c), den = band == SW_NOWHERE ? SW_NOWHERE : nearest_free(c->v, band);
    if (den == SW_NOWHERE) {
        scout(c);
        return;
    }
    try_ways(c, (struct march){ .from = band, .aim = den }, judge_approach, &best);
    if (best.worth <= 0)
        return;
    put_march(c, &best, &order);
    lz_put(&why, "Walk towards the free den in ");
    put_at(c, den, ".", &why);
    c->busy[best.from] = true;
    c->tips++;
}

/* ---- recruits, builders */

/* A den hatches best when it is half full; in the first turns warriors are wanted more. */
static bool ripe(const struct swamp_view *v, int hex) {
    const struct swamp_cell *cell = &v->cells[hex];
    bool room = cell->clan != v->clan || cell->number < SW_LIMIT - 20;
    return cell->population >= 10 && room && (v->turn < FIRST_TURNS || cell->population >= 25 * cell->fertile);
}

static void recruit_all(struct coach *c) {
    for (int hex = 0; hex < hexes(c->v); hex++)
        if (own_den(c->v, hex) && ripe(c->v, hex))
            recruit(c, hex, "A third of the den lizards in ", " become warriors; the rest hatch more.");
}

static void build(struct coach *c) {
    for (int hex = 0; hex < hexes(c->v) && c->tips < DRAW_TIPS; hex++) {
        const struct swamp_cell *cell = &c->v->cells[hex];
        bool ruin = cell->terrain == SW_RUIN && near(c->v, hex, SW_FERTILE) && cell->lizards[SW_GRY] >= BUILDERS;
        bool field = swamp_facts.ground[cell->terrain].plantable && near(c->v, hex, SW_DEN) &&
                     cell->lizards[SW_GRN] >= PLANTERS;
        if (!own_band(c->v, hex) || c->busy[hex] || !(ruin || field))
            continue;
        struct lz_writer why, order = begin(c, &why);
        put_order(c, ruin ? "BD" : "BF", hex, &order);
        lz_put(&why, ruin ? "Builders stand on the ruin in " : "Planters stand next to a den in ");
        put_at(c, hex, ruin ? ": a new den at once. They must not move." : ": food for 50 more. They must not move.",
               &why);
        c->busy[hex] = true;
        c->tips++;
    }
}

/* ---- food */

static int judge_meal(const struct coach *c, const struct march *m) {
    int first = swamp_neighbour(&c->v->laws, m->from, m->way[0]);
    bool eats = c->v->cells[first].terrain == SW_FERTILE ||
                (m->to != m->from && c->v->cells[m->to].terrain == SW_FERTILE);
    if (!eats || free_den(c->v, m->to))
        return 0;
    if (m->to == m->from)
        return 1000;
    return own_home(c->v, m->from) ? 0 : 700;
}

/* The hungriest band that has nothing else to do walks over Fertile, there and back if it can. */
static void feed(struct coach *c) {
    int hungriest = SW_NOWHERE;
    for (int hex = 0; hex < hexes(c->v); hex++)
        if (own_band(c->v, hex) && !c->busy[hex] && !c->v->cells[hex].mired &&
            (hungriest == SW_NOWHERE || c->v->cells[hex].hunger > c->v->cells[hungriest].hunger))
            hungriest = hex;
    struct march best = { 0 };
    if (hungriest == SW_NOWHERE || c->tips == DRAW_TIPS)
        return;
    try_ways(c, (struct march){ .from = hungriest }, judge_meal, &best);
    if (best.worth <= 0)
        return;
    struct lz_writer why, order = begin(c, &why);
    put_order(c, "MO", best.from, &order);
    put_way(best.way, &order);
    lz_put(&why, "Feed them: they are ");
    lz_put(&why, swamp_facts.hunger[c->v->cells[hungriest].hunger]);
    lz_put(&why,
           best.to == best.from ? ". Walking into Fertile and back is a meal." : ". Walking into Fertile is a meal.");
    c->tips++;
}

/* With the odds, if they go and there is a fight. */
static void add_odds(const struct swamp_view *v, struct draw_tip *tip, struct swamp_receipt *receipt) {
    struct lz_writer why = { tip->why, (uint32_t)strlen(tip->why), sizeof tip->why, false, false };
    swamp_sheet_read(v, lz_span(tip->order), receipt);
    int verb = receipt->orders ? receipt->line[0].move.verb : SW_VERBS;
    if (verb != SW_MO && verb != SW_SP)
        return;
    lz_put_char(&why, ' ');
    swamp_order_words(v, &receipt->line[0].move, &why);
}

int draw_tips(const struct frame *frame, struct draw_tip tip[DRAW_TIPS]) {
    const struct swamp_view *v = frame->view;
    struct coach c = { .v = v, .tip = tip };
    if (!v->clan || v->seen.phase != SW_PHASE_ORDERS)
        return 0;
    for (int i = 0; i < v->orders; i++) /* what has been ordered need not be suggested */
        (v->order[i].verb == SW_RE ? c.called : c.busy)[v->order[i].hex] = true;
    storm(&c);
    recruit_all(&c);
    build(&c);
    feed(&c);
    struct swamp_receipt *receipt = cli_room(NULL, sizeof *receipt);
    for (int i = 0; i < c.tips; i++)
        add_odds(v, &tip[i], receipt);
    free(receipt);
    return c.tips;
}
