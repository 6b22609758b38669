/* Words that are good once: a link carries one after its '#', where no log of any server sees it; whoever opens the
   link sends it in the body of a request. The data base keeps a hash of it alone. */
#ifndef SERVER_TICKET_H
#define SERVER_TICKET_H

#include "server/door/exchange.h"

enum ticket_what {
    TICKET_OPERATOR,
    TICKET_RESET,
    TICKET_DEVICE,
    TICKET_TAKEOVER,
    TICKET_ADDRESS,
    TICKET_JOIN,
    TICKET_MOVE,
    TICKETS
};
struct ticket {
    enum ticket_what what;
    int64_t of;   /* a person; of TICKET_TAKEOVER: a match */
    int64_t seat; /* of TICKET_JOIN: a match; of TICKET_MOVE: the person whose address it is to be */
};
enum { TICKET_LINK = SERVER_ORIGIN + EXCHANGE_TOKEN + 60 };

/* "https://games.example.org/#device=WORD" */
void ticket_link(const char *origin, enum ticket_what, const char *word, char link[TICKET_LINK]);
/* The same, with the address of a table: "https://games.example.org/table/12#device=WORD". */
void ticket_link_to(const struct exchange *, const struct ticket *, const char *word, char link[TICKET_LINK]);

/* Rows more in the batch: a new word, after which earlier ones of the same kind are worth nothing; that the word with
   which it was asked is used up: a batch that uses one twice does not stand. False: it has been answered. */
bool ticket_make(struct exchange *, const struct ticket *, char word[EXCHANGE_TOKEN]) LZ_MUST_CHECK;
bool ticket_add(struct batch *, const struct ticket *, int64_t now,
                char word[EXCHANGE_TOKEN]) LZ_MUST_CHECK; /* of any batch; false: out of memory */
bool ticket_use(struct exchange *) LZ_MUST_CHECK;
/* The one that {"word":..} names. False: there is none, or no more, and it has been answered so. */
bool ticket_find(struct exchange *, enum ticket_what, struct ticket *) LZ_MUST_CHECK;
void ticket_gone(struct exchange *); /* answers that there is none, or no more */
/* By a command, while a server runs on the data base or while none does. */
bool ticket_make_at(struct base *writes, const struct ticket *, const struct base_row *noted,
                    char word[EXCHANGE_TOKEN]) LZ_MUST_CHECK; /* noted: a row that stands with it; NULL: none */

/* operator.c: the link of the first start; false: there is an operator, or the data base says no. */
bool operator_link(struct server *, char link[TICKET_LINK]);

#endif
