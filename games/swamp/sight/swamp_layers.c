/* Layers of the map, which a page lays over it: what one would otherwise have to find out by counting hexes. All of it
   follows from the view. What is in sight needs no layer of its own: its hexes are known by "sight". */
#include "core/words/text.h"
#include "games/swamp/rules/swamp_work.h"
#include "games/swamp/sheet/swamp_sheet.h"

enum { REACH = 2 }; /* hexes of one turn (SW-4.4), whatever the ground (SW-2.5) */

static int hexes(const struct swamp_view *v) { return v->laws.wide * v->laws.high; }

static void put_hex(struct lz_writer *w, const char *key, const struct swamp_view *v, int hex) {
    char room[8];
    struct lz_writer name = lz_writer_in(room, sizeof room);
    swamp_hex_print(swamp_name_of(&v->laws, hex), &name);
    lz_json_string(w, key, room);
}

/* Every hex that a band can be in by the end of the turn gets its number added. */
static void spread(const struct swamp_view *v, int hex, int number, uint16_t sum[SW_HEXES]) {
    uint16_t disk[SW_DISK];
    for (int n = swamp_disk(&v->laws, hex, REACH, disk); n-- > 0;)
        sum[disk[n]] = (uint16_t)(sum[disk[n]] + number);
}

static bool is_stuck(const struct swamp_view *v, const struct swamp_cell *cell) {
    return cell->terrain == SW_SWAMP && cell->mired > v->turn;
}

/* Fertile hexes that a band of one's own can enter this turn (SW-5.2). */
static void show_food(const struct swamp_view *v, struct lz_writer *w) {
    uint16_t reached[SW_HEXES] = { 0 };
    for (int hex = 0; hex < hexes(v); hex++)
        if (v->cells[hex].clan == v->clan && !is_stuck(v, &v->cells[hex]))
            spread(v, hex, 1, reached);
    lz_json_open(w, "food", '[');
    for (int hex = 0; hex < hexes(v); hex++)
        if (reached[hex] && v->cells[hex].terrain == SW_FERTILE)
            put_hex(w, NULL, v, hex);
    lz_json_close(w, ']');
}

static void show_meal(const struct swamp_view *v, int hex, struct lz_writer *w) {
    struct swamp_way meal;
    char room[32];
    struct lz_writer order = lz_writer_in(room, sizeof room);
    lz_json_open(w, NULL, '{');
    put_hex(w, "hex", v, hex);
    lz_json_number(w, "turn", swamp_starves(v, hex));
    if (swamp_meal(v, hex, &meal)) {
        lz_put(&order, "MO ");
        swamp_put_way(v, &meal, &order);
        lz_json_string(w, "order", room);
    }
    lz_json_close(w, '}');
}

/* When each band dies of hunger unless it eats, the first to die first, and the order that feeds it (SW-5.3). */
static void show_hunger(const struct swamp_view *v, struct lz_writer *w) {
    lz_json_open(w, "hunger", '[');
    for (int hunger = SW_STARVING; hunger >= SW_SATED; hunger--)
        for (int hex = 0; hex < hexes(v); hex++)
            if (v->cells[hex].clan == v->clan && v->cells[hex].hunger == hunger)
                show_meal(v, hex, w);
    lz_json_close(w, ']');
}

/* How many warriors of other clans that are in sight can be in a known hex by the end of the turn. */
static void show_danger(const struct swamp_view *v, struct lz_writer *w) {
    uint16_t sum[SW_HEXES] = { 0 };
    for (int hex = 0; hex < hexes(v); hex++)
        if (v->cells[hex].clan && v->cells[hex].clan != v->clan)
            spread(v, hex, v->cells[hex].number, sum);
    lz_json_open(w, "danger", '{');
    for (int hex = 0; hex < hexes(v); hex++) {
        char room[8];
        struct lz_writer name = lz_writer_in(room, sizeof room);
        if (!sum[hex] || v->cells[hex].known == SW_NEVER)
            continue;
        swamp_hex_print(swamp_name_of(&v->laws, hex), &name);
        lz_json_number(w, room, sum[hex]);
    }
    lz_json_close(w, '}');
}

void swamp_show_layers(const struct swamp_view *v, struct lz_writer *w) {
    lz_json_open(w, "layers", '{');
    show_food(v, w);
    show_hunger(v, w);
    show_danger(v, w);
    lz_json_close(w, '}');
}
