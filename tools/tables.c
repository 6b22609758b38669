/* The way from a set's file to its tables, whatever the game. */
#include "tools/tables.h"

#include "core/set.h"
#include "core/words/text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* One byte more than a set may have, so that the loader sees that it is too large. */
static char text[LZ_SET_FILE + 1];

static bool file_read(const struct tables *tables, const char *path, struct lz_text *file) {
    FILE *in = fopen(path, "rb");
    file->at = text;
    file->len = in ? (uint32_t)fread(text, 1, sizeof text, in) : 0;
    bool bad = !in || ferror(in);
    if (bad)
        fprintf(stderr, "%s: cannot read '%s': %s\n", tables->name, path, strerror(errno));
    if (in)
        fclose(in);
    return !bad;
}

static void troubles_print(const char *path, char *troubles) {
    char *rest = troubles;
    for (const char *line; (line = strtok_r(rest, "\n", &rest));)
        fprintf(stderr, "%s: %s\n", path, line);
}

void tables_put_text(FILE *file, const char *words) {
    putc('"', file);
    for (; *words; words++) {
        if (*words == '"' || *words == '\\' || *words == '?') /* two marks and a sign would be one character to old C */
            putc('\\', file);
        putc(*words, file);
    }
    putc('"', file);
}

/* Through the room, into which what is made points. */
static bool compile(const struct tables *tables, char **argv, void *room) {
    static char troubles[16000];
    struct lz_writer w = lz_writer_in(troubles, sizeof troubles);
    struct lz_game made;
    struct lz_text file;
    if (!room || !file_read(tables, argv[1], &file))
        return false;
    if (tables->load(tables->game, file, room, &made, &w))
        return !argv[2] || tables->write(&made, argv + 2);
    troubles_print(argv[1], troubles);
    return false;
}

int tables_main(const struct tables *tables, int argc, char **argv) {
    if (argc != 2 && argc != 2 + tables->outputs) {
        fprintf(stderr, "usage: %s %s\n", tables->name, tables->usage);
        return 2;
    }
    void *room = malloc(tables->game->set_room);
    bool done = compile(tables, argv, room);
    free(room);
    return !done;
}
