/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

void swamp_world_make(struct swamp_state *a0, struct lz_sink *a1) { LZ_BUG("not written"); }
