/* The painter that writes SVG. Every colour is written by day and has a class, so that one style sheet makes it night.
 */
#ifndef MAIL_MAP_SVG_H
#define MAIL_MAP_SVG_H

#include "clients/mail/map/map.h"
#include "clients/mail/map/shapes.h"

enum { SVG_LOOKS = 200 };

struct svg_painter {
    struct painter painter;
    struct buffer *out;
    int clips;
    bool hatched, used[SHAPES];
    /* Inside a page, where every byte counts: no hex says in words what it holds, and a look that returns is a class,
       whose rules come at the end. */
    bool terse;
    struct paint look[SVG_LOOKS];
    int looks;
};

void svg_painter_start(struct svg_painter *s, struct buffer *out);
/* <defs> with all shapes used so far in any drawing of this painter: once in a document. */
void svg_painter_defs(struct svg_painter *s);
/* Style rules: the faces; and for a file, whose looks are attributes, the night edition under a media query. */
void svg_faces(struct buffer *out);
void svg_style(struct buffer *out);

/* A whole file. */
bool map_svg(struct buffer *out, const struct map *m, const struct map_window *w, struct fault *why);

#endif
