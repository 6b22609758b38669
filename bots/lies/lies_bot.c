/* The bots of Lizards & Lies: `greedy` takes the answer that looks best, `planner` and `strong` make a plan for the
   whole turn and follow it while it stays legal. */
#include "bots/bot.h"
#include "bots/lies/lies_mind.h"

#include "core/bug.h"
#include "core/match.h"
#include "core/rng.h"

enum { THINK = 1 }; /* purpose of chance */

/* What a level may do with LZ_BOT_NODES. A plan answers a dozen questions, and so may cost a dozen decisions. */
struct level {
    uint16_t candidates, finalists, worlds, turns;
};

struct lies_memory {
    struct lies_mind mind;
    struct lz_rng rng;
    struct lies_plan kept, plan[LIES_CANDIDATES];
    _Alignas(LZ_BOT_ALIGN) uint8_t room[]; /* LIES_WORLDS and two more */
};

static uint32_t state_room(const struct lz_game *game) {
    return (game->state_size + LZ_BOT_ALIGN - 1) / LZ_BOT_ALIGN * LZ_BOT_ALIGN;
}

static uint32_t memory(const struct lz_game *game) {
    return (uint32_t)sizeof(struct lies_memory) + (LIES_WORLDS + 2) * state_room(game);
}

static void begin(void *memory, const struct lz_chair *chair) {
    struct lies_memory *m = memory;
    lies_mind_begin(&m->mind, chair->game, lies_taste);
    lies_noise_set(&m->mind, 0, 0);
    m->rng = lz_rng_from(chair->key[0], chair->key[1]);
    m->kept.count = 0;
}

static struct lz_moves look(struct lies_memory *m, const struct lies_view *view, struct lz_rng *rng) {
    struct lz_moves moves = { m->mind.moves, 0, LIES_ANSWERS, false };
    m->mind.game->imagine(m->mind.game, view, rng, m->room);
    m->mind.game->legal(m->mind.game, m->room, view->seen.seat, &moves);
    lz_assert(moves.count > 0);
    return moves;
}

static void decide_greedy(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    struct lies_memory *m = memory;
    const struct lies_view *v = asked->view;
    struct lz_rng rng = lz_fork(&m->rng, THINK, v->seen.step);
    m->mind.game->imagine(m->mind.game, v, &rng, m->room);
    *move = lies_quick(&m->mind, m->room, v->seen.seat);
}

/* The plan's move for this step, if it is still legal. */
static bool planned(const struct lies_memory *m, const struct lies_view *v, struct lz_move *move) {
    const struct lies_plan *plan = &m->kept;
    uint32_t at = v->seen.step - plan->from;
    if (v->seen.step < plan->from || at >= plan->count || plan->move[at].seat != v->seen.seat)
        return false;
    *move = plan->move[at];
    return lz_check(m->mind.game, m->room, move, NULL);
}

static uint32_t scaled(uint32_t usual, uint64_t nodes, uint32_t most) {
    uint64_t some = usual * nodes / LZ_BOT_NODES;
    return some < 1 ? 1 : some > most ? most : (uint32_t)some;
}

static void decide(struct lies_memory *m, const struct lies_view *v, uint64_t nodes, const struct level *level,
                   struct lz_move *move) {
    struct lz_rng rng = lz_fork(&m->rng, THINK, v->seen.step);
    uint32_t size = state_room(m->mind.game);
    struct lz_moves moves = look(m, v, &rng);
    if (planned(m, v, move))
        return;
    *move = moves.at[0];
    if (moves.count == 1)
        return;
    struct lies_search search = { .mind = &m->mind,
                                  .view = v,
                                  .seat = v->seen.seat,
                                  .role = v->open.role[v->seen.seat],
                                  .candidates = scaled(level->candidates, nodes, LIES_CANDIDATES),
                                  .finalists = level->finalists,
                                  .worlds = scaled(level->worlds, nodes, LIES_WORLDS),
                                  .turns = level->turns,
                                  .first = m->room,
                                  .copy = m->room + size,
                                  .world = m->room + 2 * size,
                                  .state_room = size,
                                  .plan = m->plan };
    lies_search(&search, &rng);
    m->kept = m->plan[0];
    *move = m->kept.move[0];
}

static const struct level planner = { 20, 3, 2, 1 }, strong = { 64, 8, 3, 1 };

static void decide_planner(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    decide(memory, asked->view, asked->nodes, &planner, move);
}
static void decide_strong(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    decide(memory, asked->view, asked->nodes, &strong, move);
}

const struct lz_bot lz_bot_lies_greedy = {
    .id = "greedy",
    .games = "lies",
    .about = "takes the answer after which the board looks best",
    .memory = memory,
    .begin = begin,
    .decide = decide_greedy,
};
const struct lz_bot lz_bot_lies_planner = {
    .id = "planner",
    .games = "lies",
    .about = "plans a whole turn and plays the best plans out",
    .memory = memory,
    .begin = begin,
    .decide = decide_planner,
};
const struct lz_bot lz_bot_lies_strong = {
    .id = "strong",
    .games = "lies",
    .about = "plans a whole turn, with more plans in more worlds",
    .memory = memory,
    .begin = begin,
    .decide = decide_strong,
};
