/* A world that the view's seat cannot rule out: what it knows stays as it is, all else is drawn anew so that the view
   of that world is the same view, byte for byte. */
#include "core/bug.h"
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "games/swamp/sight/swamp_imagine.h"
#include "games/swamp/swamp_tables.h"

#include <string.h>

enum { LIFE = 7 }; /* of a raft, at most (SW-13.7) */

/* A hex in sight, or one's own. The owner of a foreign temple or bridge, hidden bands and den lizards come later. */
static void know_hex(struct swamp_imagined *d, int hex) {
    const struct swamp_cell *cell = &d->v->cells[hex];
    struct swamp_hex *at = &d->s->hex[hex];
    at->terrain = cell->terrain;
    at->marks = cell->marks;
    at->owner = cell->owner == SW_UNTOLD ? SW_FREE : cell->owner;
    at->colour = cell->colour == SW_COLOUR_UNTOLD ? (uint8_t)swamp_imagine_colour(d) : cell->colour;
    at->population = cell->population;
    at->militia = cell->militia;
    if (cell->marks & SW_RAFT)
        at->until = cell->raft ? cell->raft : (uint8_t)(1 + swamp_imagine_roll(d, LIFE));
    else if (cell->marks & SW_HALF_BUILT)
        at->until = (uint8_t)d->s->turn;
    else if (cell->marks & SW_HOME && at->owner == SW_FREE)
        at->until = (uint8_t)(d->s->turn + 1 + swamp_imagine_roll(d, 3)); /* SW-15.5 */
    if (cell->clan != d->v->clan && !d->s->head.over)
        return;
    at->clan = cell->clan;
    memcpy(at->lizards, cell->lizards, sizeof at->lizards);
    at->hunger = cell->hunger;
    at->experience = cell->experience;
    at->mired = cell->mired;
}

static void know_desk(const struct swamp_view *v, struct swamp_state *s) {
    int me = v->clan - 1;
    lz_assert(swamp_is_clan(s, v->clan) && v->orders <= SW_ORDERS);
    s->desk[me] = (struct swamp_desk){ v->orders, v->missed, v->leaving, v->acted };
    if (s->head.phase == SW_PHASE_STARTUP)
        s->design[me] = v->design;
    else
        memcpy(s->order[me], v->order, sizeof v->order);
}

/* What others remember is what they see now; what the viewer remembers is told. */
static void know_memory(const struct swamp_view *v, struct swamp_state *s) {
    swamp_remember(s);
    for (int hex = 0; v->clan && hex < swamp_hexes(s); hex++) {
        const struct swamp_cell *cell = &v->cells[hex];
        if (cell->known != SW_REMEMBERED)
            continue;
        lz_assert(cell->terrain < SW_TERRAINS && s->memory_turn[v->clan - 1][hex] == 0);
        s->memory_turn[v->clan - 1][hex] = (uint8_t)(cell->turn + 1);
        swamp_nibble_set(s->memory_terrain[v->clan - 1], hex, cell->terrain);
        if (cell->terrain == SW_DEN)
            swamp_nibble_set(s->memory_den[v->clan - 1], hex,
                             (cell->colour + 1) | (cell->marks & SW_HOME ? SW_MEMORY_HOME : 0));
    }
}

/* SW-18.1: Default 3 until something else is chosen. How many have chosen is not seen, only who is ready. */
static void guess_designs(struct swamp_imagined *d) {
    for (int seat = 0; seat < d->s->head.seats; seat++) {
        int changed = lz_in(d->s->head.wait, seat) ? 25 : 50;
        if (seat + 1 != d->v->clan)
            d->s->design[seat] =
                swamp_defaults[swamp_imagine_roll(d, 100) < changed ? swamp_imagine_roll(d, SW_DEFAULTS)
                                                                    : SW_UNCHOSEN - 1];
    }
}

/* Who is ready has acted; of the others some have. */
static void guess_book(struct swamp_imagined *d, int seat, struct lz_rng *rng) {
    struct swamp_state *s = d->s;
    bool ready = !lz_in(s->head.wait, seat);
    lz_assert(lz_in(s->head.may, seat) && s->desk[seat].orders == 0);
    lz_seats wait = s->head.wait;
    s->desk[seat].acted = ready;
    for (int n = swamp_imagine_roll(d, 4); n > 0; n--) {
        struct lz_move move;
        if (swamp_sample(&swamp_game, s, seat, rng, &move) && move.verb < SW_ORDER_VERBS)
            swamp_game.apply(&swamp_game, s, &move, NULL);
    }
    s->head.wait = wait;
}

static void guess_desks(struct swamp_imagined *d, struct lz_rng *rng) {
    if (d->s->head.phase == SW_PHASE_STARTUP)
        guess_designs(d);
    for (int seat = 0; seat < d->s->head.seats; seat++) {
        if (seat + 1 == d->v->clan || !swamp_active(d->s, seat + 1))
            continue;
        if (d->s->head.phase == SW_PHASE_STARTUP)
            d->s->desk[seat].acted = !lz_in(d->s->head.wait, seat);
        else
            guess_book(d, seat, rng);
    }
}

static void imagine_map(struct swamp_imagined *d) {
    for (int hex = 0; hex < swamp_hexes(d->s); hex++)
        if (!swamp_imagine_unseen(d, hex))
            know_hex(d, hex);
    if (d->s->head.over) { /* SW-15.4: all is known */
        d->s->spies = d->v->spies;
        memcpy(d->s->spy, d->v->spy, d->v->spies * sizeof d->v->spy[0]);
        return;
    }
    swamp_imagine_map(d);
    swamp_imagine_clans(d);
}

void swamp_imagine(const struct lz_game *game, const void *view, struct lz_rng *rng, void *state) {
    const struct swamp_view *v = view;
    struct swamp_state *s = state;
    struct swamp_imagined d = { .v = v, .s = s, .mind = lz_draw(rng) };
    memset(s, 0, sizeof *s);
    s->head = lz_head_from(&v->seen);
    s->head.rng = lz_fork(rng, 0, lz_draw(rng));
    s->notices = lz_notices_from(&v->seen);
    s->laws = v->laws;
    s->turn = v->turn;
    s->clans_at_start = v->seen.seats;
    memcpy(s->clan, v->clans, sizeof s->clan);
    if (s->head.phase != SW_PHASE_STARTUP) {
        imagine_map(&d);
        know_memory(v, s);
    }
    if (v->clan)
        know_desk(v, s);
    if (!s->head.over)
        guess_desks(&d, rng);
}
