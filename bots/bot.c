/* The table of bots. */
#include "bots/bot.h"

#include "core/text.h"

const struct lz_bot *const lz_bots[] = { &lz_bot_random,     &lz_bot_greedy,       &lz_bot_rummy,
                                         &lz_bot_swamp_easy, &lz_bot_swamp_normal, &lz_bot_swamp_hard };
const uint32_t lz_bots_count = sizeof lz_bots / sizeof lz_bots[0];

bool lz_bot_plays(const struct lz_bot *bot, const struct lz_game *game) {
    if (!bot->games)
        return true;
    struct lz_text ids = lz_span(bot->games);
    for (struct lz_text id = lz_take_word(&ids); id.len; id = lz_take_word(&ids))
        if (lz_text_is(id, game->id))
            return true;
    return false;
}

const struct lz_bot *lz_bot_by_id(struct lz_text id, const struct lz_game *game) {
    for (uint32_t i = 0; i < lz_bots_count; i++)
        if (lz_text_is(id, lz_bots[i]->id) && lz_bot_plays(lz_bots[i], game))
            return lz_bots[i];
    return NULL;
}
