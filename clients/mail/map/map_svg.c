/* The SVG painter, and the map as an SVG file. Shapes are defined once and used by reference. */
#include "clients/mail/map/map_svg.h"

static struct svg_painter *svg(struct painter *p) { return (struct svg_painter *)p; }

/* The opening is blank, name, equals sign and quote. */
static void attribute(struct buffer *b, const char *opening, double value) {
    buffer_text(b, opening);
    buffer_tenths(b, value);
    buffer_byte(b, '"');
}

static void colour(struct buffer *b, const char *opening, enum ink ink) {
    buffer_text(b, opening);
    if (ink == INK_NONE)
        buffer_text(b, "none");
    else
        buffer_colour(b, ink_looks[ink].day);
    buffer_byte(b, '"');
}

static void hundredths(struct buffer *b, double number) {
    long all = (long)(number * 100 + 0.5);
    const char digits[3] = { '.', (char)('0' + all / 10 % 10), (char)('0' + all % 10) };
    if (all >= 100)
        buffer_number(b, all / 100);
    buffer_add(b, digits, sizeof digits);
}

static void place(struct buffer *b, double x, double y) {
    if (x < 0 || x > 0)
        attribute(b, " x=\"", x);
    if (y < 0 || y > 0)
        attribute(b, " y=\"", y);
}

static bool changes(enum ink ink) { return ink_looks[ink].day != ink_looks[ink].night; }

/* Classes: fN and lN are fill and line in ink N; ty and hd are the faces. */
static void classes(struct buffer *b, const struct paint *how) {
    bool fill = how->fill && changes(how->fill), line = how->line && changes(how->line);
    if (!fill && !line && how->size <= 0)
        return;
    buffer_text(b, " class=\"");
    if (fill) {
        buffer_byte(b, 'f');
        buffer_number(b, how->fill);
    }
    if (line) {
        buffer_text(b, fill ? " l" : "l");
        buffer_number(b, how->line);
    }
    if (how->size > 0) {
        buffer_text(b, fill || line ? " " : "");
        buffer_text(b, how->face == FACE_HEAD ? "hd" : "ty");
    }
    buffer_byte(b, '"');
}

static void transform(struct buffer *b, const struct paint *how) {
    bool moved = how->x < 0 || how->x > 0 || how->y < 0 || how->y > 0, scaled = how->scale > 0;
    if (!moved && !scaled)
        return;
    buffer_text(b, " transform=\"");
    if (moved) {
        buffer_text(b, "translate(");
        buffer_tenths(b, how->x);
        buffer_byte(b, ' ');
        buffer_tenths(b, how->y);
        buffer_byte(b, ')');
    }
    if (scaled) {
        buffer_text(b, "scale(");
        hundredths(b, how->scale);
        buffer_byte(b, ')');
    }
    buffer_byte(b, '"');
}

static void clip_path(struct svg_painter *s, const char *path) {
    buffer_text(s->out, "<clipPath id=\"k");
    buffer_number(s->out, ++s->clips);
    buffer_text(s->out, "\"><path d=\"");
    buffer_text(s->out, path);
    buffer_text(s->out, "\"/></clipPath>");
}

static const char *const anchors[] = { "middle", "start", "end" };

/* ---- looks as classes */

static bool plain(const struct paint *how) {
    return !how->fill && !how->line && how->opacity <= 0 && how->size <= 0 && how->dash <= 0;
}

static bool same(double a, double b) { return a <= b && b <= a; }

static bool same_look(const struct paint *a, const struct paint *b) {
    return a->fill == b->fill && a->line == b->line && same(a->width, b->width) && same(a->dash, b->dash) &&
           same(a->opacity, b->opacity) && same(a->size, b->size) && a->face == b->face && a->anchor == b->anchor;
}

/* The number of the look; SVG_LOOKS if there is no room for one more. */
static int look_of(struct svg_painter *s, const struct paint *how) {
    int i = 0;
    while (i < s->looks && !same_look(&s->look[i], how))
        i++;
    if (i == s->looks && i < SVG_LOOKS)
        s->look[s->looks++] = *how;
    return i;
}

static void class_of(struct svg_painter *s, const struct paint *how) {
    if (plain(how))
        return;
    buffer_text(s->out, " class=\"p");
    buffer_number(s->out, look_of(s, how));
    buffer_text(s->out, how->size <= 0 ? "\"" : how->face == FACE_HEAD ? " hd\"" : " ty\"");
}

static void ink_rule(struct buffer *b, const char *property, uint32_t rgb) {
    buffer_text(b, property);
    buffer_colour(b, rgb);
}

