/* Playing a match, whoever asked for it: the command `play` or the menu. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "clients/cli/party.h"
#include "clients/cli/sets.h"

struct play_call {
    const struct lz_game *game;       /* with `resume` it may be NULL */
    struct own_set set;               /* the game's own, if one was given */
    struct party party;               /* who plays, by which options */
    const char *seed, *save, *resume; /* as --seed, --save, --resume; each may be NULL */
};
int play_run(struct play_call *); /* the exit code; frees the set */

/* The game's first lesson, on its own; the exit code. */
int play_lesson(const struct lz_game *);

#endif
