/* All tables that are awake, and what they share: the data base, its writer, workers. The loop turns it. */
#ifndef SERVER_HALL_H
#define SERVER_HALL_H

#include "server/table/alarms.h"
#include "server/table/table.h"
#include "server/table/workers.h"
#include "server/store/writer.h"

enum { HALL_SLOTS = 4096 };

enum hall_news { HALL_ASIDE, HALL_NOT_STORED };

struct hall {
    /* Set by whoever opens it. */
    const char *path; /* of the data base */
    const struct lz_calls *calls;
    const struct lz_lore *lore;
    int64_t (*wall)(void *to); /* ms, and never back: host/time/watch.h */
    void (*call)(void *to);    /* by any thread: hall_turn has something to do */
    /* By the loop: a table was set aside, or what was done there could not be stored. May be NULL. */
    void (*tell)(void *to, enum hall_news, const struct table *, const char *words);
    void *to;
    int threads; /* workers; 0: none, and everything is done by the loop */
    uint64_t nodes;
    struct owed_by owes;
    _Atomic uint32_t addresses; /* how often one has changed: tables read anew whom they mail */
    size_t memory;              /* bytes of tables above which those that are idle sleep; 0: none sleeps */

    /* Its own. */
    struct base base;
    struct writer writer;
    struct workers workers;
    struct table *slot[HALL_SLOTS];
    struct alarms alarms;          /* of the tables that are awake: when each has something to do */
    struct table *oldest, *newest; /* that are idle */
    size_t bytes;                  /* of all that are awake */
    uint32_t awake;
    bool closes; /* no job is begun any more */

    /* Tables that sleep: only the next alarm is known. The data base has all, and those that are due are read in their
       order, from the last that rang on. */
    int64_t alarm, rung_alarm, rung_id;
    uint32_t rung; /* tables that have been woken and have not rung yet */
    bool held;     /* more are due, and wait until some of these have */
    int64_t anew;  /* wall time at which those that could not be read are tried again */
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
/* Tables that have nothing to do sleep, those longest idle first, until those that are awake hold no more than so many
   bytes. Where somebody talks, the place stays and its room is closed. */
void hall_sleep(struct hall *, size_t bytes);
void hall_tell(const struct table *, enum hall_news, const char *words);
/* Something about the table has changed: when it is due, whether it is idle, what it holds. */
void hall_note(struct table *);

#endif
