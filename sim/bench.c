/* The measurements of a game's rules. Each run lasts at least BENCH_RUN_S of CPU time; of RUNS runs the median counts.
 */
#include "sim/bench.h"

#include "core/bug.h"
#include "core/journal.h"
#include "core/match.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "sim/bench_clock.h"
#include "sim/crew.h"

#include <string.h>

/* Goals, with room for a busy machine: sorts of a call, and times. */
#define VIEW_SORTS 0.15
#define IMAGINE_SORTS 0.45
#define REPLAY 0.4
#define CLONE 1.5

enum { TINY = 512 }; /* bytes of a state so small that a journal's text outweighs the rules */
enum { RUNS = BENCH_RUNS, POOL = 64, ROUNDS = 64, JOURNAL = 1 << 20, JOURNALS = 16, CLONES = 4, HOT = 8 };

/* A thread's room: a pool of positions met in random play, their views, journals of whole matches. */
struct desk {
    const struct lz_game *game;
    struct lz_setup setup;
    uint64_t chance;
    uint64_t decisions;
    struct lz_move moves[LZ_MOVES];
    struct lz_text journal[JOURNALS];
    uint32_t inputs[JOURNALS];
    struct lz_writer written;
    char text[JOURNAL];
    uint8_t *state, *copies, *pool, *views;
    _Alignas(16) uint8_t room[];
};

static size_t room_for(size_t size) { return (size + 63) / 64 * 64; }

static size_t desk_size(const struct lz_game *game) {
    return sizeof(struct desk) + (1 + CLONES + POOL) * room_for(game->state_size) + POOL * room_for(game->view_size);
}

static void desk_lay(struct desk *d, const struct lz_game *game, uint64_t chance) {
    size_t state = room_for(game->state_size);
    d->game = game;
    d->chance = chance;
    d->state = d->room;
    d->copies = d->state + state;
    d->pool = d->copies + CLONES * state;
    d->views = d->pool + POOL * state;
    d->setup = (struct lz_setup){ .seats = game->seats_least };
    lz_options_usual(game, &d->setup);
}

static void deal(struct desk *d) {
    d->setup.key[0] = bench_chance(&d->chance);
    d->setup.key[1] = bench_chance(&d->chance);
    if (!d->game->setup(d->game, d->state, &d->setup, NULL, NULL))
        LZ_BUG("a game refused its own usual setup");
}

static struct lz_move pick(struct desk *d, int seat) {
    struct lz_moves moves = { d->moves, 0, LZ_MOVES, false };
    d->game->legal(d->game, d->state, seat, &moves);
    lz_assert(moves.count > 0);
    return d->moves[(bench_chance(&d->chance) >> 32) * moves.count >> 32];
}

/* The two ways to play at random: by hand, and through submit. Speech cannot be listed: where there is some, moves are
   sampled, and bring their words. */
enum way { APPLIED, SUBMITTED };

static const char speech[] = "Well, I still owe her an answer, and the road was long again"; /* sixty letters */

static struct lz_input choose(struct desk *d, int seat, struct lz_rng *rng) {
    struct lz_input in = { .at = lz_head_of(d->state)->now };
    if (!d->game->hear)
        in.move = pick(d, seat);
    else if (!d->game->sample(d->game, d->state, seat, rng, &in.move))
        LZ_BUG("a seat the game waits for has no move");
    if (lz_move_spoken(d->game, &in.move))
        in.text = lz_span(speech);
    return in;
}

/* One decision of the first seat that is waited for; with nobody to wait for the clock rings. */
static enum lz_status play_one(struct desk *d, struct lz_match *match, enum way way, struct lz_rng *rng) {
    const struct lz_head *head = lz_head_of(d->state);
    if (!head->wait)
        return lz_ring(match, head->alarm, NULL);
    struct lz_input in = choose(d, lz_first(head->wait), rng);
    if (way == SUBMITTED)
        return lz_submit(match, &in, NULL, NULL);
    d->game->apply(d->game, d->state, &in.move, NULL);
    return LZ_OK;
}

static void play_step(struct desk *d, enum way way, struct lz_rng *rng) {
    struct lz_match match = { d->game, d->state, NULL, false };
    if (play_one(d, &match, way, rng) != LZ_OK)
        LZ_BUG("a listed move was refused");
}

static void play_match(struct desk *d, enum way way) {
    const struct lz_head *head = lz_head_of(d->state);
    deal(d);
    struct lz_rng rng = lz_rng_from(bench_chance(&d->chance), 0);
    while (!head->over) {
        play_step(d, way, &rng);
        d->decisions++;
    }
}

/* Decisions in a second of this thread's CPU time. */
static double play_run(struct desk *d, enum way way) {
    double begun = bench_now(), lasted;
    d->decisions = 0;
    do {
        play_match(d, way);
        lasted = bench_now() - begun;
    } while (lasted < BENCH_RUN_S);
    return (double)d->decisions / lasted;
}

