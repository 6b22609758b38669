/* Duel, the smallest game with secrets: every round all seats choose at once, unseen, how many coins of a hidden purse
   they stake on which weapon. Beside Pig it shows a draft, a clock, sealed inputs and a set of the game's own;
   docs/add-a-game.md walks through it, docs/rules/duel.md is its law. */
#include "games/duel/duel.h"

#include "core/bug.h"
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/address.h"
#include "core/words/event.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/duel/duel_state.h"
#include "games/duel/duel_made.h"

#include <stddef.h>
#include <string.h>

enum { STAKE };
enum { DEALT, LAID, CHOSE, SHOWN, MISSED, PAID, CLOSED, PURSE, WON };
enum { PURSE_LEAST, ROUNDS, PATIENCE };
enum { DEAL = 1 }; /* the one purpose of chance */

/* The rules by their names. */
enum {
    DU_NOT_A_MOVE,
#define RULE(name, id, text) name,
#include "games/duel/duel_rules.def"
#undef RULE
};

/* DU-1.3 */
static const struct lz_option options[] = {
    [PURSE_LEAST] = { "purse", 5, DUEL_PURSE, 10, false, NULL,
                      "coins that every purse holds at least; twice as many at most" },
    [ROUNDS] = { "rounds", 1, 20, 5, false, NULL, "rounds of a match" },
    [PATIENCE] = { "patience", 1000, 86400000, 0, true, NULL,
                   "ms until a round closes without those who have not chosen; 0 is never" },
};
static const struct lz_verb verbs[] = {
    { STAKE, "stake", "n w", 0, "choose, unseen, how many coins you stake on which weapon" },
};
/* Who learns what: that a seat has chosen is for all, what it has chosen for itself alone. */
static const struct lz_kind kinds[] = {
    [DEALT] = { DEALT, "dealt", "n", LZ_TO_OWNER, LZ_REVEALS, "{seat} {has|have} {n0} {n0:coin|coins} to begin with." },
    [LAID] = { LAID, "laid", "", LZ_TO_ALL, 0, "{seat} {has|have} chosen." },
    [CHOSE] = { CHOSE, "chose", "n w", LZ_TO_OWNER, LZ_QUIET, "{seat} {means|mean} to stake {n0} on {w1}." },
    [SHOWN] = { SHOWN, "shown", "n w", LZ_TO_ALL, LZ_REVEALS, "{seat} {stakes|stake} {n0} on {w1}." },
    [MISSED] = { MISSED, "missed", "", LZ_TO_ALL, LZ_REVEALS, "{seat} {has|have} not chosen in time." },
    [PAID] = { PAID, "paid", "s n", LZ_TO_ALL, 0, "{seat} {pays|pay} {s0} {n1} {n1:coin|coins}." },
    [CLOSED] = { CLOSED, "closed", "n", LZ_TO_ALL, LZ_ROUND | LZ_PAUSE, "Round {n0} is over." },
    [PURSE] = { PURSE, "purse", "n", LZ_TO_ALL, LZ_REVEALS, "{seat} {has|have} {n0} {n0:coin|coins}." },
    [WON] = { WON, "won", "n", LZ_TO_ALL, 0, "{seat} {wins|win} with {n0} {n0:coin|coins}." },
};
static const struct lz_rule ruleset[] = {
    LZ_RULE_NOT_A_MOVE,
#define RULE(name, id, text) { name, id, text },
#include "games/duel/duel_rules.def"
#undef RULE
};
static const char *const phases[] = { "choice" };
_Static_assert(LZ_COUNT(options) == PATIENCE + 1 && LZ_COUNT(kinds) == WON + 1, "a table has lost a row");

/* The words of the built-in set, which the build makes of classic.duel. */
static const struct lz_lexicon lexicons[] = {
    { .form = 'w', .count = LZ_COUNT(built_in_names), .what = "weapon", .names = built_in_names }
};

static const struct duel_facts *facts_of(const struct lz_game *game) { return game->facts; }

static int coins_of(const struct duel_state *s, int seat) {
    lz_assert(seat >= 0 && seat < s->head.seats);
    return s->start[seat] + s->open.net[seat];
}

