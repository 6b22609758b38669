#include "host/picture/mark.h"

#include "core/hash.h"
#include "core/match.h"
#include "core/words/option.h"

#include <stdlib.h>
#include <string.h>

static uint64_t mark(const struct lz_game *game, void *state, void *view) {
    struct lz_match match = { .game = game, .state = state };
    struct lz_setup setup = { .key = { UINT64_C(0x4c697a6172647279), 1 }, .now = 1000 };
    struct lz_why why;
    uint64_t hash = 1;
    lz_options_usual(game, &setup);
    setup.seats = (uint8_t)lz_seats_usual(game);
    if (!lz_begin(&match, &setup, NULL, &why))
        return hash;
    for (int i = 0; i < setup.seats; i++) {
        memset(view, 0, game->view_size);
        game->view(game, state, i, view);
        hash = lz_hash(view, game->view_size, hash);
    }
    return hash | 1;
}

uint64_t lz_view_mark(const struct lz_game *game, const struct lz_calls *calls) {
    void *state = calls->room(NULL, game->state_size), *view = calls->room(NULL, game->view_size);
    uint64_t hash = state && view ? mark(game, state, view) : 0;
    free(state);
    free(view);
    return hash;
}
