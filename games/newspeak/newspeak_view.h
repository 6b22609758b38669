/* What a seat may know of a game of NewSpeak (NS-13), and the words that rules, bots and clients share. Slots, codes,
   places and cards are counted from 0 here; people count slots and codes from 1. What was said is in no state and no
   view: events tell it. */
#ifndef NEWSPEAK_VIEW_H
#define NEWSPEAK_VIEW_H

#include "core/bug.h"
#include "core/lz.h"
#include "games/newspeak/newspeak_facts.h"

enum {
    NS_SEATS = 6,
    NS_DISSIDENTS = 4, /* at most; they are the first seats: NS-1.3 */
    NS_MODERATORS = 2,
    NS_ROUNDS = NS_SLOTS, /* at most: NS-11.4 */
    NS_SAID = 800,        /* messages of one TALK, at most: NS-16.1 */
    NS_NAMINGS = 3,       /* NS-1.4; and placements of the pointer where no clock runs: NS-6.11 */
    NS_RADIUS = 3         /* NS-8.2 */
};

enum newspeak_side { NS_DISSIDENT, NS_MODERATOR, NS_WATCHER, NS_SIDES };

enum newspeak_phase {
    NS_P_SET,
    NS_P_IDS,
    NS_P_CODE,
    NS_P_READY,
    NS_P_TALK,
    NS_P_DIAL,
    NS_P_GUESS,
    NS_P_PICKD,
    NS_P_PICKM,
    NS_P_VOTE,
    NS_P_SHIFT,
    NS_P_OVER,
    NS_PHASES
};

enum newspeak_verb {
    NS_V_SET,
    NS_V_ID,
    NS_V_CODE,
    NS_V_START,
    NS_V_SAY,
    NS_V_DONE,
    NS_V_PASS,
    NS_V_TARGET,
    NS_V_POINT,
    NS_V_READY,
    NS_V_ASK,
    NS_V_MSAY,
    NS_V_OBJECT,
    NS_V_CHOOSE,
    NS_V_VOTE,
    NS_V_SHIFT,
    NS_V_FREE, /* Viktor's shift: any code, and a filter */
    NS_V_RESIGN,
    NS_VERBS
};

enum newspeak_kind {
#define KIND(name, word, form, audience, flags, tale) NS_K_##name,
#include "games/newspeak/newspeak_kinds.def"
#undef KIND
    NS_KINDS
};

/* Arguments of `vote`: a card, or none of them. */
enum { NS_NO_CARD = NS_CARDS };

enum newspeak_status { NS_NEUTRAL, NS_HACKED, NS_MODERATED, NS_REMOVED, NS_STATUSES };
enum newspeak_outcome { NS_PREVENTED, NS_HACK, NS_LOCKDOWN, NS_OUTCOMES };

/* NS-16, in the order of the game's table. */
enum newspeak_option {
    NS_O_SET,
    NS_O_CODES,
    NS_O_CLOCK,
    NS_O_TALK,
    NS_O_SETUP_MS,
    NS_O_READY_MS,
    NS_O_HACK_MS,
    NS_O_DIAL_MS,
    NS_O_MOD_MS,
    NS_O_PICK_MS,
    NS_O_VOTE_MS,
    NS_O_MSG_MAX,
    NS_O_MSG_BUDGET,
    NS_O_MSG_GAP_MS,
    NS_O_ID_REUSE,
    NS_O_SURV_PER_ROUND,
    NS_O_MOD_CHAT,
    NS_O_ABSENT,
    NS_O_HIGHLIGHT,
    NS_O_ALOUD,
    NS_OPTIONS
};
enum { NS_BY_CLOCK = -1 };
enum { NS_SET_ASK, NS_SET_A, NS_SET_B };
enum { NS_CLOCK_LIVE, NS_CLOCK_CORR, NS_CLOCK_NONE };
enum { NS_TALK_FREE, NS_TALK_TURNS };
enum { NS_TYPED, NS_ALOUD };
enum { NS_REUSE_ON, NS_REUSE_OFF };
enum { NS_CHAT_PRIVATE, NS_CHAT_PUBLIC };
enum { NS_ABSENT_DRAW, NS_ABSENT_FIXED };

