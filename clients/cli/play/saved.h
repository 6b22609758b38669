/* Matches that were begun and are not over, as a menu lists them. */
#ifndef CLI_SAVED_H
#define CLI_SAVED_H

#include "core/lz.h"

#include <limits.h>
#include <time.h>

enum { SAVED = 9, SAVED_SAYS = 400 };

/* The latest first: those whose seed is still kept. */
struct saved {
    char path[SAVED][PATH_MAX];
    time_t at[SAVED];
    int count;
};
void saved_find(struct saved *);

/* "TITLE, 2 hours ago. First round. You 12, others 20.": nothing that the person who plays, or of several an onlooker,
   does not know. */
void saved_tell(const struct saved *, int i, struct lz_writer *);

/* Has anybody ever begun a match of this game here? */
bool saved_any(const struct lz_game *);

#endif
