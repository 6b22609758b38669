/* What changed between two pictures of a match (a seat's `show`): a list of places and values, which docs/json.md
   shows. Applied to the old picture they give the value of the new one. */
#ifndef HOST_CHANGES_H
#define HOST_CHANGES_H

#include "host/picture/value.h"

/* All three want room for the values of both texts, and forget what was in it. False: a text is not JSON as the core
   writes it, or the changes do not fit the picture; the trouble says which, and what is in the writer is no answer.
   A writer that is too small says so itself. */

/* Never longer than the new picture set whole. Texts of the same bytes are not read. */
bool lz_changes(struct lz_values *, struct lz_text old, struct lz_text new, struct lz_writer *) LZ_MUST_CHECK;
/* The new picture in canonical form. */
bool lz_changes_apply(struct lz_values *, struct lz_text old, struct lz_text changes, struct lz_writer *) LZ_MUST_CHECK;
/* A picture in canonical form: as the core writes it, with the keys of every object in the order of their bytes. Two
   pictures have the same value if these texts are the same. */
bool lz_canonical(struct lz_values *, struct lz_text picture, struct lz_writer *) LZ_MUST_CHECK;

#endif
