/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

void swamp_nomads(struct swamp_work *a0) { LZ_BUG("not written"); }
void swamp_cursed_ground(struct swamp_work *a0) { LZ_BUG("not written"); }
void swamp_collapse(struct swamp_work *a0) { LZ_BUG("not written"); }
void swamp_growth(struct swamp_work *a0) { LZ_BUG("not written"); }
void swamp_hungers(struct swamp_work *a0) { LZ_BUG("not written"); }
void swamp_excess(struct swamp_work *a0) { LZ_BUG("not written"); }
