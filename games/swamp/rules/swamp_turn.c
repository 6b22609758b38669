/* One turn, top to bottom as in SW-6: the phases and their steps are one table. */
#include "core/bug.h"
#include "core/words/event.h"
#include "core/rng.h"
#include "core/seats.h"
#include "games/swamp/rules/swamp_work.h"

enum phase { WORLD = 1, ARTILLERY, MOVEMENT, DEVELOPMENT };
enum { DICE = 2 }; /* the purpose of chance; 1 is the world's (SW-21.1) */

/* What an order does, and in which phase. */
static const struct {
    struct swamp_result (*carry)(struct swamp_work *, int clan, const struct swamp_order *);
    enum phase phase;
} orders[SW_ORDER_VERBS] = {
    [SW_FR] = { swamp_fr, ARTILLERY },      [SW_LO] = { swamp_lo, ARTILLERY },
    [SW_CH] = { swamp_ch, ARTILLERY },      [SW_CHG] = { swamp_ch, ARTILLERY },
    [SW_MO] = { swamp_mo, MOVEMENT },       [SW_SP] = { swamp_mo, MOVEMENT },
    [SW_SN] = { swamp_sn, MOVEMENT },       [SW_SA] = { swamp_sa, MOVEMENT },
    [SW_RE] = { swamp_re, DEVELOPMENT },    [SW_GI] = { swamp_gi, DEVELOPMENT },
    [SW_BF] = { swamp_green, DEVELOPMENT }, [SW_DF] = { swamp_green, DEVELOPMENT },
    [SW_BR] = { swamp_green, DEVELOPMENT }, [SW_BD] = { swamp_grey, DEVELOPMENT },
    [SW_BB] = { swamp_grey, DEVELOPMENT },  [SW_DB] = { swamp_grey, DEVELOPMENT },
};

/* A list of a phase: orders as seat * SW_ORDERS + line, events as EVENT + hex. */
enum { EVENT = SW_CLANS * SW_ORDERS, LIST = EVENT + SW_HEXES };

static int list_orders(const struct swamp_state *s, enum phase phase, uint16_t list[LIST]) {
    int n = 0;
    for (int seat = 0; seat < s->head.seats; seat++) {
        lz_assert(s->desk[seat].orders <= s->laws.order_limit);
        for (int line = 0; line < s->desk[seat].orders; line++)
            if (orders[s->order[seat][line].verb].phase == phase)
                list[n++] = (uint16_t)(seat * SW_ORDERS + line);
    }
    return n;
}

static int list_events(const struct swamp_state *s, int terrain, uint16_t *list, int n) {
    for (int hex = 0; hex < swamp_hexes(s); hex++)
        if (s->hex[hex].terrain == terrain)
            list[n++] = (uint16_t)(EVENT + hex);
    return n;
}

static void carry_out(struct swamp_work *w, int entry) {
    int seat = entry / SW_ORDERS, line = entry % SW_ORDERS;
    lz_assert(seat < w->s->head.seats && line < w->s->desk[seat].orders);
    const struct swamp_order *order = &w->s->order[seat][line];
    const uint16_t *n = order->count; /* or chant, black and target, or clan: as they stand */
    swamp_say(w, SW_K_ORDER, seat + 1, lz_only(seat), line + 1, order->verb, SW_AT(w, order->hex), order->path, n[0],
              n[1], n[2], n[3], n[4]);
    struct swamp_result r = orders[order->verb].carry(w, seat + 1, order);
    lz_assert(r.code < SW_CODES && swamp_on_map(&w->s->laws, r.hex));
    swamp_say(w, SW_K_RESULT, seat + 1, lz_only(seat), line + 1, r.code, SW_AT(w, r.hex), r.a, r.b);
}

static void happen(struct swamp_work *w, int hex, int kind) {
    if (kind == SW_VOLCANO)
        swamp_volcano(w, hex);
    else
        swamp_whirlpool(w, hex);
}

/* SW-6.3: all orders of the phase, and in the Movement Phase the events of nature, in one shuffled list. */
static void run_list(struct swamp_work *w, enum phase phase) {
    uint16_t list[LIST];
    int n = list_orders(w->s, phase, list), volcanoes = n;
    if (phase == MOVEMENT) {
        volcanoes = list_events(w->s, SW_VOLCANO, list, n);
        n = list_events(w->s, SW_WHIRLPOOL, list, volcanoes);
    }
    /* What each entry was is decided now: a volcano born later waits for next turn (SW-12.2). */
    lz_assert(n <= LIST);
    uint8_t kind[SW_HEXES];
    for (int i = 0; i < n; i++)
        if (list[i] >= EVENT)
            kind[list[i] - EVENT] = i < volcanoes ? SW_VOLCANO : SW_WHIRLPOOL;
    swamp_shuffle(&w->dice, list, n);
    for (int i = 0; i < n; i++)
        if (list[i] < EVENT)
            carry_out(w, list[i]);
        else
            happen(w, list[i] - EVENT, kind[list[i] - EVENT]);
}

