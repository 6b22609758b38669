/* The file of a match on the disk. */
#include "clients/cli/save.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* ---- what went wrong, and what to do */

static const struct {
    int error;
    const char *words; /* NULL: the system's */
    const char *advice;
} troubles[] = {
    { EWOULDBLOCK, "it is being played in another terminal", "go on there, or close it" },
    { EEXIST, "there is a file already", "--resume goes on with it, or choose another name" },
    { EISDIR, "it is a folder", "name a file in it" },
    { EFBIG, NULL, "let files grow larger (ulimit -f)" },
    { ENOENT, NULL, "look at the name, and whether the folder is there" },
    { ENOTDIR, NULL, "look at the name: a part of it is no folder" },
    { EACCES, NULL, "it belongs to somebody else, or the folder does: name another" },
    { EPERM, NULL, "it belongs to somebody else, or the folder does: name another" },
    { EROFS, NULL, "nothing can be written there: name a file elsewhere" },
    { ENOSPC, NULL, "make room on that disk" },
    { EDQUOT, NULL, "make room: you may keep no more there" },
    { EMFILE, NULL, "close other programs" },
    { ENFILE, NULL, "close other programs" },
    { ENOMEM, "out of memory", "close other programs" },
    { ENAMETOOLONG, NULL, "choose a shorter name" },
    { EIO, NULL, "the disk may be failing: copy what is on it" },
};

static void put_error(struct lz_writer *w, int error) {
    const char *words = NULL, *advice = NULL;
    for (size_t i = 0; i < sizeof troubles / sizeof troubles[0]; i++)
        if (troubles[i].error == error) {
            words = troubles[i].words;
            advice = troubles[i].advice;
        }
    lz_put(w, words ? words : strerror(error));
    lz_put(w, advice ? "; " : "");
    lz_put(w, advice ? advice : "");
}

static bool wrong(struct lz_writer *trouble, const char *what, const char *path, const char *why) {
    lz_put(trouble, "cannot ");
    lz_put(trouble, what);
    lz_put(trouble, " '");
    lz_put(trouble, path);
    lz_put(trouble, "': ");
    lz_put(trouble, why);
    return false;
}

static bool failed(struct lz_writer *trouble, const char *what, const char *path, int error) {
    if (error == EFBIG && strcmp(what, "read") == 0)
        return wrong(trouble, what, path, "it is far too large for a journal; look at the name");
    wrong(trouble, what, path, "");
    put_error(trouble, error);
    return false;
}

/* ---- names */

bool save_place(char place[PATH_MAX]) {
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    if (state && *state == '/')
        return snprintf(place, PATH_MAX, "%s/lizardry", state) < PATH_MAX;
    return home && *home && snprintf(place, PATH_MAX, "%s/.local/state/lizardry", home) < PATH_MAX;
}

