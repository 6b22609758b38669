/* A thread of the post: it reads the data base by a connection of its own, has what it decides written down by the
   writer, and may take as long as a mail server does. */
#ifndef SERVER_CLERK_H
#define SERVER_CLERK_H

#include "mailbox/mailbox.h"
#include "server/store/writer.h"

struct clerk {
    /* Set by whoever opens it. */
    const struct mailbox *box;
    const char *path; /* of the data base */
    const struct lz_calls *calls;
    struct writer *writer;
    int64_t (*wall)(void *to);                 /* by any thread */
    void (*tell)(void *to, const char *words); /* by its thread: something that somebody should look at */
    void *to;
    enum base_change notes; /* the row in which what is told stands for `lizardry post`; 0: none */
    int64_t again;          /* ms before something is tried a second time; four times as long before each further one */

    /* Its own. */
    struct base base;
    struct batch batch;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t news;
    bool opened, runs, stop, poked, decided;
    char said[MAILBOX_WORDS + 60]; /* what was told last: once */
};

bool clerk_open(struct clerk *, void *(*work)(void *), void *with, struct lz_writer *trouble) LZ_MUST_CHECK;
void clerk_stop(struct clerk *); /* it is told to, and waits for nothing more */
/* The thread ends; the batch may still be the writer's until the hall is closed. */
void clerk_close(struct clerk *);
void clerk_free(struct clerk *); /* after that */

/* By any thread: there is something new. */
void clerk_poke(struct clerk *);

/* By its thread. */
bool clerk_stops(struct clerk *);
void clerk_rest(struct clerk *, int64_t ms);             /* until there is something new, or that time has passed */
void clerk_pace(struct clerk *, int64_t ms);             /* all of that time, whatever comes meanwhile */
void clerk_tell(struct clerk *, const char *words);      /* "": nothing is wrong any more */
int64_t clerk_patience(const struct clerk *, int tries); /* ms until the next try */
/* False: it does not stand, or the server stops. */
bool clerk_commit(struct clerk *) LZ_MUST_CHECK; /* what was added to its batch */
bool clerk_write(struct clerk *, const struct base_row *, int count) LZ_MUST_CHECK;
/* Until somebody has called clerk_decide, or the server stops: false. */
bool clerk_await(struct clerk *) LZ_MUST_CHECK;
void clerk_decide(struct clerk *); /* by any thread */

#endif
