/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

void swamp_sight(const struct swamp_state *a0, lz_seats seers[SW_HEXES]) { LZ_BUG("not written"); }
void swamp_remember(struct swamp_state *a0) { LZ_BUG("not written"); }
void swamp_view(const void *state, int seat, void *view) { LZ_BUG("not written"); }
