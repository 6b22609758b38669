/* A Moderator who does not know what he listens to (NS-17.5), and keeps three explanations in mind. */
#ifndef NEWSPEAK_SUSPECT_H
#define NEWSPEAK_SUSPECT_H

#include "bots/newspeak/newspeak_listen.h"

/* Plain speech, of one who does not mind who listens; sharp, of one who minds the listener of plain speech; or words
   that mean nothing, beside dials that follow a habit. */
enum newspeak_speech { NSS_PLAIN, NSS_SHARP, NSS_HABIT, NSS_KINDS };

struct newspeak_ears {
    struct newspeak_belief plain;
    const struct newspeak_weights *weights;
    const struct newspeak_odds *partners;
    bool sharp; /* he knows that there is sharp speech */
};

/* What he suspects when a round begins. */
struct newspeak_suspicion {
    double chance[NSS_KINDS];
    double pi[NSS_HABIT][NS_CODES]; /* of the codes, if it is so */
};
void newspeak_suspect(const struct newspeak_ears *, int round, struct newspeak_suspicion *);
/* Q and m of a round, after its words and answers: newspeak_guess_at by all three. */
void newspeak_overhear(const struct newspeak_ears *, int round, struct newspeak_guess *);

/* newspeak_habit.c: where they dial next if they dial by a habit, whatever they say. */
void newspeak_habit(const struct newspeak_open *, int round, double chance[NS_SLOTS]);
/* The slot that most dialled in a round; NS_NONE if nobody set a dial of his own. */
int newspeak_dialled(const struct newspeak_open *, int round);

#endif
