/* The view as JSON, for pages, bots and scripts. What is not there is 0, no or not known; words are those of the
   lexicons. Keys, in this order:
     phase turn wide high wrap   "start-up", "orders", "over"; turns resolved; columns and rows of the map
     options                     {name: value}, all of them
     threshold                   points that win now (SW-15.3)
     clans    [{clan name code state ready points rank}]  ready: not waited for; rank from 1, if in play
     hexes    {"5AD": {...}}     only hexes that are known:
       known terrain turn        "old", "own" or "sight"; of an old one, the turn in which it was seen
       home bridge raft half     marks, if true; raft is the turns left if they are known, else true
       owner colour              of a den, temple or bridge: "free", a clan's number or "unknown"; "Red" ..
       clan number               of the band seen there
       lizards hunger skill      of one's own band: [RED, GRN, GRY, YEL, BLK], 0..5, 0..5
       mired                     the turn that it is stuck through
       hungry skilled            hunger and skill in words: "Peckish", "Good"
       population fertile militia  of one's own den
       cap                       how many its fertile hexes feed
       spies                     one's own there
     and for a clan: clan leaving missed acted points {...} spies [{at colour age mired clan}]
     orders                      ["MO 5AD N", ...]
     layers                      swamp_layers.c, while the game goes on:
       food ["5AD"]              fertile hexes that one's own bands can enter this turn
       hunger [{hex turn order}] when each band starves, the first first, and the order that feeds it, if one does
       danger {"5AD": 120}       warriors of others in sight that can be there by the end of the turn
     design                      in place of orders, before the first turn:
       shape home default        the template, the hex of the home den, the default that it is
       plots                     [{plot terrain pop lizards}]
       templates                 [{cost hexes [[dq, da]]}]
   When it is over, hexes and spies are everybody's (SW-15.4). */
#include "core/bug.h"
#include "core/words/option.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/swamp/report/swamp_story.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/rules/swamp_work.h"

static const char *const states[] = { "active", "surrendered", "eliminated" };
static const char *const knowns[] = { "never", "old", "own", "sight" };
_Static_assert(LZ_COUNT(states) == SW_ELIMINATED + 1 && LZ_COUNT(knowns) == SW_IN_SIGHT + 1, "a word is missing");

static void put_word(struct lz_writer *w, const char *key, char form, int arg) {
    char room[32];
    struct lz_writer word = lz_writer_in(room, sizeof room);
    lz_word_print(&swamp_game, form, arg, &word);
    lz_assert(!word.full);
    lz_json_text(w, key, (struct lz_text){ room, word.len });
}

/* What is 0 is left out. */
static void put_some(struct lz_writer *w, const char *key, int number) {
    if (number)
        lz_json_number(w, key, number);
}

static void put_lizards(struct lz_writer *w, const uint16_t lizards[SW_COLOURS]) {
    lz_json_open(w, "lizards", '[');
    for (int i = 0; i < SW_COLOURS; i++)
        lz_json_number(w, NULL, lizards[i]);
    lz_json_close(w, ']');
}

/* ---- the map */

static void show_marks(const struct swamp_cell *cell, struct lz_writer *w) {
    if (cell->marks & SW_HOME)
        lz_json_bool(w, "home", true);
    if (cell->marks & SW_BRIDGE)
        lz_json_bool(w, "bridge", true);
    if (cell->marks & SW_RAFT && cell->raft)
        lz_json_number(w, "raft", cell->raft);
    else if (cell->marks & SW_RAFT)
        lz_json_bool(w, "raft", true);
    if (cell->marks & SW_HALF_BUILT)
        lz_json_bool(w, "half", true);
}

static void show_owner(const struct swamp_cell *cell, struct lz_writer *w) {
    bool den = cell->terrain == SW_DEN;
    if (den && cell->colour != SW_COLOUR_UNTOLD)
        put_word(w, "colour", 'o', cell->colour);
    if (cell->known == SW_REMEMBERED || (!den && cell->terrain != SW_TEMPLE && !(cell->marks & SW_BRIDGE)))
        return;
    if (cell->owner == SW_FREE || cell->owner == SW_UNTOLD)
        put_word(w, "owner", 'k', cell->owner);
    else
        lz_json_number(w, "owner", cell->owner);
}

