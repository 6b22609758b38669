/* A match in play, step by step to its end. */
#ifndef CLI_RUN_H
#define CLI_RUN_H

#include "clients/cli/play/table.h"

int run_match(struct table *);             /* the exit code */
void run_tell_saved(const struct table *); /* where it is kept, and how it goes on */
void run_tell_end(struct table *);         /* what was hidden, how it ended, how anyone can check it */

#endif
