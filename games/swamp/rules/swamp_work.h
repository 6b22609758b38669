/* A turn in the making: bands taken apart into groups (SW-4.3), spies, and the marks that last one turn. It lives on
   the stack of one apply. Who does what:
     swamp_hex.c    the map's geometry and names          swamp_dice.c   chance, in the order of SW-21
     swamp_band.c   groups of a hex                       swamp_tell.c   who is told
     swamp_spies.c  spies                                 swamp_ground.c terrain and what stands on it
     swamp_grow.c   World Phase                           swamp_lob.c    FR, LO
     swamp_chant.c  CH                                    swamp_move.c   MO, SP, SA, one step
     swamp_fight.c  battles                               swamp_nature.c volcanoes, whirlpools, monsters' waters
     swamp_build.c  RE, GI and the building orders        swamp_end.c    Development events, score, victory */
#ifndef SWAMP_WORK_H
#define SWAMP_WORK_H

#include "games/swamp/swamp_state.h"

enum {
    SW_GROUPS = SW_HEXES + SW_CLANS * SW_ORDERS + 32, /* a band in every hex, and one more for each order */
    SW_NO_GROUP = 0xffff,
    SW_AGENTS = SW_SPIES + SW_CLANS * SW_ORDERS,
    SW_CELLS_MOST = 128 * SW_COLOURS /* of all groups in one hex */
};

/* Marks of a group for this turn; they go with it (SW-8.6). Any but SW_MOVED makes it immobile (SW-8.7). */
enum { SW_MOVED = 1, SW_FROZEN = 2, SW_SANG = 4, SW_THREW = 8, SW_GATED = 16 };

struct swamp_group {
    uint16_t lizards[SW_COLOURS];
    uint16_t next; /* in the list of its hex, or of the unused */
    uint16_t came; /* 1 + the hex from which it has marched into this one this turn; 0: it has not (SW-11.7) */
    uint8_t hunger, experience, mired, marks;
};

struct swamp_agent { /* a spy during the turn */
    uint16_t hex;    /* SW_NOWHERE once it is lost or back in a band */
    uint8_t clan, colour, age, mired;
    uint8_t moved;
    uint8_t rolled; /* capture was rolled for in this hex this turn (SW-4.8 c) */
};

struct swamp_work {
    struct swamp_state *s;
    struct lz_sink *out; /* NULL: nobody listens */
    struct lz_rng dice;
    uint16_t unused;                          /* first of the unused groups */
    uint16_t spies;                           /* agents in `spy`, those that are gone included */
    lz_seats gifted;                          /* seats that have given this turn (SW-13.3) */
    uint16_t first[SW_HEXES];                 /* first group of the band there: all of the clan s->hex[].clan */
    uint16_t agents[SW_HEXES];                /* spies there */
    uint8_t stir[SW_HEXES];                   /* enum swamp_stir: what disturbed the hex first (SW-13.1) */
    uint8_t split[SW_HEXES];                  /* a group was split off here (SW-10.8) */
    uint16_t green[SW_HEXES], grey[SW_HEXES]; /* seats whose order succeeded here (SW-13.4) */
    uint8_t recruited[SW_HEXES];              /* SW-13.2 */
    uint8_t raft_new[SW_HEXES];               /* built this turn (SW-14.2) */
    struct swamp_group group[SW_GROUPS];
    struct swamp_agent spy[SW_AGENTS]; /* by clan, then in order of creation */
};

/* How an order ended: a code and what it speaks of. */
struct swamp_result {
    uint16_t code; /* enum swamp_code */
    uint16_t hex;
    int16_t a, b;
};
static inline struct swamp_result swamp_ended(int code, int hex, int a, int b) {
    return (struct swamp_result){ (uint16_t)code, (uint16_t)hex, (int16_t)a, (int16_t)b };
}
static inline struct swamp_result swamp_ended_at(int code, int hex) { return swamp_ended(code, hex, 0, 0); }

