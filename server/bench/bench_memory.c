/* What the server holds in memory with a hundred thousand matches by correspondence in its data base and some of them
   awake, and how long it takes to stop and to start. */
#include "server/bench/bench_hall.h"

#include "core/words/text.h"

#include <stdio.h>
#include <unistd.h>

enum { STORED = 100000, FIRST = 1000000, ACTS = 12 };

static void put(const struct serve_bench *bench, struct serve_measure measure) { bench->put(bench->to, &measure); }

static void put_ms(const struct serve_bench *bench, const char *what, double begun) {
    put(bench, (struct serve_measure){ .what = what, .unit = "ms", .value = 1000 * (bench_wall() - begun) });
}

/* Of the whole process, in MB. */
static double resident(void) {
    double pages = 0, all;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file && fscanf(file, "%lf %lf", &all, &pages) != 2)
        pages = 0;
    if (file)
        fclose(file);
    return pages * (double)sysconf(_SC_PAGESIZE) / (1 << 20);
}

/* One match by correspondence, with some moves of its two people. */
static bool play_one(struct bench_hall *b, const struct lz_game *game) {
    static struct bench_person person[BENCH_SEATS];
    struct table *table = bench_table(
        b, &(struct bench_plan){ .game = game, .seats = 2, .people = 2, .id = FIRST, .slow = true });
    for (int i = 0; table && i < BENCH_SEATS; i++)
        bench_sit(&person[i], table, i);
    for (int acts = 0; table && acts < ACTS;) {
        while (table->hand != TABLE_FREE || table->first)
            bench_hall_turn(b);
        bool some = bench_act(&person[0]) || bench_act(&person[1]);
        acts += some ? 1 : ACTS;
    }
    while (table && (table->hand != TABLE_FREE || table->first))
        bench_hall_turn(b);
    for (int i = 0; table && i < BENCH_SEATS; i++)
        talk_end(&person[i].talk);
    return table;
}

/* It is copied, acts, papers and all, under other numbers, each with an alarm of its own, far away. */
static bool store_many(const char *path) {
#define EACH "WITH RECURSIVE k(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM k WHERE i < ?1) "
    static const char *const copies[] = {
        EACH "INSERT INTO journal(match) SELECT ?2 + i FROM k",
        EACH
        "INSERT INTO act(journal, n, before, at, bytes) SELECT j.id, n, 0, at, bytes FROM k, journal j, journal f, "
        "act WHERE j.match = ?2 + i AND f.match = ?2 AND act.journal = f.id ORDER BY act.n, j.id",
        "UPDATE act SET before = id - ?1 WHERE n > 0 AND journal IN (SELECT id FROM journal WHERE match > ?2)",
        EACH "INSERT INTO paper SELECT ?2 + i, name, bytes FROM k, paper WHERE match = ?2",
        EACH "INSERT INTO match SELECT ?2 + i, made, host, listed, stage, 9000000000000 + i, invite, plan, NULL FROM "
             "k, match "
             "WHERE id = ?2",
    };
#undef EACH
    struct base base;
    bool well = base_open_to_write(&base, path) && base_begin(&base) == LZ_OK;
    for (int i = 0; well && i < LZ_COUNT(copies); i++) {
        sqlite3_stmt *copy;
        well = sqlite3_prepare_v2(base.db, copies[i], -1, &copy, NULL) == SQLITE_OK &&
               sqlite3_bind_int64(copy, 1, STORED) == SQLITE_OK && sqlite3_bind_int64(copy, 2, FIRST) == SQLITE_OK &&
               sqlite3_step(copy) == SQLITE_DONE;
        sqlite3_finalize(copy);
    }
    well = well && base_commit(&base) == LZ_OK;
    base_close(&base);
    return well;
}

/* The mix is laid, and bots do for a moment what they do. */
static bool wake_mix(struct bench_hall *b, const struct serve_bench *bench) {
    static char what[16][60];
    int64_t id = 0;
    struct table *table = NULL;
    for (int i = 0; i < bench->mixes && i < LZ_COUNT(what); i++) {
        const struct serve_mix *mix = &bench->mix[i];
        struct bench_plan plan = {
            .game = mix->game, .seats = mix->seats, .people = mix->seats - mix->bots, .bot = "bot:normal", .slow = true
        };
        for (int n = 0; n < mix->tables; n++) {
            plan.id = ++id;
            table = bench_table(b, &plan);
            if (!table)
                return false;
        }
        for (double until = bench_wall() + 1; bench_wall() < until || table->hand != TABLE_FREE;)
            bench_hall_turn(b);
        snprintf(what[i], sizeof what[i], "a table of %s, %d seats, %d bots", mix->game->id, mix->seats, mix->bots);
        put(bench, (struct serve_measure){ what[i], "kB", (double)table_bytes(table) / 1024 });
    }
    return true;
}

/* One of those that slept is asked for, and played on. */
static bool wake_one(struct bench_hall *b) {
    struct bench_person person;
    struct table *table = hall_table(&b->hall, FIRST + STORED / 2);
    if (!table)
        return false;
    bench_sit(&person, table, 0);
    while (table->hand != TABLE_FREE || table->first)
        bench_hall_turn(b);
    bool well = table->open && person.bytes;
    talk_end(&person.talk);
    return well;
}

bool bench_memory(const struct serve_bench *bench) {
    static struct bench_hall b;
    char words[BASE_WORDS];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    double before = resident(), begun;
    if (!bench->mixes)
        return true;
    if (!bench_hall_open(&b, 2, 0))
        return false;
    bool well = play_one(&b, bench->mix[bench->mixes - 1].game) && store_many(b.path) && wake_mix(&b, bench);
    put(bench, (struct serve_measure){ "tables awake", "tables", b.hall.awake });
    put(bench, (struct serve_measure){ "that they hold", "MB", (double)b.hall.bytes / (1 << 20) });
    put(bench,
        (struct serve_measure){ "resident for them, 100,000 stored besides", "MB", resident() - before, 0, 300 });
    begun = bench_wall();
    hall_close(&b.hall);
    put_ms(bench, "to stop", begun);
    b.hall = (struct hall){
        .path = b.path, .calls = &lz_calls_system, .wall = b.hall.wall, .call = b.hall.call, .to = &b
    };
    begun = bench_wall();
    well = hall_open(&b.hall, &trouble) && well;
    if (well)
        hall_turn(&b.hall);
    put(bench, (struct serve_measure){ "to start with 100,000 stored", "ms", 1000 * (bench_wall() - begun), 0, 1000 });
    begun = bench_wall();
    well = well && wake_one(&b);
    put_ms(bench, "one of them, until it is seen", begun);
    bench_hall_close(&b);
    return well;
}
