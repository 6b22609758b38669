/* The table of games. */
#include "core/games.h"

#include "core/words/text.h"
#include "games/conspiracy/conspiracy.h"
#include "games/duel/duel.h"
#include "games/legends/legends.h"
#include "games/lies/lies.h"
#include "games/newspeak/newspeak.h"
#include "games/pig/pig.h"
#include "games/swamp/swamp.h"

const struct lz_game *const lz_games[] = { &conspiracy_game, &duel_game, &legends_game, &lies_game,
                                           &newspeak_game,   &pig_game,  &swamp_game };
const uint32_t lz_games_count = sizeof lz_games / sizeof lz_games[0];

const struct lz_game *lz_game_by_id(struct lz_text id) {
    for (uint32_t i = 0; i < lz_games_count; i++)
        if (lz_text_is(id, lz_games[i]->id))
            return lz_games[i];
    return NULL;
}

const struct lz_game *lz_game_by_number(uint16_t number) {
    for (uint32_t i = 0; i < lz_games_count; i++)
        if (lz_games[i]->number == number)
            return lz_games[i];
    return NULL;
}
