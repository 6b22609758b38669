/* The game as a table of states (NS-3.1, NS-6): what entering one does, how long it lasts, what its alarm does. */
#include "games/newspeak/newspeak_inner.h"

#include "core/rng.h"

#include <string.h>

static void next_round(struct newspeak_state *s, struct lz_sink *out);

/* ---- setup: NS-3 */

/* The first twelve of the shuffled places. */
void newspeak_deal(const struct newspeak_facts *f, struct lz_rng *rng, uint8_t dealt[NS_SLOTS]) {
    uint8_t places[NS_PLACES];
    lz_assert(f->places >= NS_SLOTS && f->places <= NS_PLACES);
    for (int i = 0; i < f->places; i++)
        places[i] = (uint8_t)i;
    lz_shuffle(rng, places, f->places);
    memcpy(dealt, places, NS_SLOTS);
}

static void lay_out(struct newspeak_state *s, int set, struct lz_sink *out) {
    struct newspeak_open *o = &s->open;
    lz_assert(set >= 0 && set < NS_SETS && o->set == NS_NONE);
    o->set = (uint8_t)set;
    memcpy(o->place, s->dealt, sizeof o->place);
    lz_tell(out, NS_K_SET, LZ_CLOCK, newspeak_all(o), set);
    for (int slot = 0; slot < NS_SLOTS; slot++)
        lz_tell(out, NS_K_PLACE, LZ_CLOCK, newspeak_all(o), slot, o->place[slot]);
    newspeak_enter(s, NS_P_IDS, out);
}

/* NS-3.3 */
static void close_set(struct newspeak_state *s, bool over, struct lz_sink *out) {
    struct newspeak_ballot ballot = { NS_DISSIDENT, false, over, 0 };
    int set;
    if (newspeak_team_closed(&s->open, &s->team, ballot, &set))
        lay_out(s, set, out);
}

static bool taken(const struct newspeak_state *s, int card) {
    for (int d = 0; d < s->open.dissidents; d++)
        if (s->cell.card[d] == card)
            return true;
    return false;
}

static void take_id(struct newspeak_state *s, int seat, int card) {
    lz_assert(seat < s->open.dissidents && s->cell.card[seat] == NS_NONE && !taken(s, card));
    s->cell.card[seat] = (uint8_t)card;
}

/* NS-3.5: for a seat without a card, one of those that are free. */
static int free_id(const struct newspeak_facts *f, struct newspeak_state *s, int seat) {
    int cards[NS_CARDS], n = 0;
    for (int card = 0; card < NS_CARDS; card++)
        if (newspeak_card_in(&f->card[card], s->head.seats) && !taken(s, card))
            cards[n++] = card;
    lz_assert(n > 0); /* NS-9.2: five in a pool, and four Dissidents */
    struct lz_rng rng = lz_fork(&s->head.rng, NS_DRAW_ID, (uint64_t)seat);
    return cards[newspeak_drawn(&s->open) ? lz_roll(&rng, (uint32_t)n) : 0];
}

/* NS-4.8: several draws of one moment, the lowest seat first. */
static void close_ids(const struct newspeak_facts *f, struct newspeak_state *s, bool over, struct lz_sink *out) {
    for (int d = 0; d < s->open.dissidents; d++) {
        if (s->cell.card[d] != NS_NONE)
            continue;
        if (!over)
            return;
        take_id(s, d, free_id(f, s, d));
        lz_tell(out, NS_K_DREW_ID, d, newspeak_dissidents(&s->open), s->cell.card[d]);
    }
    lz_tell(out, NS_K_IDS, LZ_CLOCK, newspeak_all(&s->open));
    newspeak_enter(s, NS_P_CODE, out);
}

static void set_code(struct newspeak_state *s, int code, struct lz_sink *out) {
    lz_assert(code >= 0 && code < s->open.codes && s->cell.code == NS_NONE);
    s->cell.code = (uint8_t)code;
    lz_tell(out, NS_K_CODE, LZ_CLOCK, newspeak_dissidents(&s->open), code);
    next_round(s, out);
}

