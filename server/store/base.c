/* SQLite, opened as a server needs it, and its statements. */
#include "server/store/base.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <fcntl.h>
#include <sodium.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The acts of match ?1 from its last back to its first; one that is not the one before, as in a file that is damaged,
   ends it. */
#define CHAIN \
    "WITH RECURSIVE chain(id, journal, n, before) AS (SELECT a.id, a.journal, a.n, a.before FROM journal j " \
    "CROSS JOIN act a ON a.id = j.last AND a.journal = j.id AND a.n = j.acts - 1 WHERE j.match = ?1 UNION ALL " \
    "SELECT a.id, a.journal, a.n, a.before FROM chain c CROSS JOIN act a ON a.id = c.before AND " \
    "a.journal = c.journal AND a.n = c.n - 1) "

static const char *const changes[] = {
#define CHANGE(name, sql) [BASE_##name] = sql,
#include "server/store/base_changes.def"
#undef CHANGE
};
static const char *const asks[] = {
#define ASK(name, sql) [BASE_ASK_##name] = sql,
#include "server/store/base_asks.def"
#undef ASK
};

/* Edition n becomes n + 1 by the statements of row n, in the transaction that also writes the number down. Rows are
   never changed once they are released: a new edition is a new row. */
static const char *const editions[] = {
    "CREATE TABLE act(match INTEGER NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, bytes TEXT NOT NULL,"
    "  PRIMARY KEY(match, n)) WITHOUT ROWID;"
    "CREATE TABLE paper(match INTEGER NOT NULL, name TEXT NOT NULL, bytes TEXT NOT NULL,"
    "  PRIMARY KEY(match, name)) WITHOUT ROWID;"
    "CREATE TABLE match(id INTEGER PRIMARY KEY, made INTEGER NOT NULL, host INTEGER NOT NULL, listed INTEGER NOT NULL,"
    "  stage INTEGER NOT NULL, alarm INTEGER NOT NULL, invite TEXT NOT NULL, plan TEXT NOT NULL, again INTEGER UNIQUE);"
    "CREATE INDEX match_alarm ON match(alarm) WHERE alarm < 9223372036854775807;"
    "CREATE INDEX match_listed ON match(made) WHERE listed AND stage = 0;"
    "CREATE TABLE seat(match INTEGER NOT NULL, seat INTEGER NOT NULL, person INTEGER NOT NULL, holder INTEGER NOT NULL,"
    "  name TEXT NOT NULL, bot TEXT, PRIMARY KEY(match, seat), UNIQUE(match, person)) WITHOUT ROWID;"
    "CREATE INDEX seat_person ON seat(person);"
    "CREATE TABLE person(id INTEGER PRIMARY KEY, made INTEGER NOT NULL, name TEXT NOT NULL,"
    "  operator INTEGER NOT NULL DEFAULT 0);"
    "CREATE TABLE word(match INTEGER NOT NULL, person INTEGER NOT NULL, word TEXT NOT NULL,"
    "  PRIMARY KEY(match, person)) WITHOUT ROWID;"
    "CREATE TABLE session(token TEXT PRIMARY KEY, person INTEGER NOT NULL, made INTEGER NOT NULL,"
    "  until INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE INDEX session_person ON session(person);"
    "CREATE TABLE account(person INTEGER PRIMARY KEY, login TEXT NOT NULL UNIQUE, password TEXT NOT NULL);"
    "CREATE TABLE ticket(word TEXT PRIMARY KEY, what INTEGER NOT NULL, of INTEGER NOT NULL, seat INTEGER NOT NULL,"
    "  until INTEGER NOT NULL, used INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE INDEX match_host ON match(host) WHERE stage < 2;"
    "CREATE INDEX match_invite ON match(invite);"
    "CREATE TABLE invited(match INTEGER NOT NULL, person INTEGER NOT NULL, PRIMARY KEY(match, person)) WITHOUT ROWID;"
    "CREATE TABLE code(words TEXT PRIMARY KEY, match INTEGER NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE audit(match INTEGER NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, who TEXT NOT NULL,"
    "  words TEXT NOT NULL, mark TEXT NOT NULL, PRIMARY KEY(match, n)) WITHOUT ROWID;",
    /* Acts stand in the order in which they were done, so that a group of them is a few pages and not one of each
       match. A match's own number is drawn; that of its journal counts up, so that matches of one time share pages,
       too. */
    "CREATE TABLE journal(id INTEGER PRIMARY KEY, match INTEGER NOT NULL UNIQUE);"
    "INSERT INTO journal(match) SELECT DISTINCT a.match FROM act a LEFT JOIN match m ON m.id = a.match"
    "  ORDER BY m.made, a.match;"
    "ALTER TABLE act RENAME TO act_1;"
    "CREATE TABLE act(id INTEGER PRIMARY KEY, journal INTEGER NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL,"
    "  bytes TEXT NOT NULL, UNIQUE(journal, n));"
    "INSERT INTO act(journal, n, at, bytes) SELECT j.id, a.n, a.at, a.bytes FROM journal j JOIN act_1 a"
    "  ON a.match = j.match ORDER BY j.id, a.n;"
    "DROP TABLE act_1;",
    /* Where people are reached by mail, and mails: those that wait, and what became of the others. */
    "CREATE TABLE address(person INTEGER PRIMARY KEY, address TEXT NOT NULL, state INTEGER NOT NULL);"
    "CREATE TABLE mail(id INTEGER PRIMARY KEY, person INTEGER NOT NULL, match INTEGER NOT NULL, seat INTEGER NOT NULL,"
    "  n INTEGER NOT NULL, due INTEGER NOT NULL, tries INTEGER NOT NULL, state INTEGER NOT NULL, bytes TEXT NOT NULL,"
    "  words TEXT NOT NULL);"
    "CREATE INDEX mail_due ON mail(due) WHERE state = 0;"
    "CREATE INDEX mail_seat ON mail(match, seat);",
    /* Mails that came, each by its mark, and what became of it: a mail counts once. How far the folder was read. */
    "CREATE TABLE came(mark TEXT PRIMARY KEY, at INTEGER NOT NULL, match INTEGER NOT NULL, seat INTEGER NOT NULL,"
    "  fate INTEGER NOT NULL, lines TEXT NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE collected(id INTEGER PRIMARY KEY CHECK(id = 1), validity INTEGER NOT NULL, uid INTEGER NOT NULL);"
    "CREATE INDEX address_lower ON address(lower(address));",
    /* An act knows the one before it in its journal, and a journal its last: the journals of the matches of one commit
       are a page or two, and an index of their acts was a page of each. */
    "ALTER TABLE journal ADD COLUMN acts INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE journal ADD COLUMN last INTEGER NOT NULL DEFAULT 0;"
    "UPDATE journal SET acts = (SELECT count(*) FROM act a WHERE a.journal = journal.id),"
    "  last = coalesce((SELECT a.id FROM act a WHERE a.journal = journal.id ORDER BY a.n DESC LIMIT 1), 0);"
    "ALTER TABLE act RENAME TO act_4;"
    "CREATE TABLE act(id INTEGER PRIMARY KEY, journal INTEGER NOT NULL, n INTEGER NOT NULL, before INTEGER NOT NULL,"
    "  at INTEGER NOT NULL, bytes TEXT NOT NULL);"
    "INSERT INTO act(id, journal, n, before, at, bytes) SELECT a.id, a.journal, a.n, coalesce(b.id, 0), a.at, a.bytes"
    "  FROM act_4 a LEFT JOIN act_4 b ON b.journal = a.journal AND b.n = a.n - 1 ORDER BY a.id;"
    "DROP TABLE act_4;"
    "CREATE TRIGGER act_last AFTER INSERT ON act BEGIN"
    "  UPDATE journal SET acts = NEW.n + 1, last = NEW.id WHERE id = NEW.journal; END;"
    "CREATE TRIGGER act_cut AFTER DELETE ON act BEGIN"
    "  UPDATE journal SET acts = OLD.n, last = OLD.before WHERE id = OLD.journal AND acts > OLD.n; END;",
    /* What a mail's own server says of its signature; which mails remind of one; how the post is: is all held, and what
       is wrong with either way. */
    "ALTER TABLE came ADD COLUMN dkim INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE mail ADD COLUMN reminds INTEGER NOT NULL DEFAULT 0;"
    "CREATE TABLE post(id INTEGER PRIMARY KEY CHECK(id = 1), held INTEGER NOT NULL, sends TEXT NOT NULL,"
    "  sends_at INTEGER NOT NULL, collects TEXT NOT NULL, collects_at INTEGER NOT NULL);"
    "INSERT INTO post VALUES(1, 0, '', 0, '', 0);",
};
_Static_assert(sizeof editions / sizeof editions[0] == BASE_EDITION, "a row for each edition");

