/* What a seat may know of either sister game: bots and clients read this.
   Words: a *set* is a creature or a conspiracy; a *group* is the cards of one set before one seat; *Action* cards
   are the Anomalies and Action cards, of which a turn allows one. */
#ifndef RUMMY_VIEW_H
#define RUMMY_VIEW_H

#include "core/cards.h"
#include "core/frames.h"
#include "core/lz.h"

enum { RUMMY_SEATS = 4, RUMMY_SETS = 9, RUMMY_DECK = 68, RUMMY_LOOK = 3, RUMMY_NONE = 255 };

/* What a card can be in a group; a group is a nibble for each, WILD and FILE being the wilds: WILD counts as an
   ordinary card (cloning-hitler, expert-opinion), FILE as a Proof! (leaked-file, blurry-photo). */
enum rummy_part { RUMMY_OWN, RUMMY_PROOF, RUMMY_WILD, RUMMY_FILE, RUMMY_PARTS };
typedef uint16_t rummy_group;

static inline int rummy_part_of(rummy_group group, int part) { return group >> 4 * part & 15; }
/* LE-0.8: naturals and wilds alike. */
static inline int rummy_size(rummy_group group) {
    return rummy_part_of(group, 0) + rummy_part_of(group, 1) + rummy_part_of(group, 2) + rummy_part_of(group, 3);
}
/* CO-8.4, LE-6.7: the cards that hold wilds are the set's own, its coloured Proof! included. */
static inline int rummy_naturals(rummy_group group) { return rummy_part_of(group, 0) + rummy_part_of(group, 1); }

/* The phases both games have; a game's own follow from RUMMY_PHASES on. */
enum rummy_phase {
    RUMMY_DRAW,
    RUMMY_MAIN,
    RUMMY_LOOKING,
    RUMMY_ORDER,
    RUMMY_LIFT,
    RUMMY_FETCH,
    RUMMY_EXTRA,
    RUMMY_LAST,
    RUMMY_STRIKE,
    RUMMY_RESOLVE, /* never asked: a frame that holds a card being carried out */
    RUMMY_PHASES
};

/* The shared grammar of moves; each game's verb table lists those it uses. */
enum rummy_verb {
    RUMMY_V_MELD,         /* k c c c */
    RUMMY_V_ADD,          /* k c */
    RUMMY_V_PLAY,         /* c */
    RUMMY_V_PLAY_AT,      /* c s k c */
    RUMMY_V_DRAW,         /* p */
    RUMMY_V_KEEP,         /* c */
    RUMMY_V_TAKE,         /* c */
    RUMMY_V_GIVE,         /* c */
    RUMMY_V_PASS,         /* c */
    RUMMY_V_CHOOSE_SEAT,  /* s */
    RUMMY_V_CHOOSE_CARD,  /* c */
    RUMMY_V_CHOOSE_TABLE, /* s k c */
    RUMMY_V_CHOOSE_FATE,  /* f */
    RUMMY_V_DISCARD,      /* c */
    RUMMY_V_DECLINE,
    RUMMY_VERBS
};
enum { RUMMY_UNKNOWN, RUMMY_TABLOIDS }; /* arguments of draw */
enum { RUMMY_RETURN, RUMMY_THROW };     /* arguments of choose, Chemtrails */

/* The options both games have, in this order at the head of each option table. */
enum rummy_option {
    RUMMY_O_TARGET,
    RUMMY_O_ROUND_LIMIT,
    RUMMY_O_DEALER,
    RUMMY_O_DISCREDIT_CHOICE,
    RUMMY_O_EXHAUST_DISCARD,
    RUMMY_O_REDRAW_DISCARD,
    RUMMY_O_STALL_LAPS,
    RUMMY_O_OWN, /* the game's own follow */
    RUMMY_OPTIONS = 16
};

/* How the last hand ended; all of it is told to all. */
struct rummy_result {
    int16_t score[RUMMY_SEATS];  /* of that hand */
    int16_t table[RUMMY_SEATS];  /* points on the table, doubled where proven */
    int16_t inhand[RUMMY_SEATS]; /* points left in hand, subtracted */
    uint8_t points[RUMMY_SETS];  /* of each set, all seats, after discrediting */
    uint8_t out;                 /* the seat that went out, or RUMMY_NONE */
    uint8_t shutout;             /* 1 if the others scored 0 for it */
    uint8_t spare;
    uint16_t proven; /* bit per set */
    uint16_t hand;   /* number of that hand, from 1; 0 before any has ended */
};

