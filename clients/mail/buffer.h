/* Text that grows. A buffer that once ran out of memory stays failed and swallows the rest: writers look once, at the
 * end. */
#ifndef MAIL_BUFFER_H
#define MAIL_BUFFER_H

#include <stdbool.h>
#include <stddef.h>

struct buffer {
    char *bytes; /* NULL or NUL-terminated */
    size_t length, room;
    bool failed;
};

void buffer_add(struct buffer *b, const char *bytes, size_t length);
void buffer_text(struct buffer *b, const char *text);
void buffer_byte(struct buffer *b, char byte);
/* As the content of an element or of a quoted attribute, in HTML and in XML alike. */
void buffer_escaped(struct buffer *b, const char *text);
void buffer_number(struct buffer *b, long number);
/* One digit after the point at most, none if it is 0; always a point, whatever the locale. */
void buffer_tenths(struct buffer *b, double number);
void buffer_format(struct buffer *b, const char *format, ...) __attribute__((format(printf, 2, 3)));
void buffer_free(struct buffer *b);

/* Why something failed: one sentence for a person. */
struct fault {
    char words[240];
};

/* Always false, so that a failing function may return it. */
bool fault_say(struct fault *f, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
