/* The bot contract. A bot is a function of (view, memory, key, node budget): it never holds a true state, never
   reads a clock, and the same seed gives the same game. */
#ifndef BOT_H
#define BOT_H

#include "core/lz.h"

struct lz_bot {
    const char *id, *game; /* game NULL: plays all */
    const char *about;
    /* Bytes of memory the host gives it for this game, from before `begin` to the end of the match. */
    uint32_t (*memory)(const struct lz_game *);
    void (*begin)(void *memory, const struct lz_game *, int seat, const uint64_t key[2]);
    /* Only events its seat has seen. */
    void (*notice)(void *memory, const struct lz_event *);
    /* One legal move for the view's seat; nodes: how many imagined moves it may spend. */
    void (*decide)(void *memory, const void *view, uint64_t nodes, struct lz_move *);
};

extern const struct lz_bot *const lz_bots[];
extern const uint32_t lz_bots_count;

/* NULL if there is no such bot, or it does not play this game. */
const struct lz_bot *lz_bot_by_id(struct lz_text id, const struct lz_game *);

#endif