/* ---- swamp_dice.c: SW-0, SW-21. Every draw of a turn goes through these. */
int swamp_rnd(struct swamp_work *, int n);
bool swamp_pct(struct swamp_work *, int percent);
int swamp_binom(struct swamp_work *, int n, int percent);
int swamp_pick(struct swamp_work *, const uint16_t *list, int n); /* n >= 1 */
void swamp_shuffle(struct lz_rng *, uint16_t *list, int n);       /* SW-21.3 */
struct swamp_cells {
    int count;
    struct {
        uint16_t *at;
        uint8_t colour;
    } cell[SW_CELLS_MOST];
};
/* SW-21.4. `fallen` (may be NULL) is added to, by colour. k is at most what is there. */
void swamp_cull(struct swamp_work *, struct swamp_cells *, int k, uint16_t fallen[SW_COLOURS]);
/* Each lizard of the cells in order dies with that chance; answers how many did. */
int swamp_scourge(struct swamp_work *, struct swamp_cells *, int percent, uint16_t fallen[SW_COLOURS]);

/* ---- swamp_band.c: SW-4 */
void swamp_work_begin(struct swamp_work *, struct swamp_state *, struct lz_sink *, struct lz_rng dice);
int swamp_clan_at(const struct swamp_work *, int hex);  /* of the band there, 0 if none */
int swamp_warriors(const struct swamp_work *, int hex); /* of all groups there */
int swamp_of_colour(const struct swamp_work *, int hex, int colour);
int swamp_own(const struct swamp_work *, int hex, int clan); /* warriors there if they are the clan's, else 0 */
int swamp_size(const struct swamp_group *);
int swamp_unmoved(const struct swamp_work *, int hex); /* the one group that has not moved, or SW_NO_GROUP */
/* Groups of a hex in list order: for (int g = w->first[hex]; g != SW_NO_GROUP; g = w->group[g].next) */
int swamp_group_new(struct swamp_work *);                                 /* empty, in no hex; to be joined */
void swamp_group_join(struct swamp_work *, int group, int hex, int clan); /* appended to the band; clan's from now on */
void swamp_group_leave(struct swamp_work *, int group, int hex);          /* an empty hex has no clan */
void swamp_group_free(struct swamp_work *, int group);                    /* one that is in no hex */
/* Frees the empty groups of the hex; call after anything died there. */
void swamp_sweep(struct swamp_work *, int hex);
void swamp_band_clear(struct swamp_work *, int hex); /* every group gone */
int swamp_merge(struct swamp_work *, int hex);       /* SW-4.5: one group of all, marks of the first; its index */
/* Whether a group in that hex cannot move, and why (enum swamp_hold; SW-8.7, SW-10.6). */
bool swamp_held(const struct swamp_work *, int hex, const struct swamp_group *, int *hold);
bool swamp_band_held(const struct swamp_work *, int hex, int *hold);             /* any of its groups */
void swamp_cells_of(struct swamp_work *, int hex, struct swamp_cells *);         /* all groups */
void swamp_cells_of_group(struct swamp_work *, int group, struct swamp_cells *); /* one */
void swamp_disturb(struct swamp_work *, int hex, int stir);                      /* the first reason stands */

/* ---- swamp_tell.c: SW-17 */
/* Seats with the hex in sight now (SW-3.6); none if w->out is NULL, for it serves telling alone. */
lz_seats swamp_witnesses(const struct swamp_work *, int hex);
bool swamp_sees(const struct swamp_work *, int clan, int hex);
static inline lz_seats swamp_seat(int clan) { return clan ? (lz_seats)1 << (clan - 1) : 0; } /* free: nobody */
lz_seats swamp_everyone(const struct swamp_work *);
/* An event about a clan (0: nobody's), to those seats. Hex arguments are indices wrapped in SW_AT(w, hex). */
#define swamp_say(w, kind, clan, seen, ...) lz_tell((w)->out, kind, (clan) ? (clan)-1 : LZ_CLOCK, seen, ##__VA_ARGS__)
#define SW_AT(w, hex) swamp_name_of(&(w)->s->laws, hex)
/* LOST to its owner, if anybody fell. */
struct swamp_toll {
    int clan, hex, bane; /* whose lizards fell, where, by what: enum swamp_bane */
};
void swamp_say_lost(struct swamp_work *, struct swamp_toll, const uint16_t fallen[SW_COLOURS]);
/* DEN_LOST to its owner, if it has one, before it is another clan's or (SW_FREE) no den any more. */
void swamp_say_den_lost(struct swamp_work *, int hex, int to);

