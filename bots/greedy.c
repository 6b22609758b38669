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
    lz_seats alike; /* seats that have always stood where I stand: partners, once something has happened */
    int64_t gain[LZ_MOVES];
    struct lz_move moves[LZ_MOVES];
    _Alignas(LZ_BOT_ALIGN) uint8_t room[]; /* a world and its copy */
};

static uint32_t state_room(const struct lz_game *game) {
    return (game->state_size + LZ_BOT_ALIGN - 1) / LZ_BOT_ALIGN * LZ_BOT_ALIGN;
}

static uint32_t memory(const struct lz_game *game) {
    return (uint32_t)sizeof(struct greedy_memory) + 2 * state_room(game);
}

static void begin(void *memory, const struct lz_game *game, int seat, const uint64_t key[2]) {
    struct greedy_memory *m = memory;
    (void)seat;
    m->game = game;
    m->rng = lz_rng_from(key[0], key[1]);
    m->alike = ~(lz_seats)0;
}

/* What I have more than the best of those who are not on my side. */
static int64_t lead(struct greedy_memory *m, const void *state, int me) {
    int32_t points[LZ_SEATS] = { 0 };
    int seats = lz_head_of(state)->seats, best = -1;
    m->game->stand(state, points);
    for (int i = 0; i < seats; i++)
        if (points[i] != points[me])
            m->alike &= ~lz_only(i);
    for (int i = 0; i < seats; i++)
        if (!lz_in(m->alike, i) && (best < 0 || points[i] > points[best]))
            best = i;
    return (int64_t)points[me] - (best < 0 ? 0 : points[best]);
}

/* Where a game cannot list its moves, a handful of samples must do beside those it lists. */
static struct lz_moves candidates(struct greedy_memory *m, const void *world, int me, struct lz_rng *rng) {
    struct lz_moves moves = { m->moves, 0, LZ_MOVES, false };
    m->game->legal(world, me, &moves);
    for (int i = 0; !moves.complete && i < SAMPLES && moves.count < moves.room; i++)
        if (m->game->sample(world, me, rng, &moves.at[moves.count]))
            moves.count++;
    return moves;
}

static void try_all(struct greedy_memory *m, const struct lz_moves *moves, int me) {
    uint8_t *world = m->room, *copy = m->room + state_room(m->game);
    for (uint32_t i = 0; i < moves->count; i++) {
        memcpy(copy, world, m->game->state_size);
        if (!m->game->check(copy, &moves->at[i], NULL))
            continue;
        m->game->apply(copy, &moves->at[i], NULL);
        m->gain[i] += lead(m, copy, me);
    }
}

static uint32_t best_of(const struct greedy_memory *m, uint32_t count, struct lz_rng *rng) {
    uint32_t best = 0, equal = 1;
    for (uint32_t i = 1; i < count; i++) {
        if (m->gain[i] > m->gain[best])
            best = i, equal = 1;
        else if (m->gain[i] == m->gain[best] && lz_roll(rng, ++equal) == 0)
            best = i;
    }
    return best;
}

static void decide(void *memory, const void *view, uint64_t nodes, struct lz_move *move) {
    struct greedy_memory *m = memory;
    const struct lz_seen *seen = lz_seen_of(view);
    struct lz_rng think = lz_fork(&m->rng, THINK, seen->step), tie = lz_fork(&m->rng, TIE, seen->step);
    m->game->imagine(view, &think, m->room);
    struct lz_moves moves = candidates(m, m->room, seen->seat, &think);
    lz_assert(moves.count > 0);
    memset(m->gain, 0, moves.count * sizeof m->gain[0]);
    try_all(m, &moves, seen->seat);
    for (uint32_t w = 1; moves.count > 1 && w < WORLDS && (w + 1) * (uint64_t)moves.count <= nodes; w++) {
        m->game->imagine(view, &think, m->room);
        try_all(m, &moves, seen->seat);
    }
    *move = moves.at[best_of(m, moves.count, &tie)];
}

const struct lz_bot lz_bot_greedy = {
    .id = "greedy",
    .about = "takes the move after which it stands best",
    .memory = memory,
    .begin = begin,
    .decide = decide,
};
