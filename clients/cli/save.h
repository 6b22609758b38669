/* The file of a match (host/file.h), and beside it FILE.seed until the match is over: where it is, what to say when it
   cannot be read or written, and whom to ask then. */
#ifndef CLI_SAVE_H
#define CLI_SAVE_H

#include "clients/cli/play/term.h"
#include "core/fair.h"
#include "host/file.h"

#include <limits.h>

struct save {
    const struct term *term; /* whom to ask when the disk is full */
    char path[PATH_MAX];
    char *content; /* what save_open has read */
    struct lz_file file;
};

/* All say in `trouble` what went wrong with which file and what to do. A new match is given its name first: the path,
   or NULL for one in the usual place, named after the game. save_open also takes the file for this process alone. */
bool save_name(struct save *, const char *game, const char *path, struct lz_writer *trouble);
bool save_create(struct save *, const uint8_t seed[LZ_SEED], struct lz_writer *trouble); /* the file comes with its
                                                                                            first act */
bool save_open(struct save *, const char *path, struct lz_text *content, struct lz_writer *trouble);
bool save_seed(const struct save *, uint8_t seed[LZ_SEED], struct lz_writer *trouble);

/* What follows the good bytes is put into FILE.damaged and taken off. */
bool save_mend(struct save *, uint32_t good, struct lz_writer *trouble);

/* lz_journal.line: on the disk, or nothing of it. Asks whether to try again when it cannot. */
bool save_line(void *save, struct lz_text);

/* A line before the match began is not worth keeping. */
void save_abandon(struct save *);
void save_forget_seed(const struct save *);
void save_close(struct save *);

/* $XDG_STATE_HOME/lizardry or ~/.local/state/lizardry; false if neither variable is set. */
bool save_place(char place[PATH_MAX]);

/* Reads a whole file; free() it. NULL after saying why. */
char *save_read(const char *path, struct lz_text *content, struct lz_writer *trouble);

#endif
