/* The files of a study, and the call that makes them again. */
#include "clients/cli/commands/balance.h"

#include "clients/cli/cli.h"
#include "core/words/option.h"
#include "core/words/text.h"

#include <errno.h>
#include <limits.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILES = 24, NAME = 128 };

bool balance_place(const struct cli_study *study) {
    struct stat at;
    if (stat(study->folder, &at) != 0)
        cli_failed(study->word, "cannot write a study into '%s': %s; make the folder first: mkdir -p '%s'",
                   study->folder, strerror(errno), study->folder);
    else if (!S_ISDIR(at.st_mode))
        cli_failed(study->word, "cannot write a study into '%s': it is not a folder", study->folder);
    else if (access(study->folder, W_OK | X_OK) != 0)
        cli_failed(study->word, "cannot write a study into '%s': %s; name a folder that you may write to",
                   study->folder, strerror(errno));
    else
        return true;
    return false;
}

/* ---- files: each is written as FILE.PID.new beside its place */

struct shelf {
    const struct cli_study *study;
    int files;
    char name[FILES][NAME];
    int error; /* of the first that failed, and which it was */
    char failed[NAME];
};

static void path_of(const struct shelf *shelf, const char *name, bool fresh, char path[PATH_MAX]) {
    int n = fresh ? snprintf(path, PATH_MAX, "%s/%s.%ld.new", shelf->study->folder, name, (long)getpid())
                  : snprintf(path, PATH_MAX, "%s/%s", shelf->study->folder, name);
    if (n >= PATH_MAX)
        path[0] = 0; /* opening it fails, and says so */
}

static void fail(struct shelf *shelf, const char *name) {
    if (shelf->error)
        return;
    shelf->error = errno ? errno : EIO;
    snprintf(shelf->failed, sizeof shelf->failed, "%s", name);
}

static FILE *open_file(void *to, const char *name) {
    struct shelf *shelf = to;
    char path[PATH_MAX];
    if (shelf->error || shelf->files == FILES)
        return NULL;
    path_of(shelf, name, true, path);
    FILE *file = fopen(path, "we");
    if (!file) {
        fail(shelf, name);
        return NULL;
    }
    snprintf(shelf->name[shelf->files++], NAME, "%s", name);
    return file;
}

static void close_as(struct shelf *shelf, FILE *file, const char *name) {
    errno = 0;
    bool whole = fflush(file) == 0 && !ferror(file) && fsync(fileno(file)) == 0;
    if (!whole)
        fail(shelf, name);
    if (fclose(file) != 0)
        fail(shelf, name);
}

/* Plots are closed in turn: the file is the last one opened. */
static void close_file(void *to, FILE *file) {
    struct shelf *shelf = to;
    close_as(shelf, file, shelf->name[shelf->files - 1]);
}

/* The plots take their places first, so the page never shows what is not there. */
static void settle(struct shelf *shelf) {
    char fresh[PATH_MAX], path[PATH_MAX];
    for (int i = shelf->files - 1; i >= 0; i--) {
        path_of(shelf, shelf->name[i], true, fresh);
        path_of(shelf, shelf->name[i], false, path);
        if (!shelf->error && rename(fresh, path) == 0)
            continue;
        fail(shelf, shelf->name[i]);
        unlink(fresh);
    }
}

/* ---- the call */

static void put_options(const struct cli_study *study, struct lz_writer *w) {
    const struct lz_game *game = study->table.game;
    const struct lz_setup *setup = &study->table.setup;
    struct lz_setup usual = { 0 };
    char room[256];
    struct lz_writer ignored = lz_writer_in(room, sizeof room);
    lz_options_usual(game, &usual);
    if (study->preset && !cli_preset(game, study->preset, &usual, &ignored))
        return; /* it was read before */
    for (int i = 0; i < game->option_count; i++) {
        if (setup->option[i] == usual.option[i])
            continue;
        lz_put(w, " --option ");
        lz_put(w, game->options[i].name);
        lz_put(w, "=");
        lz_option_print(&game->options[i], setup->option[i], w);
    }
    if (setup->seats != usual.seats) {
        lz_put(w, " --seats ");
        lz_put_number(w, setup->seats);
    }
}

static void put_bots(const struct cli_study *study, struct lz_writer *w) {
    if (study->ladder) {
        lz_put(w, study->bots_text ? " --bots " : "");
        lz_put(w, study->bots_text ? study->bots_text : "");
        return;
    }
    lz_put(w, " --bots ");
    for (int i = 0; i < study->bots; i++) {
        lz_put(w, i ? "," : "");
        lz_player_print(&study->named[i], w);
    }
}

void balance_call(const struct cli_study *study, char *room, uint32_t size) {
    struct lz_writer w = lz_writer_in(room, size);
    lz_put(&w, "lizardry ");
    lz_put(&w, study->word);
    lz_put(&w, " ");
    lz_put(&w, study->table.game->id);
    lz_put(&w, study->ladder ? " --out ." : " --study .");
    if (study->preset) {
        lz_put(&w, " --preset ");
        lz_put(&w, study->preset);
    }
    put_options(study, &w);
    put_bots(study, &w);
    lz_put(&w, study->ladder ? " --max " : " -n ");
    lz_put_number(&w, (int64_t)study->n);
    lz_put(&w, " --seed ");
    cli_quote(study->seed_text, &w);
    if (study->table.nodes != LZ_BOT_NODES) {
        lz_put(&w, " --nodes ");
        lz_put_number(&w, (int64_t)study->table.nodes);
    }
}

int balance_files(const struct cli_study *study, const char *name, void (*write)(const void *from, struct sim_page *),
                  const void *from) {
    struct shelf shelf = { .study = study };
    const struct lz_game *game = study->table.game;
    struct sim_page page = { open_file(&shelf, name), game->id, open_file, close_file, &shelf, study_part(game)->ink };
    if (page.text) {
        write(from, &page);
        close_as(&shelf, page.text, name);
    }
    settle(&shelf);
    if (shelf.error)
        return cli_failed(study->word, "cannot write '%s/%s': %s; free some room or name another folder", study->folder,
                          shelf.failed, strerror(shelf.error));
    fprintf(stderr, "Wrote %s/%s and %d %s beside it.\n", study->folder, name, shelf.files - 1,
            study->ladder ? "files" : "plots");
    return 0;
}

static void write_findings(const void *from, struct sim_page *page) {
    const struct sim_findings *findings = from;
    study_part(findings->table->game)->write(findings, page);
}

int balance_write(const struct cli_study *study, const struct sim_sums *sums, const void *tally) {
    char name[NAME], command[2048];
    snprintf(name, sizeof name, "%s.md", study->table.game->id);
    balance_call(study, command, sizeof command);
    struct sim_findings findings = {
        &study->table, sums, tally, study->preset, command, CLI_VERSION, study->seed_text
    };
    return balance_files(study, name, write_findings, &findings);
}
