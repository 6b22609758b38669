/* Pages and the text on them. cairo and pango keep their first error; it is asked for at the end. */
#include "clients/mail/pdf_sheet.h"

#include <stdio.h>
#include <string.h>

static const double A4_WIDE = 595.28, A4_HIGH = 841.89, MARGIN = 46, PAD = 4;

static const struct {
    const char *font;
    double size, spacing;
} styles[STYLES] = {
    [STYLE_TITLE] = { "Bricolage Grotesque,Roboto Condensed,DejaVu Sans Condensed,sans-serif Bold", 26, 0 },
    [STYLE_HEAD] = { "Bricolage Grotesque,Roboto Condensed,DejaVu Sans Condensed,sans-serif Bold", 16, 0 },
    [STYLE_SUB] = { "Bricolage Grotesque,Roboto Condensed,DejaVu Sans Condensed,sans-serif Bold", 12, 0 },
    [STYLE_TEXT] = { "Atkinson Hyperlegible,Roboto,DejaVu Sans,sans-serif", 10, 2 },
    [STYLE_BOLD] = { "Atkinson Hyperlegible,Roboto,DejaVu Sans,sans-serif Bold", 10, 2 },
    [STYLE_SMALL] = { "Atkinson Hyperlegible,Roboto,DejaVu Sans,sans-serif", 8.4, 1 },
    [STYLE_TYPE] = { "Courier Prime Code,Courier Prime,DejaVu Sans Mono,monospace Bold", 10, 1.6 },
    [STYLE_PLAIN_TYPE] = { "Courier Prime Code,Courier Prime,DejaVu Sans Mono,monospace", 10, 2.4 },
};

bool pdf_start(struct pdf_sheet *s, struct buffer *out, struct fault *why) {
    *s = (struct pdf_sheet){ 0 };
    s->surface = cairo_pdf_surface_create_for_stream(cairo_to_buffer, out, A4_WIDE, A4_HIGH);
    cairo_pdf_surface_set_metadata(s->surface, CAIRO_PDF_METADATA_CREATE_DATE, ""); /* same report, same bytes */
    cairo_pdf_surface_set_metadata(s->surface, CAIRO_PDF_METADATA_CREATOR, "Lizardry");
    s->cr = cairo_create(s->surface);
    if (!cairo_painter_start(&s->paint, s->cr, why)) {
        cairo_destroy(s->cr);
        cairo_surface_destroy(s->surface);
        return false;
    }
    s->paint.on_white = true;
    for (int i = 0; i < PDF_LAYOUTS; i++) {
        s->layouts[i] = pango_layout_new(pango_layout_get_context(s->paint.layout));
        pango_layout_set_wrap(s->layouts[i], PANGO_WRAP_WORD_CHAR);
    }
    pdf_use(s, 0);
    s->plain = pango_attr_list_new();
    pango_attr_list_insert(s->plain, pango_attr_font_features_new("liga=0,clig=0"));
    for (int i = 0; i < STYLES; i++) {
        s->font[i] = pango_font_description_from_string(styles[i].font);
        pango_font_description_set_absolute_size(s->font[i], styles[i].size * PANGO_SCALE);
    }
    return true;
}

bool pdf_end(struct pdf_sheet *s, struct fault *why) {
    if (s->page)
        pdf_ungroup(s, "Document");
    bool good = cairo_painter_end(&s->paint, why);
    for (int i = 0; i < PDF_LAYOUTS; i++)
        g_object_unref(s->layouts[i]);
    for (int i = 0; i < STYLES; i++)
        pango_font_description_free(s->font[i]);
    pango_attr_list_unref(s->plain);
    cairo_destroy(s->cr);
    cairo_surface_finish(s->surface);
    cairo_status_t status = cairo_surface_status(s->surface);
    cairo_surface_destroy(s->surface);
    if (good && status != CAIRO_STATUS_SUCCESS)
        good = fault_say(why, "cannot write the PDF: %s", cairo_status_to_string(status));
    return good;
}

/* As a printer's proof has them. */
static void crop_marks(struct pdf_sheet *s) {
    for (int i = 0; i < 4; i++) {
        bool right = i % 2, low = i / 2;
        double x = right ? s->wide - 20 : 20, y = low ? s->high - 20 : 20;
        double out_x = right ? 10 : -10, out_y = low ? 10 : -10;
        cairo_move_to(s->cr, x, y + out_y * 0.2);
        cairo_rel_line_to(s->cr, 0, out_y);
        cairo_move_to(s->cr, x + out_x * 0.2, y);
        cairo_rel_line_to(s->cr, out_x, 0);
    }
    cairo_set_ink(s->cr, INK_RULE2);
    cairo_set_line_width(s->cr, 0.5);
    cairo_stroke(s->cr);
}

