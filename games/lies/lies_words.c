/* Lizards & Lies in words: what its seats are called, and what is asked of one: by the op that asks, or by the phase.
 */
#include "core/words/address.h"
#include "core/words/text.h"
#include "games/lies/lies_inner.h"

#include <string.h>

/* A question in the making. */
struct asked {
    const struct lies_data *d;
    const struct lies_view *v;
    const struct lies_op *op; /* of the program that asks; NULL: none does */
};

static const struct lies_deck *deck_of(const struct asked *a) { return &a->d->deck[a->v->open.role[a->v->open.turn]]; }
static const struct lies_step *step_of(const struct asked *a) {
    lz_assert(a->v->open.step < deck_of(a)->steps);
    return &deck_of(a)->step[a->v->open.step];
}

void lies_seat_name(const struct lz_game *game, const struct lz_setup *setup, int seat, struct lz_writer *w) {
    lz_put(w, lies_facts(game)->deck[lies_role_at(setup->option[LIES_O_ORDER], seat)].id);
}

/* ---- the holes of a sentence */

static void put_last(const void *from, struct lz_writer *w) {
    const struct asked *a = from;
    int last = a->v->open.run.last;
    lz_put(w, last != LIES_NONE ? a->d->node[last].id : "it");
}

static void put_net(const void *from, struct lz_writer *w) {
    const struct asked *a = from;
    int net = a->v->open.run.net;
    lz_put(w, net != LIES_NONE ? a->d->net[net].name : "the network");
}

static void put_centre(const void *from, struct lz_writer *w) {
    const struct asked *a = from;
    lz_put(w, a->d->net[0].name);
}

static void put_base(const struct asked *a, int which, struct lz_writer *w) {
    lz_assert(a->v->open.option[LIES_O_BASES] < a->d->pairs);
    lz_put(w, a->d->alt[a->d->pair[a->v->open.option[LIES_O_BASES]][which]].name);
}
static void put_base1(const void *from, struct lz_writer *w) { put_base(from, 0, w); }
static void put_base2(const void *from, struct lz_writer *w) { put_base(from, 1, w); }

static void put_tokens(const void *from, struct lz_writer *w) {
    const struct asked *a = from;
    lz_put(w, a->op->theme < LIES_THEORIES ? a->d->theory[a->op->theme].names : "tokens");
}

static void put_token(const void *from, struct lz_writer *w) {
    static const char *const tokens[] = { [LIES_T_ANY] = "a token",
                                          [LIES_T_SAME] = "a token of the same theory",
                                          [LIES_T_OTHER] = "a token of the other theory",
                                          [LIES_T_CHOSEN] = "a token of the theory chosen",
                                          [LIES_T_LOST] = "a token of a theory removed this turn" };
    const struct asked *a = from;
    if (a->op->theme >= LIES_THEORIES) {
        lz_put(w, tokens[a->op->theme]);
        return;
    }
    lz_put(w, "one "); /* no article: a set names its theories, and "a" would not fit them all */
    lz_put(w, a->d->theory[a->op->theme].name);
}

static const struct lz_blank blanks[] = {
    { "last", put_last },   { "net", put_net },       { "centre", put_centre }, { "base1", put_base1 },
    { "base2", put_base2 }, { "tokens", put_tokens }, { "token", put_token },   { NULL, NULL },
};

/* A sentence in the set's words, its holes filled. */
static void put_sentence(const struct asked *a, const char *sentence, struct lz_writer *w) {
    char room[400];
    struct lz_writer said = lz_writer_in(room, sizeof room);
    lies_put_words(a->d, sentence, &said);
    lz_put_filled(w, room, blanks, a);
}

/* ---- where: the selectors of an op (LL-15.2) */

static const char *const wheres[LIES_WHERES] = {
    [LIES_W_ENGAGED] = "where you are engaged",
    [LIES_W_REACH] = "within your reach",
    [LIES_W_CONN] = "connected to {last}",
    [LIES_W_PATH] = "connected to {last} and not used yet",
    [LIES_W_NET] = "of {net}",
    [LIES_W_BASE] = "beside an alternative network",
    [LIES_W_BASE1] = "beside {base1}",
    [LIES_W_BASE2] = "beside {base2}",
    [LIES_W_CENTRE] = "of {centre}",
    [LIES_W_OUTER] = "outside {centre}",
    [LIES_W_GATEWAY] = "at the gates of {centre}",
    [LIES_W_MODDED] = "with <a Moderator>",
    [LIES_W_UNMODDED] = "without <a Moderator>",
    [LIES_W_FLAGGED] = "with <a Flag>",
    [LIES_W_PILE3] = "with three tokens or more",
    [LIES_W_FRESH] = "without tokens",
    [LIES_W_ADDED] = "where tokens came this turn",
    [LIES_W_LOST] = "that lost tokens this turn",
    [LIES_W_NEARLOST] = "next to one that lost tokens",
    [LIES_W_TOKENS] = "with {tokens}",
    [LIES_W_NEARTOKENS] = "with {tokens} on it or beside it",
    [LIES_W_AWARED] = "with <an Aware>",
    [LIES_W_AWARE2] = "with two <Aware (several)> or more",
};

