/* Text that grows. A buffer that once ran out of memory stays failed and swallows the rest: writers look once, at the
 * end. */
#ifndef MAIL_BUFFER_H
#define MAIL_BUFFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct buffer {
    char *bytes;         /* NULL or NUL-terminated */
    size_t length, room; /* both 0 if it failed */
    bool failed;
};

/* Room for that many bytes more and their NUL; false if there is none. */
bool buffer_grow(struct buffer *b, size_t more);

/* Here, and not in buffer.c, because a report is some ten thousand of these: most of them of a known length. */
static inline void buffer_add(struct buffer *b, const char *bytes, size_t length) {
    if (b->room - b->length <= length && !buffer_grow(b, length))
        return;
    memcpy(b->bytes + b->length, bytes, length);
    b->length += length;
    b->bytes[b->length] = '\0';
}

static inline void buffer_text(struct buffer *b, const char *text) { buffer_add(b, text, strlen(text)); }

static inline void buffer_byte(struct buffer *b, char byte) { buffer_add(b, &byte, 1); }

/* As the content of an element or of a quoted attribute, in HTML and in XML alike. */
void buffer_escaped(struct buffer *b, const char *text);
void buffer_number(struct buffer *b, long number);
/* The number by itself: it ends where the digits end, and there is room for one more letter before it. */
enum { NUMBER_ROOM = 24 };
char *number_words(char digits[NUMBER_ROOM], long number);
/* "#rrggbb" */
void buffer_colour(struct buffer *b, uint32_t rgb);
/* One digit after the point at most, none if it is 0; always a point, whatever the locale. */
void buffer_tenths(struct buffer *b, double number);
void buffer_format(struct buffer *b, const char *format, ...) __attribute__((format(printf, 2, 3)));
void buffer_free(struct buffer *b);

/* Why something failed: one sentence for a person. */
struct fault {
    char words[240];
    bool short_of; /* memory was missing: the same may go well later */
};

/* Always false, so that a failing function may return it. */
bool fault_say(struct fault *f, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* "cannot draw the map: out of memory" */
bool fault_memory(struct fault *f, const char *what);

#endif
