/* The server's log: one JSON object for each thing that happened, without anything that is a secret: no addresses of
   people, no tokens, no words of a request but the row of its route. */
#ifndef SERVER_LOG_H
#define SERVER_LOG_H

#include "core/words/json.h"
#include "core/words/text.h"

struct server;

enum { LOG_LINE = 1200 };
struct log_line {
    struct lz_writer w; /* an open object: members are put between the two calls */
    char room[LOG_LINE];
};
void log_begin(struct log_line *, struct server *, const char *event);
void log_end(struct log_line *, struct server *);

/* False: the file cannot be written; `words` of the server say why. Without a name it is standard error, and requests
   are left out. */
bool log_open(struct server *, const char *path) LZ_MUST_CHECK;
void log_close(struct server *);

#endif
