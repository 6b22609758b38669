/* Threads that borrow tables, for what may take longer than the loop has time for. */
#ifndef SERVER_WORKERS_H
#define SERVER_WORKERS_H

#include "server/table/table.h"

#include <pthread.h>

enum { WORKERS_MOST = 16 };

struct workers {
    /* Set by whoever starts them. */
    const char *path;       /* of the data base: each reads by a connection of its own */
    void (*told)(void *to); /* by a worker: a table can be taken back */
    void *to;

    /* Their own. */
    pthread_t thread[WORKERS_MOST];
    int count;
    pthread_mutex_t lock;
    pthread_cond_t work;
    struct table *waiting, **waiting_end, *done, **done_end;
    bool stop;
};

bool workers_start(struct workers *, int count, struct lz_writer *trouble) LZ_MUST_CHECK;
void workers_stop(struct workers *); /* what is waiting is done before */
void workers_put(struct workers *, struct table *);
struct table *workers_take(struct workers *); /* those that are done, by `line`; NULL: none */

#endif
