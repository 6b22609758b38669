/* The pieces of every page, and the plain study of a game that brings no part of its own. */
#include "sim/study.h"

#include "core/seats.h"
#include "core/words/text.h"

#include <string.h>

const char *const sim_verdict_words[] = { "met", "met, unsure", "missed, unsure", "missed" };

enum sim_verdict sim_judge(struct sim_share measured, double least, double most) {
    bool met = measured.share >= least && measured.share <= most;
    bool all_in = measured.least >= least && measured.most <= most;
    bool all_out = measured.most < least || measured.least > most;
    if (met)
        return all_in ? SIM_MET : SIM_MET_UNSURE;
    return all_out ? SIM_MISSED : SIM_MISSED_UNSURE;
}

/* A seat's bot, with its budget if it has one. */
static const char *name_of(const struct sim_findings *f, int seat, char room[LZ_BOT_NAME]) {
    struct lz_player player = sim_player(f->table, seat);
    struct lz_writer w = lz_writer_in(room, LZ_BOT_NAME);
    lz_player_print(&player, &w);
    return room;
}

/* "normal", or "greedy, random" as they sit. */
static void print_bots(const struct sim_findings *f, char *room, uint32_t size) {
    struct lz_writer w = lz_writer_in(room, size);
    char name[LZ_BOT_NAME];
    bool alike = true;
    for (int i = 1; i < f->table->setup.seats; i++)
        alike = alike && f->table->bot[i] == f->table->bot[0] && f->table->own[i] == f->table->own[0];
    for (int i = 0; i < (alike ? 1 : f->table->setup.seats); i++) {
        lz_put(&w, i ? ", " : "");
        lz_put(&w, name_of(f, i, name));
    }
}

void sim_study_head(const struct sim_findings *f, struct sim_page *page) {
    char title[160], bots[LZ_SEATS * LZ_BOT_NAME], preset[80] = "";
    print_bots(f, bots, sizeof bots);
    if (f->preset)
        snprintf(preset, sizeof preset, " of `%s`", f->preset);
    snprintf(title, sizeof title, "%s: balance", f->table->game->title);
    sim_page_head(page, title);
    sim_page_say(page, "%llu games%s, %d seats, played by the bot%s %s. All numbers are counted from these games.",
                 (unsigned long long)f->sums->matches, preset, f->table->setup.seats, strchr(bots, ',') ? "s" : "",
                 bots);
}

void sim_study_foot(const struct sim_findings *f, struct sim_page *page) {
    const struct lz_game *game = f->table->game;
    sim_page_part(page, "How this page was made");
    sim_page_say(page, "In the folder of this page, by one command. The same seed writes the same bytes, on any number "
                       "of threads.");
    fprintf(page->text, "\n```\n%s\n```\n", f->command);
    sim_page_say(page,
                 "Made by lizardry %s; edition %d of the rules of `%s`, tables %016llx. Intervals are 95 %% intervals: "
                 "Wilson's for shares, by ranks for medians.",
                 f->version, game->rules, game->id, (unsigned long long)game->tables);
}

void sim_study_quantiles(struct sim_page *page, const char *what, const struct sim_spread *spread) {
    static const double share[] = { 0, 0.05, 0.25, 0.5, 0.75, 0.95, 1 };
    static const char *const heads[] = { "least", "5 %", "25 %", "median", "75 %", "95 %", "most" };
    struct sim_grid grid = { .align = "lrrrrrrr" };
    sim_grid_add(&grid, "%s", "");
    for (int i = 0; i < 7; i++)
        sim_grid_add(&grid, "%s", heads[i]);
    sim_grid_add(&grid, "%s", what);
    for (int i = 0; i < 7; i++)
        sim_grid_add(&grid, "%lld", (long long)sim_quantile(spread, share[i]));
    sim_page_grid(page, &grid);
    if (sim_spread_width(spread) > 1)
        sim_page_say(page, "Counted in steps of %lld.", (long long)sim_spread_width(spread));
}

/* ---- the plain study */

static struct sim_share share_of_seat(const struct sim_findings *f, int seat) {
    return sim_share_of((double)f->sums->seat[seat].wins / SIM_WIN, f->sums->matches);
}

/* Partners win as one, so that what is even goes by the sides. */
static double even_share(const struct sim_findings *f) {
    int seats = f->table->setup.seats;
    return 1.0 / sim_sides_won(f->table->game, seats, lz_all(seats));
}

/* Seats whose interval does not hold the even share: "more" and "less" than it. */
static void say_seats(const struct sim_findings *f, struct sim_page *page) {
    char more[200], less[200];
    struct lz_writer w[2] = { lz_writer_in(more, sizeof more), lz_writer_in(less, sizeof less) };
    double even = even_share(f);
    for (int i = 0; i < f->table->setup.seats; i++) {
        struct sim_share won = share_of_seat(f, i);
        if (won.least <= even && won.most >= even)
            continue;
        struct lz_writer *to = won.least > even ? &w[0] : &w[1];
        lz_put(to, to->len ? ", #" : "#");
        lz_put_number(to, i);
    }
    if (!w[0].len && !w[1].len)
        sim_page_say(page, "No seat wins more or less than its even share of %.1f %%, as far as %llu games can tell.",
                     100 * even, (unsigned long long)f->sums->matches);
    if (w[0].len)
        sim_page_say(page, "More than their even share of %.1f %% win: %s.", 100 * even, more);
    if (w[1].len)
        sim_page_say(page, "Less than their even share of %.1f %% win: %s.", 100 * even, less);
}

