/* The rigs there are: one for each game whose positions scripts can place. */
#include "tests/rules/runner/rig.h"

extern const struct rig conspiracy_rig, duel_rig, legends_rig, lies_rig, newspeak_rig, pig_rig, swamp_rig;

const struct rig *const rigs[] = { &conspiracy_rig, &duel_rig, &legends_rig, &lies_rig,
                                   &newspeak_rig,   &pig_rig,  &swamp_rig };
const uint32_t rigs_count = sizeof rigs / sizeof rigs[0];
