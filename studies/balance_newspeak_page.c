/* The study of NewSpeak: first what was wanted of it, then the numbers. */
#include "studies/balance_newspeak.h"

#include <math.h>
#include <string.h>

static const double wanted[2] = { 0.40, 0.60 };
static const char *const levels[LEVELS] = { "easy", "normal", "hard" };

/* A page in the making. */
struct desk {
    const struct sim_findings *f;
    struct sim_page *page;
    const struct newspeak_tally *tally;
};

static const struct newspeak_setting *setting_of(const struct desk *d, int seats, int pairing) {
    return &d->tally->counts.setting[setting_at(seats, pairing)];
}

static double mean(uint64_t sum, uint64_t n) { return n ? (double)sum / (double)n : 0; }
static struct sim_share wins(const struct newspeak_setting *s) { return sim_share_of((double)s->won, s->games); }

static void put_share(struct sim_grid *grid, struct sim_share share) {
    sim_grid_add(grid, "%.1f %% (%.1f to %.1f)", 100 * share.share, 100 * share.least, 100 * share.most);
}

/* ---- what was wanted */

static const int clocks[] = { NS_CLOCK_NONE, NS_CLOCK_LIVE, NS_CLOCK_CORR };
enum { EVEN = TABLES * (CLOCKS + 1) };
static const char *clock_words(int clock) {
    static const char *const words[] = { [NS_CLOCK_LIVE] = "live", [NS_CLOCK_CORR] = "corr", [NS_CLOCK_NONE] = "none" };
    return words[clock];
}

static struct sim_bar even_bar(int clock, int seats, struct sim_share share) {
    struct sim_bar bar = { .value = share.share, .least = share.least, .most = share.most };
    bar.outside = share.share < wanted[0] || share.share > wanted[1];
    snprintf(bar.label, SIM_LABEL, "%s, %d players", clock_words(clock), seats);
    snprintf(bar.note, SIM_LABEL, "%.1f %%%s", 100 * share.share, bar.outside ? ", outside" : "");
    return bar;
}

static void write_even(const struct desk *d) {
    struct sim_grid grid = { .align = "lrllrr" };
    struct sim_bar bars[EVEN];
    sim_grid_heads(&grid, "clock", "players", "wanted", "verdict", "normal Dissidents win", "hard against hard");
    for (int i = 0; i < EVEN; i++) {
        int clock = clocks[i / TABLES], seats = 3 + i % TABLES;
        struct sim_share share = wins(&d->tally->counts.setting[setting_by(clock, seats, 1)]);
        sim_grid_add(&grid, "%s", clock_words(clock));
        sim_grid_add(&grid, "%d", seats);
        sim_grid_add(&grid, "40 to 60 %%");
        sim_grid_add(&grid, "**%s**", sim_verdict_words[sim_judge(share, wanted[0], wanted[1])]);
        put_share(&grid, share);
        put_share(&grid, wins(&d->tally->counts.setting[setting_by(clock, seats, 2)]));
        bars[i] = even_bar(clock, seats, share);
    }
    struct sim_plot plot = { .name = "sides", .title = "What the Dissidents win", .percent = true };
    plot.about = "Share of the games that normal Dissidents win against normal Moderators, by the clock and the number "
                 "of players, with the 95 % interval and the wanted range.";
    plot.axis = "games won by the Dissidents";
    plot.wanted = "wanted: 40 to 60 %";
    plot.band[0] = wanted[0];
    plot.band[1] = wanted[1];
    sim_page_part(d->page, "Are the sides even?");
    sim_page_say(d->page, "Normal against normal, with the usual number of codes, without a clock (none), by seconds "
                          "(live) and by days (corr); beside it what hard bots win against their like, of which "
                          "nothing is wanted here. Unsure: the 95 %% interval straddles a wanted bound.");
    sim_page_bars(d->page, &plot, bars, EVEN);
    sim_page_grid(d->page, &grid);
}

/* The chance that two shares of equal coins lie so far apart, two-sided. */
static double p_of(uint64_t a, uint64_t n, uint64_t b, uint64_t m) {
    double both = mean(a + b, n + m), spread = sqrt(both * (1 - both) * (1 / (double)n + 1 / (double)m));
    return spread > 0 ? erfc(fabs(mean(a, n) - mean(b, m)) / spread / sqrt(2)) : 1;
}

