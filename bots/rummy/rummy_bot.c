/* The bot `rummy`: a heuristic player of both card games. It judges every move, and with nodes to spend plays the best
   of them out. */
#include "bots/bot.h"
#include "bots/rummy/rummy_search.h"

#include "core/bug.h"
#include "core/match.h"

enum { THINK = 1 }; /* purpose of chance */

enum { ENOUGH = 500 }; /* nodes below which playouts tell nothing */

struct rummy_memory {
    struct rummy_lore lore;
    struct lz_rng rng;
    double liked[LZ_MOVES];
    struct lz_move moves[LZ_MOVES];
    struct rummy_search search;
    _Alignas(LZ_BOT_ALIGN) uint8_t room[]; /* a world and its copy */
};

static uint32_t state_room(const struct lz_game *game) {
    return (game->state_size + LZ_BOT_ALIGN - 1) / LZ_BOT_ALIGN * LZ_BOT_ALIGN;
}

static uint32_t memory(const struct lz_game *game) {
    return (uint32_t)sizeof(struct rummy_memory) + 2 * state_room(game);
}

static void begin(void *memory, const struct lz_game *game, int seat, const uint64_t key[2]) {
    struct rummy_memory *m = memory;
    (void)seat;
    rummy_lore_learn(&m->lore, game);
    m->rng = lz_rng_from(key[0], key[1]);
}

static void decide(void *memory, const void *view, uint64_t nodes, struct lz_move *move) {
    struct rummy_memory *m = memory;
    const struct lz_seen *seen = lz_seen_of(view);
    struct lz_rng rng = lz_fork(&m->rng, THINK, seen->step);
    struct lz_moves moves = { m->moves, 0, LZ_MOVES, false };
    struct rummy_sight sight;
    uint8_t *world = m->room;
    m->lore.game->imagine(view, &rng, world);
    m->lore.game->legal(world, seen->seat, &moves);
    lz_assert(moves.count > 0);
    rummy_sight_open(&sight, &m->lore, view);
    uint32_t best = rummy_judge_all(&sight, &moves, m->liked);
    if (nodes >= ENOUGH && moves.count > 1) {
        m->search.lore = &m->lore;
        m->search.view = view;
        m->search.nodes = nodes;
        m->search.world = world;
        m->search.copy = world + state_room(m->lore.game);
        best = rummy_search(&m->search, &moves, m->liked, best, &rng);
    }
    *move = moves.at[best];
}

const struct lz_bot lz_bot_rummy = {
    .id = "rummy",
    .games = "conspiracy legends",
    .about = "counts cards and weighs what the Tabloids will discredit",
    .memory = memory,
    .begin = begin,
    .decide = decide,
};
