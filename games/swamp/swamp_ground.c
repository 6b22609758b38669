/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

int swamp_fertile_near(const struct swamp_state *a0, int hex) { LZ_BUG("not written"); }
int swamp_water_near(const struct swamp_state *a0, int hex) { LZ_BUG("not written"); }
bool swamp_covered(const struct swamp_state *a0, int hex) { LZ_BUG("not written"); }
void swamp_terrain_set(struct swamp_state *a0, int hex, int terrain) { LZ_BUG("not written"); }
void swamp_terrain_change(struct swamp_work *a0, int hex, int terrain) { LZ_BUG("not written"); }
void swamp_rise(struct swamp_work *a0, int hex) { LZ_BUG("not written"); }
void swamp_bridge_gone(struct swamp_work *a0, int hex) { LZ_BUG("not written"); }
void swamp_raft_gone(struct swamp_work *a0, int hex) { LZ_BUG("not written"); }
void swamp_den_to_ruin(struct swamp_work *a0, int hex) { LZ_BUG("not written"); }
void swamp_drown(struct swamp_work *a0, int hex) { LZ_BUG("not written"); }
