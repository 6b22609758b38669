/* `lizardry sim --study DIR`: the balance study of a game as files, DIR/GAME.md and DIR/GAME-*.svg; and what `lizardry
   ladder` writes the same way. */
#ifndef CLI_BALANCE_H
#define CLI_BALANCE_H

#include "clients/cli/commands/study.h"
#include "studies/studies.h"

/* Before anything is played: is there such a folder, and may we write into it? Says what to do if not. */
bool balance_place(const struct cli_study *);

/* All files are written beside their places first; they take them only when every one is whole and on the disk. Answers
   the exit code. */
int balance_write(const struct cli_study *, const struct sim_sums *, const void *tally);

/* The same for any page of that name. */
int balance_files(const struct cli_study *, const char *name, void (*write)(const void *from, struct sim_page *),
                  const void *from);
/* The call that makes the page again. */
void balance_call(const struct cli_study *, char *room, uint32_t size);

#endif
