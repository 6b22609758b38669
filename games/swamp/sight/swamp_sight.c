/* What a clan may know: who sees each hex (SW-3), what is remembered (SW-3.5), and the view (SW-17), which is built
   from nothing upward. */
#include "core/bug.h"
#include "core/match.h"
#include "core/seats.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

enum { NEAR = 2, FROM_PEAK = 3 }; /* SW-3.1 */

static void look_round(const struct swamp_state *s, int hex, int clan, lz_seats seers[SW_HEXES]) {
    uint16_t at[SW_DISK];
    lz_assert(swamp_is_clan(s, clan));
    int n = swamp_disk(&s->laws, hex, s->hex[hex].terrain == SW_PEAK ? FROM_PEAK : NEAR, at);
    for (int i = 0; i < n; i++)
        seers[at[i]] |= swamp_seat(clan);
}

/* `only`: one clan's eyes; 0: everybody's. */
static void sight_of(const struct swamp_state *s, int only, lz_seats seers[SW_HEXES]) {
    memset(seers, 0, SW_HEXES * sizeof seers[0]);
    for (int hex = 0; hex < swamp_hexes(s); hex++)
        if (s->hex[hex].clan && (!only || s->hex[hex].clan == only))
            look_round(s, hex, s->hex[hex].clan, seers);
    for (int i = 0; i < s->spies; i++)
        if (!only || s->spy[i].clan == only)
            look_round(s, s->spy[i].hex, s->spy[i].clan, seers);
}

void swamp_sight(const struct swamp_state *s, lz_seats seers[SW_HEXES]) { sight_of(s, 0, seers); }

/* ---- memory */

/* The colour of a home den is its owner's to know. */
static int colour_shown(const struct swamp_hex *at, int clan) {
    return at->marks & SW_HOME && at->owner != clan ? SW_COLOUR_UNTOLD : at->colour;
}

static void note(struct swamp_state *s, int seat, int hex) {
    const struct swamp_hex *at = &s->hex[hex];
    lz_assert(seat < s->head.seats && s->turn < UINT8_MAX);
    int den = at->terrain == SW_DEN ? (colour_shown(at, seat + 1) + 1) | (at->marks & SW_HOME ? SW_MEMORY_HOME : 0) : 0;
    s->memory_turn[seat][hex] = (uint8_t)(s->turn + 1);
    swamp_nibble_set(s->memory_terrain[seat], hex, at->terrain);
    swamp_nibble_set(s->memory_den[seat], hex, den);
}

/* What is drawn on a clan's map is remembered: all that it sees, and what is its own (SW-22.7). */
void swamp_remember(struct swamp_state *s) {
    lz_seats seers[SW_HEXES];
    if (!s->laws.map_memory)
        return;
    swamp_sight(s, seers);
    for (int hex = 0; hex < swamp_hexes(s); hex++) {
        lz_seats drawn = seers[hex] | swamp_seat(s->hex[hex].owner);
        for (int seat = 0; drawn >> seat; seat++)
            if (drawn >> seat & 1)
                note(s, seat, hex);
    }
}

/* ---- the cells of a view; `clan` is whose view it is */

static int band_size(const struct swamp_hex *at) {
    int n = 0;
    for (int i = 0; i < SW_COLOURS; i++)
        n += at->lizards[i];
    return n;
}

/* SW-3.2, and SW-17.3: only Eyes tells who owns a temple or bridge that is not one's own. */
static void show_ground(const struct swamp_hex *at, int clan, struct swamp_cell *cell) {
    bool own = at->owner == clan;
    cell->terrain = at->terrain;
    cell->marks = at->marks;
    if (at->terrain == SW_DEN) {
        cell->owner = at->owner;
        cell->colour = (uint8_t)colour_shown(at, clan);
    } else if (at->terrain == SW_TEMPLE || at->marks & SW_BRIDGE) {
        cell->owner = own ? at->owner : SW_UNTOLD;
    }
}

