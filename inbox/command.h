/* A line to the door itself, not to the game: STATUS, VACATION 10 days, 4. One line at a time, and only those that
   stand in no letter and in no sheet of orders: what is between TO and END is somebody's letter, whatever its words
   are. START, RESIGN and WAIT are also verbs of some games: where the game has the word and the seat may make that
   move, it is the move.
 */
#ifndef INBOX_COMMAND_H
#define INBOX_COMMAND_H

#include "core/lz.h"

enum inbox_verb {
    INBOX_TO_GAME, /* none of these: a move in words, an order, prose. The game judges it */
    INBOX_NUMBERS, /* moves by their numbers in the list that was mailed */
    INBOX_UNCLEAR, /* one of these, in a form that means nothing: `right` says what would */
    INBOX_ADDRESS_TO,
    INBOX_AUTO_MOVES,
    INBOX_DRAFT,
    INBOX_FINAL,
    INBOX_HELP,
    INBOX_JOIN,
    INBOX_LINK,
    INBOX_MAP,
    INBOX_PASSWORD,
    INBOX_REPORT,
    INBOX_RESIGN,
    INBOX_RULES,
    INBOX_START,
    INBOX_STATUS,
    INBOX_STOP,
    INBOX_UNDO,
    INBOX_VACATION,
    INBOX_WAIT,
    INBOX_VERBS
};

enum { INBOX_MOVES = 32 }; /* numbers of one line */

struct inbox_command {
    enum inbox_verb verb;
    struct lz_text rest;         /* what follows the word, trimmed; of INBOX_TO_GAME the whole line. Borrowed */
    int32_t number[INBOX_MOVES]; /* of INBOX_NUMBERS; days, a turn: number[0] */
    uint32_t numbers;
    const char *right; /* how it is written: of INBOX_UNCLEAR, and of words that are nearly a command */
};

struct inbox_command inbox_command_read(struct lz_text line);
/* The word of a verb, and a line that shows its form: for the page that HELP sends. NULL for what is no word. */
const char *inbox_command_word(enum inbox_verb);
const char *inbox_command_form(enum inbox_verb);

#endif
