/* Text that grows. */
#include "inbox/inner.h"

#include <stdlib.h>
#include <string.h>

static bool make_room(struct inbox_buffer *b, uint32_t more) {
    if (b->broken)
        return false;
    if (b->size - b->len >= more)
        return true;
    uint32_t size = b->size ? b->size : 4096;
    while (size - b->len < more)
        size *= 2;
    char *at = b->room(b->at, size);
    b->broken = !at;
    if (b->broken)
        return false;
    b->at = at;
    b->size = size;
    return true;
}

void inbox_put(struct inbox_buffer *b, struct lz_text text) {
    if (!text.len || !make_room(b, text.len))
        return;
    memcpy(b->at + b->len, text.at, text.len);
    b->len += text.len;
}

void inbox_put_char(struct inbox_buffer *b, char c) { inbox_put(b, (struct lz_text){ &c, 1 }); }

void inbox_put_rune(struct inbox_buffer *b, uint32_t rune) {
    char utf8[6];
    bool sound = rune && rune <= 0x10ffff && (rune < 0xd800 || rune > 0xdfff);
    inbox_put(b, (struct lz_text){ utf8, (uint32_t)g_unichar_to_utf8(sound ? rune : '?', utf8) });
}

void inbox_buffer_free(struct inbox_buffer *b) {
    free(b->at);
    *b = (struct inbox_buffer){ .room = b->room };
}
