/* A person at the keyboard writes orders for a game with sheets (lz_game.sheet): the start-up, the orders of a turn
   with the receipt after each, what the last turn brought. */
#ifndef CLI_DESK_H
#define CLI_DESK_H

#include "clients/cli/play/turn.h"

/* As turn_ask. */
enum turn desk_ask(struct table *, int seat);
/* When the match is over: what the last turn brought the seat, on a page of its own. */
void desk_result(struct table *, int seat);

#endif
