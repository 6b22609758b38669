/* What a clan may know of Lizards! War in the Savage Swamp (SW-17), and the words of the game. */
#ifndef SWAMP_VIEW_H
#define SWAMP_VIEW_H

#include "core/lz.h"

enum {
    SW_CLANS = 16,      /* clan numbers are 1..16: the seat plus one; 0 is free */
    SW_HEXES = 1024,    /* the largest map */
    SW_SIDE = 52,       /* rows and columns that have a name, SW-1.1 */
    SW_ORDERS = 30,     /* SW-6.2 */
    SW_LIMIT = 300,     /* SW-4.6 */
    SW_FOOD = 50,       /* den lizards that one fertile hex feeds, SW-7.4 */
    SW_NAME = 20,       /* bytes of a clan's name, SW-4.1 */
    SW_SPIES = 1920,    /* 16 clans, 30 a turn, four turns in the bush */
    SW_CELLS = 22,      /* hexes of the largest template */
    SW_TEMPLATES = 8,   /* SW-18.7 */
    SW_DEFAULTS = 4,    /* SW-18.8 */
    SW_UNCHOSEN = 3,    /* the default of a clan that has not chosen, SW-18.1 */
    SW_LAST_TURN = 250, /* a game without max_turns ends here */
    SW_FREE = 0,
    SW_UNTOLD = 17,     /* a clan that is not known */
    SW_NOWHERE = 0xffff /* no hex */
};

enum swamp_colour { SW_RED, SW_GRN, SW_GRY, SW_YEL, SW_BLK, SW_COLOURS, SW_UNSETTLED = SW_COLOURS, SW_COLOUR_UNTOLD };
enum swamp_direction { SW_N, SW_NE, SW_SE, SW_S, SW_SW, SW_NW, SW_DIRECTIONS, SW_STAY = SW_DIRECTIONS };
enum swamp_hunger { SW_SATED, SW_PECKISH, SW_HUNGRY, SW_FAMISHED, SW_STARVED, SW_STARVING };
enum swamp_skill { SW_AVERAGE, SW_GOOD, SW_DANGEROUS, SW_FEROCIOUS, SW_FEARSOME, SW_VETERAN };
enum swamp_clan_state { SW_ACTIVE, SW_SURRENDERED, SW_ELIMINATED };
enum { SW_PHASE_STARTUP, SW_PHASE_ORDERS, SW_PHASE_OVER }; /* head.phase */

/* SW-2.1; SW_UNKNOWN only in views. */
enum swamp_terrain {
    SW_UNKNOWN,
    SW_PLAINS,
    SW_SWAMP,
    SW_SCRUB,
    SW_FERTILE,
    SW_PEAK,
    SW_VOLCANO,
    SW_RUIN,
    SW_TEMPLE,
    SW_CURSED,
    SW_DEN,
    SW_WATER,
    SW_WHIRLPOOL,
    SW_TERRAINS
};

/* The verbs. Orders come first: FR..DB, in the order of the phases; CHG is CH with a hex for its target (Gate). */
enum swamp_verb {
    SW_FR,
    SW_LO,
    SW_CH,
    SW_CHG,
    SW_MO,
    SW_SP,
    SW_SN,
    SW_SA,
    SW_RE,
    SW_GI,
    SW_BF,
    SW_DF,
    SW_BR,
    SW_BD,
    SW_BB,
    SW_DB,
    SW_ORDER_VERBS,
    SW_CLEAR = SW_ORDER_VERBS,
    SW_READY,
    SW_WAIT,
    SW_SURRENDER,
    SW_STAY_ON, /* between turns */
    SW_NAME_CLAN,
    SW_DEFAULT,
    SW_DESIGN,
    SW_PLOT, /* before the first */
    SW_TURN,
    SW_DROP, /* the host's */
    SW_VERBS
};

enum swamp_chant {
    SW_EYES,
    SW_REVEAL,
    SW_SHUNT,
    SW_SUMMON,
    SW_MOULD,
    SW_FREEZE,
    SW_COERCE,
    SW_GATE,
    SW_TRANSMUTE,
    SW_DARK,
    SW_CHANTS
};

/* The events; what each says is in swamp_kinds.def. */
enum swamp_kind {
#define KIND(name, word, form, audience, flags, tale) SW_K_##name,
#include "games/swamp/swamp_kinds.def"
#undef KIND
    SW_KINDS
};

/* How an order ended, SW-22.3. */
enum swamp_code {
#define CODE(name, text) SW_CODE_##name,
#include "games/swamp/swamp_codes.def"
#undef CODE
    SW_CODES
};

