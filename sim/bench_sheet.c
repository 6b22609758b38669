/* What it costs to answer a sheet of orders: the longest that bots write in a match of the usual preset, with odds. */
#include "sim/bench.h"

#include "core/bug.h"
#include "core/sheet.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "sim/bench_clock.h"
#include "sim/match_run.h"

#include <stdlib.h>
#include <string.h>

enum { RUNS = BENCH_RUNS, SHEETS = 16, MATCHES = 4, LINES = 30, PAGE = 1 << 13, RECEIPT = 1 << 18 };

/* Sorts that such an answer may cost. The aim is thirty milliseconds. */
#define SHEET_SORTS 22000

struct desk {
    const struct lz_game *game;
    struct sim_table table;
    struct sim_room room;
    struct lz_move move[LZ_SHEET_MOVES];
    uint32_t count;
    char page[SHEETS][PAGE], receipt[RECEIPT];
    uint8_t *views, *memory;
};

static void *view_of(const struct desk *d, uint32_t i) { return d->views + (size_t)i * d->game->view_size; }

static void answer(struct desk *d, uint32_t i) {
    struct lz_moves moves = { d->move, 0, LZ_SHEET_MOVES, false };
    struct lz_writer json = lz_writer_in(d->receipt, RECEIPT);
    d->game->sheet->read(d->game, view_of(d, i), lz_span(d->page[i]), &(struct lz_answer){ &moves, &json, NULL });
    lz_assert(!json.full);
    bench_used(d->receipt);
}

static int lines_of(const char *page) {
    int lines = 0;
    while ((page = strchr(page, '\n'))) {
        lines++;
        page++;
    }
    return lines;
}

/* The book of who moved, as soon as it has so many orders, if some of them end in a battle. */
static void keep(void *to, const struct lz_move *move, const int32_t points[LZ_SEATS]) {
    struct desk *d = to;
    (void)points;
    if (d->count == SHEETS || move->seat >= d->table.setup.seats)
        return;
    struct lz_writer page = lz_writer_in(d->page[d->count], PAGE);
    d->game->view(d->game, d->room.state, move->seat, view_of(d, d->count));
    d->game->sheet->book(d->game, view_of(d, d->count), &page);
    if (lines_of(page.at) < LINES)
        return;
    answer(d, d->count);
    d->count += strstr(d->receipt, "\"odds\":") != NULL;
}

static void collect(struct desk *d) {
    const struct sim_watch watch = { .moved = keep, .to = d };
    for (uint64_t i = 0; i < MATCHES && d->count < SHEETS; i++) {
        const uint8_t base[LZ_SEED] = { 0 };
        struct sim_outcome outcome;
        uint8_t seed[LZ_SEED];
        sim_seed(base, i, seed);
        d->room = sim_room_in(&d->table, d->memory);
        if (sim_match(&d->room, seed, &watch, &outcome) != LZ_OK)
            LZ_BUG("a game refused its own preset");
    }
}

static double run(struct desk *d) {
    double begun = bench_now(), lasted;
    uint64_t sheets = 0;
    do {
        answer(d, (uint32_t)(sheets++ % d->count));
        lasted = bench_now() - begun;
    } while (lasted < BENCH_RUN_S || sheets < d->count);
    return lasted / (double)sheets;
}

static struct sim_measure measure(struct desk *d) {
    double got[RUNS], sorts[RUNS];
    for (int i = 0; i < RUNS; i++) {
        double before = bench_sort_s();
        got[i] = run(d);
        sorts[i] = got[i] / ((before + bench_sort_s()) / 2);
    }
    return (struct sim_measure){ .what = "a sheet of 30 orders with its odds",
                                 .unit = "us",
                                 .value = 1e6 * bench_median(got, RUNS),
                                 .sense = SIM_AT_MOST,
                                 .goal = SHEET_SORTS,
                                 .sorts = bench_median(sorts, RUNS) };
}

static void sit(struct sim_table *t, const struct lz_game *game) {
    char words[200], preset[64];
    struct lz_writer trouble = lz_writer_in(words, sizeof words), w = lz_writer_in(preset, sizeof preset);
    *t = (struct sim_table){ .game = game, .nodes = LZ_BOT_NODES };
    lz_options_usual(game, &t->setup);
    lz_put(&w, "preset=");
    lz_put(&w, game->sheet->preset);
    if (!lz_option_parse(game, lz_span(preset), &t->setup, &trouble))
        LZ_BUG("a game does not know its own preset");
    const struct lz_bot *bot = lz_bot_by_id(lz_span("normal"), game);
    for (int i = 0; i < t->setup.seats; i++)
        t->bot[i] = bot;
}

enum lz_status sim_bench_sheets(const struct lz_game *game, struct sim_bench *bench) {
    struct desk *d = calloc(1, sizeof *d);
    if (!d)
        return LZ_FAILED;
    d->game = game;
    sit(&d->table, game);
    d->views = malloc((SHEETS + 1) * (size_t)game->view_size);
    d->memory = malloc(sim_room_size(&d->table));
    bool well = d->views && d->memory;
    if (well)
        collect(d);
    if (d->count)
        sim_bench_put(bench, measure(d));
    free(d->memory);
    free(d->views);
    free(d);
    return well ? LZ_OK : LZ_FAILED;
}
