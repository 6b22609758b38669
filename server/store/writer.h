/* The one thread that changes the data base. It commits whatever has come while it was committing: under load many
   batches share one sync, and a lone one waits for nobody. A batch comes back when it is decided, in the order in which
   it was put. After a failed commit nobody knows what the disk holds: the connection is opened anew, and whoever waits
   for a batch of that commit reads again what stands. */
#ifndef SERVER_WRITER_H
#define SERVER_WRITER_H

#include "server/store/batch.h"

#include <pthread.h>

struct writer_counts {
    uint64_t batches, commits, failures;
};

struct writer {
    /* Set by whoever starts it. */
    const char *path;
    void (*told)(void *to); /* by the writer's thread: some are decided; takes no time and no lock of the caller's */
    void *to;

    /* Its own. */
    struct base base;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t work;
    struct batch *waiting, **waiting_end; /* put, and not begun */
    struct batch *decided, **decided_end; /* and not yet taken */
    struct writer_counts counts;
    bool stop, runs;
};

/* False: `trouble` says why. */
bool writer_start(struct writer *, struct lz_writer *trouble) LZ_MUST_CHECK;
/* Commits what is waiting, and ends. Those decided can still be taken. */
void writer_stop(struct writer *);

/* From any thread. */
void writer_put(struct writer *, struct batch *);
struct batch *writer_take(struct writer *); /* those that are decided, by `next`; NULL: none */
struct writer_counts writer_count(struct writer *);

#endif
