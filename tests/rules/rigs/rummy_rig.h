/* The words for positions of both sister games, for the rule scripts; linked into the checker only. */
#ifndef RUMMY_RIG_H
#define RUMMY_RIG_H

#include "tests/rules/runner/rig.h"

enum { RUMMY_RIG_WORDS = 42 };
extern const struct rig_word rummy_rig_words[RUMMY_RIG_WORDS];
extern const char rummy_rig_help[];

void rummy_rig_clear(struct script *, void *state);
/* DRAW, MAIN and LAST can be placed; every other question arises by playing the card that asks it. */
bool rummy_rig_turn(struct script *, void *state, int seat, int phase);
bool rummy_rig_settle(struct script *, void *state);
bool rummy_rig_random(struct script *, const void *state, const struct lz_move *, struct lz_text word, uint32_t *roll);
bool rummy_rig_audit(struct script *, const void *state, struct lz_why *);

#endif
