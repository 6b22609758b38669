/* The maps of a PDF. */
#ifndef MAIL_PDF_MAP_H
#define MAIL_PDF_MAP_H

#include "clients/mail/pdf_sheet.h"
#include "clients/mail/report.h"

/* The country round the home den and the key, in the text. Whether that is all that is known. */
bool pdf_home(struct pdf_sheet *s, const struct report *r);
/* The world on a page or two of its own; `keyed`: with the key, for the text has none. */
void pdf_world(struct pdf_sheet *s, const struct report *r, bool keyed);

#endif
