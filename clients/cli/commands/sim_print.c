/* What `sim` prints. */
#include "clients/cli/commands/sim_print.h"

#include "core/seats.h"
#include "core/words/json.h"
#include "core/words/text.h"

#include <stdio.h>
#include <string.h>

enum { BOTS = LZ_SEATS * LZ_BOT_NAME, OPTIONS = 1024, VALUE = 40, WIDE = 4 };

static struct sim_share share_won(const struct sim_sums *sums, int seat) {
    return sim_share_of((double)sums->seat[seat].wins / SIM_WIN, sums->matches);
}

static int side_of(const struct cli_study *study, int seat) {
    return lz_side_of(study->table.game, study->table.setup.seats, seat);
}

/* The first seat of a side: partners win as one, and what it won they all did. -1: there is no such side. */
static int first_of(const struct cli_study *study, int side) {
    for (int i = 0; i < study->table.setup.seats; i++)
        if (side_of(study, i) == side)
            return i;
    return -1;
}

/* Does anybody have a partner? */
static bool has_sides(const struct lz_game *game, int seats) {
    return sim_sides_won(game, seats, lz_all(seats)) < seats;
}

static int put_name(const struct cli_study *study, int seat, char room[LZ_BOT_NAME]) {
    struct lz_player player = sim_player(&study->table, seat);
    struct lz_writer w = lz_writer_in(room, LZ_BOT_NAME);
    lz_player_print(&player, &w);
    return (int)w.len;
}

static void print_seats(const struct cli_study *study, const struct sim_sums *sums) {
    static const double quantile[] = { 0.05, 0.25, 0.5, 0.75, 0.95 };
    bool sides = has_sides(study->table.game, study->table.setup.seats);
    char name[LZ_BOT_NAME];
    int wide = 8;
    for (int i = 0; i < study->table.setup.seats; i++) {
        int width = put_name(study, i, name);
        wide = width > wide ? width : wide;
    }
    printf("seat  %s%-*s  won %%  (95 %% interval)  shared  points            5 %%  25 %%  50 %%  75 %%  95 %%\n",
           sides ? "side  " : "", wide, "bot");
    for (int i = 0; i < study->table.setup.seats; i++) {
        const struct sim_seat *seat = &sums->seat[i];
        struct sim_share won = share_won(sums, i);
        put_name(study, i, name);
        printf("#%-4d ", i);
        if (sides)
            printf("%-5d ", side_of(study, i));
        printf("%-*s %6.2f  (%5.2f - %5.2f)  %6llu  %7.2f +- %-5.2f", wide, name, 100 * won.share, 100 * won.least,
               100 * won.most, (unsigned long long)seat->shared, sim_mean(&seat->points), sim_margin(&seat->points));
        for (int q = 0; q < 5; q++)
            printf(" %5lld", (long long)sim_quantile(&seat->spread, quantile[q]));
        printf("\n");
    }
}

static void print_length(const char *what, const struct sim_sample *s) {
    printf("%-10s %9.2f +- %-6.2f a match, %lld to %lld\n", what, sim_mean(s), sim_margin(s), (long long)s->least,
           (long long)s->most);
}

/* A match that stands out, as the call that plays it again. */
static void print_odd(const struct cli_study *study, const char *what, const struct sim_odd *odd, int64_t value) {
    char bots[BOTS], options[OPTIONS], hex[LZ_HEX];
    uint8_t seed[LZ_SEED];
    if (!odd->some)
        return;
    cli_study_bots(study, bots, sizeof bots);
    cli_study_options(study, options, sizeof options);
    sim_seed(study->seed, odd->match, seed);
    lz_hex_print(seed, LZ_SEED, hex);
    printf("%s %lld, match %llu: %s replay %s --bots %s%s --seed %s\n", what, (long long)value,
           (unsigned long long)odd->match, cli_call(), study->table.game->id, bots, options, hex);
}

void sim_print(const struct cli_study *study, const struct sim_sums *sums) {
    char options[OPTIONS];
    cli_study_options(study, options, sizeof options);
    printf("%s, %d seats%s: %llu matches, seed %s\n\n", study->table.game->id, study->table.setup.seats, options,
           (unsigned long long)sums->matches, study->seed_text);
    print_seats(study, sums);
    printf("\n");
    print_length("decisions", &sums->decisions);
    print_length("scorings", &sums->scorings);
    print_length("margin", &sums->margin);
    printf("%-10s %llu; given up %llu; audited %llu\n\n", "shared", (unsigned long long)sums->shared,
           (unsigned long long)sums->cut,
           (unsigned long long)((sums->matches + SIM_AUDIT_EVERY - 1) / SIM_AUDIT_EVERY));
    print_odd(study, "longest", &sums->longest, sums->longest.value);
    print_odd(study, "highest", &sums->highest, sums->highest.value);
    print_odd(study, "lowest ", &sums->lowest, -sums->lowest.value);
    print_odd(study, "given up", &sums->given_up, 0);
}

