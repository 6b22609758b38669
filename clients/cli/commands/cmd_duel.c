/* `lizardry duel`: is bot A better than bot B? */
#include "clients/cli/cli.h"
#include "clients/cli/commands/study.h"
#include "core/words/text.h"
#include "sim/duel.h"

#include <stdio.h>

static const char usage[] =
    "Usage: lizardry duel GAME --bots A,B [--seats N] [--option name=value]... [--max N]\n"
    "                          [--seed TEXT] [--threads N] [--nodes N] [--sides] [--json]\n"
    "\n"
    "Plays deals between two bots, each deal twice with the seats swapped, until it is clear which is\n"
    "better (p <= 0.001, valid however often one looks) or that they are even, or until N pairs are played.\n"
    "One bot plays all seats of a team; where everybody plays alone, A and B alternate around the table.\n"
    "\n"
    "  -b, --bots A,B        the two bots; rummy@4000 has a budget of its own in place of --nodes\n"
    "      --max N           at most N pairs of matches (10000)\n"
    "  -s, --seats N         how many seats (the game's fewest)\n"
    "  -o, --option NAME=VALUE   an option of the game; 'lizardry rules GAME' lists them\n"
    "      --preset NAME         seats and options under one name\n"
    "      --set FILE            cards, boards and words from a file of your own\n"
    "      --seed TEXT       the source of all chance (random)\n"
    "      --threads N       how many threads (one per core)\n"
    "      --nodes N         imagined moves a bot may spend on a decision, if its name has none (400)\n"
    "      --sides           decide only when one bot is better on each side alone (in a game without sides, in\n"
    "                        the even and in the odd seats); every deal is played a third time, B against B\n"
    "      --json            one JSON object instead of words\n"
    "\n"
    "Exit code 0: decided. 1: undecided after N pairs.\n";

static const double certain = 0.001;

/* The two as they were named, budgets and all. */
struct pair {
    char a[LZ_BOT_NAME], b[LZ_BOT_NAME];
};

static struct pair names_of(const struct sim_duel *duel) {
    struct pair pair;
    struct lz_writer a = lz_writer_in(pair.a, sizeof pair.a), b = lz_writer_in(pair.b, sizeof pair.b);
    lz_player_print(&duel->a, &a);
    lz_player_print(&duel->b, &b);
    return pair;
}

static void told(void *to, uint64_t done, uint64_t all) { cli_progress_tell(to, done, all); }

static const char *const verdict_word[] = {
    [SIM_UNKNOWN] = "unknown", [SIM_A_BETTER] = "a-better", [SIM_B_BETTER] = "b-better", [SIM_EVEN] = "even"
};

static void print_verdict(const struct sim_duel *duel, const struct sim_duel_result *r) {
    struct pair names = names_of(duel);
    const char *a = names.a, *b = names.b;
    switch (r->verdict) {
    case SIM_A_BETTER:
        printf("%s is better than %s (p <= %.2g).\n", a, b, r->p);
        return;
    case SIM_B_BETTER:
        printf("%s is better than %s (p <= %.2g).\n", b, a, r->p);
        return;
    case SIM_EVEN:
        printf("%s and %s are even, within two wins in a hundred.\n", a, b);
        return;
    case SIM_UNKNOWN:
        printf("Undecided after %llu pairs; --max allows more.\n", (unsigned long long)r->pairs);
        return;
    }
}

static const char *const side_word[] = { "as the first side ", "as the second side" };

static void print_sides(const struct sim_duel_result *r) {
    for (int i = 0; i < 2; i++)
        printf("%s  better on %llu deals and worse on %llu; sequential test p <= %.3g; sign test p = "
               "%.3g\n",
               side_word[i], (unsigned long long)r->side[i].plus, (unsigned long long)r->side[i].minus, r->side[i].p,
               r->side[i].sign_p);
}

