/* Matches as `sim` plays them, bots and all: what a study pays. And what the same work costs on two threads. */
#include "sim/bench.h"

#include "core/bug.h"
#include "core/words/option.h"
#include "sim/bench_clock.h"
#include "sim/crew.h"
#include "sim/match_run.h"

#include <time.h>

enum { RUNS = BENCH_RUNS, PIECES = 16 };

/* CPU that two threads may take for the work of one: they share caches, and on some machines a core. */
#define TWO 1.5

struct shop {
    struct sim_table table;
    uint64_t matches; /* of a piece of work */
};

static void sit(struct sim_table *t, const struct lz_game *game, const struct lz_bot *bot) {
    *t = (struct sim_table){ .game = game, .nodes = LZ_BOT_NODES };
    lz_options_usual(game, &t->setup);
    t->setup.seats = game->seats_least;
    for (int i = 0; i < t->setup.seats; i++)
        t->bot[i] = bot;
}

static const struct lz_bot *best_bot(const struct lz_game *game) {
    const struct lz_bot *best = &lz_bot_random;
    for (uint32_t i = 0; i < lz_bots_count; i++)
        if (lz_bot_plays(lz_bots[i], game))
            best = lz_bots[i];
    return best;
}

static uint32_t play(const struct sim_table *t, void *memory, uint64_t i) {
    struct sim_room room = sim_room_in(t, memory);
    const struct sim_watch watch = { 0 };
    const uint8_t base[LZ_SEED] = { 0 };
    struct sim_outcome outcome;
    uint8_t seed[LZ_SEED];
    sim_seed(base, i, seed);
    if (sim_match(&room, seed, &watch, &outcome) != LZ_OK)
        LZ_BUG("a game refused its own usual setup");
    return outcome.decisions;
}

/* Decisions in a second, match after match. */
static double run(const struct sim_table *t, void *memory, uint64_t *matches) {
    double begun = bench_now(), lasted;
    uint64_t decisions = 0;
    *matches = 0;
    do {
        decisions += play(t, memory, (*matches)++);
        lasted = bench_now() - begun;
    } while (lasted < BENCH_RUN_S);
    return (double)decisions / lasted;
}

static struct sim_measure measure(const struct sim_table *t, void *memory, const char *what) {
    double got[RUNS];
    uint64_t matches;
    for (int i = 0; i < RUNS; i++)
        got[i] = run(t, memory, &matches);
    return (struct sim_measure){ what, "decisions/s", bench_median(got, RUNS), SIM_NO_GOAL, 0, 0 };
}

static void piece(void *with, void *room, uint64_t i) {
    const struct shop *shop = with;
    for (uint64_t n = 0; n < shop->matches; n++)
        play(&shop->table, room, i * shop->matches + n);
}

/* CPU seconds of all threads for a fixed number of matches. */
static double crew_s(const struct sim_crew *crew, struct shop *shop, uint32_t threads) {
    struct timespec from, to;
    struct sim_crew some = *crew;
    some.threads = threads;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    sim_crew_work(&some, &(struct sim_work){ .piece = piece, .with = shop, .to = PIECES });
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
    return (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9;
}

static double two_to_one(const struct sim_crew *crew, struct shop *shop) {
    double got[RUNS];
    for (int i = 0; i < RUNS; i++) {
        double two = crew_s(crew, shop, 2);
        got[i] = two / crew_s(crew, shop, 1);
    }
    return bench_median(got, RUNS);
}

enum lz_status sim_bench_matches(const struct lz_game *game, struct sim_bench *bench) {
    struct shop shop;
    struct sim_table best;
    struct sim_crew crew;
    uint64_t matches;
    sit(&shop.table, game, &lz_bot_random);
    sit(&best, game, best_bot(game));
    size_t size = sim_room_size(&shop.table), more = sim_room_size(&best);
    if (!sim_crew_open(&crew, 2, size > more ? size : more))
        return LZ_FAILED;
    sim_bench_put(bench, measure(&shop.table, crew.room[0], "sim, random bots"));
    sim_bench_put(bench, measure(&best, crew.room[0], "sim, the best bots"));
    run(&shop.table, crew.room[0], &matches);
    shop.matches = matches / PIECES;
    if (shop.matches) { /* a game of long matches would take minutes, and tell the same */
        double two = two_to_one(&crew, &shop);
        sim_bench_put(bench, (struct sim_measure){ "CPU of two threads to one", "times", two, SIM_AT_MOST, TWO });
    }
    sim_crew_close(&crew);
    return LZ_OK;
}
