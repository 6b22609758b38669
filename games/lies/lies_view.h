/* What a seat may know of Lizards & Lies; what is open to all and does not change is in lies_facts.h. */
#ifndef LIES_VIEW_H
#define LIES_VIEW_H

#include "games/lies/lies_facts.h"

/* Where the game is: lies_open.stage; lies_turn.c has a row for each. */
enum lies_stage {
    LIES_S_SEEDS,
    LIES_S_PIECES,
    LIES_S_MULLIGAN,
    LIES_S_EFFECT,
    LIES_S_TURN,
    LIES_S_DISCARD,
    LIES_S_DECLARE,
    LIES_S_ANSWER,
    LIES_S_ENDING,
    LIES_STAGES
};

/* What is asked: lz_head.phase. */
enum lies_phase {
    LIES_P_PLACE,    /* the program's op */
    LIES_P_MULLIGAN, /* toss, keep */
    LIES_P_CARDS,    /* play, power, done */
    LIES_P_DISRUPT,  /* play, step */
    LIES_P_DOUBLE,   /* double, next */
    LIES_P_DISCARD,  /* toss, keep */
    LIES_P_DECLARE,  /* react, pass */
    LIES_P_ANSWER,   /* play */
    LIES_PHASES
};

enum lies_verb {
    LIES_V_SEED,
    LIES_V_TOSS,
    LIES_V_KEEP,
    LIES_V_PLAY,
    LIES_V_STEP,
    LIES_V_POWER,
    LIES_V_DONE,
    LIES_V_DOUBLE,
    LIES_V_NEXT,
    LIES_V_REACT,
    LIES_V_PASS,
    LIES_V_ADD,
    LIES_V_REMOVE,
    LIES_V_SHIFT,
    LIES_V_AWARE,
    LIES_V_WALK,
    LIES_V_ACTIVATE,
    LIES_V_FLAG,
    LIES_V_UNFLAG,
    LIES_V_VULN,
    LIES_V_MOD,
    LIES_V_MOVE,
    LIES_V_PICK,
    LIES_V_NET,
    LIES_V_THEORY,
    LIES_V_POLICY,
    LIES_VERBS
};

/* What happens. */
enum lies_kind {
#define KIND(name, word, form, audience, flags, tale) LIES_K_##name,
#include "games/lies/lies_kinds.def"
#undef KIND
    LIES_KINDS
};

