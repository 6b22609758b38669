/* Tests of the tests: games with one bug each, which the property that guards against it must report. A property that
   finds nothing in a broken game proves nothing in a sound one. */
#include "tests/prop/prop.h"

#include "core/bug.h"
#include "core/words/event.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "games/conspiracy/conspiracy.h"
#include "games/duel/duel.h"
#include "games/duel/duel_view.h"
#include "games/kit/rummy_view.h"
#include "games/newspeak/newspeak.h"
#include "tests/unit/toy.h"
#include "core/match.h"

#include <setjmp.h>
#include <stdio.h>
#include <time.h>

/* ---- leaks */

/* The view shows one byte of the next seat's bid. */
static void toy_view_leaks(const struct lz_game *game, const void *state, int seat, void *view) {
    const struct toy_state *s = state;
    toy_game.view(&toy_game, state, seat, view);
    ((struct toy_view *)view)->spare[0] = s->bid[(seat + 1) % s->head.seats];
}

/* The view carries a bid and imagine takes it over: the two agree with each other. */
static void toy_view_carries(const struct lz_game *game, const void *state, int seat, void *view) {
    const struct toy_state *s = state;
    toy_game.view(&toy_game, state, seat, view);
    ((struct toy_view *)view)->spare[0] = s->bid[0];
}
static void toy_imagine_uses(const struct lz_game *game, const void *view, struct lz_rng *rng, void *state) {
    struct toy_view honest = *(const struct toy_view *)view;
    honest.spare[0] = 0;
    toy_game.imagine(&toy_game, &honest, rng, state);
    ((struct toy_state *)state)->bid[0] = ((const struct toy_view *)view)->spare[0];
}

/* The same, every other time. */
static void toy_imagine_peeks(const struct lz_game *game, const void *view, struct lz_rng *rng, void *state) {
    (lz_roll(rng, 2) ? toy_imagine_uses : toy_game.imagine)(&toy_game, view, rng, state);
}

static void toy_imagine_one_world(const struct lz_game *game, const void *view, struct lz_rng *rng, void *state) {
    struct lz_rng same = lz_rng_from(1, 1);
    toy_game.imagine(&toy_game, view, &same, state);
    ((struct lz_head *)state)->rng = lz_fork(rng, 0, lz_draw(rng));
}

/* The others never bid high in it. */
static void toy_imagine_hopes(const struct lz_game *game, const void *view, struct lz_rng *rng, void *state) {
    struct toy_state *s = state;
    toy_game.imagine(&toy_game, view, rng, state);
    for (int i = 0; i < TOY_SEATS; i++)
        if (i != lz_seen_of(view)->seat && s->bid[i] > 50)
            s->bid[i] = (int16_t)(s->bid[i] - 50);
}

/* Only four shuffles are ever made. */
static void conspiracy_imagine_few(const struct lz_game *game, const void *view, struct lz_rng *rng, void *state) {
    struct lz_rng narrow = lz_rng_from(lz_draw(rng) % 4, 0);
    conspiracy_game.imagine(&conspiracy_game, view, &narrow, state);
}

static void toy_imagine_forgets(const struct lz_game *game, const void *view, struct lz_rng *rng, void *state) {
    struct lz_head kept = *(struct lz_head *)state;
    toy_game.imagine(&toy_game, view, rng, state);
    ((struct toy_state *)state)->open.spare = (int32_t)kept.rng.count;
}

/* Chance is a part of the state that the view must not hold: here it does, in disguise. */
static uint64_t true_key[2];
static void toy_view_keyed(const struct lz_game *game, const void *state, int seat, void *view) {
    memcpy(true_key, lz_head_of(state)->rng.key, sizeof true_key);
    toy_game.view(&toy_game, state, seat, view);
}
static void toy_imagine_keyed(const struct lz_game *game, const void *view, struct lz_rng *rng, void *state) {
    toy_game.imagine(&toy_game, view, rng, state);
    memcpy(((struct lz_head *)state)->rng.key, true_key, sizeof true_key);
}

