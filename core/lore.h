/* What a host knows of the world's words, as far as rules may ask: in a gate (core/lz.h), never in check or apply. */
#ifndef LZ_LORE_H
#define LZ_LORE_H

#include "core/lz.h"

struct lz_lore {
    /* A word of the language, in any of its forms; in small letters. */
    bool (*knows)(const struct lz_lore *, const char *word);
};

#endif
