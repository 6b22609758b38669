/* How quick a turn of swamp is: sixteen clans, thirty orders each; with and without the reports; and a whole game. */
#include "studies/bench_swamp.h"

#include "clients/mail/report.h"
#include "clients/mail/report_text.h"
#include "core/words/event.h"
#include "core/games.h"
#include "core/match.h"
#include "core/sheet.h"
#include "core/words/option.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "games/swamp/swamp_view.h"
#include "host/crew.h"
#include "sim/bench_clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CLANS = SW_CLANS, TURNS = 25, REPEATS = 40, EVENTS = 1 << 16, JSON = 1 << 20 };

struct yard {
    const struct lz_game *game;
    struct lz_crew crew;
    void *state, *copy, *bots; /* bots: the memory of the crew */
    struct swamp_view view;
    struct lz_event *event, *told;
    struct lz_kept kept;
    char *json;
    struct lz_rng rng;
};

static void free_yard(struct yard *y) {
    free(y->state);
    free(y->copy);
    free(y->event);
    free(y->told);
    free(y->json);
    free(y->bots);
    free(y);
}

static struct yard *new_yard(void) {
    struct yard *y = calloc(1, sizeof *y);
    if (!y)
        return NULL;
    y->game = lz_game_by_id(lz_span("swamp"));
    y->crew = (struct lz_crew){ .game = y->game, .seats = CLANS, .nodes = LZ_BOT_NODES };
    for (int i = 0; i < CLANS; i++)
        y->crew.bot[i] = lz_bot_by_id(lz_span("normal"), y->game);
    y->state = calloc(1, y->game->state_size);
    y->copy = calloc(1, y->game->state_size);
    y->event = malloc(EVENTS * sizeof *y->event);
    y->told = malloc(EVENTS * sizeof *y->told);
    y->json = malloc(JSON);
    y->bots = malloc(lz_crew_size(&y->crew));
    if (y->state && y->copy && y->event && y->told && y->json && y->bots) {
        lz_crew_lay(&y->crew, y->bots);
        return y;
    }
    free_yard(y);
    return NULL;
}

static void start(struct yard *y, uint64_t seed) {
    struct lz_setup setup = { .key = { seed, 1 } };
    struct lz_why why;
    uint8_t bytes[LZ_SEED] = { 0 };
    lz_options_usual(y->game, &setup);
    setup.seats = CLANS;
    y->game->setup(y->game, y->state, &setup, NULL, &why);
    y->rng = lz_rng_from(seed, 2);
    memcpy(bytes, &seed, sizeof seed);
    lz_crew_begin(&y->crew, bytes);
}

static bool lay(struct yard *y, const struct lz_move *move) {
    struct lz_match match = { .game = y->game, .state = y->state };
    struct lz_input in = { .move = *move };
    struct lz_why why;
    return lz_submit(&match, &in, NULL, &why) == LZ_OK;
}

/* The bot's orders; then any, until the book is full. */
static void fill_book(struct yard *y, int seat, bool full) {
    struct lz_move move;
    for (int n = 0; n < 100; n++) {
        struct lz_writer unsaid = { 0 };
        struct lz_input in = { .at = lz_head_of(y->state)->now };
        lz_crew_ask(&y->crew, (struct lz_question){ y->state, seat }, &in, &unsaid);
        if (in.move.verb == SW_READY)
            break;
        lay(y, &in.move);
    }
    y->game->view(y->game, y->state, seat, &y->view);
    for (int n = 0; full && n < 1000 && y->view.orders < SW_ORDERS; n++) {
        if (y->game->sample(y->game, y->state, seat, &y->rng, &move) && move.verb < SW_ORDER_VERBS && lay(y, &move))
            y->view.orders++;
    }
}

static void fill_books(struct yard *y, bool full) {
    for (int seat = 0; seat < CLANS; seat++)
        if (lz_in(lz_head_of(y->state)->may, seat))
            fill_book(y, seat, full && lz_head_of(y->state)->phase == SW_PHASE_ORDERS);
}

static void run(struct yard *y, void *state, struct lz_sink *out) {
    const struct lz_move turn = { .seat = LZ_CLOCK, .verb = SW_TURN };
    y->game->apply(y->game, state, &turn, out);
}

/* Seconds of one turn, again and again from the same state. */
static double time_turn(struct yard *y) {
    double begun = bench_now();
    for (int i = 0; i < REPEATS; i++) {
        memcpy(y->copy, y->state, y->game->state_size);
        run(y, y->copy, NULL);
    }
    return (bench_now() - begun) / REPEATS;
}

static uint32_t told_to(struct yard *y, int seat) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < y->kept.count; i++)
        if (lz_in(y->event[i].seen, seat))
            y->told[n++] = y->event[i];
    return n;
}

