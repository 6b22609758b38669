/* What a move will do, in sentences: what it is, what it changes on the network, whom that pays, what is asked next. */
#include "core/words/address.h"
#include "core/words/effect.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/lies/lies_inner.h"

#include <string.h>

enum { SENTENCE = 6000 }; /* 32 nodes by names of 60 bytes */

struct telling {
    const struct lz_game *game;
    const struct lies_data *d;
    const struct lies_view *v;
    const struct lz_move *move;
    struct lz_effects *out;
    int number; /* what {n} says */
};

static const struct lies_deck *deck_of(const struct telling *t) {
    return &t->d->deck[t->v->open.role[t->v->open.turn]];
}
static const struct lies_step *step_of(const struct telling *t) {
    const struct lies_deck *deck = deck_of(t);
    lz_assert(t->v->open.step < deck->steps);
    return &deck->step[t->v->open.step];
}
static const struct lies_card *card_of(const struct telling *t) {
    return &t->d->deck[t->move->arg[0] / LIES_DECK].card[t->move->arg[0] % LIES_DECK];
}

/* ---- the holes of a sentence */

static void put_card(const void *from, struct lz_writer *w) {
    const struct telling *t = from;
    lz_title_print(t->game, 'c', t->move->arg[0], w);
}
static void put_step(const void *from, struct lz_writer *w) { lz_put(w, step_of(from)->name); }
static void put_source(const void *from, struct lz_writer *w) {
    const struct telling *t = from;
    lies_put_source(t->d, &t->v->open, w);
}
static void put_node(const void *from, struct lz_writer *w) {
    const struct telling *t = from;
    lies_put_place(t->d, t->move->arg[0], w);
}
static void put_net(const void *from, struct lz_writer *w) {
    const struct telling *t = from;
    lz_put(w, t->d->net[t->move->arg[0]].name);
}
static void put_theory(const void *from, struct lz_writer *w) {
    const struct telling *t = from;
    lz_put(w, t->d->theory[t->move->arg[0]].name);
}
static void put_n(const void *from, struct lz_writer *w) { lz_put_number(w, ((const struct telling *)from)->number); }
static void put_cards(const void *from, struct lz_writer *w) {
    put_n(from, w);
    lz_put(w, ((const struct telling *)from)->number == 1 ? " card" : " cards");
}
static void put_times(const void *from, struct lz_writer *w) {
    int times = ((const struct telling *)from)->number;
    if (times > 1) {
        lz_put_number(w, times);
        lz_put(w, " more times");
    } else {
        lz_put(w, "once more");
    }
}
static void put_points(const void *from, struct lz_writer *w) {
    lies_put_points(((const struct telling *)from)->number, w);
}
static void put_limit(const void *from, struct lz_writer *w) {
    lz_put_number(w, ((const struct telling *)from)->v->open.option[LIES_O_CARDS]);
}
static void put_hand(const void *from, struct lz_writer *w) {
    lz_put_number(w, ((const struct telling *)from)->d->hand);
}

static const struct lz_blank blanks[] = {
    { "card", put_card },   { "step", put_step },     { "source", put_source }, { "node", put_node },
    { "net", put_net },     { "theory", put_theory }, { "n", put_n },           { "cards", put_cards },
    { "times", put_times }, { "points", put_points }, { "limit", put_limit },   { "hand", put_hand },
    { NULL, NULL },
};

/* A sentence with its rule. */
struct line {
    enum lz_surety surety;
    const char *rule, *sentence;
};

static void say(const struct telling *t, struct line line) {
    char words[600], room[SENTENCE];
    struct lz_writer said = lz_writer_in(words, sizeof words), w = lz_writer_in(room, sizeof room);
    lies_put_words(t->d, line.sentence, &said);
    lz_put_filled(&w, words, blanks, t);
    lz_effect_tell(t->out, line.surety, line.rule, &w);
}

static void say_number(struct telling *t, int number, struct line line) {
    t->number = number;
    say(t, line);
}

/* ---- cards, steps and powers */

static const char *const board_rules[LIES_ROLES] = { "LL-7.1", "LL-7.2", "LL-7.3", "LL-7.4" };
static const char *const deck_rules[LIES_ROLES] = { "LL-8.1", "LL-8.2", "LL-8.3", "LL-8.4" };

static void tell_play(struct telling *t) {
    const struct lies_card *card = card_of(t);
    static const struct line by_timing[] = {
        [LIES_ACTION] = { LZ_SURE, "LL-5.2", "It is Action card {n} of the {limit} that you may play this turn." },
        [LIES_STEP] = { LZ_SURE, "LL-7.2", "It takes the place of the printed step {step}." },
        [LIES_REACTION] = { LZ_SURE, "LL-9.6", "Points that were scored for that turn stay as they are." },
    };
    lz_effect_say(t->out, LZ_SURE, deck_rules[t->move->arg[0] / LIES_DECK], card->text);
    if (card->timing != LIES_ACTION || t->v->open.option[LIES_O_CARDS])
        say_number(t, t->v->open.cards + 1, by_timing[card->timing]);
}

