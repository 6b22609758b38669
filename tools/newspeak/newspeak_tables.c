/* newspeak-tables IN.newspeak [OUT.c OUT.h]: loads a set; says what is wrong with it, or writes its tables. */
#include "core/words/text.h"
#include "tools/newspeak/newspeak_tables.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* One byte more than a set may have, so that the loader sees that it is too large. */
static char text[LZ_SET_FILE + 1];
static _Alignas(16) uint8_t room[NS_SET_ROOM];

static bool file_read(const char *path, struct lz_text *file) {
    FILE *in = fopen(path, "rb");
    file->at = text;
    file->len = in ? (uint32_t)fread(text, 1, sizeof text, in) : 0;
    bool bad = !in || ferror(in);
    if (bad)
        fprintf(stderr, "newspeak-tables: cannot read '%s': %s\n", path, strerror(errno));
    if (in)
        fclose(in);
    return !bad;
}

static void troubles_print(const char *path, char *troubles) {
    char *rest = troubles;
    for (const char *line; (line = strtok_r(rest, "\n", &rest));)
        fprintf(stderr, "%s: %s\n", path, line);
}

int main(int argc, char **argv) {
    static char troubles[16000];
    struct lz_writer w = lz_writer_in(troubles, sizeof troubles);
    struct lz_game game = { 0 }, into;
    struct lz_text file;
    if (argc != 2 && argc != 4) {
        fprintf(stderr, "usage: newspeak-tables IN.newspeak [OUT.c OUT.h]\n");
        return 2;
    }
    if (!file_read(argv[1], &file))
        return 1;
    if (!newspeak_load(&game, file, room, &into, &w)) {
        troubles_print(argv[1], troubles);
        return 1;
    }
    return argc == 4 && !tables_write(into.facts, into.tables ^ NEWSPEAK_WORDS_HASH, argv[2], argv[3]);
}