static void json_sample(const char *key, const struct sim_sample *s) {
    printf(", \"%s\": {\"mean\": %.6g, \"margin95\": %.6g, \"deviation\": %.6g, \"least\": %lld, \"most\": %lld}", key,
           sim_mean(s), sim_margin(s), sim_deviation(s), (long long)s->least, (long long)s->most);
}

static void json_odd(const struct cli_study *study, const char *key, const struct sim_odd *odd, int64_t value) {
    char hex[LZ_HEX];
    uint8_t seed[LZ_SEED];
    if (!odd->some)
        return;
    sim_seed(study->seed, odd->match, seed);
    lz_hex_print(seed, LZ_SEED, hex);
    printf(", \"%s\": {\"value\": %lld, \"match\": %llu, \"seed\": \"%s\"}", key, (long long)value,
           (unsigned long long)odd->match, hex);
}

static void json_spread(const struct sim_spread *spread) {
    const char *comma = "";
    printf(", \"spread\": {");
    for (int i = 0; i < SIM_STEPS; i++)
        if (spread->at[i]) {
            printf("%s\"%lld\": %u", comma, (long long)sim_spread_value(spread, i), spread->at[i]);
            comma = ", ";
        }
    printf("}");
}

static void json_won(const struct sim_sums *sums, int seat) {
    const struct sim_seat *s = &sums->seat[seat];
    struct sim_share won = share_won(sums, seat);
    printf("\"won\": %llu, \"shared\": %llu, \"share\": %.6g, \"least95\": %.6g, \"most95\": %.6g",
           (unsigned long long)s->sole, (unsigned long long)s->shared, won.share, won.least, won.most);
}

static void json_sides(const struct cli_study *study, const struct sim_sums *sums) {
    printf(", \"by_side\": [");
    for (int side = 0; first_of(study, side) >= 0; side++) {
        const char *comma = "";
        printf("%s{\"seats\": [", side ? ", " : "");
        for (int i = 0; i < study->table.setup.seats; i++)
            if (side_of(study, i) == side) {
                printf("%s%d", comma, i);
                comma = ", ";
            }
        printf("], ");
        json_won(sums, first_of(study, side));
        printf("}");
    }
    printf("]");
}

static void json_seats(const struct cli_study *study, const struct sim_sums *sums) {
    printf(", \"by_seat\": [");
    for (int i = 0; i < study->table.setup.seats; i++) {
        char name[LZ_BOT_NAME];
        put_name(study, i, name);
        printf("%s{\"bot\": \"%s\", \"side\": %d, ", i ? ", " : "", name, side_of(study, i));
        json_won(sums, i);
        json_sample("points", &sums->seat[i].points);
        json_spread(&sums->seat[i].spread);
        printf("}");
    }
    printf("]");
}

/* All but the brackets around it. */
static void json_sums(const struct cli_study *study, const struct sim_sums *sums) {
    char bots[BOTS], options[OPTIONS], settings[OPTIONS];
    struct lz_writer set = lz_writer_in(settings, sizeof settings);
    cli_study_bots(study, bots, sizeof bots);
    cli_study_options(study, options, sizeof options);
    lz_setup_json(study->table.game, &study->table.setup, &set);
    printf(
        "\"game\": \"%s\", \"seats\": %d, \"bots\": \"%s\", \"options\": \"%s\", \"seed\": \"%s\", \"matches\": %llu",
        study->table.game->id, study->table.setup.seats, bots, options, study->hex, (unsigned long long)sums->matches);
    printf(", \"settings\": %s, \"shared\": %llu, \"given_up\": %llu", settings, (unsigned long long)sums->shared,
           (unsigned long long)sums->cut);
    json_sample("decisions", &sums->decisions);
    json_sample("scorings", &sums->scorings);
    json_sample("margin", &sums->margin);
    json_odd(study, "longest", &sums->longest, sums->longest.value);
    json_odd(study, "highest", &sums->highest, sums->highest.value);
    json_odd(study, "lowest", &sums->lowest, -sums->lowest.value);
    json_odd(study, "first_given_up", &sums->given_up, 0);
    json_sides(study, sums);
    json_seats(study, sums);
}

