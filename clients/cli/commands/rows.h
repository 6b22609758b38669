/* `sim --rows FILE`: a row for each match, as CSV or as NDJSON by the ending of the file's name. Rows come in the order
   of the matches, so that a seed gives the same bytes on any number of threads. */
#ifndef CLI_ROWS_H
#define CLI_ROWS_H

#include "clients/cli/commands/study.h"

#include <stdio.h>

struct rows {
    const char *path;
    FILE *file;
    bool csv;
    int seats;                     /* for which CSV has columns */
    const struct cli_study *study; /* whose matches these are; may change between them */
};

/* -1, or the exit code after saying why. seats: the most that any match has. */
int rows_open(struct rows *, const struct cli_study *, int seats);
/* As sim_study.match; `to` is a struct rows. */
void rows_put(void *to, uint64_t match, const struct sim_outcome *);
/* The code; 1 after saying so if not everything could be written. */
int rows_close(struct rows *, int code);

#endif
