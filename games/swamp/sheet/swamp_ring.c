/* What can be ordered at a hex (SW-22.1), for pages that write orders by pointing: every order, what stands after its
   hex, where each way of one or two steps leads, and why an order would come to nothing, as far as the clan can know.
   An order for lizards that one hopes to have there by then is legal text (SW-6.4), so none is left out. */
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

struct ring {
    const struct swamp_view *v;
    const struct swamp_cell *cell;
    int hex;
    struct lz_writer *w;
};

/* ---- why not */

static bool mine(const struct ring *r) { return swamp_mine(r->v, r->hex) > 0; }
static bool own(const struct ring *r) { return r->cell->owner == r->v->clan; }

static bool beside(const struct ring *r, bool (*wanted)(const struct swamp_cell *)) {
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int next = swamp_neighbour(&r->v->laws, r->hex, d);
        if (next != SW_NOWHERE && wanted(&r->v->cells[next]))
            return true;
    }
    return false;
}
static bool open_water(const struct swamp_cell *cell) {
    return cell->terrain == SW_WATER && !(cell->marks & (SW_BRIDGE | SW_RAFT));
}
static bool any_water(const struct swamp_cell *cell) {
    return swamp_facts.ground[cell->terrain].water && !(cell->marks & (SW_BRIDGE | SW_RAFT));
}
static bool bridged(const struct swamp_cell *cell) { return cell->marks & SW_BRIDGE; }

static bool plantable(const struct ring *r) { return swamp_facts.ground[r->cell->terrain].plantable; }
static bool site(const struct ring *r) { return swamp_facts.ground[r->cell->terrain].site; }
static bool fertile(const struct ring *r) { return r->cell->terrain == SW_FERTILE; }
static bool raft_site(const struct ring *r) { return r->cell->terrain == SW_SCRUB && beside(r, open_water); }
static bool bank(const struct ring *r) {
    return r->cell->known && !swamp_facts.ground[r->cell->terrain].water && beside(r, any_water);
}
static bool by_bridge(const struct ring *r) { return beside(r, bridged); }
static bool spy(const struct ring *r) { return r->cell->spies; }
static bool aboard(const struct ring *r) { return mine(r) && r->cell->marks & SW_RAFT; }
static bool settled(const struct ring *r) {
    return r->cell->terrain == SW_DEN && own(r) && r->cell->colour < SW_COLOURS && r->cell->population;
}
static bool owned(const struct ring *r) { return mine(r) || (own(r) && r->cell->known); }
static bool giveable(const struct ring *r) { return !(r->cell->marks & SW_HOME); }

/* An order needs somebody, then so many of a colour, then its ground. */
static const struct need {
    bool (*who)(const struct ring *);
    const char *nobody;
    uint8_t colour, number;
    bool (*ground)(const struct ring *);
    const char *else_;
} needs[SW_ORDER_VERBS] = {
#define BAND mine, "nobody of yours is there now"
    [SW_FR] = { BAND },
    [SW_LO] = { BAND, SW_YEL, 1 },
    [SW_CH] = { BAND, SW_BLK, 10 },
    [SW_MO] = { BAND },
    [SW_SP] = { BAND },
    [SW_SN] = { spy, "no spy of yours is there now" },
    [SW_SA] = { aboard, "no band of yours is on a raft there now" },
    [SW_RE] = { settled, "no settled den of yours is there now" },
    [SW_GI] = { owned, "nothing of yours is there now", 0, 0, giveable, "a home den cannot be given" },
    [SW_BF] = { BAND, SW_GRN, 10, plantable, "only plains, swamp or scrub can be planted" },
    [SW_DF] = { BAND, SW_GRN, 10, fertile, "it is not fertile" },
    [SW_BR] = { BAND, SW_GRN, 20, raft_site, "rafts are built in scrub, on open water next to it" },
    [SW_BD] = { BAND, SW_GRY, 50, site, "no den can stand there" },
    [SW_BB] = { BAND, SW_GRY, 20, bank, "bridges are built from land, over water next to it" },
    [SW_DB] = { BAND, SW_GRY, 20, by_bridge, "no bridge is seen next to it" },
#undef BAND
};

static bool is_short(const struct ring *r, const struct need *need) {
    return need->number && r->cell->lizards[need->colour] < need->number;
}

static bool stuck(const struct ring *r, int verb) {
    bool goes = verb == SW_MO || verb == SW_SP || verb == SW_SA;
    return goes && r->cell->terrain == SW_SWAMP && r->cell->mired > r->v->turn;
}

static void put_why(const struct ring *r, int verb, struct lz_writer *why) {
    const struct need *need = &needs[verb];
    if (!need->who(r))
        lz_put(why, need->nobody);
    else if (is_short(r, need)) {
        lz_put_number(why, need->number);
        lz_put_char(why, ' ');
        lz_put(why, swamp_colour_words[need->colour]);
        lz_put(why, " are needed, and ");
        lz_put_number(why, r->cell->lizards[need->colour]);
        lz_put(why, " there");
    } else if (need->ground && !need->ground(r))
        lz_put(why, need->else_);
    else if (stuck(r, verb))
        lz_put(why, "they are mired");
}

/* ---- the object */

static void put_name(struct lz_writer *w, const struct swamp_view *v, int hex) {
    char room[8];
    struct lz_writer name = lz_writer_in(room, sizeof room);
    swamp_hex_print(swamp_name_of(&v->laws, hex), &name);
    lz_json_string(w, NULL, room);
}

static void put_range(struct lz_writer *w, int least, int most) {
    lz_json_open(w, "ways", '[');
    lz_json_number(w, NULL, least);
    lz_json_number(w, NULL, most);
    lz_json_close(w, ']');
}

