/* The words of a call: which options there are, which of them a command takes, and what was given. Every command is
   read by the same reader from the same rows, so that an option means the same everywhere. */
#ifndef CLI_CALL_H
#define CLI_CALL_H

#include "core/lz.h"

#include <stdint.h>

/* OPTION(NAME, word, letter or 0, takes a value) */
#define CLI_OPTIONS(OPTION) \
    OPTION(ALL, "all", 0, false) \
    OPTION(BEHIND, "behind", 0, true) \
    OPTION(BOTS, "bots", 'b', true) \
    OPTION(DATA, "data", 0, true) \
    OPTION(EXPLAIN, "explain", 0, false) \
    OPTION(HELP, "help", 'h', false) \
    OPTION(JSON, "json", 0, false) \
    OPTION(LESSON, "lesson", 0, false) \
    OPTION(LIMITS, "limits", 0, true) \
    OPTION(LISTEN, "listen", 0, true) \
    OPTION(LOG, "log", 0, true) \
    OPTION(MAIL, "mail", 0, true) \
    OPTION(MAILBOX, "mailbox", 0, true) \
    OPTION(MATCHES, "matches", 'n', true) \
    OPTION(MAX, "max", 0, true) \
    OPTION(MEMORY, "memory", 0, true) \
    OPTION(NAME, "name", 0, true) \
    OPTION(NODES, "nodes", 0, true) \
    OPTION(OPEN, "open", 0, false) \
    OPTION(OPERATOR, "operator", 0, true) \
    OPTION(OPTION, "option", 'o', true) \
    OPTION(OUT, "out", 0, true) \
    OPTION(PAGE, "page", 0, true) \
    OPTION(PLAYERS, "players", 'p', true) \
    OPTION(PRESET, "preset", 0, true) \
    OPTION(RESET, "reset", 0, true) \
    OPTION(RESUME, "resume", 0, true) \
    OPTION(ROWS, "rows", 0, true) \
    OPTION(SAVE, "save", 0, true) \
    OPTION(SEAT, "seat", 0, true) \
    OPTION(SEATS, "seats", 's', true) \
    OPTION(SEED, "seed", 0, true) \
    OPTION(SERVER, "server", 0, true) \
    OPTION(SET, "set", 0, true) \
    OPTION(SIDES, "sides", 0, false) \
    OPTION(STUDY, "study", 0, true) \
    OPTION(SWEEP, "sweep", 0, true) \
    OPTION(THINK, "think", 0, true) \
    OPTION(THREADS, "threads", 0, true) \
    OPTION(TO, "to", 0, true) \
    OPTION(TRUST, "trust", 0, true) \
    OPTION(UNCONTAINED, "uncontained", 0, false) \
    OPTION(UNTIL, "until", 0, true) \
    OPTION(URL, "url", 0, true)

enum cli_option {
#define OPTION(name, word, letter, value) CLI_##name,
    CLI_OPTIONS(OPTION)
#undef OPTION
        CLI_OPTION_COUNT
};

/* A set of options. */
#define CLI_TAKES(name) (UINT64_C(1) << CLI_##name)
_Static_assert(CLI_OPTION_COUNT <= 64, "a set of options is 64 bits");

/* How a command is called. --help is taken by all. */
struct cli_form {
    const char *word;     /* the command, for messages */
    const char *help;     /* what --help prints */
    uint64_t takes;       /* CLI_TAKES(SEED) | ... */
    int least, most;      /* words that are no options */
    const char *question; /* what is asked where there are too few: "which game?" */
};

/* What was given. */
struct cli_call {
    const char *value[CLI_OPTION_COUNT]; /* the last that was given; NULL: none. A flag's is its own word */
    const char *option[LZ_OPTIONS];      /* every --option, in their order */
    const char *sweep[LZ_OPTIONS];       /* every --sweep */
    int options, sweeps;
    char **words; /* those that are no options */
    int count;
};

/* -1: go on; else the exit code, everything said. Words may come before, between and after options. */
int cli_call_read(const struct cli_form *, int argc, char **argv, struct cli_call *);

/* Is any of these options given? */
bool cli_call_gave(const struct cli_call *, uint64_t options);

/* --preset and every --option, on top of the usual ones; -1, or the exit code after saying what is wrong. */
int cli_call_setup(const struct cli_form *, const struct cli_call *, const struct lz_game *, struct lz_setup *);

#endif
