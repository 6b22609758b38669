/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

void swamp_clans_name(struct swamp_state *a0) { LZ_BUG("not written"); }
bool swamp_name_free(const struct swamp_state *a0, const struct lz_move *a1) { LZ_BUG("not written"); }
void swamp_clan_name(struct swamp_state *a0, const struct lz_move *a1, struct lz_sink *a2) { LZ_BUG("not written"); }
