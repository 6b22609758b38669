/* lizardry mail-in: what a mail was understood as. */
#include "clients/cli/call.h"
#include "clients/cli/cli.h"
#include "core/words/text.h"
#include "inbox/inbox.h"

#include <stdio.h>
#include <stdlib.h>

static const char help[] =
    "usage: lizardry mail-in --explain [--mailbox ADDRESS] [--trust HOST] [--json] < MAIL\n\n"
    "Reads a mail, any mail, and prints what it was understood as: who wrote it, what it answers, which words of ours "
    "it\n"
    "holds, whether a person or a program wrote it, what was left out of it and why, and the lines that were written "
    "for\n"
    "us. Does nothing else. Words that let somebody act are not printed whole.\n\n"
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

int cli_mail_in(int argc, char **argv) {
    static const struct cli_form form = {
        "mail-in", help, CLI_TAKES(EXPLAIN) | CLI_TAKES(JSON) | CLI_TAKES(MAILBOX) | CLI_TAKES(TRUST), 0, 0, NULL
    };
    struct cli_call call;
    int code = cli_call_read(&form, argc, argv, &call);
    if (code >= 0)
        return code;
    if (!call.value[CLI_EXPLAIN])
        return cli_wrong(form.word, "what is to be done with the mail? Say --explain");
    struct inbox_house house = { call.value[CLI_MAILBOX], call.value[CLI_TRUST], realloc };
    uint32_t len;
    char *bytes = read_input(form.word, &len);
    struct inbox_mail *mail = bytes ? malloc(sizeof *mail) : NULL;
    code = 1;
    if (bytes && !mail)
        cli_failed(form.word, "out of memory; the mail is not read");
    if (mail) {
        inbox_open();
        if (inbox_read(&house, (struct lz_text){ bytes, len }, mail) == LZ_FAILED)
            cli_failed(form.word, "out of memory; the mail is not read");
        else
            code = explain(form.word, mail, call.value[CLI_JSON]);
        inbox_free(mail);
        inbox_close();
    }
    free(mail);
    free(bytes);
    return code;
}
