/* A mail that came, from the mailbox to what became of it. One at a time is in hand: the collector's thread reads it
   and finds out whose it may be; a job at the table decides that, does what it says, and writes the answer. */
#ifndef SERVER_ARRIVAL_H
#define SERVER_ARRIVAL_H

#include "inbox/inbox.h"
#include "server/post/tag.h"

/* As the data base keeps it. */
enum arrival_fate {
    ARRIVAL_LEFT,      /* nothing is answered: a program, a list, nobody's, no word and no address of ours */
    ARRIVAL_COUNTED,   /* it was read, and answered */
    ARRIVAL_NO_WORD,   /* the right address, without a word that is good: answered with how */
    ARRIVAL_CAME_BACK, /* a delivery report: the address is marked */
    ARRIVAL_HELD,      /* the right word from another address: its owner is asked */
    ARRIVAL_BUG,       /* its sender is told that it is our fault */
    ARRIVAL_REFUSED    /* too large, or not readable: its sender is told, if the address is ours */
};

struct arrival {
    struct inbox_mail mail;
    int64_t came;      /* when it reached the mailbox */
    char mark[LZ_HEX]; /* of what it says and who says it: the same mail again has the same */
    struct tag tag;    /* a word of ours that is in it */
    bool done;         /* what became of it stands in the data base */
    bool bug;          /* reading it hit one: it is not read again */
};

/* The job at the table of its tag: by whoever has the table in hand (JOB_READ). */
void arrival_read(struct table *, void *arrival);

/* Its row: in the table's batch, or written by the collector. `lines` are kept of one that is held. */
struct base_row arrival_row(const struct arrival *, enum arrival_fate, struct lz_text lines);

#endif
