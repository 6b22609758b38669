/* What a seat may know of Lizards & Lies, and the open tables: board, decks, role boards, scenario. The tables come
   from a set (LL-15): the built-in one, games/lies/reconstruction.lies, or one of the user's. Rules know the
   vocabulary, never a card or a node by name. */
#ifndef LIES_VIEW_H
#define LIES_VIEW_H

#include "core/bug.h"
#include "core/lz.h"

enum {
    LIES_SEATS = 4,
    LIES_NODES = 32, /* at most; a set of nodes is the bits of a uint32_t */
    LIES_NETS = 8,   /* at most */
    LIES_ALTS = 4,   /* alternative networks, at most */
    LIES_DECK = 12,  /* cards of a deck, and so its kinds at most */
    LIES_OPS = 6,    /* of one program, at most */
    LIES_NEEDS = 2,
    LIES_STEPS = 4,    /* of one role board, at most */
    LIES_PARTS = 8,    /* rounds of a scenario, at most */
    LIES_WIDEST = 256, /* answers to one question, at most: LL-12.6 */
    LIES_NONE = 255
};

enum lies_role { LIES_CT, LIES_EL, LIES_PM, LIES_DE, LIES_ROLES };
enum lies_team { LIES_SPREADERS, LIES_STOPPERS, LIES_TEAMS };
static inline enum lies_team lies_team_of(int role) { return role >= LIES_PM ? LIES_STOPPERS : LIES_SPREADERS; }

/* LL-1.2; the first two are the theories. */
enum lies_piece { LIES_BIRD, LIES_LIZARD, LIES_AWARE, LIES_VULN, LIES_FLAG, LIES_MOD, LIES_PIECES };
enum { LIES_THEORIES = 2 };

/* LL-15.2: what an op does. Those before LIES_AGAIN ask; the others are carried out unasked. */
enum lies_does {
    LIES_DOES_SEED,
    LIES_DOES_ADD,
    LIES_DOES_RESTORE,
    LIES_DOES_AWARE,
    LIES_DOES_VULN,
    LIES_DOES_FLAG,
    LIES_DOES_UNFLAG,
    LIES_DOES_DEPLOY,
    LIES_DOES_MOVE,
    LIES_DOES_SHOVE,
    LIES_DOES_SHIFT,
    LIES_DOES_WALK,
    LIES_DOES_ACTIVATE,
    LIES_DOES_PICK,
    LIES_DOES_NET,
    LIES_DOES_THEORY,
    LIES_DOES_POLICY,
    LIES_DOES_AGAIN,
    LIES_DOES_EACH,
    LIES_DOES_AWARE_AGAIN,
    LIES_DOES_AWARE_EACH,
    LIES_DOES_REMOVE,
    LIES_DOES_TAKEDOWN,
    LIES_DOES_ACTIVATE_NET,
    LIES_DOES_SWEEP,
    LIES_DOES_CALM_NETS,
    LIES_DOES_STRIP,
    LIES_DOES_DRAW,
    LIES_DOES
};

/* The theory of an op: one of the two, or found when it is carried out. */
enum lies_theme { LIES_T_BIRD, LIES_T_LIZARD, LIES_T_ANY, LIES_T_SAME, LIES_T_OTHER, LIES_T_CHOSEN, LIES_T_LOST };

/* Selectors: which nodes an op means; bits of lies_op.where, all of which must hold (1 << LIES_W_...). */
enum lies_where {
    LIES_W_ENGAGED, /* LL-1.10, of the seat that decides */
    LIES_W_REACH,   /* LL-1.11 */
    LIES_W_CONN,    /* connected to the node named last */
    LIES_W_PATH,    /* connected to it, and not named before by this program */
    LIES_W_NET,     /* of the network chosen */
    LIES_W_BASE,    /* LL-2.3 */
    LIES_W_BASE1,   /* base nodes of the first alternative network of option `bases`; of the second */
    LIES_W_BASE2,
    LIES_W_CENTRE, /* Thoughtbook; the other networks; LL-2.3 */
    LIES_W_OUTER,
    LIES_W_GATEWAY,
    LIES_W_MODDED, /* with a Moderator; without one */
    LIES_W_UNMODDED,
    LIES_W_FLAGGED,
    LIES_W_PILE3, /* three conspiracy tokens or more */
    LIES_W_FRESH, /* no conspiracy token */
    LIES_W_ADDED, /* the ledger: tokens came; went; connected to one where they went */
    LIES_W_LOST,
    LIES_W_NEARLOST,
    LIES_W_TOKENS, /* a conspiracy token, of the op's theory if it has one; or connected to one that has */
    LIES_W_NEARTOKENS,
    LIES_W_AWARED, /* an Aware; two or more */
    LIES_W_AWARE2,
    LIES_WHERES
};

