/* Foreign text made fit to be shown. */
#include "core/words/clean.h"

#include "core/words/text.h"

/* Bytes of the character at the front if it is sound UTF-8, else 0. */
static uint32_t sound(struct lz_text text) {
    const uint8_t *at = (const uint8_t *)text.at;
    uint32_t len = *at >= 0xf0 ? 4 : *at >= 0xe0 ? 3 : 2;
    if (*at < 0x80)
        return 1;
    if (*at < 0xc2 || *at > 0xf4 || len > text.len)
        return 0;
    for (uint32_t i = 1; i < len; i++)
        if ((at[i] & 0xc0) != 0x80)
            return 0;
    bool overlong = (*at == 0xe0 && at[1] < 0xa0) || (*at == 0xf0 && at[1] < 0x90);
    bool surrogate = *at == 0xed && at[1] >= 0xa0, beyond = *at == 0xf4 && at[1] >= 0x90;
    return overlong || surrogate || beyond ? 0 : len;
}

/* C0, DEL, C1: nothing that moves a cursor. The marks that turn the direction of writing round are of the same kind. */
static bool control(struct lz_text c) {
    const uint8_t *at = (const uint8_t *)c.at;
    return *at < 0x20 || *at == 0x7f || (*at == 0xc2 && at[1] < 0xa0) ||
           (*at == 0xe2 && at[1] == 0x80 && (at[2] == 0xa8 || at[2] == 0xa9 || (at[2] >= 0xaa && at[2] <= 0xae))) ||
           (*at == 0xe2 && at[1] == 0x81 && at[2] >= 0xa6 && at[2] <= 0xa9);
}

void lz_put_clean(struct lz_writer *w, struct lz_text text, bool lines) {
    while (text.len) {
        uint32_t len = sound(text);
        struct lz_text c = { text.at, len ? len : 1 };
        if (!len)
            lz_put_char(w, '?');
        else if (lines && *c.at == '\n')
            lz_put_char(w, '\n');
        else if (control(c) && *c.at != '\r')
            lz_put_char(w, ' ');
        else if (*c.at != '\r')
            lz_put_text(w, c);
        text.at += c.len, text.len -= c.len;
    }
}
