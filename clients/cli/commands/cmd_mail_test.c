/* lizardry mail-test: does a mailbox do all that a table needs of it? One step after the other, each with what to do if
   it fails. */
#include "clients/cli/call.h"
#include "clients/cli/cli.h"
#include "core/words/text.h"
#include "mailbox/mailbox.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

static const char help[] =
    "usage: lizardry mail-test FILE [--to ADDRESS]\n\n"
    "Proves the mailbox that FILE describes, step by step: it is reached, it sends, it receives what was sent to "
    "itself, "
    "it\n"
    "has reply addresses or not, what was read can be moved to a folder, and its clock is right. Says of each step "
    "that "
    "fails\n"
    "what is wrong and what to do. Three short mails are sent, and nothing is deleted.\n\n"
    "  --to ADDRESS  sends the first mail there as well, where you can see how it looks and whether it counts as spam\n"
    "  --help        this page\n\n"
    "FILE has a line for each thing, KEY = VALUE; lizardry help mail has all of them:\n\n"
    "  address = games@example.org\n"
    "  smtp = smtps://smtp.example.org:465\n"
    "  imap = imaps://imap.example.org:993\n"
    "  user = games@example.org\n"
    "  password-file = secret\n";

enum {
    BYTES = 2000,
    SAID = MAILBOX_WORDS + 4 * MAILBOX_TEXT,
    WORD = 17,
    TRIES = 40,
    PLUS_TRIES = 10,
    PAUSE_MS = 1500,
    CLOCK_MS = 90000
};

struct trial {
    struct mailbox box;
    char word[WORD], plus[WORD]; /* that stand in the two mails to ourselves */
    struct mailbox_mark after;
    int64_t sent, came; /* ms */
    bool arrived, plus_sent, plus_arrived, moved;
    int failed;
};

static int64_t now(void) {
    struct timespec at;
    clock_gettime(CLOCK_REALTIME, &at);
    return (int64_t)at.tv_sec * 1000 + at.tv_nsec / 1000000;
}

static bool step(struct trial *trial, const char *what, bool well, const char *words) {
    printf("%-10s %-6s %s\n", what, well ? "ok" : "FAILED", words);
    fflush(stdout);
    trial->failed += !well;
    return well;
}

static bool draw_word(char word[WORD]) {
    uint64_t chance;
    if (getrandom(&chance, sizeof chance, 0) != sizeof chance)
        return false;
    snprintf(word, WORD, "%016llx", (unsigned long long)chance);
    return true;
}

/* games@example.org -> games+WORD@example.org */
static void plus_address(const struct trial *trial, char to[2 * MAILBOX_TEXT]) {
    const char *at = strchr(trial->box.address, '@');
    snprintf(to, 2 * MAILBOX_TEXT, "%.*s+%s%s", (int)(at - trial->box.address), trial->box.address, trial->plus, at);
}

static struct mailbox_answer send(const struct trial *trial, const char *to, const char *word) {
    char mail[BYTES], date[60];
    time_t at = time(NULL);
    struct tm parts;
    gmtime_r(&at, &parts);
    strftime(date, sizeof date, "%a, %d %b %Y %H:%M:%S +0000", &parts);
    snprintf(mail, sizeof mail,
             "From: \"%s\" <%s>\r\nTo: <%s>\r\nSubject: A mailbox is tried\r\nDate: %s\r\nMessage-ID: <trial.%s@%s>\r\n"
             "Auto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n"
             "This mail proves that the mailbox of a game sends and receives.\r\nIt needs no answer.\r\n\r\n%s\r\n",
             trial->box.name, trial->box.address, to, date, word, strchr(trial->box.address, '@') + 1, word);
    return mailbox_send(&trial->box, to, lz_span(mail));
}

/* ---- the steps */

static bool sends(struct trial *trial, const char *what, const char *to, const char *word) {
    char words[SAID];
    struct mailbox_answer answer = send(trial, to, word);
    bool well = answer.fate == MAILBOX_DONE;
    snprintf(words, sizeof words, "%s%s a mail to %s%s%s", trial->box.smtp, well ? " took" : ",", to, well ? "" : ": ",
             answer.words);
    return step(trial, what, well, words);
}

/* What is there already is passed over. */
static bool skip_old(void *to, const struct mailbox_mail *mail, struct lz_text bytes, bool *handled) {
    struct trial *trial = to;
    (void)bytes;
    (void)handled;
    trial->after = mail->mark;
    return true;
}

static bool is_there(struct trial *trial) {
    struct mailbox_answer answer = mailbox_collect(&trial->box, trial->after, skip_old, trial);
    char words[SAID];
    bool well = answer.fate == MAILBOX_DONE;
    snprintf(words, sizeof words, "%s%s%s", trial->box.imap, well ? " opens, folder " : ": ",
             well ? trial->box.folder : answer.words);
    return step(trial, "receives", well, words);
}