static void put_order(const struct ring *r, int verb) {
    char room[100];
    struct lz_writer why = lz_writer_in(room, sizeof room);
    put_why(r, verb, &why);
    lz_json_open(r->w, NULL, '{');
    lz_json_string(r->w, "word", lz_verb_of(&swamp_game, (uint8_t)verb)->word);
    lz_json_string(r->w, "does", lz_verb_of(&swamp_game, (uint8_t)verb)->help);
    if (swamp_takes[verb].most)
        put_range(r->w, swamp_takes[verb].least, swamp_takes[verb].most);
    if (swamp_takes[verb].counts)
        lz_json_string(r->w, "counts", verb == SW_SP ? "needed" : "free");
    if (verb == SW_CH)
        lz_json_bool(r->w, "chants", true);
    if (verb == SW_GI)
        lz_json_bool(r->w, "clans", true);
    if (why.len)
        lz_json_text(r->w, "why", (struct lz_text){ room, why.len });
    lz_json_close(r->w, '}');
}

/* Of two steps the way that eats first, so that the first of several to one hex is the one that most mean. */
static void put_way(const struct ring *r, int a, int b) {
    int first = swamp_neighbour(&r->v->laws, r->hex, a);
    int to = b == SW_STAY || first == SW_NOWHERE ? first : swamp_neighbour(&r->v->laws, first, b);
    if (to == SW_NOWHERE)
        return;
    lz_json_open(r->w, NULL, '[');
    lz_json_string(r->w, NULL, swamp_facts.direction[a]);
    put_name(r->w, r->v, first);
    if (b != SW_STAY) {
        lz_json_string(r->w, NULL, swamp_facts.direction[b]);
        put_name(r->w, r->v, to);
    }
    lz_json_close(r->w, ']');
}

static bool feeds(const struct ring *r, int a) {
    int first = swamp_neighbour(&r->v->laws, r->hex, a);
    return first != SW_NOWHERE && r->v->cells[first].terrain == SW_FERTILE;
}

static void put_ways(const struct ring *r) {
    lz_json_open(r->w, "ways", '[');
    for (int a = 0; a < SW_DIRECTIONS; a++)
        put_way(r, a, SW_STAY);
    for (int hungry = 0; hungry < 2; hungry++)
        for (int a = 0; a < SW_DIRECTIONS; a++)
            for (int b = 0; b < SW_DIRECTIONS && feeds(r, a) == !hungry; b++)
                put_way(r, a, b);
    lz_json_close(r->w, ']');
}

static void put_lizards(const struct ring *r) {
    lz_json_open(r->w, "lizards", '[');
    for (int i = 0; i < SW_COLOURS; i++) {
        lz_json_open(r->w, NULL, '[');
        lz_json_string(r->w, NULL, swamp_facts.colour[i]);
        lz_json_number(r->w, NULL, mine(r) ? r->cell->lizards[i] : 0);
        lz_json_close(r->w, ']');
    }
    lz_json_close(r->w, ']');
    lz_json_number(r->w, "limit", SW_LIMIT);
}

static void put_chants(const struct ring *r) {
    int black = mine(r) ? r->cell->lizards[SW_BLK] : 0;
    lz_json_open(r->w, "chants", '[');
    for (int i = 0; i < SW_CHANTS; i++) {
        lz_json_open(r->w, NULL, '{');
        lz_json_string(r->w, "word", swamp_facts.song[i].code);
        lz_json_string(r->w, "title", swamp_facts.song[i].title);
        lz_json_number(r->w, "needs", swamp_facts.song[i].black);
        lz_json_bool(r->w, "fits", black >= swamp_facts.song[i].black);
        if (i == SW_GATE)
            lz_json_bool(r->w, "hex", true);
        else
            put_range(r->w, i == SW_SHUNT, swamp_takes[SW_CH].most);
        lz_json_close(r->w, '}');
    }
    lz_json_close(r->w, ']');
}

static void put_temples(const struct ring *r) {
    lz_json_open(r->w, "temples", '[');
    for (int hex = 0; hex < r->v->laws.wide * r->v->laws.high; hex++)
        if (hex != r->hex && r->v->cells[hex].terrain == SW_TEMPLE)
            put_name(r->w, r->v, hex);
    lz_json_close(r->w, ']');
}

static void put_clans(const struct ring *r) {
    lz_json_open(r->w, "clans", '[');
    for (int i = 0; i < r->v->seen.seats; i++)
        if (i + 1 != r->v->clan && r->v->clans[i].state == SW_ACTIVE)
            lz_json_number(r->w, NULL, i + 1);
    lz_json_close(r->w, ']');
}

bool swamp_ring(const struct lz_game *game, const void *view, struct lz_text place, struct lz_writer *json) {
    const struct swamp_view *v = view;
    int16_t name;
    int hex = swamp_hex_parse(place, &name) ? swamp_hex_of(&v->laws, name) : SW_NOWHERE;
    struct ring r = { v, hex == SW_NOWHERE ? NULL : &v->cells[hex], hex, json };
    if (hex == SW_NOWHERE)
        return false;
    lz_json_open(json, NULL, '{');
    lz_json_open(json, "orders", '[');
    for (int verb = 0; verb < SW_ORDER_VERBS; verb++)
        if (verb != SW_CHG) /* it is written CH */
            put_order(&r, verb);
    lz_json_close(json, ']');
    put_ways(&r);
    put_lizards(&r);
    put_chants(&r);
    put_temples(&r);
    put_clans(&r);
    lz_json_close(json, '}');
    return true;
}
