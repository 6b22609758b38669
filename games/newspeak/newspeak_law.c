/* What may be done now (NS-6, NS-14.1): a table says which verb in which state by which side, the rest are arguments.
 */
#include "games/newspeak/newspeak_inner.h"

#include "core/match.h"

#include "core/words/prose.h"
#include "core/rng.h"

#include <string.h>

/* NS-6: the verbs of each side, state by state; NS-5.1: of talk in TALK alone. NS-6.10: whatever they list, Moderators
 * talk and anybody may resign. */
#define CAN(verb) (1u << NS_V_##verb)
enum { EVER_D = CAN(RESIGN), EVER_M = CAN(RESIGN) | CAN(MSAY) };
static const uint32_t verbs_of[NS_PHASES][NS_SIDES] = {
    [NS_P_SET] = { EVER_D | CAN(SET), EVER_M },
    [NS_P_IDS] = { EVER_D | CAN(ID), EVER_M },
    [NS_P_CODE] = { EVER_D | CAN(CODE), EVER_M },
    [NS_P_READY] = { EVER_D | CAN(START), EVER_M },
    [NS_P_TALK] = { EVER_D | CAN(SAY) | CAN(DONE) | CAN(PASS) | CAN(TARGET), EVER_M | CAN(OBJECT) },
    [NS_P_DIAL] = { EVER_D | CAN(TARGET), EVER_M },
    [NS_P_GUESS] = { EVER_D, EVER_M | CAN(POINT) | CAN(ASK) | CAN(READY) | CAN(OBJECT) },
    [NS_P_PICKD] = { EVER_D | CAN(CHOOSE), EVER_M },
    [NS_P_PICKM] = { EVER_D, EVER_M | CAN(CHOOSE) },
    [NS_P_VOTE] = { EVER_D | CAN(VOTE), EVER_M },
    [NS_P_SHIFT] = { EVER_D | CAN(SHIFT) | CAN(FREE), EVER_M },
    [NS_P_OVER] = { 0 },
};
_Static_assert(NS_DISSIDENT == 0 && NS_MODERATOR == 1, "the columns are sides; who watches has none");

bool newspeak_holds(const struct newspeak_cell *cell, const struct newspeak_open *o, int card, int *owner) {
    lz_assert(card >= 0 && card < NS_CARDS);
    for (int d = 0; d < o->dissidents; d++)
        if (cell->card[d] == card) {
            *owner = d;
            return true;
        }
    return false;
}

bool newspeak_usable(const struct newspeak_facts *f, const struct newspeak_open *o, int card) {
    lz_assert(card >= 0 && card < NS_CARDS);
    bool spent = o->option[NS_O_ID_REUSE] == NS_REUSE_OFF && o->used >> card & 1;
    return !spent && (!f->card[card].prevented || o->outcome == NS_PREVENTED);
}

bool newspeak_has_step(const struct newspeak_card *card, int step) {
    lz_assert(card->steps <= NS_STEPS && step);
    for (int i = 0; i < card->steps; i++)
        if (card->step[i] == step)
            return true;
    return false;
}

/* STATE: some seat may use the verb now. */
static bool in_season(const struct newspeak_state *s, int verb) {
    const struct newspeak_open *o = &s->open;
    int phase = s->head.phase;
    lz_assert(verb < NS_VERBS && phase < NS_PHASES && (!s->head.over || phase == NS_P_OVER));
    if (!((verbs_of[phase][NS_DISSIDENT] | verbs_of[phase][NS_MODERATOR]) >> verb & 1))
        return false;
    switch (verb) {
    case NS_V_PASS:
        return !newspeak_free(o);
    case NS_V_TARGET:
        return newspeak_free(o) || phase == NS_P_DIAL;
    case NS_V_READY:
        return o->pointed;
    default:
        return true;
    }
}

/* SEAT: this one may. */
static bool its_own(const struct newspeak_state *s, int verb, int seat) {
    const struct newspeak_open *o = &s->open;
    enum newspeak_side side = newspeak_side_of(o, seat);
    if (!(verbs_of[s->head.phase][side] >> verb & 1))
        return false;
    switch (verb) {
    case NS_V_CODE:
        return seat == 0;
    case NS_V_SHIFT:
    case NS_V_FREE:
        lz_assert(o->card < NS_CARDS && o->owner < o->dissidents); /* NS-6.8: SHIFT follows a card */
        return seat == o->owner;
    default:
        return true;
    }
}

