/* The house bot of swamp (SW-24): what it was told and keeps, and what it works out for one turn. It has its clan's
   view and the events its clan was told, nothing else: a plan follows from these, whoever makes it and when. */
#ifndef SWAMP_MIND_H
#define SWAMP_MIND_H

#include "bots/bot.h"
#include "games/swamp/swamp_view.h"

enum {
    MIND_QUEUE = 128,
    MIND_BANDS = 128,
    MIND_GOALS = 96,
    MIND_FAR = 30000,
    MIND_REACH = 160,
    MIND_DENS = 128,
    MIND_FACTS = 64
};

struct swamp_mind_level {
    bool arts;       /* raids, field battles, spies, lobs, chants: SW-24 items 5, 6, 11 to 13 */
    bool rehearse;   /* plays each battle out before it is ordered */
    uint8_t idle;    /* percent of bands that do nothing */
    uint8_t guard;   /* percent of the greatest band seen near a home den that stays in it */
    uint8_t least;   /* warriors that stay in a home den whatever is seen */
    uint8_t margin;  /* percent of an even match that an attack must have */
    uint8_t startup; /* the default it takes, 0 any */
};

/* A band of ours and what it will do. */
struct swamp_mind_band {
    uint16_t hex, number;
    uint16_t left[SW_COLOURS]; /* not yet ordered away */
    bool stuck;                /* mired */
    bool posted;               /* stays or has its order: builders, chanters, throwers, eaters */
    uint16_t able;             /* who may leave: not the guard */
    uint16_t held;             /* of the choir: they stay, and guard the den they are in */
    bool sang;
    bool leaving; /* some have their order to go */
    bool rooted;  /* sings or throws: nobody leaves after it (SW-8.7) */
    bool guests;  /* still another's when they get their order: all go or none, of what colours is not known */
    bool idle;
};

/* Somewhere worth going. */
struct swamp_mind_goal {
    uint16_t hex;
    int16_t foes;  /* who must be beaten there, as far as is known */
    int16_t need;  /* warriors that should do */
    int16_t value; /* in points */
    bool den;      /* foes stand in a den */
    bool field;    /* foes stand in the open and may be gone next turn */
    bool done;
};

/* What events told of a den: battles, Eyes, who took it. */
struct swamp_mind_fact {
    uint16_t name;   /* row and column, as events say them; 0 and no turn: none */
    uint16_t guards; /* if counted */
    uint8_t turn;    /* plus one: when it was told */
    uint8_t counted; /* plus one: when the guards were; 0: never */
    uint8_t owner;   /* SW_UNTOLD: not told */
    uint8_t home;
};

/* What lasts. */
struct swamp_memory {
    struct lz_rng rng;
    const struct swamp_mind_level *level;
    uint8_t seat, turn; /* the turn that is told */
    struct swamp_mind_fact fact[MIND_FACTS];
    /* The plan of a turn, kept for the sake of time alone: made again, it would be the same. */
    uint16_t planned; /* the turn, plus one; 0: none */
    uint16_t orders;
    struct lz_move order[SW_ORDERS];
    struct swamp_order laid[SW_ORDERS]; /* the same as the book will have them */
};

/* What is worked out for one turn, in scratch. */
struct swamp_mind {
    const struct swamp_memory *kept;
    struct lz_rng rng; /* of this turn */
    uint8_t seat;
    const struct swamp_mind_level *level;
    uint16_t queued;
    struct lz_move queue[MIND_QUEUE];
    int16_t worth_of[MIND_QUEUE]; /* each order, in points: what the book has no room for is the least of them */
    struct {
        uint16_t guards;                    /* as a battle or Eyes told */
        uint8_t owner, colour, marks, turn; /* dens; turn: plus one, when it was last seen; 0: no den is known here */
        uint8_t known;                      /* the turn of `guards` plus one */
    } den[SW_HEXES];
    uint16_t near[SW_HEXES][SW_DIRECTIONS];
    const struct swamp_view *view;
    int worth; /* of the orders that are laid next */
    int bands, goals, homes, dens;
    int warriors, army;      /* ours in all; a band worth an order of its own */
    uint16_t own[MIND_DENS]; /* dens of ours */
    struct swamp_mind_band mine[MIND_BANDS];
    struct swamp_mind_goal goal[MIND_GOALS];
    uint8_t turns[MIND_GOALS][MIND_BANDS]; /* from each band to each goal; 0: too far */
    int16_t at[SW_HEXES];                  /* index into mine, or -1 */
    int16_t foe[SW_HEXES];                 /* warriors or militia expected there */
    int16_t threat[SW_HEXES];              /* enemy warriors that can be there next turn */
    int16_t room[SW_HEXES];                /* warriors of ours that may still go there (SW-10.4) */
    uint8_t cost[SW_HEXES];                /* of entering, in tenths of a hex */
    uint8_t fertile[SW_HEXES];             /* adjacent Fertile hexes known */
    uint8_t watery[SW_HEXES];              /* adjacent water known */
    int16_t way[SW_HEXES];                 /* of the last swamp_mind_paths: tenths of a hex to its target */
    uint8_t hops[SW_HEXES];                /* and hexes */
    bool claimed[SW_HEXES];                /* building sites, frontiers, spies' aims that are taken */
};

