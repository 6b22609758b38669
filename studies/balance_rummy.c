/* The sisters of the kit are studied as every game is, in inks of their own. */
#include "studies/studies.h"

#define PART(id, day, night) \
    const struct sim_study_game balance_##id = { .game = #id, \
                                                 .seed = "balance", \
                                                 .write = sim_study_write, \
                                                 .ink = &(const struct sim_ink){ day, night }, \
                                                 .playout_goal = .25, \
                                                 .act_goal = 300000 }
PART(conspiracy, "#BE2A17", "#FF8069");
PART(legends, "#8F4610", "#F2A65E");
