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
};

struct rummy_scratch {
    double liked[LZ_MOVES];
    struct lz_move moves[LZ_MOVES];
    struct rummy_search search;
    _Alignas(LZ_BOT_ALIGN) uint8_t room[]; /* a world and its copy */
};

static uint32_t state_room(const struct lz_game *game) {
    return (game->state_size + LZ_BOT_ALIGN - 1) / LZ_BOT_ALIGN * LZ_BOT_ALIGN;
}

static uint32_t memory(const struct lz_game *game) { return sizeof(struct rummy_memory); }
static uint32_t scratch(const struct lz_game *game) {
    return (uint32_t)sizeof(struct rummy_scratch) + 2 * state_room(game);
}

static void begin(void *memory, const struct lz_chair *chair) {
    struct rummy_memory *m = memory;
    rummy_lore_learn(&m->lore, chair->game);
    m->rng = lz_rng_from(chair->key[0], chair->key[1]);
}

static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    struct rummy_memory *m = memory;
    struct rummy_scratch *r = asked->scratch;
    const struct lz_game *game = m->lore.game;
    const struct lz_seen *seen = lz_seen_of(asked->view);
    struct lz_rng rng = lz_fork(&m->rng, THINK, seen->step);
    struct lz_moves moves = { r->moves, 0, LZ_MOVES, false };
    struct rummy_sight sight;
    game->imagine(game, asked->view, &rng, r->room);
    game->legal(game, r->room, seen->seat, &moves);
    lz_assert(moves.count > 0);
    rummy_sight_open(&sight, &m->lore, asked->view);
    uint32_t best = rummy_judge_all(&sight, &moves, r->liked);
    if (asked->nodes >= ENOUGH && moves.count > 1) {
        r->search.lore = &m->lore;
        r->search.view = asked->view;
        r->search.nodes = asked->nodes;
        r->search.world = r->room;
        r->search.copy = r->room + state_room(game);
        r->search.rng = &rng;
        best = rummy_search(&r->search, &moves, r->liked, best);
    }
    *move = moves.at[best];
}

const struct lz_bot lz_bot_rummy = {
    .id = "rummy",
    .games = "conspiracy legends",
    .about = "counts cards and weighs what the Tabloids will discredit",
    .memory = memory,
    .scratch = scratch,
    .begin = begin,
    .decide = decide,
};
