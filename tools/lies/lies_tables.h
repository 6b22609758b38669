/* lies-tables: the built-in set of Lizards & Lies made into C tables, by the loader that reads every other set. */
#ifndef LIES_TABLES_H
#define LIES_TABLES_H

#include "games/lies/load/lies_load.h"

#include <stdio.h>

/* lies_tables_write.c: the two C files; false if the disk would not. */
bool tables_write(const struct lies_set *, const char *source, const char *header);

#endif
