/* The rigs there are: one for each game whose positions scripts can place. */
#include "tests/rules/rig.h"

extern const struct rig pig_rig;

const struct rig *const rigs[] = { &pig_rig };
const uint32_t rigs_count = sizeof rigs / sizeof rigs[0];
