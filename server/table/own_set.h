/* A set of the user's own at a table: its file lies beside the match, as the paper "set". */
#ifndef SERVER_OWN_SET_H
#define SERVER_OWN_SET_H

#include "host/store/store.h"

struct own_set {
    void *room;          /* NULL: there is none */
    struct lz_game game; /* points into it */
};

/* False: `trouble` says what is wrong, a line of its own for each thing after the first; or that memory is missing. */
bool own_set_load(struct own_set *, const struct lz_game *, struct lz_text file,
                  struct lz_writer *trouble) LZ_MUST_CHECK;
/* The one that the store has beside a match of `game`; NULL: of whichever the file is good for. Without one there is
   nothing to load. False: it cannot be read or used. */
bool own_set_find(struct own_set *, const struct lz_game *, const struct lz_store *,
                  struct lz_writer *trouble) LZ_MUST_CHECK;
void own_set_free(struct own_set *);

#endif
