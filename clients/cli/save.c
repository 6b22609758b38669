/* The file of a match on the disk. */
#include "clients/cli/save.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { LARGEST = 256 << 20 }; /* no journal is as long: it is another file */

static bool failed(struct lz_writer *trouble, const char *what, const char *path, const char *why) {
    lz_put(trouble, what);
    lz_put(trouble, " '");
    lz_put(trouble, path);
    lz_put(trouble, "': ");
    lz_put(trouble, why);
    return false;
}

bool save_place(char place[PATH_MAX]) {
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    if (state && *state == '/')
        return snprintf(place, PATH_MAX, "%s/lizardry", state) < PATH_MAX;
    return home && *home && snprintf(place, PATH_MAX, "%s/.local/state/lizardry", home) < PATH_MAX;
}

static bool make_folders(const char *place) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s", place);
    for (char *at = path + 1; *at; at++)
        if (*at == '/') {
            *at = 0;
            if (mkdir(path, 0700) < 0 && errno != EEXIST)
                return false;
            *at = '/';
        }
    return mkdir(path, 0700) == 0 || errno == EEXIST;
}

static bool seed_path(const struct save *save, char path[PATH_MAX]) {
    return snprintf(path, PATH_MAX, "%s.seed", save->path) < PATH_MAX;
}

/* A name in a folder is only safe when the folder is. */
static void sync_folder(const char *path) {
    char folder[PATH_MAX];
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash)
        slash[slash == folder] = 0;
    int fd = open(slash ? folder : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return;
    fsync(fd);
    close(fd);
}

static bool put_all(int fd, struct lz_text text) {
    while (text.len) {
        ssize_t put = write(fd, text.at, text.len);
        if (put < 0 && errno == EINTR)
            continue;
        if (put < 0)
            return false;
        text.at += put;
        text.len -= (uint32_t)put;
    }
    int done;
    do
        done = fsync(fd);
    while (done < 0 && errno == EINTR);
    return done == 0 || errno == EINVAL || errno == EROFS; /* a pipe or the like has nothing to sync */
}

static bool write_seed(const struct save *save, const uint8_t seed[LZ_SEED], struct lz_writer *trouble) {
    char path[PATH_MAX], hex[LZ_HEX + 1];
    if (!seed_path(save, path))
        return failed(trouble, "cannot make", save->path, "the name is too long");
    lz_hex_print(seed, LZ_SEED, hex);
    hex[LZ_HEX - 1] = '\n';
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0)
        return failed(trouble, "cannot make", path, strerror(errno));
    bool put = put_all(fd, (struct lz_text){ hex, LZ_HEX });
    int why = errno;
    close(fd);
    if (put)
        return true;
    unlink(path);
    return failed(trouble, "cannot write", path, strerror(why));
}

/* GAME-2025-11-15.journal, then -2, -3, ... */
static bool usual_path(struct save *save, const char *game, struct lz_writer *trouble) {
    char place[PATH_MAX - 100], whole[PATH_MAX], day[16];
    time_t now = time(NULL);
    struct tm tm;
    if (!save_place(whole) || strlen(whole) >= sizeof place)
        return failed(trouble, "cannot keep the match in", "~/.local/state",
                      "HOME is not set; name a file with --save");
    memcpy(place, whole, strlen(whole) + 1);
    if (!make_folders(place))
        return failed(trouble, "cannot make the folder", place, strerror(errno));
    strftime(day, sizeof day, "%Y-%m-%d", localtime_r(&now, &tm));
    for (int i = 1; i < 10000; i++) {
        char count[16] = "";
        if (i > 1)
            snprintf(count, sizeof count, "-%d", i);
        snprintf(save->path, sizeof save->path, "%s/%s-%s%s.journal", place, game, day, count);
        if (access(save->path, F_OK) != 0)
            return true;
    }
    return failed(trouble, "cannot find a free name in", place, "too many matches there");
}

bool save_name(struct save *save, const char *game, const char *path, struct lz_writer *trouble) {
    if (!path)
        return usual_path(save, game, trouble);
    if (snprintf(save->path, sizeof save->path, "%s", path) >= PATH_MAX)
        return failed(trouble, "cannot make", path, "the name is too long");
    return true;
}

