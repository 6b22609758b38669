/* A ladder as a page: the rungs, who beats whom, what does not fit into one order. */
#include "clients/cli/commands/ladder_page.h"

#include "clients/cli/commands/balance.h"
#include "core/words/text.h"
#include "sim/bench_clock.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { TIMED = 2 };
static const double two_sided = 1.959964; /* deviations of 95 % */

struct story {
    const struct cli_study *study;
    const struct sim_ladder *ladder;
    const struct sim_ladder_result *result;
};

/* A ladder of some players of a fit: those from `first` on, the first of them at 0. */
struct rungs {
    const struct sim_fit *fit;
    int first, order[SIM_RUNGS]; /* entries, the strongest first */
    const char *name, *title;
};

struct name {
    char text[LZ_BOT_NAME];
};

static struct name name_of(const struct story *s, int entry) {
    struct name name;
    struct lz_writer w = lz_writer_in(name.text, sizeof name.text);
    lz_player_print(&s->ladder->entry[entry], &w);
    return name;
}

static double strength(const struct rungs *r, int entry) {
    return sim_elo(r->fit->strength[r->first + entry] - r->fit->strength[r->first]);
}

static double margin(const struct rungs *r, int entry) {
    return sim_elo(two_sided * sqrt(sim_variance(r->fit, r->first + entry, r->first)));
}

static void sort(struct rungs *r, int n) {
    for (int i = 0; i < n; i++) {
        int k = i;
        for (; k > 0 && strength(r, r->order[k - 1]) < strength(r, i); k--)
            r->order[k] = r->order[k - 1];
        r->order[k] = i;
    }
}

static uint64_t deals_of(const struct story *s, int entry) {
    uint64_t sum = 0;
    for (int k = 0; k < s->ladder->entries; k++)
        sum += s->result->deals[entry][k];
    return sum;
}

static void write_plot(const struct story *s, struct sim_page *page, const struct rungs *r) {
    struct sim_bar bars[SIM_RUNGS];
    struct sim_plot plot = { .name = r->name, .title = r->title, .axis = "Elo", .about = r->title };
    for (int i = 0; i < s->ladder->entries; i++) {
        int entry = r->order[i];
        double value = strength(r, entry), half = margin(r, entry);
        bars[i] = (struct sim_bar){ .value = value, .least = value - half, .most = value + half };
        snprintf(bars[i].label, sizeof bars[i].label, "%s", name_of(s, entry).text);
        snprintf(bars[i].note, sizeof bars[i].note, "%.0f", value);
    }
    sim_page_bars(page, &plot, bars, s->ladder->entries);
}

static void write_rungs(const struct story *s, struct sim_page *page, const struct rungs *r) {
    struct sim_grid grid = { .align = "lrrrrr" };
    sim_grid_heads(&grid, "bot", "Elo", "95 %", "nodes", "deals", "wins against the next");
    for (int i = 0; i < s->ladder->entries; i++) {
        int entry = r->order[i], next = i + 1 < s->ladder->entries ? r->order[i + 1] : entry;
        uint64_t nodes = s->ladder->entry[entry].nodes;
        double chance = sim_chance(r->fit, r->first + entry, r->first + next);
        sim_grid_add(&grid, "%s", name_of(s, entry).text);
        sim_grid_add(&grid, "%.0f", strength(r, entry));
        if (entry)
            sim_grid_add(&grid, "+- %.0f", margin(r, entry));
        else
            sim_grid_add(&grid, "%s", "");
        sim_grid_add(&grid, "%llu", (unsigned long long)(nodes ? nodes : s->study->table.nodes));
        sim_grid_add(&grid, "%llu", (unsigned long long)deals_of(s, entry));
        if (next != entry)
            sim_grid_add(&grid, "%.0f %%", 100 * chance);
        else
            sim_grid_add(&grid, "%s", "");
    }
    sim_page_grid(page, &grid);
    write_plot(s, page, r);
}

static void write_matrix(const struct story *s, struct sim_page *page, const struct rungs *r) {
    char align[SIM_RUNGS + 2] = "l";
    int n = s->ladder->entries;
    for (int i = 0; i < n; i++)
        align[1 + i] = 'r';
    struct sim_grid grid = { .align = align };
    sim_grid_add(&grid, "wins, %% (deals)");
    for (int i = 0; i < n; i++)
        sim_grid_add(&grid, "%s", name_of(s, r->order[i]).text);
    for (int i = 0; i < n; i++) {
        sim_grid_add(&grid, "%s", name_of(s, r->order[i]).text);
        for (int k = 0; k < n; k++) {
            int a = r->order[i], b = r->order[k];
            if (a == b)
                sim_grid_add(&grid, "%s", "");
            else
                sim_grid_add(&grid, "%.0f (%llu)", 100 * sim_ladder_share(s->result, a, b),
                             (unsigned long long)s->result->deals[a][b]);
        }
    }
    sim_page_part(page, "Who beats whom");
    sim_page_grid(page, &grid);
}