static void tell_board(struct telling *t) {
    lz_effect_say(t->out, LZ_SURE, board_rules[t->v->open.role[t->v->open.turn]], step_of(t)->text);
    if (t->move->verb == LIES_V_POWER)
        say(t, (struct line){ LZ_SURE, "LL-7.3", "The power {step} is then used for this turn." });
}

static void tell_double(struct telling *t) {
    say(t, (struct line){ LZ_SURE, "LL-7.2", "You do {source} once more, with new choices." });
    if (deck_of(t)->doubles == t->v->open.doubled + 1)
        say(t, (struct line){ LZ_SURE, "LL-7.2", "It is the last Double Down of this turn." });
}

static void tell_next(struct telling *t) {
    bool last = t->v->open.step + 1 == deck_of(t)->steps;
    say(t, (struct line){ LZ_SURE, "LL-7.2", "You leave {source} at that." });
    if (last)
        say(t, (struct line){ LZ_CAREFUL, "LL-7.2", "It was the last step: you do not double down this turn." });
}

/* ---- what ends something */

static int held_playable(const struct telling *t) {
    const struct lies_open *o = &t->v->open;
    int seat = t->v->seen.seat, limit = o->option[LIES_O_CARDS], count = 0;
    LIES_EACH (k, lies_could(t->d, o, seat, LIES_ACTION))
        count += t->v->hand[seat][k];
    return limit && count > limit - o->cards ? limit - o->cards : count;
}

static void end_cards(struct telling *t) {
    const struct lies_open *o = &t->v->open;
    int power = step_of(t)->program, cards = held_playable(t);
    say(t, (struct line){ LZ_SURE, "LL-12.4", "You play no more Action cards this turn." });
    if (cards)
        say_number(t, cards, (struct line){ LZ_CAREFUL, "LL-5.2", "You could still play {cards}." });
    if (power != LIES_NONE && !o->powered &&
        lies_possible(t->d, o, (struct lies_source){ o->turn, power, LIES_BY_TURN }))
        say(t, (struct line){ LZ_CAREFUL, "LL-7.3", "The power {step} stays unused this turn." });
}

static void tell_done(struct telling *t) {
    const struct lies_run *run = &t->v->open.run;
    if (t->v->seen.phase == LIES_P_CARDS) {
        end_cards(t);
        return;
    }
    const struct lies_op *op = &t->d->program[run->program].op[run->op];
    say(t, (struct line){ LZ_SURE, "LL-12.4", "You do no more of this part of {source}." });
    if (op->does != LIES_DOES_MOVE && op->times > run->times)
        say_number(t, op->times - run->times,
                   (struct line){ LZ_CAREFUL, "LL-12.4", "It could still be done {times}." });
}

static void tell_toss(struct telling *t) {
    bool first = t->v->seen.phase == LIES_P_MULLIGAN;
    say(t, (struct line){ LZ_SURE, first ? "LL-3.9" : "LL-5.4", "{card} goes to your discard pile." });
    say(t, (struct line){ LZ_SURE, first ? "LL-3.8" : "LL-5.4", "When you keep the rest you draw back to {hand}." });
}

/* LL-5.4, LL-5.5 */
static void tell_draw(struct telling *t, const char *rule) {
    const struct lies_open *o = &t->v->open;
    int seat = t->v->seen.seat, missing = t->d->hand - o->hands[seat];
    if (missing <= 0)
        say(t, (struct line){ LZ_SURE, rule, "Your hand is full: you draw nothing." });
    else
        say_number(t, missing, (struct line){ LZ_OPEN, rule, "You draw {cards}, and chance says which." });
    if (missing > o->decks[seat])
        say(t, (struct line){ LZ_SURE, "LL-5.5",
                              "Your deck is too small for that: the discard pile is shuffled into it." });
}

static void tell_keep(struct telling *t) {
    const struct lies_view *v = t->v;
    bool first = v->seen.phase == LIES_P_MULLIGAN;
    tell_draw(t, first ? "LL-3.8" : "LL-5.4");
    if (first)
        return;
    say_number(t, lies_board_points(t->d, &v->open, v->seen.seats, lies_team_of(v->open.role[v->seen.seat])),
               (struct line){ LZ_SURE, "LL-10.1", "You score {points} for the board as it stands." });
    say(t, (struct line){ LZ_OPEN, "LL-9.1", "The others may answer your turn with Reactions." });
}

static void tell_react(struct telling *t) {
    say(t, (struct line){ LZ_SURE, "LL-9.3", "You play a Reaction once all have declared." });
    say(t, (struct line){ LZ_OPEN, "LL-9.3", "What others do before you may leave you none that can be played." });
}

