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
    "usage: lizardry export TABLE [--to PATH] [--data FOLDER]\n\n"
    "Prints the journal of a match that a server keeps, as far as it has been played, also while the server runs: for\n"
    "the operator, who can read the folder. Of a match that is not over it tells what its players must not know.\n"
    "With --to the match goes into a new file, with its papers beside it, as `lizardry play --resume` takes it; or, "
    "if\n"
    "PATH ends in '/' and it came from a game by mail, into a directory for `lizardry pbm`. Stop the server before "
    "you\n"
    "go on elsewhere: a match is played in one place.\n\n"
    "  --to PATH      where to\n"
    "  --data FOLDER  where the server keeps its games. Usually ~/.local/share/lizardry\n"
    "  --help         this page\n";

static const char import_help[] = "usage: lizardry import FILE|DIR [--data FOLDER] [--url URL]\n\n"
                                  "Brings a match to a server, as far as it has been played: the file that `lizardry "
                                  "play` keeps, or the directory of a\n"
                                  "game by mail, with all papers beside it. Prints its number, and for each person in "
                                  "it a link by which the seat is\n"
                                  "found there. The files stay as they are. A server that runs hears of it when "
                                  "somebody comes, or when it starts.\n\n"
                                  "  --data FOLDER  where the server keeps its games. Usually ~/.local/share/lizardry\n"
                                  "  --url URL      how people reach it. Usually http://127.0.0.1:8080\n"
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
    static const struct cli_form form = {
        "export", export_help, CLI_TAKES(DATA) | CLI_TAKES(TO), 1, 1, "which table?"
    };
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
    const char *to = k.call.value[CLI_TO];
    if (to)
        return serve_export_to(k.folder, match, to, &trouble) ? 0 : cli_failed("export", "%s", words);
    return serve_export(k.folder, match, STDOUT_FILENO, &trouble) ? 0 : cli_failed("export", "%s", words);
}

int cli_import(int argc, char **argv) {
    static const struct cli_form form = { "import", import_help, CLI_TAKES(DATA) | CLI_TAKES(URL),
                                          1,        1,           "which file or directory?" };
    char words[1000], links[8000];
    struct lz_writer trouble = lz_writer_in(words, sizeof words), said = lz_writer_in(links, sizeof links);
    struct keeping k;
    int code = read_call(&form, argc, argv, &k);
    if (code >= 0)
        return code;
    const char *url = k.call.value[CLI_URL] ? k.call.value[CLI_URL] : "http://127.0.0.1:8080";
    if (!serve_import(&(struct serve_import){ k.folder, k.call.words[0], url }, &said, &trouble))
        return cli_failed("import", "%s", words);
    fputs(links, stdout);
    return cli_flushed("import", 0);
}
