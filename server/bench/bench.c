/* What a move costs on its whole way through the server but for sockets, how long it takes until it is durable and seen
   by another, and how long the loop is busy at most while bots think and large turns run. */
#include "server/serve.h"

#include "core/games.h"
#include "core/words/text.h"
#include "server/bench/bench_hall.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    TABLES = 100,
    RUN_S = 4,
    ROUNDS = 400,
    BOT_TABLES = 8,
    MEMORY = 128 << 20 /* as `lizardry serve` has it: none of the tables sleeps, and nobody waits for one to wake */
};

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* ms; sorts them. */
static double part_of(double *got, uint32_t count, double part) {
    qsort(got, count, sizeof *got, by_size);
    return 1000 * got[(uint32_t)(part * (count - 1))];
}

static void put(const struct serve_bench *bench, struct serve_measure measure) { bench->put(bench->to, &measure); }

static void put_ms(const struct serve_bench *bench, const char *what, double value) {
    put(bench, (struct serve_measure){ .what = what, .unit = "ms", .value = value });
}

/* ---- moves */

struct floor {
    struct bench_hall *b;
    const struct lz_game *game;
    struct {
        struct bench_laid laid;
        struct bench_person person[BENCH_SEATS];
        bool sits;
    } at[TABLES];
    uint64_t chance; /* matches have drawn numbers, as the server gives them */
    double players;  /* seconds of CPU in which players read and chose */
};

static void lay(struct floor *floor, int i) {
    floor->at[i].sits = false;
    bench_lay(floor->b,
              &(struct bench_plan){ .game = floor->game,
                                    .seats = floor->game->seats_least,
                                    .people = floor->game->seats_least,
                                    .id = (int64_t)(bench_draw(&floor->chance) >> 11) },
              &floor->at[i].laid);
}

/* It is not in hand, and nothing waits there; people sit down when it has been laid. */
static bool ready(struct floor *floor, int i) {
    const struct table *table = floor->at[i].laid.table;
    if (!table || table->hand != TABLE_FREE || table->first)
        return false;
    for (int seat = 0; !floor->at[i].sits && seat < BENCH_SEATS; seat++)
        bench_sit(&floor->at[i].person[seat], floor->at[i].laid.table, seat);
    floor->at[i].sits = true;
    return true;
}

/* Whoever is asked moves; a table that is over makes room for another. */
static bool act(struct floor *floor, int i) {
    bool some = false;
    for (int seat = 0; seat < BENCH_SEATS; seat++)
        some |= bench_act(&floor->at[i].person[seat]);
    if (some)
        return true;
    for (int seat = 0; seat < BENCH_SEATS; seat++)
        talk_end(&floor->at[i].person[seat].talk);
    lay(floor, i);
    return false;
}

static void read_all(struct floor *floor) {
    double begun = bench_cpu_here();
    for (int i = 0; i < TABLES; i++)
        for (int seat = 0; floor->at[i].sits && seat < BENCH_SEATS; seat++)
            bench_read(&floor->at[i].person[seat]);
    floor->players += bench_cpu_here() - begun;
}

/* Groups of a hundred: nobody moves before all have been answered, and the writer writes when all have moved. */
static uint64_t act_all(struct floor *floor) {
    uint64_t moves = 0;
    read_all(floor);
    for (int i = 0; i < TABLES; i++)
        moves += ready(floor, i) && act(floor, i);
    sem_post(&floor->b->go);
    for (int i = 0; i < TABLES; i++)
        while (!ready(floor, i))
            bench_hall_turn(floor->b);
    return moves;
}

static void measure_moves(struct floor *floor, const struct serve_bench *bench) {
    uint64_t moves = 0, bytes = 0, messages = 0;
    for (int i = 0; i < TABLES; i++)
        lay(floor, i);
    act_all(floor);
    floor->b->grouped = true;
    act_all(floor);
    floor->players = 0;
    double begun = bench_cpu(), wall = bench_wall();
    uint64_t commits = writer_count(&floor->b->hall.writer).commits;
    while (bench_cpu() - begun < RUN_S)
        moves += act_all(floor);
    double cpu = bench_cpu() - begun - floor->players;
    wall = bench_wall() - wall;
    floor->b->grouped = false;
    sem_post(&floor->b->go);
    read_all(floor);
    for (int i = 0; i < TABLES; i++)
        for (int seat = 0; seat < BENCH_SEATS; seat++) {
            bytes += floor->at[i].person[seat].bytes;
            messages += floor->at[i].person[seat].messages;
        }
    commits = writer_count(&floor->b->hall.writer).commits - commits;
    put(bench, (struct serve_measure){ "moves, two seats, durable", "moves/CPU s", (double)moves / cpu, 20000, 0 });
    put(bench, (struct serve_measure){ "the same", "moves/s", (double)moves / wall });
    put(bench, (struct serve_measure){ "moves in a commit", "moves", (double)moves / (double)(commits ? commits : 1) });
    put(bench, (struct serve_measure){ "a message", "bytes", (double)bytes / (double)(messages ? messages : 1) });
}

