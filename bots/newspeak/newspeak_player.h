/* The bots of NewSpeak: what they remember, what their levels differ in (NS-17.6), and the two sides they play. */
#ifndef NEWSPEAK_PLAYER_H
#define NEWSPEAK_PLAYER_H

#include "bots/newspeak/newspeak_suspect.h"
#include "bots/newspeak/newspeak_utter.h"
#include "core/words/prose.h"

/* A Dissident's part, then a Moderator's. */
struct newspeak_level {
    bool speaks;         /* else it says nothing and dials anything */
    bool plain;          /* any place, the three words that partners understand best */
    bool strays;         /* any word may be his decoy, not the blank alone */
    bool only_prevented; /* votes for a card only after outcome P */
    double veiled;       /* chance that a cover stands for a word */
    double sharp;        /* how much better proposals are preferred */
    double imagined;     /* delta of the Moderators he imagines */
    uint8_t clear, feared;
    double secret; /* of struct newspeak_proposer, */
    double fewer;  /* and how much less of it where there are more than two of them: NS-17.7 */
    double sure;   /* asks if the likeliest place is less likely than this */
    enum newspeak_class hears;
    double heard, kept; /* chance to hear a word; mu */
    double gain;        /* that a question must promise; above 1: it never asks */
    bool draws;         /* the pointer, with chances as m squared */
    bool guesses;       /* points anywhere */
    bool suspects;      /* reckons with dials that follow a habit; */
    bool sharp_ears;    /* and with speech that is meant for a plain listener */
};

/* What the one who proposes a place is going to say in a round. It follows from the round and the message he begins
   with, so that he who was away writes the same. */
struct newspeak_script {
    uint16_t from; /* messages he had said before */
    uint8_t round; /* 0: none yet */
    uint8_t slot, words, word[NSB_CLUES + 1];
    bool veiled[NSB_CLUES + 1];
    uint8_t spare;
};
_Static_assert(sizeof(struct newspeak_script) == 6 + 2 * (NSB_CLUES + 1), "a script has holes");

struct newspeak_memory {
    const struct newspeak_level *level;
    const struct newspeak_facts *facts;
    struct lz_rng rng;
    /* All that is kept here, so that it need not be made for every decision, follows from views: once `laid`, weights
       and odds are those of the places on the table. */
    bool laid;
    struct newspeak_weights weights;
    struct newspeak_odds moderators, partners;
    struct newspeak_script script;
    uint32_t speech_len; /* said with the last decision */
    char speech[LZ_SPEECH + 1];
    struct newspeak_odds *imagined; /* scratch, while he decides */
    struct newspeak_listener listener;
};

/* Purposes of chance. */
enum newspeak_draws { NSP_EARS = 1, NSP_SET, NSP_CODE, NSP_PLAN, NSP_WORDS, NSP_DIAL, NSP_POINT, NSP_STEP };

static inline struct lz_move newspeak_move(const struct newspeak_view *v, enum newspeak_verb verb, int args, int arg) {
    struct lz_move move = { .seat = v->seen.seat, .verb = (uint8_t)verb, .args = (uint8_t)args };
    move.arg[0] = (int16_t)arg;
    return move;
}

static inline bool newspeak_waited(const struct newspeak_view *v) { return v->seen.wait >> v->seen.seat & 1; }
/* NS-1.4. The seat's team has an option to name, and this is the best where nobody else has named one: what another has
   named is named too, and a name that differs from it is changed, as often as one may, so that they come to an end.
   Nothing if there is nothing to do. */
void newspeak_name(const struct newspeak_view *, enum newspeak_verb, int best, struct lz_move *);

/* From 0 to 1, 1 not included. */
double newspeak_chance(struct lz_rng *);
/* Any of the slots in play. */
int newspeak_any_slot(const struct newspeak_open *, struct lz_rng *);

/* Each leaves the move alone if the seat has nothing to do. */
void newspeak_dissident(struct newspeak_memory *, const struct newspeak_view *, struct lz_move *);
/* TALK, and where the dial goes after it. */
void newspeak_converse(struct newspeak_memory *, const struct newspeak_view *, struct lz_move *);
int newspeak_dial(struct newspeak_memory *, const struct newspeak_view *);
void newspeak_moderator(struct newspeak_memory *, const struct newspeak_view *, struct lz_move *);

/* What a Moderator makes of a round. */
void newspeak_believe(const struct newspeak_memory *, const struct newspeak_open *, int round, struct newspeak_guess *);

/* What a Moderator bot believed when it pointed, the likeliest first, from a memory that was begun with the bot's key
   and has noticed what its seat saw: so a replay can ask it. False if there was no such round (from 1 on). */
bool newspeak_recall(void *memory, const struct newspeak_open *, int round, struct newspeak_hypothesis top[NSB_TOP]);

#endif
