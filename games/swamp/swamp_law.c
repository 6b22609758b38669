/* What a clan and the host may do between turns. An order is judged by its words alone (SW-6.4): what the world will
   hold at the deadline nobody knows yet. */
#include "core/bug.h"
#include "core/seats.h"
#include "core/words/clean.h"
#include "core/words/verb.h"
#include "games/swamp/rules/swamp_work.h"
#include "games/swamp/swamp_tables.h"

#include <string.h>

/* ---- the words of an order: the rule that they break, 0 if none */

static int asked(const struct swamp_order *order) {
    int n = 0;
    for (int i = 0; i < SW_COLOURS; i++)
        n += order->count[i];
    return n;
}

static int flaw_fr(const struct swamp_state *s, const struct swamp_order *order) {
    return asked(order) > SW_LIMIT ? SW_4_6 : 0;
}

static int flaw_sp(const struct swamp_state *s, const struct swamp_order *order) {
    if (asked(order) > SW_LIMIT)
        return SW_4_6;
    return asked(order) ? 0 : SW_10_1;
}

static int flaw_ch(const struct swamp_state *s, const struct swamp_order *order) {
    bool nowhere = order->chant == SW_SHUNT && swamp_step(order, 0) == SW_STAY;
    if (order->black > SW_LIMIT)
        return SW_4_6;
    return nowhere || order->chant == SW_GATE ? SW_8_4 : 0;
}

static int flaw_chg(const struct swamp_state *s, const struct swamp_order *order) {
    if (order->target == SW_NOWHERE)
        return SW_1_1;
    if (order->black > SW_LIMIT)
        return SW_4_6;
    return order->chant == SW_GATE ? 0 : SW_8_3;
}

static int flaw_gi(const struct swamp_state *s, const struct swamp_order *order) {
    return swamp_is_clan(s, order->clan) ? 0 : SW_13_3;
}

static int (*const flaws[SW_ORDER_VERBS])(const struct swamp_state *, const struct swamp_order *) = {
    [SW_FR] = flaw_fr, [SW_SP] = flaw_sp, [SW_CH] = flaw_ch, [SW_CHG] = flaw_chg, [SW_GI] = flaw_gi,
};

static int flaw_of(const struct swamp_state *s, const struct swamp_order *order) {
    if (order->hex == SW_NOWHERE)
        return SW_1_1;
    lz_assert(order->verb < SW_ORDER_VERBS && swamp_on_map(&s->laws, order->hex));
    return flaws[order->verb] ? flaws[order->verb](s, order) : 0;
}

/* A first step that is left out before a second is the same order with the steps changed places: not a form of it. */
static bool steps_in_order(const struct swamp_order *order) {
    return swamp_step(order, 0) != SW_STAY || swamp_step(order, 1) == SW_STAY;
}

static bool check_order(const struct swamp_state *s, const struct lz_move *move, struct lz_why *why) {
    struct swamp_order order = swamp_order_of(&s->laws, move);
    const struct swamp_desk *desk = &s->desk[move->seat];
    int rule = flaw_of(s, &order);
    if (rule)
        return lz_refuse(why, (uint16_t)rule, move->arg[0]);
    if (!steps_in_order(&order))
        return lz_refuse(why, LZ_NOT_A_MOVE, 0);
    if (desk->orders >= s->laws.order_limit)
        return lz_refuse(why, SW_6_2, s->laws.order_limit);
    for (int i = 0; order.verb != SW_SP && i < desk->orders; i++)
        if (memcmp(&order, &s->order[move->seat][i], sizeof order) == 0)
            return lz_refuse(why, SW_6_2, i + 1);
    return true;
}

/* ---- the other verbs of a clan */

static bool check_leaving(const struct swamp_state *s, const struct lz_move *move, struct lz_why *why) {
    return s->desk[move->seat].leaving == (move->verb == SW_STAY_ON) || lz_refuse(why, SW_15_5, move->seat);
}

static bool check_name(const struct swamp_state *s, const struct lz_move *move, struct lz_why *why) {
    return swamp_name_free(s, move) || lz_refuse(why, SW_4_1, move->seat);
}

