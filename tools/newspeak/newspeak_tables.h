/* newspeak-tables: a set of NewSpeak (NS-18) loaded by the engine's own loader and written as C tables.
   docs/newspeak-data.md is the format. */
#ifndef NEWSPEAK_TABLES_H
#define NEWSPEAK_TABLES_H

#include "games/newspeak/newspeak_load.h"

/* newspeak_tables_write.c: the two C files; false, after saying why, if the disk would not. */
bool tables_write(const struct newspeak_facts *, uint64_t hash, const char *source, const char *header);

#endif
