/* The sisters' shared state and rules. Private to games/kit and the two games made with it. What differs between
   them is a number in rummy_deck, a row of a table, or a hook of rummy_rules: the kit never asks who calls it. */
#ifndef RUMMY_STATE_H
#define RUMMY_STATE_H

#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "games/kit/rummy_view.h"

struct rummy {
    struct lz_head head;
    struct rummy_open open;
    struct lz_cards hand[RUMMY_SEATS];
    struct lz_cards known[RUMMY_SEATS][RUMMY_SEATS];             /* [viewer][holder]: copies the viewer is sure of */
    struct lz_cards fetched;                                     /* drawn unseen this turn and playable at once */
    uint8_t unknown[RUMMY_DECK];                                 /* its top is the last of open.unknown_left */
    uint8_t top[RUMMY_SEATS][RUMMY_LOOK], top_left[RUMMY_SEATS]; /* what a seat knows of that top */
    uint8_t laid[RUMMY_SEATS]; /* a pass until the exchange, still in the hand; or RUMMY_NONE */
    uint8_t shown;             /* the card Chemtrails shows, still in its hand; or RUMMY_NONE */
    uint8_t picks;             /* random picks made this hand */
    uint8_t spare[6];
};
_Static_assert(sizeof(struct rummy) <= 1024, "a clone is meant to stay in the first-level cache");

/* Purposes of chance: CO-16.11, LE-15.8. */
enum { RUMMY_DICE_DEALER = 1, RUMMY_DICE_DEAL, RUMMY_DICE_RESHUFFLE, RUMMY_DICE_PICK };

/* Events of both games, in the order of rummy_kinds.def; a game's own follow. */
enum rummy_kind {
#define KIND(name, word, form, audience, flags, tale) RUMMY_K_##name,
#include "games/kit/rummy_kinds.def"
#undef KIND
    RUMMY_KINDS
};

/* What the kit may refuse; each game names the rule. */
enum rummy_reason {
    RUMMY_R_SEATS,
    RUMMY_R_OPTION,
    RUMMY_R_PHASE,
    RUMMY_R_CARD,
    RUMMY_R_EMPTY,    /* nothing there to draw */
    RUMMY_R_FETCH,    /* nothing there to fetch */
    RUMMY_R_STALL,    /* too many Tabloids draws in a row */
    RUMMY_R_ACTION,   /* no Action card is left this turn */
    RUMMY_R_EXTRA,    /* only a card just fetched may be played now */
    RUMMY_R_BARRED,   /* the wild Proof! may not lie with this set */
    RUMMY_R_FIT_MELD, /* the card is not of the set */
    RUMMY_R_FIT_ADD,
    RUMMY_R_FOUNDED, /* the set is in play */
    RUMMY_R_NOT_FOUNDED,
    RUMMY_R_PROOFS,     /* too many Proof! cards of the three */
    RUMMY_R_NATURAL,    /* none of the three is a card of the set itself */
    RUMMY_R_SUPPORT,    /* a wild without a natural beside it */
    RUMMY_R_NOT_PLAYED, /* the card is not one for `play` */
    RUMMY_R_KEEP,       /* no card would be left to discard */
    RUMMY_R_REDRAW,     /* the card just drawn from the Tabloids */
    RUMMY_R_AUDIT,      /* the cards do not add up */
    RUMMY_REASONS
};

struct rummy_rules;

/* Asked about a move: the number of the rule that forbids it, 0 if none does. */
typedef uint16_t rummy_test(const struct rummy_rules *, const struct rummy *, const struct lz_move *);
typedef void rummy_deed(const struct rummy_rules *, struct rummy *, const struct lz_move *, struct lz_sink *);

/* A phase: which verbs it hears, what it tests, what it does. */
struct rummy_asked {
    uint32_t verbs;
    rummy_test *test;
    rummy_deed *act;
};
#define RUMMY_VERB(name) ((uint32_t)1 << RUMMY_V_##name)

/* How a card is played by `play`. */
struct rummy_play {
    rummy_test *test;  /* could it do anything? NULL: always */
    rummy_deed *begin; /* NULL: not a card for `play` */
    int8_t gain;       /* cards its effect is certain to leave in hand beyond those it costs */
    bool aimed;        /* played by PLAY_AT */
    uint16_t rule;     /* the card's own line */
};

/* What a move will do, in the rows of rummy_says.def. */
enum rummy_say {
#define SAY(name, surety, words) RUMMY_S_##name,
#include "games/kit/rummy_says.def"
#undef SAY
    RUMMY_SAYS
};