/* Whoever lays a bid is told how the others bid; in an event that names nothing as revealed. */
static void toy_apply_tells(const struct lz_game *game, void *state, const struct lz_move *move, struct lz_sink *out) {
    struct toy_state *s = state;
    if (move->verb == TOY_SAY)
        lz_tell(out, TOY_SAID, move->seat, lz_everyone(s->head.seats), s->bid[0] & 1);
    toy_game.apply(&toy_game, state, move, out);
}

/* A refusal that depends on a bid unseen. */
static bool toy_check_hints(const struct lz_game *game, const void *state, const struct lz_input *in,
                            struct lz_why *why) {
    const struct lz_move *move = &in->move;
    const struct toy_state *s = state;
    if (!lz_check(&toy_game, state, move, why)) {
        if (why && move->verb == TOY_PASS && s->bid[0] > 50)
            why->arg = 1;
        return false;
    }
    return true;
}

/* A list that leaves out what a hidden bid makes foolish. */
static void toy_legal_hints(const struct lz_game *game, const void *state, int seat, struct lz_moves *moves) {
    toy_game.legal(&toy_game, state, seat, moves);
    moves->complete = false;
    if (moves->count && ((const struct toy_state *)state)->bid[0] > 50)
        moves->count--;
}

static void conspiracy_view_leaks(const struct lz_game *game, const void *state, int seat, void *view) {
    struct rummy_view other;
    conspiracy_game.view(&conspiracy_game, state, (seat + 1) % lz_head_of(state)->seats, &other);
    conspiracy_game.view(&conspiracy_game, state, seat, view);
    ((struct rummy_view *)view)->spare[0] = (uint8_t)other.mine.half[0];
}

/* The view is sure of the next seat's whole hand, and imagine deals it: nothing in the two disagrees. */
static void conspiracy_view_knows(const struct lz_game *game, const void *state, int seat, void *view) {
    struct rummy_view other;
    int next = (seat + 1) % lz_head_of(state)->seats;
    conspiracy_game.view(&conspiracy_game, state, next, &other);
    conspiracy_game.view(&conspiracy_game, state, seat, view);
    ((struct rummy_view *)view)->known[next] = other.mine;
}

/* Everybody is told which card was drawn. */
static struct lz_sink *widened;
static void widen(void *to, const struct lz_event *event) {
    struct lz_event loud = *event;
    (void)to;
    if (strcmp(conspiracy_game.kinds[event->kind].word, "drew-card") == 0)
        loud.seen = lz_everyone(RUMMY_SEATS);
    widened->take(widened->to, &loud);
}
static void conspiracy_apply_shouts(const struct lz_game *game, void *state, const struct lz_move *move,
                                    struct lz_sink *out) {
    struct lz_sink loud = { widen, NULL };
    widened = out;
    conspiracy_game.apply(&conspiracy_game, state, move, out ? &loud : NULL);
}

/* A bid is told to all in an event whose audience no table fixes; the round's lawful reveals come after it. */
static void toy_apply_names(const struct lz_game *game, void *state, const struct lz_move *move, struct lz_sink *out) {
    if (move->verb == TOY_BID)
        lz_tell(out, TOY_SAW, move->seat, lz_everyone(lz_head_of(state)->seats), move->arg[0] & 3, 0);
    toy_game.apply(&toy_game, state, move, out);
}

/* What no seat is told of is counted, and its time shown. */
static void toy_view_counts(const struct lz_game *game, const void *state, int seat, void *view) {
    toy_game.view(&toy_game, state, seat, view);
    ((struct toy_view *)view)->seen.step = lz_head_of(state)->step;
}
static void toy_view_clocks(const struct lz_game *game, const void *state, int seat, void *view) {
    toy_game.view(&toy_game, state, seat, view);
    ((struct toy_view *)view)->seen.now = lz_head_of(state)->now;
}

/* Time alone: that a bid was laid again is shown by nothing, but when it was, all see at the reveal. */
static void toy_apply_stamps(const struct lz_game *game, void *state, const struct lz_move *move, struct lz_sink *out) {
    struct toy_state *s = state;
    uint8_t round = s->open.round;
    if (move->verb == TOY_BID && s->bid[move->seat] != TOY_NONE)
        s->notices.spare = (uint32_t)s->head.now;
    toy_game.apply(&toy_game, state, move, out);
    if (s->open.round != round) {
        s->open.spare = (int32_t)s->notices.spare;
        s->notices.spare = 0;
    }
}