static void write_length(const struct sim_findings *f, struct sim_page *page) {
    const struct sim_spread *lengths = &f->sums->lengths;
    char about[240], mark[48];
    int64_t median = sim_quantile(lengths, 0.5);
    snprintf(mark, sizeof mark, "median %lld", (long long)median);
    snprintf(about, sizeof about, "Half of the games last from %lld to %lld decisions; the median is %lld.",
             (long long)sim_quantile(lengths, 0.25), (long long)sim_quantile(lengths, 0.75), (long long)median);
    sim_page_part(page, "Length");
    sim_page_say(page, "%s", about);
    struct sim_plot plot = { .name = "length",
                             .title = "How long a game lasts",
                             .about = about,
                             .axis = "decisions of all seats",
                             .mark = mark,
                             .marked = (double)median };
    sim_page_histogram(page, &plot, lengths);
    sim_study_quantiles(page, "decisions", lengths);
}

static void write_seats(const struct sim_findings *f, struct sim_page *page) {
    struct sim_bar bars[LZ_SEATS];
    struct sim_grid grid = { .align = "llrrr" };
    char name[LZ_BOT_NAME];
    int seats = f->table->setup.seats;
    memset(bars, 0, sizeof bars);
    static const char *const heads[] = { "seat", "bot", "won", "95 % interval", "shared wins" };
    for (int i = 0; i < 5; i++)
        sim_grid_add(&grid, "%s", heads[i]);
    for (int i = 0; i < seats; i++) {
        struct sim_share won = share_of_seat(f, i);
        bars[i].value = won.share;
        bars[i].least = won.least;
        bars[i].most = won.most;
        snprintf(bars[i].label, SIM_LABEL, "#%d %s", i, name_of(f, i, name));
        snprintf(bars[i].note, SIM_LABEL, "%.1f %%", 100 * won.share);
        sim_grid_add(&grid, "#%d", i);
        sim_grid_add(&grid, "%s", name_of(f, i, name));
        sim_grid_add(&grid, "%.1f %%", 100 * won.share);
        sim_grid_add(&grid, "%.1f to %.1f %%", 100 * won.least, 100 * won.most);
        sim_grid_add(&grid, "%llu", (unsigned long long)f->sums->seat[i].shared);
    }
    sim_page_part(page, "Wins by seat");
    struct sim_plot plot = { .name = "seats",
                             .title = "Wins by seat",
                             .about = "Share of the games that each seat wins, with its 95 % interval.",
                             .axis = "games won",
                             .mark = "even share",
                             .marked = even_share(f),
                             .percent = true };
    sim_page_bars(page, &plot, bars, seats);
    sim_page_grid(page, &grid);
}

static void write_points(const struct sim_findings *f, struct sim_page *page) {
    struct sim_bar bars[LZ_SEATS];
    struct sim_grid grid = { .align = "lrrrrrr" };
    static const char *const heads[] = { "seat", "mean", "5 %", "25 %", "median", "75 %", "95 %" };
    static const double share[] = { 0.05, 0.25, 0.5, 0.75, 0.95 };
    char name[LZ_BOT_NAME];
    memset(bars, 0, sizeof bars);
    for (int i = 0; i < 7; i++)
        sim_grid_add(&grid, "%s", heads[i]);
    for (int i = 0; i < f->table->setup.seats; i++) {
        const struct sim_seat *seat = &f->sums->seat[i];
        sim_grid_add(&grid, "#%d", i);
        sim_grid_add(&grid, "%.1f", sim_mean(&seat->points));
        for (int q = 0; q < 5; q++)
            sim_grid_add(&grid, "%lld", (long long)sim_quantile(&seat->spread, share[q]));
        bars[i].value = (double)sim_quantile(&seat->spread, 0.5);
        bars[i].least = (double)sim_quantile(&seat->spread, 0.05);
        bars[i].most = (double)sim_quantile(&seat->spread, 0.95);
        snprintf(bars[i].label, SIM_LABEL, "#%d %s", i, name_of(f, i, name));
        snprintf(bars[i].note, SIM_LABEL, "%.0f (%.0f to %.0f)", bars[i].value, bars[i].least, bars[i].most);
    }
    sim_page_part(page, "Points");
    sim_page_say(page, "The winner is ahead of the best of the others by %lld points in half of the games.",
                 (long long)sim_quantile(&f->sums->leads, 0.5));
    struct sim_plot plot = { .name = "points",
                             .title = "Points at the end",
                             .about = "Median of the points of each seat; the whiskers hold 90 % of the games.",
                             .axis = "points: median, and from 5 % to 95 % of the games" };
    sim_page_bars(page, &plot, bars, f->table->setup.seats);
    sim_page_grid(page, &grid);
}

void sim_study_write(const struct sim_findings *f, struct sim_page *page) {
    sim_study_head(f, page);
    sim_page_part(page, "In short");
    sim_page_say(page, "The median game lasts %lld decisions. %llu of %llu games were shared, %llu were given up.",
                 (long long)sim_quantile(&f->sums->lengths, 0.5), (unsigned long long)f->sums->shared,
                 (unsigned long long)f->sums->matches, (unsigned long long)f->sums->cut);
    say_seats(f, page);
    write_length(f, page);
    write_seats(f, page);
    write_points(f, page);
    sim_study_foot(f, page);
}

const struct sim_study_game sim_study_plain = { .seed = "balance", .write = sim_study_write, .playout_goal = .25 };
