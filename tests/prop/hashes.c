/* Prints the hash of many matches of every game: of every state on the way, every view, every imagined world. Built by
   different compilers it must print the same. */
#include "tests/prop/walk.h"

#include "core/games.h"
#include "core/hash.h"
#include "core/rng.h"
#include "core/words/text.h"

#include <stdio.h>

enum { MATCHES = 20, STEPS = 400, SHOWN = 20000, LARGE = 4096 };

static uint64_t hash_of(struct walk *w, uint64_t hash) {
    static char shown[SHOWN];
    struct lz_writer to = lz_writer_in(shown, SHOWN);
    struct lz_rng rng = lz_rng_from(w->seed, walk_head(w)->step);
    int seat = (int)(walk_head(w)->step % w->setup.seats);
    w->game->view(w->game, w->state, seat, w->view);
    w->game->imagine(w->game, w->view, &rng, w->other);
    w->game->show(w->game, w->view, &to);
    hash = lz_hash(w->state, w->game->state_size, hash);
    hash = lz_hash(w->view, w->game->view_size, hash);
    hash = lz_hash(w->other, w->game->state_size, hash);
    return lz_hash(shown, to.len, hash);
}

int main(void) {
    for (uint32_t i = 0; i < lz_games_count; i++) {
        struct walk *w = walk_new(lz_games[i]);
        w->cap = STEPS;
        for (int seats = w->game->seats_least; seats <= w->game->seats_most; seats++) {
            uint64_t hash = w->game->tables;
            if (!walk_offers(w, seats))
                continue;
            for (uint64_t seed = 1; seed <= MATCHES / (1 + w->game->state_size / LARGE); seed++) {
                struct lz_input in;
                walk_begin(w, seats, seed);
                while (walk_next(w, &in)) {
                    walk_make(w, &in, NULL);
                    hash = hash_of(w, hash);
                }
            }
            printf("%s %d %016llx\n", w->game->id, seats, (unsigned long long)hash);
        }
        walk_free(w);
    }
    return 0;
}
