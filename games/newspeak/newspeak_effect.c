/* What a move will do, said before it is made: rows of sentences, each with the verb and the case in which it holds.
   Everything follows from the view: what the others have dialled or will name is never told. */
#include "core/words/address.h"
#include "core/words/effect.h"
#include "core/words/text.h"
#include "games/newspeak/newspeak_inner.h"

#include <string.h>

enum { SENTENCE = 600 };

/* A move as its seat sees it, and what would come of it. */
struct plan {
    const struct lz_game *game;
    const struct newspeak_facts *f;
    const struct newspeak_view *v;
    const struct newspeak_open *o;
    const struct lz_move *m;
    struct lz_text text;
    int seat;
    bool closes;                              /* a team's decision, for certain */
    int option;                               /* what it comes to then */
    int code;                                 /* after a step; else the present one */
    uint8_t board[NS_SLOTS], after[NS_SLOTS]; /* once the move has turned what it turns; and the dominoes have fallen */
};

/* ---- holes */

static const struct plan *plan_of(const void *from) { return from; }

static void put_slot(const struct plan *p, int slot, struct lz_writer *w) { newspeak_put_slot(p->f, p->o, slot, w); }
static void put_first(const void *from, struct lz_writer *w) { put_slot(from, plan_of(from)->m->arg[0], w); }
static void put_second(const void *from, struct lz_writer *w) { put_slot(from, plan_of(from)->m->arg[1], w); }
static void put_pointer(const void *from, struct lz_writer *w) { put_slot(from, plan_of(from)->o->pointer, w); }
static void put_result(const void *from, struct lz_writer *w) { put_slot(from, plan_of(from)->option, w); }
static void put_arg(const void *from, struct lz_writer *w) { lz_put_number(w, plan_of(from)->m->arg[0]); }
static void put_code(const void *from, struct lz_writer *w) { lz_put_number(w, plan_of(from)->code + 1); }
static void put_codes(const void *from, struct lz_writer *w) { lz_put_number(w, plan_of(from)->o->codes); }
static void put_set(const void *from, struct lz_writer *w) { lz_put_char(w, plan_of(from)->m->arg[0] ? 'B' : 'A'); }
static void put_radius(const void *from, struct lz_writer *w) { lz_put_number(w, plan_of(from)->m->arg[2]); }

static void put_dissident(int d, struct lz_writer *w) {
    lz_put_char(w, 'D');
    lz_put_number(w, d + 1);
}
static void put_asked(const void *from, struct lz_writer *w) { put_dissident(plan_of(from)->m->arg[0], w); }

static void put_card(const void *from, struct lz_writer *w) {
    int card = plan_of(from)->m->arg[0];
    lz_put(w, card == NS_NO_CARD ? "no card" : plan_of(from)->f->card[card].name);
}
static void put_power(const void *from, struct lz_writer *w) {
    newspeak_put_power(&plan_of(from)->f->card[plan_of(from)->m->arg[0]], w);
}

/* Of the outcome: what the slot that is chosen becomes. */
static void put_becomes(const void *from, struct lz_writer *w) {
    static const char *const words[NS_OUTCOMES] = { "becomes Moderated", "is Hacked", "is removed from the game" };
    lz_put(w, words[plan_of(from)->o->outcome]);
}
static void put_status(const void *from, struct lz_writer *w) {
    lz_put(w, plan_of(from)->o->status[plan_of(from)->m->arg[0]] == NS_HACKED ? "Hacked" : "Moderated");
}

/* How often it can still be done after this once. */
static void put_times(int left, struct lz_writer *w) {
    if (left > 1)
        lz_put_number(w, left);
    lz_put(w, left > 1 ? " times more" : left ? "once more" : "no more");
}
static void put_renamings(const void *from, struct lz_writer *w) {
    put_times(NS_NAMINGS - 1 - plan_of(from)->v->team.times[plan_of(from)->seat], w);
}
static void put_pointings(const void *from, struct lz_writer *w) {
    const struct newspeak_open *o = plan_of(from)->o;
    put_times(NS_NAMINGS - 1 - o->points[plan_of(from)->seat - o->dissidents], w);
}
static void put_messages(const void *from, struct lz_writer *w) {
    int left = newspeak_messages_left(plan_of(from)->v) - 1;
    if (left)
        lz_put_number(w, left);
    lz_put(w, left == 1 ? " message" : left ? " messages" : "no message");
}