static void tell_pass(struct telling *t) {
    say(t, (struct line){ LZ_SURE, "LL-9.2", "You let this turn pass without a Reaction." });
}

/* ---- choices: what follows from them is found out below */

static void tell_pick(struct telling *t) { say(t, (struct line){ LZ_SURE, "LL-8.7", "You pick {node}." }); }
static void tell_net(struct telling *t) { say(t, (struct line){ LZ_SURE, "LL-8.7", "You choose {net}." }); }
static void tell_theory(struct telling *t) {
    say(t, (struct line){ LZ_SURE, "LL-8.7", "You choose the {theory} theory." });
}
static void tell_policy(struct telling *t) {
    say(t, (struct line){ LZ_SURE, "LL-8.7", "You act against the {theory} theory." });
}
static void tell_activate(struct telling *t) {
    t->number = t->v->open.node[t->move->arg[0]].aware;
    say(t, (struct line){
               LZ_SURE, "LL-6.9",
               "{node} is activated: it loses as many tokens as it holds <Aware (several)>, {n}; these stay." });
}

static const struct told_verb {
    void (*tell)(struct telling *); /* NULL: the changes say it all */
    const char *rule;               /* of the changes */
    bool closes;                    /* nothing of what follows is part of it */
} told_verbs[LIES_VERBS] = {
    [LIES_V_SEED] = { NULL, "LL-3.3", false },          [LIES_V_TOSS] = { tell_toss, "LL-5.4", true },
    [LIES_V_KEEP] = { tell_keep, "LL-5.4", true },      [LIES_V_PLAY] = { tell_play, "LL-5.6", false },
    [LIES_V_STEP] = { tell_board, "LL-5.6", false },    [LIES_V_POWER] = { tell_board, "LL-5.6", false },
    [LIES_V_DONE] = { tell_done, "LL-5.6", false },     [LIES_V_DOUBLE] = { tell_double, "LL-5.6", false },
    [LIES_V_NEXT] = { tell_next, "LL-5.6", false },     [LIES_V_REACT] = { tell_react, "LL-9.3", true },
    [LIES_V_PASS] = { tell_pass, "LL-9.2", true },      [LIES_V_ADD] = { NULL, "LL-6.1", false },
    [LIES_V_REMOVE] = { NULL, "LL-6.7", false },        [LIES_V_SHIFT] = { NULL, "LL-6.8", false },
    [LIES_V_AWARE] = { NULL, "LL-6.6", false },         [LIES_V_WALK] = { NULL, "LL-6.8", false },
    [LIES_V_FLAG] = { NULL, "LL-6.10", false },         [LIES_V_UNFLAG] = { NULL, "LL-6.10", false },
    [LIES_V_VULN] = { NULL, "LL-6.10", false },         [LIES_V_MOD] = { NULL, "LL-6.10", false },
    [LIES_V_MOVE] = { NULL, "LL-6.10", false },         [LIES_V_ACTIVATE] = { tell_activate, "LL-6.9", false },
    [LIES_V_PICK] = { tell_pick, "LL-5.6", false },     [LIES_V_NET] = { tell_net, "LL-5.6", false },
    [LIES_V_THEORY] = { tell_theory, "LL-5.6", false }, [LIES_V_POLICY] = { tell_policy, "LL-5.6", false },
};

/* ---- the whole */

static void tell_asked(const struct telling *t, const struct lies_state *s) {
    struct lies_view after;
    char room[SENTENCE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    if (s->head.over || !lz_in(s->head.may, t->move->seat) || s->head.phase == LIES_P_DECLARE)
        return;
    lies_view(t->game, s, t->move->seat, &after);
    lz_put(&w, "Next you are asked: ");
    lies_ask(t->game, &after, &w);
    lz_effect_tell(t->out, LZ_SURE, "LL-12.3", &w);
}

void lies_effect(const struct lz_game *game, const void *view, const struct lz_input *in, struct lz_effects *out) {
    struct telling t = { .game = game, .d = lies_facts(game), .v = view, .move = &in->move, .out = out };
    const struct told_verb *told = &told_verbs[in->move.verb];
    struct lies_told_board board = { t.d, t.v, out, told->rule, .source = LIES_NONE };
    struct lz_sink reasons = { lies_tell_reason, &board };
    struct lies_peeked tried = { .told = &reasons };
    struct lies_state s;
    if (told->tell)
        told->tell(&t);
    if (told->closes)
        return;
    lies_tell_from(&board);
    lies_imagined(game, view, &s);
    lies_peek(game, &s, &in->move, &tried);
    lies_tell_board(&board, &tried.open);
    if (!tried.open_end)
        tell_asked(&t, &s);
}
