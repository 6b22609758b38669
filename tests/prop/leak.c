/* Non-interference: two worlds in which a seat has seen the same events are, for that seat, the same one: its view, its
   legal moves, the refusals it gets. The other world is imagined from its view, then played beside the true one by the
   same moves; now and then another seat makes another move there, if this one cannot see the difference. Events that
   the seat sees may differ only where one of them says that it reveals something. So no client, and no bot, can be
   handed more than its seat may know (SW-17.4, SW-24.1). */
#include "tests/prop/prop.h"

#include "core/words/event.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "core/match.h"

enum { ASKED = 12 };

static bool same_views_in(struct walk *w, const void *other, int seat) {
    memset(w->view, 0x11, w->game->view_size);
    memset(w->view2, 0xee, w->game->view_size);
    w->game->view(w->game, w->state, seat, w->view);
    w->game->view(w->game, other, seat, w->view2);
    return memcmp(w->view, w->view2, w->game->view_size) == 0;
}

static bool same_views(struct walk *w, int seat) { return same_views_in(w, w->other, seat); }

static const char *same_answers(struct walk *w, int seat) {
    walk_legal(w, w->state, seat, &w->legal);
    walk_legal(w, w->other, seat, &w->legal2);
    if (w->legal.count != w->legal2.count || w->legal.complete != w->legal2.complete ||
        memcmp(w->legal.at, w->legal2.at, w->legal.count * sizeof(struct lz_move)) != 0)
        return walk_say(w, "its legal moves tell it what it cannot know", NULL, seat);
    for (int n = 0; n < ASKED; n++) {
        struct lz_move move = prop_any_move(w, seat);
        struct lz_why a = { 0 }, b = { 0 };
        bool yes = lz_check(w->game, w->state, &move, &a);
        if (yes != lz_check(w->game, w->other, &move, &b) || (!yes && memcmp(&a, &b, sizeof a) != 0))
            return walk_say(w, "is answered by what its seat cannot know", &move, -1);
    }
    return NULL;
}

/* A new world for the seat, and all that must be true of it at once. */
static const char *imagine_for(struct walk *w, int seat) {
    const struct lz_head *truth = w->state, *dream = w->other;
    struct lz_rng rng = lz_fork(&w->rng, 77, truth->step), again = rng;
    struct lz_why why = { 0 };
    w->game->view(w->game, w->state, seat, w->view);
    memset(w->other, 0xa5, w->game->state_size);
    w->game->imagine(w->game, w->view, &rng, w->other);
    memset(w->third, 0x5a, w->game->state_size);
    w->game->imagine(w->game, w->view, &again, w->third);
    if (memcmp(w->other, w->third, w->game->state_size) != 0)
        return walk_say(w, "imagine leaves some of the state as it was", NULL, seat);
    if (dream->rng.key[0] == truth->rng.key[0] || dream->rng.key[1] == truth->rng.key[1])
        return walk_say(w, "the imagined world knows the chance to come", NULL, seat);
    if (!same_views(w, seat))
        return walk_say(w, "the view of the imagined world is another", NULL, seat);
    if (!w->game->audit(w->game, w->other, &why))
        return walk_say(w, w->game->ruleset[why.rule].id, NULL, seat);
    if (lz_roll(&w->rng, 2))
        ((struct lz_head *)w->other)->rng = truth->rng;
    return NULL;
}

static bool same_chance(const struct walk *w) { return lz_head_of(w->other)->rng.key[0] == walk_head(w)->rng.key[0]; }

static bool flagged(const struct lz_game *game, const struct lz_kept *kept, unsigned flag) {
    for (uint32_t i = 0; i < kept->count; i++)
        if (game->kinds[kept->at[i].kind].flags & flag)
            return true;
    return false;
}
static bool reveals(const struct lz_game *game, const struct lz_kept *kept) { return flagged(game, kept, LZ_REVEALS); }

static bool same_events(const struct lz_kept *a, const struct lz_kept *b) {
    return a->count == b->count && memcmp(a->at, b->at, a->count * sizeof(struct lz_event)) == 0;
}

