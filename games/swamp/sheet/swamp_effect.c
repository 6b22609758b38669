/* What a move will do, said before it is made: an order with the words of its receipt and what speaks against it, and
   what is done between turns; and the facts that make a refusal apply. All from the view. */
#include "core/bug.h"
#include "core/seats.h"
#include "core/words/effect.h"
#include "core/words/verb.h"
#include "games/swamp/sheet/swamp_sheet_work.h"
#include "games/swamp/swamp_tables.h"

#include <string.h>

enum { BUDGET = 1200 };

/* ---- an order */

/* The order as the next of the book, and what is noted of it there. */
static void effect_notes(const struct swamp_view *v, const struct lz_move *move, struct lz_effects *out) {
    struct swamp_line line;
    swamp_advise_next(v, move, &line);
    for (int i = 0; i < line.notes; i++) {
        char room[400];
        struct lz_writer w = lz_writer_in(room, sizeof room);
        swamp_note_put(v, &line.note[i], &w);
        lz_effect_tell(out, LZ_CAREFUL, swamp_note_rule(line.note[i].code), &w);
    }
}

static void effect_order(struct swamp_talk *t, const struct lz_move *move) {
    swamp_order_effects(t->v, move, t->out);
    effect_notes(t->v, move, t->out);
    swamp_talk(t, "It is order %n of %n of this turn, and you can change it until the turn runs.", t->v->orders + 1,
               t->v->laws.order_limit);
    swamp_said(t, LZ_SURE, "SW-6.2");
}

/* ---- between turns */

static void effect_clear(struct swamp_talk *t, const struct lz_move *move) {
    swamp_talk(t, t->v->orders == 1 ? "Your %n order is torn up." : "Your %n orders are torn up.", t->v->orders);
    swamp_said(t, LZ_SURE, "SW-6.2");
}

static void effect_ready(struct swamp_talk *t, const struct lz_move *move) {
    bool last = t->v->seen.wait == lz_only(t->v->seen.seat), begun = t->v->seen.phase == SW_PHASE_ORDERS;
    swamp_talk(t, last    ? "You are the last one: the turn runs at once."
                  : begun ? "Your orders stand, and the turn runs when all are ready."
                          : "Your start-up stands, and the world is made when all are ready.");
    swamp_said(t, LZ_SURE, "SW-6.1");
    if (begun && !t->v->orders)
        lz_effect_say(t->out, LZ_CAREFUL, "SW-6.2", "You have given no orders: your lizards stay where they are.");
}

static void effect_wait(struct swamp_talk *t, const struct lz_move *move) {
    lz_effect_say(t->out, LZ_SURE, "SW-6.1", "You are not ready: the turn waits for you.");
}

static void effect_surrender(struct swamp_talk *t, const struct lz_move *move) {
    lz_effect_say(t->out, LZ_CAREFUL, "SW-15.5",
                  "Your clan leaves the game at the end of this turn: its dens become free and its lizards are gone.");
    lz_effect_say(t->out, LZ_SURE, "SW-15.5", "Until the turn runs you can take it back with stay.");
}

static void effect_stay(struct swamp_talk *t, const struct lz_move *move) {
    lz_effect_say(t->out, LZ_SURE, "SW-15.5", "Your clan stays in the game after all.");
}

/* ---- before the first turn */

static void effect_name(struct swamp_talk *t, const struct lz_move *move) {
    char name[LZ_TEXT + 1];
    name[lz_move_text(move, name)] = 0;
    swamp_talk(t, "All clans will know yours as %s.", name);
    swamp_said(t, LZ_SURE, "SW-4.1");
}

const char *const swamp_start_words[SW_DEFAULTS] = {
    "Black: 110 chanters in a temple, builders on two ruins, few fighters: magic from the first turn.",
    "Red: 400 red warriors in four bands round one big den: attack early.",
    "Yellow: 180 reds, 50 chanters, builders on two ruins, food for three dens: the one to begin with.",
    "Grey: three dens and much food, but only 90 reds: grow first, fight later.",
};

