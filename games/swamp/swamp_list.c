/* Moves for those who do not plan: any legal one by chance, mostly such as make sense (swamp_sample), and a short list
   of good ones (swamp_legal). The list goes only by what the clan knows of itself, so that it tells nothing. */
#include "core/bug.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/match.h"
#include "core/words/verb.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

enum { TRIES = 8, LIST_MOST = 240 };

struct chooser {
    const struct swamp_state *s;
    struct lz_rng *rng;
    int seat, clan;
};

static int roll(const struct chooser *c, int n) { return (int)lz_roll(c->rng, (uint32_t)n); }
static bool chance(const struct chooser *c, int one_in) { return roll(c, one_in) == 0; }

static int name_of(const struct swamp_state *s, int hex) { return swamp_name_of(&s->laws, hex); }

static struct lz_move move_of(int seat, int verb) {
    struct lz_move move = { .seat = (uint8_t)seat, .verb = (uint8_t)verb };
    lz_assert(seat < SW_CLANS && verb < SW_VERBS);
    move.args = (uint8_t)lz_form_length(lz_verb_of(&swamp_game, move.verb)->form);
    return move;
}

static struct lz_move order_at(const struct swamp_state *s, int seat, int verb, int hex) {
    struct lz_move move = move_of(seat, verb);
    move.arg[0] = (int16_t)name_of(s, hex);
    return move;
}

static bool allowed(const struct swamp_state *s, const struct lz_move *move) {
    return lz_move_sane(&swamp_game, move) && lz_check(&swamp_game, s, move, NULL);
}

/* ---- any move at all */

/* At most so many lizards in all, in any proportion. */
static void any_counts(const struct chooser *c, int16_t *arg) {
    int left = roll(c, SW_LIMIT + 1), from = roll(c, SW_COLOURS);
    for (int i = 0; i < SW_COLOURS; i++) {
        int n = i + 1 < SW_COLOURS ? roll(c, left + 1) : left;
        arg[(from + i) % SW_COLOURS] = (int16_t)n;
        left -= n;
    }
    lz_assert(left == 0);
}

static int any_arg(const struct chooser *c, char form) {
    switch (form) {
    case 'h':
        return name_of(c->s, roll(c, swamp_hexes(c->s)));
    case 'd':
        return roll(c, SW_DIRECTIONS);
    case 'e':
        return roll(c, SW_STAY + 1);
    case 'b':
        return roll(c, SW_LIMIT + 1);
    case 'x':
        return roll(c, SW_CHANTS);
    default:
        lz_assert(form == 'k');
        return 1 + roll(c, c->s->head.seats);
    }
}

static struct lz_move any_order(const struct chooser *c) {
    struct lz_move move = move_of(c->seat, roll(c, SW_ORDER_VERBS));
    const char *form = lz_verb_of(&swamp_game, move.verb)->form;
    for (int i = 0; i < move.args && lz_form_letter(form, i) != 'r'; i++)
        move.arg[i] = (int16_t)any_arg(c, lz_form_letter(form, i));
    if (move.verb == SW_FR || move.verb == SW_SP)
        any_counts(c, &move.arg[move.args - SW_COLOURS]);
    if (move.verb == SW_CH && chance(c, 2))
        move.arg[2] = SW_STAY;
    if (move.verb == SW_CHG)
        move.arg[3] = SW_GATE;
    return move;
}

/* ---- orders that make sense */

static int band_of(const struct swamp_state *s, int hex, int clan) {
    int n = 0;
    for (int i = 0; i < SW_COLOURS && s->hex[hex].clan == clan; i++)
        n += s->hex[hex].lizards[i];
    return n;
}

/* Where the clan has a band, a den or a spy, in hex order. */
struct estate {
    int count;
    uint16_t at[SW_HEXES];
    bool spied[SW_HEXES];
};

static bool den_of(const struct swamp_hex *here, int clan) { return here->terrain == SW_DEN && here->owner == clan; }

