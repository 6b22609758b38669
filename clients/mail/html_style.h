/* The style sheet of the HTML report. */
#ifndef MAIL_HTML_STYLE_H
#define MAIL_HTML_STYLE_H

#include "clients/mail/buffer.h"

void html_style(struct buffer *out);

#endif
