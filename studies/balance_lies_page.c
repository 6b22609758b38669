/* The study of Lizards & Lies: first whether the sides are even, then the numbers. */
#include "studies/balance_lies.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double wanted[2] = { 0.42, 0.58 };
static const char wanted_words[] = "42 to 58 %";

/* A page in the making. */
struct desk {
    const struct sim_findings *f;
    struct sim_page *page;
    const struct lies_tally *tally;
};
static const struct lies_data *facts_of(const struct desk *d) { return lies_facts(d->f->table->game); }

static struct sim_plot plot_of(const char *name, const char *title) {
    return (struct sim_plot){ .name = name, .title = title };
}

/* "CT,PM,EL,DE", "CT,PM" */
static const char *name_of(int setting) {
    static const char *const names[SETTINGS] = { "CT,PM,EL,DE", "CT,DE,EL,PM", "EL,PM,CT,DE", "EL,DE,CT,PM",
                                                 "CT,PM",       "CT,DE",       "EL,PM",       "EL,DE" };
    return names[setting];
}

static const struct lies_setting *setting_of(const struct desk *d, int i) { return &d->tally->counts.setting[i]; }

static double mean(uint64_t sum, uint64_t n) { return n ? (double)(int64_t)sum / (double)n : 0; }

/* LL-16: what the Spreaders win, a draw counted half. */
static struct sim_share spreaders(const struct lies_setting *s) {
    return sim_share_of((double)s->won[LIES_SPREADERS] + (double)s->drawn / 2, s->games);
}

/* ---- are the sides even? */

static void write_answers(const struct desk *d) {
    struct sim_grid grid = { .align = "llllr" };
    int met = 0;
    sim_grid_heads(&grid, "seats", "order", "wanted", "verdict", "Spreaders win");
    for (int i = 0; i < SETTINGS; i++) {
        struct sim_share share = spreaders(setting_of(d, i));
        enum sim_verdict verdict = sim_judge(share, wanted[0], wanted[1]);
        met += verdict <= SIM_MET_UNSURE;
        sim_grid_add(&grid, "%d", lies_four(i) ? 4 : 2);
        sim_grid_add(&grid, "%s", name_of(i));
        sim_grid_add(&grid, "%s", wanted_words);
        sim_grid_add(&grid, "**%s**", sim_verdict_words[verdict]);
        sim_grid_add(&grid, "%.1f %% (%.1f to %.1f)", 100 * share.share, 100 * share.least, 100 * share.most);
    }
    sim_page_part(d->page, "Are the sides even?");
    sim_page_say(d->page,
                 "Settings within the wanted range: %d of %d. Draws count half. Unsure: the 95 %% interval straddles a "
                 "wanted bound, so other games could have said otherwise.",
                 met, SETTINGS);
    sim_page_grid(d->page, &grid);
}

static void write_sides(const struct desk *d) {
    struct sim_bar bars[SETTINGS];
    struct sim_grid grid = { .align = "lrrrrrr" };
    memset(bars, 0, sizeof bars);
    sim_grid_heads(&grid, "order", "games", "Spreaders won", "drawn", "Stoppers won", "points", "of them bonus");
    for (int i = 0; i < SETTINGS; i++) {
        const struct lies_setting *s = setting_of(d, i);
        struct sim_share share = spreaders(s);
        bars[i] = (struct sim_bar){ .value = share.share, .least = share.least, .most = share.most };
        bars[i].outside = share.share < wanted[0] || share.share > wanted[1];
        snprintf(bars[i].label, SIM_LABEL, "%s", name_of(i));
        snprintf(bars[i].note, SIM_LABEL, "%.1f %%%s", 100 * share.share, bars[i].outside ? ", outside" : "");
        sim_grid_add(&grid, "%s", name_of(i));
        sim_grid_add(&grid, "%llu", (unsigned long long)s->games);
        sim_grid_add(&grid, "%.1f %%", 100 * mean(s->won[LIES_SPREADERS], s->games));
        sim_grid_add(&grid, "%.1f %%", 100 * mean(s->drawn, s->games));
        sim_grid_add(&grid, "%.1f %%", 100 * mean(s->won[LIES_STOPPERS], s->games));
        sim_grid_add(&grid, "%.1f : %.1f", mean(s->points[0], s->games), mean(s->points[1], s->games));
        sim_grid_add(&grid, "%.1f : %.1f", mean(s->bonus[0], s->games), mean(s->bonus[1], s->games));
    }
    struct sim_plot plot = plot_of("sides", "What the Spreaders win");
    plot.about =
        "Share of the games that the Spreaders win in each order and matchup, draws counted half, with the 95 % "
        "interval and the wanted range.";
    plot.axis = "games won by the Spreaders";
    plot.percent = true;
    plot.wanted = "wanted: 42 to 58 %";
    plot.band[0] = wanted[0];
    plot.band[1] = wanted[1];
    sim_page_part(d->page, "Orders and matchups");
    sim_page_say(d->page,
                 "Points are the means of the teams' totals, Spreaders first, with what the scenario's end and "
                 "the set's handicap gave; the bonus is the scenario's part of it.");
    sim_page_bars(d->page, &plot, bars, SETTINGS);
    sim_page_grid(d->page, &grid);
}