enum lies_flag {
    LIES_F_DISTINCT = 1,    /* LL-8.5: no node twice */
    LIES_F_OTHERNET = 2,    /* each in another network */
    LIES_F_ONETHEORY = 4,   /* all of the theory of the first */
    LIES_F_CALM = 8,        /* the node's Vulnerability token goes */
    LIES_F_NOW = 16,        /* engaged and reach as they are now, not as when the program began (LL-8.6) */
    LIES_F_FOOTHOLD = 32,   /* LL-7.1, LL-7.4 */
    LIES_F_FIT = 64,        /* offers only what the next op can go on with */
    LIES_F_FLAGGABLE = 128, /* `net`: one with a flagged node, or one that may be flagged */
    LIES_F_UNFLAG = 256     /* `sweep`: the nodes' Flags go too */
};

struct lies_op {
    uint32_t where;
    uint16_t flags;
    uint8_t does, theme;
    uint8_t times,
        least; /* asked so often at most, so often at least; of ops that are not asked, `times` is the number */
    uint8_t spare[2];
};

/* What a card, a power, a printed step, a scenario or the setup lets a seat do. */
struct lies_program {
    struct lies_op op[LIES_OPS], need[LIES_NEEDS]; /* playable if one of the needs can be; without any, if op[0] can */
    uint8_t ops, needs;
};

enum lies_timing { LIES_ACTION, LIES_STEP, LIES_REACTION };

struct lies_card {
    const char *id, *name, *text; /* "CT01", "Spread Conspiracy", what it does, for people */
    uint8_t copies, theme, timing, program;
};

enum lies_step_kind {
    LIES_RUN,    /* the program is carried out */
    LIES_CARDS,  /* Action cards, and the program (a power) once at any moment among them; LIES_NONE: no power */
    LIES_DISRUPT /* the program, or a card in its place */
};
struct lies_step {
    const char *name, *text;
    uint8_t kind, program;
};

struct lies_deck {
    const char *id, *name;            /* "CT", "Conspiracy Theorists" */
    struct lies_card card[LIES_DECK]; /* by kind */
    struct lies_step step[LIES_STEPS];
    uint8_t kinds, steps, doubles; /* doubles: Double Downs of a turn */
};

struct lies_place {
    const char *id, *name; /* "TB1", "Family Feed" */
    uint32_t near;
    int16_t x, y;
    uint8_t net, alts; /* alts: bits */
};

struct lies_network {
    const char *id, *name, *hue; /* "TB", "Thoughtbook", "#3D5A98" */
    uint32_t nodes;
    int16_t x, y, r;
};

struct lies_alternative {
    const char *id, *name;
    uint32_t bases;
    int16_t x, y, r, at[LIES_THEORIES][2]; /* at: where its Bird and its Lizard node are drawn */
    bool reference;                        /* LL-3.2: a token of each theory lies there for good */
};

/* Who does what, by role; LIES_NONE: nothing. */
struct lies_orders {
    uint8_t program[LIES_ROLES];
};
enum lies_condition { LIES_CONTROLS, LIES_CLEAN, LIES_MAXTHEORY }; /* LL-15.3; MAXTHEORY: the table of thresholds */
struct lies_ending {
    const char *text;
    struct lies_orders orders;
    uint8_t points[LIES_TEAMS];
};
struct lies_part {
    const char *title, *text;
    struct lies_orders effect[2]; /* one group after the other, each in seat order */
    uint8_t condition, number;    /* controls >= number; network `number` clean */
    struct lies_ending ending[2]; /* no, yes */
};

enum { LIES_ORDERS = 4 }; /* values of option `order` */

/* What the rules call things, as keys of a set's `word` records, and as they call it. Sentences hold the keys as
   <an Aware>, and a set may say something else there; one that begins a sentence is written <An Aware>. */
