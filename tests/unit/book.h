/* A journal kept in memory, whose writing can be made to fail. */
#ifndef BOOK_H
#define BOOK_H

#include "core/journal.h"

#include <string.h>

struct book {
    char at[1 << 18];
    uint32_t len, lines, tries;
    uint32_t broken_at; /* the try that fails, from 1; 0: none does */
};

static inline bool book_line(void *to, struct lz_text line) {
    struct book *book = to;
    if (++book->tries == book->broken_at || book->len + line.len > sizeof book->at)
        return false;
    memcpy(book->at + book->len, line.at, line.len);
    book->len += line.len;
    book->lines++;
    return true;
}

static inline struct lz_text book_text(const struct book *book) { return (struct lz_text){ book->at, book->len }; }

#endif
