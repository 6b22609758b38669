/* A recorded match told in words or as JSON, to one seat, to those who watch, or to all eyes together. */
#ifndef CLI_TELLING_H
#define CLI_TELLING_H

#include "clients/cli/load.h"

#include <stdio.h>

enum { TELL_ALL = -1 };

/* Which eyes tell it, how far, how and where to. */
struct tell_call {
    int seat;       /* or LZ_ONLOOKER, or TELL_ALL */
    uint32_t until; /* the last step as these eyes count them; 0: to the end */
    bool json;
    FILE *to;
    const struct lz_lore *lore;
};

/* A seat is told what it saw, and no more in number either: an input that it did not notice has no line and no step,
   and of the moves of others it sees the events alone. The seed of the record must be known. False: the journal is not
   the record of a match, and `trouble` says why. */
bool tell_match(struct loaded *, const struct tell_call *, struct lz_writer *trouble) LZ_MUST_CHECK;

#endif