static inline const struct swamp_cell *swamp_mind_cell(const struct swamp_mind *m, int hex) {
    return &m->view->cells[hex];
}
static inline int swamp_mind_hexes(const struct swamp_mind *m) { return m->view->laws.wide * m->view->laws.high; }
static inline bool swamp_mind_water(int terrain) { return terrain == SW_WATER || terrain == SW_WHIRLPOOL; }
static inline int swamp_mind_step(const struct swamp_mind *m, int hex, int direction) {
    return m->near[hex][direction];
}
int swamp_mind_roll(struct swamp_mind *, int n);
int swamp_mind_total(const uint16_t counts[SW_COLOURS]);

/* swamp_recall.c: dens as they are seen, were seen and were told of. */
void swamp_mind_notice(struct swamp_memory *, const struct lz_event *);
void swamp_mind_recall(struct swamp_mind *);
enum { MIND_BLOCK = 8, MIND_MIDDLE = 3 }; /* every block of eight by eight has a start-up about its middle (SW-19.1) */

/* swamp_sense.c */
void swamp_mind_sense(struct swamp_mind *);                            /* bands, threats, what is seen */
int swamp_mind_seen(const struct swamp_mind *, int hex);               /* warriors of others in sight there */
bool swamp_mind_mine(const struct swamp_mind *, int hex);              /* a den of ours */
bool swamp_mind_home(const struct swamp_mind *, int hex);              /* a home den of ours */
int swamp_mind_danger(const struct swamp_mind *, int hex, int radius); /* the greatest band in sight so near */

/* swamp_path.c: how far it is from everywhere to a hex. */
void swamp_mind_paths(struct swamp_mind *, int to, int reach);
/* One or two steps, as an order has them; none: n is 0. */
struct swamp_mind_path {
    int n, step[2];
};
/* The best steps of so many towards the target of the last swamp_mind_paths, with an eye on food, ground and enemies;
   none: better to stay. `keep`: hexes not to come nearer than. */
struct swamp_mind_walk {
    int number, hunger, keep;
};
struct swamp_mind_path swamp_mind_steps(const struct swamp_mind *, int from, const struct swamp_mind_walk *);
/* The steps from a hex to another one or two away, over a hex without foes; none if it is further. */
struct swamp_mind_path swamp_mind_steps_to(const struct swamp_mind *, int from, int to);
/* Those who go there leave less room on their way, but where they come from. */
void swamp_mind_crowd(struct swamp_mind *, int from, const struct swamp_mind_path *, int number);

/* swamp_odds.c: percent to win against `foes` for bands that attack one after another */
struct swamp_mind_battle {
    int bands, foes;
    bool den;
    int number[8], skill[8];
};
int swamp_mind_odds(struct swamp_mind *, const struct swamp_mind_battle *);
int swamp_mind_need(const struct swamp_mind *, int foes, bool den); /* warriors in one band that should do */

/* Orders. False if the book is full or the order is there already. */
bool swamp_mind_order(struct swamp_mind *, const struct lz_move *);
struct lz_move swamp_mind_move(const struct swamp_mind *, int verb, int hex);
struct lz_move swamp_mind_along(struct lz_move, const struct swamp_mind_path *); /* its second and third argument */
/* MO, or SP if counts are given (all of it: MO). */
bool swamp_mind_go(struct swamp_mind *, struct swamp_mind_band *, const struct swamp_mind_path *,
                   const uint16_t counts[SW_COLOURS]);

/* swamp_tend.c: dens, food, building */
void swamp_mind_recruit(struct swamp_mind *);
void swamp_mind_build(struct swamp_mind *);
void swamp_mind_feed(struct swamp_mind *, int hunger);
int swamp_mind_guard(const struct swamp_mind *, int hex); /* who must stay at a den of ours */
/* Those of a band who may go: workers guard first, warriors march first. */
int swamp_mind_marchers(const struct swamp_mind *, const struct swamp_mind_band *, uint16_t counts[SW_COLOURS]);

/* swamp_aims.c: what is worth having; swamp_army.c: who goes for it */
void swamp_mind_aims(struct swamp_mind *);
void swamp_mind_march(struct swamp_mind *);
void swamp_mind_gather(struct swamp_mind *);

/* swamp_choir.c */
void swamp_mind_choir(struct swamp_mind *);
bool swamp_mind_doomed(const struct swamp_mind *, int hex); /* a home den that the Dark should take */

/* swamp_arts.c */
void swamp_mind_chant(struct swamp_mind *);
void swamp_mind_lob(struct swamp_mind *);
void swamp_mind_spy(struct swamp_mind *);
void swamp_mind_cross(struct swamp_mind *); /* bridges and rafts */

#endif
