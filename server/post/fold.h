/* Plain text for mail programs that do not wrap: no line is longer than 72 columns, if it has a blank to be broken at.
 */
#ifndef SERVER_FOLD_H
#define SERVER_FOLD_H

#include "core/words/text.h"

enum { FOLD_COLUMNS = 72 };

/* What was written from that byte on. A line that is indented goes on a little further in. */
void fold(struct lz_writer *, uint32_t from);

#endif