static enum lz_status failed(struct base *base, const char *did) {
    struct lz_writer w = lz_writer_in(base->words, sizeof base->words);
    int code = base->db ? sqlite3_errcode(base->db) : SQLITE_NOMEM;
    lz_put(&w, did);
    lz_put(&w, ": ");
    lz_put(&w, base->db ? sqlite3_errmsg(base->db) : sqlite3_errstr(code));
    return code == SQLITE_CONSTRAINT ? LZ_REFUSED : LZ_FAILED;
}

static bool run(struct base *base, const char *did, const char *sql) {
    if (sqlite3_exec(base->db, sql, NULL, NULL, NULL) == SQLITE_OK)
        return true;
    failed(base, did);
    return false;
}

static bool read_edition(struct base *base, int *edition) {
    sqlite3_stmt *ask = NULL;
    bool read = sqlite3_prepare_v2(base->db, "PRAGMA user_version", -1, &ask, NULL) == SQLITE_OK &&
                sqlite3_step(ask) == SQLITE_ROW;
    if (read)
        *edition = sqlite3_column_int(ask, 0);
    else
        failed(base, "cannot read the data base");
    sqlite3_finalize(ask);
    return read;
}

static bool bring_up(struct base *base, int from) {
    char number[40];
    struct lz_writer w = lz_writer_in(number, sizeof number);
    lz_put(&w, "PRAGMA user_version = ");
    lz_put_number(&w, from + 1);
    return run(base, "cannot change the data base", "BEGIN IMMEDIATE") &&
           run(base, "cannot bring the data base to this edition", editions[from]) &&
           run(base, "cannot bring the data base to this edition", number) &&
           run(base, "cannot bring the data base to this edition", "COMMIT");
}