/* ---- the hack: NS-6 */

/* NS-6.1 */
static void enter_talk(struct newspeak_state *s, struct lz_sink *out) {
    struct newspeak_open *o = &s->open;
    (void)out;
    lz_assert(o->round >= 1 && o->round <= NS_ROUNDS);
    memset(o->said, 0, sizeof o->said);
    memset(o->said_at, 0, sizeof o->said_at);
    memset(o->marked, 0, sizeof o->marked);
    o->messages = 0;
    o->done = o->dialled = o->passes = 0;
    o->turn = (uint8_t)((o->round - 1) % o->dissidents);
}

static void enter_guess(struct newspeak_state *s, struct lz_sink *out) {
    struct newspeak_open *o = &s->open;
    (void)out;
    o->pointed = o->ready = o->asked = 0;
    memset(o->points, 0, sizeof o->points);
}

/* NS-4.6: who could still talk by turns. */
static lz_seats talkers(const struct newspeak_open *o) {
    lz_seats some = newspeak_dissidents(o) & ~(lz_seats)o->done;
    for (int d = 0; d < o->dissidents; d++)
        if (o->said[d] >= o->option[NS_O_MSG_BUDGET])
            some &= ~lz_only(d);
    return some;
}

static void pass_turn(struct newspeak_open *o) {
    lz_seats some = talkers(o);
    if (!some || newspeak_free(o))
        return;
    lz_assert(o->turn < o->dissidents);
    do
        o->turn = (uint8_t)((o->turn + 1) % o->dissidents);
    while (!lz_in(some, o->turn));
}

/* After every accepted move of TALK. */
static void close_talk(struct newspeak_state *s, struct lz_sink *out) {
    struct newspeak_open *o = &s->open;
    lz_seats all = newspeak_dissidents(o), some = talkers(o);
    if (newspeak_free(o) ? o->done == all : !some || o->passes >= lz_seats_count(some))
        newspeak_enter(s, NS_P_DIAL, out);
}

static void end_talk(const struct newspeak_facts *f, struct newspeak_state *s, struct lz_sink *out) {
    newspeak_enter(s, NS_P_DIAL, out);
}

/* NS-6.4, NS-6.6: from a slot to the next in play, itself if it is. */
static int advanced(const struct newspeak_open *o, int slot) {
    int from = slot;
    while (!newspeak_in_play(o, slot)) {
        slot = (slot + 1) % NS_SLOTS;
        lz_assert(slot != from); /* NS-11.4: some slot is in play */
    }
    return slot;
}

static int drawn_dial(struct newspeak_state *s, int seat) {
    int slots[NS_SLOTS], n = 0;
    for (int slot = 0; slot < NS_SLOTS; slot++)
        if (newspeak_in_play(&s->open, slot))
            slots[n++] = slot;
    lz_assert(n > 0 && seat < s->open.dissidents);
    uint64_t index = (uint64_t)(s->open.round * NS_DISSIDENTS + seat);
    struct lz_rng rng = lz_fork(&s->head.rng, NS_DRAW_DIAL, index);
    return slots[lz_roll(&rng, (uint32_t)n)];
}

/* NS-6.4. Only dials that were set stay in `dialled`: those that set theirs themselves. */
static void end_dial(const struct newspeak_facts *f, struct newspeak_state *s, struct lz_sink *out) {
    struct newspeak_open *o = &s->open;
    for (int d = 0; d < o->dissidents; d++) {
        if (o->dialled >> d & 1)
            continue;
        s->dial[d] = (uint8_t)(newspeak_drawn(o) ? drawn_dial(s, d) : advanced(o, s->dial[d]));
        lz_tell(out, NS_K_DIAL_DRAWN, d, lz_only(d), s->dial[d]);
    }
    newspeak_enter(s, NS_P_GUESS, out);
}

/* ---- moderation and resolution: NS-7, NS-6.8 */

