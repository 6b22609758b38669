/* Within one wait the order of arrival changes nothing. */
#include "tests/prop/prop.h"

#include "core/seats.h"
#include "core/words/verb.h"
#include "core/match.h"

enum { TRIED = 120 };

/* Makes the moves in the order that `nth` numbers; false if one of them was refused on the way. */
static bool make_in_order(struct walk *w, const struct lz_input *in, int count, int nth, void *state) {
    bool made[LZ_SEATS] = { false };
    memcpy(state, w->state, w->game->state_size);
    for (int left = count; left > 0; nth /= left--) {
        int skip = nth % left, i = 0;
        while (made[i] || skip-- > 0)
            i++;
        made[i] = true;
        if (!lz_check(w->game, state, &in[i].move, NULL))
            return false;
        walk_make_in(w, state, &in[i], NULL);
    }
    return true;
}

static const char *any_order_will_do(struct walk *w, int64_t at) {
    struct lz_input in[LZ_SEATS];
    int count = 0, orders = 1;
    for (int seat = 0; seat < w->setup.seats; seat++)
        if (lz_in(walk_head(w)->wait, seat)) {
            in[count] = (struct lz_input){ .at = at };
            if (!w->game->sample(w->game, w->state, seat, &w->rng, &in[count].move))
                return walk_say(w, "a seat that is waited for has no move", NULL, seat);
            count++;
            orders = orders < TRIED ? orders * count : TRIED; /* sixteen have more orders than an int */
        }
    if (count < 2)
        return NULL;
    for (int nth = 0; nth < orders && nth < TRIED; nth++) {
        if (!make_in_order(w, in, count, nth, nth ? w->third : w->other))
            return walk_say(w, "a move within one wait is refused after others", NULL, -1);
        if (nth && memcmp(w->other, w->third, w->game->state_size) != 0)
            return walk_say(w, "the order of arrival changes the state", &in[0].move, -1);
    }
    return NULL;
}

const char *prop_order(struct walk *w) {
    struct lz_input in;
    while (walk_next(w, &in)) {
        const char *wrong = in.move.verb == LZ_TICK ? NULL : any_order_will_do(w, in.at);
        if (wrong)
            return wrong;
        walk_make(w, &in, NULL);
    }
    return NULL;
}
