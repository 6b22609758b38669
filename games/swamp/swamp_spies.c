/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

int swamp_spy_new(struct swamp_work *a0, int clan, int colour, int hex) { LZ_BUG("not written"); }
void swamp_spy_lose(struct swamp_work *a0, int spy, int bane) { LZ_BUG("not written"); }
bool swamp_spy_step(struct swamp_work *a0, int spy, int direction) { LZ_BUG("not written"); }
void swamp_spies_searched(struct swamp_work *a0, int hex, int clan) { LZ_BUG("not written"); }
void swamp_spies_at_end_of_movement(struct swamp_work *a0) { LZ_BUG("not written"); }
void swamp_spies_scourged(struct swamp_work *a0, int hex, int percent, int bane) { LZ_BUG("not written"); }
struct swamp_result swamp_sn(struct swamp_work *a0, int clan, const struct swamp_order *a2) {
    LZ_BUG("not written");
}
void swamp_spies_return(struct swamp_work *a0) { LZ_BUG("not written"); }
