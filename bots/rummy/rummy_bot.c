/* The bots of both card games. They judge every move; `easy` and `normal` err in it, `hard` plays the best moves out if
   it has nodes to spend. None of the three overlooks the way out. `rummy` is `hard` without an eye for it: what studies
   have been made with. */
#include "bots/bot.h"
#include "bots/rummy/rummy_level.h"
#include "bots/rummy/rummy_out.h"
#include "bots/rummy/rummy_why.h"

#include "core/bug.h"
#include "core/match.h"

#include <string.h>

enum { THINK = 1 }; /* purpose of chance */

enum { ENOUGH = 500 }; /* nodes below which playouts tell nothing */

struct rummy_memory {
    struct rummy_lore lore;
    struct rummy_player who;
};

struct rummy_scratch {
    double liked[LZ_MOVES];
    struct lz_move moves[LZ_MOVES];
    struct lz_rng rng;
    union {
        struct rummy_search search;
        struct rummy_out out;
    };
    _Alignas(LZ_BOT_ALIGN) uint8_t room[]; /* a world and its copies */
};

static uint32_t state_room(const struct lz_game *game) {
    return (game->state_size + LZ_BOT_ALIGN - 1) / LZ_BOT_ALIGN * LZ_BOT_ALIGN;
}

static uint32_t memory(const struct lz_game *game) { return sizeof(struct rummy_memory); }
static uint32_t scratch(const struct lz_game *game) {
    return (uint32_t)sizeof(struct rummy_scratch) + RUMMY_OUT_DEEP * state_room(game);
}

static void begin(void *memory, const struct lz_chair *chair, const struct rummy_level *level) {
    struct rummy_memory *m = memory;
    rummy_lore_learn(&m->lore, chair->game);
    m->who = (struct rummy_player){ level, lz_rng_from(chair->key[0], chair->key[1]) };
}

/* The first move of a way out, RUMMY_STAYS if none is found. */
static uint32_t way_out(const struct rummy_memory *m, const struct lz_asked *asked, const struct lz_moves *moves) {
    struct rummy_scratch *r = asked->scratch;
    r->out.lore = &m->lore;
    r->out.nodes = asked->nodes < RUMMY_OUT_NODES ? asked->nodes : RUMMY_OUT_NODES;
    r->out.states = r->room;
    r->out.size = state_room(m->lore.game);
    if (!rummy_way_out(&r->out, lz_seen_of(asked->view)->seat))
        return RUMMY_STAYS;
    uint32_t first = 0;
    while (first < moves->count && memcmp(&moves->at[first], &r->out.way[0], sizeof *moves->at) != 0)
        first++;
    lz_assert(first < moves->count);
    return first;
}

static uint32_t search(const struct rummy_memory *m, const struct lz_asked *asked, const struct lz_moves *moves,
                       uint32_t best) {
    struct rummy_scratch *r = asked->scratch;
    r->search.lore = &m->lore;
    r->search.view = asked->view;
    r->search.nodes = asked->nodes < ENOUGH ? 0 : asked->nodes;
    r->search.world = r->room;
    r->search.copy = r->room + state_room(m->lore.game);
    r->search.rng = &r->rng;
    return rummy_search(&r->search, moves, r->liked, best);
}

static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    const struct rummy_memory *m = memory;
    struct rummy_scratch *r = asked->scratch;
    const struct lz_game *game = m->lore.game;
    const struct lz_seen *seen = lz_seen_of(asked->view);
    struct lz_moves moves = { r->moves, 0, LZ_MOVES, false };
    struct rummy_sight sight;
    r->rng = lz_fork(&m->who.rng, THINK, seen->step);
    game->imagine(game, asked->view, &r->rng, r->room);
    game->legal(game, r->room, seen->seat, &moves);
    lz_assert(moves.count > 0);
    bool explains = asked->thought && m->who.level->searches;
    uint32_t out = moves.count > 1 && m->who.level->goes_out ? way_out(m, asked, &moves) : RUMMY_STAYS;
    if (out != RUMMY_STAYS && !explains) {
        *move = moves.at[out];
        return;
    }
    rummy_sight_open(&sight, &m->lore, asked->view);
    uint32_t best = rummy_judge_all(&sight, &moves, r->liked);
    if (!m->who.level->searches)
        best = rummy_err(&m->who, &sight, &moves, r->liked);
    else if (explains || (asked->nodes >= ENOUGH && moves.count > 1))
        best = search(m, asked, &moves, best);
    if (explains)
        rummy_say_why(&(struct rummy_case){ &sight, &r->search, &moves, r->liked, best, out }, asked->thought);
    *move = moves.at[out != RUMMY_STAYS ? out : best];
}

#define BEGINS(level) \
    static void begin_##level(void *memory, const struct lz_chair *chair) { begin(memory, chair, &rummy_##level); }
#define BOT(name, level, words) \
    { \
        .id = name, .games = "conspiracy legends", .about = words, .memory = memory, .scratch = scratch, \
        .begin = begin_##level, .decide = decide \
    }
BEGINS(easy)
BEGINS(normal)
BEGINS(hard)
BEGINS(rummy)

const struct lz_bot lz_bot_rummy_easy = BOT("easy", easy,
                                            "has its favourites, clings to cards, now and then misses a play");
const struct lz_bot lz_bot_rummy_normal = BOT("normal", normal, "counts cards, but lets its likings have a say");
const struct lz_bot lz_bot_rummy_hard = BOT(
    "hard", hard, "counts cards, weighs what the Tabloids will discredit, thinks hands through to their end");
const struct lz_bot lz_bot_rummy = BOT("rummy", rummy, "hard, but for an eye for the way out: for studies");
