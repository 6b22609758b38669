/* The study of Lizards & Lies: what each card goes with, and which the bots leave alone. */
#include "studies/balance_lies.h"

#include "core/set.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    TELLING = 30,                          /* games on either side, at least: fewer tell nothing */
    NAMES = LIES_DECK * (LZ_SET_NAME + 12) /* bytes of a deck's names */
};

struct worth {
    int card;
    bool known;                   /* some setting had games enough with the card, and without it */
    double with, without, margin; /* shares won; margin: half the 95 % interval of their difference */
    uint64_t times, games, played;
};

static double gain(const struct worth *w) { return w->with - w->without; }

/* Games with and without the card are compared within a setting, and the settings weighed by how much each can tell
   (Mantel and Haenszel): else a card of a seat that wins more often with four would look good. */
static struct worth worth_of(const struct lies_desk *d, int card) {
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

static int rank_cards(const struct lies_desk *d, int role, struct worth rows[LIES_DECK]) {
    int n = lies_desk_facts(d)->deck[role].kinds;
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

/* One plot for each deck: so many bars can be read. */
static void draw_deck(const struct lies_desk *d, int role) {
    const struct lies_deck *deck = &lies_desk_facts(d)->deck[role];
    struct sim_bar bars[LIES_DECK];
    char name[16], about[LZ_SET_NAME + 80];
    memset(bars, 0, sizeof bars);
    for (int k = 0; k < deck->kinds; k++) {
        struct worth w = worth_of(d, lies_card_of(role, k));
        bars[k].value = lies_mean(w.times, w.games);
        snprintf(bars[k].label, SIM_LABEL, "%s %s", deck->card[k].id, deck->card[k].name);
        snprintf(bars[k].note, SIM_LABEL, w.times ? "%.2f" : "never", bars[k].value);
    }
    snprintf(name, sizeof name, "cards-%s", deck->id);
    snprintf(about, sizeof about, "How often each card of the %s is played in a game that has their deck.", deck->name);
    struct sim_plot plot = { .name = name, .title = "How often a card is played", .about = about };
    plot.axis = "times a game";
    sim_page_bars(d->page, &plot, bars, deck->kinds);
}

/* Of a card that bots leave alone the study knows nothing, and says so. */
static void name_unplayed(const struct lies_desk *d, const struct worth *rows, int n) {
    char names[NAMES] = "";
    int unplayed = 0;
    for (int i = 0; i < n; i++)
        if (!rows[i].times) {
            const struct lies_card *card =
                &lies_desk_facts(d)->deck[rows[i].card / LIES_DECK].card[rows[i].card % LIES_DECK];
            size_t len = strlen(names);
            snprintf(names + len, sizeof names - len, "%s%s (%s)", unplayed++ ? ", " : "", card->name, card->id);
        }
    if (unplayed)
        sim_page_say(d->page,
                     "These bots never played %s: the study measures bots, and says nothing of a card that they "
                     "leave alone.",
                     names);
}

static void write_deck(const struct lies_desk *d, int role) {
    const struct lies_deck *deck = &lies_desk_facts(d)->deck[role];
    struct worth rows[LIES_DECK];
    struct sim_grid grid = { .align = "llrrrrr" };
    int n = rank_cards(d, role, rows);
    sim_grid_heads(&grid, "card", "name", "times a game", "games with it", "won with it", "without it", "difference");
    for (int i = 0; i < n; i++) {
        const struct lies_card *card = &deck->card[rows[i].card % LIES_DECK];
        sim_grid_add(&grid, "%s", card->id);
        sim_grid_add(&grid, "%s", card->name);
        sim_grid_add(&grid, "%.2f", lies_mean(rows[i].times, rows[i].games));
        sim_grid_add(&grid, "%.1f %%", 100 * lies_mean(rows[i].played, rows[i].games));
        write_worth(&grid, &rows[i]);
    }
    sim_page_say(d->page, "**%s**", deck->name);
    draw_deck(d, role);
    sim_page_grid(d->page, &grid);
    name_unplayed(d, rows, n);
}

void balance_lies_cards(const struct lies_desk *d) {
    sim_page_part(d->page, "Cards");
    sim_page_say(d->page,
                 "What its team won of the games in which its seat played a card, and of those in which it did "
                 "not, compared within each setting; draws count half. A card is played by bots "
                 "that think it good then, so the difference says what it goes with, not only what it does. Where "
                 "nearly every game or nearly "
                 "none saw the card (fewer than %d on one side, in each setting), there is nothing to compare.",
                 TELLING);
    for (int role = 0; role < LIES_ROLES; role++)
        write_deck(d, role);
}
