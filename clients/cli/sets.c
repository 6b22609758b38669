/* Sets of the user's own. */
#include "clients/cli/sets.h"

#include "clients/cli/cli.h"
#include "clients/cli/save.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WRONG = 16000 }; /* all that is wrong with a file, a line each */

void set_free(struct own_set *set) {
    free(set->text);
    free(set->room);
    set->text = NULL;
    set->room = NULL;
}

/* The file as a set of the game. False: `wrong` is a sentence about the first thing that is wrong, and a line for each
   of the others. */
static bool load(struct own_set *set, const struct lz_game *game, const char *path, struct lz_writer *wrong) {
    set_free(set);
    set->text = save_read(path, &set->file, wrong);
    if (!set->text)
        return false;
    set->room = cli_room(NULL, game->set_room);
    lz_put(wrong, path);
    lz_put(wrong, " is no set of ");
    lz_put(wrong, game->id);
    lz_put(wrong, ": ");
    if (game->load(game, set->file, set->room, &set->game, wrong))
        return true;
    set_free(set);
    return false;
}

static void tell_all(const char *word, const char *path, struct lz_text wrong) {
    struct lz_text first = lz_take_line(&wrong);
    cli_failed(word, "%.*s", (int)first.len, first.at);
    while (wrong.len) {
        struct lz_text line = lz_take_line(&wrong);
        fprintf(stderr, "%s: %.*s\n", path, (int)line.len, line.at);
    }
}

const struct lz_game *set_load(struct own_set *set, const char *word, const struct lz_game *game) {
    if (!set->given)
        return game;
    if (!game->load) {
        cli_failed(word, "%s has no sets: --set is for games whose cards and boards come from a file", game->id);
        return NULL;
    }
    char *room = cli_room(NULL, WRONG);
    struct lz_writer wrong = lz_writer_in(room, WRONG);
    bool good = load(set, game, set->given, &wrong);
    if (!good)
        tell_all(word, set->given, (struct lz_text){ room, wrong.len });
    free(room);
    return good ? &set->game : NULL;
}

static bool beside(const char *journal, char path[PATH_MAX]) {
    return snprintf(path, PATH_MAX, "%s.set", journal) < PATH_MAX;
}

/* The file of the set: the one given, else the copy beside the journal; NULL: there is none. */
static const char *file_of(const struct own_set *set, const char *journal, char copy[PATH_MAX]) {
    if (set->given)
        return set->given;
    return beside(journal, copy) && access(copy, R_OK) == 0 ? copy : NULL;
}

/* Says the first thing that is wrong alone: the journal is what was asked for. */
static bool load_for(struct own_set *set, const struct lz_game *game, const char *path, struct lz_writer *trouble) {
    char *room = cli_room(NULL, WRONG);
    struct lz_writer wrong = lz_writer_in(room, WRONG);
    bool good = load(set, game, path, &wrong);
    struct lz_text rest = { room, wrong.len };
    if (!good && trouble)
        lz_put_text(trouble, lz_take_line(&rest));
    free(room);
    return good;
}

enum lz_status set_read_journal(struct own_set *set, struct set_journal journal, struct lz_record *record,
                                struct lz_writer *trouble) {
    char copy[PATH_MAX];
    struct lz_writer first = trouble ? *trouble : (struct lz_writer){ 0 };
    enum lz_status status = lz_journal_read_with(journal.text, set->room ? &set->game : NULL, record, trouble);
    if (status != LZ_FAILED || !record->set.len || !record->game || !record->game->load)
        return status;
    const char *file = file_of(set, journal.path, copy);
    if (!file) {
        if (trouble)
            lz_put(trouble, ". Say --set FILE");
        return status;
    }
    if (trouble)
        *trouble = first; /* what is wrong now, not what was wrong without the set */
    if (!load_for(set, record->game, file, trouble))
        return LZ_FAILED;
    return lz_journal_read_with(journal.text, &set->game, record, trouble);
}

static bool kept(const struct own_set *set, const struct lz_store *store) {
    struct lz_text copy;
    bool none;
    char *text = store->find(store->to, "set", &copy, &none); /* a copy that cannot be read is written anew */
    bool same = text && copy.len == set->file.len && memcmp(text, set->file.at, copy.len) == 0;
    free(text);
    return same;
}

bool set_keep(const struct own_set *set, const struct lz_store *store, struct lz_writer *trouble) {
    if (!set->room || kept(set, store) || store->keep(store->to, "set", set->file))
        return true;
    lz_put(trouble, "cannot keep the set beside the match: ");
    store->trouble(store->to, trouble);
    return false;
}

void set_forget(const struct own_set *set, const struct lz_store *store) {
    if (set->room)
        (void)!store->drop(store->to, "set");
}
