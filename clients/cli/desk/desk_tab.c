/* The words that Tab may mean at each place of a line. */
#include "clients/cli/desk/desk_work.h"

static void put_word(struct lz_writer *w, const char *word) {
    lz_put_char(w, ' ');
    lz_put(w, word);
}

static void put_commands(const struct desk *desk, struct lz_writer *w) {
    for (int i = 0; i < desk_word_count; i++)
        put_word(w, desk_words[i].word);
    for (const struct drawer_word *own = drawer_of(desk->table->game)->words; own && own->word; own++)
        put_word(w, own->word);
}

void desk_tab(void *to, struct lz_text before, struct lz_writer *w) {
    const struct desk *desk = to;
    struct lz_text rest = before, first = lz_take_word(&rest);
    desk->sheet->complete(desk->table->game, desk->view, before, w);
    if (!first.len)
        put_commands(desk, w);
    if (lz_text_like(first, "map"))
        desk->look->places(desk->view, w);
}
