/* What a mail says to a table: its lines, one after the other, and what is told of each. */
#ifndef SERVER_READING_H
#define SERVER_READING_H

#include "inbox/command.h"
#include "server/post/arrival.h"

enum { READING_TOLD = 12000, READING_UNREAD = 4000, READING_SHEET = 1 << 16 };

struct reading {
    struct table *table;
    const struct arrival *arrival;
    int seat;
    int64_t person;
    int64_t came;     /* when what is read reached the mailbox */
    uint32_t heard;   /* entries of the seat's log before it */
    const char *mark; /* of the mail whose lines these are: names its acts */
    struct lz_text joined;

    uint32_t acts, lines; /* that stand; lines that were looked at */
    bool stale;           /* it answers a question that has passed */
    bool ends;            /* a move could not be made: those after it are not tried */
    bool failed;          /* the world erred: nothing is answered, and the mail is read again */
    bool status;          /* the table is asked for */
    char asks;            /* we ask whether that is meant: 'r' to resign, 'm' to be mailed elsewhere; 0 */
    bool reports;         /* the report of that turn is asked for, or the last one's: */
    int64_t report;
    bool final, draft; /* the orders are complete; they are not, after all */
    struct lz_move listed[LZ_MOVES];
    struct lz_moves legal; /* the list that was mailed */
    struct lz_writer unread, told;
    char unread_room[READING_UNREAD], told_room[READING_TOLD];
};

/* All lines; the book of orders where the game has sheets. */
void reading_all(struct reading *, const struct inbox_line *, uint32_t lines);
/* orders.c: a game whose orders are written on sheets. */
void reading_orders(struct reading *);
/* A line to the door itself. False: it is none. */
bool reading_command(struct reading *, struct lz_text line);
/* The next act of this mail. */
struct lz_act reading_act(struct reading *, struct lz_text bytes, char id[LZ_HEX + 20]);
void reading_reply(struct reading *, const struct lz_reply *, const struct lz_input *);
void reading_say(struct lz_writer *, const char *before, struct lz_text, const char *after);

#endif
