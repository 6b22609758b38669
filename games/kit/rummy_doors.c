/* The doors of struct lz_game for a sister game: each leads into the kit with the rules that hang in the descriptor. */
#include "games/kit/rummy_doors.h"

static const struct rummy_rules *rules_of(const struct lz_game *game) { return game->laws; }

bool rummy_door_setup(const struct lz_game *game, void *state, const struct lz_setup *from, struct lz_sink *out,
                      struct lz_why *why) {
    return rummy_setup(rules_of(game), state, from, out, why);
}
bool rummy_door_check(const struct lz_game *game, const void *state, const struct lz_input *in, struct lz_why *why) {
    return rummy_check(rules_of(game), state, &in->move, why);
}
void rummy_door_apply(const struct lz_game *game, void *state, const struct lz_move *move, struct lz_sink *out) {
    rummy_apply(rules_of(game), state, move, out);
}
void rummy_door_legal(const struct lz_game *game, const void *state, int seat, struct lz_moves *moves) {
    rummy_legal(rules_of(game), state, seat, moves);
}
bool rummy_door_sample(const struct lz_game *game, const void *state, int seat, struct lz_rng *rng,
                       struct lz_move *move) {
    return rummy_sample(rules_of(game), state, seat, rng, move);
}
void rummy_door_view(const struct lz_game *game, const void *state, int seat, void *to) {
    rummy_view(game, state, seat, to);
}
void rummy_door_imagine(const struct lz_game *game, const void *from, struct lz_rng *rng, void *state) {
    rummy_imagine(rules_of(game), from, rng, state);
}
void rummy_door_score(const struct lz_game *game, const void *state, int32_t points[LZ_SEATS]) {
    rummy_score(state, points);
}
void rummy_door_stand(const struct lz_game *game, const void *state, int32_t points[LZ_SEATS]) {
    rummy_stand(rules_of(game), state, points);
}
int rummy_door_side(const struct lz_game *game, int seats, int seat) {
    return rummy_partners(game->facts, seats) ? seat % 2 : seat;
}
bool rummy_door_audit(const struct lz_game *game, const void *state, struct lz_why *why) {
    return rummy_audit(rules_of(game), state, why);
}
void rummy_door_show(const struct lz_game *game, const void *from, struct lz_writer *w) { rummy_show(game, from, w); }