/* Small words in events. What was taken, built or lost; what killed; what holds or disturbs lizards. */
enum swamp_thing {
    SW_A_DEN,
    SW_A_HOME_DEN,
    SW_A_TEMPLE,
    SW_A_BRIDGE,
    SW_A_RAFT,
    SW_A_HALF_BUILT,
    SW_A_FERTILE,
    SW_THINGS
};
enum swamp_bane {
    SW_BY_CURSE,
    SW_BY_WHIRLPOOL,
    SW_BY_LAVA,
    SW_BY_ERUPTION,
    SW_BY_DARK,
    SW_BY_HUNGER,
    SW_BY_GATE,
    SW_BY_STONES,
    SW_BY_BATTLE,
    SW_BY_MONSTER,
    SW_BY_CAPTURE,
    SW_BY_REVEAL,
    SW_BY_BUSH,
    SW_BY_CHAOS,
    SW_BANES
};
enum swamp_hold { SW_HELD_MIRED, SW_HELD_FROZEN, SW_HELD_SUNG, SW_HELD_LOBBED, SW_HELD_GATED, SW_HOLDS };
enum swamp_stir {
    SW_CALM,
    SW_STIR_BATTLE,
    SW_STIR_MONSTER,
    SW_STIR_ARRIVAL,
    SW_STIR_LANDING,
    SW_STIR_SPY,
    SW_STIR_STONES,
    SW_STIR_LAVA,
    SW_STIR_MOVED, /* the workers were not there from the start */
    SW_STIRS
};
enum swamp_fight { SW_FIGHT_OPEN, SW_FIGHT_DEN, SW_FIGHT_GATE, SW_FIGHT_MONSTER, SW_FIGHTS };

/* One order in a clan's book. Hexes are indices of the map (SW-1.6). */
struct swamp_order {
    uint16_t hex;
    uint8_t verb;
    uint8_t path; /* first direction + 8 * second; SW_STAY where there is none */
    union {
        uint16_t count[SW_COLOURS]; /* FR, SP: lizards asked for; all 0 in FR means all */
        struct {
            uint16_t chant, black, target; /* CH, CHG: black 0 means all; target of CHG only */
        };
        uint16_t clan; /* GI: the receiver's number */
    };
};
_Static_assert(sizeof(struct swamp_order) == 14, "an order has holes");

static inline int swamp_step(const struct swamp_order *order, int i) { return order->path >> 3 * i & 7; }

/* One hex of a start-up design, SW-18. */
struct swamp_plot {
    uint8_t terrain; /* SW_UNKNOWN: not filled, which is water */
    uint8_t colour;  /* of a den */
    uint16_t pop;    /* den lizards above the free 30 */
    uint16_t lizards[SW_COLOURS];
};
struct swamp_design {
    uint8_t shape;  /* the template, 1..8 */
    uint8_t home;   /* the hex of the home den, 1.., or 0 */
    uint8_t chosen; /* the default taken, 1..4; 0: a design of one's own */
    uint8_t spare;
    struct swamp_plot plot[SW_CELLS];
};
_Static_assert(sizeof(struct swamp_design) == 4 + 14 * SW_CELLS, "a design has holes");

/* The options, SW-20.1, and the size of the map. */
struct swamp_laws {
    int32_t patience; /* minutes a turn waits for orders; 0: for ever */
    uint16_t victory_per_home, max_turns;
    uint8_t wrap, xp_modifier, winner_wounded, captive_xp, halt_after_battle, excess_starve, spy_mire_spreads;
    uint8_t victory_strict, drop_after_missed, ranking_points, map_memory, setups, free_dens, temples, ruins;
    uint8_t order_limit, anonymous;
    uint8_t wide, high; /* columns and rows */
    uint8_t press;      /* enum lz_press (core/sheet.h) */
    uint8_t spare[4];
};
enum { SW_XP_RULEBOOK, SW_XP_SIGNED, SW_XP_BETTER_SIDE };
_Static_assert(sizeof(struct swamp_laws) == 32, "the laws have holes");

/* What everybody knows of a clan. */
struct swamp_clan {
    char name[SW_NAME]; /* not NUL-ended if it is full */
    char code[3];
    uint8_t state;
};
_Static_assert(sizeof(struct swamp_clan) == 24, "a clan has holes");

struct swamp_spy {
    uint16_t hex : 10, colour : 3, age : 3;
    uint8_t clan, mired; /* mired: stuck through that turn, if the hex is a swamp */
};
_Static_assert(sizeof(struct swamp_spy) == 4, "a spy has holes");

/* Marks of a hex: what it carries besides its terrain (SW-2.2, SW-2.3). */
enum { SW_HOME = 1, SW_BRIDGE = 2, SW_RAFT = 4, SW_HALF_BUILT = 8 };

/* How a hex is known. */
enum swamp_known { SW_NEVER, SW_REMEMBERED, SW_OWNED, SW_IN_SIGHT };

