/* What came of a round in NewSpeak, in a sentence, and what can be typed now. */
#include "clients/cli/draw/draw_newspeak.h"

#include "core/seats.h"

static int me(const struct newspeak_view *v) { return v->seen.seat; }
static bool by_turns(const struct newspeak_open *o) { return o->option[NS_O_TALK] == NS_TALK_TURNS; }
/* ---- outcomes */

static void put_dials(const struct frame *frame, const struct newspeak_round *past, struct lz_writer *w) {
    for (int d = 0; d < ns_open(frame)->dissidents; d++) {
        lz_put(w, d ? ", D" : "D");
        lz_put_number(w, d + 1);
        lz_put(w, d ? " at " : " was at ");
        ns_put_slot(frame, past->dial[d], w);
        lz_put(w, past->own >> d & 1 ? "" : " (by lot)");
    }
    lz_put(w, "; the pointer stood on ");
    ns_put_slot(frame, past->pointer, w);
    lz_put(w, ". ");
}

void ns_put_outcome(const struct frame *frame, int round, struct lz_writer *w) {
    static const char *const words[NS_OUTCOMES] = { "Prevented", "Hack", "Lockdown" };
    static const char *const becomes[NS_OUTCOMES] = { " is Moderated", " is Hacked", " is removed" };
    const struct newspeak_round *past = &ns_open(frame)->past[round - 1];
    if (past->outcome == NS_NONE)
        return;
    put_dials(frame, past, w);
    lz_put(w, words[past->outcome]);
    if (past->changed != NS_NONE) {
        lz_put(w, ": ");
        ns_put_slot(frame, past->changed, w);
        lz_put(w, becomes[past->outcome]);
    }
    lz_put_char(w, '.');
    if (past->card < NS_CARDS) {
        lz_put(w, " D");
        lz_put_number(w, past->owner + 1);
        lz_put(w, " used ");
        lz_put(w, ns_card(frame, past->card)->name);
        lz_put_char(w, '.');
    }
}

/* ---- what can be typed */

static bool offered(const struct newspeak_open *o, int slot, bool neutral) {
    return slot >= 0 && slot < NS_SLOTS && (neutral ? o->status[slot] == NS_NEUTRAL : o->status[slot] != NS_REMOVED);
}

/* "1-4 6 8-12": all in play, or the Neutral ones. */
static void put_slots(const struct newspeak_open *o, bool neutral, struct lz_writer *w) {
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        bool before = offered(o, slot - 1, neutral), after = offered(o, slot + 1, neutral);
        if (!offered(o, slot, neutral) || (before && after))
            continue;
        lz_put_char(w, before ? '-' : ' ');
        lz_put_number(w, slot + 1);
    }
}

/* Tokens on the board, with an example. */
static void put_ask(const struct newspeak_open *o, struct lz_writer *w) {
    int cap = o->option[NS_O_SURV_PER_ROUND];
    if (!o->tokens || (cap && o->asked >= cap))
        return;
    int slot = __builtin_ctz(o->tokens);
    lz_put(w, "; ask D1 ");
    lz_put_number(w, slot + 1);
    lz_put(w, " 2 (token of ");
    lz_put_number(w, slot + 1);
    lz_put(w, ": is D1's dial within 2 steps of it? 0 to 3)");
}

static void type_talk(const struct newspeak_view *v, struct lz_writer *w) {
    const struct newspeak_open *o = &v->open;
    if (v->side != NS_DISSIDENT) {
        lz_put(w, o->messages ? "msay WORDS, object N (a message)" : "msay WORDS");
        return;
    }
    if (newspeak_may_talk(v))
        lz_put(w,
               by_turns(o) ? "say WORDS (?say WORDS tries it), pass, done" : "say WORDS (?say WORDS tries it), done");
    if (!by_turns(o))
        lz_put(w, newspeak_may_talk(v) ? ", 1 to 12: your dial" : "1 to 12: your dial");
}

static void type_guess(const struct newspeak_view *v, struct lz_writer *w) {
    if (v->side != NS_MODERATOR) {
        lz_put(w, "Wait");
        return;
    }
    lz_put(w, "point");
    put_slots(&v->open, false, w);
    bool ready = v->open.ready >> (me(v) - v->open.dissidents) & 1;
    lz_put(w, v->open.pointed && !ready ? "; ready" : "");
    put_ask(&v->open, w);
    lz_put(w, v->open.moderators > 1 ? "; msay WORDS; object N" : "; object N");
}

