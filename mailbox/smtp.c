/* A mail leaves. */
#include "mailbox/inner.h"

#include "core/words/text.h"

#include <stdio.h>
#include <string.h>

struct letter {
    struct lz_text left;
};

static size_t give(char *to, size_t one, size_t count, void *from) {
    struct letter *letter = from;
    size_t room = one * count, len = letter->left.len < room ? letter->left.len : room;
    if (!len)
        return 0;
    memcpy(to, letter->left.at, len);
    lz_cut(&letter->left, (uint32_t)len);
    return len;
}

/* 5xx means "never" only where it speaks of this mail: of whom it is for, or of what was handed over. Everywhere else
   it speaks of us. 4xx is always "not now". */
static void judge(const struct mailbox_line *line, struct mailbox_answer *answer) {
    bool of_mail = strcmp(line->stage, "RCPT") == 0 || strcmp(line->stage, "DATA") == 0;
    if (answer->code < 400 || answer->fate == MAILBOX_DENIED)
        return;
    struct lz_writer w = lz_writer_in(answer->words, sizeof answer->words);
    answer->fate = answer->code < 500 ? MAILBOX_LATER : of_mail ? MAILBOX_NEVER : MAILBOX_DENIED;
    lz_put(&w, "the server says: ");
    lz_put(&w, line->reply);
}

struct mailbox_answer mailbox_send(const struct mailbox *box, const char *to, struct lz_text bytes) {
    struct mailbox_answer answer = { .fate = MAILBOX_NEVER, .words = "this is not an address" };
    struct letter letter = { bytes };
    struct mailbox_line line;
    long code = 0;
    char from[MAILBOX_TEXT + 2], whom[MAILBOX_TEXT + 2];
    if (!mailbox_address(lz_span(to)) || !mailbox_line_open(&line, box, box->smtp, &answer))
        return answer;
    snprintf(from, sizeof from, "<%s>", box->address);
    snprintf(whom, sizeof whom, "<%s>", to);
    struct curl_slist *list = line.calls->slist_append(NULL, whom);
    CURLcode done = CURLE_OUT_OF_MEMORY;
    if (list && line.calls->easy_setopt(line.curl, CURLOPT_MAIL_FROM, from) == CURLE_OK) {
        (void)line.calls->easy_setopt(line.curl, CURLOPT_MAIL_RCPT, list);
        (void)line.calls->easy_setopt(line.curl, CURLOPT_READFUNCTION, give);
        (void)line.calls->easy_setopt(line.curl, CURLOPT_READDATA, &letter);
        (void)line.calls->easy_setopt(line.curl, CURLOPT_UPLOAD, 1L);
        (void)line.calls->easy_setopt(line.curl, CURLOPT_INFILESIZE_LARGE, (curl_off_t)bytes.len);
        done = line.calls->easy_perform(line.curl);
        (void)line.calls->easy_getinfo(line.curl, CURLINFO_RESPONSE_CODE, &code);
    }
    answer = mailbox_line_answer(&line, done);
    if (done != CURLE_OK) {
        answer.code = code >= 400 ? (int)code : 0;
        judge(&line, &answer);
    }
    line.calls->slist_free_all(list);
    mailbox_line_close(&line);
    return answer;
}
