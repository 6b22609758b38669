/* The levels of the bots that play the card games, and how the lower ones err. */
#ifndef BOTS_RUMMY_LEVEL_H
#define BOTS_RUMMY_LEVEL_H

#include "bots/rummy/rummy_judge.h"
#include "core/rng.h"

/* Errors of the judge: 0 is none. */
struct rummy_level {
    double taste;  /* gains are taken for up to so many times more, or less, by what they are about */
    double clings; /* points by which a card is held too dear, or not dear enough, when one is to be thrown */
    int overlooks; /* of a hundred gains */
    double paired; /* as partners so much of these errors: two who err lose far more matches than one */
    bool goes_out; /* looks for the way out before anything else */
    bool searches; /* plays hands out, as far as its nodes go; and makes none of these errors */
};
extern const struct rummy_level rummy_easy, rummy_normal, rummy_hard, rummy_rummy;

struct rummy_player {
    const struct rummy_level *level;
    struct lz_rng rng;
};

/* Puts the player's errors into how the moves are liked, and answers the best then. To the same player the same view
   brings the same errors. */
uint32_t rummy_err(const struct rummy_player *, const struct rummy_sight *, const struct lz_moves *, double *liked);

#endif
