/* The report as one HTML file: what its parts share. Private to the files that write it.
     report_html.c  the frame, the clan, ranking, letters     html_turn.c  what happened
     html_map.c     the maps, their key, the map as text      html_style.c the style sheet */
#ifndef MAIL_HTML_PAGE_H
#define MAIL_HTML_PAGE_H

#include "clients/mail/map/map_svg.h"
#include "clients/mail/report.h"

struct page {
    struct buffer *out;
    const struct report *r;
    struct svg_painter svg;
};

void html_put(struct page *p, const char *markup);
void html_say(struct page *p, const char *words);
/* Markup, words, markup. */
void html_element(struct page *p, const char *opening, const char *words, const char *closing);
void html_number(struct page *p, long n);
/* One shape as a picture of its own. */
void html_picture(struct page *p, const char *box, int shape);
/* The letter of a clan on its colour, without a picture: there are mail clients that drop those. */
void html_badge(struct page *p, long clan);

/* ---- html_turn.c: every item of the phases is told once */
void html_sums(struct page *p);
void html_battles(struct page *p);
void html_losses(struct page *p);
void html_hunger(struct page *p);
void html_changes(struct page *p);
void html_orders(struct page *p);

/* ---- html_map.c */
void html_map(struct page *p);   /* round the home den, and the battles that are not on it */
void html_world(struct page *p); /* all of it: as text, and as a drawing if it is not too large */
void html_defs(struct page *p);  /* what the drawings are made of: once, at the end */

#endif
