/* Connections as they come in: how many one address has, and how long each has taken to bring a whole request. One that
   drips its request byte by byte is shut when its time is over, whatever it has sent. */
#ifndef SERVER_DOORS_H
#define SERVER_DOORS_H

#include <microhttpd.h>
#include <stdint.h>

struct server;
struct door;
struct doors {
    struct door *first, **end; /* those that a request is awaited from, the longest first */
};

void doors_open(struct doors *);
/* What libmicrohttpd calls when a connection begins and ends. */
void doors_notify(void *server, struct MHD_Connection *, void **own, enum MHD_ConnectionNotificationCode);
/* Its request is whole; it may bring the next. */
void doors_whole(struct server *, struct MHD_Connection *);
void doors_next(struct server *, struct MHD_Connection *);
/* Shuts those whose time is over. Wall time at which there is one; LZ_NEVER. */
void doors_turn(struct server *);
int64_t doors_due(const struct server *);

#endif
