/* newspeak-tables IN.newspeak [OUT.c OUT.h]: loads a set; says what is wrong with it, or writes its tables. */
#include "tools/newspeak/newspeak_tables.h"
#include "tools/tables.h"

static bool write(const struct lz_game *made, char **output) {
    return tables_write(made->facts, made->tables ^ NEWSPEAK_WORDS_HASH, output[0], output[1]);
}

int main(int argc, char **argv) {
    static const struct lz_game game = { .set_room = NS_SET_ROOM };
    static const struct tables tables = { .name = "newspeak-tables",
                                          .usage = "IN.newspeak [OUT.c OUT.h]",
                                          .game = &game,
                                          .load = newspeak_load,
                                          .outputs = 2,
                                          .write = write };
    return tables_main(&tables, argc, argv);
}
