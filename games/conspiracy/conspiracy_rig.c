/* Positions of Conspiracy! for the rule scripts: all of it is the kit's. */
#include "games/conspiracy/conspiracy.h"
#include "games/kit/rummy_rig.h"

extern const struct rig conspiracy_rig;
const struct rig conspiracy_rig = RUMMY_RIG(conspiracy_game);
