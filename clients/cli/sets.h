/* Sets of the user's own: the file of --set, and its copy beside the journal of a match that is played with it. */
#ifndef CLI_SETS_H
#define CLI_SETS_H

#include "core/journal.h"
#include "host/store/store.h"

/* The set of a match: what `game` points to, so it outlives the match. Begins as { .given = what --set says }. */
struct own_set {
    const char *given;   /* NULL: the built-in one, or the one that a journal's copy holds */
    struct lz_game game; /* once loaded */
    void *room;          /* its tables; NULL: nothing is loaded */
    char *text;          /* its file, */
    struct lz_text file; /* and how long it is */
};

/* The set that is given, for that game: its descriptor; NULL after saying by cli_failed what is wrong, with the line.
   Without one the game itself. */
const struct lz_game *set_load(struct own_set *, const char *word, const struct lz_game *);

/* lz_journal_read with the set that the match was played with: the one given, or the copy beside the journal. */
struct set_journal {
    struct lz_text text;
    const char *path;
};
enum lz_status set_read_journal(struct own_set *, struct set_journal, struct lz_record *, struct lz_writer *trouble);

/* A copy of the loaded set as the paper "set" of the match, for whoever goes on with it; nothing if none is loaded, or
   the copy is there. False after saying why. */
bool set_keep(const struct own_set *, const struct lz_store *, struct lz_writer *trouble);
void set_forget(const struct own_set *, const struct lz_store *); /* of a match that never began */

void set_free(struct own_set *);

#endif
