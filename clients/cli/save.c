/* The file of a match on the disk. */
#include "clients/cli/save.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

static bool file_failed(const struct save *save, struct lz_writer *trouble) {
    char what[40];
    snprintf(what, sizeof what, "cannot %s", save->file.did);
    return failed(trouble, what, save->path, strerror(save->file.error));
}

static bool write_seed(struct save *save, const uint8_t seed[LZ_SEED], struct lz_writer *trouble) {
    char path[PATH_MAX], hex[LZ_HEX + 1];
    lz_hex_print(seed, LZ_SEED, hex);
    hex[LZ_HEX - 1] = '\n';
    if (lz_paper_keep(&save->file, "seed", (struct lz_text){ hex, LZ_HEX }))
        return true;
    return failed(trouble, "cannot write", seed_path(save, path) ? path : save->path, strerror(save->file.error));
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
    if (!lz_file_name(&save->file, &lz_calls_system, save->path))
        return file_failed(save, trouble);
    if (access(save->path, F_OK) == 0)
        return failed(trouble, "cannot begin a match in", save->path,
                      "there is a file already; --resume goes on with it, or choose another name");
    return write_seed(save, seed, trouble);
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
    if (!lz_file_name(&save->file, &lz_calls_system, path) || !lz_file_open(&save->file)) {
        if (save->file.error == EWOULDBLOCK)
            return failed(trouble, "cannot go on with", path, "it is being played in another terminal");
        return file_failed(save, trouble);
    }
    save->content = lz_file_read(&save->file, content);
    if (save->content)
        return true;
    file_failed(save, trouble);
    save_close(save);
    return false;
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
    struct lz_text rest = { save->content + good, save->file.size - good };
    if (!lz_paper_keep(&save->file, "damaged", rest))
        return failed(trouble, "cannot keep the damaged end of", save->path, strerror(save->file.error));
    return lz_file_cut(&save->file, good) || file_failed(save, trouble);
}

/* The first act makes the file. */
static enum lz_status try_act(struct save *save, struct lz_text act) {
    if (save->file.file >= 0)
        return lz_file_append(&save->file, act);
    return lz_file_create(&save->file, act) ? LZ_OK : LZ_REFUSED;
}

bool save_line(void *to, struct lz_text act) {
    struct save *save = to;
    for (enum lz_status status; (status = try_act(save, act)) != LZ_OK;) {
        struct lz_text answer;
        fflush(stdout);
        fprintf(stderr, "\nlizardry play: cannot write '%s': %s.\n", save->path, strerror(save->file.error));
        if (status == LZ_FAILED) {
            fprintf(stderr, "Nor could it be put back as it was: whether this move counts is seen when the match is "
                            "resumed.\n");
            return false;
        }
        fprintf(stderr, "Nothing is lost: the match stands as it was before this move.\n");
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
    if (save->file.calls) /* it has got its name */
        lz_file_close(&save->file);
    free(save->content);
    save->content = NULL;
}