/* A Neutral slot turns as the outcome says: NS-7.2, NS-7.3, NS-7.4. NS-6.9: a vote follows whatever can be voted for.
 */
static void settle(struct newspeak_state *s, int slot, struct lz_sink *out) {
    static const uint8_t becomes[NS_OUTCOMES] = {
        [NS_PREVENTED] = NS_MODERATED, [NS_HACK] = NS_HACKED, [NS_LOCKDOWN] = NS_REMOVED
    };
    struct newspeak_open *o = &s->open;
    lz_assert(o->outcome < NS_OUTCOMES && o->changed == NS_NONE && o->round >= 1);
    newspeak_turn_slot(s, slot, (enum newspeak_status)becomes[o->outcome], out);
    o->changed = o->past[o->round - 1].changed = (uint8_t)slot;
    if (o->outcome == NS_HACK && o->supply) { /* NS-7.2, NS-8.1 */
        lz_assert(!(o->tokens >> slot & 1));  /* a slot is Hacked but once */
        o->supply--;
        o->tokens |= (uint16_t)(1 << slot);
        lz_tell(out, NS_K_TOKEN, LZ_CLOCK, newspeak_all(o), slot);
    }
    if (!newspeak_ended(s, out))
        newspeak_enter(s, NS_P_VOTE, out);
}

/* NS-6.7; NS-7.2 to NS-7.4: where the slot is not Neutral, a team chooses another. */
static void reveal(const struct newspeak_facts *f, struct newspeak_state *s, struct lz_sink *out) {
    static const uint16_t kind[NS_OUTCOMES] = { NS_K_PREVENTED, NS_K_HACK, NS_K_LOCKDOWN };
    struct newspeak_open *o = &s->open;
    struct newspeak_round *past = &o->past[o->round - 1];
    int slot;
    lz_assert(o->round >= 1 && o->round <= NS_ROUNDS && past->outcome == NS_NONE);
    if (!o->pointed)
        o->pointer = (uint8_t)advanced(o, o->pointer);
    for (int d = 0; d < o->dissidents; d++) {
        past->dial[d] = s->dial[d];
        lz_tell(out, NS_K_REVEALED, d, newspeak_all(o), s->dial[d]);
    }
    o->outcome = (uint8_t)newspeak_outcome((struct newspeak_dials){ s->dial, o->dissidents, o->pointer }, &slot);
    past->own = o->dialled;
    past->pointer = o->pointer;
    past->outcome = o->outcome;
    lz_tell(out, kind[o->outcome], LZ_CLOCK, newspeak_all(o), slot);
    if (newspeak_neutral(o, slot))
        settle(s, slot, out);
    else
        newspeak_enter(s, o->outcome == NS_HACK ? NS_P_PICKD : NS_P_PICKM, out);
}

/* NS-7.5, NS-9.8 */
static int lowest_neutral(const struct newspeak_open *o) {
    int slot = 0;
    while (!newspeak_neutral(o, slot)) /* NS-11.4: there is one */
        slot++;
    return slot;
}

static void close_pick(struct newspeak_state *s, bool over, struct lz_sink *out) {
    enum newspeak_side side = s->head.phase == NS_P_PICKD ? NS_DISSIDENT : NS_MODERATOR;
    struct newspeak_ballot ballot = { side, false, over, lowest_neutral(&s->open) };
    int slot;
    if (newspeak_team_closed(&s->open, &s->team, ballot, &slot))
        settle(s, slot, out);
}

/* NS-10.3: the domino effect, once a round; NS-11.2: the second test; and the next round. */
static void resolve(struct newspeak_state *s, struct lz_sink *out) {
    newspeak_fall(s, out);
    if (!newspeak_ended(s, out))
        next_round(s, out);
}

/* ---- ID cards: NS-9 */