static void effect_default(struct swamp_talk *t, const struct lz_move *move) {
    lz_effect_say(t->out, LZ_SURE, "SW-18.8", swamp_start_words[move->arg[0] - 1]);
}

static void effect_design(struct swamp_talk *t, const struct lz_move *move) {
    const struct swamp_shape *shape = &swamp_facts.shape[move->arg[0] - 1];
    swamp_talk(t, "You design your start on template %n: %n hexes for %n of %n points, all of them water so far.",
               move->arg[0], shape->hexes, shape->cost, BUDGET);
    swamp_said(t, LZ_SURE, "SW-18.2");
    if (!move->arg[1])
        return;
    swamp_talk(t, "Hex %n is the home den, if it becomes a den with a Fertile hex next to it.", move->arg[1]);
    swamp_said(t, LZ_OPEN, "SW-18.5");
}

struct tally {
    int sum, skipped;
};
static void count_item(void *to, const struct swamp_item *item) {
    struct tally *tally = to;
    tally->sum = item->sum;
    tally->skipped += item->why != SW_BOUGHT;
}

/* The design with the hex as the move fills it. */
static struct swamp_design designed(const struct swamp_view *v, const struct lz_move *move) {
    struct swamp_design design = v->design;
    struct swamp_plot *plot = &design.plot[move->arg[0] - 1];
    *plot = swamp_plot_of(move->arg[1]);
    plot->pop = (uint16_t)move->arg[2];
    for (int i = 0; i < SW_COLOURS; i++)
        plot->lizards[i] = (uint16_t)move->arg[3 + i];
    return design;
}

static void effect_plot(struct swamp_talk *t, const struct lz_move *move) {
    struct swamp_design design = designed(t->v, move), bought;
    struct tally tally = { 0 };
    swamp_design_reduce(&design, &bought, &(struct swamp_bill){ count_item, &tally });
    swamp_talk(t, "Hex %n becomes ", move->arg[0]);
    lz_title_print(&swamp_game, 'q', move->arg[1], &t->w);
    swamp_talk(t, ", and the design costs %n of %n points.", tally.sum, BUDGET);
    swamp_said(t, LZ_SURE, "SW-18.4");
    if (tally.skipped)
        lz_effect_say(t->out, LZ_CAREFUL, "SW-18.4",
                      "Not everything in the design can be bought: the rest is skipped.");
    if (bought.chosen)
        lz_effect_say(t->out, LZ_CAREFUL, "SW-18.5",
                      "So far no den has a Fertile hex next to it: without one Default 3 is taken instead.");
}

/* ---- all of them */

static void (*const effects[SW_VERBS])(struct swamp_talk *, const struct lz_move *) = {
    [SW_CLEAR] = effect_clear,         [SW_READY] = effect_ready,   [SW_WAIT] = effect_wait,
    [SW_SURRENDER] = effect_surrender, [SW_STAY_ON] = effect_stay,  [SW_NAME_CLAN] = effect_name,
    [SW_DEFAULT] = effect_default,     [SW_DESIGN] = effect_design, [SW_PLOT] = effect_plot,
};

void swamp_effect(const struct lz_game *game, const void *view, const struct lz_input *in, struct lz_effects *out) {
    struct swamp_talk t = { .v = view, .out = out };
    t.w = lz_writer_in(t.room, sizeof t.room);
    if (in->move.verb < SW_ORDER_VERBS)
        effect_order(&t, &in->move);
    else if (effects[in->move.verb])
        effects[in->move.verb](&t, &in->move);
}

/* ---- why not */

struct refusal {
    const struct swamp_view *v;
    const struct lz_move *move;
    int arg;
};

static void because_hex(struct swamp_talk *t, const struct refusal *r) {
    swamp_talk(t, "The map has rows 1 to %n and columns A to ", t->v->laws.high);
    if (t->v->laws.wide > 26)
        lz_put_char(&t->w, 'A');
    lz_put_char(&t->w, (char)('A' + (t->v->laws.wide - 1) % 26));
    swamp_talk(t, ".");
}

