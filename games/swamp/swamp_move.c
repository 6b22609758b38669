/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

bool swamp_enter(struct swamp_work *a0, int group, int hex, bool moving) { LZ_BUG("not written"); }
struct swamp_result swamp_mo(struct swamp_work *a0, int clan, const struct swamp_order *a2) {
    LZ_BUG("not written");
}
struct swamp_result swamp_sa(struct swamp_work *a0, int clan, const struct swamp_order *a2) {
    LZ_BUG("not written");
}
