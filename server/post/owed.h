/* What a table owes to those who are away: one mail when they are asked something, and no other until they have acted
   or come. Its row stands in the same batch as the act that asked them. */
#ifndef SERVER_OWED_H
#define SERVER_OWED_H

#include "mailbox/mailbox.h"
#include "server/store/base.h"

struct table;
struct job;

/* What all tables share; the hall's. */
struct owed_by {
    const struct mailbox *box; /* NULL: nothing is mailed */
    const char *site;          /* "https://games.example.org": where a link leads */
    int64_t after;             /* ms after which one who is asked and does not come is mailed */
    void (*poke)(void *to);    /* by the loop: there are new ones, and they are safe */
    void *to;
};

/* Of one table; its own. */
struct owed {
    lz_seats mailed;          /* whose holder has an address that is good */
    lz_seats open;            /* who may have been mailed since they acted or came last */
    uint32_t asked[LZ_SEATS]; /* the decision of which a mail tells, or none need */
    uint32_t edition;         /* of the addresses, plus one, when `mailed` was read; 0: never */
    bool added;               /* there are new ones in the batch */
};

/* By whoever has the table in hand, at the end of a job; false: out of memory, or a paper could not be read. */
bool owed_note(struct table *, const struct job *) LZ_MUST_CHECK;

#endif
