/* The World View in plain text (SW-3.5, SW-22.5, SW-22.7): two lines of nine characters a hex, columns A, C, E one line
   lower; a wrapped world is cut open opposite of the clan's home, a wide one into pages of columns. */
#include "clients/mail/map/map.h"
#include "clients/mail/report_text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { CELL = 9, PAGE_COLUMNS = 8, ONE_PAGE = 9, SIDE = 52 };

/* A hex where it is drawn: columns and rows as they lie round the centre, which may be beyond the map's own. */
struct place {
    const char *hex, *ground, *sign, *text;
    int row, column;
    bool old;
};

struct sheet {
    struct place *at;
    int count;
    int wide, high;
    bool wrap, old;
    int row, column; /* of the centre */
};

/* "10F": row 9, column 5. */
static bool read_hex(const char *name, int *row, int *column) {
    bool read = map_hex(name, row, column) && *row <= SIDE && *column <= SIDE;
    --*row;
    --*column;
    return read;
}

/* The image of a coordinate that lies nearest to the middle. */
static int nearest(int at, int middle, int size) {
    while (at - middle >= size / 2)
        at -= size;
    while (at - middle < -(size / 2))
        at += size;
    return at;
}

/* A den's face stands for its ground. */
static void read_place(struct place *p, const struct doc *cell) {
    const char *face = NULL;
    *p = (struct place){ .hex = "", .ground = "", .sign = "", .text = "" };
    for (const struct doc *d = cell->kind == DOC_OBJECT ? cell->first : NULL; d; d = d->next) {
        if (doc_same(d->key, "hex"))
            p->hex = doc_words(d);
        else if (doc_same(d->key, "terrain"))
            p->ground = doc_words(d);
        else if (doc_same(d->key, "face"))
            face = doc_words(d);
        else if (doc_same(d->key, "sign"))
            p->sign = doc_words(d);
        else if (doc_same(d->key, "text"))
            p->text = doc_words(d);
        else if (doc_same(d->key, "known"))
            p->old = doc_same(doc_words(d), "old");
    }
    p->ground = face ? face : p->ground;
}

static bool read_places(const struct doc *report, struct sheet *s) {
    DOC_EACH(cell, report, "map") {
        struct place *p = &s->at[s->count++];
        read_place(p, cell);
        if (!read_hex(p->hex, &p->row, &p->column))
            return false;
        if (s->wrap) {
            p->row = nearest(p->row, s->row, s->high);
            p->column = nearest(p->column, s->column, s->wide);
        }
        s->old |= p->old;
    }
    return true;
}

/* Even columns A, C, E (counted from 0) lie one line lower. */
static int line_of(const struct place *p) { return 2 * p->row + !(p->column & 1); }

struct box {
    int left, right, top, bottom; /* columns, and lines */
};

/* Of the hexes whose columns lie in left..right. */
static int lesser(int a, int b) { return a < b ? a : b; }
static int greater(int a, int b) { return a > b ? a : b; }

static struct box box_of(const struct sheet *s, int left, int right) {
    struct box box = { right, left, 4 * SIDE, -4 * SIDE };
    for (int i = 0; i < s->count; i++) {
        const struct place *p = &s->at[i];
        if (p->column < left || p->column > right)
            continue;
        int line = line_of(p);
        box.left = lesser(p->column, box.left);
        box.right = greater(p->column, box.right);
        box.top = lesser(line, box.top);
        box.bottom = greater(line + 1, box.bottom);
    }
    return box;
}

/* The words on the canvas, up to the end of their cell; where they end. */
static char *lay(char *at, const char *end, const char *words) {
    while (at < end && *words)
        *at++ = *words++;
    return at;
}

/* SW-22.7: the two lines of a hex. */
static void lay_place(char *upper, char *lower, const struct place *p) {
    const char *end = upper + CELL;
    char *name = lay(lay(upper, end, p->hex), end, " ");
    char *tail = lay(lay(name, end, p->ground), end, p->sign);
    for (char *c = name; p->old && c < tail; c++)
        *c = (char)tolower((unsigned char)*c);
    lay(lower, lower + CELL, p->text);
}

