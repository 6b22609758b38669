/* A mail's text once more as HTML, for who likes it drawn: the same words in the same order, and nothing that is
   fetched. A block of lines that are set in columns stays as it is, numbered moves have a box each. */
#ifndef SERVER_LEAF_H
#define SERVER_LEAF_H

#include "core/words/text.h"

enum { LEAF = 100000 }; /* mail programs cut off what is longer */

struct leaf {
    const char *title; /* the subject: where the text begins with it, it is not said twice */
    struct lz_text text;
    const char *site; /* what of the links is ours */
};
/* False: it does not fit, and the text goes alone. */
bool leaf_put(const struct leaf *, struct lz_writer *) LZ_MUST_CHECK;

#endif
