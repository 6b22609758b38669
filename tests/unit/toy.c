/* Parley: every round each seat lays a bid unseen, and another in its place if it likes; when the last is in, or the
   clock closes the round, all are shown and the highest (the first of equals) wins what the die says. */
#include "tests/unit/toy.h"

#include "core/words/event.h"
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/text.h"

#include <string.h>

enum { PRIZE = 1 };
enum { ROUNDS, MANNER };

static const struct lz_option options[] = {
    { "rounds", 1, 9, TOY_ROUNDS, true, NULL, "how many are played; 0 is as many as usual" },
    { "manner", 0, 2, 1, false, "plain polite rude", "how people speak" },
};
static const struct lz_name cards[] = {
    { "apple", "A", "Apple" },
    { "apricot", "AP", "Apricot" },
    { "bean", "B", NULL },
    { "beet-root", NULL, "Beet \"Root\"" },
};
static const struct lz_name kinds_of_plant[] = { { "fruit", "F", NULL }, { "leaf", "L", NULL } };
static const struct lz_name moods[] = { { "calm", "C", NULL }, { "cross", "X", NULL }, { "glad", "G", NULL } };
static const struct lz_lexicon lexicons[] = {
    { .form = 'c', .count = LZ_COUNT(cards), .what = "card", .names = cards },
    { .form = 'k', .count = LZ_COUNT(kinds_of_plant), .what = "kind", .names = kinds_of_plant },
    { .form = 'm', .count = LZ_COUNT(moods), .what = "mood", .names = moods },
};
static const struct lz_verb verbs[] = {
    { TOY_BID, "bid", "n", 0, "lay a bid unseen, or another in its place" },
    { TOY_SAY, "say", "m", 0, "speak" },
    { TOY_GIVE_TO, "give", "s c", 0, "give a seat a card" },
    { TOY_GIVE, "give", "c", 0, "give a card away" },
    { TOY_LAY, "lay", "k c c c", LZ_SORTED, "lay three cards" },
    { TOY_PASS, "pass", "", 0, "do nothing" },
    { TOY_SWAP, "swap", "c c", 0, "give one card for another" },
    { TOY_HEAP, "heap", "c c c", LZ_SORTED, "throw three cards on a heap" },
};
static const struct lz_kind kinds[] = {
    { TOY_LAID, "laid", "", LZ_TO_ALL, 0, "{seat} {has|have} bid." },
    { TOY_SAID, "said", "m", LZ_TO_ALL, 0, "{seat} {is|are} {m0}." },
    { TOY_SHOWN, "shown", "n", LZ_TO_ALL, LZ_REVEALS, "{seat} had bid {n0}." },
    { TOY_WON, "won", "s n", LZ_TO_ALL, LZ_REVEALS | LZ_ROUND, "{s0} {s0:wins|win} {n1}." },
    { TOY_CLOSED, "closed", "", LZ_TO_ALL, 0, "Time is up." },
    { TOY_SAW, "saw", "c c", LZ_TO_NAMED, 0, "{seat} saw {c0} and {c1}" },
};
static const struct lz_rule ruleset[] = {
    LZ_RULE_NOT_A_MOVE,
    { TOY_1_1, "TOY-1.1", "Two to four seats play." },
    { TOY_1_2, "TOY-1.2", "Nobody bids less than 0 or more than 100." },
    { TOY_1_3, "TOY-1.3", "The parley is over." },
    { TOY_1_4, "TOY-1.4", "Nobody has cards." },
    { TOY_1_5, "TOY-1.5", "One says something, or nothing." },
};
static const char *const phases[] = { "bids" };

static void open_round(struct toy_state *s) {
    for (int i = 0; i < TOY_SEATS; i++)
        s->bid[i] = TOY_NONE;
    s->open.laid = 0;
    s->head.over = s->open.round == s->open.rounds;
    s->head.may = s->head.wait = s->head.over ? 0 : lz_all(s->head.seats);
    for (int i = 0, best = 0; s->head.over && i < s->head.seats; i++) /* the most points win, shared by equals */
        if (i == 0 || s->open.points[i] >= best) {
            s->head.won = i && s->open.points[i] == best ? s->head.won | lz_only(i) : lz_only(i);
            best = s->open.points[i];
        }
    s->head.alarm = s->head.over ? LZ_NEVER : s->head.now + TOY_ROUND_MS;
}

