/* What is counted in games of NewSpeak, for the study of its balance. */
#ifndef BALANCE_NEWSPEAK_H
#define BALANCE_NEWSPEAK_H

#include "studies/studies.h"
#include "games/newspeak/newspeak_view.h"

/* Who plays whom: every level against every level, and three that know less than they should. */
enum { LEVELS = 3, PAIRINGS = LEVELS * LEVELS + 3, TABLES = 4, SETTINGS = TABLES * PAIRINGS };
enum { VERSUS_GUESSER = LEVELS * LEVELS, VERSUS_DEAF, MUTES };
struct newspeak_pairing {
    const char *dissidents, *moderators;
};
extern const struct newspeak_pairing newspeak_pairings[PAIRINGS];
static inline int setting_at(int seats, int pairing) { return (seats - 3) * PAIRINGS + pairing; }
static inline int versus(int dissident, int moderator) { return dissident * LEVELS + moderator; }

enum { CHANCE_UNIT = 1000000 };

/* Whole numbers of one width, so that two of these are added without looking at what they mean. */
struct newspeak_setting {
    uint64_t games, won; /* won: by the Dissidents */
    uint64_t rounds, outcome[NS_OUTCOMES];
    uint64_t agreed, by_chance; /* rounds with a majority of dials; as many as dials at random would give, in
                                   millionths */
    uint64_t questions, dominoes, shifts;
    uint64_t card[NS_CARDS];
};

struct newspeak_counts {
    struct newspeak_setting setting[SETTINGS];
};
_Static_assert(sizeof(struct newspeak_counts) % sizeof(uint64_t) == 0, "counts have holes");

/* The game that is being played. */
struct newspeak_now {
    uint8_t setting, dissidents, in_play, resolving; /* resolving: outcome settled, what turns now are dominoes */
    uint8_t shown, dial[NS_DISSIDENTS];
    uint8_t rounds;
};

struct newspeak_tally {
    struct newspeak_counts counts;
    struct sim_spread length[TABLES]; /* rounds, normal against normal */
    struct newspeak_now now;
};

void balance_newspeak_write(const struct sim_findings *, struct sim_page *);

#endif
