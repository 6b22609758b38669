/* Pig, the smallest whole game: roll a die as often as you dare and hold; a one loses what the turn had gathered;
   first to the target wins. Copy this folder to begin a game; docs/add-a-game.md walks through it. */
#include "games/pig/pig.h"

#include "core/bug.h"
#include "core/words/address.h"
#include "core/words/effect.h"
#include "core/words/event.h"
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "games/pig/pig_state.h"

#include <string.h>

enum { ROLL, HOLD };
enum { ROLLED, LOST, HELD, WON, TIMED_OUT };
enum { PIG_NOT_A_MOVE, PIG_1_1, PIG_1_2, PIG_1_3 };
enum { TARGET, PATIENCE };
enum { DIE = 1 }; /* the one purpose of chance */

static const struct lz_option options[] = {
    [TARGET] = { "target", 10, 1000, 100, false, NULL, "points that win", "Length",
                 "The first to bank {n} points wins.", false, NULL },
    [PATIENCE] = { "patience", 1000, 86400000, 0, true, NULL, "ms a seat may think before it holds; 0 is for ever",
                   "Clock",
                   "A turn that has lasted {n} ms is ended by holding.|Everybody may think as long as they like.", true,
                   NULL },
};
static const char page[] = "Turn: Roll the die, again and again if you like. Two to six add to what your turn has "
                           "gathered. Hold, and they are "
                           "yours for good. A one loses what the turn had gathered, and ends it.\n"
                           "Match: Turns go round. Whoever first holds 100 points in all wins.";

static const struct lz_about about = {
    .line = "roll as often as you dare",
    .aim = "Be the first to bank 100 points: every roll adds to your turn, but a one takes all that it had gathered.",
    .whom = "anybody who can count; here as the smallest example of a whole game",
    .minutes_least = 5,
    .minutes_most = 15,
    .page = page,
    .example = true,
};
/* The dice of this seed are 6 and 3, then 2 and a one of #1. */
static const struct lz_step first_steps[] = {
    { 0, "roll", "Roll the die: what it shows is gathered in this turn.", "gathered", NULL },
    { 0, "roll", "So far, so good. Roll once more.", "gathered", "Hold is for later: roll once more and see." },
    { 0, "hold", "Enough: hold, and what you gathered is yours for good.", "points/0",
      "You may be lucky; but hold now, to see how points are banked." },
    { 1, "roll", NULL, NULL, NULL },
    { 1, "roll", NULL, NULL, NULL },
    { 0, NULL,
      "Your opponent has rolled a one, and lost all that the turn had gathered. That is the whole game: the first to "
      "bank 100 points wins.",
      "points/1", NULL },
};
static const struct lz_lesson lessons[] = {
    { "first", "Roll and hold", "lesson 2", "", 2, 0, LZ_COUNT(first_steps), first_steps },
};
static const struct lz_verb verbs[] = {
    { ROLL, "roll", "", 0, "throw the die" },
    { HOLD, "hold", "", 0, "bank the turn's points and pass the die on" },
};
static const struct lz_kind kinds[] = {
    [ROLLED] = { ROLLED, "rolled", "n", LZ_TO_ALL, LZ_REVEALS, "{seat} {rolls|roll} {n0}." },
    [LOST] = { LOST, "lost", "n", LZ_TO_ALL, LZ_REVEALS, "A one: {seat} {loses|lose} {n0} {n0:point|points}." },
    [HELD] = { HELD, "held", "n n", LZ_TO_ALL, 0, "{seat} {banks|bank} {n0} and {has|have} {n1}." },
    [WON] = { WON, "won", "n", LZ_TO_ALL, LZ_ROUND, "{seat} {wins|win} with {n0} {n0:point|points}." },
    [TIMED_OUT] = { TIMED_OUT, "timed-out", "", LZ_TO_ALL, 0, "{seat} {has|have} thought too long." },
};
static const struct lz_rule ruleset[] = {
    LZ_RULE_NOT_A_MOVE,
    { PIG_1_1, "PIG-1.1", "Two to eight seats play." },
    { PIG_1_2, "PIG-1.2", "Only the seat whose turn it is may roll or hold." },
    { PIG_1_3, "PIG-1.3", "A turn begins with a roll: there is nothing to hold yet." },
};
static const char *const phases[] = { "turn" };
_Static_assert(LZ_COUNT(kinds) == TIMED_OUT + 1 && LZ_COUNT(ruleset) == PIG_1_3 + 1, "a table has lost a row");

/* PIG-1.6: the clock is set anew for every turn. */
static void begin_turn(struct pig_state *s, int seat) {
    lz_assert(seat >= 0 && seat < s->head.seats);
    s->open.gathered = 0;
    s->open.rolls = 0;
    s->head.may = s->head.wait = lz_only(seat);
    s->head.alarm = s->open.patience ? s->head.now + s->open.patience : LZ_NEVER;
}

