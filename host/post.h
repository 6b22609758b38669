/* The letters of a match of a game with sheets (core/sheet.h), for whoever hosts it. A letter is a line of the host's
   in the journal, `letter #2 #5 #7`, with its words beside it; `letter #2 unsigned #5` bears no name, `letter #2 as #3
   #5` another's; `withdrawn #2` takes back those of a seat that have not gone out. The game judges what may be sent and
   what each seat reads; the post keeps and hands out. What a turn carries is a list, in the order in which it came. */
#ifndef HOST_POST_H
#define HOST_POST_H

#include "core/sheet.h"
#include "host/room.h"

struct lz_posted {
    struct lz_posted *next;
    struct lz_post post; /* its words are `text` */
    uint32_t act;        /* that sent it */
    char text[];
};

/* Within an act. False: out of memory. */
bool lz_post_send(struct lz_room *, const struct lz_post *) LZ_MUST_CHECK;
bool lz_post_withdraw(struct lz_room *, int seat) LZ_MUST_CHECK;

/* A line of the host's, from lz_ears.line. False: out of memory. Lines that are none of these are left alone. */
bool lz_post_hear(struct lz_posted **, const struct lz_room *, const struct lz_host_said *) LZ_MUST_CHECK;
void lz_post_join(struct lz_posted **, struct lz_posted *more); /* behind the others */
void lz_post_free(struct lz_posted *);

int lz_post_count(const struct lz_posted *, int seat); /* that the seat has sent */
bool lz_post_kept(const struct lz_posted *, const struct lz_post *like);

/* What the view's seat gets with that list: {"in":[..],"out":[..],"told":[..]}, where `told` are sentences. The view is
   that of the time before the turn; NULL will do where the list is empty, and then nothing tells that it is. Neither
   number nor order of letters tells who wrote one that bears no name or may bear a false one: where that may be they
   are in the order of a hash of their words. */
void lz_post_json(const struct lz_game *, const struct lz_posted *, const void *view, struct lz_writer *);
/* After the end, into an open list: letters that bore another name or none, and what was untrue by that state. */
void lz_post_expose(const struct lz_game *, const struct lz_posted *, const void *state, struct lz_writer *);

#endif
