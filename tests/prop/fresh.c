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
static void count(uint32_t tally[2], bool true_equal, bool swamp_imagine_equal) {
    tally[TRUE_ONLY] += true_equal && !swamp_imagine_equal;
    tally[DREAM_ONLY] += swamp_imagine_equal && !true_equal;
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
        uint32_t rest = (uint32_t)sizeof(struct lz_head);
        count(w->tally[size], memcmp(truth + rest, dream + rest, size - rest) == 0,
              memcmp(second + rest, dream + rest, size - rest) == 0);
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
