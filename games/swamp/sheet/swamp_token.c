/* The words of a line of orders or of a start-up: tokens, colours, counts (SW-22.1), and text fit to be shown. */
#include "core/words/clean.h"
#include "core/bug.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

#include <string.h>

/* ---- tokens */

struct lz_text swamp_uncomment(struct lz_text line) {
    for (uint32_t i = 0; i < line.len; i++) {
        char c = line.at[i];
        if (c == ';' || c == '#' || (c == '/' && i + 1 < line.len && line.at[i + 1] == '/'))
            line.len = i;
    }
    return lz_trim(line);
}

struct lz_text swamp_order_text(struct lz_text line) {
    uint32_t digits = 0;
    line = swamp_uncomment(line);
    while (digits < line.len && line.at[digits] >= '0' && line.at[digits] <= '9')
        digits++;
    if (digits && digits < line.len && (line.at[digits] == '.' || line.at[digits] == ')')) {
        line.at += digits + 1;
        line.len -= digits + 1;
    }
    return lz_trim(line);
}

static bool digit(char c) { return c >= '0' && c <= '9'; }
static bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
static bool between(char c) { return (uint8_t)c <= ' ' || c == ',' || c == '.' || c == '=' || c == ':' || c == '\x7f'; }

static int kind_of(char c) {
    if (digit(c))
        return SW_T_NUMBER;
    if (is_letter(c))
        return SW_T_LETTERS;
    return c == '-' ? SW_T_DASHES : SW_T_OTHER;
}

/* Bytes of what stands between fields; a blank that does not break the line is one too. */
static uint32_t gap(struct lz_text left) {
    if (left.len >= 2 && memcmp(left.at, "\xc2\xa0", 2) == 0)
        return 2;
    return left.len && between(*left.at);
}

static int32_t number_of(struct lz_text text) {
    int32_t n = 0;
    for (uint32_t i = 0; i < text.len; i++)
        n = n < 1000000 ? n * 10 + (text.at[i] - '0') : n;
    return n < 1000000 ? n : 1000000;
}

static struct swamp_token take_token(struct lz_text *left) {
    struct swamp_token token = { .text = { left->at, 0 }, .kind = (uint8_t)kind_of(*left->at) };
    while (left->len && !gap(*left) && kind_of(*left->at) == token.kind) {
        left->at++;
        left->len--;
        token.text.len++;
    }
    lz_assert(token.text.len > 0); /* else the line would never end */
    if (token.kind == SW_T_NUMBER)
        token.number = number_of(token.text);
    return token;
}

void swamp_tokens_of(struct lz_text line, struct swamp_tokens *out) {
    bool glued = false, hyphen = false;
    out->count = 0;
    while (line.len && out->count < SW_LINE) {
        uint32_t skip = gap(line);
        if (skip) {
            line.at += skip;
            line.len -= skip;
            glued = false;
            continue;
        }
        struct swamp_token token = take_token(&line);
        if (token.kind == SW_T_DASHES && token.text.len == 1) {
            hyphen = true;
            glued = false;
            continue;
        }
        token.glued = glued;
        token.hyphen = hyphen;
        out->at[out->count++] = token;
        glued = true;
        hyphen = false;
    }
}

/* All that stands together with token i: "SP0", "5AD". */
struct lz_text swamp_word_at(const struct swamp_tokens *t, int i, int *next) {
    lz_assert(i < t->count);
    struct lz_text word = t->at[i].text;
    for (*next = i + 1; *next < t->count && t->at[*next].glued; ++*next)
        word.len += t->at[*next].text.len;
    return word;
}

/* ---- colours and counts */

static const struct {
    const char *name;
    uint8_t colour;
} colours[] = {
    { "R", SW_RED },
    { "RED", SW_RED },
    { "GN", SW_GRN },
    { "GRN", SW_GRN },
    { "GREEN", SW_GRN },
    { "GY", SW_GRY },
    { "GRY", SW_GRY },
    { "GREY", SW_GRY },
    { "GRAY", SW_GRY },
    { "Y", SW_YEL },
    { "YEL", SW_YEL },
    { "YELLOW", SW_YEL },
    { "B", SW_BLK },
    { "BLK", SW_BLK },
    { "BLACK", SW_BLK },
    { "G", SW_COLOUR_UNCLEAR },
    { "GR", SW_COLOUR_UNCLEAR },
};

int swamp_colour_named(struct lz_text text) {
    for (size_t i = 0; i < sizeof colours / sizeof colours[0]; i++)
        if (lz_text_like(text, colours[i].name))
            return colours[i].colour;
    return SW_NO_COLOUR;
}

static const struct swamp_token *token_at(const struct swamp_tokens *t, int i, int kind) {
    return i < t->count && t->at[i].kind == kind && !t->at[i].used ? &t->at[i] : NULL;
}

static int colour_at(const struct swamp_tokens *t, int i) {
    const struct swamp_token *token = token_at(t, i, SW_T_LETTERS);
    return token ? swamp_colour_named(token->text) : SW_NO_COLOUR;
}

/* The number of "RED 105", not that of "RED 105YEL". */
static const struct swamp_token *number_after(const struct swamp_tokens *t, int i) {
    const struct swamp_token *number = token_at(t, i + 1, SW_T_NUMBER);
    if (!number || number->glued || colour_at(t, i + 2) == SW_NO_COLOUR)
        return number;
    return t->at[i + 2].glued ? NULL : number;
}

int swamp_count_read(const struct swamp_tokens *t, int *i, int *colour, int *n) {
    const struct swamp_token *number = token_at(t, *i, SW_T_NUMBER);
    *colour = colour_at(t, number ? *i + 1 : *i);
    if (*colour == SW_NO_COLOUR)
        return SW_COUNT_NONE;
    if (!number && !(number = number_after(t, *i))) {
        ++*i;
        return *colour == SW_COLOUR_UNCLEAR ? SW_COUNT_UNCLEAR : SW_COUNT_NO_NUMBER;
    }
    lz_assert(*colour <= SW_COLOUR_UNCLEAR);
    *n = number->number;
    *i += 2;
    return *colour == SW_COLOUR_UNCLEAR ? SW_COUNT_UNCLEAR : SW_COUNT_GOOD;
}

/* ---- fit to be shown */

void swamp_quote(char x[SW_SAID + 4], struct lz_text text) {
    uint32_t fits = text.len > SW_SAID ? SW_SAID : text.len;
    while (fits && fits < text.len && ((uint8_t)text.at[fits] & 0xc0) == 0x80)
        fits--;
    struct lz_writer w = lz_writer_in(x, SW_SAID + 4);
    lz_put_clean(&w, (struct lz_text){ text.at, fits }, false);
    if (fits < text.len)
        lz_put(&w, "...");
}
