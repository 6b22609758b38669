/* A lesson of a game, played at this terminal: the tables and commands are those of a match. */
#ifndef CLI_LESSON_H
#define CLI_LESSON_H

#include "clients/cli/play/turn.h"

/* The game's first lesson. TURN_MOVED: to its end; TURN_QUIT: the person had enough of it; the others as turn_ask. */
enum turn lesson_play(struct term *, const struct lz_game *, const struct lz_lore *);

/* Before the first move of a match: whoever sits down to their first match of the game is offered its lesson, everybody
   may ask for it. False: the input has ended. */
bool lesson_offer(const struct table *);
/* Where nobody can be asked: how the lesson is called. */
void lesson_mention(const struct table *);

#endif
