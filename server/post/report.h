/* The report of a turn, for games whose orders are written on sheets (docs/report.md): made here as JSON from the
   seat's view and what it was told, laid out as text by whoever runs the server. */
#ifndef SERVER_REPORT_H
#define SERVER_REPORT_H

#include "server/post/telling.h"

enum { REPORT_LAST = -1 };

/* Of that turn, or the last one, as the seat had it then; *json is to be freed. LZ_REFUSED: the game has none, that
   turn has not run, or it is too long. LZ_FAILED: not now, for want of memory. */
enum lz_status report_json(struct table *, int seat, int64_t turn, struct lz_text *json) LZ_MUST_CHECK;
/* The same, laid out. LZ_REFUSED: none has run, or it cannot be laid out. LZ_FAILED: as above. */
enum lz_status report_put(struct table *, int seat, int64_t turn, struct lz_writer *) LZ_MUST_CHECK;

/* The same as HTML, with these words before and after it, and its pictures. LZ_REFUSED: too large; the pictures may be
   there all the same. */
enum lz_status report_drawn(struct table *, int seat, const struct lz_text around[2],
                            struct telling_page *) LZ_MUST_CHECK;

#endif