static bool setup(const struct lz_game *game, void *state, const struct lz_setup *setup, struct lz_sink *out,
                  struct lz_why *why) {
    struct pig_state *s = state;
    if (setup->seats < 2 || setup->seats > PIG_SEATS)
        return lz_refuse(why, PIG_1_1, setup->seats);
    memset(s, 0, sizeof *s);
    s->head = (struct lz_head){ .game = game->number,
                                .rules = game->rules,
                                .seats = setup->seats,
                                .now = setup->now,
                                .rng = lz_rng_from(setup->key[0], setup->key[1]) };
    s->open.target = (int16_t)setup->option[TARGET];
    s->open.patience = setup->option[PATIENCE];
    begin_turn(s, 0);
    return true;
}

static bool check(const struct lz_game *game, const void *state, const struct lz_input *in, struct lz_why *why) {
    const struct pig_state *s = state;
    const struct lz_move *move = &in->move;
    if (move->verb == LZ_TICK)
        return s->head.alarm != LZ_NEVER;
    if (!lz_in(s->head.may, move->seat))
        return lz_refuse(why, PIG_1_2, move->seat);
    if (move->verb == HOLD && s->open.rolls == 0)
        return lz_refuse(why, PIG_1_3, move->seat);
    return true;
}

/* PIG-1.5: who has banked the target wins. */
static void bank(struct pig_state *s, int seat, struct lz_sink *out) {
    lz_seats all = lz_everyone(s->head.seats);
    lz_assert(s->open.points[seat] < s->open.target); /* or the match were over */
    s->open.points[seat] = (int16_t)(s->open.points[seat] + s->open.gathered);
    lz_tell(out, HELD, seat, all, s->open.gathered, s->open.points[seat]);
    if (s->open.points[seat] < s->open.target) {
        begin_turn(s, lz_left_of(seat, s->head.seats));
        return;
    }
    s->head.over = 1;
    s->head.won = lz_only(seat);
    s->head.may = s->head.wait = 0;
    s->head.alarm = LZ_NEVER;
    s->open.gathered = 0;
    lz_tell(out, WON, seat, all, s->open.points[seat]);
}

static void roll(struct pig_state *s, int seat, struct lz_sink *out) {
    lz_seats all = lz_everyone(s->head.seats);
    struct lz_rng die = lz_fork(&s->head.rng, DIE, s->open.thrown++);
    int pips = 1 + (int)lz_roll(&die, 6);
    lz_tell(out, ROLLED, seat, all, pips);
    if (pips > 1) {
        s->open.gathered = (int16_t)(s->open.gathered + pips);
        s->open.rolls++;
        return;
    }
    lz_tell(out, LOST, seat, all, s->open.gathered); /* PIG-1.4 */
    begin_turn(s, lz_left_of(seat, s->head.seats));
}

/* PIG-1.6: a tick holds for the seat. */
static void apply(const struct lz_game *game, void *state, const struct lz_move *move, struct lz_sink *out) {
    struct pig_state *s = state;
    int seat = lz_first(s->head.may);
    lz_assert(move->verb == LZ_TICK || move->seat == seat);
    if (move->verb == LZ_TICK)
        lz_tell(out, TIMED_OUT, seat, lz_everyone(s->head.seats));
    if (move->verb == ROLL)
        roll(s, seat, out);
    else
        bank(s, seat, out);
}

static void legal(const struct lz_game *game, const void *state, int seat, struct lz_moves *moves) {
    const struct pig_state *s = state;
    moves->complete = true;
    struct lz_input in = { .move = { .seat = (uint8_t)seat }, .at = s->head.now };
    for (in.move.verb = ROLL; in.move.verb <= HOLD; in.move.verb++)
        if (check(game, s, &in, NULL)) {
            lz_assert(moves->count < moves->room);
            moves->at[moves->count++] = in.move;
        }
}

static bool sample(const struct lz_game *game, const void *state, int seat, struct lz_rng *rng, struct lz_move *move) {
    struct lz_move room[2];
    struct lz_moves moves = { room, 0, 2, false };
    legal(game, state, seat, &moves);
    if (moves.count)
        *move = room[lz_roll(rng, moves.count)];
    return moves.count > 0;
}

static void view(const struct lz_game *game, const void *state, int seat, void *view) {
    const struct pig_state *s = state;
    *(struct pig_view *)view = (struct pig_view){ .seen = lz_seen_by(game, s, seat), .open = s->open };
}

static void imagine(const struct lz_game *game, const void *view, struct lz_rng *rng, void *state) {
    const struct pig_view *v = view;
    *(struct pig_state *)state = (struct pig_state){ .head = lz_head_from(&v->seen), .open = v->open };
    ((struct pig_state *)state)->head.rng = lz_fork(rng, 0, lz_draw(rng));
}

static void score(const struct lz_game *game, const void *state, int32_t points[LZ_SEATS]) {
    const struct pig_state *s = state;
    for (int i = 0; i < s->head.seats; i++)
        points[i] = s->open.points[i];
}

