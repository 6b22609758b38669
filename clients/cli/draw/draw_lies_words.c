/* Lizards & Lies in words: what is asked, by the op that asks; the scenario and how its condition stands; the ledger.
 */
#include "clients/cli/draw/draw_lies.h"

#include "core/seats.h"

#include <string.h>

const char *const lies_team_name[LIES_TEAMS] = { "Spreaders", "Stoppers" };

const char *lies_theory(const struct lies_data *d, int theory, int count) {
    return count == 1 ? d->theory[theory].name : d->theory[theory].names;
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
    [LIES_W_MODDED] = "with a Moderator",
    [LIES_W_UNMODDED] = "without a Moderator",
    [LIES_W_FLAGGED] = "with a Flag",
    [LIES_W_PILE3] = "with three tokens or more",
    [LIES_W_FRESH] = "without tokens",
    [LIES_W_ADDED] = "where tokens came this turn",
    [LIES_W_LOST] = "that lost tokens this turn",
    [LIES_W_NEARLOST] = "next to one that lost tokens",
    [LIES_W_TOKENS] = "with {tokens}",
    [LIES_W_NEARTOKENS] = "with {tokens} on it or beside it",
    [LIES_W_AWARED] = "with an Aware",
    [LIES_W_AWARE2] = "with two Aware or more",
};

static void put_hole(const struct lies_data *d, const struct lies_open *o, const struct lies_op *op,
                     struct lz_text hole, struct lz_writer *w) {
    const struct lies_run *run = &o->run;
    const uint8_t *pair = d->pair[o->option[LIES_O_BASES]];
    if (lz_text_is(hole, "last"))
        lz_put(w, run->last != LIES_NONE ? d->node[run->last].id : "it");
    else if (lz_text_is(hole, "net"))
        lz_put(w, run->net != LIES_NONE ? d->net[run->net].name : "the network");
    else if (lz_text_is(hole, "tokens"))
        lz_put(w, op->theme < LIES_THEORIES ? lies_theory(d, op->theme, 2) : "tokens");
    else if (lz_text_is(hole, "theory"))
        lz_put(w, lies_theory(d, op->theme, 1));
    else if (lz_text_is(hole, "centre"))
        lz_put(w, d->net[0].name);
    else
        lz_put(w, d->alt[pair[lz_text_is(hole, "base2")]].name);
}

static void put_filled(const struct lies_data *d, const struct lies_open *o, const struct lies_op *op,
                       const char *words, struct lz_writer *w) {
    while (*words) {
        const char *end = *words == '{' ? strchr(words, '}') : NULL;
        if (end)
            put_hole(d, o, op, (struct lz_text){ words + 1, (uint32_t)(end - words - 1) }, w);
        else
            lz_put_char(w, *words);
        words = end ? end + 1 : words + 1;
    }
}

static void put_where(const struct lies_data *d, const struct lies_open *o, const struct lies_op *op, const char *any,
                      struct lz_writer *w) {
    bool some = false;
    lz_put(w, op->where ? "a node" : any);
    for (int n = 0; n < LIES_WHERES; n++) {
        int i = (n + LIES_W_NET) % LIES_WHERES; /* the network first */
        if (!(op->where >> i & 1))
            continue;
        lz_put(w, some ? ", " : " ");
        put_filled(d, o, op, wheres[i], w);
        some = true;
    }
    if (op->flags & LIES_F_OTHERNET && o->run.named)
        lz_put(w, " in another network");
    else if (op->flags & LIES_F_DISTINCT && o->run.named)
        lz_put(w, ", another one");
}

/* ---- what: the ops that ask. {t} is the kind of token. */

