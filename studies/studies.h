/* The parts that games bring to a balance study: what each counts and writes. */
#ifndef STUDIES_H
#define STUDIES_H

#include "sim/study.h"

extern const struct sim_study_game balance_lies, balance_newspeak, balance_swamp;

#endif
