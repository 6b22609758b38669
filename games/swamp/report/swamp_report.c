/* The turn report as JSON (docs/report.md, SW-22.5 to 22.7), from a clan's view and the events it was told. */
#include "core/bug.h"
#include "games/swamp/report/swamp_report_parts.h"
#include "games/swamp/report/swamp_story.h"
#include "games/swamp/rules/swamp_work.h"
#include "games/swamp/sheet/swamp_sheet.h"

static const char *const phases[] = { "World", "Artillery", "Movement", "Development" };
static const char *const states[] = { "active", "surrendered", "eliminated" };
enum { PHASES = 4 };
_Static_assert(LZ_COUNT(phases) == PHASES && LZ_COUNT(states) == SW_ELIMINATED + 1, "a word is missing");

static bool own_home(const struct swamp_view *v, const struct swamp_cell *cell) {
    return v->clan && cell->owner == v->clan && cell->terrain == SW_DEN && cell->marks & SW_HOME;
}
static bool own_den(const struct swamp_view *v, const struct swamp_cell *cell) {
    return v->clan && cell->owner == v->clan && cell->terrain == SW_DEN;
}
static bool own_lizards(const struct swamp_view *v, const struct swamp_cell *cell) {
    return v->clan && (cell->clan == v->clan || cell->spies);
}
static bool known(const struct swamp_view *v, const struct swamp_cell *cell) {
    (void)v;
    return cell->known != SW_NEVER;
}

/* Where a wrapped world is best cut open opposite of. */
static int centre(const struct swamp_view *v) {
    bool (*const wanted[])(const struct swamp_view *, const struct swamp_cell *) = { own_home, own_den, own_lizards,
                                                                                     known };
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++)
        for (int hex = 0; hex < v->laws.wide * v->laws.high; hex++)
            if (wanted[i](v, &v->cells[hex]))
                return hex;
    return 0;
}

static void write_head(const struct swamp_view *v, struct lz_writer *w) {
    lz_json_string(w, "game", "swamp");
    lz_json_number(w, "turn", v->turn);
    lz_json_number(w, "clan", v->clan);
    if (v->clan) {
        char room[SW_NAME + 1];
        struct lz_writer name = lz_writer_in(room, sizeof room);
        swamp_put_name(&v->clans[v->clan - 1], &name);
        lz_json_string(w, "name", room);
        lz_json_text(w, "code", (struct lz_text){ v->clans[v->clan - 1].code, 3 });
        lz_json_string(w, "state", states[v->clans[v->clan - 1].state]);
    }
    lz_json_bool(w, "over", v->seen.over);
    if (v->seen.over) {
        lz_json_open(w, "won", '[');
        for (int clan = 1; clan <= v->seen.seats; clan++)
            if (v->seen.won >> (clan - 1) & 1)
                lz_json_number(w, NULL, clan);
        lz_json_close(w, ']');
    }
    lz_json_number(w, "wide", v->laws.wide);
    lz_json_number(w, "high", v->laws.high);
    lz_json_bool(w, "wrap", v->laws.wrap);
    swamp_json_hex(w, "centre", v, centre(v));
}

/* ---- the phases */

struct turn {
    const struct lz_event *from, *end;
};

static const char *kind_of(const struct swamp_view *v, const struct swamp_run *run) {
    static const char *const names[SW_TONES] = { "order", "news", "gain", "loss", "battle" };
    enum swamp_tone tone = swamp_run_tone(v, run);
    if (run->result && run->result->arg[1] != SW_CODE_OK)
        return "failed";
    return run->line && tone == SW_TONE_NEWS ? "order" : names[tone];
}

static void write_name(struct lz_writer *w, const char *key, int name) {
    char room[8];
    struct lz_writer hex = lz_writer_in(room, sizeof room);
    swamp_hex_print(name, &hex);
    lz_assert(!hex.full);
    lz_json_string(w, key, room);
}

static void write_order(const struct swamp_view *v, const struct swamp_run *run, struct lz_writer *w) {
    char room[80];
    struct lz_writer order = lz_writer_in(room, sizeof room);
    swamp_order_print(&v->laws, &run->order, &order);
    lz_assert(!order.full);
    lz_json_number(w, "line", run->line);
    lz_json_string(w, "order", room);
    lz_json_string(w, "code", swamp_code_name(run->result ? run->result->arg[1] : SW_CODE_OK));
    swamp_json_path(v, &run->order, w);
}

/* Why a den was lost: its defenders were beaten, nobody was in it, or it is no den any more. */
static const char *why_lost(const struct swamp_run *run, const struct lz_event *lost) {
    for (const struct lz_event *e = run->from; e < lost; e++)
        if (e->kind == SW_K_BATTLE && e->arg[0] == lost->arg[0])
            return "beaten";
    return lost->arg[4] == SW_FREE ? "destroyed" : "empty";
}

