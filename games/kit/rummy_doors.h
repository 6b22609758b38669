/* The doors of struct lz_game for a sister game, whose rules hang in the descriptor as `laws`. */
#ifndef RUMMY_DOORS_H
#define RUMMY_DOORS_H

#include "games/kit/rummy_state.h"

bool rummy_door_setup(const struct lz_game *, void *state, const struct lz_setup *, struct lz_sink *, struct lz_why *);
bool rummy_door_check(const struct lz_game *, const void *state, const struct lz_input *, struct lz_why *);
void rummy_door_apply(const struct lz_game *, void *state, const struct lz_move *, struct lz_sink *);
void rummy_door_legal(const struct lz_game *, const void *state, int seat, struct lz_moves *);
bool rummy_door_sample(const struct lz_game *, const void *state, int seat, struct lz_rng *, struct lz_move *);
void rummy_door_view(const struct lz_game *, const void *state, int seat, void *view);
void rummy_door_imagine(const struct lz_game *, const void *view, struct lz_rng *, void *state);
void rummy_door_score(const struct lz_game *, const void *state, int32_t points[LZ_SEATS]);
void rummy_door_stand(const struct lz_game *, const void *state, int32_t points[LZ_SEATS]);
int rummy_door_side(const struct lz_game *, int seats, int seat);
void rummy_door_ask(const struct lz_game *, const void *view, struct lz_writer *); /* rummy_words.c */
bool rummy_door_audit(const struct lz_game *, const void *state, struct lz_why *);
void rummy_door_show(const struct lz_game *, const void *view, struct lz_writer *);

#define RUMMY_DOORS \
    .seats_least = 2, .seats_most = RUMMY_SEATS, .state_size = sizeof(struct rummy), \
    .view_size = sizeof(struct rummy_view), .setup = rummy_door_setup, .check = rummy_door_check, \
    .apply = rummy_door_apply, .legal = rummy_door_legal, .sample = rummy_door_sample, .view = rummy_door_view, \
    .imagine = rummy_door_imagine, .score = rummy_door_score, .stand = rummy_door_stand, .side = rummy_door_side, \
    .ask = rummy_door_ask, .audit = rummy_door_audit, .show = rummy_door_show

#endif
