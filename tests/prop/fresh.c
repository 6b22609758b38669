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

/* How many inputs others have made is not told, so nobody imagines it (struct lz_notices). */
static void level_notices(const struct walk *w, uint8_t *dream) {
    if (w->game->notices)
        memcpy(dream + w->game->notices, (const uint8_t *)w->state + w->game->notices, sizeof(struct lz_notices));
}

static bool same_world(const struct lz_game *game, const uint8_t *a, const uint8_t *b) {
    uint32_t rest = (uint32_t)sizeof(struct lz_head);
    return memcmp(a + rest, b + rest, game->state_size - rest) == 0;
}

static void compare(struct walk *w) {
    const uint8_t *truth = w->state;
    uint8_t *dream = w->other, *second = w->third;
    uint32_t size = w->game->state_size;
    bool rough = walk_rough(w); /* it compares words: not for each byte */
    walk_level(w, dream, WALK_NOT_CHOSEN);
    walk_level(w, second, WALK_NOT_CHOSEN);
    for (uint32_t i = 0; i < size && !rough; i++)
        count(w->tally[i], truth[i] == dream[i], second[i] == dream[i]);
    level_notices(w, dream);
    level_notices(w, second);
    count(w->tally[size], !rough && same_world(w->game, truth, dream), same_world(w->game, second, dream));
}

const char *prop_fresh(struct walk *w) {
    struct lz_input in;
    while (walk_next(w, &in)) {
        uint32_t n = lz_roll(&w->rng, w->setup.seats + 1u);
        w->game->view(w->game, w->state, n == w->setup.seats ? LZ_ONLOOKER : (int)n, w->view);
        w->game->imagine(w->game, w->view, &w->rng, w->other);
        w->game->imagine(w->game, w->view, &w->rng, w->third);
        compare(w);
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