static void show_band(const struct swamp_view *v, const struct swamp_cell *cell, struct lz_writer *w) {
    put_some(w, "clan", cell->clan);
    put_some(w, "number", cell->number);
    if (!cell->clan || (cell->clan != v->clan && !v->seen.over))
        return;
    put_lizards(w, cell->lizards);
    lz_json_number(w, "hunger", cell->hunger);
    lz_json_string(w, "hungry", swamp_facts.hunger[cell->hunger]);
    lz_json_number(w, "skill", cell->experience);
    lz_json_string(w, "skilled", swamp_facts.skill[cell->experience]);
    put_some(w, "mired", cell->mired);
}

static void show_cell(const struct swamp_view *v, const struct swamp_cell *cell, struct lz_writer *w) {
    lz_json_string(w, "known", knowns[cell->known]);
    put_word(w, "terrain", 'l', cell->terrain);
    if (cell->known == SW_REMEMBERED)
        lz_json_number(w, "turn", cell->turn);
    show_marks(cell, w);
    show_owner(cell, w);
    show_band(v, cell, w);
    put_some(w, "population", cell->population);
    put_some(w, "fertile", cell->fertile);
    put_some(w, "cap", SW_FOOD * cell->fertile);
    put_some(w, "militia", cell->militia);
    put_some(w, "spies", cell->spies);
}

static void show_map(const struct swamp_view *v, struct lz_writer *w) {
    lz_json_open(w, "hexes", '{');
    for (int hex = 0; hex < v->laws.wide * v->laws.high; hex++) {
        char room[8];
        struct lz_writer name = lz_writer_in(room, sizeof room);
        if (v->cells[hex].known == SW_NEVER)
            continue;
        swamp_hex_print(swamp_name_of(&v->laws, hex), &name);
        lz_json_open(w, room, '{');
        show_cell(v, &v->cells[hex], w);
        lz_json_close(w, '}');
    }
    lz_json_close(w, '}');
}

/* ---- what is public */

static void show_options(const struct swamp_view *v, struct lz_writer *w) {
    int32_t option[SW_OPTIONS];
    swamp_options_of(&v->laws, option);
    lz_json_open(w, "options", '{');
    for (int i = 0; i < SW_OPTIONS; i++) {
        char room[32];
        struct lz_writer value = lz_writer_in(room, sizeof room);
        lz_option_print(&swamp_game.options[i], option[i], &value);
        lz_json_text(w, swamp_game.options[i].name, (struct lz_text){ room, value.len });
    }
    lz_json_close(w, '}');
}

static int rank_of(const struct swamp_view *v, int clan) {
    for (int i = 0; i < SW_CLANS; i++)
        if (v->rank[i] == clan)
            return i + 1;
    return 0;
}

