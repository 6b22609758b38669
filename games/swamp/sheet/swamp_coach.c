/* The coach: what a newcomer could order now, computed from the clan's view: take the nearest free den, recruit, build,
   feed. It knows no more than the clan does. */
#include "core/bug.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "games/swamp/rules/swamp_work.h"
#include "games/swamp/sheet/swamp_sheet.h"

#include <string.h>

enum {
    GUARD = 15,      /* militia of a free den, guessed for each Fertile hex seen next to it (SW-24.1) */
    SURE = 22,       /* attackers that are enough, for ten of them */
    FAR = 99,        /* no way */
    FIRST_TURNS = 2, /* of a newcomer */
    BUILDERS = 50,   /* BD */
    PLANTERS = 10,   /* BF */
    LONERS = 20,     /* a band that can spare one */
    TIPS = 6,
};

struct coach {
    const struct swamp_view *v;
    struct lz_advices *out;
    int tips;
    char room[60], words[1900]; /* the order, and why */
    struct lz_writer order, why;
    bool busy[SW_HEXES];   /* a band that has been given something to do */
    bool called[SW_HEXES]; /* a den whose lizards have been recruited */
};

const char swamp_to_know[] = "Lizards that do not walk into a Fertile hex for five turns begin to starve; dens do not "
                             "feed them. Points are lizards, 25 for a den, 2000 for a home den.";

static int hexes(const struct swamp_view *v) { return v->laws.wide * v->laws.high; }
static bool own_band(const struct swamp_view *v, int hex) { return v->cells[hex].clan == v->clan; }
static bool own_den(const struct swamp_view *v, int hex) {
    return v->cells[hex].terrain == SW_DEN && v->cells[hex].owner == v->clan;
}
static bool own_home(const struct swamp_view *v, int hex) { return own_den(v, hex) && v->cells[hex].marks & SW_HOME; }

static int near(const struct swamp_view *v, int hex, int terrain) {
    int n = 0;
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int next = swamp_neighbour(&v->laws, hex, d);
        n += next != SW_NOWHERE && v->cells[next].terrain == terrain;
    }
    return n;
}

/* ---- giving an advice */

static bool begin(struct coach *c, const char *verb) {
    c->order = lz_writer_in(c->room, sizeof c->room);
    c->why = lz_writer_in(c->words, sizeof c->words);
    lz_put(&c->order, verb);
    lz_put_char(&c->order, ' ');
    return c->tips < TIPS;
}

static void put_hex(const struct coach *c, int hex, struct lz_writer *w) {
    swamp_hex_print(swamp_name_of(&c->v->laws, hex), w);
}

static void put_at(struct coach *c, const char *before, int hex, const char *after) {
    lz_put(&c->why, before);
    put_hex(c, hex, &c->why);
    lz_put(&c->why, after);
}

/* With what comes of it, if they go. */
static void add_outcome(struct coach *c) {
    struct swamp_receipt receipt;
    swamp_sheet_read(c->v, lz_span(c->room), &receipt);
    int verb = receipt.orders ? receipt.line[0].move.verb : SW_VERBS;
    if (verb != SW_MO && verb != SW_SP)
        return;
    lz_put_char(&c->why, ' ');
    swamp_order_words(c->v, &receipt.line[0].move, &c->why);
}

