/* Bots that err: what a host has to survive. */
#ifndef BAD_BOT_H
#define BAD_BOT_H

#include "bots/bot.h"
#include "core/bug.h"

static inline uint32_t bad_memory(const struct lz_game *game) {
    (void)game;
    return 1;
}
static inline void bad_begin(void *memory, const struct lz_chair *chair) {
    (void)memory;
    (void)chair;
}
static inline void bad_move(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    (void)memory;
    (void)asked;
    *move = (struct lz_move){ .verb = 200 }; /* no move of any game */
}
static inline void bad_stop(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    (void)memory;
    (void)asked;
    (void)move;
    LZ_BUG("planted");
}

/* One whose move the rules refuse, and one that hits a bug of its own. */
static const struct lz_bot bad_mover = { .id = "bad", .memory = bad_memory, .begin = bad_begin, .decide = bad_move };
static const struct lz_bot bad_stopper = { .id = "bad", .memory = bad_memory, .begin = bad_begin, .decide = bad_stop };

#endif
