/* `lizardry ladder`: how strong every bot of a game is, as a page with plots. */
#include "clients/cli/cli.h"
#include "clients/cli/commands/balance.h"
#include "clients/cli/commands/ladder_page.h"
#include "clients/cli/commands/study.h"
#include "core/words/text.h"

#include <stdio.h>
#include <string.h>

static const char usage[] =
    "Usage: lizardry ladder GAME --out DIR [--bots LIST] [--max N] [--seats N] [--option name=value]...\n"
    "                            [--preset NAME] [--set FILE] [--seed TEXT] [--threads N] [--nodes N]\n"
    "\n"
    "Plays every bot of a game against every other, each deal twice with the seats swapped, and writes how strong "
    "each\n"
    "is: DIR/GAME-ladder.md, with plots beside it. All meet once; then those meet whose difference is known least.\n"
    "\n"
    "      --out DIR         where the page is written; the folder must exist\n"
    "  -b, --bots LIST       these bots, like random,rummy@4000 (every one of the game); the first stands at 0\n"
    "      --max N           deals in all (1000); each pair meets on 8 at least\n"
    "  -s, --seats N         how many seats (the game's fewest)\n"
    "  -o, --option NAME=VALUE   an option of the game; 'lizardry rules GAME' lists them\n"
    "      --preset NAME         seats and options under one name\n"
    "      --set FILE            cards, boards and words from a file of your own\n"
    "      --seed TEXT       the source of all chance (ladder)\n"
    "      --threads N       how many threads (one per core)\n"
    "      --nodes N         imagined moves a bot may spend on a decision, if its name has none (400)\n"
    "\n"
    "The same seed writes the same bytes, on any number of threads. What a decision costs stands in a file of its "
    "own,\n"
    "DIR/GAME-times.txt.\n";

static void told(void *to, uint64_t done, uint64_t all) { cli_progress_tell(to, done, all); }

static int read_all(struct sim_ladder *ladder) {
    for (uint32_t i = 0; i < lz_bots_count; i++) {
        if (!lz_bot_plays(lz_bots[i], ladder->table->game))
            continue;
        if (ladder->entries == SIM_RUNGS)
            return cli_wrong("ladder", "a ladder has room for %d bots; name some with --bots", SIM_RUNGS);
        ladder->entry[ladder->entries++].bot = lz_bots[i];
    }
    return -1;
}

static int read_list(struct sim_ladder *ladder, const char *list) {
    char room[400];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    for (const char *at = list; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
        struct lz_text name = { at, (uint32_t)strcspn(at, ",") };
        if (ladder->entries == SIM_RUNGS)
            return cli_wrong("ladder", "a ladder has room for %d bots", SIM_RUNGS);
        if (!lz_player_read(name, ladder->table->game, &ladder->entry[ladder->entries++], &trouble))
            return cli_wrong("ladder", "%s", room);
    }
    return ladder->entries > 1 ? -1 : cli_wrong("ladder", "name two bots at least");
}

static int run(struct cli_study *study) {
    struct sim_ladder_result result;
    struct cli_progress progress;
    struct sim_ladder ladder = { .table = &study->table,
                                 .base = study->seed,
                                 .deals = study->n,
                                 .threads = study->threads,
                                 .tell = told,
                                 .tell_to = &progress };
    int code = study->bots_text ? read_list(&ladder, study->bots_text) : read_all(&ladder);
    if (code >= 0)
        return code;
    cli_progress_begin(&progress, "deals");
    enum lz_status status = sim_ladder_play(&ladder, &result);
    cli_progress_end(&progress);
    if (status == LZ_REFUSED)
        return cli_study_refused(study, result.why);
    if (status == LZ_FAILED)
        return cli_failed("ladder", "there is not enough memory for %u threads; try --threads 1", study->threads);
    return ladder_write(study, &ladder, &result);
}

static const struct cli_form form = {
    .word = "ladder",
    .help = usage,
    .takes = (CLI_STUDY_TAKES & ~CLI_TAKES(JSON)) | CLI_TAKES(MAX) | CLI_TAKES(OUT),
    .least = 1,
    .most = 1,
    .question = "which game?",
};

int cli_ladder(int argc, char **argv) {
    struct cli_study study = { .n = 1000, .ladder = true };
    int code = cli_study_read(&study, &form, argc, argv);
    if (code >= 0)
        return code;
    if (!study.folder)
        code = cli_wrong("ladder", "where to? --out DIR names the folder");
    else
        code = balance_place(&study) ? run(&study) : 1;
    cli_study_close(&study);
    return code;
}