static void show_clans(const struct swamp_view *v, struct lz_writer *w) {
    lz_json_open(w, "clans", '[');
    for (int seat = 0; seat < v->seen.seats; seat++) {
        const struct swamp_clan *clan = &v->clans[seat];
        char room[SW_NAME + 1];
        struct lz_writer name = lz_writer_in(room, sizeof room);
        swamp_put_name(clan, &name);
        lz_json_open(w, NULL, '{');
        lz_json_number(w, "clan", seat + 1);
        lz_json_text(w, "name", (struct lz_text){ room, name.len });
        lz_json_text(w, "code", (struct lz_text){ clan->code, sizeof clan->code });
        lz_json_string(w, "state", states[clan->state]);
        lz_json_bool(w, "ready", lz_in(v->seen.may & ~v->seen.wait, seat));
        if (v->laws.ranking_points || v->seen.over || seat + 1 == v->clan)
            lz_json_number(w, "points", v->score[seat]);
        put_some(w, "rank", rank_of(v, seat + 1));
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

/* ---- one's own desk */

static void show_points(const struct swamp_points *p, struct lz_writer *w) {
    lz_json_open(w, "points", '{');
    lz_json_number(w, "total", p->total);
    lz_json_number(w, "warriors", p->warriors);
    lz_json_number(w, "den-lizards", p->den_lizards);
    lz_json_number(w, "spies", p->spies);
    lz_json_number(w, "homes", p->homes);
    lz_json_number(w, "dens", p->dens);
    lz_json_number(w, "temples", p->temples);
    lz_json_number(w, "bridges", p->bridges);
    lz_json_close(w, '}');
}

static void show_spies(const struct swamp_view *v, struct lz_writer *w) {
    lz_json_open(w, "spies", '[');
    lz_assert(v->spies <= SW_SPIES);
    for (int i = 0; i < v->spies; i++) {
        const struct swamp_spy *spy = &v->spy[i];
        lz_json_open(w, NULL, '{');
        put_word(w, "at", 'h', swamp_name_of(&v->laws, spy->hex));
        put_word(w, "colour", 'o', spy->colour);
        lz_json_number(w, "age", spy->age);
        put_some(w, "mired", spy->mired);
        lz_json_number(w, "clan", spy->clan);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

static void show_orders(const struct swamp_view *v, struct lz_writer *w) {
    lz_json_open(w, "orders", '[');
    for (int i = 0; i < v->orders; i++) {
        char room[80];
        struct lz_writer words = lz_writer_in(room, sizeof room);
        swamp_order_print(&v->laws, &v->order[i], &words);
        lz_assert(!words.full);
        lz_json_text(w, NULL, (struct lz_text){ room, words.len });
    }
    lz_json_close(w, ']');
}

/* What a page draws a design on: of each template its cost, and of each of its hexes, numbered as people read, where it
   lies from the anchor (SW-18.7). */
static void show_templates(struct lz_writer *w) {
    lz_json_open(w, "templates", '[');
    for (int i = 0; i < SW_TEMPLATES; i++) {
        const struct swamp_shape *shape = &swamp_facts.shape[i];
        lz_json_open(w, NULL, '{');
        lz_json_number(w, "cost", shape->cost);
        lz_json_open(w, "hexes", '[');
        for (int hex = 0; hex < shape->hexes; hex++) {
            lz_json_open(w, NULL, '[');
            lz_json_number(w, NULL, shape->at[hex][0]);
            lz_json_number(w, NULL, shape->at[hex][1]);
            lz_json_close(w, ']');
        }
        lz_json_close(w, ']');
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

static void show_design(const struct swamp_design *design, struct lz_writer *w) {
    lz_json_open(w, "design", '{');
    lz_json_number(w, "shape", design->shape);
    lz_json_number(w, "home", design->home);
    put_some(w, "default", design->chosen);
    lz_json_open(w, "plots", '[');
    for (int i = 0; i < SW_CELLS; i++) {
        const struct swamp_plot *plot = &design->plot[i];
        int lizards = 0;
        for (int k = 0; k < SW_COLOURS; k++)
            lizards += plot->lizards[k];
        if (plot->terrain == SW_UNKNOWN && !lizards && !plot->pop)
            continue;
        lz_json_open(w, NULL, '{');
        lz_json_number(w, "plot", i + 1);
        put_word(w, "terrain", 'l', plot->terrain);
        if (plot->terrain == SW_DEN)
            put_word(w, "colour", 'o', plot->colour);
        put_some(w, "pop", plot->pop);
        if (lizards)
            put_lizards(w, plot->lizards);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
    show_templates(w);
    lz_json_close(w, '}');
}

void swamp_show(const struct lz_game *game, const void *view, struct lz_writer *w) {
    const struct swamp_view *v = view;
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "phase", swamp_game.phases[v->seen.phase]);
    lz_json_number(w, "turn", v->turn);
    lz_json_number(w, "wide", v->laws.wide);
    lz_json_number(w, "high", v->laws.high);
    lz_json_bool(w, "wrap", v->laws.wrap);
    show_options(v, w);
    lz_json_number(w, "threshold", v->threshold);
    show_clans(v, w);
    if (v->clan) {
        lz_json_number(w, "clan", v->clan);
        lz_json_bool(w, "leaving", v->leaving);
        lz_json_number(w, "missed", v->missed);
        lz_json_bool(w, "acted", v->acted);
        show_points(&v->points, w);
        if (v->seen.phase == SW_PHASE_STARTUP)
            show_design(&v->design, w);
        else
            show_orders(v, w);
    }
    show_map(v, w);
    if (v->clan && v->seen.phase == SW_PHASE_ORDERS)
        swamp_show_layers(v, w);
    if (v->clan || v->seen.over)
        show_spies(v, w);
    lz_json_close(w, '}');
}