void sim_print_json(const struct cli_study *study, const struct sim_sums *sums) {
    printf("{");
    json_sums(study, sums);
    printf("}\n");
}

/* ---- sweeps */

static size_t put_value(const struct sweep *sweep, int axis, int32_t value, char room[VALUE]) {
    struct lz_writer w = lz_writer_in(room, VALUE);
    sweep_print(sweep, axis, value, &w);
    return w.len;
}

/* Of a column: the longest of its name and its values. */
static int wide_of(const struct sweep *sweep, int axis) {
    size_t wide = strlen(sweep_name(sweep, axis));
    char room[VALUE];
    for (int i = 0; i < sweep->axis[axis].count; i++) {
        size_t width = put_value(sweep, axis, sweep->axis[axis].value[i], room);
        wide = width > wide ? width : wide;
    }
    return (int)wide;
}

/* How many sides the table has at most: they have columns of their own. */
static int columns_of(const struct cli_study *study) {
    int seats = sweep_seats_most(&study->sweep, study->table.setup.seats);
    return sim_sides_won(study->table.game, seats, lz_all(seats));
}

static int wide_of_share(int columns) { return columns > WIDE ? 6 : 20; }

void sim_print_sweep(const struct cli_study *study) {
    const struct lz_game *game = study->table.game;
    int columns = columns_of(study), seats = sweep_seats_most(&study->sweep, study->table.setup.seats);
    char bots[BOTS], options[OPTIONS];
    cli_study_bots(study, bots, sizeof bots);
    cli_study_options(study, options, sizeof options);
    printf("%s by %s%s: %llu matches in each of %d settings, seed %s\n\n", game->id, bots, options,
           (unsigned long long)study->n, study->sweep.all, study->seed_text);
    for (int i = 0; i < study->sweep.axes; i++)
        printf("%-*s  ", wide_of(&study->sweep, i), sweep_name(&study->sweep, i));
    for (int i = 0; i < columns; i++) {
        char head[VALUE];
        snprintf(head, sizeof head, columns > WIDE ? "%s%d" : "%s%d won %% (95 %%)",
                 has_sides(game, seats) ? "side " : "#", i);
        printf("%-*s  ", wide_of_share(columns), head);
    }
    printf("shared  decisions     margin\n");
    fflush(stdout);
}

static void print_share(const struct cli_study *settled, const struct sim_sums *sums, int side) {
    int seat = first_of(settled, side), columns = columns_of(settled);
    char cell[VALUE] = "";
    struct sim_share won = share_won(sums, seat < 0 ? 0 : seat);
    if (seat >= 0 && columns > WIDE)
        snprintf(cell, sizeof cell, "%.2f", 100 * won.share);
    else if (seat >= 0)
        snprintf(cell, sizeof cell, "%.2f (%.1f - %.1f)", 100 * won.share, 100 * won.least, 100 * won.most);
    printf("%-*s  ", wide_of_share(columns), cell);
}

void sim_print_setting(const struct cli_study *settled, const struct sim_sums *sums, struct lz_why why) {
    const struct lz_rule *rule = &settled->table.game->ruleset[why.rule];
    for (int i = 0; i < settled->sweep.axes; i++) {
        char value[VALUE];
        put_value(&settled->sweep, i, sweep_value(&settled->sweep, i, &settled->table.setup), value);
        printf("%-*s  ", wide_of(&settled->sweep, i), value);
    }
    if (!sums) {
        printf("refused by %s: %s\n", rule->id, rule->text);
        return;
    }
    for (int i = 0; i < columns_of(settled); i++)
        print_share(settled, sums, i);
    printf("%6llu  %9.1f  %9.2f\n", (unsigned long long)sums->shared, sim_mean(&sums->decisions),
           sim_mean(&sums->margin));
    fflush(stdout);
}

void sim_print_setting_json(const struct cli_study *settled, const struct sim_sums *sums, struct lz_why why) {
    printf("{\"swept\": {");
    for (int i = 0; i < settled->sweep.axes; i++) {
        const struct sweep *sweep = &settled->sweep;
        const char *quote = sweep_words(sweep, i) ? "\"" : "";
        char value[VALUE];
        put_value(sweep, i, sweep_value(sweep, i, &settled->table.setup), value);
        printf("%s\"%s\": %s%s%s", i ? ", " : "", sweep_name(sweep, i), quote, value, quote);
    }
    printf("}, ");
    if (sums) {
        json_sums(settled, sums);
        printf("}");
        return;
    }
    char room[600];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_refusal_json(settled->table.game, &why, &w);
    printf("\"refused\": %s}", room);
}
