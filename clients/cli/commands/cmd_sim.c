/* `lizardry sim`: many matches by bots, and what they add up to. */
#include "clients/cli/commands/balance.h"
#include "clients/cli/cli.h"
#include "clients/cli/play/term.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] = "Usage: lizardry sim GAME [-n N] [--bots LIST] [--seats N] [--option name=value]...\n"
                            "                         [--seed TEXT] [--threads N] [--nodes N] [--json]\n"
                            "                         [--study DIR]\n"
                            "\n"
                            "Plays N matches between bots and tells who won, by how much and how long it took.\n"
                            "The same seed gives the same sums on any number of threads.\n"
                            "\n"
                            "  -n, --matches N       how many matches (1000)\n"
                            "  -b, --bots LIST       who sits where, like greedy,random; repeated around the table\n"
                            "                        (the strongest that plays the game)\n"
                            "  -s, --seats N         how many seats (one per bot named, at least the game's fewest)\n"
                            "  -o, --option NAME=VALUE   an option of the game; 'lizardry rules GAME' lists them\n"
                            "      --preset NAME         seats and options under one name\n"
                            "      --set FILE            cards, boards and words from a file of your own\n"
                            "      --seed TEXT       the source of all chance (random)\n"
                            "      --threads N       how many threads (one per core)\n"
                            "      --nodes N         imagined moves a bot may spend on a decision (400)\n"
                            "      --json            one JSON object instead of a table\n"
                            "      --study DIR       also write a balance study: DIR/GAME.md and its plots. Options\n"
                            "                        that are left out then have the values that are usual\n"
                            "                        for that game's studies, and the page names them\n";

static double share_won(const struct sim_sums *sums, int seat) { return (double)sums->seat[seat].wins / SIM_WIN; }

