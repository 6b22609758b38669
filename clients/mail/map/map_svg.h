/* The painter that writes SVG. Every colour is written by day and has a class, so that one style sheet makes it night.
 */
#ifndef MAIL_MAP_SVG_H
#define MAIL_MAP_SVG_H

#include "clients/mail/map/map.h"
#include "clients/mail/map/shapes.h"

struct svg_painter {
    struct painter painter;
    struct buffer *out;
    int clips;
    bool hatched;
    bool used[SHAPES];
};

void svg_painter_start(struct svg_painter *s, struct buffer *out);
/* <defs> with all shapes used so far in any drawing of this painter: once in a document. */
void svg_painter_defs(struct svg_painter *s);
/* Style rules: faces, and if asked for, the night edition under a media query. */
void svg_style(struct buffer *out);

/* A whole file. */
bool map_svg(struct buffer *out, const struct map *m, struct fault *why);

#endif
