/* What the compilers of built-in sets share. NAME IN [OUT...]: loads a set; says what is wrong with it, or writes its
   tables as C. */
#ifndef TOOLS_TABLES_H
#define TOOLS_TABLES_H

#include "core/lz.h"

#include <stdio.h>

struct tables {
    const char *name, *usage;   /* "lies-tables", "IN.lies [OUT.c OUT.h]" */
    const struct lz_game *game; /* what load is given: its set_room, and what else it reads */
    bool (*load)(const struct lz_game *, struct lz_text file, void *room, struct lz_game *, struct lz_writer *trouble);
    int outputs;
    bool (*write)(const struct lz_game *made, char **output); /* false after saying why */
};
int tables_main(const struct tables *, int argc, char **argv);

/* The text as a C string. */
void tables_put_text(FILE *, const char *text);

#endif
