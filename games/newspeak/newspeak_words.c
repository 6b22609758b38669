/* NewSpeak in words: what its seats are called, and what is asked of one, or what it waits for. */
#include "core/words/text.h"
#include "games/newspeak/newspeak_inner.h"

void newspeak_seat_name(const struct lz_game *game, const struct lz_setup *setup, int seat, struct lz_writer *w) {
    int side = lz_side_of(game, setup->seats, seat), number = 1;
    for (int i = 0; i < seat; i++)
        number += lz_side_of(game, setup->seats, i) == side;
    lz_put_char(w, side == NS_DISSIDENT ? 'D' : 'M');
    lz_put_number(w, number);
}

void newspeak_put_slot(const struct newspeak_facts *facts, const struct newspeak_open *o, int slot,
                       struct lz_writer *w) {
    lz_assert(slot >= 0 && slot < NS_SLOTS);
    lz_put_number(w, slot + 1);
    lz_put_char(w, ' ');
    lz_put(w, o->place[slot] < facts->places ? facts->place[o->place[slot]].name : "?");
}

static int me(const struct newspeak_view *v) { return v->seen.seat; }
static bool by_turns(const struct newspeak_open *o) { return o->option[NS_O_TALK] == NS_TALK_TURNS; }
static bool timed(const struct newspeak_open *o) { return o->option[NS_O_CLOCK] != NS_CLOCK_NONE; }

int newspeak_messages_left(const struct newspeak_view *v) {
    lz_assert(me(v) < v->open.dissidents && v->open.said[me(v)] <= v->open.option[NS_O_MSG_BUDGET]);
    return v->open.option[NS_O_MSG_BUDGET] - v->open.said[me(v)];
}

bool newspeak_may_talk(const struct newspeak_view *v) {
    return v->side == NS_DISSIDENT && !newspeak_aloud(&v->open) && !(v->open.done >> me(v) & 1) &&
           newspeak_messages_left(v) > 0 && (!by_turns(&v->open) || v->open.turn == me(v));
}

static void ask_talk(const struct newspeak_facts *facts, const struct newspeak_view *v, struct lz_writer *w) {
    (void)facts;
    if (v->side == NS_DISSIDENT && newspeak_aloud(&v->open)) {
        lz_put(w, v->open.done >> me(v) & 1
                      ? "You have said enough: set your dial, or listen on."
                      : "Speak aloud, in code: lead your partners to one place. Then set your dial.");
    } else if (v->side != NS_DISSIDENT) {
        lz_put(w, "The Dissidents talk. Listen for words that carry weight.");
    } else if (newspeak_may_talk(v)) {
        lz_put(w, v->open.messages ? "Your turn to talk in code: answer, ask, or lead on"
                                   : "Open the talk: lead your partners to one place, in code");
        lz_put(w, " (");
        lz_put_number(w, newspeak_messages_left(v));
        lz_put(w, newspeak_messages_left(v) == 1 ? " message left)." : " messages left).");
    } else if (by_turns(&v->open)) {
        lz_put(w, "It is D");
        lz_put_number(w, v->open.turn + 1);
        lz_put(w, "'s turn to talk.");
    } else {
        lz_put(w, "You have said enough: set your dial, or listen on.");
    }
}

static void ask_elsewhere(const struct newspeak_facts *facts, const struct newspeak_view *v, struct lz_writer *w) {
    const struct newspeak_open *o = &v->open;
    lz_assert(newspeak_side_of(o, me(v)) == NS_MODERATOR && o->points[me(v) - o->dissidents] <= NS_NAMINGS);
    int left = NS_NAMINGS - o->points[me(v) - o->dissidents];
    lz_put(w, "The pointer stands on ");
    newspeak_put_slot(facts, o, o->pointer, w);
    lz_put(w, ": ready, or point elsewhere");
    if (!timed(o)) {
        lz_put(w, left == 1 ? " (once more)" : left ? " (" : " (no more)");
        if (left > 1) {
            lz_put_number(w, left);
            lz_put(w, " times more)");
        }
    }
    lz_put_char(w, '.');
}

/* The seat is ready, another Moderator is not. */
static bool ask_wait(const struct newspeak_view *v, struct lz_writer *w) {
    const struct newspeak_open *o = &v->open;
    int mine = me(v) - o->dissidents, other = 0;
    while (other < o->moderators && o->ready >> other & 1)
        other++;
    if (!(o->ready >> mine & 1) || other == o->moderators)
        return false;
    lz_put(w, "You are ready; M");
    lz_put_number(w, other + 1);
    lz_put(w, " is not yet. Wait, or point elsewhere.");
    return true;
}

static void ask_guess(const struct newspeak_facts *facts, const struct newspeak_view *v, struct lz_writer *w) {
    if (v->side != NS_MODERATOR) {
        lz_put(w, "The dials are set; the Moderators guess.");
    } else if (ask_wait(v, w)) {
        return;
    } else if (v->open.pointed) {
        ask_elsewhere(facts, v, w);
    } else {
        lz_put(w, "Which place have they agreed on? Point at it: 1 to 12.");
        lz_put(w, v->open.tokens ? " Or first spend a token on a question." : "");
    }
}