static void put_where(const struct asked *a, const char *any, struct lz_writer *w) {
    const struct lies_run *run = &a->v->open.run;
    uint32_t where = a->op->where;
    bool some = false;
    if (lies_has(where, LIES_W_NET)) /* it is named, and so needs no telling where it lies */
        where &= ~lies_bit(LIES_W_OUTER);
    put_sentence(a, where ? "a node" : any, w);
    for (int n = 0; n < LIES_WHERES; n++) {
        int i = (n + LIES_W_NET) % LIES_WHERES; /* the network first */
        if (!lies_has(where, i))
            continue;
        lz_put(w, some ? ", " : " ");
        put_sentence(a, wheres[i], w);
        some = true;
    }
    if (a->op->flags & LIES_F_OTHERNET && run->named)
        lz_put(w, " in another network");
    else if (a->op->flags & LIES_F_DISTINCT && run->named)
        lz_put(w, ", another one");
}

/* ---- what: the ops that ask */

static const struct {
    const char *what, *any; /* any: the place, if the op names none; NULL: there is no place */
} whats[LIES_DOES] = {
    [LIES_DOES_SEED] = { "place {token} on ", "any node" },
    [LIES_DOES_ADD] = { "add {token} to ", "any node" },
    [LIES_DOES_RESTORE] = { "put {token} back on {last}", NULL },
    [LIES_DOES_AWARE] = { "add <an Aware> to ", "any node" },
    [LIES_DOES_VULN] = { "put <a Vulnerability mark> on ", "any unmarked node" },
    [LIES_DOES_FLAG] = { "put <a Flag> on ", "an <unflagged> node with tokens" },
    [LIES_DOES_UNFLAG] = { "take the <Flag> off a node", NULL },
    [LIES_DOES_DEPLOY] = { "put <a Moderator> on ", "any node" },
    [LIES_DOES_MOVE] = { "move <Moderators> along connections", NULL },
    [LIES_DOES_SHOVE] = { "move one <Moderator> along a connection", NULL },
    [LIES_DOES_SHIFT] = { "shift a token along a connection to a node with room", NULL },
    [LIES_DOES_WALK] = { "walk <an Aware> along a connection to a node with room", NULL },
    [LIES_DOES_ACTIVATE] = { "activate ", "any node" },
    [LIES_DOES_PICK] = { "pick ", "any node" },
    [LIES_DOES_NET] = { "choose a network", NULL },
    [LIES_DOES_THEORY] = { "choose a theory found on {last}", NULL },
    [LIES_DOES_POLICY] = { "declare the theory to act against", NULL },
};

static void put_what(const struct asked *a, struct lz_writer *w) {
    lz_assert(a->op->does < LIES_DOES_AGAIN && whats[a->op->does].what);
    put_sentence(a, whats[a->op->does].what, w);
    if (whats[a->op->does].any)
        put_where(a, whats[a->op->does].any, w);
    if (a->op->does == LIES_DOES_ACTIVATE)
        put_sentence(a, " (it loses as many tokens as it holds <Aware (several)>)", w);
}

static void put_count(const struct asked *a, struct lz_writer *w) {
    int times = a->v->open.run.times, left = a->op->times - times;
    if (a->op->times > 1 && a->op->does != LIES_DOES_MOVE) {
        bool must = times < a->op->least && a->op->least == a->op->times;
        lz_put(w, left == 1 ? ", once" : must ? ", " : ", up to ");
        if (left > 1)
            lz_put_number(w, left);
        lz_put(w, times ? " more" : "");
        lz_put(w, left > 1 ? " times" : "");
    }
    if (times >= a->op->least)
        lz_put(w, ", or done");
}

void lies_put_source(const struct lies_data *d, const struct lies_open *o, struct lz_writer *w) {
    const struct lies_deck *deck = &d->deck[o->role[o->turn]];
    bool runs = o->run.program != LIES_NONE; /* what stands in an idle one means nothing */
    if (runs && o->run.cause == LIES_BY_SETUP)
        lz_put(w, "Setup");
    else if (runs && o->run.cause == LIES_BY_SCENARIO)
        lz_put(w, d->part[o->round - 1].title);
    else if (o->card != LIES_NONE)
        lz_put(w, d->deck[o->card / LIES_DECK].card[o->card % LIES_DECK].name);
    else
        lz_put(w, deck->step[o->step < deck->steps ? o->step : 0].name);
}

static void ask_place(const struct asked *a, struct lz_writer *w) {
    const struct lies_run *run = &a->v->open.run;
    struct asked by = *a;
    lies_put_source(a->d, &a->v->open, w);
    lz_put(w, ": ");
    if (run->removing != LIES_NONE) {
        lz_put(w, "name the token that leaves ");
        lz_put(w, a->d->node[run->removing].id);
        lz_put(w, " (");
        lz_put_number(w, run->left);
        lz_put(w, " to go).");
        return;
    }
    lz_assert(run->program < a->d->programs && run->op < a->d->program[run->program].ops);
    by.op = &a->d->program[run->program].op[run->op];
    put_what(&by, w);
    put_count(&by, w);
    lz_put(w, ".");
}

