/* The events of the Development Phase, in the order of SW-14: amalgamation, rafts, dens, starvation, elimination,
   victory, departures; and the turn put back into the state. */
#include "core/bug.h"
#include "core/words/event.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

enum { COLLAPSE_AFTER = 3 }; /* SW-15.5 */

/* SW-14.1 */
void swamp_amalgamate(struct swamp_work *w) {
    for (int hex = 0; hex < swamp_hexes(w->s); hex++)
        if (swamp_clan_at(w, hex))
            swamp_merge(w, hex);
}

/* SW-14.2 */
void swamp_rafts_age(struct swamp_work *w) {
    for (int hex = 0; hex < swamp_hexes(w->s); hex++) {
        struct swamp_hex *at = &w->s->hex[hex];
        if (!(at->marks & SW_RAFT) || w->raft_new[hex])
            continue;
        lz_assert(at->until > 0);
        at->until--;
        if (at->until == 0)
            swamp_raft_gone(w, hex);
    }
}

/* SW-14.3 */
void swamp_dens_fall(struct swamp_work *w) {
    for (int hex = 0; hex < swamp_hexes(w->s); hex++) {
        const struct swamp_hex *at = &w->s->hex[hex];
        if (at->terrain == SW_DEN && at->marks & SW_HOME && at->owner == SW_FREE && at->until == w->s->turn)
            swamp_den_to_ruin(w, hex);
        else if (at->marks & SW_HALF_BUILT && at->until != w->s->turn)
            swamp_half_built_gone(w, hex);
    }
}

/* SW-14.4: a band at 5 loses about half and stays Starving. */
static void starve(struct swamp_work *w, int hex) {
    struct swamp_cells cells;
    uint16_t fallen[SW_COLOURS] = { 0 };
    int clan = swamp_clan_at(w, hex), n = swamp_warriors(w, hex);
    swamp_cells_of(w, hex, &cells);
    swamp_cull(w, &cells, (n * (45 + swamp_rnd(w, 11)) + 50) / 100, fallen);
    swamp_sweep(w, hex);
    swamp_say_lost(w, (struct swamp_toll){ clan, hex, SW_BY_HUNGER }, fallen);
}

void swamp_starvation(struct swamp_work *w) {
    for (int hex = 0; hex < swamp_hexes(w->s); hex++)
        if (swamp_clan_at(w, hex) && w->group[w->first[hex]].hunger == SW_STARVING)
            starve(w, hex);
}

static void spies_gone(struct swamp_work *w, int clan) {
    for (int i = 0; i < w->spies; i++)
        if (w->spy[i].clan == clan && w->spy[i].hex != SW_NOWHERE)
            swamp_spy_lose(w, i, SW_BY_CHAOS);
}

static void disown(struct swamp_work *w, int clan) {
    for (int hex = 0; hex < swamp_hexes(w->s); hex++) {
        lz_assert(w->s->hex[hex].clan != clan); /* nobody of it is left */
        if (w->s->hex[hex].owner == clan)
            w->s->hex[hex].owner = SW_FREE;
    }
}

static void state_becomes(struct swamp_work *w, int clan, enum swamp_clan_state state) {
    lz_assert(swamp_active(w->s, clan) && state != SW_ACTIVE);
    w->s->clan[clan - 1].state = (uint8_t)state;
    w->s->desk[clan - 1].leaving = 0;
}

/* SW-14.7 */
void swamp_elimination(struct swamp_work *w) {
    struct swamp_points points[SW_CLANS];
    swamp_points_now(w, points);
    for (int clan = 1; clan <= w->s->head.seats; clan++) {
        const struct swamp_points *p = &points[clan - 1];
        if (!swamp_active(w->s, clan) || p->warriors || p->dens || p->homes)
            continue;
        state_becomes(w, clan, SW_ELIMINATED);
        swamp_say(w, SW_K_OUT, clan, swamp_everyone(w), clan);
        spies_gone(w, clan);
        disown(w, clan);
    }
}

/* ---- victory, SW-15.3 */

/* Above 0 if a comes before b: score, home dens, lizards. */
static int better(const struct swamp_points *a, const struct swamp_points *b) {
    int homes = a->homes - b->homes;
    int lizards = a->warriors + a->den_lizards + a->spies - b->warriors - b->den_lizards - b->spies;
    return a->total != b->total ? a->total - b->total : homes ? homes : lizards;
}

static lz_seats best_of(const struct swamp_points points[SW_CLANS], lz_seats runners) {
    lz_seats best = 0;
    const struct swamp_points *first = NULL;
    for (int clan = 1; clan <= SW_CLANS; clan++) {
        const struct swamp_points *one = &points[clan - 1];
        if (!(runners & swamp_seat(clan)))
            continue;
        int ahead = first ? better(one, first) : 1;
        if (ahead > 0) {
            first = one;
            best = 0;
        }
        if (ahead >= 0)
            best |= swamp_seat(clan);
    }
    return best;
}

static lz_seats active(const struct swamp_state *s) {
    lz_seats seats = 0;
    for (int clan = 1; clan <= s->head.seats; clan++)
        if (swamp_active(s, clan))
            seats |= swamp_seat(clan);
    return seats;
}

