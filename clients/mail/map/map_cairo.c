/* The cairo painter. cairo keeps its first error and ignores what follows, so it is asked once, at the end. */
#include "clients/mail/map/map_cairo.h"

#include "clients/mail/map/path.h"

#include <math.h>
#include <string.h>

static const char *const families[] = {
    [FACE_TYPE] = "Courier Prime Code,Courier Prime,DejaVu Sans Mono,monospace Bold",
    [FACE_HEAD] = "Bricolage Grotesque,Roboto Condensed,DejaVu Sans Condensed,sans-serif Bold",
};

static struct cairo_painter *self(struct painter *p) { return (struct cairo_painter *)p; }

void cairo_set_ink(cairo_t *cr, enum ink ink) {
    uint32_t rgb = ink_looks[ink].day;
    cairo_set_source_rgb(cr, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

void cairo_fine_text(PangoLayout *layout) {
    PangoContext *context = pango_layout_get_context(layout);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(context, FALSE);
    pango_layout_context_changed(layout);
}

static void set_ink(struct cairo_painter *c, enum ink ink) {
    if (ink == INK_SHEET && c->on_white)
        ink = INK_WHITE;
    cairo_set_ink(c->cr, ink);
}

static void move(void *cr, double x, double y) { cairo_move_to(cr, x, y); }
static void line(void *cr, double x, double y) { cairo_line_to(cr, x, y); }
static void curve(void *cr, const double at[6]) { cairo_curve_to(cr, at[0], at[1], at[2], at[3], at[4], at[5]); }
static void close_path(void *cr) { cairo_close_path(cr); }

static void trace(cairo_t *cr, const char *data) {
    const struct path_walker w = { cr, move, line, curve, close_path };
    cairo_new_path(cr);
    path_walk(data, &w);
}

static void paint_open(struct painter *p, const struct paint *how) {
    struct cairo_painter *c = self(p);
    struct paint now = *how;
    const struct paint *outer = &c->how[c->depth];
    if (!now.fill && !now.line) {
        now.fill = outer->fill;
        now.line = outer->line;
        now.width = outer->width;
        now.dash = outer->dash;
    }
    if (now.size <= 0) {
        now.size = outer->size;
        now.face = outer->face;
        now.anchor = outer->anchor;
    }
    if (c->depth + 1 < CAIRO_DEEPEST)
        c->how[++c->depth] = now;
    cairo_save(c->cr);
    cairo_translate(c->cr, now.x, now.y);
    if (now.scale > 0)
        cairo_scale(c->cr, now.scale, now.scale);
    if (now.clip) {
        trace(c->cr, now.clip);
        cairo_clip(c->cr);
    }
    if (now.opacity > 0)
        cairo_push_group(c->cr);
}

static void paint_close(struct painter *p) {
    struct cairo_painter *c = self(p);
    double opacity = c->how[c->depth].opacity;
    if (opacity > 0) {
        cairo_pop_group_to_source(c->cr);
        cairo_paint_with_alpha(c->cr, opacity);
    }
    cairo_restore(c->cr);
    if (c->depth > 0)
        c->depth--;
}

static void paint_path(struct painter *p, const char *data) {
    struct cairo_painter *c = self(p);
    const struct paint *how = &c->how[c->depth];
    trace(c->cr, data);
    if (how->fill) {
        set_ink(c, how->fill);
        cairo_fill_preserve(c->cr);
    }
    if (how->line) {
        set_ink(c, how->line);
        cairo_set_line_width(c->cr, how->width);
        cairo_set_dash(c->cr, &how->dash, how->dash > 0, 0);
        cairo_stroke_preserve(c->cr);
    }
    cairo_new_path(c->cr);
}

static void paint_hatch(struct painter *p, const char *data) {
    struct cairo_painter *c = self(p);
    double left, top, right, bottom;
    cairo_save(c->cr);
    trace(c->cr, data);
    cairo_path_extents(c->cr, &left, &top, &right, &bottom);
    cairo_clip(c->cr);
    double step = 5.4 * sqrt(2), high = bottom - top;
    for (double x = left - high; x < right; x += step) {
        cairo_move_to(c->cr, x, bottom);
        cairo_line_to(c->cr, x + high, top);
    }
    uint32_t rgb = ink_looks[INK_INK3].day;
    cairo_set_source_rgba(c->cr, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0, 0.5);
    cairo_set_line_width(c->cr, 1.5);
    cairo_set_dash(c->cr, NULL, 0, 0);
    cairo_stroke(c->cr);
    cairo_restore(c->cr);
}

static void paint_text(struct painter *p, double x, double y, const char *words) {
    struct cairo_painter *c = self(p);
    const struct paint *how = &c->how[c->depth];
    int width, height;
    pango_font_description_set_absolute_size(c->font[how->face], how->size * PANGO_SCALE);
    pango_layout_set_font_description(c->layout, c->font[how->face]);
    pango_layout_set_text(c->layout, words, -1);
    pango_layout_get_size(c->layout, &width, &height);
    double shift = how->anchor == ANCHOR_MIDDLE ? 0.5 : how->anchor == ANCHOR_END ? 1 : 0;
    set_ink(c, how->fill);
    cairo_move_to(c->cr, x - shift * width / PANGO_SCALE, y);
    pango_cairo_show_layout_line(c->cr, pango_layout_get_line_readonly(c->layout, 0));
    cairo_new_path(c->cr);
}

/* The shape as a drawing of its own. */
static cairo_surface_t *new_form(struct cairo_painter *c, int shape) {
    const double side = SHAPE_MOST - SHAPE_LEAST;
    const cairo_rectangle_t box = { SHAPE_LEAST, SHAPE_LEAST, side, side };
    cairo_surface_t *form = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &box);
    cairo_t *page = c->cr;
    c->cr = cairo_create(form);
    shape_draw(&c->painter, shape);
    cairo_destroy(c->cr);
    c->cr = page;
    return form;
}

static void paint_shape(struct painter *p, int shape, double x, double y) {
    struct cairo_painter *c = self(p);
    if (c->has_forms) {
        if (!c->form[shape])
            c->form[shape] = new_form(c, shape);
        cairo_set_source_surface(c->cr, c->form[shape], x, y);
        cairo_paint(c->cr);
        return;
    }
    cairo_save(c->cr);
    cairo_translate(c->cr, x, y);
    shape_draw(p, shape);
    cairo_restore(c->cr);
}

static const struct painter_kind cairo_kind = { paint_open, paint_close, paint_path, paint_hatch,
                                                paint_text, paint_shape, NULL };

bool cairo_painter_start(struct cairo_painter *c, cairo_t *cr, struct fault *why) {
    *c = (struct cairo_painter){ .painter = { &cairo_kind }, .cr = cr };
    c->has_forms = cairo_surface_get_type(cairo_get_target(cr)) == CAIRO_SURFACE_TYPE_PDF;
    if (cairo_status(cr) != CAIRO_STATUS_SUCCESS)
        return fault_say(why, "cannot draw: %s", cairo_status_to_string(cairo_status(cr)));
    c->layout = pango_cairo_create_layout(cr);
    if (c->layout)
        cairo_fine_text(c->layout);
    for (int i = 0; i < 2; i++)
        c->font[i] = pango_font_description_from_string(families[i]);
    if (c->layout && c->font[0] && c->font[1])
        return true;
    fault_say(why, "cannot draw: no fonts; install fonts-dejavu-core");
    struct fault unused;
    cairo_painter_end(c, &unused);
    return false;
}

bool cairo_painter_end(struct cairo_painter *c, struct fault *why) {
    cairo_status_t status = cairo_status(c->cr);
    if (c->layout)
        g_object_unref(c->layout);
    for (int i = 0; i < 2; i++)
        if (c->font[i])
            pango_font_description_free(c->font[i]);
    for (int i = 0; i < SHAPES; i++)
        cairo_surface_destroy(c->form[i]);
    memset(c->form, 0, sizeof c->form);
    c->layout = NULL;
    c->font[0] = c->font[1] = NULL;
    if (c->painter.failed)
        status = CAIRO_STATUS_NO_MEMORY;
    return status == CAIRO_STATUS_SUCCESS || fault_say(why, "cannot draw: %s", cairo_status_to_string(status));
}

/* A failure that cairo hears of while it ends a PDF would crash it: whoever ends the drawing looks at the buffer. */
cairo_status_t cairo_to_buffer(void *buffer, const unsigned char *bytes, unsigned int length) {
    buffer_add(buffer, (const char *)bytes, length);
    return CAIRO_STATUS_SUCCESS;
}
