/* Non-interference: two worlds in which a seat has seen the same events are, for that seat, the same one: its view, its
   legal moves, the refusals it gets. The other world is imagined from its view, then played beside the true one. There
   the other seats may do otherwise: make another move, or none, or more of them, and at other times, as long as this
   seat is told nothing of it; counts and times are knowledge. What a seat is told may differ only where the events say
   that they reveal something, and where its view knows the difference too. So no client, and no bot, can be handed more
   than its seat may know (SW-17.4, SW-24.1). */
#include "tests/prop/prop.h"

#include "core/bug.h"
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/event.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/verb.h"

enum { ASKED = 12, MORE = 2, DEALS = 4 };

/* ---- what a seat is told */

/* The events of one input that the seat sees, the words kept beyond the input. */
struct told {
    struct lz_kept kept;
    char words[LZ_SPEECH];
};

static void hear(void *to, const struct lz_event *event) {
    struct told *told = to;
    struct lz_event heard = *event;
    struct lz_sink keep = lz_sink_keep(&told->kept);
    if (event->text.len) {
        memcpy(told->words, event->text.at, event->text.len);
        heard.text.at = told->words;
    }
    heard.seen = lz_in(event->seen, told->kept.seat) ? lz_only(told->kept.seat) : 0; /* who else is not told */
    keep.take(keep.to, &heard);
}
static struct lz_sink sink_of(struct told *told) { return (struct lz_sink){ hear, told }; }

static struct told told_to(int seat, struct lz_event *room) {
    return (struct told){ .kept = { room, 0, WALK_EVENTS, 0, seat } };
}

static bool same_event(const struct lz_event *a, const struct lz_event *b) {
    return a->kind == b->kind && a->seat == b->seat && a->args == b->args &&
           memcmp(a->arg, b->arg, sizeof a->arg) == 0 && a->text.len == b->text.len &&
           (!a->text.len || memcmp(a->text.at, b->text.at, a->text.len) == 0);
}

/* How many events at the front are the same in both. */
static uint32_t alike(const struct lz_kept *a, const struct lz_kept *b) {
    uint32_t i = 0;
    while (i < a->count && i < b->count && same_event(&a->at[i], &b->at[i]))
        i++;
    return i;
}
static bool same_told(const struct told *a, const struct told *b) {
    return a->kept.count == b->kept.count && alike(&a->kept, &b->kept) == a->kept.count;
}

static bool flagged(const struct lz_game *game, const struct lz_kept *kept, unsigned flag) {
    for (uint32_t i = 0; i < kept->count; i++)
        if (game->kinds[kept->at[i].kind].flags & flag)
            return true;
    return false;
}

/* What differs first says that it reveals something, or comes after what does: it may follow from it. */
static bool revealed(const struct lz_game *game, const struct lz_kept *a, const struct lz_kept *b) {
    for (uint32_t i = 0, last = alike(a, b); i <= last; i++)
        if ((i < a->count && game->kinds[a->at[i].kind].flags & LZ_REVEALS) ||
            (i < b->count && game->kinds[b->at[i].kind].flags & LZ_REVEALS))
            return true;
    return false;
}

/* ---- two worlds */

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
        struct lz_input in = { .move = prop_any_move(w, seat), .at = walk_head(w)->now + 1 };
        struct lz_why a = { 0 }, b = { 0 };
        bool yes = w->game->check(w->game, w->state, &in, &a);
        if (yes != w->game->check(w->game, w->other, &in, &b) || (!yes && memcmp(&a, &b, sizeof a) != 0))
            return walk_say(w, "is answered by what its seat cannot know", &in.move, -1);
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

/* In another world than the true one; false if it is refused there. */
static bool make_in(struct walk *w, void *state, struct lz_input in, struct told *told) {
    struct lz_match match = { .game = w->game, .state = state };
    struct lz_sink out = sink_of(told);
    if (in.move.verb != LZ_TICK)
        return lz_submit(&match, &in, &out, NULL) == LZ_OK;
    if (!w->game->check(w->game, state, &in, NULL))
        return false;
    lz_step(w->game, state, &in, &out);
    return true;
}

/* ---- what may not be */

/* Of each kind of event, in steps after which views show another picture than events have told: how often it told two
   worlds apart, and how often the views did not. A turn of many events may end as another turn would have ended. */
static struct { uint32_t told, unknown; } tally[256];

static const char *say_unknown(struct walk *w, int kind, int seat) {
    char words[200];
    struct lz_writer to = lz_writer_in(words, sizeof words);
    lz_put(&to, "'");
    lz_put(&to, w->game->kinds[kind].word);
    lz_put(&to, "' tells seats what their views do not know");
    return walk_say(w, words, NULL, seat);
}

/* Charges every event of the one world that the other lacks and for which no table answers: what a kind tells to all,
   to its owner or to a side was asserted when it was told; whom a rule names, only the view can say. */
