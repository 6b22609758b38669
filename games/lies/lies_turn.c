/* The frame of the game: setup, rounds, the four boards step by step, discards, points, Reactions, the scenario. Each
   stage is a function that asks (true) or moves on (false); programs run in between. */
#include "core/bug.h"
#include "games/lies/lies_inner.h"

#include <string.h>

int lies_seat_of(const struct lies_open *o, int seats, int role) {
    for (int i = 0; i < seats; i++)
        if (o->role[i] == role)
            return i;
    return -1;
}

static bool ask(struct lies_state *s, int seat, enum lies_phase phase) {
    lz_assert(seat >= 0 && seat < s->head.seats);
    s->head.phase = (uint8_t)phase;
    s->head.may = s->head.wait = lz_only(seat);
    return true;
}

static void enter(struct lies_state *s, enum lies_stage stage) {
    s->open.stage = (uint8_t)stage;
    s->open.index = s->open.sub = 0;
}

/* LL-3.3, LL-3.4: Spreaders sit on even seats. */
static bool seeds(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    if (o->index == 2) {
        enter(s, LIES_S_PIECES);
        return false;
    }
    lz_assert(o->index < 2 && w->d->setup_seed[o->index] != LIES_NONE);
    bool second = o->index == 1 && s->head.seats == LIES_SEATS && !o->option[LIES_O_SEEDS];
    lies_run_begin(w, (struct lies_source){ second ? 2 : 0, w->d->setup_seed[o->index++], LIES_BY_SETUP });
    return false;
}

/* LL-3.5 to LL-3.7: by role, Moderators first; LL-3.10: only of those who play. */
static bool pieces(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    if (o->index == LIES_ROLES) {
        lies_deal(w);
        enter(s, LIES_S_MULLIGAN);
        return false;
    }
    int role = o->index++, seat = lies_seat_of(o, s->head.seats, role);
    if (seat >= 0 && w->d->setup.program[role] != LIES_NONE)
        lies_run_begin(w, (struct lies_source){ seat, w->d->setup.program[role], LIES_BY_SETUP });
    return false;
}

static void begin_turn(const struct lies_work *w, int seat) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    lz_assert(seat < s->head.seats && o->run.program == LIES_NONE);
    enter(s, LIES_S_TURN);
    memset(o->added, 0, sizeof o->added);
    memset(o->removed, 0, sizeof o->removed);
    o->turn = (uint8_t)seat;
    o->step = o->cards = o->powered = o->doubled = 0;
    o->card = o->ran = LIES_NONE;
    lz_tell(w->out, LIES_K_TURN, seat, lies_everyone(s), o->role[seat]);
}

static bool has_scenario(const struct lies_open *o) { return o->option[LIES_O_SCENARIO] == LIES_SCENARIO_ON; }

static void begin_round(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    lz_assert(o->round < o->rounds && (!has_scenario(o) || o->round < w->d->parts));
    o->round++;
    lz_tell(w->out, LIES_K_ROUND, 0, lies_everyone(s), o->round, o->rounds);
    if (!has_scenario(o)) {
        begin_turn(w, 0);
        return;
    }
    enter(s, LIES_S_EFFECT);
    lz_tell(w->out, LIES_K_PART, 0, lies_everyone(s), LIES_STORIES * (o->round - 1));
}

/* LL-3.8, LL-3.9 */
static bool mulligan(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    if (o->index == s->head.seats) {
        begin_round(w);
        return false;
    }
    if (!o->sub && o->hands[o->index])
        return ask(s, o->index, LIES_P_MULLIGAN);
    lies_redraw(w, o->index++);
    o->sub = 0;
    return false;
}

/* One seat after the other (LL-1.15) does what the scenario has for its role: LL-4.4, LL-4.6, LL-4.7. */
static bool next_order(const struct lies_work *w, const struct lies_orders *orders, int seat) {
    struct lies_state *s = w->s;
    lz_assert(seat < s->head.seats && s->open.role[seat] < LIES_ROLES);
    int program = orders->program[s->open.role[seat]];
    if (program != LIES_NONE)
        lies_run_begin(w, (struct lies_source){ seat, program, LIES_BY_SCENARIO });
    return false;
}

static bool effect(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    lz_assert(o->round >= 1 && o->round <= w->d->parts);
    const struct lies_part *part = &w->d->part[o->round - 1];
    int seats = s->head.seats, at = o->index++;
    if (at < 2 * seats)
        return next_order(w, &part->effect[at / seats], at % seats);
    begin_turn(w, 0);
    return false;
}

static const struct lies_step *step_of(const struct lies_data *d, const struct lies_open *o) {
    lz_assert(o->turn < LIES_SEATS && o->step < d->deck[o->role[o->turn]].steps);
    return &d->deck[o->role[o->turn]].step[o->step];
}

static void next_step(struct lies_open *o) {
    o->step++;
    o->sub = 0;
}

static bool step_run(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    int program = step_of(w->d, o)->program;
    if (o->sub) {
        next_step(o);
        return false;
    }
    o->sub = 1;
    o->card = LIES_NONE;
    lz_tell(w->out, LIES_K_STEPPED, o->turn, lies_everyone(s), o->role[o->turn] * LIES_STEPS + o->step);
    lies_run_begin(w, (struct lies_source){ o->turn, program, LIES_BY_TURN });
    return false;
}

