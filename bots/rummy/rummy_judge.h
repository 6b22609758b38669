/* How the bot `rummy` likes a move, in points; and the move it likes best. */
#ifndef BOTS_RUMMY_JUDGE_H
#define BOTS_RUMMY_JUDGE_H

#include "bots/rummy/rummy_sight.h"

/* A discard ends the turn: it is judged this much lower, and what is no gain before it lower still by as much. */
enum { RUMMY_TURN_ENDS = -1000 };

double rummy_judge(const struct rummy_sight *, const struct lz_move *);
/* The hand counted as if this discard ended it, hidden cards at 2 points each: the last card of one's turn, or one that
   is owed at the end. */
struct rummy_result rummy_ending(const struct rummy_sight *, lz_card);
/* Fills liked[] for all, and answers the best; of equals the first. */
uint32_t rummy_judge_all(const struct rummy_sight *, const struct lz_moves *, double *liked);

#endif
