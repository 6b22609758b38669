/* Foreign text made fit to be shown. */
#include "core/words/clean.h"

#include "core/words/text.h"

/* C0, DEL, C1: nothing that moves a cursor. The marks that turn the direction of writing round are of the same kind. */
static bool control(struct lz_text c) {
    const uint8_t *at = (const uint8_t *)c.at;
    return *at < 0x20 || *at == 0x7f || (*at == 0xc2 && at[1] < 0xa0) ||
           (*at == 0xe2 && at[1] == 0x80 && (at[2] == 0xa8 || at[2] == 0xa9 || (at[2] >= 0xaa && at[2] <= 0xae))) ||
           (*at == 0xe2 && at[1] == 0x81 && at[2] >= 0xa6 && at[2] <= 0xa9);
}

void lz_put_clean(struct lz_writer *w, struct lz_text text, bool lines) {
    while (text.len) {
        uint32_t len = lz_character(text);
        struct lz_text c = lz_cut(&text, len ? len : 1);
        if (!len)
            lz_put_char(w, '?');
        else if (lines && *c.at == '\n')
            lz_put_char(w, '\n');
        else if (control(c) && *c.at != '\r')
            lz_put_char(w, ' ');
        else if (*c.at != '\r')
            lz_put_text(w, c);
    }
}
