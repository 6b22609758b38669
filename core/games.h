/* The table of games: the one place where the engine knows them by name. */
#ifndef LZ_GAMES_H
#define LZ_GAMES_H

#include "core/lz.h"

extern const struct lz_game *const lz_games[];
extern const uint32_t lz_games_count;

const struct lz_game *lz_game_by_id(struct lz_text id);
const struct lz_game *lz_game_by_number(uint16_t number);

#endif
