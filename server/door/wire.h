/* A WebSocket for whoever has more to say over it than one talk. */
#ifndef SERVER_WIRE_H
#define SERVER_WIRE_H

#include "server/door/exchange.h"

struct wire;
struct wire_user {
    bool (*said)(void *to, struct lz_text message); /* false: out of memory, and the socket is closed */
    void (*left)(void *to);                         /* the other end has: wire_done, now or later */
};

/* Shakes hands; NULL: it has been answered, and `to` is still the caller's. */
struct wire *wire_use(struct exchange *, const struct wire_user *, void *to);
void wire_send(struct wire *, struct lz_text lines); /* a message for each */
/* It is not used any more: closed, and why, unless its other end has left. */
void wire_done(struct wire *, const char *why);

#endif