/* "2 Cinema, 7 Night Club" */
static void put_list(const struct plan *p, uint32_t slots, struct lz_writer *w) {
    for (int slot = 0, put = 0; slot < NS_SLOTS; slot++)
        if (slots >> slot & 1) {
            lz_put(w, put++ ? ", " : "");
            put_slot(p, slot, w);
        }
}

static uint32_t fallen(const struct plan *p) {
    uint32_t slots = 0;
    for (int slot = 0; slot < NS_SLOTS; slot++)
        slots |= (uint32_t)(p->after[slot] != p->board[slot]) << slot;
    return slots;
}
static void put_fallen(const void *from, struct lz_writer *w) { put_list(from, fallen(from), w); }

/* Moderators who are not ready, the seat itself apart. */
static uint32_t unready(const struct plan *p) {
    uint32_t own = 1u << (p->seat - p->o->dissidents);
    return ((1u << p->o->moderators) - 1) & ~p->o->ready & ~own;
}
static void put_unready(const void *from, struct lz_writer *w) {
    for (int m = 0, put = 0; m < NS_MODERATORS; m++)
        if (unready(from) >> m & 1) {
            lz_put(w, put++ ? " and M" : "M");
            lz_put_number(w, m + 1);
        }
}

/* NS-4.6: who is to talk after this move, which is the seat's own; NS_NONE: nobody. */
static int next_talker(const struct plan *p) {
    const struct newspeak_open *o = p->o;
    for (int i = 1; i <= o->dissidents; i++) {
        int d = (p->seat + i) % o->dissidents;
        int said = o->said[d] + (d == p->seat && p->m->verb == NS_V_SAY);
        bool done = o->done >> d & 1 || (d == p->seat && p->m->verb == NS_V_DONE);
        if (!done && said < o->option[NS_O_MSG_BUDGET])
            return d;
    }
    return NS_NONE;
}
static void put_next(const void *from, struct lz_writer *w) { put_dissident(next_talker(from), w); }

/* NS-8.2: what an answer leaves of the dial. */
static uint32_t yes_slots(const struct plan *p) {
    uint32_t slots = 0;
    for (int slot = 0; slot < NS_SLOTS; slot++)
        slots |= (uint32_t)(newspeak_distance(slot, p->m->arg[1]) <= p->m->arg[2]) << slot;
    return slots & newspeak_left_of_dial(p->o, p->m->arg[0]);
}
static void put_yes(const void *from, struct lz_writer *w) { lz_put_number(w, __builtin_popcount(yes_slots(from))); }
static void put_left(const void *from, struct lz_writer *w) {
    const struct plan *p = from;
    lz_put_number(w, __builtin_popcount(newspeak_left_of_dial(p->o, p->m->arg[0])));
}

static const struct lz_blank blanks[] = {
    { "slot", put_first },
    { "token", put_second },
    { "pointer", put_pointer },
    { "result", put_result },
    { "n", put_arg },
    { "code", put_code },
    { "codes", put_codes },
    { "set", put_set },
    { "within", put_radius },
    { "asked", put_asked },
    { "card", put_card },
    { "power", put_power },
    { "becomes", put_becomes },
    { "status", put_status },
    { "renamed", put_renamings },
    { "repointed", put_pointings },
    { "messages", put_messages },
    { "fallen", put_fallen },
    { "unready", put_unready },
    { "next", put_next },
    { "yes", put_yes },
    { "left", put_left },
    { NULL, NULL },
};

/* ---- cases */

static bool closes(const struct plan *p) { return p->closes; }
static bool waits(const struct plan *p) { return !p->closes; }
static bool by_turns(const struct plan *p) { return !newspeak_free(p->o); }
static bool goes_on(const struct plan *p) { return by_turns(p) && next_talker(p) != NS_NONE; }
static bool all_said(const struct plan *p) { return by_turns(p) && next_talker(p) == NS_NONE; }

