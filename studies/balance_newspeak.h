/* What is counted in games of NewSpeak, for the study of its balance. */
#ifndef BALANCE_NEWSPEAK_H
#define BALANCE_NEWSPEAK_H

#include "studies/studies.h"
#include "games/newspeak/newspeak_view.h"

/* Who plays whom: every level against every level, and three that know less than they should; without a clock. By each
   of the clocks normal and hard bots play their like. */
enum { LEVELS = 3, PAIRINGS = LEVELS * LEVELS + 3, LIKES = 2, CLOCKS = NS_CLOCK_NONE, TABLES = 4 };
enum { UNTIMED = TABLES * PAIRINGS, SETTINGS = UNTIMED + CLOCKS * TABLES * LIKES };
enum { VERSUS_GUESSER = LEVELS * LEVELS, VERSUS_DEAF, MUTES };
struct newspeak_pairing {
    const char *dissidents, *moderators;
};
extern const struct newspeak_pairing newspeak_pairings[PAIRINGS];
static inline int setting_at(int seats, int pairing) { return (seats - 3) * PAIRINGS + pairing; }
static inline int versus(int dissident, int moderator) { return dissident * LEVELS + moderator; }
/* Of a level, from 1 on, against its like; the clock is NS_CLOCK_LIVE, _CORR or _NONE. */
static inline int setting_by(int clock, int seats, int level) {
    return clock == NS_CLOCK_NONE ? setting_at(seats, versus(level, level))
                                  : UNTIMED + (clock * TABLES + seats - 3) * LIKES + level - 1;
}

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
