/* Changes of the data base that stand together or not at all: what one act, one join, one login changes. Whoever waits
   for it owns it; the writer borrows it until it comes back with its answer. */
#ifndef SERVER_BATCH_H
#define SERVER_BATCH_H

#include "host/store/calls.h"
#include "server/store/base.h"

struct batch_row;
struct batch {
    const struct lz_calls *calls;
    struct batch *next;           /* the writer's */
    void (*back)(struct batch *); /* the loop's, once it is decided */
    void *of;                     /* whoever waits for it */
    struct batch_row *row;
    char *bytes; /* of the texts */
    uint32_t rows, rows_room, size, bytes_room;
    /* LZ_OK: it is safe. LZ_REFUSED: nothing of it stands. LZ_FAILED: nobody knows; read again what stands. */
    enum lz_status status;
};

/* False: out of memory, and the batch is as it was. */
bool batch_add(struct batch *, const struct base_row *) LZ_MUST_CHECK;
struct base_row batch_at(const struct batch *, uint32_t); /* its texts lie in the batch */
void batch_empty(struct batch *);                         /* keeps its room */
void batch_free(struct batch *);
size_t batch_bytes(const struct batch *); /* that it holds */

#endif
