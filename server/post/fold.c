#include "server/post/fold.h"

#include <string.h>

enum { FURTHER = 2 };

static bool begins_sign(char byte) { return ((unsigned char)byte & 0xc0) != 0x80; }

/* The byte of the line at which it is broken: a blank with words on both sides, the last that fits, else the first. 0:
   it fits, or there is none. */
static uint32_t find_break(struct lz_text line, uint32_t indent) {
    uint32_t columns = 0, found = 0;
    for (uint32_t i = 0; i < line.len; i++) {
        bool blank = i > indent && line.at[i] == ' ' && i + 1 < line.len && line.at[i - 1] != ' ';
        if (blank && (columns <= FOLD_COLUMNS || !found))
            found = i;
        columns += begins_sign(line.at[i]);
    }
    return columns > FOLD_COLUMNS ? found : 0;
}

/* The blanks there become the end of a line and `indent` blanks. */
static bool put_break(struct lz_writer *w, uint32_t at, uint32_t indent) {
    uint32_t blanks = 0;
    while (at + blanks < w->len && w->at[at + blanks] == ' ')
        blanks++;
    if (w->len - blanks + 1 + indent >= w->room) {
        w->full = true;
        return false;
    }
    memmove(w->at + at + 1 + indent, w->at + at + blanks, w->len - at - blanks);
    memset(w->at + at, ' ', 1 + indent);
    w->at[at] = '\n';
    w->len += 1 + indent - blanks;
    w->at[w->len] = 0;
    return true;
}

void fold(struct lz_writer *w, uint32_t from) {
    uint32_t further = 0;
    for (uint32_t at = from; at < w->len;) {
        const char *end = memchr(w->at + at, '\n', w->len - at);
        struct lz_text line = { w->at + at, end ? (uint32_t)(end - w->at - at) : w->len - at };
        uint32_t indent = 0;
        while (indent < line.len && line.at[indent] == ' ')
            indent++;
        uint32_t found = find_break(line, indent);
        if (found && !put_break(w, at + found, indent + (indent && !further ? FURTHER : 0)))
            return;
        further = found;
        at += (found ? found : line.len) + 1;
    }
}