/* SW-17.1: den lizards and cap of one's own dens. */
static void show_den(const struct swamp_state *s, int hex, struct swamp_cell *cell) {
    cell->population = s->hex[hex].population;
    cell->fertile = (uint8_t)swamp_fertile_near(s, hex);
}

/* SW-17.1: everything about one's own band, but the life of its raft only if a green lizard is aboard. */
static void show_own_band(const struct swamp_state *s, int hex, struct swamp_cell *cell) {
    const struct swamp_hex *at = &s->hex[hex];
    memcpy(cell->lizards, at->lizards, sizeof cell->lizards);
    cell->hunger = at->hunger;
    cell->experience = at->experience;
    cell->mired = at->terrain == SW_SWAMP && at->mired > s->turn ? at->mired : 0; /* SW-10.6 */
    cell->raft = at->marks & SW_RAFT && at->lizards[SW_GRN] ? at->until : 0;
}

/* SW-3.2, SW-3.3. */
static bool band_shows(const struct swamp_hex *at, int clan, const struct swamp_cell *cell) {
    return at->clan == clan || !swamp_facts.ground[at->terrain].hides || cell->spies;
}

static void show_in_sight(const struct swamp_state *s, int hex, int clan, struct swamp_cell *cell) {
    const struct swamp_hex *at = &s->hex[hex];
    cell->known = SW_IN_SIGHT;
    show_ground(at, clan, cell);
    if (!at->clan || !band_shows(at, clan, cell))
        return;
    lz_assert(swamp_is_clan(s, at->clan));
    cell->clan = at->clan;
    cell->number = (uint16_t)band_size(at);
    if (at->clan == clan)
        show_own_band(s, hex, cell);
}

static void show_remembered(const struct swamp_state *s, int hex, int clan, struct swamp_cell *cell) {
    lz_assert(swamp_is_clan(s, clan));
    int turn = s->laws.map_memory ? s->memory_turn[clan - 1][hex] : 0;
    if (!turn)
        return;
    lz_assert(turn <= s->turn + 1);
    cell->known = SW_REMEMBERED;
    cell->turn = (uint8_t)(turn - 1);
    cell->terrain = (uint8_t)swamp_nibble(s->memory_terrain[clan - 1], hex);
    int den = swamp_nibble(s->memory_den[clan - 1], hex);
    if (!den)
        return;
    cell->colour = (uint8_t)((den & ~SW_MEMORY_HOME) - 1);
    cell->marks = den & SW_MEMORY_HOME ? SW_HOME : 0;
}

static void show_hex(const struct swamp_state *s, int hex, bool seen, struct swamp_view *v) {
    struct swamp_cell *cell = &v->cells[hex];
    bool own = s->hex[hex].owner == v->clan;
    if (!own && !seen) {
        show_remembered(s, hex, v->clan, cell);
        return;
    }
    if (seen)
        show_in_sight(s, hex, v->clan, cell);
    else {
        cell->known = SW_OWNED; /* SW-22.7 */
        show_ground(&s->hex[hex], v->clan, cell);
    }
    cell->turn = (uint8_t)s->turn;
    if (own && s->hex[hex].terrain == SW_DEN)
        show_den(s, hex, cell);
}

/* SW-3.4: of spies the clan's own, and no others. */
static void show_map(const struct swamp_state *s, struct swamp_view *v) {
    lz_seats seers[SW_HEXES];
    sight_of(s, v->clan, seers);
    for (int i = 0; i < s->spies; i++)
        if (s->spy[i].clan == v->clan) {
            lz_assert(v->cells[s->spy[i].hex].spies < UINT8_MAX);
            v->cells[s->spy[i].hex].spies++;
            v->spy[v->spies++] = s->spy[i];
        }
    for (int hex = 0; hex < swamp_hexes(s); hex++)
        show_hex(s, hex, seers[hex] & swamp_seat(v->clan), v);
}

