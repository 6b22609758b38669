/* The bot `rummy`: a heuristic player of both card games. */
#include "bots/bot.h"
#include "bots/rummy_judge.h"

#include "core/bug.h"
#include "core/match.h"
#include "core/rng.h"

enum { THINK = 1 }; /* purpose of chance */

struct rummy_memory {
    struct rummy_lore lore;
    struct lz_rng rng;
    double liked[LZ_MOVES];
    struct lz_move moves[LZ_MOVES];
    _Alignas(LZ_BOT_ALIGN) uint8_t world[];
};

static uint32_t memory(const struct lz_game *game) { return (uint32_t)sizeof(struct rummy_memory) + game->state_size; }

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
    (void)nodes;
    m->lore.game->imagine(view, &rng, m->world);
    m->lore.game->legal(m->world, seen->seat, &moves);
    lz_assert(moves.count > 0);
    rummy_sight_open(&sight, &m->lore, view);
    *move = moves.at[rummy_judge_all(&sight, &moves, m->liked)];
}

const struct lz_bot lz_bot_rummy = {
    .id = "rummy",
    .games = "conspiracy legends",
    .about = "counts cards and weighs what the Tabloids will discredit",
    .memory = memory,
    .begin = begin,
    .decide = decide,
};
