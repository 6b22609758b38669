/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

void swamp_sheet(const void *view, struct lz_text page, struct lz_moves *a2, struct lz_writer *a3) {
    LZ_BUG("not written");
}