/* One move at a time: from the message of one seat to what the other is sent. */
static void measure_path(struct floor *floor, const struct serve_bench *bench) {
    static double took[ROUNDS];
    uint32_t count = 0;
    struct bench_person *p = floor->at[0].person;
    while (count < ROUNDS) {
        bench_read(&p[0]);
        int seat = p[0].move[0] ? 0 : 1;
        double begun = bench_wall();
        bool moved = act(floor, 0);
        while (!ready(floor, 0))
            bench_hall_turn(floor->b);
        if (moved && p[1 - seat].heard > begun)
            took[count++] = p[1 - seat].heard - begun;
    }
    put_ms(bench, "a move until another sees it, p50", part_of(took, count, 0.5));
    put_ms(bench, "a move until another sees it, p99", part_of(took, count, 0.99));
}

/* What the disk itself takes to make a page safe. */
static void measure_disk(struct floor *floor, const struct serve_bench *bench) {
    static double took[ROUNDS];
    static char page[4096];
    char name[sizeof floor->b->folder + 8];
    snprintf(name, sizeof name, "%s/page", floor->b->folder);
    int file = open(name, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    for (uint32_t i = 0; i < ROUNDS; i++) {
        double begun = bench_wall();
        (void)!pwrite(file, page, sizeof page, (off_t)(i % 64 * sizeof page));
        (void)fsync(file);
        took[i] = bench_wall() - begun;
    }
    close(file);
    unlink(name);
    put_ms(bench, "a page and its fsync alone, p50", part_of(took, ROUNDS, 0.5));
    put_ms(bench, "a page and its fsync alone, p99", part_of(took, ROUNDS, 0.99));
}

/* ---- the loop, while others think */

enum { TURNS = 1 << 16 };

static bool measure_loop(const struct lz_game *game, const struct serve_bench *bench) {
    static double took[TURNS];
    static struct bench_hall b;
    uint32_t count = 0;
    if (!bench_hall_open(&b, 2, 0))
        return false;
    bool well = true;
    for (int i = 0; well && i < BOT_TABLES; i++)
        well = bench_table(&b, &(struct bench_plan){ game, game->seats_least, 0, "bot:normal", 1 + i });
    for (uint32_t i = 0; well && i < lz_games_count; i++) /* turns of sheets, with as many seats as there can be */
        if (lz_games[i]->sheet)
            well = bench_table(
                &b, &(struct bench_plan){ lz_games[i], lz_games[i]->seats_most, 0, "bot:easy", 1 + BOT_TABLES + i });
    double begun = bench_wall();
    while (well && count < TURNS && bench_wall() - begun < RUN_S / 2.0) {
        bench_hall_wait(&b);
        double before = bench_wall();
        hall_turn(&b.hall);
        took[count++] = bench_wall() - before;
    }
    if (well)
        put(bench, (struct serve_measure){ "the loop while bots think and a large turn runs, p99", "ms",
                                           part_of(took, count, 0.99), 0, 5 });
    if (well)
        put_ms(bench, "the same, longest", 1000 * took[count - 1]);
    bench_hall_close(&b);
    return well;
}

bool serve_bench(const struct lz_game *game, const struct serve_bench *bench) {
    static struct bench_hall b;
    struct floor *floor = calloc(1, sizeof *floor);
    bool well = floor && bench_hall_open(&b, 0, MEMORY);
    if (well) {
        floor->b = &b;
        floor->game = game;
        measure_moves(floor, bench);
        measure_path(floor, bench);
        measure_disk(floor, bench);
        bench_hall_close(&b);
    }
    free(floor);
    return well && measure_loop(game, bench) && bench_lessons(bench) && bench_memory(bench);
}
