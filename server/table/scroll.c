#include "server/table/scroll.h"

#include "core/bug.h"

#include <stdlib.h>
#include <string.h>

static bool grow(struct scroll *scroll, uint32_t need) {
    lz_assert(scroll->calls && scroll->len <= scroll->room && need >= scroll->len);
    if (need <= scroll->room)
        return true;
    uint32_t room = scroll->room ? scroll->room : 512;
    while (room < need)
        room *= 2;
    char *at = room <= SCROLL_LARGEST ? scroll->calls->room(scroll->at, room) : NULL;
    if (!at) {
        scroll->broken = true;
        return false;
    }
    scroll->at = at;
    scroll->room = room;
    return true;
}

bool scroll_reserve(struct scroll *scroll, uint32_t bytes) { return grow(scroll, scroll->len + bytes); }

bool scroll_put(struct scroll *scroll, void (*put)(const void *with, struct lz_writer *), const void *with) {
    for (uint32_t need = 256; grow(scroll, scroll->len + need); need = scroll->room - scroll->len + 1) {
        struct lz_writer w = lz_writer_in(scroll->at + scroll->len, scroll->room - scroll->len);
        put(with, &w);
        lz_assert(w.full || w.len < scroll->room - scroll->len);
        if (!w.full) {
            scroll->len += w.len;
            return true;
        }
    }
    return false;
}

bool scroll_add(struct scroll *scroll, struct lz_text text) {
    if (!grow(scroll, scroll->len + text.len + 1))
        return false;
    if (text.len)
        memcpy(scroll->at + scroll->len, text.at, text.len);
    scroll->len += text.len;
    scroll->at[scroll->len] = 0;
    return true;
}

void scroll_free(struct scroll *scroll) {
    free(scroll->at);
    *scroll = (struct scroll){ .calls = scroll->calls };
}
