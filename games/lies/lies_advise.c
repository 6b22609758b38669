/* What a newcomer could do now: what the step is for, and one move that would serve, judged by the network alone. It
   knows no more than the seat does. */
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/lies/lies_inner.h"

enum {
    PAYS = 1200,
    PART = 400,
    TOKEN = 40,
    GUARD = 45,
    AIM = 60,
    MARK_WORTH = 30,
    DEEP = 8, /* questions that are followed after a move */
    FEW = 6   /* of many answers to one question, those that are followed */
};

/* ---- why: by what is asked */

static const char *const by_op[LIES_DOES_AGAIN] = {
    [LIES_DOES_SEED] =
        "Seeds are where you will grow from. A network pays only when you hold all its nodes, so begin where "
        "nodes have many connections.",
    [LIES_DOES_ADD] = "A network pays only when you hold all its nodes, by more tokens than <Aware (several)> and "
                      "<Moderators>; one token spoils a clean one.",
    [LIES_DOES_RESTORE] = "Put back what was most dearly lost: a token that held a node, or spoils a clean network.",
    [LIES_DOES_AWARE] =
        "Each <Aware> outweighs one token and stays. Add them on crossroads and next to tokens: what activates a "
        "node removes as many tokens as it has <Aware (several)>.",
    [LIES_DOES_VULN] = "The next token on a <vulnerable> node brings a second one. Mark a node that you can add to.",
    [LIES_DOES_FLAG] =
        "Put <Flags> where <a Moderator> stands or can walk to now: at the end of your turn such nodes lose two "
        "tokens of one theory.",
    [LIES_DOES_UNFLAG] = "A <Flag> where <a Moderator> stands costs you two tokens: take that one off.",
    [LIES_DOES_DEPLOY] = "<A Moderator> outweighs one token and removes tokens where it stands: put it next to them.",
    [LIES_DOES_MOVE] = "Walk your <Moderators> onto tokens, <flagged> nodes first.",
    [LIES_DOES_SHOVE] = "Move <a Moderator> away from a node that you nearly hold.",
    [LIES_DOES_SHIFT] = "Shift a token from where it is not needed to where one more holds a node.",
    [LIES_DOES_WALK] = "Walk <an Aware> to where tokens are: there it can take them off.",
    [LIES_DOES_ACTIVATE] =
        "Activation takes off as many tokens as the node has <Aware (several)>, and the <Aware (several)> stay.",
    [LIES_DOES_PICK] = "Pick the node where it changes most.",
    [LIES_DOES_NET] = "Choose the network where it changes most.",
    [LIES_DOES_THEORY] =
        "Choose the theory that will be the larger one: the others can only act against one at a time.",
    [LIES_DOES_POLICY] = "Take the theory with more tokens on nodes that have both <a Moderator> and <a Flag>.",
};

static const char *const by_phase[LIES_PHASES] = {
    [LIES_P_MULLIGAN] = "Cards that need a crowded board can go now. Reactions are played in the turns of others only.",
    [LIES_P_CARDS] = "Cards do more than your board: look for one that can be played now.",
    [LIES_P_DISRUPT] =
        "A card replaces the printed step. Keep the printed step where it serves as well, and save the card.",
    [LIES_P_DOUBLE] = "Double what fills a network or spoils the last clean one; you can do it once a turn.",
    [LIES_P_DISCARD] =
        "These may serve you next turn. A card that will not only keeps better ones away: toss that one instead.",
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
        return "Answer where it hurts.";
    return by_op[d->program[run->program].op[run->op].does];
}

/* ---- how the network stands for the Spreaders */

/* Beside a Moderator it takes two tokens of one theory off (LL-7.3). */
static int flag_worth(const struct lies_node *node) {
    int most = node->theory[0] > node->theory[1] ? node->theory[0] : node->theory[1];
    return node->mods ? AIM * (most > 2 ? 2 : most) : MARK_WORTH;
}

/* What a node adds to that, whoever holds it. */
static int node_worth(const struct lies_open *o, int n) {
    const struct lies_node *node = &o->node[n];
    int pile = lies_pile(o, n), worth = TOKEN * pile;
    worth -= pile ? AIM * (node->aware + node->mods) : GUARD * node->aware;
    if (lies_has(o->flagged, n))
        worth -= flag_worth(node);
    if (lies_has(o->vulnerable, n))
        worth += pile ? 2 * MARK_WORTH : MARK_WORTH;
    return worth;
}

static int spread_worth(const struct lies_data *d, const struct lies_open *o, int seats) {
    uint32_t controlled = lies_controlled(d, o);
    int worth = PAYS * (lies_board_points(d, o, seats, LIES_SPREADERS) - lies_board_points(d, o, seats, LIES_STOPPERS));
    for (int net = 0; net < d->nets; net++) {
        uint32_t nodes = d->net[net].nodes;
        int all = __builtin_popcount(nodes), held = __builtin_popcount(nodes & controlled);
        worth += PART * lies_net_worth(d, seats, net, LIES_SPREADERS) * held * held / (all * all);
    }
    for (int n = 0; n < d->nodes; n++)
        worth += node_worth(o, n);
    return worth;
}