#define LIES_WORD_LIST(WORD) \
    WORD(AN_AWARE, "an Aware", "an Aware") \
    WORD(AWARE, "Aware", "Aware") \
    WORD(AWARES, "Aware (several)", "Aware") \
    WORD(A_FLAG, "a Flag", "a Flag") \
    WORD(FLAG, "Flag", "Flag") \
    WORD(FLAGS, "Flags", "Flags") \
    WORD(HE_FLAGS, "flags", "flags") \
    WORD(YOU_FLAG, "flag", "flag") \
    WORD(FLAGGED, "flagged", "flagged") \
    WORD(UNFLAGGED, "unflagged", "unflagged") \
    WORD(A_MODERATOR, "a Moderator", "a Moderator") \
    WORD(MODERATOR, "Moderator", "Moderator") \
    WORD(MODERATORS, "Moderators", "Moderators") \
    WORD(A_MARK, "a Vulnerability mark", "a Vulnerability mark") \
    WORD(VULNERABILITY, "Vulnerability", "Vulnerability") \
    WORD(VULNERABLE, "vulnerable", "vulnerable") \
    WORD(SPREADERS, "Spreaders", "Spreaders") \
    WORD(SPREADER, "Spreader", "Spreader") \
    WORD(STOPPERS, "Stoppers", "Stoppers") \
    WORD(STOPPER, "Stopper", "Stopper")

enum lies_word {
#define NAME(name, key, text) LIES_WORD_##name,
    LIES_WORD_LIST(NAME)
#undef NAME
        LIES_WORDS
};

struct lies_theory_name {
    const char *id, *name, *names; /* "bird", "Bird", "Birds" */
};

/* LL-15.1. All of it is open; lz_game.facts. */
struct lies_data {
    const char *id, *title, *note; /* note: what the program says of it wherever it is shown */
    const char *scenario;          /* its title */
    struct lies_theory_name theory[LIES_THEORIES];
    const char *word[LIES_WORDS];
    struct lies_place node[LIES_NODES];
    struct lies_network net[LIES_NETS]; /* the first is the centre */
    struct lies_alternative alt[LIES_ALTS];
    struct lies_deck deck[LIES_ROLES];
    struct lies_program program[96];
    struct lies_part part[LIES_PARTS];
    uint32_t all, base, gateway, centre;
    uint8_t nodes, nets, alts, programs, parts;
    uint8_t supply[LIES_PIECES], conspiracy_limit, aware_limit, hand;
    uint8_t pair[4][2], pairs;         /* option `bases`: two alternatives each */
    uint8_t setup_seed[2];             /* programs of the first and the second pair of seeds */
    struct lies_orders setup;          /* LL-3.5, LL-3.6 */
    uint8_t points[2][LIES_TEAMS][2];  /* two seats, four seats; of an outer network, of the centre */
    uint8_t threshold[2][LIES_ORDERS]; /* LL-4.8: two seats, four seats; by `order` */
    int8_t komi[2][LIES_ORDERS];
    uint8_t rounds[2]; /* usual number: without the scenario, with it */
};
static inline const struct lies_data *lies_facts(const struct lz_game *game) { return game->facts; }

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

/* Sets of nodes, networks, kinds of cards. */
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
    LIES_O_KOMI,
    LIES_O_DATA,
    LIES_OPTIONS
};
enum { LIES_CONTROL_USERS, LIES_CONTROL_AWARE, LIES_CONTROL_PRESENCE, LIES_CONTROL_FULL };
enum { LIES_HANDS_TEAM, LIES_HANDS_CLOSED, LIES_HANDS_OPEN };
enum { LIES_SCENARIO_ON, LIES_SCENARIO_NONE };

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
/* What a seat of that team would score for this board now (LL-10.3). */
int lies_board_points(const struct lies_data *, const struct lies_open *, int seats, enum lies_team);
/* LL-10.4: sums of the seats, bonus and komi; the scenario's last bonus if it stood so at the end is not in it. */
int lies_total(const struct lies_data *, const struct lies_open *, int seats, enum lies_team);

/* lies_glossary.c: the keys of words, NULL after the last, and the rulebook's words; a sentence of ours with those of
   the set. */
extern const char *const lies_word_keys[LIES_WORDS + 1], *const lies_rulebook[LIES_WORDS];
void lies_put_words(const struct lies_data *, const char *sentence, struct lz_writer *);

/* In words: what came and went this turn (LL-1.14). */
void lies_put_ledger(const struct lies_data *, const struct lies_open *, struct lz_writer *);

#endif
