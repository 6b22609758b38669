/* Playing at somebody's server: `lizardry play --server URL`. */
#ifndef CLI_FAR_PLAY_H
#define CLI_FAR_PLAY_H

#include "clients/cli/play/play.h"

struct far_call {
    const char *server;     /* an address, or a link to a table */
    const char *table;      /* its number or a code of two words; NULL: by the link, or a new one */
    const char *name, *bot; /* each may be NULL: who is logged in here, and a person */
    struct play_call *play; /* of a new table the game and the party; else the game is NULL */
};
int far_play(const struct far_call *); /* the exit code; frees the set */

#endif
