#include "server/table/own_set.h"

#include "core/games.h"
#include "core/words/text.h"

#include <stdlib.h>

void own_set_free(struct own_set *set) {
    free(set->room);
    *set = (struct own_set){ 0 };
}

bool own_set_load(struct own_set *set, const struct lz_game *game, struct lz_text file, struct lz_writer *trouble) {
    own_set_free(set);
    if (!game->load) {
        lz_put(trouble, "This game has no sets.");
        return false;
    }
    set->room = malloc(game->set_room);
    if (!set->room)
        lz_put(trouble, "There is not enough memory. Try again.");
    if (set->room && game->load(game, file, set->room, &set->game, trouble))
        return true;
    own_set_free(set);
    return false;
}

/* A journal names its game; the room reads it after this, so that here every game with sets is tried. */
static bool load_any(struct own_set *set, struct lz_text file, struct lz_writer *trouble) {
    char words[200];
    for (uint32_t i = 0; i < lz_games_count; i++) {
        struct lz_writer w = lz_writer_in(words, sizeof words);
        if (lz_games[i]->load && own_set_load(set, lz_games[i], file, &w))
            return true;
    }
    lz_put(trouble, "its paper 'set' is no set of any game");
    return false;
}

bool own_set_find(struct own_set *set, const struct lz_game *game, const struct lz_store *store,
                  struct lz_writer *trouble) {
    struct lz_text file;
    bool none = false;
    char *text = store->find(store->to, "set", &file, &none);
    bool well = text ? (game ? own_set_load(set, game, file, trouble) : load_any(set, file, trouble)) : none;
    if (!text && !none)
        store->trouble(store->to, trouble);
    free(text);
    return well;
}
