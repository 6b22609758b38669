/* The private drawer: lines of text, and secrets that follow from its key. */
#include "host/store/drawer.h"

#include "core/bug.h"
#include "core/fair.h"
#include "core/hash.h"
#include "core/words/text.h"

#include <stdlib.h>
#include <string.h>

#define PAPER "drawer"
#define KEY "key"

/* ---- lines: NAME: VALUE */

struct line {
    struct lz_text whole, name, value;
};

static bool next_line(struct lz_text *left, struct line *line) {
    const char *from = left->at;
    if (!left->len)
        return false;
    line->name = lz_take_line(left);
    line->whole = (struct lz_text){ from, (uint32_t)(left->at - from) };
    const char *colon = memchr(line->name.at, ':', line->name.len);
    line->value = (struct lz_text){ 0 };
    if (!colon)
        return true;
    uint32_t len = (uint32_t)(colon - line->name.at);
    line->value = lz_trim((struct lz_text){ colon + 1, line->name.len - len - 1 });
    line->name.len = len;
    return true;
}

struct lz_text lz_drawer_find(const struct lz_drawer *drawer, const char *name) {
    struct lz_text left = { drawer->text, drawer->len };
    for (struct line line; next_line(&left, &line);)
        if (lz_text_is(line.name, name))
            return line.value;
    return (struct lz_text){ 0 };
}

/* All lines but that of this name, and then that one. */
static uint32_t write_lines(const struct lz_drawer *drawer, const char *name, struct lz_text value,
                            struct lz_writer *w) {
    struct lz_text left = { drawer->text, drawer->len };
    for (struct line line; next_line(&left, &line);)
        if (!lz_text_is(line.name, name))
            lz_put_text(w, line.whole);
    lz_put(w, name);
    lz_put(w, ": ");
    lz_put_text(w, value);
    lz_put_char(w, '\n');
    lz_assert(!w->full);
    return w->len;
}

bool lz_drawer_keep(struct lz_drawer *drawer, const char *name, struct lz_text value) {
    lz_assert(!strpbrk(name, ":\n") && (!value.len || !memchr(value.at, '\n', value.len)));
    uint32_t room = drawer->len + (uint32_t)strlen(name) + value.len + 8;
    char *text = drawer->calls->room(NULL, room);
    if (!text)
        return false;
    struct lz_writer w = lz_writer_in(text, room);
    uint32_t len = write_lines(drawer, name, value, &w);
    if (!drawer->store.keep(drawer->store.to, PAPER, (struct lz_text){ text, len })) {
        free(text);
        return false;
    }
    free(drawer->text);
    drawer->text = text;
    drawer->len = len;
    return true;
}

/* ---- opening */

/* Without words: the store has them, unless it was not even asked. */
static bool fails(const struct lz_drawer *drawer, struct lz_writer *trouble, const char *words) {
    uint32_t len = trouble->len;
    if (!words)
        drawer->store.trouble(drawer->store.to, trouble);
    if (trouble->len == len)
        lz_put(trouble, words ? words : "out of memory");
    return false;
}

static bool make_key(struct lz_drawer *drawer, struct lz_writer *trouble) {
    char hex[2 * LZ_DRAWER_KEY + 1];
    if (drawer->calls->chance(drawer->key, LZ_DRAWER_KEY, 0) != LZ_DRAWER_KEY)
        return fails(drawer, trouble, "the system provides no random bytes");
    lz_hex_print(drawer->key, LZ_DRAWER_KEY, hex);
    return lz_drawer_keep(drawer, KEY, lz_span(hex)) || fails(drawer, trouble, NULL);
}

bool lz_drawer_open(struct lz_drawer *drawer, struct lz_writer *trouble) {
    struct lz_text text = { 0 };
    bool none;
    drawer->text = drawer->store.find(drawer->store.to, PAPER, &text, &none);
    drawer->len = drawer->text ? text.len : 0;
    if (!drawer->text)
        return none ? make_key(drawer, trouble) : fails(drawer, trouble, NULL);
    return lz_hex_parse(lz_drawer_find(drawer, KEY), drawer->key, LZ_DRAWER_KEY) ||
           fails(drawer, trouble, "the paper 'drawer' has no line 'key: ' with 64 hex digits; restore it from a copy");
}

void lz_drawer_close(struct lz_drawer *drawer) {
    free(drawer->text);
    drawer->text = NULL;
    drawer->len = 0;
}

/* ---- secrets */

/* Letters and digits that are not mistaken for each other. */
static const char letters[32] = "abcdefghijkmnpqrstuvwxyz23456789";

void lz_secret_print(const struct lz_drawer *drawer, const struct lz_secret *secret, char word[LZ_SECRET]) {
    char about[120], hex[2 * LZ_DRAWER_KEY + 1];
    uint8_t digest[32];
    struct lz_writer w = lz_writer_in(about, sizeof about);
    lz_hex_print(drawer->key, LZ_DRAWER_KEY, hex);
    lz_put(&w, "lizardry secret 1\n");
    lz_put(&w, hex);
    lz_put_char(&w, '\n');
    lz_put_number(&w, secret->seat);
    lz_put_char(&w, ' ');
    lz_put_number(&w, secret->holder);
    lz_put_char(&w, ' ');
    lz_put(&w, secret->what);
    lz_assert(!w.full);
    lz_sha256(about, w.len, digest);
    for (int i = 0; i < LZ_SECRET - 1; i++)
        word[i] = letters[digest[i] % sizeof letters];
    word[LZ_SECRET - 1] = 0;
}

bool lz_secret_fits(const struct lz_drawer *drawer, const struct lz_secret *secret, struct lz_text word) {
    char right[LZ_SECRET];
    unsigned differs = 0;
    lz_secret_print(drawer, secret, right);
    if (word.len != LZ_SECRET - 1)
        return false;
    for (int i = 0; i < LZ_SECRET - 1; i++)
        differs |= (unsigned char)(right[i] ^ word.at[i]);
    return !differs;
}
