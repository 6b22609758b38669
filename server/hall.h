/* All tables that are awake, and what they share: the data base, its writer, workers. The loop turns it. */
#ifndef SERVER_HALL_H
#define SERVER_HALL_H

#include "server/table.h"
#include "server/workers.h"
#include "server/writer.h"

enum { HALL_SLOTS = 4096 };

struct hall {
    /* Set by whoever opens it. */
    const char *path; /* of the data base */
    const struct lz_calls *calls;
    const struct lz_lore *lore;
    int64_t (*wall)(void *to); /* ms, and never back: host/time/watch.h */
    void (*call)(void *to);    /* by any thread: hall_turn has something to do */
    void *to;
    int threads; /* workers; 0: none, and everything is done by the loop */
    uint64_t nodes;

    /* Its own. */
    struct base base;
    struct writer writer;
    struct workers workers;
    struct table *slot[HALL_SLOTS];
    uint32_t awake;
    bool closes;   /* no job is begun any more */
    int64_t alarm; /* wall time at which the first of the tables that sleep rings */
};

bool hall_open(struct hall *, struct lz_writer *trouble) LZ_MUST_CHECK;
/* What is safe is told, what workers bring back goes on, what is due rings. */
void hall_turn(struct hall *);
/* Wall time at which hall_turn has something to do unless it is called before; LZ_NEVER. */
int64_t hall_due(const struct hall *);
/* What is begun is ended and made safe. */
void hall_close(struct hall *);

/* The table, awake or about to wake; NULL: out of memory. */
struct table *hall_table(struct hall *, int64_t id);
struct table *hall_awake(const struct hall *, int64_t id);
/* Tables that nobody talks at and that have nothing to do sleep, those longest idle first, until `most` are awake. */
void hall_sleep(struct hall *, uint32_t most);

#endif
