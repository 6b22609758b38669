/* What can be drawn, whoever draws it: map_svg.c writes SVG, map_cairo.c paints with cairo. Lengths are in units of the
   drawing; paths are SVG path data (M L H V C S Z, large or small). */
#ifndef MAIL_PAINTER_H
#define MAIL_PAINTER_H

#include "clients/mail/map/inks.h"

#include <stdbool.h>

enum face { FACE_TYPE, FACE_HEAD }; /* typewriter; condensed headlines */
enum anchor { ANCHOR_MIDDLE, ANCHOR_START, ANCHOR_END };

/* How what follows is drawn, until it is closed; what is 0 stays as it is (opacity 0: full). */
struct paint {
    enum ink fill, line;
    double width, dash; /* of the line */
    double opacity;     /* of the whole group */
    double x, y, scale; /* where the group's origin lies; scale 0 is 1 */
    double size;        /* of text, which is bold and filled */
    enum face face;
    enum anchor anchor;
    const char *clip; /* only inside this path */
};

struct painter {
    const struct painter_kind *kind;
    bool failed; /* out of memory: whoever ends the drawing says so */
};

struct painter_kind {
    void (*open)(struct painter *p, const struct paint *how);
    void (*close)(struct painter *p);
    void (*path)(struct painter *p, const char *data);
    void (*hatch)(struct painter *p, const char *data); /* the path, hatched: remembered */
    void (*text)(struct painter *p, double x, double y, const char *words);
    void (*shape)(struct painter *p, int shape, double x, double y);
    /* Of the open group: for ears and pointers; in parts up to NULL. May be NULL itself. */
    void (*title)(struct painter *p, const char *const *parts);
};

#endif
