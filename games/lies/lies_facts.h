/* The open tables of Lizards & Lies, lz_game.facts: board, decks, role boards, scenario, words. They come from a set
   (LL-15): the built-in one, games/lies/reconstruction.lies, or one of the user's. Rules know the vocabulary, never a
   card or a node by name. */
#ifndef LIES_FACTS_H
#define LIES_FACTS_H

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
/* LL-1.4 */
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

/* LL-2.5: drawn, and named by `bases`; no piece ever comes there. */
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
enum { LIES_STORIES = 3 }; /* what is told of a part: its text, its ending without the condition, its ending with it */
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
    uint8_t pair[4][2], pairs;          /* option `bases`: two alternatives each */
    uint8_t setup_seed[2];              /* programs of the first and the second pair of seeds */
    struct lies_orders setup;           /* LL-3.5, LL-3.6 */
    uint8_t points[2][LIES_TEAMS][2];   /* two seats, four seats; of an outer network, of the centre */
    uint8_t threshold[2][LIES_ORDERS];  /* LL-4.8: two seats, four seats; by `order` */
    int8_t handicap[2][2][LIES_ORDERS]; /* LL-10.4: two seats, four seats; by `scenario`, by `order` */
    uint8_t rounds[2];                  /* usual number: without the scenario, with it */
};
static inline const struct lies_data *lies_facts(const struct lz_game *game) { return game->facts; }

/* lies_glossary.c: the keys of words, NULL after the last, and the rulebook's words; a sentence of ours with those of
   the set. */
extern const char *const lies_word_keys[LIES_WORDS + 1], *const lies_rulebook[LIES_WORDS];
void lies_put_words(const struct lies_data *, const char *sentence, struct lz_writer *);

#endif
