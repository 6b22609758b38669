/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

lz_seats swamp_witnesses(const struct swamp_work *a0, int hex) { LZ_BUG("not written"); }
bool swamp_sees(const struct swamp_work *a0, int clan, int hex) { LZ_BUG("not written"); }
lz_seats swamp_everyone(const struct swamp_work *a0) { LZ_BUG("not written"); }
void swamp_say_lost(struct swamp_work *a0, int clan, int hex, int bane, const uint16_t fallen[SW_COLOURS]) {
    LZ_BUG("not written");
}