static const struct {
    const char *what, *any; /* any: the place, if the op names none; NULL: there is no place */
} asks[] = {
    [LIES_DOES_SEED] = { "place {t} on ", "any node" },
    [LIES_DOES_ADD] = { "add {t} to ", "any node" },
    [LIES_DOES_RESTORE] = { "put {t} back on {last}", NULL },
    [LIES_DOES_AWARE] = { "add an Aware to ", "any node" },
    [LIES_DOES_VULN] = { "put a Vulnerability mark on ", "any unmarked node" },
    [LIES_DOES_FLAG] = { "put a Flag on ", "an unflagged node with tokens" },
    [LIES_DOES_UNFLAG] = { "take the Flag off a node", NULL },
    [LIES_DOES_DEPLOY] = { "put a Moderator on ", "any node" },
    [LIES_DOES_MOVE] = { "move Moderators along connections", NULL },
    [LIES_DOES_SHOVE] = { "move one Moderator along a connection", NULL },
    [LIES_DOES_SHIFT] = { "shift a token along a connection to a node with room", NULL },
    [LIES_DOES_WALK] = { "walk an Aware along a connection to a node with room", NULL },
    [LIES_DOES_ACTIVATE] = { "activate ", "any node" },
    [LIES_DOES_PICK] = { "pick ", "any node" },
    [LIES_DOES_NET] = { "choose a network", NULL },
    [LIES_DOES_THEORY] = { "choose a theory found on {last}", NULL },
    [LIES_DOES_POLICY] = { "declare the theory to act against", NULL },
};

static const char *token_of(const struct lies_op *op) {
    static const char *const tokens[] = { [LIES_T_BIRD] = "a {theory}",
                                          [LIES_T_LIZARD] = "a {theory}",
                                          [LIES_T_ANY] = "a token",
                                          [LIES_T_SAME] = "a token of the same theory",
                                          [LIES_T_OTHER] = "a token of the other theory",
                                          [LIES_T_CHOSEN] = "a token of the theory chosen",
                                          [LIES_T_LOST] = "a token of a theory removed this turn" };
    return tokens[op->theme];
}

static void put_what(const struct lies_data *d, const struct lies_open *o, const struct lies_op *op,
                     struct lz_writer *w) {
    const char *what = asks[op->does].what, *token = strstr(what, "{t}");
    if (token) {
        lz_put_text(w, (struct lz_text){ what, (uint32_t)(token - what) });
        put_filled(d, o, op, token_of(op), w);
        what = token + 3;
    }
    put_filled(d, o, op, what, w);
    if (asks[op->does].any)
        put_where(d, o, op, asks[op->does].any, w);
    if (op->does == LIES_DOES_ACTIVATE)
        lz_put(w, " (it loses as many tokens as it holds Aware)");
}

static void put_count(const struct lies_open *o, const struct lies_op *op, struct lz_writer *w) {
    int left = op->times - o->run.times;
    if (op->times > 1 && op->does != LIES_DOES_MOVE) {
        bool must = o->run.times < op->least && op->least == op->times, again = o->run.times;
        lz_put(w, left == 1 ? ", once" : must ? ", " : ", up to ");
        if (left > 1)
            lz_put_number(w, left);
        lz_put(w, again ? " more" : "");
        lz_put(w, left > 1 ? " times" : "");
    }
    if (o->run.times >= op->least)
        lz_put(w, ", or done");
}

