/* Programs at a table: exec:CMD sits like a person, speaks LBP/1 over a pipe, and is judged like everybody. One that
   errs, is late or talks too much three times, or dies, loses its seat to an easy bot, and the match goes on. */
#ifndef CLI_GUEST_H
#define CLI_GUEST_H

#include "clients/cli/play/table.h"

/* All programs of the party are started. False: `trouble` says why, and none runs. */
bool guests_start(struct table *, struct lz_writer *trouble);
void guests_end(struct table *);
/* That seat's program is asked until it has answered; LZ_FAILED: nothing could be stored. */
enum lz_status guest_turn(struct table *, int seat);
/* A match that goes on without its programs: a file may not start any. Bots take these seats. */
enum lz_status guests_replace(struct table *);

#endif
