/* The bots of Lizards & Lies: `greedy` and `easy` take the answer that looks best, `normal` and `hard` make a plan for
   the whole turn and follow it. Out of their turn, and after cards were drawn in it, they plan at every question anew
   and with less effort: what was planned before one of them cannot be told from a seat's events, as a turn's beginning
   can.
 */
#include "bots/bot.h"
#include "bots/lies/lies_mind.h"

#include "core/bug.h"
#include "core/match.h"
#include "core/rng.h"

#include <string.h>

enum { THINK = 1, PLAN = 2 }; /* purposes of chance */

/* What a level may do with LZ_BOT_NODES. The plan of a turn answers a dozen questions, and so may cost a dozen
   decisions; a question by itself is planned for as often as it is asked. */
struct effort {
    uint16_t candidates, finalists, worlds, turns;
};
struct level {
    struct effort turn, question;
};

struct lies_memory {
    const struct lz_game *game;
    struct lz_rng rng;
    struct lies_weights weights;
    struct lies_turn turn;
    /* The plan of a turn, kept for the sake of time alone: made again, it would be the same. */
    struct {
        uint64_t nodes;
        uint32_t turn; /* counted from the first of the match, from 1; 0: none */
        struct lies_plan plan;
    } kept;
    struct lies_bench bench; /* for the sake of time too */
};

struct lies_scratch {
    struct lies_mind mind;
    struct lies_view was;
    struct lies_plan plan[LIES_CANDIDATES];
    _Alignas(LZ_BOT_ALIGN) uint8_t room[]; /* LIES_WORLDS and two more */
};

static uint32_t state_room(const struct lz_game *game) {
    return (game->state_size + LZ_BOT_ALIGN - 1) / LZ_BOT_ALIGN * LZ_BOT_ALIGN;
}

static uint32_t memory(const struct lz_game *game) { return sizeof(struct lies_memory); }
static uint32_t scratch(const struct lz_game *game) {
    return (uint32_t)sizeof(struct lies_scratch) + (LIES_WORLDS + 2) * state_room(game);
}

static void begin(void *memory, const struct lz_chair *chair) {
    struct lies_memory *m = memory;
    memset(m, 0, sizeof *m);
    m->game = chair->game;
    m->rng = lz_rng_from(chair->key[0], chair->key[1]);
    m->turn.seat = (uint8_t)chair->seat;
    lies_weigh(&m->weights, lies_facts(chair->game), lies_taste);
}

static void notice(void *memory, const struct lz_event *event) {
    lies_turn_notice(&((struct lies_memory *)memory)->turn, event);
}

static void decide_greedy(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    struct lies_memory *m = memory;
    struct lies_scratch *r = asked->scratch;
    const struct lies_view *v = asked->view;
    struct lz_rng rng = lz_fork(&m->rng, THINK, v->seen.step);
    lies_mind_open(&r->mind, m->game, &m->weights, &m->bench);
    m->game->imagine(m->game, v, &rng, r->room);
    *move = lies_quick(&r->mind, r->room, v->seen.seat);
}

static uint32_t scaled(uint32_t usual, uint64_t nodes, uint32_t most) {
    uint64_t some = usual * nodes / LZ_BOT_NODES;
    return some < 1 ? 1 : some > most ? most : (uint32_t)some;
}

static struct lies_search search_of(const struct lies_memory *m, const struct lz_asked *asked,
                                    const struct effort *effort) {
    const struct lies_view *v = asked->view;
    struct lies_scratch *r = asked->scratch;
    uint32_t size = state_room(m->game);
    return (struct lies_search){ .mind = &r->mind,
                                 .view = v,
                                 .seat = v->seen.seat,
                                 .role = v->open.role[v->seen.seat],
                                 .candidates = scaled(effort->candidates, asked->nodes, LIES_CANDIDATES),
                                 .finalists = effort->finalists,
                                 .worlds = scaled(effort->worlds, asked->nodes, LIES_WORLDS),
                                 .turns = effort->turns,
                                 .first = r->room,
                                 .copy = r->room + size,
                                 .world = r->room + 2 * size,
                                 .state_room = size,
                                 .plan = r->plan };
}