/* DONE: it stands already. */
static bool stands(const struct newspeak_open *o, int verb, int seat) {
    switch (verb) {
    case NS_V_SAY:
    case NS_V_DONE:
    case NS_V_PASS:
        return o->done >> seat & 1;
    case NS_V_READY:
        lz_assert(seat >= o->dissidents && seat < o->dissidents + o->moderators);
        return o->ready >> (seat - o->dissidents) & 1;
    case NS_V_RESIGN:
        return o->resigned >> seat & 1;
    default:
        return false;
    }
}

/* NS-4.6 */
static bool off_turn(const struct newspeak_open *o, int verb, int seat) {
    return (verb == NS_V_SAY || verb == NS_V_DONE || verb == NS_V_PASS) && !newspeak_free(o) && seat != o->turn;
}

bool newspeak_check_speaker(const struct newspeak_state *s, const struct lz_move *m, struct lz_why *why) {
    if ((m->verb == NS_V_SAY || m->verb == NS_V_MSAY) && newspeak_aloud(&s->open))
        return lz_refuse(why, NS_5_11, s->head.phase);
    if (!in_season(s, m->verb))
        return lz_refuse(why, NS_14_1_STATE, s->head.phase);
    if (!its_own(s, m->verb, m->seat))
        return lz_refuse(why, NS_14_1_SEAT, m->seat);
    if (stands(&s->open, m->verb, m->seat))
        return lz_refuse(why, NS_14_1_DONE, m->seat);
    if (off_turn(&s->open, m->verb, m->seat))
        return lz_refuse(why, NS_4_6_TURN, s->open.turn);
    return true;
}

/* ---- arguments: each answers the rule that is broken, or 0 */

static uint16_t judge_id(const struct newspeak_facts *f, const struct newspeak_state *s, const struct lz_move *m,
                         int64_t at) {
    int owner;
    lz_assert(m->arg[0] >= 0 && m->arg[0] < NS_CARDS && m->seat < s->open.dissidents);
    if (!newspeak_card_in(&f->card[m->arg[0]], s->head.seats))
        return NS_14_1_CARD;
    return newspeak_holds(&s->cell, &s->open, m->arg[0], &owner) || s->cell.card[m->seat] != NS_NONE ? NS_14_1_TAKEN
                                                                                                     : 0;
}

static uint16_t judge_code(const struct newspeak_facts *f, const struct newspeak_state *s, const struct lz_move *m,
                           int64_t at) {
    lz_assert(m->arg[0] >= 0 && s->open.codes <= NS_CODES);
    return m->arg[0] < s->open.codes ? 0 : NS_14_1_RANGE;
}

static uint16_t judge_naming(const struct newspeak_facts *f, const struct newspeak_state *s, const struct lz_move *m,
                             int64_t at) {
    lz_assert(m->seat < s->head.seats);
    return s->team.times[m->seat] < NS_NAMINGS ? 0 : NS_14_1_CAP;
}

/* NS-5.4, the part after the words. */
static uint16_t judge_say(const struct newspeak_facts *f, const struct newspeak_state *s, const struct lz_move *m,
                          int64_t at) {
    const struct newspeak_open *o = &s->open;
    lz_assert(m->seat < o->dissidents && o->said[m->seat] <= o->messages);
    if (m->arg[0] > o->option[NS_O_MSG_MAX])
        return NS_5_4_LENGTH;
    if (o->said[m->seat] && at - o->said_at[m->seat] < o->option[NS_O_MSG_GAP_MS])
        return NS_5_4_GAP;
    return o->said[m->seat] < o->option[NS_O_MSG_BUDGET] ? 0 : NS_5_4_BUDGET;
}

static uint16_t judge_msay(const struct newspeak_facts *f, const struct newspeak_state *s, const struct lz_move *m,
                           int64_t at) {
    return m->arg[0] <= s->open.option[NS_O_MSG_MAX] ? 0 : NS_5_4_LENGTH;
}

static uint16_t judge_target(const struct newspeak_facts *f, const struct newspeak_state *s, const struct lz_move *m,
                             int64_t at) {
    return newspeak_in_play(&s->open, m->arg[0]) ? 0 : NS_14_1_RANGE;
}

/* NS-6.5, NS-6.11 */
static uint16_t judge_point(const struct newspeak_facts *f, const struct newspeak_state *s, const struct lz_move *m,
                            int64_t at) {
    const struct newspeak_open *o = &s->open;
    lz_assert(newspeak_side_of(o, m->seat) == NS_MODERATOR);
    if (!newspeak_in_play(o, m->arg[0]))
        return NS_14_1_RANGE;
    return newspeak_timed(o) || o->points[m->seat - o->dissidents] < NS_NAMINGS ? 0 : NS_14_1_CAP;
}