static void print_seats(const struct cli_study *study, const struct sim_sums *sums) {
    static const double quantile[] = { 0.05, 0.25, 0.5, 0.75, 0.95 };
    printf("seat  bot       won %%  (95 %% interval)  shared  points            5 %%  25 %%  50 %%  75 %%  95 %%\n");
    for (int i = 0; i < study->table.setup.seats; i++) {
        const struct sim_seat *seat = &sums->seat[i];
        struct sim_share won = sim_share_of(share_won(sums, i), sums->matches);
        printf("#%-4d %-8s %6.2f  (%5.2f - %5.2f)  %6llu  %7.2f +- %-5.2f", i, study->table.bot[i]->id, 100 * won.share,
               100 * won.least, 100 * won.most, (unsigned long long)seat->shared, sim_mean(&seat->points),
               sim_margin(&seat->points));
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
    char bots[256], options[512], hex[LZ_HEX];
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

static void print(const struct cli_study *study, const struct sim_sums *sums) {
    char options[512];
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

static void print_json(const struct cli_study *study, const struct sim_sums *sums) {
    char bots[256], options[512];
    cli_study_bots(study, bots, sizeof bots);
    cli_study_options(study, options, sizeof options);
    printf(
        "{\"game\": \"%s\", \"seats\": %d, \"bots\": \"%s\", \"options\": \"%s\", \"seed\": \"%s\", \"matches\": %llu",
        study->table.game->id, study->table.setup.seats, bots, options, study->hex, (unsigned long long)sums->matches);
    printf(", \"shared\": %llu, \"given_up\": %llu", (unsigned long long)sums->shared, (unsigned long long)sums->cut);
    json_sample("decisions", &sums->decisions);
    json_sample("scorings", &sums->scorings);
    json_sample("margin", &sums->margin);
    json_odd(study, "longest", &sums->longest, sums->longest.value);
    json_odd(study, "highest", &sums->highest, sums->highest.value);
    json_odd(study, "lowest", &sums->lowest, -sums->lowest.value);
    json_odd(study, "first_given_up", &sums->given_up, 0);
    printf(", \"by_seat\": [");
    for (int i = 0; i < study->table.setup.seats; i++) {
        const struct sim_seat *seat = &sums->seat[i];
        struct sim_share won = sim_share_of(share_won(sums, i), sums->matches);
        printf(
            "%s{\"bot\": \"%s\", \"won\": %llu, \"shared\": %llu, \"share\": %.6g, \"least95\": %.6g, \"most95\": %.6g",
            i ? ", " : "", study->table.bot[i]->id, (unsigned long long)seat->sole, (unsigned long long)seat->shared,
            won.share, won.least, won.most);
        json_sample("points", &seat->points);
        json_spread(&seat->spread);
        printf("}");
    }
    printf("]}\n");
}

/* Progress over all tables of a study. */
struct course {
    struct cli_progress progress;
    uint64_t before, all;
};

static void told(void *to, uint64_t done, uint64_t all) {
    struct course *course = to;
    (void)all;
    cli_progress_tell(&course->progress, course->before + done, course->all);
}

static int play(const struct cli_study *study, struct course *course, struct sim_sums *sums, void *tally) {
    struct sim_study run = { &study->table, study->seed, study->n, study->threads, told, course, NULL, tally };
    if (study->folder)
        run.counter = study_part(study->table.game)->counter;
    enum lz_status status = sim_run(&run, sums);
    course->before += study->n;
    if (status == LZ_OK)
        return 0;
    cli_progress_end(&course->progress);
    if (status == LZ_REFUSED)
        return cli_study_refused(study, sums->why);
    return cli_failed(study->word, "there is not enough memory for %u threads; try --threads 1", study->threads);
}

/* One table, and what it came to. */
static int play_one(const struct cli_study *study, struct sim_sums *sums, void *tally) {
    struct course course = { .all = study->n };
    cli_progress_begin(&course.progress, "matches");
    int code = play(study, &course, sums, tally);
    if (code)
        return code;
    cli_progress_end(&course.progress);
    if (study->json)
        print_json(study, sums);
    else
        print(study, sums);
    return 0;
}

/* All tables that the game's study compares; the tally alone tells of them. */
static int play_all(const struct cli_study *study, struct sim_sums *sums, void *tally) {
    const struct sim_study_game *part = study_part(study->table.game);
    struct course course = { .all = study->n * (uint64_t)part->tables };
    int code = 0;
    cli_progress_begin(&course.progress, "matches");
    for (int i = 0; i < part->tables && !code; i++) {
        struct cli_study one = *study;
        part->vary(&one.table, i);
        code = play(&one, &course, sums, tally);
    }
    if (code)
        return code;
    cli_progress_end(&course.progress);
    sums->matches = course.all;
    return 0;
}

/* A study's tables, and its page. */
static int write_study(const struct cli_study *study, struct sim_sums *sums) {
    const struct sim_study_game *part = study_part(study->table.game);
    if (!balance_place(study))
        return 1;
    void *tally = calloc(1, part->counter ? part->counter->size : 1);
    if (!tally)
        return cli_failed("sim", "there is not enough memory to count in");
    int code = part->tables ? play_all(study, sums, tally) : play_one(study, sums, tally);
    code = code ? code : balance_write(study, sums, tally);
    free(tally);
    return code;
}

static const struct cli_form form = {
    .word = "sim",
    .help = usage,
    .takes = CLI_STUDY_TAKES | CLI_TAKES(MATCHES) | CLI_TAKES(STUDY),
    .least = 1,
    .most = 1,
    .question = "which game?",
};

int cli_sim(int argc, char **argv) {
    struct cli_study study = { .n = 1000 };
    int code = cli_study_read(&study, &form, argc, argv);
    if (code >= 0)
        return code;
    struct sim_sums *sums = cli_room(NULL, sizeof *sums); /* too large for every stack */
    memset(sums, 0, sizeof *sums);
    code = study.folder ? write_study(&study, sums) : play_one(&study, sums, NULL);
    free(sums);
    cli_study_close(&study);
    return code;
}
