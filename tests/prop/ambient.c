/* No ambient input: the same seed plays the same match in dirty memory, on a dirty stack, in another locale and time
   zone; and views, imagined worlds and what is shown of them are the same bytes. */
#include "tests/prop/prop.h"

#include "core/hash.h"
#include "core/rng.h"
#include "core/words/text.h"

#include <locale.h>
#include <stdlib.h>
#include <time.h>

enum { STACK = 20000, SHOWN = 20000 };

__attribute__((noinline)) static void dirty_stack(uint8_t with) {
    uint8_t deep[STACK];
    memset(deep, with, sizeof deep);
    __asm__ volatile("" : : "r"(deep) : "memory"); /* or it would be left out */
}

static uint64_t seen_by(struct walk *w, int seat, uint8_t dirt, uint64_t hash) {
    static char shown[SHOWN];
    struct lz_writer to = lz_writer_in(shown, SHOWN);
    struct lz_rng rng = lz_rng_from(w->seed, walk_head(w)->step);
    memset(w->view, dirt, w->game->view_size);
    dirty_stack(dirt);
    w->game->view(w->game, w->state, seat, w->view);
    memset(w->other, dirt, w->game->state_size);
    dirty_stack(dirt);
    w->game->imagine(w->game, w->view, &rng, w->other);
    dirty_stack(dirt);
    w->game->show(w->game, w->view, &to);
    hash = lz_hash(w->view, w->game->view_size, hash);
    hash = lz_hash(w->other, w->game->state_size, hash);
    return lz_hash(shown, to.len, hash);
}

static uint64_t play_in(struct walk *w, uint8_t dirt) {
    struct lz_input in;
    uint64_t hash = 0;
    memset(w->state, dirt, w->game->state_size);
    dirty_stack(dirt);
    walk_begin(w, w->setup.seats, w->seed);
    while (walk_next(w, &in)) {
        dirty_stack(dirt);
        walk_make(w, &in, NULL);
        hash = lz_hash(w->state, w->game->state_size, hash);
        int seat = (int)(walk_head(w)->step % (w->setup.seats + 1u));
        hash = seen_by(w, seat == w->setup.seats ? LZ_ONLOOKER : seat, dirt, hash);
    }
    return hash;
}

static void travel(const char *locale, const char *zone) {
    setlocale(LC_ALL, locale);
    setenv("LC_ALL", locale, 1);
    setenv("TZ", zone, 1);
    tzset();
}

const char *prop_ambient(struct walk *w) {
    uint64_t here = play_in(w, 0);
    travel("C.UTF-8", "Pacific/Kiritimati");
    uint64_t there = play_in(w, 0xa5);
    travel("C", "UTC");
    return here == there ? NULL : walk_say(w, "the match depends on what is none of its inputs", NULL, -1);
}
