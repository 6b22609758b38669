/* lizardry post: the mails of a server, for who runs it. */
#include "clients/cli/call.h"
#include "clients/cli/cli.h"
#include "core/words/text.h"
#include "mailbox/mailbox.h"
#include "server/serve.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

static const char help[] =
    "usage: lizardry post [--data FOLDER]\n"
    "       lizardry post hold|release [--data FOLDER]\n"
    "       lizardry post resend NUMBER [--data FOLDER]\n"
    "       lizardry post address TABLE SEAT ADDRESS --mail FILE [--data FOLDER] [--url URL]\n"
    "       lizardry post invite TABLE ADDRESS [NAME] --mail FILE [--data FOLDER] [--url URL]\n\n"
    "The mails of a server, for who runs it, also while the server runs. Alone it says whether mail is sent and "
    "collected,\n"
    "and since when not; lists the mails that wait and those that were given up, with what the other server said; the\n"
    "addresses from which mail came back; and the mails that are held until the owner of a seat says YES.\n\n"
    "  hold      nothing leaves any more; what comes in counts\n"
    "  release   what waits leaves\n"
    "  resend    a mail that was given up is tried again, the same bytes; its address counts as good\n"
    "  address   whoever has that seat is mailed there, once the address has answered\n"
    "  invite    somebody is asked whether they want a seat there, before the deal; who answers has one\n\n"
    "  --data FOLDER  where the server keeps its games. Usually ~/.local/share/lizardry\n"
    "  --mail FILE    the file of the mailbox (lizardry help mail)\n"
    "  --url URL      how people reach the server. Usually http://127.0.0.1:8080\n"
    "  --help         this page\n";

static int run(const struct cli_form *form, const struct serve_post *post) {
    char words[1000], *room = malloc(SERVE_POST);
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    if (!room)
        return cli_failed(form->word, "out of memory");
    struct lz_writer said = lz_writer_in(room, SERVE_POST);
    bool well = serve_post(post, &said, &trouble);
    fwrite(room, 1, said.len, stdout);
    free(room);
    return well ? cli_flushed(form->word, 0) : cli_failed(form->word, "%s", words);
}

int cli_post(int argc, char **argv) {
    static const struct cli_form form = { "post", help, CLI_TAKES(DATA) | CLI_TAKES(MAIL) | CLI_TAKES(URL), 0, 4, "" };
    char usual[PATH_MAX], wrong[2 * MAILBOX_PATH];
    struct lz_writer trouble = lz_writer_in(wrong, sizeof wrong);
    struct mailbox box;
    struct cli_call call;
    int code = cli_call_read(&form, argc, argv, &call);
    if (code >= 0)
        return code;
    const char *folder = call.value[CLI_DATA], *file = call.value[CLI_MAIL], *url = call.value[CLI_URL];
    if (!folder && !cli_server_folder(usual, sizeof usual))
        return cli_wrong(form.word, "the folder's name is too long: choose one with --data");
    if (file && !mailbox_read(file, &box, &trouble))
        return cli_failed(form.word, "%s", wrong);
    struct serve_post post = { .folder = folder ? folder : usual,
                               .url = url ? url : "http://127.0.0.1:8080",
                               .words = (const char *const *)call.words,
                               .count = call.count };
    if (file)
        post.box = &box;
    return run(&form, &post);
}
