/* What a form sends: application/x-www-form-urlencoded. */
#include "server/door/markup.h"

#include <string.h>

enum { NAME = 32, LARGEST = 64 << 10 };

static int digit(char c) {
    static const char digits[] = "0123456789abcdef";
    const char *at = c ? strchr(digits, c >= 'A' && c <= 'F' ? c + ('a' - 'A') : c) : NULL;
    return at ? (int)(at - digits) : -1;
}

/* The next byte of a name or value, or -1: a '%' without its two digits. */
static int take_byte(struct lz_text *from) {
    char c = from->at[0];
    int used = c == '%' ? 3 : 1, byte = c == '+' ? ' ' : (unsigned char)c;
    if (c == '%') {
        int high = from->len >= 3 ? digit(from->at[1]) : -1, low = from->len >= 3 ? digit(from->at[2]) : -1;
        if (high < 0 || low < 0)
            return -1;
        byte = 16 * high + low;
    }
    *from = (struct lz_text){ from->at + used, from->len - (uint32_t)used };
    return byte;
}

static struct lz_text take_until(struct lz_text *from, char end) {
    const char *at = memchr(from->at, end, from->len);
    struct lz_text taken = { from->at, at ? (uint32_t)(at - from->at) : from->len };
    uint32_t used = taken.len + (at ? 1 : 0);
    *from = (struct lz_text){ from->at + used, from->len - used };
    return taken;
}

/* Browsers end the lines of a text field with two bytes. */
static json_t *value_of(struct lz_text from, char *room) {
    size_t len = 0;
    while (from.len) {
        int byte = take_byte(&from);
        if (byte < 0)
            return NULL;
        if (byte != '\r')
            room[len++] = (char)byte;
    }
    return json_stringn(room, len); /* NULL, too, if it is no UTF-8 */
}

/* The names of our forms are plain words. */
static bool name_of(struct lz_text from, char name[NAME]) {
    if (!from.len || from.len >= NAME)
        return false;
    for (uint32_t i = 0; i < from.len; i++)
        if (from.at[i] < 'a' || from.at[i] > 'z')
            return false;
    memcpy(name, from.at, from.len);
    name[from.len] = 0;
    return true;
}

json_t *form_read(struct lz_text body) {
    char room[LARGEST], name[NAME];
    json_t *form = body.len <= LARGEST ? json_object() : NULL;
    while (form && body.len) {
        struct lz_text value = take_until(&body, '&'), key = take_until(&value, '=');
        json_t *text = name_of(key, name) && !json_object_get(form, name) ? value_of(value, room) : NULL;
        if (!text || json_object_set_new(form, name, text) != 0) {
            json_decref(form);
            form = NULL;
        }
    }
    return form;
}