static void artillery(struct swamp_work *w) { run_list(w, ARTILLERY); }
static void movement(struct swamp_work *w) { run_list(w, MOVEMENT); }
static void development(struct swamp_work *w) { run_list(w, DEVELOPMENT); }

static const struct {
    enum phase phase;
    void (*run)(struct swamp_work *);
} steps[] = {
    { WORLD, swamp_nomads },                      /* SW-7.1 */
    { WORLD, swamp_cursed_ground },               /* SW-7.2 */
    { WORLD, swamp_collapse },                    /* SW-7.3 */
    { WORLD, swamp_growth },                      /* SW-7.4 */
    { WORLD, swamp_hungers },                     /* SW-7.5 */
    { WORLD, swamp_excess },                      /* SW-7.6 */
    { ARTILLERY, artillery },                     /* SW-8: FR, LO, CH */
    { MOVEMENT, movement },                       /* SW-10, SW-12: MO, SP, SN, SA, volcanoes, whirlpools */
    { MOVEMENT, swamp_spies_at_end_of_movement }, /* SW-4.8 c */
    { DEVELOPMENT, development },                 /* SW-13: RE, GI, BF, DF, BR, BD, BB, DB */
    { DEVELOPMENT, swamp_amalgamate },            /* SW-14.1 */
    { DEVELOPMENT, swamp_rafts_age },             /* SW-14.2 */
    { DEVELOPMENT, swamp_dens_fall },             /* SW-14.3 */
    { DEVELOPMENT, swamp_starvation },            /* SW-14.4 */
    { DEVELOPMENT, swamp_spies_return },          /* SW-14.5, SW-14.6 */
    { DEVELOPMENT, swamp_elimination },           /* SW-14.7 */
    { DEVELOPMENT, swamp_victory },               /* SW-14.8, SW-15.3 */
    { DEVELOPMENT, swamp_departures },            /* SW-15.5 */
};

/* SW-15.2, SW-17.1: public, unless the game hides points. */
static void say_ranking(struct swamp_work *w) {
    const struct swamp_state *s = w->s;
    struct swamp_points points[SW_CLANS];
    uint8_t rank[SW_CLANS];
    if (!w->out || !s->laws.ranking_points)
        return;
    swamp_points_of(s, points);
    swamp_ranking(s, points, rank);
    for (int i = 0; i < s->head.seats && rank[i] && swamp_active(s, rank[i]); i++)
        swamp_say(w, SW_K_PLACE, rank[i], swamp_everyone(w), i + 1, points[rank[i] - 1].total);
}

/* SW-15.4: once the game is over everybody may know who holds which home den. */
static void say_homes(struct swamp_work *w) {
    const struct swamp_state *s = w->s;
    for (int hex = 0; w->out && s->head.over && hex < swamp_hexes(s); hex++)
        if (s->hex[hex].terrain == SW_DEN && s->hex[hex].marks & SW_HOME && s->hex[hex].owner)
            swamp_say(w, SW_K_HOLDS, s->hex[hex].owner, swamp_everyone(w), SW_AT(w, hex));
}

void swamp_turn(struct swamp_state *s, struct lz_sink *out) {
    struct swamp_work work, *w = &work;
    struct swamp_lookout lookout;
    lz_assert(s->turn < SW_LAST_TURN && !s->head.over);
    s->turn++;
    lz_tell(out, SW_K_TURN, LZ_CLOCK, lz_everyone(s->head.seats), s->turn);
    swamp_lookout_begin(s, &lookout, out);
    swamp_work_begin(w, s, out, lz_fork(&s->head.rng, DICE, s->turn));
    for (size_t i = 0, phase = 0; i < sizeof steps / sizeof steps[0]; i++) {
        if (steps[i].phase != phase)
            swamp_say(w, SW_K_PHASE, 0, swamp_everyone(w), (int)steps[i].phase);
        phase = steps[i].phase;
        steps[i].run(w);
    }
    swamp_work_end(w);
    swamp_lookout_end(s, &lookout, out);
    say_ranking(w);
    say_homes(w);
    lz_tell(out, SW_K_TURN_OVER, LZ_CLOCK, lz_everyone(s->head.seats), s->turn);
    swamp_remember(s);
}
