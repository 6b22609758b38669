/* A person at the keyboard is asked for a move. */
#ifndef CLI_TURN_H
#define CLI_TURN_H

#include "clients/cli/play/table.h"

/* TURN_QUIT: the person wants to stop; TURN_OVER: there is no more input; TURN_FAILED: the move could not be saved. */
enum turn { TURN_ASKING, TURN_MOVED, TURN_QUIT, TURN_OVER, TURN_FAILED };
/* Never answers TURN_ASKING. */
enum turn turn_ask(struct table *, int seat);

#endif