/* ---- a round */

/* DU-2.1: all may choose, and the round is held open for all. */
static void begin_round(struct duel_state *s) {
    lz_assert(s->open.round < s->open.rounds); /* or the match were over */
    memset(s->draft, 0, sizeof s->draft);
    s->open.round++;
    s->head.may = s->head.wait = lz_all(s->head.seats);
    s->head.alarm = s->open.patience ? s->head.now + s->open.patience : LZ_NEVER;
}

/* DU-1.2 */
static void deal(struct duel_state *s, int seat, struct lz_sink *out) {
    struct lz_rng chance = lz_fork(&s->head.rng, DEAL, (uint64_t)seat);
    s->start[seat] = (int16_t)(s->open.purse + (int)lz_roll(&chance, (uint32_t)s->open.purse + 1));
    s->open.least[seat] = s->open.purse;
    lz_tell(out, DEALT, seat, lz_only(seat), s->start[seat]);
}

static bool setup(const struct lz_game *game, void *state, const struct lz_setup *setup, struct lz_sink *out,
                  struct lz_why *why) {
    struct duel_state *s = state;
    if (setup->seats < 2 || setup->seats > DUEL_SEATS)
        return lz_refuse(why, DU_1_1, setup->seats);
    memset(s, 0, sizeof *s);
    s->head = (struct lz_head){ .game = game->number,
                                .rules = game->rules,
                                .seats = setup->seats,
                                .now = setup->now,
                                .rng = lz_rng_from(setup->key[0], setup->key[1]) };
    s->notices = lz_notices_at(setup->now);
    s->open = (struct duel_open){ .purse = (int16_t)setup->option[PURSE_LEAST],
                                  .rounds = (uint8_t)setup->option[ROUNDS],
                                  .patience = setup->option[PATIENCE] };
    for (int seat = 0; seat < setup->seats; seat++)
        deal(s, seat, out);
    begin_round(s);
    return true;
}

static bool check(const struct lz_game *game, const void *state, const struct lz_input *in, struct lz_why *why) {
    const struct duel_state *s = state;
    const struct lz_move *move = &in->move;
    if (move->verb == LZ_TICK)
        return s->head.alarm != LZ_NEVER;
    if (!lz_in(s->head.may, move->seat))
        return lz_refuse(why, DU_2_1, move->seat);
    if (move->arg[0] < 0 || move->arg[0] > coins_of(s, move->seat))
        return lz_refuse(why, DU_2_2, move->arg[0]);
    return true;
}

/* DU-2.3, DU-2.4: a draft in the state. That a first one is laid everybody hears; a later one is between the seat and
   its own view, and so `noticed` has to say. */
static void lay(struct duel_state *s, const struct lz_move *move, struct lz_sink *out) {
    struct duel_draft *draft = &s->draft[move->seat];
    lz_assert(move->arg[0] >= 0 && move->arg[0] <= coins_of(s, move->seat));
    if (!draft->laid)
        lz_tell(out, LAID, move->seat, lz_everyone(s->head.seats));
    *draft = (struct duel_draft){ .stake = move->arg[0], .weapon = (uint8_t)move->arg[1], .laid = 1 };
    s->head.wait &= ~lz_only(move->seat);
    lz_tell(out, CHOSE, move->seat, lz_only(move->seat), draft->stake, draft->weapon);
}

/* ---- the reveal */

/* DU-3.1. A stake proves that the purse held so much. */
static void reveal(struct duel_state *s, int seat, struct lz_sink *out) {
    const struct duel_draft *draft = &s->draft[seat];
    lz_seats all = lz_everyone(s->head.seats);
    int proven = draft->stake - s->open.net[seat];
    lz_assert(draft->laid ? proven <= s->start[seat] : draft->stake == 0);
    if (draft->laid)
        lz_tell(out, SHOWN, seat, all, draft->stake, draft->weapon);
    else
        lz_tell(out, MISSED, seat, all); /* DU-2.6 */
    if (proven > s->open.least[seat])
        s->open.least[seat] = (int16_t)proven;
}

