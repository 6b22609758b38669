/* The hooks of struct lz_game as the kit has them, for the descriptors of the sister games. */
#ifndef RUMMY_DOORS_H
#define RUMMY_DOORS_H

#include "games/kit/rummy_state.h"

bool rummy_setup(const struct lz_game *, void *state, const struct lz_setup *, struct lz_sink *, struct lz_why *);
bool rummy_check(const struct lz_game *, const void *state, const struct lz_input *, struct lz_why *);
void rummy_apply(const struct lz_game *, void *state, const struct lz_move *, struct lz_sink *);
void rummy_legal(const struct lz_game *, const void *state, int seat, struct lz_moves *);
bool rummy_sample(const struct lz_game *, const void *state, int seat, struct lz_rng *, struct lz_move *);
void rummy_view(const struct lz_game *, const void *state, int seat, void *view);
void rummy_imagine(const struct lz_game *, const void *view, struct lz_rng *, void *state);
void rummy_score(const struct lz_game *, const void *state, int32_t points[LZ_SEATS]);
void rummy_stand(const struct lz_game *, const void *state, int32_t points[LZ_SEATS]);
int rummy_side(const struct lz_game *, int seats, int seat);
void rummy_question(const struct lz_game *, const void *view, struct lz_writer *);
void rummy_effect(const struct lz_game *, const void *view, const struct lz_input *, struct lz_effects *);
void rummy_because(const struct lz_game *, const void *view, const struct lz_input *, const struct lz_why *,
                   struct lz_writer *);
void rummy_advise(const struct lz_game *, const void *view, struct lz_advices *);
void rummy_explain(const struct lz_game *, char form, int arg, struct lz_writer *);
void rummy_describe(const struct lz_game *, char form, int arg, struct lz_writer *);
void rummy_table(const struct lz_game *, const void *view, const struct lz_paper *, struct lz_writer *);
bool rummy_audit(const struct lz_game *, const void *state, struct lz_why *);
void rummy_show(const struct lz_game *, const void *view, struct lz_writer *);

#define RUMMY_DOORS \
    .seats_least = 2, .seats_most = RUMMY_SEATS, .state_size = sizeof(struct rummy), \
    .view_size = sizeof(struct rummy_view), .setup = rummy_setup, .check = rummy_check, .apply = rummy_apply, \
    .legal = rummy_legal, .sample = rummy_sample, .view = rummy_view, .imagine = rummy_imagine, .score = rummy_score, \
    .stand = rummy_stand, .side = rummy_side, .ask = rummy_question, .effect = rummy_effect, .because = rummy_because, \
    .advise = rummy_advise, .explain = rummy_explain, .describe = rummy_describe, .table = rummy_table, \
    .audit = rummy_audit, .show = rummy_show

#endif
