/* The study of swamp: first whether the game is as it should be, then the numbers. */
#include "studies/balance_swamp.h"

#include <string.h>

/* What is wanted. */
static const double wanted_turns[2] = { 15, 25 }, wanted_share[2] = { 0.5, 2 }, wanted_early = 0.02;
enum { EARLY = 5 }; /* out before this turn is early */

static const char *const start_names[STARTS] = { "own design", "1 Black", "2 Red", "3 Yellow", "4 Grey" };

/* A page in the making. */
struct desk {
    const struct sim_findings *f;
    struct sim_page *page;
    const struct swamp_tally *tally;
    const struct swamp_counts *counts;
    double games;
};

static unsigned long long big(uint64_t n) { return n; }

static struct sim_plot plot_of(const char *name, const char *title) {
    return (struct sim_plot){ .name = name, .title = title };
}

/* ---- what was measured */

static struct sim_share median_length(const struct desk *d) {
    struct sim_range range = sim_median_range(&d->tally->turns);
    return (struct sim_share){ (double)sim_quantile(&d->tally->turns, 0.5), (double)range.least, (double)range.most };
}

/* Wins of a start-up as a multiple of its share of the clans. */
static struct sim_share ratio_of(const struct desk *d, int start) {
    double even = (double)d->counts->took[start] / (double)d->counts->clans;
    struct sim_share won = sim_share_of((double)d->counts->won[start] / SIM_WIN, d->f->sums->matches);
    return (struct sim_share){ won.share / even, won.least / even, won.most / even };
}

static struct sim_share early_outs(const struct desk *d) {
    uint64_t games = 0;
    for (int turn = 0; turn < EARLY; turn++)
        games += d->counts->first_out[turn];
    return sim_share_of((double)games, d->f->sums->matches);
}

/* ---- answers */

static void answer(struct sim_grid *grid, const char *question, const char *wanted, enum sim_verdict verdict) {
    sim_grid_add(grid, "%s", question);
    sim_grid_add(grid, "%s", wanted);
    sim_grid_add(grid, "**%s**", sim_verdict_words[verdict]);
}

static enum sim_verdict answer_starts(const struct desk *d, struct sim_grid *grid) {
    enum sim_verdict worst = SIM_MET;
    int least = 0, most = 0;
    for (int i = 1; i < STARTS; i++) {
        if (!d->counts->took[i])
            continue;
        struct sim_share ratio = ratio_of(d, i);
        enum sim_verdict one = sim_judge(ratio, wanted_share[0], wanted_share[1]);
        if (one > worst)
            worst = one;
        if (!least || ratio.share < ratio_of(d, least).share)
            least = i;
        if (!most || ratio.share > ratio_of(d, most).share)
            most = i;
    }
    answer(grid, "wins of a start-up, times its share", "0.50 to 2.00", worst);
    sim_grid_add(grid, "%.2f (%s) to %.2f (%s)", ratio_of(d, least).share, start_names[least], ratio_of(d, most).share,
                 start_names[most]);
    return worst;
}

static void write_answers(const struct desk *d) {
    struct sim_grid grid = { .align = "lllr" };
    struct sim_share length = median_length(d), early = early_outs(d);
    enum sim_verdict verdict[] = { sim_judge(length, wanted_turns[0], wanted_turns[1]), SIM_MET,
                                   sim_judge(early, 0, wanted_early) };
    sim_grid_heads(&grid, "question", "wanted", "verdict", "measured");
    answer(&grid, "median length", "15 to 25 turns", verdict[0]);
    sim_grid_add(&grid, "%.0f turns (%.0f to %.0f)", length.share, length.least, length.most);
    verdict[1] = answer_starts(d, &grid);
    answer(&grid, "games with a clan out before turn 5", "at most 2 %", verdict[2]);
    sim_grid_add(&grid, "%.1f %% (%.1f to %.1f %%)", 100 * early.share, 100 * early.least, 100 * early.most);
    int met = 0, sure = 0;
    for (int i = 0; i < 3; i++) {
        met += verdict[i] == SIM_MET || verdict[i] == SIM_MET_UNSURE;
        sure += verdict[i] == SIM_MET || verdict[i] == SIM_MISSED;
    }
    sim_page_part(d->page, "Is it as it should be?");
    sim_page_say(
        d->page, "Targets met: %d of 3.%s", met,
        sure == 3 ? ""
                  : " Unsure: the 95 % interval straddles a wanted bound, so other games could have said otherwise.");
    sim_page_grid(d->page, &grid);
}

