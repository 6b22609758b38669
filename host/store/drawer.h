/* The private drawer of a match, the paper "drawer": what the journal never holds, because every seat gets the journal
   at the end. A key from which the secrets of all holders follow, and lines of the host's own: addresses, senders. A
   secret is its holder's: it follows from the seat, the number of the holder (lz_room.holder counts it up with every
   handing-over) and what it is for. So one act in the journal makes every older secret worthless, and none is stored.
 */
#ifndef HOST_DRAWER_H
#define HOST_DRAWER_H

#include "host/store/calls.h"
#include "host/store/store.h"

enum { LZ_DRAWER_KEY = 32, LZ_SECRET = 13 }; /* 12 letters, its NUL counted: 60 bits */

struct lz_drawer {
    const struct lz_calls *calls; /* these two are set by the host */
    struct lz_store store;
    uint8_t key[LZ_DRAWER_KEY];
    char *text; /* as it is kept */
    uint32_t len;
};

/* Makes the key if there is none. False: `trouble` says why. */
bool lz_drawer_open(struct lz_drawer *, struct lz_writer *trouble) LZ_MUST_CHECK;
void lz_drawer_close(struct lz_drawer *);

/* A line by its name ("address #2 3"): kept before it counts, and found; empty if there is none. Neither has a line
   end, and the name no ':'. */
bool lz_drawer_keep(struct lz_drawer *, const char *name, struct lz_text value) LZ_MUST_CHECK;
struct lz_text lz_drawer_find(const struct lz_drawer *, const char *name);

struct lz_secret {
    int seat;
    uint32_t holder;
    const char *what; /* "password", "turn 4" */
};
void lz_secret_print(const struct lz_drawer *, const struct lz_secret *, char word[LZ_SECRET]);
/* Compares all of it, however soon it differs. */
bool lz_secret_fits(const struct lz_drawer *, const struct lz_secret *, struct lz_text word);

#endif
