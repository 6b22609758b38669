/* A move made in a world that its seat cannot rule out, so that nothing hidden can show, and looked at up to the first
   thing that a hand or chance decides. */
#include "core/bug.h"
#include "core/rng.h"
#include "games/lies/lies_inner.h"

struct watcher {
    const struct lz_game *game;
    const struct lies_state *s;
    struct lies_peeked *tried;
    int seat;
};

/* What one's own seat shows to others hides nothing from oneself. */
static void watch(void *to, const struct lz_event *event) {
    struct watcher *watcher = to;
    struct lies_peeked *tried = watcher->tried;
    uint16_t flags = watcher->game->kinds[event->kind].flags;
    if (tried->open_end)
        return;
    if (flags & (LZ_REVEALS | LZ_SURVEYS) && !(flags & LZ_KNOWN_OWN && event->seat == watcher->seat)) {
        tried->open = watcher->s->open;
        tried->open_end = true;
    } else if (tried->told) {
        tried->told->take(tried->told->to, event);
    }
}

void lies_imagined(const struct lz_game *game, const struct lies_view *v, struct lies_state *s) {
    struct lz_rng rng = lz_rng_from(1, 1); /* any world will do: where they differ the trial ends */
    lies_imagine(game, v, &rng, s);
}

void lies_peek(const struct lz_game *game, struct lies_state *s, const struct lz_move *move,
               struct lies_peeked *tried) {
    struct watcher watcher = { game, s, tried, move->seat };
    struct lz_sink sink = { watch, &watcher };
    lz_assert(lz_in(s->head.may, move->seat));
    tried->open_end = false;
    game->apply(game, s, move, &sink);
    if (!tried->open_end)
        tried->open = s->open;
}