static void find_estate(const struct swamp_state *s, int clan, struct estate *own) {
    memset(own, 0, sizeof *own);
    for (int i = 0; i < s->spies; i++)
        if (s->spy[i].clan == clan)
            own->spied[s->spy[i].hex] = true;
    for (int hex = 0; hex < swamp_hexes(s); hex++)
        if (s->hex[hex].clan == clan || den_of(&s->hex[hex], clan) || own->spied[hex])
            own->at[own->count++] = (uint16_t)hex;
}

static void any_path(const struct chooser *c, struct lz_move *move) {
    move->arg[1] = (int16_t)roll(c, SW_DIRECTIONS);
    move->arg[2] = (int16_t)(chance(c, 2) ? SW_STAY : roll(c, SW_DIRECTIONS));
}

/* A third to all of each colour, or one lizard for a spy. */
static void some_of_band(const struct chooser *c, int hex, int16_t *count) {
    const uint16_t *lizards = c->s->hex[hex].lizards;
    int from = roll(c, SW_COLOURS), part = 1 + roll(c, 3);
    bool spy = chance(c, 3);
    for (int i = 0; i < SW_COLOURS; i++) {
        int colour = (from + i) % SW_COLOURS, n = lizards[colour];
        if (spy && n) {
            count[colour] = 1;
            return;
        }
        count[colour] = (int16_t)((n + part - 1) / part);
    }
}

static void chant(const struct chooser *c, int hex, struct lz_move *move) {
    int black = c->s->hex[hex].lizards[SW_BLK], fit = 0;
    while (fit < SW_CHANTS && swamp_facts.song[fit].black <= black)
        fit++;
    int which = roll(c, fit ? fit : SW_CHANTS);
    if (which == SW_GATE) {
        *move = order_at(c->s, c->seat, SW_CHG, hex);
        move->arg[1] = (int16_t)name_of(c->s, roll(c, swamp_hexes(c->s)));
        move->arg[3] = SW_GATE;
        return;
    }
    any_path(c, move);
    if (which != SW_SHUNT && chance(c, 4))
        move->arg[1] = move->arg[2] = SW_STAY;
    move->arg[4] = (int16_t)which;
}

/* What a band can be good for: a verb, the colour it needs and how many, how often it is thought of. */
static const struct {
    uint8_t verb, colour;
    uint16_t needs;
    uint8_t weight;
} uses[] = {
    { SW_MO, SW_COLOURS, 0, 20 }, { SW_SP, SW_COLOURS, 2, 8 }, { SW_FR, SW_COLOURS, 0, 1 }, { SW_SA, SW_COLOURS, 0, 1 },
    { SW_GI, SW_COLOURS, 0, 1 },  { SW_LO, SW_YEL, 1, 4 },     { SW_CH, SW_BLK, 10, 8 },    { SW_BF, SW_GRN, 10, 4 },
    { SW_DF, SW_GRN, 10, 1 },     { SW_BR, SW_GRN, 20, 4 },    { SW_BD, SW_GRY, 50, 8 },    { SW_BB, SW_GRY, 20, 4 },
    { SW_DB, SW_GRY, 20, 2 },
};
enum { USES = sizeof uses / sizeof uses[0] };

static bool fits(const struct swamp_state *s, int hex, int clan, int use) {
    int n = uses[use].colour == SW_COLOURS ? band_of(s, hex, clan) : s->hex[hex].lizards[uses[use].colour];
    return n >= uses[use].needs;
}

static int pick_use(const struct chooser *c, int hex) {
    int sum = 0, use = 0;
    for (int i = 0; i < USES; i++)
        sum += fits(c->s, hex, c->clan, i) ? uses[i].weight : 0;
    for (int left = roll(c, sum);; use++) {
        lz_assert(use < USES);
        if (fits(c->s, hex, c->clan, use) && (left -= uses[use].weight) < 0)
            return use;
    }
}

