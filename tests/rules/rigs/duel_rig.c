/* Positions of Duel for the rule scripts; linked into the checker only. */
#include "core/seats.h"
#include "games/duel/duel.h"
#include "games/duel/duel_state.h"
#include "tests/rules/runner/rig.h"

extern const struct rig duel_rig;

/* N WEAPON, or none: a choice laid before the script begins. */
static bool place_draft(struct script *s, void *state, int seat, struct lz_text value) {
    struct duel_state *duel = state;
    struct lz_text word = lz_take_word(&value);
    int64_t stake = 0;
    int16_t weapon = 0;
    bool laid = !lz_text_is(word, "none");
    if (laid && !lz_read_number(word, 0, 2 * DUEL_PURSE * DUEL_SEATS, &stake))
        return script_wrong(s, "found '%.*s', expected a stake, or none", (int)word.len, word.at);
    if (laid && !rig_take_name(s, &value, 'w', &weapon))
        return false;
    duel->draft[seat] = (struct duel_draft){ (int16_t)stake, (uint8_t)weapon, laid };
    duel->head.wait = laid ? duel->head.wait & ~lz_only(seat) : duel->head.wait | lz_only(seat);
    return true;
}

static void print_draft(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct duel_draft *draft = &((const struct duel_state *)state)->draft[seat];
    if (!draft->laid) {
        lz_put(w, "none");
        return;
    }
    lz_put_number(w, draft->stake);
    lz_put_char(w, ' ');
    rig_print_name(s, 'w', draft->weapon, w);
}

static const struct rig_word words[] = {
    { "purse", "purse #i N", "what that seat was dealt", RIG_NUMBER, RIG_BY_SEAT, .most = 2 * DUEL_PURSE,
      RIG_EACH(struct duel_state, start) },
    { "purses", "purses N N", "what each seat was dealt", RIG_NUMBERS, .most = 2 * DUEL_PURSE,
      RIG_EACH(struct duel_state, start) },
    { "net", "net N N", "coins won less coins lost", RIG_NUMBERS, .least = -99, .most = 99,
      RIG_EACH(struct duel_state, open.net) },
    { "draft", "draft #i N WEAPON|none", "what that seat has chosen, unseen", RIG_OWN, RIG_BY_SEAT,
      .place = place_draft, .print = print_draft },
    { "round", "round N", "which round it is", RIG_NUMBER, .most = 20, RIG_AT(struct duel_state, open.round) },
    { "proven", "proven #i N", "coins that seat must have been dealt, by its stakes", RIG_NUMBER, RIG_BY_SEAT,
      .most = 2 * DUEL_PURSE, RIG_EACH(struct duel_state, open.least) },
    { "inputs", "inputs N N", "inputs that each seat has noticed", RIG_NUMBERS, RIG_FOUND, .most = 9999,
      RIG_EACH(struct duel_state, notices.step) },
    { "last", "last N N", "when each seat noticed the last of them, in ms", RIG_NUMBERS, RIG_FOUND, .most = 1 << 30,
      RIG_EACH(struct duel_state, notices.now) },
};

static void clear(struct script *s, void *state) { (void)s, (void)state; }

/* All choose at once: nobody's turn comes before another's. */
static bool turn(struct script *s, void *state, int seat, int phase) {
    (void)state, (void)seat, (void)phase;
    return script_wrong(s, "found turn, expected none: all choose at once");
}

static bool settle(struct script *s, void *state) {
    struct lz_why why;
    return duel_game.audit(&duel_game, state, &why) ||
           script_wrong(s, "found a position against %s", duel_game.ruleset[why.rule].id);
}

static bool audit(struct script *s, const void *state, struct lz_why *why) {
    (void)s;
    return duel_game.audit(&duel_game, state, why);
}

const struct rig duel_rig = {
    .game = &duel_game,
    .words = words,
    .word_count = LZ_COUNT(words),
    .clear = clear,
    .turn = turn,
    .settle = settle,
    .audit = audit,
    .help = "  The clock runs if the option patience is given.\n",
};
