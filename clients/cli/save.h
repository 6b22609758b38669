/* The file of a match (host/store/file.h) and its papers: where they are, and what to say when they cannot be read or
   written, what to do about it, and whom to ask. */
#ifndef CLI_SAVE_H
#define CLI_SAVE_H

#include "clients/cli/play/term.h"
#include "core/fair.h"
#include "host/store/file.h"

#include <limits.h>

struct save {
    const struct term *term; /* whom to ask when the disk is full */
    const struct lz_calls *calls;
    char path[PATH_MAX];
    struct lz_file file;
    const char *paper; /* the one that was asked for last; NULL: the journal */
};

/* A new match gets its name, the path, or if that is NULL one in the usual place, after the game. One that is there is
   named by save_find. False: `trouble` says why and what to do. */
bool save_name(struct save *, const char *game, const char *path, struct lz_writer *trouble) LZ_MUST_CHECK;
bool save_find(struct save *, const char *path, struct lz_writer *trouble) LZ_MUST_CHECK;

/* Where the room keeps the match. When an act cannot be written, the person at the keyboard is told what stands, and
   asked whether to try again. */
struct lz_store save_store(struct save *);

void save_close(struct save *);

/* $XDG_STATE_HOME/lizardry or ~/.local/state/lizardry; false if neither variable is set. */
bool save_place(char place[PATH_MAX]);
bool save_make_place(const char *place); /* and all folders above it; false: errno */

/* For those who only read: a whole file, NUL-ended; free() it. NULL after saying why. And the seed of the match in that
   file, which is not over. */
char *save_read(const char *path, struct lz_text *content, struct lz_writer *trouble);
bool save_seed(const char *path, uint8_t seed[LZ_SEED], struct lz_writer *trouble) LZ_MUST_CHECK;

#endif