/* NS-9.9: Dissidents alone are told. */
static void shift(struct newspeak_state *s, int code, struct lz_sink *out) {
    lz_assert(code >= 0 && code < s->open.codes); /* NS-9.7 */
    s->cell.code = (uint8_t)code;
    lz_tell(out, NS_K_SHIFTED, LZ_CLOCK, newspeak_dissidents(&s->open), code);
    resolve(s, out);
}

static void filter(struct newspeak_state *s, int slot, struct lz_sink *out) {
    lz_assert(s->open.card < NS_CARDS); /* NS-9.8: Viktor's */
    newspeak_turn_slot(s, slot, NS_MODERATED, out);
}

static void use_card(const struct newspeak_facts *f, struct newspeak_state *s, int card, struct lz_sink *out) {
    struct newspeak_open *o = &s->open;
    const struct newspeak_card *c = &f->card[card];
    int owner;
    if (!newspeak_holds(&s->cell, o, card, &owner))
        LZ_BUG("a card was voted for that nobody holds");
    lz_assert(newspeak_usable(f, o, card) && o->card == NS_NONE); /* NS-9.3: at most one in a round */
    o->card = o->past[o->round - 1].card = (uint8_t)card;
    o->owner = o->past[o->round - 1].owner = (uint8_t)owner;
    o->used |= (uint16_t)(1 << card);
    lz_tell(out, NS_K_CARD, owner, newspeak_all(o), card);
    if (c->steps == 1 && !c->any_code) /* NS-9.6 */
        shift(s, newspeak_shifted(s->cell.code, c->step[0], o->codes), out);
    else
        newspeak_enter(s, NS_P_SHIFT, out);
}

static void close_vote(const struct newspeak_facts *f, struct newspeak_state *s, bool over, struct lz_sink *out) {
    struct newspeak_ballot ballot = { NS_DISSIDENT, true, over, NS_NO_CARD };
    int card;
    if (!newspeak_team_closed(&s->open, &s->team, ballot, &card))
        return;
    if (card != NS_NO_CARD) {
        use_card(f, s, card, out);
        return;
    }
    lz_tell(out, NS_K_NO_CARD, LZ_CLOCK, newspeak_all(&s->open));
    resolve(s, out);
}

/* NS-9.8: nobody has chosen a step in time. */
static void end_shift(const struct newspeak_facts *f, struct newspeak_state *s, struct lz_sink *out) {
    struct newspeak_open *o = &s->open;
    lz_assert(o->card < NS_CARDS && o->owner < o->dissidents);
    const struct newspeak_card *c = &f->card[o->card];
    struct lz_rng rng = lz_fork(&s->head.rng, NS_DRAW_SHIFT, o->round);
    bool drawn = newspeak_drawn(o);
    if (c->any_code) {
        filter(s, lowest_neutral(o), out);
        shift(s, drawn ? (int)lz_roll(&rng, o->codes) : s->cell.code, out);
    } else {
        int step = c->step[drawn ? lz_roll(&rng, c->steps) : 0];
        shift(s, newspeak_shifted(s->cell.code, step, o->codes), out);
    }
}

/* ---- rounds */

static void next_round(struct newspeak_state *s, struct lz_sink *out) {
    struct newspeak_open *o = &s->open;
    lz_assert(o->round < NS_ROUNDS && s->cell.code < o->codes); /* NS-11.4 */
    newspeak_close_round(o, out);
    s->cell.code_was[o->round] = s->cell.code;
    o->round++;
    o->card = o->owner = o->outcome = o->changed = NS_NONE;
    lz_tell(out, NS_K_ROUND, LZ_CLOCK, newspeak_all(o), o->round);
    newspeak_enter(s, o->option[NS_O_READY_MS] ? NS_P_READY : NS_P_TALK, out);
}