static bool check_default(const struct swamp_state *s, const struct lz_move *move, struct lz_why *why) {
    return (move->arg[0] >= 1 && move->arg[0] <= SW_DEFAULTS) || lz_refuse(why, SW_18_1, move->arg[0]);
}

static bool check_design(const struct swamp_state *s, const struct lz_move *move, struct lz_why *why) {
    int shape = move->arg[0], home = move->arg[1];
    if (s->laws.setups || shape < 1 || shape > SW_TEMPLATES || home < 0 || home > swamp_shapes[shape - 1].hexes)
        return lz_refuse(why, SW_18_1, shape);
    return true;
}

static bool check_plot(const struct swamp_state *s, const struct lz_move *move, struct lz_why *why) {
    const struct swamp_design *design = &s->design[move->seat];
    lz_assert(design->shape >= 1 && design->shape <= SW_TEMPLATES);
    if (design->chosen || move->arg[0] < 1 || move->arg[0] > swamp_shapes[design->shape - 1].hexes)
        return lz_refuse(why, SW_18_9, move->arg[0]);
    return true;
}

/* SW-4.1: a name is shown in everybody's reports, so it is plain text. Asked at the door alone: names in journals are
   what they are. */
bool swamp_gate(const struct lz_game *game, const struct lz_lore *lore, const struct lz_input *in, struct lz_why *why) {
    char name[LZ_TEXT + 1];
    if (in->move.verb != SW_NAME_CLAN)
        return true;
    return lz_is_clean((struct lz_text){ name, lz_move_text(&in->move, name) }) ||
           lz_refuse(why, SW_4_1, in->move.seat);
}

/* When a verb has its time, which rule says so at any other, and what is asked of it then. */
enum { ANY_TIME = UINT8_MAX };
struct law {
    uint8_t phase;
    uint16_t rule;
    bool (*check)(const struct swamp_state *, const struct lz_move *, struct lz_why *); /* NULL: nothing */
};
static const struct law of_orders = { SW_PHASE_ORDERS, SW_6_1, check_order };
static const struct law laws[SW_VERBS] = {
    [SW_CLEAR] = { SW_PHASE_ORDERS, SW_6_1, NULL },
    [SW_READY] = { ANY_TIME, SW_6_1, NULL },
    [SW_WAIT] = { ANY_TIME, SW_6_1, NULL },
    [SW_SURRENDER] = { SW_PHASE_ORDERS, SW_6_1, check_leaving },
    [SW_STAY_ON] = { SW_PHASE_ORDERS, SW_6_1, check_leaving },
    [SW_NAME_CLAN] = { SW_PHASE_STARTUP, SW_18_1, check_name },
    [SW_DEFAULT] = { SW_PHASE_STARTUP, SW_18_1, check_default },
    [SW_DESIGN] = { SW_PHASE_STARTUP, SW_18_1, check_design },
    [SW_PLOT] = { SW_PHASE_STARTUP, SW_18_1, check_plot },
};

static bool check_clan(const struct swamp_state *s, const struct lz_move *move, struct lz_why *why) {
    if (!lz_in(s->head.may, move->seat))
        return lz_refuse(why, SW_6_1, move->seat);
    lz_assert(move->seat < s->head.seats && move->verb < SW_TURN);
    const struct law *law = move->verb < SW_ORDER_VERBS ? &of_orders : &laws[move->verb];
    if (law->phase != ANY_TIME && law->phase != s->head.phase)
        return lz_refuse(why, law->rule, move->seat);
    return !law->check || law->check(s, move, why);
}

static bool check_host(const struct swamp_state *s, const struct lz_move *move, struct lz_why *why) {
    if (s->head.phase == SW_PHASE_OVER)
        return lz_refuse(why, SW_21_1, 0);
    if (move->verb == SW_DROP && (!swamp_active(s, move->arg[0] + 1) || s->head.phase != SW_PHASE_ORDERS))
        return lz_refuse(why, SW_15_5, move->arg[0]);
    return true;
}

bool swamp_check(const struct lz_game *game, const void *state, const struct lz_input *in, struct lz_why *why) {
    const struct swamp_state *s = state;
    if (in->move.verb == LZ_TICK)
        return s->head.alarm != LZ_NEVER;
    return in->move.seat == LZ_CLOCK ? check_host(s, &in->move, why) : check_clan(s, &in->move, why);
}