static const char *p_words(double p, char words[24]) {
    if (p < 1e-12)
        snprintf(words, 24, "below 1e-12");
    else
        snprintf(words, 24, "%.2g", p);
    return words;
}

static void write_control(const struct desk *d, struct sim_grid *grid, int pairing) {
    for (int seats = 3; seats <= NS_SEATS; seats++) {
        const struct newspeak_setting *normal = setting_of(d, seats, versus(1, 1)),
                                      *less = setting_of(d, seats, pairing);
        double p = p_of(normal->outcome[NS_PREVENTED], normal->rounds, less->outcome[NS_PREVENTED], less->rounds);
        double won = p_of(normal->won, normal->games, less->won, less->games);
        char words[2][24];
        sim_grid_add(grid, "%d", seats);
        sim_grid_add(grid, "%s", newspeak_pairings[pairing].moderators);
        sim_grid_add(grid, "%.1f %%", 100 * (1 - mean(less->won, less->games)));
        sim_grid_add(grid, "%.1f %%", 100 * (1 - mean(normal->won, normal->games)));
        sim_grid_add(grid, "%s", p_words(won, words[0]));
        sim_grid_add(grid, "%.1f %%", 100 * mean(less->outcome[NS_PREVENTED], less->rounds));
        sim_grid_add(grid, "%.1f %%", 100 * mean(normal->outcome[NS_PREVENTED], normal->rounds));
        sim_grid_add(grid, "%s", p_words(p, words[1]));
    }
}

static void write_listening(const struct desk *d) {
    struct sim_grid grid = { .align = "rlrrrrrr" };
    sim_grid_heads(&grid, "players", "Moderator", "it wins", "normal wins", "p", "it prevents", "normal prevents", "p");
    write_control(d, &grid, VERSUS_GUESSER);
    write_control(d, &grid, VERSUS_DEAF);
    sim_page_part(d->page, "Is listening worth it?");
    sim_page_say(
        d->page,
        "A normal Moderator compared with one that points at random (guesser) and one that does all a normal one "
        "does but hears nothing (deaf), all against normal Dissidents: games won, rounds in which the "
        "hack was prevented, and the chance that such a difference is luck.");
    sim_page_grid(d->page, &grid);
}

static void write_silence(const struct desk *d) {
    struct sim_grid grid = { .align = "rrrrr" };
    sim_grid_heads(&grid, "players", "rounds", "a majority met", "by chance", "normal Dissidents met");
    for (int seats = 3; seats <= NS_SEATS; seats++) {
        const struct newspeak_setting *s = setting_of(d, seats, MUTES), *n = setting_of(d, seats, versus(1, 1));
        sim_grid_add(&grid, "%d", seats);
        sim_grid_add(&grid, "%llu", (unsigned long long)s->rounds);
        put_share(&grid, sim_share_of((double)s->agreed, s->rounds));
        sim_grid_add(&grid, "%.1f %%", 100 * mean(s->by_chance, s->rounds) / CHANCE_UNIT);
        sim_grid_add(&grid, "%.1f %%", 100 * mean(n->agreed, n->rounds));
    }
    sim_page_part(d->page, "Is talking worth it?");
    sim_page_say(d->page,
                 "Dissidents who say nothing (mute), against normal Moderators: how often a majority of them dialled "
                 "one slot, and how often dials at random would.");
    sim_page_grid(d->page, &grid);
}

/* ---- levels */

static void write_levels(const struct desk *d) {
    sim_page_part(d->page, "Levels");
    sim_page_say(d->page, "What the Dissidents win, their level in the rows, the Moderators' in the columns.");
    for (int seats = 3; seats <= NS_SEATS; seats++) {
        struct sim_grid grid = { .align = "lrrr" };
        char head[32];
        snprintf(head, sizeof head, "%d players", seats);
        sim_grid_heads(&grid, head, "easy Moderators", "normal", "hard");
        for (int dissident = 0; dissident < LEVELS; dissident++) {
            sim_grid_add(&grid, "%s Dissidents", levels[dissident]);
            for (int moderator = 0; moderator < LEVELS; moderator++)
                put_share(&grid, wins(setting_of(d, seats, versus(dissident, moderator))));
        }
        sim_page_grid(d->page, &grid);
    }
}

