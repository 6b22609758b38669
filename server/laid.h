/* A table as the data base has it: its plan, and who sits where; and how it is shown to whoever may look. */
#ifndef SERVER_LAID_H
#define SERVER_LAID_H

#include "server/exchange.h"
#include "server/plan.h"

struct laid_seat {
    int64_t person;
    uint32_t holder;
    char name[LZ_LABEL];
    char bot[LZ_LABEL]; /* that plays in the person's place: "bot:easy", or "" */
};

struct laid {
    int64_t id, made, host;
    bool listed;
    enum table_stage stage;
    char invite[EXCHANGE_TOKEN];
    struct plan plan;
    struct laid_seat seat[LZ_SEATS];
};

bool laid_read(struct base *, sqlite3_stmt *, struct laid *) LZ_MUST_CHECK; /* a row of BASE_ASK_MATCH or a list */
/* The table of the address, if the asking person may look at it: whoever sits there, laid it, or has its invitation; a
   table in the lobby is everybody's. False: it has been answered. */
bool laid_find(struct exchange *, struct laid *) LZ_MUST_CHECK;
int64_t laid_count(struct exchange *, enum base_ask);                   /* of the asking person's unfinished tables */
int laid_seat_of(const struct laid *, int64_t person);                  /* -1: none */
void laid_put(const struct laid *, int64_t person, struct lz_writer *); /* as that person sees it */

/* Answers: the table; that of `e->number` as it is now; the same once its batch is decided. */
void laid_answer(struct exchange *, const struct laid *);
void laid_answer_now(struct exchange *);
void laid_changed(struct exchange *, enum lz_status);
/* A row more in the batch: the asking person sits down. False: it has been answered. */
bool laid_take_seat(struct exchange *, int seat) LZ_MUST_CHECK;

#endif
