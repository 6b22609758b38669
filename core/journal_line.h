/* One line of a journal, as its writer, its reader and the replay take it. Private to core/journal*.c and
 * core/replay.c. */
#ifndef LZ_JOURNAL_LINE_H
#define LZ_JOURNAL_LINE_H

#include "core/journal.h"

enum { LZ_CHECK = 10 }; /* a blank, a mark and eight digits before the newline */
enum { LZ_CLOSED = '~', LZ_GOES_ON = '&' };
#define LZ_JOURNAL_FIRST "lizardry journal 2"
#define LZ_SAID \
    "| " /* two bits at least from whatever else a line may begin with: no flipped bit makes words of it \
          */
#define LZ_HOST_LINE ": "

/* FNV-1a, kept so that a fresh chain is 0. Each byte changes the chain one-to-one: a line that differs in one byte
   cannot have the same check. */
uint32_t lz_chain_on(uint32_t chain, struct lz_text);
/* What stands between a body that brought the chain here and its newline: " ~" or " &" and eight digits. */
void lz_check_print(uint32_t chain, char mark, char check[LZ_CHECK + 1]);

/* The body of a line, its check cut off. LZ_LINE_NONE if it is no line that may follow the header. */
struct lz_line lz_line_read(struct lz_text body);

/* "| Hello, you two" at the front of `left`: takes it with its newline, and answers the words. */
bool lz_said_take(struct lz_text *left, struct lz_text *said);

/* "line 12: " into `trouble`, then the words. Always false. */
bool lz_line_trouble(struct lz_writer *trouble, uint32_t line, const char *words);

#endif
