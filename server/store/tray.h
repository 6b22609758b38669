/* The store of one match in the data base (host/store/store.h). What the room appends and keeps is put on a tray, a
   batch that the server hands to the writer when the room is done; nothing of it leaves the process before that batch
   is safe. So an append never fails here: if the batch does, the room is closed and the match read again. */
#ifndef SERVER_TRAY_H
#define SERVER_TRAY_H

#include "host/store/store.h"
#include "server/store/batch.h"

struct tray {
    struct base *base; /* to read by: the connection of the thread that has the match now */
    int64_t match;
    struct batch batch;
    uint32_t acts, size; /* in the data base and on the tray; known once it was read or created */
    const char *trouble;
};

struct lz_store tray_store(struct tray *);

/* The acts of a match for who only reads them, and frees them; NULL: `why` says why not, as long as the connection is
   not used. */
char *tray_acts(struct base *, int64_t match, struct lz_text *acts, const char **why);

#endif