static bool single_step(const struct plan *p) { return p->f->card[p->m->arg[0]].steps == 1; }
/* A partner's card goes the same way. */
static bool same_way(const struct plan *p) {
    const struct newspeak_card *mine = &p->f->card[p->m->arg[0]];
    for (int d = 0; d < p->o->dissidents; d++) {
        int card = p->v->cell.card[d];
        if (card < NS_CARDS && mine->steps && p->f->card[card].steps &&
            (p->f->card[card].step[0] > 0) == (mine->step[0] > 0))
            return true;
    }
    return false;
}
static bool at_an_end(const struct plan *p) {
    return p->o->codes > 2 && (p->m->arg[0] == 0 || p->m->arg[0] == p->o->codes - 1);
}

static bool last_done(const struct plan *p) {
    return newspeak_free(p->o) && (p->o->done | 1u << p->seat) == newspeak_dissidents(p->o);
}
static bool talks_on(const struct plan *p) { return newspeak_free(p->o) && !last_done(p); }
/* NS-4.6: the last of as many passes as there are who could talk. */
static bool last_pass(const struct plan *p) {
    int could = 0;
    for (int d = 0; d < p->o->dissidents; d++)
        could += !(p->o->done >> d & 1) && p->o->said[d] < p->o->option[NS_O_MSG_BUDGET];
    return p->o->passes + 1 >= could;
}
static bool not_last_pass(const struct plan *p) { return !last_pass(p); }

static bool last_dial(const struct plan *p) { return (p->o->dialled | 1u << p->seat) == newspeak_dissidents(p->o); }
static bool not_last_dial(const struct plan *p) { return !last_dial(p); }
static bool is_neutral(const struct plan *p) { return newspeak_neutral(p->o, p->m->arg[0]); }
static bool not_neutral(const struct plan *p) { return !is_neutral(p); }

static bool somebody_ready(const struct plan *p) { return p->o->ready; }
static bool untimed(const struct plan *p) { return !newspeak_timed(p->o); }
/* This round's answers leave the slot to no dial. */
static bool ruled_out(const struct plan *p) {
    for (int d = 0; d < p->o->dissidents; d++)
        if (newspeak_left_of_dial(p->o, d) >> p->m->arg[0] & 1)
            return false;
    return true;
}
static bool last_ready(const struct plan *p) { return !unready(p); }
static bool not_last_ready(const struct plan *p) { return unready(p); }
static bool answer_known(const struct plan *p) {
    uint32_t yes = yes_slots(p);
    return !yes || yes == newspeak_left_of_dial(p->o, p->m->arg[0]);
}
static bool answer_open(const struct plan *p) { return !answer_known(p); }

static bool alone(const struct plan *p) { return p->o->moderators == 1; }
static bool overheard(const struct plan *p) { return p->o->option[NS_O_MOD_CHAT] == NS_CHAT_PUBLIC; }
static bool unheard(const struct plan *p) { return !overheard(p) && !alone(p); }

static bool gets_token(const struct plan *p) {
    return p->closes && p->o->outcome == NS_HACK && p->o->supply && newspeak_winner(p->board) == NS_WATCHER;
}
static bool wins(const struct plan *p) { return newspeak_winner(p->after) == p->v->side; }
static bool loses(const struct plan *p) {
    enum newspeak_side winner = newspeak_winner(p->after);
    return winner != NS_WATCHER && winner != p->v->side;
}
static bool falls(const struct plan *p) { return fallen(p); }
/* A filter can still come between. */
static bool may_fall(const struct plan *p) { return p->closes && falls(p) && newspeak_winner(p->board) == NS_WATCHER; }
static bool wins_at_once(const struct plan *p) { return p->closes && newspeak_winner(p->board) == p->v->side; }

static bool uses(const struct plan *p) { return p->closes && p->option != NS_NO_CARD; }
static bool uses_one_step(const struct plan *p) { return uses(p) && p->f->card[p->option].steps == 1; }
static bool keeps(const struct plan *p) { return p->closes && p->option == NS_NO_CARD; }
/* A card is named, and a partner who names another makes it come to nothing. */
static bool splits(const struct plan *p) { return keeps(p) && p->m->arg[0] != NS_NO_CARD; }
static bool ends_with_fall(const struct plan *p) { return keeps(p) && falls(p); }
static bool ends_and_wins(const struct plan *p) { return keeps(p) && wins(p); }
static bool ends_and_loses(const struct plan *p) { return keeps(p) && loses(p); }
static bool stays(const struct plan *p) { return p->code == p->v->cell.code; }
static bool moves(const struct plan *p) { return !stays(p); }