/* ---- one move that would serve */

struct search {
    const struct lz_game *game;
    int seat;
};

/* A move made in `s`: what the network is then worth to the seat. */
static int made(const struct search *by, struct lies_state *s, const struct lz_move *move, bool *goes_on) {
    struct lies_peeked tried = { .told = NULL };
    lies_peek(by->game, s, move, &tried);
    int worth = spread_worth(lies_facts(by->game), &tried.open, s->head.seats);
    *goes_on = !tried.open_end && !s->head.over && lz_in(s->head.may, by->seat) && s->head.phase == LIES_P_PLACE;
    return lies_team_of(s->open.role[by->seat]) == LIES_SPREADERS ? worth : -worth;
}

/* Takes the best answer by what stands right after it; its worth. */
static int answer_best(const struct search *by, struct lies_state *s, bool *goes_on) {
    struct lz_move room[LIES_WIDEST];
    struct lz_moves moves = { room, 0, LIES_WIDEST, false };
    struct lies_state best = *s;
    int most = INT32_MIN;
    lies_legal(by->game, s, by->seat, &moves);
    for (uint32_t i = 0; i < moves.count; i++) {
        struct lies_state then = *s;
        bool more;
        int worth = made(by, &then, &moves.at[i], &more);
        if (worth <= most)
            continue;
        most = worth;
        best = then;
        *goes_on = more;
    }
    *s = best;
    return most;
}

/* A move and all that it asks for, each answered as well as can be seen; of equal ends, what helps at once. */
static int followed(const struct search *by, const struct lies_state *s, const struct lz_move *move) {
    struct lies_state now = *s;
    bool goes_on;
    int at_once = made(by, &now, move, &goes_on), worth = at_once;
    for (int i = 0; i < DEEP && goes_on; i++)
        worth = answer_best(by, &now, &goes_on);
    return 16 * worth + at_once;
}

/* Of many answers those that help most at once, the first of equals first; how many. */
static uint32_t keep_few(const struct search *by, const struct lies_state *s, struct lz_moves *moves) {
    int worth[LIES_WIDEST];
    uint32_t kept = moves->count < FEW ? moves->count : FEW;
    for (uint32_t i = 0; i < moves->count; i++) {
        struct lies_state then = *s;
        bool more;
        worth[i] = made(by, &then, &moves->at[i], &more);
    }
    for (uint32_t i = 0; i < kept; i++) {
        uint32_t best = i;
        for (uint32_t k = i + 1; k < moves->count; k++)
            best = worth[k] > worth[best] ? k : best;
        struct lz_move move = moves->at[best];
        int most = worth[best];
        for (uint32_t k = best; k > i; k--) {
            moves->at[k] = moves->at[k - 1];
            worth[k] = worth[k - 1];
        }
        moves->at[i] = move;
        worth[i] = most;
    }
    return kept;
}

/* Keeping a hand, and declaring, are not judged by the network. */
static bool choose_plainly(const struct lies_view *v, const struct lz_moves *moves, struct lz_move *move) {
    if (v->seen.phase == LIES_P_DECLARE)
        *move = moves->at[0]; /* react, where it is on offer */
    else if (v->seen.phase == LIES_P_MULLIGAN || v->seen.phase == LIES_P_DISCARD)
        *move = moves->at[moves->count - 1]; /* keep */
    else
        return false;
    return true;
}

bool lies_best(const struct lz_game *game, const struct lies_view *v, struct lz_move *move) {
    struct lz_move room[LIES_WIDEST];
    struct lz_moves moves = { room, 0, LIES_WIDEST, false };
    struct search by = { game, v->seen.seat };
    struct lies_state s;
    int most = INT32_MIN;
    lies_imagined(game, v, &s);
    lies_legal(game, &s, by.seat, &moves);
    if (!moves.count)
        return false;
    if (choose_plainly(v, &moves, move))
        return true;
    uint32_t kept = keep_few(&by, &s, &moves);
    for (uint32_t i = 0; i < kept; i++) {
        int worth = followed(&by, &s, &moves.at[i]);
        if (worth <= most)
            continue;
        most = worth;
        *move = moves.at[i];
    }
    return true;
}

void lies_advise(const struct lz_game *game, const void *view, struct lz_advices *out) {
    const struct lies_data *d = lies_facts(game);
    const struct lies_view *v = view;
    struct lz_move move;
    char typed[100], words[800];
    struct lz_writer how = lz_writer_in(typed, sizeof typed), why = lz_writer_in(words, sizeof words);
    if (v->seen.over || !lz_in(v->seen.may, v->seen.seat) || !lies_best(game, v, &move))
        return;
    lz_move_print(game, &move, &how);
    lies_put_words(d, reason(d, v), &why);
    out->take(out->to, &(struct lz_advice){ { typed, how.len }, { words, why.len } });
}
