/* A match in files. */
#include "server/store/carry.h"

#include "core/words/text.h"
#include "host/store/calls.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LARGEST = 256 << 20, PIECE = 1 << 16 };
static const char mail_journal[] = "game.journal", receipts[] = "receipts/";

static bool failed(struct lz_writer *trouble, const char *what, const char *why) {
    lz_put(trouble, what);
    lz_put(trouble, ": ");
    lz_put(trouble, why);
    return false;
}

/* ---- in memory */

static bool add(struct bundle_text *text, struct lz_text more) {
    if (more.len > LARGEST - text->len)
        return false;
    if (text->room < text->len + more.len + 1) {
        uint32_t room = 2 * (text->len + more.len) + 64;
        char *at = realloc(text->at, room);
        if (!at)
            return false;
        text->at = at;
        text->room = room;
    }
    if (more.len)
        memcpy(text->at + text->len, more.at, more.len);
    text->len += more.len;
    text->at[text->len] = 0;
    return true;
}

bool bundle_more(struct bundle *bundle, struct lz_text more) { return add(&bundle->text, more); }

bool bundle_paper(struct bundle *bundle, const char *name, struct lz_text text) {
    struct bundle_paper *grown = realloc(bundle->paper, (bundle->count + 1) * sizeof *grown);
    if (!grown || strlen(name) >= CARRY_NAME)
        return false;
    bundle->paper = grown;
    struct bundle_paper *paper = &grown[bundle->count];
    *paper = (struct bundle_paper){ 0 };
    memcpy(paper->name, name, strlen(name) + 1);
    bundle->count++;
    return add(&paper->text, text);
}

void bundle_free(struct bundle *bundle) {
    for (uint32_t i = 0; i < bundle->count; i++)
        free(bundle->paper[i].text.at);
    free(bundle->paper);
    free(bundle->text.at);
    if (bundle->lock > 0)
        close(bundle->lock);
    *bundle = (struct bundle){ 0 };
}

/* ---- from the disk */

static bool read_into(struct bundle_text *text, int file) {
    char piece[PIECE];
    ssize_t got;
    bool well = add(text, (struct lz_text){ piece, 0 });
    while (well && (got = read(file, piece, sizeof piece)) != 0) {
        if (got < 0 && errno == EINTR)
            continue;
        well = got > 0 && add(text, (struct lz_text){ piece, (uint32_t)got });
    }
    return well;
}

static bool read_paper(struct bundle *bundle, const char *path, const char *name, struct lz_writer *trouble) {
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    bool well = file >= 0 && bundle_paper(bundle, name, (struct lz_text){ 0 }) &&
                read_into(&bundle->paper[bundle->count - 1].text, file);
    int error = errno;
    if (file >= 0)
        close(file);
    return well || failed(trouble, path, strerror(error));
}

/* What a host keeps beside a journal. Others in the same folder are somebody else's. */
static bool is_paper(const char *name) {
    static const char *const names[] = { "seed", "set", "after", "drawer", "ledger", "damaged", "bug", "bug.act" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return strncmp(name, "own.", 4) == 0;
}

/* Files in the folder whose names go on after `before`; each is the paper `as` and the rest of its name. */
struct finding {
    const char *folder, *before, *as;
    bool (*wanted)(const char *name);
};

static bool any(const char *name) { return name[0] != '.'; }

static bool find_papers(struct bundle *bundle, const struct finding *f, struct lz_writer *trouble) {
    DIR *folder = opendir(f->folder);
    struct dirent *entry;
    bool well = true;
    size_t len = strlen(f->before);
    while (folder && well && (entry = readdir(folder))) {
        char path[CARRY_PATH + 300], name[CARRY_NAME + 300];
        if (strncmp(entry->d_name, f->before, len) != 0 || !f->wanted(entry->d_name + len))
            continue;
        snprintf(path, sizeof path, "%s/%s", f->folder, entry->d_name);
        snprintf(name, sizeof name, "%s%s", f->as, entry->d_name + len);
        well = read_paper(bundle, path, name, trouble);
    }
    if (folder)
        closedir(folder);
    return well;
}

static bool read_journal(struct bundle *bundle, const char *path, struct lz_writer *trouble) {
    bundle->lock = open(path, O_RDWR | O_CLOEXEC);
    if (bundle->lock < 0)
        return failed(trouble, path, strerror(errno));
    if (lz_calls_system.lock(bundle->lock, false) != 0)
        return failed(trouble, path, "somebody plays it just now: end that first");
    return read_into(&bundle->text, bundle->lock) || failed(trouble, path, "it cannot be read, or is far too large");
}

static bool read_mail(struct bundle *bundle, const char *path, struct lz_writer *trouble) {
    char journal[CARRY_PATH + 40], folder[CARRY_PATH + 40], log[CARRY_PATH + 40];
    snprintf(journal, sizeof journal, "%s/%s", path, mail_journal);
    snprintf(folder, sizeof folder, "%s/receipts", path);
    snprintf(log, sizeof log, "%s/log", path);
    bundle->mail = true;
    return read_journal(bundle, journal, trouble) &&
           find_papers(bundle, &(struct finding){ path, "game.journal.", "", is_paper }, trouble) &&
           find_papers(bundle, &(struct finding){ folder, "", receipts, any }, trouble) &&
           (access(log, F_OK) != 0 || read_paper(bundle, log, "log", trouble));
}

bool bundle_read(struct bundle *bundle, const char *path, struct lz_writer *trouble) {
    struct stat about;
    char folder[CARRY_PATH], before[CARRY_NAME + 2];
    if (strlen(path) >= CARRY_PATH - 40 || stat(path, &about) != 0)
        return failed(trouble, path, strlen(path) >= CARRY_PATH - 40 ? "the name is too long" : strerror(errno));
    if (S_ISDIR(about.st_mode))
        return read_mail(bundle, path, trouble);
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path) : 1, slash ? path : ".");
    if (snprintf(before, sizeof before, "%s.", name) >= (int)sizeof before)
        return failed(trouble, path, "the name is too long");
    return read_journal(bundle, path, trouble) &&
           find_papers(bundle, &(struct finding){ slash == path ? "/" : folder, before, "", is_paper }, trouble);
}

