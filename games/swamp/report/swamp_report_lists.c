/* The clan listing (SW-22.6): dens, bands, spies, temples, bridges, rafts; once the game is over, those of all clans
   (SW-15.4). And the suggestions at the end of the report, which are made from it. */
#include "core/bug.h"
#include "games/swamp/report/swamp_report_parts.h"

#include "games/swamp/report/swamp_story.h"
#include "games/swamp/rules/swamp_work.h"

enum { FEWEST = 3 }; /* fewer den lizards than that yield no recruit (SW-13.2) */

static int hexes(const struct swamp_view *v) { return v->laws.wide * v->laws.high; }

void swamp_json_hex(struct lz_writer *w, const char *key, const struct swamp_view *v, int hex) {
    char room[8];
    struct lz_writer name = lz_writer_in(room, sizeof room);
    swamp_hex_print(swamp_name_of(&v->laws, hex), &name);
    lz_json_string(w, key, room);
}

/* Whether what belongs to that clan is in this listing. */
static bool listed(const struct swamp_view *v, int clan) { return v->seen.over || (clan && clan == v->clan); }

static void write_held(int mired, struct lz_writer *w) {
    char room[24];
    struct lz_writer held = lz_writer_in(room, sizeof room);
    if (!mired)
        return;
    lz_put(&held, "mired until ");
    lz_put_number(&held, mired);
    lz_json_string(w, "held", room);
}

static void write_band(const struct swamp_cell *cell, struct lz_writer *w) {
    lz_assert(cell->hunger <= SW_STARVING && cell->experience <= SW_VETERAN);
    lz_json_number(w, "number", cell->number);
    lz_json_open(w, "lizards", '{');
    for (int i = 0; i < SW_COLOURS; i++)
        if (cell->lizards[i])
            lz_json_number(w, swamp_facts.colour[i], cell->lizards[i]);
    lz_json_close(w, '}');
    lz_json_string(w, "hunger", swamp_facts.hunger[cell->hunger]);
    lz_json_string(w, "experience", swamp_facts.skill[cell->experience]);
    write_held(cell->mired, w);
}

static void write_sign(const struct swamp_cell *cell, struct lz_writer *w) {
    int marks = cell->marks;
    if (marks & (SW_BRIDGE | SW_RAFT | SW_HALF_BUILT))
        lz_json_string(w, "sign", marks & SW_BRIDGE ? "=" : marks & SW_RAFT ? "~" : "+");
}

/* ---- one function a list: whether the hex is in it, and its row */

static bool is_den(const struct swamp_view *v, const struct swamp_cell *cell) {
    return cell->terrain == SW_DEN && cell->known != SW_REMEMBERED && listed(v, cell->owner);
}

static void den_row(const struct swamp_cell *cell, struct lz_writer *w) {
    lz_json_number(w, "clan", cell->owner);
    if (cell->colour < SW_COLOURS)
        lz_json_string(w, "colour", swamp_den_colours[cell->colour]);
    if (cell->marks & SW_HOME)
        lz_json_bool(w, "home", true);
    lz_json_number(w, "population", cell->population);
    if (cell->colour < SW_COLOURS)
        lz_json_number(w, "cap", SW_FOOD * cell->fertile);
    if (cell->militia)
        lz_json_number(w, "militia", cell->militia);
    if (cell->clan)
        write_band(cell, w);
}

static bool is_band(const struct swamp_view *v, const struct swamp_cell *cell) {
    return cell->clan && listed(v, cell->clan) && cell->terrain != SW_DEN;
}

static void band_row(const struct swamp_cell *cell, struct lz_writer *w) {
    lz_json_number(w, "clan", cell->clan);
    lz_json_string(w, "terrain", swamp_facts.ground[cell->terrain].code);
    write_sign(cell, w);
    write_band(cell, w);
}

static bool owned(const struct swamp_view *v, const struct swamp_cell *cell) {
    return cell->known != SW_REMEMBERED && cell->owner != SW_FREE && cell->owner != SW_UNTOLD && listed(v, cell->owner);
}
static bool is_temple(const struct swamp_view *v, const struct swamp_cell *cell) {
    return cell->terrain == SW_TEMPLE && owned(v, cell);
}
static bool is_bridge(const struct swamp_view *v, const struct swamp_cell *cell) {
    return cell->marks & SW_BRIDGE && owned(v, cell);
}
static void owner_row(const struct swamp_cell *cell, struct lz_writer *w) { lz_json_number(w, "clan", cell->owner); }