static void stand(const struct lz_game *game, const void *state, int32_t points[LZ_SEATS]) {
    const struct pig_state *s = state;
    score(game, state, points);
    if (!s->head.over)
        points[lz_first(s->head.may)] += s->open.gathered;
}

static bool audit(const struct lz_game *game, const void *state, struct lz_why *why) {
    const struct pig_state *s = state;
    if (s->open.gathered < 0 || (s->open.rolls == 0 && s->open.gathered) || s->head.may != s->head.wait)
        return lz_refuse(why, PIG_1_2, 0);
    return true;
}

static void show(const struct lz_game *game, const void *view, struct lz_writer *w) {
    const struct pig_view *v = view;
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "target", v->open.target);
    lz_json_number(w, "gathered", v->open.gathered);
    lz_json_open(w, "points", '[');
    for (int i = 0; i < v->seen.seats; i++)
        lz_json_number(w, NULL, v->open.points[i]);
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}

static void ask(const struct lz_game *game, const void *view, struct lz_writer *w) {
    const struct pig_view *v = view;
    if (lz_ask_nothing(view, w))
        return;
    if (v->open.rolls == 0) {
        lz_put(w, "Your turn begins: roll the die.");
        return;
    }
    lz_put(w, "Roll again, or hold and bank ");
    lz_put_number(w, v->open.gathered);
    lz_put(w, v->open.gathered == 1 ? " point?" : " points?");
}

/* ---- what a player is told before a move */

static void put_points(struct lz_writer *w, int points) {
    lz_put_number(w, points);
    lz_put(w, points == 1 ? " point" : " points");
}

static void effect(const struct lz_game *game, const void *view, const struct lz_input *in, struct lz_effects *out) {
    const struct pig_view *v = view;
    char room[160];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    int banked = v->open.points[v->seen.seat] + v->open.gathered;
    if (in->move.verb == HOLD) {
        lz_put(&w, "You bank ");
        put_points(&w, v->open.gathered);
        lz_put(&w, " and have ");
        lz_put_number(&w, banked);
        lz_put(&w, banked >= v->open.target ? ": you win." : "; the next one rolls.");
        lz_effect_tell(out, LZ_SURE, banked >= v->open.target ? "PIG-1.5" : "PIG-1.3", &w);
        return;
    }
    lz_put(&w, "Two to six add to this turn's ");
    put_points(&w, v->open.gathered);
    lz_put_char(&w, '.');
    lz_effect_odds(out, "PIG-1.3", 833, &w);
    w.len = 0;
    lz_put(&w, "A one loses them and ends your turn.");
    lz_effect_odds(out, "PIG-1.4", 167, &w);
}

static void advise(const struct lz_game *game, const void *view, struct lz_advices *out) {
    const struct pig_view *v = view;
    bool hold = v->open.gathered >= 20 || v->open.points[v->seen.seat] + v->open.gathered >= v->open.target;
    if (!lz_in(v->seen.may, v->seen.seat))
        return;
    out->take(out->to,
              &(struct lz_advice){ lz_span(hold ? "hold" : "roll"),
                                   lz_span(hold ? "From 20 points on a turn has more to lose than to win: hold."
                                                : "Below 20 points a turn wins more by another roll than it risks.") });
}

static void table(const struct lz_game *game, const void *view, const struct lz_paper *paper, struct lz_writer *w) {
    const struct pig_view *v = view;
    lz_put(w, "First to ");
    put_points(w, v->open.target);
    lz_put(w, ".\n");
    for (int i = 0; i < v->seen.seats; i++) {
        bool turn = lz_in(v->seen.may, i);
        lz_put_seat(w, paper->names, i);
        lz_put(w, i == v->seen.seat ? " (you): " : ": ");
        put_points(w, v->open.points[i]);
        if (turn) {
            lz_put(w, ", and gathers ");
            lz_put_number(w, v->open.gathered);
        }
        lz_put(w, ".\n");
    }
}

const struct lz_game pig_game = {
    .id = "pig",
    .title = "Pig",
    .by = "traditional",
    .number = 1,
    .rules = 1,
    .seats_least = 2,
    .seats_most = PIG_SEATS,
    .state_size = sizeof(struct pig_state),
    .view_size = sizeof(struct pig_view),
    .tables = 0xb021d806151bd281,
    .about = &about,
    .lessons = lessons,
    .lesson_count = LZ_COUNT(lessons),
    .options = options,
    .option_count = LZ_COUNT(options),
    .verbs = verbs,
    .verb_count = LZ_COUNT(verbs),
    .kinds = kinds,
    .kind_count = LZ_COUNT(kinds),
    .ruleset = ruleset,
    .rule_count = LZ_COUNT(ruleset),
    .phases = phases,
    .phase_count = LZ_COUNT(phases),
    .setup = setup,
    .check = check,
    .apply = apply,
    .legal = legal,
    .sample = sample,
    .view = view,
    .imagine = imagine,
    .score = score,
    .stand = stand,
    .ask = ask,
    .effect = effect,
    .advise = advise,
    .table = table,
    .audit = audit,
    .show = show,
};
