/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

void swamp_imagine(const void *view, struct lz_rng *a1, void *state) { LZ_BUG("not written"); }