static const char *charge(struct walk *w, const struct lz_kept *a, const struct lz_kept *b, bool known) {
    bool surveyed = flagged(w->game, a, LZ_SURVEYS) || flagged(w->game, b, LZ_SURVEYS);
    for (uint32_t i = 0; i < a->count; i++) {
        uint8_t kind = (uint8_t)a->at[i].kind;
        uint32_t j = 0;
        while (j < b->count && !same_event(&a->at[i], &b->at[j]))
            j++;
        if (j < b->count || w->game->kinds[kind].audience != LZ_TO_NAMED || w->game->kinds[kind].flags & LZ_SPOKEN)
            continue;
        if (!known && !surveyed)
            return say_unknown(w, kind, a->seat);
        tally[kind].told++;
        tally[kind].unknown += !known;
    }
    return NULL;
}

/* Whatever tells two worlds apart must be in the view: else it is told and not known. */
static const char *told_what_is_known(struct walk *w, const struct told *a, const struct told *b, const void *other) {
    bool known = !same_views_in(w, other, a->kept.seat);
    const char *wrong = charge(w, &a->kept, &b->kept, known);
    return wrong ? wrong : charge(w, &b->kept, &a->kept, known);
}

/* After equal events: equal views, unless chance was another and one of the events came of it, or one says that there
   is more to see than was told. */
static const char *views_agree(struct walk *w, const struct told *told, const struct lz_input *in, bool *alive) {
    const struct lz_kept *kept = &told->kept;
    *alive = same_views(w, kept->seat);
    if (*alive || (!same_chance(w) && flagged(w->game, kept, LZ_REVEALS)) || flagged(w->game, kept, LZ_SURVEYS))
        return NULL;
    return walk_say(w, "shows in a view that cannot know it", &in->move, kept->seat);
}

/* Where several may act at once: what one of the others does, of which the seat is told nothing, it does not notice
   at all. (In a turn all see who is asked, and that he has answered shows by who is asked next.) */
static bool crowd(const void *state) { return lz_seats_count(lz_head_of(state)->may) > 1; }

static const char *nothing_noticed(struct walk *w, const struct lz_move *move, int seat) {
    return same_views(w, seat) ? NULL : walk_say(w, "is noticed by one who was not told", move, seat);
}

static int64_t between(struct walk *w, int64_t from, int64_t to) {
    return from < to ? from + lz_roll(&w->rng, (uint32_t)(to - from < 1000000 ? to - from : 1000000)) : to;
}

/* Others make more moves in the other world than in the true one, before the next is made in both. */
static const char *make_more(struct walk *w, int seat, const struct lz_input *next) {
    struct told told = told_to(seat, w->events2);
    const char *wrong = NULL;
    for (int n = (int)lz_roll(&w->rng, MORE + 1); !wrong && n > 0 && crowd(w->other); n--) {
        int who = (int)lz_roll(&w->rng, w->setup.seats);
        struct lz_input in = { .at = between(w, lz_head_of(w->other)->now, next->at) };
        if (who == seat || in.at >= lz_head_of(w->other)->alarm ||
            !w->game->sample(w->game, w->other, who, &w->rng, &in.move))
            continue;
        told.kept.count = 0;
        memcpy(w->third, w->other, w->game->state_size);
        if (!make_in(w, w->third, in, &told) || told.kept.count)
            continue;
        memcpy(w->other, w->third, w->game->state_size);
        wrong = nothing_noticed(w, &in.move, seat);
    }
    return wrong;
}

/* Another move of the same seat, tried in a third world. */
static bool try_other_move(struct walk *w, const struct lz_input *in, struct told *told) {
    struct lz_input other = *in;
    if (in->move.seat == told->kept.seat || in->move.seat == LZ_CLOCK || lz_roll(&w->rng, 2))
        return false;
    memcpy(w->third, w->other, w->game->state_size);
    if (!w->game->sample(w->game, w->third, in->move.seat, &w->rng, &other.move))
        return false;
    return make_in(w, w->third, other, told);
}

/* In the other world, too: the same input, or another of the same seat that tells ours the same. */
static const char *follow(struct walk *w, const struct lz_input *in, const struct told *truth, bool *alive) {
    int seat = truth->kept.seat;
    struct told told = told_to(seat, w->events2);
    if (try_other_move(w, in, &told)) {
        if (same_told(truth, &told)) {
            memcpy(w->other, w->third, w->game->state_size);
            return views_agree(w, truth, in, alive);
        }
        const char *wrong = told_what_is_known(w, truth, &told, w->third);
        if (wrong)
            return wrong;
    }
    told.kept.count = 0;
    if (!make_in(w, w->other, *in, &told)) {
        *alive = false;
        return in->move.seat == seat ? walk_say(w, "of its own is refused in the other world", &in->move, seat) : NULL;
    }
    if (same_told(truth, &told))
        return views_agree(w, truth, in, alive);
    *alive = false;
    if (!revealed(w->game, &truth->kept, &told.kept))
        return walk_say(w, "makes events that show what is hidden", &in->move, seat);
    return told_what_is_known(w, truth, &told, w->other);
}