static void running_head(struct pdf_sheet *s) {
    PangoLayout *words = s->layout; /* which may be half drawn */
    char number[16];
    snprintf(number, sizeof number, "%d", s->page);
    pdf_use(s, PDF_HEAD_LAYOUT);
    pdf_set(s, STYLE_BOLD, 0, number);
    pdf_draw(s, s->right - pdf_wide(s), s->high - 36, INK_INK2);
    if (s->head && !(s->titled && s->page == 1)) {
        pdf_set(s, STYLE_SMALL, 0, s->head);
        pdf_draw(s, s->left, 27, INK_INK2);
        cairo_set_ink(s->cr, INK_INK);
        cairo_rectangle(s->cr, s->left, 40, s->right - s->left, 0.8);
        cairo_fill(s->cr);
    }
    s->layout = words;
}

void pdf_tag(struct pdf_sheet *s, const char *tag) {
    if (s->tag)
        cairo_tag_end(s->cr, s->tag);
    s->tag = tag;
    if (tag)
        cairo_tag_begin(s->cr, tag, NULL);
}

void pdf_group(struct pdf_sheet *s, const char *tag) { cairo_tag_begin(s->cr, tag, NULL); }

void pdf_ungroup(struct pdf_sheet *s, const char *tag) {
    pdf_tag(s, NULL);
    cairo_tag_end(s->cr, tag);
}

void pdf_page(struct pdf_sheet *s, bool landscape) {
    const char *tag = s->tag;
    pdf_tag(s, NULL);
    if (s->page++)
        cairo_show_page(s->cr);
    s->wide = landscape ? A4_HIGH : A4_WIDE;
    s->high = landscape ? A4_WIDE : A4_HIGH;
    cairo_pdf_surface_set_size(s->surface, s->wide, s->high);
    if (s->page == 1)
        pdf_group(s, "Document");
    s->left = MARGIN;
    s->right = s->wide - MARGIN;
    s->bottom = s->high - 48;
    s->y = s->titled && s->page == 1 ? MARGIN : 52;
    crop_marks(s);
    running_head(s);
    pdf_tag(s, tag);
}

void pdf_need(struct pdf_sheet *s, double height) {
    if (s->y + height > s->bottom)
        pdf_page(s, false);
}

void pdf_use(struct pdf_sheet *s, int layout) { s->layout = s->layouts[layout]; }

static double set_height(struct pdf_sheet *s) {
    int ignored, height;
    pango_layout_get_size(s->layout, &ignored, &height);
    return (double)height / PANGO_SCALE;
}

double pdf_set(struct pdf_sheet *s, enum style style, double width, const char *words) {
    pango_layout_set_attributes(s->layout, s->plain);
    pango_layout_set_font_description(s->layout, s->font[style]);
    pango_layout_set_spacing(s->layout, (int)(styles[style].spacing * PANGO_SCALE));
    pango_layout_set_width(s->layout, width > 0 ? (int)(width * PANGO_SCALE) : -1);
    pango_layout_set_text(s->layout, words, -1);
    return set_height(s);
}

double pdf_wide(struct pdf_sheet *s) {
    int width, ignored;
    pango_layout_get_size(s->layout, &width, &ignored);
    return (double)width / PANGO_SCALE;
}

void pdf_draw(struct pdf_sheet *s, double x, double y, enum ink ink) {
    cairo_set_ink(s->cr, ink);
    cairo_move_to(s->cr, x, y);
    pango_cairo_show_layout(s->cr, s->layout);
    cairo_new_path(s->cr);
}

void pdf_heading(struct pdf_sheet *s, const char *words) {
    pdf_need(s, 96);
    s->y += s->y > 60 ? 20 : 4;
    char where[48];
    snprintf(where, sizeof where, "page=%d pos=[%d %d]", s->page, 0, (int)s->y - 10);
    cairo_pdf_surface_add_outline(s->surface, CAIRO_PDF_OUTLINE_ROOT, words, where, 0);
    s->y += pdf_set(s, STYLE_HEAD, 0, words) + 2;
    pdf_tag(s, "H2");
    pdf_draw(s, s->left, s->y - 22, INK_INK);
    pdf_tag(s, NULL);
    cairo_rectangle(s->cr, s->left, s->y + 1, s->right - s->left, 2);
    cairo_fill(s->cr);
    s->y += 8;
    s->shaded = true;
}

void pdf_subheading(struct pdf_sheet *s, const char *words) {
    pdf_need(s, 52);
    s->y += 8;
    double height = pdf_set(s, STYLE_SUB, 0, words);
    pdf_tag(s, "H3");
    pdf_draw(s, s->left, s->y, INK_INK);
    pdf_tag(s, NULL);
    s->y += height + 3;
    s->shaded = true;
}

/* The lines of what was set, page after page; a shaded ground goes with each line. Each is a piece of its own, because
   there are readers that lose the rest of a piece where a line was broken. */
