/* The words of a script: the board, what everybody has done in this round, what is hidden. */
#include "tests/rules/rigs/newspeak_rig.h"

#include "core/match.h"
#include "games/newspeak/newspeak.h"

#include <string.h>

#define NS(state) \
    struct newspeak_state *ns = (state); \
    (void)seat
#define NS_CONST(state) \
    const struct newspeak_state *ns = (state); \
    (void)s, (void)seat
#define PLACE(name) static bool place_##name(struct script *s, void *state, int seat, struct lz_text value)
#define PRINT(name) static void print_##name(struct script *s, const void *state, int seat, struct lz_writer *w)
#define FIND(name) \
    static bool find_##name(struct script *s, const void *state, int seat, struct lz_text *value, struct lz_writer *w)

PLACE(round) {
    NS(state);
    int64_t round;
    if (!lz_read_number(value, 0, NS_ROUNDS, &round))
        return script_wrong(s, "found '%.*s', expected a round up to %d", SPAN(value), NS_ROUNDS);
    newspeak_rig_round(s, ns, (int)round);
    return true;
}
PRINT(round) {
    NS_CONST(state);
    lz_put_number(w, ns->open.round);
}

PLACE(code) {
    NS(state);
    int16_t code;
    if (!rig_take_name(s, &value, 'g', &code))
        return false;
    ns->cell.code = (uint8_t)code;
    newspeak_rig_round(s, ns, ns->open.round);
    return true;
}
PRINT(code) {
    NS_CONST(state);
    lz_put_number(w, ns->cell.code == NS_NONE ? 0 : ns->cell.code + 1);
}

/* Moderators are bits from 0 on there. */
PLACE(ready) {
    NS(state);
    ns->open.ready = 0;
    for (int who; !lz_text_is(lz_trim(value), "-") && lz_trim(value).len;) {
        if ((who = rig_take_seat(s, &value)) < ns->open.dissidents)
            return script_wrong(s, "found '%.*s', expected Moderators, or -", SPAN(value));
        ns->open.ready |= (uint8_t)(1 << (who - ns->open.dissidents));
    }
    return true;
}
PRINT(ready) {
    NS_CONST(state);
    lz_put(w, ns->open.ready ? "" : "-");
    for (int m = 0; m < ns->open.moderators; m++)
        if (ns->open.ready >> m & 1) {
            lz_put(w, "M");
            lz_put_number(w, m + 1);
        }
}

/* A number of a Moderator's, or of a Dissident's. */
FIND(points) {
    NS_CONST(state);
    (void)value;
    if (seat < ns->open.dissidents)
        return script_wrong(s, "found 'points' of a Dissident, expected a Moderator");
    lz_put_number(w, ns->open.points[seat - ns->open.dissidents]);
    return true;
}

static const char *const outcome_names[] = { "P", "H", "L" };
PLACE(outcome) {
    NS(state);
    for (int i = 0; i < NS_OUTCOMES && ns->open.round; i++)
        if (lz_text_is(value, outcome_names[i])) {
            ns->open.outcome = ns->open.past[ns->open.round - 1].outcome = (uint8_t)i;
            return true;
        }
    ns->open.outcome = NS_NONE;
    return lz_text_is(value, "none") || script_wrong(s, "found '%.*s', expected P, H, L or none", SPAN(value));
}
PRINT(outcome) {
    NS_CONST(state);
    lz_put(w, ns->open.outcome == NS_NONE ? "none" : outcome_names[ns->open.outcome]);
}

PLACE(places) {
    NS(state);
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        struct lz_text word = lz_take_word(&value);
        int64_t serial;
        if (!lz_read_number(word, 1, NS_PLACES, &serial))
            return script_wrong(s, "found '%.*s', expected twelve serials", SPAN(word));
        ns->dealt[slot] = (uint8_t)(serial - 1);
        if (ns->open.set != NS_NONE) /* laid out: NS-3.2 */
            ns->open.place[slot] = ns->dealt[slot];
    }
    return !lz_trim(value).len || script_wrong(s, "found '%.*s', expected twelve serials", SPAN(value));
}
PRINT(places) {
    NS_CONST(state);
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        lz_put(w, slot ? " " : "");
        lz_put_number(w, ns->dealt[slot] + 1);
    }
}

PLACE(vote) {
    NS(state);
    int16_t card = NS_NONE;
    if (!ns->open.round || seat >= ns->open.dissidents ||
        (!lz_text_is(value, "-") && !rig_take_name(s, &value, 'v', &card)))
        return script_wrong(s, "found no vote, expected a card, none or -");
    ns->cell.vote[ns->open.round - 1][seat] = (uint8_t)card;
    return true;
}
PRINT(vote) {
    NS_CONST(state);
    uint8_t card = ns->open.round && seat < ns->open.dissidents ? ns->cell.vote[ns->open.round - 1][seat] : NS_NONE;
    if (card == NS_NONE)
        lz_put_char(w, '-');
    else
        rig_print_name(s, 'v', card, w);
}

