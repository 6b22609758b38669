/* A request over HTTP and its answer. What it changes is a batch; the answer leaves when that is safe. */
#ifndef SERVER_EXCHANGE_H
#define SERVER_EXCHANGE_H

#include "server/server.h"

#include <jansson.h>

enum { EXCHANGE_PARTS = 3, EXCHANGE_TOKEN = 65 };

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
    uint64_t address;           /* whose limits it is under: limits_key of where it comes from */
    int status;                 /* of the answer; 0: none yet */
    bool begun, waits, gone;    /* the handler was called; it waits for its answer; its other end has left */
    bool large;                 /* its body has more bytes than it may, and was not kept */
    bool bearer;                /* it came with a token of its own, not with a cookie */
    char token[EXCHANGE_TOKEN]; /* a session that begins, or that it came with */
    bool sets_cookie;
    bool paged;                                      /* whoever asks reads pages: a refusal is one, too */
    bool form;                                       /* the answer is a page with a form in it */
    char to[40];                                     /* the answer is at this address; "": it is here */
    bool handed;                                     /* the socket is another's now, and nothing asks for this again */
    bool closes;                                     /* nothing more is read from there */
    const char *type;                                /* of the answer; NULL: JSON */
    struct MHD_Response *response;                   /* the answer, if it was made before; NULL: `reply` is */
    int64_t wait;                                    /* seconds after which to try again; 0: not said */
    void (*then)(struct exchange *, enum lz_status); /* once its batch is decided */
    int64_t number, again;                           /* for `then`: a table, and the one that it repeats */
    void *deal;                                      /* what a job borrows, for free() */
};

/* Who may ask. */
enum route_who {
    ROUTE_ANYBODY,
    ROUTE_MACHINE,
    ROUTE_PERSON,
    ROUTE_OPERATOR
};                                                       /* MACHINE: the one that --operator names */
enum route_body { ROUTE_JSON, ROUTE_LINES, ROUTE_FORM }; /* LINES: its own to read. FORM: of a page without a script */
struct route {
    const char *method, *path; /* "/api/tables/?/join" */
    enum route_who who;
    void (*answer)(struct exchange *);
    const char *help;
    enum route_body body;
};
extern const struct route routes[];
extern const uint32_t routes_count;

/* The answer, of whatever kind; once for each exchange. */
void exchange_json(struct exchange *, int status, void (*put)(const void *with, struct lz_writer *), const void *with);
void exchange_page(struct exchange *, void (*put)(const void *with, struct lz_writer *), const void *with); /* HTML */
void exchange_elsewhere(struct exchange *, const char *path, int64_t number); /* what was asked is done: go there */
void exchange_no(struct exchange *, int status, const char *code, const char *text);
void exchange_later(struct exchange *, const char *code, const char *text, int64_t seconds); /* try again then */
/* One more of those that a limit counts. False: too many, and it has been answered so. */
bool exchange_counts(struct exchange *, enum limit, uint64_t whose) LZ_MUST_CHECK;
/* One more of those that a limit holds at one time. False: as above. */
bool exchange_holds(struct exchange *, enum limit, uint64_t whose) LZ_MUST_CHECK;
/* Of a limit that is a number alone: so many there are already. False: as above. */
bool exchange_fits(struct exchange *, enum limit, int64_t count) LZ_MUST_CHECK;
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
bool people_named(struct lz_text name);                                       /* may somebody be called so? */
bool people_name_sound(struct exchange *, struct lz_text name) LZ_MUST_CHECK; /* false: it has been answered */
/* Rows more in the batch: a session begins, under a password if that still is the person's; this one ends. False: it
   has been answered. */
bool people_begin(struct exchange *, int64_t person) LZ_MUST_CHECK;
bool people_login(struct exchange *, int64_t person, struct lz_text password) LZ_MUST_CHECK;
bool people_end(struct exchange *) LZ_MUST_CHECK;
void people_begun(struct exchange *, enum lz_status); /* answers with the session, once it is safe */
int64_t people_number(void);                          /* that nobody can guess, within 2^53; 0: the system has none */
bool people_word(char word[EXCHANGE_TOKEN]);
void people_hash(struct lz_text word, char hash[EXCHANGE_TOKEN]); /* as the data base keeps it */

/* invite.c: ways to a table; device.c: to another device; takeover.c: to a seat that its owner left. */
void invite_code(struct exchange *);
void invite_take(struct exchange *);
int64_t invite_coded(struct exchange *,
                     const char *said) LZ_MUST_CHECK; /* the table of two words; 0: it has been answered */
void device_link(struct exchange *);
void device_arrive(struct exchange *);
void takeover_offer(struct exchange *);
void takeover_take(struct exchange *);

/* post/address.c: where people are mailed. */
void address_give(struct exchange *);
void address_right(struct exchange *);
void address_json(struct exchange *, struct lz_writer *); /* "mail":{..}; nothing where no mail leaves */

/* operator.c: who runs the server. */
void operator_become(struct exchange *);
bool operator_is(struct base *, int64_t person);

/* account.c: names with passwords. */
void account_make(struct exchange *);
void account_login(struct exchange *);
void account_password(struct exchange *);
void account_reset(struct exchange *);
bool account_named(struct base *, const char *name, int64_t *person);

void addresses_answer(struct exchange *); /* addresses.c: where others reach the server */

/* talks.c: all that a person has open, over one socket. */
void talks_open(struct exchange *);

/* say.c: messages to a table. */
void say_answer(struct exchange *);

/* games.c: what can be played. */
void games_list(struct exchange *);
void games_one(struct exchange *);
void games_house(struct exchange *);
void games_bots(struct exchange *);
void games_things(struct exchange *);
void games_rules(struct exchange *);

/* lobby.c: tables before and around the match; seats.c: joining and leaving; deal.c: the start. */
void lobby_list(struct exchange *);
void lobby_mine(struct exchange *);
void lobby_create(struct exchange *); /* create.c */
void lobby_set(struct exchange *);
void lobby_look(struct exchange *);
void seats_join(struct exchange *);
void seats_leave(struct exchange *);
void deal_start(struct exchange *);
void rematch_lay(struct exchange *); /* rematch.c */
void lobby_journal(struct exchange *);
/* front.c: the page at the root; metrics.c: what the operator's machines read. */
void front_page(struct exchange *);
void front_plain(struct exchange *);
void plain_table(struct exchange *); /* plain.c */
void plain_move(struct exchange *);

/* sit.c: sitting down without a script, and at a table before the deal; false: it is dealt, or not theirs. */
void sit_down(struct exchange *);
void sit_put_form(const struct exchange *, struct lz_writer *);
bool sit_waits(struct exchange *) LZ_MUST_CHECK;
bool metrics_may(struct exchange *); /* does the operator ask? */
void metrics_answer(struct exchange *);
void seed_word(struct exchange *);   /* seed.c */
void replay_show(struct exchange *); /* replay.c */
/* Where the asking person sits at the table of the address; false: it has been answered. */
bool lobby_place(struct exchange *, struct talk_place *);

#endif
