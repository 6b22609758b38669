/* The bot `greedy`: tries every move in a few imagined worlds and takes the one after which it stands best. It knows
   no game: the contract's `stand` is all it goes by. */
#include "bots/bot.h"

#include "core/bug.h"
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"

#include <string.h>

enum { THINK = 1, TIE = 2 }; /* purposes of chance */
enum { WORLDS = 4, SAMPLES = 64 };

struct greedy_memory {
    const struct lz_game *game;
    struct lz_rng rng;
    int seat;
};

struct greedy_scratch {
    int64_t gain[LZ_MOVES];
    struct lz_move moves[LZ_MOVES];
    _Alignas(LZ_BOT_ALIGN) uint8_t room[]; /* a world and its copy */
};

static uint32_t state_room(const struct lz_game *game) {
    return (game->state_size + LZ_BOT_ALIGN - 1) / LZ_BOT_ALIGN * LZ_BOT_ALIGN;
}

static uint32_t memory(const struct lz_game *game) { return sizeof(struct greedy_memory); }
static uint32_t scratch(const struct lz_game *game) {
    return (uint32_t)sizeof(struct greedy_scratch) + 2 * state_room(game);
}

static void begin(void *memory, const struct lz_chair *chair) {
    *(struct greedy_memory *)memory = (struct greedy_memory){ chair->game, lz_rng_from(chair->key[0], chair->key[1]),
                                                              chair->seat };
}

/* What I have more than the best of those who are not on my side. */
static int64_t lead(const struct lz_game *game, const void *state, int me) {
    int32_t points[LZ_SEATS] = { 0 };
    int seats = lz_head_of(state)->seats, mine = lz_side_of(game, seats, me), best = -1;
    game->stand(game, state, points);
    for (int i = 0; i < seats; i++)
        if (lz_side_of(game, seats, i) != mine && (best < 0 || points[i] > points[best]))
            best = i;
    return (int64_t)points[me] - (best < 0 ? 0 : points[best]);
}

/* Where a game cannot list its moves, a handful of samples must do beside those it lists. */
static struct lz_moves candidates(const struct lz_game *game, struct greedy_scratch *r, int me, struct lz_rng *rng) {
    struct lz_moves moves = { r->moves, 0, LZ_MOVES, false };
    game->legal(game, r->room, me, &moves);
    for (int i = 0; !moves.complete && i < SAMPLES && moves.count < moves.room; i++)
        if (game->sample(game, r->room, me, rng, &moves.at[moves.count]))
            moves.count++;
    return moves;
}

static void try_all(const struct lz_game *game, struct greedy_scratch *r, const struct lz_moves *moves, int me) {
    uint8_t *world = r->room, *copy = r->room + state_room(game);
    for (uint32_t i = 0; i < moves->count; i++) {
        memcpy(copy, world, game->state_size);
        if (!lz_check(game, copy, &moves->at[i], NULL))
            continue;
        game->apply(game, copy, &moves->at[i], NULL);
        r->gain[i] += lead(game, copy, me);
    }
}

static uint32_t best_of(const struct greedy_scratch *r, uint32_t count, struct lz_rng *rng) {
    uint32_t best = 0, equal = 1;
    for (uint32_t i = 1; i < count; i++) {
        if (r->gain[i] > r->gain[best]) {
            best = i;
            equal = 1;
        } else if (r->gain[i] == r->gain[best] && lz_roll(rng, ++equal) == 0) {
            best = i;
        }
    }
    return best;
}

static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    const struct greedy_memory *m = memory;
    const struct lz_game *game = m->game;
    struct greedy_scratch *r = asked->scratch;
    uint32_t step = lz_seen_of(asked->view)->step;
    struct lz_rng think = lz_fork(&m->rng, THINK, step), tie = lz_fork(&m->rng, TIE, step);
    game->imagine(game, asked->view, &think, r->room);
    struct lz_moves moves = candidates(game, r, m->seat, &think);
    lz_assert(moves.count > 0);
    memset(r->gain, 0, moves.count * sizeof r->gain[0]);
    try_all(game, r, &moves, m->seat);
    for (uint32_t w = 1; moves.count > 1 && w < WORLDS && (w + 1) * (uint64_t)moves.count <= asked->nodes; w++) {
        game->imagine(game, asked->view, &think, r->room);
        try_all(game, r, &moves, m->seat);
    }
    *move = moves.at[best_of(r, moves.count, &tie)];
}

const struct lz_bot lz_bot_greedy = {
    .id = "greedy",
    .about = "takes the move after which it stands best",
    .memory = memory,
    .scratch = scratch,
    .begin = begin,
    .decide = decide,
};
