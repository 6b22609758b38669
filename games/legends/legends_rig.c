/* Positions of Legends and Lies for the rule scripts: all of it is the kit's. */
#include "games/kit/rummy_rig.h"
#include "games/legends/legends.h"

extern const struct rig legends_rig;
const struct rig legends_rig = RUMMY_RIG(legends_game);
