/* A match kept in a file, and papers beside it. */
#include "host/store/file.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static bool failed(struct lz_file *f, const char *did) {
    f->error = errno;
    f->did = did;
    f->paper[0] = 0;
    return false;
}

/* It was a paper that the call which failed last was about. */
static bool failed_at(struct lz_file *f, const char *name) {
    snprintf(f->paper, sizeof f->paper, "%c%s", f->joint, name);
    return false;
}

static bool put_all(struct lz_file *f, int file, struct lz_text text) {
    lz_assert(file >= 0);
    while (text.len) {
        ssize_t put = f->calls->write(file, text.at, text.len);
        if (put < 0 && errno == EINTR)
            continue;
        if (put < 0)
            return failed(f, "write");
        lz_cut(&text, (uint32_t)put);
    }
    return true;
}

/* A pipe or the like has nothing to sync. */
static bool sync_all(struct lz_file *f, int file) {
    int done;
    do
        done = f->calls->sync(file);
    while (done < 0 && errno == EINTR);
    return done == 0 || errno == EINVAL || errno == EROFS || failed(f, "write");
}

/* A name in a folder is only safe when the folder is. */
static bool sync_folder(struct lz_file *f, const char *path) {
    char folder[LZ_FILE_PATH];
    memcpy(folder, path, strlen(path) + 1);
    char *slash = strrchr(folder, '/');
    if (slash)
        slash[slash == folder] = 0;
    int file = f->calls->open(slash ? folder : ".", O_RDONLY | O_DIRECTORY, 0);
    if (file < 0)
        return failed(f, "open the folder of");
    bool safe = sync_all(f, file);
    f->calls->close(file);
    return safe;
}

static bool name(struct lz_file *f, const struct lz_calls *calls, const char *path, char joint) {
    *f = (struct lz_file){ .calls = calls, .joint = joint, .file = -1 };
    if (strlen(path) >= sizeof f->path) {
        errno = ENAMETOOLONG;
        return failed(f, "open");
    }
    memcpy(f->path, path, strlen(path) + 1);
    return true;
}

bool lz_file_name(struct lz_file *f, const struct lz_calls *calls, const char *path) {
    return name(f, calls, path, '.');
}

bool lz_file_folder(struct lz_file *f, const struct lz_calls *calls, const char *path) {
    return name(f, calls, path, '/');
}

/* Where the file system knows no locks, nobody else has it. */
static bool take_lock(struct lz_file *f) {
    int taken;
    do
        taken = f->calls->lock(f->file, f->wait);
    while (taken < 0 && errno == EINTR);
    return taken == 0 || errno != EWOULDBLOCK || failed(f, "take");
}

static bool paper_path(struct lz_file *f, const char *name, char path[LZ_FILE_PATH]) {
    if (snprintf(path, LZ_FILE_PATH, "%s%c%s", f->path, f->joint, name) < LZ_FILE_PATH)
        return true;
    errno = ENAMETOOLONG;
    return failed(f, "make");
}

/* What is being written has a name of its own until it is whole: the file, and whichever paper. */
static const char made_file[] = "new", made_paper[] = "paper.new";

/* Whoever was stopped in between has left it there. */
static void drop_made(struct lz_file *f) {
    char made[LZ_FILE_PATH];
    if (paper_path(f, made_file, made))
        f->calls->unlink(made);
    if (paper_path(f, made_paper, made))
        f->calls->unlink(made);
}

static bool open_locked(struct lz_file *f, int flags) {
    lz_assert(f->path[0] && f->file < 0);
    f->file = f->calls->open(f->path, flags, 0);
    if (f->file < 0)
        return failed(f, "open");
    if (take_lock(f))
        return true;
    lz_file_close(f);
    return false;
}

bool lz_file_open(struct lz_file *f) {
    if (!open_locked(f, O_RDWR))
        return false;
    drop_made(f);
    return true;
}

bool lz_folder_take(struct lz_file *f) {
    lz_assert(f->joint == '/');
    return open_locked(f, O_RDONLY | O_DIRECTORY);
}

/* Is nothing there yet? Asked while this process alone makes a file of that name. */
static bool name_free(struct lz_file *f) {
    int there = f->calls->open(f->path, O_RDONLY, 0);
    if (there >= 0) {
        f->calls->close(there);
        errno = EEXIST;
    }
    return (there < 0 && errno == ENOENT) || failed(f, "make");
}

