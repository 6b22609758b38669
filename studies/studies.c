/* The table of the parts. */
#include "studies/studies.h"

#include <string.h>

#define STUDY(game) &balance_##game,
static const struct sim_study_game *const parts[] = {
#include "studies/studies.inc"
};
#undef STUDY

const struct sim_study_game *study_part(const struct lz_game *game) {
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (strcmp(parts[i]->game, game->id) == 0)
            return parts[i];
    return &sim_study_plain;
}