static bool setup(const struct lz_game *game, void *state, const struct lz_setup *setup, struct lz_sink *out,
                  struct lz_why *why) {
    struct toy_state *s = state;
    (void)out;
    if (setup->seats < 2 || setup->seats > TOY_SEATS)
        return lz_refuse(why, TOY_1_1, setup->seats);
    memset(s, 0, sizeof *s);
    s->head = (struct lz_head){ .game = toy_game.number,
                                .rules = toy_game.rules,
                                .seats = setup->seats,
                                .now = setup->now,
                                .rng = lz_rng_from(setup->key[0], setup->key[1]) };
    s->notices = lz_notices_at(setup->now);
    s->open.rounds = (uint8_t)(setup->option[ROUNDS] ? setup->option[ROUNDS] : TOY_ROUNDS);
    open_round(s);
    return true;
}

/* A text is cross if it shouts, glad if it smiles, else calm. */
static bool hear(const struct lz_game *game, const void *state, struct lz_input *in, struct lz_writer *heard,
                 struct lz_why *why) {
    (void)state, (void)heard;
    if (in->move.verb != TOY_SAY)
        return true;
    if (lz_trim(in->text).len == 0)
        return lz_refuse(why, TOY_1_5, 0);
    in->move.args = 1;
    in->move.arg[0] = memchr(in->text.at, '!', in->text.len)   ? TOY_CROSS
                      : memchr(in->text.at, ')', in->text.len) ? TOY_GLAD
                                                               : TOY_CALM;
    return true;
}

static bool check(const struct lz_game *game, const void *state, const struct lz_input *in, struct lz_why *why) {
    const struct toy_state *s = state;
    const struct lz_move *move = &in->move;
    if (move->verb == LZ_TICK)
        return s->head.alarm != LZ_NEVER && s->open.stuck != 1;
    if (!lz_in(s->head.may, move->seat))
        return lz_refuse(why, TOY_1_3, move->seat);
    if (move->verb == TOY_BID && (move->arg[0] < 0 || move->arg[0] > 100))
        return lz_refuse(why, TOY_1_2, move->arg[0]);
    if (move->verb != TOY_BID && move->verb != TOY_SAY)
        return lz_refuse(why, TOY_1_4, move->arg[0]);
    return true;
}

static void close_round(struct toy_state *s, struct lz_sink *out) {
    lz_seats all = lz_everyone(s->head.seats);
    struct lz_rng die = lz_fork(&s->head.rng, PRIZE, s->open.round++);
    int best = -1, prize = 1 + (int)lz_roll(&die, 6);
    for (int i = 0; i < s->head.seats; i++) {
        s->open.shown[i] = s->bid[i];
        if (s->bid[i] == TOY_NONE)
            continue;
        lz_tell(out, TOY_SHOWN, i, all, s->bid[i]);
        if (best < 0 || s->bid[i] > s->bid[best])
            best = i;
    }
    if (best >= 0) {
        s->open.points[best] = (int16_t)(s->open.points[best] + prize);
        lz_tell(out, TOY_WON, best, all, best, prize);
    }
    open_round(s);
}

static void apply(const struct lz_game *game, void *state, const struct lz_move *move, struct lz_sink *out) {
    struct toy_state *s = state;
    lz_seats all = lz_everyone(s->head.seats);
    if (move->verb == LZ_TICK) {
        lz_tell(out, TOY_CLOSED, LZ_CLOCK, all);
        if (s->open.stuck != 2)
            close_round(s, out);
    } else if (move->verb == TOY_SAY) {
        s->open.said[move->arg[0]]++;
        lz_tell(out, TOY_SAID, move->seat, all, move->arg[0]);
    } else {
        if (s->bid[move->seat] == TOY_NONE)
            lz_tell(out, TOY_LAID, move->seat, all);
        s->bid[move->seat] = move->arg[0];
        s->open.laid |= (uint8_t)(1 << move->seat);
        s->head.wait &= ~lz_only(move->seat);
        if (!s->head.wait)
            close_round(s, out);
    }
}