/* What a seat has named in this state, as a number of slots, sets or cards from 1; and how often it has named one. */
PLACE(naming) {
    NS(state);
    int64_t name, times;
    int most = ns->head.phase == NS_P_SET ? NS_SETS : ns->head.phase == NS_P_VOTE ? NS_NO_CARD : NS_SLOTS;
    if (!lz_read_number(lz_take_word(&value), 0, most, &name) ||
        !lz_read_number(lz_take_word(&value), 0, NS_NAMINGS, &times))
        return script_wrong(s, "expected naming #i N TIMES, from 1; 0 0 for none");
    ns->team.name[seat] = (uint8_t)(name ? name - 1 : NS_NONE);
    ns->team.times[seat] = (uint8_t)times;
    return true;
}
PRINT(naming) {
    NS_CONST(state);
    lz_put_number(w, ns->team.name[seat] == NS_NONE ? 0 : ns->team.name[seat] + 1);
    lz_put_char(w, ' ');
    lz_put_number(w, ns->team.times[seat]);
}

/* ---- found */

FIND(option) {
    NS_CONST(state);
    struct lz_text name = lz_take_word(value);
    for (int i = 0; i < NS_OPTIONS; i++)
        if (lz_text_is(name, newspeak_game.options[i].name)) {
            lz_put_number(w, ns->open.option[i]);
            return true;
        }
    return script_wrong(s, "found '%.*s', expected an option", SPAN(name));
}

FIND(code_in) {
    NS_CONST(state);
    struct lz_text word = lz_take_word(value);
    int64_t round;
    if (!lz_read_number(word, 1, NS_ROUNDS, &round))
        return script_wrong(s, "found '%.*s', expected a round", SPAN(word));
    lz_put_number(w, ns->cell.code_was[round - 1] == NS_NONE ? 0 : ns->cell.code_was[round - 1] + 1);
    return true;
}

/* How much of the match each seat has noticed: inputs, and the time of the last. */
FIND(noticed) {
    struct lz_seen seen = lz_seen_by(&newspeak_game, state, seat);
    (void)value;
    lz_put_number(w, seen.step);
    lz_put_char(w, ' ');
    lz_put_number(w, seen.now);
    return true;
}

