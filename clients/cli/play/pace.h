/* A match by the clock with people at the keyboard: alarms ring when they are due and bots take their time, whatever
   the person is doing. */
#ifndef CLI_PACE_H
#define CLI_PACE_H

#include "clients/cli/play/table.h"

/* The game is played so, by a clock that runs, and somebody sits here. */
bool pace_on(const struct table *);

/* Who has the screen: the one the game holds for, else whoever had it. */
int pace_person(const struct table *);

/* Milliseconds until something is due, and all that is due now; *happened: something was. */
int64_t pace_left(struct table *);
enum lz_status pace_go(struct table *, bool *happened);

#endif