static double run_applied(struct desk *d) { return play_run(d, APPLIED); }
static double run_submitted(struct desk *d) { return play_run(d, SUBMITTED); }

/* Every eleventh position of random play, until the pool is full. */
static void fill_pool(struct desk *d) {
    size_t state = room_for(d->game->state_size), view = room_for(d->game->view_size);
    uint32_t filled = 0, step = 0;
    while (filled < POOL) {
        const struct lz_head *head = lz_head_of(d->state);
        struct lz_rng rng = lz_rng_from(bench_chance(&d->chance), 1);
        for (deal(d); !head->over && filled < POOL; play_step(d, APPLIED, &rng)) {
            if (++step % 11)
                continue;
            memcpy(d->pool + filled * state, d->state, d->game->state_size);
            d->game->view(d->game, d->state, lz_first(head->wait ? head->wait : head->may), d->views + filled * view);
            filled++;
        }
    }
}

/* Nanoseconds of one call over the whole pool; the clock is dear, so it is read seldom. */
static double time_pool(struct desk *d, void (*call)(struct desk *, uint32_t i)) {
    double begun = bench_now(), lasted;
    uint64_t calls = 0;
    do {
        for (uint32_t i = 0; i < ROUNDS * POOL; i++)
            call(d, i % POOL);
        calls += ROUNDS * POOL;
        lasted = bench_now() - begun;
    } while (lasted < BENCH_RUN_S);
    return 1e9 * lasted / (double)calls;
}

static void call_view(struct desk *d, uint32_t i) {
    const uint8_t *state = d->pool + i * room_for(d->game->state_size);
    d->game->view(d->game, state, (int)(i % d->setup.seats), d->copies);
    bench_used(d->copies);
}

static void call_imagine(struct desk *d, uint32_t i) {
    struct lz_rng rng = lz_rng_from(d->chance, i);
    d->game->imagine(d->game, d->views + i * room_for(d->game->view_size), &rng, d->copies);
    bench_used(d->copies);
}

static double run_view(struct desk *d) { return time_pool(d, call_view); }
static double run_imagine(struct desk *d) { return time_pool(d, call_imagine); }

/* A clone is a copy of the block, nothing else: a few positions that stay in the first-level cache, one after the
   other; against it as many bytes of one block. */
static double copy_run(struct desk *d, size_t step) {
    size_t state = room_for(d->game->state_size), size = d->game->state_size;
    double begun = bench_now(), lasted;
    uint64_t calls = 0;
    do {
        for (uint32_t i = 0; i < ROUNDS * POOL; i++) {
            memcpy(d->copies + i % CLONES * state, d->pool + i % HOT * step, size);
            bench_used(d->copies);
        }
        calls += ROUNDS * POOL;
        lasted = bench_now() - begun;
    } while (lasted < BENCH_RUN_S);
    return 1e9 * lasted / (double)calls;
}

static double run_clone(struct desk *d) { return copy_run(d, room_for(d->game->state_size)); }
static double run_copy(struct desk *d) { return copy_run(d, 0); }

static bool keep_line(void *to, struct lz_text line) {
    struct lz_writer *w = to;
    lz_put_text(w, line);
    return !w->full;
}

/* One match of random play with its journal; false when the text is full. */
static bool write_journal(struct desk *d, uint32_t n) {
    struct lz_record record = { .game = d->game, .setup = d->setup, .seed_known = true };
    for (int i = 0; i < LZ_SEED; i++)
        record.seed[i] = (uint8_t)bench_chance(&d->chance);
    lz_fair_commit(record.seed, record.commit);
    lz_fair_key(record.seed, (struct lz_text){ 0 }, record.setup.key);
    struct lz_journal journal = { keep_line, &d->written, 0 };
    struct lz_match match = { d->game, d->state, &journal, false };
    const struct lz_head *head = lz_head_of(d->state);
    uint32_t begun = d->written.len;
    bool kept = d->game->setup(d->game, d->state, &record.setup, NULL, NULL) && lz_journal_begin(&journal, &record);
    struct lz_rng rng = lz_rng_from(bench_chance(&d->chance), 2);
    while (kept && !head->over)
        kept = play_one(d, &match, SUBMITTED, &rng) == LZ_OK;
    kept = kept && lz_journal_end(&journal, head->step, lz_state_hash(d->game, d->state), record.seed);
    d->journal[n] = (struct lz_text){ d->text + begun, d->written.len - begun };
    d->inputs[n] = head->step;
    return kept;
}

static uint32_t write_journals(struct desk *d) {
    uint32_t n = 0;
    d->written = lz_writer_in(d->text, sizeof d->text);
    while (n < JOURNALS && write_journal(d, n))
        n++;
    lz_assert(n > 0);
    return n;
}

