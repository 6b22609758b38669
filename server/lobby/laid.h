/* A table as the data base has it: its plan, and who sits where; and how it is shown to whoever may look. */
#ifndef SERVER_LAID_H
#define SERVER_LAID_H

#include "server/door/exchange.h"
#include "core/journal.h"
#include "server/lobby/plan.h"

enum { CODE_WORDS = 40 }; /* bytes of "muddy-otter", its NUL counted */
enum { SEED_WORD = 21 };  /* bytes of a word, its NUL counted */

struct laid_seat {
    int64_t person;
    uint32_t holder;
    char name[LZ_LABEL];
    char bot[LZ_LABEL];   /* that plays in the person's place: "bot:easy", or "" */
    char word[SEED_WORD]; /* that the person has added to the seed, or "" */
};

struct laid {
    int64_t words_until;           /* wall time until which it waits for words in the seed; 0: it does not yet */
    int64_t id, made, host, again; /* again: the table whose plan and people it has; 0: none */
    int64_t next;                  /* once it is over: the table at which the same is played again; 0: none */
    int64_t code_until;            /* wall time until which the code invites; 0: there is none */
    char code[CODE_WORDS];
    bool listed;
    enum table_stage stage;
    char invite[EXCHANGE_TOKEN];
    char commit[LZ_HEX]; /* to the seed */
    struct plan plan;
    struct laid_seat seat[LZ_SEATS];
};

/* seed.c: rows more in the batch, the seed of a new table and its commitment; both, and the words, as they are kept. */
bool seed_lay(struct exchange *) LZ_MUST_CHECK; /* false: it has been answered */
void seed_read(struct base *, struct laid *);
/* The seed, and the words of all who sit there as one text, of at most LZ_PROSE bytes and a NUL. False: it is not
 * there. */
bool seed_deal(struct base *, const struct laid *, uint8_t seed[LZ_SEED], char words[LZ_PROSE + 1]) LZ_MUST_CHECK;

/* The host would deal, and words of people who sit there are missing and have time yet: it has been answered. */
bool seed_waits(struct exchange *, const struct laid *) LZ_MUST_CHECK;

bool laid_read(struct base *, sqlite3_stmt *, struct laid *) LZ_MUST_CHECK; /* a row of BASE_ASK_MATCH or a list */
/* The table of the address, if the asking person may look at it: whoever sits there, laid it, or has its invitation; a
   table in the lobby is everybody's. False: it has been answered. */
bool laid_find(struct exchange *, struct laid *) LZ_MUST_CHECK;
bool laid_of(struct base *, int64_t id, struct laid *) LZ_MUST_CHECK;                  /* whoever may look */
bool laid_get(struct base *, int64_t id, int64_t person, struct laid *) LZ_MUST_CHECK; /* false: not for that person */
/* Where a person talks there. Not NULL: why not. */
struct laid_no {
    int status;
    const char *code, *text;
};
const struct laid_no *laid_place(struct base *, const struct laid *, int64_t person, struct talk_place *) LZ_MUST_CHECK;
/* The same as one who looks on, though he may sit there: a wall in the room shows what lies open to all. */
const struct laid_no *laid_watch(struct base *, const struct laid *, int64_t person, struct talk_place *) LZ_MUST_CHECK;
int64_t laid_count(struct exchange *, enum base_ask);                   /* of the asking person's unfinished tables */
int laid_seat_of(const struct laid *, int64_t person);                  /* -1: none */
void laid_put(const struct laid *, int64_t person, struct lz_writer *); /* as that person sees it */

/* talks.c: whoever sits there, or laid it, and follows all tables of his hears of it. */
void talks_stir(struct server *, const struct laid *);

/* Answers: the table; that of `e->number` as it is now; the same once its batch is decided. */
void laid_answer(struct exchange *, const struct laid *);
void laid_answer_now(struct exchange *);
void laid_changed(struct exchange *, enum lz_status);
void laid_name(struct base *, int64_t person, char name[LZ_LABEL]); /* what somebody is called */
/* A row more in the batch: the asking person sits down. False: it has been answered. */
bool laid_take_seat(struct exchange *, int seat) LZ_MUST_CHECK;

#endif
