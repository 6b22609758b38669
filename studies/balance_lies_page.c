/* The study of Lizards & Lies: first whether the sides are even, then the numbers. */
#include "studies/balance_lies.h"

#include "core/words/option.h"
#include "core/words/text.h"

#include <string.h>

/* What is asked of a share: of the Spreaders' wins with the scenario and without it, and of its last night. */
struct range {
    double least, most;
    const char *words;
};
static const struct range wanted_told = { .45, .55, "45 to 55 %" }, wanted_untold = { .40, .60, "40 to 60 %" },
                          wanted_night = { .30, .70, "30 to 70 %" };

static const struct range *wanted_of(int setting) { return lies_told(setting) ? &wanted_told : &wanted_untold; }

/* "CT,PM,EL,DE", "CT,PM": by the ids of the set */
enum { NAME = 24 };
static const char *name_of(const struct lies_desk *d, int setting, char room[NAME]) {
    const struct lies_deck *deck = lies_desk_facts(d)->deck;
    int first = setting % LIES_ORDERS / 2, second = setting % 2;
    const char *ids[] = { deck[first].id, deck[LIES_PM + second].id, deck[!first].id, deck[LIES_PM + !second].id };
    int len = snprintf(room, NAME, "%s,%s", ids[0], ids[1]);
    if (lies_four(setting))
        snprintf(room + len, (size_t)(NAME - len), ",%s,%s", ids[2], ids[3]);
    return room;
}

static const struct lies_setting *setting_of(const struct lies_desk *d, int i) { return &d->tally->counts.setting[i]; }

/* LL-16: what the Spreaders win, a draw counted half. */
static struct sim_share spreaders(const struct lies_setting *s) {
    return sim_share_of((double)s->won[LIES_SPREADERS] + (double)s->drawn / 2, s->games);
}

/* Scenario, seats and order: the first cells of a row. */
static void add_setting(const struct lies_desk *d, struct sim_grid *grid, int i) {
    char name[NAME];
    struct lz_writer value = lz_writer_in(name, sizeof name);
    lz_option_print(&d->f->table->game->options[LIES_O_SCENARIO], lies_told(i) ? LIES_SCENARIO_ON : LIES_SCENARIO_NONE,
                    &value);
    sim_grid_add(grid, "%.*s", (int)value.len, name);
    sim_grid_add(grid, "%s", name_of(d, i, name));
}

static enum sim_verdict add_share(struct sim_grid *grid, struct sim_share share, const struct range *wanted) {
    enum sim_verdict verdict = sim_judge(share, wanted->least, wanted->most);
    sim_grid_add(grid, "%s", wanted->words);
    sim_grid_add(grid, "**%s**", sim_verdict_words[verdict]);
    sim_grid_add(grid, "%.1f %% (%.1f to %.1f)", 100 * share.share, 100 * share.least, 100 * share.most);
    return verdict;
}

/* ---- are the sides even? */

static int handicap_of(const struct lies_desk *d, int i) {
    struct lies_open open = { 0 };
    for (int k = 0; k < LIES_OPTIONS; k++)
        open.option[k] = (int8_t)d->f->table->setup.option[k];
    open.option[LIES_O_ORDER] = (int8_t)(i % LIES_ORDERS);
    open.option[LIES_O_SCENARIO] = lies_told(i) ? LIES_SCENARIO_ON : LIES_SCENARIO_NONE;
    return lies_handicap(lies_desk_facts(d), &open, lies_four(i) ? LIES_SEATS : 2);
}

/* What the Spreaders would have won of these games with so many points more. */
static double share_with(const struct lies_desk *d, int i, int more) {
    const struct sim_spread *lead = &d->tally->lead[i];
    double won = 0;
    for (int step = 0; step < SIM_STEPS; step++) {
        int64_t points = sim_spread_value(lead, step) + more;
        won += lead->at[step] * (points > 0 ? 1 : points == 0 ? .5 : 0);
    }
    return won / (double)setting_of(d, i)->games;
}

static void write_answers(const struct lies_desk *d) {
    struct sim_grid grid = { .align = "llllrrrr" };
    int met = 0;
    sim_grid_heads(&grid, "scenario", "order", "wanted", "verdict", "Spreaders win", "handicap", "one less",
                   "one more");
    for (int i = 0; i < SETTINGS; i++) {
        add_setting(d, &grid, i);
        met += add_share(&grid, spreaders(setting_of(d, i)), wanted_of(i)) <= SIM_MET_UNSURE;
        sim_grid_add(&grid, "%d", handicap_of(d, i));
        sim_grid_add(&grid, "%.1f %%", 100 * share_with(d, i, 1));
        sim_grid_add(&grid, "%.1f %%", 100 * share_with(d, i, -1));
    }
    sim_page_part(d->page, "Are the sides even?");
    sim_page_say(d->page,
                 "Settings within the wanted range: %d of %d. Draws count half. Unsure: the 95 %% interval straddles a "
                 "wanted bound, so other games could have said otherwise. The handicap is what the Stoppers begin with "
                 "(LL-10.4); the last columns are what the Spreaders would have won of the same games if it were one "
                 "less, one more.",
                 met, SETTINGS);
    sim_page_grid(d->page, &grid);
}

