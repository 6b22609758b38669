/* The painter that paints with cairo, text by pango; and the map as PNG. */
#ifndef MAIL_MAP_CAIRO_H
#define MAIL_MAP_CAIRO_H

#include "clients/mail/map/map.h"
#include "clients/mail/map/shapes.h"

#include <cairo-pdf.h>
#include <pango/pangocairo.h>

enum { CAIRO_DEEPEST = 12 };

struct cairo_painter {
    struct painter painter;
    cairo_t *cr;
    PangoLayout *layout;
    PangoFontDescription *font[2]; /* by face */
    struct paint how[CAIRO_DEEPEST];
    int depth;
    cairo_surface_t *form[SHAPES]; /* in a PDF: shapes drawn once and used again and again */
    bool has_forms;
    bool on_white; /* printed: the paper itself is the sheet */
};

bool cairo_painter_start(struct cairo_painter *c, cairo_t *cr, struct fault *why);
/* False if anything drawn since the start went wrong. */
bool cairo_painter_end(struct cairo_painter *c, struct fault *why);
/* Text as it is shaped, not as a screen would round it. */
void cairo_fine_text(PangoLayout *layout);
void cairo_set_ink(cairo_t *cr, enum ink ink);

/* Where cairo writes a file: into a buffer. */
cairo_status_t cairo_to_buffer(void *buffer, const unsigned char *bytes, unsigned int length);

/* A file; map_png.c. */
bool map_png(struct buffer *out, const struct map *m, const struct map_window *w, struct fault *why);

#endif