/* Inputs in a second, from the text to the last position, every check line and hash compared. */
static double run_replay(struct desk *d) {
    uint32_t journals = write_journals(d);
    double begun = bench_now(), lasted;
    uint64_t inputs = 0;
    do {
        for (uint32_t i = 0; i < journals; i++) {
            struct lz_record record;
            struct lz_replay replay = { 0 };
            if (lz_journal_read(d->journal[i], &record, NULL) != LZ_OK ||
                lz_journal_replay(&record, d->state, &replay, NULL) != LZ_OK)
                LZ_BUG("a journal just written does not replay");
            inputs += d->inputs[i];
        }
        lasted = bench_now() - begun;
    } while (lasted < BENCH_RUN_S);
    return (double)inputs / lasted;
}

static double median(struct desk *d, double (*run)(struct desk *)) {
    double got[RUNS];
    for (int i = 0; i < RUNS; i++)
        got[i] = run(d);
    return bench_median(got, RUNS);
}

/* The median of the ratios of runs made in turn: what the machine does meanwhile hits both alike. */
static double median_ratio(struct desk *d, double (*above)(struct desk *), double (*below)(struct desk *)) {
    double got[RUNS];
    for (int i = 0; i < RUNS; i++) {
        double first = above(d);
        got[i] = first / below(d);
    }
    return bench_median(got, RUNS);
}

/* Decisions in a second, or nanoseconds of a call; with the goal in sorts that one of them may cost. */
static struct sim_measure in_sorts(struct desk *d, double (*run)(struct desk *), const struct sim_measure *as) {
    double got[RUNS], sorts[RUNS];
    bool rate = strcmp(as->unit, "ns") != 0;
    for (int i = 0; i < RUNS; i++) {
        double before = bench_sort_s();
        got[i] = run(d);
        sorts[i] = (rate ? 1 / got[i] : got[i] / 1e9) / ((before + bench_sort_s()) / 2);
    }
    struct sim_measure measure = *as;
    measure.value = bench_median(got, RUNS);
    measure.sorts = bench_median(sorts, RUNS);
    return measure;
}

static double count_allocations(struct desk *d) {
    uint64_t before = sim_allocations();
    for (int i = 0; i < 20; i++)
        play_match(d, SUBMITTED);
    return (double)(sim_allocations() - before);
}

/* The law alone, views and worlds: of games whose decisions are small. Orders cannot be listed, and such games have
   goals of their own. */
static void measure_rules(struct desk *d, struct sim_bench *bench) {
    bool speaks = d->game->hear, tiny = d->game->state_size < TINY;
    struct sim_measure applied = {
        .what = "playout: list, pick, apply", .unit = "decisions/s", .sense = SIM_AT_MOST, .goal = bench->playout_goal
    };
    struct sim_measure submitted = { .what = speaks ? "playout: sample, speak, submit" : "playout: list, pick, submit",
                                     .unit = "decisions/s",
                                     .sense = speaks ? SIM_AT_MOST : SIM_NO_GOAL,
                                     .goal = bench->playout_goal };
    struct sim_measure view = { .what = "view", .unit = "ns", .sense = SIM_AT_MOST, .goal = VIEW_SORTS };
    struct sim_measure imagine = { .what = "imagine", .unit = "ns", .sense = SIM_AT_MOST, .goal = IMAGINE_SORTS };
    if (!speaks)
        sim_bench_put(bench, in_sorts(d, run_applied, &applied));
    sim_bench_put(bench, in_sorts(d, run_submitted, &submitted));
    sim_bench_put(bench, in_sorts(d, run_view, &view));
    sim_bench_put(bench, in_sorts(d, run_imagine, &imagine));
    double replay = median_ratio(d, run_replay, speaks ? run_submitted : run_applied);
    sim_bench_put(
        bench, (struct sim_measure){ "replay to playout", "times", replay, tiny ? SIM_NO_GOAL : SIM_AT_LEAST, REPLAY });
}

enum lz_status sim_bench_game(const struct lz_game *game, struct sim_bench *bench) {
    struct sim_crew crew;
    if (!sim_crew_open(&crew, 1, desk_size(game)))
        return LZ_FAILED;
    struct desk *d = crew.room[0];
    desk_lay(d, game, 1);
    fill_pool(d);
#define PUT(...) sim_bench_put(bench, (struct sim_measure){ __VA_ARGS__ })
    PUT("state", "bytes", game->state_size, SIM_NO_GOAL, 0);
    PUT("view", "bytes", game->view_size, SIM_NO_GOAL, 0);
    PUT("allocations in 20 matches", "calls", count_allocations(d), SIM_AT_MOST, 0);
    PUT("clone", "ns", median(d, run_clone), SIM_NO_GOAL, 0);
    PUT("clone to memcpy", "times", median_ratio(d, run_clone, run_copy), SIM_AT_MOST, CLONE);
#undef PUT
    if (bench->playout_goal > 0)
        measure_rules(d, bench);
    sim_crew_close(&crew);
    if (sim_bench_effects(game, bench) != LZ_OK)
        return LZ_FAILED;
    return sim_bench_matches(game, bench);
}