/* A sentence of a game's own, with its rule. Its holes are those of rummy_says.def. */
struct rummy_line {
    uint8_t surety; /* enum lz_surety */
    const char *rule, *words;
};
/* A card in the words of the rulebook. */
struct rummy_told {
    const char *kind;      /* "Conspiracy card", "Phenomenon" */
    const char *does;      /* to one who asks what it does */
    struct rummy_line use; /* to one who is about to play it, or to lay the first card of its set in a turn */
    bool stays;            /* before the seat that plays it */
};
struct rummy_words {
    const char *set, *sets;              /* "creature" */
    const char *pile;                    /* the cards of a set before a seat */
    const char *found;                   /* "reveal" */
    const char *an, *actions;            /* "an Action card", "Action cards" */
    const char *const *colour;           /* by rummy_card.colour */
    const struct rummy_told *card;       /* by id */
    const char *const *rule;             /* by enum rummy_say */
    const struct rummy_line *own, *not ; /* of the game's own phases: what is asked for is done, or is not */
    const struct rummy_line *pass;       /* in place of a draw: two sentences; NULL: there is no such thing */
    const char *const *because;          /* by rule of the game: the facts; NULL: the rule says it all */
};

struct rummy_rules {
    const struct lz_game *game;
    const struct rummy_words *words;
    const struct rummy_deck *deck;
    struct lz_cards whole;           /* every copy of every card */
    const struct rummy_asked *asked; /* by phase */
    const struct rummy_play *play;   /* by card id */
    const char *const *questions;    /* of the game's own phases; rummy_words.c has the others and fills the holes */
    const uint16_t *rule;            /* by enum rummy_reason */
    uint32_t playable;               /* ids whose row of `play` has a begin: bits */
    uint8_t deal[RUMMY_SEATS + 1];   /* cards dealt, by number of seats */
    uint8_t reshuffles;              /* how often a hand's Tabloids may become the Unknown again */

    /* The hand has been dealt; NULL: the first turn begins. */
    void (*dealt)(const struct rummy_rules *, struct rummy *, struct lz_sink *);
    /* May this turn begin? False ends the hand by exhaustion. */
    bool (*may_begin)(const struct rummy_rules *, struct rummy *, struct lz_sink *);
    /* How many of the Unknown's top cards the turn draw looks at: 1 is a plain draw. NULL: 1. */
    int (*draw_looks)(const struct rummy *);
    /* The rule that forbids a draw from the Tabloids though a card is there and nobody stalls. NULL: none. */
    uint16_t (*draw_limit)(const struct rummy *);
    /* Is an Action card left to play on this set (RUMMY_NONE: by `play`)? */
    bool (*action_left)(const struct rummy *, int set);
    /* Proof! cards that one founding may hold. */
    int (*proofs)(const struct rummy *);
    /* May the WILD lie in a set that is not its own? NULL: yes. */
    bool (*wild)(const struct rummy *);
    /* Limits of a turn: the rule that forbids a meld, or an add, to this set. NULL: none. */
    uint16_t (*meld_limit)(const struct rummy *);
    uint16_t (*add_limit)(const struct rummy *, int set);
    /* A card certain to come to hand by laying a card on this set. NULL: none. */
    int (*sure_gain)(const struct rummy *, int set);
    /* A seat is about to found the set or add to it: note it for the limits of the turn. NULL: nothing. */
    void (*noted)(struct rummy *, int set, bool founded);
    /* Cards were laid on the set: open what it triggers. NULL: nothing. */
    void (*trigger)(struct rummy *, int set);
    /* May the card be lifted from the Tabloids in RUMMY_LIFT? 0 or the rule. */
    uint16_t (*liftable)(const struct rummy_rules *, const struct rummy *, lz_card);
    /* What a fetched card opens: the extra decision, or nothing. */
    void (*fetched)(const struct rummy_rules *, struct rummy *, const lz_card *cards, int n, bool openly);
    /* What each of a team has scored, and the team. NULL: there are no partners. */
    void (*tell_team)(const struct rummy *, int team, struct lz_sink *);
    /* After a hand's scores: the winners if the match is over, else 0; and the next dealer. */
    lz_seats (*winners)(struct rummy *);
    int (*next_dealer)(const struct rummy *);
};

/* rummy_words.c */
struct rummy rummy_seen(const struct rummy_view *); /* as the seat sees it: what is hidden is not there */
int rummy_actions(const struct rummy_rules *, const struct rummy *, int set); /* that the turn allows in all */
void rummy_put_count(struct lz_writer *, int n, const char *one, const char *more);

