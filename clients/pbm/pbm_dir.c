/* The directory of a game: its lock, files that appear whole or not at all, the log. */
#include "clients/pbm/pbm.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

bool pbm_say(const char *format, ...) {
    va_list args;
    va_start(args, format);
    fputs("lizardry pbm: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
    return false;
}

bool pbm_path(const struct pbm *p, char path[PATH_MAX], const char *format, ...) {
    va_list args;
    va_start(args, format);
    int n = snprintf(path, PATH_MAX, "%s/", p->dir);
    int m = n < PATH_MAX ? vsnprintf(path + n, (size_t)(PATH_MAX - n), format, args) : n;
    va_end(args);
    return (n < PATH_MAX && m < PATH_MAX - n) || pbm_say("the name of '%s' is too long", p->dir);
}

bool pbm_folder(const struct pbm *p, const char *name) {
    char path[PATH_MAX];
    if (!pbm_path(p, path, "%s", name))
        return false;
    return mkdir(path, 0700) == 0 || errno == EEXIST || pbm_say("cannot make '%s': %s", path, strerror(errno));
}

/* One process at a time works on a game. */
bool pbm_lock(struct pbm *p, const char *dir, bool wait) {
    char path[PATH_MAX];
    p->lock = -1;
    if (snprintf(p->dir, sizeof p->dir, "%s", dir) >= PATH_MAX)
        return pbm_say("the name '%s' is too long", dir);
    if (!pbm_path(p, path, "lock"))
        return false;
    p->lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (p->lock < 0)
        return pbm_say("cannot open '%s': %s; is '%s' the directory of a game?", path, strerror(errno), dir);
    while (flock(p->lock, wait ? LOCK_EX : LOCK_EX | LOCK_NB) < 0) {
        if (errno == EINTR)
            continue;
        bool busy = errno == EWOULDBLOCK;
        pbm_say(busy ? "'%s' is being worked on by another process; try again when it is done" : "cannot lock '%s'",
                dir);
        pbm_unlock(p);
        return false;
    }
    return true;
}

void pbm_unlock(struct pbm *p) {
    if (p->lock >= 0)
        close(p->lock);
    p->lock = -1;
}

static bool write_all(int fd, const char *bytes, size_t len) {
    while (len) {
        ssize_t n = write(fd, bytes, len);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return false;
        bytes += n;
        len -= (size_t)n;
    }
    return fsync(fd) == 0;
}

static void sync_folder_of(const char *path) {
    char folder[PATH_MAX];
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash)
        *slash = 0;
    int fd = open(slash ? folder : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
}

bool pbm_put(const struct pbm *p, const char *name, const void *bytes, size_t len) {
    char path[PATH_MAX], fresh[PATH_MAX];
    if (!pbm_path(p, path, "%s", name) || !pbm_path(p, fresh, "%s.new", name))
        return false;
    int fd = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (fd < 0)
        return pbm_say("cannot write '%s': %s", fresh, strerror(errno));
    bool put = write_all(fd, bytes, len);
    int why = errno;
    put = close(fd) == 0 && put;
    if (put && rename(fresh, path) == 0) {
        sync_folder_of(path);
        return true;
    }
    why = put ? errno : why;
    unlink(fresh);
    return pbm_say("cannot write '%s': %s; what was there before still is", path, strerror(why));
}

bool pbm_put_json(const struct pbm *p, const char *name, json_t *json) {
    char *text = json_dumps(json, JSON_INDENT(1) | JSON_SORT_KEYS);
    if (!text)
        return pbm_say("out of memory");
    size_t len = strlen(text);
    text[len] = '\n';
    bool put = pbm_put(p, name, text, len + 1);
    free(text);
    return put;
}

json_t *pbm_get_json(const struct pbm *p, const char *name) {
    char path[PATH_MAX];
    json_error_t trouble;
    if (!pbm_path(p, path, "%s", name) || access(path, F_OK) != 0)
        return NULL;
    json_t *json = json_load_file(path, JSON_REJECT_DUPLICATES, &trouble);
    if (!json)
        pbm_say("cannot read '%s': line %d: %s", path, trouble.line, trouble.text);
    return json;
}

/* A log that cannot be written is said and not more: the journal holds what counts. */
void pbm_log(const struct pbm *p, const char *format, ...) {
    char path[PATH_MAX], when[64];
    time_t now = (time_t)pbm_now();
    struct tm tm;
    va_list args;
    if (!pbm_path(p, path, "log"))
        return;
    int fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    FILE *log = fd < 0 ? NULL : fdopen(fd, "a");
    if (!log) {
        if (fd >= 0)
            close(fd);
        pbm_say("cannot write '%s': %s", path, strerror(errno));
        return;
    }
    strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%S%z", localtime_r(&now, &tm));
    fprintf(log, "%s ", when);
    va_start(args, format);
    vfprintf(log, format, args);
    va_end(args);
    fputc('\n', log);
    if (fclose(log) != 0)
        pbm_say("cannot write '%s': %s", path, strerror(errno));
}

int64_t pbm_now(void) {
    const char *told = getenv("LIZARDRY_NOW");
    int64_t now;
    if (told && lz_read_number(lz_span(told), 0, 100000000000, &now))
        return now;
    return time(NULL);
}