/* The eight settings with the scenario, or those without. */
static void draw_sides(const struct lies_desk *d, bool told) {
    const struct range *wanted = told ? &wanted_told : &wanted_untold;
    struct sim_bar bars[TOLD];
    char words[40];
    memset(bars, 0, sizeof bars);
    for (int i = 0; i < TOLD; i++) {
        int setting = told ? i : TOLD + i;
        struct sim_share share = spreaders(setting_of(d, setting));
        bars[i] = (struct sim_bar){ .value = share.share, .least = share.least, .most = share.most };
        bars[i].outside = share.share < wanted->least || share.share > wanted->most;
        name_of(d, setting, bars[i].label);
        snprintf(bars[i].note, SIM_LABEL, "%.1f %%%s", 100 * share.share, bars[i].outside ? ", outside" : "");
    }
    snprintf(words, sizeof words, "wanted: %s", wanted->words);
    struct sim_plot plot = { .name = told ? "sides" : "sides-none",
                             .title = told ? "What the Spreaders win with the scenario"
                                           : "What the Spreaders win without a scenario",
                             .axis = "games won by the Spreaders",
                             .percent = true,
                             .wanted = words,
                             .band = { wanted->least, wanted->most } };
    plot.about = told ? "Share of the games with the scenario that the Spreaders win in each order and matchup, draws "
                        "counted half, with the 95 % interval and the wanted range."
                      : "The same without a scenario.";
    sim_page_bars(d->page, &plot, bars, TOLD);
}

static void write_sides(const struct lies_desk *d) {
    struct sim_grid grid = { .align = "llrrrrrr" };
    sim_grid_heads(&grid, "scenario", "order", "games", "Spreaders won", "drawn", "Stoppers won", "points",
                   "of them bonus");
    for (int i = 0; i < SETTINGS; i++) {
        const struct lies_setting *s = setting_of(d, i);
        add_setting(d, &grid, i);
        sim_grid_add(&grid, "%llu", (unsigned long long)s->games);
        sim_grid_add(&grid, "%.1f %%", 100 * lies_mean(s->won[LIES_SPREADERS], s->games));
        sim_grid_add(&grid, "%.1f %%", 100 * lies_mean(s->drawn, s->games));
        sim_grid_add(&grid, "%.1f %%", 100 * lies_mean(s->won[LIES_STOPPERS], s->games));
        sim_grid_add(&grid, "%.1f : %.1f", lies_mean(s->points[0], s->games), lies_mean(s->points[1], s->games));
        sim_grid_add(&grid, "%.1f : %.1f", lies_mean(s->bonus[0], s->games), lies_mean(s->bonus[1], s->games));
    }
    sim_page_part(d->page, "Orders and matchups");
    sim_page_say(d->page,
                 "Points are the means of the teams' totals, Spreaders first, with what the scenario's end and "
                 "the set's handicap gave; the bonus is the scenario's part of it.");
    draw_sides(d, true);
    draw_sides(d, false);
    sim_page_grid(d->page, &grid);
}

/* ---- the scenario's end (LL-4.7, LL-4.8) */

static void write_night(const struct lies_desk *d) {
    const struct lies_data *facts = lies_desk_facts(d);
    struct sim_grid grid = { .align = "lllrrrrr" };
    sim_grid_heads(&grid, "order", "wanted", "verdict", "Spreaders get it", "threshold", "25 %", "median", "75 %");
    for (int i = 0; i < TOLD; i++) {
        const struct lies_setting *s = setting_of(d, i);
        char name[NAME];
        sim_grid_add(&grid, "%s", name_of(d, i, name));
        add_share(&grid, sim_share_of((double)s->nights[LIES_SPREADERS], s->games), &wanted_night);
        sim_grid_add(&grid, "%d", facts->threshold[lies_four(i)][i % LIES_ORDERS]);
        sim_grid_add(&grid, "%lld", (long long)sim_quantile(&d->tally->largest[i], .25));
        sim_grid_add(&grid, "%lld", (long long)sim_quantile(&d->tally->largest[i], .5));
        sim_grid_add(&grid, "%lld", (long long)sim_quantile(&d->tally->largest[i], .75));
    }
    sim_page_part(d->page, "The scenario's end");
    sim_page_say(d->page,
                 "How often the scenario's points go to the Spreaders, the threshold that decides it, and how many "
                 "tokens the larger theory has then: a contest only if both sides can win it.");
    sim_page_grid(d->page, &grid);
}

