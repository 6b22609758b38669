/* `lizardry sim --study DIR`: the balance study of a game as files, DIR/GAME.md and DIR/GAME-*.svg. */
#ifndef CLI_BALANCE_H
#define CLI_BALANCE_H

#include "clients/cli/commands/study.h"
#include "studies/studies.h"

/* Before anything is played: is there such a folder, and may we write into it? Says what to do if not. */
bool balance_place(const struct cli_study *);

/* All files are written beside their places first; they take them only when every one is whole and on the disk. Answers
   the exit code. */
int balance_write(const struct cli_study *, const struct sim_sums *, const void *tally);

#endif
