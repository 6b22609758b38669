/* Copies of the data base, and matches taken out of it, by whoever can read the folder: the operator. A copy is made
   while the server runs; what is put back is looked at first, and what it replaces is kept. */
#include "server/serve.h"

#include "core/words/text.h"
#include "server/store/base.h"
#include "server/store/tray.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH = 4096, PAGES = 256, PATIENCE = 100, WAIT = 20 /* ms between tries of a data base that is busy */ };

static bool failed(struct lz_writer *trouble, const char *what, const char *why) {
    lz_put(trouble, what);
    lz_put(trouble, ": ");
    lz_put(trouble, why);
    return false;
}

static bool name_of(char path[PATH], const char *folder, const char *tail) {
    return snprintf(path, PATH, "%s/lizardry.db%s", folder, tail) < PATH;
}

/* ---- copying */

/* A few pages at a time, so that the server can write in between; then it begins anew by itself. */
static int copy_pages(sqlite3_backup *copy) {
    int step = SQLITE_OK, patience = PATIENCE;
    while (patience && (step == SQLITE_OK || step == SQLITE_BUSY || step == SQLITE_LOCKED)) {
        step = sqlite3_backup_step(copy, PAGES);
        if (step == SQLITE_BUSY || step == SQLITE_LOCKED) {
            sqlite3_sleep(WAIT);
            patience--;
        }
    }
    return step;
}

static bool sound(struct base *base, struct lz_writer *trouble) {
    sqlite3_stmt *ask = NULL;
    bool well = sqlite3_prepare_v2(base->db, "PRAGMA quick_check(1)", -1, &ask, NULL) == SQLITE_OK &&
                sqlite3_step(ask) == SQLITE_ROW && strcmp((const char *)sqlite3_column_text(ask, 0), "ok") == 0;
    sqlite3_finalize(ask);
    return well || failed(trouble, "the copy", "it is damaged, and was not taken");
}

/* Into a file that is there and empty. SQLITE_DONE: it is whole. */
static int fill(struct base *from, const char *to) {
    sqlite3 *made = NULL;
    int code = sqlite3_open_v2(to, &made, SQLITE_OPEN_READWRITE, NULL);
    sqlite3_backup *copy = code == SQLITE_OK ? sqlite3_backup_init(made, "main", from->db, "main") : NULL;
    if (copy) {
        code = copy_pages(copy);
        sqlite3_backup_finish(copy);
    }
    if (code == SQLITE_DONE) /* one file, without a log beside it; the server's first change gives it one again */
        (void)sqlite3_exec(made, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL);
    sqlite3_close(made);
    return copy || code != SQLITE_OK ? code : SQLITE_ERROR;
}

/* A new file, whole and synced before anybody gives it its name. */
static bool copy_base(const char *from, const char *to, struct lz_writer *trouble) {
    struct base base;
    if (!base_open(&base, from))
        return failed(trouble, from, base.words);
    int file = open(to, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    bool well = file >= 0 || failed(trouble, to, strerror(errno));
    int code = well ? fill(&base, to) : SQLITE_DONE;
    base_close(&base);
    if (code != SQLITE_DONE)
        well = failed(trouble, to, sqlite3_errstr(code));
    if (well && fsync(file) != 0)
        well = failed(trouble, to, strerror(errno));
    if (file >= 0)
        close(file);
    if (!well && file >= 0)
        unlink(to);
    return well;
}

bool serve_backup(const char *folder, const char *file, struct lz_writer *trouble) {
    char base[PATH], part[PATH];
    if (!name_of(base, folder, "") || snprintf(part, PATH, "%s.part", file) >= PATH)
        return failed(trouble, file, "the name is too long");
    if (access(file, F_OK) == 0)
        return failed(trouble, file, "it is there already, and is not written over");
    unlink(part); /* of a copy that was broken off */
    if (!copy_base(base, part, trouble))
        return false;
    if (rename(part, file) == 0)
        return true;
    unlink(part);
    return failed(trouble, file, strerror(errno));
}

/* ---- putting it back */

/* Held until the process ends. */
static bool lock_folder(const char *folder, struct lz_writer *trouble) {
    char path[PATH];
    if (!name_of(path, folder, ".lock"))
        return failed(trouble, folder, "the name is too long");
    int lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock < 0)
        return failed(trouble, path, strerror(errno));
    return flock(lock, LOCK_EX | LOCK_NB) == 0 || failed(trouble, folder, "a server has it: stop that one first");
}

/* What stands there now gets another name, with its log: closing it in turn brings the log in. */
static bool set_by(const char *folder, struct lz_writer *trouble) {
    char base[PATH], before[PATH];
    struct base old;
    if (!name_of(base, folder, "") || !name_of(before, folder, ".before"))
        return failed(trouble, folder, "the name is too long");
    if (access(base, F_OK) != 0)
        return true;
    if (base_open_to_write(&old, base))
        base_close(&old);
    if (rename(base, before) != 0)
        return failed(trouble, before, strerror(errno));
    static const char *const tails[][2] = { { "-wal", ".before-wal" }, { "-shm", ".before-shm" } };
    for (int i = 0; i < 2; i++)
        if (name_of(base, folder, tails[i][0]) && name_of(before, folder, tails[i][1]))
            (void)!rename(base, before);
    return true;
}

bool serve_restore(const char *folder, const char *file, struct lz_writer *trouble) {
    char base[PATH], part[PATH];
    struct base copy;
    if (!name_of(base, folder, "") || !name_of(part, folder, ".part"))
        return failed(trouble, folder, "the name is too long");
    if (mkdir(folder, 0700) != 0 && errno != EEXIST)
        return failed(trouble, folder, strerror(errno));
    if (!lock_folder(folder, trouble))
        return false;
    unlink(part);
    if (!copy_base(file, part, trouble))
        return false;
    bool well = base_open(&copy, part) ? sound(&copy, trouble) : failed(trouble, file, copy.words);
    base_close(&copy);
    well = well && set_by(folder, trouble);
    if (well && rename(part, base) != 0)
        well = failed(trouble, base, strerror(errno));
    if (!well)
        unlink(part);
    return well;
}

/* ---- one match */

bool serve_export(const char *folder, int64_t match, int file, struct lz_writer *trouble) {
    char path[PATH];
    struct base base;
    struct lz_text text;
    const char *why;
    if (!name_of(path, folder, ""))
        return failed(trouble, folder, "the name is too long");
    if (!base_open(&base, path))
        return failed(trouble, path, base.words);
    char *acts = tray_acts(&base, match, &text, &why);
    bool well = acts || failed(trouble, path, why);
    while (well && text.len) {
        ssize_t len = write(file, text.at, text.len);
        well = len > 0 || failed(trouble, "the journal", strerror(errno));
        lz_cut(&text, len > 0 ? (uint32_t)len : 0);
    }
    free(acts);
    base_close(&base);
    return well;
}
