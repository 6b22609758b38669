/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

void swamp_report(const void *view, const struct lz_event *a1, uint32_t n, struct lz_writer *a3) {
    LZ_BUG("not written");
}