/* ---- swamp_spies.c: SW-4.7, SW-4.8, SW-10.7 */
int swamp_spy_new(struct swamp_work *, int clan, int colour, int hex); /* its index; age 0 */
void swamp_spy_lose(struct swamp_work *, int spy, int bane);           /* tells the owner */
/* One step of a spy into a neighbour and all that can befall it; false: its order is over (dead, mired, edge). */
bool swamp_spy_step(struct swamp_work *, int spy, int direction);
int swamp_spy_sneak(struct swamp_work *, int spy, const struct swamp_order *); /* its one or two steps; OK or EDGE */
static inline bool swamp_spy_stuck(const struct swamp_work *w, const struct swamp_agent *spy) { /* SW-10.6 */
    return w->s->hex[spy->hex].terrain == SW_SWAMP && spy->mired >= w->s->turn;
}
/* SW-4.8 b: the clan has entered; every other clan's spy there is rolled for, or caught for certain in a den. */
void swamp_spies_searched(struct swamp_work *, int hex, int clan);
void swamp_spies_at_end_of_movement(struct swamp_work *); /* SW-4.8 c */
/* Each spy in the hex (any clan) dies with that chance, in list order; 100 draws nothing. Answers how many did. */
int swamp_spies_scourged(struct swamp_work *, int hex, int percent, int bane);
struct swamp_result swamp_sn(struct swamp_work *, int clan, const struct swamp_order *);
void swamp_spies_return(struct swamp_work *); /* SW-14.5, then SW-14.6 */

/* ---- swamp_ground.c: SW-2 */
int swamp_fertile_near(const struct swamp_state *, int hex); /* F of SW-7.4 */
int swamp_water_near(const struct swamp_state *, int hex);   /* w of SW-10.5 */
bool swamp_covered(const struct swamp_state *, int hex);     /* bridge or raft */
/* Changes the terrain; what may not stand on the new one goes (overlays, den with all in it, owner). Says nothing. */
void swamp_terrain_set(struct swamp_state *, int hex, int terrain);
/* As above and tells the witnesses (TERRAIN; GONE for overlays), the owners and whoever stands there. */
void swamp_terrain_change(struct swamp_work *, int hex, int terrain);
void swamp_rise(struct swamp_work *, int hex); /* SW-9.5: water becomes land, one draw */
void swamp_bridge_gone(struct swamp_work *, int hex);
void swamp_raft_gone(struct swamp_work *, int hex);
void swamp_den_to_ruin(struct swamp_work *, int hex); /* den lizards and militia are gone, warriors stay; COLLAPSED */
void swamp_drown(struct swamp_work *, int hex);       /* SW-12.5 */
/* Mire (SW-10.5 step 5), in a swamp hex: whether the mired are there already; all groups and spies; one spy. */
bool swamp_mire_touches(const struct swamp_work *, int hex);
void swamp_mire_all(struct swamp_work *, int hex);
void swamp_mire_spy(struct swamp_work *, int spy);

/* ---- swamp_move.c: SW-10 */
/* Steps 3 to 6 of SW-10.5 for a group that already stands in the hex: disturbing, taking, searching, ground, water.
   `moving`: in the Movement Phase by MO, SP, SA or flight, so Fertile feeds. The group may be dead after it
   (swamp_size 0, swept); false if dead or mired. */
bool swamp_enter(struct swamp_work *, int group, int hex, bool moving);
struct swamp_result swamp_mo(struct swamp_work *, int clan, const struct swamp_order *); /* MO and SP */
struct swamp_result swamp_sa(struct swamp_work *, int clan, const struct swamp_order *);