static void flow(struct pdf_sheet *s, double x, bool shaded) {
    PangoLayoutIter *at = pango_layout_get_iter(s->layout);
    if (!at)
        return;
    PangoRectangle first;
    pango_layout_iter_get_line_extents(at, NULL, &first);
    int before = first.y;
    do {
        PangoRectangle r;
        pango_layout_iter_get_line_extents(at, NULL, &r);
        double height = (double)(r.y + r.height - before) / PANGO_SCALE;
        if (s->y + height > s->bottom)
            pdf_page(s, false);
        if (shaded) {
            cairo_set_ink(s->cr, INK_BAR);
            cairo_rectangle(s->cr, s->left, s->y - 0.2, s->right - s->left, height + 0.4);
            cairo_fill(s->cr);
        }
        PangoLayoutLine *line = pango_layout_iter_get_line_readonly(at);
        pdf_tag(s, "Span");
        cairo_set_ink(s->cr, INK_INK);
        cairo_move_to(s->cr, x, s->y + (double)(pango_layout_iter_get_baseline(at) - before) / PANGO_SCALE);
        pango_cairo_show_layout_line(s->cr, line);
        s->y += height;
        before = r.y + r.height;
    } while (pango_layout_iter_next_line(at));
    pango_layout_iter_free(at);
    pdf_tag(s, NULL);
}

void pdf_words(struct pdf_sheet *s, enum style style, const char *words) {
    pdf_set(s, style, s->right - s->left, words);
    pdf_group(s, "P");
    flow(s, s->left, false);
    pdf_ungroup(s, "P");
    s->y += PAD;
}

void pdf_bar(struct pdf_sheet *s, double height) {
    if (s->shaded) {
        cairo_set_ink(s->cr, INK_BAR);
        cairo_rectangle(s->cr, s->left, s->y, s->right - s->left, height);
        cairo_fill(s->cr);
    }
    s->shaded = !s->shaded;
}

static void mark(struct pdf_sheet *s, const struct pdf_row *row) {
    const char *line = strrchr(row->words, '\n');
    guint start = line ? (guint)(line + 1 - row->words) : 0;
    uint32_t rgb = ink_looks[INK_WARN].day;
    PangoAttribute *marks[] = { pango_attr_weight_new(PANGO_WEIGHT_BOLD),
                                pango_attr_foreground_new((guint16)((rgb >> 16) * 257),
                                                          (guint16)((rgb >> 8 & 255) * 257),
                                                          (guint16)((rgb & 255) * 257)) };
    PangoAttrList *list = pango_attr_list_copy(s->plain);
    for (int i = 0; i < 2; i++) {
        marks[i]->start_index = start;
        marks[i]->end_index = start + (guint)row->marked;
        pango_attr_list_insert(list, marks[i]);
    }
    pango_layout_set_attributes(s->layout, list);
    pango_attr_list_unref(list);
}

/* Both ends of a link. Names are ours, short and without quotes. */
static void link_begin(struct pdf_sheet *s, const char *tag, const char *key, const char *name) {
    char how[64];
    snprintf(how, sizeof how, "%s='%s'", key, name ? name : "");
    if (name)
        cairo_tag_begin(s->cr, tag, how);
}

static void link_end(struct pdf_sheet *s, const char *tag, const char *name) {
    if (name)
        cairo_tag_end(s->cr, tag);
}

void pdf_row(struct pdf_sheet *s, const struct pdf_row *row) {
    double label = pdf_set(s, STYLE_TYPE, row->indent - 10, row->label);
    pdf_use(s, 1);
    double words = pdf_set(s, STYLE_TEXT, s->right - s->left - row->indent - 6, row->words);
    if (row->marked) {
        mark(s, row);
        words = set_height(s);
    }
    double height = (label > words ? label : words) + 2 * PAD, room = s->bottom - s->y;
    if (height > room && height < 300)
        pdf_page(s, false);
    bool shaded = s->shaded, whole = height <= s->bottom - s->y;
    if (whole)
        pdf_bar(s, height);
    else
        s->shaded = !shaded;
    double top = s->y;
    pdf_use(s, 0);
    pdf_group(s, "P");
    pdf_tag(s, "Span");
    link_begin(s, CAIRO_TAG_DEST, "name", row->name);
    pdf_draw(s, s->left + 6, top + PAD + 1, row->ink ? row->ink : INK_INK);
    link_end(s, CAIRO_TAG_DEST, row->name);
    pdf_use(s, 1);
    s->y += PAD;
    pdf_tag(s, NULL);
    link_begin(s, CAIRO_TAG_LINK, "dest", row->to);
    flow(s, s->left + row->indent, !whole && shaded);
    link_end(s, CAIRO_TAG_LINK, row->to);
    pdf_ungroup(s, "P");
    pdf_use(s, 0);
    s->y = whole ? top + height : s->y + PAD;
}
