/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

struct swamp_result swamp_ch(struct swamp_work *a0, int clan, const struct swamp_order *a2) {
    LZ_BUG("not written");
}
