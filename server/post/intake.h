/* Where a mail comes in, whichever way: a thread has its bytes and when they came; it finds out whose the mail may be,
   and hands it to the loop, which has it read at its table. Each way has one of these, and one mail in hand at a time.
 */
#ifndef SERVER_INTAKE_H
#define SERVER_INTAKE_H

#include "server/post/arrival.h"
#include "server/post/clerk.h"

struct hall;
struct intake {
    struct clerk clerk; /* set by whoever opens it, as far as that is not its own; */
    struct hall *hall;
    void (*ring)(void *to); /* by its thread: the loop has something to do */
    void *to;
    void (*joined)(void *to, int64_t table); /* by the loop: somebody has taken a seat there, before the deal */
    const char *site;

    /* Its own. */
    struct arrival arrival; /* in hand */
    bool given;             /* to the loop, which has not taken it up yet */
    bool aside;             /* its table is set aside */
    int64_t seated;         /* the table at which the mail in hand takes a seat, */
    int64_t stirs;          /* and one that the loop is to tell of it */
    uint32_t codes;         /* that nobody is invited by, since an hour before: */
    int64_t codes_until;
};

enum intake_fate {
    INTAKE_DONE,  /* what became of it stands in the data base */
    INTAKE_LATER, /* disk or memory erred, or the server stops: the same again */
    INTAKE_ASIDE  /* its table is set aside, and takes nothing */
};

enum intake_fate intake_take(struct intake *, struct lz_text bytes, int64_t came); /* by its thread */
/* The first number of a question to the data base; -1: there is none; -2: it could not be read. By its thread. */
int64_t intake_number(struct intake *, enum base_ask, int64_t number, struct lz_text);
void intake_turn(struct intake *); /* the loop's: what was given is begun */

#endif