static void alarm_set(const struct newspeak_facts *f, struct newspeak_state *s, struct lz_sink *out) {
    close_set(s, true, out);
}
static void alarm_ids(const struct newspeak_facts *f, struct newspeak_state *s, struct lz_sink *out) {
    close_ids(f, s, true, out);
}
static void alarm_ready(const struct newspeak_facts *f, struct newspeak_state *s, struct lz_sink *out) {
    newspeak_enter(s, NS_P_TALK, out);
}
static void alarm_pick(const struct newspeak_facts *f, struct newspeak_state *s, struct lz_sink *out) {
    close_pick(s, true, out);
}
static void alarm_vote(const struct newspeak_facts *f, struct newspeak_state *s, struct lz_sink *out) {
    close_vote(f, s, true, out);
}

/* NS-3.6: always drawn. */
static void alarm_code(const struct newspeak_facts *f, struct newspeak_state *s, struct lz_sink *out) {
    struct lz_rng rng = lz_fork(&s->head.rng, NS_DRAW_CODE, 0);
    set_code(s, (int)lz_roll(&rng, s->open.codes), out);
}

struct row {
    uint8_t lasts; /* the option that says how long */
    void (*enter)(struct newspeak_state *, struct lz_sink *);
    void (*alarm)(const struct newspeak_facts *, struct newspeak_state *, struct lz_sink *);
};
/* NS-12.1: what an alarm does when somebody is not there. */
static const struct row rows[NS_PHASES] = {
    [NS_P_SET] = { NS_O_SETUP_MS, NULL, alarm_set },      [NS_P_IDS] = { NS_O_SETUP_MS, NULL, alarm_ids },
    [NS_P_CODE] = { NS_O_SETUP_MS, NULL, alarm_code },    [NS_P_READY] = { NS_O_READY_MS, NULL, alarm_ready },
    [NS_P_TALK] = { NS_O_HACK_MS, enter_talk, end_talk }, [NS_P_DIAL] = { NS_O_DIAL_MS, NULL, end_dial },
    [NS_P_GUESS] = { NS_O_MOD_MS, enter_guess, reveal },  [NS_P_PICKD] = { NS_O_PICK_MS, NULL, alarm_pick },
    [NS_P_PICKM] = { NS_O_PICK_MS, NULL, alarm_pick },    [NS_P_VOTE] = { NS_O_VOTE_MS, NULL, alarm_vote },
    [NS_P_SHIFT] = { NS_O_PICK_MS, NULL, end_shift },
};

int32_t newspeak_lasts(const struct newspeak_open *o, enum newspeak_phase phase) {
    lz_assert(phase < NS_P_OVER && newspeak_timed(o));
    return o->option[rows[phase].lasts];
}

void newspeak_enter(struct newspeak_state *s, enum newspeak_phase phase, struct lz_sink *out) {
    lz_assert(phase < NS_P_OVER && !s->head.over);
    const struct row *row = &rows[phase];
    s->head.phase = (uint8_t)phase;
    /* NS-4.2: from the deadline that was met, not from when somebody noticed. */
    s->head.alarm = newspeak_timed(&s->open) ? s->head.now + newspeak_lasts(&s->open, phase) : LZ_NEVER;
    newspeak_team_open(s);
    lz_tell(out, NS_K_ENTERED, LZ_CLOCK, newspeak_all(&s->open), (int)phase);
    if (row->enter)
        row->enter(s, out);
}

void newspeak_begin(struct newspeak_state *s, struct lz_sink *out) {
    int set = s->open.option[NS_O_SET];
    if (set == NS_SET_ASK)
        newspeak_enter(s, NS_P_SET, out);
    else
        lay_out(s, set - NS_SET_A, out);
}

/* ---- moves */

static void do_set(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                   struct lz_sink *out) {
    newspeak_team_name(s, m->seat, m->arg[0]);
    lz_tell(out, NS_K_NAMED_SET, m->seat, newspeak_all(&s->open), m->arg[0]);
    close_set(s, false, out);
}

static void do_id(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                  struct lz_sink *out) {
    take_id(s, m->seat, m->arg[0]);
    lz_tell(out, NS_K_TOOK_ID, m->seat, newspeak_dissidents(&s->open), m->arg[0]);
    close_ids(f, s, false, out);
}

static void do_code(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                    struct lz_sink *out) {
    set_code(s, m->arg[0], out);
}