static struct lz_move band_order(const struct chooser *c, int hex) {
    struct lz_move move = order_at(c->s, c->seat, uses[pick_use(c, hex)].verb, hex);
    if (move.verb == SW_CH)
        chant(c, hex, &move);
    else if (move.verb == SW_MO || move.verb == SW_SP || move.verb == SW_SA || move.verb == SW_LO)
        any_path(c, &move);
    else if (move.verb == SW_GI)
        move.arg[1] = (int16_t)any_arg(c, 'k');
    else if (move.args == 2)
        move.arg[1] = (int16_t)roll(c, SW_DIRECTIONS); /* BR, BB, DB */
    if (move.verb == SW_SP || (move.verb == SW_FR && chance(c, 2)))
        some_of_band(c, hex, &move.arg[move.args - SW_COLOURS]);
    return move;
}

static struct lz_move sensible_order(const struct chooser *c) {
    struct estate own;
    find_estate(c->s, c->clan, &own);
    if (!own.count)
        return any_order(c);
    int hex = own.at[roll(c, own.count)];
    const struct swamp_hex *here = &c->s->hex[hex];
    if (den_of(here, c->clan) && (here->clan != c->clan || chance(c, 3)))
        return order_at(c->s, c->seat, SW_RE, hex);
    if (here->clan == c->clan && (chance(c, 2) || !own.spied[hex]))
        return band_order(c, hex);
    struct lz_move move = order_at(c->s, c->seat, SW_SN, hex);
    any_path(c, &move);
    return move;
}

/* ---- before the first turn */

static struct lz_move any_name(const struct chooser *c) {
    struct lz_move move = move_of(c->seat, SW_NAME_CLAN);
    char bytes[LZ_TEXT];
    uint32_t len = 1 + (uint32_t)roll(c, LZ_TEXT);
    bool wild = chance(c, 8); /* any bytes: most are no text, and then letters will do */
    for (uint32_t i = 0; i < len; i++)
        bytes[i] = (char)(wild ? roll(c, 256) : chance(c, 6) ? ' ' : 'a' + roll(c, 26));
    if (!lz_text_pack((struct lz_text){ bytes, len }, move.arg)) {
        for (uint32_t i = 0; i < len; i++)
            bytes[i] = (char)('a' + roll(c, 26));
        (void)lz_text_pack((struct lz_text){ bytes, len }, move.arg);
    }
    return move;
}

/* Mostly what a design can bear: tens, and few of them. */
static int any_amount(const struct chooser *c) {
    return chance(c, 2) ? 0 : chance(c, 16) ? roll(c, 10000) : 10 * roll(c, 11);
}

static struct lz_move any_startup(const struct chooser *c) {
    static const uint8_t verbs[] = {
        SW_DEFAULT, SW_DEFAULT, SW_DESIGN, SW_PLOT, SW_PLOT, SW_PLOT, SW_NAME_CLAN, SW_WAIT
    };
    struct lz_move move = move_of(c->seat, verbs[roll(c, LZ_COUNT(verbs))]);
    const struct swamp_design *design = &c->s->design[c->seat];
    if (move.verb == SW_NAME_CLAN)
        return any_name(c);
    if (move.verb == SW_DEFAULT)
        move.arg[0] = (int16_t)(1 + roll(c, SW_DEFAULTS));
    if (move.verb == SW_DESIGN) {
        move.arg[0] = (int16_t)(1 + roll(c, SW_TEMPLATES));
        move.arg[1] = (int16_t)roll(c, swamp_shapes[move.arg[0] - 1].hexes + 1);
    }
    if (move.verb == SW_PLOT) {
        move.arg[0] = (int16_t)(1 + roll(c, swamp_shapes[design->shape - 1].hexes));
        move.arg[1] = (int16_t)roll(c, 16); /* words of the lexicon 'q' */
        for (int i = 2; i < move.args; i++)
            move.arg[i] = (int16_t)any_amount(c);
    }
    return move;
}

/* ---- the doors */