/* ---- length and lead */

static void write_length(const struct lies_desk *d) {
    static const char *const names[2][2] = { { "length-2", "length-4" }, { "length-2-none", "length-4-none" } };
    static const char *const titles[2] = { "How long a game of two lasts", "How long a game of four lasts" };
    static const char *const whose[2][2] = { { "With two seats and the scenario", "With four seats and the scenario" },
                                             { "With two seats and no scenario", "With four seats and no scenario" } };
    sim_page_part(d->page, "Length");
    for (int i = 0; i < 4; i++) {
        int four = !(i % 2), untold = i / 2;
        const struct sim_spread *length = &d->tally->length[untold][four];
        char about[200], mark[48];
        int64_t median = sim_quantile(length, 0.5);
        snprintf(mark, sizeof mark, "median %lld", (long long)median);
        snprintf(about, sizeof about, "%s half of the games last from %lld to %lld decisions.", whose[untold][four],
                 (long long)sim_quantile(length, 0.25), (long long)sim_quantile(length, 0.75));
        struct sim_plot plot = { .name = names[untold][four], .title = titles[four] };
        plot.about = about;
        plot.axis = "decisions of all seats";
        plot.mark = mark;
        plot.marked = (double)median;
        sim_page_say(d->page, "%s", about);
        sim_page_histogram(d->page, &plot, length);
        sim_study_quantiles(d->page, "decisions", length);
    }
}

static void write_leads(const struct lies_desk *d) {
    static const double shares[] = { .05, .25, .5, .75, .95 };
    struct sim_grid grid = { .align = "llrrrrr" };
    sim_grid_heads(&grid, "scenario", "order", "5 %", "25 %", "median", "75 %", "95 %");
    for (int i = 0; i < SETTINGS; i++) {
        add_setting(d, &grid, i);
        for (int k = 0; k < 5; k++)
            sim_grid_add(&grid, "%lld", (long long)sim_quantile(&d->tally->lead[i], shares[k]));
    }
    sim_page_part(d->page, "How close it is");
    sim_page_say(d->page, "The Spreaders' points at the end less the Stoppers'.");
    sim_page_grid(d->page, &grid);
}

/* ---- Buy In and Double Down */

static void write_deciders(const struct lies_desk *d) {
    struct sim_grid grid = { .align = "llrrrrr" };
    sim_grid_heads(&grid, "scenario", "order", "Buy Ins", "of Aware", "decided by them", "Double Downs",
                   "decided by them");
    for (int i = 0; i < SETTINGS; i++) {
        const struct lies_setting *s = setting_of(d, i);
        add_setting(d, &grid, i);
        sim_grid_add(&grid, "%.2f", lies_mean(s->buys, s->games));
        sim_grid_add(&grid, "%.2f", lies_mean(s->aware_buys, s->games));
        sim_grid_add(&grid, "%.1f %%", 100 * lies_mean(s->by_buy, s->games));
        sim_grid_add(&grid, "%.2f", lies_mean(s->doubles, s->games));
        sim_grid_add(&grid, "%.1f %%", 100 * lies_mean(s->by_double, s->games));
    }
    sim_page_part(d->page, "Buy In and Double Down");
    sim_page_say(d->page,
                 "How often in a game, and how often they decide it. A game is decided by them if the Spreaders "
                 "win it by no more points than these brought them in the turns in which they happened: what "
                 "the board was worth after them less what it was worth before.");
    sim_page_grid(d->page, &grid);
}

void balance_lies_write(const struct sim_findings *f, struct sim_page *page) {
    struct lies_desk d = { f, page, f->tally };
    sim_page_head(page, "Lizards & Lies: balance");
    sim_page_say(
        page,
        "%llu games, as many of each order of four seats and each matchup of two, with the scenario and without "
        "it, played by the bot %s on every seat. %s",
        (unsigned long long)f->sums->matches, f->table->bot[0]->id, lies_desk_facts(&d)->note);
    write_answers(&d);
    write_sides(&d);
    write_night(&d);
    write_length(&d);
    write_leads(&d);
    write_deciders(&d);
    balance_lies_cards(&d);
    sim_study_foot(f, page);
}
