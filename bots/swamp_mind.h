/* The house bot of swamp (SW-24): what it keeps from turn to turn, and what it works out for one. It has its clan's
   view and the events its clan was told, nothing else. */
#ifndef SWAMP_MIND_H
#define SWAMP_MIND_H

#include "bots/bot.h"
#include "games/swamp/swamp_view.h"

enum { MIND_QUEUE = 64, MIND_BANDS = 128, MIND_FAR = 30000, MIND_GOALS = 256 };

struct mind_level {
    bool arts;     /* raids, field battles, spies, lobs, chants: SW-24 items 5, 6, 11 to 13 */
    int idle;      /* percent of bands that do nothing */
    bool rehearse; /* plays each battle out before it is ordered */
};

/* A band of ours and what it will do. */
struct mind_band {
    uint16_t hex, number;
    uint16_t left[SW_COLOURS]; /* not yet ordered away */
    bool stuck;                /* mired */
    bool posted;               /* stays: guards, builders, chanters, throwers */
    bool sang;
};

/* Somewhere worth going. */
struct mind_goal {
    uint16_t hex;
    int16_t foes; /* who must be beaten there, as far as is known */
    int16_t value;
    int16_t sent; /* warriors on their way */
    uint8_t den;  /* foes stand in a den */
};

struct swamp_mind {
    /* kept */
    struct lz_rng rng;
    uint8_t seat;
    const struct mind_level *level;
    uint16_t planned; /* the turn whose orders lie in the queue, plus one */
    uint16_t queued, next;
    uint32_t asked; /* the step of the last question, plus one: asked again, it answers alike */
    struct lz_move queue[MIND_QUEUE];
    struct {
        uint16_t number;
        uint8_t clan, turn;
    } band[SW_HEXES]; /* enemies last seen */
    struct {
        uint16_t guards;                    /* as a battle or Eyes told */
        uint8_t owner, colour, marks, turn; /* dens last seen */
        uint8_t known;                      /* the turn of `guards` plus one */
    } den[SW_HEXES];
    uint8_t spied[SW_HEXES]; /* the turn plus one in which a spy was sent that way */
    /* worked out for one turn */
    const struct swamp_view *view;
    int orders; /* laid so far */
    int bands, goals, homes;
    struct mind_band mine[MIND_BANDS];
    struct mind_goal goal[MIND_GOALS];
    int16_t at[SW_HEXES];       /* index into mine, or -1 */
    int16_t threat[SW_HEXES];   /* enemy warriors that can be there next turn */
    uint8_t fertile[SW_HEXES];  /* adjacent Fertile hexes known */
    uint8_t watery[SW_HEXES];   /* adjacent water known */
    int16_t way[SW_HEXES];      /* of the last mind_paths: tenths of a hex from its start */
    uint8_t from[SW_HEXES];     /* the direction of the last step there */
    uint16_t claimed[SW_HEXES]; /* building sites that are taken, by turn */
};

static inline const struct swamp_cell *mind_cell(const struct swamp_mind *m, int hex) { return &m->view->cells[hex]; }
static inline int mind_hexes(const struct swamp_mind *m) { return m->view->laws.wide * m->view->laws.high; }
static inline bool mind_water(int terrain) { return terrain == SW_WATER || terrain == SW_WHIRLPOOL; }
static inline int mind_step(const struct swamp_mind *m, int hex, int direction) {
    return swamp_neighbour(&m->view->laws, hex, direction);
}
int mind_roll(struct swamp_mind *, int n);

/* swamp_sense.c */
void mind_notice(struct swamp_mind *, const struct lz_event *);
void mind_sense(struct swamp_mind *);               /* bands, threats, what was seen */
int mind_foes(const struct swamp_mind *, int hex);  /* warriors or militia expected there */
bool mind_mine(const struct swamp_mind *, int hex); /* a den of ours */

/* swamp_path.c: how far everything is from a hex, for a band of that size */
void mind_paths(struct swamp_mind *, int start, int number);
/* The first one or two steps of the way to a hex that mind_paths has measured; 0 if there is none. */
int mind_route(const struct swamp_mind *, int start, int to, int steps[2]);

/* swamp_odds.c: percent to win, and how many are left on average */
struct mind_battle {
    int mine, foes, skill, foe_skill;
    bool den;
};
int mind_odds(struct swamp_mind *, const struct mind_battle *, int *left);

/* Orders. False if the book is full or the order is there already. */
bool mind_order(struct swamp_mind *, const struct lz_move *);
struct lz_move mind_move(const struct swamp_mind *, int verb, int hex);
/* MO, or SP if counts are given (all of it: MO). One or two steps. */
bool mind_go(struct swamp_mind *, struct mind_band *, const int steps[2], int n, const uint16_t counts[SW_COLOURS]);
int mind_total(const uint16_t counts[SW_COLOURS]);

/* swamp_plan.c: the economy and the armies; swamp_arts.c: the rest */
void mind_recruit(struct swamp_mind *);
void mind_build(struct swamp_mind *);
void mind_feed(struct swamp_mind *);
void mind_aims(struct swamp_mind *);
void mind_march(struct swamp_mind *);
void mind_chant(struct swamp_mind *);
void mind_lob(struct swamp_mind *);
void mind_spy(struct swamp_mind *);
void mind_cross(struct swamp_mind *); /* bridges and rafts */

#endif
