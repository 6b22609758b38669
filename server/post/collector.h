/* A way in: a thread that looks into the folder of the mailbox. A mail leaves the folder when what became of it stands
   in the data base; before that it may be read any number of times. */
#ifndef SERVER_COLLECTOR_H
#define SERVER_COLLECTOR_H

#include "server/post/intake.h"

struct collector {
    struct intake in; /* set by whoever opens it, as far as that is not its own */

    /* Its own. */
    struct mailbox_mark mark; /* up to which the folder was read, */
    struct mailbox_mark read; /* and is in this look */
    bool halts;               /* one could not be dealt with: the rest waits */
    bool waits;               /* the table of some is set aside: they wait in the folder */
    _Atomic int64_t looked;   /* wall time up to which all that came has been dealt with */
    int denied;
    int64_t fails; /* since when; 0: it does not */
};

bool collector_open(struct collector *, struct lz_writer *trouble) LZ_MUST_CHECK;

#endif