/* What the host wraps round the engine's report. */
static size_t wrap(struct yard *y, int seat) {
    struct lz_writer w = lz_writer_in(y->json, JSON);
    lz_put(&w, "{\"header\":{\"game\":\"bench\",\"preset\":\"classic16\"},\"report\":");
    y->game->view(y->game, y->copy, seat, &y->view);
    y->game->report(y->game, &y->view, y->told, told_to(y, seat), &w);
    lz_put(&w, "}");
    return w.len;
}

static bool draw(struct yard *y, size_t len, bool pdf) {
    struct report report = { 0 };
    struct buffer text = { 0 }, html = { 0 };
    struct fault why;
    bool drawn = report_read(&report, y->json, len, &why) &&
                 (pdf ? report_pdf(&html, &report, &why)
                      : report_text(&text, report.all, &why) && report_html(&html, &report, &why));
    report_free(&report);
    buffer_free(&text);
    buffer_free(&html);
    return drawn;
}

/* A turn with events, sixteen views, and reports as JSON, text and HTML. */
static double time_reports(struct yard *y) {
    double begun = bench_now();
    y->kept = (struct lz_kept){ y->event, 0, EVENTS, 0, -1 };
    struct lz_sink sink = lz_sink_keep(&y->kept);
    memcpy(y->copy, y->state, y->game->state_size);
    run(y, y->copy, &sink);
    for (int seat = 0; seat < CLANS; seat++)
        if (!draw(y, wrap(y, seat), false))
            return -1;
    return bench_now() - begun;
}

/* A whole book as a sheet: read, judged, its odds reckoned, and answered with a receipt. */
static double time_sheet(struct yard *y) {
    char page[1 << 12];
    double seconds = 0;
    for (int seat = 0; seat < CLANS; seat++) {
        struct lz_writer w = lz_writer_in(page, sizeof page), json = lz_writer_in(y->json, JSON);
        y->game->view(y->game, y->state, seat, &y->view);
        y->game->sheet->book(y->game, &y->view, &w);
        double begun = bench_now();
        y->game->sheet->read(y->game, &y->view, (struct lz_text){ page, w.len }, &(struct lz_answer){ .json = &json });
        seconds += bench_now() - begun;
    }
    return seconds / CLANS;
}

static double time_pdf(struct yard *y) {
    size_t len = wrap(y, 0);
    double begun = bench_now();
    for (int i = 0; i < 5; i++)
        if (!draw(y, len, true))
            return -1;
    return (bench_now() - begun) / 5;
}

static double time_game(struct yard *y) {
    double begun = bench_now();
    start(y, 7);
    for (int turn = 0; turn <= TURNS && !lz_head_of(y->state)->over; turn++) {
        fill_books(y, false);
        run(y, y->state, NULL);
    }
    return bench_now() - begun;
}

/* Kilobytes this process has ever held. */
static double peak_memory(void) {
    char line[256];
    long kilobytes = 0;
    FILE *status = fopen("/proc/self/status", "re");
    while (status && fgets(line, sizeof line, status))
        if (sscanf(line, "VmHWM: %ld", &kilobytes) == 1)
            break;
    if (status)
        fclose(status);
    return (double)kilobytes;
}

bool bench_swamp(struct sim_bench *bench) {
    struct yard *y = new_yard();
    double turns = 0, reports = 0, sheets = 0, pdf = 0;
    int n = 0;
    if (!y)
        return false;
    double game = time_game(y);
    double memory = peak_memory();
    start(y, 1);
    for (int turn = 0; turn <= TURNS; turn++) {
        fill_books(y, true);
        double seconds = turn ? time_turn(y) : 0;
        if (turn && lz_head_of(y->copy)->over)
            break; /* the last report shows everything to everybody: another thing */
        if (turn) {
            turns += seconds;
            reports += time_reports(y);
            sheets += time_sheet(y);
            n++;
        }
        if (turn == TURNS / 2)
            pdf = time_pdf(y);
        run(y, y->state, NULL);
    }
    double sort = 1 / sim_bench_sorts(1);
    const struct sim_measure all[] = {
        { "turns of 16 clans, full books", "/CPU s", n / turns, SIM_AT_MOST, 500, turns / n / sort },
        { "turn, 16 views and reports", "ms", 1000 * reports / n, SIM_AT_MOST, 15000, reports / n / sort },
        { "a sheet of 30 orders, odds", "ms", 1000 * sheets / n, SIM_AT_MOST, 2000, sheets / n / sort },
        { "25 turns of 16 normal bots", "CPU s", game, SIM_AT_MOST, 6e5, game / sort },
        { "PDF of one clan", "ms", 1000 * pdf, SIM_AT_MOST, 1.5e5, pdf / sort },
        { "state", "bytes", y->game->state_size, SIM_AT_MOST, 65536 },
        { "memory after a game", "KB", memory, SIM_AT_MOST, 24576 },
    };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        sim_bench_put(bench, all[i]);
    free_yard(y);
    return true;
}
