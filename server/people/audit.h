/* What operators and hosts did beyond the rules of a game: rows that nobody changes afterwards without its being seen,
   because each has a mark that follows from the one before and from all its words. Every table has a chain of its own,
   for its seats to read; chain 0 is the server's, for the operator. docs/protocol.md says how a mark is made. */
#ifndef SERVER_AUDIT_H
#define SERVER_AUDIT_H

#include "server/door/exchange.h"

/* A row of a batch; its texts are borrowed. `who` is one word: operator, host, server. */
struct base_row audit_row(int64_t match, int64_t at, const char *who, const char *words);

void audit_of_table(struct exchange *);
void audit_of_server(struct exchange *);

#endif