static void print(const struct cli_study *study, const struct sim_duel *duel, const struct sim_duel_result *r) {
    char options[512];
    struct pair names = names_of(duel);
    cli_study_options(study, options, sizeof options);
    printf("%s, %d seats%s: %s against %s, seed %s\n", study->table.game->id, study->table.setup.seats, options,
           names.a, names.b, study->seed_text);
    printf("%llu pairs of mirrored deals: %s won %llu matches, %s %llu, %llu drawn\n", (unsigned long long)r->pairs,
           names.a, (unsigned long long)r->wins[0], names.b, (unsigned long long)r->wins[1],
           (unsigned long long)r->drawn);
    printf("share of the wins   %.2f %% +- %.2f for %s (95 %%, by pairs)\n", 100 * r->share, 100 * r->margin, names.a);
    printf("points ahead        %.2f +- %.2f a match (95 %%, by pairs)\n", sim_mean(&r->lead) / 2,
           sim_margin(&r->lead) / 2);
    printf("pairs won and lost  %llu and %llu; sequential test p <= %.3g; sign test p = %.3g\n",
           (unsigned long long)r->plus, (unsigned long long)r->minus, r->p, r->sign_p);
    if (duel->sides)
        print_sides(r);
    print_verdict(duel, r);
}

static void print_json(const struct cli_study *study, const struct sim_duel *duel, const struct sim_duel_result *r) {
    char options[512];
    struct pair names = names_of(duel);
    cli_study_options(study, options, sizeof options);
    printf("{\"game\": \"%s\", \"seats\": %d, \"options\": \"%s\", \"a\": \"%s\", \"b\": \"%s\", \"seed\": \"%s\"",
           study->table.game->id, study->table.setup.seats, options, names.a, names.b, study->hex);
    printf(", \"verdict\": \"%s\", \"p\": %.6g, \"sign_p\": %.6g, \"pairs\": %llu, \"pairs_won\": %llu, "
           "\"pairs_lost\": %llu",
           verdict_word[r->verdict], r->p, r->sign_p, (unsigned long long)r->pairs, (unsigned long long)r->plus,
           (unsigned long long)r->minus);
    printf(", \"won\": %llu, \"lost\": %llu, \"drawn\": %llu, \"share\": %.6g, \"margin95\": %.6g, \"lead\": %.6g, "
           "\"lead_margin95\": %.6g",
           (unsigned long long)r->wins[0], (unsigned long long)r->wins[1], (unsigned long long)r->drawn, r->share,
           r->margin, sim_mean(&r->lead) / 2, sim_margin(&r->lead) / 2);
    for (int i = 0; duel->sides && i < 2; i++)
        printf(", \"%s_side\": {\"better\": %llu, \"worse\": %llu, \"p\": %.6g, \"sign_p\": %.6g}",
               i ? "second" : "first", (unsigned long long)r->side[i].plus, (unsigned long long)r->side[i].minus,
               r->side[i].p, r->side[i].sign_p);
    printf("}\n");
}

static int run(const struct cli_study *study) {
    struct cli_progress progress;
    struct sim_duel_result result;
    struct sim_duel duel = { .table = &study->table,
                             .a = study->named[0],
                             .b = study->named[1],
                             .base = study->seed,
                             .most = study->n,
                             .certain = certain,
                             .threads = study->threads,
                             .sides = study->sides,
                             .tell = told,
                             .tell_to = &progress };
    cli_progress_begin(&progress, "pairs");
    enum lz_status status = sim_duel(&duel, &result);
    cli_progress_end(&progress);
    if (status == LZ_REFUSED)
        return cli_study_refused(study, result.why);
    if (status == LZ_FAILED)
        return cli_failed("duel", "there is not enough memory for %u threads; try --threads 1", study->threads);
    if (study->json)
        print_json(study, &duel, &result);
    else
        print(study, &duel, &result);
    return result.verdict == SIM_UNKNOWN;
}

static const struct cli_form form = {
    .word = "duel",
    .help = usage,
    .takes = CLI_STUDY_TAKES | CLI_TAKES(MAX) | CLI_TAKES(SIDES),
    .least = 1,
    .most = 1,
    .question = "which game?",
};

int cli_duel(int argc, char **argv) {
    struct cli_study study = { .n = 10000 };
    int code = cli_study_read(&study, &form, argc, argv);
    if (code >= 0)
        return code;
    code = study.bots == 2 ? run(&study) : cli_wrong("duel", "name two bots, for example --bots greedy,random");
    cli_study_close(&study);
    return code;
}
