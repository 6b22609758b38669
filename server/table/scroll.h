/* Text that grows. */
#ifndef SERVER_SCROLL_H
#define SERVER_SCROLL_H

#include "core/words/text.h"
#include "host/store/calls.h"

struct scroll {
    const struct lz_calls *calls;
    char *at;
    uint32_t len, room;
    bool broken; /* memory was missing: what is in it is not all */
};

enum { SCROLL_LARGEST = 64 << 20 };

/* What `put` writes comes at its end, all of it or nothing. It may be asked several times, until there is room. */
bool scroll_put(struct scroll *, void (*put)(const void *with, struct lz_writer *), const void *with);
bool scroll_add(struct scroll *, struct lz_text);
/* Room for so many bytes more, so that scroll_put need not ask twice. False: out of memory. */
bool scroll_reserve(struct scroll *, uint32_t bytes);
void scroll_free(struct scroll *);

static inline struct lz_text scroll_text(const struct scroll *b) { return (struct lz_text){ b->at, b->len }; }
static inline void scroll_empty(struct scroll *b) {
    b->len = 0;
    b->broken = false;
}

#endif
