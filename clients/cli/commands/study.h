/* What `sim` and `duel` are asked alike: game, bots, seats, options, seed, threads. Where a page is asked for
   (--study DIR), what the call leaves out is as usual for that page. */
#ifndef CLI_STUDY_H
#define CLI_STUDY_H

#include "clients/cli/call.h"
#include "clients/cli/commands/sweep.h"
#include "clients/cli/cli.h"
#include "clients/cli/sets.h"
#include "sim/match_run.h"

struct cli_study {
    const char *word;   /* the command, for messages */
    struct own_set set; /* --set FILE */
    struct cli_lore lore;
    struct sim_table table; /* bots repeat round the table where fewer were named than there are seats */
    struct lz_player named[LZ_SEATS];
    int bots;
    uint8_t seed[LZ_SEED];
    const char *seed_text; /* as given, or its 64 hex digits */
    const char *bots_text; /* as given, or NULL */
    const char *preset;    /* or NULL */
    const char *folder;    /* --study DIR, or NULL */
    const char *rows;      /* --rows FILE, or NULL */
    struct sweep sweep;    /* every --sweep; none: no axes */
    char hex[LZ_HEX];
    uint64_t n; /* -n or --max */
    uint32_t threads;
    bool json, sides; /* sides: --sides, of `duel` */
    bool ladder;      /* the bots are not who sits, but whoever may; study->folder is --out */
};

/* The options that `sim` and `duel` share. */
#define CLI_STUDY_TAKES \
    (CLI_TAKES(BOTS) | CLI_TAKES(SEATS) | CLI_TAKES(OPTION) | CLI_TAKES(PRESET) | CLI_TAKES(SET) | CLI_TAKES(SEED) | \
     CLI_TAKES(THREADS) | CLI_TAKES(NODES) | CLI_TAKES(JSON))

/* -1: go on, and close it in the end; else the exit code, everything said. study->n holds the default. */
int cli_study_read(struct cli_study *, const struct cli_form *, int argc, char **argv);
void cli_study_close(struct cli_study *);

/* Says why the game does not offer the setup. */
int cli_study_refused(const struct cli_study *, struct lz_why);
/* "greedy,rummy@4000": the bots as they sit. */
void cli_study_bots(const struct cli_study *, char *room, uint32_t size);
/* " --option target=50 --nodes 4000": all that is not as usual and must be said to get the same again. */
void cli_study_options(const struct cli_study *, char *room, uint32_t size);

#endif
