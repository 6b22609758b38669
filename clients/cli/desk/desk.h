/* A person at the keyboard writes orders for a game with sheets (core/sheet.h): the start-up, the orders of a turn with
   the receipt after each, what the last turn brought. */
#ifndef CLI_DESK_H
#define CLI_DESK_H

#include "clients/cli/play/turn.h"

/* Does the game have sheets and reports, and somebody who draws a desk for it? */
bool desk_serves(const struct lz_game *);
/* As turn_ask. */
enum turn desk_ask(struct table *, int seat);
/* A step of a lesson that is only read, under the map. False: the input has ended. */
bool desk_read_step(struct table *, int seat);
/* When the match is over: what the last turn brought the seat, on a page of its own. */
void desk_result(struct table *, int seat);

#endif