/* All that lies open. The state and every view hold this same block. */
struct rummy_open {
    struct lz_cards front[RUMMY_SEATS];         /* LE-0.7: Strange Occurrences and Hoax! */
    struct lz_cards aside;                      /* CO-0.6, LE-0.9: out of play until the next deal */
    struct lz_cards taken;                      /* Action cards taken openly that may still be played at once */
    rummy_group group[RUMMY_SETS][RUMMY_SEATS]; /* by set first: eight bytes tell whether a set is in play */
    int16_t total[RUMMY_SEATS];                 /* partners hold the same */
    int16_t option[RUMMY_OPTIONS];
    struct rummy_result result;
    struct lz_frames frames;                     /* what is asked, and what resumes */
    uint16_t round;                              /* number of this hand, from 1 */
    uint16_t triggered;                          /* sets whose ability was spent this turn */
    uint16_t stall;                              /* turns in a row that began with draw tabloids */
    uint8_t tabloids[RUMMY_DECK], tabloids_left; /* bottom first */
    uint8_t unknown_left;
    uint8_t held[RUMMY_SEATS];
    uint8_t turn, dealer;
    uint8_t acts;            /* Action cards counted this turn */
    uint8_t any_act;         /* one was played, counted or not */
    uint8_t revealed;        /* the set founded this turn, or RUMMY_NONE */
    uint8_t strengthened[2]; /* sets added to this turn, or RUMMY_NONE */
    uint8_t twin;            /* the set whose founding may still take a second Proof!, or RUMMY_NONE */
    uint8_t drawn;           /* the id drawn by draw tabloids this turn, or RUMMY_NONE */
    uint8_t lapped;          /* seats that used their Tabloids draw of the last lap: bits */
    uint8_t reshuffled;      /* reshuffles this hand */
    uint8_t drawn_extra;     /* cards drawn unseen that may still be played at once */
    uint8_t looking;         /* how many of the Unknown's top cards are being looked at */
    uint8_t owed;            /* last: seats that still owe a discard; strike: seats still to lose a card */
    uint8_t out;             /* the seat that went out this hand, or RUMMY_NONE */
    uint8_t strike_set, strike_left, strike_block; /* where discrediting stands */
    uint8_t target;                                /* the seat an ability is aimed at, or RUMMY_NONE */
    uint8_t fell;                                  /* cards a running effect has discarded so far */
    uint8_t extra_hand;                            /* 1 while the hand that breaks a tie is played */
    uint8_t laid;                                  /* seats that have laid a pass: bits */
    uint8_t showing;                               /* 1 while Chemtrails shows a card of the target's hand */
    uint8_t spare[5];
};

struct rummy_view {
    struct lz_seen seen;
    struct rummy_open open;
    struct lz_cards mine;
    struct lz_cards known[RUMMY_SEATS]; /* cards the viewer is sure a seat holds */
    struct lz_cards fetched;            /* mine, drawn unseen, that I may still play at once */
    uint8_t top[RUMMY_LOOK], top_left;  /* the Unknown's top cards as far as I know them, top first */
    uint8_t looked[RUMMY_LOOK];         /* while I look: the cards, top first; else RUMMY_NONE */
    uint8_t laid;                       /* my pass, or RUMMY_NONE */
    uint8_t shown;                      /* the card Chemtrails shows me now, or RUMMY_NONE */
    uint8_t spare[7];
};

