/* The growing text; the one place where drawers of reports allocate what they write. */
#include "clients/mail/buffer.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* Without room nothing fits any more. */
static bool fail(struct buffer *b) {
    b->failed = true;
    b->length = b->room = 0;
    return false;
}

bool buffer_grow(struct buffer *b, size_t more) {
    size_t room = b->room ? b->room : 4096;
    while (room - b->length <= more)
        room *= 2;
    char *bytes = b->failed ? NULL : realloc(b->bytes, room);
    if (!bytes)
        return fail(b);
    b->bytes = bytes;
    b->room = room;
    return true;
}

/* What markup cannot hold as it is: controls, of which XML knows two, and what has an entity; a bit a byte. */
#define BIT(c) (UINT64_C(1) << (c))
static const uint64_t special = (BIT(' ') - 1 - BIT('\n') - BIT('\t')) | BIT('&') | BIT('<') | BIT('>') | BIT('"') |
                                BIT('\'');

static bool is_special(char c) { return (unsigned char)c <= '>' && special >> c & 1; }

static const char *entity(char c) {
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\'':
        return "&#39;";
    default:
        return "";
    }
}

void buffer_escaped(struct buffer *b, const char *text) {
    const char *plain = text;
    for (; *text; text++) {
        if (!is_special(*text))
            continue;
        buffer_add(b, plain, (size_t)(text - plain));
        buffer_text(b, entity(*text));
        plain = text + 1;
    }
    buffer_add(b, plain, (size_t)(text - plain));
}

/* Writes the digits backwards, ending before `end`; where they begin. */
static char *digits_before(char *end, long number) {
    unsigned long rest = number < 0 ? 0UL - (unsigned long)number : (unsigned long)number;
    do {
        *--end = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest);
    if (number < 0)
        *--end = '-';
    return end;
}

char *number_words(char digits[NUMBER_ROOM], long number) {
    digits[NUMBER_ROOM - 1] = '\0';
    return digits_before(digits + NUMBER_ROOM - 1, number);
}

void buffer_number(struct buffer *b, long number) {
    char digits[NUMBER_ROOM], *end = digits + sizeof digits, *at = digits_before(end, number);
    buffer_add(b, at, (size_t)(end - at));
}

void buffer_tenths(struct buffer *b, double number) {
    char digits[NUMBER_ROOM + 2], *end = digits + sizeof digits, *at = end;
    bool minus = number < 0;
    long tenths = (long)((minus ? -number : number) * 10 + 0.5);
    if (tenths % 10) {
        *--at = (char)('0' + tenths % 10);
        *--at = '.';
    }
    at = digits_before(at, tenths / 10);
    if (minus && tenths)
        *--at = '-';
    buffer_add(b, at, (size_t)(end - at));
}

void buffer_colour(struct buffer *b, uint32_t rgb) {
    char word[7] = { '#' };
    for (int i = 0; i < 6; i++)
        word[1 + i] = "0123456789abcdef"[rgb >> (20 - 4 * i) & 15];
    buffer_add(b, word, sizeof word);
}

/* First into the room there is; most of the time that is enough. */
void buffer_format(struct buffer *b, const char *format, ...) {
    va_list given;
    if (b->room - b->length <= 128 && !buffer_grow(b, 128))
        return;
    for (int again = 0; again < 2; again++) {
        size_t room = b->room - b->length;
        va_start(given, format);
        int length = vsnprintf(b->bytes + b->length, room, format, given);
        va_end(given);
        if (length >= 0 && (size_t)length < room) {
            b->length += (size_t)length;
            return;
        }
        b->bytes[b->length] = '\0';
        if (length < 0 || !buffer_grow(b, (size_t)length))
            break;
    }
    fail(b);
}

void buffer_free(struct buffer *b) {
    free(b->bytes);
    *b = (struct buffer){ 0 };
}

bool fault_say(struct fault *f, const char *format, ...) {
    va_list given;
    va_start(given, format);
    vsnprintf(f->words, sizeof f->words, format, given);
    va_end(given);
    return false;
}

bool fault_memory(struct fault *f, const char *what) {
    f->short_of = true;
    return fault_say(f, "%s: out of memory", what);
}
