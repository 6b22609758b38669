/* lies-tables IN.lies [OUT.c OUT.h]: loads a set; says what is wrong with it, or writes its tables. */
#include "tools/lies/lies_tables.h"
#include "tools/tables.h"

static bool write(const struct lz_game *made, char **output) {
    return tables_write((const struct lies_set *)made->facts, output[0], output[1]);
}

int main(int argc, char **argv) {
    static const struct lz_game game = { .set_room = LIES_SET_ROOM };
    static const struct tables tables = { .name = "lies-tables",
                                          .usage = "IN.lies [OUT.c OUT.h]",
                                          .game = &game,
                                          .load = lies_load,
                                          .outputs = 2,
                                          .write = write };
    return tables_main(&tables, argc, argv);
}
