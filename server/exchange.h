/* A request over HTTP and its answer. What it changes is a batch; the answer leaves when that is safe. */
#ifndef SERVER_EXCHANGE_H
#define SERVER_EXCHANGE_H

#include "server/server.h"

#include <jansson.h>

enum { EXCHANGE_BODY = 64 << 10, EXCHANGE_PARTS = 3, EXCHANGE_TOKEN = 65 };

struct route;
struct exchange {
    struct server *server;
    struct MHD_Connection *connection;
    const struct route *route;
    struct exchange *next;               /* of those that were answered */
    struct lz_text part[EXCHANGE_PARTS]; /* of the address: where the route has a '*' */
    struct scroll body, reply;
    json_t *asked; /* the body, an object; empty if there is none */
    struct batch batch;
    int64_t person;             /* 0: nobody */
    int status;                 /* of the answer; 0: none yet */
    bool begun, waits, gone;    /* the handler was called; it waits for its answer; its other end has left */
    bool bearer;                /* it came with a token of its own, not with a cookie */
    char token[EXCHANGE_TOKEN]; /* a session that begins, or that it came with */
    bool sets_cookie;
    const char *type;                                /* of the answer; NULL: JSON */
    void (*then)(struct exchange *, enum lz_status); /* once its batch is decided */
    int64_t number;                                  /* for `then` */
    void *deal;                                      /* what a job borrows, for free() */
};

/* Who may ask. */
enum route_who { ROUTE_ANYBODY, ROUTE_PERSON };
struct route {
    const char *method, *path; /* "/api/tables/?/join" */
    enum route_who who;
    void (*answer)(struct exchange *);
    const char *help;
};
extern const struct route routes[];
extern const uint32_t routes_count;

/* The answer, of whatever kind; once for each exchange. */
void exchange_json(struct exchange *, int status, void (*put)(const void *with, struct lz_writer *), const void *with);
void exchange_no(struct exchange *, int status, const char *code, const char *text);
/* Its batch is made safe; then `then` is called. */
void exchange_commit(struct exchange *, void (*then)(struct exchange *, enum lz_status));
/* The answer comes later, from the loop. */
void exchange_wait(struct exchange *);
/* A row more in its batch. False: out of memory, and it has been answered so. */
bool exchange_change(struct exchange *, const struct base_row *);

/* people.c: sessions. */
void people_find(struct exchange *);  /* who asks */
void people_guest(struct exchange *); /* POST /api/guest */
void people_me(struct exchange *);
void people_leave(struct exchange *);
int64_t people_number(void); /* that nobody can guess, within 2^53; 0: the system has none */
bool people_word(char word[EXCHANGE_TOKEN]);

/* lobby.c: tables before and around the match; seats.c: joining and leaving; deal.c: the start. */
void lobby_games(struct exchange *);
void lobby_game(struct exchange *);
void lobby_list(struct exchange *);
void lobby_mine(struct exchange *);
void lobby_create(struct exchange *);
void lobby_look(struct exchange *);
void seats_join(struct exchange *);
void seats_leave(struct exchange *);
void deal_start(struct exchange *);
void lobby_journal(struct exchange *);
void seed_word(struct exchange *);   /* seed.c */
void replay_show(struct exchange *); /* replay.c */
/* Where the asking person sits at the table of the address; false: it has been answered. */
bool lobby_place(struct exchange *, struct talk_place *);

#endif
