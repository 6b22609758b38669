/* What changed between two pictures of a match (a seat's `show`), as a tree of its own: docs/json.md shows it. Applied
   to the old picture it gives the value of the new one. */
#ifndef HOST_CHANGES_H
#define HOST_CHANGES_H

#include "host/picture/value.h"

/* Both texts are JSON as the core writes it. Never longer than the new picture set whole; "{}" if nothing has changed.
   Takes no memory but the writer's. False: a text is no such JSON, as far as it was read, and what is in the writer is
   no answer. A writer that is too small says so itself. */
bool lz_changes(struct lz_text old, struct lz_text new, struct lz_writer *) LZ_MUST_CHECK;

/* A picture with those of its lists and objects that its writer has noted (struct lz_brackets). */
struct lz_charted {
    struct lz_text text;
    const struct lz_bracket *list;
    uint32_t count; /* 0: none */
};
/* Members of two pictures that were compared, and what was written of them: those of another seat's pictures of the
   same moments are for the most part the same two texts, and get the same answer. The texts stay where they are
   meanwhile. */
enum { LZ_COMPARED = 32 };
struct lz_compared {
    struct lz_compared_pair {
        struct lz_text old, new, change;
    } list[LZ_COMPARED];
    uint32_t count;
    bool made; /* nothing more is noted */
};
/* The same as lz_changes, without reading what stands between the brackets that were noted, nor what is in `like`;
   NULL: nothing is. */
bool lz_changes_between(const struct lz_charted *old, const struct lz_charted *new, struct lz_compared *like,
                        struct lz_writer *) LZ_MUST_CHECK;

/* These want room for the values of all their texts, and forget what was in it. False: a text is not JSON as the core
   writes it, or the change does not fit the picture; the trouble says which. */

/* The new picture in canonical form. */
bool lz_changes_apply(struct lz_values *, struct lz_text old, struct lz_text changes, struct lz_writer *) LZ_MUST_CHECK;
/* A picture in canonical form: as the core writes it, with the keys of every object in the order of their bytes. Two
   pictures have the same value if these texts are the same. */
bool lz_canonical(struct lz_values *, struct lz_text picture, struct lz_writer *) LZ_MUST_CHECK;

#endif