static void type_vote(const struct frame *frame, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    lz_put(w, "vote none");
    for (int d = 0; d < v->open.dissidents; d++) {
        int card = v->cell.card[d];
        if (card >= NS_CARDS || !newspeak_usable(ns_facts(frame), &v->open, card))
            continue;
        lz_put(w, "; vote ");
        lz_put(w, ns_card(frame, card)->name);
        lz_put(w, " (");
        newspeak_put_power(ns_card(frame, card), w);
        lz_put(w, ")");
    }
}

static void type_shift(const struct frame *frame, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    const struct newspeak_card *card = ns_card(frame, v->open.card);
    if (card->any_code) {
        lz_put(w, "shift =CODE fSLOT: shift =1 f");
        for (int slot = 0; slot < NS_SLOTS; slot++)
            if (v->open.status[slot] == NS_NEUTRAL) {
                lz_put_number(w, slot + 1);
                return;
            }
    }
    for (int i = 0; i < card->steps; i++) {
        lz_put(w, i ? ", shift " : "shift ");
        lz_put(w, card->step[i] > 0 ? "+" : "");
        lz_put_number(w, card->step[i]);
        lz_put(w, " (code ");
        lz_put_number(w, newspeak_shifted(v->cell.code, card->step[i], v->open.codes) + 1);
        lz_put(w, ")");
    }
}

static void type_ids(const struct frame *frame, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    lz_put(w, "id");
    for (int card = 0; card < NS_CARDS; card++) {
        bool taken = false;
        for (int d = 0; d < v->open.dissidents; d++)
            taken |= v->cell.card[d] == card;
        if (!taken && newspeak_card_in(ns_card(frame, card), v->seen.seats)) {
            lz_put_char(w, ' ');
            lz_put(w, ns_card(frame, card)->name);
        }
    }
}

static bool chooses(const struct newspeak_view *v) {
    int phase = v->seen.phase;
    if (phase == NS_P_PICKM)
        return v->side == NS_MODERATOR;
    if (phase == NS_P_CODE)
        return me(v) == 0;
    return phase == NS_P_SHIFT ? me(v) == v->open.owner : v->side == NS_DISSIDENT;
}

static void type_choice(const struct frame *frame, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    switch (v->seen.phase) {
    case NS_P_SET:
        lz_put(w, "A or B");
        break;
    case NS_P_IDS:
        type_ids(frame, w);
        break;
    case NS_P_CODE:
        lz_put(w, "1 to ");
        lz_put_number(w, v->open.codes);
        break;
    case NS_P_READY:
        lz_put(w, "start");
        break;
    case NS_P_DIAL:
        lz_put(w, "target");
        put_slots(&v->open, false, w);
        break;
    case NS_P_PICKD:
    case NS_P_PICKM:
        lz_put(w, "choose");
        put_slots(&v->open, true, w);
        break;
    case NS_P_VOTE:
        type_vote(frame, w);
        break;
    case NS_P_SHIFT:
        type_shift(frame, w);
        break;
    default:
        break;
    }
}

/* NS-5.10, and NS-5.9: what no program can see. */
static const char advice[] =
    "Fair talk: by way of the code card, about what places show; films and songs are welcome; no other "
    "device or language, nothing from earlier rounds. No program sees what is agreed outside.";
static const char unchecked[] = " The language is not checked: WordNet is not installed.";

void ns_typed(const struct frame *frame, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    lz_put(w, "Type: ");
    if (v->seen.phase == NS_P_TALK)
        type_talk(v, w);
    else if (v->seen.phase == NS_P_GUESS)
        type_guess(v, w);
    else if (chooses(v))
        type_choice(frame, w);
    else
        lz_put(w, v->side == NS_MODERATOR ? "msay WORDS, or wait" : "nothing yet, wait");
    lz_put(w, frame->term->utf8 ? " \u00b7 " : " - ");
    const char *laid = v->side == NS_MODERATOR && v->seen.phase == NS_P_GUESS && !ns_marked(frame)
                           ? "mark WORDS (which places they fit, in every code), look, codes, note, talk, ?"
                       : v->seen.phase == NS_P_DIAL ? "look (what each place shows), codes, mark, note, talk, ?"
                                                    : "look, codes, mark, note, talk, ?";
    lz_put(w, ns_laid(&v->open) ? laid : "? explains");
    if (v->seen.phase != NS_P_TALK || v->side != NS_DISSIDENT || !newspeak_may_talk(v))
        return;
    lz_put_char(w, '\n');
    term_style(frame->term, w, DIM);
    lz_put(w, advice);
    lz_put(w, frame->lore ? "" : unchecked);
    term_style(frame->term, w, PLAIN);
}

/* NS-17.9 */
void ns_pace(const void *view, int64_t range[2]) {
    const struct newspeak_view *v = view;
    bool talk = v->seen.phase == NS_P_TALK;
    range[0] = talk ? 3000 : 5000;
    range[1] = talk ? 9000 : 15000;
}