/* NS-8.2, NS-8.3 */
static uint16_t judge_ask(const struct newspeak_facts *f, const struct newspeak_state *s, const struct lz_move *m,
                          int64_t at) {
    const struct newspeak_open *o = &s->open;
    int most = o->option[NS_O_SURV_PER_ROUND];
    lz_assert(m->arg[0] >= 0 && m->arg[1] >= 0 && m->arg[1] < NS_SLOTS);
    if (m->arg[0] >= o->dissidents || m->arg[2] < 0 || m->arg[2] > NS_RADIUS)
        return NS_14_1_RANGE;
    if (!(o->tokens >> m->arg[1] & 1))
        return NS_8_2_TOKEN;
    return most && o->asked >= most ? NS_14_1_CAP : 0;
}

/* NS-5.8 */
static uint16_t judge_object(const struct newspeak_facts *f, const struct newspeak_state *s, const struct lz_move *m,
                             int64_t at) {
    const struct newspeak_open *o = &s->open;
    int n = m->arg[0] - 1;
    lz_assert(newspeak_side_of(o, m->seat) == NS_MODERATOR && o->messages <= NS_SAID);
    if (n < 0 || n >= o->messages)
        return NS_14_1_RANGE;
    return o->marked[m->seat - o->dissidents][n / 8] >> n % 8 & 1 ? NS_14_1_TAKEN : 0;
}

static uint16_t judge_choose(const struct newspeak_facts *f, const struct newspeak_state *s, const struct lz_move *m,
                             int64_t at) {
    return newspeak_neutral(&s->open, m->arg[0]) ? judge_naming(f, s, m, at) : NS_14_1_RANGE;
}

static uint16_t judge_vote(const struct newspeak_facts *f, const struct newspeak_state *s, const struct lz_move *m,
                           int64_t at) {
    int card = m->arg[0], owner;
    if (card != NS_NO_CARD &&
        (!newspeak_holds(&s->cell, &s->open, card, &owner) || !newspeak_usable(f, &s->open, card)))
        return NS_14_1_CARD;
    return judge_naming(f, s, m, at);
}

static uint16_t judge_shift(const struct newspeak_facts *f, const struct newspeak_state *s, const struct lz_move *m,
                            int64_t at) {
    lz_assert(s->open.card < NS_CARDS && m->seat == s->open.owner);
    return newspeak_has_step(&f->card[s->open.card], newspeak_step_of(m->arg[0])) ? 0 : NS_14_1_RANGE;
}

static uint16_t judge_free(const struct newspeak_facts *f, const struct newspeak_state *s, const struct lz_move *m,
                           int64_t at) {
    const struct newspeak_open *o = &s->open;
    lz_assert(o->card < NS_CARDS && m->arg[0] >= 0);
    bool well = f->card[o->card].any_code && m->arg[0] < o->codes && newspeak_neutral(o, m->arg[1]);
    return well ? 0 : NS_14_1_RANGE;
}

typedef uint16_t newspeak_judge(const struct newspeak_facts *, const struct newspeak_state *, const struct lz_move *,
                                int64_t at);
static newspeak_judge *const judges[NS_VERBS] = {
    [NS_V_SET] = judge_naming,    [NS_V_ID] = judge_id,         [NS_V_CODE] = judge_code, [NS_V_SAY] = judge_say,
    [NS_V_TARGET] = judge_target, [NS_V_POINT] = judge_point,   [NS_V_ASK] = judge_ask,   [NS_V_MSAY] = judge_msay,
    [NS_V_OBJECT] = judge_object, [NS_V_CHOOSE] = judge_choose, [NS_V_VOTE] = judge_vote, [NS_V_SHIFT] = judge_shift,
    [NS_V_FREE] = judge_free,
};

bool newspeak_check(const struct lz_game *game, const void *state, const struct lz_input *in, struct lz_why *why) {
    const struct newspeak_state *s = state;
    const struct lz_move *m = &in->move;
    lz_assert(in->at >= s->head.now);
    if (m->verb == LZ_TICK)
        return s->head.alarm != LZ_NEVER;
    if (!newspeak_check_speaker(s, m, why))
        return false;
    uint16_t rule = judges[m->verb] ? judges[m->verb](newspeak_facts_of(game), s, m, in->at) : 0;
    return !rule || lz_refuse(why, rule, m->arg[0]);
}

/* ---- lists */

