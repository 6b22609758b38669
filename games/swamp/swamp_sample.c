/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

void swamp_legal(const void *state, int seat, struct lz_moves *a2) { LZ_BUG("not written"); }
bool swamp_sample(const void *state, int seat, struct lz_rng *a2, struct lz_move *a3) { LZ_BUG("not written"); }
