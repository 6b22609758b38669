/* The words for positions of NewSpeak, for the rule scripts; linked into the checker only. */
#ifndef NEWSPEAK_RIG_H
#define NEWSPEAK_RIG_H

#include "games/newspeak/newspeak_inner.h"
#include "tests/rules/runner/rig.h"

enum { NEWSPEAK_RIG_WORDS = 45 };
extern const struct rig_word newspeak_rig_words[NEWSPEAK_RIG_WORDS];

/* What the rig keeps while a case runs. */
struct newspeak_rig {
    bool begins;  /* the state begins now: settle sets its alarm */
    bool talking; /* the script said whose turn it is to talk */
};
_Static_assert(sizeof(struct newspeak_rig) <= SCRIPT_MEMORY, "it is kept in the script's memory");

static inline struct newspeak_rig *newspeak_rig_of(struct script *s) { return script_memory(s); }

/* For printf("%.*s"). */
#define SPAN(text) (int)(text).len, (text).at

/* The state of a round begins; its alarm is set when the position is settled. */
void newspeak_rig_enter(struct script *, struct newspeak_state *, enum newspeak_phase);
/* From the first round on the code was the same. */
void newspeak_rig_round(struct script *, struct newspeak_state *, int round);

/* ---- newspeak_rig_board.c: boards and the position line of NS-14.2; what follows from a board alone. */
#define NEWSPEAK_RIG_PLACED(name) \
    bool newspeak_rig_place_##name(struct script *, void *state, int seat, struct lz_text value); \
    void newspeak_rig_print_##name(struct script *, const void *state, int seat, struct lz_writer *)
NEWSPEAK_RIG_PLACED(board);
NEWSPEAK_RIG_PLACED(line);
NEWSPEAK_RIG_PLACED(cards);
NEWSPEAK_RIG_PLACED(dials);
#undef NEWSPEAK_RIG_PLACED
#define NEWSPEAK_RIG_FOUND(name) \
    bool newspeak_rig_find_##name(struct script *, const void *state, int seat, struct lz_text *value, \
                                  struct lz_writer *)
NEWSPEAK_RIG_FOUND(adjacent);
NEWSPEAK_RIG_FOUND(distance);
NEWSPEAK_RIG_FOUND(within);
NEWSPEAK_RIG_FOUND(outcome_of);
NEWSPEAK_RIG_FOUND(domino);
NEWSPEAK_RIG_FOUND(won_by);
NEWSPEAK_RIG_FOUND(next_code);
#undef NEWSPEAK_RIG_FOUND

#endif