bool save_make_place(const char *place) {
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

/* GAME-2025-11-15.journal, then -2, -3, ... */
static bool usual_path(struct save *save, const char *game, struct lz_writer *trouble) {
    char place[PATH_MAX - 100], whole[PATH_MAX], day[16];
    time_t now = time(NULL);
    struct tm tm;
    if (!save_place(whole) || strlen(whole) >= sizeof place)
        return wrong(trouble, "keep the match in", "~/.local/state", "HOME is not set; name a file with --save");
    memcpy(place, whole, strlen(whole) + 1);
    if (!save_make_place(place))
        return failed(trouble, "make the folder", place, errno);
    strftime(day, sizeof day, "%Y-%m-%d", localtime_r(&now, &tm));
    for (int i = 1; i < 10000; i++) {
        char count[16] = "";
        if (i > 1)
            snprintf(count, sizeof count, "-%d", i);
        snprintf(save->path, sizeof save->path, "%s/%s-%s%s.journal", place, game, day, count);
        if (access(save->path, F_OK) != 0)
            return true;
    }
    return wrong(trouble, "find a free name in", place, "too many matches there; name a file with --save");
}

bool save_find(struct save *save, const char *path, struct lz_writer *trouble) {
    if (strlen(path) >= sizeof save->path)
        return failed(trouble, "open", path, ENAMETOOLONG);
    memmove(save->path, path, strlen(path) + 1);
    return lz_file_name(&save->file, save->calls, save->path) ||
           failed(trouble, save->file.did, path, save->file.error);
}

bool save_name(struct save *save, const char *game, const char *path, struct lz_writer *trouble) {
    if (path ? !save_find(save, path, trouble)
             : !usual_path(save, game, trouble) || !save_find(save, save->path, trouble))
        return false;
    struct stat there;
    if (!path || stat(save->path, &there) < 0) /* a usual name was free; who comes second to it is told by the file */
        return true;
    return failed(trouble, "begin a match in", save->path, S_ISDIR(there.st_mode) ? EISDIR : EEXIST);
}

/* ---- the store: that of the file, and its words */

static void store_trouble(const void *to, struct lz_writer *w) {
    const struct save *save = to;
    char name[PATH_MAX + 40];
    snprintf(name, sizeof name, "%s%s%s", save->path, save->paper ? "." : "", save->paper ? save->paper : "");
    failed(w, save->file.did, name, save->file.error);
}

static enum lz_status store_create(void *to, struct lz_text acts, struct lz_text seed) {
    struct save *save = to;
    save->paper = NULL;
    return lz_file_create(&save->file, acts, seed) ? LZ_OK : LZ_REFUSED;
}

static char *store_read(void *to, struct lz_text *acts) {
    struct save *save = to;
    save->paper = NULL;
    if (save->file.file < 0 && !lz_file_open(&save->file))
        return NULL;
    return lz_file_read(&save->file, acts);
}

/* What stands, to whoever sits here; true: once more. */
static bool ask_again(struct save *save, enum lz_status status) {
    char why[PATH_MAX + 300];
    struct lz_writer w = lz_writer_in(why, sizeof why);
    struct lz_text answer;
    store_trouble(save, &w);
    fflush(stdout);
    fprintf(stderr, "\nlizardry play: %s.\n", why);
    if (status == LZ_FAILED) {
        fprintf(stderr,
                "Nor could it be put back as it was: whether this move counts is seen when the match is resumed.\n");
        return false;
    }
    fprintf(stderr, "Nothing is lost: the match stands as it was before this move.\n");
    return save->term->in &&
           term_read(save->term, "Make room and press Enter to try again, or type quit: ", &answer) == TERM_LINE &&
           !answer.len;
}

static enum lz_status store_append(void *to, struct lz_text act) {
    struct save *save = to;
    enum lz_status status;
    do {
        save->paper = NULL;
        status = lz_file_append(&save->file, act);
    } while (status != LZ_OK && ask_again(save, status));
    return status;
}

static bool store_cut(void *to, uint32_t bytes) {
    struct save *save = to;
    save->paper = NULL;
    return lz_file_cut(&save->file, bytes);
}

static bool store_keep(void *to, const char *name, struct lz_text text) {
    struct save *save = to;
    save->paper = name;
    return lz_paper_keep(&save->file, name, text);
}

/* Without its seed a match cannot go on: if that is not there its file is named, as one that cannot be read. What was
   said after the end need not be there. */
static char *store_find(void *to, const char *name, struct lz_text *text, bool *none) {
    struct save *save = to;
    save->paper = name;
    char *found = lz_paper_find(&save->file, name, text);
    *none = !found && save->file.error == ENOENT && strcmp(name, "seed") != 0;
    return found;
}

static bool store_drop(void *to, const char *name) {
    struct save *save = to;
    save->paper = name;
    return lz_paper_drop(&save->file, name);
}

struct lz_store save_store(struct save *save) {
    return (struct lz_store){ .create = store_create,
                              .read = store_read,
                              .append = store_append,
                              .cut = store_cut,
                              .keep = store_keep,
                              .find = store_find,
                              .drop = store_drop,
                              .trouble = store_trouble,
                              .to = save };
}

void save_close(struct save *save) {
    if (save->file.calls) /* it has got its name */
        lz_file_close(&save->file);
}

/* ---- for those who only read */

/* A file is a paper of its folder. */
char *save_read(const char *path, struct lz_text *content, struct lz_writer *trouble) {
    char folder[LZ_FILE_PATH] = ".";
    const char *slash = strrchr(path, '/');
    struct lz_file file;
    char *text = NULL;
    if (slash && slash - path < LZ_FILE_PATH)
        snprintf(folder, sizeof folder, "%.*s", (int)(slash == path ? 1 : slash - path), path);
    if (lz_file_folder(&file, &lz_calls_system, folder))
        text = lz_paper_find(&file, slash ? slash + 1 : path, content);
    if (!text)
        failed(trouble, "read", path, file.error);
    return text;
}

bool save_seed(const char *path, uint8_t seed[LZ_SEED], struct lz_writer *trouble) {
    struct lz_file file;
    struct lz_text content;
    char *text = NULL, name[PATH_MAX + 8];
    snprintf(name, sizeof name, "%s.seed", path);
    if (lz_file_name(&file, &lz_calls_system, path))
        text = lz_paper_find(&file, "seed", &content);
    if (!text)
        return failed(trouble, "read", name, file.error);
    bool good = lz_hex_parse(lz_trim(content), seed, LZ_SEED);
    free(text);
    return good || wrong(trouble, "use", name, "it does not hold the 64 hex digits of a seed");
}
