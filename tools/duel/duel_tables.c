/* duel-tables IN.duel [OUT.h]: Duel's built-in set as C. */
#include "games/duel/duel_state.h"
#include "tools/tables.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

static void write_set(const struct lz_game *made, FILE *file) {
    const struct duel_facts *facts = made->facts;
    fputs("/* Made by duel-tables. */\n#define DUEL_BUILT_IN ", file);
    tables_put_text(file, made->set);
    fputs("\nstatic const struct lz_name built_in_names[] = {\n", file);
    for (int i = 0; i < facts->weapons; i++) {
        fputs("    { .word = ", file);
        tables_put_text(file, made->lexicons->names[i].word);
        fputs(", .title = ", file);
        tables_put_text(file, made->lexicons->names[i].title);
        fputs(" },\n", file);
    }
    fprintf(file,
            "};\nstatic const struct duel_facts built_in = { .hash = 0x%016" PRIx64 ", .weapons = %d, .beats = { ",
            facts->hash, facts->weapons);
    for (int i = 0; i < facts->weapons; i++)
        fprintf(file, "%d, ", facts->beats[i]);
    fputs("} };\n", file);
}

static bool write(const struct lz_game *made, char **output) {
    FILE *file = fopen(output[0], "w");
    if (file)
        write_set(made, file);
    bool whole = file && !ferror(file);
    whole = file && fclose(file) == 0 && whole;
    if (!whole)
        fprintf(stderr, "duel-tables: cannot write '%s': %s\n", output[0], strerror(errno));
    return whole;
}

int main(int argc, char **argv) {
    static const struct duel_facts none;
    static const struct lz_game game = { .set_room = DUEL_SET_ROOM, .facts = &none };
    static const struct tables tables = { .name = "duel-tables",
                                          .usage = "IN.duel [OUT.h]",
                                          .game = &game,
                                          .load = duel_load,
                                          .outputs = 1,
                                          .write = write };
    return tables_main(&tables, argc, argv);
}
