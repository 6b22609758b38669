/* A4 pages that text flows over: styles, rows, headings, running heads. Lengths are points. */
#ifndef MAIL_PDF_SHEET_H
#define MAIL_PDF_SHEET_H

#include "clients/mail/map/map_cairo.h"

enum style {
    STYLE_TITLE,
    STYLE_HEAD,
    STYLE_SUB,
    STYLE_TEXT,
    STYLE_BOLD,
    STYLE_SMALL,
    STYLE_TYPE,
    STYLE_PLAIN_TYPE,
    STYLES
};

enum { PDF_LAYOUTS = 6, PDF_HEAD_LAYOUT = PDF_LAYOUTS - 1 };

struct pdf_sheet {
    cairo_surface_t *surface;
    cairo_t *cr;
    struct cairo_painter paint;
    PangoLayout *layouts[PDF_LAYOUTS], *layout; /* and the one in use */
    PangoFontDescription *font[STYLES];
    PangoAttrList *plain; /* no ligatures: what is read aloud or copied is letters */
    double wide, high;    /* of the page */
    double left, right;   /* of the text */
    double y, bottom;     /* where the next line begins, and where the last must end */
    int page;
    const char *head; /* running head */
    bool titled;      /* the first page has a title of its own instead */
    bool shaded;      /* the next row lies on a green bar */
    const char *tag;  /* of the text that is being drawn, for who listens; NULL: ornament */
};

bool pdf_start(struct pdf_sheet *s, struct buffer *out, struct fault *why);
/* Ends the file. False if anything in it went wrong. */
bool pdf_end(struct pdf_sheet *s, struct fault *why);

/* Marks the whole file as tagged, in English. */
void pdf_catalog(struct buffer *file);

void pdf_page(struct pdf_sheet *s, bool landscape);
/* A new page if less than that is left. */
void pdf_need(struct pdf_sheet *s, double height);

/* What is drawn from here on, in the words of PDF: H1, P, TD, Figure; NULL is the end of it. It stops for the running
   head of a new page and goes on there. A group holds others, and is closed by pdf_ungroup. */
void pdf_tag(struct pdf_sheet *s, const char *tag);
void pdf_group(struct pdf_sheet *s, const char *tag);
void pdf_ungroup(struct pdf_sheet *s, const char *tag);

/* What is set and drawn next goes into this layout, or is there still. The last one is the running head's. */
void pdf_use(struct pdf_sheet *s, int layout);
/* The height of the words in this style and width (0: as wide as they are); they are then what pdf_draw draws. */
double pdf_set(struct pdf_sheet *s, enum style style, double width, const char *words);
double pdf_wide(struct pdf_sheet *s);
void pdf_draw(struct pdf_sheet *s, double x, double y, enum ink ink);

void pdf_heading(struct pdf_sheet *s, const char *words);
void pdf_subheading(struct pdf_sheet *s, const char *words);
/* Words that flow over as many lines and pages as they need. */
void pdf_words(struct pdf_sheet *s, enum style style, const char *words);

/* A row on a bar or between bars: a label and words beside it. The first `marked` bytes of the last line are in warning
 * ink. */
struct pdf_row {
    const char *label, *words;
    double indent;
    size_t marked;
    enum ink ink;          /* of the label */
    const char *name, *to; /* where links lead to; where the words lead */
};
void pdf_row(struct pdf_sheet *s, const struct pdf_row *row);
/* The ground of a row that is drawn by hand; the next one is of the other kind. */
void pdf_bar(struct pdf_sheet *s, double height);

#endif
