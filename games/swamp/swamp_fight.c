/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

int swamp_fight(struct swamp_work *a0, const struct swamp_assault *a1) { LZ_BUG("not written"); }
int swamp_monster(struct swamp_work *a0, int hex, int group, int strength) { LZ_BUG("not written"); }