/* What a round came to, once it is known; it stays open to all (NS-6.12, NS-13.4). NS_NONE where there was nothing. */
struct newspeak_round {
    uint8_t dial[NS_DISSIDENTS], own; /* own: bits of the Dissidents who set theirs themselves */
    uint8_t pointer, outcome;
    uint8_t changed; /* the slot that the outcome changed */
    uint8_t card, owner;
};

/* NS-8.2: a question that was asked. */
struct newspeak_question {
    uint8_t round, moderator, dissident, slot, radius, yes;
};

/* What everybody knows. */
struct newspeak_open {
    int64_t said_at[NS_DISSIDENTS];             /* when each was last heard in this TALK */
    int32_t option[NS_OPTIONS];                 /* none is NS_BY_CLOCK any more */
    uint16_t messages;                          /* of this TALK */
    uint16_t tokens;                            /* slots with one, bits */
    uint16_t said[NS_DISSIDENTS];               /* messages of each in this TALK */
    uint16_t used;                              /* cards ever used, bits */
    uint8_t marked[NS_MODERATORS][NS_SAID / 8]; /* messages of this TALK that each has marked, bits */
    uint8_t place[NS_SLOTS], status[NS_SLOTS];  /* NS_NONE: not laid out yet */
    uint8_t dissidents, moderators, codes;
    uint8_t set;                     /* NS_NONE: not chosen yet */
    uint8_t round;                   /* from 1 on; 0 before the first */
    uint8_t supply;                  /* of tokens */
    uint8_t done, dialled;           /* Dissidents, bits: talk no more; have set a dial */
    uint8_t turn, passes;            /* talk by turns */
    uint8_t pointer, pointed, ready; /* pointed: in this round; ready: Moderators, bits */
    uint8_t points[NS_MODERATORS];   /* placements in this GUESS */
    uint8_t asked;                   /* questions in this GUESS */
    uint8_t card, owner;             /* used in this round, or NS_NONE */
    uint8_t outcome, changed;        /* of this round, once the dials are shown */
    uint8_t resigned;                /* seats, bits */
    uint8_t questions;
    struct newspeak_question question[NS_TOKENS];
    struct newspeak_round past[NS_ROUNDS]; /* by round, those whose dials were shown */
};

/* What all Dissidents know, so not their dials; once the match is over, what everybody knows. */
struct newspeak_cell {
    uint8_t code;                           /* NS_NONE: not named yet */
    uint8_t code_was[NS_ROUNDS];            /* in each round that has begun */
    uint8_t card[NS_DISSIDENTS];            /* NS_NONE: not taken yet */
    uint8_t vote[NS_ROUNDS][NS_DISSIDENTS]; /* the last each named; NS_NONE: nothing */
};

/* An obligatory or optional decision of a team (NS-1.4): what each seat has named, and how often. */
struct newspeak_team {
    uint8_t name[NS_SEATS], times[NS_SEATS];
};

struct newspeak_view {
    struct lz_seen seen;
    struct newspeak_open open;
    struct newspeak_cell cell; /* all NS_NONE for Moderators and watchers before the end */
    struct newspeak_team team; /* names of the seat's own side; of a set, everybody's */
    uint8_t dial;              /* the seat's own, or NS_NONE */
    uint8_t side;
    uint8_t spare[1];
};

static inline const struct newspeak_facts *newspeak_facts_of(const struct lz_game *game) { return game->facts; }

static inline enum newspeak_side newspeak_side_of(const struct newspeak_open *o, int seat) {
    lz_assert(seat >= 0 && o->dissidents <= NS_DISSIDENTS && o->moderators <= NS_MODERATORS);
    return seat < o->dissidents ? NS_DISSIDENT : seat < o->dissidents + o->moderators ? NS_MODERATOR : NS_WATCHER;
}

