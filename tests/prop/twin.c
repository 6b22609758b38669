/* A statistical twin: from its beginning on, random play of an imagined world goes as random play of the true one.
   Every kind of event, with every argument, comes as often in the one as in the other. A world whose cards lie where
   they should not, or whose chance is no chance, plays differently in the long run. */
#include "tests/prop/prop.h"

#include "core/words/event.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/text.h"

#include <math.h>

enum { KINDS = 64, ARGS = 3, VALUES = 64, STEPS = 30 };

/* How often it came in this match, true less imagined; and over all matches its sum and sum of squares. */
struct cell {
    int now;
    double sum, squares;
};
static struct cell cells[KINDS][ARGS + 1][VALUES]; /* of each argument, and of the first in steps of sixteen */
static int sign;

static void tally(void *to, const struct lz_event *event) {
    (void)to;
    struct cell(*of)[VALUES] = cells[event->kind % KINDS];
    for (int i = 0; i < ARGS; i++)
        of[i][event->arg[i] & (VALUES - 1)].now += sign;
    of[ARGS][event->arg[0] >> 4 & (VALUES - 1)].now += sign;
}

static void play_on(struct walk *w, void *state, uint64_t index) {
    struct lz_rng rng = lz_fork(&w->rng, 5, index);
    struct lz_sink out = { tally, NULL };
    const struct lz_head *head = state;
    for (int i = 0; i < STEPS && !head->over; i++) {
        struct lz_input in = { .at = head->now };
        if (!w->game->sample(w->game, state, lz_first(head->wait ? head->wait : head->may), &rng, &in.move))
            return;
        walk_make_in(w, state, &in, &out);
    }
}

static void add_up(void) {
    struct cell *cell = &cells[0][0][0];
    for (size_t i = 0; i < sizeof cells / sizeof *cell; i++, cell++) {
        cell->sum += cell->now;
        cell->squares += (double)cell->now * cell->now;
        cell->now = 0;
    }
}

const char *prop_twin(struct walk *w) {
    struct lz_input in;
    for (uint32_t n = lz_roll(&w->rng, 4); n > 0 && walk_next(w, &in); n--)
        walk_make(w, &in, NULL);
    if (walk_rough(w))
        return NULL;
    uint32_t n = lz_roll(&w->rng, w->setup.seats + 1u);
    w->game->view(w->game, w->state, n == w->setup.seats ? LZ_ONLOOKER : (int)n, w->view);
    w->game->imagine(w->game, w->view, &w->rng, w->other);
    walk_level(w, w->other, WALK_ALL);
    sign = 1;
    play_on(w, w->state, 1);
    sign = -1;
    play_on(w, w->other, 2);
    add_up();
    return NULL;
}

const char *prop_twin_after(struct walk *w) {
    const char *wrong = NULL;
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i <= ARGS; i++)
            for (int value = 0; value < VALUES && !wrong; value++) {
                const struct cell *cell = &cells[kind][i][value];
                if (cell->squares < 40 || fabs(cell->sum) < 6 * sqrt(cell->squares))
                    continue;
                char words[200];
                struct lz_writer to = lz_writer_in(words, sizeof words);
                lz_put(&to, cell->sum > 0 ? "comes too seldom in imagined worlds: '"
                                          : "comes too often in imagined worlds: '");
                lz_put(&to, w->game->kinds[kind].word);
                lz_put(&to, "' with ");
                lz_put_number(&to, value);
                lz_put(&to, " as its argument ");
                lz_put_number(&to, i);
                wrong = walk_say(w, words, NULL, -1);
            }
    memset(cells, 0, sizeof cells);
    return wrong;
}