static void length_rule(struct buffer *b, const char *property, double value) {
    if (value <= 0)
        return;
    buffer_text(b, property);
    buffer_tenths(b, value);
}

static void look_rule(struct buffer *b, int i, const struct paint *how) {
    buffer_format(b, ".p%d{", i);
    if (how->fill)
        ink_rule(b, "fill:", ink_looks[how->fill].day);
    else if (how->line)
        buffer_text(b, "fill:none");
    if (how->line)
        ink_rule(b, ";stroke:", ink_looks[how->line].day);
    length_rule(b, ";stroke-width:", how->width);
    length_rule(b, ";stroke-dasharray:", how->dash);
    if (how->opacity > 0) {
        buffer_text(b, ";opacity:");
        hundredths(b, how->opacity);
    }
    if (how->size > 0) {
        length_rule(b, ";font-size:", how->size);
        buffer_format(b, "px;text-anchor:%s", anchors[how->anchor]);
    }
    buffer_byte(b, '}');
}

/* What of a look is another by night. */
struct night {
    enum ink fill, line; /* INK_NONE: stays as it is */
};

static struct night night_of(const struct paint *how) {
    return (struct night){ how->fill && changes(how->fill) ? how->fill : INK_NONE,
                           how->line && changes(how->line) ? how->line : INK_NONE };
}

/* The first look with the same colours by night as look i. */
static int night_like(const struct svg_painter *s, int i) {
    struct night night = night_of(&s->look[i]);
    int first = 0;
    while (night_of(&s->look[first]).fill != night.fill || night_of(&s->look[first]).line != night.line)
        first++;
    return first;
}

/* One rule for all looks that have these colours by night. */
static void night_rule(const struct svg_painter *s, int first) {
    struct night night = night_of(&s->look[first]);
    if (!night.fill && !night.line)
        return;
    for (int i = first; i < s->looks; i++)
        if (night_like(s, i) == first)
            buffer_format(s->out, "%s.p%d", i == first ? "" : ",", i);
    buffer_byte(s->out, '{');
    if (night.fill)
        ink_rule(s->out, "fill:", ink_looks[night.fill].night);
    if (night.line)
        ink_rule(s->out, night.fill ? ";stroke:" : "stroke:", ink_looks[night.line].night);
    buffer_byte(s->out, '}');
}

static void write_looks(const struct svg_painter *s) {
    buffer_text(s->out, "<style>");
    for (int i = 0; i < s->looks; i++)
        look_rule(s->out, i, &s->look[i]);
    buffer_text(s->out, "@media screen and (prefers-color-scheme:dark){");
    for (int i = 0; i < s->looks; i++)
        if (night_like(s, i) == i)
            night_rule(s, i);
    buffer_text(s->out, "}</style>");
}

/* ---- looks as attributes */

static void attributes_of(struct buffer *b, const struct paint *how) {
    if (how->fill || how->line)
        colour(b, " fill=\"", how->fill);
    if (how->line) {
        colour(b, " stroke=\"", how->line);
        attribute(b, " stroke-width=\"", how->width);
    }
    if (how->dash > 0)
        attribute(b, " stroke-dasharray=\"", how->dash);
    if (how->opacity > 0) {
        buffer_text(b, " opacity=\"");
        hundredths(b, how->opacity);
        buffer_byte(b, '"');
    }
    if (how->size > 0) {
        attribute(b, " font-size=\"", how->size);
        buffer_format(b, " text-anchor=\"%s\"", anchors[how->anchor]);
    }
    classes(b, how);
}

static void svg_open(struct painter *p, const struct paint *how) {
    struct svg_painter *s = svg(p);
    struct buffer *b = s->out;
    if (how->clip)
        clip_path(s, how->clip);
    buffer_text(b, "<g");
    if (s->terse && (plain(how) || look_of(s, how) < SVG_LOOKS))
        class_of(s, how);
    else
        attributes_of(b, how);
    transform(b, how);
    if (how->clip) {
        buffer_text(b, " clip-path=\"url(#k");
        buffer_number(b, svg(p)->clips);
        buffer_text(b, ")\"");
    }
    buffer_byte(b, '>');
}

static void svg_close(struct painter *p) { buffer_text(svg(p)->out, "</g>"); }

static void svg_path(struct painter *p, const char *data) {
    buffer_text(svg(p)->out, "<path d=\"");
    buffer_text(svg(p)->out, data);
    buffer_text(svg(p)->out, "\"/>");
}

