/* newspeak-tables IN OUT.c OUT.h: the program, its complaints, and the place that they name. */
#include "tools/newspeak/newspeak_tables.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

void enter(struct maker *maker, const char *format, ...) {
    va_list list;
    va_start(list, format);
    vsnprintf(maker->where[maker->depth++], STEP_TEXT, format, list);
    va_end(list);
}

void leave(struct maker *maker) { maker->depth--; }

void complain(struct maker *maker, const char *format, ...) {
    if (maker->complaints++ >= COMPLAINTS)
        return;
    fprintf(stderr, "%s: ", maker->path);
    for (int i = 0; i < maker->depth; i++)
        fprintf(stderr, "%s%s", maker->where[i], i + 1 < maker->depth ? ", " : ": ");
    va_list list;
    va_start(list, format);
    vfprintf(stderr, format, list);
    va_end(list);
    putc('\n', stderr);
}

static bool made(struct maker *maker, char **argv) {
    if (!file_read(maker, argv[1]))
        return false;
    facts_take(maker);
    if (!maker->complaints) /* a piece that was refused would be missed a second time */
        facts_check(maker);
    if (!maker->complaints)
        talk_check(maker);
    if (maker->complaints > COMPLAINTS)
        fprintf(stderr, "%s: and %d more like these\n", maker->path, maker->complaints - COMPLAINTS);
    return !maker->complaints && tables_write(maker, argv[2], argv[3]);
}

int main(int argc, char **argv) {
    if (argc != 4) {
        fprintf(stderr, "usage: newspeak-tables IN.json OUT.c OUT.h\n");
        return 2;
    }
    struct maker *maker = calloc(1, sizeof *maker);
    if (!maker) {
        fprintf(stderr, "newspeak-tables: no memory for %s\n", argv[1]);
        return 1;
    }
    bool good = made(maker, argv);
    json_decref(maker->root);
    free(maker);
    return good ? 0 : 1;
}
