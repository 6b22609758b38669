/* Foreign text made fit to be shown. */
#ifndef LZ_CLEAN_H
#define LZ_CLEAN_H

#include "core/lz.h"

/* Control characters become blanks (line ends stay if `lines`), broken UTF-8 becomes '?'. */
void lz_put_clean(struct lz_writer *, struct lz_text, bool lines);

#endif
