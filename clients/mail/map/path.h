/* Reading path data: one call per piece, all coordinates absolute. */
#ifndef MAIL_PATH_H
#define MAIL_PATH_H

#include <stdbool.h>

struct path_walker {
    void *with;
    void (*move)(void *with, double x, double y);
    void (*line)(void *with, double x, double y);
    void (*curve)(void *with, const double at[6]);
    void (*close)(void *with);
};

/* False if the data cannot be read; what came before has been walked. */
bool path_walk(const char *data, const struct path_walker *w);

#endif