/* That a seat has bid is seen; that it bids again in place of that is not. */
static lz_seats noticed(const struct lz_game *game, const void *state, const struct lz_move *move) {
    const struct toy_state *s = state;
    bool again = move->verb == TOY_BID && s->bid[move->seat] != TOY_NONE;
    return again ? lz_only(move->seat) : lz_everyone(s->head.seats);
}

static void legal(const struct lz_game *game, const void *state, int seat, struct lz_moves *moves) {
    const struct toy_state *s = state;
    moves->complete = true;
    for (int i = 0; lz_in(s->head.may, seat) && i < 104; i++)
        if (moves->count < moves->room)
            moves->at[moves->count++] =
                i < 3 ? (struct lz_move){ .seat = (uint8_t)seat, .verb = TOY_SAY, .args = 1, .arg = { (int16_t)i } }
                      : (struct lz_move){
                            .seat = (uint8_t)seat, .verb = TOY_BID, .args = 1, .arg = { (int16_t)(i - 3) }
                        };
}

static bool sample(const struct lz_game *game, const void *state, int seat, struct lz_rng *rng, struct lz_move *move) {
    const struct toy_state *s = state;
    if (!lz_in(s->head.may, seat))
        return false;
    bool bids = lz_roll(rng, 2);
    *move = (struct lz_move){ .seat = (uint8_t)seat, .verb = bids ? TOY_BID : TOY_SAY, .args = 1 };
    move->arg[0] = (int16_t)lz_roll(rng, bids ? 101 : 3);
    return true;
}

static void view(const struct lz_game *game, const void *state, int seat, void *view) {
    const struct toy_state *s = state;
    *(struct toy_view *)view = (struct toy_view){ .seen = lz_seen_by(game, s, seat),
                                                  .open = s->open,
                                                  .mine = seat < s->head.seats ? s->bid[seat] : (int16_t)TOY_NONE };
}

static void imagine(const struct lz_game *game, const void *view, struct lz_rng *rng, void *state) {
    const struct toy_view *v = view;
    struct toy_state *s = state;
    *s = (struct toy_state){ .head = lz_head_from(&v->seen), .open = v->open, .notices = lz_notices_from(&v->seen) };
    s->head.rng = lz_fork(rng, 0, lz_draw(rng));
    for (int i = 0; i < TOY_SEATS; i++)
        s->bid[i] = i == v->seen.seat       ? v->mine
                    : v->open.laid >> i & 1 ? (int16_t)lz_roll(rng, 101)
                                            : (int16_t)TOY_NONE;
}

static void score(const struct lz_game *game, const void *state, int32_t points[LZ_SEATS]) {
    const struct toy_state *s = state;
    for (int i = 0; i < s->head.seats; i++)
        points[i] = s->open.points[i];
}

static bool audit(const struct lz_game *game, const void *state, struct lz_why *why) {
    const struct toy_state *s = state;
    for (int i = 0; i < TOY_SEATS; i++)
        if (s->bid[i] > 100)
            return lz_refuse(why, TOY_1_2, i);
    return true;
}

static void show(const struct lz_game *game, const void *view, struct lz_writer *w) {
    const struct toy_view *v = view;
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "mine", v->mine);
    lz_json_close(w, '}');
}

const struct lz_game toy_game = {
    .id = "toy",
    .title = "Parley",
    .by = "nobody",
    .number = 60000,
    .rules = 1,
    .seats_least = 2,
    .seats_most = TOY_SEATS,
    .state_size = sizeof(struct toy_state),
    .view_size = sizeof(struct toy_view),
    .tables = 7,
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
    .setup = setup,
    .hear = hear,
    .check = check,
    .apply = apply,
    .noticed = noticed,
    .notices = offsetof(struct toy_state, notices),
    .legal = legal,
    .sample = sample,
    .view = view,
    .imagine = imagine,
    .score = score,
    .stand = score,
    .audit = audit,
    .show = show,
};