/* Those who reach the threshold; in the last turn, if nobody does, all. */
static lz_seats qualified(const struct swamp_state *s, const struct swamp_points points[SW_CLANS]) {
    int32_t least = swamp_threshold(s) + s->laws.victory_strict;
    int last = s->laws.max_turns ? s->laws.max_turns : SW_LAST_TURN;
    lz_seats seats = active(s), over = 0;
    for (int clan = 1; clan <= s->head.seats; clan++)
        if (seats & swamp_seat(clan) && points[clan - 1].total >= least)
            over |= swamp_seat(clan);
    return over || s->turn < last ? over : seats;
}

static void end_game(struct swamp_work *w, lz_seats won, const struct swamp_points points[SW_CLANS]) {
    lz_assert((won & ~active(w->s)) == 0);
    w->s->head.over = 1;
    w->s->head.won = won;
    for (int clan = 1; clan <= SW_CLANS; clan++)
        if (won & swamp_seat(clan))
            swamp_say(w, SW_K_WON, clan, swamp_everyone(w), clan, points[clan - 1].total);
    if (!won)
        swamp_say(w, SW_K_NOBODY, 0, swamp_everyone(w));
}

/* One clan left wins, none left ends the game; answers whether it has ended. */
static bool deserted(struct swamp_work *w, const struct swamp_points points[SW_CLANS]) {
    lz_seats left = active(w->s);
    if (left & (left - 1) || (left && w->s->clans_at_start < 2))
        return false;
    end_game(w, left, points);
    return true;
}

/* SW-14.8 */
void swamp_victory(struct swamp_work *w) {
    struct swamp_points points[SW_CLANS];
    swamp_points_now(w, points);
    if (deserted(w, points))
        return;
    lz_seats winners = best_of(points, qualified(w->s, points));
    if (winners)
        end_game(w, winners, points);
}

/* ---- leaving, SW-15.5 */

/* A den of the clan: free, those in it are its militia now, and a home den has its collapse turn. */
static void den_left(struct swamp_work *w, int hex, int clan) {
    struct swamp_hex *at = &w->s->hex[hex];
    lz_assert(w->s->turn + COLLAPSE_AFTER <= UINT8_MAX);
    at->militia = (uint16_t)swamp_own(w, hex, clan);
    if (at->marks & SW_HOME)
        at->until = (uint8_t)(w->s->turn + COLLAPSE_AFTER);
}

static void depart(struct swamp_work *w, int clan) {
    state_becomes(w, clan, SW_SURRENDERED);
    swamp_say(w, SW_K_LEFT, clan, swamp_everyone(w), clan);
    for (int hex = 0; hex < swamp_hexes(w->s); hex++) {
        const struct swamp_hex *at = &w->s->hex[hex];
        if (at->terrain == SW_DEN && at->owner == clan)
            den_left(w, hex, clan);
        if (at->clan == clan)
            swamp_band_clear(w, hex);
    }
    spies_gone(w, clan);
    disown(w, clan);
}

void swamp_departures(struct swamp_work *w) {
    if (w->s->head.over)
        return; /* nobody leaves a game that is over */
    for (int clan = 1; clan <= w->s->head.seats; clan++)
        if (swamp_active(w->s, clan) && w->s->desk[clan - 1].leaving)
            depart(w, clan);
    struct swamp_points points[SW_CLANS];
    swamp_points_now(w, points);
    deserted(w, points);
}

/* ---- back into the state */

/* A mire that has run out is forgotten. */
static uint8_t still_mired(const struct swamp_state *s, int mired) { return mired > s->turn ? (uint8_t)mired : 0; }

static void pack_band(struct swamp_work *w, int hex) {
    struct swamp_hex *at = &w->s->hex[hex];
    const struct swamp_group *band = &w->group[w->first[hex]];
    lz_assert(band->next == SW_NO_GROUP);
    lz_assert(swamp_size(band) > 0 && swamp_size(band) <= SW_LIMIT); /* SW-4.6 */
    lz_assert(band->hunger <= SW_STARVING && band->experience <= SW_VETERAN);
    memcpy(at->lizards, band->lizards, sizeof at->lizards);
    at->hunger = band->hunger;
    at->experience = band->experience;
    at->mired = still_mired(w->s, band->mired);
}

/* They lie by clan, then in order of creation (SW-4.8); the gaps close. */
static void pack_spies(struct swamp_work *w) {
    struct swamp_state *s = w->s;
    memset(s->spy, 0, sizeof s->spy);
    s->spies = 0;
    for (int i = 0; i < w->spies; i++) {
        const struct swamp_agent *a = &w->spy[i];
        if (a->hex == SW_NOWHERE)
            continue;
        lz_assert(s->spies < SW_SPIES);
        lz_assert(swamp_on_map(&s->laws, a->hex) && a->colour < SW_COLOURS && a->age < 8);
        s->spy[s->spies++] = (struct swamp_spy){ .hex = a->hex & 1023u,
                                                 .colour = a->colour & 7u,
                                                 .age = a->age & 7u,
                                                 .clan = a->clan,
                                                 .mired = still_mired(s, a->mired) };
    }
}

void swamp_work_end(struct swamp_work *w) {
    for (int hex = 0; hex < swamp_hexes(w->s); hex++)
        if (w->s->hex[hex].clan)
            pack_band(w, hex);
    pack_spies(w);
}
