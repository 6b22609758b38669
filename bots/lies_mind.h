/* The mind of the bots of Lizards & Lies: what a board is worth (lies_judge.c), what an answer would do to it, tried
   on a seat's view without asking the rules (lies_trial.c), the answer a quick player gives (lies_quick.c), and plans
   for a whole turn (lies_plan.c). Values are points the Spreaders are ahead. */
#ifndef LIES_MIND_H
#define LIES_MIND_H

#include "games/lies/lies_view.h"

enum {
    LIES_ANSWERS = 256, /* of one question, at most: LL-12.6 */
    LIES_LACKS = 28, /* half tokens that a network lacks of being controlled, and of being clean; the last: or more */
    LIES_STAINS = 20,
    LIES_TRIED = 64 /* changes of one trial, at most */
};

/* What a role thinks of a board: a row each in lies_judge.c. */
struct lies_taste {
    float hold, hold_fall;   /* chance that a controlled network is so at a later turn; what is left of it for each half
                                token lacking */
    float clean, clean_fall; /* the same for a clean one, for each half token on it */
    float now;           /* of the points of the own turn, counted only for what stands; the rest as for later turns */
    float told;          /* of the scenario's bonus for the larger theory */
    float keep;          /* a card worth less than so much of the deck's mean is tossed */
    float op[LIES_DOES]; /* what an op of a program is worth, each time */
};
extern const struct lies_taste lies_taste[LIES_ROLES];

/* What a board is worth from here: depends on who scores how often from now on. */
struct lies_judge {
    float control[2][LIES_LACKS], clean[2][LIES_STAINS]; /* of an outer network, of the centre */
    float told_from, told_slope, told_worth;             /* the bonus: a straight line between never and surely */
    float focus[LIES_NETS];                              /* 1; a plan may look at some networks more than at others */
    uint32_t key;                                        /* what all this was made for */
};

/* A change of the board tried out, and how to undo it. */
struct lies_trial {
    struct lies_node was[LIES_TRIED];
    uint8_t node[LIES_TRIED];
    int changes;
    uint32_t nets, flagged, vulnerable; /* networks touched; the marks before */
    int told[LIES_THEORIES];
};

struct lies_noise {
    uint64_t chance;
    float focus, card, move; /* how far a candidate strays: by networks, by cards, by moves */
};

struct lies_mind {
    const struct lz_game *game;
    struct lies_view view; /* of the seat that is asked; trials change it and put it back */
    struct lies_judge judge;
    struct lies_noise noise;
    float worth[LIES_ROLES][LIES_DECK], mean[LIES_ROLES]; /* of cards, by their ops */
    float printed[LIES_ROLES][LIES_STEPS];                /* of the steps of the boards */
    float curve[LIES_ROLES][LIES_LACKS], dirt[LIES_ROLES][LIES_STAINS];
    float card[LIES_ROLES][LIES_DECK]; /* what noise makes of their worth */
    float net[LIES_NETS];              /* what each network is worth now */
    int told[LIES_THEORIES];           /* tokens of each theory on the board */
    struct lz_move moves[LIES_ANSWERS];
};

static inline int lies_sign(int role) { return lies_team_of(role) == LIES_SPREADERS ? 1 : -1; }
static inline uint32_t lies_bit_of(int i) { return (uint32_t)1 << i; }
#define LIES_FOR(i, set) \
    for (uint32_t i##_left = (set), i; i##_left && (i = (uint32_t)__builtin_ctz(i##_left), true); \
         i##_left &= i##_left - 1)

/* lies_judge.c */
void lies_mind_begin(struct lies_mind *, const struct lz_game *);
/* Makes the judge for the view: `role` judges; `acting`: its own turn is still to be scored. */
void lies_judge_set(struct lies_mind *, int role, bool acting);
float lies_net_value(const struct lies_mind *, int net);
float lies_told_value(const struct lies_mind *, const int told[LIES_THEORIES]);
void lies_look(struct lies_mind *); /* fills net and told from the view */
/* Points ahead, those to be expected included. */
float lies_lead(struct lies_mind *, int role);
int lies_turns_left(const struct lies_view *, int turns[LIES_TEAMS]);

/* lies_trial.c: what an answer to a question of a program is worth to the Spreaders. */
float lies_try(struct lies_mind *, const struct lz_move *);

/* lies_quick.c */
uint32_t lies_quick(struct lies_mind *, int seat, const struct lz_moves *);
void lies_noise_set(struct lies_mind *, uint64_t chance, float much);
float lies_random(struct lies_noise *); /* -1 .. 1 */

/* lies_plan.c: the moves of a seat up to where another is asked or cards are drawn. */
enum { LIES_PLAN = 64, LIES_CANDIDATES = 256, LIES_WORLDS = 32 };
struct lies_plan {
    uint32_t from, count; /* the step of the first move */
    float value;
    struct lz_move move[LIES_PLAN];
};
struct lies_search {
    struct lies_mind *mind;
    const struct lies_view *view;
    int seat, role;
    uint32_t candidates, finalists, worlds, turns; /* how much: turns of others that a plan is played on for */
    uint8_t *first, *copy, *world;                 /* worlds: to make up candidates in, to play in, and `worlds` more */
    uint32_t state_room;
    struct lies_plan *plan; /* candidates of them, and one more */
};
/* The best of the candidates is left in plan[0]. */
void lies_search(struct lies_search *, struct lz_rng *);

#endif
