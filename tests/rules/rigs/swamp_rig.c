/* A case about Lizards!: the empty map it begins with, the homes that keep its clans in the game, the order of lists.
 */
#include "tests/rules/rigs/swamp_rig.h"

#include "core/rng.h"
#include "core/seats.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

extern const struct rig swamp_rig;

void __real_swamp_shuffle(struct lz_rng *, uint16_t *list, int n);
void __wrap_swamp_shuffle(struct lz_rng *, uint16_t *list, int n);

/* The linker puts this in the way of swamp_shuffle: a script sees its orders carried out as it wrote them. */
void __wrap_swamp_shuffle(struct lz_rng *dice, uint16_t *list, int n) {
    struct script *s = script_running();
    if (!s || !swamp_rig_of(s)->keeps_order)
        __real_swamp_shuffle(dice, list, n);
}

enum { WIDE = 32, HIGH = 32 }; /* the map of the rulebook, whose hexes its examples name */
enum { HOME_POPULATION = 50 }; /* as many as one fertile hex feeds: it neither grows nor starves */
enum { FAR_ENOUGH = 3 };

static void await(struct swamp_state *w, int phase) {
    w->head.phase = (uint8_t)phase;
    w->head.may = 0;
    for (int clan = 1; clan <= w->head.seats; clan++)
        if (swamp_active(w, clan))
            w->head.may |= swamp_seat(clan);
    w->head.wait = w->head.may;
}

/* A game between equals goes on: nobody is dropped, and two homes are not domination. */
static void ease_laws(struct swamp_laws *laws) {
    const struct lz_option *option = swamp_game.options;
    laws->wide = WIDE;
    laws->high = HIGH;
    if (laws->drop_after_missed == option[SW_O_DROP].usual)
        laws->drop_after_missed = 0;
    if (laws->victory_per_home == option[SW_O_PER_HOME].usual)
        laws->victory_per_home = (uint16_t)option[SW_O_PER_HOME].most;
}

static void clear(struct script *s, void *state) {
    struct swamp_state *w = state;
    *swamp_rig_of(s) = (struct swamp_rig){ .keeps_order = 1, .ground = SW_WATER };
    ease_laws(&w->laws);
    memset(w->hex, 0, sizeof w->hex);
    memset(w->design, 0, sizeof w->design);
    memset(w->order, 0, sizeof w->order);
    for (int hex = 0; hex < swamp_hexes(w); hex++)
        w->hex[hex].terrain = SW_WATER;
    await(w, SW_PHASE_ORDERS);
}

static bool turn(struct script *s, void *state, int seat, int phase) {
    struct swamp_state *w = state;
    (void)seat; /* all clans act at once */
    if (phase == SW_PHASE_OVER)
        return script_wrong(s, "found phase over, expected start-up or orders: play the turn that ends the game");
    for (int i = 0; phase == SW_PHASE_STARTUP && i < w->head.seats; i++)
        w->design[i] = swamp_defaults[2];
    await(w, phase == SW_PHASE_STARTUP ? SW_PHASE_STARTUP : SW_PHASE_ORDERS);
    return true;
}

/* ---- homes for those that have none */

static bool has_home(const struct swamp_state *w, int clan) {
    for (int hex = 0; hex < swamp_hexes(w); hex++)
        if (w->hex[hex].terrain == SW_DEN && w->hex[hex].owner == clan && w->hex[hex].marks & SW_HOME)
            return true;
    return false;
}

static bool named(struct script *s, int hex) { return swamp_rig_of(s)->named[hex / 8] >> hex % 8 & 1; }
static void name(struct script *s, int hex) {
    swamp_rig_of(s)->named[hex / 8] = (uint8_t)(swamp_rig_of(s)->named[hex / 8] | 1 << hex % 8);
}

static bool lonely(struct script *s, const struct swamp_state *w, int hex, int distance) {
    uint16_t disk[SW_DISK];
    int n = hex == SW_NOWHERE ? 0 : swamp_disk(&w->laws, hex, distance - 1, disk);
    for (int i = 0; i < n; i++)
        if (named(s, disk[i]))
            return false;
    return n > 0;
}

