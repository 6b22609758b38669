/* One who talks at a table, for a seat or as an onlooker, over whatever carries lines of JSON: LBP/1, docs/protocol.md.
   A talk knows how far its other end has been told; what is new goes into `out` while the table is in hand, and is sent
   when it is safe. */
#ifndef SERVER_TALK_H
#define SERVER_TALK_H

#include "host/own.h"
#include "server/table/table.h"

/* A room that its owner hosts without a hall, for a talk with one program: acts are safe when the room says so. */
struct talk_alone {
    struct lz_room *room;
    int64_t (*wall)(void);
    struct shown shown;
};

struct talk {
    /* Set by whoever begins it. */
    struct table *table;
    struct talk_alone *alone; /* it has no table, but this; NULL: it has */
    int seat;                 /* or LZ_ONLOOKER */
    bool host;                /* of whoever laid the table */
    uint32_t holder; /* the number of the seat's holder for whom it speaks: it ends when the seat is another's */
    void (*send)(struct talk *, struct lz_text lines); /* the loop's: messages that may leave, each with its line end;
                                                          it may set `gone` if it wants no more */
    void (*ended)(struct talk *, const char *why);     /* the loop's: it is over, and its own to free; "": it left */
    void *to;
    bool deaf;                  /* it hears answers alone; */
    bool row;                   /* but for a line about the match whenever that has changed */
    struct lz_learner *learner; /* who learns by it (server/table/school.h); NULL: nobody */
    int64_t person;             /* who it is, where seats do not tell; 0: nobody knows */
    char name[LZ_LABEL];        /* of one who watches: how others hear it called; "": it cannot talk */

    /* Its own. */
    struct talk *next;     /* at the table */
    struct scroll out;     /* composed, and not yet safe */
    uint32_t cursor, sent; /* numbers of the log that are in `out`, and that were sent */
    uint32_t lost;         /* the number that its other end has, where the log has fewer; 0: it has no more than that */
    uint32_t holders;      /* the sum of the holders' numbers when it was told who sits where */
    uint32_t decision;     /* the one that was told last */
    lz_seats awaits;       /* whom the game waits for, as it was told last */
    lz_seats here;         /* who is at the table, as it was told last, */
    bool here_asked, here_told; /* it wants to know; it was */
    uint64_t around;            /* the mark of what was told last of things around the match; 0: nothing was */
    bool asked, over;           /* a decision was told at all; the end was */
    bool greeted, whole;        /* it has been told where it is; it needs the whole picture */
    bool fresh;                 /* it has been sent nothing since it came */
    bool brief;                 /* numbers instead of words */
    bool coach;                 /* every decision comes with advice, where the table allows it */
    bool history;               /* every decision comes with the whole log, for one that remembers nothing */
    bool sits;                  /* at the table */
    bool gone;                  /* its other end has left */
    uint32_t jobs;              /* of it that are not ended */
    uint8_t *views; /* of one that wants the bytes of its view: as told last, and behind them as they are; NULL */
    uint32_t own[LZ_OWN_PARTS]; /* editions of what its seat keeps, as they were told */
    uint64_t team;              /* and of what its side has marked */
};

#define TALK_NEW UINT32_MAX /* the other end has heard nothing, and asks for no more than where things stand */

/* The loop's. It is greeted and told all that its log has after `from`. False: out of memory, and nothing was begun. */
bool talk_begin(struct talk *, uint32_t from) LZ_MUST_CHECK;
bool talk_said(struct talk *, struct lz_text message) LZ_MUST_CHECK; /* false: out of memory */
void talk_end(struct talk *);                                        /* its other end has left */
/* By whoever has the table in hand: it takes its place; its other end has the log up to `from`, and is told the rest.
 */
void talk_sit(struct talk *, uint32_t from);
void talk_resume(struct talk *, uint32_t from);
void talk_end_all(struct table *, const char *why);

/* By whoever has the table in hand: the seat is another's now, and nothing more of it is this one's to hear or to do.
 */
bool talk_lost(const struct talk *);
/* By whoever has the table in hand: what is new to it. */
void talk_tell_all(struct table *);
void talk_forget_all(struct table *); /* what is in `out` will never be sent */
void talk_send_all(struct table *);   /* it is safe: the loop's */

/* For one that has no table: what is new to it, into `out`, which is its owner's to send and to empty. */
void talk_tell_alone(struct talk *);

static inline struct lz_room *talk_room(const struct talk *talk) {
    return talk->alone ? talk->alone->room : &talk->table->room;
}
int64_t talk_wall(const struct talk *);

/* voice.c: "talk":["table"], the ways that are open to it. keeps.c: what its seat keeps for itself. */
void voice_ways_json(const struct talk *, struct lz_writer *);
bool keeps_news(const struct talk *);                     /* something of it was not told yet */
void keeps_json(const struct talk *, struct lz_writer *); /* "own":{..} */
void keeps_told(struct talk *);
void keeps_tell(struct talk *);

void row_tell(struct talk *); /* row.c */

/* here.c: who is at the table. By whoever has it in hand: its room is looked at; and those to whom it is new are told.
 */
void here_look(struct table *);
void here_tell(struct table *);

/* views.c: the bytes of the seat's view, for one that has asked for them. Looks: is anything of them new? Then they are
   put, "view" or "seen", and are told. */
bool views_look(struct talk *);
void views_put(const struct talk *, struct lz_writer *);
void views_told(struct talk *);
void views_put_decision(const void *talk, struct lz_writer *); /* its number: the view says the rest */
size_t views_bytes(const struct talk *);                       /* that it holds for this */

/* The answer to a message; and that nothing of it could be made safe. */
void request_answer(struct talk *, struct lz_text message);
void request_not_safe(struct talk *);

#endif
