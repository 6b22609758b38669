/* Sets of the user's own. */
#include "clients/cli/sets.h"

#include "clients/cli/cli.h"
#include "clients/cli/save.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The one set of this run. */
static struct {
    const char *given; /* --set, before the game was known */
    struct lz_game game;
    void *room;
    char *text;
    struct lz_text file;
    char wrong[16000]; /* with the last file that was loaded: all of it, a line each */
} own;

/* The file as a set of the game; `trouble` is the first thing that is wrong. */
static bool load(const struct lz_game *game, const char *path, struct lz_writer *trouble) {
    struct lz_writer wrong = lz_writer_in(own.wrong, sizeof own.wrong);
    free(own.text);
    free(own.room);
    own.room = NULL;
    own.wrong[0] = 0;
    own.text = save_read(path, &own.file, trouble);
    if (!own.text)
        return false;
    own.room = cli_room(NULL, game->set_room);
    if (game->load(game, own.file, own.room, &own.game, &wrong))
        return true;
    struct lz_text rest = { own.wrong, wrong.len };
    lz_put(trouble, path);
    lz_put(trouble, " is no set of ");
    lz_put(trouble, game->id);
    lz_put(trouble, ": ");
    lz_put_text(trouble, lz_take_line(&rest));
    return false;
}

/* What else is wrong with it. */
static void tell_rest(const char *path) {
    struct lz_text rest = lz_span(own.wrong);
    (void)lz_take_line(&rest);
    while (rest.len) {
        struct lz_text line = lz_take_line(&rest);
        fprintf(stderr, "%s: %.*s\n", path, (int)line.len, line.at);
    }
}

const struct lz_game *set_load(const char *word, const struct lz_game *game, const char *path) {
    char room[PATH_MAX + 1000];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    if (!game || !path)
        return game;
    if (!game->load) {
        cli_failed(word, "%s has no sets: --set is for games whose cards and boards come from a file", game->id);
        return NULL;
    }
    if (load(game, path, &trouble))
        return &own.game;
    cli_failed(word, "%s", room);
    tell_rest(path);
    return NULL;
}

void set_give(const char *path) { own.given = path; }

static bool beside(const char *journal, char path[PATH_MAX]) {
    return snprintf(path, PATH_MAX, "%s.set", journal) < PATH_MAX;
}

enum lz_status set_read_journal(struct lz_text text, const char *path, struct lz_record *record,
                                struct lz_writer *trouble) {
    char copy[PATH_MAX];
    struct lz_writer first = trouble ? *trouble : (struct lz_writer){ 0 };
    enum lz_status status = lz_journal_read_with(text, own.room ? &own.game : NULL, record, trouble);
    bool wants = status == LZ_FAILED && record->set.len && record->game && record->game->load;
    const char *file = own.given ? own.given : beside(path, copy) && access(copy, R_OK) == 0 ? copy : NULL;
    if (wants && file) {
        if (trouble)
            *trouble = first; /* what is wrong now, not what was wrong without the set */
        if (!load(record->game, file, trouble))
            return LZ_FAILED;
        status = lz_journal_read_with(text, &own.game, record, trouble);
    } else if (wants && trouble) {
        lz_put(trouble, ". Say --set FILE");
    }
    return status;
}

bool set_keep(const struct lz_game *game, const char *journal, struct lz_writer *trouble) {
    char path[PATH_MAX];
    if (game != &own.game)
        return true;
    FILE *file = beside(journal, path) ? fopen(path, "wb") : NULL;
    bool whole = file && fwrite(own.file.at, 1, own.file.len, file) == own.file.len;
    whole = file && fflush(file) == 0 && fsync(fileno(file)) == 0 && whole;
    if (file && fclose(file) == 0 && whole)
        return true;
    lz_put(trouble, "cannot keep the set beside the match, in '");
    lz_put(trouble, path);
    lz_put(trouble, "': ");
    lz_put(trouble, strerror(errno));
    return false;
}

void set_forget(const struct lz_game *game, const char *journal) {
    char path[PATH_MAX];
    if (game == &own.game && beside(journal, path))
        unlink(path);
}
