/* Ways of one or two steps as a clan can judge them, and food: when a band starves (SW-5.3), and the order that feeds
   it (SW-5.2). */
#include "core/bug.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

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

bool swamp_free_den(const struct swamp_view *v, int hex) {
    const struct swamp_cell *cell = &v->cells[hex];
    return cell->known != SW_NEVER && cell->terrain == SW_DEN && cell->owner == SW_FREE;
}

static int cost_of(const struct swamp_view *v, const struct swamp_way *way, int first) {
    int cost = first != way->to ? toll(&v->cells[first]) : 0;
    return cost + (way->to == way->from || swamp_free_den(v, way->to) ? 0 : toll(&v->cells[way->to]));
}

void swamp_ways(const struct swamp_view *v, struct swamp_way way,
                int (*judge)(const struct swamp_view *, const struct swamp_way *), struct swamp_way *best) {
    for (int a = 0; a < SW_DIRECTIONS; a++)
        for (int b = 0; b <= SW_DIRECTIONS; b++) {
            int first = swamp_neighbour(&v->laws, way.from, a);
            way.step[0] = a;
            way.step[1] = b;
            way.to = first == SW_NOWHERE || b == SW_STAY ? first : swamp_neighbour(&v->laws, first, b);
            if (way.to == SW_NOWHERE || (first != way.to && swamp_free_den(v, first)))
                continue;
            int cost = cost_of(v, &way, first), good = cost >= 300 ? 0 : judge(v, &way);
            way.worth = good - cost;
            if (good > 0 && way.worth > best->worth)
                *best = way;
        }
}

/* ---- food */

static bool own_home(const struct swamp_view *v, int hex) {
    const struct swamp_cell *cell = &v->cells[hex];
    return cell->terrain == SW_DEN && cell->owner == v->clan && cell->marks & SW_HOME;
}

/* There and back is best; the guard of a home den does not leave it. */
static int judge_meal(const struct swamp_view *v, const struct swamp_way *way) {
    int first = swamp_neighbour(&v->laws, way->from, way->step[0]);
    bool eats = v->cells[first].terrain == SW_FERTILE ||
                (way->to != way->from && v->cells[way->to].terrain == SW_FERTILE);
    if (!eats || swamp_free_den(v, way->to))
        return 0;
    if (way->to == way->from)
        return 1000;
    return own_home(v, way->from) ? 0 : 700;
}

bool swamp_meal(const struct swamp_view *v, int hex, struct swamp_way *meal) {
    *meal = (struct swamp_way){ 0 };
    if (!swamp_mine(v, hex) || (v->cells[hex].mired > v->turn && v->cells[hex].terrain == SW_SWAMP))
        return false;
    swamp_ways(v, (struct swamp_way){ .from = hex }, judge_meal, meal);
    return meal->worth > 0;
}

int swamp_starves(const struct swamp_view *v, int hex) {
    int hunger = v->cells[hex].hunger;
    lz_assert(swamp_mine(v, hex) && hunger <= SW_STARVING);
    return v->turn + (hunger < SW_STARVED ? SW_STARVING - hunger : 1);
}

void swamp_put_way(const struct swamp_view *v, const struct swamp_way *way, struct lz_writer *w) {
    swamp_hex_print(swamp_name_of(&v->laws, way->from), w);
    for (int i = 0; i < 2; i++)
        if (way->step[i] < SW_DIRECTIONS) {
            lz_put_char(w, ' ');
            lz_put(w, swamp_facts.direction[way->step[i]]);
        }
}