static void write_den_lost(const struct swamp_run *run, const struct lz_event *lost, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    write_name(w, "hex", lost->arg[0]);
    if (lost->arg[2] >= 0 && lost->arg[2] < SW_COLOURS)
        lz_json_string(w, "colour", swamp_den_colours[lost->arg[2]]);
    if (lost->arg[1] == SW_A_HOME_DEN)
        lz_json_bool(w, "home", true);
    lz_json_number(w, "population", lost->arg[3]);
    if (lost->arg[4] != SW_FREE && lost->arg[4] != SW_UNTOLD)
        lz_json_number(w, "clan", lost->arg[4]);
    lz_json_string(w, "why", why_lost(run, lost));
    lz_json_close(w, '}');
}

static void write_numbers(const struct swamp_view *v, const struct swamp_run *run, struct lz_writer *w) {
    int battles = 0, dens = 0;
    for (const struct lz_event *e = run->from; e < run->end; e++) {
        battles += e->kind == SW_K_BATTLE;
        dens += e->kind == SW_K_DEN_LOST;
    }
    if (battles) {
        lz_json_open(w, "battles", '[');
        swamp_run_battles(v, run, w);
        lz_json_close(w, ']');
    }
    if (dens)
        lz_json_open(w, "dens_lost", '[');
    for (const struct lz_event *e = run->from; e < run->end; e++)
        if (e->kind == SW_K_DEN_LOST)
            write_den_lost(run, e, w);
    if (dens)
        lz_json_close(w, ']');
}

static void write_item(const struct swamp_view *v, const struct swamp_run *run, struct lz_writer *w) {
    int names[SW_RUN_HEXES], n = swamp_run_hexes(run, names);
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "kind", kind_of(v, run));
    if (run->line)
        write_order(v, run, w);
    else if (run->at != SW_NO_NAME)
        write_name(w, "at", run->at);
    lz_json_open(w, "hexes", '[');
    for (int i = 0; i < n; i++)
        write_name(w, NULL, names[i]);
    lz_json_close(w, ']');
    write_numbers(v, run, w);
    lz_json_open(w, "lines", '[');
    swamp_run_tell(v, run, w);
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}

/* The items of the phase that begins at `e`. */
static void write_items(const struct swamp_view *v, const struct turn *t, const struct lz_event *e,
                        struct lz_writer *w) {
    struct swamp_run run;
    while (e < t->end && e->kind != SW_K_PHASE) {
        bool told = swamp_run_take(v, &run, e, t->end);
        run.turn = t->from;
        if (told)
            write_item(v, &run, w);
        lz_assert(swamp_run_next(&run) > e);
        e = swamp_run_next(&run);
    }
}

/* The events of the last turn, should there be more. */
static struct turn last_turn(const struct lz_event *events, uint32_t n) {
    struct turn t = { events + n, events + n };
    for (uint32_t i = n; i-- && t.from == t.end;)
        if (events[i].kind == SW_K_TURN)
            t.from = &events[i];
    return t;
}

/* Where a phase begins; `end` if nothing is told of it. */
static const struct lz_event *phase_in(const struct lz_event *e, const struct lz_event *end, int phase) {
    while (e < end && !(e->kind == SW_K_PHASE && e->arg[0] == phase))
        e++;
    return e < end ? e + 1 : end;
}

static void write_phases(const struct swamp_view *v, const struct turn *t, struct lz_writer *w) {
    lz_json_open(w, "phases", '[');
    for (int phase = 1; v->turn && phase <= PHASES; phase++) {
        lz_json_open(w, NULL, '{');
        lz_json_string(w, "name", phases[phase - 1]);
        lz_json_open(w, "items", '[');
        write_items(v, t, phase_in(t->from, t->end, phase), w);
        lz_json_close(w, ']');
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

void swamp_report(const struct lz_game *game, const void *view, const struct lz_event *events, uint32_t n,
                  struct lz_writer *w) {
    const struct swamp_view *v = view;
    lz_assert(v->clan <= v->seen.seats && v->laws.wide * v->laws.high <= SW_HEXES);
    lz_json_open(w, NULL, '{');
    struct turn turn = last_turn(events, n);
    write_head(v, w);
    swamp_list_headlines(v, turn.from, turn.end, w);
    swamp_list_sums(v, turn.from, turn.end, w);
    write_phases(v, &turn, w);
    swamp_list_hunger(v, w);
    swamp_list_holdings(v, w);
    swamp_list_ranking(v, w);
    swamp_list_game(v, w);
    swamp_list_map(v, w);
    swamp_list_template(v, w);
    swamp_list_help(v, w);
    lz_json_close(w, '}');
}