/* A clan that gives up ends the game of two: it is so seldom that random games are mostly played to their end. */
static struct lz_move any_between(const struct chooser *c) {
    const struct swamp_desk *desk = &c->s->desk[c->seat];
    if (chance(c, desk->leaving ? 4 : 8000))
        return move_of(c->seat, desk->leaving ? SW_STAY_ON : SW_SURRENDER);
    if (chance(c, 100))
        return move_of(c->seat, chance(c, 2) ? SW_CLEAR : SW_WAIT);
    return chance(c, 10) ? any_order(c) : sensible_order(c);
}

/* Four orders and READY, so that random games move on; who is ready mostly stays so. */
bool swamp_sample(const struct lz_game *game, const void *state, int seat, struct lz_rng *rng, struct lz_move *move) {
    const struct swamp_state *s = state;
    struct chooser c = { s, rng, seat, seat + 1 };
    if (seat >= s->head.seats || !lz_in(s->head.may, seat))
        return false;
    bool starting = s->head.phase == SW_PHASE_STARTUP, ready = !lz_in(s->head.wait, seat);
    bool enough = ready ? !chance(&c, 5) : starting ? chance(&c, 2) : chance(&c, 5);
    for (int i = 0; i < TRIES && !enough; i++) {
        *move = starting ? any_startup(&c) : any_between(&c);
        if (allowed(s, move))
            return true;
    }
    *move = move_of(seat, SW_READY);
    return true;
}

static void list(const struct swamp_state *s, const struct lz_move *move, struct lz_moves *moves) {
    uint32_t most = moves->room < LIST_MOST ? moves->room : LIST_MOST;
    if (moves->count < most && allowed(s, move))
        moves->at[moves->count++] = *move;
}

static void list_steps(const struct swamp_state *s, struct lz_move move, struct lz_moves *moves) {
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        move.arg[1] = (int16_t)d;
        if (move.args > 2)
            move.arg[2] = SW_STAY;
        list(s, &move, moves);
    }
}

/* The simple uses of a band: one step, and what its colours can build here. */
static void list_band(const struct swamp_state *s, int seat, int hex, struct lz_moves *moves) {
    for (int use = 0; use < USES; use++) {
        int verb = uses[use].verb;
        if (!fits(s, hex, seat + 1, use) || verb == SW_FR || verb == SW_GI || verb == SW_CH || verb == SW_SP ||
            (verb == SW_SA && !(s->hex[hex].marks & SW_RAFT)))
            continue;
        struct lz_move move = order_at(s, seat, verb, hex);
        if (move.args == 1)
            list(s, &move, moves);
        else
            list_steps(s, move, moves);
    }
}

static void list_orders(const struct swamp_state *s, int seat, struct lz_moves *moves) {
    struct estate own;
    find_estate(s, seat + 1, &own);
    for (int i = 0; i < own.count; i++) {
        int hex = own.at[i];
        struct lz_move recruit = order_at(s, seat, SW_RE, hex);
        if (den_of(&s->hex[hex], seat + 1))
            list(s, &recruit, moves);
        if (s->hex[hex].clan == seat + 1)
            list_band(s, seat, hex, moves);
        if (own.spied[hex])
            list_steps(s, order_at(s, seat, SW_SN, hex), moves);
    }
}

void swamp_legal(const struct lz_game *game, const void *state, int seat, struct lz_moves *moves) {
    const struct swamp_state *s = state;
    moves->complete = false;
    if (seat >= s->head.seats || !lz_in(s->head.may, seat))
        return;
    struct lz_move ready = move_of(seat, SW_READY);
    list(s, &ready, moves);
    for (int i = 1; s->head.phase == SW_PHASE_STARTUP && i <= SW_DEFAULTS; i++) {
        struct lz_move start = move_of(seat, SW_DEFAULT);
        start.arg[0] = (int16_t)i;
        list(s, &start, moves);
    }
    if (s->head.phase == SW_PHASE_ORDERS)
        list_orders(s, seat, moves);
}