bool save_create(struct save *save, const uint8_t seed[LZ_SEED], struct lz_writer *trouble) {
    save->file = -1;
    if (access(save->path, F_OK) == 0)
        return failed(trouble, "cannot begin a match in", save->path,
                      "there is a file already; --resume goes on with it, or choose another name");
    if (!write_seed(save, seed, trouble))
        return false;
    save->file = open(save->path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (save->file < 0) {
        failed(trouble, "cannot make", save->path, strerror(errno));
        save_forget_seed(save);
        return false;
    }
    flock(save->file, LOCK_EX | LOCK_NB);
    sync_folder(save->path);
    return true;
}

static char *read_all(int fd, const char *path, struct lz_text *content, struct lz_writer *trouble) {
    struct stat about;
    const char *wrong = NULL;
    if (fstat(fd, &about) < 0)
        wrong = strerror(errno);
    else if (S_ISDIR(about.st_mode))
        wrong = "it is a folder; name the file of a match in it";
    if (wrong) {
        failed(trouble, "cannot read", path, wrong);
        return NULL;
    }
    size_t room = 65536, len = 0;
    char *text = cli_room(NULL, room);
    for (ssize_t got; (got = read(fd, text + len, room - len)) != 0;) {
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0 || len + (size_t)got > LARGEST) {
            failed(trouble, "cannot read", path, got < 0 ? strerror(errno) : "it is far too large for a journal");
            free(text);
            return NULL;
        }
        len += (size_t)got;
        if (len == room)
            text = cli_room(text, room *= 2);
    }
    *content = (struct lz_text){ text, (uint32_t)len };
    return text;
}

char *save_read(const char *path, struct lz_text *content, struct lz_writer *trouble) {
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) {
        failed(trouble, "cannot read", path, strerror(errno));
        return NULL;
    }
    char *text = read_all(fd, path, content, trouble);
    close(fd);
    return text;
}

bool save_open(struct save *save, const char *path, struct lz_text *content, struct lz_writer *trouble) {
    snprintf(save->path, sizeof save->path, "%s", path);
    save->file = open(path, O_RDWR | O_CLOEXEC);
    if (save->file < 0)
        return failed(trouble, "cannot open", path, strerror(errno));
    if (flock(save->file, LOCK_EX | LOCK_NB) < 0 && errno == EWOULDBLOCK) {
        save_close(save);
        return failed(trouble, "cannot go on with", path, "it is being played in another terminal");
    }
    save->content = read_all(save->file, path, content, trouble);
    if (!save->content)
        save_close(save);
    else
        save->size = content->len;
    return save->content;
}

bool save_seed(const struct save *save, uint8_t seed[LZ_SEED], struct lz_writer *trouble) {
    char path[PATH_MAX];
    struct lz_text content;
    if (!seed_path(save, path))
        return failed(trouble, "cannot read the seed of", save->path, "the name is too long");
    char *text = save_read(path, &content, trouble);
    bool good = text && lz_hex_parse(lz_trim(content), seed, LZ_SEED);
    if (text && !good)
        failed(trouble, "cannot use", path, "it does not hold the 64 hex digits of a seed");
    free(text);
    return good;
}

bool save_mend(struct save *save, uint32_t good, struct lz_writer *trouble) {
    char path[PATH_MAX];
    if (snprintf(path, sizeof path, "%s.damaged", save->path) >= PATH_MAX)
        return failed(trouble, "cannot keep the damaged end of", save->path, "the name is too long");
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    bool kept = fd >= 0 && put_all(fd, (struct lz_text){ save->content + good, (uint32_t)save->size - good });
    int why = errno;
    if (fd >= 0)
        close(fd);
    if (!kept)
        return failed(trouble, "cannot keep the damaged end in", path, strerror(why));
    if (ftruncate(save->file, good) < 0)
        return failed(trouble, "cannot mend", save->path, strerror(errno));
    save->size = good;
    return true;
}

static bool try_line(struct save *save, struct lz_text line) {
    if (lseek(save->file, save->size, SEEK_SET) >= 0 && put_all(save->file, line)) {
        save->size += line.len;
        return true;
    }
    int why = errno;
    if (ftruncate(save->file, save->size) < 0)
        fprintf(stderr, "lizardry play: cannot take back a torn line of '%s': %s\n", save->path, strerror(errno));
    errno = why;
    return false;
}

bool save_line(void *to, struct lz_text line) {
    struct save *save = to;
    while (!try_line(save, line)) {
        struct lz_text answer;
        fflush(stdout);
        fprintf(stderr,
                "\nlizardry play: cannot write '%s': %s.\nNothing is lost: the match stands as it was "
                "before this move.\n",
                save->path, strerror(errno));
        if (!save->term->in || term_read(save->term, "Make room and press Enter to try again, or type quit: ", &answer))
            return false;
        if (answer.len)
            return false;
    }
    return true;
}

void save_forget_seed(const struct save *save) {
    char path[PATH_MAX];
    if (seed_path(save, path))
        unlink(path);
}

void save_abandon(struct save *save) {
    unlink(save->path);
    save_forget_seed(save);
    save_close(save);
}

void save_close(struct save *save) {
    if (save->file >= 0)
        close(save->file);
    save->file = -1;
    free(save->content);
    save->content = NULL;
}