static void ask_pick(const struct newspeak_facts *facts, const struct newspeak_view *v, struct lz_writer *w) {
    bool mine = (v->seen.phase == NS_P_PICKD) == (v->side == NS_DISSIDENT) && v->side != NS_WATCHER;
    const char *becomes = v->seen.phase == NS_P_PICKD      ? "be Hacked"
                          : v->open.outcome == NS_LOCKDOWN ? "be removed"
                                                           : "become Moderated";
    (void)facts;
    lz_put(w, mine ? "That place was not Neutral any more: choose a Neutral slot to "
                   : "The others choose a Neutral slot to ");
    lz_put(w, becomes);
    lz_put_char(w, '.');
}

static void ask_vote(const struct newspeak_facts *facts, const struct newspeak_view *v, struct lz_writer *w) {
    (void)facts;
    if (v->side != NS_DISSIDENT) {
        lz_put(w, "The Dissidents vote, unseen, whether an ID card changes the code.");
        return;
    }
    lz_assert(v->cell.code < v->open.codes);
    lz_put(w, "The Moderators have seen your dials: shall an ID card change code ");
    lz_put_number(w, v->cell.code + 1);
    lz_put(w, "? Vote for a card or none.");
}

static void ask_shift(const struct newspeak_facts *facts, const struct newspeak_view *v, struct lz_writer *w) {
    lz_assert(v->open.card < NS_CARDS && v->open.owner < v->open.dissidents);
    if (me(v) != v->open.owner) {
        lz_put(w, "The owner of the card changes the code.");
    } else if (facts->card[v->open.card].any_code) {
        lz_put(w, "Choose any code, and the Neutral slot that becomes Moderated for it.");
    } else {
        lz_put(w, "Choose the step: from code ");
        lz_put_number(w, v->cell.code + 1);
        lz_put(w, ", never beyond 1 and ");
        lz_put_number(w, v->open.codes);
        lz_put_char(w, '.');
    }
}

/* To those who decide, and to the others. */
static const char *const plain_asks[NS_PHASES][2] = {
    [NS_P_SET] = { "Choose the code-words of this game: set A or set B.",
                   "The Dissidents choose a set of code-words." },
    [NS_P_IDS] = { "Take an ID card: after a round it can change the code.", "The Dissidents take ID cards, unseen." },
    [NS_P_CODE] = { "Name the code to begin with; Moderators never see it.", "D1 names the first code, unseen." },
    [NS_P_READY] = { "Start the timer when you are ready to talk.",
                     "The next talk begins when a Dissident starts the timer." },
    [NS_P_DIAL] = { "Set your dial: the number of the place you have agreed on.",
                    "The Dissidents set their dials, unseen." },
    [NS_P_OVER] = { "The game is over.", "The game is over." },
};

/* NS-1.4, NS-1.5 */
static bool ballot(const struct newspeak_view *v) {
    int phase = v->seen.phase;
    return phase == NS_P_SET || phase == NS_P_PICKD || phase == NS_P_PICKM || phase == NS_P_VOTE;
}

/* NS-1.4: somebody of the seat's side names something else. */
static bool divided(const struct newspeak_view *v) {
    for (int seat = 0; seat < v->seen.seats; seat++)
        if (newspeak_side_of(&v->open, seat) == v->side && v->team.name[seat] != NS_NONE &&
            v->team.name[seat] != v->team.name[me(v)])
            return true;
    return false;
}

void newspeak_ask(const struct lz_game *game, const void *view, struct lz_writer *w) {
    static void (*const asks[NS_PHASES])(const struct newspeak_facts *, const struct newspeak_view *,
                                         struct lz_writer *) = {
        [NS_P_TALK] = ask_talk,  [NS_P_GUESS] = ask_guess, [NS_P_PICKD] = ask_pick,
        [NS_P_PICKM] = ask_pick, [NS_P_VOTE] = ask_vote,   [NS_P_SHIFT] = ask_shift,
    };
    const struct newspeak_view *v = view;
    lz_assert(v->seen.phase < NS_PHASES);
    bool mine = v->side == (v->seen.phase == NS_P_PICKM ? NS_MODERATOR : NS_DISSIDENT) &&
                (v->seen.phase != NS_P_CODE || me(v) == 0);
    if (mine && ballot(v) && v->team.name[me(v)] != NS_NONE)
        lz_put(w, divided(v) ? "Your side names different ones: change yours, or wait for them to change."
                             : "You have named yours; the others have not all. You may still change it.");
    else if (v->seen.phase == NS_P_DIAL && mine && v->open.dialled >> me(v) & 1)
        lz_put(w, "Your dial is set; you may still change it.");
    else if (asks[v->seen.phase])
        asks[v->seen.phase](newspeak_facts_of(game), v, w);
    else
        lz_put(w, plain_asks[v->seen.phase][!mine]);
}
