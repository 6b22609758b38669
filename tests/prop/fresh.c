/* Freshness: what is imagined equals the truth no more often than it equals what else is imagined. That holds while
   truth is as dealt: later, players have kept some cards longer than others, and the truth is no longer just any world.
   So only the first steps are looked at, of many matches. And worlds must differ from each other where the truth
   differs from them. */
#include "tests/prop/prop.h"

#include "core/rng.h"
#include "core/words/text.h"

#include <math.h>
#include <stddef.h>

enum { TRUE_ONLY, DREAM_ONLY };

/* Of three blocks that should be alike in kind: does the first equal the second where the third does not? */
static void count(uint32_t tally[2], bool true_equal, bool dream_equal) {
    tally[TRUE_ONLY] += true_equal && !dream_equal;
    tally[DREAM_ONLY] += dream_equal && !true_equal;
}

/* Equal but for the head and for what was noticed: of that a seat knows its own. */
static bool same_world(const struct lz_game *game, const uint8_t *a, const uint8_t *b) {
    uint32_t from = (uint32_t)sizeof(struct lz_head), to = game->notices ? game->notices : game->state_size;
    uint32_t after = game->notices ? to + (uint32_t)sizeof(struct lz_notices) : to;
    return memcmp(a + from, b + from, to - from) == 0 && memcmp(a + after, b + after, game->state_size - after) == 0;
}

const char *prop_fresh(struct walk *w) {
    struct lz_input in;
    uint32_t size = w->game->state_size;
    while (walk_next(w, &in)) {
        uint32_t n = lz_roll(&w->rng, w->setup.seats + 1u);
        w->game->view(w->game, w->state, n == w->setup.seats ? LZ_ONLOOKER : (int)n, w->view);
        w->game->imagine(w->game, w->view, &w->rng, w->other);
        w->game->imagine(w->game, w->view, &w->rng, w->third);
        const uint8_t *truth = w->state, *dream = w->other, *second = w->third;
        for (uint32_t i = 0; i < size && !walk_rough(w); i++)
            count(w->tally[i], truth[i] == dream[i], second[i] == dream[i]);
        count(w->tally[size], !walk_rough(w) && same_world(w->game, truth, dream), same_world(w->game, second, dream));
        w->states++;
        walk_make(w, &in, NULL);
    }
    return NULL;
}

/* Clearly unlike, and by enough to matter. */
static bool unlike(uint32_t more, uint32_t less) {
    double z = ((double)more - less) / sqrt((double)more + less + 1);
    return z > 6 && more > 1.2 * less;
}

static const char *complain(struct walk *w, const char *what, uint32_t byte) {
    char words[200];
    struct lz_writer to = lz_writer_in(words, sizeof words);
    lz_put(&to, what);
    lz_put(&to, " too often: byte ");
    lz_put_number(&to, byte);
    lz_put(&to, " of the state, ");
    lz_put_number(&to, w->tally[byte][TRUE_ONLY]);
    lz_put(&to, " against ");
    lz_put_number(&to, w->tally[byte][DREAM_ONLY]);
    return walk_say(w, words, NULL, -1);
}

const char *prop_fresh_after(struct walk *w) {
    uint32_t size = w->game->state_size;
    for (uint32_t i = 0; i <= size; i++)
        if (unlike(w->tally[i][TRUE_ONLY], w->tally[i][DREAM_ONLY]))
            return complain(w, "imagined worlds are like the truth", i);
    if (w->tally[size][DREAM_ONLY] > w->states / 4)
        return complain(w, "imagined worlds are like each other", size);
    return NULL;
}