static void because_many(struct swamp_talk *t, const struct refusal *r) {
    struct swamp_order order = swamp_order_of(&t->v->laws, r->move);
    int n = 0;
    for (int i = 0; i < SW_COLOURS; i++)
        n += order.count[i];
    bool chant = order.verb == SW_CH || order.verb == SW_CHG;
    swamp_talk(t, "You asked for %n.", chant ? order.black : n);
}

static void because_phase(struct swamp_talk *t, const struct refusal *r) {
    if (t->v->seen.over)
        swamp_talk(t, "The game ended with turn %n.", t->v->turn);
    else if (t->v->seen.phase == SW_PHASE_STARTUP)
        swamp_talk(t, "The world is not made yet: start-ups are chosen now.");
    else if (t->v->clan && t->v->clans[t->v->clan - 1].state != SW_ACTIVE)
        swamp_talk(t, "Your clan is out of play.");
}

static void because_book(struct swamp_talk *t, const struct refusal *r) {
    if (t->v->orders >= t->v->laws.order_limit)
        swamp_talk(t, "You have given %n of %n orders.", t->v->orders, t->v->laws.order_limit);
    else
        swamp_talk(t, "It is the same as order %n.", r->arg);
}

static void because_clan(struct swamp_talk *t, const struct refusal *r) {
    swamp_talk(t, "The clans are 1 to %n.", t->v->seen.seats);
}

static void because_leaving(struct swamp_talk *t, const struct refusal *r) {
    swamp_talk(t, t->v->leaving ? "Your clan is leaving already." : "Your clan is not leaving.");
}

static void because_start(struct swamp_talk *t, const struct refusal *r) {
    if (t->v->seen.phase != SW_PHASE_STARTUP)
        swamp_talk(t, "Turn %n is over.", t->v->turn);
    else if (r->move->verb == SW_DESIGN && t->v->laws.setups)
        swamp_talk(t, "This game offers the four defaults alone.");
    else if (r->move->verb == SW_DESIGN)
        swamp_talk(t, "The templates are 1 to %n.", SW_TEMPLATES);
    else
        swamp_talk(t, "The defaults are 1 to %n.", SW_DEFAULTS);
}

static void because_plot(struct swamp_talk *t, const struct refusal *r) {
    const struct swamp_design *design = &t->v->design;
    if (design->chosen)
        swamp_talk(t, "You start with Default %n.", design->chosen);
    else
        swamp_talk(t, "Template %n has hexes 1 to %n.", design->shape, swamp_facts.shape[design->shape - 1].hexes);
}

static void because_name(struct swamp_talk *t, const struct refusal *r) {
    char wish[LZ_TEXT + 1], other[SW_NAME + 1] = { 0 };
    wish[lz_move_text(r->move, wish)] = 0;
    for (int clan = 1; clan <= t->v->seen.seats; clan++) {
        memcpy(other, t->v->clans[clan - 1].name, SW_NAME);
        if (clan != t->v->clan && lz_text_like(lz_span(wish), other))
            swamp_talk(t, "Clan %n has that name.", clan);
    }
}

static const struct {
    uint16_t rule;
    void (*put)(struct swamp_talk *, const struct refusal *);
} facts[] = {
    { SW_1_1, because_hex },      { SW_4_1, because_name },   { SW_4_6, because_many },
    { SW_6_1, because_phase },    { SW_6_2, because_book },   { SW_13_3, because_clan },
    { SW_15_5, because_leaving }, { SW_18_1, because_start }, { SW_18_9, because_plot },
};

void swamp_because(const struct lz_game *game, const void *view, const struct lz_input *in, const struct lz_why *why,
                   struct lz_writer *w) {
    struct swamp_talk t = { .v = view };
    struct refusal refusal = { view, &in->move, why->arg };
    t.w = lz_writer_in(t.room, sizeof t.room);
    for (int i = 0; i < LZ_COUNT(facts); i++)
        if (facts[i].rule == why->rule)
            facts[i].put(&t, &refusal);
    lz_put(w, t.room);
}
