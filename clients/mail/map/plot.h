/* The points of all clans after each turn, drawn through a painter. */
#ifndef MAIL_PLOT_H
#define MAIL_PLOT_H

#include "clients/mail/report.h"

enum { PLOT_WIDE = 640, PLOT_HIGH = 392 };

/* Is there a history of at least two turns? */
bool plot_wanted(const struct report *r);
void plot_draw(struct painter *p, const struct report *r);

#endif