/* How far each argument of a verb goes when all moves are tried; spoken verbs cannot be listed. */
static const uint16_t reach[NS_VERBS][3] = {
    [NS_V_SET] = { NS_SETS },        [NS_V_ID] = { NS_CARDS },
    [NS_V_CODE] = { NS_CODES },      [NS_V_TARGET] = { NS_SLOTS },
    [NS_V_POINT] = { NS_SLOTS },     [NS_V_ASK] = { NS_DISSIDENTS, NS_SLOTS, NS_RADIUS + 1 },
    [NS_V_CHOOSE] = { NS_SLOTS },    [NS_V_VOTE] = { NS_CARDS + 1 },
    [NS_V_SHIFT] = { 2 * NS_STEPS }, [NS_V_FREE] = { NS_CODES, NS_SLOTS },
};
static const uint8_t args[NS_VERBS] = {
    [NS_V_SET] = 1,
    [NS_V_ID] = 1,
    [NS_V_CODE] = 1,
    [NS_V_TARGET] = 1,
    [NS_V_POINT] = 1,
    [NS_V_OBJECT] = 1,
    [NS_V_ASK] = 3,
    [NS_V_CHOOSE] = 1,
    [NS_V_VOTE] = 1,
    [NS_V_SHIFT] = 1,
    [NS_V_FREE] = 2,
    [NS_V_SAY] = LZ_MARK_ARGS,
    [NS_V_MSAY] = LZ_MARK_ARGS,
};

static bool spoken(int verb) { return verb == NS_V_SAY || verb == NS_V_MSAY; }

/* All moves of a verb that is open to the seat. */
static void list_verb(const struct newspeak_facts *f, const struct newspeak_state *s, struct lz_move m,
                      struct lz_moves *moves) {
    lz_assert(!spoken(m.verb) && moves->count <= moves->room);
    newspeak_judge *judge = judges[m.verb];
    int verb = m.verb, first = verb == NS_V_OBJECT, most[3];
    m.args = args[verb];
    for (int i = 0; i < 3; i++)
        most[i] = reach[verb][i] ? reach[verb][i] : 1;
    if (verb == NS_V_OBJECT)
        most[0] = s->open.messages + 1;
    if (verb == NS_V_ASK && !s->open.tokens)
        return;
    for (int a = first; a < most[0]; a++)
        for (int b = 0; b < most[1]; b++)
            for (int c = 0; c < most[2]; c++) {
                if (moves->count == moves->room)
                    return;
                struct lz_move *next = &moves->at[moves->count];
                *next = m;
                next->arg[0] = (int16_t)a;
                next->arg[1] = (int16_t)b;
                next->arg[2] = (int16_t)c;
                moves->count += !judge || !judge(f, s, next, s->head.now);
            }
}

/* Verbs this seat may use now, as far as its arguments are not looked at. */
static uint32_t open_verbs(const struct newspeak_state *s, int seat) {
    uint32_t some = 0;
    for (uint32_t left = verbs_of[s->head.phase][newspeak_side_of(&s->open, seat)]; left; left &= left - 1) {
        struct lz_move m = { .seat = (uint8_t)seat, .verb = (uint8_t)__builtin_ctz(left) };
        if (newspeak_check_speaker(s, &m, NULL))
            some |= 1u << m.verb;
    }
    return some;
}

static void list(const struct newspeak_facts *f, const struct newspeak_state *s, int seat, struct lz_moves *moves) {
    uint32_t verbs = open_verbs(s, seat);
    moves->complete = true;
    for (int verb = 0; verb < NS_VERBS; verb++)
        if (verbs >> verb & 1 && spoken(verb))
            moves->complete = false;
        else if (verbs >> verb & 1)
            list_verb(f, s, (struct lz_move){ .seat = (uint8_t)seat, .verb = (uint8_t)verb }, moves);
}

void newspeak_legal(const struct lz_game *game, const void *state, int seat, struct lz_moves *moves) {
    list(newspeak_facts_of(game), state, seat, moves);
}

/* Words that nobody knows: a move as it is when they have been struck out. */
static bool sample_speech(const struct lz_game *game, const struct newspeak_state *s, struct lz_rng *rng,
                          struct lz_move *m) {
    m->args = LZ_MARK_ARGS;
    m->arg[0] = (int16_t)(1 + lz_roll(rng, (uint32_t)s->open.option[NS_O_MSG_MAX]));
    for (int i = 1; i < LZ_MARK_ARGS; i++)
        m->arg[i] = (int16_t)(uint16_t)lz_roll(rng, 1 << 16);
    return lz_check(game, s, m, NULL);
}

/* One sample in so many may be a word among Moderators, or a resignation, if there is anything else. */
enum { SELDOM = 64, HARDLY_EVER = 512 };

