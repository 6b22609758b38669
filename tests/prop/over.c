/* A finished match stays as it is, and can still be looked at; a refused input leaves no trace at any time. */
#include "tests/prop/prop.h"

#include "core/rng.h"
#include "core/seats.h"

enum { ASKED = 200 };

static const char *refused_without_trace(struct walk *w, const struct lz_move *move) {
    struct lz_input in = { .move = *move, .at = walk_head(w)->now + 5 };
    struct lz_why why = { UINT16_MAX, 0 };
    if (walk_head(w)->alarm <= in.at)
        return NULL; /* the tick would be a trace, and rightly */
    memcpy(w->other, w->state, w->game->state_size);
    enum lz_status status = lz_submit(&w->match, &in, NULL, &why);
    if (status == LZ_OK && walk_head(w)->over && ((const struct lz_head *)w->other)->over)
        return walk_say(w, "moved a match that was over", move, -1);
    if (status == LZ_OK) {
        memcpy(w->state, w->other, w->game->state_size);
        return NULL;
    }
    if (memcmp(w->state, w->other, w->game->state_size) != 0)
        return walk_say(w, "was refused, but left a trace", move, -1);
    return why.rule < w->game->rule_count ? NULL : walk_say(w, "was refused by no rule", move, -1);
}

static const char *stays_over(struct walk *w) {
    for (int seat = 0; seat < w->setup.seats; seat++) {
        struct lz_move move;
        walk_legal(w, w->state, seat, &w->legal);
        if (w->legal.count || w->game->sample(w->game, w->state, seat, &w->rng, &move))
            return walk_say(w, "it is over, but there are moves", NULL, seat);
        for (int n = 0; n < ASKED; n++) {
            move = prop_any_move(w, seat);
            const char *wrong = refused_without_trace(w, &move);
            if (wrong)
                return wrong;
        }
        w->game->view(w->game, w->state, seat, w->view);
        if (!lz_seen_of(w->view)->over)
            return walk_say(w, "it is over, but the view does not say so", NULL, seat);
    }
    int32_t points[LZ_SEATS] = { 0 }, stand[LZ_SEATS] = { 0 };
    w->game->score(w->game, w->state, points);
    w->game->stand(w->game, w->state, stand);
    return memcmp(points, stand, sizeof points) == 0 ? NULL
                                                     : walk_say(w, "it is over, but the score would change", NULL, -1);
}

const char *prop_over(struct walk *w) {
    struct lz_input in;
    while (walk_next(w, &in)) {
        struct lz_move move = prop_any_move(w, (int)lz_roll(&w->rng, w->setup.seats));
        const char *wrong = refused_without_trace(w, &move);
        if (wrong)
            return wrong;
        walk_make(w, &in, NULL);
    }
    return walk_head(w)->over ? stays_over(w) : NULL;
}