bool lies_card_step_power(const struct lies_data *d, const struct lies_state *s) {
    const struct lies_open *o = &s->open;
    int power = step_of(d, o)->program;
    return power != LIES_NONE && !o->powered &&
           lies_possible(d, o, (struct lies_source){ o->turn, power, LIES_BY_TURN });
}

/* LL-11.6, LL-12.3, LL-12.4: asked on public grounds, so that silence tells nothing of the hand. */
static bool step_cards(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    bool more = o->hands[o->turn] && (!o->option[LIES_O_CARDS] || o->cards < o->option[LIES_O_CARDS]);
    if (!o->sub && (more || lies_card_step_power(w->d, s)))
        return ask(s, o->turn, LIES_P_CARDS);
    next_step(o);
    return false;
}

/* LL-7.2, LL-7.5: sub 0 asks what to do, 1 has done it, 2 has doubled or will not. */
static bool step_disrupt(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    lz_assert(o->sub <= 2 && (o->sub != 1 || o->ran < w->d->programs));
    if (o->sub == 0)
        return ask(s, o->turn, LIES_P_DISRUPT);
    if (o->sub == 1 && o->doubled < w->d->deck[o->role[o->turn]].doubles &&
        lies_possible(w->d, o, (struct lies_source){ o->turn, o->ran, LIES_BY_TURN }))
        return ask(s, o->turn, LIES_P_DOUBLE);
    next_step(o);
    return false;
}

/* LL-5.1 */
static bool turn(const struct lies_work *w) {
    struct lies_state *s = w->s;
    static bool (*const kind[])(
        const struct lies_work *) = { [LIES_RUN] = step_run, [LIES_CARDS] = step_cards, [LIES_DISRUPT] = step_disrupt };
    if (s->open.step < w->d->deck[s->open.role[s->open.turn]].steps)
        return kind[step_of(w->d, &s->open)->kind](w);
    enter(s, LIES_S_DISCARD);
    return false;
}

/* LL-10.1 */
static void score(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    enum lies_team team = lies_team_of(o->role[o->turn]);
    int points = lies_board_points(w->d, o, s->head.seats, team);
    lz_assert(points >= 0 && o->points[o->turn] + points <= INT16_MAX);
    o->points[o->turn] = (int16_t)(o->points[o->turn] + points);
    lz_tell(w->out, LIES_K_SCORED, o->turn, lies_everyone(s), points, lies_total(w->d, o, s->head.seats, team));
}

static bool discard(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    if (!o->sub && o->hands[o->turn])
        return ask(s, o->turn, LIES_P_DISCARD);
    lies_redraw(w, o->turn);
    score(w);
    enter(s, LIES_S_DECLARE);
    return false;
}

/* The seats of LL-9.2 in their order, the partner too (LL-9.7): -1 when all were asked. */
static int next_other(struct lies_state *s) {
    struct lies_open *o = &s->open;
    while (++o->index < s->head.seats) {
        int seat = (o->turn + o->index) % s->head.seats;
        if (o->role[seat] != LIES_EL)
            return seat;
    }
    return -1;
}

/* LL-9.1; LL-11.6: asked whatever the hand holds. */
static bool declare(const struct lies_work *w) {
    struct lies_state *s = w->s;
    int seat = next_other(s);
    if (seat >= 0)
        return ask(s, seat, LIES_P_DECLARE);
    enter(s, LIES_S_ANSWER);
    return false;
}

static void end_turn(const struct lies_work *w) {
    struct lies_state *s = w->s;
    int next = s->open.turn + 1;
    s->open.declared = 0;
    if (next < s->head.seats)
        begin_turn(w, next);
    else
        enter(s, LIES_S_ENDING);
}

/* LL-9.3; the ledger is still that of the turn (LL-9.4), and nobody draws (LL-9.5). */
static bool answer(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    int seat = next_other(s);
    if (seat < 0) {
        end_turn(w);
        return false;
    }
    lz_assert(seat != o->turn); /* LL-9.2 */
    if (!lz_in(o->declared, seat))
        return false;
    if (lies_playable(w->d, s, seat, LIES_REACTION)) {
        lz_tell(w->out, LIES_K_ANSWERS, seat, lies_everyone(s)); /* being asked tells what the hand holds: LL-11.6 */
        return ask(s, seat, LIES_P_ANSWER);
    }
    o->lacks[seat] = (uint16_t)lies_could(w->d, o, seat, LIES_REACTION);
    o->since[seat] = 0;
    lz_tell(w->out, LIES_K_HELD_BACK, seat, lies_everyone(s));
    return false;
}

