/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

void swamp_points_of(const struct swamp_state *a0, struct swamp_points points[SW_CLANS]) { LZ_BUG("not written"); }
int32_t swamp_threshold(const struct swamp_state *a0) { LZ_BUG("not written"); }
void swamp_ranking(const struct swamp_state *a0, const struct swamp_points *a1, uint8_t rank[SW_CLANS]) {
    LZ_BUG("not written");
}
