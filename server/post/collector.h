/* Where mails come in: a thread that looks into the folder, reads each mail, finds out whose it may be, and hands it to
   the loop, which has it read at its table. A mail leaves the folder when what became of it stands in the data base;
   before that it may be read any number of times. */
#ifndef SERVER_COLLECTOR_H
#define SERVER_COLLECTOR_H

#include "server/post/arrival.h"
#include "server/post/clerk.h"

struct hall;
struct collector {
    struct clerk clerk; /* set by whoever opens it, as far as that is not its own; */
    struct hall *hall;
    void (*ring)(void *to); /* by its thread: the loop has something to do */
    void *to;
    const char *site;

    /* Its own. */
    struct mailbox_mark mark; /* up to which the folder was read, */
    struct mailbox_mark read; /* and is in this look */
    struct arrival arrival;   /* in hand */
    bool given;               /* to the loop, which has not taken it up yet */
    bool halts;               /* one could not be dealt with: the rest waits */
    bool aside, waits;        /* its table is set aside: it waits in the folder; some do */
    _Atomic int64_t looked;   /* wall time up to which all that came has been dealt with */
    int denied;
};

bool collector_open(struct collector *, struct lz_writer *trouble) LZ_MUST_CHECK;
void collector_turn(struct collector *); /* the loop's: what was given is begun */
void collector_free(struct collector *); /* after its clerk is closed, and the hall */

#endif
