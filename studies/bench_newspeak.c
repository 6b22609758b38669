/* A round of NewSpeak by bots that talk and listen: talk, dials, guess, vote, in CPU time. */
#include "studies/bench_newspeak.h"

#include "core/words/option.h"
#include "core/words/text.h"
#include "games/newspeak/newspeak.h"
#include "games/newspeak/newspeak_view.h"
#include "sim/bench_clock.h"
#include "sim/match_run.h"

#include <stdlib.h>

enum { MATCHES = 80, GOAL = 1500 }; /* in sorts */

static void count_rounds(void *to, const struct lz_event *event) { *(uint32_t *)to += event->kind == NS_K_ROUND; }

/* Milliseconds a round, and how many rounds a match has. */
static double time_rounds(const struct sim_table *table, struct sim_room *room, double *length) {
    uint32_t rounds = 0;
    struct lz_sink sink = { count_rounds, &rounds };
    struct sim_watch watch = { .out = &sink };
    double begun = bench_now();
    for (uint64_t i = 0; i < MATCHES; i++) {
        uint8_t base[LZ_SEED] = { 0 }, seed[LZ_SEED];
        struct sim_outcome outcome;
        sim_seed(base, i, seed);
        if (sim_match(room, seed, &watch, &outcome) != LZ_OK)
            return 0;
    }
    *length = (double)rounds / MATCHES;
    return 1000 * (bench_now() - begun) / rounds;
}

bool bench_newspeak(struct sim_bench *bench) {
    struct sim_table table = { .game = &newspeak_game, .nodes = LZ_BOT_NODES };
    lz_options_usual(table.game, &table.setup);
    table.setup.seats = NS_SEATS;
    table.setup.option[NS_O_CLOCK] = NS_CLOCK_NONE;
    for (int seat = 0; seat < NS_SEATS; seat++)
        table.bot[seat] = lz_bot_by_id(lz_span("normal"), table.game);
    void *memory = malloc(sim_room_size(&table));
    if (!memory)
        return false;
    struct sim_room room = sim_room_in(&table, memory);
    double length = 0, took = time_rounds(&table, &room, &length);
    sim_bench_put(bench, (struct sim_measure){ "rounds of a match of six", "rounds", length, SIM_NO_GOAL, 0 });
    sim_bench_put(bench, (struct sim_measure){ "a round of six normal bots", "ms", took, SIM_AT_MOST, GOAL,
                                               sim_bench_sorts(took / 1000) });
    free(memory);
    return true;
}
