/* Positions of Conspiracy! for the rule scripts: all of it is the kit's. */
#include "games/conspiracy/conspiracy.h"
#include "tests/rules/rigs/rummy_rig.h"

extern const struct rig conspiracy_rig;

const struct rig conspiracy_rig = {
    .game = &conspiracy_game,
    .words = rummy_rig_words,
    .word_count = RUMMY_RIG_WORDS,
    .deck = 'c',
    .help = rummy_rig_help,
    .clear = rummy_rig_clear,
    .turn = rummy_rig_turn,
    .settle = rummy_rig_settle,
    .random = rummy_rig_random,
    .audit = rummy_rig_audit,
};
