/* Before a match at a server: who we are there, which table, who sits at it, until it is dealt. */
#ifndef CLI_LOBBY_H
#define CLI_LOBBY_H

#include "clients/cli/far/line.h"
#include "clients/cli/party.h"
#include "clients/cli/play/term.h"

#include <jansson.h>
#include <limits.h>

enum { LOBBY_WORDS = 600, LOBBY_NAME = 40 };

struct lobby {
    struct line_place place;
    const char *name; /* under which others see us */
    const struct term *term;
    char words[LOBBY_WORDS]; /* what the server, or the line, had against it */
    json_t *answer;          /* the last */
};

/* ---- far_account.c */
/* A request whose answer is JSON, in lobby->answer; false: `words`. `body` is taken and may be NULL. */
bool lobby_ask(struct lobby *, const char *method, const char *path, json_t *body);
/* The session that is kept for this server and name; one is begun where there is none, or where it is not known any
   more. */
bool lobby_enter(struct lobby *);
/* The session of a person who is known there, by the word of a link to another device, under our name from now on. */
bool lobby_arrive(struct lobby *, const char *word);
void lobby_leave(struct lobby *);

/* ---- far_lay.c */
/* Lays a table for that party, deals it, or waits until others have come; the table's number, or 0: `words`. */
int64_t lobby_lay(struct lobby *, const struct party *);
/* A table by its number, by a code of two words, or (`rest` of a link) by what the link has; takes a seat if we have
   none. 0: `words`. */
int64_t lobby_join(struct lobby *, const char *given, const char *rest);
/* Until it is dealt: lobby->answer is the table then. False: `words`, or the person has enough. */
bool lobby_await(struct lobby *, int64_t table);

#endif
