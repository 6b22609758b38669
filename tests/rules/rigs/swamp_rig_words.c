/* The words of a script: the map as a whole, clans, and what is worked out from the rest. */
#include "tests/rules/rigs/swamp_rig.h"

#include "core/words/verb.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

/* ---- the whole map */

static bool place_map(struct script *s, void *state, int seat, struct lz_text value) {
    struct swamp_state *w = state;
    int wide, high;
    (void)seat;
    if (!map_take_number(s, &value, SW_SIDE, &wide) || !map_take_number(s, &value, SW_SIDE, &high))
        return false;
    if (wide < 8 || high < 8 || wide & 1 || wide * high > SW_HEXES)
        return script_wrong(s,
                            "found a map of %d columns and %d rows, expected 8 or more, columns even, %d hexes at most",
                            wide, high, SW_HEXES);
    w->laws.wide = (uint8_t)wide;
    w->laws.high = (uint8_t)high;
    memset(w->hex, 0, sizeof w->hex);
    memset(w->spy, 0, sizeof w->spy);
    w->spies = 0;
    memset(swamp_rig_of(s)->named, 0, sizeof swamp_rig_of(s)->named);
    for (int hex = 0; hex < swamp_hexes(w); hex++)
        w->hex[hex].terrain = SW_WATER;
    return true;
}

static void print_map(struct script *s, const void *state, int seat, struct lz_writer *out) {
    const struct swamp_state *w = state;
    (void)s, (void)seat;
    lz_put_number(out, w->laws.wide);
    map_print_setting(" ", w->laws.high, out);
}

static bool place_bare(struct script *s, void *state, int seat, struct lz_text value) {
    struct swamp_state *w = state;
    struct swamp_rig *rig = swamp_rig_of(s);
    int named = seat;
    if (map_empty(value) && seat < 0)
        rig->bare = ((lz_seats)1 << w->head.seats) - 1;
    for (; named >= 0 || !map_empty(value); named = -1) {
        if (named < 0 && (named = rig_take_seat(s, &value)) < 0)
            return script_wrong(s, "found '%.*s', expected seats or nothing", SPAN(lz_trim(value)));
        rig->bare |= (lz_seats)1 << named;
    }
    return true;
}

static bool place_shuffled(struct script *s, void *state, int seat, struct lz_text value) {
    (void)state, (void)seat;
    swamp_rig_of(s)->keeps_order = 0;
    return map_empty(value) || script_wrong(s, "found '%.*s', expected nothing after shuffled", SPAN(value));
}

static void print_nothing(struct script *s, const void *state, int seat, struct lz_writer *out) {
    (void)s, (void)state, (void)seat, (void)out;
}

/* ---- clans */

static const char *const clan_states[] = { "active", "surrendered", "eliminated" };

static bool place_clan(struct script *s, void *state, int seat, struct lz_text value) {
    struct swamp_state *w = state;
    int found = map_like_one_of(value, clan_states, SW_ELIMINATED + 1);
    if (found < 0)
        return script_wrong(s, "found '%.*s', expected active, surrendered or eliminated", SPAN(value));
    w->clan[seat].state = (uint8_t)found;
    if (found != SW_ACTIVE)
        w->head.may &= ~swamp_seat(seat + 1), w->head.wait &= ~swamp_seat(seat + 1);
    return true;
}

static void print_clan_state(struct script *s, const void *state, int seat, struct lz_writer *out) {
    (void)s;
    lz_put(out, clan_states[((const struct swamp_state *)state)->clan[seat].state]);
}

static bool place_letters(struct script *s, char *at, uint32_t room, struct lz_text value) {
    if (!value.len || value.len > room)
        return script_wrong(s, "found '%.*s', expected 1 to %u letters", SPAN(value), room);
    memset(at, 0, room);
    memcpy(at, value.at, value.len);
    return true;
}

static void print_letters(const char *at, uint32_t room, struct lz_writer *out) {
    for (uint32_t i = 0; i < room && at[i]; i++)
        lz_put_char(out, at[i]);
}

