/* What it costs to say what moves will do. A page asks for all moves of a position at once. */
#include "sim/bench.h"

#include "core/bug.h"
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "sim/bench_clock.h"
#include "sim/crew.h"

enum { RUNS = BENCH_RUNS, POSITIONS = 32, EVERY = 11 };

/* Sorts that one effect may cost. The aim is a hundred in a millisecond. */
#define EFFECT_SORTS 7

/* A move, and the position that it could be made in. */
struct choice {
    struct lz_move move;
    uint32_t position;
};

struct stage {
    const struct lz_game *game;
    struct lz_setup setup;
    struct lz_move move[LZ_MOVES];
    struct choice choice[POSITIONS * LZ_MOVES];
    uint32_t choices;
    struct lz_effects told;
    uint64_t bytes;
    uint8_t *state, *views;
    _Alignas(16) uint8_t room[];
};

static size_t round_up(size_t size) { return (size + 63) / 64 * 64; }

static size_t stage_size(const struct lz_game *game) {
    return sizeof(struct stage) + round_up(game->state_size) + POSITIONS * round_up(game->view_size);
}

static const char speech[] = "Well, I still owe her an answer, and the road was long again";

static struct lz_input input_of(const struct lz_game *game, const struct lz_move *move) {
    struct lz_input in = { .move = *move };
    if (lz_move_spoken(game, move))
        in.text = lz_span(speech);
    return in;
}

static void take(void *to, const struct lz_effect *effect) {
    struct stage *s = to;
    s->bytes += effect->words.len;
}

static const uint8_t *view_of(const struct stage *s, uint32_t position) {
    return s->views + position * round_up(s->game->view_size);
}

/* The position as its seat sees it, and what that could do. */
static void keep(struct stage *s, uint32_t position) {
    int seat = lz_first(lz_head_of(s->state)->wait);
    struct lz_moves moves = { s->move, 0, LZ_MOVES, false };
    s->game->view(s->game, s->state, seat, s->views + position * round_up(s->game->view_size));
    s->game->legal(s->game, s->state, seat, &moves);
    for (uint32_t i = 0; i < moves.count; i++)
        s->choice[s->choices++] = (struct choice){ s->move[i], position };
}

static void step(struct stage *s, struct lz_rng *rng) {
    const struct lz_head *head = lz_head_of(s->state);
    struct lz_match match = { .game = s->game, .state = s->state };
    struct lz_move move;
    if (!head->wait) {
        if (lz_ring(&match, head->alarm, NULL) != LZ_OK)
            LZ_BUG("an alarm could not ring");
        return;
    }
    if (!s->game->sample(s->game, s->state, lz_first(head->wait), rng, &move))
        LZ_BUG("a seat the game waits for has no move");
    struct lz_input in = input_of(s->game, &move);
    in.at = head->now;
    if (lz_submit(&match, &in, NULL, NULL) != LZ_OK)
        LZ_BUG("a sampled move was refused");
}

static void collect(struct stage *s) {
    const struct lz_head *head = lz_head_of(s->state);
    uint32_t kept = 0;
    for (uint64_t match = 0; kept < POSITIONS; match++) {
        struct lz_rng rng = lz_rng_from(match, 3);
        s->setup.key[0] = match;
        if (!s->game->setup(s->game, s->state, &s->setup, NULL, NULL))
            LZ_BUG("a game refused its own usual setup");
        for (uint32_t n = 1; !head->over && kept < POSITIONS; step(s, &rng), n++)
            if (n % EVERY == 0 && head->wait)
                keep(s, kept++);
    }
}

/* Seconds of one effect, over all moves of all positions. */
static double run(struct stage *s) {
    double begun = bench_now(), lasted;
    uint64_t effects = 0;
    do {
        for (uint32_t i = 0; i < s->choices; i++) {
            struct lz_input in = input_of(s->game, &s->choice[i].move);
            s->game->effect(s->game, view_of(s, s->choice[i].position), &in, &s->told);
        }
        effects += s->choices;
        lasted = bench_now() - begun;
    } while (lasted < BENCH_RUN_S);
    return lasted / (double)effects;
}

static struct sim_measure measure(struct stage *s) {
    double got[RUNS], sorts[RUNS];
    for (int i = 0; i < RUNS; i++) {
        double before = bench_sort_s();
        got[i] = run(s);
        sorts[i] = got[i] / ((before + bench_sort_s()) / 2);
    }
    return (struct sim_measure){ .what = "100 effects of moves",
                                 .unit = "us",
                                 .value = 1e8 * bench_median(got, RUNS),
                                 .sense = SIM_AT_MOST,
                                 .goal = 100 * EFFECT_SORTS,
                                 .sorts = 100 * bench_median(sorts, RUNS) };
}

enum lz_status sim_bench_effects(const struct lz_game *game, struct sim_bench *bench) {
    struct sim_crew crew;
    if (!sim_crew_open(&crew, 1, stage_size(game)))
        return LZ_FAILED;
    struct stage *s = crew.room[0];
    s->game = game;
    s->state = s->room;
    s->views = s->state + round_up(game->state_size);
    s->setup.seats = game->seats_least;
    s->told = (struct lz_effects){ take, s };
    lz_options_usual(game, &s->setup);
    collect(s);
    if (s->choices)
        sim_bench_put(bench, measure(s));
    sim_crew_close(&crew);
    return LZ_OK;
}
