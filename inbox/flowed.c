/* format=flowed (RFC 3676): a line that ends with a blank goes on in the next one of the same depth of quoting. */
#include "inbox/inner.h"

static uint32_t depth_of(struct lz_text *line) {
    uint32_t depth = 0;
    while (line->len && *line->at == '>') {
        lz_cut(line, 1);
        depth++;
    }
    if (line->len && *line->at == ' ') /* stuffed */
        lz_cut(line, 1);
    return depth;
}

struct paragraph {
    struct inbox_buffer *to;
    uint32_t open; /* its depth, and 1; 0: none goes on */
};

static void end(struct paragraph *p) {
    if (p->open)
        inbox_put_char(p->to, '\n');
    p->open = 0;
}

static void begin(struct paragraph *p, uint32_t depth) {
    for (uint32_t i = 0; i < depth; i++)
        inbox_put_char(p->to, '>');
    if (depth)
        inbox_put_char(p->to, ' ');
    p->open = depth + 1;
}

void inbox_unflow(struct lz_text text, bool delsp, struct inbox_buffer *to) {
    struct paragraph p = { .to = to };
    while (text.len) {
        struct lz_text line = lz_take_line(&text);
        if (line.len && line.at[line.len - 1] == '\r')
            line.len--;
        uint32_t depth = depth_of(&line);
        bool signs = lz_text_is(line, "-- "), goes_on = line.len && line.at[line.len - 1] == ' ' && !signs;
        if (p.open != depth + 1 || signs)
            end(&p);
        if (!p.open)
            begin(&p, depth);
        if (goes_on && delsp)
            line.len--;
        inbox_put(to, line);
        if (!goes_on)
            end(&p);
    }
    end(&p);
}