static void svg_hatch(struct painter *p, const char *data) {
    svg(p)->hatched = true;
    buffer_text(svg(p)->out, "<g fill=\"url(#hatch)\">");
    svg_path(p, data);
    buffer_text(svg(p)->out, "</g>");
}

static void svg_text(struct painter *p, double x, double y, const char *words) {
    struct buffer *b = svg(p)->out;
    buffer_text(b, "<text");
    place(b, x, y);
    buffer_byte(b, '>');
    buffer_escaped(b, words);
    buffer_text(b, "</text>");
}

static void svg_shape(struct painter *p, int shape, double x, double y) {
    struct buffer *b = svg(p)->out;
    svg(p)->used[shape] = true;
    buffer_text(b, "<use href=\"#s");
    buffer_number(b, shape);
    buffer_byte(b, '"');
    place(b, x, y);
    buffer_text(b, "/>");
}

static void svg_title(struct painter *p, const char *const *parts) {
    if (svg(p)->terse)
        return;
    buffer_text(svg(p)->out, "<title>");
    for (; *parts; parts++)
        buffer_escaped(svg(p)->out, *parts);
    buffer_text(svg(p)->out, "</title>");
}

static const struct painter_kind svg_kind = {
    svg_open, svg_close, svg_path, svg_hatch, svg_text, svg_shape, svg_title
};

void svg_painter_start(struct svg_painter *s, struct buffer *out) {
    *s = (struct svg_painter){ .painter = { &svg_kind }, .out = out };
}

void svg_painter_defs(struct svg_painter *s) {
    s->out->failed |= s->painter.failed;
    buffer_text(s->out, "<defs>");
    if (s->hatched) {
        buffer_text(s->out, "<pattern id=\"hatch\" width=\"5.4\" height=\"5.4\" patternUnits=\"userSpaceOnUse\""
                            " patternTransform=\"rotate(45)\">");
        svg_open(&s->painter, &(struct paint){ .line = INK_INK3, .width = 1.5, .opacity = 0.5 });
        svg_path(&s->painter, "M0 0v6");
        buffer_text(s->out, "</g></pattern>");
    }
    for (int i = 0; i < SHAPES; i++) {
        if (!s->used[i])
            continue;
        buffer_text(s->out, "<g id=\"s");
        buffer_number(s->out, i);
        buffer_text(s->out, "\">");
        shape_draw(&s->painter, i);
        buffer_text(s->out, "</g>");
    }
    buffer_text(s->out, "</defs>");
    if (s->terse)
        write_looks(s);
}

static void rule(struct buffer *out, const char *selector, int ink, const char *property) {
    buffer_text(out, selector);
    buffer_number(out, ink);
    buffer_text(out, property);
    buffer_colour(out, ink_looks[ink].night);
    buffer_byte(out, '}');
}

void svg_faces(struct buffer *out) {
    buffer_text(out,
                ".ty{font-family:'Courier Prime Code','Courier Prime','Courier New','DejaVu Sans "
                "Mono',monospace;font-weight:700}"
                ".hd{font-family:'Bricolage Grotesque','Roboto Condensed','Arial Narrow','Helvetica Neue',sans-serif;"
                "font-weight:800;font-stretch:condensed}");
}

void svg_style(struct buffer *out) {
    svg_faces(out);
    buffer_text(out, "@media screen and (prefers-color-scheme:dark){");
    for (int i = 1; i < INKS; i++)
        if (changes((enum ink)i)) {
            rule(out, ".f", i, "{fill:");
            rule(out, ".l", i, "{stroke:");
        }
    buffer_byte(out, '}');
}

bool map_svg(struct buffer *out, const struct map *m, const struct map_window *w, struct fault *why) {
    struct svg_painter s;
    svg_painter_start(&s, out);
    buffer_text(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-8 -8 ");
    buffer_tenths(out, w->width + 16);
    buffer_byte(out, ' ');
    buffer_tenths(out, w->height + 16);
    buffer_byte(out, '"');
    attribute(out, " width=\"", (w->width + 16) * 1.25);
    attribute(out, " height=\"", (w->height + 16) * 1.25);
    buffer_text(out, " role=\"img\"><title>World view</title><style>");
    svg_style(out);
    buffer_text(out, "</style>");
    svg_open(&s.painter, &(struct paint){ .fill = INK_SHEET });
    buffer_format(out, "<path d=\"M-8-8h%ldv%ldh-%ldz\"/></g>", (long)w->width + 17, (long)w->height + 17,
                  (long)w->width + 17);
    map_draw(&s.painter, m, w);
    svg_painter_defs(&s);
    buffer_text(out, "</svg>\n");
    return !out->failed || fault_memory(why, "cannot draw the map");
}