static uint32_t sampled_verbs(uint32_t verbs, struct lz_rng *rng) {
    uint32_t rest = verbs;
    if (lz_roll(rng, SELDOM))
        rest &= ~(1u << NS_V_MSAY);
    if (lz_roll(rng, HARDLY_EVER))
        rest &= ~(1u << NS_V_RESIGN);
    return rest ? rest : verbs;
}

bool newspeak_sample(const struct lz_game *game, const void *state, int seat, struct lz_rng *rng,
                     struct lz_move *move) {
    const struct newspeak_state *s = state;
    struct lz_move room[LZ_MOVES];
    if (!lz_in(s->head.may, seat))
        return false;
    for (uint32_t verbs = sampled_verbs(open_verbs(s, seat), rng);;) {
        lz_assert(verbs); /* whoever may act finds something */
        struct lz_moves moves = { room, 0, LZ_MOVES, true };
        int verb = lz_first(verbs);
        for (uint32_t skip = lz_roll(rng, (uint32_t)lz_seats_count(verbs)); skip; skip--)
            verb = lz_first(verbs & ~((2u << verb) - 1));
        *move = (struct lz_move){ .seat = (uint8_t)seat, .verb = (uint8_t)verb };
        if (spoken(verb) && sample_speech(game, s, rng, move))
            return true;
        if (!spoken(verb))
            list_verb(newspeak_facts_of(game), s, *move, &moves);
        if (moves.count) {
            *move = room[lz_roll(rng, moves.count)];
            return true;
        }
        verbs &= ~(1u << verb);
        if (!verbs)
            verbs = open_verbs(s, seat) & (1u << NS_V_RESIGN | 1u << NS_V_MSAY);
    }
}

/* ---- whose turn it is */

/* Everybody can resign, and Moderators write to each other where anything is written: only who has resigned may have
   nothing to do. */
lz_seats newspeak_may(const struct newspeak_facts *f, const struct newspeak_state *s) {
    lz_seats some = lz_all(s->head.seats);
    for (int seat = 0; seat < s->head.seats; seat++) {
        struct lz_move room[1];
        struct lz_moves moves = { room, 0, 1, true };
        if (!(s->open.resigned >> seat & 1))
            continue;
        list(f, s, seat, &moves);
        bool writes = newspeak_side_of(&s->open, seat) == NS_MODERATOR && !moves.complete;
        if (!moves.count && !writes)
            some &= ~lz_only(seat);
    }
    return some;
}

static lz_seats unnamed(const struct newspeak_state *s, enum newspeak_side side) {
    lz_seats some = newspeak_team(&s->open, side);
    for (int seat = 0; seat < s->head.seats; seat++)
        if (s->team.name[seat] != NS_NONE)
            some &= ~lz_only(seat);
    return some;
}

lz_seats newspeak_without_card(const struct newspeak_state *s) {
    lz_seats some = newspeak_dissidents(&s->open);
    for (int d = 0; d < s->open.dissidents; d++)
        if (s->cell.card[d] != NS_NONE)
            some &= ~lz_only(d);
    return some;
}

/* NS-4.3: where the order of arrival matters (first come, first served; a majority closes at once) the game holds for
   one seat at a time; the others may act all the same. */
static lz_seats first_of(lz_seats some) { return some ? lz_only(lz_first(some)) : 0; }

/* Those who talk; if all the others are done, those without a dial. */
static lz_seats talking(const struct newspeak_open *o) {
    lz_assert(o->turn < o->dissidents);
    lz_seats silent = newspeak_dissidents(o) & ~(lz_seats)o->dialled, some = silent & ~(lz_seats)o->done;
    return !newspeak_free(o) ? lz_only(o->turn) : some ? some : silent;
}

lz_seats newspeak_wait(const struct newspeak_state *s) {
    const struct newspeak_open *o = &s->open;
    switch (s->head.phase) {
    case NS_P_SET:
    case NS_P_PICKD:
    case NS_P_VOTE:
        return first_of(unnamed(s, NS_DISSIDENT));
    case NS_P_PICKM:
        return first_of(unnamed(s, NS_MODERATOR));
    case NS_P_IDS:
        return first_of(newspeak_without_card(s));
    case NS_P_CODE:
    case NS_P_READY:
        return lz_only(0);
    case NS_P_TALK:
        return first_of(talking(o));
    case NS_P_DIAL:
        return newspeak_dissidents(o) & ~(lz_seats)o->dialled;
    case NS_P_GUESS:
        return first_of(newspeak_moderators(o) & ~((lz_seats)o->ready << o->dissidents));
    case NS_P_SHIFT:
        lz_assert(o->owner < o->dissidents);
        return lz_only(o->owner);
    default:
        return 0;
    }
}