/* The deal tells a part of the chance to come. */
static bool toy_setup_tells(const struct lz_game *game, void *state, const struct lz_setup *setup, struct lz_sink *out,
                            struct lz_why *why) {
    bool good = toy_game.setup(&toy_game, state, setup, out, why);
    if (good)
        lz_tell(out, TOY_SAW, 0, lz_everyone(setup->seats), (int)(setup->key[0] & 3), 0);
    return good;
}

/* Nobody is told that a seat has bid; whom the game waits for shows it. */
static struct lz_sink *hushed;
static void hush(void *to, const struct lz_event *event) {
    (void)to;
    if (event->kind != TOY_LAID)
        hushed->take(hushed->to, event);
}
static void toy_apply_hushes(const struct lz_game *game, void *state, const struct lz_move *move, struct lz_sink *out) {
    struct lz_sink quiet = { hush, NULL };
    hushed = out;
    toy_game.apply(&toy_game, state, move, out ? &quiet : NULL);
}

/* What may be said depends on what nobody knows. */
static bool newspeak_hear_knows(const struct lz_game *game, const void *state, struct lz_input *in,
                                struct lz_writer *heard, struct lz_why *why) {
    if (lz_head_of(state)->rng.key[0] & 1)
        return lz_refuse(why, LZ_NOT_A_MOVE, 0);
    return newspeak_game.hear(game, state, in, heard, why);
}

/* What a seat of Duel has chosen is told to all; and its kind says that this is right. */
static struct lz_kind duel_kinds_open[9];
static struct lz_sink *duel_loud;
static int duel_seats;
static void duel_shout(void *to, const struct lz_event *event) {
    struct lz_event loud = *event;
    (void)to;
    if (strcmp(duel_game.kinds[event->kind].word, "chose") == 0)
        loud.seen = lz_everyone(duel_seats);
    duel_loud->take(duel_loud->to, &loud);
}
static void duel_apply_shouts(const struct lz_game *game, void *state, const struct lz_move *move,
                              struct lz_sink *out) {
    struct lz_sink loud = { duel_shout, NULL };
    duel_loud = out;
    duel_seats = lz_head_of(state)->seats;
    duel_game.apply(game, state, move, out ? &loud : NULL);
}
static void duel_view_counts(const struct lz_game *game, const void *state, int seat, void *view) {
    duel_game.view(game, state, seat, view);
    ((struct duel_view *)view)->seen.step = lz_head_of(state)->step;
}
static void duel_view_clocks(const struct lz_game *game, const void *state, int seat, void *view) {
    duel_game.view(game, state, seat, view);
    ((struct duel_view *)view)->seen.now = lz_head_of(state)->now;
}
/* The close of a round is told twice, or not at all. */
static int duel_times;
static void duel_retell(void *to, const struct lz_event *event) {
    (void)to;
    for (int n = duel_game.kinds[event->kind].flags & LZ_ROUND ? duel_times : 1; n > 0; n--)
        duel_loud->take(duel_loud->to, event);
}
static void duel_apply_retold(void *state, const struct lz_move *move, struct lz_sink *out, int times) {
    struct lz_sink told = { duel_retell, NULL };
    duel_loud = out;
    duel_times = times;
    duel_game.apply(&duel_game, state, move, out ? &told : NULL);
}
static void duel_apply_repeats(const struct lz_game *game, void *state, const struct lz_move *move,
                               struct lz_sink *out) {
    duel_apply_retold(state, move, out, 2);
}
static void duel_apply_hushes(const struct lz_game *game, void *state, const struct lz_move *move,
                              struct lz_sink *out) {
    duel_apply_retold(state, move, out, 0);
}

/* Everybody notices a change of mind that nobody is told of. */
static lz_seats duel_all_notice(const struct lz_game *game, const void *state, const struct lz_move *move) {
    return lz_everyone(lz_head_of(state)->seats);
}

/* ---- rules */