/* SW-15.4: after the end nothing is hidden any more. */
static void show_everything(const struct swamp_state *s, struct swamp_view *v) {
    for (int hex = 0; hex < swamp_hexes(s); hex++) {
        const struct swamp_hex *at = &s->hex[hex];
        struct swamp_cell *cell = &v->cells[hex];
        *cell = (struct swamp_cell){ .known = SW_IN_SIGHT,
                                     .turn = (uint8_t)s->turn,
                                     .terrain = at->terrain,
                                     .marks = at->marks,
                                     .owner = at->owner,
                                     .colour = at->colour,
                                     .population = at->population,
                                     .militia = at->militia,
                                     .clan = at->clan,
                                     .number = (uint16_t)band_size(at) };
        show_own_band(s, hex, cell);
        cell->raft = at->marks & SW_RAFT ? at->until : 0;
        if (at->terrain == SW_DEN)
            cell->fertile = (uint8_t)swamp_fertile_near(s, hex);
    }
    v->spies = s->spies;
    memcpy(v->spy, s->spy, s->spies * sizeof s->spy[0]);
    for (int i = 0; i < s->spies; i++)
        if (s->spy[i].clan == v->clan)
            v->cells[s->spy[i].hex].spies++;
}

/* ---- what is public, and what is on one's own desk */

/* SW-15.2, SW-17.1: the ranking; the points of others only if the game shows them. */
static void show_ranking(const struct swamp_state *s, struct swamp_view *v) {
    struct swamp_points points[SW_CLANS];
    swamp_points_of(s, points);
    swamp_ranking(s, points, v->rank);
    v->threshold = swamp_threshold(s);
    for (int seat = 0; seat < s->head.seats; seat++)
        if (s->laws.ranking_points || s->head.over || seat + 1 == v->clan)
            v->score[seat] = points[seat].total;
    if (v->clan)
        v->points = points[v->clan - 1];
}

static void show_desk(const struct swamp_state *s, int seat, struct swamp_view *v) {
    const struct swamp_desk *desk = &s->desk[seat];
    lz_assert(desk->orders <= SW_ORDERS);
    v->leaving = desk->leaving;
    v->missed = desk->missed;
    v->acted = desk->acted;
    v->orders = desk->orders;
    if (s->head.phase == SW_PHASE_STARTUP)
        v->design = s->design[seat];
    else
        memcpy(v->order, s->order[seat], sizeof v->order);
}

/* SW-17.4: clients and bots are handed this view, never the state. */
void swamp_view(const struct lz_game *game, const void *state, int seat, void *view) {
    const struct swamp_state *s = state;
    struct swamp_view *v = view;
    memset(v, 0, sizeof *v);
    v->seen = lz_seen_by(game, s, seat);
    v->laws = s->laws;
    v->turn = s->turn;
    v->clan = (uint8_t)(seat < s->head.seats ? seat + 1 : 0);
    memcpy(v->clans, s->clan, sizeof v->clans);
    show_ranking(s, v);
    if (v->clan)
        show_desk(s, seat, v);
    if (s->head.over)
        show_everything(s, v);
    else if (v->clan)
        show_map(s, v);
}

/* A book is its clan's own (SW-17.3): only what is told of it is noticed. Of a clan that the host drops it is the clan
   itself that sees it leave; whatever else the host and the clock do is the turn. */
lz_seats swamp_noticed(const struct lz_game *game, const void *state, const struct lz_move *move) {
    const struct swamp_state *s = state;
    lz_assert(move->seat == LZ_CLOCK || move->seat < s->head.seats);
    if (move->seat == LZ_CLOCK)
        return move->verb == SW_DROP ? lz_only(move->arg[0]) : lz_everyone(s->head.seats);
    bool changes = lz_in(s->head.wait, move->seat) == (move->verb == SW_READY); /* which is told */
    return changes || move->verb == SW_NAME_CLAN ? lz_everyone(s->head.seats) : lz_only(move->seat);
}