/* ---- length and lead */

static void write_length(const struct desk *d) {
    static const char *const names[2] = { "length-2", "length-4" };
    static const char *const titles[2] = { "How long a game of two lasts", "How long a game of four lasts" };
    sim_page_part(d->page, "Length");
    for (int four = 1; four >= 0; four--) {
        const struct sim_spread *length = &d->tally->length[four];
        char about[200], mark[48];
        int64_t median = sim_quantile(length, 0.5);
        snprintf(mark, sizeof mark, "median %lld", (long long)median);
        snprintf(about, sizeof about, "With %s seats half of the games last from %lld to %lld decisions.",
                 four ? "four" : "two", (long long)sim_quantile(length, 0.25), (long long)sim_quantile(length, 0.75));
        struct sim_plot plot = plot_of(names[four], titles[four]);
        plot.about = about;
        plot.axis = "decisions of all seats";
        plot.mark = mark;
        plot.marked = (double)median;
        sim_page_say(d->page, "%s", about);
        sim_page_histogram(d->page, &plot, length);
        sim_study_quantiles(d->page, "decisions", length);
    }
}

static void write_leads(const struct desk *d) {
    sim_page_part(d->page, "How close it is");
    sim_page_say(d->page, "The Spreaders' points at the end less the Stoppers'.");
    for (int four = 1; four >= 0; four--)
        sim_study_quantiles(d->page, four ? "lead, four seats" : "lead, two seats", &d->tally->lead[four]);
}

/* ---- Buy In and Double Down */

static void write_deciders(const struct desk *d) {
    struct sim_grid grid = { .align = "lrrrrr" };
    sim_grid_heads(&grid, "order", "Buy Ins", "of Aware", "decided by them", "Double Downs", "decided by them");
    for (int i = 0; i < SETTINGS; i++) {
        const struct lies_setting *s = setting_of(d, i);
        sim_grid_add(&grid, "%s", name_of(i));
        sim_grid_add(&grid, "%.2f", mean(s->buys, s->games));
        sim_grid_add(&grid, "%.2f", mean(s->aware_buys, s->games));
        sim_grid_add(&grid, "%.1f %%", 100 * mean(s->by_buy, s->games));
        sim_grid_add(&grid, "%.2f", mean(s->doubles, s->games));
        sim_grid_add(&grid, "%.1f %%", 100 * mean(s->by_double, s->games));
    }
    sim_page_part(d->page, "Buy In and Double Down");
    sim_page_say(d->page,
                 "How often in a game, and how often they decide it. A game is decided by them if the Spreaders "
                 "win it by no more points than these brought them in the turns in which they happened: what "
                 "the board was worth after them less what it was worth before.");
    sim_page_grid(d->page, &grid);
}

/* ---- cards */

enum { TELLING = 30 }; /* games on either side, at least: fewer tell nothing */

struct worth {
    int card;
    bool known;                   /* some setting had games enough with the card, and without it */
    double with, without, margin; /* shares won; margin: half the 95 % interval of their difference */
    uint64_t times, games, played;
};

static double gain(const struct worth *w) { return w->with - w->without; }

/* Games with and without the card are compared within a setting, and the settings weighed by how much each can tell
   (Mantel and Haenszel): else a card of a seat that wins more often with four would look good. */
static struct worth worth_of(const struct desk *d, int card) {
    struct worth w = { .card = card };
    double weights = 0, variance = 0;
    for (int i = 0; i < SETTINGS; i++) {
        const struct lies_use *use = &d->tally->counts.card[i][card];
        double n[2] = { (double)use->games[0], (double)use->games[1] };
        w.times += use->times;
        w.played += use->games[1];
        w.games += use->games[0] + use->games[1];
        if (use->games[0] < TELLING || use->games[1] < TELLING)
            continue;
        double weight = n[0] * n[1] / (n[0] + n[1]),
               p[2] = { (double)use->half[0] / 2 / n[0], (double)use->half[1] / 2 / n[1] };
        weights += weight;
        w.without += weight * p[0];
        w.with += weight * p[1];
        variance += weight * weight * (p[0] * (1 - p[0]) / n[0] + p[1] * (1 - p[1]) / n[1]);
    }
    w.known = weights > 0;
    if (!w.known)
        return w;
    w.with /= weights;
    w.without /= weights;
    w.margin = 1.96 * sqrt(variance) / weights;
    return w;
}

