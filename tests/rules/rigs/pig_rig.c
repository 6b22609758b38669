/* Positions of Pig for the rule scripts; linked into the checker only. */
#include "core/seats.h"
#include "games/pig/pig.h"
#include "games/pig/pig_state.h"
#include "tests/rules/runner/rig.h"

extern const struct rig pig_rig;

static bool place_alarm(struct script *s, void *state, int seat, struct lz_text value) {
    struct pig_state *pig = state;
    (void)seat;
    pig->head.alarm = LZ_NEVER;
    return lz_text_is(value, "never") || lz_read_number(value, 0, 1000000000000, &pig->head.alarm) ||
           script_wrong(s, "found '%.*s', expected a time in ms, or never", (int)value.len, value.at);
}

static void print_alarm(struct script *s, const void *state, int seat, struct lz_writer *w) {
    const struct pig_state *pig = state;
    (void)s, (void)seat;
    if (pig->head.alarm == LZ_NEVER)
        lz_put(w, "never");
    else
        lz_put_number(w, pig->head.alarm);
}

static const struct rig_word words[] = {
    { "points", "points #i N", "what that seat has banked", RIG_NUMBER, RIG_BY_SEAT, .most = 999,
      RIG_EACH(struct pig_state, open.points) },
    { "totals", "totals N N", "what each seat has banked", RIG_NUMBERS, .most = 999,
      RIG_EACH(struct pig_state, open.points) },
    { "gathered", "gathered N", "points of this turn", RIG_NUMBER, .most = 30000,
      RIG_AT(struct pig_state, open.gathered) },
    { "rolls", "rolls N", "good rolls of this turn", RIG_NUMBER, .most = 5000, RIG_AT(struct pig_state, open.rolls) },
    { "thrown", "thrown N", "dice so far", RIG_NUMBER, .most = 1000000, RIG_AT(struct pig_state, open.thrown) },
    { "alarm", "alarm MS|never", "when the seat has thought too long", RIG_OWN, .place = place_alarm,
      .print = print_alarm },
    { "target", "target N", "the option", RIG_NUMBER, RIG_FOUND, .most = 1000, RIG_AT(struct pig_state, open.target) },
};

static void clear(struct script *s, void *state) { (void)s, (void)state; }

static bool turn(struct script *s, void *state, int seat, int phase) {
    struct pig_state *pig = state;
    (void)s, (void)phase;
    pig->head.may = pig->head.wait = lz_only(seat);
    return true;
}

static bool settle(struct script *s, void *state) {
    struct pig_state *pig = state;
    for (int i = 0; i < pig->head.seats; i++)
        if (pig->open.points[i] >= pig->open.target)
            return script_wrong(s, "found #%d with %d points, expected fewer than the target %d", i,
                                pig->open.points[i], pig->open.target);
    if (!pig->open.rolls && pig->open.gathered)
        return script_wrong(s, "found gathered %d without rolls, expected 'rolls N' beside it", pig->open.gathered);
    if (pig->head.alarm <= pig->head.now)
        return script_wrong(s, "found an alarm that is past, expected it after %lld", (long long)pig->head.now);
    return true;
}

static bool audit(struct script *s, const void *state, struct lz_why *why) {
    (void)s;
    return pig_game.audit(&pig_game, state, why);
}

const struct rig pig_rig = {
    .game = &pig_game,
    .words = words,
    .word_count = LZ_COUNT(words),
    .clear = clear,
    .turn = turn,
    .settle = settle,
    .audit = audit,
    .help = "  random N: a die shows N + 1. The clock runs if the option patience is given.\n",
};
