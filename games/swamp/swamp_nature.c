/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

void swamp_volcano(struct swamp_work *a0, int hex) { LZ_BUG("not written"); }
void swamp_whirlpool(struct swamp_work *a0, int hex) { LZ_BUG("not written"); }
