/* Raw moves into lz_submit: whatever comes, the state is sound after it, and as before if it was refused. Some bytes
   choose a legal move instead, so that the match goes on to where raw bytes would never come. */
#include "core/match.h"
#include "core/seats.h"
#include "tests/fuzz/fuzz.h"

static struct lz_move room[LZ_MOVES];

static struct lz_move raw_move(struct fuzz *f) {
    struct lz_move move = { 0 };
    uint8_t few[4];
    fuzz_bytes(f, few, sizeof few);
    move.seat = few[0];
    move.verb = few[1];
    move.args = few[2];
    move.spare = few[3];
    for (int i = 0; i < LZ_ARGS && (i < move.args || few[3]); i++)
        move.arg[i] = (int16_t)((int8_t)fuzz_byte(f) * (few[3] == 7 ? 200 : 1));
    return move;
}

static struct lz_move legal_move(struct fuzz *f, const struct lz_game *game, const void *state) {
    struct lz_moves legal = { room, 0, LZ_MOVES, false };
    lz_seats may = lz_head_of(state)->may;
    uint8_t which = fuzz_byte(f);
    for (int skip = which % 4; skip > 0 && may & (may - 1); skip--)
        may &= may - 1;
    if (!may)
        return raw_move(f);
    game->legal(game, state, lz_first(may), &legal);
    return legal.count ? room[(which + 256u * fuzz_byte(f)) % legal.count] : raw_move(f);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static _Alignas(16) uint8_t state[FUZZ_STATE], before[FUZZ_STATE];
    struct fuzz f = { data, size };
    const struct lz_game *game = fuzz_game(&f);
    struct lz_setup setup = fuzz_setup(&f, game);
    struct lz_match match = { game, state, NULL, true };
    struct lz_why why = { 0 };
    lz_assert(game->state_size <= FUZZ_STATE);
    if (!game->setup(game, state, &setup, NULL, &why)) {
        lz_assert(why.rule < game->rule_count);
        return 0;
    }
    while (f.left) {
        uint8_t how = fuzz_byte(&f);
        struct lz_input in = { .at = lz_head_of(state)->now + (how >> 5) * 1000 };
        in.move = how % 4 ? legal_move(&f, game, state) : raw_move(&f);
        if (lz_ring(&match, in.at, NULL) != LZ_OK)
            LZ_BUG("nothing can fail without a journal");
        memcpy(before, state, game->state_size);
        why.rule = UINT16_MAX;
        enum lz_status status = lz_submit(&match, &in, NULL, &why);
        lz_assert(status != LZ_FAILED);
        if (status == LZ_REFUSED)
            lz_assert(why.rule < game->rule_count && memcmp(before, state, game->state_size) == 0);
    }
    return 0;
}
