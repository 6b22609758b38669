/* Between the files of a mailbox. */
#ifndef MAILBOX_INNER_H
#define MAILBOX_INNER_H

#include "mailbox/mailbox.h"

#include <curl/curl.h>

/* The secret in a file that nobody else may read; read again for each conversation, because tokens change. */
bool mailbox_secret(const char *path, char secret[MAILBOX_SECRET], struct lz_writer *trouble) LZ_MUST_CHECK;

/* What we use of libcurl, found when it is first needed. */
struct curl_calls {
    CURL *(*easy_init)(void);
    CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
    CURLcode (*easy_perform)(CURL *);
    CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
    void (*easy_cleanup)(CURL *);
    const char *(*easy_strerror)(CURLcode);
    struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
    void (*slist_free_all)(struct curl_slist *);
};
const struct curl_calls *curl_found(void); /* NULL: it is not here */

/* A conversation: what both ways have in common is set. NULL: `answer` says why. */
struct mailbox_line {
    const struct curl_calls *calls;
    CURL *curl;
    const struct mailbox *box;
    char stage[16]; /* the command that was sent last: "RCPT" */
    char error[CURL_ERROR_SIZE];
    char reply[200]; /* the server's last words */
    bool parts;      /* we have said good-bye */
};
bool mailbox_line_open(struct mailbox_line *, const struct mailbox *, const char *url,
                       struct mailbox_answer *) LZ_MUST_CHECK;
void mailbox_line_close(struct mailbox_line *);
/* What the line's end means, but for what the server said of the mail itself. */
struct mailbox_answer mailbox_line_answer(const struct mailbox_line *, CURLcode);

/* imap_lines.c: what IMAP servers write. */
bool imap_read_status(struct lz_text line, uint32_t *validity, uint32_t *next);
bool imap_read_fetch(struct lz_text line, struct mailbox_mail *);
bool imap_read_date(struct lz_text, int64_t *ms); /* "17-Jul-2026 02:44:25 -0700" */

#endif
