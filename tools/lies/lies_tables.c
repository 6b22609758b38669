/* lies-tables IN OUT.c OUT.h: the program, and its complaints. */
#include "tools/lies/lies_tables.h"

#include <stdarg.h>
#include <stdlib.h>

void complain(struct maker *maker, int line, const char *format, ...) {
    if (maker->complaints == COMPLAINTS)
        return;
    struct complaint *complaint = &maker->complaint[maker->complaints++];
    complaint->line = line;
    complaint->order = maker->complaints;
    va_list list;
    va_start(list, format);
    vsnprintf(complaint->text, sizeof complaint->text, format, list);
    va_end(list);
}

static int by_line(const void *a, const void *b) {
    const struct complaint *one = a, *other = b;
    return one->line != other->line ? one->line - other->line : one->order - other->order;
}

static void complaints_print(struct maker *maker) {
    qsort(maker->complaint, (size_t)maker->complaints, sizeof maker->complaint[0], by_line);
    for (int i = 0; i < maker->complaints; i++) {
        const struct complaint *complaint = &maker->complaint[i];
        if (complaint->line)
            fprintf(stderr, "%s:%d: %s\n", maker->path, complaint->line, complaint->text);
        else
            fprintf(stderr, "%s: %s\n", maker->path, complaint->text);
    }
}

static bool made(struct maker *maker, char **argv) {
    if (!file_read(maker, argv[1]))
        return false;
    records_take(maker);
    if (!maker->complaints) /* a record that was refused would be missed a second time */
        set_check(maker);
    complaints_print(maker);
    return !maker->complaints && tables_write(maker, argv[2], argv[3]);
}

int main(int argc, char **argv) {
    if (argc != 4) {
        fprintf(stderr, "usage: lies-tables IN.lies OUT.c OUT.h\n");
        return 2;
    }
    struct maker *maker = calloc(1, sizeof *maker);
    if (!maker) {
        fprintf(stderr, "lies-tables: no memory for %s\n", argv[1]);
        return 1;
    }
    bool good = made(maker, argv);
    free(maker->store);
    free(maker);
    return good ? 0 : 1;
}