static void give(struct coach *c) {
    add_outcome(c);
    lz_assert(!c->order.full && !c->why.full);
    c->out->take(c->out->to, &(struct lz_advice){ { c->room, c->order.len }, { c->words, c->why.len } });
    c->tips++;
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

static int judge_storm(const struct swamp_view *v, const struct swamp_way *way) {
    int colour, n = goers(v, way->from, &colour), fields = near(v, way->to, SW_FERTILE);
    if (!swamp_free_den(v, way->to) || 10 * n < SURE * GUARD * fields)
        return 0;
    return 1000 + 20 * fields - (own_home(v, way->from) ? 200 : 0) - n / 4;
}

static int judge_approach(const struct swamp_view *v, const struct swamp_way *way) {
    int left = swamp_distance(&v->laws, way->to, way->aim);
    return left < swamp_distance(&v->laws, way->from, way->aim) ? 1000 - 100 * left : 0;
}

/* The order that sends them. */
static bool begin_march(struct coach *c, const struct swamp_way *way) {
    int colour, n = goers(c->v, way->from, &colour);
    bool part = own_home(c->v, way->from) && n < c->v->cells[way->from].number, room = begin(c, part ? "SP" : "MO");
    swamp_put_way(c->v, way, &c->order);
    if (part) {
        lz_put_char(&c->order, ' ');
        lz_put_number(&c->order, n);
        lz_put(&c->order, swamp_facts.colour[colour]);
    }
    c->busy[way->from] = true;
    return room;
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
        if (swamp_free_den(v, hex) && swamp_distance(&v->laws, from, hex) < least) {
            least = swamp_distance(&v->laws, from, hex);
            best = hex;
        }
    return best;
}

static void recruit(struct coach *c, int den, const char *before, const char *after) {
    if (c->called[den] || !begin(c, "RE"))
        return;
    put_hex(c, den, &c->order);
    put_at(c, before, den, after);
    give(c);
}

/* How much that nobody has seen would come into sight. */
static int judge_scout(const struct swamp_view *v, const struct swamp_way *way) {
    uint16_t at[SW_DISK];
    int n = swamp_disk(&v->laws, way->to, 2, at), unseen = 0;
    for (int i = 0; i < n; i++)
        unseen += v->cells[at[i]].known == SW_NEVER;
    return v->cells[way->to].terrain == SW_DEN ? 0 : 100 * unseen;
}

static void scout(struct coach *c) {
    struct swamp_way best = { 0 };
    int colour;
    for (int hex = 0; hex < hexes(c->v); hex++)
        if (own_band(c->v, hex) && c->v->cells[hex].number > LONERS && !c->v->cells[hex].mired)
            swamp_ways(c->v, (struct swamp_way){ .from = hex }, judge_scout, &best);
    if (best.worth <= 0 || !begin(c, "SP"))
        return;
    goers(c->v, best.from, &colour);
    swamp_put_way(c->v, &best, &c->order);
    lz_put(&c->order, " 1");
    lz_put(&c->order, swamp_facts.colour[colour]);
    lz_put(&c->why, "No free den is known: one lizard goes alone as a spy and looks. It must be back in four turns.");
    give(c);
}

static void approach(struct coach *c) {
    struct swamp_way best = { 0 };
    int band = strongest(c), den = band == SW_NOWHERE ? SW_NOWHERE : nearest_free(c->v, band);
    if (den == SW_NOWHERE) {
        scout(c);
        return;
    }
    swamp_ways(c->v, (struct swamp_way){ .from = band, .aim = den }, judge_approach, &best);
    if (best.worth <= 0 || !begin_march(c, &best))
        return;
    put_at(c, "Walk towards the free den in ", den, ".");
    give(c);
}

static void storm(struct coach *c) {
    struct swamp_way best = { 0 };
    for (int hex = 0; hex < hexes(c->v); hex++)
        if (own_band(c->v, hex) && !c->busy[hex] && !c->v->cells[hex].mired)
            swamp_ways(c->v, (struct swamp_way){ .from = hex }, judge_storm, &best);
    if (best.worth <= 0) {
        approach(c);
        return;
    }
    if (!begin_march(c, &best))
        return;
    put_at(c, "Take the free den in ", best.to, ": a den is points and recruits.");
    give(c);
    recruit(c, best.to, "Recruit in ", " in the same turn: recruiting comes after moving.");
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
    for (int hex = 0; hex < hexes(c->v); hex++) {
        const struct swamp_cell *cell = &c->v->cells[hex];
        bool ruin = cell->terrain == SW_RUIN && near(c->v, hex, SW_FERTILE) && cell->lizards[SW_GRY] >= BUILDERS;
        bool field = swamp_facts.ground[cell->terrain].plantable && near(c->v, hex, SW_DEN) &&
                     cell->lizards[SW_GRN] >= PLANTERS;
        if (!own_band(c->v, hex) || c->busy[hex] || !(ruin || field) || !begin(c, ruin ? "BD" : "BF"))
            continue;
        put_hex(c, hex, &c->order);
        put_at(c, ruin ? "Builders stand on the ruin in " : "Planters stand next to a den in ", hex,
               ruin ? ": a new den at once. They must not move." : ": food for 50 more. They must not move.");
        c->busy[hex] = true;
        give(c);
    }
}

/* ---- food */

static bool hungrier(const struct swamp_view *v, int a, int b) {
    return b == SW_NOWHERE || v->cells[a].hunger > v->cells[b].hunger;
}

/* The hungriest band that has nothing else to do walks over Fertile, there and back if it can. */
static void feed(struct coach *c) {
    int hungriest = SW_NOWHERE;
    struct swamp_way meal;
    for (int hex = 0; hex < hexes(c->v); hex++)
        if (own_band(c->v, hex) && !c->busy[hex] && c->v->cells[hex].hunger > SW_SATED &&
            hungrier(c->v, hex, hungriest) && swamp_meal(c->v, hex, &meal))
            hungriest = hex;
    if (hungriest == SW_NOWHERE || !swamp_meal(c->v, hungriest, &meal) || !begin(c, "MO"))
        return;
    swamp_put_way(c->v, &meal, &c->order);
    lz_put(&c->why, "Feed them: they are ");
    lz_put(&c->why, swamp_facts.hunger[c->v->cells[hungriest].hunger]);
    lz_put(&c->why, " and starve in turn ");
    lz_put_number(&c->why, swamp_starves(c->v, hungriest));
    lz_put(&c->why, meal.to == meal.from ? ". Walking into Fertile and back is a meal."
                                         : ". Walking into Fertile is "
                                           "a meal.");
    give(c);
}

void swamp_coach(const struct lz_game *game, const void *view, struct lz_advices *out) {
    const struct swamp_view *v = view;
    struct coach c = { .v = v, .out = out };
    if (!v->clan || v->seen.phase != SW_PHASE_ORDERS || !lz_in(v->seen.may, v->seen.seat))
        return;
    for (int i = 0; i < v->orders; i++) /* what has been ordered need not be suggested */
        (v->order[i].verb == SW_RE ? c.called : c.busy)[v->order[i].hex] = true;
    storm(&c);
    recruit_all(&c);
    build(&c);
    feed(&c);
    out->take(out->to, &(struct lz_advice){ .words = lz_span(swamp_to_know) });
}
