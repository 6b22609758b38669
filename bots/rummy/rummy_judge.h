/* How the bot `rummy` likes a move, in points; and the move it likes best. */
#ifndef BOTS_RUMMY_JUDGE_H
#define BOTS_RUMMY_JUDGE_H

#include "bots/rummy/rummy_sight.h"

/* A discard ends the turn: it is judged this much lower, and what is no gain before it lower still by as much. */
enum { RUMMY_TURN_ENDS = -1000 };

/* What a judgement is the sum of. Each is a reason that can be told: rummy_why.c. */
enum rummy_term {
    TERM_LAID,    /* points on the table */
    TERM_HELD,    /* what is in hand: the card was worth something there, or a new one will be */
    TERM_TEMPO,   /* a card less in hand */
    TERM_SPARK,   /* what the set sets off */
    TERM_STORY,   /* what the Tabloids will strike */
    TERM_GIFT,    /* what the next seat can make of it */
    TERM_PLAYED,  /* what the card does */
    TERM_DRAWN,   /* what an unseen card may bring */
    TERM_WATCHED, /* the others see it */
    TERM_ENDING,  /* the hand as it would be counted */
    TERM_HURT,    /* whom it hits */
    RUMMY_TERMS
};

double rummy_judge(const struct rummy_sight *, const struct lz_move *);
/* The same if that term were nothing. */
double rummy_judge_without(const struct rummy_sight *, const struct lz_move *, enum rummy_term);
/* The hand counted as if this discard ended it, hidden cards at 2 points each: the last card of one's turn, or one that
   is owed at the end. */
struct rummy_result rummy_ending(const struct rummy_sight *, lz_card);
/* Fills liked[] for all, and answers the best; of equals the first. */
uint32_t rummy_judge_all(const struct rummy_sight *, const struct lz_moves *, double *liked);

#endif
