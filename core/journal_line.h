/* One line of a journal, as both the reader and the replay take it. Private to core/journal.c and core/replay.c. */
#ifndef LZ_JOURNAL_LINE_H
#define LZ_JOURNAL_LINE_H

#include "core/journal.h"

enum { LZ_CHECK = 10 }; /* " ~" and eight digits before the newline */

enum lz_entry_kind { LZ_ENTRY_NONE, LZ_ENTRY_INPUT, LZ_ENTRY_HASH, LZ_ENTRY_UNDO, LZ_ENTRY_SEED, LZ_ENTRY_END };

struct lz_entry {
    enum lz_entry_kind kind;
    uint32_t step;
    uint64_t hash;
    int64_t wait;        /* ms since the input before */
    int seat;            /* LZ_CLOCK for a tick and for the host's moves */
    struct lz_text rest; /* the move's words, none for a tick; or the seed's digits */
    struct lz_text said; /* what was said with the move, if it was and was not struck out */
};

/* The body of a line, its check cut off. LZ_ENTRY_NONE if it is no line that may follow the header. */
struct lz_entry lz_entry_read(struct lz_text body);

/* "> Hello, you two" and its newline at the front of `left`: the words, and true. */
bool lz_said_read(struct lz_text left, struct lz_text *said);

/* "line 12: " into `trouble`, then the words. Always false. */
bool lz_line_trouble(struct lz_writer *trouble, uint32_t line, const char *words);

#endif