void lies_put_source(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_open *o = lies_open_of(frame);
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

static void ask_place(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_open *o = lies_open_of(frame);
    const struct lies_run *run = &o->run;
    lies_put_source(frame, w);
    lz_put(w, ": ");
    if (run->removing != LIES_NONE) {
        lz_put(w, "name the token that leaves ");
        lz_put(w, d->node[run->removing].id);
        lz_put(w, " (");
        lz_put_number(w, run->left);
        lz_put(w, " to go).");
        return;
    }
    const struct lies_op *op = &d->program[run->program].op[run->op];
    put_what(d, o, op, w);
    put_count(o, op, w);
    lz_put(w, ".");
}

/* ---- the other questions */

static void ask_mulligan(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    (void)frame;
    lz_put(w, "Your first hand: toss the cards you do not want, one at a time, then keep; you draw back to ");
    lz_put_number(w, d->hand);
    lz_put(w, ".");
}

static void ask_cards(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_open *o = lies_open_of(frame);
    const struct lies_step *step = &d->deck[o->role[o->turn]].step[o->step];
    int limit = o->option[LIES_O_CARDS];
    bool power = step->program != LIES_NONE && !o->powered, cards = !limit || o->cards < limit;
    lz_put(w, cards ? "Cards: play an Action card (" : "Cards: ");
    if (cards && limit)
        lz_put_number(w, limit - o->cards);
    lz_put(w, !cards ? "as many as you may are played; " : limit ? " left this turn)" : "no limit)");
    if (power) {
        lz_put(w, cards ? ", use the power " : "use the power ");
        lz_put(w, step->name);
        lz_put(w, " (power)");
    }
    lz_put(w, ", or done.");
}

static void ask_disrupt(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_open *o = lies_open_of(frame);
    const struct lies_step *step = &d->deck[o->role[o->turn]].step[o->step];
    lz_put(w, "Step ");
    lz_put_number(w, o->step + 1);
    lz_put(w, ", ");
    lz_put(w, step->name);
    lz_put(w, ": do what is printed (step: ");
    lz_put(w, step->text);
    lz_put(w, ") or play a card in its place.");
}

static void ask_double(const struct frame *frame, struct lz_writer *w) {
    lz_put(w, "Double Down, once a turn: do ");
    lies_put_source(frame, w);
    lz_put(w, " again with new choices (double), or go on (next).");
}

static void ask_discard(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_view *v = lies_view_of(frame);
    enum lies_team team = lies_team_of(v->open.role[v->open.turn]);
    lz_put(w, "Discard what you like (toss), then keep: you draw back to ");
    lz_put_number(w, d->hand);
    lz_put(w, " and score ");
    lz_put_number(w, lies_board_points(d, &v->open, v->seen.seats, team));
    lz_put(w, " for the board as it stands.");
}

static bool may_react(const struct frame *frame) {
    for (uint32_t i = 0; frame->moves && i < frame->moves->count; i++)
        if (frame->moves->at[i].verb == LIES_V_REACT)
            return true;
    return false;
}

static void ask_declare(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    draw_seat(frame, lies_open_of(frame)->turn, w);
    lz_put(w, "'s turn: ");
    lies_put_ledger(d, lies_open_of(frame), w);
    lz_put(w, may_react(frame) ? ". React with a card, or pass?" : ". You hold no Reaction to it: pass.");
}

static void ask_answer(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    lz_put(w, "Your Reaction to ");
    draw_seat(frame, lies_open_of(frame)->turn, w);
    lz_put(w, "'s turn (");
    lies_put_ledger(d, lies_open_of(frame), w);
    lz_put(w, "): play one.");
}

void lies_ask(const struct frame *frame, struct lz_writer *w) {
    static void (*const ask[LIES_PHASES])(const struct frame *, struct lz_writer *) = {
        [LIES_P_PLACE] = ask_place,     [LIES_P_MULLIGAN] = ask_mulligan, [LIES_P_CARDS] = ask_cards,
        [LIES_P_DISRUPT] = ask_disrupt, [LIES_P_DOUBLE] = ask_double,     [LIES_P_DISCARD] = ask_discard,
        [LIES_P_DECLARE] = ask_declare, [LIES_P_ANSWER] = ask_answer,
    };
    ask[lies_view_of(frame)->seen.phase](frame, w);
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
                lz_put(w, lies_theory(d, t, 2));
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

/* ---- the scenario */

void lies_theories(const struct lies_data *d, const struct lies_open *o, int sum[LIES_THEORIES]) {
    sum[0] = sum[1] = 0;
    for (int n = 0; n < d->nodes; n++)
        for (int t = 0; t < LIES_THEORIES; t++)
            sum[t] += o->node[n].theory[t];
}

int lies_threshold(const struct lies_data *d, const struct lies_view *v) {
    return d->threshold[v->seen.seats == LIES_SEATS][v->open.option[LIES_O_ORDER]];
}

static void put_condition(const struct lies_data *d, const struct lies_view *v, const struct lies_part *part,
                          struct lz_writer *w) {
    const struct lies_open *o = &v->open;
    int sum[LIES_THEORIES], held = 0, tokens = 0;
    lies_theories(d, o, sum);
    for (int net = 0; net < d->nets; net++)
        held += lies_net_pays(d, o, net) == LIES_SPREADERS;
    LIES_NODES_OF(n, part->condition == LIES_CLEAN ? d->net[part->number].nodes : 0)
    tokens += lies_pile_of(&o->node[n]);
    switch ((enum lies_condition)part->condition) {
    case LIES_CONTROLS:
        lz_put(w, "do the Spreaders hold ");
        lz_put_number(w, part->number);
        lz_put(w, part->number == 1 ? " network? Now " : " networks? Now ");
        lz_put_number(w, held);
        break;
    case LIES_CLEAN:
        lz_put(w, "is ");
        lz_put(w, d->net[part->number].name);
        lz_put(w, " clean? Now tokens: ");
        lz_put_number(w, tokens);
        break;
    case LIES_MAXTHEORY:
        lz_put(w, "has a theory ");
        lz_put_number(w, lies_threshold(d, v));
        lz_put(w, " tokens? Now ");
        for (int t = 0; t < LIES_THEORIES; t++) {
            lz_put(w, t ? ", " : "");
            lz_put(w, lies_theory(d, t, 2));
            lz_put(w, " ");
            lz_put_number(w, sum[t]);
        }
        break;
    }
}

static const char *gift_of(const struct lies_data *d, int program) {
    static const char *const gifts[LIES_DOES] = {
        [LIES_DOES_ADD] = "a token",   [LIES_DOES_AWARE] = "an Aware",     [LIES_DOES_VULN] = "a Vulnerability mark",
        [LIES_DOES_FLAG] = "a Flag",   [LIES_DOES_DEPLOY] = "a Moderator", [LIES_DOES_DRAW] = "a card",
        [LIES_DOES_SHIFT] = "a shift", [LIES_DOES_UNFLAG] = "a Flag off",  [LIES_DOES_ACTIVATE] = "an activation",
        [LIES_DOES_WALK] = "a walk",   [LIES_DOES_MOVE] = "a patrol",
    };
    const char *gift = gifts[d->program[program].op[0].does];
    return gift ? gift : "something";
}

/* What an ending brings: points, and pieces to those roles that are at the table. */
static void put_ending(const struct lies_data *d, const struct lies_view *v, const struct lies_ending *ending,
                       struct lz_writer *w) {
    bool some = false;
    for (int team = 0; team < LIES_TEAMS; team++)
        if (ending->points[team]) {
            lz_put(w, lies_team_name[team]);
            lz_put(w, " +");
            lz_put_number(w, ending->points[team]);
            some = true;
        }
    for (int i = 0; i < v->seen.seats; i++) {
        int program = ending->orders.program[v->open.role[i]], next = i + 1;
        if (program == LIES_NONE)
            continue;
        lz_put(w, some ? ", " : "");
        lz_put(w, d->deck[v->open.role[i]].id);
        while (next < v->seen.seats && ending->orders.program[v->open.role[next]] != program)
            next++;
        if (next == v->seen.seats) { /* the last of those with the same gift names it */
            lz_put_char(w, ' ');
            lz_put(w, gift_of(d, program));
        }
        some = true;
    }
    lz_put(w, some ? "" : "nothing");
}

void lies_put_end(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_view *v = lies_view_of(frame);
    if (v->open.option[LIES_O_SCENARIO] != LIES_SCENARIO_ON || !v->open.round)
        return;
    const struct lies_part *part = &d->part[v->open.round - 1];
    lz_put(w, "At the round's end: ");
    put_condition(d, v, part, w);
    lz_put(w, ". Yes: ");
    put_ending(d, v, &part->ending[1], w);
    lz_put(w, ". No: ");
    put_ending(d, v, &part->ending[0], w);
    lz_put(w, ".");
}

/* The scenario is told in its own words; everything else has a tale. */
bool lies_tell(const struct lz_game *game, const struct lz_event *event, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(game);
    const char *word = game->kinds[event->kind].word;
    if (strcmp(word, "part") == 0) {
        lz_put(w, d->part[event->arg[0]].title);
        lz_put(w, ": ");
        lz_put(w, d->part[event->arg[0]].text);
        return true;
    }
    if (strcmp(word, "ending") == 0) {
        lz_put(w, "The round ends. ");
        lz_put(w, d->part[event->arg[0]].ending[event->arg[1] != 0].text);
        return true;
    }
    return false;
}
