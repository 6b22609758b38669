/* Spans, the bounded writer, careful readers, and the JSON we write. */
#include "core/words/text.h"

#include "core/bug.h"
#include "core/words/clean.h"

#include <string.h>

struct lz_writer lz_writer_in(char *room, uint32_t size) {
    if (size)
        room[0] = 0;
    return (struct lz_writer){ .at = room, .room = size, .full = size == 0 };
}

void lz_put_text(struct lz_writer *w, struct lz_text text) {
    if (w->full)
        return;
    lz_assert(w->len < w->room);
    uint32_t fits = w->room - w->len - 1;
    if (text.len > fits)
        w->full = true;
    else
        fits = text.len;
    if (fits)
        memcpy(w->at + w->len, text.at, fits);
    w->len += fits;
    w->at[w->len] = 0;
}

struct lz_text lz_span(const char *words) {
    return (struct lz_text){ words, (uint32_t)strlen(words) };
}

void lz_put(struct lz_writer *w, const char *words) { lz_put_text(w, lz_span(words)); }

void lz_put_char(struct lz_writer *w, char c) {
    lz_assert(w->full || w->len < w->room);
    w->full = w->full || w->len + 1 == w->room;
    if (w->full)
        return;
    w->at[w->len++] = c;
    w->at[w->len] = 0;
}

void lz_put_number(struct lz_writer *w, int64_t number) {
    char digits[24], *at = digits + sizeof digits;
    if (number >= 0 && number <= 9) { /* most numbers of a picture are small */
        lz_put_char(w, (char)('0' + number));
        return;
    }
    uint64_t left = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    do
        *--at = (char)('0' + left % 10);
    while (left /= 10);
    if (number < 0)
        *--at = '-';
    lz_put_text(w, (struct lz_text){ at, (uint32_t)(digits + sizeof digits - at) });
}

void lz_put_hex(struct lz_writer *w, uint64_t number, int digits) {
    lz_assert(digits > 0 && digits <= 16);
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4)
        lz_put_char(w, "0123456789abcdef"[number >> shift & 15]);
}

bool lz_text_is(struct lz_text text, const char *words) {
    size_t len = strlen(words);
    return text.len == len && (!len || memcmp(text.at, words, len) == 0); /* an empty text may be nowhere */
}

bool lz_text_begins(struct lz_text text, const char *beginning) {
    size_t len = strlen(beginning);
    return text.len >= len && (!len || memcmp(text.at, beginning, len) == 0);
}

static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c; }

bool lz_text_starts(struct lz_text text, const char *words) {
    for (uint32_t i = 0; i < text.len; i++)
        if (!words[i] || lower(text.at[i]) != lower(words[i]))
            return false;
    return true;
}

bool lz_text_like(struct lz_text text, const char *words) {
    return strlen(words) == text.len && lz_text_starts(text, words);
}

static bool blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

struct lz_text lz_cut(struct lz_text *from, uint32_t bytes) {
    lz_assert(bytes <= from->len);
    struct lz_text front = { from->at, bytes };
    if (bytes) /* a text without bytes may have no place either */
        from->at += bytes;
    from->len -= bytes;
    return front;
}

/* The second byte is bounded by the first: nothing overlong, no surrogates, nothing beyond U+10FFFF. */
uint32_t lz_character(struct lz_text text) {
    static const struct {
        uint8_t least, most, second_least, second_most, bytes;
    } leads[] = { { 0x00, 0x7f, 0, 0, 1 },       { 0xc2, 0xdf, 0x80, 0xbf, 2 }, { 0xe0, 0xe0, 0xa0, 0xbf, 3 },
                  { 0xe1, 0xec, 0x80, 0xbf, 3 }, { 0xed, 0xed, 0x80, 0x9f, 3 }, { 0xee, 0xef, 0x80, 0xbf, 3 },
                  { 0xf0, 0xf0, 0x90, 0xbf, 4 }, { 0xf1, 0xf3, 0x80, 0xbf, 4 }, { 0xf4, 0xf4, 0x80, 0x8f, 4 } };
    const uint8_t *at = (const uint8_t *)text.at;
    size_t i = 0, rows = sizeof leads / sizeof leads[0];
    while (i < rows && (at[0] < leads[i].least || at[0] > leads[i].most))
        i++;
    if (i == rows || text.len < leads[i].bytes)
        return 0;
    if (leads[i].bytes > 1 && (at[1] < leads[i].second_least || at[1] > leads[i].second_most))
        return 0;
    for (uint32_t j = 2; j < leads[i].bytes; j++)
        if ((at[j] & 0xc0) != 0x80)
            return 0;
    return leads[i].bytes;
}

