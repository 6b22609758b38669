/* A listener of NewSpeak: what each Dissident's words sounded like in each round, gathered from public events alone,
   and what follows from it for codes and places (NS-17.3, NS-17.5). The bots hold one; a replay may hold another, for
   the belief is a function of it and of what everybody knows. */
#ifndef NEWSPEAK_LISTEN_H
#define NEWSPEAK_LISTEN_H

#include "bots/newspeak/newspeak_hear.h"
#include "bots/newspeak/newspeak_mind.h"
#include "bots/newspeak/newspeak_spoken.h"

enum { NSL_KNOWN = 4096 };

/* It is copied whole into memories, which are compared by their bytes: so no byte of it is padding. */
struct newspeak_hearing {
    double chance;            /* that a word is heard at all */
    struct lz_rng rng;        /* for that chance; unused if it is 1 */
    enum newspeak_class most; /* the weakest class that is heard */
    uint32_t spare;
};
_Static_assert(sizeof(struct newspeak_hearing) == 8 + sizeof(struct lz_rng) + 8, "a hearing has holes");

struct newspeak_listener {
    const struct newspeak_facts *facts;
    const struct lore *lore; /* or NULL */
    struct newspeak_hearing hearing;
    uint8_t set, round; /* set: NS_NONE before it is told; round: from 1 on */
    bool learned;       /* what the lore has beside the code-words: only words of people need it */
    uint64_t words_met;
    /* Of this round: messages of each, and whose was the first of weight, as which of his own. */
    uint16_t said[NS_DISSIDENTS], lead_from;
    uint8_t lead;   /* NS_NONE: nobody's yet */
    uint32_t knows; /* how many marks are in `known` */
    double e[NS_ROUNDS][NS_DISSIDENTS][NS_WORDS];
    uint32_t known[NSL_KNOWN];   /* marks of all words that bots say, but for code-words and covers they mean nothing */
    struct newspeak_words words; /* of the set */
    struct newspeak_spoken spoken;
};

void newspeak_listen_begin(struct newspeak_listener *, const struct newspeak_facts *, const struct lore *,
                           struct newspeak_hearing);
/* Any event that its seat has seen; talk, sets and rounds matter. */
void newspeak_listen(struct newspeak_listener *, const struct lz_event *);

/* Is there anything in it? */
bool newspeak_has_said(const double e[NS_WORDS]);
/* E of a round, of all but one Dissident (NS_NONE: of all). */
void newspeak_said(const struct newspeak_listener *, int round, int but, double e[NS_WORDS]);

/* What a listener believes. */
struct newspeak_belief {
    const struct newspeak_open *open;
    const struct newspeak_listener *listener;
    const struct newspeak_odds *odds;
    double kept; /* mu: how much is kept of what a reveal has taught */
};
/* pi when a round begins: after all reveals and cards before it. */
void newspeak_prior_at(const struct newspeak_belief *, int round, double prior[NS_CODES]);
uint16_t newspeak_in_play_at(const struct newspeak_open *, int round);
/* Slots that were in play in that round and that no answer of that round has excluded. */
uint16_t newspeak_left_at(const struct newspeak_open *, int round);
/* Q and m of a round, after its words and answers. */
void newspeak_guess_at(const struct newspeak_belief *, int round, struct newspeak_guess *);

/* The likeliest explanations of a round for one who listens well and forgets nothing: for replays. False before the
   places are laid out. */
bool newspeak_explained(const struct newspeak_open *, const struct newspeak_listener *, int round,
                        struct newspeak_hypothesis top[NSB_TOP]);

#endif
