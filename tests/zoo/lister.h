/* Animals that look at the list of legal moves and take one of them. */
#ifndef ZOO_LISTER_H
#define ZOO_LISTER_H

#include "bots/bot.h"
#include "core/bug.h"
#include "core/games.h"
#include "core/rng.h"
#include "core/words/verb.h"

/* How many; in the order of the game. The list follows from the view; the world that it is asked in does not matter. */
static inline uint32_t zoo_list(const struct lz_asked *asked, struct lz_move *room) {
    const struct lz_seen *seen = asked->view;
    const struct lz_game *game = lz_game_by_number(seen->game);
    struct lz_rng rng = lz_rng_from(seen->step, seen->seat);
    struct lz_moves moves = { room, 0, LZ_MOVES, false };
    game->imagine(game, asked->view, &rng, asked->scratch);
    game->legal(game, asked->scratch, seen->seat, &moves);
    lz_assert(moves.count > 0);
    return moves.count;
}

/* The move, if it is legal; else what was meant before. */
static inline void zoo_rather(const struct lz_move *list, uint32_t n, struct lz_move wish, struct lz_move *move) {
    for (uint32_t i = 0; i < n; i++)
        if (lz_move_equal(&list[i], &wish))
            *move = wish;
}

static inline void zoo_lister_begin(void *memory, const struct lz_chair *chair) {}
static inline uint32_t zoo_lister_memory(const struct lz_game *game) { return 0; }
static inline uint32_t zoo_lister_scratch(const struct lz_game *game) { return game->state_size; }
#define ZOO_LISTER .memory = zoo_lister_memory, .scratch = zoo_lister_scratch, .begin = zoo_lister_begin

#endif