/* The last hex of the map from which, and from whose northern neighbour, nothing that was named is near. */
static int lonely_hex(struct script *s, const struct swamp_state *w) {
    for (int distance = FAR_ENOUGH; distance > 1; distance--)
        for (int hex = swamp_hexes(w) - 1; hex >= 0; hex--)
            if (lonely(s, w, hex, distance) && lonely(s, w, swamp_neighbour(&w->laws, hex, SW_N), distance))
                return hex;
    return SW_NOWHERE;
}

static bool give_home(struct script *s, struct swamp_state *w, int clan) {
    int hex = lonely_hex(s, w);
    if (hex == SW_NOWHERE)
        return script_wrong(s, "found no hexes for a home of #%d far from those named, expected 'bare' or a home den",
                            clan - 1);
    int field = swamp_neighbour(&w->laws, hex, SW_N);
    w->hex[hex] = (struct swamp_hex){
        .terrain = SW_DEN, .owner = (uint8_t)clan, .colour = SW_RED, .marks = SW_HOME, .population = HOME_POPULATION
    };
    w->hex[field] = (struct swamp_hex){ .terrain = SW_FERTILE };
    name(s, hex);
    name(s, field);
    return true;
}

/* What the rules of the turn take for granted; all else that cannot be may be placed, to see what becomes of it. */
static bool settle_sums(struct script *s, const struct swamp_state *w) {
    for (int hex = 0; hex < swamp_hexes(w); hex++)
        if (w->hex[hex].clan && w->hex[hex].militia)
            return script_wrong(s, "found a band and militia in one hex, expected a den without militia");
    return w->turn < SW_LAST_TURN || w->head.over ||
           script_wrong(s, "found turn %d, expected one before the last, %d", w->turn, SW_LAST_TURN);
}

static bool settle(struct script *s, void *state) {
    struct swamp_state *w = state;
    struct swamp_rig *rig = swamp_rig_of(s);
    bool first = !rig->settled && w->head.phase == SW_PHASE_ORDERS;
    rig->settled = 1;
    for (int clan = 1; first && clan <= w->head.seats; clan++)
        if (swamp_active(w, clan) && !lz_in(rig->bare, clan - 1) && !has_home(w, clan) && !give_home(s, w, clan))
            return false;
    return settle_sums(s, w);
}

static bool audit(struct script *s, const void *state, struct lz_why *why) {
    (void)s;
    return swamp_game.audit(&swamp_game, state, why);
}

const struct rig swamp_rig = {
    .game = &swamp_game,
    .words = swamp_rig_words,
    .word_count = SWAMP_RIG_WORDS,
    .clear = clear,
    .turn = turn,
    .settle = settle,
    .audit = audit,
    .help =
        "  A position is a map of 32 x 32 hexes, all Water, whatever the number of seats; all clans act (`turn #0\n"
        "  orders`), nobody is dropped for missed turns unless drop_after_missed is given and not 3, and\n"
        "  victory_per_home is 10000 if 1000, which two homes would reach, is not changed (`per-home` sets any).\n"
        "  HOMES: a clan that is given no home den gets one, so that the game goes on, unless the script says `bare`:\n"
        "  a Red den with 50, owned, and a Fertile hex north of it that feeds exactly those. It is the last hex of "
        "the\n"
        "  map of which both are 3 hexes or more (else 2) from every hex named so far; clans in order of their seats:\n"
        "  if nothing is near there, #0 has 32AF and 31AF. They are placed once, before the first move or "
        "expectation.\n"
        "  ORDER: lists (SW-6.3) are not shuffled: orders are carried out by seat and line, then volcanoes and\n"
        "  whirlpools. `shuffled` shuffles; then `random` gives the shuffle its draws too. Matches dealt by a seed\n"
        "  (`game swamp seats=2`) are shuffled.\n"
        "  DRAWS: random N is rnd = N: a pct(p) comes true if N < p. Every draw of SW-21 takes one.\n"
        "  Several values of one word may be joined by ` ; ` in a position: terrain 5T Pla ; 5U Wat.\n"
        "  `*: turn` runs the turn, and so does `ready` of every seat. How an order ended: = result #0 LINE CODE [HEX "
        "a\n"
        "  b]. What a clan was told of itself: = lost #0 5T curse 3 0 0 0 0; of others or nobody: = told #0 erupted -\n"
        "  5T. Colours by name in dens (Red Green Grey Yellow Black), in counts and spies RED GRN GRY YEL BLK.\n",
};
