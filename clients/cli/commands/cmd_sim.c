/* `lizardry sim`: many matches by bots, and what they add up to. */
#include "clients/cli/cli.h"
#include "clients/cli/commands/balance.h"
#include "clients/cli/commands/rows.h"
#include "clients/cli/commands/sim_print.h"
#include "clients/cli/play/term.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "Usage: lizardry sim GAME [-n N] [--bots LIST] [--seats N] [--option name=value]...\n"
    "                         [--seed TEXT] [--threads N] [--nodes N] [--json]\n"
    "                         [--sweep NAME=VALUES]... [--rows FILE] [--study DIR]\n"
    "\n"
    "Plays N matches between bots and tells who won, by how much and how long it took. Partners win as one.\n"
    "The same seed gives the same sums on any number of threads.\n"
    "\n"
    "  -n, --matches N       how many matches (1000)\n"
    "  -b, --bots LIST       who sits where, like rummy@4000,greedy; repeated around the table. After the @\n"
    "                        stands a budget of its own in place of --nodes (the strongest that plays the game)\n"
    "  -s, --seats N         how many seats (one per bot named, at least the game's fewest)\n"
    "  -o, --option NAME=VALUE   an option of the game; 'lizardry rules GAME' lists them\n"
    "      --preset NAME         seats and options under one name\n"
    "      --set FILE            cards, boards and words from a file of your own\n"
    "      --seed TEXT       the source of all chance (random)\n"
    "      --threads N       how many threads (one per core)\n"
    "      --nodes N         imagined moves a bot may spend on a decision, if its name has no budget (400)\n"
    "      --sweep NAME=VALUES   a line for each value of an option, or for each number of seats: a,b,c or 0..2\n"
    "                        or 50..200/50 or all. Several sweeps: a line for each combination, N matches each\n"
    "      --rows FILE       also write a row for each match: CSV if FILE ends in .csv, a JSON object a line\n"
    "                        if it ends in .ndjson\n"
    "      --json            one JSON object instead of a table; of a sweep a list of them\n"
    "      --study DIR       also write a balance study: DIR/GAME.md and its plots. Options\n"
    "                        that are left out then have the values that are usual\n"
    "                        for that game's studies, and the page names them\n";

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

/* What is played at one table after the other. */
struct job {
    struct course course;
    struct rows *rows; /* NULL: none are asked for */
    void *tally;       /* of a study's counter, or NULL */
    struct sim_sums *sums;
};

static int failed(const struct cli_study *study) {
    return cli_failed(study->word, "there is not enough memory for %u threads; try --threads 1", study->threads);
}

static enum lz_status play(const struct cli_study *study, struct job *job) {
    struct sim_study run = { .table = &study->table,
                             .base = study->seed,
                             .matches = study->n,
                             .threads = study->threads,
                             .tell = told,
                             .tell_to = &job->course,
                             .counter = study->folder ? study_part(study->table.game)->counter : NULL,
                             .tally = job->tally,
                             .match = job->rows ? rows_put : NULL,
                             .match_to = job->rows };
    if (job->rows)
        job->rows->study = study;
    enum lz_status status = sim_run(&run, job->sums);
    job->course.before += study->n;
    if (status != LZ_OK || !study->folder)
        cli_progress_end(&job->course.progress);
    return status;
}

static int said(const struct cli_study *study, enum lz_status status, const struct sim_sums *sums) {
    if (status == LZ_OK)
        return 0;
    return status == LZ_REFUSED ? cli_study_refused(study, sums->why) : failed(study);
}

static void begin(struct job *job, uint64_t matches) {
    job->course.all = matches;
    cli_progress_begin(&job->course.progress, "matches");
}

/* One table, and what it came to. */
static int play_one(const struct cli_study *study, struct job *job) {
    begin(job, study->n);
    int code = said(study, play(study, job), job->sums);
    cli_progress_end(&job->course.progress);
    if (!code)
        (study->json ? sim_print_json : sim_print)(study, job->sums);
    return code;
}

/* Every setting of a sweep, told as soon as it is known. All are dealt from the same seed: what differs is what is
   swept. One that the game refuses has a line that says so. */
static int play_sweep(const struct cli_study *study, struct job *job) {
    int played = 0;
    enum lz_status status = LZ_OK;
    begin(job, study->n * (uint64_t)study->sweep.all);
    if (study->json)
        printf("[");
    else
        sim_print_sweep(study);
    for (int i = 0; i < study->sweep.all && status != LZ_FAILED; i++) {
        struct cli_study one = *study;
        sweep_set(&study->sweep, i, &one.table.setup);
        status = play(&one, job);
        played += status == LZ_OK;
        if (study->json && i)
            printf(",\n ");
        (study->json ? sim_print_setting_json : sim_print_setting)(&one, status == LZ_OK ? job->sums : NULL,
                                                                   job->sums->why);
    }
    if (study->json)
        printf("]\n");
    if (status == LZ_FAILED)
        return failed(study);
    return played ? 0 : cli_wrong(study->word, "%s refuses every setting of this sweep", study->table.game->id);
}

/* All tables that the game's study compares; the tally alone tells of them. */
static int play_all(const struct cli_study *study, struct job *job) {
    const struct sim_study_game *part = study_part(study->table.game);
    int code = 0;
    begin(job, study->n * (uint64_t)part->tables);
    for (int i = 0; i < part->tables && !code; i++) {
        struct cli_study one = *study;
        part->vary(&one.table, i);
        code = said(&one, play(&one, job), job->sums);
    }
    cli_progress_end(&job->course.progress);
    job->sums->matches = job->course.all;
    return code;
}

/* A study's tables, and its page. */
static int write_study(const struct cli_study *study, struct job *job) {
    const struct sim_study_game *part = study_part(study->table.game);
    if (!balance_place(study))
        return 1;
    job->tally = calloc(1, part->counter ? part->counter->size : 1);
    if (!job->tally)
        return cli_failed("sim", "there is not enough memory to count in");
    int code = (part->tables ? play_all : play_one)(study, job);
    code = code ? code : balance_write(study, job->sums, job->tally);
    free(job->tally);
    return code;
}

static int play_rows(const struct cli_study *study, struct job *job) {
    struct rows rows;
    int seats = sweep_seats_most(&study->sweep, study->table.setup.seats), code = rows_open(&rows, study, seats);
    if (code >= 0)
        return code;
    job->rows = &rows;
    code = (study->sweep.axes ? play_sweep : play_one)(study, job);
    rows.study = study;
    return rows_close(&rows, code);
}

static int run(const struct cli_study *study, struct job *job) {
    if (study->folder)
        return write_study(study, job);
    if (study->rows)
        return play_rows(study, job);
    return (study->sweep.axes ? play_sweep : play_one)(study, job);
}

static const struct cli_form form = {
    .word = "sim",
    .help = usage,
    .takes = CLI_STUDY_TAKES | CLI_TAKES(MATCHES) | CLI_TAKES(STUDY) | CLI_TAKES(ROWS) | CLI_TAKES(SWEEP),
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
    struct job job = { .sums = sums };
    code = run(&study, &job);
    free(sums);
    cli_study_close(&study);
    return code;
}
