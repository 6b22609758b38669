/* The command line: one program, many words. Exit codes: 0 done, 1 it did not hold or could not be done, 2 the
   call was wrong. */
#ifndef CLI_H
#define CLI_H

#include "bots/lore/lore.h"
#include "core/fair.h"
#include "core/lz.h"

struct cli_command {
    const char *word;
    int (*run)(int argc, char **argv); /* argv[0] is the word */
    const char *summary;               /* one line of `lizardry --help`, of 60 columns */
    bool keeps;                        /* for who runs a server: `lizardry help` alone tells of it */
};

int cli_games(int argc, char **argv);
int cli_rules(int argc, char **argv);
int cli_cards(int argc, char **argv);
int cli_play(int argc, char **argv);
int cli_replay(int argc, char **argv);
int cli_verify(int argc, char **argv);
int cli_sim(int argc, char **argv);
int cli_duel(int argc, char **argv);
int cli_ladder(int argc, char **argv);
int cli_bench(int argc, char **argv);
int cli_pbm(int argc, char **argv);
int cli_post(int argc, char **argv);
int cli_mail_in(int argc, char **argv);
int cli_mail_test(int argc, char **argv);
int cli_backup(int argc, char **argv);
int cli_restore(int argc, char **argv);
int cli_export(int argc, char **argv);
int cli_import(int argc, char **argv);
bool cli_server_folder(char *path, size_t room); /* where a server keeps its games if nothing is said */
int cli_serve(int argc, char **argv);
int cli_menu(void); /* `lizardry play` alone: the menu of games */

/* "lizardry sim: MESSAGE" and where help is, on stderr; answers 2. cli_failed answers 1, without the hint. */
int cli_wrong(const char *word, const char *format, ...) __attribute__((format(printf, 2, 3)));
int cli_failed(const char *word, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* What getopt_long did not take: its answer ('?' or ':'), the word, and those that there are, up to a row without a
   name. Answers 2. Options are asked for with opterr = 0 and a ':' before the short ones. */
struct option;
int cli_bad_option(const char *word, int code, const char *given, const struct option *offered);

/* All of it is one number within least..most. */
bool cli_number(const char *text, int64_t least, int64_t most, int64_t *number);

/* The code, or 1 if what was printed could not be written. */
int cli_flushed(const char *word, int code);

/* The lore of a command, from opening to closing; `open` NULL: there is no WordNet here. */
struct cli_lore {
    struct lore room;
    const struct lz_lore *open;
};
void cli_lore_open(struct cli_lore *);
void cli_lore_close(struct cli_lore *);

/* A word as a shell reads it back: quoted where it must be. */
void cli_quote(const char *word, struct lz_writer *);

/* Letters that would steer a terminal become '?'. */
void cli_tame(char *words);

/* The game of that id or title (an unambiguous beginning of the id will do); NULL after saying which games there are.
 */
const struct lz_game *cli_game(const char *word, const char *id);

/* Asks for one, and says which there are; answers 2. */
int cli_which_game(const char *word, const char *question);

/* All games, the examples after the others; cli_game_at(lz_games_count) and beyond is NULL. */
const struct lz_game *cli_game_at(uint32_t i);

/* "2 or 4", "2 to 16": how many can play, by the usual options. */
void cli_put_seats(const struct lz_game *, struct lz_writer *);
/* "2 to 4 players, 30 to 60 minutes" */
void cli_put_facts(const struct lz_game *, struct lz_writer *);
/* Does the game offer these seats and options? */
bool cli_offers(const struct lz_game *, const struct lz_setup *, struct lz_why *);

/* Several words of a call as one, with blanks between them; free() it. */
char *cli_join(char **words, int count);

/* Shows a text: on a terminal page by page, if it is longer than the screen. */
struct term;
void cli_show(const struct term *, struct lz_text);

/* --preset NAME: seats and options of that name. Says in `trouble` which there are. */
bool cli_preset(const struct lz_game *, const char *name, struct lz_setup *, struct lz_writer *trouble);

/* --seed TEXT: 64 hex digits are the seed itself, any other text makes one. NULL takes 32 bytes from the system. */
bool cli_seed(const char *text, uint8_t seed[LZ_SEED]);

/* How this program was called, for the calls it suggests: what $LIZARDRY_CALL says, else "lizardry". */
const char *cli_call(void);

/* Colour on this stream: a terminal, and NO_COLOR is not set. */
bool cli_colour(int fd);

/* One line on stderr once the work has lasted a second; on no terminal a line each ten seconds. */
struct cli_progress {
    const char *what;
    double begun, told; /* seconds, by the monotonic clock; set by cli_progress_begin */
};
void cli_progress_begin(struct cli_progress *, const char *what);
void cli_progress_tell(struct cli_progress *, uint64_t done, uint64_t all);
void cli_progress_end(struct cli_progress *); /* wipes the line */

#endif
