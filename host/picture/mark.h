/* Whether two programs lay the same view out as the same bytes: a mark of what a deal of a fixed seed shows to each
   seat. Who has the same edition, tables, size and mark can read the other's views. */
#ifndef HOST_MARK_H
#define HOST_MARK_H

#include "core/lz.h"
#include "host/store/calls.h"

/* 0: there was no memory for it. */
uint64_t lz_view_mark(const struct lz_game *, const struct lz_calls *);

#endif
