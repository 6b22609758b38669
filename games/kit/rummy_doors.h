/* The doors of struct lz_game for a sister game: each leads into the kit with the `rules` of the file that includes
   this. One file a game does. */
#ifndef RUMMY_DOORS_H
#define RUMMY_DOORS_H

#include "games/kit/rummy_state.h"

static const struct rummy_rules rules;

static bool setup(void *state, const struct lz_setup *from, struct lz_sink *out, struct lz_why *why) {
    return rummy_setup(&rules, state, from, out, why);
}
static bool check(const void *state, const struct lz_move *move, struct lz_why *why) {
    return rummy_check(&rules, state, move, why);
}
static void apply(void *state, const struct lz_move *move, struct lz_sink *out) {
    rummy_apply(&rules, state, move, out);
}
static void legal(const void *state, int seat, struct lz_moves *moves) { rummy_legal(&rules, state, seat, moves); }
static bool sample(const void *state, int seat, struct lz_rng *rng, struct lz_move *move) {
    return rummy_sample(&rules, state, seat, rng, move);
}
static void view(const void *state, int seat, void *to) { rummy_view(state, seat, to); }
static void imagine(const void *from, struct lz_rng *rng, void *state) { rummy_imagine(&rules, from, rng, state); }
static void score(const void *state, int32_t points[LZ_SEATS]) { rummy_score(state, points); }
static void stand(const void *state, int32_t points[LZ_SEATS]) { rummy_stand(&rules, state, points); }
static bool audit(const void *state, struct lz_why *why) { return rummy_audit(&rules, state, why); }
static void show(const void *from, struct lz_writer *w) { rummy_show(rules.game, from, w); }

#define RUMMY_DOORS \
    .seats_least = 2, .seats_most = RUMMY_SEATS, .state_size = sizeof(struct rummy), \
    .view_size = sizeof(struct rummy_view), .setup = setup, .check = check, .apply = apply, .legal = legal, \
    .sample = sample, .view = view, .imagine = imagine, .score = score, .stand = stand, .audit = audit, .show = show

#endif
