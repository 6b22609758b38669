/* The program: one table of commands, and the help that lists them. */
#include "clients/cli/book.h"
#include "clients/cli/cli.h"
#include "clients/cli/guess.h"
#include "clients/cli/manual.h"
#include "core/bug.h"
#include "core/games.h"
#include "host/trap.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int help_command(int argc, char **argv);

static const struct cli_command commands[] = {
    { "play", cli_play, "play at this keyboard, against bots or others" },
    { "games", cli_games, "the games: what they are about, for how many" },
    { "rules", cli_rules, "how a game is played; a rule or card by its name" },
    { "cards", cli_cards, "the cards and places of a game" },
    { "help", help_command, "the manual, by topic" },
    { "replay", cli_replay, "tell a match in words, move by move" },
    { "verify", cli_verify, "prove that a match was fair and by the rules" },
    { "sim", cli_sim, "play many matches by bots and count" },
    { "duel", cli_duel, "is one bot better than another?" },
    { "ladder", cli_ladder, "how strong is every bot of a game?" },
    { "bench", cli_bench, "measure the speed of the engine" },
    { "pbm", cli_pbm, "moderate a game by mail: orders in, reports out" },
    { "serve", cli_serve, "the games over the network, for people apart" },
    { "backup", cli_backup, "copy a server's data base, also while it runs", .keeps = true },
    { "restore", cli_restore, "put such a copy back", .keeps = true },
    { "export", cli_export, "the journal of a match that a server keeps", .keeps = true },
    { "import", cli_import, "bring a match from a file or by mail to a server", .keeps = true },
    { "mail-test", cli_mail_test, "does a mailbox send and receive, and if not, why", .keeps = true },
    { "post", cli_post, "the mails of a server: what waits, came back, is held", .keeps = true },
    { "mail-in", cli_mail_in, "a mail for a server that runs, or what it is understood as", .keeps = true },
};
enum { COMMANDS = sizeof commands / sizeof commands[0], ROOM = 262144 };

/* With those of whoever runs a server, or with their names alone: what is printed unasked fits a screen. */
static void put_commands(const struct term *term, struct lz_writer *w, bool whole) {
    const char *before = "For who runs a server: ";
    for (int i = 0; i < COMMANDS; i++)
        if (whole || !commands[i].keeps)
            term_put_pair(&(struct term_list){ term, w, 11 }, commands[i].word, commands[i].summary);
    char room[400];
    struct lz_writer names = lz_writer_in(room, sizeof room);
    for (int i = 0; i < COMMANDS && !whole; i++)
        if (commands[i].keeps) {
            lz_put(&names, before);
            lz_put(&names, commands[i].word);
            before = ", ";
        }
    if (!whole)
        term_put_wrapped(w, (struct lz_text){ names.at, names.len }, (struct term_wrap){ term->wide, 2, 9 });
}

static int help(bool whole) {
    char room[4000];
    struct term term = term_open();
    struct lz_writer w = lz_writer_in(room, sizeof room);
    puts("usage: lizardry COMMAND [ARGUMENTS]\n");
    put_commands(&term, &w, whole);
    fputs(room, stdout);
    printf("\n  --help     this page; after a command, that command's\n"
           "  --version  the version\n\n"
           "Exit codes: 0 done, 1 not held or failed, 2 a wrong call.\n"
           "To begin:   %s play\n",
           cli_call());
    return 0;
}

static const struct cli_command *command_of(const char *word) {
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(word, commands[i].word) == 0)
            return &commands[i];
    return NULL;
}

/* ---- lizardry help */

static int list_topics(void) {
    help(true);
    printf("\nMore is told by %s help TOPIC:\n", cli_call());
    for (int i = 0; i < manual_topic_count; i++)
        printf("  %-8s %s\n", manual_topics[i].word, manual_topics[i].about);
    printf("  COMMAND  how a command is called\n"
           "  GAME     how a game is played\n");
    return 0;
}

/* The page of a topic or of a game; false: there is none. */
static bool put_topic(const struct term *term, const char *word, struct lz_writer *w) {
    const struct lz_game *game = lz_game_by_id(lz_span(word));
    for (int i = 0; i < manual_topic_count; i++)
        if (strcmp(word, manual_topics[i].word) == 0) {
            manual_put(term, &manual_topics[i], w);
            return true;
        }
    if (game)
        book_page(term, game, w);
    return game;
}

static int no_topic(const char *word) {
    struct guess guess = guess_at(word);
    char room[GUESS_ROOM];
    for (int i = 0; i < COMMANDS; i++)
        guess_try(&guess, commands[i].word);
    for (int i = 0; i < manual_topic_count; i++)
        guess_try(&guess, manual_topics[i].word);
    for (uint32_t i = 0; i < lz_games_count; i++)
        guess_try(&guess, lz_games[i]->id);
    cli_failed("help", "there is no topic '%s'%s", word, guess_said(&guess, room));
    fprintf(stderr, "%s help lists them.\n", cli_call());
    return 2;
}

static int help_command(int argc, char **argv) {
    static char asks[] = "--help";
    if (argc < 2)
        return list_topics();
    if (strcmp(argv[1], asks) == 0)
        return puts("usage: lizardry help [TOPIC]\n\nWithout TOPIC: which there are.") < 0;
    struct term term = term_open();
    const struct cli_command *command = command_of(argv[1]);
    char *room = cli_room(NULL, ROOM);
    struct lz_writer w = lz_writer_in(room, ROOM);
    int code = 0;
    if (put_topic(&term, argv[1], &w))
        cli_show(&term, (struct lz_text){ w.at, w.len });
    else if (command && command->run != help_command)
        code = command->run(2, (char *[]){ argv[1], asks, NULL });
    else
        code = no_topic(argv[1]);
    free(room);
    return code;
}

/* ---- the rest */

/* A room sets its match aside, with the act that led here (host/trap.h). Outside of one the program stops. */
_Noreturn void lz_bug(const char *file, int line, const char *what) {
    dprintf(STDERR_FILENO, "bug in lizardry: %s:%d: %s\nPlease report this line.\n", file, line, what);
    lz_trap_spring(file, line, what);
}

/* Somebody may have left out the command. */
static int no_command(const char *word) {
    struct guess guess = guess_at(word);
    char room[GUESS_ROOM];
    if (lz_game_by_id(lz_span(word)))
        return cli_wrong(NULL, "there is no command '%s', but a game: %s play %s", word, cli_call(), word);
    for (int i = 0; i < COMMANDS; i++)
        guess_try(&guess, commands[i].word);
    return cli_wrong(NULL, "there is no command '%s'%s", word, guess_said(&guess, room));
}

int main(int argc, char **argv) {
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is a write that fails, and is told */
    if (argc < 2)
        return cli_flushed(NULL, help(false));
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
        return cli_flushed(NULL, help(false));
    if (strcmp(argv[1], "--version") == 0) {
        printf("lizardry %s\n", CLI_VERSION);
        return cli_flushed(NULL, 0);
    }
    const struct cli_command *command = command_of(argv[1]);
    if (!command)
        return no_command(argv[1]);
    return cli_flushed(command->word, command->run(argc - 1, argv + 1));
}
