/* Where mails leave: a thread that sends what is due, one after another, and has what became of each written down. What
   waits is in the data base: a server that dies between sending and writing sends the same bytes again. */
#ifndef SERVER_OFFICE_H
#define SERVER_OFFICE_H

#include "mailbox/mailbox.h"
#include "server/store/writer.h"

enum mail_state { MAIL_WAITS, MAIL_SENT, MAIL_PAST, MAIL_GIVEN_UP, MAIL_OVERTAKEN };

struct office {
    /* Set by whoever opens it. */
    const struct mailbox *box;
    const char *path; /* of the data base */
    const struct lz_calls *calls;
    struct writer *writer;
    int64_t (*wall)(void *to);                 /* by any thread */
    void (*tell)(void *to, const char *words); /* by its thread: something that somebody should look at */
    void *to;
    int64_t again; /* ms before the second try; four times as long before each further one */
    int64_t pause; /* ms between two mails */

    /* Its own. */
    struct base base;
    struct batch batch;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t news;
    bool runs, stop, poked, decided;
    int denied;                    /* times in a row that we were */
    char *bytes;                   /* of the mail in hand */
    char said[MAILBOX_WORDS + 60]; /* what was told last: once */
};

bool office_open(struct office *, struct lz_writer *trouble) LZ_MUST_CHECK;
void office_poke(void *office); /* by the loop: something new waits */
/* The thread ends; the batch may still be the writer's until the hall is closed. */
void office_close(struct office *);
void office_free(struct office *); /* after that */

#endif