/* Of each kind of event: how often it told two worlds apart, and how often the views did not. */
static struct { uint32_t told, unknown; } tally[256];

static void note_difference(struct walk *w, const struct lz_kept *a, const struct lz_kept *b, const void *other) {
    uint32_t i = 0, least = a->count < b->count ? a->count : b->count;
    while (i < least && memcmp(&a->at[i], &b->at[i], sizeof a->at[0]) == 0)
        i++;
    uint8_t kind = (uint8_t)(i < a->count ? a->at[i].kind : b->at[i].kind);
    tally[kind].told++;
    tally[kind].unknown += same_views_in(w, other, a->seat);
}

/* Another move of the same seat in the other world, tried in a third. */
static bool try_other_move(struct walk *w, const struct lz_input *in, struct lz_kept *kept) {
    struct lz_sink out = lz_sink_keep(kept);
    struct lz_input other = *in;
    if (in->move.seat == kept->seat || in->move.seat == LZ_CLOCK || lz_roll(&w->rng, 2))
        return false;
    memcpy(w->third, w->other, w->game->state_size);
    if (!w->game->sample(w->game, w->third, in->move.seat, &w->rng, &other.move))
        return false;
    walk_make_in(w, w->third, &other, &out);
    return true;
}

/* After equal events: equal views, unless chance was another and one of the events came of it, or one says that there
   is more to see than was told. */
static const char *views_agree(struct walk *w, const struct lz_kept *kept, const struct lz_input *in, bool *alive) {
    *alive = same_views(w, kept->seat);
    if (*alive || (!same_chance(w) && reveals(w->game, kept)) || flagged(w->game, kept, LZ_SURVEYS))
        return NULL;
    return walk_say(w, "shows in a view that cannot know it", &in->move, kept->seat);
}

/* Makes the input in both worlds. `alive` turns false when the worlds may differ from here on. */
static const char *make_in_both(struct walk *w, int seat, struct lz_input *in, bool *alive) {
    struct lz_kept kept = { w->events, 0, WALK_EVENTS, 0, seat }, kept2 = { w->events2, 0, WALK_EVENTS, 0, seat };
    struct lz_sink out = lz_sink_keep(&kept), out2 = lz_sink_keep(&kept2);
    bool other = try_other_move(w, in, &kept2);
    walk_make(w, in, &out);
    if (other && same_events(&kept, &kept2)) {
        memcpy(w->other, w->third, w->game->state_size);
        return views_agree(w, &kept, in, alive);
    }
    if (other)
        note_difference(w, &kept, &kept2, w->third);
    kept2.count = 0;
    if (!lz_check(w->game, w->other, &in->move, NULL)) {
        *alive = false;
        return in->move.seat == seat ? walk_say(w, "of its own is refused in the other world", &in->move, seat) : NULL;
    }
    walk_make_in(w, w->other, in, &out2);
    if (!same_events(&kept, &kept2)) {
        *alive = false;
        if (!reveals(w->game, &kept) && !reveals(w->game, &kept2))
            return walk_say(w, "makes events that show what is hidden", &in->move, seat);
        note_difference(w, &kept, &kept2, w->other);
        return NULL;
    }
    return views_agree(w, &kept, in, alive);
}

const char *prop_leak(struct walk *w) {
    struct lz_input in;
    bool alive = false;
    int seat = 0;
    while (walk_next(w, &in)) {
        const char *wrong = NULL;
        if (!alive || lz_roll(&w->rng, 8) == 0) {
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

const char *prop_leak_after(struct walk *w) {
    const char *wrong = NULL;
    for (int kind = 0; kind < w->game->kind_count && !wrong; kind++)
        if (tally[kind].told >= 8 && tally[kind].unknown > tally[kind].told / 2) {
            char words[200];
            struct lz_writer to = lz_writer_in(words, sizeof words);
            lz_put(&to, "'");
            lz_put(&to, w->game->kinds[kind].word);
            lz_put(&to, "' tells seats what their views do not know, times: ");
            lz_put_number(&to, tally[kind].unknown);
            wrong = walk_say(w, words, NULL, -1);
        }
    memset(tally, 0, sizeof tally);
    return wrong;
}