static bool last_to_resign(const struct plan *p) {
    return (newspeak_team(p->o, (enum newspeak_side)p->v->side) & ~(lz_seats)p->o->resigned) == lz_only(p->seat);
}
static bool not_last_to_resign(const struct plan *p) { return !last_to_resign(p); }

/* ---- rows */

struct row {
    uint8_t verb, surety;
    bool (*holds)(const struct plan *); /* NULL: always */
    const char *rule, *sentence;
};

static const struct row rows[] = {
    { NS_V_SET, LZ_SURE, closes, "NS-3.3", "Set {set} is played, and the 12 places are laid out." },
    { NS_V_SET, LZ_SURE, waits, "NS-1.4",
      "You name set {set}; it is played if more than half of the Dissidents name it." },

    { NS_V_ID, LZ_SURE, NULL, "NS-3.5",
      "You hold {card} for the whole match; Moderators see the card only when it is used." },
    { NS_V_ID, LZ_SURE, NULL, "NS-9.1", "What {card} can do: {power}." },
    { NS_V_ID, LZ_CAREFUL, single_step, "NS-9.6",
      "It has one step only: whoever sees it used knows how the code has moved." },
    { NS_V_ID, LZ_CAREFUL, same_way, "NS-9.7",
      "A partner's card steps the same way: at the last code you would be stuck." },

    { NS_V_CODE, LZ_SURE, NULL, "NS-3.6", "You begin with code {code}; Moderators are not told." },
    { NS_V_CODE, LZ_CAREFUL, at_an_end, "NS-9.7",
      "It is the first or last of {codes} codes: ID cards can lead from it one way only." },

    { NS_V_START, LZ_SURE, NULL, "NS-6.1", "The Dissidents talk, and their time begins to run." },

    { NS_V_SAY, LZ_SURE, NULL, "NS-5.1",
      "Everybody hears it, the Moderators too; you have {messages} left in this round." },
    { NS_V_SAY, LZ_SURE, goes_on, "NS-4.6", "Then {next} may talk." },
    { NS_V_SAY, LZ_SURE, all_said, "NS-4.6", "Nobody has a message left then: the talk ends, and the dials are set." },

    { NS_V_DONE, LZ_SURE, NULL, "NS-6.2", "You talk no more in this round." },
    { NS_V_DONE, LZ_SURE, talks_on, "NS-6.3", "You hear the others and can set your dial at any time." },
    { NS_V_DONE, LZ_SURE, last_done, "NS-6.2", "All Dissidents are done then: the talk ends, and the dials are set." },
    { NS_V_DONE, LZ_SURE, goes_on, "NS-4.6", "Then {next} may talk, unless all have passed." },
    { NS_V_DONE, LZ_SURE, all_said, "NS-4.6", "Nobody is left to talk then: the dials are set." },

    { NS_V_PASS, LZ_SURE, not_last_pass, "NS-4.6", "You say nothing now; {next} may talk." },
    { NS_V_PASS, LZ_SURE, last_pass, "NS-4.6", "All have passed then: the talk ends, and the dials are set." },

    { NS_V_TARGET, LZ_SURE, NULL, "NS-6.3", "Your dial stands on {slot}, unseen until the Moderators have guessed." },
    { NS_V_TARGET, LZ_SURE, not_last_dial, "NS-6.3", "You can change it until every Dissident has set one." },
    { NS_V_TARGET, LZ_SURE, last_dial, "NS-6.3", "It is the last dial: the Moderators guess now." },
    { NS_V_TARGET, LZ_OPEN, is_neutral, "NS-7.2",
      "It is Hacked if more than half of you have dialled it and the pointer is at no dial of yours." },
    { NS_V_TARGET, LZ_OPEN, not_neutral, "NS-7.2",
      "It is {status} already: if you meet there unwatched, you choose a Neutral place to Hack." },

    { NS_V_POINT, LZ_SURE, NULL, "NS-6.5", "The pointer stands on {slot}, for all to see." },
    { NS_V_POINT, LZ_SURE, somebody_ready, "NS-6.5", "Whoever was ready is asked again." },
    { NS_V_POINT, LZ_SURE, untimed, "NS-6.11", "You can point {repointed} in this round." },
    { NS_V_POINT, LZ_OPEN, is_neutral, "NS-7.3",
      "If a Dissident has dialled it, the hack is prevented and the place becomes Moderated." },
    { NS_V_POINT, LZ_OPEN, is_neutral, "NS-7.4", "If none has and they have not met anywhere, the place is removed." },
    { NS_V_POINT, LZ_OPEN, not_neutral, "NS-7.3",
      "It is {status} already: if a Dissident has dialled it, you choose a Neutral place to become Moderated." },
    { NS_V_POINT, LZ_CAREFUL, ruled_out, "NS-8.2", "The answers of this round say that nobody has dialled it." },

    { NS_V_READY, LZ_SURE, last_ready, "NS-6.7", "The pointer stays on {pointer}, and the dials are opened." },
    { NS_V_READY, LZ_SURE, not_last_ready, "NS-6.5",
      "You leave the pointer on {pointer}; {unready} must be ready too." },

    { NS_V_ASK, LZ_SURE, NULL, "NS-8.2",
      "The token of {token} is spent, and everybody hears whether the dial of {asked} is within {within} of it." },
    { NS_V_ASK, LZ_OPEN, answer_open, "NS-8.2",
      "Yes leaves {yes} of the {left} places that the dial of {asked} can stand on, no the others." },
    { NS_V_ASK, LZ_CAREFUL, answer_known, "NS-8.2", "The answers of this round have told you that already." },

    { NS_V_MSAY, LZ_SURE, unheard, "NS-5.2", "Moderators alone read it." },
    { NS_V_MSAY, LZ_SURE, overheard, "NS-5.2", "Everybody reads it." },
    { NS_V_MSAY, LZ_SURE, alone, "NS-5.2", "There is no other Moderator to read it." },

    { NS_V_OBJECT, LZ_SURE, NULL, "NS-5.8",
      "Message {n} is marked as out of order, for all to see; nothing else changes." },

    { NS_V_CHOOSE, LZ_SURE, closes, "NS-7.6", "{result} {becomes}." },
    { NS_V_CHOOSE, LZ_SURE, waits, "NS-1.4",
      "You name {slot}; your side has to agree, and you can name another {renamed}." },
    { NS_V_CHOOSE, LZ_SURE, gets_token, "NS-8.1", "A Surveillance token is laid on it." },
    { NS_V_CHOOSE, LZ_SURE, wins_at_once, "NS-11.1", "That wins the match for you." },
    { NS_V_CHOOSE, LZ_OPEN, may_fall, "NS-10.1",
      "At the end of the round it takes {fallen} with it, unless an ID card turns another place." },

    { NS_V_VOTE, LZ_SURE, uses, "NS-9.6", "{card} is used, and everybody sees that; the step stays hidden." },
    { NS_V_VOTE, LZ_SURE, uses_one_step, "NS-9.6", "It has one step only, so the code becomes {code} at once." },
    { NS_V_VOTE, LZ_SURE, keeps, "NS-1.5", "No ID card is used: the code stays {code}." },
    { NS_V_VOTE, LZ_CAREFUL, splits, "NS-1.5", "Your partners name another: without a majority no card is used." },
    { NS_V_VOTE, LZ_SURE, waits, "NS-1.5",
      "You vote for {card}; more than half of you must, and you can change it {renamed}." },
    { NS_V_VOTE, LZ_SURE, ends_with_fall, "NS-10.1", "The round ends, and the domino effect takes {fallen}." },
    { NS_V_VOTE, LZ_SURE, ends_and_wins, "NS-11.2", "That wins the match for you." },
    { NS_V_VOTE, LZ_CAREFUL, ends_and_loses, "NS-11.2", "That gives the Moderators half of the board: you lose." },

    { NS_V_SHIFT, LZ_SURE, moves, "NS-9.7", "The code becomes {code}; Moderators know the card, not the step." },
    { NS_V_SHIFT, LZ_CAREFUL, stays, "NS-9.7",
      "The code stays {code}: there is none beyond it. Moderators cannot tell." },
    { NS_V_SHIFT, LZ_SURE, falls, "NS-10.1", "The round ends, and the domino effect takes {fallen}." },
    { NS_V_SHIFT, LZ_SURE, wins, "NS-11.2", "That wins the match for you." },
    { NS_V_SHIFT, LZ_CAREFUL, loses, "NS-11.2", "That gives the Moderators half of the board: you lose." },

    { NS_V_FREE, LZ_SURE, NULL, "NS-9.8", "The code becomes {code}, and {token} becomes Moderated for it." },
    { NS_V_FREE, LZ_CAREFUL, stays, "NS-9.8", "That is the code you have." },
    { NS_V_FREE, LZ_SURE, falls, "NS-10.1", "The round ends, and the domino effect takes {fallen}." },
    { NS_V_FREE, LZ_CAREFUL, loses, "NS-11.1", "That gives the Moderators half of the board: you lose." },

    { NS_V_RESIGN, LZ_CAREFUL, last_to_resign, "NS-11.5",
      "Your side has then given up: the match is over, and the others win." },
    { NS_V_RESIGN, LZ_SURE, not_last_to_resign, "NS-11.5",
      "You give up; the match goes on as long as a partner has not." },
};

