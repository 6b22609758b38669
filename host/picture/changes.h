/* What changed between two pictures of a match (a seat's `show`), as a tree of its own: docs/json.md shows it. Applied
   to the old picture it gives the value of the new one. */
#ifndef HOST_CHANGES_H
#define HOST_CHANGES_H

#include "host/picture/value.h"

/* Both texts are JSON as the core writes it. Never longer than the new picture set whole; "{}" if nothing has changed.
   Takes no memory but the writer's. False: a text is no such JSON, as far as it was read, and what is in the writer is
   no answer. A writer that is too small says so itself. */
bool lz_changes(struct lz_text old, struct lz_text new, struct lz_writer *) LZ_MUST_CHECK;

/* A picture that is compared with many: with the place behind each of its lists and objects, by the place where that
   begins. Other places hold anything. */
struct lz_charted {
    struct lz_text text;
    const uint32_t *behind;
};
/* Wants a number for each byte of the text. False: the text is no JSON as the core writes it. */
bool lz_chart(struct lz_text, uint32_t *behind) LZ_MUST_CHECK;
bool lz_changes_from(const struct lz_charted *old, struct lz_text new, struct lz_writer *) LZ_MUST_CHECK;

/* These want room for the values of all their texts, and forget what was in it. False: a text is not JSON as the core
   writes it, or the change does not fit the picture; the trouble says which. */

/* The new picture in canonical form. */
bool lz_changes_apply(struct lz_values *, struct lz_text old, struct lz_text changes, struct lz_writer *) LZ_MUST_CHECK;
/* A picture in canonical form: as the core writes it, with the keys of every object in the order of their bytes. Two
   pictures have the same value if these texts are the same. */
bool lz_canonical(struct lz_values *, struct lz_text picture, struct lz_writer *) LZ_MUST_CHECK;

#endif
