/* A server: the loop, its sockets, the hall. One thread but for the hall's writer and workers. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include "host/time/watch.h"
#include "server/door/proxies.h"
#include "server/door/doors.h"
#include "server/table/hall.h"
#include "server/people/hasher.h"
#include "server/post/collector.h"
#include "server/post/lmtp.h"
#include "server/post/office.h"
#include "server/door/limits.h"
#include "server/door/page.h"

#include <microhttpd.h>

enum { SERVER_PATH = 4096, SERVER_ORIGINS = 16, SERVER_ORIGIN = 300 };

/* Something that the loop waits for. */
struct source {
    void (*ready)(struct source *, uint32_t events);
    int file;
};

struct wire;
struct talks;
struct stream;
struct exchange;

struct server {
    /* Set by whoever starts it. */
    const char *folder, *listen, *url; /* url: how people reach it; NULL: as it listens */
    const char *proxies, *changes;     /* --behind and --limits; NULL: none */
    const struct lz_lore *lore;
    /* What the rule book of a game says of a rule, a section, a card or a word, as JSON; empty: its headings. False: it
       says nothing. NULL: there are no books. */
    bool (*book)(const struct lz_game *, struct lz_text name, struct lz_writer *);
    /* A report as text (server/post/owed.h). NULL: none is made. */
    enum lz_status (*report)(struct lz_text json, struct lz_writer *);
    enum lz_status (*drawn)(struct lz_text json, const struct lz_text around[2], struct lz_writer *);
    enum lz_status (*pictured)(struct lz_text json, void (*put)(void *to, const char *name, struct lz_text png),
                               void *to);
    int threads;
    const char *operator_at;   /* whose machine may read /metrics; NULL: this one */
    const char *log_path;      /* NULL: standard error, without requests */
    const struct mailbox *box; /* how mail leaves; NULL: none does */
    const char *page_at;       /* the folder of the page; NULL: the one beside the program */
    size_t memory;             /* bytes of tables that are awake, above which idle ones sleep */

    /* Its own. */
    struct hall hall;
    struct hasher hasher;
    struct mailbox mailbox; /* *box, that hangs up when the server stops */
    _Atomic bool hangs_up;
    struct office office;
    struct collector collector;
    struct lmtp lmtp;
    struct limits limits;
    struct proxies behind;
    struct doors doors;
    struct page page;
    struct MHD_Daemon *daemon;
    struct source http, bell, signals;
    int epoll, lock;
    uint16_t port;
    bool stops;
    struct lz_watch watch;
    pthread_mutex_t watch_lock;
    char base[SERVER_PATH];
    char origin[SERVER_ORIGINS][SERVER_ORIGIN]; /* pages that may ask: "http://127.0.0.1:8080" */
    int origins, home, near;   /* from `home` on: this machine's own; from `near` on: as others in the house reach it */
    struct exchange *answered; /* exchanges whose answer waits to be sent */
    struct wire *wires;        /* sockets */
    struct talks *talks;       /* those of them that have channels */
    struct stream *streams;    /* answers without an end */
    uint32_t wire_count;
    uint64_t requests, failures, asides;
    int64_t started;
    int log; /* a file */
    bool log_all;
    char words[BASE_WORDS];
};

/* False: `words` says why. */
bool server_start(struct server *) LZ_MUST_CHECK;
void server_run(struct server *); /* until it is told to stop */
void server_stop(struct server *);
int64_t server_wall(void *server);

/* The loop's: a source is waited for until it is dropped. */
bool loop_add(struct server *, struct source *, uint32_t events) LZ_MUST_CHECK;
void loop_change(struct server *, struct source *, uint32_t events);
void loop_drop(struct server *, struct source *);

/* exchange.c: what libmicrohttpd calls. */
enum MHD_Result exchange_access(void *server, struct MHD_Connection *, const char *url, const char *method,
                                const char *version, const char *upload, size_t *size, void **own);
void exchange_over(void *server, struct MHD_Connection *, void **own, enum MHD_RequestTerminationCode);
void exchange_resume(struct server *); /* those that were answered */

/* wire.c: a WebSocket at a table. */
struct talk_place {
    int64_t table;
    int seat;
    uint32_t holder, from;
    bool host;
    int64_t person;
    char name[LZ_LABEL]; /* of one who watches */
};
void wire_open(struct exchange *, const struct talk_place *); /* answers it, with the handshake or with why not */
/* Sockets of a person, or of one of their sessions alone, are told why and closed. */
void wire_end(struct server *, int64_t person, const char *token, const char *why);
void wire_close_all(struct server *);

/* stream.c: the same as one long answer, whose lines are messages. */
enum MHD_Result stream_open(struct server *, struct MHD_Connection *, const struct talk_place *);
int64_t stream_beat(struct server *); /* those that are silent get an empty line; wall time of the next, or LZ_NEVER */

#endif