static void put_canvas(const char *canvas, struct box box, struct buffer *out) {
    int width = (box.right - box.left + 1) * CELL, lines = box.bottom - box.top + 1;
    for (int i = 0; i < lines; i++) {
        const char *line = canvas + (size_t)i * (size_t)width;
        int end = width;
        while (end && line[end - 1] == ' ')
            end--;
        buffer_add(out, line, (size_t)end);
        if (end || i < lines - 1)
            buffer_byte(out, '\n');
    }
}

static bool put_page(const struct sheet *s, struct box box, struct buffer *out) {
    size_t width = (size_t)(box.right - box.left + 1) * CELL, lines = (size_t)(box.bottom - box.top + 1);
    char *canvas = malloc(width * lines);
    out->failed |= !canvas;
    if (!canvas)
        return false;
    memset(canvas, ' ', width * lines);
    for (int i = 0; i < s->count; i++) {
        const struct place *p = &s->at[i];
        if (p->column < box.left || p->column > box.right)
            continue;
        char *at = canvas + (size_t)(line_of(p) - box.top) * width + (size_t)(p->column - box.left) * CELL;
        lay_place(at, at + width, p);
    }
    put_canvas(canvas, box, out);
    free(canvas);
    return true;
}

static void put_column(struct buffer *out, int column, int wide) {
    column = ((column % wide) + wide) % wide;
    buffer_text(out, column >= 26 ? "A" : "");
    buffer_byte(out, (char)('A' + column % 26));
}

static bool put_pages(const struct sheet *s, struct buffer *out) {
    struct box all = box_of(s, -2 * SIDE, 2 * SIDE);
    if (all.right - all.left < ONE_PAGE)
        return put_page(s, all, out);
    for (int left = all.left; left <= all.right; left += PAGE_COLUMNS) {
        struct box page = box_of(s, left, left + PAGE_COLUMNS - 1);
        if (page.top > page.bottom)
            continue;
        buffer_text(out, "columns ");
        put_column(out, page.left, s->wide);
        buffer_text(out, " to ");
        put_column(out, page.right, s->wide);
        buffer_byte(out, '\n');
        if (!put_page(s, page, out))
            return false;
    }
    return true;
}

static void put_legend(const struct sheet *s, struct buffer *out) {
    buffer_text(out, "\nWORLD VIEW            (Xxx terrain or den colour, New unsettled, HOM home den,\n"
                     "                       = bridge, ~ raft, + half-built; odd columns lie lower");
    buffer_text(out, s->old ? ";\n                       small letters: last seen in turn t)\n" : ")\n");
}

bool report_text_map(const struct doc *report, struct buffer *out, struct fault *why) {
    const struct doc *map = doc_get(report, "map");
    struct sheet s = { .wide = (int)doc_number(report, "wide"),
                       .high = (int)doc_number(report, "high"),
                       .wrap = doc_flag(report, "wrap") };
    s.wrap &= !map || map->count < (uint32_t)(s.wide * s.high); /* a world that is known whole lies as it is */
    if (s.wide < 2 || s.wide > SIDE || s.high < 2 || s.high > SIDE ||
        !read_hex(doc_text(report, "centre"), &s.row, &s.column))
        return fault_say(why, "cannot draw the map: wide, high or centre of the report are missing or wrong");
    s.at = malloc((map ? map->count + 1 : 1) * sizeof *s.at);
    out->failed |= !s.at;
    if (!s.at)
        return fault_memory(why, "cannot draw the map");
    bool read = read_places(report, &s);
    put_legend(&s, out);
    bool drawn = read && (s.count == 0 || put_pages(&s, out));
    free(s.at);
    if (!read)
        return fault_say(why, "cannot draw the map: a hex has no name");
    return drawn || fault_memory(why, "cannot draw the map");
}
