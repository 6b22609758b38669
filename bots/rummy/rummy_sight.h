/* What the bot `rummy` makes of a view: cards counted, what each set is worth after the stories to come, how long the
   hand may last, and from it what a card is worth in hand. All in points of the hand's difference, mine less theirs. */
#ifndef BOTS_RUMMY_SIGHT_H
#define BOTS_RUMMY_SIGHT_H

#include "games/kit/rummy_view.h"

enum { RUMMY_IDS = 32 };

/* What a card or a set does beyond its points, and what a phase asks; found by name once a match. */
enum rummy_role {
    ROLE_NONE,
    ROLE_COVER,  /* men-in-black: stories are covered up */
    ROLE_LOOK,   /* remote-viewing, esp: the best of three */
    ROLE_FETCH,  /* secret-informant, crop-circles: two unseen or one chosen */
    ROLE_FALL,   /* fish-falls: cards are thrown */
    ROLE_RAISE,  /* resurrection: one for one of the Tabloids */
    ROLE_REMOVE, /* hoax, moon-landing: a card in play goes */
    ROLE_DRAW,   /* cold-fusion */
    ROLE_LIFT,   /* philadelphia-experiment */
    ROLE_HIT,    /* chemtrails */
    ROLE_SWAP,   /* devil-worship */
    ROLE_GIVE,   /* the second half of a swap */
    ROLE_PASS    /* the partners' passes */
};

struct rummy_lore {
    const struct lz_game *game;
    const struct rummy_deck *deck;
    uint8_t card[RUMMY_IDS]; /* roles */
    uint8_t set[RUMMY_SETS];
    uint8_t phase[32];
    struct lz_cards whole; /* every copy */
    /* Of a card by its part in a set, by whether the WILD counts as itself (rummy_deck.flat_wild). */
    int8_t points[2][RUMMY_SETS][RUMMY_PARTS];
};
void rummy_lore_learn(struct rummy_lore *, const struct lz_game *);

struct rummy_sight {
    const struct rummy_lore *lore;
    const struct rummy_deck *deck;
    const struct rummy_view *view;
    const struct rummy_open *open;
    const int8_t (*points)[RUMMY_PARTS]; /* of this match: [set][part] */
    unsigned leaning;                    /* parts that need a natural beside them */
    int me, seats;
    double weigh[RUMMY_SEATS]; /* what a point of each seat is worth to me: mine 1, theirs below 0 */
    struct lz_cards unseen;    /* in others' hands or the Unknown, as far as I know */
    int hidden;                /* how many */
    double next, turns;        /* chance of another turn of mine; how many there may be */
    int stories[RUMMY_SETS];   /* of its colour in the Tabloids */
    int live[RUMMY_SETS];      /* unseen cards of its colour */
    double again[RUMMY_SETS];  /* chance of one more story by the end */
    double worth[RUMMY_SETS];  /* as it lies */
    int fixed[RUMMY_SETS];     /* points beside the groups that count towards its total */
    int beside[RUMMY_SETS][RUMMY_SEATS];
};
void rummy_sight_open(struct rummy_sight *, const struct rummy_lore *, const struct rummy_view *);

/* The set with other groups, or with more stories, than it has. */
double rummy_worth(const struct rummy_sight *, int set, const rummy_group groups[RUMMY_SEATS], int stories);
/* What changes when a seat lays the card on a set: its worth with it, less its worth without. */
double rummy_laid_gain(const struct rummy_sight *, int set, int seat, lz_card);
/* What changes when this card goes to the Tabloids (by 1), or leaves them (by -1). */
double rummy_story_gain(const struct rummy_sight *, lz_card, int by);

/* What having the card is worth to me: with all its fellows in hand, with `chance` to act again. The hand holds it
   already, or (more = 1) it is one to come. */
double rummy_keep(const struct rummy_sight *, lz_card, double chance, int more);
/* What the card would be worth to the next seat, counted in my points: at most 0. */
double rummy_gift(const struct rummy_sight *, lz_card);
/* The worst card of the hand by rummy_keep, and how bad. */
lz_card rummy_worst(const struct rummy_sight *, double chance, double *keep);
/* What one unseen card adds to the hand, the worst of it being thrown. */
double rummy_draw_gain(const struct rummy_sight *, double chance);

#endif