/* Is it one that this program can read? */
static bool settle_edition(struct base *base, bool writes) {
    int edition;
    if (!read_edition(base, &edition))
        return false;
    while (writes && edition >= 0 && edition < BASE_EDITION)
        if (!bring_up(base, edition++))
            return false;
    if (edition == BASE_EDITION)
        return true;
    struct lz_writer w = lz_writer_in(base->words, sizeof base->words);
    lz_put(&w, "the data base is of edition ");
    lz_put_number(&w, edition);
    lz_put(&w, ", and this program reads edition ");
    lz_put_number(&w, BASE_EDITION);
    lz_put(&w, edition > BASE_EDITION ? ": it was made by a newer Lizardry" : ": start the server on it once");
    return false;
}

static bool prepare(struct base *base, const char *sql, sqlite3_stmt **statement) {
    if (sqlite3_prepare_v3(base->db, sql, -1, SQLITE_PREPARE_PERSISTENT, statement, NULL) == SQLITE_OK)
        return true;
    failed(base, "cannot read the data base");
    return false;
}

static bool prepare_all(struct base *base, bool writes) {
    bool well = true;
    for (int i = 0; writes && well && i < BASE_CHANGES; i++)
        well = prepare(base, changes[i], &base->change[i]);
    for (int i = 0; well && i < BASE_ASKS; i++)
        well = prepare(base, asks[i], &base->ask[i]);
    return well;
}

/* mark(text): what an audit's row is held to. */
static void mark(sqlite3_context *context, int count, sqlite3_value **value) {
    unsigned char bytes[32];
    char hex[sizeof bytes * 2 + 1];
    const unsigned char *text = sqlite3_value_text(value[0]);
    (void)count;
    crypto_generichash(bytes, sizeof bytes, text, text ? (unsigned)sqlite3_value_bytes(value[0]) : 0, NULL, 0);
    sodium_bin2hex(hex, sizeof hex, bytes, sizeof bytes);
    sqlite3_result_text(context, hex, -1, SQLITE_TRANSIENT);
}

/* Pages are written again and again: the longer the log, the fewer of them are carried into the data base, and the
   longer a start takes that finds it: 16 MB are read within a moment. */
#define LOG_PAGES "PRAGMA wal_autocheckpoint = 4000"

static bool open_as(struct base *base, const char *path, bool writes) {
    int flags = SQLITE_OPEN_NOMUTEX | (writes ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY);
    *base = (struct base){ 0 };
    if (sqlite3_open_v2(path, &base->db, flags, NULL) != SQLITE_OK) {
        failed(base, "cannot open the data base");
        base_close(base);
        return false;
    }
    sqlite3_extended_result_codes(base->db, 0);
    sqlite3_create_function(base->db, "mark", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL, mark, NULL, NULL);
    sqlite3_busy_timeout(base->db, 5000); /* a reader that recovers the log holds it for a moment */
    bool well = (!writes || run(base, "cannot open the data base", "PRAGMA journal_mode = WAL")) &&
                run(base, "cannot open the data base", "PRAGMA synchronous = FULL") &&
                run(base, "cannot open the data base", LOG_PAGES) && settle_edition(base, writes) &&
                prepare_all(base, writes);
    if (!well)
        base_close(base);
    return well;
}