/* ---- swamp_fight.c: SW-11 */
enum swamp_outcome { SW_OUTCOME_WON, SW_OUTCOME_BACK, SW_OUTCOME_DEAD };
struct swamp_assault {
    int clan, from, into;
    /* The attacking group, standing in `from`. Gate: in no hex, and the first of a chain by `next` if several travel;
       those that fell to the last lizard are left empty for the caller to free. Elsewhere the dead are freed. */
    int group;
    int kind; /* SW_FIGHT_OPEN, SW_FIGHT_DEN, SW_FIGHT_GATE */
};
/* A whole battle with its aftermath (SW-11.14) but the victor's entering: the hex is then empty of defenders. */
int swamp_fight(struct swamp_work *, const struct swamp_assault *);
/* SW-11.11: a monster attacks one group, or all groups of the hex if group is SW_NO_GROUP; answers the survivors. */
int swamp_monster(struct swamp_work *, int hex, int group, int strength);

/* ---- the other orders, one function each, and the phases' own events */
struct swamp_result swamp_fr(struct swamp_work *, int clan, const struct swamp_order *); /* swamp_lob.c */
struct swamp_result swamp_lo(struct swamp_work *, int clan, const struct swamp_order *);
struct swamp_result swamp_ch(struct swamp_work *, int clan, const struct swamp_order *); /* swamp_chant.c: CH and CHG */
struct swamp_result swamp_re(struct swamp_work *, int clan, const struct swamp_order *); /* swamp_build.c */
struct swamp_result swamp_gi(struct swamp_work *, int clan, const struct swamp_order *);
struct swamp_result swamp_green(struct swamp_work *, int clan, const struct swamp_order *); /* BF, DF, BR */
struct swamp_result swamp_grey(struct swamp_work *, int clan, const struct swamp_order *);  /* BD, BB, DB */
void swamp_half_built_gone(struct swamp_work *, int hex); /* swamp_build.c; tells those who see it */
void swamp_volcano(struct swamp_work *, int hex);         /* swamp_nature.c: one event */
void swamp_whirlpool(struct swamp_work *, int hex);

/* World Phase, in the order of SW-7: swamp_grow.c */
void swamp_nomads(struct swamp_work *);
void swamp_cursed_ground(struct swamp_work *);
void swamp_collapse(struct swamp_work *);
void swamp_growth(struct swamp_work *);
int swamp_young(int population, int cap); /* how many hatch, SW-7.4 */
void swamp_hungers(struct swamp_work *);
void swamp_excess(struct swamp_work *);

/* Development events, in the order of SW-14: swamp_end.c */
void swamp_amalgamate(struct swamp_work *); /* SW-14.1: one group each; the bands stay groups until swamp_work_end */
void swamp_rafts_age(struct swamp_work *);
void swamp_dens_fall(struct swamp_work *);
void swamp_starvation(struct swamp_work *);
void swamp_elimination(struct swamp_work *);
void swamp_victory(struct swamp_work *);
void swamp_departures(struct swamp_work *);
void swamp_work_end(struct swamp_work *); /* groups and agents back into the state */

