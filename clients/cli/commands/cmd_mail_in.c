/* lizardry mail-in: a mail for a server that runs, or what it was understood as. */
#include "clients/cli/call.h"
#include "clients/cli/cli.h"
#include "core/words/text.h"
#include "inbox/inbox.h"
#include "mailbox/mailbox.h"

#include <stdio.h>
#include <stdlib.h>

static const char help[] =
    "usage: lizardry mail-in --mail FILE < MAIL\n"
    "       lizardry mail-in --explain [--mailbox ADDRESS] [--trust HOST] [--json] < MAIL\n\n"
    "Hands a mail to the server that runs with --mail FILE, as if it had come to its mailbox now. FILE names the "
    "socket:\n"
    "lmtp = PATH. The server answers by mail. Exits with 75 if it could not be taken now and should be tried again, as "
    "mail\n"
    "servers expect it of a program behind an alias.\n\n"
    "With --explain it reads the mail itself, does nothing with it, and prints what it was understood as: who wrote "
    "it,\n"
    "what it answers, which words of ours it holds, whether a person or a program wrote it, what was left out and why, "
    "and\n"
    "the lines that were written for us. Words that let somebody act are not printed whole.\n\n"
    "  --mail FILE        the file of the mailbox (lizardry help mail)\n"
    "  --explain          say what was understood\n"
    "  --mailbox ADDRESS  our mailbox, as games@example.org: only games+WORD@example.org then holds a reply word\n"
    "  --trust HOST       the mail server whose Authentication-Results are true\n"
    "  --json             the same for a program\n"
    "  --help             this page\n";

/* All of standard input as far as a mail goes, and a byte more if it is longer. NULL: said why not. */
static char *read_input(const char *word, uint32_t *len) {
    enum { STEP = 1 << 16 };
    char *bytes = NULL;
    uint32_t room = 0;
    *len = 0;
    while (*len == room && *len <= INBOX_BYTES) {
        room = room ? 2 * room : STEP;
        char *more = realloc(bytes, room);
        if (!more) {
            cli_failed(word, "out of memory; the mail is not read");
            free(bytes);
            return NULL;
        }
        bytes = more;
        *len += (uint32_t)fread(bytes + *len, 1, room - *len, stdin);
    }
    if (ferror(stdin)) {
        cli_failed(word, "cannot read the mail from standard input");
        free(bytes);
        return NULL;
    }
    return bytes;
}

/* Refused is an answer as well: it is printed with the rest. */
static int explain(const char *word, const struct inbox_mail *mail, bool json) {
    char *room = malloc(INBOX_EXPLAINED);
    if (!room)
        return cli_failed(word, "out of memory; the mail is not read");
    struct lz_writer w = lz_writer_in(room, INBOX_EXPLAINED);
    if (json)
        inbox_explain_json(mail, &w);
    else
        inbox_explain(mail, &w);
    fwrite(room, 1, w.len, stdout);
    if (json)
        putchar('\n');
    free(room);
    return 0;
}

/* To the server that runs. */
static int hand_over(const char *word, const char *file, struct lz_text bytes) {
    enum { TRY_AGAIN = 75 /* EX_TEMPFAIL */ };
    char wrong[2 * MAILBOX_PATH];
    struct lz_writer trouble = lz_writer_in(wrong, sizeof wrong);
    struct mailbox box;
    if (!mailbox_read(file, &box, &trouble))
        return cli_failed(word, "%s", wrong);
    if (!box.lmtp[0])
        return cli_failed(
            word, "%s names no socket: add a line as lmtp = /run/lizardry/lmtp, and start the server again", file);
    struct mailbox_answer answer = mailbox_hand(&box, bytes);
    if (answer.fate == MAILBOX_DONE)
        return 0;
    cli_failed(word, "%s", answer.words);
    return answer.fate == MAILBOX_LATER ? TRY_AGAIN : 1;
}

static int read_and_explain(const struct cli_call *call, const char *word, struct lz_text bytes) {
    struct inbox_house house = { call->value[CLI_MAILBOX], call->value[CLI_TRUST], realloc };
    struct inbox_mail *mail = malloc(sizeof *mail);
    if (!mail)
        return cli_failed(word, "out of memory; the mail is not read");
    int code = 1;
    inbox_open();
    if (inbox_read(&house, bytes, mail) == LZ_FAILED)
        cli_failed(word, "out of memory; the mail is not read");
    else
        code = explain(word, mail, call->value[CLI_JSON]);
    inbox_free(mail);
    inbox_close();
    free(mail);
    return code;
}

int cli_mail_in(int argc, char **argv) {
    static const struct cli_form form = { .word = "mail-in",
                                          .help = help,
                                          .takes = CLI_TAKES(EXPLAIN) | CLI_TAKES(JSON) | CLI_TAKES(MAIL) |
                                                   CLI_TAKES(MAILBOX) | CLI_TAKES(TRUST) };
    struct cli_call call;
    int code = cli_call_read(&form, argc, argv, &call);
    if (code >= 0)
        return code;
    const char *file = call.value[CLI_MAIL];
    if (!call.value[CLI_EXPLAIN] == !file)
        return cli_wrong(form.word, "what is to be done with the mail? Say --mail FILE or --explain, one of them");
    uint32_t len;
    char *bytes = read_input(form.word, &len);
    if (!bytes)
        return 1;
    struct lz_text mail = { bytes, len };
    code = file ? hand_over(form.word, file, mail) : read_and_explain(&call, form.word, mail);
    free(bytes);
    return code;
}