static bool look(void *to, const struct mailbox_mail *mail, struct lz_text bytes, bool *handled) {
    struct trial *trial = to;
    trial->after = mail->mark;
    bool ours = bytes.len && memmem(bytes.at, bytes.len, trial->word, strlen(trial->word));
    bool plus = bytes.len && memmem(bytes.at, bytes.len, trial->plus, strlen(trial->plus));
    if (ours)
        trial->came = mail->came;
    trial->arrived |= ours;
    trial->plus_arrived |= plus;
    *handled = ours || plus;
    return true;
}

static bool arrives(struct trial *trial) {
    char words[SAID];
    struct mailbox_answer answer = { .fate = MAILBOX_DONE };
    for (int i = 0; i < TRIES && (!trial->arrived || (trial->plus_sent && !trial->plus_arrived && i < PLUS_TRIES));
         i++) {
        poll(NULL, 0, i ? PAUSE_MS : 0);
        answer = mailbox_collect(&trial->box, trial->after, look, trial);
        if (answer.fate != MAILBOX_DONE)
            return step(trial, "arrives", false, answer.words);
    }
    snprintf(words, sizeof words,
             trial->arrived ? "the mail to ourselves is here"
                            : "the mail to ourselves did not come within a minute: is the address that of this "
                              "mailbox? Is it among spam?");
    return step(trial, "arrives", trial->arrived, words);
}

static void tell_clock(struct trial *trial) {
    char words[200];
    int64_t off = trial->came - trial->sent;
    bool well = off > -CLOCK_MS && off < CLOCK_MS;
    snprintf(words, sizeof words,
             well ? "the mailbox and this machine agree within %lld s"
                  : "the mailbox is %lld s off this machine's clock, by which deadlines are kept: set the clock (NTP)",
             (long long)((off < 0 ? -off : off) / 1000 + 1));
    step(trial, "clock", well, words);
}

static bool find_handled(void *to, const struct mailbox_mail *mail, struct lz_text bytes, bool *handled) {
    struct trial *trial = to;
    (void)mail;
    (void)handled;
    trial->moved |= bytes.len && memmem(bytes.at, bytes.len, trial->word, strlen(trial->word));
    return !trial->moved;
}

static void tell_folder(struct trial *trial) {
    char words[SAID];
    struct mailbox there = trial->box;
    memcpy(there.folder, trial->box.handled, sizeof there.folder);
    struct mailbox_answer answer = mailbox_collect(&there, (struct mailbox_mark){ 0 }, find_handled, trial);
    bool well = answer.fate == MAILBOX_DONE && trial->moved;
    snprintf(words, sizeof words,
             well ? "what was read is in %s"
                  : "what was read is not in %s: make this folder, or name another in handled. %s",
             there.folder, answer.words);
    step(trial, "folder", well, words);
}

static void tell_plus(const struct trial *trial) {
    printf("%-10s %-6s %s\n", "replies", trial->plus_arrived ? "ok" : "no",
           trial->plus_arrived ? "addresses with + arrive: a reply is known by the address it goes to"
                               : "addresses with + do not arrive: a reply is known by the mail it answers, or by PASS");
}

static int run(struct trial *trial, const char *to) {
    char plus[2 * MAILBOX_TEXT];
    plus_address(trial, plus);
    if (to && !sends(trial, "sends", to, trial->word))
        return 1;
    if (!trial->box.imap[0]) {
        bool well = to || sends(trial, "sends", trial->box.address, trial->word);
        puts("There is no imap in the file: mail has to come another way.");
        return !well;
    }
    if (!is_there(trial))
        return 1;
    trial->sent = now();
    if (!sends(trial, to ? "to itself" : "sends", trial->box.address, trial->word))
        return 1;
    trial->plus_sent = send(trial, plus, trial->plus).fate == MAILBOX_DONE; /* who refuses it has no such addresses */
    if (!arrives(trial))
        return 1;
    tell_clock(trial);
    tell_folder(trial);
    tell_plus(trial);
    puts(trial->failed ? "Not everything is well." : "The mailbox does all that a table needs.");
    return trial->failed > 0;
}

int cli_mail_test(int argc, char **argv) {
    static const struct cli_form form = { "mail-test", help, CLI_TAKES(TO), 1, 1, "which file describes the mailbox?" };
    char room[2 * MAILBOX_PATH];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    struct cli_call call;
    struct trial trial = { 0 };
    int code = cli_call_read(&form, argc, argv, &call);
    if (code >= 0)
        return code;
    const char *to = call.value[CLI_TO];
    if (to && !mailbox_address(lz_span(to)))
        return cli_wrong(form.word, "'%s' is not an address", to);
    if (!mailbox_read(call.words[0], &trial.box, &trouble) || !mailbox_open(&trouble))
        return cli_failed(form.word, "%s", room);
    if (!draw_word(trial.word) || !draw_word(trial.plus))
        return cli_failed(form.word, "the system provided no random numbers");
    return run(&trial, to);
}
