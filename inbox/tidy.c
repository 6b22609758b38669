/* Letters as a keyboard has them: what programs make of quotes, blanks and hyphens while one types is undone,
   full-width letters become narrow, and what has no width or would steer a terminal goes. Dashes stay: they are prose.
 */
#include "core/words/clean.h"
#include "inbox/inner.h"

enum { GONE = 0 };

static const struct {
    int32_t first, last;
    char becomes;
} plain[] = {
    { '\t', '\t', ' ' },      { '\n', '\f', '\n' }, /* with the line's other ends: VT, FF */
    { 0x00, 0x1f, ' ' },      { 0x85, 0x85, '\n' },     { 0x7f, 0x9f, ' ' },      { 0xa0, 0xa0, ' ' },
    { 0xad, 0xad, GONE }, /* soft hyphen */
    { 0x61c, 0x61c, GONE },   { 0x1680, 0x1680, ' ' },  { 0x180e, 0x180e, GONE }, { 0x2000, 0x200a, ' ' },
    { 0x200b, 0x200f, GONE }, /* no width; marks of direction */
    { 0x2010, 0x2012, '-' },  { 0x2018, 0x201b, '\'' }, { 0x201c, 0x201f, '"' },  { 0x2028, 0x2029, '\n' },
    { 0x202a, 0x202e, GONE }, { 0x202f, 0x202f, ' ' },  { 0x2032, 0x2032, '\'' }, { 0x2033, 0x2033, '"' },
    { 0x205f, 0x205f, ' ' },  { 0x2060, 0x2069, GONE }, { 0x2212, 0x2212, '-' },  { 0x3000, 0x3000, ' ' },
    { 0xfeff, 0xfeff, GONE }, { 0xfff9, 0xfffb, GONE },
};

static bool is_plain(int32_t rune, char *becomes) {
    for (size_t i = 0; i < G_N_ELEMENTS(plain); i++)
        if (rune >= plain[i].first && rune <= plain[i].last) {
            *becomes = plain[i].becomes;
            return true;
        }
    return false;
}

static void put_one(struct inbox_buffer *to, int32_t rune, struct lz_text as_it_is) {
    char becomes;
    if (rune > ' ' && rune < 0x7f)
        inbox_put(to, as_it_is);
    else if (rune == LZ_BROKEN)
        inbox_put_char(to, '?');
    else if (rune >= 0xff01 && rune <= 0xff5e)
        inbox_put_char(to, (char)(rune - 0xff01 + '!'));
    else if (!is_plain(rune, &becomes))
        inbox_put(to, as_it_is);
    else if (becomes != GONE)
        inbox_put_char(to, becomes);
}

void inbox_tidy(struct lz_text text, struct inbox_buffer *to) {
    while (text.len) {
        struct lz_text one = text;
        int32_t rune = lz_take_rune(&text);
        one.len -= text.len;
        if (rune != '\r')
            put_one(to, rune, one);
        else if (!text.len || *text.at != '\n') /* a line's end by itself, as old Macs write it */
            inbox_put_char(to, '\n');
    }
    if (to->len && to->at[to->len - 1] != '\n')
        inbox_put_char(to, '\n');
}
