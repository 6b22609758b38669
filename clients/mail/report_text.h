/* The turn report as text (SW-22.5 to 22.7), from what the host sends (docs/report.md). */
#ifndef MAIL_REPORT_TEXT_H
#define MAIL_REPORT_TEXT_H

#include "clients/mail/doc.h"

/* Appends the whole report. False, with a reason, if the doc is no report or memory ran out. */
bool report_text(struct buffer *out, const struct doc *whole, struct fault *why);

/* report_text_lists.c, report_text_map.c: sections of it. */
void report_text_listing(const struct doc *report, struct buffer *out);
void report_text_ranking(const struct doc *whole, struct buffer *out);
/* How orders are written, one a line, each with `before` in front. */
void report_text_help(const struct doc *report, const char *before, struct buffer *out);
bool report_text_map(const struct doc *report, struct buffer *out, struct fault *why);

#endif