static void do_start(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                     struct lz_sink *out) {
    lz_tell(out, NS_K_STARTED, m->seat, newspeak_all(&s->open));
    newspeak_enter(s, NS_P_TALK, out);
}

static void do_say(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                   struct lz_sink *out) {
    struct newspeak_open *o = &s->open;
    lz_assert(m->seat < o->dissidents && o->messages < NS_SAID);
    o->said[m->seat]++;
    o->said_at[m->seat] = s->head.now;
    lz_tell(out, NS_K_SAID, m->seat, newspeak_all(o), ++o->messages);
    o->passes = 0;
    pass_turn(o);
    close_talk(s, out);
}

static void do_done(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                    struct lz_sink *out) {
    lz_assert(m->seat < s->open.dissidents);
    /* NS-6.2 */
    s->open.done |= (uint8_t)(1 << m->seat);
    lz_tell(out, NS_K_DONE, m->seat, newspeak_all(&s->open));
    pass_turn(&s->open);
    close_talk(s, out);
}

static void do_pass(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                    struct lz_sink *out) {
    s->open.passes++;
    lz_tell(out, NS_K_PASSED, m->seat, newspeak_all(&s->open));
    pass_turn(&s->open);
    close_talk(s, out);
}

static void do_target(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                      struct lz_sink *out) {
    struct newspeak_open *o = &s->open;
    lz_assert(m->seat < o->dissidents && newspeak_in_play(o, m->arg[0]));
    s->dial[m->seat] = (uint8_t)m->arg[0];
    o->dialled |= (uint8_t)(1 << m->seat);
    lz_tell(out, NS_K_DIALLED, m->seat, newspeak_all(o) & ~lz_only(m->seat));
    lz_tell(out, NS_K_DIAL, m->seat, lz_only(m->seat), m->arg[0]);
    if (o->dialled == newspeak_dissidents(o))
        newspeak_enter(s, NS_P_GUESS, out);
}

static int moderator(const struct newspeak_state *s, int seat) {
    lz_assert(newspeak_side_of(&s->open, seat) == NS_MODERATOR);
    return seat - s->open.dissidents;
}

static void do_point(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                     struct lz_sink *out) {
    struct newspeak_open *o = &s->open;
    lz_assert(newspeak_in_play(o, m->arg[0]));
    o->pointer = (uint8_t)m->arg[0];
    o->pointed = 1;
    o->ready = 0;
    if (o->points[moderator(s, m->seat)] < NS_NAMINGS) /* with a clock there may be more */
        o->points[moderator(s, m->seat)]++;
    lz_tell(out, NS_K_POINTED, m->seat, newspeak_all(o), m->arg[0]);
}

static void do_ready(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                     struct lz_sink *out) {
    struct newspeak_open *o = &s->open;
    o->ready |= (uint8_t)(1 << moderator(s, m->seat));
    lz_tell(out, NS_K_READY, m->seat, newspeak_all(o));
    if (o->ready == lz_all(o->moderators))
        reveal(f, s, out);
}

/* NS-8.2 */
static void do_ask(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                   struct lz_sink *out) {
    struct newspeak_open *o = &s->open;
    int of = m->arg[0], slot = m->arg[1], radius = m->arg[2];
    lz_assert(of < o->dissidents && o->tokens >> slot & 1 && o->questions < NS_TOKENS);
    bool yes = newspeak_distance(s->dial[of], slot) <= radius;
    o->tokens &= (uint16_t) ~(1 << slot);
    o->asked++;
    o->question[o->questions++] = (struct newspeak_question){ o->round,      m->seat,         (uint8_t)of,
                                                              (uint8_t)slot, (uint8_t)radius, yes };
    lz_tell(out, NS_K_ASKED, m->seat, newspeak_all(o), of, slot, radius, yes);
}