/* ---- what would come of it */

static void turn(struct plan *p, int slot, enum newspeak_status becomes) {
    p->board[slot] = (uint8_t)becomes;
    newspeak_domino(p->board, p->after);
}

static void plan_ballot(struct plan *p) {
    static const uint8_t becomes[NS_OUTCOMES] = {
        [NS_PREVENTED] = NS_MODERATED, [NS_HACK] = NS_HACKED, [NS_LOCKDOWN] = NS_REMOVED
    };
    struct newspeak_team team = p->v->team;
    bool votes = p->m->verb == NS_V_VOTE;
    struct newspeak_ballot ballot = { (enum newspeak_side)p->v->side, votes, false, NS_NO_CARD };
    team.name[p->seat] = (uint8_t)p->m->arg[0];
    p->closes = newspeak_team_closed(p->o, &team, ballot, &p->option);
    if (p->m->verb == NS_V_CHOOSE && p->closes)
        turn(p, p->option, (enum newspeak_status)becomes[p->o->outcome]);
    if (votes && uses_one_step(p))
        p->code = newspeak_shifted(p->code, p->f->card[p->option].step[0], p->o->codes);
}

static struct plan plan(const struct lz_game *game, const struct newspeak_view *v, const struct lz_input *in) {
    struct plan p = { .game = game,
                      .f = newspeak_facts_of(game),
                      .v = v,
                      .o = &v->open,
                      .m = &in->move,
                      .text = in->text,
                      .seat = v->seen.seat,
                      .code = v->cell.code };
    int verb = in->move.verb;
    memcpy(p.board, v->open.status, sizeof p.board);
    newspeak_domino(p.board, p.after);
    if (verb == NS_V_SET || verb == NS_V_CHOOSE || verb == NS_V_VOTE)
        plan_ballot(&p);
    else if (verb == NS_V_FREE)
        turn(&p, in->move.arg[1], NS_MODERATED);
    if (verb == NS_V_SHIFT)
        p.code = newspeak_shifted(p.code, newspeak_step_of(in->move.arg[0]), p.o->codes);
    else if (verb == NS_V_CODE || verb == NS_V_FREE)
        p.code = in->move.arg[0];
    return p;
}