/* NS-2.6; NS-2.7: on the fixed grid, whatever has been removed. */
static inline int newspeak_distance(int a, int b) {
    lz_assert(a >= 0 && a < NS_SLOTS && b >= 0 && b < NS_SLOTS);
    int rows = a / NS_COLUMNS - b / NS_COLUMNS, columns = a % NS_COLUMNS - b % NS_COLUMNS;
    return (rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns);
}

/* NS-9.2: the card is in the pool of that many players. */
static inline bool newspeak_card_in(const struct newspeak_card *card, int seats) {
    lz_assert(card->seats_least >= 3 && card->seats_most <= NS_SEATS); /* NS-9.1 */
    return seats >= card->seats_least && seats <= card->seats_most;
}

/* Steps of `shift`, from -3 to +3 without 0, are arguments from 0 on. */
static inline int newspeak_step_of(int arg) {
    lz_assert(arg >= 0 && arg < 2 * NS_STEPS);
    return arg < NS_STEPS ? arg - NS_STEPS : arg - NS_STEPS + 1;
}
static inline int newspeak_step_arg(int step) {
    lz_assert(step && step >= -NS_STEPS && step <= NS_STEPS);
    return step < 0 ? step + NS_STEPS : step + NS_STEPS - 1;
}

/* NS-9.7 */
static inline int newspeak_shifted(int code, int step, int codes) {
    lz_assert(codes <= NS_CODES && code >= 0 && code < codes);
    int to = code + step;
    return to < 0 ? 0 : to >= codes ? codes - 1 : to;
}

/* NS-9.3, NS-9.4, NS-9.5: usable in this round by whoever holds it. */
bool newspeak_usable(const struct newspeak_facts *, const struct newspeak_open *, int card);

/* NS-10.1: what becomes of the Neutral slots; NS-10.2: of the board as it was before, in one pass. */
void newspeak_domino(const uint8_t was[NS_SLOTS], uint8_t becomes[NS_SLOTS]);

/* NS-11.1, NS-11.3: the side that has won, or NS_WATCHER if none has. */
enum newspeak_side newspeak_winner(const uint8_t status[NS_SLOTS]);

/* Slots of that status; NS-11.3: how many of its own a side needs. */
int newspeak_count(const struct newspeak_open *, enum newspeak_status);
int newspeak_to_win(const struct newspeak_open *, enum newspeak_side);

/* NS-7.1 */
struct newspeak_dials {
    const uint8_t *dial;
    int count, pointer;
};
enum newspeak_outcome newspeak_outcome(struct newspeak_dials, int *slot);

/* NS-5.11: people speak in the room. */
static inline bool newspeak_aloud(const struct newspeak_open *o) { return o->option[NS_O_ALOUD] == NS_ALOUD; }

/* Of the view's seat in TALK: messages it has left; whether it may say one now. */
int newspeak_messages_left(const struct newspeak_view *);
bool newspeak_may_talk(const struct newspeak_view *);

/* "7 Night Club" */
void newspeak_put_slot(const struct newspeak_facts *, const struct newspeak_open *, int slot, struct lz_writer *);

/* "after any round: code +1 or +2" */
void newspeak_put_power(const struct newspeak_card *, struct lz_writer *);

/* NS-5.3: the text as everybody will hear it, or the refusal. NS-5.5: the words it may not hold. 0 if all is well;
   refusals are rows of the game's ruleset. */
uint16_t newspeak_normalise(struct lz_text, struct lz_writer *);
uint16_t newspeak_unsayable(struct lz_text normal);

/* The next token of a normalised text (NS-5.5), in small letters into `token`; answers where the text goes on, NULL if
   there is none left. `clause` grows with every end of a clause that was passed. */
enum { NS_TOKEN = 32 };
struct newspeak_tokens {
    struct lz_text left;
    char token[NS_TOKEN]; /* longer ones are cut: no list has such a word */
    uint32_t len;
    uint16_t clause;
};
bool newspeak_next_token(struct newspeak_tokens *);

#endif