/* DU-3.2 */
static bool beats(const struct duel_facts *facts, const struct duel_draft *a, const struct duel_draft *b) {
    lz_assert(a->weapon < facts->weapons && b->weapon < facts->weapons);
    return a->laid && b->laid && facts->beats[a->weapon] >> b->weapon & 1;
}

/* DU-3.3: a beaten seat pays each of those who beat it an equal part of the smaller stake. */
static void pay(const struct duel_facts *facts, struct duel_state *s, int seat, struct lz_sink *out) {
    const struct duel_draft *mine = &s->draft[seat];
    lz_seats victors = 0;
    for (int i = 0; i < s->head.seats; i++)
        victors |= beats(facts, &s->draft[i], mine) ? lz_only(i) : 0;
    for (int i = 0; i < s->head.seats; i++) {
        int16_t lesser = s->draft[i].stake < mine->stake ? s->draft[i].stake : mine->stake;
        int16_t paid = lz_in(victors, i) ? (int16_t)(lesser / lz_seats_count(victors)) : 0;
        s->open.net[seat] = (int16_t)(s->open.net[seat] - paid);
        s->open.net[i] = (int16_t)(s->open.net[i] + paid);
        if (paid)
            lz_tell(out, PAID, seat, lz_everyone(s->head.seats), i, paid);
    }
    lz_assert(coins_of(s, seat) >= 0); /* equal parts of a stake are no more than the stake */
}

/* DU-3.5 */
static void finish(struct duel_state *s, struct lz_sink *out) {
    lz_seats all = lz_everyone(s->head.seats);
    int most = 0;
    for (int seat = 0; seat < s->head.seats; seat++) {
        lz_tell(out, PURSE, seat, all, coins_of(s, seat));
        most = coins_of(s, seat) > most ? coins_of(s, seat) : most;
    }
    for (int seat = 0; seat < s->head.seats; seat++)
        if (coins_of(s, seat) == most) {
            s->head.won |= lz_only(seat);
            lz_tell(out, WON, seat, all, most);
        }
    memset(s->draft, 0, sizeof s->draft);
    s->head.over = 1;
    s->head.may = s->head.wait = 0;
    s->head.alarm = LZ_NEVER;
}

static void close_round(const struct lz_game *game, struct duel_state *s, struct lz_sink *out) {
    for (int seat = 0; seat < s->head.seats; seat++)
        reveal(s, seat, out);
    for (int seat = 0; seat < s->head.seats; seat++)
        pay(facts_of(game), s, seat, out);
    memcpy(s->open.shown, s->draft, sizeof s->draft);
    lz_tell(out, CLOSED, 0, lz_everyone(s->head.seats), s->open.round);
    if (s->open.round == s->open.rounds)
        finish(s, out);
    else
        begin_round(s);
}

static void apply(const struct lz_game *game, void *state, const struct lz_move *move, struct lz_sink *out) {
    struct duel_state *s = state;
    if (move->verb == STAKE)
        lay(s, move, out);
    if (move->verb == LZ_TICK || !s->head.wait)
        close_round(game, s, out);
}

/* DU-2.4: how often a seat changes its mind, and when, is nobody else's to know. */
static lz_seats noticed(const struct lz_game *game, const void *state, const struct lz_move *move) {
    const struct duel_state *s = state;
    bool again = move->verb == STAKE && s->draft[move->seat].laid;
    return again ? lz_only(move->seat) : lz_everyone(s->head.seats);
}

/* ---- what may be done */

static void legal(const struct lz_game *game, const void *state, int seat, struct lz_moves *moves) {
    const struct duel_state *s = state;
    _Static_assert((DUEL_SEATS * 2 * DUEL_PURSE + 1) * DUEL_WEAPONS <= LZ_MOVES, "the list has room for all stakes");
    moves->complete = true;
    if (!lz_in(s->head.may, seat))
        return;
    for (int16_t weapon = 0; weapon < facts_of(game)->weapons; weapon++)
        for (int16_t stake = 0; stake <= coins_of(s, seat) && moves->count < moves->room; stake++)
            moves->at[moves->count++] = (struct lz_move){ (uint8_t)seat, STAKE, 2, 0, { stake, weapon } };
}

