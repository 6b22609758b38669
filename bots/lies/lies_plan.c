/* Plans: candidates for a whole turn are made up by the quick player under noise; the best looking are finished by
   playouts in imagined worlds, the same for all. Until cards are drawn a turn follows from the own hand alone, so a
   candidate made in one world is legal in every other. LL-17.1. */
#include "bots/lies/lies_mind.h"

#include "core/bug.h"
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"

#include <string.h>

static int asked(const void *state) { return lz_first(lz_head_of(state)->wait); }

/* Cards come from the deck: what was planned without knowing them ends there. */
static uint32_t drawn(const struct lies_open *o, int seat) { return (uint32_t)(o->decks[seat] | o->shuffles << 8); }

static bool draws(struct lies_search *s, const struct lz_move *move) {
    if (move->verb != LIES_V_KEEP && move->verb != LIES_V_TOSS)
        return false;
    s->mind->game->view(s->mind->game, s->copy, s->seat, &s->mind->view);
    return drawn(&s->mind->view.open, s->seat) != drawn(&s->view->open, s->seat);
}

/* What is asked before a turn is no part of it: the turn has a plan of its own. */
static bool turn_begins(const struct lies_search *s) {
    return s->mind->view.open.stage == LIES_S_TURN && s->view->open.stage != LIES_S_TURN;
}

/* A turn as the quick player goes on after the first moves of the plan. */
static void make_up(struct lies_search *s, struct lies_plan *plan, uint32_t kept) {
    struct lies_mind *m = s->mind;
    memcpy(s->copy, s->first, s->state_room);
    plan->count = 0;
    while (plan->count < LIES_PLAN && asked(s->copy) == s->seat) {
        struct lz_move *move = &plan->move[plan->count];
        if (plan->count >= kept)
            *move = lies_quick(m, s->copy, s->seat);
        if (plan->count >= kept && turn_begins(s))
            return;
        plan->count++;
        m->game->apply(m->game, s->copy, move, NULL);
        if (draws(s, move))
            return;
    }
}

/* From points ahead to the chance of winning: the fewer turns are left, the surer. */
static float chance(struct lies_mind *m, const void *state, const struct lies_search *s) {
    m->game->view(m->game, state, s->seat, &m->view);
    float lead = lies_lead(m, s->role) * (float)lies_sign(s->role);
    float width = m->view.seen.over ? .25f : 1.2f + .35f * (float)lies_turns_left(m->facts, &m->view);
    return lead / (width + (lead < 0 ? -lead : lead));
}

static void play_on(struct lies_search *s, void *state) {
    struct lies_mind *m = s->mind;
    int turn = s->view->open.round * LIES_SEATS + s->view->open.turn;
    for (uint32_t turns = 0; !lz_head_of(state)->over;) {
        struct lz_move move = lies_quick(m, state, asked(state));
        int at = m->view.open.round * LIES_SEATS + m->view.open.turn;
        if (at != turn && ++turns > s->turns)
            return;
        turn = at;
        m->game->apply(m->game, state, &move, NULL);
    }
}

static float finish(struct lies_search *s, const struct lies_plan *plan) {
    struct lies_mind *m = s->mind;
    float sum = 0;
    for (uint32_t w = 0; w < s->worlds; w++) {
        memcpy(s->copy, s->world + w * s->state_room, s->state_room);
        for (uint32_t i = 0; i < plan->count; i++)
            m->game->apply(m->game, s->copy, &plan->move[i], NULL);
        play_on(s, s->copy);
        sum += chance(m, s->copy, s);
    }
    return sum;
}

/* The best looking candidates to the front. */
static void sort_best(struct lies_plan *plan, uint32_t count, uint32_t front) {
    for (uint32_t i = 0; i < front && i < count; i++) {
        uint32_t best = i;
        for (uint32_t k = i + 1; k < count; k++)
            if (plan[k].value > plan[best].value)
                best = k;
        struct lies_plan kept = plan[i];
        plan[i] = plan[best];
        plan[best] = kept;
    }
}

static bool same_plan(const struct lies_plan *a, const struct lies_plan *b) {
    return a->count == b->count && memcmp(a->move, b->move, a->count * sizeof a->move[0]) == 0;
}

static bool is_new(const struct lies_plan *plan, uint32_t at) {
    for (uint32_t i = 0; i < at; i++)
        if (plan[i].value == plan[at].value && same_plan(&plan[i], &plan[at]))
            return false;
    return true;
}

/* The first third is made up anew, the rest goes on differently from somewhere in the best so far. */
static uint32_t gather(struct lies_search *s, struct lz_rng *rng) {
    struct lies_mind *m = s->mind;
    uint32_t count = 0, best = 0;
    for (uint32_t c = 0; c < s->candidates; c++) {
        struct lies_plan *plan = &s->plan[count];
        uint32_t kept = 0;
        if (3 * c > s->candidates) {
            kept = lz_roll(rng, s->plan[best].count);
            memcpy(plan->move, s->plan[best].move, kept * sizeof plan->move[0]);
        }
        lies_noise_set(m, lz_draw(rng), c ? (float)(1 + c % 3) / 3 : 0);
        make_up(s, plan, kept);
        lies_noise_set(m, 0, 0);
        plan->value = chance(m, s->copy, s);
        if (!is_new(s->plan, count))
            continue;
        best = plan->value > s->plan[best].value ? count : best;
        count++;
    }
    return count;
}

void lies_search(struct lies_search *s, struct lz_rng *rng) {
    uint32_t count = gather(s, rng), finalists = count < s->finalists ? count : s->finalists;
    sort_best(s->plan, count, finalists);
    if (count == 1 || !s->worlds)
        return;
    for (uint32_t w = 0; w < s->worlds; w++)
        s->mind->game->imagine(s->mind->game, s->view, rng, s->world + w * s->state_room);
    for (uint32_t i = 0; i < finalists; i++)
        s->plan[i].value = finish(s, &s->plan[i]);
    sort_best(s->plan, finalists, 1);
}

bool lies_plan_next(struct lies_search *s, const struct lies_plan *plan, const struct lies_view *now,
                    struct lz_move *move) {
    struct lies_mind *m = s->mind;
    memcpy(s->copy, s->first, s->state_room);
    for (uint32_t i = 0; i < plan->count; i++) {
        m->game->view(m->game, s->copy, s->seat, &m->view);
        *move = plan->move[i];
        if (lies_turn_same(&m->view, now))
            return true;
        m->game->apply(m->game, s->copy, move, NULL);
    }
    return false;
}
