/* Foreign text made fit to be shown. */
#include "core/words/clean.h"

#include "core/words/text.h"

struct span {
    int32_t first, last;
};

static bool within(int32_t rune, const struct span *spans, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (rune >= spans[i].first && rune <= spans[i].last)
            return true;
    return false;
}
#define WITHIN(rune, spans) within(rune, spans, sizeof(spans) / sizeof(spans)[0])

int32_t lz_take_rune(struct lz_text *from) {
    static const uint8_t lead[] = { 0, 0x7f, 0x1f, 0x0f, 0x07 };
    uint32_t len = lz_character(*from);
    struct lz_text c = lz_cut(from, len ? len : 1);
    if (!len)
        return LZ_BROKEN;
    int32_t rune = (uint8_t)*c.at & lead[len];
    for (uint32_t i = 1; i < len; i++)
        rune = rune << 6 | ((uint8_t)c.at[i] & 0x3f);
    return rune;
}

/* Nothing that moves a cursor. The marks that turn the direction of writing are of the same kind: they are all that
   Unicode calls Bidi_Control. */
bool lz_rune_controls(int32_t rune) {
    static const struct span controls[] = { { 0, 0x1f },        { 0x7f, 0x9f },     { 0x61c, 0x61c },
                                            { 0x200e, 0x200f }, { 0x2028, 0x202e }, { 0x2066, 0x2069 } };
    return WITHIN(rune, controls);
}

bool lz_is_clean(struct lz_text text) {
    while (text.len) {
        int32_t rune = lz_take_rune(&text);
        if (rune == LZ_BROKEN || lz_rune_controls(rune))
            return false;
    }
    return true;
}

/* What stands for the character at the front, which is taken: itself, one letter, or nothing. */
static struct lz_text take_clean(struct lz_text *from, bool lines) {
    struct lz_text whole = *from;
    int32_t rune = lz_take_rune(from);
    if (rune == LZ_BROKEN)
        return lz_span("?");
    if (rune == '\r')
        return lz_span("");
    if (lz_rune_controls(rune) && !(lines && rune == '\n'))
        return lz_span(" ");
    return (struct lz_text){ whole.at, whole.len - from->len };
}

void lz_put_clean(struct lz_writer *w, struct lz_text text, bool lines) {
    while (text.len)
        lz_put_text(w, take_clean(&text, lines));
}

void lz_tame(char *words) {
    struct lz_text left = lz_span(words);
    while (left.len) {
        struct lz_text c = take_clean(&left, false);
        for (uint32_t i = 0; i < c.len; i++)
            *words++ = c.at[i];
    }
    *words = 0;
}

/* Marks upon a letter, joiners and choosers of its look. */
static const struct span no_columns[] = {
    { 0x300, 0x36f },   { 0x483, 0x489 },   { 0x591, 0x5bd },     { 0x610, 0x61a },     { 0x64b, 0x65f },
    { 0x6d6, 0x6dc },   { 0x6df, 0x6e4 },   { 0x93a, 0x93a },     { 0x93c, 0x93c },     { 0x941, 0x948 },
    { 0x94d, 0x94d },   { 0xe31, 0xe31 },   { 0xe34, 0xe3a },     { 0xe47, 0xe4e },     { 0x1ab0, 0x1aff },
    { 0x1dc0, 0x1dff }, { 0x200b, 0x200d }, { 0x2060, 0x2064 },   { 0x20d0, 0x20ff },   { 0xfe00, 0xfe0f },
    { 0xfe20, 0xfe2f }, { 0xfeff, 0xfeff }, { 0x1f3fb, 0x1f3ff }, { 0xe0100, 0xe01ef },
};
/* East Asian letters, and pictures. */
static const struct span two_columns[] = {
    { 0x1100, 0x115f },   { 0x231a, 0x231b },   { 0x2614, 0x2615 },   { 0x26bd, 0x26be },   { 0x2e80, 0x303e },
    { 0x3041, 0x33ff },   { 0x3400, 0x4dbf },   { 0x4e00, 0xa4cf },   { 0xa960, 0xa97f },   { 0xac00, 0xd7a3 },
    { 0xf900, 0xfaff },   { 0xfe30, 0xfe6f },   { 0xff00, 0xff60 },   { 0xffe0, 0xffe6 },   { 0x1f300, 0x1f64f },
    { 0x1f680, 0x1f6ff }, { 0x1f900, 0x1f9ff }, { 0x1fa70, 0x1faff }, { 0x20000, 0x3fffd },
};

uint32_t lz_columns(struct lz_text text) {
    uint32_t columns = 0;
    while (text.len) {
        int32_t rune = lz_take_rune(&text);
        columns += WITHIN(rune, no_columns) ? 0 : WITHIN(rune, two_columns) ? 2 : 1;
    }
    return columns;
}
