/* Sets of the user's own: the file of --set, loaded once for this run of the program, and its copy beside a journal. */
#ifndef CLI_SETS_H
#define CLI_SETS_H

#include "core/journal.h"

/* --set FILE for that game: its descriptor; NULL after saying by cli_failed what is wrong, with the line. `path` NULL
   is the built-in set. */
const struct lz_game *set_load(const char *word, const struct lz_game *, const char *path);

/* --set FILE where the game is not known before a journal is read: set_read_journal loads it when it is asked for. */
void set_give(const char *path);

/* lz_journal_read with the set that the match was played with: the one given, or the copy beside the journal. */
enum lz_status set_read_journal(struct lz_text, const char *path, struct lz_record *, struct lz_writer *trouble);

/* A copy of the loaded set as FILE.set beside the journal, for whoever goes on with the match; nothing if the game's
   set is the built-in one. False after saying why. */
bool set_keep(const struct lz_game *, const char *journal, struct lz_writer *trouble);
void set_forget(const struct lz_game *, const char *journal); /* of a match that never began */

#endif