bool base_open(struct base *base, const char *path) { return open_as(base, path, false); }

/* SQLite gives its log the mode of the data base. One that is there is not touched: POSIX drops every lock that a
   process has on a file when it closes any descriptor of it, and another process would then take the log away. */
bool base_open_to_write(struct base *base, const char *path) {
    int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file >= 0)
        close(file);
    return open_as(base, path, true);
}

void base_close(struct base *base) {
    for (int i = 0; i < BASE_CHANGES; i++)
        sqlite3_finalize(base->change[i]);
    for (int i = 0; i < BASE_ASKS; i++)
        sqlite3_finalize(base->ask[i]);
    sqlite3_close(base->db);
    memset(base->change, 0, sizeof base->change);
    memset(base->ask, 0, sizeof base->ask);
    base->db = NULL; /* `words` stay */
}

/* ---- changes */

enum lz_status base_begin(struct base *base) {
    lz_assert(base->db);
    return run(base, "cannot begin to write", "BEGIN IMMEDIATE") ? LZ_OK : LZ_FAILED;
}

static int bind_text(sqlite3_stmt *statement, int place, struct lz_text text) {
    if (place > sqlite3_bind_parameter_count(statement))
        return SQLITE_OK;
    return text.at ? sqlite3_bind_text(statement, place, text.at, (int)text.len, SQLITE_STATIC)
                   : sqlite3_bind_null(statement, place);
}

enum lz_status base_do(struct base *base, const struct base_row *row) {
    lz_assert(row->what < BASE_CHANGES);
    sqlite3_stmt *statement = base->change[row->what];
    lz_assert(statement); /* this connection writes */
    bool bound = true;
    for (int i = 0; i < BASE_NUMBERS && i < sqlite3_bind_parameter_count(statement); i++)
        bound &= sqlite3_bind_int64(statement, 1 + i, row->number[i]) == SQLITE_OK;
    for (int i = 0; i < BASE_TEXTS; i++)
        bound &= bind_text(statement, 1 + BASE_NUMBERS + i, row->text[i]) == SQLITE_OK;
    enum lz_status status = bound && sqlite3_step(statement) == SQLITE_DONE ? LZ_OK : failed(base, "cannot write");
    sqlite3_reset(statement);
    return status;
}

enum lz_status base_commit(struct base *base) { return run(base, "cannot write", "COMMIT") ? LZ_OK : LZ_FAILED; }

void base_back(struct base *base) {
    if (base->db && !sqlite3_get_autocommit(base->db))
        sqlite3_exec(base->db, "ROLLBACK", NULL, NULL, NULL);
}

/* ---- questions */

sqlite3_stmt *base_asked(struct base *base, enum base_ask what, int64_t number, struct lz_text text) {
    lz_assert(what < BASE_ASKS && base->ask[what]);
    sqlite3_stmt *ask = base->ask[what];
    sqlite3_bind_int64(ask, 1, number);
    bind_text(ask, 2, text);
    return ask;
}

/* A text is copied when it is asked for, and is none if there is no memory for that: it must not pass for empty. */
static bool has_texts(sqlite3_stmt *ask) {
    bool there = true;
    for (int i = 0; i < sqlite3_column_count(ask) && there; i++)
        there = sqlite3_column_type(ask, i) != SQLITE_TEXT || sqlite3_column_text(ask, i);
    return there;
}

enum lz_status base_next(struct base *base, sqlite3_stmt *ask) {
    lz_assert(ask && sqlite3_db_handle(ask) == base->db);
    int step = sqlite3_step(ask);
    if (step == SQLITE_ROW && has_texts(ask))
        return LZ_OK;
    if (step == SQLITE_DONE)
        return LZ_REFUSED;
    failed(base, "cannot read the data base");
    base->unread = true;
    return LZ_FAILED;
}

struct lz_text base_text(sqlite3_stmt *ask, int column) {
    const char *at = (const char *)sqlite3_column_text(ask, column);
    return (struct lz_text){ at, at ? (uint32_t)sqlite3_column_bytes(ask, column) : 0 };
}

void base_done(sqlite3_stmt *ask) {
    sqlite3_reset(ask);
    sqlite3_clear_bindings(ask);
}
