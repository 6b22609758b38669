/* The rulebooks, taken into the program as they are. books.inc is made by the build from docs/rules. */
#include "clients/cli/book.h"

#define BOOK(game, file) \
    __asm__(".section .rodata\n" \
            "lizardry_book_" #game ":\n" \
            ".incbin \"" file "\"\n" \
            "lizardry_book_" #game "_end:\n" \
            ".byte 0\n" \
            ".previous\n"); \
    extern const char book_##game[] __asm__("lizardry_book_" #game); \
    extern const char book_##game##_end[] __asm__("lizardry_book_" #game "_end");
#include "books.inc"
#undef BOOK

static const struct {
    const char *game, *from, *to;
} books[] = {
#define BOOK(game, file) { #game, book_##game, book_##game##_end },
#include "books.inc"
#undef BOOK
};

struct lz_text book_of(const struct lz_game *game) {
    for (size_t i = 0; i < sizeof books / sizeof books[0]; i++)
        if (lz_text_is(lz_span(game->id), books[i].game))
            return (struct lz_text){ books[i].from, (uint32_t)(books[i].to - books[i].from) };
    return (struct lz_text){ 0 };
}
