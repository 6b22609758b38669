/* A hosted match: what an act costs from its bytes to what two seats are told of it, and what a picture costs. */
#include "sim/bench.h"

#include "core/bug.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "host/picture/changes.h"
#include "host/room.h"
#include "host/store/shelf.h"
#include "sim/bench_clock.h"

#include <stdlib.h>
#include <string.h>

enum { MATCHES = 8, MOST = 2000, PICTURE = 1 << 18, TELLING = 1 << 14, EVERY = 11, ROUNDS = 64, EFFECTS = 1 << 21 };

/* A match that was played before, so that choosing a move costs nothing. */
struct script {
    uint8_t seed[LZ_SEED];
    struct lz_input in[MOST];
    uint32_t count;
};

enum work { ACTS, PICTURES, CHANGES };

struct bench {
    const struct lz_game *game;
    struct lz_setup setup;
    struct lz_room room;
    struct lz_shelf shelf;
    struct script script[MATCHES];
    struct lz_move move[LZ_MOVES];
    struct lz_input input[LZ_MOVES];
    char telling[TELLING], picture[2][PICTURE], changes[PICTURE], effects[EFFECTS];
};

static void begin(struct bench *b, const struct script *script) {
    struct lz_record record = { .setup = b->setup };
    char words[200];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    memcpy(record.seed, script->seed, LZ_SEED);
    b->shelf = (struct lz_shelf){ .calls = &lz_calls_system };
    b->room = (struct lz_room){ .calls = &lz_calls_system, .store = lz_shelf_store(&b->shelf), .game = b->game };
    if (!lz_room_create(&b->room, &record, (struct lz_facts){ 0 }, &trouble))
        LZ_BUG("a game refused its own usual setup");
}

static void end(struct bench *b) {
    lz_room_close(&b->room);
    lz_shelf_clear(&b->shelf);
}

/* Under a name, as from a page. */
static void put(struct bench *b, struct lz_input in, uint32_t n) {
    struct lz_reply reply;
    char id[16];
    struct lz_writer w = lz_writer_in(id, sizeof id);
    lz_put_number(&w, n);
    struct lz_act act = { .who = in.move.seat,
                          .wall = b->setup.now + n,
                          .door = { "web", 3 },
                          .id = { id, w.len },
                          .bytes = { (const char *)&in.move, sizeof in.move } };
    lz_room_do(&b->room, &act, (struct lz_inputs){ &in, 1 }, &reply);
    if (reply.status != LZ_OK)
        LZ_BUG("a legal move was refused");
}

/* What has to be said, or waited for, is not measured: the match ends there. */
static void write_script(struct bench *b, struct script *script, uint64_t i) {
    struct lz_rng rng = lz_rng_from(i, 1);
    script->seed[0] = (uint8_t)i;
    script->count = 0;
    begin(b, script);
    while (script->count < MOST && !lz_room_head(&b->room)->over) {
        const struct lz_head *head = lz_room_head(&b->room);
        struct lz_input in = { 0 };
        int seat = lz_first(head->wait ? head->wait : head->may);
        if (seat < 0 || !b->game->sample(b->game, b->room.state, seat, &rng, &in.move) ||
            lz_move_spoken(b->game, &in.move))
            break;
        script->in[script->count++] = in;
        put(b, in, script->count);
    }
    end(b);
}

/* What the seat has not been told yet, as JSON. */
static void tell(struct bench *b, int seat, uint32_t *from) {
    struct lz_writer w = lz_writer_in(b->telling, TELLING);
    for (uint32_t count = lz_room_count(&b->room, seat); *from < count; ++*from)
        lz_room_told_json_short(&b->room, seat, *from + 1, &w);
    bench_used(b->telling);
}

static void show(struct bench *b, enum work work, uint32_t n) {
    struct lz_writer now = lz_writer_in(b->picture[n & 1], PICTURE), w = lz_writer_in(b->changes, PICTURE);
    lz_room_show(&b->room, 0, &now);
    bench_used(now.at);
    if (work == CHANGES &&
        !lz_changes(lz_span(n ? b->picture[!(n & 1)] : "{}"), (struct lz_text){ now.at, now.len }, &w))
        LZ_BUG("a picture is not JSON");
    bench_used(w.at);
}