static bool is_raft(const struct swamp_view *v, const struct swamp_cell *cell) {
    return cell->marks & SW_RAFT && cell->clan && listed(v, cell->clan);
}
static void raft_row(const struct swamp_cell *cell, struct lz_writer *w) {
    lz_json_number(w, "clan", cell->clan);
    if (cell->raft)
        lz_json_number(w, "turns", cell->raft);
}

static void write_spies(const struct swamp_view *v, struct lz_writer *w) {
    lz_json_open(w, "spies", '[');
    for (int i = 0; i < v->spies; i++) {
        const struct swamp_spy *spy = &v->spy[i];
        lz_assert(spy->colour < SW_COLOURS);
        lz_json_open(w, NULL, '{');
        swamp_json_hex(w, "hex", v, spy->hex);
        lz_json_number(w, "clan", spy->clan);
        lz_json_string(w, "colour", swamp_facts.colour[spy->colour]);
        lz_json_number(w, "age", spy->age);
        write_held(spy->mired > v->turn && v->cells[spy->hex].terrain == SW_SWAMP ? spy->mired : 0, w);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

struct list {
    const char *key;
    bool (*has)(const struct swamp_view *, const struct swamp_cell *);
    void (*row)(const struct swamp_cell *, struct lz_writer *);
};

static void write_list(const struct swamp_view *v, const struct list *list, struct lz_writer *w) {
    lz_json_open(w, list->key, '[');
    for (int hex = 0; hex < hexes(v); hex++) {
        const struct swamp_cell *cell = &v->cells[hex];
        if (!list->has(v, cell))
            continue;
        lz_json_open(w, NULL, '{');
        swamp_json_hex(w, "hex", v, hex);
        list->row(cell, w);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

void swamp_list_holdings(const struct swamp_view *v, struct lz_writer *w) {
    static const struct list lists[] = {
        { "dens", is_den, den_row },         { "bands", is_band, band_row }, { "temples", is_temple, owner_row },
        { "bridges", is_bridge, owner_row }, { "rafts", is_raft, raft_row },
    };
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++)
        write_list(v, &lists[i], w);
    write_spies(v, w);
}

/* ---- suggestions: what one's own lizards could be told next, each a line of an orders mail (SW-22.1) */

enum { NOTE_AT = 18 }; /* the column of the note, so that directions fit before it */

static struct lz_writer suggest(const struct swamp_view *v, const char *verb, int hex, char room[120]) {
    struct lz_writer line = lz_writer_in(room, 120);
    lz_put(&line, verb);
    lz_put_char(&line, ' ');
    swamp_hex_print(swamp_name_of(&v->laws, hex), &line);
    lz_assert(line.len < NOTE_AT);
    while (line.len < NOTE_AT)
        lz_put_char(&line, ' ');
    lz_put(&line, "; ");
    return line;
}

static void suggest_move(const struct swamp_view *v, int hex, struct lz_writer *w) {
    const struct swamp_cell *cell = &v->cells[hex];
    char room[120];
    bool raft = cell->marks & SW_RAFT;
    struct lz_writer line = suggest(v, raft ? "SA" : "MO", hex, room);
    swamp_put_lizards(cell->lizards, &line);
    lz_put(&line, ", ");
    lz_put(&line, swamp_facts.hunger[cell->hunger]);
    if (cell->mired) {
        lz_put(&line, ", mired until ");
        lz_put_number(&line, cell->mired);
    }
    lz_json_string(w, NULL, room);
}

static void suggest_recruits(const struct swamp_view *v, int hex, struct lz_writer *w) {
    char room[120];
    struct lz_writer line = suggest(v, "RE", hex, room);
    swamp_put_count(v->cells[hex].population, "den lizard", "den lizards", &line);
    lz_json_string(w, NULL, room);
}

static void suggest_sneak(const struct swamp_view *v, int hex, struct lz_writer *w) {
    char room[120];
    struct lz_writer line = suggest(v, "SN", hex, room);
    swamp_put_count(v->cells[hex].spies, "spy", "spies", &line);
    lz_json_string(w, NULL, room);
}

void swamp_list_template(const struct swamp_view *v, struct lz_writer *w) {
    lz_json_open(w, "template", '[');
    for (int hex = 0; hex < hexes(v) && v->clan && !v->seen.over; hex++) {
        const struct swamp_cell *cell = &v->cells[hex];
        if (cell->clan == v->clan)
            suggest_move(v, hex, w);
        if (cell->spies)
            suggest_sneak(v, hex, w);
        if (is_den(v, cell) && cell->population >= FEWEST)
            suggest_recruits(v, hex, w);
    }
    lz_json_close(w, ']');
}