#define OWN(name) .place = newspeak_rig_place_##name, .print = newspeak_rig_print_##name
#define HERE(name) .place = place_##name, .print = print_##name
#define S struct newspeak_state
const struct rig_word newspeak_rig_words[NEWSPEAK_RIG_WORDS] = {
    { "NS1", "NS1 ROWS r2 k6 c3 t7 s5 d2m1 iCARD,CARD z5,6 p12",
      "NS-14.2: board, round, codes, code, tokens, supply, seats; cards, dials and pointer if given", RIG_OWN,
      OWN(line) },
    { "board", "board NNHM/NXNH/NNNN", "Neutral, Hacked, Moderated, removed", RIG_OWN, OWN(board) },
    { "places", "places N N ...", "the serials of the twelve slots", RIG_OWN, HERE(places) },
    { "set", "set A|B|none", "the set of codes", RIG_NAME, .form = 'a', RIG_AT(S, open.set) },
    { "codes", "codes N", "in play", RIG_NUMBER, .least = 1, .most = NS_CODES, RIG_AT(S, open.codes) },
    { "round", "round N", "from 1; 0 before the first", RIG_OWN, HERE(round) },
    { "code", "code N", "the code that holds", RIG_OWN, HERE(code) },
    { "cards", "cards CARD CARD", "ID cards of D1, D2, ...; none", RIG_OWN, OWN(cards) },
    { "holds", "holds #i CARD|none", "that Dissident's ID card", RIG_NAME, RIG_BY_SEAT, 'i', RIG_EACH(S, cell.card) },
    { "used", "used CARD CARD|-", "ID cards used so far", RIG_NAMES, .form = 'i', RIG_AT(S, open.used) },
    { "tokens", "tokens SLOT SLOT|-", "slots with a Surveillance token", RIG_NAMES, .form = 'o',
      RIG_AT(S, open.tokens) },
    { "supply", "supply N", "of tokens", RIG_NUMBER, .most = NS_TOKENS, RIG_AT(S, open.supply) },
    { "dials", "dials SLOT SLOT", "of D1, D2, ...", RIG_OWN, OWN(dials) },
    { "dial", "dial #i SLOT", "of that Dissident", RIG_NAME, RIG_BY_SEAT, 'o', RIG_EACH(S, dial) },
    { "dialled", "dialled #i #j|-", "who has set a dial in this round", RIG_SEATS, RIG_AT(S, open.dialled) },
    { "pointer", "pointer SLOT", "of the Moderators", RIG_NAME, .form = 'o', RIG_AT(S, open.pointer) },
    { "pointed", "pointed yes|no", "the pointer was placed in this round", RIG_FLAG, RIG_AT(S, open.pointed) },
    { "ready", "ready #i #j|-", "Moderators who are", RIG_OWN, HERE(ready) },
    { "asked", "asked N", "questions of this round", RIG_NUMBER, .most = NS_TOKENS, RIG_AT(S, open.asked) },
    { "said", "said #i N", "messages of that Dissident in this talk", RIG_NUMBER, RIG_BY_SEAT, .most = 200,
      RIG_EACH(S, open.said) },
    { "said-at", "said-at #i MS", "the time of the last of them", RIG_NUMBER, RIG_BY_SEAT, .most = INT32_MAX,
      RIG_EACH(S, open.said_at) },
    { "messages", "messages N", "of this talk", RIG_NUMBER, .most = NS_SAID, RIG_AT(S, open.messages) },
    { "done", "done #i #j|-", "Dissidents who talk no more", RIG_SEATS, RIG_AT(S, open.done) },
    { "talker", "talker #i", "whose turn it is to talk", RIG_SEAT, RIG_AT(S, open.turn) },
    { "passes", "passes N", "one after the other", RIG_NUMBER, .most = NS_DISSIDENTS, RIG_AT(S, open.passes) },
    { "outcome", "outcome P|H|L|none", "of this round", RIG_OWN, HERE(outcome) },
    { "changed", "changed SLOT|none", "the slot that the outcome changed", RIG_NAME, .form = 'o',
      RIG_AT(S, open.changed) },
    { "using", "using CARD|none", "the ID card of this round", RIG_NAME, .form = 'i', RIG_AT(S, open.card) },
    { "owner", "owner #i|none", "who holds it", RIG_SEAT, RIG_AT(S, open.owner) },
    { "vote", "vote #i CARD|none|-", "what that Dissident has named in this round", RIG_OWN, RIG_BY_SEAT, HERE(vote) },
    { "naming", "naming #i N TIMES", "what that seat has named in this state, from 1 on, and how often; 0 0", RIG_OWN,
      RIG_BY_SEAT, HERE(naming) },
    { "resigned", "resigned #i #j|-", "seats that have", RIG_SEATS, RIG_AT(S, open.resigned) },

    { "dissidents", "dissidents N", "seats of that side", RIG_NUMBER, RIG_FOUND, .most = 9,
      RIG_AT(S, open.dissidents) },
    { "moderators", "moderators N", "seats of that side", RIG_NUMBER, RIG_FOUND, .most = 9,
      RIG_AT(S, open.moderators) },
    { "points", "points #i N", "times that Moderator has placed the pointer, up to three", RIG_OWN,
      RIG_BY_SEAT | RIG_FOUND, .find = find_points },
    { "option", "option NAME N", "as it holds: what the clock has is worked out", RIG_OWN, RIG_FOUND,
      .find = find_option },
    { "code-in", "code-in ROUND N", "the code of that round", RIG_OWN, RIG_FOUND, .find = find_code_in },
    { "noticed", "noticed #i N MS", "inputs that the seat has noticed, and the time of the last", RIG_OWN,
      RIG_BY_SEAT | RIG_FOUND, .find = find_noticed },
    { "adjacent", "adjacent SLOT: SLOT SLOT", "slots beside that one", RIG_OWN, RIG_FOUND,
      .find = newspeak_rig_find_adjacent },
    { "distance", "distance SLOT SLOT N", "steps between two", RIG_OWN, RIG_FOUND, .find = newspeak_rig_find_distance },
    { "within", "within N SLOT: SLOT SLOT", "slots so many steps around", RIG_OWN, RIG_FOUND,
      .find = newspeak_rig_find_within },
    { "outcome-of", "outcome-of 7,7 3 H 7", "what these dials and that pointer come to, and where", RIG_OWN, RIG_FOUND,
      .find = newspeak_rig_find_outcome_of },
    { "domino", "domino ROWS ROWS", "a board before and after", RIG_OWN, RIG_FOUND, .find = newspeak_rig_find_domino },
    { "won-by", "won-by ROWS dissidents|moderators|none", "whose board it is", RIG_OWN, RIG_FOUND,
      .find = newspeak_rig_find_won_by },
    { "next-code", "next-code K CODE +N N", "a step from a code", RIG_OWN, RIG_FOUND,
      .find = newspeak_rig_find_next_code },
};
