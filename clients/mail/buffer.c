/* The growing text; the one place where drawers of reports allocate what they write. */
#include "clients/mail/buffer.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool make_room(struct buffer *b, size_t more) {
    if (b->failed)
        return false;
    if (b->room - b->length > more)
        return true;
    size_t room = b->room ? b->room : 4096;
    while (room - b->length <= more)
        room *= 2;
    char *bytes = realloc(b->bytes, room);
    if (!bytes) {
        b->failed = true;
        return false;
    }
    b->bytes = bytes;
    b->room = room;
    return true;
}

void buffer_add(struct buffer *b, const char *bytes, size_t length) {
    if (!make_room(b, length))
        return;
    memcpy(b->bytes + b->length, bytes, length);
    b->length += length;
    b->bytes[b->length] = '\0';
}

void buffer_text(struct buffer *b, const char *text) { buffer_add(b, text, strlen(text)); }

void buffer_byte(struct buffer *b, char byte) { buffer_add(b, &byte, 1); }

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
        return NULL;
    }
}

void buffer_escaped(struct buffer *b, const char *text) {
    const char *plain = text;
    for (; *text; text++) {
        const char *word = entity(*text);
        bool control = (unsigned char)*text < ' ' && *text != '\n' && *text != '\t'; /* XML has no place for these */
        if (!word && !control)
            continue;
        buffer_add(b, plain, (size_t)(text - plain));
        if (word)
            buffer_text(b, word);
        plain = text + 1;
    }
    buffer_add(b, plain, (size_t)(text - plain));
}

void buffer_number(struct buffer *b, long number) {
    char digits[24], *at = digits + sizeof digits;
    unsigned long rest = number < 0 ? 0UL - (unsigned long)number : (unsigned long)number;
    do {
        *--at = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest);
    if (number < 0)
        *--at = '-';
    buffer_add(b, at, (size_t)(digits + sizeof digits - at));
}

void buffer_tenths(struct buffer *b, double number) {
    long tenths = (long)(number * 10 + (number < 0 ? -0.5 : 0.5));
    if (tenths < 0) {
        buffer_byte(b, '-');
        tenths = -tenths;
    }
    buffer_number(b, tenths / 10);
    if (tenths % 10) {
        char digit[2] = { '.', (char)('0' + tenths % 10) };
        buffer_add(b, digit, sizeof digit);
    }
}

/* First into the room there is; most of the time that is enough. */
void buffer_format(struct buffer *b, const char *format, ...) {
    va_list given;
    if (!make_room(b, 128))
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
        if (length < 0 || !make_room(b, (size_t)length))
            break;
    }
    b->failed = true;
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
