/* lizardry backup, restore, export: what the operator does with a server's data base. */
#include "clients/cli/call.h"
#include "clients/cli/cli.h"
#include "core/words/text.h"
#include "server/serve.h"

#include <limits.h>
#include <stdio.h>
#include <unistd.h>

static const char backup_help[] = "usage: lizardry backup FILE [--data FOLDER]\n\n"
                                  "Copies the data base of a server into FILE, whole, also while the server runs.\n\n"
                                  "  --data FOLDER  where the server keeps its games. Usually ~/.local/share/lizardry\n"
                                  "  --help         this page\n";
static const char restore_help[] =
    "usage: lizardry restore FILE [--data FOLDER]\n\n"
    "Puts a copy that `lizardry backup` made in the place of a server's data base. The server has to be stopped. The\n"
    "copy is looked at first; what it replaces is kept beside it as lizardry.db.before.\n\n"
    "  --data FOLDER  where the server keeps its games. Usually ~/.local/share/lizardry\n"
    "  --help         this page\n";
static const char export_help[] =
    "usage: lizardry export TABLE [--data FOLDER]\n\n"
    "Prints the journal of a match that a server keeps, as far as it has been played, also while the server runs: for\n"
    "the operator, who can read the folder. Of a match that is not over it tells what its players must not know.\n\n"
    "  --data FOLDER  where the server keeps its games. Usually ~/.local/share/lizardry\n"
    "  --help         this page\n";

/* A call, and the folder that it speaks of. */
struct keeping {
    struct cli_call call;
    char usual[PATH_MAX];
    const char *folder;
};

/* -1: go on. */
static int read_call(const struct cli_form *form, int argc, char **argv, struct keeping *k) {
    int code = cli_call_read(form, argc, argv, &k->call);
    if (code >= 0)
        return code;
    k->folder = k->call.value[CLI_DATA] ? k->call.value[CLI_DATA] : k->usual;
    if (!k->call.value[CLI_DATA] && !cli_server_folder(k->usual, sizeof k->usual))
        return cli_wrong(form->word, "the folder's name is too long: choose one with --data");
    return -1;
}

static int keep(const struct cli_form *form, int argc, char **argv,
                bool (*work)(const char *folder, const char *file, struct lz_writer *)) {
    char words[1000];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct keeping k;
    int code = read_call(form, argc, argv, &k);
    if (code >= 0)
        return code;
    return work(k.folder, k.call.words[0], &trouble) ? 0 : cli_failed(form->word, "%s", words);
}

int cli_backup(int argc, char **argv) {
    static const struct cli_form form = { "backup", backup_help, CLI_TAKES(DATA), 1, 1, "into which file?" };
    return keep(&form, argc, argv, serve_backup);
}

int cli_restore(int argc, char **argv) {
    static const struct cli_form form = { "restore", restore_help, CLI_TAKES(DATA), 1, 1, "which file?" };
    return keep(&form, argc, argv, serve_restore);
}

int cli_export(int argc, char **argv) {
    static const struct cli_form form = { "export", export_help, CLI_TAKES(DATA), 1, 1, "which table?" };
    char words[1000];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct keeping k;
    int64_t match = 0;
    int code = read_call(&form, argc, argv, &k);
    if (code >= 0)
        return code;
    if (!lz_read_number(lz_span(k.call.words[0]), 1, INT64_MAX - 1, &match))
        return cli_wrong("export", "a table has a number: '%s' is none", k.call.words[0]);
    fflush(stdout);
    return serve_export(k.folder, match, STDOUT_FILENO, &trouble) ? 0 : cli_failed("export", "%s", words);
}