/* A file system without second names (FAT, some that are mounted from afar) can only rename. */
static bool take_name(struct lz_file *f, const char *made) {
    if (f->calls->link(made, f->path) == 0)
        return true;
    if (errno != EPERM && errno != EOPNOTSUPP && errno != ENOSYS)
        return failed(f, "make");
    return name_free(f) && (f->calls->rename(made, f->path) == 0 || failed(f, "make"));
}

static bool empty(struct lz_file *f) { return f->calls->truncate(f->file, 0) == 0 || failed(f, "make"); }

static bool write_new(struct lz_file *f, struct lz_text act, const char *made) {
    return empty(f) && put_all(f, f->file, act) && sync_all(f, f->file) && take_name(f, made);
}

static bool keep_seed(struct lz_file *f, struct lz_text seed) {
    if (!seed.len || lz_paper_keep(f, "seed", seed))
        return true;
    f->did = "write the seed of";
    f->paper[0] = 0;
    return false;
}

/* Written under another name first: under its own it is never without its first act. Until it is locked, what has that
   name is another process's, or even the match itself, whose maker was stopped before it had dropped the name. */
bool lz_file_create(struct lz_file *f, struct lz_text act, struct lz_text seed) {
    char made[LZ_FILE_PATH];
    lz_assert(f->path[0] && f->file < 0 && act.len);
    if (!paper_path(f, made_file, made))
        return false;
    f->file = f->calls->open(made, O_RDWR | O_CREAT | O_NOFOLLOW, 0600);
    if (f->file < 0)
        return failed(f, "make");
    bool locked = take_lock(f);
    bool named = locked && name_free(f) && keep_seed(f, seed) && write_new(f, act, made);
    if (locked)
        f->calls->unlink(made);
    if (named && sync_folder(f, f->path)) {
        f->size = act.len;
        return true;
    }
    lz_file_close(f);
    if (named)
        f->calls->unlink(f->path); /* nobody was told of it */
    return false;
}

void lz_file_close(struct lz_file *f) {
    if (f->file >= 0)
        f->calls->close(f->file);
    f->file = -1;
}

/* ---- reading */

static char *read_all(struct lz_file *f, int file, struct lz_text *all) {
    size_t room = 1 << 16, len = 0;
    char *text = f->calls->room(NULL, room);
    while (text) {
        ssize_t got = f->calls->read(file, text + len, room - 1 - len);
        if (got < 0 && errno == EINTR)
            continue;
        if (got == 0) {
            text[len] = 0;
            *all = (struct lz_text){ text, (uint32_t)len };
            return text;
        }
        len += got > 0 ? (size_t)got : 0;
        if (len > LZ_FILE_LARGEST)
            errno = EFBIG;
        if (got < 0 || len > LZ_FILE_LARGEST)
            break;
        char *more = len == room - 1 ? f->calls->room(text, room *= 2) : text;
        if (!more)
            break;
        text = more;
    }
    failed(f, "read");
    if (text)
        free(text);
    return NULL;
}

char *lz_file_read(struct lz_file *f, struct lz_text *all) {
    lz_assert(f->file >= 0);
    if (f->calls->seek(f->file, 0) < 0) {
        failed(f, "read");
        return NULL;
    }
    char *text = read_all(f, f->file, all);
    if (text)
        f->size = all->len;
    return text;
}

/* ---- writing */

bool lz_file_cut(struct lz_file *f, uint32_t size) {
    lz_assert(f->file >= 0 && size <= f->size);
    if (f->calls->truncate(f->file, size) < 0)
        return failed(f, "cut back");
    if (!sync_all(f, f->file))
        return false;
    f->size = size;
    return true;
}

/* After a failed write: the file as it was. A call that fails here has the last word about what is known, not about
   what went wrong. */
static enum lz_status take_back(struct lz_file *f) {
    int error = f->error;
    const char *did = f->did;
    f->lost = !lz_file_cut(f, f->size);
    f->error = error;
    f->did = did;
    return f->lost ? LZ_FAILED : LZ_REFUSED;
}