/* ---- rounds */

static void write_rates(const struct desk *d) {
    sim_page_part(d->page, "How rounds end");
    sim_page_say(d->page, "Shares of all rounds; met: a majority had dialled one slot, caught or not.");
    for (int seats = 3; seats <= NS_SEATS; seats++) {
        struct sim_grid grid = { .align = "llrrrrrr" };
        sim_page_say(d->page, "**%d players**", seats);
        sim_grid_heads(&grid, "Dissidents", "Moderators", "rounds a game", "met", "hack", "prevented", "lockdown",
                       "games");
        for (int i = 0; i < PAIRINGS; i++) {
            const struct newspeak_setting *s = setting_of(d, seats, i);
            sim_grid_add(&grid, "%s", newspeak_pairings[i].dissidents);
            sim_grid_add(&grid, "%s", newspeak_pairings[i].moderators);
            sim_grid_add(&grid, "%.2f", mean(s->rounds, s->games));
            sim_grid_add(&grid, "%.1f %%", 100 * mean(s->agreed, s->rounds));
            static const int order[] = { NS_HACK, NS_PREVENTED, NS_LOCKDOWN };
            for (int k = 0; k < NS_OUTCOMES; k++) {
                struct sim_share share = sim_share_of((double)s->outcome[order[k]], s->rounds);
                sim_grid_add(&grid, "%.1f +- %.1f %%", 100 * share.share, 50 * (share.most - share.least));
            }
            sim_grid_add(&grid, "%llu", (unsigned long long)s->games);
        }
        sim_page_grid(d->page, &grid);
    }
}

static void write_length(const struct desk *d) {
    sim_page_part(d->page, "Length");
    sim_page_say(d->page, "Rounds of games of normal bots.");
    for (int i = 0; i < TABLES; i++) {
        static const char *const names[TABLES] = { "3 players", "4 players", "5 players", "6 players" };
        sim_study_quantiles(d->page, names[i], &d->tally->length[i]);
    }
}

static void write_cards(const struct desk *d) {
    struct sim_grid grid = { .align = "rrrrl" };
    sim_grid_heads(&grid, "players", "questions", "dominoes", "cards used", "which");
    for (int seats = 3; seats <= NS_SEATS; seats++) {
        const struct newspeak_setting *s = setting_of(d, seats, versus(1, 1));
        char which[SIM_GRID_CELL] = "";
        for (int card = 0, len = 0; card < NS_CARDS && len < (int)sizeof which; card++)
            if (s->card[card])
                len += snprintf(which + len, sizeof which - (size_t)len, "%s%s %.1f", len ? ", " : "",
                                newspeak_facts_of(d->f->table->game)->card[card].name, mean(s->card[card], s->games));
        sim_grid_add(&grid, "%d", seats);
        sim_grid_add(&grid, "%.2f", mean(s->questions, s->games));
        sim_grid_add(&grid, "%.2f", mean(s->dominoes, s->games));
        sim_grid_add(&grid, "%.2f", mean(s->shifts, s->games));
        sim_grid_add(&grid, "%s", which);
    }
    sim_page_part(d->page, "Questions, dominoes, ID cards");
    sim_page_say(d->page, "A game of normal bots, in means.");
    sim_page_grid(d->page, &grid);
}

void balance_newspeak_write(const struct sim_findings *f, struct sim_page *page) {
    struct desk d = { f, page, f->tally };
    sim_page_head(page, "NewSpeak: balance");
    sim_page_say(
        page,
        "%llu games with three, four, five and six players: as many of each of %d pairings of bots without a "
        "clock, and of normal and of hard bots against their like by each of the two clocks. But for the first "
        "table all that follows is of games without a clock. The printed words and places are not public: "
        "these are a reconstruction.",
        (unsigned long long)f->sums->matches, PAIRINGS);
    write_even(&d);
    write_listening(&d);
    write_silence(&d);
    write_levels(&d);
    write_rates(&d);
    write_length(&d);
    write_cards(&d);
    sim_study_foot(f, page);
}
