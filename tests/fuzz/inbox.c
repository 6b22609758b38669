/* Any bytes as a mail: what is read of it is clean and within its limits, and can be explained. The first byte says
   whether they are put under the head of a mail, and as what. */
#include "inbox/inbox.h"

#include "core/words/clean.h"
#include "inbox/command.h"
#include "core/words/text.h"
#include "tests/fuzz/fuzz.h"

#include <ctype.h>
#include <stdlib.h>

static const char *const heads[] = {
    "",
    "From: a@b.c\nContent-Type: text/plain; charset=utf-8\n\n",
    "From: a@b.c\nContent-Type: text/html; charset=utf-8\n\n",
    "From: a@b.c\nContent-Type: text/plain; format=flowed; delsp=yes\n\n",
    "From: a@b.c\nContent-Type: multipart/mixed; boundary=e\n\n--e\n",
    "From: a@b.c\nContent-Type: multipart/report; report-type=delivery-status; boundary=e\n\n--e\n",
    "From: a@b.c\n",
};

static void assert_word(const char *word) {
    lz_assert(*word && strlen(word) < INBOX_WORD);
    for (; *word; word++)
        lz_assert(isalnum((unsigned char)*word) || *word == '-');
}

static void assert_sound(const struct inbox_mail *mail) {
    lz_assert(lz_is_clean(lz_span(mail->from)) && (!mail->from[0] || strchr(mail->from, '@')));
    lz_assert(lz_is_clean(lz_span(mail->subject)) && lz_is_clean(lz_span(mail->id)) &&
              lz_is_clean(lz_span(mail->pass)));
    lz_assert(lz_is_clean(lz_span(mail->about)) && lz_is_clean(lz_span(mail->because)));
    for (uint32_t i = 0; i < mail->word_count; i++)
        assert_word(mail->word[i]);
    for (uint32_t i = 0; i < mail->answer_count; i++)
        lz_assert(mail->answers[i][0] && lz_is_clean(lz_span(mail->answers[i])));
    for (uint32_t i = 0; i < mail->left_count && i < INBOX_LEFT; i++)
        lz_assert(lz_is_clean(lz_span(mail->left[i].name)) && lz_is_clean(lz_span(mail->left[i].type)));
    for (uint32_t i = 0; i < mail->lines; i++) {
        struct lz_text line = mail->line[i].text;
        struct inbox_command command = inbox_command_read(line);
        lz_assert(lz_is_clean(line) && (!line.len || line.at[line.len - 1] != ' '));
        lz_assert(command.numbers <= INBOX_MOVES && (command.verb != INBOX_UNCLEAR || command.right));
    }
    lz_assert(mail->attached_from <= mail->lines && mail->lines <= INBOX_LINES);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static bool open;
    static struct inbox_mail mail;
    static char said[INBOX_EXPLAINED];
    struct fuzz f = { data, size };
    const char *head = heads[fuzz_byte(&f) % LZ_COUNT(heads)];
    struct inbox_house house = { NULL, "b", realloc };
    char *bytes = malloc(strlen(head) + f.left); /* no byte more: what reads past it is seen */
    struct lz_text text = { bytes, (uint32_t)(strlen(head) + f.left) };
    if (!open)
        inbox_open();
    open = true;
    memcpy(bytes, head, strlen(head));
    memcpy(bytes + strlen(head), f.at, f.left);
    enum lz_status status = inbox_read(&house, text, &mail);
    free(bytes);
    lz_assert(status == (mail.refusal == INBOX_TAKEN ? LZ_OK : LZ_REFUSED));
    assert_sound(&mail);
    struct lz_writer w = lz_writer_in(said, sizeof said);
    inbox_explain(&mail, &w);
    lz_assert(!w.full);
    w = lz_writer_in(said, sizeof said);
    inbox_explain_json(&mail, &w);
    lz_assert(!w.full);
    inbox_free(&mail);
    return 0;
}
