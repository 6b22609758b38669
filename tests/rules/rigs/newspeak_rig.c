/* Positions of NewSpeak for the rule scripts: what an empty one is, which state begins, what cannot be. */
#include "tests/rules/rigs/newspeak_rig.h"

#include "core/match.h"
#include "games/newspeak/newspeak.h"

#include <string.h>

extern const struct rig newspeak_rig;

void newspeak_rig_enter(struct script *s, struct newspeak_state *ns, enum newspeak_phase phase) {
    newspeak_rig_of(s)->begins = true;
    newspeak_enter(ns, phase, NULL);
}

void newspeak_rig_round(struct script *s, struct newspeak_state *ns, int round) {
    ns->open.round = (uint8_t)round;
    for (int i = 0; i < round; i++)
        ns->cell.code_was[i] = ns->cell.code;
    if (round && ns->head.phase == NS_P_TALK && !newspeak_rig_of(s)->talking)
        ns->open.turn = (uint8_t)((round - 1) % ns->open.dissidents);
}

/* NS-14.2: what a position does not say. */
static const uint8_t cards[][NS_DISSIDENTS] = { [2] = { 5, 8 }, [3] = { 0, 2, 4 }, [4] = { 0, 1, 2, 3 } };

static void clear(struct script *s, void *state) {
    struct newspeak_state *ns = state;
    struct newspeak_open *o = &ns->open;
    *newspeak_rig_of(s) = (struct newspeak_rig){ 0 };
    o->set = 0;
    for (int slot = 0; slot < NS_SLOTS; slot++)
        o->place[slot] = ns->dealt[slot] = (uint8_t)slot;
    for (int d = 0; d < o->dissidents; d++)
        ns->cell.card[d] = cards[o->dissidents][d];
    ns->cell.code = 0;
    newspeak_rig_round(s, ns, 1);
    newspeak_rig_enter(s, ns, o->option[NS_O_READY_MS] ? NS_P_READY : NS_P_TALK);
}

/* Before the game: nothing has been taken yet. */
static void unset(struct newspeak_state *ns, int phase) {
    if (phase > NS_P_CODE)
        return;
    ns->open.round = 0;
    memset(ns->cell.code_was, NS_NONE, sizeof ns->cell.code_was);
    ns->cell.code = NS_NONE;
    if (phase < NS_P_CODE)
        memset(ns->cell.card, NS_NONE, sizeof ns->cell.card);
    if (phase > NS_P_SET)
        return;
    ns->open.set = NS_NONE;
    memset(ns->open.place, NS_NONE, sizeof ns->open.place);
}

/* The dials have been shown. */
static void show_dials(struct newspeak_state *ns, int phase) {
    struct newspeak_round *past = &ns->open.past[ns->open.round - 1];
    ns->open.outcome = past->outcome = phase == NS_P_PICKD ? NS_HACK : NS_PREVENTED;
    past->pointer = ns->open.pointer;
    past->own = ns->open.dialled = (uint8_t)newspeak_dissidents(&ns->open);
    memcpy(past->dial, ns->dial, sizeof past->dial);
}

static bool turn(struct script *s, void *state, int who, int phase) {
    struct newspeak_state *ns = state;
    struct newspeak_open *o = &ns->open;
    if (phase < 0 || phase == NS_P_OVER)
        return script_wrong(s, "found no state after turn, expected one before over: set, ids, ... shift");
    if ((phase > NS_P_CODE && !o->round) || (phase == NS_P_SHIFT && who >= o->dissidents))
        return script_wrong(s, "found a state before the first round, or a shift of a Moderator");
    unset(ns, phase);
    if (phase >= NS_P_PICKD)
        show_dials(ns, phase);
    newspeak_rig_enter(s, ns, (enum newspeak_phase)phase);
    if (phase == NS_P_GUESS)
        o->dialled = (uint8_t)newspeak_dissidents(o);
    if (phase == NS_P_TALK && who < o->dissidents) {
        o->turn = (uint8_t)who;
        newspeak_rig_of(s)->talking = true;
    }
    if (phase == NS_P_SHIFT) {
        o->owner = o->past[o->round - 1].owner = (uint8_t)who;
        o->card = o->past[o->round - 1].card = ns->cell.card[who];
        o->used |= (uint16_t)(1 << o->card);
    }
    return true;
}

static bool audit(struct script *s, const void *state, struct lz_why *why) {
    (void)s;
    return newspeak_audit(&newspeak_game, state, why);
}

static bool settle(struct script *s, void *state) {
    struct newspeak_state *ns = state;
    struct lz_why why = { 0 };
    if (newspeak_rig_of(s)->begins) { /* once more, now that the time is known */
        struct newspeak_open open = ns->open;
        struct newspeak_team team = ns->team;
        newspeak_enter(ns, (enum newspeak_phase)ns->head.phase, NULL);
        ns->open = open;
        ns->team = team;
        ns->notices = lz_notices_at(ns->head.now);
    }
    newspeak_rig_of(s)->begins = false;
    if ((ns->head.phase > NS_P_CODE) != (ns->open.round > 0))
        return script_wrong(s, "found round %d in that state, expected one from ready on, none before", ns->open.round);
    if (ns->head.phase == NS_P_SHIFT && (ns->open.card >= NS_CARDS || ns->open.owner >= ns->open.dissidents))
        return script_wrong(s, "found no card or owner in shift, expected both");
    if (!newspeak_audit(&newspeak_game, ns, &why))
        return script_wrong(s, "found what cannot be: %s", newspeak_game.ruleset[why.rule].text);
    ns->head.may = ns->head.over ? 0 : newspeak_may(newspeak_facts_of(&newspeak_game), ns);
    ns->head.wait = ns->head.over ? 0 : newspeak_wait(ns);
    return true;
}

const struct rig newspeak_rig = {
    .game = &newspeak_game,
    .words = newspeak_rig_words,
    .word_count = NEWSPEAK_RIG_WORDS,
    .deck = 'l',
    .clear = clear,
    .turn = turn,
    .settle = settle,
    .audit = audit,
    .help =
        "  Seats are also called D1 D2 .. M1 M2. A position stands in ready, entered now (with ready_ms=0: in talk),\n"
        "  in round 1 with code 1, set A and the places 1..12; `turn D1 guess`: that state begins instead;\n"
        "  `turn D2 talk`: D2 is to talk; `turn D1 shift`: the card of D1 has been used. pickd, pickm, vote and\n"
        "  shift begin after the dials, H before pickd, else P; `outcome` says otherwise.\n"
        "  random N before a tick: which of those that could be drawn, from 0.\n",
};