static bool toy_check_allows(const struct lz_game *game, const void *state, const struct lz_input *in,
                             struct lz_why *why) {
    const struct lz_move *move = &in->move;
    const struct toy_state *s = state;
    if (move->verb == TOY_BID && move->arg[0] == 101 && lz_in(s->head.may, move->seat))
        return true;
    return lz_check(&toy_game, state, move, why);
}
static void toy_legal_omits(const struct lz_game *game, const void *state, int seat, struct lz_moves *moves) {
    toy_game.legal(&toy_game, state, seat, moves);
    if (moves->count)
        moves->at[1] = moves->at[--moves->count];
}
static void toy_legal_lists(const struct lz_game *game, const void *state, int seat, struct lz_moves *moves) {
    toy_game.legal(&toy_game, state, seat, moves);
    if (moves->count)
        moves->at[moves->count++] = (struct lz_move){
            .seat = (uint8_t)seat, .verb = TOY_BID, .args = 1, .arg = { 101 }
        };
}
static void toy_legal_doubles(const struct lz_game *game, const void *state, int seat, struct lz_moves *moves) {
    toy_game.legal(&toy_game, state, seat, moves);
    if (moves->count)
        moves->at[moves->count++] = moves->at[0];
}
static bool toy_check_strays(const struct lz_game *game, const void *state, const struct lz_input *in,
                             struct lz_why *why) {
    const struct lz_move *move = &in->move;
    if (lz_check(&toy_game, state, move, why))
        return true;
    if (why && move->verb == TOY_PASS)
        why->rule = 40;
    return false;
}
static bool toy_sample_strays(const struct lz_game *game, const void *state, int seat, struct lz_rng *rng,
                              struct lz_move *move) {
    bool any = toy_game.sample(&toy_game, state, seat, rng, move);
    if (any && move->verb == TOY_SAY && lz_roll(rng, 50) == 0)
        *move = (struct lz_move){ .seat = (uint8_t)seat, .verb = TOY_PASS };
    return any;
}

/* A set may be founded with one card too few of its own: the smallest change of a real rule. */
static bool conspiracy_check_allows(const struct lz_game *game, const void *state, const struct lz_input *in,
                                    struct lz_why *why) {
    const struct lz_move *move = &in->move;
    struct lz_why own = { 0 };
    if (lz_check(&conspiracy_game, state, move, why ? why : &own))
        return true;
    struct rummy_view v;
    if (move->verb != RUMMY_V_DISCARD || !lz_in(lz_head_of(state)->may, move->seat))
        return false;
    conspiracy_game.view(&conspiracy_game, state, move->seat, &v);
    return lz_head_of(state)->phase == RUMMY_MAIN && move->arg[0] == 0; /* discards what is not held */
}
static void conspiracy_legal_omits(const struct lz_game *game, const void *state, int seat, struct lz_moves *moves) {
    conspiracy_game.legal(&conspiracy_game, state, seat, moves);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < moves->count; i++)
        if (moves->at[i].verb != RUMMY_V_ADD || moves->at[i].arg[0] != 3)
            moves->at[kept++] = moves->at[i];
    moves->count = kept;
}

/* ---- steps */

