/* The coach of a newcomer: through setup and the first round it says with each question what the step is for and one
   move that would serve, judged by the network alone. It knows no more than the seat does. */
#include "clients/cli/draw/draw_lies.h"

#include "core/rng.h"
#include "core/seats.h"
#include "core/words/verb.h"

#include <stdlib.h>
#include <string.h>

enum { SPEAKS = 1, PAYS = 1200, PART = 400, TOKEN = 40, GUARD = 45, AIM = 60, MARK_WORTH = 30, DEEP = 8 };

/* ---- why: by what is asked */

static const char *const by_op[LIES_DOES] = {
    [LIES_DOES_SEED] =
        "Seeds are where you will grow from. A network pays only when you hold all its nodes, so begin where "
        "nodes have many connections.",
    [LIES_DOES_ADD] = "A network pays only when you hold all its nodes, by more tokens than <Aware (several)> and "
                      "<Moderators>; one token "
                      "spoils a clean one.",
    [LIES_DOES_AWARE] =
        "Each <Aware> outweighs one token and stays. Add them on crossroads and next to tokens: what activates a "
        "node removes as many tokens as it has <Aware (several)>.",
    [LIES_DOES_VULN] = "The next token on a <vulnerable> node brings a second one. Mark a node that you can add to.",
    [LIES_DOES_FLAG] =
        "Put <Flags> where <a Moderator> stands or can walk to now: at the end of your turn such nodes lose two "
        "tokens of one theory.",
    [LIES_DOES_DEPLOY] = "<A Moderator> outweighs one token and removes tokens where it stands: put it next to them.",
    [LIES_DOES_MOVE] = "Walk your <Moderators> onto tokens, <flagged> nodes first.",
    [LIES_DOES_ACTIVATE] =
        "Activation takes off as many tokens as the node has <Aware (several)>, and the <Aware (several)> stay.",
    [LIES_DOES_POLICY] = "Take the theory with more tokens on nodes that have both <a Moderator> and <a Flag>.",
    [LIES_DOES_PICK] = "Pick the node where it changes most.",
    [LIES_DOES_NET] = "Choose the network where it changes most.",
};

static const char *const by_phase[LIES_PHASES] = {
    [LIES_P_MULLIGAN] = "Cards that need a crowded board can go now. Reactions are played in the turns of others only.",
    [LIES_P_CARDS] = "Cards do more than your board. Those with * can be played now; hand shows what they say.",
    [LIES_P_DISRUPT] =
        "A card replaces the printed step. Keep the printed step where it serves as well, and save the card.",
    [LIES_P_DOUBLE] = "Double what fills a network or spoils the last clean one; you can do it once a turn.",
    [LIES_P_DISCARD] = "What you will not play next turn only keeps better cards away: toss it and draw.",
    [LIES_P_DECLARE] =
        "After every turn of another seat you may answer with one Reaction card, if it fits what was done.",
    [LIES_P_ANSWER] = "It is carried out at once; the points of that turn stay as they are.",
};

static const char *reason(const struct lies_data *d, const struct lies_view *v) {
    const struct lies_run *run = &v->open.run;
    if (v->seen.phase != LIES_P_PLACE)
        return by_phase[v->seen.phase];
    if (run->removing != LIES_NONE)
        return "Remove the theory that is stronger elsewhere.";
    if (run->cause == LIES_BY_REACTION)
        return "Answer where it hurts."; /* the card's own words stand beside it, and a low screen is full */
    return by_op[d->program[run->program].op[run->op].does];
}

/* ---- one move that would serve */

/* Beside a Moderator it takes two tokens of one theory off (LL-7.3). */
static int flag_worth(const struct lies_node *node) {
    int most = node->theory[0] > node->theory[1] ? node->theory[0] : node->theory[1];
    return node->mods ? AIM * (most > 2 ? 2 : most) : MARK_WORTH;
}

/* What a node adds to that, whoever holds it. */
static int node_worth(const struct lies_open *o, int n) {
    const struct lies_node *node = &o->node[n];
    int pile = lies_pile_of(node), worth = TOKEN * pile;
    worth -= pile ? AIM * (node->aware + node->mods) : GUARD * node->aware;
    if (o->flagged >> n & 1)
        worth -= flag_worth(node);
    if (o->vulnerable >> n & 1)
        worth += pile ? 2 * MARK_WORTH : MARK_WORTH;
    return worth;
}