static bool place_code(struct script *s, void *state, int seat, struct lz_text value) {
    return place_letters(s, ((struct swamp_state *)state)->clan[seat].code, 3, value);
}
static void print_code(struct script *s, const void *state, int seat, struct lz_writer *out) {
    (void)s;
    print_letters(((const struct swamp_state *)state)->clan[seat].code, 3, out);
}
static bool place_name(struct script *s, void *state, int seat, struct lz_text value) {
    return place_letters(s, ((struct swamp_state *)state)->clan[seat].name, SW_NAME, value);
}
static void print_name(struct script *s, const void *state, int seat, struct lz_writer *out) {
    (void)s;
    print_letters(((const struct swamp_state *)state)->clan[seat].name, SW_NAME, out);
}

/* ---- what is worked out */

static bool find_score(struct script *s, const void *state, int seat, struct lz_text *value, struct lz_writer *out) {
    struct swamp_points points[SW_CLANS];
    (void)s, (void)value;
    swamp_points_of(state, points);
    lz_put_number(out, points[seat].total);
    return true;
}

static bool find_points(struct script *s, const void *state, int seat, struct lz_text *value, struct lz_writer *out) {
    struct swamp_points all[SW_CLANS], *p = &all[seat];
    (void)s, (void)value;
    swamp_points_of(state, all);
    const int32_t numbers[] = { p->warriors, p->den_lizards, p->spies, p->homes, p->dens, p->temples, p->bridges };
    for (int i = 0; i < 7; i++)
        map_print_setting(i ? " " : "", numbers[i], out);
    return true;
}

static bool find_threshold(struct script *s, const void *state, int seat, struct lz_text *value,
                           struct lz_writer *out) {
    (void)s, (void)seat, (void)value;
    lz_put_number(out, swamp_threshold(state));
    return true;
}

static bool find_rank(struct script *s, const void *state, int seat, struct lz_text *value, struct lz_writer *out) {
    struct swamp_points points[SW_CLANS];
    uint8_t rank[SW_CLANS];
    (void)s, (void)seat, (void)value;
    swamp_points_of(state, points);
    swamp_ranking(state, points, rank);
    for (int i = 0; i < SW_CLANS && rank[i]; i++) {
        lz_put(out, i ? " " : "");
        map_print_clan(rank[i], out);
    }
    if (!out->len)
        lz_put(out, "none");
    return true;
}

static bool has_owner(const struct swamp_cell *cell) {
    return cell->terrain == SW_DEN || cell->terrain == SW_TEMPLE || cell->marks & SW_BRIDGE;
}

static void print_seen_den(const struct swamp_cell *cell, struct lz_writer *out) {
    lz_put_char(out, ' ');
    lz_put(out, map_colour_word(cell->colour));
    if (cell->population)
        map_print_setting(" pop=", cell->population, out);
    if (cell->militia)
        map_print_setting(" militia=", cell->militia, out);
}

static void print_seen(const struct swamp_cell *cell, struct lz_writer *out) {
    static const char *const marks[] = { " home", " bridge", " raft", " half" };
    lz_put(out, swamp_facts.ground[cell->terrain].code);
    for (int i = 0; i < 4; i++)
        lz_put(out, cell->marks >> i & 1 ? marks[i] : "");
    if (has_owner(cell)) {
        lz_put_char(out, ' ');
        map_print_clan(cell->owner, out);
    }
    if (cell->terrain == SW_DEN)
        print_seen_den(cell, out);
    if (cell->clan) {
        lz_put(out, " band ");
        map_print_clan(cell->clan, out);
        map_print_setting(" ", cell->number, out);
    }
    if (cell->spies)
        map_print_setting(" spies=", cell->spies, out);
    if (cell->known == SW_REMEMBERED)
        map_print_setting(" old=", cell->turn, out);
    if (cell->known == SW_OWNED)
        lz_put(out, " unseen");
}

static bool find_sees(struct script *s, const void *state, int seat, struct lz_text *value, struct lz_writer *out) {
    struct swamp_view view;
    int hex;
    if (!map_take_hex(s, state, value, &hex))
        return false;
    memset(&view, 0, sizeof view);
    swamp_view(&swamp_game, state, seat, &view);
    if (view.cells[hex].known == SW_NEVER)
        lz_put(out, "never");
    else
        print_seen(&view.cells[hex], out);
    return true;
}

#define DESK(member) \
    .offset = offsetof(struct swamp_state, desk[0].member), .size = 1, .stride = sizeof(struct swamp_desk)

