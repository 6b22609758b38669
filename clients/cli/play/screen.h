/* The screen of a person who is to move, composed to fit. */
#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include "clients/cli/draw/draw.h"
#include "clients/cli/play/table.h"

/* The table, the news, the question, the moves, and what is said of the last answer (may be empty). Whoever tries a
   move looks at the table while it is told: the table does not give way for a list that was just read. */
struct screen_ask {
    const struct lz_moves *moves;
    const char *message;
    bool tried; /* the message tells what a move would do */
};
void screen_show(struct table *, int seat, const struct screen_ask *);
void screen_put(struct table *, int seat, const struct screen_ask *, struct lz_writer *);

/* Hands the screen over: nothing of the last person's is left on it. False: the input has ended. */
bool screen_pass(struct table *, int seat);

/* Has something ended since the person last saw the screen, a hand for instance? And the way there on a page of its
   own, if so. False: the input has ended. */
bool screen_ended(const struct table *, int seat);
bool screen_interlude(struct table *, int seat);

/* What the seat has seen, newest last, one tale per line; the last `most` of them. */
void screen_log(const struct table *, int seat, uint32_t most, struct lz_writer *);

/* The frame of a seat's view; `seat` LZ_ONLOOKER for nobody's. */
struct frame screen_frame(struct table *, int seat);

#endif
