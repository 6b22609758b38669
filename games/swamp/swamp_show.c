/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

void swamp_show(const void *view, struct lz_writer *a1) { LZ_BUG("not written"); }