const struct rig_word swamp_rig_words[SWAMP_RIG_WORDS] = {
    { "terrain", "terrain HEX HEX TERRAIN HEX TERRAIN", "the ground, by its code; `terrain all Pla`: of the whole map",
      RIG_OWN, .place = map_place_terrain, .print = map_print_terrain },
    { "band", "band HEX #i 19GRY hungry good mired=N|none",
      "the warriors there, all colours; hunger, skill and mired stay as they were if not said", RIG_OWN,
      .place = map_place_band, .print = map_print_band },
    { "den", "den HEX #i|free COLOUR|new N ...",
      "owner, colour, den lizards; then home, militia=N, falls=TURN, freed=GRN,RED: none of it if not said", RIG_OWN,
      .place = map_place_den, .print = map_print_den },
    { "temple", "temple HEX #i|free", "a temple and its owner", RIG_OWN, .place = map_place_temple,
      .print = map_print_temple },
    { "bridge", "bridge HEX #i|free|none", "a bridge and its owner", RIG_OWN, .place = map_place_bridge,
      .print = map_print_bridge },
    { "raft", "raft HEX N|none", "a raft and its turns left", RIG_OWN, .place = map_place_raft,
      .print = map_print_raft },
    { "half", "half HEX TURN|none", "a half-built den and the turn it was begun", RIG_OWN, .place = map_place_half,
      .print = map_print_half },
    { "spy", "spy HEX #i RED age=2 GRN mired=N|none", "all spies of that clan there, oldest first; age 1 if not said",
      RIG_OWN, .place = map_place_spy, .print = map_print_spy },
    { "turn", "turn N", "the last turn that was resolved", RIG_NUMBER, .most = SW_LAST_TURN,
      RIG_AT(struct swamp_state, turn) },
    { "map", "map COLUMNS ROWS", "the size of the map; clears it, so it comes first", RIG_OWN, .place = place_map,
      .print = print_map },
    { "bare", "bare [#i]", "nobody, or not that seat, is given a home", RIG_OWN, .place = place_bare,
      .print = print_nothing },
    { "shuffled", "shuffled", "orders are shuffled", RIG_OWN, .place = place_shuffled, .print = print_nothing },
    { "clan", "clan #i active|surrendered|eliminated", "whether the clan is in play", RIG_OWN, RIG_BY_SEAT,
      .place = place_clan, .print = print_clan_state },
    { "code", "code #i ABC", "the code of the clan", RIG_OWN, RIG_BY_SEAT, .place = place_code, .print = print_code },
    { "name", "name #i TEXT", "its name", RIG_OWN, RIG_BY_SEAT, .place = place_name, .print = print_name },
    { "leaving", "leaving #i yes|no", "it has surrendered, or will be dropped at the end of the turn", RIG_FLAG,
      RIG_BY_SEAT, DESK(leaving) },
    { "missed", "missed #i N", "turns in a row without orders", RIG_NUMBER, RIG_BY_SEAT, .most = 200, DESK(missed) },
    { "per-home", "per-home N", "the option victory_per_home", RIG_NUMBER, .most = 10000,
      RIG_AT(struct swamp_state, laws.victory_per_home) },
    { "drop-after", "drop-after N", "the option drop_after_missed", RIG_NUMBER, .most = 100,
      RIG_AT(struct swamp_state, laws.drop_after_missed) },
    { "orders", "orders #i N", "orders in that clan's book", RIG_NUMBER, RIG_BY_SEAT | RIG_FOUND, .most = SW_ORDERS,
      DESK(orders) },
    { "score", "score #i N", "the clan's points", RIG_OWN, RIG_BY_SEAT | RIG_FOUND, .find = find_score },
    { "points", "points #i N N N N N N N", "warriors, den lizards, spies; how many homes, other dens, temples, bridges",
      RIG_OWN, RIG_BY_SEAT | RIG_FOUND, .find = find_points },
    { "threshold", "threshold N", "points that win", RIG_OWN, RIG_FOUND, .find = find_threshold },
    { "rank", "rank #i #j|none", "the clans from the first place on", RIG_OWN, RIG_FOUND, .find = find_rank },
    { "sees", "sees #i HEX never|TERRAIN ...",
      "a hex in the seat's view; after the ground, in this order and only what is there: home bridge raft half, owner "
      "(#j free untold), den colour, pop=N militia=N, band #j N, spies=N, old=TURN or unseen",
      RIG_OWN, RIG_BY_SEAT | RIG_FOUND, .find = find_sees },
};
