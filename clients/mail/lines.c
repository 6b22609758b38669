/* Laying out plain text. */
#include "clients/mail/lines.h"

#include <string.h>

static int columns_in(const char *from, const char *end) {
    int n = 0;
    for (; from < end; from++)
        n += (*from & 0xC0) != 0x80;
    return n;
}

int line_columns(const char *text) { return columns_in(text, text + strlen(text)); }

/* Of the line being written. */
static int column_now(const struct buffer *b) {
    if (!b->bytes)
        return 0;
    const char *end = b->bytes + b->length, *from = end;
    while (from > b->bytes && from[-1] != '\n')
        from--;
    return columns_in(from, end);
}

void line_pad(struct buffer *b, int column, int least) {
    for (int now = column_now(b); now < column || least > 0; now++, least--)
        buffer_byte(b, ' ');
}

static void break_line(struct buffer *b, int indent) {
    buffer_byte(b, '\n');
    line_pad(b, indent, 0);
}

void line_wrap(struct buffer *b, const char *text, int indent) {
    const char *blanks = text; /* those before the next word */
    int column = column_now(b);
    while (*text) {
        while (*text == ' ')
            text++;
        const char *word = text;
        while (*text && *text != ' ' && *text != '\n')
            text++;
        int gap = (int)(word - blanks), width = columns_in(word, text);
        if (column > indent && column + gap + width > LINE_MOST) {
            break_line(b, indent);
            gap = 0;
            column = indent;
        }
        line_pad(b, 0, gap);
        buffer_add(b, word, (size_t)(text - word));
        column += gap + width;
        if (*text == '\n') {
            text++;
            break_line(b, indent);
            column = indent;
        }
        blanks = text;
    }
}

void line_right(struct buffer *b, const char *text) {
    int width = line_columns(text), now = column_now(b);
    if (now && now + 2 + width > LINE_WIDTH)
        buffer_byte(b, '\n');
    line_pad(b, LINE_WIDTH - width, 0);
    buffer_text(b, text);
}
