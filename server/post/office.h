/* Where mails leave: a thread that sends what is due, one after another, and has what became of each written down. What
   waits is in the data base: a server that dies between sending and writing sends the same bytes again. */
#ifndef SERVER_OFFICE_H
#define SERVER_OFFICE_H

#include "server/post/clerk.h"

enum mail_state { MAIL_WAITS, MAIL_SENT, MAIL_PAST, MAIL_GIVEN_UP, MAIL_OVERTAKEN };

struct office {
    struct clerk clerk; /* set by whoever opens it, as far as that is not its own; */
    int64_t pause;      /* ms between two mails: this too */

    /* Its own. */
    int denied;  /* times in a row that we were */
    char *bytes; /* of the mail in hand */
};

bool office_open(struct office *, struct lz_writer *trouble) LZ_MUST_CHECK;
void office_poke(void *office);    /* by the loop: something new waits */
void office_free(struct office *); /* after its clerk is closed, and the hall */

#endif
