/* The line to a server: requests over HTTP, and one WebSocket for what goes both ways. */
#ifndef CLI_LINE_H
#define CLI_LINE_H

#include "core/lz.h"

#include <stddef.h>

enum { LINE_HOST = 256, LINE_TOKEN = 128, LINE_TROUBLE = 400 };

/* Where a server is, and as whom we speak to it. */
struct line_place {
    char host[LINE_HOST], port[8];
    bool tls;               /* by https */
    char token[LINE_TOKEN]; /* "": nobody yet */
};

/* "http://host:8080/...": `rest` is what follows host and port. False: `trouble` says what is wrong with it. */
bool line_place_read(const char *url, struct line_place *, const char **rest, struct lz_writer *trouble);
void line_place_print(const struct line_place *, struct lz_writer *); /* "http://host:8080", "https://host" */

/* A request, and its whole answer; free() the text. 0: the server was not reached, and `trouble` says why. */
struct line_request {
    const char *method, *path, *body; /* body NULL: none */
};
int line_ask(const struct line_place *, const struct line_request *, char **answer, struct lz_writer *trouble);

struct line; /* an open WebSocket */
/* NULL: `trouble` says why, and `status` what the server answered, 0: nothing. */
struct line *line_open(const struct line_place *, const char *path, int *status, struct lz_writer *trouble);
void line_close(struct line *);
int line_file(const struct line *); /* to wait for, unless */
bool line_has(const struct line *); /* something has come already */
/* Messages go out whole; each that came is handed to `take`. False: the line is lost, `line_why` says why. */
bool line_send(struct line *, struct lz_text message);
bool line_pump(struct line *, void (*take)(void *to, struct lz_text message), void *to);
const char *line_why(const struct line *); /* what the server said when it closed; "": nothing */

#endif
