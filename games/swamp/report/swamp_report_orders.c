/* Events of a turn cut into the items of a report: what belongs to one order of the clan, and what happened in one hex
   without one (SW-22.6). */
#include "core/bug.h"
#include "games/swamp/swamp.h"
#include "games/swamp/report/swamp_story.h"
#include "games/swamp/rules/swamp_work.h"

#include "core/words/verb.h"

#include <string.h>

/* ---- orders in words */

static int order_count(const struct swamp_order *order, int colour) {
    bool chant = order->verb == SW_CH || order->verb == SW_CHG;
    return chant ? (colour == SW_BLK ? order->black : 0) : order->count[colour];
}

/* The argument of a letter of the verb's form; `nth`: how many directions came before, of a hex whether anything did.
 */
static int order_arg(const struct swamp_laws *laws, const struct swamp_order *order, char letter, int nth) {
    static const char counts[] = "rgayb";
    const char *count = strchr(counts, letter);
    if (count)
        return order_count(order, (int)(count - counts));
    switch (letter) {
    case 'h':
        return swamp_name_of(laws, nth ? order->target : order->hex);
    case 'x':
        return order->chant;
    case 'k':
        return order->clan;
    default:
        return swamp_step(order, nth); /* 'd', 'e' */
    }
}

void swamp_order_print(const struct swamp_laws *laws, const struct swamp_order *order, struct lz_writer *w) {
    lz_assert(order->verb < SW_ORDER_VERBS);
    struct lz_move move = { .verb = order->verb };
    const char *form = lz_verb_of(&swamp_game, order->verb)->form;
    int steps = 0;
    move.args = (uint8_t)lz_form_length(form);
    for (int i = 0; i < move.args; i++) {
        char letter = lz_form_letter(form, i);
        int nth = letter == 'h' ? i : letter == 'd' || letter == 'e' ? steps++ : 0;
        move.arg[i] = (int16_t)order_arg(laws, order, letter, nth);
    }
    lz_move_print(&swamp_game, &move, w);
}

static struct swamp_order order_told(const struct swamp_laws *laws, const struct lz_event *e) {
    lz_assert(e->kind == SW_K_ORDER && e->arg[1] >= 0 && e->arg[1] < SW_ORDER_VERBS);
    struct swamp_order order = { .verb = (uint8_t)e->arg[1],
                                 .hex = (uint16_t)swamp_hex_of(laws, e->arg[2]),
                                 .path = (uint8_t)e->arg[3] };
    for (int i = 0; i < SW_COLOURS; i++)
        order.count[i] = (uint16_t)e->arg[4 + i];
    return order;
}

/* ---- cutting */

static bool control(const struct lz_event *e) {
    return e->kind == SW_K_TURN || e->kind == SW_K_TURN_OVER || e->kind == SW_K_PHASE || e->kind == SW_K_ORDER ||
           e->kind == SW_K_RESULT || e->kind == SW_K_PLACE || e->kind == SW_K_HOLDS;
}

/* The hex an event happened in. */
static int place(const struct lz_event *e) {
    lz_assert(e->kind < SW_KINDS);
    const char *form = swamp_game.kinds[e->kind].form;
    int i = e->kind == SW_K_STONES || e->kind == SW_K_CHANTED;
    return i < lz_form_length(form) && lz_form_letter(form, i) == 'h' ? e->arg[i] : SW_NO_NAME;
}

/* A battle goes on until the field is held, wherever those who fled end; then what is told of that hex, the field
 * first. */
static const struct lz_event *battle_end(const struct lz_event *from, const struct lz_event *end) {
    const struct lz_event *e = from + 1;
    while (e < end && !control(e) && e->kind != SW_K_BATTLE && e->kind != SW_K_FIELD)
        e++;
    while (e < end && !control(e) && e->kind != SW_K_BATTLE && place(e) == place(from))
        e++;
    return e;
}

static const struct lz_event *loose_end(const struct lz_event *from, const struct lz_event *end) {
    const struct lz_event *e = from + 1;
    if (from->kind == SW_K_BATTLE)
        return battle_end(from, end);
    while (e < end && !control(e) && e->kind != SW_K_BATTLE && place(from) != SW_NO_NAME && place(e) == place(from))
        e++;
    return e;
}

static void take_order(const struct swamp_view *v, const struct lz_event *end, struct swamp_run *run) {
    run->line = run->from->arg[0];
    run->order = order_told(&v->laws, run->from);
    run->end = ++run->from;
    while (run->end < end && !control(run->end))
        run->end++;
    if (run->end < end && run->end->kind == SW_K_RESULT)
        run->result = run->end;
}

bool swamp_run_take(const struct swamp_view *v, struct swamp_run *run, const struct lz_event *from,
                    const struct lz_event *end) {
    *run = (struct swamp_run){ .from = from, .end = from + 1, .over = end, .at = SW_NO_NAME };
    if (from->kind == SW_K_ORDER)
        take_order(v, end, run);
    if (run->line)
        return true;
    if (control(from) || swamp_needless(v, from))
        return false;
    run->end = loose_end(from, end);
    run->at = place(from);
    return true;
}

const struct lz_event *swamp_run_next(const struct swamp_run *run) { return run->result ? run->result + 1 : run->end; }

/* ---- what a run speaks of */

static int add_name(int names[SW_RUN_HEXES], int n, int name) {
    for (int i = 0; i < n; i++)
        if (names[i] == name)
            return n;
    if (n < SW_RUN_HEXES)
        names[n++] = name;
    return n;
}

int swamp_run_hexes(const struct swamp_run *run, int names[SW_RUN_HEXES]) {
    int n = 0;
    for (const struct lz_event *e = run->from; e < run->end && !n; e++)
        if (e->kind == SW_K_BATTLE)
            n = add_name(names, n, e->arg[0]);
    if (run->result)
        n = add_name(names, n, run->result[0].arg[2]);
    for (const struct lz_event *e = run->from; e < run->end; e++) {
        const char *form = swamp_game.kinds[e->kind].form;
        for (int i = 0; i < lz_form_length(form); i++)
            if (lz_form_letter(form, i) == 'h')
                n = add_name(names, n, e->arg[i]);
    }
    return n;
}