static bool sample(const struct lz_game *game, const void *state, int seat, struct lz_rng *rng, struct lz_move *move) {
    const struct duel_state *s = state;
    if (!lz_in(s->head.may, seat))
        return false;
    *move = (struct lz_move){ .seat = (uint8_t)seat, .verb = STAKE, .args = 2 };
    move->arg[0] = (int16_t)lz_roll(rng, (uint32_t)coins_of(s, seat) + 1);
    move->arg[1] = (int16_t)lz_roll(rng, facts_of(game)->weapons);
    return true;
}

/* ---- what may be known */

static void view(const struct lz_game *game, const void *state, int seat, void *view) {
    const struct duel_state *s = state;
    struct duel_view *v = view;
    *v = (struct duel_view){ .seen = lz_seen_by(game, s, seat), .open = s->open };
    for (int i = 0; i < DUEL_SEATS; i++)
        v->coins[i] = i < s->head.seats && (i == seat || s->head.over) ? (int16_t)coins_of(s, i) : DUEL_HIDDEN;
    if (seat < DUEL_SEATS)
        v->mine = s->draft[seat];
}

/* Another's purse, as large as its stakes have proven or larger; and if it has chosen, any choice it can have made. */
static void imagine_seat(const struct lz_game *game, struct duel_state *s, int seat, struct lz_rng *rng) {
    struct lz_move move = { 0 };
    int least = s->open.least[seat], most = 2 * s->open.purse;
    lz_assert(least <= most);
    s->start[seat] = (int16_t)(least + (int)lz_roll(rng, (uint32_t)(most - least) + 1));
    if (lz_in(s->head.wait, seat) || !sample(game, s, seat, rng, &move))
        return;
    s->draft[seat] = (struct duel_draft){ move.arg[0], (uint8_t)move.arg[1], 1 };
}

static void imagine(const struct lz_game *game, const void *view, struct lz_rng *rng, void *state) {
    const struct duel_view *v = view;
    struct duel_state *s = state;
    *s = (struct duel_state){ .head = lz_head_from(&v->seen), .notices = lz_notices_from(&v->seen), .open = v->open };
    for (int seat = 0; seat < v->seen.seats; seat++)
        if (v->coins[seat] == DUEL_HIDDEN)
            imagine_seat(game, s, seat, rng);
        else
            s->start[seat] = (int16_t)(v->coins[seat] - v->open.net[seat]);
    if (v->seen.seat < v->seen.seats)
        s->draft[v->seen.seat] = v->mine;
    s->head.rng = lz_fork(rng, 0, lz_draw(rng));
}

static void score(const struct lz_game *game, const void *state, int32_t points[LZ_SEATS]) {
    const struct duel_state *s = state;
    for (int i = 0; i < s->head.seats; i++)
        points[i] = coins_of(s, i);
}

static bool audit(const struct lz_game *game, const void *state, struct lz_why *why) {
    const struct duel_state *s = state;
    int sum = 0;
    for (int i = 0; i < s->head.seats; i++) {
        sum += s->open.net[i];
        if (s->start[i] < s->open.least[i] || s->start[i] > 2 * s->open.purse || coins_of(s, i) < 0)
            return lz_refuse(why, DU_1_2, i);
        if (s->draft[i].stake > coins_of(s, i))
            return lz_refuse(why, DU_2_2, i);
        if (!s->head.over && lz_in(s->head.wait, i) == s->draft[i].laid)
            return lz_refuse(why, DU_2_5, i);
    }
    return sum == 0 || lz_refuse(why, DU_3_4, sum);
}

/* ---- words */

static void ask(const struct lz_game *game, const void *view, struct lz_writer *w) {
    const struct duel_view *v = view;
    if (v->seen.seat >= v->seen.seats) { /* one who only watches */
        lz_ask_nothing(view, w);
        return;
    }
    lz_put(w, "Round ");
    lz_put_number(w, v->open.round);
    lz_put(w, " of ");
    lz_put_number(w, v->open.rounds);
    if (v->mine.laid) {
        lz_put(w, ": you have chosen, and may choose again until all have.");
        return;
    }
    lz_put(w, ": stake up to ");
    lz_put_number(w, v->coins[v->seen.seat]);
    lz_put(w, " coins on a weapon.");
}