/* Sets of nodes, networks, kinds of cards; nodes are gone through in board order (LL-1.13). */
static inline int lies_lowest(uint32_t set) {
    lz_assert(set != 0);
    return __builtin_ctz(set);
}
static inline uint32_t lies_bit(int i) {
    lz_assert(i >= 0 && i < 32);
    return (uint32_t)1 << i;
}
static inline bool lies_has(uint32_t set, int i) {
    lz_assert(i >= 0 && i < 32);
    return set >> i & 1;
}
#define LIES_EACH(i, set) \
    for (uint32_t i##_left = (set), i; i##_left && (i = (uint32_t)lies_lowest(i##_left), true); \
         i##_left &= i##_left - 1)

/* Card arguments of moves and events: role * LIES_DECK + kind. */
static inline int lies_card_of(int role, int kind) {
    lz_assert(role >= 0 && role < LIES_ROLES && kind >= 0 && kind < LIES_DECK);
    return role * LIES_DECK + kind;
}

enum lies_option {
    LIES_O_ORDER,
    LIES_O_SCENARIO,
    LIES_O_ROUNDS,
    LIES_O_CONTROL,
    LIES_O_CARDS,
    LIES_O_HANDS,
    LIES_O_SEEDS,
    LIES_O_BASES,
    LIES_O_FOOTHOLD,
    LIES_O_TIE,
    LIES_O_HANDICAP,
    LIES_O_DATA,
    LIES_OPTIONS
};
enum { LIES_CONTROL_USERS, LIES_CONTROL_AWARE, LIES_CONTROL_PRESENCE, LIES_CONTROL_FULL };
enum { LIES_HANDS_TEAM, LIES_HANDS_CLOSED, LIES_HANDS_OPEN };
enum { LIES_SCENARIO_ON, LIES_SCENARIO_NONE };
/* As the set has it, none, or a number in its place: 1 to 9, then -1 to -9. */
enum { LIES_HANDICAP_ON, LIES_HANDICAP_OFF, LIES_HANDICAP_MORE, LIES_HANDICAP_LESS = 11, LIES_HANDICAPS = 20 };

struct lies_node {
    uint8_t theory[LIES_THEORIES], aware, mods;
};

/* Why a program runs: what its placements may do (LL-4.3, LL-1.14). */
enum lies_cause { LIES_BY_SETUP, LIES_BY_SCENARIO, LIES_BY_TURN, LIES_BY_REACTION };

/* A program being carried out. */
struct lies_run {
    uint32_t engaged, reach; /* when it began: LL-8.6 */
    uint32_t named;          /* nodes named by its seat: LL-6.12 */
    uint32_t unvisited;      /* nodes that an op on several still has to visit: LL-6.13 */
    uint8_t program, op;     /* LIES_NONE: none runs */
    uint8_t seat, role, cause;
    uint8_t times;             /* answers to the present op */
    uint8_t bought;            /* the source's Buy In is used */
    uint8_t last, net, theory; /* named last; LIES_NONE */
    uint8_t strip;             /* the next add first takes an Aware off its node */
    uint8_t removing, left;    /* REMOVE in the making: the node, and how many more tokens; LIES_NONE */
    uint8_t restored[LIES_THEORIES];
    uint8_t spare;
};

/* LL-11.1: what everyone sees. */
struct lies_open {
    uint32_t has[LIES_THEORIES], full;  /* nodes with a Bird, with a Lizard, without room: kept beside `node` */
    uint32_t aware, aware_full, modded; /* with an Aware, without room for one, with a Moderator */
    uint32_t flagged, vulnerable;
    struct lies_run run;
    struct lies_node node[LIES_NODES];
    uint8_t added[LIES_THEORIES][LIES_NODES], removed[LIES_THEORIES][LIES_NODES]; /* the ledger, LL-1.14 */
    uint8_t left[2][LIES_NODES]; /* Moderators with one move left, with two, while they move: LL-7.7 */
    int16_t points[LIES_SEATS], bonus[LIES_TEAMS];
    uint16_t could[LIES_SEATS]; /* Reaction kinds that were playable when the seat declared; one of them it held */
    uint16_t lacks[LIES_SEATS]; /* kinds a declarer showed not to hold (LL-9.3), `since` cards ago */
    uint8_t since[LIES_SEATS];
    uint8_t discard[LIES_SEATS][LIES_DECK]; /* copies by kind */
    uint8_t known[LIES_SEATS][LIES_DECK];   /* copies that a reshuffle proved to be in the hand */
    uint8_t hands[LIES_SEATS], decks[LIES_SEATS], role[LIES_SEATS];
    uint8_t supply[LIES_PIECES];
    int8_t option[LIES_OPTIONS];
    uint8_t stage, round, rounds;    /* enum lies_stage; rounds from 1 */
    uint8_t turn, step, sub, index;  /* whose turn; which step of the board; where in it; where in the stage */
    uint8_t cards, powered, doubled; /* of this turn: Action cards played, power used, Double Downs used */
    uint8_t card, ran;               /* the card just played, or LIES_NONE; the program just carried out */
    uint8_t declared;                /* seats that will react, bits */
    uint8_t ending;                  /* of the scenario's part: 0 no, 1 yes */
    uint8_t shuffles;                /* so far */
    uint8_t spare[11];
};

struct lies_view {
    struct lz_seen seen;
    struct lies_open open;
    uint8_t hand[LIES_SEATS][LIES_DECK]; /* copies by kind; 0 where not seen */
    uint8_t deck[LIES_SEATS][LIES_DECK]; /* once the game is over (LL-11.5): kinds, the top last; else 0 */
    lz_seats shown;                      /* whose hands these eyes see */
    uint32_t spare;
};

/* What `stand` counts, for clients and bots. Spreaders: nodes they control (LL-10.2). */
uint32_t lies_controlled(const struct lies_data *, const struct lies_open *);
/* What a node's conspiracy tokens must outnumber for that, by option `control`. */
int lies_against(const struct lies_data *, const struct lies_open *, int node);
/* How far a network is from paying a team (LL-10.3): tokens that the Spreaders must add at least, that must go. */
int lies_net_lacks(const struct lies_data *, const struct lies_open *, int net, enum lies_team);
/* What a seat of that team would score for this board now (LL-10.3). */
int lies_board_points(const struct lies_data *, const struct lies_open *, int seats, enum lies_team);
/* LL-10.4: what the Stoppers begin with; and the sums of the seats, bonus and handicap: the scenario's last bonus if it
   stood so at the end is not in it. */
int lies_handicap(const struct lies_data *, const struct lies_open *, int seats);
int lies_total(const struct lies_data *, const struct lies_open *, int seats, enum lies_team);

/* lies_stand.c: whom a network pays now (a team, or -1), how much it would pay a team; the tokens of each theory on the
   board, of the larger one, and what the scenario's end counts them against. */
int lies_net_pays(const struct lies_data *, const struct lies_open *, int net);
int lies_net_worth(const struct lies_data *, int seats, int net, int team);
void lies_theories(const struct lies_data *, const struct lies_open *, int sum[LIES_THEORIES]);
int lies_largest(const struct lies_data *, const struct lies_open *);
int lies_threshold(const struct lies_data *, const struct lies_view *);

/* In words. What a piece is, with the rulebook's words in <>. */
extern const char *const lies_piece_says[LIES_PIECES];
const char *lies_team_name(const struct lies_data *, int team);
const char *lies_theory(const struct lies_data *, int theory, int count);                  /* "Bird", "Birds" */
void lies_put_counted(const struct lies_data *, int piece, int count, struct lz_writer *); /* "2 Moderators" */
void lies_put_points(int points, struct lz_writer *);
void lies_put_place(const struct lies_data *, int node, struct lz_writer *); /* "Newsroom (CH1)" */
void lies_put_places_of(const struct lies_data *, uint32_t nodes, struct lz_writer *);
void lies_put_handicap(const struct lies_data *, const struct lies_view *, struct lz_writer *); /* a sentence */
void lies_put_end(const struct lies_data *, const struct lies_view *,
                  struct lz_writer *); /* what the round's end asks, as it stands; nothing without the scenario */
/* In words: what came and went this turn (LL-1.14). */
void lies_put_ledger(const struct lies_data *, const struct lies_open *, struct lz_writer *);

#endif