/* The best first; those of which nothing is known after all others. */
static int by_gain(const void *one, const void *other) {
    const struct worth *a = one, *b = other;
    double more = gain(b) - gain(a);
    if (a->known != b->known)
        return b->known - a->known;
    return more > 0 || more < 0 ? (more > 0) - (more < 0) : a->card - b->card;
}

static int rank_cards(const struct desk *d, int role, struct worth rows[LIES_DECK]) {
    int n = facts_of(d)->deck[role].kinds;
    for (int k = 0; k < n; k++)
        rows[k] = worth_of(d, lies_card_of(role, k));
    qsort(rows, (size_t)n, sizeof rows[0], by_gain);
    return n;
}

static void write_worth(struct sim_grid *grid, const struct worth *w) {
    if (!w->known) {
        for (int i = 0; i < 3; i++)
            sim_grid_add(grid, "-");
        return;
    }
    sim_grid_add(grid, "%.1f %%", 100 * w->with);
    sim_grid_add(grid, "%.1f %%", 100 * w->without);
    sim_grid_add(grid, "%+.1f +- %.1f", 100 * gain(w), 100 * w->margin);
}

static void write_deck(const struct desk *d, int role) {
    const struct lies_deck *deck = &facts_of(d)->deck[role];
    struct worth rows[LIES_DECK];
    struct sim_grid grid = { .align = "llrrrrr" };
    int n = rank_cards(d, role, rows);
    sim_grid_heads(&grid, "card", "name", "times a game", "games with it", "won with it", "without it", "difference");
    for (int i = 0; i < n; i++) {
        const struct lies_card *card = &deck->card[rows[i].card % LIES_DECK];
        sim_grid_add(&grid, "%s", card->id);
        sim_grid_add(&grid, "%s", card->name);
        sim_grid_add(&grid, "%.2f", mean(rows[i].times, rows[i].games));
        sim_grid_add(&grid, "%.1f %%", 100 * mean(rows[i].played, rows[i].games));
        write_worth(&grid, &rows[i]);
    }
    sim_page_say(d->page, "**%s**", deck->name);
    sim_page_grid(d->page, &grid);
}

static void write_cards(const struct desk *d) {
    struct sim_bar bars[SIM_BARS];
    int bar = 0;
    memset(bars, 0, sizeof bars);
    sim_page_part(d->page, "Cards");
    sim_page_say(d->page,
                 "What its team won of the games in which its seat played a card, and of those in which it did "
                 "not, compared within each order and matchup; draws count half. A card is played by bots "
                 "that think it good then, so the difference says what it goes with, not only what it does. Where "
                 "nearly every game or nearly "
                 "none saw the card (fewer than %d on one side, in each setting), there is nothing to compare.",
                 TELLING);
    for (int role = 0; role < LIES_ROLES; role++)
        for (int k = 0; k < facts_of(d)->deck[role].kinds && bar < SIM_BARS; k++, bar++) {
            struct worth w = worth_of(d, lies_card_of(role, k));
            bars[bar].value = mean(w.times, w.games);
            snprintf(bars[bar].label, SIM_LABEL, "%s %s", facts_of(d)->deck[role].card[k].id,
                     facts_of(d)->deck[role].card[k].name);
            snprintf(bars[bar].note, SIM_LABEL, "%.2f", bars[bar].value);
        }
    struct sim_plot plot = plot_of("cards", "How often a card is played");
    plot.about = "How often each card is played in a game that has its deck.";
    plot.axis = "times a game";
    sim_page_bars(d->page, &plot, bars, bar);
    for (int role = 0; role < LIES_ROLES; role++)
        write_deck(d, role);
}

void balance_lies_write(const struct sim_findings *f, struct sim_page *page) {
    struct desk d = { f, page, f->tally };
    bool told = f->table->setup.option[LIES_O_SCENARIO] == LIES_SCENARIO_ON;
    sim_page_head(page, "Lizards & Lies: balance");
    sim_page_say(page,
                 "%llu games%s, as many of each order of four seats and each matchup of two, played by the bot %s on "
                 "every seat. %s",
                 (unsigned long long)f->sums->matches, told ? "" : " without the scenario", f->table->bot[0]->id,
                 facts_of(&d)->note);
    write_answers(&d);
    write_sides(&d);
    write_length(&d);
    write_leads(&d);
    write_deciders(&d);
    write_cards(&d);
    sim_study_foot(f, page);
}