static uint32_t blanks_before(struct lz_text text) {
    uint32_t n = 0;
    while (n < text.len && blank(text.at[n]))
        n++;
    return n;
}

struct lz_text lz_take_word(struct lz_text *from) {
    lz_cut(from, blanks_before(*from));
    uint32_t len = 0;
    while (len < from->len && !blank(from->at[len]))
        len++;
    return lz_cut(from, len);
}

struct lz_text lz_take_line(struct lz_text *from) {
    const char *end = from->len ? memchr(from->at, '\n', from->len) : NULL;
    struct lz_text line = lz_cut(from, end ? (uint32_t)(end - from->at) : from->len);
    if (end)
        lz_cut(from, 1);
    return line;
}

struct lz_text lz_trim(struct lz_text text) {
    lz_cut(&text, blanks_before(text));
    while (text.len && blank(text.at[text.len - 1]))
        text.len--;
    return text;
}

bool lz_read_number(struct lz_text text, int64_t least, int64_t most, int64_t *number) {
    bool minus = text.len && *text.at == '-';
    uint32_t i = minus;
    if (i == text.len || text.len - i > 18)
        return false;
    int64_t value = 0;
    for (; i < text.len; i++) {
        if (text.at[i] < '0' || text.at[i] > '9')
            return false;
        value = value * 10 + (text.at[i] - '0');
    }
    value = minus ? -value : value;
    if (value < least || value > most)
        return false;
    *number = value;
    return true;
}

bool lz_read_hex(struct lz_text text, uint64_t *number) {
    if (text.len == 0 || text.len > 16)
        return false;
    uint64_t value = 0;
    for (uint32_t i = 0; i < text.len; i++) {
        const char *digit = memchr("0123456789abcdef", text.at[i], 16);
        if (!digit)
            return false;
        value = value << 4 | (uint64_t)(digit - "0123456789abcdef");
    }
    *number = value;
    return true;
}

/* JSON keeps control characters by their numbers; what is no sound UTF-8 has no place in it. */
static void json_character(struct lz_writer *w, struct lz_text *from) {
    struct lz_text whole = *from;
    int32_t rune = lz_take_rune(from);
    if (rune == LZ_BROKEN) {
        lz_put_char(w, '?');
    } else if (lz_rune_controls(rune)) {
        lz_put(w, "\\u");
        lz_put_hex(w, (uint64_t)rune, 4);
    } else {
        lz_put(w, rune == '"' || rune == '\\' ? "\\" : "");
        lz_put_text(w, (struct lz_text){ whole.at, whole.len - from->len });
    }
}

static bool json_plain(char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; }

/* Eight bytes at once: the highest bit of each that does not stand for itself. Sums and differences stay within their
   bytes as long as none of them has that bit to begin with. */
#define EIGHT(byte) (UINT64_C(0x0101010101010101) * (byte))
static uint64_t eight_odd(uint64_t eight) {
    uint64_t quote = EIGHT(0x80) - (eight ^ EIGHT('"')), slash = EIGHT(0x80) - (eight ^ EIGHT('\\'));
    uint64_t low = ~(eight + EIGHT(0x80 - ' ')), high = eight + EIGHT(0x80 - 0x7f);
    return (eight | quote | slash | low | high) & EIGHT(0x80);
}

