/* Lines of plain text: columns that line up, and paragraphs that are wrapped. A column is a character, not a byte. */
#ifndef MAIL_LINES_H
#define MAIL_LINES_H

#include "clients/mail/buffer.h"

enum { LINE_WIDTH = 80, LINE_MOST = 81 }; /* what stands right ends at the one; SW-22.5 has lines of the other */

int line_columns(const char *text);
/* Blanks until the line that is being written has that many columns; at least `least` of them. */
void line_pad(struct buffer *b, int column, int least);
/* The text, broken at blanks after at most LINE_MOST columns, from the present column on; what follows begins at column
   `indent`. Line ends in the text are kept. */
void line_wrap(struct buffer *b, const char *text, int indent);
/* The text, so that it ends at LINE_WIDTH; on a line of its own if there is no room. */
void line_right(struct buffer *b, const char *text);

#endif
