/* A match at somebody's server, seen from one seat: the dialogue of docs/protocol.md with views as bytes. What comes
   goes into a mirror of the room over there (host/mirror.h); what is done here is sent, under a name of its own, until
   it is answered, however often the line is lost meanwhile. */
#ifndef CLI_FAR_H
#define CLI_FAR_H

#include "clients/cli/far/line.h"
#include "core/words/text.h"
#include "host/room.h"

#include <jansson.h>

enum { FAR_SAID = 700, FAR_WORDS = 600, FAR_NAME = 24, FAR_LABELS = LZ_SEATS * LZ_LABEL };

struct far {
    /* Set by whoever opens it. */
    struct line_place place;
    int64_t table;
    const char *me; /* the name under which we are known there */
    char label[LZ_LABEL];
    const char *bot;           /* that plays the seat, as a journal labels it: "bot:hard"; NULL: a person does */
    int64_t (*wall)(void);     /* in ms */
    void (*changed)(void *to); /* something was told: the screen is old */
    void (*waiting)(void *to, const char *words); /* an answer is waited for and the line is lost */
    bool (*cut)(void);                            /* the person wants no more of it */
    void *to;

    /* Read by others. */
    struct lz_room *room; /* the mirror */
    int seat;
    bool lost, told_lost;  /* there is no line now; and one who waits for an answer knows */
    bool ended;            /* and there will be none: `words` */
    bool reseated;         /* somebody sits elsewhere than before */
    bool hints;            /* the table lets this seat be advised */
    lz_seats asks_back;    /* who asks to take a move back */
    char said[FAR_SAID];   /* talk, and what was done around the match, that nobody has looked at yet */
    char words[FAR_WORDS]; /* why the last act was not done, or why it ended */
    char note[FAR_SAID];   /* what the seat keeps for itself */
    uint32_t stirred;      /* goes up with everything that a screen shows */

    /* Its own. */
    struct line *line;
    uint8_t *view;
    bool viewed; /* it is that of the host */
    bool greeted;
    int64_t again; /* wall time at which the line is tried anew */
    int tries;
    uint32_t acts;            /* that were named */
    char name[FAR_NAME];      /* before their numbers */
    char waits[2 * FAR_NAME]; /* the name of the message that has no answer yet, */
    json_t *answer;           /* and its answer */
    json_t *hello;
};

/* Opens the line and takes the seat; the room is set as for a new match, its game by what the table plays. False:
   `words`. */
bool far_open(struct far *, struct lz_room *, const struct lz_record *);
void far_close(struct far *);

/* What has come is heard; a line that was lost is tried anew when it is time. False: it has ended. */
bool far_hear(struct far *);
int far_file(const struct far *);     /* to wait for; -1: there is no line */
int64_t far_left(const struct far *); /* ms until far_hear has something to do by itself */
void far_wait(struct far *, int ms);  /* for what comes, at most so long */

/* One message, answered: the answer's own reference. NULL: it has ended, or the person wants no more. An act that was
   not answered is sent again, under the same name, over the next line. `members` is taken. */
json_t *far_ask(struct far *, json_t *members);
/* The same for an act: LZ_REFUSED with `words`, and in the reply the rule. LZ_OK: it stands, and what it told has been
   heard. */
enum lz_status far_act(struct far *, json_t *members, struct lz_reply *);

#endif
