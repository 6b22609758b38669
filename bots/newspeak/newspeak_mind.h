/* What the bots of NewSpeak reckon with (NS-17), all of it pure: how likely a speaker is to say a word
   (newspeak_odds.c), what a listener makes of the words (newspeak_belief.c), what a Dissident could say
   (newspeak_propose.c) and choose (newspeak_choose.c), and the sentences around it (newspeak_utter.c).
   Symbols of the rules: code c, place l (here the slot it lies in), code-word j, what was heard E. */
#ifndef NEWSPEAK_MIND_H
#define NEWSPEAK_MIND_H

#include "games/newspeak/newspeak_view.h"

enum { NSB_CELLS = NS_CODES * NS_SLOTS };

/* NS-17.1: w(l, what j means in c), by word and then by c * NS_SLOTS + l, so that a word is one run of numbers. */
struct newspeak_weights {
    uint8_t codes, words;
    uint8_t blank[NS_CODES]; /* the word without a meaning; NS_NONE: there is none */
    uint8_t weight[NS_WORDS][NSB_CELLS];
};
int newspeak_weight(const struct newspeak_facts *, int place, int meaning);
/* Of the places on the table; the set must be chosen and the layout dealt. */
void newspeak_weigh(const struct newspeak_facts *, const struct newspeak_open *, struct newspeak_weights *);

/* NS-17.2: how a speaker is thought to choose his words. */
struct newspeak_speaker {
    double decoys, blanks; /* delta, beta */
};
static const struct newspeak_speaker newspeak_to_moderators = { .25, .5 }, newspeak_to_partners = { .10, 0 };

/* P(j | c,l) and its logarithm. */
struct newspeak_odds {
    uint8_t codes, words;
    float p[NS_WORDS][NSB_CELLS], log[NS_WORDS][NSB_CELLS];
};
void newspeak_odds(const struct newspeak_weights *, struct newspeak_speaker, struct newspeak_odds *);

/* newspeak_belief.c (NS-17.5). What a listener goes by. */
struct newspeak_heard {
    const struct newspeak_odds *odds;
    const double *prior; /* pi, by code */
    const double *e;     /* E, by word */
    uint16_t in_play;    /* slots, bits */
};
struct newspeak_guess {
    double q[NSB_CELLS], m[NS_SLOTS]; /* of code and slot, of slots alone */
};
void newspeak_guess(const struct newspeak_heard *, struct newspeak_guess *);
/* What partners make of it, who know the code: a(l). */
void newspeak_decode(const struct newspeak_heard *, int code, double a[NS_SLOTS]);
/* The largest, the lowest slot of several; NS_NONE if all are nothing. */
int newspeak_likeliest(const double m[NS_SLOTS]);
/* An answer was given: what it excludes is nothing from now on. All stays as it was if it excludes everything. */
void newspeak_exclude(double m[NS_SLOTS], uint16_t left);
uint16_t newspeak_within(int slot, int radius);

struct newspeak_query {
    uint8_t slot, radius;
    double value; /* how likely the best guess is to be right after the answer */
};
/* The best that one of these tokens can ask; value 0 if there is none. */
struct newspeak_query newspeak_question(const double m[NS_SLOTS], uint16_t tokens);

/* Words of a speaker whose dial was shown: every code gets its likelihood. Not normalised. */
void newspeak_unmask(const struct newspeak_odds *, const double e[NS_WORDS], int slot, double prior[NS_CODES]);
void newspeak_normalise_prior(double prior[NS_CODES], int codes);
/* Some of what was learned is forgotten: pi becomes mu pi + (1 - mu) / K. */
void newspeak_forget(double prior[NS_CODES], int codes, double kept);
void newspeak_card_used(double prior[NS_CODES], int codes, const struct newspeak_card *);
double newspeak_entropy(const double prior[NS_CODES], int codes); /* bits */

enum { NSB_TOP = 5 };
struct newspeak_hypothesis {
    uint8_t code, slot;
    float chance;
};
/* The likeliest first; codes and slots in order where they are equal. */
void newspeak_top(const struct newspeak_guess *, int codes, struct newspeak_hypothesis top[NSB_TOP]);

/* newspeak_propose.c (NS-17.6). What a Dissident goes by who proposes a place. */
enum { NSB_CLUES = 4 }; /* words of a proposal, at most, the decoy not among them */
struct newspeak_proposer {
    const struct newspeak_weights *weights;
    const struct newspeak_odds *partners, *moderators; /* as he imagines them */
    const double *prior;                               /* theirs */
    const uint8_t *status;
    uint8_t code;
    uint8_t least, most;   /* words of a proposal; */
    uint8_t room;          /* and with the decoy */
    uint8_t clear, feared; /* exponents: how surely partners, how surely Moderators take the likeliest */
    bool strays;           /* any word that does not fit may be the decoy, not the blank alone */
    float secret;          /* worth of a code that is still hidden when the place is known */
};
struct newspeak_proposal {
    uint8_t slot, words, word[NSB_CLUES], decoy; /* NS_NONE: no decoy */
    float a, q, h, s, u;
};
typedef void newspeak_visit(void *to, const struct newspeak_proposal *);
void newspeak_propose(const struct newspeak_proposer *, newspeak_visit *, void *to);

/* newspeak_choose.c: boards are tried with the domino that would follow. */
int newspeak_dominoes(const uint8_t status[NS_SLOTS], int slot); /* slots more that are Hacked if this one is */
/* PICKD, PICKM: the Neutral slot that is best to Hack, to Moderate or to remove. */
int newspeak_pick(const uint8_t status[NS_SLOTS], enum newspeak_status becomes);
/* Where Viktor's filter does least harm; NS_NONE: no slot is Neutral. */
int newspeak_filter(const uint8_t status[NS_SLOTS]);
/* IDS: the best of the free cards. */
int newspeak_id(const struct newspeak_facts *, const uint8_t held[NS_DISSIDENTS], int dissidents, int seats);
/* VOTE: a card, or NS_NO_CARD. */
struct newspeak_choice {
    const struct newspeak_facts *facts;
    const struct newspeak_open *open;
    const uint8_t *held;
    const double *prior;
    uint8_t code;
};
int newspeak_vote(const struct newspeak_choice *);

#endif