/* How the network stands for the Spreaders. */
static int spread_worth(const struct lies_data *d, const struct lies_view *v) {
    const struct lies_open *o = &v->open;
    int seats = v->seen.seats, worth = 0;
    worth += PAYS * (lies_board_points(d, o, seats, LIES_SPREADERS) - lies_board_points(d, o, seats, LIES_STOPPERS));
    for (int net = 0; net < d->nets; net++) {
        uint32_t nodes = d->net[net].nodes;
        int all = __builtin_popcount(nodes), held = __builtin_popcount(nodes & lies_controlled(d, o));
        worth += PART * lies_net_worth(d, seats, net, LIES_SPREADERS) * held * held / (all * all);
    }
    for (int n = 0; n < d->nodes; n++)
        worth += node_worth(o, n);
    return worth;
}

static void legal_of(const struct lz_game *game, const struct lies_view *v, struct lz_moves *moves) {
    void *state = cli_room(NULL, game->state_size);
    struct lz_rng rng = lz_rng_from(1, 1);
    game->imagine(game, v, &rng, state);
    moves->count = 0;
    game->legal(game, state, v->seen.seat, moves);
    free(state);
}

static int worth_of(const struct lies_data *d, const struct lies_view *v, int seat) {
    int worth = spread_worth(d, v);
    return lies_team_of(v->open.role[seat]) == LIES_SPREADERS ? worth : -worth;
}

static bool asks_place(const struct lies_view *v, int seat) {
    return !v->seen.over && lz_in(v->seen.may, seat) && v->seen.phase == LIES_P_PLACE;
}

/* The best of the moves by what stands right after it; NULL if there are none. */
static const struct lz_move *best_now(const struct frame *frame, const struct lz_moves *moves, struct lies_view *best) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lz_move *found = NULL;
    int most = 0, seat = lies_view_of(frame)->seen.seat;
    for (uint32_t i = 0; i < moves->count; i++) {
        struct lies_view after;
        lies_after(frame, &moves->at[i], &after, NULL);
        int worth = worth_of(d, &after, seat);
        if (found && worth <= most)
            continue;
        found = &moves->at[i];
        most = worth;
        *best = after;
    }
    return found;
}

/* A move and all that it asks for, each answered as well as can be seen; of equal ends, what helps at once. */
static int followed(const struct frame *frame, const struct lz_move *move, struct lz_moves *room) {
    const struct lies_data *d = lies_facts(frame->game);
    struct lies_view now;
    struct frame then = *frame;
    int seat = lies_view_of(frame)->seen.seat;
    lies_after(frame, move, &now, NULL);
    int at_once = worth_of(d, &now, seat);
    for (int i = 0; i < DEEP && asks_place(&now, seat); i++) {
        struct lies_view next = now;
        then.view = &now;
        legal_of(frame->game, &now, room);
        if (!best_now(&then, room, &next))
            break;
        now = next;
    }
    return 16 * worth_of(d, &now, seat) + at_once;
}

static bool counts(const struct lz_move *move) {
    return move->verb == LIES_V_PLAY || move->verb == LIES_V_STEP || move->verb == LIES_V_POWER ||
           move->verb == LIES_V_DOUBLE || move->verb == LIES_V_DONE || move->verb == LIES_V_NEXT;
}

const struct lz_move *lies_advice(const struct frame *frame) {
    const struct lies_view *v = lies_view_of(frame);
    const struct lz_move *found = NULL;
    int most = 0;
    if (!frame->moves || v->seen.phase == LIES_P_MULLIGAN || v->seen.phase == LIES_P_DISCARD)
        return NULL;
    if (v->seen.phase == LIES_P_DECLARE)
        return frame->moves->at[0].verb == LIES_V_REACT ? &frame->moves->at[0] : NULL;
    struct lz_move *room = cli_room(NULL, LZ_MOVES * sizeof *room);
    struct lz_moves later = { room, 0, LZ_MOVES, false };
    for (uint32_t i = 0; i < frame->moves->count; i++) {
        if (v->seen.phase != LIES_P_PLACE && !counts(&frame->moves->at[i]))
            continue;
        int worth = followed(frame, &frame->moves->at[i], &later);
        if (found && worth <= most)
            continue;
        found = &frame->moves->at[i];
        most = worth;
    }
    free(room);
    return found;
}

void lies_coach(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_view *v = lies_view_of(frame);
    const char *why = v->open.run.times && v->seen.phase == LIES_P_PLACE ? NULL
                                                                         : reason(d, v); /* said once is enough */
    if (v->open.round > SPEAKS)
        return;
    lz_put(w, "Coach: ");
    lies_put_words(d, why ? why : "", w);
    const struct lz_move *advice = lies_advice(frame);
    if (advice) {
        struct lies_view after;
        lz_put(w, why ? " Type '" : "Type '");
        lz_move_print(frame->game, advice, w);
        lz_put(w, "'. ");
        lies_after(frame, advice, &after, NULL);
        lies_put_change(frame, &after, w);
    }
    if (!v->open.round)
        lz_put(w, " (coach off: no more of this.)");
}
