/* The report of a turn, for games whose orders are written on sheets (docs/report.md): made here as JSON from the
   seat's view and what it was told, laid out as text by whoever runs the server. */
#ifndef SERVER_REPORT_H
#define SERVER_REPORT_H

#include "server/table/table.h"

/* Of the last turn that ran. LZ_REFUSED: the game has none, or none has run yet. LZ_FAILED: out of memory, or a bug. */
enum lz_status report_put(struct table *, int seat, struct lz_writer *) LZ_MUST_CHECK;

#endif
