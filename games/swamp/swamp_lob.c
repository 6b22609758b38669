/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

struct swamp_result swamp_fr(struct swamp_work *a0, int clan, const struct swamp_order *a2) {
    LZ_BUG("not written");
}
struct swamp_result swamp_lo(struct swamp_work *a0, int clan, const struct swamp_order *a2) {
    LZ_BUG("not written");
}