/* ---- what a sentence says */

/* "queue (Heart), glass (a word close to Answer), nothing (Story is blank)" */
static void put_carried(const struct plan *p, const struct newspeak_reading *r, struct lz_writer *w) {
    const struct newspeak_set *set = &p->f->set[p->o->set];
    for (int j = 0, put = 0; j < set->words; j++) {
        int meaning = set->means[p->code][j];
        if (!r->times[j])
            continue;
        lz_put(w, put++ ? ", " : "");
        lz_put(w, meaning == NS_NONE ? "nothing" : p->f->meaning[meaning]);
        lz_put(w, r->exact[j] ? " (" : " (a word close to ");
        lz_put(w, set->word[j].word);
        lz_put(w, meaning == NS_NONE ? ", which is blank)" : ")");
    }
}

static void say_carried(const struct plan *p, const struct newspeak_reading *r, struct lz_effects *out) {
    char room[SENTENCE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put(&w, "In code ");
    put_code(p, &w);
    lz_put(&w, " it says ");
    put_carried(p, r, &w);
    lz_put_char(&w, '.');
    lz_effect_tell(out, LZ_SURE, "NS-2.3", &w);
}

/* The places partners think of, the likeliest first. */
static void say_understood(const struct plan *p, const struct newspeak_reading *r, struct lz_effects *out) {
    enum { NAMED = 3, SLIGHT = 50 };
    uint16_t fits[NS_SLOTS];
    int best = newspeak_fits(p->f, p->o, r, fits);
    if (best == NS_NONE)
        lz_effect_say(out, LZ_CAREFUL, "NS-17.5", "In your code it fits no place.");
    for (int i = 0; i < NAMED && best != NS_NONE && fits[best] >= SLIGHT; i++) {
        char room[SENTENCE];
        struct lz_writer w = lz_writer_in(room, sizeof room);
        lz_put(&w, "By it alone partners think of ");
        put_slot(p, best, &w);
        lz_put_char(&w, '.');
        lz_effect_odds(out, "NS-17.5", fits[best], &w);
        fits[best] = 0;
        for (int slot = 0; slot < NS_SLOTS; slot++)
            best = fits[slot] > fits[best] ? slot : best;
    }
}

/* NS-13.4: every code is open to everybody, and who does not know the present one tries them all. */
static void say_elsewhere(const struct plan *p, const struct newspeak_reading *r, struct lz_effects *out) {
    char room[SENTENCE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    int put = 0;
    lz_put(&w, "In other codes it fits best ");
    for (int code = 0; code < p->o->codes; code++) {
        uint16_t fits[NS_SLOTS];
        struct newspeak_reading other = *r;
        other.code = (uint8_t)code;
        int best = code == p->code ? NS_NONE : newspeak_fits(p->f, p->o, &other, fits);
        if (best == NS_NONE)
            continue;
        lz_put(&w, put++ ? ", " : "");
        put_slot(p, best, &w);
        lz_put(&w, put == 1 ? " (code " : " (");
        lz_put_number(&w, code + 1);
        lz_put_char(&w, ')');
    }
    lz_put_char(&w, '.');
    if (put)
        lz_effect_tell(out, LZ_SURE, "NS-13.4", &w);
    else
        lz_effect_say(out, LZ_CAREFUL, "NS-13.4",
                      "In no other code does it fit a place: who listens can tell the code.");
}

/* The first of all: who reads only one sentence must read this one. */
static void say_named(const struct plan *p, struct lz_effects *out) {
    char room[SENTENCE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    int slot = newspeak_named(p->f, p->o, p->text);
    if (slot == NS_NONE)
        return;
    lz_put(&w, "It names ");
    put_slot(p, slot, &w);
    lz_put(&w, " aloud: Moderators hear that without any code, so say it only to mislead them.");
    lz_effect_tell(out, LZ_CAREFUL, "NS-5.7", &w);
}

static void say_words(const struct plan *p, struct lz_effects *out) {
    struct newspeak_reading r;
    if (!p->text.len || p->code >= p->o->codes)
        return;
    say_named(p, out);
    newspeak_read(&p->f->set[p->o->set], p->text, &r);
    r.code = (uint8_t)p->code;
    if (!r.words) {
        lz_effect_say(out, LZ_SURE, "NS-5.7", "It holds no code-word and none of the words close to one: small talk.");
        return;
    }
    say_carried(p, &r, out);
    say_understood(p, &r, out);
    say_elsewhere(p, &r, out);
}

void newspeak_effect(const struct lz_game *game, const void *view, const struct lz_input *in, struct lz_effects *out) {
    struct plan p = plan(game, view, in);
    if (in->move.verb == NS_V_SAY)
        say_words(&p, out);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char room[SENTENCE];
        struct lz_writer w = lz_writer_in(room, sizeof room);
        if (rows[i].verb != in->move.verb || (rows[i].holds && !rows[i].holds(&p)))
            continue;
        lz_put_filled(&w, rows[i].sentence, blanks, &p);
        lz_effect_tell(out, (enum lz_surety)rows[i].surety, rows[i].rule, &w);
    }
}