/* The text, if all its bytes stand for themselves. A picture is for the most part short strings that do. Some bytes in
   the middle are copied and looked at twice. */
static bool copy_plain(char *to, struct lz_text text) {
    uint64_t eight[2];
    uint32_t half[2], n = 0;
    if (text.len < 4) {
        for (; n < text.len && json_plain(text.at[n]); n++)
            to[n] = text.at[n];
        return n == text.len;
    }
    if (text.len < 8) {
        memcpy(&half[0], text.at, 4);
        memcpy(&half[1], text.at + text.len - 4, 4);
        memcpy(to, &half[0], 4);
        memcpy(to + text.len - 4, &half[1], 4);
        return !eight_odd((uint64_t)half[0] << 32 | half[1]);
    }
    memcpy(&eight[1], text.at + text.len - 8, 8);
    uint64_t odd = eight_odd(eight[1]);
    for (; n + 8 < text.len && !odd; n += 8) {
        memcpy(&eight[0], text.at + n, 8);
        memcpy(to + n, &eight[0], 8);
        odd = eight_odd(eight[0]);
    }
    memcpy(to + text.len - 8, &eight[1], 8);
    return !odd;
}

/* `,"text":`, with what is wanted of it, if the text is plain and there is room. */
static bool put_plain(struct lz_writer *w, bool comma, struct lz_text text, bool colon) {
    enum { MARKS = 4 };
    char *to = w->at + w->len;
    if (w->full || !text.len || text.len + MARKS >= w->room - w->len || !copy_plain(to + comma + 1, text))
        return false;
    to[0] = ',';
    to += comma;
    to[0] = to[text.len + 1] = '"';
    to += text.len + 2;
    to[0] = ':';
    to += colon;
    to[0] = 0;
    w->len = (uint32_t)(to - w->at);
    return true;
}

static void put_quoted(struct lz_writer *w, struct lz_text text) {
    lz_put_char(w, '"');
    while (text.len)
        json_character(w, &text);
    lz_put_char(w, '"');
}

/* In a list most is short: a comma if one is wanted, and one character more. */
static bool put_mark(struct lz_writer *w, char c) {
    char *to = w->at + w->len;
    if (w->full || w->room - w->len < 4)
        return false;
    to[0] = ',';
    to += w->comma;
    to[0] = c;
    to[1] = 0;
    w->len = (uint32_t)(to + 1 - w->at);
    return true;
}

static void json_key(struct lz_writer *w, const char *key) {
    bool comma = w->comma;
    w->comma = true;
    if (key && put_plain(w, comma, lz_span(key), true))
        return;
    if (comma)
        lz_put_char(w, ',');
    if (!key)
        return;
    put_quoted(w, lz_span(key));
    lz_put_char(w, ':');
}

void lz_json_key(struct lz_writer *w, const char *key) {
    json_key(w, key);
    w->comma = false;
}

void lz_json_raw(struct lz_writer *w, struct lz_text value) {
    json_key(w, NULL);
    lz_put_text(w, value);
}

static void note_open(struct lz_brackets *b, uint32_t at) {
    if (b->count == b->room) { /* all further ones find none either, so those that close next are missing, too */
        b->missing++;
        return;
    }
    b->list[b->count++] = (struct lz_bracket){ at, b->open };
    b->open = b->count;
}

static void note_close(struct lz_brackets *b, uint32_t behind) {
    lz_assert(b->missing || b->open);
    if (b->missing) {
        b->missing--;
        return;
    }
    struct lz_bracket *one = &b->list[b->open - 1];
    b->open = one->behind;
    one->behind = behind;
}

void lz_json_open(struct lz_writer *w, const char *key, char bracket) {
    if (w->brackets && !key)
        note_open(w->brackets, w->len + w->comma);
    if (key || !put_mark(w, bracket)) {
        json_key(w, key);
        if (w->brackets && key)
            note_open(w->brackets, w->len);
        lz_put_char(w, bracket);
    }
    w->comma = false;
}

