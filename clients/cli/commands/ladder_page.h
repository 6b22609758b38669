/* The page of `lizardry ladder`. */
#ifndef CLI_LADDER_PAGE_H
#define CLI_LADDER_PAGE_H

#include "clients/cli/commands/study.h"
#include "sim/ladder.h"

/* GAME-ladder.md, its plots, and GAME-times.txt, for which every bot plays against itself. Answers the exit code. */
int ladder_write(const struct cli_study *, const struct sim_ladder *, const struct sim_ladder_result *);

#endif