/* ---- the other questions */

static void ask_mulligan(const struct asked *a, struct lz_writer *w) {
    lz_put(w, "Your first hand: toss the cards you do not want, one at a time, then keep; you draw back to ");
    lz_put_number(w, a->d->hand);
    lz_put(w, ".");
}

static void ask_cards(const struct asked *a, struct lz_writer *w) {
    const struct lies_open *o = &a->v->open;
    int limit = o->option[LIES_O_CARDS];
    bool power = step_of(a)->program != LIES_NONE && !o->powered, cards = !limit || o->cards < limit;
    lz_put(w, cards ? "Cards: play an Action card (" : "Cards: ");
    if (cards && limit)
        lz_put_number(w, limit - o->cards);
    lz_put(w, !cards ? "as many as you may are played; " : limit ? " left this turn)" : "no limit)");
    if (power) {
        lz_put(w, cards ? ", use the power " : "use the power ");
        lz_put(w, step_of(a)->name);
        lz_put(w, " (power)");
    }
    lz_put(w, ", or done.");
}

static void ask_disrupt(const struct asked *a, struct lz_writer *w) {
    lz_put(w, "Step ");
    lz_put_number(w, a->v->open.step + 1);
    lz_put(w, ", ");
    lz_put(w, step_of(a)->name);
    lz_put(w, ": do what is printed (step: ");
    lz_put(w, step_of(a)->text);
    lz_put(w, ") or play a card in its place.");
}

static void ask_double(const struct asked *a, struct lz_writer *w) {
    lz_put(w, "Double Down, once a turn: do ");
    lies_put_source(a->d, &a->v->open, w);
    lz_put(w, " again with new choices (double), or go on (next).");
}

static void ask_discard(const struct asked *a, struct lz_writer *w) {
    const struct lies_open *o = &a->v->open;
    lz_put(w, "Discard what you like (toss), then keep: you draw back to ");
    lz_put_number(w, a->d->hand);
    lz_put(w, " and score ");
    lz_put_number(w, lies_board_points(a->d, o, a->v->seen.seats, lies_team_of(o->role[o->turn])));
    lz_put(w, " for the board as it stands.");
}

static bool may_react(const struct asked *a) {
    int seat = a->v->seen.seat;
    uint32_t could = lies_could(a->d, &a->v->open, seat, LIES_REACTION), held = 0;
    for (int k = 0; k < LIES_DECK; k++)
        held |= a->v->hand[seat][k] ? lies_bit(k) : 0;
    return could & held;
}

static void ask_declare(const struct asked *a, struct lz_writer *w) {
    lz_put(w, deck_of(a)->id);
    lz_put(w, "'s turn: ");
    lies_put_ledger(a->d, &a->v->open, w);
    lz_put(w, may_react(a) ? ". React with a card, or pass?" : ". You hold no Reaction to it: pass.");
}

static void ask_answer(const struct asked *a, struct lz_writer *w) {
    lz_put(w, "Your Reaction to ");
    lz_put(w, deck_of(a)->id);
    lz_put(w, "'s turn (");
    lies_put_ledger(a->d, &a->v->open, w);
    lz_put(w, "): play one.");
}

void lies_ask(const struct lz_game *game, const void *view, struct lz_writer *w) {
    static void (*const ask[LIES_PHASES])(const struct asked *, struct lz_writer *) = {
        [LIES_P_PLACE] = ask_place,     [LIES_P_MULLIGAN] = ask_mulligan, [LIES_P_CARDS] = ask_cards,
        [LIES_P_DISRUPT] = ask_disrupt, [LIES_P_DOUBLE] = ask_double,     [LIES_P_DISCARD] = ask_discard,
        [LIES_P_DECLARE] = ask_declare, [LIES_P_ANSWER] = ask_answer,
    };
    const struct asked asked = { lies_facts(game), view, NULL };
    if (!lz_ask_nothing(view, w))
        ask[asked.v->seen.phase](&asked, w);
}

/* ---- the ledger (LL-1.14) */

/* "added Birds TB1 TB3x2, Lizards CH1" */
static bool put_counts(const struct lies_data *d, const char *what, const uint8_t count[LIES_THEORIES][LIES_NODES],
                       struct lz_writer *w) {
    bool some = false;
    for (int t = 0; t < LIES_THEORIES; t++) {
        bool named = false;
        for (int n = 0; n < d->nodes; n++) {
            if (!count[t][n])
                continue;
            if (!named) {
                lz_put(w, some ? ", " : what);
                lz_put(w, d->theory[t].names);
            }
            lz_put_char(w, ' ');
            lz_put(w, d->node[n].id);
            if (count[t][n] > 1) {
                lz_put_char(w, 'x');
                lz_put_number(w, count[t][n]);
            }
            named = some = true;
        }
    }
    return some;
}

void lies_put_ledger(const struct lies_data *d, const struct lies_open *o, struct lz_writer *w) {
    bool came = put_counts(d, "added ", o->added, w);
    bool went = put_counts(d, came ? "; removed " : "removed ", o->removed, w);
    lz_put(w, came || went ? "" : "no token came or went");
}