/* The first to bid gets a point: the order of arrival matters. */
static void toy_apply_hurries(const struct lz_game *game, void *state, const struct lz_move *move,
                              struct lz_sink *out) {
    struct toy_state *s = state;
    if (move->verb == TOY_BID && s->head.wait == lz_all(s->head.seats))
        s->open.points[move->seat]++;
    toy_game.apply(&toy_game, state, move, out);
}
static int32_t made; /* memory of its own, which no game may have */
static void toy_apply_remembers(const struct lz_game *game, void *state, const struct lz_move *move,
                                struct lz_sink *out) {
    toy_game.apply(&toy_game, state, move, out);
    ((struct toy_state *)state)->open.spare = ++made;
}
static bool toy_setup_dirty(const struct lz_game *game, void *state, const struct lz_setup *setup, struct lz_sink *out,
                            struct lz_why *why) {
    int32_t before = ((struct toy_state *)state)->open.spare;
    bool good = toy_game.setup(&toy_game, state, setup, out, why);
    ((struct toy_state *)state)->open.spare = before;
    return good;
}
static void toy_apply_reads_the_zone(const struct lz_game *game, void *state, const struct lz_move *move,
                                     struct lz_sink *out) {
    time_t noon = 43200;
    toy_game.apply(&toy_game, state, move, out);
    ((struct toy_state *)state)->open.spare = localtime(&noon)->tm_hour;
}
static void toy_apply_overbids(const struct lz_game *game, void *state, const struct lz_move *move,
                               struct lz_sink *out) {
    toy_game.apply(&toy_game, state, move, out);
    if (move->verb == TOY_BID && move->arg[0] == 7)
        ((struct toy_state *)state)->bid[3] = 101;
}
static void toy_apply_waits_for_nobody(const struct lz_game *game, void *state, const struct lz_move *move,
                                       struct lz_sink *out) {
    toy_game.apply(&toy_game, state, move, out);
    if (move->verb == TOY_SAY)
        ((struct lz_head *)state)->wait |= lz_only(9);
}
static void toy_apply_never_ends(const struct lz_game *game, void *state, const struct lz_move *move,
                                 struct lz_sink *out) {
    toy_game.apply(&toy_game, state, move, out);
    if (((struct lz_head *)state)->over)
        ((struct lz_head *)state)->may = 1;
}
static void toy_apply_ignores_chance(const struct lz_game *game, void *state, const struct lz_move *move,
                                     struct lz_sink *out) {
    struct lz_head *head = state;
    struct lz_rng rng = head->rng;
    head->rng = lz_rng_from(5, 5);
    toy_game.apply(&toy_game, state, move, out);
    head->rng = rng;
}
static void toy_stand_dreams(const struct lz_game *game, const void *state, int32_t points[LZ_SEATS]) {
    toy_game.score(&toy_game, state, points);
    points[0]++;
}

/* ---- words */

static const struct lz_name twins[] = {
    { "apple", "A", "Apple" }, { "apricot", "AP", "Apricot" }, { "bean", "A", NULL }, { "beet-root", NULL, NULL }
};
static const struct lz_name moods[] = { { "calm", "C", NULL }, { "cross", "C", NULL }, { "glad", "G", NULL } };
static const struct lz_lexicon ambiguous[] = { { .form = 'c', .count = 4, .what = "card", .names = twins },
                                               { .form = 'k', .count = 2, .what = "kind", .names = twins },
                                               { .form = 'm', .count = 3, .what = "mood", .names = moods } };

static void toy_ask_trails_off(const struct lz_game *game, const void *view, struct lz_writer *w) {
    (void)game;
    lz_put(w, lz_seen_of(view)->over ? "All is said, and" : "What do you bid?");
}

static struct lz_kind unfilled[16]; /* as the toy's, but for one tale: fill_kinds */
static void fill_kinds(void) {
    lz_assert(toy_game.kind_count <= sizeof unfilled / sizeof unfilled[0]);
    memcpy(unfilled, toy_game.kinds, toy_game.kind_count * sizeof unfilled[0]);
    unfilled[TOY_LAID].tale = "{seat} {has|have} bid";
}

/* ---- the table */