static uint32_t play(struct bench *b, const struct script *script, enum work work) {
    uint32_t from[2] = { 0, 0 };
    begin(b, script);
    for (uint32_t i = 0; i < script->count; i++) {
        put(b, script->in[i], i + 1);
        tell(b, 0, &from[0]);
        tell(b, 1, &from[1]);
        if (work != ACTS)
            show(b, work, i);
    }
    end(b);
    return script->count;
}

static double seconds_per_act(struct bench *b, enum work work) {
    double begun = bench_now(), lasted = 0;
    uint64_t acts = 0;
    for (uint32_t i = 0; lasted < BENCH_RUN_S; i++) {
        acts += play(b, &b->script[i % MATCHES], work);
        lasted = bench_now() - begun;
    }
    return lasted / (double)acts;
}

/* What the seat that is waited for could do, each move as a page shows it: sentences, and what changes. */
static uint32_t show_effects(struct bench *b) {
    const struct lz_head *head = lz_room_head(&b->room);
    struct lz_moves moves = { b->move, 0, LZ_MOVES, false };
    int seat = lz_first(head->wait);
    if (seat < 0 || head->over)
        return 0;
    b->game->legal(b->game, b->room.state, seat, &moves);
    for (uint32_t i = 0; i < moves.count; i++)
        b->input[i] = (struct lz_input){ .move = b->move[i] };
    struct lz_writer w = lz_writer_in(b->effects, EFFECTS);
    if (!lz_room_effects_json(&b->room, seat, (struct lz_inputs){ b->input, moves.count }, &w) || w.full)
        LZ_BUG("effects could not be told");
    bench_used(w.at);
    return moves.count;
}

/* At every eleventh position of the matches; 0: there are no moves to list. */
static double seconds_per_effect(struct bench *b) {
    double lasted = 0;
    uint64_t effects = 0;
    for (uint32_t i = 0; lasted < BENCH_RUN_S && i < ROUNDS * MATCHES; i++) {
        const struct script *script = &b->script[i % MATCHES];
        begin(b, script);
        for (uint32_t n = 0; n < script->count && lasted < BENCH_RUN_S; n++) {
            put(b, script->in[n], n + 1);
            double begun = bench_now();
            effects += n % EVERY ? 0 : show_effects(b);
            lasted += n % EVERY ? 0 : bench_now() - begun;
        }
        end(b);
    }
    return effects ? lasted / (double)effects : 0;
}

static double median(struct bench *b, enum work work) {
    double got[BENCH_RUNS];
    for (int i = 0; i < BENCH_RUNS; i++)
        got[i] = seconds_per_act(b, work);
    return bench_median(got, BENCH_RUNS);
}

static void measure(struct bench *b, struct sim_bench *bench) {
    double act = median(b, ACTS), shown = median(b, PICTURES), changed = median(b, CHANGES);
    enum sim_sense sense = bench->act_goal > 0 ? SIM_AT_LEAST : SIM_NO_GOAL;
    sim_bench_put(bench, (struct sim_measure){ "acts told to two seats", "acts/s", 1 / act, sense, bench->act_goal });
    sim_bench_put(bench, (struct sim_measure){ "a picture besides", "us", (shown - act) * 1e6 });
    sim_bench_put(bench, (struct sim_measure){ "and what changed in it", "us", (changed - shown) * 1e6 });
    double effect = seconds_per_effect(b);
    if (effect > 0)
        sim_bench_put(bench, (struct sim_measure){ "100 effects with their changes", "us", effect * 1e8 });
}

enum lz_status sim_bench_host(const struct lz_game *game, struct sim_bench *bench) {
    struct bench *b = calloc(1, sizeof *b);
    if (!b)
        return LZ_FAILED;
    b->game = game;
    b->setup.now = 1000;
    lz_options_usual(game, &b->setup);
    b->setup.seats = game->seats_least;
    for (uint32_t i = 0; i < MATCHES; i++)
        write_script(b, &b->script[i], i);
    measure(b, bench);
    free(b);
    return game->sheet ? sim_bench_sheets(game, bench) : LZ_OK;
}
