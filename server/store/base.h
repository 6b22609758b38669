/* The data base of a server: one SQLite file, with a write-ahead log and a sync for every commit. One thread changes it
   (server/store/writer.h); every other reads through a connection of its own. What can be changed and what can be asked
   are tables of statements: base_changes.def, base_asks.def. docs/server.md says what the tables hold. */
#ifndef SERVER_BASE_H
#define SERVER_BASE_H

#include "core/lz.h"

#include <sqlite3.h>

enum { BASE_EDITION = 6, BASE_NUMBERS = 4, BASE_TEXTS = 3, BASE_WORDS = 400 };

enum base_change {
#define CHANGE(name, sql) BASE_##name,
#include "server/store/base_changes.def"
#undef CHANGE
    BASE_CHANGES
};

enum base_ask {
#define ASK(name, sql) BASE_ASK_##name,
#include "server/store/base_asks.def"
#undef ASK
    BASE_ASKS
};

/* One change: a text without an address is null. */
struct base_row {
    enum base_change what;
    int64_t number[BASE_NUMBERS];
    struct lz_text text[BASE_TEXTS];
};

/* A connection, of one thread at a time. */
struct base {
    sqlite3 *db;
    sqlite3_stmt *change[BASE_CHANGES], *ask[BASE_ASKS];
    char words[BASE_WORDS]; /* what failed last, for people */
    bool unread;            /* a question had no answer since whoever asks has put this to false */
};

/* Opens the file at `path`; the one that writes makes it if it is not there, for its owner's eyes alone, and brings an
   older edition to this one. False: `words` says why. */
bool base_open(struct base *, const char *path) LZ_MUST_CHECK;
bool base_open_to_write(struct base *, const char *path) LZ_MUST_CHECK;
void base_close(struct base *);

/* The writer's: LZ_REFUSED: the row breaks a rule of its table. LZ_FAILED: the world erred. */
enum lz_status base_begin(struct base *) LZ_MUST_CHECK;
enum lz_status base_do(struct base *, const struct base_row *) LZ_MUST_CHECK;
enum lz_status base_commit(struct base *) LZ_MUST_CHECK;
void base_back(struct base *);

/* A question: base_asked answers it, base_next goes to the first and every further row, base_done when no more is
   wanted. LZ_OK: there is a row. LZ_REFUSED: there is none. Texts live until the next of these calls. */
sqlite3_stmt *base_asked(struct base *, enum base_ask, int64_t number, struct lz_text text);
enum lz_status base_next(struct base *, sqlite3_stmt *) LZ_MUST_CHECK;
struct lz_text base_text(sqlite3_stmt *, int column);
void base_done(sqlite3_stmt *);

#endif
