/* What is said to us over LMTP (RFC 2033): bytes in, answers out, and whole mails. Without sockets. */
#ifndef SERVER_LMTP_TALK_H
#define SERVER_LMTP_TALK_H

#include "core/words/text.h"
#include "host/store/calls.h"
#include "mailbox/mailbox.h"

enum { LMTP_LINE = 1024, LMTP_RECIPIENTS = 100, LMTP_ANSWER = 8 << 10 };

struct lmtp_talk {
    const struct mailbox *box;    /* whose mail is taken */
    const struct lz_calls *calls; /* set both; the rest is its own */

    bool greeted, from, data;
    uint32_t recipients;
    char line[LMTP_LINE];
    uint32_t len;        /* of the line that is coming; LMTP_LINE: it is too long */
    char *mail;          /* that is coming */
    uint32_t size, room; /* of it */
    uint32_t column;     /* signs of its line so far, */
    char last;           /* the last of them, */
    bool dotted;         /* and it began with a point, which is not its own */
    bool long_, no_room; /* the mail is longer than what is read; there was no memory for it */
};

enum lmtp_news {
    LMTP_MORE, /* all that came is heard */
    LMTP_MAIL, /* a mail is whole: lmtp_answer is next */
    LMTP_ENDS  /* they have said QUIT */
};

void lmtp_greet(struct lmtp_talk *, struct lz_writer *);
/* Takes off the front of what came. The writer has room for LMTP_ANSWER bytes. */
enum lmtp_news lmtp_hear(struct lmtp_talk *, struct lz_text *came, struct lz_writer *);
/* The mail that is whole; its address is NULL where it is too long, or there was no memory for it. */
struct lz_text lmtp_mail(const struct lmtp_talk *);
/* What became of it, once for each recipient. */
void lmtp_answer(struct lmtp_talk *, bool taken, struct lz_writer *);
void lmtp_free(struct lmtp_talk *);

#endif