/* Makes the input in both worlds. `alive` turns false when the worlds may differ from here on. */
static const char *make_in_both(struct walk *w, int seat, struct lz_input *in, bool *alive) {
    struct told truth = told_to(seat, w->events);
    struct lz_sink out = sink_of(&truth);
    bool crowded = crowd(w->state) && in->move.seat != seat && in->move.seat != LZ_CLOCK;
    const char *wrong = make_more(w, seat, in);
    struct lz_input same = *in;
    if (wrong)
        return wrong;
    walk_make(w, in, &out);
    if (!crowded || truth.kept.count)
        return follow(w, &same, &truth, alive);
    if (lz_roll(&w->rng, 2))
        return nothing_noticed(w, &in->move, seat); /* not made at all over there */
    same.at = between(w, lz_head_of(w->other)->now, same.at);
    return follow(w, &same, &truth, alive);
}

/* ---- speech */

/* Speech gets words now and then; they are heard by the state, so what is answered must not tell of it either. */
static const char *say_something(struct walk *w, int seat, struct lz_input *in) {
    static const char *const lines[] = { "the old lizard sleeps", "No!", "meet me where rivers turn", "1984", " " };
    struct lz_match truth = { .game = w->game, .state = w->state }, dream = { .game = w->game, .state = w->other };
    struct lz_why a = { 0 }, b = { 0 };
    if (in->move.verb == LZ_TICK || !lz_move_spoken(w->game, &in->move))
        return NULL;
    struct lz_input spoken = *in, same;
    if (!in->text.len)
        spoken.text = lz_span(lines[lz_roll(&w->rng, LZ_COUNT(lines))]);
    same = spoken;
    bool yes = lz_judge(&truth, &spoken, &a), also = lz_judge(&dream, &same, &b);
    if (in->move.seat == seat &&
        (yes != also || memcmp(&a, &b, sizeof a) != 0 || !lz_move_equal(&spoken.move, &same.move)))
        return walk_say(w, "is heard by what its seat cannot know", &in->move, seat);
    if (!yes && in->text.len && !w->game->sample(w->game, w->state, in->move.seat, &w->rng, &in->move))
        LZ_BUG("no move to sample for a seat that may act");
    in->text = yes ? spoken.text : (struct lz_text){ 0 };
    return NULL;
}

/* ---- the deal */

/* What setup tells: of two deals that leave the seat the same view it has heard the same. */
static const char *same_deals(struct walk *w, int seat) {
    struct lz_setup setup = w->setup;
    struct lz_match truth = { .game = w->game, .state = w->other }, other = { .game = w->game, .state = w->third };
    for (int n = 0; n < DEALS; n++) {
        struct told a = told_to(seat, w->events), b = told_to(seat, w->events2);
        struct lz_sink out = sink_of(&a), out2 = sink_of(&b);
        setup.key[0]++;
        if (!lz_begin(&truth, &w->setup, &out, NULL) || !lz_begin(&other, &setup, &out2, NULL))
            return walk_say(w, "the same setup is refused with another key", NULL, -1);
        memset(w->view, 0x11, w->game->view_size);
        w->game->view(w->game, w->other, seat, w->view);
        w->game->view(w->game, w->third, seat, w->view2);
        if (!same_told(&a, &b) && memcmp(w->view, w->view2, w->game->view_size) == 0)
            return walk_say(w, "setup tells it what its view does not know", NULL, seat);
    }
    return NULL;
}

const char *prop_leak(struct walk *w) {
    struct lz_input in;
    bool alive = false;
    int seat = (int)lz_roll(&w->rng, w->setup.seats + 1u);
    const char *wrong = same_deals(w, seat == w->setup.seats ? LZ_ONLOOKER : seat);
    while (!wrong && walk_next(w, &in)) {
        if (!alive || lz_roll(&w->rng, 8) == 0) {
            seat = (int)lz_roll(&w->rng, w->setup.seats + 1u);
            seat = seat == w->setup.seats ? LZ_ONLOOKER : seat;
            wrong = imagine_for(w, seat);
            alive = true;
        }
        if (!wrong && seat != LZ_ONLOOKER)
            wrong = same_answers(w, seat);
        if (!wrong)
            wrong = say_something(w, seat, &in);
        if (!wrong)
            wrong = make_in_both(w, seat, &in, &alive);
    }
    return wrong;
}

const char *prop_leak_after(struct walk *w) {
    const char *wrong = NULL;
    for (int kind = 0; kind < w->game->kind_count && !wrong; kind++)
        if (tally[kind].told >= 8 && tally[kind].unknown > tally[kind].told / 2)
            wrong = say_unknown(w, kind, -1);
    memset(tally, 0, sizeof tally);
    return wrong;
}
