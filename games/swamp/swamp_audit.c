/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

bool swamp_audit(const void *state, struct lz_why *a1) { LZ_BUG("not written"); }
