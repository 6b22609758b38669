/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

void swamp_amalgamate(struct swamp_work *a0) { LZ_BUG("not written"); }
void swamp_rafts_age(struct swamp_work *a0) { LZ_BUG("not written"); }
void swamp_dens_fall(struct swamp_work *a0) { LZ_BUG("not written"); }
void swamp_starvation(struct swamp_work *a0) { LZ_BUG("not written"); }
void swamp_elimination(struct swamp_work *a0) { LZ_BUG("not written"); }
void swamp_victory(struct swamp_work *a0) { LZ_BUG("not written"); }
void swamp_departures(struct swamp_work *a0) { LZ_BUG("not written"); }
void swamp_work_end(struct swamp_work *a0) { LZ_BUG("not written"); }
