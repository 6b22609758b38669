/* Non-interference: a world imagined from a seat's view is, for that seat, the true one. Its view, its legal moves, the
   refusals it gets and the events it sees stay equal, move by move, until an event that it sees reveals something. */
#include "tests/prop/prop.h"

#include "core/event.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/verb.h"

enum { ASKED = 12 };

static bool same_views(struct walk *w, int seat) {
    memset(w->view, 0x11, w->game->view_size);
    memset(w->view2, 0xee, w->game->view_size);
    w->game->view(w->state, seat, w->view);
    w->game->view(w->other, seat, w->view2);
    return memcmp(w->view, w->view2, w->game->view_size) == 0;
}

static const char *same_answers(struct walk *w, int seat) {
    walk_legal(w, w->state, seat, &w->legal);
    walk_legal(w, w->other, seat, &w->legal2);
    if (w->legal.count != w->legal2.count || w->legal.complete != w->legal2.complete ||
        memcmp(w->legal.at, w->legal2.at, w->legal.count * sizeof(struct lz_move)) != 0)
        return walk_say(w, "its legal moves tell it what it cannot know", NULL, seat);
    for (int n = 0; n < ASKED; n++) {
        struct lz_move move = prop_any_move(w, seat);
        struct lz_why a = { 0 }, b = { 0 };
        bool yes = w->game->check(w->state, &move, &a);
        if (yes != w->game->check(w->other, &move, &b) || (!yes && memcmp(&a, &b, sizeof a) != 0))
            return walk_say(w, "is answered by what its seat cannot know", &move, -1);
    }
    return NULL;
}

/* A new world for the seat, and all that must be true of it at once. */
static const char *imagine_for(struct walk *w, int seat) {
    const struct lz_head *truth = w->state, *dream = w->other;
    struct lz_rng rng = lz_fork(&w->rng, 77, truth->step), again = rng;
    struct lz_why why = { 0 };
    w->game->view(w->state, seat, w->view);
    memset(w->other, 0xa5, w->game->state_size);
    w->game->imagine(w->view, &rng, w->other);
    memset(w->third, 0x5a, w->game->state_size);
    w->game->imagine(w->view, &again, w->third);
    if (memcmp(w->other, w->third, w->game->state_size) != 0)
        return walk_say(w, "imagine leaves some of the state as it was", NULL, seat);
    if (dream->rng.key[0] == truth->rng.key[0] || dream->rng.key[1] == truth->rng.key[1])
        return walk_say(w, "the imagined world knows the chance to come", NULL, seat);
    if (!same_views(w, seat))
        return walk_say(w, "the view of the imagined world is another", NULL, seat);
    if (!w->game->audit(w->other, &why))
        return walk_say(w, w->game->ruleset[why.rule].id, NULL, seat);
    return NULL;
}

static bool reveals(const struct lz_game *game, const struct lz_kept *kept) {
    for (uint32_t i = 0; i < kept->count; i++)
        if (game->kinds[kept->at[i].kind].flags & LZ_REVEALS)
            return true;
    return false;
}

/* Makes the input in both worlds. `alive` turns false when the worlds may differ from here on. */
static const char *make_in_both(struct walk *w, int seat, struct lz_input *in, bool *alive) {
    struct lz_kept kept = { w->events, 0, WALK_EVENTS, 0, seat }, kept2 = { w->events2, 0, WALK_EVENTS, 0, seat };
    struct lz_sink out = lz_sink_keep(&kept), out2 = lz_sink_keep(&kept2);
    *alive = w->game->check(w->other, &in->move, NULL);
    if (*alive)
        walk_make_in(w, w->other, in, &out2);
    walk_make(w, in, &out);
    if (!*alive && in->move.seat == seat)
        return walk_say(w, "of its own is refused in the imagined world", &in->move, seat);
    if (!*alive)
        return NULL;
    *alive = !reveals(w->game, &kept) && !reveals(w->game, &kept2);
    if (!*alive)
        return NULL;
    if (kept.count != kept2.count || memcmp(w->events, w->events2, kept.count * sizeof(struct lz_event)) != 0)
        return walk_say(w, "makes events that show what is hidden", &in->move, seat);
    if (!same_views(w, seat))
        return walk_say(w, "makes a view that shows what is hidden", &in->move, seat);
    return NULL;
}

const char *prop_leak(struct walk *w) {
    struct lz_input in;
    bool alive = false;
    int seat = 0;
    while (walk_next(w, &in)) {
        const char *wrong = NULL;
        if (!alive) {
            seat = (int)lz_roll(&w->rng, w->setup.seats + 1u);
            seat = seat == w->setup.seats ? LZ_ONLOOKER : seat;
            wrong = imagine_for(w, seat);
        }
        if (!wrong && seat != LZ_ONLOOKER)
            wrong = same_answers(w, seat);
        if (!wrong)
            wrong = make_in_both(w, seat, &in, &alive);
        if (wrong)
            return wrong;
    }
    return NULL;
}