/* The cards of a game, for whoever counts them. The kit's own rules are in rummy_state.h. */
struct rummy_card {
    const char *title;
    uint8_t count;
    uint8_t colour; /* 0: none */
    int8_t points;  /* on the table */
    int8_t inhand;  /* against you in hand */
    uint8_t action; /* 1: an Action card, Proof! included */
};
struct rummy_set {
    uint8_t own, proof; /* card ids; RUMMY_NONE if it has no Proof! */
    uint8_t colour;
    uint32_t founders; /* ids, as bits: one of these must be among the three that found it */
    uint32_t parts;    /* ids that may lie here */
};
/* The open facts of a game: its deck, its numbers, and how its own cards count. lz_game.facts points here. */
struct rummy_deck {
    const char *deal; /* what the rulebook calls a deal with its play and scoring: "round", "hand" */
    const struct rummy_card *card;
    const struct rummy_set *set;
    uint8_t cards, total; /* ids, and all copies */
    uint8_t wild, file;   /* the two wild ids */
    uint8_t proven_at;    /* points that double a set */
    uint8_t shutout_set, shutout_at, shutout_team_at;
    uint8_t orphans;      /* parts that fall when no natural is left: bits of enum rummy_part ... */
    uint8_t lone_file;    /* ... but not the FILE under this option, 0 if there is none */
    uint8_t partners;     /* the number of seats at which they are partners, or 0 */
    uint8_t wild_follows; /* the WILD is worth a card of the set it lies with ... */
    uint8_t flat_wild;    /* ... but for this option, 0 if there is none */
    uint8_t target[2];    /* the total that ends a match where no option says: of a seat, of partners */
    uint8_t rounds;       /* the option by which hands are counted instead, or 0 */
    uint8_t block;        /* the option by which the groups largest at first lose all, or 0 */
    /* Points beside a seat's group that count and double with it; points that only count towards a set's total;
       all other points before a seat. NULL: none. */
    int (*beside)(const struct rummy_open *, int seat, int set);
    int (*kin)(const struct rummy_deck *, const struct rummy_open *, int set);
    int (*front)(const struct rummy_deck *, const struct rummy_open *, int seat, unsigned proven);
};
/* The card id that plays a part in a set. */
static inline lz_card rummy_card_of(const struct rummy_deck *deck, int set, int part) {
    const lz_card id[RUMMY_PARTS] = { deck->set[set].own, deck->set[set].proof, deck->wild, deck->file };
    return id[part];
}
/* The part a card plays in a set, or -1 if it does not go there. */
int rummy_part(const struct rummy_deck *, int set, lz_card);
/* Points of one card of a part in a set, under the match's options. */
int rummy_points(const struct rummy_deck *, const struct rummy_open *, int set, int part);
int rummy_group_points(const struct rummy_deck *, const struct rummy_open *, int set, int seat);
/* CO-0.3, CO-8.6, LE-0.6: while a group of it, of any seat, has a card. */
static inline bool rummy_in_play(const struct rummy_open *open, int set) {
    const rummy_group *g = open->group[set];
    return g[0] | g[1] | g[2] | g[3];
}
/* The parts that need a natural beside them in this match: bits of enum rummy_part. */
static inline unsigned rummy_orphans(const struct rummy_deck *deck, const struct rummy_open *open) {
    bool alone = deck->lone_file && open->option[deck->lone_file];
    return alone ? deck->orphans & ~(1u << RUMMY_FILE) : deck->orphans;
}
/* How many stories of a set's colour lie in the Tabloids. */
int rummy_stories(const struct rummy_deck *, const struct rummy_open *, int set);
enum { RUMMY_COLOURS = 16 }; /* more than there are in a deck */
void rummy_all_stories(const struct rummy_deck *, const struct rummy_open *, uint8_t stories[RUMMY_SETS]);

/* What would be left if the Tabloids discredited now, by the `auto` order. */
struct rummy_open rummy_discredited(const struct rummy_deck *, const struct rummy_open *);
/* A seat's points, with partners those of both, in the set that shuts the others out; and how many it takes. */
int rummy_shutout_points(const struct rummy_deck *, const struct rummy_open *, int seats, int seat);
int rummy_shutout_needs(const struct rummy_deck *, int seats);
bool rummy_partners(const struct rummy_deck *, int seats);
/* The total that ends the match; 0: hands are counted. */
int rummy_target(const struct rummy_deck *, const struct rummy_open *, int seats);
/* All points before a seat that count towards a set, and all of the table. */
int rummy_seat_points(const struct rummy_deck *, const struct rummy_open *, int set, int seat);
int rummy_set_points(const struct rummy_deck *, const struct rummy_open *, int set);

/* What each seat would score if the hand ended now: discrediting by the `auto` order, doubling, shut-out by whoever
   went out; `inhand` is what each hand counts against its seat. */
struct rummy_result rummy_tally(const struct rummy_deck *, const struct rummy_open *, int seats,
                                const int16_t inhand[RUMMY_SEATS]);
/* The face points of a handful as they count against its holder. */
int rummy_inhand(const struct rummy_deck *, const struct lz_cards *);

#endif
