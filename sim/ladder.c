/* Who meets whom next, and what has come of it. */
#include "sim/ladder.h"

#include "core/seats.h"
#include "sim/sim.h"

#include <string.h>

/* The i-th seat is the first of its side: partners win as one. */
static bool leads(const struct sim_table *table, int i) {
    int seats = table->setup.seats, first = 0;
    while (lz_side_of(table->game, seats, first) != lz_side_of(table->game, seats, i))
        first++;
    return first == i;
}

/* The share of the first camp; what nobody won is halved. */
static double first_camp(const struct sim_table *table, const struct sim_sums *sums) {
    double won[2] = { 0, 0 };
    for (int i = 0; i < table->setup.seats; i++)
        if (leads(table, i))
            won[sim_camp(table->game, table->setup.seats, i)] += (double)sums->seat[i].wins / SIM_WIN;
    return won[0] + ((double)sums->matches - won[0] - won[1]) / 2;
}

/* The deals of the batch are those of every other pair's batch of that number. */
static enum lz_status meet(const struct sim_ladder *ladder, int a, int b, struct sim_ladder_result *r) {
    struct sim_sums sums;
    struct sim_table table = *ladder->table;
    uint8_t seed[LZ_SEED];
    sim_seed(ladder->base, r->deals[a][b] / SIM_LADDER_BATCH, seed);
    for (int i = 0; i < table.setup.seats; i++)
        sim_sit(&table, i, &ladder->entry[sim_camp(table.game, table.setup.seats, i) ? b : a]);
    struct sim_study study = { .table = &table, .base = seed, .matches = SIM_LADDER_BATCH, .threads = ladder->threads };
    enum lz_status status = sim_run(&study, &sums);
    r->why = sums.why;
    r->won[a][b] += first_camp(&table, &sums);
    return status;
}

static enum lz_status meet_twice(const struct sim_ladder *ladder, int a, int b, struct sim_ladder_result *r) {
    enum lz_status status = meet(ladder, a, b, r);
    status = status == LZ_OK ? meet(ladder, b, a, r) : status;
    r->deals[a][b] += SIM_LADDER_BATCH;
    r->deals[b][a] += SIM_LADDER_BATCH;
    return status;
}

double sim_ladder_share(const struct sim_ladder_result *r, int a, int b) {
    double deals = (double)r->deals[a][b];
    return deals > 0 ? (r->won[a][b] + deals - r->won[b][a]) / (2 * deals) : 0.5;
}

static void rate(const struct sim_ladder *ladder, struct sim_ladder_result *r) {
    int n = ladder->entries;
    struct sim_bouts whole = { .players = n }, side = { .players = 2 * n };
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++) {
            double deals = (double)r->deals[a][b];
            if (a < b && deals > 0)
                sim_bouts_add(&whole, &(struct sim_bout){ a, b, deals * sim_ladder_share(r, a, b), deals });
            if (a != b && deals > 0)
                sim_bouts_add(&side, &(struct sim_bout){ a, n + b, r->won[a][b], deals });
        }
    sim_rate(&whole, 0, &r->whole);
    if (r->sides)
        sim_rate(&side, n, &r->side);
}

/* The pair whose difference is known least, as far as a match between them can tell of it. */
static void choose(const struct sim_ladder *ladder, const struct sim_ladder_result *r, int *a, int *b) {
    double most = -1;
    for (int i = 0; i < ladder->entries; i++)
        for (int k = i + 1; k < ladder->entries; k++) {
            double p = sim_chance(&r->whole, i, k), gain = sim_variance(&r->whole, i, k) * p * (1 - p);
            gain = r->deals[i][k] ? gain : 1e9 - i * SIM_RUNGS - k; /* all meet once, in order */
            if (gain > most) {
                most = gain;
                *a = i;
                *b = k;
            }
        }
}

enum lz_status sim_ladder_play(const struct sim_ladder *ladder, struct sim_ladder_result *r) {
    const struct sim_table *table = ladder->table;
    uint64_t pairs = (uint64_t)(ladder->entries * (ladder->entries - 1) / 2), least = pairs * SIM_LADDER_BATCH;
    uint64_t all = ladder->deals > least ? ladder->deals : least;
    int a = 0, b = 1;
    memset(r, 0, sizeof *r);
    r->sides = table->game->side && sim_sides_of(table->game, table->setup.seats, lz_all(table->setup.seats)) == 3;
    for (uint64_t done = 0; done < all; done += SIM_LADDER_BATCH) {
        rate(ladder, r);
        choose(ladder, r, &a, &b);
        enum lz_status status = meet_twice(ladder, a, b, r);
        if (status != LZ_OK)
            return status;
        if (ladder->tell)
            ladder->tell(ladder->tell_to, done + SIM_LADDER_BATCH, all);
    }
    rate(ladder, r);
    return LZ_OK;
}