/* ---- length and score */

static void write_length(const struct desk *d) {
    const struct sim_spread *turns = &d->tally->turns;
    char about[200], mark[32];
    long long median = (long long)sim_quantile(turns, 0.5);
    snprintf(mark, sizeof mark, "median %lld", median);
    snprintf(about, sizeof about, "Half of the games last from %lld to %lld turns; the median is %lld.",
             (long long)sim_quantile(turns, 0.25), (long long)sim_quantile(turns, 0.75), median);
    struct sim_plot plot = plot_of("length", "How long a game lasts");
    plot.about = about;
    plot.axis = "turns";
    plot.mark = mark;
    plot.marked = (double)median;
    plot.wanted = "wanted median: 15 to 25";
    plot.band[0] = wanted_turns[0] - 0.5;
    plot.band[1] = wanted_turns[1] + 0.5;
    sim_page_part(d->page, "Length");
    sim_page_say(d->page,
                 "%s %llu games ended by points (SW-15.3), %llu because one clan alone was left, %llu with "
                 "nobody left, %llu were given up.",
                 about, big(d->counts->ended[ENDED_BY_POINTS]), big(d->counts->ended[ENDED_ALONE]),
                 big(d->counts->ended[ENDED_WITH_NOBODY]), big(d->counts->ended[ENDED_GIVEN_UP]));
    sim_page_histogram(d->page, &plot, turns);
    sim_study_quantiles(d->page, "turns", turns);
}

static void write_score(const struct desk *d) {
    const struct sim_spread *score = &d->tally->score;
    char about[200], mark[32];
    long long median = (long long)sim_quantile(score, 0.5);
    snprintf(mark, sizeof mark, "median %lld", median);
    snprintf(about, sizeof about, "Half of the winners have from %lld to %lld points; the median is %lld.",
             (long long)sim_quantile(score, 0.25), (long long)sim_quantile(score, 0.75), median);
    struct sim_plot plot = plot_of("score", "The winner's score");
    plot.about = about;
    plot.axis = "points";
    plot.mark = mark;
    plot.marked = (double)median;
    sim_page_part(d->page, "The winner's score");
    sim_page_say(d->page, "%s In half of the games the best of the others is at most %lld points behind.", about,
                 (long long)sim_quantile(&d->f->sums->leads, 0.5));
    sim_page_histogram(d->page, &plot, score);
    sim_study_quantiles(d->page, "points", score);
}

/* ---- start-ups */

static void write_starts(const struct desk *d) {
    struct sim_grid grid = { .align = "lrrrrrl" };
    struct sim_bar bars[STARTS];
    int n = 0;
    memset(bars, 0, sizeof bars);
    sim_grid_heads(&grid, "start-up", "clans", "wins", "win rate of a clan", "times its share", "95 % interval",
                   "0.50 to 2.00");
    for (int k = 1; k <= STARTS; k++) {
        int i = k % STARTS; /* designs of one's own last */
        if (!d->counts->took[i])
            continue;
        struct sim_share ratio = ratio_of(d, i);
        double wins = (double)d->counts->won[i] / SIM_WIN;
        enum sim_verdict verdict = sim_judge(ratio, wanted_share[0], wanted_share[1]);
        struct sim_bar *bar = &bars[n++];
        bar->value = ratio.share;
        bar->least = ratio.least;
        bar->most = ratio.most;
        bar->outside = verdict >= SIM_MISSED_UNSURE;
        snprintf(bar->label, SIM_LABEL, "%s", start_names[i]);
        snprintf(bar->note, SIM_LABEL, "%.2f%s", ratio.share, bar->outside ? ", outside" : "");
        sim_grid_add(&grid, "%s", start_names[i]);
        sim_grid_add(&grid, "%llu", big(d->counts->took[i]));
        sim_grid_add(&grid, "%.5g", wins);
        sim_grid_add(&grid, "%.2f %%", 100 * wins / (double)d->counts->took[i]);
        sim_grid_add(&grid, "%.2f", ratio.share);
        sim_grid_add(&grid, "%.2f to %.2f", ratio.least, ratio.most);
        sim_grid_add(&grid, "%s", sim_verdict_words[verdict]);
    }
    struct sim_plot plot = plot_of("startups", "Wins by start-up");
    plot.about = "Wins of each start-up as a multiple of its share of the clans, with the 95 % interval and the wanted "
                 "band from 0.5 to 2.";
    plot.axis = "wins, as a multiple of the start-up's share of the clans";
    plot.wanted = "wanted: 0.5 to 2";
    plot.band[0] = wanted_share[0];
    plot.band[1] = wanted_share[1];
    sim_page_part(d->page, "Start-ups");
    sim_page_say(
        d->page,
        "The clans choose among the four defaults of SW-18.8. A start-up that wins as often as it is chosen is at 1.");
    sim_page_bars(d->page, &plot, bars, n);
    sim_page_grid(d->page, &grid);
}

