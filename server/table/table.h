/* A table that is awake: a room, whoever talks at it, and what waits to be done. One at a time has it in hand: the
   loop, a worker that thinks, or the writer that makes safe what was done. Whatever is done is a job; what a job
   changes is one batch, and nothing that it caused leaves the process before that batch is safe (docs/server.md). */
#ifndef SERVER_TABLE_H
#define SERVER_TABLE_H

#include "host/bag.h"
#include "host/room.h"
#include "server/table/own_set.h"
#include "server/table/tempo.h"
#include "server/table/scroll.h"
#include "server/post/owed.h"
#include "server/store/tray.h"

struct hall;
struct talk;
struct table;

/* A job is run by whoever has the table in hand; when its batch is safe, the loop ends it. */
enum job_what {
    JOB_OPEN, /* somebody begins to talk; of nobody: only waking the table */
    JOB_MAKE, /* a new match: `make` */
    JOB_SAID, /* a message of a talk: `text` */
    JOB_WAKE, /* what is due rings */
    JOB_BOT,  /* the bot of `seat` acts */
    JOB_HAND, /* `seat` is handed over to `person`, who is called `label`; below 0: a bot */
    JOB_READ, /* the match is looked at, or a mail for it is read: `read` */
    JOB_LOAD  /* something is done before there is a match: `read` */
};
struct job {
    struct job *next;
    enum job_what what;
    struct talk *from;  /* NULL: nobody waits for an answer */
    int seat, tries;    /* tries: how often it could not be made safe */
    uint32_t number;    /* of JOB_OPEN: the log's that the talk has heard, or TALK_NEW */
    struct scroll text; /* of a message */
    const struct lz_record *record;
    struct lz_facts facts;
    const struct base_row *row; /* that stand with what is made or handed over; borrowed, as the record is */
    uint32_t rows;
    int64_t person;
    const char *label;
    struct lz_reply *reply;                 /* what the room says; borrowed */
    void (*read)(struct table *, void *to); /* of JOB_READ and JOB_LOAD, by whoever has it in hand */
    void (*made)(struct table *, bool well,
                 void *to); /* of JOB_MAKE, JOB_HAND and JOB_READ: it stands, or `words` of the table say why not */
    void *to;
};

/* Of a table, as the data base has it: people take their seats, the match is played, it is over. */
enum table_stage { STAGE_LAID, STAGE_PLAYS, STAGE_OVER };

enum table_hand { TABLE_FREE, TABLE_WORKER, TABLE_WRITER };

/* The picture that all who talk for a seat have. */
struct shown {
    struct scroll text, chart; /* the chart: its brackets */
};
void shown_free(struct shown *);

struct table {
    struct hall *hall;
    struct table *next;          /* in the hall's slot */
    struct table *line;          /* of those that wait for a worker, or come from one */
    struct table *older, *newer; /* of those that are idle */
    int64_t due;                 /* its place among the alarms: */
    uint32_t place;
    bool waits;   /* it has one there */
    bool idle;    /* it is among the idle */
    bool rung;    /* an alarm woke it, and it has not got to that yet */
    size_t bytes; /* that the hall counts for it */
    int64_t id;
    enum table_hand hand;
    bool open;     /* the room is */
    bool over;     /* the data base knows, or will with this batch, that the match is over */
    bool again;    /* it was shut by a fault, and is to be read again */
    bool ends;     /* a job is being ended: what its end posts waits until all were sent what is safe */
    bool aside;    /* it cannot be opened, or has hit a bug: `words` */
    int64_t rest;  /* wall time before which nothing is tried again, after a fault */
    int64_t dozes; /* wall time at which it rings, while its room is closed though somebody talks there */
    int64_t alarm; /* as the data base has it, or will have it with the batch on the tray */
    struct tray tray;
    struct lz_room room;
    struct lz_bag bag;  /* letters */
    struct own_set set; /* that the room is of */
    struct job *now, *first, **end;
    struct talk *talks;
    struct shown shown[LZ_LOGS];
    uint32_t told; /* acts that all who talk have heard of */
    struct tempo tempo;
    lz_seats veiled;  /* who is not to know who is at the table (here.c) */
    lz_seats bots;    /* where they play, as the data base has it */
    struct owed owed; /* mails */
    lz_seats silent;  /* bots that had nothing to say since something happened last */
    char words[LZ_ROOM_WORDS];
};

/* The loop's. */
struct table *table_new(struct hall *, int64_t id); /* NULL: out of memory */
void table_free(struct table *);                    /* nobody talks at it, and it is free */
void table_doze(struct table *);                    /* its room is closed, until something is said or it rings */
void table_end(struct table *, const char *why);    /* whoever waits or talks there is told why, and it is freed */
struct job *table_job(struct table *, enum job_what);
void table_post(struct table *, struct job *);
void table_go(struct table *);                   /* takes up the next job, if it may */
void table_back(struct table *);                 /* a worker has brought it back */
void table_safe(struct table *, enum lz_status); /* its batch is decided */
int64_t table_due(const struct table *);         /* wall time at which table_go has something to do; LZ_NEVER */
int64_t table_rings(const struct table *);       /* wall time at which its room or its post has something to do */
bool table_idle(const struct table *);           /* it could sleep */
size_t table_bytes(const struct table *);        /* that it holds; the loop has it in hand */

/* By whoever has it in hand. */
void table_work(struct table *, struct base *reads);

#endif
