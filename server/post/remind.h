/* Who is late with a sheet of orders is mailed again: before they are due, and when they are overdue and the turn
 * waits.
 */
#ifndef SERVER_REMIND_H
#define SERVER_REMIND_H

#include "server/table/table.h"

/* Wall time at which somebody is to be reminded next, as far as this table knows; LZ_NEVER. */
int64_t remind_due(const struct table *);
/* By whoever has the table in hand: who is late by now is mailed, once for each of the two. False: out of memory, or a
   paper could not be read. */
bool remind_note(struct table *) LZ_MUST_CHECK;

#endif
