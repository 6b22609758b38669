/* The mind of the bots of Lizards & Lies: what a board is worth (lies_judge.c), what an answer would do to it, tried
   on a seat's view without asking the rules (lies_trial.c), the answer a quick player gives (lies_quick.c), plans for a
   whole turn (lies_plan.c), and how the turn began (lies_recall.c). What each role cares for is lies_taste.c. Values
   are points the Spreaders are ahead. */
#ifndef LIES_MIND_H
#define LIES_MIND_H

#include "games/lies/lies_view.h"

enum {
    LIES_CURVE = 56, /* points of a curve, four for a token; the last: or more */
    LIES_SAFE = 8,   /* points before the one where nothing is lacking: tokens to spare */
    LIES_TRIED = 256 /* changes of one trial, at most */
};

/* When a turn comes: it is the next, the one after, or later. */
enum lies_soon { LIES_NEXT, LIES_AFTER, LIES_LATER, LIES_SOON };

/* A chance that falls by the same part with every quarter token more that is to do. */
struct lies_fall {
    float from, by;
};

/* What a role makes of a board: a row each in lies_taste.c. */
struct lies_taste {
    /* That a network will be controlled, will be clean, when such a turn ends. */
    struct lies_fall scored[LIES_TEAMS][LIES_SOON];
    float centre[LIES_TEAMS]; /* how much of that for the centre */
    float now;                /* how sure it is of the turn it is in */
    float told;               /* of the bonus for the larger theory */
    /* Tokens that these are as good as; near: a Moderator next door. */
    float vulnerable, aware, moderated, flagged, near;
    float spare;         /* a token more than is needed */
    float keep;          /* a card worth less than so much of the deck's mean is tossed */
    float step, wait[2]; /* worth of a printed step beside its ops; of what is not doubled, at the first steps */
    float op[LIES_DOES]; /* what an op of a program is worth, each time */
};
extern const struct lies_taste lies_taste[LIES_ROLES];

/* What a board is worth from here: depends on who scores how often from now on. */
struct lies_judge {
    float worth[LIES_TEAMS][2][LIES_CURVE];  /* controlled, clean; of an outer network, of the centre */
    float now[LIES_TEAMS][2];                /* more for what stands in the turn it is in */
    float told_from, told_slope, told_worth; /* the bonus: a straight line between never and surely */
    const struct lies_taste *taste;          /* of the role that judges */
    int per_aware, per_mod, always;          /* how many tokens of others a node is held against: LL-10.2 */
    int from;                                /* the turn that all this was made for, from 1; 0: none */
};

/* One for each role, in its own turn and out of it: kept for the sake of time, as playouts go from role to role. */
struct lies_bench {
    struct lies_judge judge[LIES_ROLES][2];
};

/* Tokens that a node, or a network, lacks of being controlled, and that must go to make it clean. */
struct lies_share {
    float lack, stain;
    int need; /* nodes that are not controlled */
};

/* A change of the board tried out, and how to undo it. */
struct lies_trial {
    struct lies_mind *mind; /* on whose view */
    struct lies_node was[LIES_TRIED];
    uint8_t node[LIES_TRIED];
    int changes;
    uint32_t touched, flagged, vulnerable, modded; /* nodes; the sets before */
    int told[LIES_THEORIES];
};

struct lies_noise {
    uint64_t chance;
    float focus, card, move; /* how far a candidate strays: by networks, by cards, by moves */
    bool contrary;           /* prefers the theory that is told less */
};

/* What cards and printed steps are worth to each role, by their ops: the same for the whole match. */
struct lies_weights {
    float card[LIES_ROLES][LIES_DECK], mean[LIES_ROLES];
    float printed[LIES_ROLES][LIES_STEPS];
};

/* All it takes to think: anybody's between two decisions. */
struct lies_mind {
    const struct lz_game *game;
    const struct lies_data *facts;
    const struct lies_taste *taste; /* of all roles */
    struct lies_view view;          /* of the seat that is asked; trials change it and put it back */
    struct lies_bench *bench;
    const struct lies_judge *judge; /* who judges now: lies_judge_set */
    float focus[LIES_NETS];         /* 1; a plan may look at some networks more than at others */
    struct lies_noise noise;
    const struct lies_weights *weights;
    float card[LIES_ROLES][LIES_DECK]; /* what noise makes of them */
    struct lies_share share[LIES_NODES], sum[LIES_NETS];
    float net[LIES_NETS];    /* what each network is worth now */
    int told[LIES_THEORIES]; /* tokens of each theory on the board */
    struct lz_move moves[LIES_WIDEST];
};

static inline int lies_sign(int role) { return lies_team_of(role) == LIES_SPREADERS ? 1 : -1; }

/* lies_judge.c */
void lies_weigh(struct lies_weights *, const struct lies_data *, const struct lies_taste *);
/* The bench is of this match, or zero. */
void lies_mind_open(struct lies_mind *, const struct lz_game *, const struct lies_weights *, struct lies_bench *);
/* The judge for the view: `role` judges; `acting`: its own turn is still to be scored. */
void lies_judge_set(struct lies_mind *, int role, bool acting);
void lies_look(struct lies_mind *); /* fills share, sum, net and told from the view */
/* How much more than what lies_look saw is a board where these nodes have changed, and so much is told. */
float lies_gain(const struct lies_mind *, uint32_t touched, const int told[LIES_THEORIES]);
/* Points ahead, those to be expected included. */
float lies_lead(struct lies_mind *, int role);
int lies_turns_left(const struct lies_data *, const struct lies_view *);

/* lies_trial.c: what an answer to a question of a program is worth to the Spreaders. */
float lies_try(struct lies_mind *, const struct lz_move *);

/* lies_quick.c */
struct lz_move lies_quick(struct lies_mind *, const void *state, int seat);
void lies_noise_set(struct lies_mind *, uint64_t chance, float much);
float lies_random(struct lies_noise *); /* -1 .. 1 */

/* lies_plan.c: the moves of a seat up to where another is asked or cards are drawn. */
enum { LIES_PLAN = 64, LIES_CANDIDATES = 256, LIES_WORLDS = 32 };
struct lies_plan {
    uint32_t count;
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
    struct lies_plan *plan; /* `candidates` of them */
};
/* The best of the candidates is left in plan[0]. */
void lies_search(struct lies_search *, struct lz_rng *);
/* The plan's move for the question `now`, found by playing it from `first`; false if it does not come by here. */
bool lies_plan_next(struct lies_search *, const struct lies_plan *, const struct lies_view *now, struct lz_move *);

/* lies_recall.c: what a seat's own turn has changed so far, by the events it was told. */
struct lies_turn {
    int8_t theory[LIES_THEORIES][LIES_NODES], aware[LIES_NODES], mods[LIES_NODES]; /* more than when it began */
    uint32_t flagged, vulnerable;                                                  /* nodes where these have changed */
    uint8_t dropped[LIES_DECK];                                                    /* cards played and tossed */
    uint8_t seat;
    bool drawn; /* cards have come since: how it began is not known any more */
};
void lies_turn_notice(struct lies_turn *, const struct lz_event *);
/* The view as it was when the turn began, at the first question of the role's board. */
void lies_turn_undo(const struct lies_turn *, const struct lies_data *, const struct lies_view *,
                    struct lies_view *was);
/* Whether the view is of the seat's own turn, and that can be undone. */
bool lies_turn_own(const struct lies_turn *, const struct lies_view *);
/* Whether two views are of the same question, as far as a turn changes anything. */
bool lies_turn_same(const struct lies_view *, const struct lies_view *);

#endif
