/* The rulebooks, taken into the program as they are: books.inc is made by the build from docs/rules. */
#include "clients/cli/book.h"

#include "books.inc"

static const struct {
    const char *game;
    const unsigned char *text;
    uint32_t len;
} books[] = {
#define TEXT(name, bytes) { .game = name, .text = bytes, .len = sizeof bytes },
    TEXTS
#undef TEXT
};

struct lz_text book_of(const struct lz_game *game) {
    for (size_t i = 0; i < sizeof books / sizeof books[0]; i++)
        if (lz_text_is(lz_span(game->id), books[i].game))
            return (struct lz_text){ (const char *)books[i].text, books[i].len };
    return (struct lz_text){ 0 };
}