/* ---- over the turns */

/* Later turns are those of too few games to tell. */
static int last_turn(const struct desk *d, const uint64_t *games) {
    int last = 1;
    while (last + 1 < TURNS && (double)games[last + 1] >= d->games / 20 && games[last + 1] > 0)
        last++;
    return last;
}

static void write_survival(const struct desk *d) {
    static double clans[TURNS], games[TURNS];
    int last = last_turn(d, d->counts->running);
    struct sim_share early = early_outs(d);
    struct sim_grid grid = { .align = "rrrr" };
    uint64_t outs = 0, first = 0;
    sim_grid_heads(&grid, "after turn", "games with a clan out", "clans out", "clans in play");
    for (int turn = 0; turn <= last; turn++) {
        clans[turn] = (double)d->counts->alive[turn] / (double)d->counts->clans;
        games[turn] = (double)d->counts->running[turn] / d->games;
        outs += d->counts->outs[turn];
        first += d->counts->first_out[turn];
        if (turn != EARLY - 1 && (turn == 0 || turn % 5))
            continue;
        sim_grid_add(&grid, "%d", turn);
        sim_grid_add(&grid, "%.1f %%", 100 * (double)first / d->games);
        sim_grid_add(&grid, "%llu", big(outs));
        sim_grid_add(&grid, "%.1f %%", 100 * clans[turn]);
    }
    const struct sim_line lines[] = { { "clans in play", clans, last + 1 }, { "games not yet over", games, last + 1 } };
    struct sim_plot plot = plot_of("survival", "Clans and games that last");
    plot.about = "Share of the clans still in play, and of the games not yet over, after each turn.";
    plot.axis = "turn";
    plot.percent = true;
    sim_page_part(d->page, "Who is still in play");
    sim_page_say(d->page,
                 "A clan is out before turn %d in %.1f %% of the games (%.1f to %.1f %%); at most %.0f %% are "
                 "wanted. A game that is over counts as it ended.",
                 EARLY, 100 * early.share, 100 * early.least, 100 * early.most, 100 * wanted_early);
    sim_page_lines(d->page, &plot, lines, 2);
    sim_page_grid(d->page, &grid);
}

static void write_points(const struct desk *d) {
    static double line[3][TURNS];
    const uint64_t *const sums[3] = { d->counts->winner, d->counts->rival, d->counts->median };
    struct sim_grid grid = { .align = "rrrrr" };
    int last = last_turn(d, d->counts->scored);
    sim_grid_heads(&grid, "turn", "games", "winner", "best of the others", "median clan");
    for (int turn = 0; turn <= last; turn++) {
        for (int i = 0; i < 3; i++)
            line[i][turn] = d->counts->scored[turn] ? (double)sums[i][turn] / (double)d->counts->scored[turn] : 0;
        if (turn % 5)
            continue;
        sim_grid_add(&grid, "%d", turn);
        sim_grid_add(&grid, "%llu", big(d->counts->scored[turn]));
        for (int i = 0; i < 3; i++)
            sim_grid_add(&grid, "%.0f", line[i][turn]);
    }
    const struct sim_line lines[] = { { "who wins", line[0], last + 1 },
                                      { "best of the others", line[1], last + 1 },
                                      { "median clan", line[2], last + 1 } };
    struct sim_plot plot = plot_of("points", "Points over the turns");
    plot.about =
        "Mean points after each turn: of the clan that wins in the end, of the best other, of the median clan.";
    plot.axis = "turn";
    sim_page_part(d->page, "Points over the turns");
    sim_page_say(d->page, "Means over the games that saw the turn. Clans that are out count with 0 points. Turns that "
                          "fewer than one game in twenty saw are left out.");
    sim_page_lines(d->page, &plot, lines, 3);
    sim_page_grid(d->page, &grid);
}

/* ---- what kills */