/* ---- of a state at rest */
void swamp_points_of(const struct swamp_state *, struct swamp_points points[SW_CLANS]); /* SW-15.1, by seat */
void swamp_points_now(const struct swamp_work *, struct swamp_points points[SW_CLANS]); /* of a turn in the making */
int32_t swamp_threshold(const struct swamp_state *);                                    /* SW-15.3 */
void swamp_ranking(const struct swamp_state *, const struct swamp_points *, uint8_t rank[SW_CLANS]);
/* swamp_lookout.c: what was in sight before a turn, so that what came into sight can be told after it (SW-17.2). */
struct swamp_lookout {
    lz_seats shown[SW_HEXES]; /* who is shown the band there */
    uint8_t clan[SW_HEXES];   /* whose it is */
};
void swamp_lookout_begin(const struct swamp_state *, struct swamp_lookout *, struct lz_sink *); /* tells the points */
void swamp_lookout_end(const struct swamp_state *, const struct swamp_lookout *, struct lz_sink *);
void swamp_sight(const struct swamp_state *, lz_seats seers[SW_HEXES]); /* swamp_sight.c: who sees each hex (SW-3.1) */
void swamp_remember(struct swamp_state *); /* SW-3.5: what is in sight now goes into memory */
/* swamp_clan.c: SW-4.1. Names and codes of all seats to begin with; whether a move's name is free; taking it. */
void swamp_clans_name(struct swamp_state *);
bool swamp_name_free(const struct swamp_state *, const struct lz_move *);
void swamp_clan_name(struct swamp_state *, const struct lz_move *, struct lz_sink *);
void swamp_world_make(struct swamp_state *, struct lz_sink *); /* swamp_world.c: SW-19, from the designs */
/* swamp_startup.c: SW-18.4, SW-18.5. The design as it can be paid; `bill` (may be NULL) hears of every item. */
enum { SW_BOUGHT, SW_TOO_DEAR, SW_HEX_FULL, SW_ARMY_FULL, SW_NO_DEN }; /* why an item is skipped */
struct swamp_item {
    int plot; /* 0: the template itself, then its hexes from 1 */
    int what; /* 0 terrain, 1 POP, 2.. colours */
    int cost, sum;
    int why; /* SW_BOUGHT .. */
};
struct swamp_bill {
    void (*item)(void *to, const struct swamp_item *);
    void *to;
};
void swamp_design_reduce(const struct swamp_design *, struct swamp_design *bought, const struct swamp_bill *);

/* ---- the doors that swamp.c hangs into the contract */
void swamp_view(const struct lz_game *game, const void *state, int seat, void *view);           /* swamp_sight.c */
void swamp_imagine(const struct lz_game *game, const void *view, struct lz_rng *, void *state); /* swamp_imagine.c */
bool swamp_audit(const struct lz_game *game, const void *state, struct lz_why *);               /* swamp_audit.c */
void swamp_show(const struct lz_game *game, const void *view, struct lz_writer *);              /* swamp_show.c */
void swamp_show_layers(const struct swamp_view *, struct lz_writer *);                          /* swamp_layers.c */
void swamp_report(const struct lz_game *game, const void *view, const struct lz_event *, uint32_t n,
                  struct lz_writer *);    /* swamp_report.c */
extern const struct lz_sheet swamp_sheet; /* swamp_sheet.c */
void swamp_seat_name(const struct lz_game *game, const struct lz_setup *, int seat,
                     struct lz_writer *); /* swamp_words.c */
void swamp_ask(const struct lz_game *game, const void *view, struct lz_writer *);
void swamp_effect(const struct lz_game *game, const void *view, const struct lz_input *, struct lz_effects *);
void swamp_because(const struct lz_game *game, const void *view, const struct lz_input *, const struct lz_why *,
                   struct lz_writer *);                                                 /* both swamp_effect.c */
void swamp_coach(const struct lz_game *game, const void *view, struct lz_advices *);    /* swamp_coach.c */
void swamp_explain(const struct lz_game *game, char form, int arg, struct lz_writer *); /* swamp_teach.c */
void swamp_table(const struct lz_game *game, const void *view, const struct lz_paper *,
                 struct lz_writer *); /* swamp_table.c */
bool swamp_gate(const struct lz_game *game, const struct lz_lore *, const struct lz_input *, struct lz_why *);
bool swamp_check(const struct lz_game *game, const void *state, const struct lz_input *,
                 struct lz_why *);                                                             /* swamp_law.c */
lz_seats swamp_noticed(const struct lz_game *game, const void *state, const struct lz_move *); /* swamp_sight.c */
void swamp_legal(const struct lz_game *game, const void *state, int seat, struct lz_moves *);  /* swamp_list.c */
bool swamp_sample(const struct lz_game *game, const void *state, int seat, struct lz_rng *, struct lz_move *);
void swamp_turn(struct swamp_state *, struct lz_sink *); /* swamp_turn.c */

#endif
