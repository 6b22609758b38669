/* Pages without a script: words as HTML, and the forms that they send. */
#ifndef SERVER_MARKUP_H
#define SERVER_MARKUP_H

#include "core/words/text.h"

#include <jansson.h>

void markup_put(struct lz_writer *, const char *words);
void markup_put_text(struct lz_writer *, struct lz_text words);
void markup_begin(struct lz_writer *, const char *title, int refresh_s); /* as far as its first heading; 0: it stays */
void markup_end(struct lz_writer *);

/* The body of a form, NAME=VALUE&..., as an object of texts; line ends are those of one byte. NULL: it is none. */
json_t *form_read(struct lz_text body);

#endif