static const struct planted {
    const char *bug, *property, *words; /* what is wrong, who must find it, what the report must say */
    const struct lz_game *in;
    struct lz_game with; /* what it has instead; else as in `in` */
} planted[] = {
    { "a byte of another's bid in the view", "leak", "view", &toy_game, { .view = toy_view_leaks } },
    { "a byte of another's hand in the view",
      "leak",
      "the view of the imagined world is another",
      &conspiracy_game,
      { .view = conspiracy_view_leaks } },
    { "a hand known that cannot be",
      "leak",
      "view that cannot know it",
      &conspiracy_game,
      { .view = conspiracy_view_knows } },
    { "a view and an imagine in league",
      "leak",
      "is noticed by one who was not told",
      &toy_game,
      { .view = toy_view_carries, .imagine = toy_imagine_uses } },
    { "an imagine that peeks now and then",
      "fresh",
      "like the truth too often",
      &toy_game,
      { .view = toy_view_carries, .imagine = toy_imagine_peeks } },
    { "an imagine that hopes", "twin", "in imagined worlds", &toy_game, { .imagine = toy_imagine_hopes } },
    { "an imagine of four shuffles",
      "twin",
      "in imagined worlds",
      &conspiracy_game,
      { .imagine = conspiracy_imagine_few } },
    { "an imagine that knows one world only",
      "fresh",
      "like each other too often",
      &toy_game,
      { .imagine = toy_imagine_one_world } },
    { "an imagine that leaves a byte as it was",
      "leak",
      "leaves some of the state as it was",
      &toy_game,
      { .imagine = toy_imagine_forgets } },
    { "an imagined world with the true chance",
      "leak",
      "knows the chance to come",
      &toy_game,
      { .view = toy_view_keyed, .imagine = toy_imagine_keyed } },
    { "an event that tells a bid",
      "leak",
      "makes events that show what is hidden",
      &toy_game,
      { .apply = toy_apply_tells } },
    { "an event for those a rule names, told to all",
      "leak",
      "'saw' tells seats what their views do not know",
      &toy_game,
      { .apply = toy_apply_names } },
    { "a view that counts what was hidden",
      "leak",
      "is noticed by one who was not told",
      &toy_game,
      { .view = toy_view_counts } },
    { "a view that shows when it was",
      "leak",
      "is noticed by one who was not told",
      &toy_game,
      { .view = toy_view_clocks } },
    { "a reveal that shows when it was",
      "leak",
      "shows in a view that cannot know it",
      &toy_game,
      { .apply = toy_apply_stamps } },
    { "a deal that tells too much",
      "leak",
      "setup tells it what its view does not know",
      &toy_game,
      { .setup = toy_setup_tells } },
    { "a wait that shows who has answered",
      "leak",
      "is noticed by one who was not told",
      &toy_game,
      { .apply = toy_apply_hushes } },
    { "words heard by what nobody knows",
      "leak",
      "is heard by what its seat cannot know",
      &newspeak_game,
      { .hear = newspeak_hear_knows } },
    { "a card drawn that all are told",
      "leak",
      "audience_fits",
      &conspiracy_game,
      { .apply = conspiracy_apply_shouts } },
    { "a choice told to all", "leak", "audience_fits", &duel_game, { .apply = duel_apply_shouts } },
    { "a choice told to all, as its kind allows",
      "leak",
      "'chose' tells seats what their views do not know",
      &duel_game,
      { .apply = duel_apply_shouts, .kinds = duel_kinds_open } },
    { "a view that counts changes of mind",
      "leak",
      "is noticed by one who was not told",
      &duel_game,
      { .view = duel_view_counts } },
    { "a view that shows when a mind was changed",
      "leak",
      "is noticed by one who was not told",
      &duel_game,
      { .view = duel_view_clocks } },
    { "a change of mind that all notice",
      "leak",
      "is noticed by one who was not told",
      &duel_game,
      { .noticed = duel_all_notice } },
    { "a refusal that hints at a bid",
      "leak",
      "is answered by what its seat cannot know",
      &toy_game,
      { .check = toy_check_hints } },
    { "a list of moves that hints at a bid",
      "leak",
      "its legal moves tell it",
      &toy_game,
      { .legal = toy_legal_hints } },
    { "a move allowed too much", "law", "not in the complete list", &toy_game, { .check = toy_check_allows } },
    { "a legal move not listed", "law", "list", &toy_game, { .legal = toy_legal_omits } },
    { "a move listed that is refused", "law", "is listed, but refused", &toy_game, { .legal = toy_legal_lists } },
    { "a move listed twice", "law", "is listed twice", &toy_game, { .legal = toy_legal_doubles } },
    { "a refusal by no rule", "law", "refused by no rule", &toy_game, { .check = toy_check_strays } },
    { "an illegal sample", "law", "is sampled, but refused", &toy_game, { .sample = toy_sample_strays } },
    { "a discard of a card not held",
      "law",
      "not in the complete list",
      &conspiracy_game,
      { .check = conspiracy_check_allows } },
    { "additions to one set not listed", "law", "list", &conspiracy_game, { .legal = conspiracy_legal_omits } },
    { "two names of one code", "words", "is another from its codes", &toy_game, { .lexicons = ambiguous } },
    { "a question that trails off", "speech", "All is said, and", &toy_game, { .ask = toy_ask_trails_off } },
    { "a tale without an end", "speech", " has bid", &toy_game, { .kinds = unfilled } },
    { "a point for the first to come",
      "order",
      "the order of arrival changes the state",
      &toy_game,
      { .apply = toy_apply_hurries } },
    { "memory outside the state",
      "clone",
      "does another thing in a copy",
      &toy_game,
      { .apply = toy_apply_remembers } },
    { "memory outside the state",
      "seeds",
      "the same seed gives another match",
      &toy_game,
      { .apply = toy_apply_remembers } },
    { "a setup that leaves memory as it was",
      "ambient",
      "none of its inputs",
      &toy_game,
      { .setup = toy_setup_dirty } },
    { "a rule that reads the time zone",
      "ambient",
      "none of its inputs",
      &toy_game,
      { .apply = toy_apply_reads_the_zone } },
    { "a sum that does not add up", "audit", "TOY-1.2", &toy_game, { .apply = toy_apply_overbids } },
    { "a wait for nobody",
      "audit",
      "(head->wait & ~head->may) == 0",
      &toy_game,
      { .apply = toy_apply_waits_for_nobody } },
    { "an end that is none", "audit", "head->over ? !head->may", &toy_game, { .apply = toy_apply_never_ends } },
    { "an end that is none", "over", "head->over ? !head->may", &toy_game, { .apply = toy_apply_never_ends } },
    { "chance that is none",
      "seeds",
      "other keys give the same match",
      &toy_game,
      { .apply = toy_apply_ignores_chance } },
    { "a standing that is not the score", "over", "the score would change", &toy_game, { .stand = toy_stand_dreams } },
    { "a round closed twice",
      "rounds",
      "closes another number of rounds",
      &duel_game,
      { .apply = duel_apply_repeats } },
    { "a round closed in silence",
      "rounds",
      "closes another number of rounds",
      &duel_game,
      { .apply = duel_apply_hushes } },
    { "verbs that nobody ever uses", "visits", "give a seat a card", &toy_game, { 0 } },
};

