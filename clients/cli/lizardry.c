/* The program: one table of commands. */
#include "clients/cli/cli.h"
#include "core/bug.h"
#include "core/games.h"
#include "host/trap.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const struct cli_command commands[] = {
    { "games", cli_games, "list the games, their seats, options and bots" },
    { "rules", cli_rules, "the rules of a game: a help page, a section, or one rule by its id" },
    { "play", cli_play, "play at this keyboard, against bots or with others" },
    { "replay", cli_replay, "tell a recorded or simulated match in words" },
    { "verify", cli_verify, "prove that a recorded match was fair and by the rules" },
    { "sim", cli_sim, "play many matches by bots and count" },
    { "duel", cli_duel, "is one bot better than another?" },
    { "pbm", cli_pbm, "moderate a game by mail: orders in, turns, reports out" },
    { "bench", cli_bench, "measure the speed of the engine" },
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static int help(FILE *to) {
    fputs("usage: lizardry COMMAND [ARGUMENTS]\n"
          "       lizardry            on a terminal: a menu of the games\n\n",
          to);
    for (int i = 0; i < COMMANDS; i++)
        fprintf(to, "  %-8s %s\n", commands[i].word, commands[i].summary);
    fputs("\n  --help     this page; after a command, that command's\n"
          "  --version  the version\n\n"
          "Exit codes: 0 done; 1 it did not hold or could not be done; 2 the call was wrong.\n"
          "To begin:   ",
          to);
    fprintf(to, "%s play %s\n", cli_call(), lz_games[0]->id);
    return 0;
}

static const struct cli_command *command_of(const char *word) {
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(word, commands[i].word) == 0)
            return &commands[i];
    return NULL;
}

/* A room sets its match aside, with the act that led here (host/trap.h). Outside of one the program stops. */
_Noreturn void lz_bug(const char *file, int line, const char *what) {
    dprintf(STDERR_FILENO, "bug in lizardry: %s:%d: %s\nPlease report this line.\n", file, line, what);
    lz_trap_spring(file, line, what);
}

int main(int argc, char **argv) {
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is a write that fails, and is told */
    if (argc < 2)
        return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) ? cli_menu() : cli_flushed(NULL, help(stdout));
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "help") == 0)
        return cli_flushed(NULL, help(stdout));
    if (strcmp(argv[1], "--version") == 0) {
        printf("lizardry %s\n", CLI_VERSION);
        return cli_flushed(NULL, 0);
    }
    const struct cli_command *command = command_of(argv[1]);
    if (!command)
        return cli_wrong(NULL, "there is no command '%s'", argv[1]);
    return cli_flushed(command->word, command->run(argc - 1, argv + 1));
}
