/* What the writer without a thread can do besides. */
#ifndef VEIL_WRITER_H
#define VEIL_WRITER_H

#include "server/store/writer.h"

void writer_flush(struct writer *); /* whoever reads now reads all */
void writer_row(struct writer *, const struct base_row *);
void writer_sql(struct writer *, const char *sql);

#endif
