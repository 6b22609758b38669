/* The world view on one or two pages, and its key. */
#ifndef MAIL_PDF_MAP_H
#define MAIL_PDF_MAP_H

#include "clients/mail/pdf_sheet.h"
#include "clients/mail/report.h"

void pdf_world(struct pdf_sheet *s, const struct report *r);

#endif