static void do_msay(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                    struct lz_sink *out) {
    const struct newspeak_open *o = &s->open;
    lz_seats seen = o->option[NS_O_MOD_CHAT] == NS_CHAT_PUBLIC ? newspeak_all(o) : newspeak_moderators(o);
    lz_tell(out, NS_K_MSAID, m->seat, seen);
}

static void do_object(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                      struct lz_sink *out) {
    int n = m->arg[0] - 1;
    lz_assert(n >= 0 && n < s->open.messages);
    s->open.marked[moderator(s, m->seat)][n / 8] |= (uint8_t)(1 << n % 8);
    lz_tell(out, NS_K_OBJECTED, m->seat, newspeak_all(&s->open), m->arg[0]);
}

static void do_choose(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                      struct lz_sink *out) {
    const struct newspeak_open *o = &s->open;
    newspeak_team_name(s, m->seat, m->arg[0]);
    lz_tell(out, NS_K_CHOSE, m->seat, newspeak_team(o, newspeak_side_of(o, m->seat)), m->arg[0]);
    close_pick(s, false, out);
}

static void do_vote(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                    struct lz_sink *out) {
    newspeak_team_name(s, m->seat, m->arg[0]);
    lz_assert(s->open.round >= 1 && m->seat < s->open.dissidents);
    s->cell.vote[s->open.round - 1][m->seat] = (uint8_t)m->arg[0];
    lz_tell(out, NS_K_VOTED, m->seat, newspeak_dissidents(&s->open), m->arg[0]);
    close_vote(f, s, false, out);
}

static void do_shift(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                     struct lz_sink *out) {
    shift(s, newspeak_shifted(s->cell.code, newspeak_step_of(m->arg[0]), s->open.codes), out);
}

static void do_free(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                    struct lz_sink *out) {
    filter(s, m->arg[1], out);
    shift(s, m->arg[0], out);
}

static void do_resign(const struct newspeak_facts *f, struct newspeak_state *s, const struct lz_move *m,
                      struct lz_sink *out) {
    struct newspeak_open *o = &s->open;
    enum newspeak_side side = newspeak_side_of(o, m->seat);
    o->resigned |= (uint8_t)(1 << m->seat);
    lz_tell(out, NS_K_RESIGNED, m->seat, newspeak_all(o));
    if ((newspeak_team(o, side) & ~(lz_seats)o->resigned) == 0)
        newspeak_finish(s, side == NS_DISSIDENT ? NS_MODERATOR : NS_DISSIDENT, out);
}

static void (*const acts[NS_VERBS])(const struct newspeak_facts *, struct newspeak_state *, const struct lz_move *,
                                    struct lz_sink *) = {
    [NS_V_SET] = do_set,       [NS_V_ID] = do_id,         [NS_V_CODE] = do_code, [NS_V_START] = do_start,
    [NS_V_SAY] = do_say,       [NS_V_DONE] = do_done,     [NS_V_PASS] = do_pass, [NS_V_TARGET] = do_target,
    [NS_V_POINT] = do_point,   [NS_V_READY] = do_ready,   [NS_V_ASK] = do_ask,   [NS_V_MSAY] = do_msay,
    [NS_V_OBJECT] = do_object, [NS_V_CHOOSE] = do_choose, [NS_V_VOTE] = do_vote, [NS_V_SHIFT] = do_shift,
    [NS_V_FREE] = do_free,     [NS_V_RESIGN] = do_resign,
};

void newspeak_apply(const struct lz_game *game, void *state, const struct lz_move *move, struct lz_sink *out) {
    const struct newspeak_facts *f = newspeak_facts_of(game);
    struct newspeak_state *s = state;
    lz_assert(s->head.phase < NS_P_OVER && (move->verb < NS_VERBS || move->verb == LZ_TICK));
    if (move->verb == LZ_TICK)
        rows[s->head.phase].alarm(f, s, out);
    else
        acts[move->verb](f, s, move, out);
    s->head.may = s->head.over ? 0 : newspeak_may(f, s);
    s->head.wait = s->head.over ? 0 : newspeak_wait(s);
}
