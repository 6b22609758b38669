/* What the fuzzers share: bytes taken from the front of the input, and a setup made of them. */
#ifndef FUZZ_H
#define FUZZ_H

#include "core/bug.h"
#include "core/games.h"
#include "core/lz.h"

#include <string.h>

enum { FUZZ_STATE = 1 << 17 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

struct fuzz {
    const uint8_t *at;
    size_t left;
};

/* The next byte; 0 when none is left. */
static inline uint8_t fuzz_byte(struct fuzz *f) {
    if (!f->left)
        return 0;
    f->left--;
    return *f->at++;
}

static inline void fuzz_bytes(struct fuzz *f, void *to, size_t n) {
    memset(to, 0, n);
    for (uint8_t *at = to; n > 0; n--)
        *at++ = fuzz_byte(f);
}

static inline const struct lz_game *fuzz_game(struct fuzz *f) { return lz_games[fuzz_byte(f) % lz_games_count]; }

/* Seats and options as the bytes will have it, within what the tables offer. */
static inline struct lz_setup fuzz_setup(struct fuzz *f, const struct lz_game *game) {
    struct lz_setup setup = { .now = 1000 };
    setup.seats = (uint8_t)(game->seats_least + fuzz_byte(f) % (game->seats_most - game->seats_least + 1));
    setup.key[0] = fuzz_byte(f);
    for (int i = 0; i < game->option_count; i++) {
        const struct lz_option *option = &game->options[i];
        uint8_t byte = fuzz_byte(f);
        setup.option[i] = byte == 0                      ? option->usual
                          : byte == 1 && option->or_zero ? 0
                                                         : option->least + byte % (option->most - option->least + 1);
    }
    return setup;
}

#endif