static void show_draft(const struct lz_game *game, const struct duel_draft *draft, const char *key,
                       struct lz_writer *w) {
    if (!draft->laid) {
        lz_json_null(w, key);
        return;
    }
    lz_assert(draft->weapon < game->lexicons[0].count);
    lz_json_open(w, key, '{');
    lz_json_number(w, "stake", draft->stake);
    lz_json_string(w, "weapon", game->lexicons[0].names[draft->weapon].word);
    lz_json_close(w, '}');
}

static void show(const struct lz_game *game, const void *view, struct lz_writer *w) {
    const struct duel_view *v = view;
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "round", v->open.round);
    lz_json_number(w, "rounds", v->open.rounds);
    show_draft(game, &v->mine, "mine", w);
    lz_json_open(w, "seats", '[');
    for (int i = 0; i < v->seen.seats; i++) {
        lz_json_open(w, NULL, '{');
        if (v->coins[i] == DUEL_HIDDEN)
            lz_json_null(w, "coins");
        else
            lz_json_number(w, "coins", v->coins[i]);
        lz_json_number(w, "net", v->open.net[i]);
        show_draft(game, &v->open.shown[i], "shown", w);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}

static void explain(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    const struct duel_facts *facts = facts_of(game);
    int put = 0;
    lz_assert(form == 'w' && arg < facts->weapons);
    lz_put(w, "Beats ");
    for (int other = 0; other < facts->weapons; other++)
        if (facts->beats[arg] >> other & 1) {
            lz_put(w, put++ ? ", " : "");
            lz_title_print(game, form, other, w);
        }
    lz_put(w, " (DU-3.2).\n");
}

static const char page[] =
    "Purse: Everybody begins with a purse that chance has filled. Nobody else knows how full it is.\n"
    "Round: All choose a stake and a weapon at the same time, unseen: stake 3 rock. Until the last has chosen you may "
    "choose again. Then all choices are shown.\n"
    "Coins: Whoever is beaten pays each who beat him the smaller of the two stakes, divided by the number of those who "
    "did. Which weapon beats which is told by cards.\n"
    "Match: After the last round, the fifth unless you chose otherwise, all purses are opened. The fullest wins.";

static const struct lz_about about = {
    .line = "stake coins on weapons, all at once, unseen",
    .aim = "Have the fullest purse after the last round: stake much where your weapon beats theirs, little where it "
           "does not.",
    .whom = "two to four who like to outguess each other; here as an example with secrets, a clock and sets",
    .minutes_least = 5,
    .minutes_most = 10,
    .page = page,
    .example = true,
};

const struct lz_game duel_game = {
    .id = "duel",
    .title = "Duel",
    .by = "an example of this project",
    .number = 7,
    .rules = 1,
    .seats_least = 2,
    .seats_most = DUEL_SEATS,
    .state_size = sizeof(struct duel_state),
    .view_size = sizeof(struct duel_view),
    .set = DUEL_BUILT_IN,
    .set_room = DUEL_SET_ROOM,
    .notices = offsetof(struct duel_state, notices),
    .tables = 0x512e204b58341b3f,
    .about = &about,
    .options = options,
    .option_count = LZ_COUNT(options),
    .verbs = verbs,
    .verb_count = LZ_COUNT(verbs),
    .kinds = kinds,
    .kind_count = LZ_COUNT(kinds),
    .ruleset = ruleset,
    .rule_count = LZ_COUNT(ruleset),
    .lexicons = lexicons,
    .lexicon_count = LZ_COUNT(lexicons),
    .phases = phases,
    .phase_count = LZ_COUNT(phases),
    .facts = &built_in,
    .load = duel_load,
    .setup = setup,
    .check = check,
    .apply = apply,
    .noticed = noticed,
    .legal = legal,
    .sample = sample,
    .view = view,
    .imagine = imagine,
    .score = score,
    .stand = score,
    .ask = ask,
    .explain = explain,
    .audit = audit,
    .show = show,
};