/* A hex as its viewer knows it (SW-3, SW-17.1, SW-22.7). Lizards are never remembered. */
struct swamp_cell {
    uint16_t number;              /* warriors of the band seen here, own or not */
    uint16_t lizards[SW_COLOURS]; /* own band; every band once the game is over */
    uint16_t population;          /* of a den of one's own, as `militia`: 0 where they are not known */
    uint16_t militia;
    uint8_t known, turn; /* enum swamp_known; the turn in which the terrain was last seen */
    uint8_t terrain, marks;
    uint8_t owner;   /* of a den; of a temple or bridge if it is one's own, else SW_UNTOLD; SW_FREE if there is none */
    uint8_t colour;  /* of a den: SW_UNSETTLED, or SW_COLOUR_UNTOLD for a home den that is not one's own */
    uint8_t fertile; /* of a den of one's own: adjacent Fertile hexes; the cap is 50 for each */
    uint8_t raft;    /* turns left, if a green lizard of one's own is aboard, else 0 */
    uint8_t clan;    /* of the band seen here; 0 none */
    uint8_t hunger, experience, mired; /* of one's own band; mired: 0, or stuck through that turn */
    uint8_t spies;                     /* one's own in this hex */
    uint8_t spare[3];
};
_Static_assert(sizeof(struct swamp_cell) == 32, "a cell has holes");

/* SW-15.1: what a clan's points are made of. */
struct swamp_points {
    int32_t total, warriors, den_lizards, spies;
    int16_t homes, dens, temples, bridges; /* how many: 2000, 25, 30 and 10 points each */
};
_Static_assert(sizeof(struct swamp_points) == 24, "points have holes");

struct swamp_view {
    struct lz_seen seen;
    struct swamp_laws laws;
    uint16_t turn;   /* turns resolved so far; 0 until the first */
    uint8_t clan;    /* whose view this is; 0 for an onlooker */
    uint8_t leaving; /* own: has surrendered, from the end of this turn on */
    uint8_t missed;  /* own: turns without orders */
    uint8_t orders;  /* own */
    uint16_t spies;
    uint8_t acted; /* own: has given orders or said READY for this turn, so it will not count as missed */
    uint8_t spare[7];
    int32_t threshold;       /* SW-15.3 */
    int32_t score[SW_CLANS]; /* by seat; 0 for those of others if ranking_points is off */
    uint8_t rank[SW_CLANS];  /* clan numbers from the first place on, 0 after the last (SW-15.2) */
    struct swamp_points points;
    struct swamp_clan clans[SW_CLANS];
    struct swamp_cell cells[SW_HEXES];
    struct swamp_spy spy[SW_SPIES]; /* one's own, oldest first; all once the game is over */
    union {
        struct swamp_design design;          /* own, until the first turn */
        struct swamp_order order[SW_ORDERS]; /* own book */
    };
};

/* The open tables (lz_game.facts). */
struct swamp_ground {
    const char *code, *title; /* "Pla", "Plains" */
    uint8_t water, hides, shelters /* stops lobs */, plantable, site, sinks;
    uint16_t cost; /* in a design, SW-18.2; 0: not offered (water is free) */
};
struct swamp_song {
    const char *code, *title;
    uint16_t black, reverts; /* needed; percent that turn red */
};
struct swamp_price {
    uint16_t den, extra, warriors; /* a den with 30; 10 extra den lizards; 10 warriors */
};
struct swamp_shape {
    uint8_t hexes;
    uint16_t cost;
    int8_t at[SW_CELLS][2]; /* axial offsets from the anchor, SW-18.7 */
};
struct swamp_facts {
    const struct swamp_ground *ground; /* SW_TERRAINS */
    const struct swamp_song *song;     /* SW_CHANTS */
    const struct swamp_price *price;   /* SW_COLOURS */
    const struct swamp_shape *shape;   /* SW_TEMPLATES; shape[0] is template 1 */
    const struct swamp_design *start;  /* SW_DEFAULTS; start[0] is Default 1 */
    const char *const *colour;         /* "RED" .. */
    const char *const *direction;      /* "N" .. */
    const char *const *hunger;         /* "Sated" .. */
    const char *const *skill;          /* "Average" .. */
};
extern const struct swamp_facts swamp_facts;

/* The map's geometry, SW-1 (swamp_hex.c). */
static inline bool swamp_on_map(const struct swamp_laws *laws, int hex) {
    return hex >= 0 && hex < laws->wide * laws->high;
}
int swamp_neighbour(const struct swamp_laws *, int hex, int direction); /* SW_NOWHERE beyond the edge */
int swamp_distance(const struct swamp_laws *, int a, int b);
/* All hexes within the radius (0..3), the hex itself first; answers how many. */
enum { SW_DISK = 37 };
int swamp_disk(const struct swamp_laws *, int hex, int radius, uint16_t at[SW_DISK]);
/* The end of one or two steps of an order; SW_NOWHERE if one leads off the map. */
int swamp_path_end(const struct swamp_laws *, const struct swamp_order *);
/* Names in moves and events are row * SW_SIDE + column, whatever the size of the map. */
int swamp_hex_of(const struct swamp_laws *, int name); /* SW_NOWHERE if the map has none such */
int swamp_name_of(const struct swamp_laws *, int hex);
int swamp_at_axial(const struct swamp_laws *, int anchor, int dq, int da); /* SW-1.5 */
void swamp_hex_print(int name, struct lz_writer *);
bool swamp_hex_parse(struct lz_text, int16_t *name); /* "5AD" */

/* An order as the book keeps it (swamp.c). */
struct swamp_order swamp_order_of(const struct swamp_laws *, const struct lz_move *);

#endif