/* Surely more than half. */
static bool beats(const struct sim_ladder_result *result, int a, int b) {
    uint64_t deals = result->deals[a][b];
    return deals && sim_share_of(sim_ladder_share(result, a, b) * (double)deals, deals).least > 0.5;
}

static void write_circles(const struct story *s, struct sim_page *page) {
    const struct sim_ladder_result *r = s->result;
    int n = s->ladder->entries, circles = 0;
    sim_page_part(page, "What fits into no order");
    for (int a = 0; a < n; a++)
        for (int b = a + 1; b < n; b++)
            for (int c = a + 1; c < n; c++)
                if (b != c && beats(r, a, b) && beats(r, b, c) && beats(r, c, a)) {
                    sim_page_say(page, "%s beats %s, which beats %s, which beats %s.", name_of(s, a).text,
                                 name_of(s, b).text, name_of(s, c).text, name_of(s, a).text);
                    circles++;
                }
    if (!circles)
        sim_page_say(page, "No three bots beat each other in a circle, as far as 95 %% intervals tell.");
}

/* What a decision costs: the bot against itself. */
static void write_times(const struct story *s, FILE *file) {
    struct sim_table table = s->study->table;
    void *memory = NULL;
    fprintf(file, "Microseconds of CPU for a decision, %d matches of each bot against itself\n", TIMED);
    for (int e = 0; e < s->ladder->entries; e++) {
        uint64_t decisions = 0;
        for (int i = 0; i < table.setup.seats; i++)
            sim_sit(&table, i, &s->ladder->entry[e]);
        memory = realloc(memory, sim_room_size(&table));
        if (!memory)
            return;
        double began = bench_now();
        for (uint64_t match = 0; match < TIMED; match++) {
            struct sim_room room = sim_room_in(&table, memory);
            struct sim_watch watch = { 0 };
            struct sim_outcome outcome = { 0 };
            uint8_t seed[LZ_SEED];
            sim_seed(s->ladder->base, match, seed);
            if (sim_match(&room, seed, &watch, &outcome) == LZ_OK)
                decisions += outcome.decisions;
        }
        double spent = bench_now() - began;
        fprintf(file, "%10.1f  %s\n", decisions ? 1e6 * spent / (double)decisions : 0, name_of(s, e).text);
    }
    free(memory);
}

static void write_page(const void *from, struct sim_page *page) {
    const struct story *s = from;
    int n = s->ladder->entries;
    char title[120], command[2048];
    struct rungs whole = { .fit = &s->result->whole, .name = "ladder", .title = "How strong each bot is" };
    struct rungs first = { .fit = &s->result->side, .name = "ladder-first", .title = "On the first side" };
    struct rungs second = {
        .fit = &s->result->side, .first = n, .name = "ladder-second", .title = "On the second side"
    };
    snprintf(title, sizeof title, "The ladder of %s", s->study->table.game->title);
    sim_page_head(page, title);
    sim_page_say(
        page,
        "%d seats. Every deal is played twice with the seats swapped. The strengths are Bradley and Terry's: 400 "
        "Elo are ten wins to one, %s stands at 0. A deal counts once, and every pair is taken to have drawn one "
        "more.",
        s->study->table.setup.seats, name_of(s, 0).text);
    sort(&whole, n);
    write_rungs(s, page, &whole);
    write_matrix(s, page, &whole);
    write_circles(s, page);
    if (s->result->sides) {
        sort(&first, n);
        sort(&second, n);
        sim_page_part(page, "On the first side");
        write_rungs(s, page, &first);
        sim_page_part(page, "On the second side");
        write_rungs(s, page, &second);
    }
    balance_call(s->study, command, sizeof command);
    sim_page_part(page, "How this page was made");
    sim_page_say(page, "In the folder of this page, by one command. The same seed writes the same bytes, on any number "
                       "of threads.");
    fprintf(page->text, "\n```\n%s\n```\n", command);
    char times[64];
    snprintf(times, sizeof times, "%s-times.txt", s->study->table.game->id);
    FILE *file = page->open(page->to, times);
    if (file) {
        write_times(s, file);
        page->close(page->to, file);
    }
}

int ladder_write(const struct cli_study *study, const struct sim_ladder *ladder,
                 const struct sim_ladder_result *result) {
    struct story story = { study, ladder, result };
    char name[64];
    snprintf(name, sizeof name, "%s-ladder.md", study->table.game->id);
    return balance_files(study, name, write_page, &story);
}