void lz_json_close(struct lz_writer *w, char bracket) {
    lz_put_char(w, bracket);
    if (w->brackets)
        note_close(w->brackets, w->len);
    w->comma = true;
}

/* ---- what was written before */

void lz_json_from(struct lz_writer *w, struct lz_text bytes, uint64_t with) {
    struct lz_again *again = w->again;
    if (!again)
        return;
    again->same = again->made.len && again->size == bytes.len && again->with == with && bytes.len &&
                  memcmp(again->from, bytes.at, bytes.len) == 0;
    if (again->made.len)
        return;
    again->size = bytes.len <= LZ_STRETCH_FROM ? bytes.len : 0;
    again->with = with;
    memcpy(again->from, bytes.at, again->size);
}

/* Brackets that are still open at the end of the stretch are open here, too. */
static void copy_brackets(struct lz_brackets *b, const struct lz_again *again, const struct lz_stretch *s,
                          uint32_t at) {
    for (uint32_t i = s->first; i < s->behind; i++) {
        struct lz_bracket one = again->list[i];
        lz_assert(one.at >= s->from && one.at < s->to && b->count < b->room);
        if (one.behind > s->to)
            note_open(b, one.at - s->from + at);
        else
            b->list[b->count++] = (struct lz_bracket){ one.at - s->from + at, one.behind - s->from + at };
    }
}

static bool copied(struct lz_writer *w, const struct lz_stretch *s) {
    const struct lz_again *again = w->again;
    struct lz_brackets *b = w->brackets;
    if (!again->same || w->full || (b && (!again->list || b->missing || s->behind - s->first > b->room - b->count)))
        return false;
    lz_assert(s->from <= s->to && s->to <= again->made.len);
    if (b)
        copy_brackets(b, again, s, w->len);
    lz_put_text(w, (struct lz_text){ again->made.at + s->from, s->to - s->from });
    w->comma = s->comma;
    return true;
}

bool lz_json_again(struct lz_writer *w, int stretch) {
    lz_assert(stretch >= 0 && stretch < LZ_STRETCHES);
    if (!w->again)
        return false;
    struct lz_stretch *s = &w->again->stretch[stretch];
    if (copied(w, s))
        return true;
    if (!w->again->made.len) {
        s->from = w->len;
        s->first = w->brackets ? w->brackets->count : 0;
    }
    return false;
}

void lz_json_noted(struct lz_writer *w, int stretch) {
    lz_assert(stretch >= 0 && stretch < LZ_STRETCHES);
    if (!w->again || w->again->made.len)
        return;
    struct lz_stretch *s = &w->again->stretch[stretch];
    s->to = w->len;
    s->behind = w->brackets ? w->brackets->count : 0;
    s->comma = w->comma;
}

void lz_json_number(struct lz_writer *w, const char *key, int64_t number) {
    if (!key && number >= 0 && number <= 9 && put_mark(w, (char)('0' + number))) {
        w->comma = true;
        return;
    }
    json_key(w, key);
    lz_put_number(w, number);
}

void lz_json_text(struct lz_writer *w, const char *key, struct lz_text text) {
    if (key)
        json_key(w, key);
    if (!put_plain(w, !key && w->comma, text, false)) {
        if (!key)
            json_key(w, NULL);
        put_quoted(w, text);
    }
    w->comma = true;
}

void lz_json_string(struct lz_writer *w, const char *key, const char *words) { lz_json_text(w, key, lz_span(words)); }

void lz_json_bool(struct lz_writer *w, const char *key, bool yes) {
    json_key(w, key);
    lz_put(w, yes ? "true" : "false");
}

void lz_json_null(struct lz_writer *w, const char *key) {
    json_key(w, key);
    lz_put(w, "null");
}
