/* A way in: a socket of this machine at which a mail server hands over mails, one after another (RFC 2033). A mail is
   taken when what became of it stands in the data base; its time is when it was handed over. */
#ifndef SERVER_LMTP_H
#define SERVER_LMTP_H

#include "server/post/intake.h"

struct lmtp {
    struct intake in; /* set by whoever opens it, as far as that is not its own; its mailbox has the path */

    /* Its own. */
    int listener, bell; /* bell: it is to stop */
};

bool lmtp_open(struct lmtp *, struct lz_writer *trouble) LZ_MUST_CHECK;
void lmtp_close(struct lmtp *); /* its thread ends, and the socket is gone */

#endif
