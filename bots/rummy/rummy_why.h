/* Why a move: the best candidates with what they are worth, and the one thing that made each of them the best. */
#ifndef BOTS_RUMMY_WHY_H
#define BOTS_RUMMY_WHY_H

#include "bots/bot.h"
#include "bots/rummy/rummy_search.h"

/* A decision that was made. */
struct rummy_case {
    const struct rummy_sight *sight;
    const struct rummy_search *search; /* its trials */
    const struct lz_moves *moves;
    const double *liked;
    uint32_t choice; /* of the search */
    uint32_t out;    /* the first move of the way out; RUMMY_STAYS: there is none */
};
enum { RUMMY_STAYS = LZ_MOVES };

/* A reason is told only if without it another move would have been the best: the way out, what playing out showed, or
   one term of the judgement. Where several do, the one that the choice leans on most. */
void rummy_say_why(const struct rummy_case *, struct lz_thought *);

#endif
