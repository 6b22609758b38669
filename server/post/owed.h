/* What a table owes to those who are away: one mail when they are asked something, and no other until they have acted
   or come. Its row stands in the same batch as the act that asked them. */
#ifndef SERVER_OWED_H
#define SERVER_OWED_H

#include "mailbox/mailbox.h"
#include "server/store/base.h"

struct table;
struct job;

/* Of an address, as the data base has it. */
enum address_state { ADDRESS_ASKED, ADDRESS_GOOD, ADDRESS_REFUSED, ADDRESS_STOPPED, ADDRESS_STATES };

/* What all tables share; the hall's. */
struct owed_by {
    const struct mailbox *box; /* NULL: nothing is mailed */
    const char *site;          /* "https://games.example.org": where a link leads */
    int64_t after;             /* ms after which one who is asked and does not come is mailed */
    void (*poke)(void *to);    /* by the loop: there are new ones, and they are safe */
    void *to;
    /* A report (docs/report.md) as text. LZ_REFUSED: it cannot be laid out; LZ_FAILED: not now, for want of memory.
       NULL: nobody does. */
    enum lz_status (*report)(struct lz_text json, struct lz_writer *);
    /* The same as a page of HTML, with these words before and after it; LZ_REFUSED: it would be too large for a mail.
     */
    enum lz_status (*drawn)(struct lz_text json, const struct lz_text around[2], struct lz_writer *);
    /* Its pictures, each as PNG by a name. LZ_FAILED: not now, for want of memory. NULL: nobody paints them. */
    enum lz_status (*pictured)(struct lz_text json, void (*put)(void *to, const char *name, struct lz_text png),
                               void *to);
    int64_t grace;                 /* ms for which a deadline waits for mail that may have come in time */
    const _Atomic int64_t *looked; /* wall time up to which all mail has been read */
};

/* Of one table; its own. */
struct owed {
    lz_seats mailed;             /* whose holder has an address that is good */
    lz_seats wrote;              /* whose mail was read in this job: its answer tells what is asked */
    lz_seats open;               /* who may have been mailed since they acted or came last */
    uint32_t asked[LZ_SEATS];    /* what was asked (tag.h) of which a mail tells, or none need */
    uint32_t reminded[LZ_SEATS]; /* what was asked when the seat was reminded of it last, */
    uint8_t reminds[LZ_SEATS];   /* and of which of the two dates (remind.c) */
    uint32_t edition;            /* of the addresses, plus one, when `mailed` was read; 0: never */
    bool added;                  /* there are new ones in the batch */
};

/* By whoever has the table in hand. A mail that came before the deadline counts, though it is read after it: until the
   mailbox has been read up to there no clock runs out, within the grace. _look: whom it mails is read before; false: it
   could not be. */
bool owed_holds(const struct table *);
bool owed_look(struct table *) LZ_MUST_CHECK;

/* By whoever has the table in hand, at the end of a job; false: out of memory, or a paper could not be read. */
bool owed_note(struct table *, const struct job *) LZ_MUST_CHECK;

#endif