/* ---- to the disk */

static bool write_new(const char *path, struct lz_text text, struct lz_writer *trouble) {
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0)
        return failed(trouble, path,
                      errno == EEXIST ? "it is there already, and is not written over" : strerror(errno));
    bool well = true;
    while (well && text.len) {
        ssize_t put = write(file, text.at, text.len);
        well = put > 0;
        text.at += well ? put : 0;
        text.len -= well ? (uint32_t)put : 0;
    }
    well = well && fsync(file) == 0;
    int error = errno;
    well = close(file) == 0 && well;
    if (!well)
        unlink(path);
    return well || failed(trouble, path, strerror(error));
}

/* Where a paper lies: beside the journal, or, of a game by mail, under its own name. The ledger of such a game stays
   behind: its reports are not carried, and are made anew. */
static bool place_of(const char *path, const char *name, bool mail, char place[CARRY_PATH]) {
    bool own = strcmp(name, "log") == 0 || strncmp(name, receipts, sizeof receipts - 1) == 0;
    int len = mail && own ? snprintf(place, CARRY_PATH, "%s%s", path, name)
                          : snprintf(place, CARRY_PATH, "%s%s.%s", path, mail ? mail_journal : "", name);
    return len < CARRY_PATH && !(mail && strcmp(name, "ledger") == 0);
}

static bool write_papers(const struct bundle *bundle, const char *path, uint32_t *made, struct lz_writer *trouble) {
    bool mail = path[strlen(path) - 1] == '/';
    char place[CARRY_PATH];
    for (; *made < bundle->count; (*made)++)
        if (place_of(path, bundle->paper[*made].name, mail, place) &&
            !write_new(place, bundle_text(&bundle->paper[*made]), trouble))
            return false;
    return true;
}

static bool make_folder(const char *path, struct lz_writer *trouble) {
    char below[CARRY_PATH];
    if (mkdir(path, 0700) != 0)
        return failed(trouble, path,
                      errno == EEXIST ? "it is there already, and is not written over" : strerror(errno));
    snprintf(below, sizeof below, "%.4000s%s", path, receipts);
    return mkdir(below, 0700) == 0 || failed(trouble, below, strerror(errno));
}

/* The journal last: what has none is no match. */
bool bundle_write(const struct bundle *bundle, const char *path, struct lz_writer *trouble) {
    char journal[CARRY_PATH], place[CARRY_PATH];
    size_t len = strlen(path);
    bool mail = len && path[len - 1] == '/';
    uint32_t made = 0;
    if (!len || len >= CARRY_PATH - 200)
        return failed(trouble, path, "that is no name for a file");
    if (mail && !memmem(bundle->text.at, bundle->text.len, "\n: id ", 6))
        return failed(trouble, path,
                      "this match is no game by mail: give it the name of a file, without '/' at its end");
    if (mail && !make_folder(path, trouble))
        return false;
    snprintf(journal, sizeof journal, "%s%s", path, mail ? mail_journal : "");
    if (!mail && access(journal, F_OK) == 0)
        return failed(trouble, path, "it is there already, and is not written over");
    if (write_papers(bundle, path, &made, trouble) &&
        write_new(journal, (struct lz_text){ bundle->text.at, bundle->text.len }, trouble))
        return true;
    while (made-- > 0)
        if (place_of(path, bundle->paper[made].name, mail, place))
            unlink(place);
    return false;
}