/* How many answers there are to the question of the search's view, in a world made from it. */
static struct lz_moves look(struct lies_search *s, struct lz_rng *rng) {
    struct lies_mind *m = s->mind;
    struct lz_moves moves = { m->moves, 0, LIES_WIDEST, false };
    m->game->imagine(m->game, s->view, rng, s->first);
    m->game->legal(m->game, s->first, s->seat, &moves);
    return moves;
}

/* The move of the plan that is made where the turn began; false if it does not come by here. */
static bool planned(struct lies_memory *m, struct lies_search s, const struct lz_asked *asked, struct lz_move *move) {
    const struct lies_view *now = asked->view;
    struct lies_view *was = &((struct lies_scratch *)asked->scratch)->was;
    uint32_t turn = (uint32_t)(now->open.round * LIES_SEATS + now->open.turn) + 1;
    struct lz_rng rng = lz_fork(&m->rng, PLAN, turn);
    lies_turn_undo(&m->turn, s.mind->facts, now, was);
    s.view = was;
    if (look(&s, &rng).count == 0) /* it began with what nobody was asked about */
        return false;
    if (m->kept.turn != turn || m->kept.nodes != asked->nodes) {
        lies_search(&s, &rng);
        m->kept.plan = s.plan[0];
        m->kept.turn = turn;
        m->kept.nodes = asked->nodes;
    }
    return lies_plan_next(&s, &m->kept.plan, now, move);
}

/* The best of some plans from here on. */
static struct lz_move thought_out(struct lies_search *s, struct lz_rng *rng) {
    look(s, rng);
    lies_search(s, rng);
    return s->plan[0].move[0];
}

static void decide(struct lies_memory *m, const struct lz_asked *asked, const struct level *level,
                   struct lz_move *move) {
    const struct lies_view *v = asked->view;
    struct lies_search search = search_of(m, asked, &level->question);
    struct lz_rng rng = lz_fork(&m->rng, THINK, v->seen.step);
    lies_mind_open(search.mind, m->game, &m->weights, &m->bench);
    struct lz_moves moves = look(&search, &rng);
    lz_assert(moves.count > 0);
    if (moves.count == 1)
        *move = moves.at[0];
    else if (v->seen.phase == LIES_P_MULLIGAN) /* what a first hand is worth does not show in the turn after it */
        *move = lies_quick(search.mind, search.first, search.seat);
    else if (!lies_turn_own(&m->turn, v) || !planned(m, search_of(m, asked, &level->turn), asked, move))
        *move = thought_out(&search, &rng);
}

static const struct level normal = { { 20, 3, 2, 1 }, { 5, 3, 2, 1 } };
static const struct level hard = { { 64, 8, 3, 1 }, { 12, 4, 2, 1 } };

static void decide_normal(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    decide(memory, asked, &normal, move);
}
static void decide_hard(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    decide(memory, asked, &hard, move);
}

const struct lz_bot lz_bot_lies_greedy = {
    .id = "greedy",
    .games = "lies",
    .about = "takes the answer after which the board looks best",
    .memory = memory,
    .scratch = scratch,
    .begin = begin,
    .decide = decide_greedy,
};
const struct lz_bot lz_bot_lies_easy = {
    .id = "easy",
    .games = "lies",
    .about = "takes the answer after which the board looks best",
    .memory = memory,
    .scratch = scratch,
    .begin = begin,
    .decide = decide_greedy,
};
const struct lz_bot lz_bot_lies_normal = {
    .id = "normal",
    .games = "lies",
    .about = "plans a whole turn and plays the best plans out",
    .memory = memory,
    .scratch = scratch,
    .begin = begin,
    .notice = notice,
    .decide = decide_normal,
};
const struct lz_bot lz_bot_lies_hard = {
    .id = "hard",
    .games = "lies",
    .about = "plans a whole turn, with more plans in more worlds",
    .memory = memory,
    .scratch = scratch,
    .begin = begin,
    .notice = notice,
    .decide = decide_hard,
};
