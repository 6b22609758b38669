/* Addresses that have not answered yet: JOIN with a code asks for a seat, and who answers the mail that asks whether an
   address is right says that it is. Until then nothing but that one question goes there. */
#ifndef SERVER_NEWCOMER_H
#define SERVER_NEWCOMER_H

#include "server/post/intake.h"

enum newcomer {
    NEWCOMER_NO,   /* the mail is neither of the two */
    NEWCOMER_DONE, /* what became of it stands in the data base */
    NEWCOMER_LATER /* disk or memory erred: the same again */
};

/* A mail that a person wrote, in hand; by the thread of its way in. `tagged`: it answers a mail of a table. */
enum newcomer newcomer_read(struct intake *, bool tagged);

/* A person's mails are to come to that address, once it has answered: rows of the table's batch. False: out of memory.
 */
bool newcomer_move(struct table *, int64_t person, struct lz_text address) LZ_MUST_CHECK;

/* Where rows are written, by whichever thread. */
struct newcomer_pen {
    struct batch *batch;
    const struct mailbox *box;
    const char *site;
    int64_t now;
};
/* A host names somebody for a table before the deal, or another address for a person: each is asked. False: out of
   memory. */
bool newcomer_invite(const struct newcomer_pen *, int64_t match, struct lz_text name,
                     struct lz_text address) LZ_MUST_CHECK;
bool newcomer_ask(const struct newcomer_pen *, int64_t person, struct lz_text address) LZ_MUST_CHECK;

/* "asked.WORD": the id of a mail that asks an address, before the '@'; whoever answers it has the word. */
void newcomer_id(const char *word, struct lz_writer *);

#endif