/* LL-4.5 to LL-4.10 */
static void read_condition(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    lz_assert(o->round >= 1 && o->round <= w->d->parts);
    o->ending = (uint8_t)lies_condition_met(w->d, o, s->head.seats);
    const struct lies_ending *ending = &w->d->part[o->round - 1].ending[o->ending];
    lz_tell(w->out, LIES_K_ENDING, 0, lies_everyone(s), LIES_STORIES * (o->round - 1) + 1 + o->ending);
    for (int team = 0; team < LIES_TEAMS; team++) /* LL-4.9: to no seat */
        o->bonus[team] = (int16_t)(o->bonus[team] + ending->points[team]);
    if (ending->points[0] | ending->points[1])
        lz_tell(w->out, LIES_K_BONUS, 0, lies_everyone(s), ending->points[0], ending->points[1]);
}

static bool ending(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    if (has_scenario(o) && !o->index)
        read_condition(w);
    if (has_scenario(o) && o->index < s->head.seats) {
        int seat = o->index++;
        return next_order(w, &w->d->part[o->round - 1].ending[o->ending].orders, seat);
    }
    lz_tell(w->out, LIES_K_ROUND_OVER, 0, lies_everyone(s), o->round);
    if (o->round < o->rounds)
        begin_round(w);
    else
        lies_finish(w);
    return false;
}

/* LL-4.1 */
static bool (*const stage[LIES_STAGES])(const struct lies_work *) = {
    [LIES_S_SEEDS] = seeds,     [LIES_S_PIECES] = pieces, [LIES_S_MULLIGAN] = mulligan,
    [LIES_S_EFFECT] = effect,   [LIES_S_TURN] = turn,     [LIES_S_DISCARD] = discard,
    [LIES_S_DECLARE] = declare, [LIES_S_ANSWER] = answer, [LIES_S_ENDING] = ending,
};

void lies_go_on(const struct lies_work *w) {
    struct lies_state *s = w->s;
    while (!s->head.over) {
        lz_assert(s->open.stage < LIES_STAGES);
        if (s->open.run.program != LIES_NONE) {
            if (lies_run_on(w)) {
                ask(s, s->open.run.seat, LIES_P_PLACE);
                return;
            }
        } else if (stage[s->open.stage](w)) {
            return;
        }
    }
}

/* LL-9.6: a Reaction is a source too. */
static void play(const struct lies_work *w, int seat, int kind) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    lz_assert(kind < w->d->deck[o->role[seat]].kinds);
    const struct lies_card *card = &w->d->deck[o->role[seat]].card[kind];
    lies_drop(s, seat, kind);
    lz_tell(w->out, LIES_K_PLAYED, seat, lies_everyone(s), lies_card_of(o->role[seat], kind));
    if (card->timing == LIES_ACTION)
        o->cards++;
    if (card->timing == LIES_STEP)
        o->sub = 1;
    o->card = (uint8_t)lies_card_of(o->role[seat], kind);
    o->ran = card->program;
    lies_run_begin(w, (struct lies_source){ seat, card->program,
                                            card->timing == LIES_REACTION ? LIES_BY_REACTION : LIES_BY_TURN });
}

static void use_board(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    lz_tell(w->out, LIES_K_STEPPED, o->turn, lies_everyone(s), o->role[o->turn] * LIES_STEPS + o->step);
    o->card = LIES_NONE;
    o->ran = step_of(w->d, o)->program;
    lz_assert(o->ran != LIES_NONE); /* a step without a program offers no power */
    lies_run_begin(w, (struct lies_source){ o->turn, o->ran, LIES_BY_TURN });
}

static void declared(const struct lies_work *w, int seat) {
    struct lies_state *s = w->s;
    lz_assert(seat != s->open.turn && !lz_in(s->open.declared, seat));
    s->open.declared |= (uint8_t)lz_only(seat);
    s->open.could[seat] = (uint16_t)lies_could(w->d, &s->open, seat, LIES_REACTION);
    lz_tell(w->out, LIES_K_REACTS, seat, lies_everyone(s));
}

/* An answer to a question of the frame. */
void lies_answer(const struct lies_work *w, const struct lz_move *move) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    int kind = move->arg[0] % LIES_DECK, seat = move->seat;
    switch ((enum lies_verb)move->verb) {
    case LIES_V_TOSS:
        lies_drop(s, seat, kind);
        lz_tell(w->out, LIES_K_TOSSED, seat, lies_everyone(s), move->arg[0]);
        break;
    case LIES_V_PLAY:
        play(w, seat, kind);
        break;
    case LIES_V_STEP:
        o->sub = 1;
        use_board(w);
        break;
    case LIES_V_POWER:
        o->powered = 1;
        use_board(w);
        break;
    case LIES_V_DOUBLE:
        o->doubled++;
        o->sub = 2;
        lz_tell(w->out, LIES_K_DOUBLED, seat, lies_everyone(s));
        lies_run_begin(w, (struct lies_source){ seat, o->ran, LIES_BY_TURN });
        break;
    case LIES_V_REACT:
        declared(w, seat);
        break;
    case LIES_V_PASS:
        lz_tell(w->out, LIES_K_PASSED, seat, lies_everyone(s));
        break;
    case LIES_V_KEEP:
    case LIES_V_DONE:
        o->sub = 1;
        break;
    case LIES_V_NEXT:
        o->sub = 2;
        break;
    default:
        LZ_BUG("a program's answer reached the frame");
    }
}