static const char *const bane_names[SW_BANES] = {
    [SW_BY_CURSE] = "cursed ground",  [SW_BY_WHIRLPOOL] = "whirlpools", [SW_BY_LAVA] = "lava",
    [SW_BY_ERUPTION] = "eruptions",   [SW_BY_DARK] = "the Dark",        [SW_BY_HUNGER] = "hunger",
    [SW_BY_GATE] = "the gate",        [SW_BY_STONES] = "stones",        [SW_BY_BATTLE] = "battle",
    [SW_BY_MONSTER] = "sea monsters", [SW_BY_CAPTURE] = "capture",      [SW_BY_REVEAL] = "Reveal",
    [SW_BY_BUSH] = "the bush",        [SW_BY_CHAOS] = "the clan's end",
};

/* Rows by their count, the largest first; those without any are left out. Of equals the first stays first. */
static int ranked(const uint64_t *count, int n, int *order) {
    int m = 0;
    for (int i = 0; i < n; i++) {
        if (!count[i])
            continue;
        int at = m++;
        for (; at > 0 && count[order[at - 1]] < count[i]; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    return m;
}

static uint64_t sum(const uint64_t *count, int n) {
    uint64_t all = 0;
    for (int i = 0; i < n; i++)
        all += count[i];
    return all;
}

static void write_banes(const struct desk *d) {
    const struct swamp_counts *c = d->counts;
    struct sim_grid grid = { .align = "lrrrr" };
    struct sim_bar bars[SW_BANES];
    uint64_t both[SW_BANES], warriors = sum(c->lost, SW_BANES);
    int order[SW_BANES];
    for (int i = 0; i < SW_BANES; i++)
        both[i] = c->lost[i] * 1000 + c->spies_lost[i]; /* warriors first, spies where there are none */
    int n = ranked(both, SW_BANES, order), shown = 0;
    memset(bars, 0, sizeof bars);
    sim_grid_heads(&grid, "cause", "warriors", "of all", "a game", "spies");
    for (int k = 0; k < n; k++) {
        int i = order[k];
        double share = warriors ? (double)c->lost[i] / (double)warriors : 0;
        sim_grid_add(&grid, "%s", bane_names[i]);
        sim_grid_add(&grid, "%llu", big(c->lost[i]));
        sim_grid_add(&grid, "%.1f %%", 100 * share);
        sim_grid_add(&grid, "%.1f", (double)c->lost[i] / d->games);
        sim_grid_add(&grid, "%llu", big(c->spies_lost[i]));
        if (!c->lost[i])
            continue;
        bars[shown].value = share;
        snprintf(bars[shown].label, SIM_LABEL, "%s", bane_names[i]);
        snprintf(bars[shown++].note, SIM_LABEL, "%.1f %%", 100 * share);
    }
    struct sim_plot plot = plot_of("deaths", "What kills lizards");
    plot.about = "Warriors lost, by cause, as shares of all that were lost.";
    plot.axis = "of all warriors lost";
    plot.percent = true;
    sim_page_part(d->page, "What kills lizards");
    sim_page_say(d->page,
                 "%.0f warriors die in a game, in %.0f battles and elsewhere; %.0f are taken captive and fight on "
                 "for their captors. %.0f den lizards starve where a den has outgrown its fields. %.1f home dens "
                 "change hands.",
                 (double)warriors / d->games, (double)sum(c->battles, SW_FIGHTS) / d->games,
                 (double)c->captives / d->games, (double)c->den_starved / d->games, (double)c->homes_taken / d->games);
    sim_page_bars(d->page, &plot, bars, shown);
    sim_page_grid(d->page, &grid);
}

/* ---- orders and chants */

static const struct {
    const char *code, *name;
} order_names[SW_ORDER_VERBS] = {
    [SW_FR] = { "FR", "free" },
    [SW_LO] = { "LO", "lob" },
    [SW_CH] = { "CH", "chant" },
    [SW_MO] = { "MO", "move" },
    [SW_SP] = { "SP", "split, spy" },
    [SW_SN] = { "SN", "sneak" },
    [SW_SA] = { "SA", "sail" },
    [SW_RE] = { "RE", "recruit" },
    [SW_GI] = { "GI", "give" },
    [SW_BF] = { "BF", "make fertile" },
    [SW_DF] = { "DF", "lay waste" },
    [SW_BR] = { "BR", "build a raft" },
    [SW_BD] = { "BD", "build a den" },
    [SW_BB] = { "BB", "build a bridge" },
    [SW_DB] = { "DB", "tear down a bridge" },
};

/* A thing that is used: how often, how often it worked, in how many games. */
struct use {
    char name[SIM_LABEL];
    uint64_t given, done, games;
};

static void write_uses(const struct desk *d, const struct sim_plot *plot, const struct use *uses, int n) {
    struct sim_grid grid = { .align = "lrrrr" };
    struct sim_bar bars[SIM_BARS];
    uint64_t given[SIM_BARS];
    int order[SIM_BARS], used;
    memset(bars, 0, sizeof bars);
    for (int i = 0; i < n; i++)
        given[i] = uses[i].given;
    used = ranked(given, n, order);
    sim_grid_heads(&grid, plot->name, "given", "a game", "done", "games with it");
    for (int k = 0; k < used; k++) {
        const struct use *use = &uses[order[k]];
        sim_grid_add(&grid, "%s", use->name);
        sim_grid_add(&grid, "%llu", big(use->given));
        sim_grid_add(&grid, "%.1f", (double)use->given / d->games);
        sim_grid_add(&grid, "%.1f %%", 100 * (double)use->done / (double)use->given);
        sim_grid_add(&grid, "%.1f %%", 100 * (double)use->games / d->games);
        bars[k].value = (double)use->given / d->games;
        snprintf(bars[k].label, SIM_LABEL, "%s", use->name);
        snprintf(bars[k].note, SIM_LABEL, "%.1f", bars[k].value);
    }
    sim_page_bars(d->page, plot, bars, used);
    sim_page_grid(d->page, &grid);
    char never[400] = "";
    for (int i = 0; i < n; i++)
        if (!given[i])
            snprintf(never + strlen(never), sizeof never - strlen(never), "%s%s", never[0] ? ", " : "", uses[i].name);
    if (never[0])
        sim_page_say(d->page, "Never given: %s.", never);
}

static void write_orders(const struct desk *d) {
    struct use uses[SW_ORDER_VERBS];
    int n = 0;
    double turns = 0;
    for (int turn = 1; turn < TURNS; turn++)
        turns += (double)d->counts->running[turn];
    for (int i = 0; i < SW_ORDER_VERBS; i++) {
        if (!order_names[i].code)
            continue; /* Gate, counted with the chants */
        uses[n] = (struct use){ "", d->counts->given[i], d->counts->done[i], d->counts->games_with[i] };
        snprintf(uses[n++].name, SIM_LABEL, "%s %s", order_names[i].code, order_names[i].name);
    }
    struct sim_plot plot = plot_of("orders", "Orders given in a game");
    plot.about = "How often each order is given in a game, by all clans together.";
    plot.axis = "times a game, all clans together";
    sim_page_part(d->page, "Orders");
    sim_page_say(d->page,
                 "%.0f orders a game, %.1f a turn by all clans together. Done: the order was carried out (SW-22.3); "
                 "the others met a changed swamp.",
                 (double)sum(d->counts->given, SW_ORDER_VERBS) / d->games,
                 turns > 0 ? (double)sum(d->counts->given, SW_ORDER_VERBS) / turns : 0);
    write_uses(d, &plot, uses, n);
}

static void write_chants(const struct desk *d) {
    struct use uses[SW_CHANTS];
    for (int i = 0; i < SW_CHANTS; i++) {
        uses[i] = (struct use){ "", d->counts->sung[i], d->counts->worked[i], d->counts->games_sung[i] };
        snprintf(uses[i].name, SIM_LABEL, "%s", swamp_facts.song[i].title);
    }
    struct sim_plot plot = plot_of("chants", "Chants ordered in a game");
    plot.about = "How often each chant is ordered in a game, by all clans together.";
    plot.axis = "times a game, all clans together";
    sim_page_part(d->page, "Chants");
    sim_page_say(d->page, "%.1f chants a game. Done: the chant was sung and had an effect.",
                 (double)sum(d->counts->sung, SW_CHANTS) / d->games);
    write_uses(d, &plot, uses, SW_CHANTS);
}

void balance_swamp_write(const struct sim_findings *f, struct sim_page *page) {
    const struct swamp_tally *tally = f->tally;
    struct desk d = { f, page, tally, &tally->counts, (double)f->sums->matches };
    sim_study_head(f, page);
    write_answers(&d);
    write_length(&d);
    write_score(&d);
    write_starts(&d);
    write_survival(&d);
    write_points(&d);
    write_banes(&d);
    write_orders(&d);
    write_chants(&d);
    sim_study_foot(f, page);
}
