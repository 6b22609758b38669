/* The words for positions of Lizards!, for the rule scripts; linked into the checker only. */
#ifndef SWAMP_RIG_H
#define SWAMP_RIG_H

#include "games/swamp/swamp_state.h"
#include "tests/rules/rig.h"

enum { SWAMP_RIG_WORDS = 25 };
extern const struct rig_word swamp_rig_words[SWAMP_RIG_WORDS];

/* What the rig keeps while a case runs. */
struct swamp_rig {
    uint8_t keeps_order; /* lists of orders stay as they were laid */
    uint8_t settled;
    uint8_t ground;               /* the terrain of hexes that were not named */
    uint8_t clan;                 /* of the last word */
    lz_seats bare;                /* seats that get no home */
    uint8_t named[SW_HEXES / 8];  /* hexes the script has named */
    uint8_t spoken[SW_HEXES / 8]; /* those of the last word: what its print speaks of */
};
_Static_assert(sizeof(struct swamp_rig) <= SCRIPT_MEMORY, "it is kept in the script's memory");

static inline struct swamp_rig *swamp_rig_of(struct script *s) { return script_memory(s); }

#endif