static struct lz_game grow(const struct planted *row) {
    struct lz_game game = *row->in;
    const struct lz_game *with = &row->with;
#define INSTEAD(field) game.field = with->field ? with->field : game.field
    INSTEAD(setup), INSTEAD(check), INSTEAD(apply), INSTEAD(legal), INSTEAD(sample), INSTEAD(view), INSTEAD(imagine);
    INSTEAD(stand), INSTEAD(lexicons), INSTEAD(hear), INSTEAD(kinds), INSTEAD(noticed), INSTEAD(ask);
#undef INSTEAD
    if (strcmp(row->property, "visits") == 0)
        game.hear = NULL; /* else its talk would excuse it */
    return game;
}

/* What the engine itself notices is a bug, and found as well. */
static jmp_buf noticed;
static char bug[300];

_Noreturn void lz_bug(const char *file, int line, const char *what) {
    snprintf(bug, sizeof bug, "%s:%d: %s", file, line, what);
    longjmp(noticed, 1);
}

static const char *tried(const struct planted *row, struct walk *w) {
    const struct prop *prop = prop_by_name(row->property);
    return setjmp(noticed) ? bug : prop_walk(prop, w, 4 * prop->matches);
}

static bool found(const struct planted *row, int number) {
    const struct lz_game game = grow(row);
    struct walk *w = walk_new(&game);
    const char *wrong = tried(row, w);
    bool good = wrong && strstr(wrong, row->words);
    printf("%sok %d - %s is found by %s\n", good ? "" : "not ", number, row->bug, row->property);
    if (!good)
        printf("# expected '%s', got '%s'\n", row->words, wrong ? wrong : "nothing");
    fflush(stdout);
    walk_free(w);
    return good;
}

static void open_kinds(void) {
    lz_assert(duel_game.kind_count == LZ_COUNT(duel_kinds_open));
    memcpy(duel_kinds_open, duel_game.kinds, sizeof duel_kinds_open);
    for (int i = 0; i < LZ_COUNT(duel_kinds_open); i++)
        if (strcmp(duel_kinds_open[i].word, "chose") == 0)
            duel_kinds_open[i].audience = LZ_TO_NAMED;
}

int main(void) {
    int missed = 0;
    open_kinds();
    fill_kinds();
    for (int i = 0; i < LZ_COUNT(planted); i++)
        missed += !found(&planted[i], i + 1);
    printf("1..%d\n", LZ_COUNT(planted));
    return missed != 0;
}