enum lz_status lz_file_append(struct lz_file *f, struct lz_text act) {
    lz_assert(f->file >= 0 && act.len);
    if (f->lost)
        return LZ_FAILED;
    if (act.len > LZ_FILE_LARGEST - f->size) /* nobody could read it again */
        errno = EFBIG;
    if (act.len > LZ_FILE_LARGEST - f->size || f->calls->seek(f->file, f->size) < 0) {
        failed(f, "write");
        return LZ_REFUSED; /* nothing has been written */
    }
    if (!put_all(f, f->file, act) || !sync_all(f, f->file))
        return take_back(f);
    f->size += act.len;
    return LZ_OK;
}

/* ---- papers */

static bool put_paper(struct lz_file *f, const char *path, struct lz_text text) {
    int file = f->calls->open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0600);
    if (file < 0)
        return failed(f, "make");
    bool put = put_all(f, file, text) && sync_all(f, file);
    f->calls->close(file);
    return put;
}

/* Written beside the old one, which it then replaces: a reader finds one of the two, whole. */
bool lz_paper_keep(struct lz_file *f, const char *name, struct lz_text text) {
    char path[LZ_FILE_PATH], made[LZ_FILE_PATH];
    if (!paper_path(f, name, path) || !paper_path(f, made_paper, made))
        return false;
    bool kept = put_paper(f, made, text) && (f->calls->rename(made, path) == 0 || failed(f, "make"));
    if (!kept) {
        f->calls->unlink(made);
        return failed_at(f, name);
    }
    return sync_folder(f, path) || failed_at(f, name);
}

char *lz_paper_find(struct lz_file *f, const char *name, struct lz_text *text) {
    char path[LZ_FILE_PATH];
    if (!paper_path(f, name, path))
        return NULL;
    int file = f->calls->open(path, O_RDONLY | O_NONBLOCK, 0); /* a pipe of that name is no reason to wait */
    char *found = file < 0 ? NULL : read_all(f, file, text);
    if (file < 0)
        failed(f, "read");
    else
        f->calls->close(file);
    if (!found)
        failed_at(f, name);
    return found;
}

bool lz_paper_drop(struct lz_file *f, const char *name) {
    char path[LZ_FILE_PATH];
    if (!paper_path(f, name, path))
        return false;
    return f->calls->unlink(path) == 0 || errno == ENOENT || failed(f, "remove") || failed_at(f, name);
}

bool lz_folder_make(struct lz_file *f, const char *name) {
    char path[LZ_FILE_PATH];
    lz_assert(f->joint == '/');
    if (!paper_path(f, name, path))
        return false;
    if (f->calls->folder(path, 0700) < 0 && errno != EEXIST)
        return failed(f, "make");
    return sync_folder(f, path);
}

/* ---- as a store */

static enum lz_status store_create(void *to, struct lz_text acts, struct lz_text seed) {
    return lz_file_create(to, acts, seed) ? LZ_OK : LZ_REFUSED;
}

static char *store_read(void *to, struct lz_text *acts) {
    struct lz_file *f = to;
    if (f->file < 0 && !lz_file_open(f))
        return NULL;
    return lz_file_read(f, acts);
}

static enum lz_status store_append(void *to, struct lz_text act) { return lz_file_append(to, act); }
static bool store_cut(void *to, uint32_t bytes) { return lz_file_cut(to, bytes); }
static bool store_keep(void *to, const char *name, struct lz_text text) { return lz_paper_keep(to, name, text); }
static bool store_drop(void *to, const char *name) { return lz_paper_drop(to, name); }

static char *store_find(void *to, const char *name, struct lz_text *text, bool *none) {
    const struct lz_file *f = to;
    char *found = lz_paper_find(to, name, text);
    *none = !found && f->error == ENOENT;
    return found;
}

static void store_trouble(const void *to, struct lz_writer *w) {
    const struct lz_file *f = to;
    char why[100] = "";
    lz_put(w, "cannot ");
    lz_put(w, f->did);
    lz_put(w, " '");
    lz_put(w, f->path);
    lz_put(w, f->paper);
    lz_put(w, "': ");
    if (strerror_r(f->error, why, sizeof why) != 0 || f->error == EWOULDBLOCK)
        snprintf(why, sizeof why, "%s", f->error == EWOULDBLOCK ? "another program has it open" : "unknown error");
    lz_put(w, why);
}

struct lz_store lz_file_store(struct lz_file *f) {
    return (struct lz_store){ .create = store_create,
                              .read = store_read,
                              .append = store_append,
                              .cut = store_cut,
                              .keep = store_keep,
                              .find = store_find,
                              .drop = store_drop,
                              .trouble = store_trouble,
                              .to = f };
}