/* rummy_effect.c: what lies open once the certain part of a legal move is done. */
struct rummy_open rummy_after(const struct rummy_rules *, const struct rummy_view *, const struct lz_move *);

/* rummy_deal.c */
void rummy_deal(const struct rummy_rules *, struct rummy *, struct lz_sink *);
void rummy_begin_turn(const struct rummy_rules *, struct rummy *, int seat, struct lz_sink *);
bool rummy_can_refill(const struct rummy_rules *, const struct rummy *);
/* A card is wanted: true if the Unknown has one, after a reshuffle if need be. */
bool rummy_want(const struct rummy_rules *, struct rummy *, struct lz_sink *);

/* rummy_know.c: cards on their way, and who learns of it. */
void rummy_hand_gain(struct rummy *, int seat, lz_card); /* openly */
void rummy_hand_loss(struct rummy *, int seat, lz_card);
lz_card rummy_draw_top(struct rummy *, int seat); /* unseen by the others */
/* A card goes from hand to hand, seen by these two alone: it leaves, it arrives. */
void rummy_hand_leave(struct rummy *, int from, int to, lz_card);
void rummy_hand_arrive(struct rummy *, int from, int to, lz_card);
void rummy_to_tabloids(struct rummy *, lz_card);
/* Takes out the topmost copy that lies below the `skip` top cards. */
lz_card rummy_from_tabloids(struct rummy *, lz_card, int skip);
bool rummy_in_tabloids(const struct rummy *, lz_card);
void rummy_look(struct rummy *, int seat, int n);
lz_card rummy_looked(const struct rummy *, int i);   /* i-th from the top */
lz_card rummy_random_card(struct rummy *, int seat); /* a card of that hand, by chance */

/* rummy_turn.c */
void rummy_ask(struct rummy *, int seat); /* the frame on top, put to that seat */
/* The top frame is answered: put away what was in resolution and ask what is next. */
void rummy_settle(struct rummy *, struct lz_sink *);
void rummy_answered(struct rummy *, struct lz_sink *); /* pops the top frame, then settles */
rummy_test rummy_test_draw, rummy_test_main, rummy_test_look, rummy_test_order, rummy_test_lift, rummy_test_fetch,
    rummy_test_hand, rummy_test_strike, rummy_test_any;
rummy_deed rummy_do_draw, rummy_do_main, rummy_do_look, rummy_do_order, rummy_do_lift, rummy_do_fetch, rummy_do_last,
    rummy_do_strike;
/* The turn player looks at the top n of the Unknown and will keep one; `arrange`: and order the rest. */
void rummy_begin_look(struct rummy *, int n, bool arrange, struct lz_sink *);
lz_card rummy_drew(struct rummy *, int seat, struct lz_sink *); /* the top card, and the telling of it */
bool rummy_extra_card(const struct rummy *, lz_card);           /* may be played at once */
void rummy_extra_used(struct rummy *, lz_card);

/* rummy_meld.c */
rummy_test rummy_test_meld, rummy_test_add;
rummy_deed rummy_do_meld, rummy_do_add;
/* A card on the table: whose, in which set, and the part it plays there, -1 if there is no such card. */
struct rummy_laid {
    int seat, set, part;
};
struct rummy_laid rummy_laid(const struct rummy_rules *, const struct rummy *, const int16_t at[3]); /* seat, set, id */
/* It goes, its orphans after it to the Tabloids. The card itself is the caller's. */
void rummy_lose(const struct rummy_rules *, struct rummy *, struct rummy_laid, struct lz_sink *);

/* rummy_score.c */
int rummy_auto_part(const struct rummy_deck *, const struct rummy_open *, int set, int seat);
lz_seats rummy_largest(const struct rummy_open *, int set);
rummy_group rummy_group_lose(unsigned leaning, rummy_group *, int part);
struct rummy_result rummy_result_now(const struct rummy_deck *, const struct rummy_open *, int seats,
                                     const int16_t inhand[RUMMY_SEATS]);

/* rummy_imagine.c: what its seat cannot see: the Unknown but for the top it knows, and what others hide. */
struct lz_cards rummy_hidden(const struct rummy_rules *, const struct rummy_view *);

/* rummy_end.c */
void rummy_end_hand(const struct rummy_rules *, struct rummy *, int first, struct lz_sink *);
lz_seats rummy_leaders(const struct rummy *, const int16_t points[RUMMY_SEATS]);

/* The rules hang in the descriptor as its laws. */
static inline const struct rummy_rules *rummy_rules_of(const struct lz_game *game) { return game->laws; }

static inline int rummy_held(const struct rummy *s, int seat) { return s->open.held[seat]; }

#endif
