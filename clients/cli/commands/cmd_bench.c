/* `lizardry bench`: how quick the engine is, with its goals. */
#include "clients/cli/call.h"
#include "clients/cli/cli.h"
#include "core/games.h"
#include "server/serve.h"
#include "studies/studies.h"

#include <stdio.h>
#include <string.h>

static const char usage[] =
    "Usage: lizardry bench [host|server] [GAME] [--json]\n"
    "\n"
    "Measures random play, copies, views, imagined worlds, replay, what it costs to say what moves will do, and\n"
    "matches between bots, for one game or for all, in CPU time; each figure is the median of several runs. Goals are "
    "given in sorts of\n"
    "64 bytes, timed alongside, so that they mean the same on every machine. All games take a few minutes.\n"
    "\n"
    "With `host`, hosted matches instead: acts that are judged, stored in memory and told to two seats as JSON, and\n"
    "what a seat's picture and the changes in it cost besides.\n"
    "\n"
    "With `server`, moves on their whole way through the server but for sockets, to and from a data base in this\n"
    "folder: what one costs, when another sees it, how long the loop is busy while bots think and a large turn runs,\n"
    "what two hundred tables hold that are awake, and a start with 100,000 others that are not.\n"
    "\n"
    "      --json            one JSON object instead of a table\n"
    "\n"
    "Exit code 0: all goals are met. 1: some are not.\n";

static void print_value(double value) {
    if (value >= 1e6)
        printf("%12.2f M", value / 1e6);
    else if (value >= 1e4)
        printf("%12.1f k", value / 1e3);
    else
        printf("%12.4g  ", value);
}

static void print_measure(const struct sim_measure *m) {
    printf("  %-28s", m->what);
    print_value(m->value);
    printf(" %-12s", m->unit);
    if (m->sorts > 0)
        printf("%8.3g sorts ", m->sorts);
    if (m->sense != SIM_NO_GOAL)
        printf("goal %s %.6g: %s", m->sense == SIM_AT_MOST ? "<=" : ">=", m->goal,
               sim_measure_met(m) ? "met" : "MISSED");
    printf("\n");
    fflush(stdout);
}

static void print_json(const char *key, const struct sim_bench *bench) {
    printf("\"%s\": [", key);
    for (uint32_t i = 0; i < bench->count; i++) {
        const struct sim_measure *m = &bench->at[i];
        printf("%s{\"what\": \"%s\", \"unit\": \"%s\", \"value\": %.6g", i ? ", " : "", m->what, m->unit, m->value);
        if (m->sorts > 0)
            printf(", \"sorts\": %.6g", m->sorts);
        if (m->sense != SIM_NO_GOAL)
            printf(", \"goal\": %.6g, \"at_most\": %s, \"met\": %s", m->goal,
                   m->sense == SIM_AT_MOST ? "true" : "false", sim_measure_met(m) ? "true" : "false");
        printf("}");
    }
    printf("]");
}

static void machine(bool json) {
    struct sim_bench bench = { 0 };
    sim_bench_machine(&bench);
    if (json)
        print_json("calibration", &bench);
    else
        printf("calibration: splitmix64 %.0f M draws/s, memcpy of 1 KB %.1f ns, sort of 64 bytes %.0f ns\n",
               bench.at[0].value / 1e6, bench.at[1].value, bench.at[2].value);
}

/* What is measured, and how it is told. */
enum what { RULES, HOST, SERVER, WHATS };
static const char *const whats[WHATS] = { [HOST] = "host", [SERVER] = "server" };
struct how {
    enum what what;
    bool json;
};

static void put_served(void *to, const struct serve_measure *m) {
    enum sim_sense sense = m->least > 0 ? SIM_AT_LEAST : m->most > 0 ? SIM_AT_MOST : SIM_NO_GOAL;
    sim_bench_put(to, (struct sim_measure){ m->what, m->unit, m->value, sense, m->least > 0 ? m->least : m->most });
}

/* Two hundred tables: those that other games bring, large turns and many bots, and for the rest the one in question. */
static bool measure_server(const struct lz_game *game, struct sim_bench *bench) {
    struct serve_mix mix[16];
    int mixes = 0, left = 200;
    for (uint32_t i = 0; i < lz_games_count && mixes < LZ_COUNT(mix) - 1; i++) {
        const struct sim_study_game *part = study_part(lz_games[i]);
        if (part->served.tables)
            mix[mixes++] = (struct serve_mix){ lz_games[i], part->served.tables, part->served.seats,
                                               part->served.bots };
        left -= part->served.tables;
    }
    mix[mixes++] = (struct serve_mix){ game, left, game->seats_least, 0 };
    return serve_bench(game, &(struct serve_bench){ put_served, bench, mix, mixes });
}

/* False: it could not be. */
static bool measure_what(const struct lz_game *game, enum what what, struct sim_bench *bench) {
    if (what == SERVER)
        return measure_server(game, bench);
    return (what == HOST ? sim_bench_host : sim_bench_game)(game, bench) == LZ_OK;
}

/* Goals missed, or -1 if the game could not be measured. */
static int measure(const struct lz_game *game, struct how how) {
    const struct sim_study_game *part = study_part(game);
    struct sim_bench bench = { .tell = how.json ? NULL : print_measure,
                               .playout_goal = part->playout_goal,
                               .act_goal = part->act_goal };
    int missed = 0;
    if (!how.json)
        printf("%s, %d seats\n", game->id, game->seats_least);
    if (!measure_what(game, how.what, &bench))
        return -1;
    if (how.what == RULES && part->bench && !part->bench(&bench))
        return -1;
    if (how.json) {
        printf(", ");
        print_json(game->id, &bench);
    }
    for (uint32_t i = 0; i < bench.count; i++)
        missed += !sim_measure_met(&bench.at[i]);
    return missed;
}

/* Of one game, or of all. */
static int measure_games(const struct lz_game *only, struct how how) {
    int missed = 0;
    fputs(how.json ? "{" : "", stdout);
    machine(how.json);
    for (uint32_t i = 0; i < lz_games_count; i++) {
        int some = only && only != lz_games[i] ? 0 : measure(lz_games[i], how);
        if (some < 0)
            return cli_failed("bench", "there is not enough memory to measure %s", lz_games[i]->id);
        missed += some;
    }
    fputs(how.json ? "}\n" : "", stdout);
    return missed > 0;
}

int cli_bench(int argc, char **argv) {
    static const struct cli_form form = { .word = "bench", .help = usage, .takes = CLI_TAKES(JSON), .most = 2 };
    const struct lz_game *only = NULL;
    struct cli_call call;
    int code = cli_call_read(&form, argc, argv, &call);
    if (code >= 0)
        return code;
    struct how how = { RULES, call.value[CLI_JSON] };
    for (int i = 1; call.count && i < WHATS; i++)
        how.what = strcmp(call.words[0], whats[i]) == 0 ? (enum what)i : how.what;
    int words = how.what != RULES; /* before the game */
    if (call.count > words && !(only = cli_game("bench", call.words[words])))
        return 2;
    if (call.count > 1 + words)
        return cli_wrong("bench", "'%s' is one word too many", call.words[1]);
    return measure_games(!only && how.what == SERVER ? cli_game_at(0) : only, how);
}
